// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "core/evaluate/evaluate.h"
#include "core/search/layout_search.h"

namespace rankloom {

Result<std::vector<PlacedLayout>> refineByPlacement(const Project& project, std::vector<FoundLayout>& ranked,
    std::size_t count, const RankPlacementOptions& options)
{
    std::vector<PlacedLayout> placed;
    if (!project.cluster->links.differs() && !project.cluster->mixed())
        return placed;
    count = std::min(count, ranked.size());
    RankPlacementOptions each = options;
    each.progress = nullptr; // it would begin anew with every layout
    for (std::size_t i = 0; i < count && !options.stop.stop_requested(); ++i) {
        if (options.progress) {
            options.progress->setPhase(Phrase::of("Placing ranks, layout {} of {}", i + 1, count));
            options.progress->setFraction(static_cast<double>(i) / static_cast<double>(count));
        }
        FoundLayout& layout = ranked[i];
        const Project part = projectOf(project, layout);
        Result<RankPlacementResult> result = placeRanks(part, layout.plan, each);
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
