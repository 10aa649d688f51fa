// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view_commands.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QKeyEvent>
#include <QMenu>

#include "core/base/error.h"
#include "widgets/mnemonic.h"

namespace rankloom::ui {

void ViewCommands::addSection(const QString& group, const std::vector<ViewCommand>& commands)
{
    for (const ViewCommand& command : commands) {
        auto* action = new QAction(command.text, &m_view);
        action->setObjectName(QLatin1String(command.id));
        action->setIconText(withoutMnemonic(command.text));
        action->setShortcuts(command.keys);
        action->setShortcutContext(Qt::WidgetShortcut); // of menus, which never have the focus
        QObject::connect(action, &QAction::triggered, &m_view, command.run);
        m_entries.push_back({action, group, command.refresh});
    }
    m_ends.push_back(m_entries.size());
}

void ViewCommands::refresh()
{
    for (const Entry& entry : m_entries) {
        entry.action->setEnabled(true);
        if (entry.refresh)
            entry.refresh(*entry.action);
    }
}

void ViewCommands::disable()
{
    for (const Entry& entry : m_entries)
        entry.action->setEnabled(false);
}

void ViewCommands::fill(QMenu& menu, std::size_t section) const
{
    for (std::size_t i = section == 0 ? 0 : m_ends[section - 1]; i < m_ends[section]; ++i)
        menu.addAction(m_entries[i].action);
}

void ViewCommands::fill(QMenu& menu) const
{
    for (std::size_t section = 0; section < m_ends.size(); ++section) {
        if (!menu.isEmpty())
            menu.addSeparator();
        fill(menu, section);
    }
}

QAction* ViewCommands::find(const char* id) const
{
    const auto found = std::ranges::find_if(
        m_entries, [id](const Entry& entry) { return entry.action->objectName() == QLatin1String(id); });
    RANKLOOM_ASSERT(found != m_entries.end());
    return found->action;
}

QAction* ViewCommands::find(const QKeyEvent& pressed) const
{
    const auto bound = [&](Qt::KeyboardModifiers held) -> QAction* {
        const QKeySequence keys(QKeyCombination(held, static_cast<Qt::Key>(pressed.key())));
        const auto found = std::ranges::find_if(
            m_entries, [&](const Entry& entry) { return entry.action->shortcuts().contains(keys); });
        return found == m_entries.end() ? nullptr : found->action;
    };
    const Qt::KeyboardModifiers held = pressed.modifiers() & ~Qt::KeypadModifier;
    if (QAction* exact = bound(held))
        return exact;
    // On many keyboards a sign takes Shift.
    const bool sign = pressed.key() < Qt::Key_Escape && !QChar(pressed.key()).isLetter();
    return sign && held.testFlag(Qt::ShiftModifier) ? bound(held & ~Qt::ShiftModifier) : nullptr;
}

std::function<void(QAction&)> enabledIf(std::function<bool()> is)
{
    return [is = std::move(is)](QAction& action) { action.setEnabled(is()); };
}

std::function<void(QAction&)> checkedIf(std::function<bool()> is)
{
    return [is = std::move(is)](QAction& action) {
        action.setCheckable(true);
        action.setChecked(is());
    };
}

QString withKeys(const QString& text, const QAction& action)
{
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    return keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys);
}

} // namespace rankloom::ui
