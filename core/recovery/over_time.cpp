// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recovery/over_time.h"

#include <cmath>
#include <limits>
#include <map>
#include <queue>

#include "core/base/at.h"
#include "core/base/random.h"

namespace rankloom {

namespace {

constexpr double kForever = std::numeric_limits<double>::infinity();

/// Nodes lost per second and working node, those of racks counted one by one.
double lossRate(const FailureRates& rates)
{
    return (rates.mtbfNode > 0 ? 1 / rates.mtbfNode : 0) + (rates.mtbfRack > 0 ? 1 / rates.mtbfRack : 0);
}

double writingShare(const FleetPolicy& policy)
{
    return policy.checkpointInterval > 0
        ? policy.writeSeconds / (policy.checkpointInterval + policy.writeSeconds)
        : 0;
}

/// Mean of f(k) for k Poisson distributed.
template <class F> double poissonMean(double mean, const F& f)
{
    if (mean <= 0)
        return f(0);
    // From the middle outwards: e^-mean alone may be too small for a double.
    const auto middle = static_cast<std::int64_t>(mean);
    const double top = std::exp(
        static_cast<double>(middle) * std::log(mean) - mean - std::lgamma(static_cast<double>(middle) + 1));
    double sum = 0;
    double weight = top;
    for (std::int64_t k = middle; weight > 1e-18; ++k) {
        sum += weight * f(k);
        weight *= mean / static_cast<double>(k + 1);
    }
    weight = top;
    for (std::int64_t k = middle; k > 0 && weight > 1e-18; --k) {
        weight *= static_cast<double>(k) / mean;
        sum += weight * f(k - 1);
    }
    return sum;
}

} // namespace

ClosedForm closedFormGoodput(const FleetPolicy& policy, const FailureRates& rates, double horizon)
{
    ClosedForm out;
    const double rate = lossRate(rates);
    const double losses = rate * policy.nodes; // per second
    const auto meanWith = [&](double lost, const auto& f) { return poissonMean(lost, f); };
    const auto throughput = [&](std::int64_t k) { return policy.throughputWith(k - policy.spares); };
    const auto spareIsFree = [&](std::int64_t k) { return k < policy.spares ? 1.0 : 0.0; };
    double working = 0;
    double onSpare = 0;
    if (rates.repairSeconds > 0) {
        out.meanLost = losses * rates.repairSeconds;
        working = meanWith(out.meanLost, throughput);
        onSpare = meanWith(out.meanLost, spareIsFree);
    } else {
        // Losses pile up: the mean over the horizon.
        constexpr int kSteps = 400;
        for (int i = 0; i < kSteps; ++i) {
            const double lost = policy.nodes * (1 - std::exp(-rate * horizon * (i + 0.5) / kSteps));
            working += meanWith(lost, throughput) / kSteps;
            onSpare += meanWith(lost, spareIsFree) / kSteps;
            out.meanLost += lost / kSteps;
        }
    }
    const double returns = rates.repairSeconds > 0 ? (1 - onSpare) * policy.returnSeconds : 0;
    const double recovering =
        losses * (onSpare * policy.spareSeconds + (1 - onSpare) * policy.recoverySeconds + returns);
    out.downShare = std::min(1.0, recovering + writingShare(policy));
    out.goodput = std::max(0.0, (1 - recovering) * (1 - writingShare(policy))) * working;
    const auto doubt = [&out](Phrase why) {
        out.valid = false;
        out.why = std::move(why);
    };
    if (recovering > 0.05)
        doubt(Phrase::of(
            "recoveries take {:.0f} % of the time between losses, and begin anew", 100 * recovering));
    else if (rates.repairSeconds > 0 && horizon < 5 * rates.repairSeconds)
        doubt(Phrase::of("the horizon is too short for as many losses as repairs"));
    else if (rates.mtbfRack > 0)
        doubt(Phrase::of("nodes of a rack are lost together, and are counted one by one here"));
    else if (out.meanLost > 0.1 * policy.nodes)
        doubt(Phrase::of("so many nodes are under repair that fewer are left to fail"));
    return out;
}

namespace {

/// The state of a fleet as time goes: counts work, and what is lost.
class FleetClock {
public:
    FleetClock(const FleetPolicy& policy, double horizon) : m_policy(policy), m_horizon(horizon) { note(0); }

    void advance(double to)
    {
        to = std::min(to, m_horizon);
        const double until = std::clamp(m_busyUntil, m_now, to);
        m_run.downSeconds += until - m_now;
        if (m_busyUntil > m_now && until == m_busyUntil && until < m_horizon)
            note(until);
        m_work += (to - until) * m_policy.throughputWith(m_lost - m_policy.spares);
        m_now = to;
    }
    void lose(int nodes)
    {
        if (nodes == 0)
            return;
        ++m_run.failures;
        m_run.nodesLost += nodes;
        m_lost += nodes;
        m_run.mostLost = std::max(m_run.mostLost, m_lost);
        recover(m_lost <= m_policy.spares ? m_policy.spareSeconds : m_policy.recoverySeconds);
    }
    void bringBack(int nodes)
    {
        const bool needed = m_lost > m_policy.spares;
        m_lost -= nodes;
        recover(needed ? m_policy.returnSeconds : 0);
    }
    /// Nodes that are there beyond or below the fleet's and its spares'.
    void setLost(int lost)
    {
        if (lost > m_lost)
            lose(lost - m_lost);
        else if (lost < m_lost)
            bringBack(m_lost - lost);
    }
    FleetRun finish()
    {
        advance(m_horizon);
        m_run.goodput = m_horizon > 0 ? m_work / m_horizon * (1 - writingShare(m_policy)) : 0;
        return std::move(m_run);
    }

private:
    void recover(double seconds)
    {
        m_busyUntil = std::max(m_busyUntil, m_now + seconds);
        note(m_now);
    }
    void note(double when)
    {
        const bool down = m_busyUntil > when;
        if (m_run.points.size() < kMostPoints)
            m_run.points.push_back(
                {when, m_lost, down ? 0 : m_policy.throughputWith(m_lost - m_policy.spares)});
    }

    const FleetPolicy& m_policy;
    double m_horizon;
    double m_now = 0;
    double m_busyUntil = 0;
    double m_work = 0;
    int m_lost = 0;
    FleetRun m_run;
};

double exponential(Random& random, double mean)
{
    return mean == kForever ? kForever : -mean * std::log1p(-random.unit());
}

} // namespace

FleetRun simulateFleet(
    const FleetPolicy& policy, const FailureRates& rates, double horizon, std::uint64_t seed)
{
    Random random(seed);
    FleetClock clock(policy, horizon);
    // Nodes that work; a spare that has taken over stands for the node whose place it has.
    std::vector<bool> alive(at(policy.nodes), true);
    std::priority_queue<std::pair<double, int>, std::vector<std::pair<double, int>>, std::greater<>> repairs;
    int outside = 0; // nodes under repair whose place a spare has
    const int racks =
        rates.nodesPerRack > 0 ? (policy.nodes + rates.nodesPerRack - 1) / rates.nodesPerRack : 0;
    const double nodeMean = rates.mtbfNode > 0 ? rates.mtbfNode / policy.nodes : kForever;
    const double rackMean = rates.mtbfRack > 0 && racks > 0 ? rates.mtbfRack / racks : kForever;
    double nextNode = exponential(random, nodeMean);
    double nextRack = exponential(random, rackMean);
    const auto lose = [&](int node, double now) {
        // The place of a node that fails goes to a free spare, or stays empty.
        if (outside < policy.spares)
            ++outside;
        else
            alive[at(node)] = false;
        if (rates.repairSeconds > 0)
            repairs.emplace(now + rates.repairSeconds, node);
    };
    for (;;) {
        const double nextRepair = repairs.empty() ? kForever : repairs.top().first;
        const double now = std::min({nextNode, nextRack, nextRepair});
        if (!(now < horizon))
            return clock.finish();
        clock.advance(now);
        if (now == nextRepair) {
            const int node = repairs.top().second;
            repairs.pop();
            // Back in its place where that is empty, in another empty one, or as a spare.
            if (!alive[at(node)]) {
                alive[at(node)] = true;
            } else if (const auto empty = std::ranges::find(alive, false); empty != alive.end()) {
                *empty = true;
            } else {
                --outside;
            }
            clock.bringBack(1);
        } else if (now == nextNode) {
            nextNode = now + exponential(random, nodeMean);
            const int node = random.below(policy.nodes);
            if (!alive[at(node)])
                continue; // lost already
            lose(node, now);
            clock.lose(1);
        } else {
            nextRack = now + exponential(random, rackMean);
            const int first = random.below(racks) * rates.nodesPerRack;
            int lost = 0;
            for (int node = first; node < std::min(policy.nodes, first + rates.nodesPerRack); ++node)
                if (alive[at(node)]) {
                    lose(node, now);
                    ++lost;
                }
            clock.lose(lost);
        }
    }
}

FleetRun replayPreemptions(const FleetPolicy& policy, const PreemptionTrace& trace, double horizon)
{
    if (trace.events.empty())
        return {};
    if (horizon <= 0)
        horizon = trace.length();
    FleetPolicy fleet = policy;
    fleet.spares = 0; // whoever is there
    FleetClock clock(fleet, horizon);
    int present = 0;
    bool started = false;
    for (std::size_t i = 0; i < trace.events.size(); ++i) {
        const Preemption& event = trace.events[i];
        present += event.added ? 1 : -1;
        // Events of one moment count together.
        if (i + 1 < trace.events.size() && trace.events[i + 1].seconds == event.seconds)
            continue;
        const double now = event.seconds - trace.events.front().seconds;
        if (now > horizon)
            break;
        clock.advance(now);
        const int lost = std::max(0, fleet.nodes - present);
        if (!started && lost > 0 && event.added && i < at(fleet.nodes)) {
            clock.setLost(lost); // the fleet fills up
            continue;
        }
        started = true;
        clock.setLost(lost);
    }
    return clock.finish();
}

double CheckpointOptimum::lostShare(double interval) const
{
    return writeSeconds / (interval + writeSeconds) + (interval + writeSeconds) / (2 * mtbf);
}

CheckpointOptimum checkpointOptimum(double write, double mtbf)
{
    CheckpointOptimum out;
    if (!(write > 0) || !std::isfinite(mtbf))
        return out;
    out.writeSeconds = write;
    out.mtbf = mtbf;
    out.young = std::sqrt(2 * write * mtbf);
    const double half = write / (2 * mtbf);
    out.daly = write < 2 * mtbf ? out.young * (1 + std::sqrt(half) / 3 + half / 9) - write : mtbf;
    for (int i = -12; i <= 12; ++i) {
        const double interval = out.daly * std::pow(2, i / 3.0);
        out.curve.push_back({interval, out.lostShare(interval)});
    }
    return out;
}

std::vector<SparePoint> sparesCurve(FleetPolicy policy, const FailureRates& rates, double horizon, int most)
{
    std::vector<SparePoint> out;
    for (int spares = 0; spares <= most; ++spares) {
        policy.spares = spares;
        const double goodput = closedFormGoodput(policy, rates, horizon).goodput;
        out.push_back({spares, goodput, goodput * policy.nodes / (policy.nodes + spares)});
    }
    return out;
}

} // namespace rankloom
