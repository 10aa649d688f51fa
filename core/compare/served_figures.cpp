// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/served_figures.h"

#include <algorithm>
#include <numeric>

#include "core/serving/planned_requests.h"
#include "core/serving/serving_system.h"

namespace rankloom {

std::optional<ServedFigures> servedFigures(const Project& project, const Plan& plan)
{
    if (plan.workload.kind != WorkKind::Serving)
        return std::nullopt;
    RequestMix mix = plan.serving.requests;
    mix.count = static_cast<int>(std::min<std::int64_t>(mix.count, kComparedRequests));
    const Result<PlannedRequests> planned = PlannedRequests::of(project, mix);
    if (!planned)
        return std::nullopt;
    const ServingRequests requests = planned->all();
    const Result<ServingSystem> system = servingSystem(project, plan, RequestSizes::of(requests));
    if (!system)
        return std::nullopt;
    ServedFigures out;
    const ServingMemory& memory = system->tightest().memory;
    out.fits = system->fits();
    out.missing = memory.missing(plan.serving.blockTokens);
    out.cache = memory.cache;
    if (!out.fits)
        return out;
    const Result<ServingSimulation> run = simulate(*system, requests);
    if (!run)
        return std::nullopt;
    out.timeToFirstToken = run->timeToFirstToken;
    out.timePerOutputToken = run->timePerOutputToken;
    out.tokensPerSecond = run->tokensPerSecond;
    out.tokensPerSecondPerDevice = run->tokensPerSecond / std::max(1, system->devices());
    const std::vector<double>& idle = run->stageIdleShare;
    if (!idle.empty())
        out.idleShare = std::accumulate(idle.begin(), idle.end(), 0.0) / static_cast<double>(idle.size());
    out.medianBubble = toSeconds(run->medianBubble).value();
    return out;
}

} // namespace rankloom
