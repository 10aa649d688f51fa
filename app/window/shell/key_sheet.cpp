// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/key_sheet.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QVBoxLayout>

#include "app/window/shell/keys.h"

namespace rankloom::ui {

namespace {

constexpr int kIdRole = Qt::UserRole;
constexpr int kChosenRole = Qt::UserRole + 1; ///< a key sequence that was pressed

/// What no command is for: moving about, and the mouse.
std::vector<std::pair<QString, QString>> otherKeys()
{
    return {{KeySheet::tr("Board: move about"), KeySheet::tr("Arrows, Home, End")},
        {KeySheet::tr("Board: pick up and drop a rank; insert it"), KeySheet::tr("Space; Shift+Space")},
        {KeySheet::tr("Board: pick several ranks"), KeySheet::tr("Ctrl+Space")},
        {KeySheet::tr("Timeline: pan"), KeySheet::tr("Arrows, Page Up, Page Down")},
        {KeySheet::tr("Timeline: walk over passes and bubbles"), KeySheet::tr("Enter, then arrows")},
        {KeySheet::tr("Memory: walk over bars and their parts"), KeySheet::tr("Arrows, Home, End")},
        {KeySheet::tr("Matrix: walk over cells; keep the tip"), KeySheet::tr("Arrows, Home, End; Enter")},
        {KeySheet::tr("Experts on GPUs: pick up and drop an expert"), KeySheet::tr("Space")},
        {KeySheet::tr("Comparison: walk; change the setting"), KeySheet::tr("Arrows; Enter")},
        {KeySheet::tr("Presentation: turn pages; a page; end"),
            KeySheet::tr("Arrows, Space, Backspace; 1 to 9; Escape")},
        {KeySheet::tr("Mouse, board: pan; zoom"), KeySheet::tr("drag beside the nodes; wheel")},
        {KeySheet::tr("Mouse, board: move a rank; a whole node"), KeySheet::tr("drag it; drag its header")},
        {KeySheet::tr("Mouse, timeline: pan; zoom; measure; everything"),
            KeySheet::tr("drag; wheel; Shift+drag; double click")},
        {KeySheet::tr("Mouse, panels: one alone in the window, and back"),
            KeySheet::tr("double click on its tab or title")},
        {KeySheet::tr("Mouse, any view: what can be done with it"), KeySheet::tr("right button")}};
}

QString keysText(const Keys::Command& command)
{
    return QKeySequence::listToString(command.keys(), QKeySequence::NativeText)
        .replace(QStringLiteral("; "), QStringLiteral(", "));
}

/// Takes the next key that is pressed.
class KeyEditor : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(
        QWidget* parent, const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const override
    {
        auto* field = new QLineEdit(parent);
        field->setReadOnly(true);
        field->setPlaceholderText(KeySheet::tr("Press a key"));
        field->setAccessibleName(field->placeholderText());
        return field;
    }
    void setEditorData(QWidget* /*editor*/, const QModelIndex& /*index*/) const override { }
    void setModelData(QWidget* /*editor*/, QAbstractItemModel* model, const QModelIndex& index) const override
    {
        model->setData(index, QVariant::fromValue(m_pressed), kChosenRole);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride) {
            event->accept();
            return true;
        }
        if (event->type() != QEvent::KeyPress)
            return QStyledItemDelegate::eventFilter(watched, event);
        auto* field = static_cast<QWidget*>(watched);
        const QKeyCombination pressed = static_cast<QKeyEvent*>(event)->keyCombination();
        constexpr std::array kHeld {Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt, Qt::Key_AltGr, Qt::Key_Meta};
        if (std::ranges::find(kHeld, pressed.key()) != kHeld.end())
            return true;
        if (pressed.key() != Qt::Key_Escape) {
            m_pressed = QKeyCombination(pressed.keyboardModifiers() & ~Qt::KeypadModifier, pressed.key());
            Q_EMIT commitData(field);
        }
        Q_EMIT closeEditor(field);
        return true;
    }

private:
    QKeySequence m_pressed;
};

} // namespace

KeySheet::KeySheet(Keys& keys, QWidget* parent)
    : QDialog(parent), m_keys(keys), m_table(new QTableWidget(0, 2, this)), m_refusal(new QLabel(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keyboard Shortcuts"));
    auto* filter = new QLineEdit(this);
    filter->setPlaceholderText(tr("Find a command or a key"));
    filter->setAccessibleName(filter->placeholderText());
    filter->setClearButtonEnabled(true);
    m_table->setHorizontalHeaderLabels({tr("What"), tr("Keys")});
    m_table->setAccessibleName(windowTitle());
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_table->setSelectionBehavior(QTableWidget::SelectRows);
    m_table->setEditTriggers(QTableWidget::DoubleClicked | QTableWidget::EditKeyPressed);
    m_table->setItemDelegateForColumn(1, new KeyEditor(m_table));
    m_refusal->setText(tr("Double click on a key, or F2, and press another one."));
    m_refusal->setWordWrap(true);
    auto* none = new QPushButton(tr("&No Key"), this);
    auto* usual = new QPushButton(tr("&Usual Keys"), this);
    for (QPushButton* button : {none, usual})
        button->setAutoDefault(false); // Enter is for what is looked for
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_refusal, 1);
    foot->addWidget(none);
    foot->addWidget(usual);
    auto* column = new QVBoxLayout(this);
    column->addWidget(filter);
    column->addWidget(m_table);
    column->addLayout(foot);
    fill();
    connect(filter, &QLineEdit::textChanged, this, &KeySheet::filter);
    connect(m_table, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem* item) { take(*item); });
    connect(none, &QPushButton::clicked, this, [this] { change({}); });
    connect(usual, &QPushButton::clicked, this, [this] { change(std::nullopt); });
    resize(800, 560);
}

void KeySheet::fill()
{
    const auto add = [this](const QString& what, const QString& keys, const QString& id) {
        const int row = m_table->rowCount();
        m_table->insertRow(row);
        auto* name = new QTableWidgetItem(what);
        name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        m_table->setItem(row, 0, name);
        auto* key = new QTableWidgetItem(keys);
        key->setData(kIdRole, id);
        key->setFlags(id.isEmpty() ? name->flags() : name->flags() | Qt::ItemIsEditable);
        m_table->setItem(row, 1, key);
    };
    for (const Keys::Command& command : m_keys.commands())
        add(command.path + QStringLiteral(" › ") + command.name, keysText(command),
            command.fixed ? QString() : command.id);
    for (const auto& [what, keys] : otherKeys())
        add(what, keys, {});
}

void KeySheet::filter(const QString& wanted)
{
    for (int row = 0; row < m_table->rowCount(); ++row)
        m_table->setRowHidden(row,
            !m_table->item(row, 0)->text().contains(wanted, Qt::CaseInsensitive)
                && !m_table->item(row, 1)->text().contains(wanted, Qt::CaseInsensitive));
}

void KeySheet::take(const QTableWidgetItem& edited)
{
    const QVariant pressed = edited.data(kChosenRole);
    if (!pressed.isValid())
        return;
    m_table->setCurrentItem(m_table->item(edited.row(), 1));
    change(pressed.value<QKeySequence>());
}

void KeySheet::change(const std::optional<QKeySequence>& keys)
{
    const int row = m_table->currentRow();
    QTableWidgetItem* item = row < 0 ? nullptr : m_table->item(row, 1);
    const QString id = item ? item->data(kIdRole).toString() : QString();
    if (id.isEmpty())
        return;
    m_refusal->setText(keys ? m_keys.choose(id, *keys) : m_keys.reset(id));
    const QSignalBlocker blocker(m_table);
    item->setData(kChosenRole, QVariant());
    item->setText(keysText(*std::ranges::find(m_keys.commands(), id, &Keys::Command::id)));
}

} // namespace rankloom::ui
