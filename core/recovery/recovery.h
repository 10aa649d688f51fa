// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/named_value.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/recovery/clock_table.h"

namespace rankloom {

/// Ways to go on when devices are lost or slow. Spare nodes come first in all of them.
enum class RecoveryPolicy : std::uint8_t {
    Restart, ///< from the checkpoint, with fewer replicas
    Drop, ///< the replicas that lost a stage; the batch shrinks (TorchFT)
    Reroute, ///< microbatches to the same stage of other replicas, into their bubbles (ReCycle)
    Templates, ///< replicas go on with fewer stages than others (Oobleck)
    Redundant, ///< the stage before, which holds the next one's layers as well, does its work (Bamboo)
    Resize, ///< living replicas of the stage take larger microbatches (ElasWave)
    Migrate, ///< the same, and layers leave the slow stage
    MigrateFrequency, ///< the same, with clocks raised there
};
template <> std::span<const NamedValue<RecoveryPolicy>> namedValues();

/// What is lost. Slow parts are what-ifs of the plan.
struct FailureSet {
    std::vector<int> devices; ///< of the project's cluster, ascending, each once

    friend bool operator==(const FailureSet&, const FailureSet&) = default;
};

/// What recoveries are priced with. Defaults are published constants, to be replaced by one's own
/// measurements.
struct RecoverySettings {
    int spareNodes = 0;
    /// Heartbeat timeout of TorchFT's lighthouse (pytorch/torchft src/lighthouse.rs).
    double detectSeconds = 5;
    /// All communicators anew. Bamboo's global rendezvous (uclasystem/bamboo project_pactum/simulation).
    double communicatorSeconds = 30;
    /// Some groups anew, or edited in place, as shares of that. Authors' claim (ElasWave, arXiv 2510.00606,
    /// abstract: 82 and 3.6 times faster), not simulated.
    double partialCommunicator = 3.6 / 82;
    double editedCommunicator = 1.0 / 82;
    /// Starting processes anew on a few nodes, and loading a checkpoint; measured by the authors of Parcae
    /// (JF-D/Parcae liveput/cost.py).
    double restartSeconds = 28.76;
    double checkpointLoadSeconds = 14;
    double checkpointInterval = 3600; ///< s; a restart repeats half of it on average
    /// Every rank's optimizer shard is copied to the host memory of its next data-parallel peer each step.
    bool peerCopies = true;
    /// Every data-parallel rank owns a part of each layer's optimizer states; otherwise a layer's lie
    /// together.
    bool interleavedShards = true;
    /// States of moved layers may arrive while the step runs, until they are used.
    bool asynchronous = true;
    bool dropKeepsBatch = false; ///< the replicas left take more microbatches
    bool streamsBySample = false; ///< random streams are keyed by sample, layer and slice, not by rank
    double highestFrequency = 1.1; ///< of a device, over what it runs at; within its table of clocks
    double lowestFrequency = 0.7;
    ClockTable clocks {}; ///< of the devices; empty = clockTableOf() them
    double boardWatts = 0; ///< of a device at the usual clock, where `clocks` is empty; 0 = by its preset
    // What fails how often; 0 = not said.
    /// 419 unexpected interruptions in 54 days of 2,048 nodes (Llama 3, arXiv 2407.21783, section 3.3.4).
    double mtbfNode = 54.0 * 86400 * 2048 / 419; ///< s, of one node
    double mtbfLink = 0; ///< s, of one node's network; takes its node out
    double mtbfRack = 0; ///< s, of one rack
    double repairSeconds = 0; ///< until a lost node is back; 0 = never within sight

    friend bool operator==(const RecoverySettings&, const RecoverySettings&) = default;
};

/// One device sends another one states.
struct StateTransfer {
    int from = 0; ///< devices of the project's cluster; those of a lost one: what took its place
    int to = 0;
    double bytes = 0;
    double seconds = 0; ///< over the link between them, by itself

    friend bool operator==(const StateTransfer&, const StateTransfer&) = default;
};

/// Layers that go from one pipeline stage to another.
struct StageMove {
    int from = 0; ///< pipeline ranks
    int to = 0;
    int layers = 0;
    double bytes = 0; ///< over all links
    double seconds = 0; ///< until they have arrived, by themselves

    friend bool operator==(const StageMove&, const StageMove&) = default;
};

struct RecoverySeconds {
    double detect = 0;
    double communicators = 0;
    double load = 0; ///< processes, checkpoints, states without which nothing runs
    double blocked = 0; ///< waiting for moved layers that are used before they have arrived
    double replay = 0; ///< work done again

    [[nodiscard]] double total() const { return detect + communicators + load + blocked + replay; }
};

/// ElasWave's promises about the computation.
struct Consistency {
    bool parameters = true; ///< no state is lost but what is computed again
    bool batch = true; ///< as many samples a step
    bool gradientScale = true; ///< every sample weighs one over the given batch
    bool randomStreams = true; ///< every sample sees the random numbers that it would have seen
};

/// Random streams, one for each sample, layer and tensor-parallel slice, that are drawn on other ranks than
/// before; only where the model drops anything out.
struct MovedStreams {
    int replica = -1; ///< data-parallel coordinate that had them; -1 = all
    int stage = -1; ///< pipeline rank that had them; -1 = all
    std::int64_t samples = 0; ///< of a step
    int layers = 0;
    int slices = 1;

    [[nodiscard]] std::int64_t count() const { return samples * layers * slices; }
    friend bool operator==(const MovedStreams&, const MovedStreams&) = default;
};

/// Ranks of two cells, each a stage of a replica, are connected by a communicator.
struct CommunicatorEdge {
    enum class Kind : std::uint8_t {
        Ring, ///< gradients are reduced along it; directed
        Pipeline, ///< activations go one way, their gradients the other
    };
    enum class Change : std::uint8_t {
        Kept, ///< told of the first replicas that something changes for, see kToldReplicas
        Removed,
        Added,
        Renewed, ///< there before, to a rank on another device
    };
    Kind kind = Kind::Ring;
    Change change = Change::Removed;
    int fromReplica = 0;
    int fromStage = 0;
    int toReplica = 0;
    int toStage = 0;
    int connections = 1; ///< between ranks

    static constexpr std::size_t kToldReplicas = 24;
    friend bool operator==(const CommunicatorEdge&, const CommunicatorEdge&) = default;
};
template <> std::span<const NamedValue<CommunicatorEdge::Kind>> namedValues();
template <> std::span<const NamedValue<CommunicatorEdge::Change>> namedValues();

struct Recovery {
    RecoveryPolicy policy = RecoveryPolicy::Restart;
    bool feasible = false;
    Phrase reason; ///< why not and what would make it so; for a feasible one what to know about it
    /// Of a feasible one: what it goes on with. Its evaluation has the figures that are told here.
    std::optional<Plan> plan;
    double stepSeconds = 0;
    /// Samples per second over those of the plan with nothing lost or slow; of a plan that an earlier failure
    /// has left, as it runs since then. Above 1 where the policy does what the plan could have done before:
    /// see splitGain.
    double throughputRatio = 0;
    /// Where `throughputRatio` is above 1: that of the plan with nothing lost, its layers split as the policy
    /// does, at the usual clocks; otherwise 0.
    double splitGain = 0;
    /// The same before anything fails: below 1 where being prepared costs something.
    double standingRatio = 1;
    RecoverySeconds seconds;
    double movedBytes = 0;
    std::vector<StateTransfer> transfers; ///< by from, to
    std::vector<StageMove> moves; ///< by from, to
    std::vector<int> layersPerStage; ///< decoder layers of each pipeline rank
    /// By replica, those included that took no part before; 0 = the replica does not take part.
    std::vector<int> microbatchesPerReplica;
    std::vector<double> microbatchSizes; ///< by stage: sequences that a living replica takes at a time, mean
    std::vector<double> frequencies; ///< by stage, 1 = as now; empty = not touched
    double breakEvenSeconds = 0; ///< migrate: after which it has paid against not moving layers; 0 = none
    Consistency consistent;
    std::int64_t movedSamples = 0; ///< of a step, computed on other ranks than before
    std::vector<MovedStreams> movedStreams; ///< by stage, then replica
    /// Connections that come or go, and those beside them that stay, see communicatorChanges(). None where
    /// processes start anew: there all are new.
    std::vector<CommunicatorEdge> edges;
    int linksRemoved = 0; ///< of `edges`, counted by ranks; renewed ones are removed and added
    int linksAdded = 0;
    double energyJoules = 0; ///< of a step, all devices; 0 = their power is not known
    double goodput = 0; ///< throughputRatio with the time lost to recoveries taken off, see goodputOf()
};

/// Everything about one failure.
struct Recoveries {
    std::vector<int> failed; ///< devices
    bool touched = true; ///< something that the plan uses is lost or slow
    int idleCells = 0; ///< stages of replicas whose work others did before, since an earlier failure
    double stepSeconds = 0; ///< with nothing lost or slow
    double tokensPerSecond = 0;
    double energyJoules = 0; ///< of a step with nothing lost or slow; 0 = the power is not known
    ClockTable clocks; ///< that energies and clocks follow from
    double asItIsSeconds = 0; ///< step of living with slow parts; 0 where something is lost
    int sparesUsed = 0;
    double copyBytes = 0; ///< that a rank copies to a peer each step
    bool copiesHide = true; ///< behind the step, over the link to the host
    int replicas = 1; ///< that took part before
    std::vector<int> livingReplicas; ///< by stage
    std::vector<double> stageSpeeds; ///< mean over the replicas, lost ones as 0
    std::vector<int> layersPerStage; ///< before
    bool oneChunk = true; ///< the layers of a stage follow each other
    std::vector<Recovery> policies;

    /// The feasible one with most goodput; null where there is none.
    [[nodiscard]] const Recovery* best() const;
};

/// How to go on under policies, which share what is derived once; empty = all. Pure. The plan may be one that
/// an earlier recovery has handed back. Errors: BadValue for failures that the cluster does not have,
/// IllegalPlan for a plan that is illegal before anything is lost, Unsupported for one that serves requests,
/// TooLarge (kMostRecovered), Cancelled.
Result<Recoveries> replanAll(const Project& project, const Plan& plan, const FailureSet& failures,
    const RecoverySettings& settings = {}, std::vector<RecoveryPolicy> policies = {},
    const std::stop_token& stop = {});

/// The same for loops over many failures: whether each policy goes on, with what plan, how fast, after how
/// long and with what goodput. Transfers, connections, random streams, energies and what the plan could have
/// had before, which are for somebody who looks at one failure, are left out.
Result<Recoveries> replanFigures(const Project& project, const Plan& plan, const FailureSet& failures,
    const RecoverySettings& settings, std::vector<RecoveryPolicy> policies, const std::stop_token& stop);

/// Takes a table of clocks, which says itself how far they go; an empty one changes nothing.
void takeClocks(RecoverySettings& settings, ClockTable clocks);

/// Mean time between failures of anything in a cluster of so many nodes, s; infinite where nothing fails.
double clusterMtbf(const RecoverySettings& settings, int nodes, int nodesPerRack = 0);
/// (1 - recovery/mtbf) · throughput, the throughput weighted with `standing`, that of the whole cluster,
/// where lost nodes come back. Valid for recoveries much shorter than the time between failures; at least 0.
double goodputOf(
    double throughputRatio, double recoverySeconds, double mtbf, double repairSeconds, double standing = 1);

} // namespace rankloom
