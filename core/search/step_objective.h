// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/plan/laid_out.h"
#include "core/plan/project.h"
#include "core/search/link_costs.h"
#include "core/search/placement_objective.h"
#include "core/timing/compression_time.h"
#include "core/timing/timing.h"

namespace rankloom {

/// What a placement can change of the time of a step, closed form:
///
///   max over pipelines of ((m - 1) · v · period + one microbatch there and back) + last reduction + update
///
/// period: longestPeriod() of the virtual stages, in 1F1B with transfers that do not block. Stage times move
/// with the slowest tensor, context, expert and (sharded weights or gradients) data group of their pipeline
/// rank; reductions and gathered weights with the slowest data and expert-data group, the parts hidden behind
/// passes taken off; in schedules that drain backwards the later pipeline ranks begin theirs earlier.
/// Everything is priced at the start by timePasses() and scaled with the group's collective from there, so
/// the cost of the plan as it is agrees with core/timing; for collectives in line that is exact elsewhere,
/// too. Sends back that are compressed are so of the one microbatch, or of all; of gradients whose stages the
/// simulation chooses each takes the shorter of its two ends. Experts are taken to be picked evenly there:
/// which member of a group is the busiest does not move with its rank.
///
/// Positions are loads: the ranks that live on `block` consecutive devices at the start. Units are blocks of
/// devices; the ranks of a load keep their slots.
class StepObjective final : public PlacementObjective {
public:
    /// A legal plan; `block` divides the devices per node.
    StepObjective(const Project& project, const Plan& plan, int block);

    [[nodiscard]] const std::vector<int>& units() const override { return m_units; }
    [[nodiscard]] Seconds cost() const override { return Seconds(m_cost); }
    [[nodiscard]] Seconds linkPart() const override { return Seconds(m_cost - m_floor); }
    /// Every transfer between nodes over the best link of the cluster. Holds for whole nodes; 0 for smaller
    /// blocks.
    [[nodiscard]] Seconds bound() const override { return Seconds(m_bound); }
    void assign(const std::vector<int>& units) override;
    Seconds propose(std::span<const PlacementChange> changes) override;
    void accept() override;
    void reject() override;
    [[nodiscard]] std::vector<std::vector<int>> sequences() const override;
    [[nodiscard]] double distance(int fromUnit, int toUnit) const override;

    [[nodiscard]] int block() const { return m_block; }
    /// The placement: device of every rank.
    [[nodiscard]] std::vector<int> deviceOfRank() const;
    /// The load that a rank belongs to.
    [[nodiscard]] int loadOf(int rank) const { return m_loadOf[static_cast<std::size_t>(rank)]; }

private:
    /// Kinds of groups whose collectives a placement moves.
    /// Compute: the ranks of one load on one pipeline rank, whose cost is how slow their devices are.
    enum Kind : std::uint8_t { Tensor, Context, Expert, Data, ExpertData, Compute };
    static constexpr std::size_t kKinds = 6;

    struct Group {
        Kind kind = Tensor;
        int stage = 0; ///< pipeline rank
        std::size_t first = 0; ///< of its members in m_members
        std::size_t count = 0;
        bool apart = false; ///< one member a node, and only nodes matter
        double cost = 0;
    };
    struct Boundary {
        std::size_t chain = 0;
        std::size_t first = 0; ///< of its pairs in m_pairs
        std::size_t count = 0;
        double time = 0; ///< there and back
        double late = 0; ///< the same of a microbatch that drains, whose gradient may travel compressed
        double compressed = 0; ///< 1 where it does: an undoable value like the others
    };
    /// A pipeline; those that always cost the same are one.
    struct Chain {
        double period = 0;
        double traverse = 0;
    };
    /// A stage's seconds for one microbatch, the parts that links make apart.
    struct Stage {
        int rank = 0;
        double compute = 0;
        std::array<double, kKinds> links {}; ///< at the start; Data stands for both data kinds
        double total = 0;
    };
    /// A collective partly hidden behind a pass.
    struct Hidden {
        double whole = 0; ///< at the start
        double window = 0; ///< the pass
        double share = 0; ///< hidden of what fits into the window

        [[nodiscard]] double exposed(double factor) const;
    };
    struct Tail {
        Hidden reduction;
        Hidden gather;
        double earlier = 0; ///< than the first pipeline rank this one ends its passes
        double optimizer = 0;
        double around = 0; ///< compressing and decompressing what is reduced
        double reductionEnd = 0; ///< after the last pass of the first pipeline rank; may be negative
        double update = 0; ///< optimizer and gathered weights
    };

    void addGroups(const RankGrid& grid, GroupKind kind, Kind as);
    /// Where devices compute at different speeds.
    void addSpeeds(const RankGrid& grid, const std::vector<double>& speeds);
    void addChains(const RankGrid& grid, const Layout& layout);
    void addLoads(const LaidOut& laid);
    void addTails(const Plan& plan, const PassTimes& times);
    void addStages(const LaidOut& laid, const PassTimes& times);
    void setVolumes(const Project& project, const Plan& plan, const Layout& layout);
    void setFloor();
    /// Of placements of whole nodes.
    void setBound();
    [[nodiscard]] int deviceOf(int rank) const
    {
        const auto r = static_cast<std::size_t>(rank);
        return m_units[static_cast<std::size_t>(m_loadOf[r])] * m_block + m_slotOf[r];
    }
    [[nodiscard]] double priceGroup(const Group& group);
    void setCompression(const LaidOut& laid);
    void priceBoundary(Boundary& boundary);
    /// Compressing what goes back over a boundary, and decompressing it.
    [[nodiscard]] double compressing(const Boundary& boundary, std::size_t stage) const;
    void touch(int load);
    void priceChain(std::size_t chain);
    /// Of a kind on a pipeline rank: its slowest group over that at the start.
    [[nodiscard]] double ratio(std::size_t kind, int stage) const;
    [[nodiscard]] double dataRatio(int stage) const;
    /// Takes the slowest groups of a pipeline rank into its stages and tail; whether a stage changed.
    bool takeSlot(std::size_t slotIndex);
    void setStage(Stage& stage);
    void setTail(int stage);
    void priceAll();
    [[nodiscard]] double total() const;
    void set(double& value, double to);

    std::size_t slot(std::size_t kind, int stage) const
    {
        return kind * static_cast<std::size_t>(m_pipelineRanks) + static_cast<std::size_t>(stage);
    }

    LinkCosts m_links;
    int m_block = 1;
    bool m_wholeNodes = false; ///< a unit is a node, and only nodes matter
    int m_pipelineRanks = 1;
    double m_microbatches = 1;
    double m_chunks = 1;
    double m_boundaryBytes = 0;
    /// Gradients that travel compressed, where any do.
    struct CompressedBack {
        double share = 1; ///< of the bytes
        std::vector<CompressionTime> passes; ///< at the start, by pipeline rank
        bool epilogueOnly = true;
        bool betweenNodes = false; ///< only there
    };
    std::optional<CompressedBack> m_compressed;
    int m_devicesPerNode = 1;
    std::array<double, kKinds> m_volume {}; ///< bytes of one collective

    std::vector<int> m_loadOf; ///< per rank
    std::vector<int> m_slotOf;
    std::vector<int> m_units;
    std::vector<Group> m_groups;
    std::vector<int> m_members; ///< ranks; of groups that are apart, their loads
    std::vector<Boundary> m_boundaries; ///< chain by chain
    std::vector<std::pair<int, int>> m_pairs; ///< ranks
    std::vector<Chain> m_chains;
    std::vector<Stage> m_stages; ///< virtual stages in model order
    std::vector<double> m_inverse; ///< inverses() of their number
    std::vector<Tail> m_tails;
    std::vector<double> m_slowest; ///< per kind and pipeline rank
    std::vector<double> m_slowestAtStart;
    std::vector<std::vector<std::size_t>> m_groupsOfSlot;
    std::vector<std::vector<std::size_t>> m_groupsOfLoad;
    std::vector<std::vector<std::size_t>> m_boundariesOfLoad;
    std::vector<std::vector<int>> m_sequences;
    std::vector<double> m_slowness; ///< of each device, 1 / speed; empty = all at full speed
    std::vector<int> m_devices; ///< scratch
    double m_cost = 0;
    double m_floor = 0;
    double m_bound = 0;

    // Of the open proposal.
    double m_oldCost = 0;
    std::vector<PlacementChange> m_oldUnits;
    std::vector<std::pair<double*, double>> m_oldValues;
    std::vector<std::uint64_t> m_groupStamp;
    std::vector<std::uint64_t> m_boundaryStamp;
    std::vector<std::uint64_t> m_chainStamp;
    std::vector<std::uint64_t> m_slotStamp;
    std::vector<std::size_t> m_touchedGroups;
    std::vector<std::size_t> m_touchedBoundaries;
    std::vector<std::size_t> m_touchedChains;
    std::vector<std::size_t> m_touchedSlots;
    std::uint64_t m_stamp = 0;
};

} // namespace rankloom
