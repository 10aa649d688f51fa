// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/replica_handover.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include <fmt/format.h>

#include "core/base/at.h"
#include "core/evaluate/assemble.h"

namespace rankloom {

namespace {

/// Passes that are simulated one by one; longer steps go on at the pace that they settle to.
constexpr std::int64_t kMostSimulated = 40'000;

/// Collects who is simulated and who does whose work.
class Ties {
public:
    Ties(const LaidOut& laid, const std::vector<ReplicaClass>& classes)
        : m_laid(laid), m_classes(classes), m_stages(static_cast<int>(laid.stages().size()))
    {
        for (std::size_t c = 0; c < classes.size(); ++c)
            for (const int replica : classes[c].replicas)
                m_classOf[replica] = c;
        for (const StageHandover& one : laid.plan.replicas->handovers)
            m_shares[{one.replica, one.stage}] = one.share;
        m_way = laid.plan.replicas->handovers.front().way;
        chooseReplicas();
    }

    /// With at most so many microbatches of a replica; 0 = all.
    [[nodiscard]] TiedReplicas lanes(int most) const
    {
        TiedReplicas out;
        out.replicas = m_replicas;
        UnequalReplicas& given = out.given;
        given.stages = m_stages;
        for (const int replica : m_replicas) {
            const ReplicaClass& c = m_classes[m_classOf.at(replica)];
            out.classes.push_back(m_classOf.at(replica));
            given.microbatches.push_back(
                most > 0 ? std::min(most, c.work.microbatches) : c.work.microbatches);
            const PassDurations durations = passDurations(*c.plan, c.times);
            for (std::size_t v = 0; v < at(m_stages); ++v)
                given.times.push_back(
                    {durations.forward[v], durations.backwardInput[v], durations.backwardWeight[v]});
            if (given.hops.empty())
                given.hops.assign(durations.hopForward.size(), 0);
            for (std::size_t b = 0; b < given.hops.size(); ++b)
                given.hops[b] = std::max({given.hops[b], durations.hopForward[b], durations.hopBackward[b]});
        }
        given.standIns.resize(given.times.size());
        // Chunks of a rank run on the lane of its first one.
        for (int r = 0; r < given.replicas(); ++r)
            for (int v = m_laid.layout.pp; v < m_stages; ++v)
                given.standIns[at(given.lane(r, v))] = {given.lane(r, m_laid.stages()[at(v)].rank)};
        for (int rank = 0; rank < m_laid.layout.pp; ++rank)
            handOver(rank, given);
        return out;
    }

    [[nodiscard]] HandoverWay way() const { return m_way; }
    /// Passes of a step of one microbatch each.
    [[nodiscard]] std::int64_t passes() const { return std::int64_t {3} * m_stages * std::ssize(m_replicas); }
    [[nodiscard]] int mostMicrobatches() const
    {
        int most = 1;
        for (const int replica : m_replicas)
            most = std::max(most, m_classes[m_classOf.at(replica)].work.microbatches);
        return most;
    }

private:
    [[nodiscard]] double shareOf(int replica, int rank) const
    {
        const auto found = m_shares.find({replica, rank});
        return found == m_shares.end() ? 0 : found->second;
    }
    [[nodiscard]] static int guests(int microbatches, double share)
    {
        return static_cast<int>(std::ceil(microbatches * share - 1e-9));
    }

    /// Those that hand work over, and as many others as get some of it.
    void chooseReplicas()
    {
        std::set<int> weak;
        int guestsOfOne = 0;
        for (const auto& [cell, share] : m_shares) {
            const auto c = m_classOf.find(cell.first);
            if (c == m_classOf.end())
                continue;
            weak.insert(cell.first);
            guestsOfOne = std::max(guestsOfOne, guests(m_classes[c->second].work.microbatches, share));
        }
        std::size_t takers = m_way == HandoverWay::Microbatches
            ? at(std::max<std::int64_t>(1, std::int64_t {guestsOfOne} * std::ssize(weak)))
            : 0;
        std::set<int> seen;
        for (const std::vector<int>& unit : replicaUnits(m_laid.grid(), m_laid.layout)) {
            const int replica = unit.front();
            const auto c = m_classOf.find(replica);
            if (c == m_classOf.end())
                continue;
            const bool own = !m_classes[c->second].work.layersPerStage.empty();
            if (weak.contains(replica))
                m_replicas.push_back(replica);
            else if (!own && takers > 0) {
                m_replicas.push_back(replica);
                --takers;
            }
        }
    }

    /// Who runs the microbatches of a pipeline rank that are handed over.
    void handOver(int rank, UnequalReplicas& given) const
    {
        std::vector<int> peers;
        for (int r = 0; r < given.replicas(); ++r)
            if (shareOf(m_replicas[at(r)], rank) == 0)
                peers.push_back(given.lane(r, rank));
        std::size_t first = 0; // peers go on in turn from replica to replica
        for (int r = 0; r < given.replicas(); ++r) {
            const double share = shareOf(m_replicas[at(r)], rank);
            if (share == 0)
                continue;
            if (m_way == HandoverWay::StageBefore) {
                const int before = (rank + m_laid.layout.pp - 1) % m_laid.layout.pp;
                peers = {given.lane(r, before)};
            }
            const int microbatches = m_classes[m_classOf.at(m_replicas[at(r)])].work.microbatches;
            const int leaving = guests(microbatches, share);
            if (!peers.empty())
                std::rotate(peers.begin(), peers.begin() + static_cast<std::ptrdiff_t>(first % peers.size()),
                    peers.end());
            first = peers.empty() ? 0 : at(leaving) % peers.size();
            for (int v = 0; v < m_stages; ++v)
                if (m_laid.stages()[at(v)].rank == rank)
                    given.standIns[at(given.lane(r, v))] =
                        turns(given.lane(r, rank), peers, microbatches, leaving);
        }
    }

    /// Who runs which microbatch of a rank: itself, as far as it goes, and its peers in turn.
    [[nodiscard]] static std::vector<int> turns(
        int own, const std::vector<int>& peers, int microbatches, int leaving)
    {
        std::vector<int> out;
        std::size_t peer = 0;
        for (std::int64_t i = 0; i < microbatches; ++i) {
            const bool away = (i + 1) * leaving / microbatches > i * leaving / microbatches;
            out.push_back(away && !peers.empty() ? peers[peer++ % peers.size()] : own);
        }
        return out;
    }

    const LaidOut& m_laid;
    const std::vector<ReplicaClass>& m_classes;
    int m_stages;
    HandoverWay m_way = HandoverWay::Microbatches;
    std::map<int, std::size_t> m_classOf;
    std::map<std::pair<int, int>, double> m_shares;
    std::vector<int> m_replicas;
};

std::int64_t lengthOf(const LaneTimes& times, PassKind kind)
{
    switch (kind) {
    case PassKind::Forward:
        return times.forward;
    case PassKind::Backward:
        return times.backwardInput + times.backwardWeight;
    case PassKind::BackwardInput:
        return times.backwardInput;
    default:
        return times.backwardWeight;
    }
}

/// Whether a lane that takes guests may hold as much as the engine lets one that puts weight gradients off.
bool splitFits(const ReplicaClass& c, int stages, int rank)
{
    const StageMemory& memory = c.memory.stages[at(rank)];
    const double held = std::max(1.0, memory.inFlightMicrobatches);
    return memory.activations.value() * (stages / held - 1) <= memory.headroom().value() || stages <= held;
}

} // namespace

int TiedReplicas::mostAlive(int lane) const
{
    int alive = 0;
    int most = 0;
    for (const Pass& pass : run.order.passes[at(lane)]) {
        if (pass.kind == PassKind::Forward)
            most = std::max(most, ++alive);
        else if (pass.kind != PassKind::BackwardInput)
            --alive;
    }
    return most;
}

std::int64_t TiedReplicas::busy(int lane) const
{
    std::int64_t sum = 0;
    for (const Pass& pass : run.order.passes[at(lane)])
        sum += lengthOf(given.times[at(given.lane(lane / given.stages, pass.stage))], pass.kind);
    return sum;
}

std::int64_t TiedReplicas::passesEnd(int replica, int ranks) const
{
    std::int64_t end = 0;
    for (int rank = 0; rank < ranks; ++rank)
        end = std::max(end, run.laneEnd[at(lane(replica, rank))]);
    return end;
}

double TiedReplicas::simulatedShare(int replica, int microbatches) const
{
    return static_cast<double>(given.microbatches[at(replica)]) / std::max(1, microbatches);
}

Timeline TiedReplicas::timelineOf(int replica, const LaidOut& laid) const
{
    Timeline out;
    for (int rank = 0; rank < laid.layout.pp; ++rank) {
        Lane& shown = out.lanes.emplace_back();
        shown.name = fmt::format("stage {}", rank);
        const auto number = at(lane(replica, rank));
        std::int64_t now = 0;
        int alive = 0;
        for (std::size_t i = 0; i < run.order.passes[number].size(); ++i) {
            const Pass& pass = run.order.passes[number][i];
            const std::int64_t length = lengthOf(given.times[at(given.lane(replica, pass.stage))], pass.kind);
            const std::int64_t start = run.starts[number][i];
            if (start > now)
                shown.bubbles.push_back({now, start,
                    shown.slices.empty() ? BubbleCause::WarmUp : BubbleCause::WaitsForPass, -1, -1});
            now = start + length;
            shown.slices.push_back({start, now, pass.microbatch, pass.stage, pass.kind,
                static_cast<std::uint8_t>(laid.stages()[at(pass.stage)].chunk)});
            if (pass.kind == PassKind::Forward)
                shown.activations.push_back({start, ++alive});
            else if (pass.kind != PassKind::BackwardInput)
                shown.activations.push_back({now, --alive});
        }
        out.makespan = std::max(out.makespan, now);
    }
    return out;
}

Result<TiedReplicas> runTied(
    const LaidOut& laid, const std::vector<ReplicaClass>& classes, const std::stop_token& stop)
{
    const Ties ties(laid, classes);
    int simulated = 0;
    const int all = ties.mostMicrobatches();
    if (ties.passes() * all > kMostSimulated) {
        const auto affordable = static_cast<int>(kMostSimulated / std::max<std::int64_t>(1, ties.passes()));
        simulated = std::max(std::min(all, 2 * laid.layout.pp), affordable);
    }
    TiedReplicas best = ties.lanes(simulated);
    const int stages = best.given.stages;
    std::vector<bool> split(best.given.times.size(), false);
    bool anySplit = ties.way() == HandoverWay::Microbatches;
    std::set<int> hosts;
    for (std::size_t lane = 0; lane < best.given.standIns.size(); ++lane)
        for (const int host : best.given.standIns[lane])
            if (at(host) != lane && host / stages != static_cast<int>(lane) / stages)
                hosts.insert(host);
    for (const int host : hosts) {
        split[at(host)] = true;
        anySplit = anySplit && splitFits(classes[best.classes[at(host / stages)]], stages, host % stages);
    }
    bool found = false;
    for (const bool puttingOff : {true, false}) {
        if (puttingOff && (!anySplit || hosts.empty()))
            continue;
        for (const UnequalReplicas::First first :
            {UnequalReplicas::First::ByNumber, UnequalReplicas::First::ByReplica}) {
            UnequalReplicas given = best.given;
            given.split = puttingOff ? split : std::vector<bool> {};
            given.first = first;
            if (stop.stop_requested())
                return evaluationCancelled();
            Result<ReplicaRun> run = runReplicas(given);
            if (!run)
                return tl::unexpected<Error>(std::move(run.error()));
            if (found && run->makespan >= best.run.makespan)
                continue;
            found = true;
            best.given = std::move(given);
            best.run = std::move(*run);
        }
    }
    if (simulated > 0) {
        std::int64_t busiest = 0;
        for (std::size_t lane = 0; lane < best.run.order.passes.size(); ++lane)
            busiest = std::max(busiest, best.busy(static_cast<int>(lane)));
        best.beyond = std::llround(
            static_cast<double>(busiest) / std::min(simulated, all) * std::max(0, all - simulated));
    }
    best.stageEnd.assign(at(laid.layout.pp), 0);
    for (std::size_t lane = 0; lane < best.run.order.passes.size(); ++lane)
        for (std::size_t i = 0; i < best.run.order.passes[lane].size(); ++i) {
            const Pass& pass = best.run.order.passes[lane][i];
            if (pass.kind != PassKind::Backward && pass.kind != PassKind::BackwardWeight)
                continue;
            const std::int64_t length =
                lengthOf(best.given.times[at(best.given.lane(static_cast<int>(lane) / stages, pass.stage))],
                    pass.kind);
            std::int64_t& end = best.stageEnd[at(laid.stages()[at(pass.stage)].rank)];
            end = std::max(end, best.run.starts[lane][i] + length + best.beyond);
        }
    return best;
}

} // namespace rankloom
