// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/board_control.h"

#include <QLocale>

#include <algorithm>
#include <optional>
#include <set>

#include "app/document/document.h"
#include "app/document/editor.h"
#include "core/plan/what_if.h"
#include "core/whatif/other_devices.h"
#include "widgets/board/board_view.h"
#include "widgets/what_if_menu.h"

namespace rankloom::ui {

namespace {

QString number(int value) { return QLocale().toString(value); }

} // namespace

double smallestHeadroom(const Evaluation& evaluation)
{
    const std::vector<StageMemory>& stages = evaluation.memory.stages;
    if (stages.empty())
        return 0;
    const auto tightest = std::ranges::min_element(
        stages, [](const StageMemory& a, const StageMemory& b) { return a.headroom() < b.headroom(); });
    return tightest->headroom().value();
}

BoardControl::BoardControl(
    BoardView& board, Editor& editor, EvaluationRunner::Function evaluate, QObject* parent)
    : QObject(parent)
    , m_board(board)
    , m_editor(editor)
    , m_document(editor.document())
    , m_runner(std::move(evaluate))
{
    connect(&board, &BoardView::swapRequested, this, [this](int a, int b) {
        const Placement devices = placement();
        place(placeRank(devices, a, devices[static_cast<std::size_t>(b)]),
            tr("Swap ranks %1 and %2").arg(number(a), number(b)));
    });
    connect(&board, &BoardView::moveRequested, this, [this](int rank, int device) {
        place(placeRank(placement(), rank, device),
            tr("Move rank %1 to %2").arg(number(rank), deviceName(device)));
    });
    connect(&board, &BoardView::nodeSwapRequested, this, [this](int a, int b) {
        const Cluster& cluster = m_document.project()->cluster;
        place(swapNodes(placement(), cluster.devicesPerNode, a, b),
            tr("Swap nodes %1 and %2")
                .arg(QString::fromStdString(cluster.nodeName(a)),
                    QString::fromStdString(cluster.nodeName(b))));
    });
    connect(&board, &BoardView::placementRequested, this,
        [this](const std::vector<int>& devices) { place(devices, tr("Move several ranks")); });
    connect(&board, &BoardView::previewRequested, this,
        [this](int rank, int device) { preview(placeRank(placement(), rank, device), device); });
    connect(&board, &BoardView::placementPreviewRequested, this, &BoardControl::preview);
    connect(&board, &BoardView::lockRequested, this, &BoardControl::lock);
    connect(&board, &BoardView::unlockRequested, this, &BoardControl::unlock);
    connect(&board, &BoardView::outageRequested, this, &BoardControl::markNode);
    connect(&board, &BoardView::noteRequested, this, &BoardControl::noteNode);
    connect(&board, &BoardView::whatIfRequested, this, &BoardControl::supposeAbout);
    connect(&editor, &Editor::previewingChanged, this, &BoardControl::endPreview);
    connect(&m_runner, &EvaluationRunner::finished, this,
        [this](const std::shared_ptr<const Figures>& then) { tellChange(*then->evaluation); });
}

Placement BoardControl::placement() const
{
    if (!m_document.isOpen())
        return {};
    return devicesOfRanks(m_document.project()->cluster, *m_document.plan());
}

QString BoardControl::deviceName(int device) const
{
    const Cluster& cluster = m_document.project()->cluster;
    return QString::fromStdString(cluster.nodeName(device / cluster.devicesPerNode)) + QLatin1Char(':')
        + number(device % cluster.devicesPerNode);
}

void BoardControl::place(std::vector<int> deviceOfRank, const QString& name)
{
    if (!m_document.isOpen())
        return;
    endPreview();
    Plan after = *m_document.plan();
    // The identity is written as "linear", so that going back by hand is the same plan again.
    after.deviceOfRank.clear();
    if (deviceOfRank != devicesOfRanks(m_document.project()->cluster, after))
        after.deviceOfRank = std::move(deviceOfRank);
    m_editor.changePlan(std::move(after), name);
}

void BoardControl::lock(const std::vector<int>& ranks)
{
    if (!m_document.isOpen())
        return;
    Plan after = *m_document.plan();
    std::set<int> locked(after.lockedRanks.begin(), after.lockedRanks.end());
    locked.insert(ranks.begin(), ranks.end());
    after.lockedRanks.assign(locked.begin(), locked.end());
    m_editor.changePlan(std::move(after), tr("Lock %n rank(s)", nullptr, static_cast<int>(ranks.size())));
}

void BoardControl::unlock(const std::vector<int>& ranks)
{
    if (!m_document.isOpen())
        return;
    Plan after = *m_document.plan();
    std::erase_if(after.lockedRanks, [&ranks](int rank) { return std::ranges::count(ranks, rank) > 0; });
    m_editor.changePlan(std::move(after), tr("Unlock %n rank(s)", nullptr, static_cast<int>(ranks.size())));
}

void BoardControl::markNode(int node, NodeUse use)
{
    if (!m_document.isOpen())
        return;
    Project after = *m_document.project();
    std::optional<UnavailableNode> outage;
    if (use == NodeUse::Broken || use == NodeUse::Draining) {
        const UnavailableNode* before = after.cluster->outageOf(node);
        outage = UnavailableNode {node, use == NodeUse::Broken ? Outage::Broken : Outage::Draining,
            before != nullptr ? before->note : std::string()};
    }
    after.cluster.change().setOutage(node, std::move(outage));
    const QString name = QString::fromStdString(after.cluster->nodeName(node));
    m_editor.changeProject(std::move(after),
        use == NodeUse::Usable ? tr("Mark %1 as available").arg(name)
                               : tr("Mark %1 as %2", "node and why").arg(name, nodeUseWord(use)));
}

void BoardControl::noteNode(int node, const QString& note)
{
    const UnavailableNode* outage =
        m_document.isOpen() ? m_document.project()->cluster->outageOf(node) : nullptr;
    if (outage == nullptr)
        return;
    UnavailableNode noted = *outage;
    noted.note = note.toStdString();
    Project after = *m_document.project();
    after.cluster.change().setOutage(node, std::move(noted));
    const QString name = QString::fromStdString(after.cluster->nodeName(node));
    m_editor.changeProject(std::move(after), tr("Note on %1").arg(name));
}

void BoardControl::supposeAbout(const WhatIf& whatIf)
{
    if (!m_document.isOpen())
        return;
    const Cluster& cluster = m_document.project()->cluster;
    std::vector<WhatIf> after = m_document.plan()->whatIf;
    suppose(after, whatIf);
    const bool nothing = supposedOf(after, whatIf) == supposedOf({}, whatIf);
    m_editor.changePlan(supposing(cluster, *m_document.plan(), std::move(after)),
        nothing ? tr("Suppose nothing about %1").arg(whatIfPartWords(cluster, whatIf))
                : tr("What if: %1").arg(whatIfWords(cluster, whatIf)));
}

void BoardControl::dropWhatIfs()
{
    if (m_document.isOpen())
        m_editor.changePlan(
            supposing(m_document.project()->cluster, *m_document.plan(), {}), tr("Drop all what-ifs"));
}

void BoardControl::endPreview()
{
    m_runner.cancel();
    m_servedThen.cancel();
    m_base.reset();
}

/// Of a plan that is another one by now it would say nothing.
void BoardControl::tellChange(const Evaluation& then)
{
    if (!m_base || m_base != m_document.trueFigures() || !then.valid)
        return;
    const Evaluation& now = *m_base->evaluation;
    m_board.setPreview(m_previewDevice, then.time.step.value() - now.time.step.value(),
        smallestHeadroom(then) - smallestHeadroom(now));
}

void BoardControl::preview(std::vector<int> deviceOfRank, int device)
{
    // Only ranks change devices: the plan is as legal as the present one.
    m_base = m_document.trueFigures();
    if (!m_base || m_editor.isPreviewing())
        return;
    auto plan = std::make_shared<Plan>(*m_base->plan);
    plan->deviceOfRank = std::move(deviceOfRank);
    m_previewDevice = device;
    if (plan->workload.kind == WorkKind::Serving)
        return previewServed(plan);
    if (m_base->valid())
        m_runner.submit(m_base->project, std::move(plan));
}

void BoardControl::previewServed(const std::shared_ptr<const Plan>& plan)
{
    const std::shared_ptr<const ServedStep> now = m_base->served ? m_base->served->step : nullptr;
    if (!now || now->parts.empty())
        return;
    m_servedThen.ask(
        [project = m_base->project, plan](const std::stop_token&) { return servedStep(*project, *plan); },
        [this, now](const Result<ServedStep>& then) {
            if (then && m_base && m_base == m_document.trueFigures())
                m_board.setPreview(
                    m_previewDevice, (then->forecast.timePerToken - now->forecast.timePerToken).value(), 0);
        });
}

} // namespace rankloom::ui
