// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/keys.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QCoreApplication>

#include "app/settings/settings.h"
#include "app/window/shell/actions.h"
#include "app/window/shell/views.h"
#include "widgets/mnemonic.h"
#include "widgets/picture_view.h"
#include "widgets/presentation/presentation_view.h"

namespace rankloom::ui {

namespace {

struct KeyWords {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Keys)
};

/// Undo and Redo say in a menu what they would undo now; what the key is for stays the same.
QString nameOf(const QAction& action)
{
    const QString id = action.objectName();
    return id == QLatin1String("edit.undo") ? KeyWords::tr("Undo")
        : id == QLatin1String("edit.redo")  ? KeyWords::tr("Redo")
                                            : withoutMnemonic(action.text());
}

} // namespace

QList<QKeySequence> Keys::Command::keys() const
{
    const auto living = std::ranges::find_if(actions, [](const auto& action) { return action != nullptr; });
    return living == actions.end() ? usual : (*living)->shortcuts();
}

/// Where the keyboard is in one of these views, both may be meant.
bool Keys::Command::competesWith(const Command& other) const
{
    return id != other.id
        && (views.empty() || other.views.empty()
            || std::ranges::find_first_of(views, other.views) != views.end());
}

Keys::Keys(Settings& settings, const Actions& menus, const Views& views) : m_settings(settings)
{
    for (const CommandPalette::Entry& entry : menus.all())
        if (!entry.action->objectName().isEmpty()) // else a file of this person
            add({entry.action->objectName(), entry.path, nameOf(*entry.action), entry.action->shortcuts(),
                {entry.action}, {}, entry.action->objectName().startsWith(QLatin1String("show."))});
    for (const Views::Named& picture : views.pictures())
        take(*picture.view);
    take(PresentationView()); // what can be done in a talk, before there is one
}

void Keys::take(const PictureView& view)
{
    for (const ViewCommands::Entry& entry : view.commands())
        add({entry.action->objectName(), entry.group, entry.action->iconText(), entry.action->shortcuts(),
            {entry.action}, {&view}});
}

void Keys::add(Command command)
{
    Command* known = find(command.id);
    if (known) {
        known->actions.push_back(command.actions.front());
        known->views.insert(known->views.end(), command.views.begin(), command.views.end());
    } else {
        m_commands.push_back(command);
    }
    if (const std::optional<QString> kept = m_settings.keys(command.id); kept && !command.fixed)
        command.actions.front()->setShortcut(QKeySequence(*kept, QKeySequence::PortableText));
}

Keys::Command* Keys::find(const QString& id)
{
    const auto found = std::ranges::find(m_commands, id, &Command::id);
    return found == m_commands.end() ? nullptr : &*found;
}

QString Keys::refusal(const Command& command, const QKeySequence& keys) const
{
    if (keys.isEmpty())
        return {};
    const Qt::KeyboardModifiers held = keys[0].keyboardModifiers();
    if (held.testFlag(Qt::MetaModifier)
        || (held.testFlag(Qt::ControlModifier) && held.testFlag(Qt::AltModifier)))
        return KeyWords::tr("Desktops have keys with Ctrl+Alt or the Windows key for themselves.");
    const bool function = keys[0].key() >= Qt::Key_F1 && keys[0].key() <= Qt::Key_F35;
    if (command.views.empty() && !function && (held & (Qt::ControlModifier | Qt::AltModifier)) == 0)
        return KeyWords::tr("A command of the window needs Ctrl, Alt or a function key: others are typed.");
    for (const Command& other : m_commands)
        if (command.competesWith(other) && other.keys().contains(keys))
            return KeyWords::tr("%1 is the key of “%2 › %3”.")
                .arg(keys.toString(QKeySequence::NativeText), other.path, other.name);
    return {};
}

QString Keys::choose(const QString& id, const QKeySequence& keys)
{
    Command* command = find(id);
    // Of several presses the first: nobody knows the others.
    const QKeySequence first = keys.isEmpty() ? keys : QKeySequence(keys[0]);
    if (const QString why = refusal(*command, first); !why.isEmpty())
        return why;
    for (const QPointer<QAction>& action : command->actions)
        if (action)
            action->setShortcut(first);
    m_settings.setKeys(id, first.toString(QKeySequence::PortableText));
    return {};
}

QString Keys::reset(const QString& id)
{
    const Command* command = find(id);
    for (const QKeySequence& keys : command->usual)
        if (const QString why = refusal(*command, keys); !why.isEmpty())
            return why;
    for (const QPointer<QAction>& action : command->actions)
        if (action)
            action->setShortcuts(command->usual);
    m_settings.setKeys(id, std::nullopt);
    return {};
}

} // namespace rankloom::ui
