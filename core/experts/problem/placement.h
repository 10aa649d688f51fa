// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "core/base/error.h"

namespace rankloom {

/// Copies beyond one of every expert, limited over all layers together. A layer holds as many as help it,
/// a device of a layer no fewer than experts / devices.
struct ReplicaLimit {
    int total = 0; ///< on all devices
    /// On one device, beyond its even share of all layers (layers · experts / devices, rounded up).
    int perDevice = std::numeric_limits<int>::max();

    friend bool operator==(const ReplicaLimit&, const ReplicaLimit&) = default;
};

/// What expert placement is about: counts of a routing trace and the devices of one expert-parallel group.
struct PlacementProblem {
    int layers = 0;
    int experts = 0;
    int devices = 0;
    int nodes = 1; ///< devices are dealt to nodes in equal runs
    int slotCount = 0; ///< physical experts of every layer; more than `experts` means replicas
    /// Instead of equal slots in every layer; `slotCount` is then `experts`.
    std::optional<ReplicaLimit> modelLimit;
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
    /// Every expert has one copy, and devices hold equally many.
    [[nodiscard]] bool eachOnce() const
    {
        return experts % devices == 0 && (modelLimit ? mostReplicas() == 0 : slotCount == experts);
    }
    /// Copies beyond one of every expert, in all layers.
    [[nodiscard]] std::int64_t mostReplicas() const;
    /// The same in one layer.
    [[nodiscard]] std::int64_t mostReplicasOfLayer() const;
    /// Copies that one device may hold of all layers, and of one.
    [[nodiscard]] std::int64_t mostOnDevice() const;
    [[nodiscard]] int mostOnDeviceOfLayer() const;
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

/// Which expert every slot holds: by layer, within it by device. Layers and devices may have unequally many
/// slots.
struct SlotPlacement {
    int devices = 0;
    std::vector<int> expert; ///< of every slot
    std::vector<std::size_t> first {0}; ///< [layers · devices + 1]: where every device of every layer begins

    SlotPlacement() = default;
    /// No layers yet.
    explicit SlotPlacement(int deviceCount) : devices(deviceCount) { }
    /// `slotCount` slots in every layer, dealt to the devices in equal runs.
    SlotPlacement(int slotCount, int deviceCount, const std::vector<int>& experts);

    /// The next device of the last layer, or the first one of a new layer.
    void add(std::span<const int> experts);
    /// A layer of which every device has equally many slots.
    void addLayer(std::span<const int> experts);

    [[nodiscard]] int layers() const
    {
        return devices > 0 ? static_cast<int>(first.size() - 1) / devices : 0;
    }
    [[nodiscard]] std::span<const int> layer(int l) const
    {
        return std::span(expert).subspan(at(l, 0), at(l + 1, 0) - at(l, 0));
    }
    [[nodiscard]] std::span<int> layer(int l)
    {
        return std::span(expert).subspan(at(l, 0), at(l + 1, 0) - at(l, 0));
    }
    /// Slots of a device.
    [[nodiscard]] std::span<const int> on(int l, int g) const
    {
        return std::span(expert).subspan(at(l, g), at(l, g + 1) - at(l, g));
    }
    [[nodiscard]] std::span<int> on(int l, int g)
    {
        return std::span(expert).subspan(at(l, g), at(l, g + 1) - at(l, g));
    }
    /// Slots of every device of every layer; nothing where they are unequal.
    [[nodiscard]] std::optional<int> perDevice() const;
    /// Copies on a device, of all layers.
    [[nodiscard]] std::vector<std::int64_t> heldByDevice() const;

    friend bool operator==(const SlotPlacement&, const SlotPlacement&) = default;

private:
    [[nodiscard]] std::size_t at(int l, int g) const
    {
        return first[static_cast<std::size_t>(l) * static_cast<std::size_t>(devices)
            + static_cast<std::size_t>(g)];
    }
};

/// Device of every expert, [layers][experts]: a placement without replicas.
using DeviceOfExpert = std::vector<int>;

/// Slots in the order of devices, experts of a device ascending.
SlotPlacement placementOf(const PlacementProblem& problem, const DeviceOfExpert& device);
/// Devices of a placement without replicas.
DeviceOfExpert devicesOf(const PlacementProblem& problem, const SlotPlacement& placement);

/// Slot s of a layer holds expert s; replicas, where there are more slots, are of the first experts. Under a
/// limit of the whole model there are none, and the first devices hold one more where devices do not divide
/// the experts.
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
    std::int64_t replicas = 0; ///< copies beyond one of every expert, in all layers
    std::int64_t mostOnDevice = 0; ///< copies on the device that holds most, of all layers

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
/// Why `placement` is none of this problem: other layers or devices, more or fewer slots than it allows,
/// experts that do not exist, without a slot or twice on a device. Errors: BadValue.
Result<void> checkPlacement(const PlacementProblem& problem, const SlotPlacement& placement);
/// The same but for the number of slots.
Result<void> checkHeldExperts(const PlacementProblem& problem, const SlotPlacement& placement);

/// Sum over tokens of the distinct devices (or nodes, by another map) that hold the experts of a token.
/// `picks` is [tokens][topK], `device` the device of every expert of that layer.
std::int64_t fanOut(std::span<const std::int32_t> picks, int topK, std::span<const int> device, int devices);

/// Distinct devices per token, G·(1 - C(E-c, k)/C(E, k)) with c = E/G experts on a device: the expectation
/// over all balanced random placements, exact for any trace.
double randomFanOut(int experts, int devices, int topK);

/// Renames the devices of every layer so that most transitions stay on a device, one assignment per boundary:
/// exact for the given groups, and free of charge for load and fan-out. With prices names matter beyond
/// neighbours: every layer is exchanged against its neighbours until no exchange of two names saves cost.
/// Only groups of equal size exchange names: every device keeps its number of slots in every layer.
void relabelDevices(const PlacementProblem& problem, SlotPlacement& placement);

/// No placement has less max/mean load in a layer: 1, or what its hottest experts do to one device when they
/// have as many copies as the problem allows.
double balanceLowerBound(const PlacementProblem& problem, int layer);
/// No placement has a smaller mean of it over the layers: where replicas are limited over the whole model,
/// the layers share them.
double balanceLowerBound(const PlacementProblem& problem);

} // namespace rankloom
