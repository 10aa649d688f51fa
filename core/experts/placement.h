// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/error.h"

namespace rankloom {

/// What expert placement is about: counts of a routing trace and the devices of one expert-parallel group.
struct PlacementProblem {
    int layers = 0;
    int experts = 0;
    int devices = 0;
    int nodes = 1; ///< devices are dealt to nodes in equal runs
    int slotCount = 0; ///< physical experts of a layer; more than `experts` means replicas
    std::vector<std::int64_t> load; ///< [layers][experts], picks
    std::vector<std::int64_t> transitions; ///< [layers-1][experts][experts]; empty = unknown
    std::vector<std::int64_t> coactivation; ///< [layers][experts][experts], tokens; empty = unknown
    int topK = 0;
    std::vector<std::uint16_t> picks; ///< [layers][tokens][topK], of sampled tokens; empty = unknown
    /// [windows][layers][experts]: the load of parts of the trace (spans of time, tasks) that shall each be
    /// balanced, not only their sum. Empty = only the sum.
    std::vector<std::int64_t> windowLoad;
    /// [devices][devices], symmetric: what a transition from one device to another costs, 0 on the diagonal,
    /// at most 1,000. Empty = 1 between any two devices.
    std::vector<int> price;

    [[nodiscard]] int priceOf(int from, int to) const
    {
        if (price.empty())
            return from == to ? 0 : 1;
        return price[static_cast<std::size_t>(from) * static_cast<std::size_t>(devices)
            + static_cast<std::size_t>(to)];
    }
    /// What one count on one device is worth to a search: the highest price.
    [[nodiscard]] std::int64_t highestPrice() const;
    [[nodiscard]] int windows() const
    {
        return load.empty() ? 0 : static_cast<int>(windowLoad.size() / load.size());
    }
    [[nodiscard]] std::size_t at(int layer, int expert) const
    {
        return static_cast<std::size_t>(layer) * static_cast<std::size_t>(experts)
            + static_cast<std::size_t>(expert);
    }
    /// First of the experts² counts between `layer` and the next one.
    [[nodiscard]] const std::int64_t* pairs(int layer) const
    {
        return transitions.data() + at(layer, 0) * static_cast<std::size_t>(experts);
    }
    [[nodiscard]] std::span<const std::int64_t> layerLoad(int layer) const
    {
        return std::span(load).subspan(at(layer, 0), static_cast<std::size_t>(experts));
    }
    /// Loads whose balance counts, each [experts]: those of the windows, or the whole one.
    [[nodiscard]] std::vector<std::span<const std::int64_t>> balancedLoads(int layer) const;
};

/// Picks that a placement shall balance by themselves: the whole trace, or one window of it.
struct BalancedPicks {
    const std::int64_t* picks = nullptr; ///< [layers][experts], of the problem
    std::vector<double> overMean; ///< [layers], what a pick adds to load over mean
};
/// The windows of the problem, or all of it where it has none.
std::vector<BalancedPicks> balancedPicks(const PlacementProblem& problem);

/// Errors: BadValue (sizes that do not divide, negative counts), Contradiction (arrays of another size),
/// TooLarge (more than 4,096 experts, layers or devices, 64 windows).
Result<void> checkPlacementProblem(const PlacementProblem& problem);

/// Which expert every slot holds: [layers][slotCount]; slot s is on device s / (slotCount / devices).
struct SlotPlacement {
    int slotCount = 0;
    int devices = 0;
    std::vector<int> expert;

    [[nodiscard]] int perDevice() const { return slotCount / devices; }
    [[nodiscard]] std::span<const int> layer(int l) const
    {
        return std::span(expert).subspan(static_cast<std::size_t>(l) * static_cast<std::size_t>(slotCount),
            static_cast<std::size_t>(slotCount));
    }
    [[nodiscard]] std::span<int> layer(int l)
    {
        return std::span(expert).subspan(static_cast<std::size_t>(l) * static_cast<std::size_t>(slotCount),
            static_cast<std::size_t>(slotCount));
    }
    friend bool operator==(const SlotPlacement&, const SlotPlacement&) = default;
};

/// Device of every expert, [layers][experts]: a placement without replicas.
using DeviceOfExpert = std::vector<int>;

/// Slots in the order of devices, experts of a device ascending. Every device must hold equally many.
SlotPlacement placementOf(const PlacementProblem& problem, const DeviceOfExpert& device);
/// Devices of a placement without replicas.
DeviceOfExpert devicesOf(const PlacementProblem& problem, const SlotPlacement& placement);

/// Slot s of a layer holds expert s; replicas, where there are more slots, are of the first experts.
SlotPlacement contiguousPlacement(const PlacementProblem& problem);

/// What a placement costs. Shares are of all transitions. With replicas, picks are taken to split evenly
/// over the copies of an expert, and copies in neighbouring layers to be chosen independently; without, every
/// figure is exact.
struct PlacementFigures {
    std::vector<double> maxOverMean; ///< per layer, device load; 1 for a layer without load
    double meanMaxOverMean = 1;
    double worstMaxOverMean = 1;
    int worstLayer = 0;
    /// The same over the windows of the problem (1 window where it has none): mean over windows of
    /// meanMaxOverMean, and the largest of a window.
    double windowMaxOverMean = 1;
    double worstWindowMaxOverMean = 1;
    double transitions = 0;
    double cost = 0; ///< transitions by their price; the cut where the problem has no prices
    double cut = 0; ///< transitions that change the device
    double nodeCut = 0; ///< transitions that change the node
    int duplicates = 0; ///< (layer, device) pairs that hold an expert twice

    [[nodiscard]] double cutShare() const { return transitions > 0 ? cut / transitions : 0; }
    [[nodiscard]] double nodeCutShare() const { return transitions > 0 ? nodeCut / transitions : 0; }
};

/// `problem` must pass checkPlacementProblem(), every expert must have a slot in every layer.
PlacementFigures placementFigures(const PlacementProblem& problem, const SlotPlacement& placement);
/// [layers]: load of the heaviest device over the mean, mean over the windows of the problem.
std::vector<double> layerPeaks(const PlacementProblem& problem, const SlotPlacement& placement);
/// Transitions that change the device, exact.
std::int64_t cutOf(const PlacementProblem& problem, const DeviceOfExpert& device);
/// Copies on a device that did not hold their expert: what has to be sent when `to` replaces `from`.
int movedCopies(const SlotPlacement& from, const SlotPlacement& to);
/// Why `placement` is none of this problem: another shape, experts that do not exist, without a slot or
/// twice on a device. Errors: BadValue.
Result<void> checkPlacement(const PlacementProblem& problem, const SlotPlacement& placement);

/// Sum over tokens of the distinct devices (or nodes, by another map) that hold the experts of a token.
/// `picks` is [tokens][topK], `device` the device of every expert of that layer.
std::int64_t fanOut(std::span<const std::int32_t> picks, int topK, std::span<const int> device, int devices);

/// Expectations over all balanced random placements, exact for any trace: the cut share 1 - 1/G, and the
/// distinct devices per token G·(1 - C(E-c, k)/C(E, k)) with c = E/G experts on a device.
double randomCutShare(int devices);
double randomFanOut(int experts, int devices, int topK);

/// Renames the devices of every layer so that most transitions stay on a device, one assignment per boundary:
/// exact for the given groups, and free of charge for load and fan-out. With prices names matter beyond
/// neighbours: every layer is exchanged against its neighbours until no exchange of two names saves cost.
void relabelDevices(const PlacementProblem& problem, SlotPlacement& placement);

/// No placement has less max/mean load in a layer: 1, or what its hottest expert does to one device when it
/// has as many copies as slots allow.
double balanceLowerBound(const PlacementProblem& problem, int layer);

} // namespace rankloom
