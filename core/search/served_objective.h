// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/search/link_costs.h"
#include "core/search/placement_objective.h"
#include "core/serving/serving_system.h"

namespace rankloom {

/// What a plan that serves is to be placed by, under its own requests.
struct ServedLoad {
    ServingSystem system;
    ServingForecast forecast; ///< of the closed form
    MeanLengths mean;

    /// What a placement is judged by: the time per output token; where prompts have devices of their own a
    /// request's time per output token, which has its time to the first one shared out to all of them, since
    /// a placement decides both.
    [[nodiscard]] Seconds goal() const;
};
/// Errors: those of servingSystem() and PlannedRequests; IllegalPlan where not one request fits.
Result<ServedLoad> servedLoad(const Project& project, const Plan& plan);

/// What a placement can change of ServedLoad::goal(), from where the plan has its ranks:
///
///   one turn of the batches that decode + w · the way of a batch with a prompt
///
/// as the closed form has them, w so that the start costs what the closed form says. Stages are as slow as
/// their slowest tensor and expert group and the slowest link to the next stage, of all replicas. They are
/// priced at the start by stepParts() and scaled with the group's collective from there. Where prompts have
/// devices of their own, the way is over those; how long keys and values are on their way between the pools
/// stays as it is.
///
/// Positions are blocks of `block` consecutive devices, units where each of them has moved to.
class ServedObjective final : public PlacementObjective {
public:
    /// `block` divides the devices per node.
    ServedObjective(const ServedLoad& load, int block);

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
    [[nodiscard]] std::vector<std::vector<int>> sequences() const override { return m_sequences; }
    [[nodiscard]] double distance(int fromUnit, int toUnit) const override;

    /// Where a device of the start is now.
    [[nodiscard]] int deviceNow(int device) const
    {
        return m_units[static_cast<std::size_t>(device / m_block)] * m_block + device % m_block;
    }

private:
    /// Two batches are priced: one of decodes, one with a prompt.
    static constexpr std::size_t kBatches = 2;
    using PerBatch = std::array<double, kBatches>;
    enum Kind : std::uint8_t { Tensor, Expert, Send };
    static constexpr std::size_t kKinds = 3;

    struct Group {
        std::size_t slot = 0;
        std::vector<int> devices; ///< of the start
        PerBatch cost {}; ///< s of one collective
    };
    /// What a stage waits for of a kind: its slowest group.
    struct Slot {
        Kind kind = Tensor;
        std::vector<std::size_t> groups;
        PerBatch bytes {}; ///< of one collective
        PerBatch start {}; ///< s, slowest
        PerBatch slowest {};
    };
    struct Stage {
        PerBatch rest {}; ///< s that no link changes
        std::array<PerBatch, kKinds> links {}; ///< s at the start
        std::array<std::size_t, kKinds> slotOf {};
        std::array<bool, kBatches> runs {}; ///< which of the batches
    };

    void addPool(const ServingPart& pool, const ServingRates& rates, std::array<bool, kBatches> runs);
    /// Of one stage, with what its links take at the start; slots are added by addSlots().
    [[nodiscard]] Stage stageAt(
        const ServedPlan& plan, const ServingRates& rates, int stage, std::array<bool, kBatches> runs) const;
    void addSlots(const ServedPlan& plan, const ServingRates& rates, int index, Stage& stage);
    std::size_t addSlot(Kind kind, const PerBatch& bytes, const std::vector<std::vector<int>>& groups);
    void addSequences(const ServedPlan& plan);
    [[nodiscard]] PerBatch priceGroup(const Group& group);
    void takeSlot(std::size_t slot);
    [[nodiscard]] PerBatch stageTimes(const Stage& stage) const;
    [[nodiscard]] double total() const;
    void priceAll();
    void setFloorAndBound();
    void set(double& value, double to);

    LinkCosts m_links;
    int m_block = 1;
    double m_batchesUnderWay = 1; ///< of decodes, on a replica's stages
    double m_promptWeight = 0; ///< w
    std::array<BatchLoad, kBatches> m_loads;
    std::vector<int> m_units;
    std::vector<Group> m_groups;
    std::vector<Slot> m_slots;
    std::vector<Stage> m_stages; ///< of both pools
    std::vector<std::vector<std::size_t>> m_groupsOfPosition;
    std::vector<std::vector<int>> m_sequences;
    std::vector<int> m_devices; ///< scratch
    double m_cost = 0;
    double m_floor = 0;
    double m_bound = 0;

    // Of the open proposal.
    double m_oldCost = 0;
    std::vector<PlacementChange> m_oldUnits;
    std::vector<std::pair<double*, double>> m_oldValues;
    std::vector<std::uint64_t> m_groupStamp;
    std::vector<std::uint64_t> m_slotStamp;
    std::vector<std::size_t> m_touchedSlots;
    std::uint64_t m_stamp = 0;
};

} // namespace rankloom
