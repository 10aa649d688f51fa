// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/step_objective.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

#include "core/base/error.h"
#include "core/model/parameters.h"
#include "core/plan/element_size.h"
#include "core/schedule/period.h"
#include "core/search/device_speeds.h"
#include "core/timing/hop_time.h"
#include "core/timing/pass_parts.h"

namespace rankloom {

StepObjective::StepObjective(const Project& project, const Plan& plan, int block)
    : m_links(project.cluster->links), m_block(block)
{
    const Cluster& cluster = project.cluster;
    RANKLOOM_ASSERT(block > 0 && cluster.devicesPerNode % block == 0);
    const LaidOut laid(project, plan);
    const Layout& layout = laid.layout;
    const RankGrid& grid = laid.grid();
    m_wholeNodes = block == cluster.devicesPerNode && !m_links.deviceMatters();
    m_pipelineRanks = layout.pp;
    m_microbatches = laid.microbatches;

    addLoads(laid);
    addStages(laid, timePasses(laid));
    setVolumes(project, plan, layout);
    setCompression(laid);
    m_groupsOfSlot.resize(kKinds * static_cast<std::size_t>(m_pipelineRanks));
    addGroups(grid, GroupKind::Tensor, Tensor);
    addGroups(grid, GroupKind::Context, Context);
    addGroups(grid, GroupKind::DataContext, Data);
    if (project.model->moe) {
        addGroups(grid, GroupKind::Expert, Expert);
        addGroups(grid, GroupKind::ExpertData, ExpertData);
    }
    addSpeeds(grid, deviceSpeeds(laid));
    addChains(grid, layout);
    m_slowest.assign(m_groupsOfSlot.size(), 0);
    m_groupStamp.resize(m_groups.size());
    m_slotStamp.resize(m_groupsOfSlot.size());
    m_boundaryStamp.resize(m_boundaries.size());
    m_chainStamp.resize(m_chains.size());
    priceAll();
    setFloor();
    if (block == cluster.devicesPerNode)
        setBound();
}

void StepObjective::addLoads(const LaidOut& laid)
{
    const RankGrid& grid = laid.grid();
    const auto loads = static_cast<std::size_t>(laid.project.cluster->devices() / m_block);
    std::vector<int> firstRank(loads, -1);
    for (int rank = 0; rank < grid.ranks(); ++rank) {
        const int device = laid.deviceOf(rank);
        m_loadOf.push_back(device / m_block);
        m_slotOf.push_back(device % m_block);
        if (int& first = firstRank[static_cast<std::size_t>(device / m_block)]; first < 0)
            first = rank;
    }
    m_units.resize(loads);
    std::iota(m_units.begin(), m_units.end(), 0);
    m_groupsOfLoad.resize(loads);
    m_boundariesOfLoad.resize(loads);
    const auto along = [&](int load) {
        const RankCoordinates c = grid.coordinates(firstRank[static_cast<std::size_t>(load)]);
        return std::tuple(c.dp, c.cp, c.tp, c.pp, load);
    };
    const auto across = [&](int load) {
        const RankCoordinates c = grid.coordinates(firstRank[static_cast<std::size_t>(load)]);
        return std::tuple(c.pp, c.dp, c.cp, c.tp, load);
    };
    m_sequences.assign(2, m_units);
    std::ranges::sort(m_sequences[0], {}, along);
    std::ranges::sort(m_sequences[1], {}, across);
}

void StepObjective::addStages(const LaidOut& laid, const PassTimes& times)
{
    const std::vector<StageLayers>& split = laid.stages();
    m_chunks = static_cast<double>(split.size()) / m_pipelineRanks;
    m_inverse = inverses(split.size());
    m_tails.resize(static_cast<std::size_t>(m_pipelineRanks));
    for (std::size_t s = 0; s < split.size(); ++s) {
        const StageTimes& from = times.stages[s];
        Stage stage;
        stage.rank = split[s].rank;
        stage.links[Tensor] = from.tensorParallel().value();
        stage.links[Context] = from.contextParallel().value();
        stage.links[Expert] = from.expertParallel().value();
        stage.links[Data] = from.dataParallel().value();
        stage.compute = from.total().value() - std::accumulate(stage.links.begin(), stage.links.end(), 0.0);
        m_stages.push_back(stage);
        Tail& tail = m_tails[static_cast<std::size_t>(stage.rank)];
        tail.reduction.window += (from.backwardInput + from.backwardWeight).value();
        tail.gather.window += from.forward.value();
    }
    addTails(laid.plan, times);
}

double StepObjective::Hidden::exposed(double factor) const
{
    const double now = whole * factor;
    return now - share * std::min(now, window);
}

void StepObjective::addTails(const Plan& plan, const PassTimes& times)
{
    const ScheduleKind kind = plan.schedule.kind;
    const bool drainsBackwards =
        kind == ScheduleKind::OneFOneB || kind == ScheduleKind::GPipe || kind == ScheduleKind::Interleaved;
    const double weightOverGradient = elementBytes(plan.memory.precision) / reducedGradientBytes(plan);
    double earlier = 0;
    for (std::size_t r = 0; r < m_tails.size(); ++r) {
        const auto end = [](const StepTail& t) {
            return t.compression + t.gradientReduction - t.gradientOverlap + t.decompression;
        };
        const bool compressed =
            !times.compressedTails.empty() && end(times.compressedTails[r]) < end(times.tails[r]);
        const StepTail& from = compressed ? times.compressedTails[r] : times.tails[r];
        Tail& tail = m_tails[r];
        tail.around = (from.compression + from.decompression).value();
        const auto hide = [](Hidden& hidden, double whole, double exposed) {
            hidden.whole = whole;
            const double fitting = std::min(whole, hidden.window);
            hidden.share = fitting > 0 ? (whole - exposed) / fitting : 0;
        };
        const double reduction = from.gradientReduction.value();
        hide(tail.reduction, reduction, reduction - from.gradientOverlap.value());
        // The optimizer's shards are gathered over the ring that scattered the gradients.
        const double gather = from.weightGather.value();
        hide(tail.gather, gather > 0 ? std::max(gather, reduction * weightOverGradient) : 0, gather);
        tail.optimizer = from.optimizer.value();
        tail.earlier = earlier;
        if (drainsBackwards)
            earlier += (times.stages[r].backwardInput + times.stages[r].backwardWeight).value();
    }
}

/// Bytes of one collective of each kind. They decide only how much latency counts: times come from the start.
void StepObjective::setVolumes(const Project& project, const Plan& plan, const Layout& layout)
{
    const ModelSpec& model = project.model;
    const LayerTimer timer(project, plan, layout);
    const double hidden = timer.tokens() * model.hidden * timer.elementBytes();
    m_boundaryBytes = hidden / (layout.sequenceParallel ? layout.tp : 1);
    m_volume[Tensor] = hidden;
    m_volume[Context] =
        2.0 * model.kvHeads * model.headDim * timer.tokens() * timer.elementBytes() / layout.tp * layout.cp;
    const double gradient = reducedGradientBytes(plan);
    double experts = 0;
    if (model.moe) {
        m_volume[Expert] = timer.dispatchTokens() * model.moe->topK * model.hidden * timer.elementBytes();
        experts = (model.gatedMlp ? 3.0 : 2.0) * model.hidden * model.moe->expertFfn * model.moe->experts
            * model.moeLayers();
        m_volume[ExpertData] = gradient * experts / (static_cast<double>(layout.ep) * layout.etp * layout.pp);
    }
    const double all = static_cast<double>(countParameters(model).total);
    m_volume[Data] = gradient * (all - experts) / (static_cast<double>(layout.tp) * layout.pp);
    if (const double bucket = plan.communication.bucketBytes; bucket > 0)
        for (const Kind kind : {Data, ExpertData})
            m_volume[kind] = std::min(m_volume[kind], bucket);
}

void StepObjective::addGroups(const RankGrid& grid, GroupKind kind, Kind as)
{
    std::map<std::vector<int>, std::size_t> known;
    for (const std::vector<int>& ranks : grid.groups(kind)) {
        if (ranks.size() < 2)
            continue;
        const int stage = grid.coordinates(ranks.front()).pp;
        std::vector<int> loads {stage};
        for (const int rank : ranks)
            loads.push_back(loadOf(rank));
        // Groups over the same nodes in the same order cost the same, wherever in the nodes they are.
        if (!m_links.deviceMatters() && !known.emplace(loads, m_groups.size()).second)
            continue;
        Group group;
        group.kind = as;
        group.stage = stage;
        group.first = m_members.size();
        group.count = ranks.size();
        m_members.insert(m_members.end(), ranks.begin(), ranks.end());
        m_groupsOfSlot[slot(as, stage)].push_back(m_groups.size());
        const std::vector<int> loadOfMember(loads.begin() + 1, loads.end());
        std::sort(loads.begin() + 1, loads.end());
        loads.erase(std::unique(loads.begin() + 1, loads.end()), loads.end());
        group.apart = m_wholeNodes && as != Expert && loads.size() == ranks.size() + 1;
        if (group.apart)
            std::ranges::copy(loadOfMember, m_members.end() - static_cast<std::ptrdiff_t>(ranks.size()));
        // A group inside one load takes its links along.
        if (loads.size() > 2 || m_links.deviceMatters())
            for (std::size_t i = 1; i < loads.size(); ++i)
                m_groupsOfLoad[static_cast<std::size_t>(loads[i])].push_back(m_groups.size());
        m_groups.push_back(group);
    }
}

void StepObjective::addSpeeds(const RankGrid& grid, const std::vector<double>& speeds)
{
    for (const double speed : speeds)
        m_slowness.push_back(1 / speed);
    std::map<std::pair<int, int>, std::vector<int>> together; // pipeline rank, load
    for (int rank = 0; !speeds.empty() && rank < grid.ranks(); ++rank)
        together[{grid.coordinates(rank).pp, loadOf(rank)}].push_back(rank);
    for (const auto& [where, ranks] : together) {
        m_groupsOfSlot[slot(Compute, where.first)].push_back(m_groups.size());
        m_groupsOfLoad[static_cast<std::size_t>(where.second)].push_back(m_groups.size());
        m_groups.push_back({Compute, where.first, m_members.size(), ranks.size(), 0});
        m_members.insert(m_members.end(), ranks.begin(), ranks.end());
    }
}

void StepObjective::addChains(const RankGrid& grid, const Layout& layout)
{
    const std::size_t boundaries = m_stages.size() - 1;
    std::map<std::vector<int>, std::size_t> known;
    for (int dp = 0; dp < layout.dp; ++dp)
        for (int cp = 0; cp < layout.cp; ++cp) {
            std::vector<std::vector<std::pair<int, int>>> pairs(boundaries);
            std::vector<int> key;
            for (std::size_t s = 0; s < boundaries; ++s) {
                std::map<std::pair<int, int>, bool> seen;
                for (int tp = 0; tp < layout.tp; ++tp) {
                    const int from = grid.rankAt(tp, cp, dp, m_stages[s].rank);
                    const int to = grid.rankAt(tp, cp, dp, m_stages[s + 1].rank);
                    const bool fresh = seen.emplace(std::pair(loadOf(from), loadOf(to)), true).second;
                    if (from != to && (fresh || m_links.deviceMatters()))
                        pairs[s].emplace_back(from, to);
                }
                for (const auto& [loads, present] : seen)
                    key.insert(key.end(), {static_cast<int>(s), loads.first, loads.second});
            }
            if (!m_links.deviceMatters() && !known.emplace(key, m_chains.size()).second)
                continue;
            for (const auto& list : pairs) {
                for (const auto& [from, to] : list)
                    for (const int load : {loadOf(from), loadOf(to)})
                        if (std::vector<std::size_t>& of = m_boundariesOfLoad[static_cast<std::size_t>(load)];
                            of.empty() || of.back() != m_boundaries.size())
                            of.push_back(m_boundaries.size());
                m_boundaries.push_back({m_chains.size(), m_pairs.size(), list.size(), 0});
                m_pairs.insert(m_pairs.end(), list.begin(), list.end());
            }
            m_chains.emplace_back();
        }
}

void StepObjective::setFloor()
{
    m_slowestAtStart = m_slowest;
    // No placement computes faster than on devices at full speed.
    const auto computeOf = [this](std::size_t s) {
        const double slowness = m_slowestAtStart[slot(Compute, m_stages[s].rank)];
        return m_stages[s].compute / std::max(1.0, slowness);
    };
    const double period = longestPeriod(m_inverse, computeOf, [](std::size_t) { return 0.0; });
    m_floor = (m_microbatches - 1) * m_chunks * period;
    for (std::size_t s = 0; s < m_stages.size(); ++s)
        m_floor += computeOf(s);
    double optimizer = 0;
    for (int rank = 0; rank < m_pipelineRanks; ++rank)
        optimizer = std::max(optimizer,
            m_tails[static_cast<std::size_t>(rank)].optimizer
                / std::max(1.0, m_slowestAtStart[slot(Compute, rank)]));
    m_floor += optimizer;
}

void StepObjective::setBound()
{
    LinkCosts others = m_links.optimistic();
    std::vector<double> fullSpeed(m_slowness.size(), 1);
    std::swap(m_links, others);
    std::swap(m_slowness, fullSpeed);
    priceAll();
    m_bound = m_cost;
    std::swap(m_links, others);
    std::swap(m_slowness, fullSpeed);
    priceAll();
}

double StepObjective::priceGroup(const Group& group)
{
    m_devices.clear();
    if (group.apart) {
        for (std::size_t i = group.first; i < group.first + group.count; ++i)
            m_devices.push_back(m_units[static_cast<std::size_t>(m_members[i])]);
        return m_links.ringPassOver(m_devices, m_volume[group.kind]);
    }
    for (std::size_t i = group.first; i < group.first + group.count; ++i)
        m_devices.push_back(deviceOf(m_members[i]));
    if (group.kind == Compute) {
        double slowest = 1;
        for (const int device : m_devices)
            slowest = std::max(slowest, m_slowness[static_cast<std::size_t>(device)]);
        return slowest;
    }
    return group.kind == Expert ? m_links.allToAll(m_devices, m_volume[Expert])
                                : m_links.ringPass(m_devices, m_volume[group.kind]);
}

void StepObjective::setCompression(const LaidOut& laid)
{
    m_devicesPerNode = laid.project.cluster->devicesPerNode;
    const LayerTimer timer(laid.project, laid.plan, laid.layout);
    const BoundaryCost plain = boundaryCost(laid.project, laid.layout, timer);
    const auto compression = boundaryCompression(laid.project, laid.plan, timer, plain);
    if (!compression || plain.slice.value() <= 0)
        return;
    m_compressed = CompressedBack {compression->cost.slice / plain.slice,
        compressionOfRanks(laid, *compression), laid.plan.communication.compression.epilogueOnly,
        compression->links == CompressedLinks::BetweenNodes};
}

void StepObjective::priceBoundary(Boundary& boundary)
{
    double there = 0;
    double back = 0;
    double fewer = 0; // back, compressed
    const auto compressedBytes = m_compressed ? m_boundaryBytes * m_compressed->share : m_boundaryBytes;
    // The slowest pair decides whether a boundary lies between nodes, as compressHops() has it.
    bool crosses = false;
    const auto send = [&there, &crosses](const std::pair<double, bool>& timeAndCrosses) {
        if (timeAndCrosses.first > there)
            std::tie(there, crosses) = timeAndCrosses;
    };
    for (std::size_t i = boundary.first; i < boundary.first + boundary.count; ++i) {
        const int fromLoad = loadOf(m_pairs[i].first);
        const int toLoad = loadOf(m_pairs[i].second);
        if (m_wholeNodes && fromLoad != toLoad) {
            const int a = m_units[static_cast<std::size_t>(fromLoad)];
            const int b = m_units[static_cast<std::size_t>(toLoad)];
            send({m_links.transferBetween(a, b, m_boundaryBytes), true});
            back = std::max(back, m_links.transferBetween(b, a, m_boundaryBytes));
            if (m_compressed)
                fewer = std::max(fewer, m_links.transferBetween(b, a, compressedBytes));
            continue;
        }
        const int from = deviceOf(m_pairs[i].first);
        const int to = deviceOf(m_pairs[i].second);
        send({m_links.transfer(from, to, m_boundaryBytes), from / m_devicesPerNode != to / m_devicesPerNode});
        back = std::max(back, m_links.transfer(to, from, m_boundaryBytes));
        if (m_compressed)
            fewer = std::max(fewer, m_links.transfer(to, from, compressedBytes));
    }
    const bool compressed = m_compressed && boundary.count > 0 && (crosses || !m_compressed->betweenNodes);
    const double late = there + (compressed ? fewer : back);
    set(boundary.late, late);
    set(boundary.time, compressed && !m_compressed->epilogueOnly ? late : there + back);
    set(boundary.compressed, compressed ? 1 : 0);
}

double StepObjective::compressing(const Boundary& boundary, std::size_t stage) const
{
    if (boundary.compressed == 0)
        return 0;
    const auto on = [this](int rank) {
        CompressionTime time = m_compressed->passes[static_cast<std::size_t>(rank)];
        time.compress *= ratio(Compute, rank);
        time.decompress *= ratio(Compute, rank);
        return time;
    };
    const CompressionTime slower = slowerOf(on(m_stages[stage].rank), on(m_stages[stage + 1].rank));
    return (slower.compress + slower.decompress).value();
}

void StepObjective::set(double& value, double to)
{
    if (value == to)
        return;
    m_oldValues.emplace_back(&value, value);
    value = to;
}

void StepObjective::priceChain(std::size_t chain)
{
    const std::size_t boundaries = m_stages.size() - 1;
    const Boundary* first = m_boundaries.data() + chain * boundaries;
    set(m_chains[chain].period,
        longestPeriod(
            m_inverse, [&](std::size_t s) { return m_stages[s].total; },
            [&](std::size_t s) {
                const bool always = m_compressed && !m_compressed->epilogueOnly;
                return first[s].time + (always ? compressing(first[s], s) : 0);
            }));
    double traverse = 0;
    for (const Stage& stage : m_stages)
        traverse += stage.total;
    for (std::size_t s = 0; s < boundaries; ++s)
        traverse += first[s].late + compressing(first[s], s);
    set(m_chains[chain].traverse, traverse);
}

double StepObjective::ratio(std::size_t kind, int stage) const
{
    const double start = m_slowestAtStart.empty() ? 0 : m_slowestAtStart[slot(kind, stage)];
    return start > 0 ? m_slowest[slot(kind, stage)] / start : 1;
}

double StepObjective::dataRatio(int stage) const
{
    if (m_slowestAtStart.empty())
        return 1;
    const double start = m_slowestAtStart[slot(Data, stage)] + m_slowestAtStart[slot(ExpertData, stage)];
    const double now = m_slowest[slot(Data, stage)] + m_slowest[slot(ExpertData, stage)];
    return start > 0 ? now / start : 1;
}

void StepObjective::setStage(Stage& stage)
{
    double total = stage.compute * ratio(Compute, stage.rank) + stage.links[Data] * dataRatio(stage.rank);
    for (const Kind kind : {Tensor, Context, Expert})
        total += stage.links[kind] * ratio(kind, stage.rank);
    set(stage.total, total);
}

void StepObjective::setTail(int stage)
{
    Tail& tail = m_tails[static_cast<std::size_t>(stage)];
    const double factor = dataRatio(stage);
    set(tail.reductionEnd, tail.reduction.exposed(factor) + tail.around - tail.earlier);
    set(tail.update, tail.gather.exposed(factor) + tail.optimizer * ratio(Compute, stage));
}

bool StepObjective::takeSlot(std::size_t slotIndex)
{
    double slowest = 0;
    for (const std::size_t group : m_groupsOfSlot[slotIndex])
        slowest = std::max(slowest, m_groups[group].cost);
    if (slowest == m_slowest[slotIndex])
        return false;
    set(m_slowest[slotIndex], slowest);
    const std::size_t kind = slotIndex / static_cast<std::size_t>(m_pipelineRanks);
    const int rank = static_cast<int>(slotIndex % static_cast<std::size_t>(m_pipelineRanks));
    if (kind == Data || kind == ExpertData || kind == Compute)
        setTail(rank);
    bool changed = false;
    for (Stage& stage : m_stages)
        if (stage.rank == rank) {
            const double before = stage.total;
            setStage(stage);
            changed = changed || stage.total != before;
        }
    return changed;
}

double StepObjective::total() const
{
    double pipeline = 0;
    for (const Chain& chain : m_chains)
        pipeline = std::max(pipeline, (m_microbatches - 1) * m_chunks * chain.period + chain.traverse);
    double reduction = 0;
    double update = 0;
    for (const Tail& tail : m_tails) {
        reduction = std::max(reduction, tail.reductionEnd);
        update = std::max(update, tail.update);
    }
    return pipeline + reduction + update;
}

void StepObjective::priceAll()
{
    for (Group& group : m_groups)
        group.cost = priceGroup(group);
    for (std::size_t i = 0; i < m_groupsOfSlot.size(); ++i) {
        m_slowest[i] = 0;
        for (const std::size_t group : m_groupsOfSlot[i])
            m_slowest[i] = std::max(m_slowest[i], m_groups[group].cost);
    }
    for (Stage& stage : m_stages)
        setStage(stage);
    for (int rank = 0; rank < m_pipelineRanks; ++rank)
        setTail(rank);
    for (Boundary& boundary : m_boundaries)
        priceBoundary(boundary);
    for (std::size_t chain = 0; chain < m_chains.size(); ++chain)
        priceChain(chain);
    m_cost = total();
    accept();
}

void StepObjective::assign(const std::vector<int>& units)
{
    RANKLOOM_ASSERT(units.size() == m_units.size());
    m_units = units;
    priceAll();
}

void StepObjective::touch(int load)
{
    for (const std::size_t group : m_groupsOfLoad[static_cast<std::size_t>(load)])
        if (m_groupStamp[group] != m_stamp) {
            m_groupStamp[group] = m_stamp;
            m_touchedGroups.push_back(group);
        }
    for (const std::size_t boundary : m_boundariesOfLoad[static_cast<std::size_t>(load)])
        if (m_boundaryStamp[boundary] != m_stamp) {
            m_boundaryStamp[boundary] = m_stamp;
            m_touchedBoundaries.push_back(boundary);
        }
}

Seconds StepObjective::propose(std::span<const PlacementChange> changes)
{
    m_oldCost = m_cost;
    ++m_stamp;
    m_touchedGroups.clear();
    m_touchedBoundaries.clear();
    m_touchedChains.clear();
    m_touchedSlots.clear();
    for (const PlacementChange& change : changes) {
        int& unit = m_units[static_cast<std::size_t>(change.position)];
        m_oldUnits.push_back({change.position, unit});
        unit = change.unit;
        touch(change.position);
    }
    for (const std::size_t index : m_touchedGroups) {
        Group& group = m_groups[index];
        set(group.cost, priceGroup(group));
        if (std::uint64_t& stamp = m_slotStamp[slot(group.kind, group.stage)]; stamp != m_stamp) {
            stamp = m_stamp;
            m_touchedSlots.push_back(slot(group.kind, group.stage));
        }
    }
    bool restaged = false;
    for (const std::size_t index : m_touchedSlots)
        restaged = takeSlot(index) || restaged;
    for (const std::size_t index : m_touchedBoundaries) {
        Boundary& boundary = m_boundaries[index];
        priceBoundary(boundary);
        if (std::uint64_t& stamp = m_chainStamp[boundary.chain]; stamp != m_stamp) {
            stamp = m_stamp;
            m_touchedChains.push_back(boundary.chain);
        }
    }
    if (restaged)
        for (std::size_t chain = 0; chain < m_chains.size(); ++chain)
            priceChain(chain);
    else
        for (const std::size_t chain : m_touchedChains)
            priceChain(chain);
    m_cost = total();
    return cost();
}

void StepObjective::accept()
{
    m_oldUnits.clear();
    m_oldValues.clear();
}

void StepObjective::reject()
{
    for (const PlacementChange& old : m_oldUnits)
        m_units[static_cast<std::size_t>(old.position)] = old.unit;
    // A value may have been set twice: the oldest wins.
    for (auto it = m_oldValues.rbegin(); it != m_oldValues.rend(); ++it)
        *it->first = it->second;
    m_cost = m_oldCost;
    accept();
}

std::vector<std::vector<int>> StepObjective::sequences() const { return m_sequences; }

double StepObjective::distance(int fromUnit, int toUnit) const
{
    return m_links.transfer(fromUnit * m_block, toUnit * m_block, m_boundaryBytes);
}

std::vector<int> StepObjective::deviceOfRank() const
{
    std::vector<int> devices;
    devices.reserve(m_loadOf.size());
    for (int rank = 0; rank < static_cast<int>(m_loadOf.size()); ++rank)
        devices.push_back(deviceOf(rank));
    return devices;
}

} // namespace rankloom
