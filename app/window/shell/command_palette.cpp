// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/command_palette.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPointer>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

#include "widgets/mnemonic.h"

namespace rankloom::ui {

namespace {

constexpr int kActionRole = Qt::UserRole + 1;
constexpr int kEntryRole = kActionRole + 1;
constexpr int kNameRole = kEntryRole + 1; ///< the menu and the command, without its keys
constexpr int kPlaceRole = kNameRole + 1; ///< among what is found; none where it is not
constexpr int kWidth = 560;
constexpr int kHeight = 380;

QString plainText(const QAction& action)
{
    return withoutMnemonic(action.text()).remove(QStringLiteral("…"));
}

/// How well a command answers to what was typed, best first.
enum Match { BeginsWords, Initials, Within, InitialsOfPath, No };

/// The first letters of the words.
QString initialsOf(const QString& name)
{
    QString out;
    bool inWord = false;
    for (const QChar letter : name) {
        const bool belongs = letter.isLetterOrNumber();
        if (belongs && !inWord)
            out += letter;
        inWord = belongs || (inWord && letter == u'\'');
    }
    return out;
}

bool beginsWord(const QString& text, const QString& part)
{
    for (qsizetype at = text.indexOf(part, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(part, at + 1, Qt::CaseInsensitive))
        if (at == 0 || !text[at - 1].isLetterOrNumber())
            return true;
    return false;
}

/// Of one word: "cp" are the initials of "Critical path".
Match matchOf(const QString& text, const QString& name, const QString& part)
{
    if (beginsWord(text, part))
        return BeginsWords;
    const QString command = name.mid(name.lastIndexOf(QStringLiteral(" › ")) + 1);
    if (part.size() > 1 && initialsOf(command).startsWith(part, Qt::CaseInsensitive))
        return Initials;
    if (text.contains(part, Qt::CaseInsensitive))
        return Within;
    return part.size() > 1 && initialsOf(name).contains(part, Qt::CaseInsensitive) ? InitialsOfPath : No;
}

} // namespace

CommandPalette::CommandPalette(QWidget* window)
    : QFrame(window)
    , m_edit(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_nothing(new QLabel(tr("No command that is possible now has these words."), this))
    , m_model(new QStandardItemModel(this))
    , m_proxy(new QSortFilterProxyModel(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setObjectName(QStringLiteral("commandPalette"));
    setAccessibleName(tr("Commands"));
    m_edit->setPlaceholderText(tr("Type what you want to do"));
    m_edit->setAccessibleName(tr("Find a command"));
    m_edit->setClearButtonEnabled(true);
    m_edit->installEventFilter(this);
    m_list->setAccessibleName(tr("Matching commands"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setEditTriggers(QListView::NoEditTriggers);
    m_list->setUniformItemSizes(true);
    m_proxy->setSourceModel(m_model);
    m_proxy->setFilterRole(kPlaceRole);
    m_proxy->setSortRole(kPlaceRole);
    m_proxy->setFilterRegularExpression(QStringLiteral("."));
    m_proxy->setDynamicSortFilter(false);
    m_list->setModel(m_proxy);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_edit);
    column->addWidget(m_list);
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setObjectName(QStringLiteral("nothingFound"));
    column->addWidget(m_nothing, 1);
    connect(m_edit, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_list, &QListView::clicked, this, &CommandPalette::runCurrent);
    hide();
}

void CommandPalette::open(const std::vector<Entry>& entries)
{
    m_model->clear();
    m_entries = entries;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Entry& entry = m_entries[i];
        if (!entry.action->isEnabled() || entry.action->isSeparator() || entry.action->menu())
            continue;
        QString text = plainText(*entry.action);
        if (!entry.path.isEmpty())
            text = entry.path + QStringLiteral(" › ") + text;
        const QString name = text;
        if (!entry.action->shortcut().isEmpty())
            text += QStringLiteral("    ") + entry.action->shortcut().toString(QKeySequence::NativeText);
        auto* item = new QStandardItem(text);
        item->setData(QVariant::fromValue<QObject*>(entry.action), kActionRole);
        item->setData(static_cast<int>(i), kEntryRole);
        item->setData(name, kNameRole);
        m_model->appendRow(item);
    }
    if (!isVisible())
        m_home = QApplication::focusWidget();
    m_edit->clear();
    filter({});
    const QRect area = parentWidget()->rect();
    const int width = std::min(kWidth, area.width() - 40);
    setGeometry((area.width() - width) / 2, 60, width, std::min(kHeight, area.height() - 100));
    show();
    raise();
    m_edit->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::filter(const QString& words)
{
    // Every word somewhere, in any order; the best matches first, equal ones in the order of the menus.
    const QStringList parts = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const int rows = m_model->rowCount();
    for (int row = 0; row < rows; ++row) {
        QStandardItem* item = m_model->item(row);
        Match match = BeginsWords;
        for (const QString& part : parts)
            match = std::max(match, matchOf(item->text(), item->data(kNameRole).toString(), part));
        item->setData(match == No ? QVariant() : QVariant(match * rows + row), kPlaceRole);
    }
    m_proxy->invalidate();
    m_proxy->sort(0);
    m_list->setCurrentIndex(m_proxy->index(0, 0));
    const bool nothing = m_proxy->rowCount() == 0;
    m_list->setHidden(nothing);
    m_nothing->setVisible(nothing);
    m_edit->setAccessibleDescription(nothing ? m_nothing->text() : QString());
}

void CommandPalette::runCurrent()
{
    const QModelIndex index = m_list->currentIndex();
    const QPointer<QAction> action = qobject_cast<QAction*>(index.data(kActionRole).value<QObject*>());
    if (!action)
        return; // nothing was found: the words stay to be mended
    const Entry entry = m_entries[static_cast<std::size_t>(index.data(kEntryRole).toInt())];
    hide();
    if (entry.before)
        entry.before();
    else
        goBack();
    if (action)
        action->trigger();
}

void CommandPalette::goBack()
{
    (m_home && m_home->isVisible() ? m_home.data() : parentWidget())->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::collect(const QMenu& menu, const Entry& pattern, std::vector<Entry>& entries)
{
    const QList<QAction*> actions = menu.actions();
    for (QAction* action : actions) {
        if (action->isSeparator())
            continue;
        Entry entry = pattern;
        entry.action = action;
        const QMenu* sub = action->menu();
        if (!sub) {
            entries.push_back(entry);
            continue;
        }
        const QString title = plainText(*action);
        entry.path = pattern.path.isEmpty() ? title : pattern.path + QStringLiteral(" › ") + title;
        if (action->isEnabled())
            collect(*sub, entry, entries);
    }
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut && isVisible() && !m_list->underMouse()) {
        hide();
    } else if (event->type() == QEvent::ShortcutOverride) {
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
            event->accept();
            return true;
        }
    } else if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        switch (key->key()) {
        case Qt::Key_Escape:
            hide();
            goBack();
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            runCurrent();
            return true;
        case Qt::Key_Up:
        case Qt::Key_Down: {
            const int step = key->key() == Qt::Key_Up ? -1 : 1;
            const int row =
                std::clamp(m_list->currentIndex().row() + step, 0, std::max(0, m_proxy->rowCount() - 1));
            m_list->setCurrentIndex(m_proxy->index(row, 0));
            return true;
        }
        default:
            break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace rankloom::ui
