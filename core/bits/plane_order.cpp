// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bits/plane_order.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <queue>
#include <tuple>

namespace rankloom {

void LayerPlanes::add(std::span<const PlaneWork> expert)
{
    planes.insert(planes.end(), expert.begin(), expert.end());
    first.push_back(static_cast<int>(planes.size()));
}

namespace {

const PlaneWork& planeAt(const LayerPlanes& layer, int index)
{
    return layer.planes[static_cast<std::size_t>(index)];
}
int firstOf(const LayerPlanes& layer, int expert) { return layer.first[static_cast<std::size_t>(expert)]; }

/// Of the next planes of all experts always the one of the greatest key.
template <class Key> std::vector<int> greatestFirst(const LayerPlanes& layer, Key key)
{
    struct Head {
        decltype(key(PlaneWork())) value;
        int expert;
        int plane;
        bool operator<(const Head& other) const
        {
            return value < other.value || (value == other.value && expert > other.expert);
        }
    };
    std::vector<Head> heads;
    for (int e = 0; e < layer.experts(); ++e)
        if (const int plane = firstOf(layer, e); plane < firstOf(layer, e + 1))
            heads.push_back({key(planeAt(layer, plane)), e, plane});
    std::priority_queue<Head> queue({}, std::move(heads));
    std::vector<int> order;
    order.reserve(layer.planes.size());
    while (!queue.empty()) {
        const Head head = queue.top();
        queue.pop();
        order.push_back(head.plane);
        if (const int next = head.plane + 1; next < firstOf(layer, head.expert + 1))
            queue.push({key(planeAt(layer, next)), head.expert, next});
    }
    return order;
}

/// Planes in a row as one job: what it does to the time by which computing is behind loading, d, is
/// max(d, load) + compute - load.
struct Run {
    double load = 0;
    double compute = 0;
    int first = 0; ///< plane
    int end = 0;

    [[nodiscard]] bool shortens() const { return load < compute; }
    /// Johnson: what loads faster than it computes comes first, by rising load; the rest by falling compute.
    [[nodiscard]] bool before(const Run& other) const
    {
        if (shortens() != other.shortens())
            return shortens();
        return shortens() ? load < other.load : compute > other.compute;
    }
    [[nodiscard]] Run then(const Run& next) const
    {
        // How far computing may be behind before it no longer waits in either.
        const double waits = std::max(load, load - compute + next.load);
        return {waits, waits + (compute - load) + (next.compute - next.load), first, next.end};
    }
};

std::vector<int> exactOrder(const LayerPlanes& layer)
{
    std::vector<Run> runs;
    for (int e = 0; e < layer.experts(); ++e) {
        const auto chain = static_cast<std::ptrdiff_t>(runs.size());
        for (int p = firstOf(layer, e); p < firstOf(layer, e + 1); ++p) {
            runs.push_back({planeAt(layer, p).load, planeAt(layer, p).compute, p, p + 1});
            while (std::ssize(runs) > chain + 1 && runs.back().before(runs[runs.size() - 2])) {
                const Run last = runs.back();
                runs.pop_back();
                runs.back() = runs.back().then(last);
            }
        }
    }
    // Runs of a chain are in Johnson's order now, and a stable sort keeps equals in theirs.
    std::ranges::stable_sort(runs, [](const Run& a, const Run& b) { return a.before(b); });
    std::vector<int> order;
    order.reserve(layer.planes.size());
    for (const Run& run : runs)
        for (int p = run.first; p < run.end; ++p)
            order.push_back(p);
    return order;
}

} // namespace

std::vector<int> orderPlanes(const LayerPlanes& layer, PlaneOrder order)
{
    switch (order) {
    case PlaneOrder::HottestBit:
        return greatestFirst(layer, [](const PlaneWork& plane) { return plane.tokens; });
    case PlaneOrder::Largest:
        return greatestFirst(layer, [](const PlaneWork& plane) { return plane.load; });
    case PlaneOrder::Exact:
        return exactOrder(layer);
    case PlaneOrder::Expert:
        break;
    }
    std::vector<int> all(layer.planes.size());
    std::iota(all.begin(), all.end(), 0);
    return all;
}

OrderTimes timesOf(const LayerPlanes& layer, std::span<const int> order)
{
    double loaded = 0;
    OrderTimes times;
    for (const int index : order) {
        const PlaneWork& plane = planeAt(layer, index);
        loaded += plane.load;
        times.bubble += std::max(0.0, loaded - times.makespan);
        times.makespan = std::max(times.makespan, loaded) + plane.compute;
    }
    return times;
}

double leastMakespan(const LayerPlanes& layer)
{
    if (layer.planes.empty())
        return 0;
    double loads = 0;
    double computes = 0;
    double shortestLast = std::numeric_limits<double>::infinity();
    double shortestBase = std::numeric_limits<double>::infinity();
    for (const PlaneWork& plane : layer.planes) {
        loads += plane.load;
        computes += plane.compute;
    }
    for (int e = 0; e < layer.experts(); ++e)
        if (firstOf(layer, e) < firstOf(layer, e + 1)) {
            shortestBase = std::min(shortestBase, planeAt(layer, firstOf(layer, e)).load);
            shortestLast = std::min(shortestLast, planeAt(layer, firstOf(layer, e + 1) - 1).compute);
        }
    return std::max(loads + shortestLast, shortestBase + computes);
}

} // namespace rankloom
