// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/offload_streams.h"

#include <algorithm>
#include <utility>

#include "core/base/at.h"

namespace rankloom {

namespace {

bool runsForward(PassKind kind) { return kind == PassKind::Forward || kind == PassKind::OverlappedPair; }

/// Stage and microbatch whose saved activations a pass reads; stage -1 = none.
std::pair<int, int> readBy(const Pass& pass)
{
    if (pass.kind == PassKind::OverlappedPair)
        return {pass.pairStage, pass.pairMicrobatch};
    if (pass.kind == PassKind::Backward || pass.kind == PassKind::BackwardInput)
        return {pass.stage, pass.microbatch};
    return {-1, 0};
}

} // namespace

OffloadStreams::OffloadStreams(const PassGraph& graph)
    : m_graph(graph), m_active(!graph.durations().offloadOut.empty())
{
    if (!m_active)
        return;
    m_devices.resize(at(graph.laneCount()));
    m_away.resize(at(graph.stageCount()) * at(graph.microbatchCount()));
}

std::size_t OffloadStreams::key(int stage, int microbatch) const
{
    return at(stage) * at(m_graph.microbatchCount()) + at(microbatch);
}

std::int64_t OffloadStreams::fetchFrom(const Device& device, int stage, int microbatch) const
{
    return std::max({device.inFree, device.lastStart, m_away[key(stage, microbatch)].out});
}

std::int64_t OffloadStreams::readyFor(const Pass& pass, int lane) const
{
    const auto [stage, microbatch] = readBy(pass);
    if (!m_active || stage < 0 || m_graph.durations().offloadOut[at(stage)] == 0)
        return 0;
    const std::int64_t fetched =
        fetchFrom(m_devices[at(lane)], stage, microbatch) + m_graph.durations().offloadIn[at(stage)];
    return std::max(fetched - m_graph.durationOf(pass, lane), m_away[key(stage, microbatch)].back);
}

void OffloadStreams::leave(Device& device, const Pass& pass, std::int64_t start, std::int64_t end)
{
    const std::int64_t length = m_graph.durations().offloadOut[at(pass.stage)];
    if (length == 0)
        return;
    const std::int64_t from = std::max(device.outFree, start);
    device.outFree = from + length;
    device.out.push_back({from, device.outFree, pass.microbatch, pass.stage, PassKind::Offload, 0});
    m_away[key(pass.stage, pass.microbatch)] = {
        device.outFree, end + (from - start) + m_graph.durations().offloadLag[at(pass.stage)]};
}

void OffloadStreams::comeBack(Device& device, int stage, int microbatch)
{
    const std::int64_t length = m_graph.durations().offloadIn[at(stage)];
    if (length == 0)
        return;
    const std::int64_t from = fetchFrom(device, stage, microbatch);
    device.inFree = from + length;
    device.in.push_back(
        {from, device.inFree, microbatch, static_cast<std::int16_t>(stage), PassKind::Offload, 0});
}

void OffloadStreams::ran(const Pass& pass, int lane, std::int64_t start, std::int64_t end)
{
    if (!m_active)
        return;
    Device& device = m_devices[at(lane)];
    if (const auto [stage, microbatch] = readBy(pass); stage >= 0)
        comeBack(device, stage, microbatch);
    if (runsForward(pass.kind))
        leave(device, pass, start, end);
    device.lastStart = start;
}

void OffloadStreams::moveInto(Timeline& timeline)
{
    for (std::size_t lane = 0; lane < m_devices.size(); ++lane) {
        Device& device = m_devices[lane];
        if (!device.out.empty())
            timeline.lanes[lane].streams.push_back({StreamKind::OffloadOut, std::move(device.out)});
        if (!device.in.empty())
            timeline.lanes[lane].streams.push_back({StreamKind::OffloadIn, std::move(device.in)});
    }
}

} // namespace rankloom
