// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/solvers/model_replicas.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <queue>
#include <tuple>
#include <utility>
#include <vector>

#include "core/experts/problem/budget_choice.h"
#include "core/experts/solvers/eplb.h"
#include "core/experts/solvers/layer_slots.h"

namespace rankloom {

namespace {

using Held = std::vector<std::vector<int>>; ///< experts of every device

/// A layer this near to the mean gains less from more replicas than loads differ from batch to batch.
constexpr double kEven = 1e-3;
/// So many larger numbers of replicas in turn without gain: no more will help.
constexpr int kMostVain = 3;
/// Of the numbers around the choice.
constexpr int kRefinements = 4;

/// Packs the copies of a layer as EPLB does; copies[e] of expert e.
LayerSlots packedLayer(const PlacementProblem& problem, int layer, const std::vector<int>& expert,
    const std::vector<int>& copies)
{
    const std::span<const std::int64_t> load = problem.layerLoad(layer);
    std::vector<float> each;
    for (const int e : expert)
        each.push_back(static_cast<float>(load[static_cast<std::size_t>(e)])
            / static_cast<float>(copies[static_cast<std::size_t>(e)]));
    const eplb::Packing packing = eplb::balancedPacking(each, problem.devices);
    Held held(static_cast<std::size_t>(problem.devices));
    std::vector<std::size_t> order(expert.size());
    std::iota(order.begin(), order.end(), std::size_t {0});
    std::ranges::stable_sort(order, {}, [&](std::size_t s) { return packing.rank[s]; });
    for (const std::size_t s : order)
        held[static_cast<std::size_t>(packing.pack[s])].push_back(expert[s]);
    LayerSlots slots(problem.balancedLoads(layer), std::move(held));
    slots.removeDuplicates();
    return slots;
}

/// The fullest devices of every layer get the names of those that hold least in the layers before.
SlotPlacement named(const PlacementProblem& problem, std::vector<Held> layers)
{
    SlotPlacement out(problem.devices);
    std::vector<std::int64_t> total(static_cast<std::size_t>(problem.devices), 0);
    std::vector<std::size_t> name(total.size());
    for (Held& layer : layers) {
        std::ranges::stable_sort(layer, std::ranges::greater(), &std::vector<int>::size);
        std::iota(name.begin(), name.end(), std::size_t {0});
        std::ranges::stable_sort(name, {}, [&](std::size_t g) { return total[g]; });
        Held byName(layer.size());
        for (std::size_t i = 0; i < layer.size(); ++i) {
            total[name[i]] += std::ssize(layer[i]);
            byName[name[i]] = std::move(layer[i]);
        }
        for (const std::vector<int>& experts : byName)
            out.add(experts);
    }
    return out;
}

/// How many slots the devices of a layer may have.
enum class SlotsOfLayer : std::uint8_t { DifferByOne, Free };

class Spending {
public:
    Spending(const PlacementProblem& problem, const std::stop_token& stop, SlotsOfLayer slots)
        : m_problem(problem)
        , m_stop(stop)
        , m_mayMove(slots == SlotsOfLayer::Free)
        , m_most(problem.mostReplicasOfLayer())
        , m_equal(equalReplicas(problem))
        , m_tried(static_cast<std::size_t>(problem.layers))
    {
    }

    SlotPlacement run()
    {
        for (int l = 0; l < m_problem.layers; ++l)
            tryFirst(l);
        std::vector<std::size_t> chosen = choose();
        for (int i = 0; i < kRefinements && !allEven(chosen) && !m_stop.stop_requested(); ++i) {
            std::size_t tried = 0;
            for (std::size_t l = 0; l < chosen.size(); ++l)
                tried += refine(static_cast<int>(l), chosen[l]);
            if (tried == 0)
                break;
            chosen = choose();
        }
        std::vector<Held> layers;
        for (std::size_t l = 0; l < chosen.size(); ++l)
            layers.push_back(m_tried[l][chosen[l]].held);
        return named(m_problem, std::move(layers));
    }

private:
    struct Tried {
        std::int64_t replicas = 0;
        double peak = 0;
        Held held;
    };

    /// Replicas of every layer when all have equally many on every device, within the limit.
    static std::int64_t equalReplicas(const PlacementProblem& problem)
    {
        if (problem.experts % problem.devices != 0)
            return 0;
        const std::int64_t devices = problem.devices;
        const std::int64_t share = std::int64_t {problem.layers} * problem.experts / devices;
        return devices
            * std::min({problem.mostReplicas() / (devices * problem.layers),
                (problem.mostOnDevice() - share) / problem.layers,
                std::int64_t {problem.experts - problem.experts / problem.devices}});
    }

    double attempt(int layer, std::int64_t replicas)
    {
        std::vector<Tried>& tried = m_tried[static_cast<std::size_t>(layer)];
        const auto place = std::ranges::lower_bound(tried, replicas, {}, &Tried::replicas);
        if (place != tried.end() && place->replicas == replicas)
            return place->peak;
        std::vector<float> weight;
        for (const std::int64_t picks : m_problem.layerLoad(layer))
            weight.push_back(static_cast<float>(picks));
        const eplb::Replication copies =
            eplb::replicate(weight, static_cast<int>(m_problem.experts + replicas), m_problem.devices);
        LayerSlots packed = packedLayer(m_problem, layer, copies.expert, copies.copies);
        while (!m_stop.stop_requested() && packed.lowerHeaviest()) { }
        packed.dropDuplicates();
        descend(packed);
        Tried found {replicas, packed.peak(), packed.held()};
        if (place != tried.begin() && found.peak > 1 + kEven) {
            // The layer with fewer replicas, and further copies where they help most.
            LayerSlots grown(m_problem.balancedLoads(layer), std::prev(place)->held);
            std::int64_t more = replicas - std::prev(place)->replicas;
            while (more > 0 && grown.addCopy(closed(grown)))
                --more;
            descend(grown);
            if (grown.peak() < found.peak)
                found = {replicas, grown.peak(), grown.held()};
        }
        return tried.insert(place, std::move(found))->peak;
    }

    /// Devices that another copy would set apart by more than one slot.
    std::vector<char> closed(const LayerSlots& layer) const
    {
        const std::size_t fewest = std::ranges::min(layer.held(), {}, &std::vector<int>::size).size();
        std::vector<char> out;
        for (const std::vector<int>& experts : layer.held())
            out.push_back(!m_mayMove && experts.size() > fewest ? 1 : 0);
        return out;
    }

    void descend(LayerSlots& slots) const
    {
        const auto least = m_mayMove ? static_cast<std::size_t>(m_problem.experts / m_problem.devices)
                                     : std::numeric_limits<std::size_t>::max();
        while (!m_stop.stop_requested() && slots.lowerHeaviest()) { }
        while (slots.peak() > 1 + kEven && !m_stop.stop_requested() && slots.lowerHeaviestOtherwise(least))
            while (!m_stop.stop_requested() && slots.lowerHeaviest()) { }
    }

    void tryFirst(int layer)
    {
        double best = attempt(layer, 0);
        int vain = 0;
        for (std::int64_t r = 1;
             r <= m_most && best > 1 + kEven && vain < kMostVain && !m_stop.stop_requested();
             r += std::max<std::int64_t>(1, r / 4)) {
            const double peak = attempt(layer, r);
            // A jam of large experts may come undone when every device has two slots more.
            vain = peak < best || r < 2 * m_problem.devices ? 0 : vain + 1;
            best = std::min(best, peak);
        }
        attempt(layer, m_equal);
    }

    bool allEven(const std::vector<std::size_t>& chosen) const
    {
        for (std::size_t l = 0; l < chosen.size(); ++l)
            if (m_tried[l][chosen[l]].peak > 1 + kEven)
                return false;
        return true;
    }

    /// New numbers half way to those tried next to the chosen one; an even layer can only give some away.
    std::size_t refine(int layer, std::size_t chosen)
    {
        const std::vector<Tried>& tried = m_tried[static_cast<std::size_t>(layer)];
        const std::size_t before = tried.size();
        const std::int64_t at = tried[chosen].replicas;
        const std::int64_t lower = chosen > 0 ? tried[chosen - 1].replicas : at;
        const std::int64_t upper = chosen + 1 < before ? tried[chosen + 1].replicas : at;
        const bool even = tried[chosen].peak <= 1 + kEven;
        attempt(layer, lower + (at - lower) / 2);
        if (!even)
            attempt(layer, at + (upper - at + 1) / 2);
        return tried.size() - before;
    }

    std::vector<std::size_t> choose() const
    {
        std::vector<std::vector<BudgetOption>> options;
        for (const std::vector<Tried>& tried : m_tried) {
            options.emplace_back();
            for (const Tried& one : tried)
                options.back().push_back({one.replicas, one.peak});
        }
        std::vector<std::size_t> chosen =
            chooseWithin(options, m_problem.mostReplicas(), BudgetRounding::Spend);
        // A budget counted in parts may miss the equal choice.
        std::vector<std::size_t> equal;
        double gain = 0;
        for (std::size_t l = 0; l < chosen.size(); ++l) {
            const auto at = std::ranges::find(m_tried[l], m_equal, &Tried::replicas);
            equal.push_back(static_cast<std::size_t>(at - m_tried[l].begin()));
            gain += m_tried[l][chosen[l]].peak - at->peak;
        }
        return gain > 0 ? equal : chosen;
    }

    const PlacementProblem& m_problem;
    const std::stop_token& m_stop;
    bool m_mayMove; ///< devices of a layer may differ by more than one slot
    std::int64_t m_most;
    std::int64_t m_equal;
    std::vector<std::vector<Tried>> m_tried; ///< [layer], by replicas
};

} // namespace

SlotPlacement leastLoadOverModel(const PlacementProblem& problem, const std::stop_token& stop)
{
    SlotPlacement placement = Spending(problem, stop, SlotsOfLayer::Free).run();
    if (std::ranges::max(placement.heldByDevice()) <= problem.mostOnDevice())
        return placement;
    // Where the devices of every layer differ by one slot, naming makes them equal to one over all layers.
    return Spending(problem, stop, SlotsOfLayer::DifferByOne).run();
}

SlotPlacement replicateOverModel(const PlacementProblem& problem)
{
    const auto layers = static_cast<std::size_t>(problem.layers);
    struct Next {
        double load = 0; ///< of a copy, over the mean of the layer
        int layer = 0;
        int expert = 0;

        bool operator<(const Next& other) const
        {
            return std::tuple(load, -layer, -expert) < std::tuple(other.load, -other.layer, -other.expert);
        }
    };
    std::priority_queue<Next> queue;
    std::vector<eplb::Replication> made(layers);
    for (int l = 0; l < problem.layers; ++l) {
        const std::span<const std::int64_t> load = problem.layerLoad(l);
        const auto total = std::accumulate(load.begin(), load.end(), 0.0);
        eplb::Replication& layer = made[static_cast<std::size_t>(l)];
        layer.expert.resize(load.size());
        std::iota(layer.expert.begin(), layer.expert.end(), 0);
        layer.copies.assign(load.size(), 1);
        for (int e = 0; e < problem.experts && problem.devices > 1; ++e)
            if (const auto picks = static_cast<double>(load[static_cast<std::size_t>(e)]); picks > 0)
                queue.push({picks / total, l, e});
    }
    for (std::int64_t left = problem.mostReplicas(); left > 0 && !queue.empty(); --left) {
        Next next = queue.top();
        queue.pop();
        eplb::Replication& layer = made[static_cast<std::size_t>(next.layer)];
        layer.expert.push_back(next.expert);
        const int copies = ++layer.copies[static_cast<std::size_t>(next.expert)];
        next.load *= static_cast<double>(copies - 1) / copies;
        if (copies < problem.devices)
            queue.push(next);
    }
    std::vector<Held> held;
    for (int l = 0; l < problem.layers; ++l) {
        const eplb::Replication& layer = made[static_cast<std::size_t>(l)];
        LayerSlots slots = packedLayer(problem, l, layer.expert, layer.copies);
        slots.dropDuplicates();
        held.push_back(slots.held());
    }
    return named(problem, std::move(held));
}

} // namespace rankloom
