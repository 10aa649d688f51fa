// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/row_table.h"

#include <algorithm>
#include <array>

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPointer>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/foreign_text.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr int kMostRows = 8; ///< that are seen at once
constexpr int kCellPadding = 9; ///< px beside the text of a cell together
constexpr int kRowPadding = 8; ///< px above and below the text of a row together

QString typedIn(const QWidget* editor)
{
    if (const auto* box = qobject_cast<const QComboBox*>(editor))
        return box->currentText();
    return static_cast<const QLineEdit*>(editor)->text();
}

} // namespace

class RowTable::Model : public QAbstractTableModel {
public:
    Model(const std::vector<RowColumn>& columns, QObject* parent)
        : QAbstractTableModel(parent), m_columns(columns)
    {
    }

    void columnsChanged()
    {
        beginResetModel();
        endResetModel();
    }

    /// Rows come and go at the end, so that the current cell and an open editor stay.
    void refresh(int rows)
    {
        if (rows > m_rows) {
            beginInsertRows({}, m_rows, rows - 1);
            m_rows = rows;
            endInsertRows();
        } else if (rows < m_rows) {
            beginRemoveRows({}, rows, m_rows - 1);
            m_rows = rows;
            endRemoveRows();
        }
        if (m_rows > 0)
            Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, columnCount({}) - 1));
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent) const override
    {
        return parent.isValid() ? 0 : m_rows;
    }
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
    }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        const RowColumn& column = m_columns[static_cast<std::size_t>(index.column())];
        switch (role) {
        case Qt::DisplayRole:
            return column.text ? column.text(index.row()) : QString();
        case Qt::EditRole:
            return column.typed ? column.typed(index.row())
                : column.text   ? column.text(index.row())
                                : QString();
        case Qt::CheckStateRole:
            return column.checked && editable(index)
                ? QVariant(column.checked(index.row()) ? Qt::Checked : Qt::Unchecked)
                : QVariant();
        case Qt::ToolTipRole: {
            const QString tip = column.tip ? column.tip(index.row()) : QString();
            return tip.isEmpty() ? markupTip(column.help) : plainTip(tip);
        }
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(
                Qt::Alignment((column.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
        default:
            return {};
        }
    }

    bool setData(const QModelIndex& index, const QVariant& value, int role) override
    {
        const RowColumn& column = m_columns[static_cast<std::size_t>(index.column())];
        if (role == Qt::CheckStateRole && column.checked && editable(index)) {
            column.take(index.row(), value.toInt() == Qt::Checked ? QStringLiteral("1") : QString());
            return true;
        }
        if (role != Qt::EditRole || column.checked || !editable(index))
            return false;
        const QString typed = value.toString();
        if (typed == data(index, Qt::EditRole).toString()
            || (column.problem && !column.problem(index.row(), typed).isEmpty()))
            return false;
        column.take(index.row(), typed);
        return true;
    }

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation != Qt::Horizontal || section < 0 || section >= columnCount({}))
            return {};
        const RowColumn& column = m_columns[static_cast<std::size_t>(section)];
        if (role == Qt::DisplayRole)
            return column.title;
        if (role == Qt::ToolTipRole)
            return column.help;
        if (role == Qt::TextAlignmentRole)
            return QVariant::fromValue(
                Qt::Alignment((column.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
        return {};
    }

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override
    {
        Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
        const RowColumn& column = m_columns[static_cast<std::size_t>(index.column())];
        if (editable(index))
            flags |= column.checked ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable;
        return flags;
    }

    [[nodiscard]] QString problem(const QModelIndex& index, const QString& typed) const
    {
        const RowColumn& column = m_columns[static_cast<std::size_t>(index.column())];
        // What is there already is never a problem: the person only looked.
        return !column.problem || typed == data(index, Qt::EditRole).toString()
            ? QString()
            : column.problem(index.row(), typed);
    }

private:
    [[nodiscard]] bool editable(const QModelIndex& index) const
    {
        const RowColumn& column = m_columns[static_cast<std::size_t>(index.column())];
        return column.take && (!column.editable || column.editable(index.row()));
    }

    const std::vector<RowColumn>& m_columns;
    int m_rows = 0;
};

/// Editors that keep what cannot be taken, and say why while it is typed.
class RowTable::Delegate : public QStyledItemDelegate {
public:
    explicit Delegate(RowTable& table) : QStyledItemDelegate(&table), m_table(table) { }

    /// Boxes to tick are drawn here: the style's have no outline on dark ground.
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QVariant state = index.data(Qt::CheckStateRole);
        if (state.isNull())
            return QStyledItemDelegate::paint(painter, option, index);
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        const QStyle* style = m_table.style();
        const QRectF box = style->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &cell, cell.widget);
        cell.features &= ~QStyleOptionViewItem::HasCheckIndicator;
        style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
        const bool on = state.toInt() == Qt::Checked;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(mutedText(option.palette), 1));
        painter->setBrush(on ? option.palette.brush(QPalette::Highlight) : QBrush(Qt::NoBrush));
        painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
        if (on) {
            painter->setPen(QPen(option.palette.color(QPalette::HighlightedText), 2));
            const auto at = [&box](double x, double y) {
                return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
            };
            const std::array<QPointF, 3> tick {at(0.25, 0.5), at(0.45, 0.72), at(0.78, 0.3)};
            painter->drawPolyline(tick.data(), static_cast<int>(tick.size()));
        }
        painter->restore();
    }

    QWidget* createEditor(
        QWidget* parent, const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const override
    {
        const RowColumn& column = m_table.m_columns[static_cast<std::size_t>(index.column())];
        m_table.setProblem({});
        m_index = index;
        if (column.choices) {
            auto* box = new QComboBox(parent);
            m_editor = box;
            box->addItems(column.choices());
            box->setAccessibleName(column.title);
            auto* self = const_cast<Delegate*>(this); // Qt's editors are made by const functions
            connect(box, &QComboBox::activated, self, [self, box] {
                Q_EMIT self->commitData(box);
                Q_EMIT self->closeEditor(box);
            });
            return box;
        }
        auto* edit = new QLineEdit(parent);
        m_editor = edit;
        edit->setAccessibleName(column.title);
        edit->setFrame(false);
        edit->setAlignment(column.number ? Qt::AlignRight : Qt::AlignLeft);
        if (column.completions) {
            auto* completer = new QCompleter(column.completions(), edit);
            completer->setCaseSensitivity(Qt::CaseInsensitive);
            completer->setFilterMode(Qt::MatchContains);
            completer->setMaxVisibleItems(12);
            edit->setCompleter(completer);
            // The list of proposals keeps Return to itself: choosing one, or none of them, ends the editing.
            completer->popup()->installEventFilter(const_cast<Delegate*>(this));
            connect(completer, qOverload<const QString&>(&QCompleter::activated), edit,
                [edit] { pressReturn(edit); });
        }
        // What may become a proposal is no problem yet.
        connect(edit, &QLineEdit::textChanged, &m_table, [this, edit] {
            const QCompleter* proposals = edit->completer();
            const bool begun = proposals != nullptr && proposals->completionCount() > 0;
            m_table.setProblem(begun ? QString() : m_table.m_model->problem(m_index, edit->text()));
        });
        return edit;
    }

    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        // A refresh while somebody types must not take away what is typed.
        if (editor->property("begun").toBool())
            return;
        editor->setProperty("begun", true);
        const QString text = index.data(Qt::EditRole).toString();
        if (auto* box = qobject_cast<QComboBox*>(editor))
            box->setCurrentText(text);
        else
            static_cast<QLineEdit*>(editor)->setText(text);
    }

    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override
    {
        if (!m_table.m_model->problem(index, typedIn(editor)).isEmpty())
            return;
        // Later: what is taken may remove the row, and with it an editor that is still being closed.
        QMetaObject::invokeMethod(
            &m_table,
            [model, at = QPersistentModelIndex(index), typed = typedIn(editor)] {
                if (at.isValid())
                    model->setData(at, typed, Qt::EditRole);
            },
            Qt::QueuedConnection);
    }

    bool eventFilter(QObject* object, QEvent* event) override
    {
        if (const auto* proposals = qobject_cast<QAbstractItemView*>(object)) {
            const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
            const bool ends = key == Qt::Key_Return || key == Qt::Key_Enter;
            if (!ends || proposals->currentIndex().isValid() || !m_editor)
                return false;
            qobject_cast<QWidget*>(object)->hide();
            pressReturn(m_editor);
            return true;
        }
        const auto* editor = qobject_cast<QWidget*>(object);
        if (editor != nullptr && event->type() == QEvent::KeyPress) {
            const int key = static_cast<QKeyEvent*>(event)->key();
            const bool ends =
                key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab || key == Qt::Key_Backtab;
            if (key == Qt::Key_Escape) {
                m_table.setProblem({});
                QMetaObject::invokeMethod(&m_table, &RowTable::cancelled, Qt::QueuedConnection);
            }
            if (ends) {
                const QString problem = m_table.m_model->problem(m_index, typedIn(editor));
                m_table.setProblem(problem);
                if (!problem.isEmpty())
                    return true;
            }
        }
        return QStyledItemDelegate::eventFilter(object, event);
    }

    [[nodiscard]] bool isOpen() const { return m_editor != nullptr; }
    [[nodiscard]] bool isOpenAt(const QModelIndex& index) const { return m_editor && m_index == index; }

    void destroyEditor(QWidget* editor, const QModelIndex& index) const override
    {
        if (m_editor == editor)
            m_editor = nullptr;
        QStyledItemDelegate::destroyEditor(editor, index);
    }

private:
    static void pressReturn(QWidget* editor)
    {
        QCoreApplication::postEvent(editor, new QKeyEvent(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier));
    }

    RowTable& m_table;
    mutable QPersistentModelIndex m_index; ///< whose editor is open
    mutable QPointer<QWidget> m_editor;
};

RowTable::RowTable(QWidget* parent)
    : QWidget(parent)
    , m_model(new Model(m_columns, this))
    , m_delegate(new Delegate(*this))
    , m_view(new QTableView(this))
    , m_empty(new QLabel(this))
    , m_addButton(new QToolButton(this))
    , m_removeButton(new QToolButton(this))
    , m_words(new QLabel(this))
{
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_delegate);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
        | QAbstractItemView::AnyKeyPressed | QAbstractItemView::SelectedClicked);
    m_view->setTabKeyNavigation(false);
    m_view->setShowGrid(false);
    m_view->setAlternatingRowColors(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setWordWrap(false);
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->horizontalHeader()->setMinimumSectionSize(20);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->installEventFilter(this);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_words->setWordWrap(true);
    for (QLabel* label : {m_empty, m_words}) {
        QSizePolicy policy = label->sizePolicy();
        policy.setHeightForWidth(false);
        label->setSizePolicy(policy);
    }
    m_addButton->setText(QStringLiteral("+"));
    m_removeButton->setText(QStringLiteral("−"));
    auto* line = new QHBoxLayout;
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(2);
    line->addWidget(m_words, 1, Qt::AlignTop);
    for (QToolButton* button : {m_addButton, m_removeButton}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->hide();
        line->addWidget(button, 0, Qt::AlignTop);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_empty);
    column->addWidget(m_view);
    column->addLayout(line);
    connect(m_addButton, &QToolButton::clicked, this, [this] { m_add(); });
    connect(m_removeButton, &QToolButton::clicked, this, &RowTable::removeCurrent);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &RowTable::updateButtons);
    fit();
}

void RowTable::setColumns(std::vector<RowColumn> columns)
{
    m_columns = std::move(columns);
    m_model->columnsChanged();
    m_view->horizontalHeader()->setSectionResizeMode(stretching(), QHeaderView::Stretch);
    fit();
}

int RowTable::stretching() const
{
    const auto at = std::ranges::find_if(m_columns, &RowColumn::stretches);
    return at == m_columns.end() ? 0 : static_cast<int>(at - m_columns.begin());
}

void RowTable::setAdd(const QString& help, std::function<void()> add)
{
    m_add = std::move(add);
    m_addButton->setToolTip(plainTip(help));
    m_addButton->setAccessibleName(help);
    m_addButton->show();
}

void RowTable::setRemove(const QString& help, std::function<void(int)> remove, std::function<bool(int)> may)
{
    m_remove = std::move(remove);
    m_mayRemove = std::move(may);
    m_removeButton->setToolTip(plainTip(help));
    m_removeButton->setAccessibleName(help);
    m_removeButton->show();
    updateButtons();
}

void RowTable::setEmptyText(const QString& text)
{
    m_empty->setText(text);
    fit();
}

void RowTable::refresh(int rows)
{
    m_model->refresh(rows);
    fit();
    updateButtons();
}

int RowTable::rowCount() const { return m_model->rowCount({}); }

int RowTable::currentRow() const { return m_view->currentIndex().row(); }

void RowTable::edit(int row, int column)
{
    const QModelIndex index = m_model->index(row, column);
    if (!index.isValid() || m_delegate->isOpenAt(index))
        return;
    m_view->setFocus();
    m_view->setCurrentIndex(index);
    if (index.flags().testFlag(Qt::ItemIsEditable))
        m_view->edit(index);
}

void RowTable::setRemark(const QString& remark)
{
    m_remark = remark;
    showWords();
}

void RowTable::setProblem(const QString& problem)
{
    if (problem == m_problem)
        return;
    m_problem = problem;
    showWords();
    if (!problem.isEmpty()) {
        QAccessibleEvent event(m_words, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

QString RowTable::words() const { return m_words->text(); }

void RowTable::setHelp(const QString& accessibleName, const QString& help)
{
    m_view->setAccessibleName(accessibleName);
    m_view->setWhatsThis(help);
}

void RowTable::showWords()
{
    m_words->setText(m_problem.isEmpty() ? m_remark : m_problem);
    m_words->setAccessibleName(m_words->text());
    QPalette palette = QApplication::palette(m_words);
    palette.setColor(QPalette::WindowText, m_problem.isEmpty() ? mutedText(palette) : alarmColor(palette));
    m_words->setPalette(palette);
    fitWords();
}

void RowTable::updateButtons()
{
    m_removeButton->setEnabled(m_mayRemove && currentRow() >= 0 && m_mayRemove(currentRow()));
}

void RowTable::removeCurrent()
{
    const int row = currentRow();
    if (row < 0 || !m_mayRemove || !m_mayRemove(row))
        return;
    setProblem({});
    m_remove(row);
    if (rowCount() > 0)
        m_view->setCurrentIndex(
            m_model->index(std::min(row, rowCount() - 1), std::max(0, m_view->currentIndex().column())));
}

void RowTable::fit()
{
    const int rowHeight = fontMetrics().height() + kRowPadding;
    m_view->verticalHeader()->setMinimumSectionSize(rowHeight);
    m_view->verticalHeader()->setDefaultSectionSize(rowHeight);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (static_cast<int>(i) == stretching())
            continue;
        const int title = m_view->horizontalHeader()->fontMetrics().horizontalAdvance(m_columns[i].title);
        const int text = fontMetrics().averageCharWidth() * m_columns[i].letters;
        m_view->setColumnWidth(static_cast<int>(i), std::max(title, text) + kCellPadding);
    }
    const int rows = rowCount();
    m_view->setFixedHeight(m_view->horizontalHeader()->sizeHint().height()
        + std::min(rows, kMostRows) * rowHeight + 2 * m_view->frameWidth());
    const bool explain = rows == 0 && !m_empty->text().isEmpty();
    m_empty->setVisible(explain);
    m_view->setVisible(!explain);
    fitWords();
    setFocusProxy(explain ? static_cast<QWidget*>(m_addButton) : m_view);
}

void RowTable::fitWords()
{
    // Forms deal out the heights of wrapped labels wrongly where several change at once.
    const int beside = 2 * m_addButton->sizeHint().width() + 6;
    const auto fitTo = [](QLabel* label, int width) {
        label->setFixedHeight(std::max(label->heightForWidth(std::max(width, 40)), 0));
    };
    fitTo(m_words, width() - beside);
    fitTo(m_empty, width());
}

void RowTable::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitWords();
}

bool RowTable::eventFilter(QObject* watched, QEvent* event)
{
    // Keys that an editor does not want arrive here, too.
    if (watched == m_view && event->type() == QEvent::KeyPress && !m_delegate->isOpen()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Insert && m_add) {
            m_add();
            return true;
        }
        if ((key == Qt::Key_Delete || key == Qt::Key_Backspace) && m_remove) {
            removeCurrent();
            return true;
        }
        const QModelIndex index = m_view->currentIndex();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && index.flags().testFlag(Qt::ItemIsEditable)) {
            m_view->edit(index);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void RowTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
    if (event->type() == QEvent::PaletteChange)
        showWords();
    QWidget::changeEvent(event);
}

} // namespace rankloom::ui
