// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>

#include "core/evaluate/evaluate.h"
#include "core/search/layout_search.h"

namespace rankloom {

namespace {

bool measured(const LinkTable& links)
{
    return !links.nodeMatrix().empty() || !links.nodeDeviceMatrix().empty() || !links.deviceMatrix().empty();
}

} // namespace

Result<std::vector<PlacedLayout>> refineByPlacement(const Project& project, std::vector<FoundLayout>& ranked,
    std::size_t count, const PlacementOptions& options)
{
    std::vector<PlacedLayout> placed;
    if (!measured(project.cluster.links))
        return placed;
    for (std::size_t i = 0; i < std::min(count, ranked.size()) && !options.stop.stop_requested(); ++i) {
        FoundLayout& layout = ranked[i];
        const Project part = projectOf(project, layout);
        Result<PlacementResult> result = placeRanks(part, layout.plan, options);
        if (!result && result.error().code == ErrorCode::Cancelled)
            break;
        if (!result)
            return tl::unexpected<Error>(std::move(result.error()));
        Plan plan = layout.plan;
        plan.deviceOfRank = result->deviceOfRank;
        const Result<Evaluation> evaluation = evaluateLegal(part, plan);
        if (evaluation && evaluation->valid && evaluation->time.step <= layout.time.step) {
            layout.plan = std::move(plan);
            layout.time = evaluation->time;
        }
        placed.push_back({i, std::move(*result)});
    }
    std::vector<std::size_t> order(ranked.size());
    std::iota(order.begin(), order.end(), std::size_t {0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return ranked[i].time.step; });
    std::vector<FoundLayout> sorted;
    std::vector<std::size_t> newIndex(ranked.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        newIndex[order[i]] = i;
        sorted.push_back(std::move(ranked[order[i]]));
    }
    ranked = std::move(sorted);
    for (PlacedLayout& one : placed)
        one.index = newIndex[one.index];
    std::ranges::sort(placed, {}, &PlacedLayout::index);
    return placed;
}

} // namespace rankloom
