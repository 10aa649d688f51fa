// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/served_objective.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

#include "core/model/key_value_cache.h"
#include "core/plan/rank_grid.h"
#include "core/serving/planned_requests.h"
#include "core/serving/step_time.h"
#include "core/serving/workload_forecast.h"

namespace rankloom {

namespace {

constexpr double kActivationBytes = 2;

/// What stages do, and how much of it their links take.
struct LinkParts {
    double whole = 0; ///< s
    double tensor = 0;
    double expert = 0;
    double send = 0;
};

/// The plan with the one group of a stage that a batch takes longest on.
ServedPlan onSlowestGroup(ServedPlan plan, const ServingRates& rates, int stage, const BatchLoad& load)
{
    std::vector<std::vector<int>>& groups = plan.stages[static_cast<std::size_t>(stage)].tensorGroups;
    const std::vector<std::vector<int>> all = groups;
    Seconds longest(-1);
    std::size_t slowest = 0;
    for (std::size_t g = 0; g < all.size() && all.size() > 1; ++g) {
        groups = {all[g]};
        if (const Seconds time = stepParts(plan, rates, stage, load).total(); time > longest) {
            longest = time;
            slowest = g;
        }
    }
    groups = {all[slowest]};
    return plan;
}

LinkParts linkParts(const ServedPlan& given, const ServingRates& rates, int stage, const BatchLoad& load)
{
    const ServedPlan plan = onSlowestGroup(given, rates, stage, load);
    LinkParts out;
    out.whole = stepParts(plan, rates, stage, load).total().value();
    // What every collective costs on top of its links stays, wherever ranks are.
    ServingRates bare = rates;
    bare.collective = Seconds(0);
    const StepParts all = stepParts(plan, bare, stage, load);
    ServedPlan alone = plan;
    alone.stages[static_cast<std::size_t>(stage)].expertDevices.clear();
    out.tensor = stepParts(alone, bare, stage, load).communication.value();
    out.expert = all.communication.value() - out.tensor;
    out.send = all.send.value();
    return out;
}

BatchLoad decodesOf(const ServedLoad& load)
{
    const ServingPart& part = load.system.decodes ? *load.system.decodes : load.system.prompts;
    const double replicas = load.system.decodes ? part.plan.replicas : 1;
    return meanDecodes(part.plan, load.forecast.decoding / replicas, load.mean.prompt, load.mean.output);
}

/// A prompt, or as much of it as a batch has room for, beside what decodes there.
BatchLoad withPrompt(const ServedLoad& load, const BatchLoad& decodes)
{
    const ServedPlan& plan = load.system.prompts.plan;
    BatchLoad batch = load.system.decodes ? BatchLoad {} : decodes;
    std::int64_t tokens = load.mean.prompt;
    if (cutsPrompts(plan.choice.scheduler))
        tokens = std::clamp<std::int64_t>(
            tokenBudgetOf(plan.choice) - batch.decodes / plan.attentionReplicas, 1, tokens);
    batch.addPrefill(0, tokens, readWindow(plan.model()));
    return batch;
}

/// Devices that work together on a stage, of all replicas.
class StageGroups {
public:
    StageGroups(const ServedPlan& plan, int stage) : m_plan(plan), m_grid(plan.layout), m_stage(stage) { }

    /// Groups of two and more.
    [[nodiscard]] std::vector<std::vector<int>> of(GroupKind kind) const
    {
        std::vector<std::vector<int>> out;
        for (const std::vector<int>& ranks : m_grid.groups(kind)) {
            if (m_grid.coordinates(ranks.front()).pp != m_stage || ranks.size() < 2)
                continue;
            out.emplace_back();
            for (const int rank : ranks)
                out.back().push_back(deviceOf(rank));
        }
        return out;
    }
    /// Pairs: to the next stage, where there is one.
    [[nodiscard]] std::vector<std::vector<int>> sends() const
    {
        std::vector<std::vector<int>> out;
        for (int rank = 0; rank < m_grid.ranks() && m_stage + 1 < m_plan.layout.pp; ++rank)
            if (const RankCoordinates c = m_grid.coordinates(rank); c.pp == m_stage)
                out.push_back({deviceOf(rank), deviceOf(m_grid.rankAt(c.tp, c.cp, c.dp, m_stage + 1))});
        return out;
    }

private:
    [[nodiscard]] int deviceOf(int rank) const { return m_plan.devices[static_cast<std::size_t>(rank)]; }

    const ServedPlan& m_plan;
    RankGrid m_grid;
    int m_stage;
};

} // namespace

Seconds ServedLoad::goal() const
{
    if (!system.decodes)
        return forecast.timePerToken;
    return forecast.timePerToken + forecast.timeToFirstToken / static_cast<double>(mean.output);
}

Result<ServedLoad> servedLoad(const Project& project, const Plan& plan)
{
    Result<AskedSystem> asked = askedSystem(project, plan);
    if (!asked)
        return tl::unexpected<Error>(std::move(asked.error()));
    if (!asked->system.fits())
        return fail(
            ErrorCode::IllegalPlan, servingFit(asked->system.tightest().memory, plan.serving.blockTokens));
    const ServingForecast forecast = forecastOf(asked->system, asked->requests);
    return ServedLoad {std::move(asked->system), forecast, meanLengths(asked->requests)};
}

ServedObjective::ServedObjective(const ServedLoad& load, int block)
    : m_links(load.system.prompts.plan.cluster().links), m_block(block)
{
    const ServingSystem& system = load.system;
    const Cluster& cluster = system.prompts.plan.cluster();
    RANKLOOM_ASSERT(block > 0 && cluster.devicesPerNode % block == 0);
    m_units.resize(static_cast<std::size_t>(cluster.devices() / block));
    std::iota(m_units.begin(), m_units.end(), 0);
    m_groupsOfPosition.resize(m_units.size());
    m_sequences.assign(2, {});
    m_loads[0] = decodesOf(load);
    m_loads[1] = withPrompt(load, m_loads[0]);
    const ServingPart& decodes = system.decodes ? *system.decodes : system.prompts;
    const double replicas = system.decodes ? decodes.plan.replicas : 1;
    m_batchesUnderWay = std::clamp(
        std::round(load.forecast.decoding / replicas), 1.0, static_cast<double>(decodes.plan.stages.size()));
    addPool(system.prompts, system.rates, {!system.decodes, true});
    if (system.decodes)
        addPool(decodes, system.rates, {true, false});
    m_groupStamp.resize(m_groups.size());
    m_slotStamp.resize(m_slots.size());
    priceAll();
    for (Slot& slot : m_slots)
        slot.start = slot.slowest;
    m_promptWeight = 0;
    const double round = total();
    m_promptWeight = 1;
    const double way = total() - round;
    m_promptWeight = way > 0 ? std::max(0.0, load.goal().value() - round) / way : 0;
    setFloorAndBound();
}

void ServedObjective::addPool(
    const ServingPart& pool, const ServingRates& rates, std::array<bool, kBatches> runs)
{
    const ServedPlan& plan = pool.plan;
    for (int s = 0; s < static_cast<int>(plan.stages.size()); ++s) {
        Stage stage = stageAt(plan, rates, s, runs);
        addSlots(plan, rates, s, stage);
        m_stages.push_back(stage);
    }
    addSequences(plan);
}

ServedObjective::Stage ServedObjective::stageAt(
    const ServedPlan& plan, const ServingRates& rates, int stage, std::array<bool, kBatches> runs) const
{
    Stage out;
    out.runs = runs;
    for (std::size_t b = 0; b < kBatches; ++b) {
        if (!runs[b])
            continue;
        const LinkParts parts = linkParts(plan, rates, stage, m_loads[b]);
        out.links[Tensor][b] = parts.tensor;
        out.links[Expert][b] = parts.expert;
        out.links[Send][b] = parts.send;
        out.rest[b] = parts.whole - parts.tensor - parts.expert - parts.send;
    }
    return out;
}

void ServedObjective::addSlots(const ServedPlan& plan, const ServingRates& rates, int index, Stage& stage)
{
    const auto bytes = [&](double each) {
        PerBatch out {};
        for (std::size_t b = 0; b < kBatches; ++b)
            if (stage.runs[b])
                out[b] = static_cast<double>(m_loads[b].tokens()) / plan.attentionReplicas / rates.link
                    * (each * plan.model().hidden * kActivationBytes);
        return out;
    };
    const StageGroups groups(plan, index);
    const bool exchanges = plan.model().moe && plan.attentionReplicas > 1;
    const double vectors = exchanges ? std::min(plan.layout.ep, plan.model().moe->topK) : 1;
    stage.slotOf = {addSlot(Tensor, bytes(1), groups.of(GroupKind::Tensor)),
        addSlot(Expert, bytes(vectors / plan.layout.tp),
            exchanges ? groups.of(GroupKind::Expert) : std::vector<std::vector<int>>()),
        addSlot(Send, bytes(1.0 / plan.layout.tp), groups.sends())};
}

std::size_t ServedObjective::addSlot(
    Kind kind, const PerBatch& bytes, const std::vector<std::vector<int>>& groups)
{
    const std::size_t index = m_slots.size();
    Slot slot;
    slot.kind = kind;
    slot.bytes = bytes;
    std::set<std::vector<int>> known;
    for (const std::vector<int>& devices : groups) {
        std::vector<int> positions;
        for (const int device : devices)
            positions.push_back(device / m_block);
        // Groups over the same nodes in the same order cost the same, wherever in the nodes they are; one
        // inside a position takes its links along.
        if (!m_links.deviceMatters() && m_block > 1 && !known.insert(positions).second)
            continue;
        std::ranges::sort(positions);
        positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
        if (positions.size() > 1 || m_links.deviceMatters())
            for (const int position : positions)
                m_groupsOfPosition[static_cast<std::size_t>(position)].push_back(m_groups.size());
        slot.groups.push_back(m_groups.size());
        m_groups.push_back({index, devices, {}});
    }
    m_slots.push_back(std::move(slot));
    return index;
}

/// Along pipelines, and along the replicas of each stage.
void ServedObjective::addSequences(const ServedPlan& plan)
{
    const RankGrid grid(plan.layout);
    std::map<int, RankCoordinates> first; // of the positions of this pool
    for (int rank = 0; rank < grid.ranks(); ++rank)
        first.try_emplace(plan.devices[static_cast<std::size_t>(rank)] / m_block, grid.coordinates(rank));
    std::vector<int> positions;
    for (const auto& [position, coordinates] : first)
        positions.push_back(position);
    const auto add = [&](std::vector<int>& sequence, const auto& key) {
        std::ranges::sort(positions, {}, key);
        sequence.insert(sequence.end(), positions.begin(), positions.end());
    };
    add(m_sequences[0], [&](int position) {
        const RankCoordinates& c = first.at(position);
        return std::tuple(c.dp, c.tp, c.pp, position);
    });
    add(m_sequences[1], [&](int position) {
        const RankCoordinates& c = first.at(position);
        return std::tuple(c.pp, c.dp, c.tp, position);
    });
}

ServedObjective::PerBatch ServedObjective::priceGroup(const Group& group)
{
    const Slot& slot = m_slots[group.slot];
    m_devices.clear();
    for (const int device : group.devices)
        m_devices.push_back(deviceNow(device));
    PerBatch cost {};
    for (std::size_t b = 0; b < kBatches; ++b) {
        if (slot.bytes[b] <= 0)
            continue;
        switch (slot.kind) {
        case Tensor:
            cost[b] = m_links.ringPass(m_devices, slot.bytes[b]);
            break;
        case Expert:
            cost[b] = m_links.allToAll(m_devices, slot.bytes[b]);
            break;
        case Send:
            cost[b] = m_links.transfer(m_devices.front(), m_devices.back(), slot.bytes[b]);
            break;
        }
    }
    return cost;
}

void ServedObjective::takeSlot(std::size_t index)
{
    Slot& slot = m_slots[index];
    for (std::size_t b = 0; b < kBatches; ++b) {
        double slowest = 0;
        for (const std::size_t group : slot.groups)
            slowest = std::max(slowest, m_groups[group].cost[b]);
        set(slot.slowest[b], slowest);
    }
}

ServedObjective::PerBatch ServedObjective::stageTimes(const Stage& stage) const
{
    PerBatch times = stage.rest;
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        const Slot& slot = m_slots[stage.slotOf[kind]];
        for (std::size_t b = 0; b < kBatches; ++b)
            times[b] += slot.start[b] > 0 ? stage.links[kind][b] * slot.slowest[b] / slot.start[b]
                                          : stage.links[kind][b];
    }
    return times;
}

double ServedObjective::total() const
{
    double sum = 0;
    double slowest = 0;
    double way = 0;
    for (const Stage& stage : m_stages) {
        const PerBatch times = stageTimes(stage);
        if (stage.runs[0]) {
            sum += times[0];
            slowest = std::max(slowest, times[0]);
        }
        if (stage.runs[1])
            way += times[1];
    }
    return std::max(sum, m_batchesUnderWay * slowest) + m_promptWeight * way;
}

void ServedObjective::priceAll()
{
    for (Group& group : m_groups)
        group.cost = priceGroup(group);
    for (std::size_t slot = 0; slot < m_slots.size(); ++slot)
        takeSlot(slot);
    m_cost = total();
    accept();
}

void ServedObjective::setFloorAndBound()
{
    const std::vector<Slot> before = m_slots;
    for (Slot& slot : m_slots)
        if (slot.start != PerBatch {})
            slot.slowest = {};
    m_floor = total();
    m_slots = before;
    // Only whole nodes are bound: what is inside of them stays.
    if (m_block == m_links.devicesPerNode()) {
        LinkCosts others = m_links.optimistic();
        std::swap(m_links, others);
        priceAll();
        m_bound = m_cost;
        std::swap(m_links, others);
    }
    priceAll();
}

void ServedObjective::assign(const std::vector<int>& units)
{
    RANKLOOM_ASSERT(units.size() == m_units.size());
    m_units = units;
    priceAll();
}

void ServedObjective::set(double& value, double to)
{
    if (value == to)
        return;
    m_oldValues.emplace_back(&value, value);
    value = to;
}

Seconds ServedObjective::propose(std::span<const PlacementChange> changes)
{
    m_oldCost = m_cost;
    ++m_stamp;
    m_touchedSlots.clear();
    for (const PlacementChange& change : changes) {
        int& unit = m_units[static_cast<std::size_t>(change.position)];
        m_oldUnits.push_back({change.position, unit});
        unit = change.unit;
    }
    for (const PlacementChange& change : changes)
        for (const std::size_t index : m_groupsOfPosition[static_cast<std::size_t>(change.position)]) {
            if (m_groupStamp[index] == m_stamp)
                continue;
            m_groupStamp[index] = m_stamp;
            Group& group = m_groups[index];
            const PerBatch cost = priceGroup(group);
            for (std::size_t b = 0; b < kBatches; ++b)
                set(group.cost[b], cost[b]);
            if (m_slotStamp[group.slot] != m_stamp) {
                m_slotStamp[group.slot] = m_stamp;
                m_touchedSlots.push_back(group.slot);
            }
        }
    for (const std::size_t slot : m_touchedSlots)
        takeSlot(slot);
    m_cost = total();
    return cost();
}

void ServedObjective::accept()
{
    m_oldUnits.clear();
    m_oldValues.clear();
}

void ServedObjective::reject()
{
    for (const PlacementChange& old : m_oldUnits)
        m_units[static_cast<std::size_t>(old.position)] = old.unit;
    // A value may have been set twice: the oldest wins.
    for (auto it = m_oldValues.rbegin(); it != m_oldValues.rend(); ++it)
        *it->first = it->second;
    m_cost = m_oldCost;
    accept();
}

double ServedObjective::distance(int fromUnit, int toUnit) const
{
    double bytes = 0;
    for (const Slot& slot : m_slots)
        bytes = std::max(bytes, slot.bytes[1]);
    return m_links.transfer(fromUnit * m_block, toUnit * m_block, bytes);
}

} // namespace rankloom
