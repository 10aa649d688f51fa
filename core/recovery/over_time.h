// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/recovery/recovery.h"

namespace rankloom {

/// What one policy does to a fleet of nodes, as far as time goes.
struct FleetPolicy {
    RecoveryPolicy policy = RecoveryPolicy::Resize;
    int nodes = 1; ///< that work when nothing is lost, spares aside
    int spares = 0;
    double recoverySeconds = 0; ///< of a loss that no spare takes up
    double spareSeconds = 0; ///< of one that a spare takes up
    double returnSeconds = 0; ///< of taking a repaired node back in
    double writeSeconds = 0; ///< of a checkpoint; nothing runs meanwhile
    double checkpointInterval = 0; ///< s; 0 = none are written
    /// Throughput with so many nodes lost, share of the whole; not empty, the last holds from there on.
    std::vector<double> throughput;

    [[nodiscard]] double throughputWith(std::int64_t lost) const
    {
        return throughput[static_cast<std::size_t>(
            std::clamp<std::int64_t>(lost, 0, static_cast<std::int64_t>(throughput.size()) - 1))];
    }
};

/// How things fail.
struct FailureRates {
    double mtbfNode = 0; ///< s, of one node, its network included; 0 = never
    double mtbfRack = 0; ///< s, of one rack
    int nodesPerRack = 0;
    double repairSeconds = 0; ///< until a lost node is back; 0 = not within the horizon
};

/// Share of the work that a fleet without failures does. Poisson losses, any number of them under repair at
/// once (M/G/∞: as many as mean losses in a repair, Poisson distributed), recoveries one after another.
struct ClosedForm {
    double goodput = 0;
    double downShare = 0; ///< of the time: recoveries and checkpoints
    double meanLost = 0; ///< nodes under repair
    bool valid = true; ///< recoveries short against the time between failures, and a steady state reached
    Phrase why; ///< not valid
};
ClosedForm closedFormGoodput(const FleetPolicy& policy, const FailureRates& rates, double horizonSeconds);

struct FleetPoint {
    double seconds = 0;
    int lost = 0; ///< nodes
    double throughput = 0; ///< share, from then on; 0 while recovering
};
struct FleetRun {
    double goodput = 0; ///< share of the work without failures
    std::int64_t failures = 0; ///< losses of nodes and racks
    std::int64_t nodesLost = 0;
    double downSeconds = 0;
    int mostLost = 0; ///< nodes at once
    std::vector<FleetPoint> points; ///< the first of them, see kMostPoints
};
inline constexpr std::size_t kMostPoints = 2'000;

/// Failures drawn with a seed: exponential times between losses of nodes and of racks, which take all their
/// living nodes. Losses during a recovery begin it anew.
FleetRun simulateFleet(
    const FleetPolicy& policy, const FailureRates& rates, double horizonSeconds, std::uint64_t seed);

/// A line of a preemption trace.
struct Preemption {
    double seconds = 0;
    bool added = false;
    int node = 0; ///< numbered as names first appear
};
struct PreemptionTrace {
    std::vector<Preemption> events; ///< by time
    std::vector<std::string> nodes;
    Diagnostics diagnostics; ///< adding what is there, removing what is not

    /// From the first event to the last, in seconds.
    [[nodiscard]] double length() const
    {
        return events.empty() ? 0 : events.back().seconds - events.front().seconds;
    }
};
/// "ms,add|remove,node" per line, without header, as the traces published with Bamboo. Times may repeat.
/// Errors: BadSyntax with the line.
Result<PreemptionTrace> readPreemptions(std::string_view text);
/// The policy under a trace, from its first to its last event or to the horizon (0 = the last event). The
/// fleet's nodes are those first added; more are spares.
FleetRun replayPreemptions(const FleetPolicy& policy, const PreemptionTrace& trace, double horizonSeconds);

/// How often to write checkpoints when failures cost half an interval: sqrt(2·write·MTBF) (Young 1974) and
/// with the next terms (Daly 2006, doi:10.1016/j.future.2004.11.016).
struct CheckpointOptimum {
    double young = 0; ///< s
    double daly = 0; ///< s
    struct Point {
        double interval = 0; ///< s
        double lostShare = 0; ///< of the time: writing and repeating
    };
    std::vector<Point> curve; ///< ascending around the optimum
    double writeSeconds = 0;
    double mtbf = 0; ///< s; 0 = there is no optimum

    /// Share of the time that writing and repeating cost at an interval: first order, an interval ends with a
    /// checkpoint, a failure costs half of one.
    [[nodiscard]] double lostShare(double interval) const;
};
CheckpointOptimum checkpointOptimum(double writeSeconds, double mtbf);

/// Goodput with 0, 1, … spares; per node bought too, for the question whether they pay.
struct SparePoint {
    int spares = 0;
    double goodput = 0;
    double perNode = 0; ///< goodput · nodes / (nodes + spares)
};
std::vector<SparePoint> sparesCurve(
    FleetPolicy policy, const FailureRates& rates, double horizonSeconds, int most);

/// Policies as fleets: what they do to a plan that loses 1, 2, 3, … nodes drawn with a seed, each replanned,
/// those between interpolated. Where a policy cannot go on, the job restarts. Errors: those of replanAll().
Result<std::vector<FleetPolicy>> fleetsOf(const Project& project, const Plan& plan,
    const RecoverySettings& settings, const std::vector<RecoveryPolicy>& policies, std::uint64_t seed,
    const std::stop_token& stop = {});

/// Orders of timeouts that users get wrong: each must end before the next.
struct Timeouts {
    std::optional<double> processGroup; ///< s; torchtitan's and TorchFT's, in this order
    std::optional<double> train;
    std::optional<double> init;
    std::optional<double> heartbeat; ///< of the manager
    std::optional<double> heartbeatTimeout; ///< of the lighthouse
    std::optional<double> quorum;
    std::optional<double> join;
};
/// TorchFT defaults where nothing is given. Warnings in the order of the fields; `stepSeconds` and
/// `recoverySeconds` of the plan: collectives wait as long.
Diagnostics checkTimeouts(const Timeouts& timeouts, double stepSeconds, double recoverySeconds);

} // namespace rankloom
