// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/expert_placement_form.h"

#include <algorithm>
#include <limits>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>

#include "app/window/panels/panel_parts.h"
#include "app/window/panels/replica_choice.h"
#include "widgets/fields_layout.h"
#include "widgets/foreign_text.h"
#include "widgets/mnemonic.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr int kFirstMoves = 20'000'000;
constexpr int kFrontPoints = 9;
constexpr double kNoCap = 0.99; ///< below the least cap there is
constexpr double kFirstWithin = 9; ///< MoETuner's set-up (arXiv 2502.06643)
constexpr int kFrontRole = Qt::UserRole + 1;
constexpr int kBest = -1; ///< in place of a method: several are tried

/// An entry that cannot be chosen, and why, or one that can.
void refuseItem(QComboBox& box, int row, const QString& why)
{
    static_cast<QStandardItemModel*>(box.model())->item(row)->setEnabled(false);
    box.setItemData(row, plainTip(why), Qt::ToolTipRole);
}

void offerItem(QComboBox& box, int row, const QString& help)
{
    static_cast<QStandardItemModel*>(box.model())->item(row)->setEnabled(true);
    box.setItemData(row, plainTip(help), Qt::ToolTipRole);
}

QString fanOutHelp()
{
    return ExpertPlacementForm::tr(
        "Fewest different GPUs for the experts of a token, all of them and not only in pairs, while no GPU "
        "exceeds the load limit");
}

} // namespace

ExpertPlacementForm::ExpertPlacementForm(QWidget* parent) : QWidget(parent)
{
    m_method = new QComboBox(this);
    m_method->setObjectName(QStringLiteral("experts.method"));
    addMethods();
    makeLimits();
    makeTokens();
    makeLinks();
    makeSearch();
    constexpr int kFewestLetters = 12;
    for (QComboBox* box : {m_method, m_judge, m_robust, m_links}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kFewestLetters);
    }
    layOut();
    connect(m_method, &QComboBox::currentIndexChanged, this, &ExpertPlacementForm::enableFields);
    connect(m_links, &QComboBox::currentIndexChanged, this, &ExpertPlacementForm::enableFields);
    connect(m_judge, &QComboBox::currentIndexChanged, this,
        [this] { m_wantsUnseen = m_judge->currentData().toBool(); });
    connect(m_run, &QPushButton::clicked, this, &ExpertPlacementForm::runRequested);
    setPossibilities({});
}

void ExpertPlacementForm::addMethods()
{
    const auto add = [this](const QString& name, PlacementMethod method, const QString& help) {
        m_method->addItem(name, static_cast<int>(method));
        m_method->setItemData(m_method->count() - 1, plainTip(help), Qt::ToolTipRole);
    };
    m_method->addItem(tr("Best of several"), kBest);
    m_method->setItemData(0,
        tr("Tries balance, traffic under several load limits and fan-out, and takes the one with the "
           "shortest "
           "step on the tokens that judge"),
        Qt::ToolTipRole);
    add(tr("Traffic under a load limit"), PlacementMethod::Rankloom,
        tr("Fewest changes of GPU between layers while no GPU exceeds the load limit; with a proven bound"));
    add(tr("Front: traffic against balance"), PlacementMethod::Rankloom,
        tr("Placements from the evenest load to the least traffic, to choose from with a slider"));
    m_method->setItemData(m_method->count() - 1, true, kFrontRole);
    add(tr("Balance"), PlacementMethod::Balance,
        tr("Least load of the fullest GPU, replicas allowed; then GPUs renamed for less traffic"));
    add(tr("EPLB (DeepSeek)"), PlacementMethod::Eplb, tr("As published: replicates, then packs"));
    add(tr("ExFlow"), PlacementMethod::ExFlow, tr("Fewest changes of GPU between layers, whatever the load"));
    add(tr("MoETuner"), PlacementMethod::MoeTuner,
        tr("Balanced groups of experts, then the GPUs with the least slowest pair"));
    add(tr("Co-activation"), PlacementMethod::Coactivation,
        tr("Experts of one token together, so that it visits few GPUs"));
    add(tr("Fan-out"), PlacementMethod::FanOut, fanOutHelp());
    add(tr("Round-robin"), PlacementMethod::RoundRobin,
        tr("Expert 0 on GPU 0, expert 1 on GPU 1, and so on"));
    add(tr("Random"), PlacementMethod::Random, tr("For comparison"));
    add(tr("Contiguous"), PlacementMethod::Contiguous, tr("The first experts on the first GPU, and so on"));
}

void ExpertPlacementForm::makeLimits()
{
    m_cap = new QDoubleSpinBox(this);
    m_cap->setObjectName(QStringLiteral("experts.cap"));
    m_cap->setRange(kNoCap, 4);
    m_cap->setSingleStep(0.01);
    m_cap->setSuffix(QStringLiteral("×"));
    m_cap->setSpecialValueText(tr("None"));
    m_cap->setValue(1.05);
    m_replicas = new ReplicaChoice(this);
    m_mostMoved = new QSpinBox(this);
    m_mostMoved->setObjectName(QStringLiteral("experts.mostMoved"));
    m_mostMoved->setRange(-1, kMostMoves);
    m_mostMoved->setSpecialValueText(tr("Any number"));
    m_mostMoved->setValue(-1);
}

void ExpertPlacementForm::makeTokens()
{
    m_judge = new QComboBox(this);
    m_judge->setObjectName(QStringLiteral("experts.judge"));
    m_judge->addItem(tr("Unseen tokens"), true);
    m_judge->setItemData(0,
        tr("Places by the tokens to train with and judges on the others: a placement made for noise shows"),
        Qt::ToolTipRole);
    m_judge->addItem(tr("The same tokens"), false);
    m_judge->setItemData(1, tr("Places by all tokens that are counted, and judges on them"), Qt::ToolTipRole);
    m_robust = new QComboBox(this);
    m_robust->setObjectName(QStringLiteral("experts.robust"));
}

void ExpertPlacementForm::makeLinks()
{
    m_links = new QComboBox(this);
    m_links->setObjectName(QStringLiteral("experts.links"));
    m_links->addItem(tr("All alike"), static_cast<int>(LinkPricing::Equal));
    m_links->setItemData(
        0, tr("Every change of GPU counts the same; MoETuner with equal bandwidths"), Qt::ToolTipRole);
    m_links->addItem(QString(), static_cast<int>(LinkPricing::Bandwidth));
    m_links->addItem(tr("Nodes apart"), static_cast<int>(LinkPricing::Nodes));
    m_within = new QDoubleSpinBox(this);
    m_within->setObjectName(QStringLiteral("experts.within"));
    m_within->setRange(1, 1000);
    m_within->setDecimals(1);
    m_within->setSuffix(QStringLiteral("×"));
    m_within->setValue(kFirstWithin);
}

void ExpertPlacementForm::makeSearch()
{
    m_moves = makeMovesBox(this, kFirstMoves);
    m_moves->setObjectName(QStringLiteral("experts.moves"));
    m_seed = new QSpinBox(this);
    m_seed->setObjectName(QStringLiteral("experts.seed"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(1);
    m_run = new QPushButton(tr("&Place"), this);
    m_run->setObjectName(QStringLiteral("experts.run"));
}

void ExpertPlacementForm::addField(const QString& text, QWidget* field, const QString& help)
{
    auto* label = new QLabel(text, this);
    label->setBuddy(field);
    field->setToolTip(plainTip(help));
    QString name = text;
    field->setAccessibleName(withoutMnemonic(name).remove(u':'));
    static_cast<FieldsLayout*>(layout())->addField(label, field);
}

void ExpertPlacementForm::layOut()
{
    new FieldsLayout(this);
    addField(tr("Me&thod:"), m_method, tr("What is minimised, and by whose rules"));
    addField(tr("Load li&mit:"), m_cap,
        tr("Most load of a GPU over the mean of its layer. 1.05 keeps most of the gain in traffic."));
    addField(tr("&Judge on:"), m_judge,
        tr("The tokens that tell how good a placement is. Load drifts: what is even on the tokens it was "
           "made "
           "for is less so on others."));
    addField(tr("Ro&bust over:"), m_robust,
        tr("What is kept even: the sum of the tokens, or each span of time or each task by itself, so that a "
           "placement also holds when the load drifts"));
    addField(tr("Lin&ks:"), m_links, tr("What a change of GPU counts for"));
    addField(tr("&Within a node:"), m_within,
        tr("How many times the bandwidth between nodes the links within one have"));
    addField(tr("Rep&lace at most:"), m_mostMoved,
        tr("Experts that may come to another GPU than they are on now"));
    addField(tr("&Replicas:"), m_replicas, m_replicas->toolTip());
    addField(
        tr("M&oves:"), m_moves, tr("Exchanges to try. The same number and seed find the same placement."));
    addField(tr("See&d:"), m_seed, tr("Of the random numbers"));
    const QList<QWidget*> order {
        m_method, m_cap, m_judge, m_robust, m_links, m_within, m_mostMoved, m_replicas, m_moves, m_seed};
    for (int i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

void ExpertPlacementForm::setPossibilities(const ExpertPossibilities& possible)
{
    m_possible = possible;
    m_replicas->setSizes(possible.layers, possible.devices);
    showPossibleMethods();
    showParts();
    showLinks();
    enableFields();
}

/// Fan-out is counted on whole tokens, which not every trace has.
void ExpertPlacementForm::showPossibleMethods()
{
    const int row = m_method->findData(static_cast<int>(PlacementMethod::FanOut));
    if (m_possible.tokens)
        offerItem(*m_method, row, fanOutHelp());
    else
        refuseItem(*m_method, row, tr("Needs a trace with the picks of every token; there is none"));
}

void ExpertPlacementForm::showParts()
{
    const QSignalBlocker judge(m_judge);
    m_judge->setItemText(0,
        m_possible.parts ? tr("Unseen tokens (%1)").arg(formatPercent(m_possible.unseenShare))
                         : tr("Unseen tokens"));
    if (m_possible.parts)
        offerItem(*m_judge, 0,
            tr("Places by the tokens to train with and judges on the others: a placement made for noise "
               "shows"));
    else
        refuseItem(*m_judge, 0, tr("Needs a trace that is kept in the project; there is none"));
    m_judge->setCurrentIndex(m_possible.parts && m_wantsUnseen ? 0 : 1);
    const QString chosen = m_robust->currentText();
    m_robust->clear();
    m_robust->addItem(tr("The sum"), 0);
    for (const int count : {4, 8, 16})
        if (m_possible.windows)
            m_robust->addItem(tr("Each of %n spans of time", nullptr, count), count);
    for (const TaskTag& tag : m_possible.tags) {
        QStringList values;
        for (const std::string& value : tag.values)
            values << QString::fromStdString(value);
        const QString key = QString::fromStdString(tag.key);
        m_robust->addItem(tr("Each %1").arg(key), key);
        m_robust->setItemData(
            m_robust->count() - 1, plainTip(values.join(QStringLiteral(", "))), Qt::ToolTipRole);
    }
    m_robust->setCurrentIndex(std::max(0, m_robust->findText(chosen)));
}

void ExpertPlacementForm::showLinks()
{
    m_links->setItemText(1, m_possible.linksMeasured ? tr("As measured") : tr("As assumed"));
    m_links->setItemData(1,
        plainTip(m_possible.linksMeasured
                ? tr("A change of GPU counts for the seconds a byte takes over the measured link; MoETuner "
                     "with "
                     "the mean within nodes and between them")
                : tr(
                    "A change of GPU counts for the seconds a byte takes over the link; nothing was measured "
                    "between these GPUs")),
        Qt::ToolTipRole);
    if (m_possible.nodesApart)
        offerItem(*m_links, 2, tr("A change of node counts more than one within a node, by a factor"));
    else
        refuseItem(*m_links, 2, tr("The GPUs of a group are in one node, or not equally many in each"));
    if (!m_possible.nodesApart && m_links->currentIndex() == 2)
        m_links->setCurrentIndex(0);
}

void ExpertPlacementForm::enableFields()
{
    m_replicas->setEnabled(takesReplicas(method()));
    m_cap->setEnabled(takesCap(method()) && !wantsFront() && !wantsBest());
    m_moves->setEnabled(triesMoves(method()));
    m_seed->setEnabled(triesMoves(method()) || method() == PlacementMethod::Random);
    m_mostMoved->setEnabled(limitsMoved(method()));
    m_robust->setEnabled(limitsMoved(method()) && m_robust->count() > 1);
    m_links->setEnabled(looksAtLinks(method()));
    m_within->setEnabled(
        m_links->isEnabled() && m_links->currentData().toInt() == static_cast<int>(LinkPricing::Nodes));
    m_judge->setEnabled(m_possible.parts);
}

PlacementMethod ExpertPlacementForm::method() const
{
    return wantsBest() ? PlacementMethod::Rankloom
                       : static_cast<PlacementMethod>(m_method->currentData().toInt());
}

bool ExpertPlacementForm::wantsBest() const { return m_method->currentData().toInt() == kBest; }

QString ExpertPlacementForm::methodName() const { return m_method->currentText(); }

bool ExpertPlacementForm::wantsFront() const { return m_method->currentData(kFrontRole).toBool(); }

int ExpertPlacementForm::moves() const { return m_moves->value(); }

void ExpertPlacementForm::fill(ExpertTask& task) const
{
    task.options.method = method();
    if (m_cap->isEnabled() && m_cap->value() >= 1)
        task.options.balanceCap = m_cap->value();
    if (m_mostMoved->isEnabled() && m_mostMoved->value() >= 0)
        task.options.mostMoved = m_mostMoved->value();
    task.options.moves = m_moves->value();
    task.options.seed = static_cast<std::uint64_t>(m_seed->value());
    m_replicas->fill(task);
    task.front = wantsFront() ? kFrontPoints : 0;
    task.best = wantsBest();
    task.parts.judgeUnseen = m_judge->currentData().toBool();
    if (m_robust->isEnabled() && m_robust->currentIndex() > 0) {
        const QVariant over = m_robust->currentData();
        const std::string key = over.toString().toStdString();
        const auto tag = std::ranges::find(m_possible.tags, key, &TaskTag::key);
        if (over.typeId() == QMetaType::Int) {
            task.windows = over.toInt();
        } else if (tag != m_possible.tags.end()) {
            task.parts.taskTag = tag->key;
            task.parts.tasks = tag->values;
        }
    }
    if (m_links->isEnabled())
        task.pricing = static_cast<LinkPricing>(m_links->currentData().toInt());
    task.bandwidthWithin = m_within->value();
}

void ExpertPlacementForm::setRunning(bool running)
{
    m_run->setText(withoutMnemonic(running ? tr("Sto&p") : tr("&Place")));
}

} // namespace rankloom::ui
