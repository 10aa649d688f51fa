// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board_control.h"

#include <QLocale>

#include <algorithm>
#include <numeric>

#include "app/document/document.h"
#include "widgets/board/board_view.h"

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
    BoardView& board, Document& document, EvaluationRunner::Function evaluate, QObject* parent)
    : QObject(parent), m_board(board), m_document(document), m_runner(std::move(evaluate))
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
    connect(
        &m_runner, &EvaluationRunner::finished, this, [this](const std::shared_ptr<const Evaluation>& then) {
            const std::shared_ptr<const Evaluation>& now = m_document.evaluation();
            if (now && now->valid && then->valid && !m_document.isStale())
                m_board.setPreview(m_previewDevice, then->time.step.value() - now->time.step.value(),
                    smallestHeadroom(*then) - smallestHeadroom(*now));
        });
}

Placement BoardControl::placement() const
{
    if (!m_document.isOpen())
        return {};
    Placement devices = m_document.plan()->deviceOfRank;
    // A placement of another count is refused by check() and shown as linear.
    const auto count = static_cast<std::size_t>(m_document.project()->cluster.devices());
    if (devices.size() != count) {
        devices.resize(count);
        std::iota(devices.begin(), devices.end(), 0);
    }
    return devices;
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
    m_runner.cancel();
    Plan after = *m_document.plan();
    // The identity is written as "linear", so that going back by hand is the same plan again.
    const bool linear = std::ranges::is_sorted(deviceOfRank)
        && static_cast<int>(deviceOfRank.size()) == m_document.project()->cluster.devices();
    after.deviceOfRank = linear ? std::vector<int> {} : std::move(deviceOfRank);
    m_document.changePlan(std::move(after), name);
}

void BoardControl::preview(std::vector<int> deviceOfRank, int device)
{
    if (!m_document.isOpen())
        return;
    auto plan = std::make_shared<Plan>(*m_document.plan());
    plan->deviceOfRank = std::move(deviceOfRank);
    m_previewDevice = device;
    m_runner.submit(m_document.project(), std::move(plan));
}

} // namespace rankloom::ui
