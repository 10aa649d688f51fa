// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recovery/recovery_panel.h"

#include <algorithm>

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "widgets/flow_layout.h"
#include "widgets/picture_view.h"
#include "widgets/recovery/recovery_words.h"
#include "widgets/table_dialog.h"

namespace rankloom::ui {

namespace {

constexpr int kLeastRows = 4; ///< that are seen without scrolling

QLabel* makeWords(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    return label;
}

} // namespace

RecoveryPanel::RecoveryPanel(QWidget* parent) : QWidget(parent)
{
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(makeEmpty());
    m_pages->addWidget(makeTable());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);
    setRecoveries(nullptr);
}

QWidget* RecoveryPanel::makeEmpty()
{
    auto* page = new QWidget(m_pages);
    m_why = makeWords(page);
    m_why->setAlignment(Qt::AlignCenter);
    auto* board = new QPushButton(tr("Go to the board"), page);
    board->setAutoDefault(true);
    connect(board, &QPushButton::clicked, this, &RecoveryPanel::boardRequested);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(12, 12, 12, 12);
    column->addStretch(1);
    column->addWidget(m_why);
    column->addWidget(board, 0, Qt::AlignHCenter);
    column->addStretch(1);
    return page;
}

QWidget* RecoveryPanel::makeTable()
{
    auto* page = new QWidget(m_pages);
    m_headline = makeWords(page);
    QFont bold = m_headline->font();
    bold.setBold(true);
    m_headline->setFont(bold);
    m_remark = makeWords(page);
    m_sorted = new QSortFilterProxyModel(this);
    m_sorted->setSortRole(Qt::EditRole);
    m_table = new QTableView(page);
    m_table->setAccessibleName(tr("Ways to go on"));
    m_table->setModel(m_sorted);
    makeRowsChoosable(*m_table);
    m_table->sortByColumn(PolicyTable::Goodput, Qt::DescendingOrder);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 4);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setMinimumSectionSize(20);
    m_table->setMinimumHeight(m_table->horizontalHeader()->sizeHint().height()
        + kLeastRows * m_table->verticalHeader()->defaultSectionSize());
    m_table->installEventFilter(this);
    m_details = makeWords(page);
    m_adoptNew = new QPushButton(tr("Adopt as new plan"), page);
    m_adoptNew->setToolTip(tr("Add what this policy leaves as a plan of its own (Return)"));
    m_adopt = new QPushButton(tr("Change this plan"), page);
    m_adopt->setToolTip(tr("Make the plan on screen what this policy leaves (Shift+Return)"));
    auto* buttons = new FlowLayout;
    buttons->setSpacing(6);
    for (QPushButton* button : {m_adoptNew, m_adopt}) {
        button->setAutoDefault(true);
        buttons->addWidget(button);
    }
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(6, 4, 6, 4);
    column->setSpacing(4);
    column->addWidget(m_headline);
    column->addWidget(m_remark);
    column->addWidget(m_table, 1);
    column->addWidget(m_details);
    column->addLayout(buttons);
    connect(m_table, &QTableView::doubleClicked, this, [this] { adopt(AdoptAs::NewPlan); });
    connect(m_adoptNew, &QPushButton::clicked, this, [this] { adopt(AdoptAs::NewPlan); });
    connect(m_adopt, &QPushButton::clicked, this, [this] { adopt(AdoptAs::ThisPlan); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (m_filling)
            return;
        showChosen();
        Q_EMIT chosenChanged(chosen());
    });
    return page;
}

void RecoveryPanel::setRecoveries(ShownRecoveries recoveries, const QString& why)
{
    const bool hadNone = !m_recoveries;
    const int before = chosen();
    m_recoveries = std::move(recoveries);
    m_stale = false;
    m_headline->setEnabled(true);
    m_details->setEnabled(true);
    m_filling = true;
    QAbstractItemModel* old = m_sorted->sourceModel();
    m_model = new PolicyTable(m_recoveries, m_sorted);
    m_sorted->setSourceModel(m_model);
    delete old;
    m_filling = false;
    m_why->setText(!why.isEmpty()
            ? why
            : tr("Nothing is marked as failed.\nOn the board, click what fails, draw a box around it, or "
                 "press F "
                 "for a GPU, Shift+F for its node, R for its rack; or add it to the list on the left."));
    m_pages->setCurrentIndex(m_recoveries ? 1 : 0);
    if (!m_recoveries) {
        Q_EMIT chosenChanged(-1);
        return;
    }
    if (hadNone)
        fitColumns();
    const Recovery* best = m_recoveries->best();
    const auto bestIndex = best != nullptr ? static_cast<int>(best - m_recoveries->policies.data()) : 0;
    choose(before >= 0 && !hadNone && before < m_sorted->rowCount() ? before : bestIndex);
}

/// As wide as their words and figures; Qt would leave room for the sign of the order in every head.
void RecoveryPanel::fitColumns()
{
    QFont bold = m_table->font();
    bold.setBold(true); // the best row
    const QFontMetrics metrics(bold);
    constexpr int kPadding = 12;
    constexpr int kOrder = 8; // what its sign needs beyond the padding
    constexpr int kMostLetters = 24; // of words: the rest is told on hover
    for (int column = 0; column < PolicyTable::ColumnCount - 1; ++column) {
        int width = m_table->horizontalHeader()->fontMetrics().horizontalAdvance(
                        m_model->headerData(column, Qt::Horizontal).toString())
            + kOrder;
        for (int row = 0; row < m_model->rowCount(); ++row)
            width = std::max(width, metrics.horizontalAdvance(m_model->index(row, column).data().toString()));
        m_table->setColumnWidth(
            column, std::min(width, kMostLetters * metrics.averageCharWidth()) + kPadding);
    }
}

void RecoveryPanel::setHeadline(const QString& headline, const QString& remark)
{
    m_headline->setText(headline);
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
}

void RecoveryPanel::setStale(bool stale)
{
    m_stale = stale;
    m_model->setStale(stale);
    m_headline->setEnabled(!stale);
    m_details->setEnabled(!stale);
    showChosen();
}

QString RecoveryPanel::headline() const { return m_headline->text(); }

QString RecoveryPanel::details() const { return m_details->text(); }

int RecoveryPanel::chosen() const
{
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() ? m_sorted->mapToSource(current).row() : -1;
}

void RecoveryPanel::choose(int policy)
{
    const QModelIndex row = m_sorted->mapFromSource(m_model->index(policy, 0));
    if (!row.isValid())
        return;
    m_filling = true;
    m_table->setCurrentIndex(row);
    m_filling = false;
    showChosen();
    Q_EMIT chosenChanged(policy);
}

void RecoveryPanel::showChosen()
{
    const int policy = chosen();
    const bool any = m_recoveries && policy >= 0;
    const Recovery* r = any ? &m_recoveries->policies[static_cast<std::size_t>(policy)] : nullptr;
    m_details->setText(r != nullptr ? recoveryDetails(*r) : QString());
    const bool adoptable = r != nullptr && r->plan && !m_stale;
    m_adoptNew->setEnabled(adoptable);
    m_adopt->setEnabled(adoptable);
}

void RecoveryPanel::adopt(AdoptAs as)
{
    const int policy = chosen();
    if (!m_recoveries || policy < 0 || m_stale)
        return;
    const Recovery& r = m_recoveries->policies[static_cast<std::size_t>(policy)];
    if (r.plan) {
        Q_EMIT adoptRequested(policy, as);
        return;
    }
    Q_EMIT refused(tr("%1 cannot go on: there is nothing to adopt.").arg(policyName(r.policy)));
}

bool RecoveryPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<const QKeyEvent*>(event);
        if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
            adopt(adoptBy(key.modifiers()));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace rankloom::ui
