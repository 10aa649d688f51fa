// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/bits/bit_lanes.h"
#include "core/bits/kept_planes.h"
#include "core/bits/plane_channel.h"
#include "core/plan/project.h"

namespace rankloom {

/// What steps do with planes of experts, as is to be expected.
struct PlaneTraffic {
    Bytes loaded {};
    double wanted = 0; ///< planes, each once a layer and step
    double resident = 0; ///< of them, those that need no load
    Seconds loading {}; ///< of the channel
    Seconds waiting {}; ///< computing waits for loads

    /// Of the planes that are wanted.
    [[nodiscard]] double hitShare() const { return wanted > 0 ? resident / wanted : 1; }
    PlaneTraffic& operator+=(const PlaneTraffic& other);
    friend PlaneTraffic operator*(double factor, PlaneTraffic traffic);
};

/// Experts in few bits on a device that holds all experts of some layers, or an even slice of each.
struct StagePlanes {
    BitSettings settings;
    ExpertDemand demand; ///< of the layers with experts that it holds
    double weights = 0; ///< of its part of one expert
    ExpertBytes bytes; ///< of that part
    BitChoice choice;
    PlaneChannel channel;
    Bytes budget {}; ///< or what all planes take, where that is less
    /// [layers][experts][planes]: share of the picks that were seen to want a plane; empty = by the rule.
    std::vector<double> wantedOfPicks;

    /// Probability that a token wants a plane of an expert.
    [[nodiscard]] double wantedByToken(std::size_t expert, int plane) const;
};

/// Layers of a model, those without experts counted.
struct LayerSpan {
    int first = 0;
    int count = 0;
};
/// By the bits of the plan, and what tokens were seen to ask for (null: by its rule and the routing); every
/// expert is cut into `slices`. None where no layer of these has experts.
/// Errors: those of planBits(). Requires of `seen` picks in planes of the plan.
Result<std::shared_ptr<const StagePlanes>> stagePlanes(
    const Project& project, const Plan& plan, LayerSpan layers, int slices, const AskedBits* seen = nullptr);

/// What a batch of so many tokens makes of planes that stay and planes that are loaded, layer by layer as
/// layOut() does it, in expectation: tokens pick their experts independently, the memory beside the kept
/// planes holds what earlier batches wanted, and loads of a layer run behind each other beside its compute.
/// Where the next layers' experts are known (prefetch), loads run ahead as far as the memory beside the kept
/// planes goes. The order of the planes inside a layer is not in it. A fraction of a microsecond per call.
class StepPlanes {
public:
    StepPlanes(const StagePlanes& stage, const BitMachine& machine);

    struct Cost {
        Seconds computing {}; ///< of experts
        PlaneTraffic traffic;
    };
    /// `before`: what computes in front of the experts of each layer.
    [[nodiscard]] Cost of(double tokens, Seconds before) const;

private:
    struct Layer {
        double compute = 0; ///< s
        double load = 0; ///< s of the channel
        double any = 0; ///< probability that a plane is loaded at all
        double last = 0; ///< s, compute of the plane that is loaded last
    };
    struct Row {
        double tokens = 0;
        std::vector<Layer> layers;
        Cost cost; ///< without prefetch
    };
    class Wants;
    [[nodiscard]] static double foundShare(const StagePlanes& stage, const Wants& wants, double tokens);
    [[nodiscard]] static Row rowOf(
        const StagePlanes& stage, const Wants& wants, const BitMachine& machine, double tokens);
    [[nodiscard]] Seconds waitingAhead(const Row& low, const Row& high, double part, double before) const;

    int m_prefetch = 0;
    Seconds m_room {}; ///< of the channel, to fill the memory beside the kept planes
    std::vector<Row> m_rows; ///< by rising tokens
};

} // namespace rankloom
