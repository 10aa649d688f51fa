// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/solvers/slot_growth.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "core/experts/solvers/layer_slots.h"

namespace rankloom {

namespace {

/// Layers that get one copy after another.
class Growing {
public:
    Growing(const PlacementProblem& problem, const SlotPlacement& start)
        : m_problem(problem), m_held(start.heldByDevice())
    {
        for (int l = 0; l < problem.layers; ++l) {
            std::vector<std::vector<int>> held;
            for (int g = 0; g < problem.devices; ++g)
                held.emplace_back(start.on(l, g).begin(), start.on(l, g).end());
            m_layers.emplace_back(problem.balancedLoads(l), std::move(held));
        }
        m_next.resize(m_layers.size());
    }

    /// Where the load falls most; false where no copy lowers one.
    bool addBest()
    {
        for (std::size_t l = 0; l < m_next.size(); ++l)
            if (!m_next[l].layer || m_held[m_next[l].device] >= m_problem.mostOnDevice())
                m_next[l] = next(m_layers[l]);
        const auto best = std::ranges::max_element(m_next, {}, &Next::gain);
        if (best->gain <= 0)
            return false;
        ++m_held[best->device];
        m_layers[static_cast<std::size_t>(best - m_next.begin())] = *std::exchange(best->layer, {});
        return true;
    }

    SlotPlacement placement() const
    {
        SlotPlacement out(m_problem.devices);
        for (const LayerSlots& layer : m_layers)
            for (const std::vector<int>& experts : layer.held())
                out.add(experts);
        return out;
    }

private:
    struct Next {
        std::optional<LayerSlots> layer; ///< with one more copy
        std::size_t device = 0;
        double gain = 0;
    };

    Next next(const LayerSlots& now) const
    {
        std::vector<char> closed;
        for (const std::int64_t held : m_held)
            closed.push_back(held >= m_problem.mostOnDevice() ? 1 : 0);
        Next out {now, 0, 0};
        if (const std::optional<std::size_t> device = out.layer->addCopy(closed)) {
            out.device = *device;
            out.gain = now.peak() - out.layer->peak();
        }
        return out;
    }

    const PlacementProblem& m_problem;
    std::vector<std::int64_t> m_held; ///< copies on every device
    std::vector<LayerSlots> m_layers;
    std::vector<Next> m_next;
};

SlotPlacement withFurtherCopies(
    const PlacementProblem& problem, const SlotPlacement& start, int most, const std::stop_token& stop)
{
    Growing growing(problem, start);
    std::int64_t left = std::min(std::int64_t {most},
        problem.mostReplicas() + std::int64_t {problem.layers} * problem.experts - std::ssize(start.expert));
    while (left-- > 0 && !stop.stop_requested() && growing.addBest()) { }
    return growing.placement();
}

/// Sums in another order differ by less.
constexpr double kExcessRounding = 1e-9;

/// The smaller the better.
std::tuple<double, double, double> rankOf(
    const PlacementProblem& problem, const SlotSearch& search, const SlotSearchResult& result)
{
    const std::vector<double> peaks = layerPeaks(problem, result.placement);
    double excess = 0;
    for (std::size_t l = 0; l < search.mostPeak.size(); ++l)
        excess += std::max(0.0, peaks[l] - search.mostPeak[l]);
    return {excess > kExcessRounding ? excess : 0, -result.kept,
        std::accumulate(peaks.begin(), peaks.end(), 0.0)};
}

} // namespace

SlotSearchResult searchWithFurtherCopies(
    const PlacementProblem& problem, const SlotPlacement& start, const SlotSearch& search)
{
    // A number of moves counts for each of the two searches, a time for both.
    SlotSearch how = search;
    if (how.budget.timed())
        how.budget = search.budget.share(0.5);
    SlotSearchResult result = searchSlots(problem, start, how);
    how.budget = search.budget.timed() ? search.budget.share(1) : search.budget;
    SlotSearchResult grown = searchSlots(
        problem, withFurtherCopies(problem, start, search.mostMoved.value_or(0), search.stop), how);
    const std::int64_t moves = result.moves + grown.moves;
    if (rankOf(problem, search, grown) < rankOf(problem, search, result))
        result = std::move(grown);
    result.moves = moves;
    return result;
}

} // namespace rankloom
