// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "core/memory/memory_report.h"
#include "core/search/best_links.h"
#include "core/search/layout_choice.h"
#include "core/search/step_bound.h"
#include "core/timing/pass_parts.h"

namespace rankloom {

/// Prices layouts of a search space by the functions of core/memory and core/timing, each part once: layers
/// are timed by timePasses() on a pipeline that has one stage per kind of layer, data-parallel traffic on one
/// group of a kind. Where groups lie on nodes alike and no link was measured, pass times are those of
/// timePasses(); elsewhere they are lower bounds. Not for use by several threads at once.
class LayoutPricer {
public:
    /// All of them outlive the pricer.
    LayoutPricer(const Project& project, const Plan& base, const SearchSpace& space, const BestLinks& links);

    // Choices, to be made in this order; a choice undoes those below it.
    void setDegrees(const DegreeChoice& degrees);
    void setRecompute(std::uint8_t index);
    void setPipeline(const PipelineChoice& pipeline);
    void setSharding(std::uint8_t index);
    void setCompression(std::uint8_t index);
    void setOffload(std::uint8_t index);
    void set(const LayoutChoice& choice);

    /// After setDegrees(): no layout of these degrees is faster, whatever else is chosen.
    [[nodiscard]] Seconds degreesBound();
    /// After setSharding(): the compressions to choose from.
    [[nodiscard]] std::vector<std::uint8_t> compressions() const
    {
        return distinctCompressions(m_project, m_plan, m_compressions);
    }
    /// After setSharding(): no recompute, offload or microbatch size leaves more free on the fullest device.
    /// Infinite before memory() was called for one of them.
    [[nodiscard]] Bytes roomAtMost() const { return m_split->rooms[m_sharding]; }
    /// After all choices.
    [[nodiscard]] MemoryReport memory();
    /// A lower bound of the step time; closed form.
    [[nodiscard]] Seconds bound(const MemoryReport& memory);
    /// The step time by simulation: that of evaluateLegal() where exact(). Errors: those of generateOrder()
    /// and simulate().
    [[nodiscard]] Result<Seconds> simulated(const MemoryReport& memory);
    /// Whether pass times are those of timePasses().
    [[nodiscard]] bool exact() const { return m_exactLinks && m_alike; }
    [[nodiscard]] const Plan& plan() const { return m_plan; }
    [[nodiscard]] double microbatches() const { return m_microbatches; }

private:
    struct LayerSeconds {
        Seconds forward {};
        Seconds backwardInput {};
        Seconds backwardWeight {};
        Bytes hostLinkForward {}; ///< see StageTimes
        Bytes hostLinkBackward {};

        [[nodiscard]] Seconds total() const { return forward + backwardInput + backwardWeight; }
    };
    /// Everything about layers that depends on tp, cp, ep, etp, microbatch size and recompute.
    struct LayerTimes {
        std::vector<LayerSeconds> repeated; ///< sums over the first n layers, the recomputed ones
        std::vector<LayerSeconds> plain; ///< … without recompute
        LayerSeconds prediction; ///< all multi-token-prediction layers; their output layers are in `head`
        LayerSeconds embedding;
        LayerSeconds head;
    };
    using LayerKey = std::tuple<int, int, int, int, int, int>;
    /// How the layers lie on pipeline ranks, and what those ranks hold.
    struct Split {
        StagePlacement placement = StagePlacement::Linear;
        std::size_t chunks = 1;
        VocabularyLayout vocabulary = VocabularyLayout::None;
        std::vector<StageLayers> stages;
        std::vector<RankParameters> held;
        std::vector<LinkLevel> boundaries;
        /// Per sharding and compression, of gradients whole and compressed; empty = not priced yet.
        std::vector<std::vector<DataParallelCost>> costs;
        std::vector<Bytes> rooms; ///< per sharding: roomAtMost()
    };
    using CostKey = std::tuple<int, int, int, int, int, int, int, int, double, double, double>;

    void placeGroups();
    [[nodiscard]] const Project& timeProject() const { return m_alike ? m_project : m_flat; }
    const LayerTimes& layerTimes(int recompute);
    [[nodiscard]] LayerTimes timeLayers(const Recompute& recompute);
    std::vector<StageTimes> timeKinds(const Recompute& recompute, const std::vector<int>& kinds);
    [[nodiscard]] std::vector<int> kindsOfLayers() const;
    [[nodiscard]] Seconds partitionedVocabulary() const;
    Split& currentSplit();
    /// Whose gradients are compressed: those of the stages that the plan says, or of all of them, for plans
    /// that leave the choice of stages to the simulation.
    enum class Stages : std::uint8_t { AsPlanned, All };
    const std::vector<DataParallelCost>& dataParallelCosts(Split& split, Stages compressed);
    void assemblePasses();
    void assemble();
    [[nodiscard]] LinkFigure linkOf(LinkLevel level) const;
    [[nodiscard]] int busyOfStage() const;
    void addTiedEmbedding();
    [[nodiscard]] Seconds tiedEmbedding() const;
    void takeFasterOfCompressed();

    const Project& m_given; ///< whose devices have what memory
    const SearchSpace& m_space;
    Project m_project; ///< with the best links
    Project m_flat; ///< the same, all devices in one node: for groups that lie on nodes unalike
    bool m_exactLinks = true;
    Plan m_plan;
    DegreeChoice m_degrees;
    bool m_alike = true;
    std::size_t m_sharding = 0;
    std::vector<Compression> m_compressions;
    std::vector<int> m_gradients; ///< of each how it compresses gradients: 0 = not at all, else alike ones
    std::size_t m_compression = 0;
    double m_microbatches = 1;
    std::vector<int> m_denseGroup;
    std::vector<int> m_expertGroup;
    std::vector<int> m_pipelineGroup;
    std::optional<LayerTimer> m_timer; ///< of the degrees
    std::map<LayerKey, LayerTimes> m_layerTimes;
    std::map<CostKey, DataParallelCost> m_costs;
    /// Of the degrees, per sharding apart and fused: tiedEmbedding(), once it was needed.
    std::vector<std::optional<Seconds>> m_tiedEmbedding;
    const LayerTimes* m_now = nullptr;
    std::vector<Split> m_splits; ///< of the degrees but the microbatch size
    Split* m_split = nullptr;
    bool m_passesKnown = false;
    BoundaryCost m_boundary;
    PassTimes m_passes; ///< without what sharding and compression make of them
    PassTimes m_times;
    StepBound m_bound;
};

} // namespace rankloom
