// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/remedies.h"

#include <fmt/format.h>

namespace rankloom {

namespace {

/// An even split, and what says so.
void splitEvenly(const Plan& plan, std::vector<Setting>& also)
{
    if (!plan.stages.layersPerStage.empty())
        also.push_back({"/stages/layersPerStage", "[]"});
    if (!plan.stages.mtpLayersPerStage.empty())
        also.push_back({"/stages/mtpLayersPerStage", "[]"});
}

void splitEvenly(Plan& plan)
{
    plan.stages.layersPerStage.clear();
    plan.stages.mtpLayersPerStage.clear();
}

std::string textOf(const AxisOrder& order)
{
    std::string out;
    for (const Axis axis : order)
        out += (out.empty() ? "" : "-") + std::string(nameOf(axis));
    return out;
}

} // namespace

void Remedies::degree(const char* name, PhraseWord label, int Layout::*field, int value)
{
    std::vector<Setting> also;
    const bool splits = field == &Layout::pp;
    const bool moves = field == &Layout::ep && !m_plan.experts->contiguous();
    const bool divides = m_plan.layout.dp != 0 && field != &Layout::ep && field != &Layout::etp;
    if (divides)
        also.push_back({"/layout/dp", "0"});
    if (splits)
        splitEvenly(m_plan, also);
    if (moves)
        also.push_back({"/experts/placement", "\"contiguous\""});
    add(
        fmt::format("/layout/{}", name), std::to_string(value), Phrase::of("Set {} to {}", label, value),
        [&](Plan& p) {
            p.layout.*field = value;
            if (divides)
                p.layout.dp = 0;
            if (splits)
                splitEvenly(p);
            if (moves)
                p.experts = {};
        },
        std::move(also));
}

void Remedies::virtualStages(int vpp)
{
    std::vector<Setting> also;
    if (m_plan.schedule.kind != ScheduleKind::Interleaved)
        also.push_back({"/schedule/kind", fmt::format("\"{}\"", nameOf(ScheduleKind::Interleaved))});
    splitEvenly(m_plan, also);
    add(
        "/layout/vpp", std::to_string(vpp),
        Phrase::of("Interleave: {} virtual stages on each pipeline rank", vpp),
        [&](Plan& p) {
            p.layout.vpp = vpp;
            p.schedule.kind = ScheduleKind::Interleaved;
            splitEvenly(p);
        },
        std::move(also));
}

void Remedies::schedule(ScheduleKind kind)
{
    add("/schedule/kind", fmt::format("\"{}\"", nameOf(kind)),
        Phrase::of("Use the schedule {}", nameOf(kind)), [&](Plan& p) { p.schedule.kind = kind; });
}

void Remedies::microBatch(int size)
{
    add("/workload/microBatchSize", std::to_string(size), Phrase::of("Set the microbatch to {}", size),
        [&](Plan& p) { p.workload.microBatchSize = size; });
}

void Remedies::globalBatch(int size)
{
    add("/workload/globalBatchSize", std::to_string(size), Phrase::of("Set the global batch to {}", size),
        [&](Plan& p) { p.workload.globalBatchSize = size; });
}

void Remedies::order(const AxisOrder& order)
{
    const std::string text = textOf(order);
    add("/layout/order", '"' + text + '"', Phrase::of("Use the order {}", text),
        [&](Plan& p) { p.layout.order = order; });
}

void Remedies::linearPlacement()
{
    add("/placement/ranks", "\"linear\"", Phrase::of("Place the ranks in order"),
        [](Plan& p) { p.deviceOfRank.clear(); });
}

} // namespace rankloom
