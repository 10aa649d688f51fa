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
};

/// Errors: BadValue (sizes that do not divide, negative counts), Contradiction (arrays of another size),
/// TooLarge (more than 4,096 experts, layers or devices).
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

/// What a placement costs. Shares are of all transitions. With replicas, picks are taken to split evenly
/// over the copies of an expert, and copies in neighbouring layers to be chosen independently; without, every
/// figure is exact.
struct PlacementFigures {
    std::vector<double> maxOverMean; ///< per layer, device load; 1 for a layer without load
    double meanMaxOverMean = 1;
    double worstMaxOverMean = 1;
    int worstLayer = 0;
    double transitions = 0;
    double cut = 0; ///< transitions that change the device
    double nodeCut = 0; ///< transitions that change the node
    int duplicates = 0; ///< (layer, device) pairs that hold an expert twice

    [[nodiscard]] double cutShare() const { return transitions > 0 ? cut / transitions : 0; }
    [[nodiscard]] double nodeCutShare() const { return transitions > 0 ? nodeCut / transitions : 0; }
};

/// `problem` must pass checkPlacementProblem(), every expert must have a slot in every layer.
PlacementFigures placementFigures(const PlacementProblem& problem, const SlotPlacement& placement);
/// Transitions that change the device, exact.
std::int64_t cutOf(const PlacementProblem& problem, const DeviceOfExpert& device);

/// Sum over tokens of the distinct devices (or nodes, by another map) that hold the experts of a token.
/// `picks` is [tokens][topK], `device` the device of every expert of that layer.
std::int64_t fanOut(std::span<const std::int32_t> picks, int topK, std::span<const int> device, int devices);

/// Expectations over all balanced random placements, exact for any trace: the cut share 1 - 1/G, and the
/// distinct devices per token G·(1 - C(E-c, k)/C(E, k)) with c = E/G experts on a device.
double randomCutShare(int devices);
double randomFanOut(int experts, int devices, int topK);

/// Renames the devices of every layer so that most transitions stay on a device, one assignment per boundary:
/// exact for the given groups, and free of charge for load and fan-out.
void relabelDevices(const PlacementProblem& problem, SlotPlacement& placement);

/// No placement has less max/mean load in a layer: 1, or what its hottest expert does to one device when it
/// has as many copies as slots allow.
double balanceLowerBound(const PlacementProblem& problem, int layer);

} // namespace rankloom
