// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/host_table.h"

#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTimer>

#include <algorithm>

#include "widgets/foreign_text.h"

namespace rankloom::ui {

namespace {

/// Shows a choice as the closed box it opens as.
class NodeDelegate : public QStyledItemDelegate {
public:
    NodeDelegate(HostModel& model, QObject* parent) : QStyledItemDelegate(parent), m_model(model) { }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionComboBox box;
        box.rect = option.rect.adjusted(1, 1, -1, -1);
        box.palette = option.palette;
        box.fontMetrics = option.fontMetrics;
        box.direction = option.direction;
        box.state = QStyle::State_Enabled | (option.state & QStyle::State_HasFocus);
        box.currentText = index.data(Qt::DisplayRole).toString();
        painter->save();
        painter->setFont(option.font);
        const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
        style->drawComplexControl(QStyle::CC_ComboBox, &box, painter, option.widget);
        style->drawControl(QStyle::CE_ComboBoxLabel, &box, painter, option.widget);
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QSize text = QStyledItemDelegate::sizeHint(option, index);
        return {text.width() + 40, text.height() + 10};
    }

    QWidget* createEditor(
        QWidget* parent, const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const override
    {
        auto* box = new QComboBox(parent);
        box->setModel(m_model.choices());
        box->setMaxVisibleItems(16);
        box->setAccessibleName(index.siblingAtColumn(0).data(Qt::DisplayRole).toString());
        auto* self = const_cast<NodeDelegate*>(this); // Qt's editors are made by const functions
        connect(box, &QComboBox::activated, self, [self, box] {
            Q_EMIT self->commitData(box);
            Q_EMIT self->closeEditor(box);
            // The list that opened had the focus, not the box: the view does not take it back by itself.
            if (auto* view = qobject_cast<QWidget*>(self->parent()))
                view->setFocus();
        });
        // After the view has placed it.
        QTimer::singleShot(0, box, &QComboBox::showPopup);
        return box;
    }

    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        const int choice = m_model.choice(index.row());
        const int likeliest = index.data(Qt::UserRole).toInt();
        static_cast<QComboBox*>(editor)->setCurrentIndex((choice >= 0 ? choice : likeliest) + 1);
    }

    void setModelData(QWidget* editor, QAbstractItemModel* /*model*/, const QModelIndex& index) const override
    {
        m_model.choose(index.row(), static_cast<QComboBox*>(editor)->currentIndex() - 1);
    }

private:
    HostModel& m_model;
};

} // namespace

HostModel::HostModel(QObject* parent) : QAbstractTableModel(parent) { }

void HostModel::setHosts(const HostMapping& hosts, const std::vector<std::string>& nodes)
{
    beginResetModel();
    m_rows.clear();
    m_nodes = nodes;
    for (const HostRow& host : hosts.rows()) {
        const bool called = host.match == HostMatch::Adopted
            || (host.match == HostMatch::Name && host.host == m_nodes[static_cast<std::size_t>(host.node)]);
        // Of a topology only those that may be nodes: it knows many machines that are none.
        const bool foreign =
            host.optional && host.match == HostMatch::Unknown && !isNetworkAddress(host.host);
        if (called || foreign)
            continue;
        const int choice = host.match == HostMatch::LeftOut ? kLeftOut : host.node >= 0 ? host.node : kOpen;
        m_rows.push_back({host, choice, false});
    }
    std::stable_partition(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.host.isOpen(); });
    QStringList choices {tr("Leave out")};
    for (const std::string& node : m_nodes)
        choices.append(QString::fromStdString(node));
    m_choices.setStringList(choices);
    endResetModel();
}

int HostModel::openCount() const
{
    return static_cast<int>(std::ranges::count_if(
        m_rows, [](const Row& row) { return row.choice == kOpen && !row.host.optional; }));
}

void HostModel::leaveOutOpen()
{
    for (int row = 0; row < rowCount(); ++row)
        if (choice(row) == kOpen)
            choose(row, kLeftOut);
}

HostAnswers HostModel::answers() const
{
    HostAnswers answers;
    for (const Row& row : m_rows)
        if (row.choice != kOpen && (row.chosen || row.host.match != HostMatch::Name))
            answers[row.host.host] =
                row.choice >= 0 ? m_nodes[static_cast<std::size_t>(row.choice)] : std::string();
    return answers;
}

void HostModel::choose(int row, int choice)
{
    Row& chosen = m_rows[static_cast<std::size_t>(row)];
    chosen.choice = choice;
    chosen.chosen = true;
    Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
}

QString HostModel::textOf(int choice) const
{
    return choice >= 0       ? QString::fromStdString(m_nodes[static_cast<std::size_t>(choice)])
        : choice == kLeftOut ? tr("Leave out")
                             : tr("Choose a node…");
}

QString HostModel::reason(const Row& row) const
{
    if (row.chosen)
        return tr("chosen now");
    switch (row.host.match) {
    case HostMatch::Name:
    case HostMatch::Adopted:
        return tr("same name");
    case HostMatch::Answered:
    case HostMatch::LeftOut:
        return tr("remembered from an earlier import");
    case HostMatch::Guess:
        return tr("a guess: please check");
    case HostMatch::Ambiguous: {
        QStringList names;
        for (const int node : row.host.candidates)
            names.append(textOf(node));
        return tr("may be %1").arg(names.join(QStringLiteral(", ")));
    }
    case HostMatch::Unknown:
        break;
    }
    return row.host.optional ? tr("an address; without a node its figures are only kept")
                             : tr("no node is called so");
}

int HostModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int HostModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : 3; }

QVariant HostModel::data(const QModelIndex& index, int role) const
{
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool undecided = row.choice == kOpen && !row.host.optional;
    if (role == Qt::UserRole)
        return row.host.candidates.empty() ? kLeftOut : row.host.candidates.front();
    if (role == Qt::FontRole && undecided && index.column() == kNodeColumn) {
        QFont font = QApplication::font();
        font.setBold(true);
        return font;
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
        return {};
    const QString words = index.column() == 0 ? QString::fromStdString(row.host.host)
        : index.column() == kNodeColumn       ? textOf(row.choice)
        : undecided                           ? QString(QStringLiteral("⚠ ") + reason(row))
                                              : reason(row);
    return role == Qt::ToolTipRole ? plainTip(words) : words;
}

QVariant HostModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    return section == 0 ? tr("Host in the file") : section == kNodeColumn ? tr("Node here") : tr("Why");
}

Qt::ItemFlags HostModel::flags(const QModelIndex& index) const
{
    return QAbstractTableModel::flags(index)
        | (index.column() == kNodeColumn ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

HostTable::HostTable(HostModel& model, QWidget* parent) : QTableView(parent)
{
    setModel(&model);
    setItemDelegateForColumn(HostModel::kNodeColumn, new NodeDelegate(model, this));
    setAccessibleName(tr("Hosts of the file and the nodes they are"));
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 12);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == HostModel::kNodeColumn)
            edit(index);
    });
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        resizeColumnToContents(0);
        setColumnWidth(
            HostModel::kNodeColumn, fontMetrics().horizontalAdvance(QStringLiteral("Choose a node…")) + 80);
        // No taller than its rows: what would change stands below.
        setMaximumHeight(horizontalHeader()->sizeHint().height() + 2 * frameWidth() + 4
            + verticalHeader()->defaultSectionSize() * std::max(1, this->model()->rowCount()));
    });
}

void HostTable::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && currentIndex().isValid())
        edit(currentIndex().siblingAtColumn(HostModel::kNodeColumn));
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        event->ignore(); // for the panel around it
    else
        QTableView::keyPressEvent(event);
}

} // namespace rankloom::ui
