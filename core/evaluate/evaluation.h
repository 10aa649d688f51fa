// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/quantity.h"
#include "core/cluster/link_table.h"
#include "core/evaluate/step_trust.h"
#include "core/memory/memory_report.h"
#include "core/memory/rank_memory.h"
#include "core/plan/kinds.h"
#include "core/plan/rank_grid.h"
#include "core/schedule/timeline.h"

namespace rankloom {

struct ParameterReport {
    std::int64_t total = 0;
    std::int64_t active = 0; ///< per token: top-k experts instead of all
    std::vector<std::int64_t>
        perStage; ///< of the whole model on each pipeline rank, over all its tp/ep ranks

    friend bool operator==(const ParameterReport&, const ParameterReport&) = default;
};

/// Where the time of a step goes, on the pipeline rank that ends last. The parts add up to the step.
struct TimeBreakdown {
    Seconds compute {};
    Seconds tensorParallel {};
    Seconds contextParallel {};
    Seconds pipeline {}; ///< waiting for boundary transfers
    Seconds expertParallel {};
    Seconds dataParallel {}; ///< exposed part
    Seconds optimizer {};
    Seconds bubble {}; ///< idle for other reasons than links
    Seconds offloadStall {};

    friend bool operator==(const TimeBreakdown&, const TimeBreakdown&) = default;
};

struct TimeReport {
    Seconds step {};
    double bubbleRatio = 0; ///< of the simulated pipeline, (makespan - busiest lane) / makespan
    double tokensPerSecond = 0;
    double modelFlopsUtilization = 0;
    TimeBreakdown breakdown;

    friend bool operator==(const TimeReport&, const TimeReport&) = default;
};

/// One class of collectives of a step, on the slowest group of its kind.
struct TrafficReport {
    std::string group; ///< "tp", "dp", "ep", "pp", …
    std::string collective; ///< "all-reduce", "reduce-scatter", "all-gather", "all-to-all", "send-receive"
    Bytes bytes {}; ///< sent by one rank per step
    Seconds time {}; ///< per step, before overlap
    int slowestFrom = -1; ///< device index of the slowest link's sender; -1 = no link used
    int slowestTo = -1;
    BytesPerSecond slowestBandwidth {};
    LinkLevel level = LinkLevel::Device; ///< the farthest that the group reaches over

    friend bool operator==(const TrafficReport&, const TrafficReport&) = default;
};

struct ExpertReport {
    bool measured = false; ///< from a routing trace; otherwise uniform routing is assumed
    double loadMaxOverMean = 1; ///< over the devices of the expert group, mean over layers
    double crossDeviceShare = 0; ///< of the dispatched tokens
    double crossNodeShare = 0;
    /// The tokens counted are, or hold, those that the placement was fitted on: unseen ones would do worse.
    bool seenTokens = false;

    friend bool operator==(const ExpertReport&, const ExpertReport&) = default;
};

/// Activations that leave their devices, on the worst stage of each kind of figure.
struct OffloadReport {
    OffloadTarget target = OffloadTarget::None; ///< None = all else is zero
    int stage = 0; ///< pipeline rank that needs the highest rate
    BytesPerSecond required {}; ///< of one device, by SSDTrain's rule
    BytesPerSecond available {}; ///< the slower of writing and reading
    double stallFreeFraction = 0; ///< highest memory.offload.fraction that nobody waits for
    Bytes awayAtPeak {}; ///< of one device
    Bytes writtenPerStep {}; ///< by one device
    double enduranceDays = 0; ///< until the drives of a device are worn out; 0 unless target is nvme

    friend bool operator==(const OffloadReport&, const OffloadReport&) = default;
};

/// What of a step travels compressed.
struct CompressionReport {
    bool lossy = false;
    std::vector<int> stages; ///< pipeline ranks whose weight gradients are
    int backwardSends = 0; ///< between stages, of one replica in a step
    int compressedSends = 0;

    friend bool operator==(const CompressionReport&, const CompressionReport&) = default;
};

/// Replicas that do the same on devices as fast, of a plan whose replicas are not alike.
struct ReplicaReport {
    std::vector<int> replicas; ///< data-parallel coordinates
    int microbatches = 0; ///< of a step
    int microBatchSize = 0; ///< sequences
    std::vector<int> layersPerStage; ///< decoder layers of each pipeline rank
    Seconds passes {}; ///< until its last pass has ended
    int guests = 0; ///< microbatches of other replicas on the rank that has most of them

    friend bool operator==(const ReplicaReport&, const ReplicaReport&) = default;
};

/// What follows from a Project and a Plan.
struct Evaluation {
    bool valid = false; ///< the plan is legal; otherwise only `diagnostics` and `parameters` are filled
    Diagnostics diagnostics;
    ParameterReport parameters;
    MemoryReport memory;
    TimeReport time;
    std::vector<TrafficReport> traffic;
    ExpertReport experts;
    OffloadReport offload;
    CompressionReport compression;
    std::vector<ReplicaReport> replicas; ///< by their first one; empty where all are alike
    Trust trust; ///< of the step time; of evaluate() alone, as what follows
    MemoryTrust memoryTrust;
    std::shared_ptr<const RankMemory> ranks; ///< null when invalid
    std::shared_ptr<const Timeline> timeline; ///< of the slowest pipeline; null when invalid

    /// Whether the plan fits; where measured runs were not asked, whether its expected figures do.
    [[nodiscard]] FitWord fit() const
    {
        return !memoryTrust.stages.empty() ? memoryTrust.word : memory.fits ? FitWord::Yes : FitWord::No;
    }
};

} // namespace rankloom
