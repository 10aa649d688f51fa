// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/serving/batch_load.h"
#include "core/serving/bubbles.h"
#include "core/serving/hand_over.h"
#include "core/serving/served_plan.h"
#include "core/serving/serving_memory.h"
#include "core/serving/serving_rates.h"
#include "core/workload/requests.h"

namespace rankloom {

/// Replicas that generate what others have computed the prompts of.
struct DecodeSetup {
    int stages = 1;
    int replicas = 1;
    std::int64_t blocks = 0; ///< of one replica
    int maxBatch = 1; ///< requests that run at once on one
    std::shared_ptr<const BatchTimes> times;
    HandOverPaths paths; ///< from each replica of prompts
};

/// What serves: replicas of a pipeline, each with a pool of blocks for keys and values.
struct ServingSetup {
    ServingChoice choice;
    int stages = 1; ///< of a replica: so many batches are in flight at most
    int replicas = 1;
    std::int64_t blocks = 0; ///< of choice.blockTokens tokens each, of one replica
    std::int64_t window = 0; ///< tokens that windowed layers read; 0 = there are none
    std::int64_t context = 0; ///< tokens that the model claims to take; longer requests are told. 0 = unknown
    Nanoseconds frontEnd {}; ///< until a request is in the queue
    /// Requests do not come by their times: each user asks the next one when the answer before is there.
    std::optional<ClosedLoop> loop {};
    /// Where tokens behind the first are generated elsewhere: what stands above is of the prompts.
    std::optional<DecodeSetup> decode {};

    /// Of both pools; replicas of prompts are counted first.
    [[nodiscard]] int allReplicas() const { return replicas + (decode ? decode->replicas : 0); }
    [[nodiscard]] bool generates(int replica) const { return !decode || replica >= replicas; }
    [[nodiscard]] int stagesOf(int replica) const { return replica < replicas ? stages : decode->stages; }
    [[nodiscard]] std::int64_t blocksOf(int replica) const
    {
        return replica < replicas ? blocks : decode->blocks;
    }
};

/// The pool holds the requests of all attention replicas of a replica, in equal shares.
ServingSetup servingSetup(const ServedPlan& plan, const ServingMemory& memory, const ServingRates& rates);

/// What became of a request. Times since the workload began.
struct RequestOutcome {
    Nanoseconds start {}; ///< its first batch was formed
    Nanoseconds firstToken {};
    Nanoseconds worstGap {}; ///< longest time between two of its tokens
    Nanoseconds end {};
    Nanoseconds bubble {}; ///< time that stages stood still in front of its batches, without "no work"
    std::int32_t preemptions = 0;
    std::int32_t replica = -1; ///< -1 = refused: longer than what the pool holds
    std::int32_t decodeReplica = -1; ///< counted behind those of prompts; -1 = the same
    Nanoseconds handedOver {}; ///< its keys and values are there; 0 = they stayed

    [[nodiscard]] bool served() const { return replica >= 0; }
};

/// First token behind arrival, the way into the queue included.
Nanoseconds timeToFirstToken(const ServingRequest& request, const RequestOutcome& outcome);
/// (end - first token) / (output - 1), the mean time per output token behind the first; 0 for one token.
Nanoseconds timePerOutputToken(const ServingRequest& request, const RequestOutcome& outcome);

/// Of the requests that were served; of time per output token, those with more than one.
struct LatencyFigures {
    Seconds mean {};
    Seconds p50 {};
    Seconds p90 {};
    Seconds p99 {};
    Seconds most {};

    friend bool operator==(const LatencyFigures&, const LatencyFigures&) = default;
};
LatencyFigures latencyFigures(std::vector<std::int64_t> nanoseconds);

/// A replica at one time: what of its pool is taken, and who waits.
struct CacheSample {
    Nanoseconds time {};
    std::int64_t blocks = 0; ///< taken
    std::int32_t waiting = 0;
    std::int32_t running = 0;
};

struct ReplicaFigures {
    std::vector<Nanoseconds> busy; ///< by stage
    std::vector<double> variation; ///< by stage: coefficient of variation of the times of batches
    ServingGapTimes bubbles {}; ///< ns, of all its stages
    std::int64_t batches = 0;
    std::int64_t preemptions = 0;
    std::int64_t recomputedTokens = 0; ///< computed once and lost to preemption
    PlaneTraffic planes; ///< of experts in few bits, of all batches and stages
    std::int64_t mostBlocks = 0; ///< taken at the same time
    std::int64_t blocksLeft = 0; ///< still taken at the end: none, or the books are wrong
    std::vector<CacheSample> cache; ///< over time, thinned: the fullest of neighbouring ones is kept
};

/// Of disaggregated serving.
struct HandOverFigures {
    std::int64_t requests = 0;
    Bytes bytes {};
    LatencyFigures time; ///< from the first token until keys and values are there
    LatencyFigures waiting; ///< of it: for room where they go, and for the links
    /// The path that is busy longest: its replicas, the devices of its slowest link, and the share of the
    /// time from the first batch to the end.
    int busiestFrom = -1;
    int busiestTo = -1;
    int linkFrom = -1;
    int linkTo = -1;
    double busyShare = 0;
};

struct ServingSimulation {
    std::vector<RequestOutcome> requests; ///< in the order of the workload
    std::vector<Nanoseconds> arrivals; ///< of a closed loop, in the same order; else none: as they were given
    std::int64_t served = 0;
    std::int64_t refused = 0;
    std::int64_t outputTokens = 0; ///< of the served
    Nanoseconds begin {}; ///< first batch
    Nanoseconds end {}; ///< of the last
    Nanoseconds makespan {}; ///< first arrival to last end
    double tokensPerSecond = 0; ///< of output, over the makespan
    double requestsPerSecond = 0;
    LatencyFigures timeToFirstToken;
    LatencyFigures timePerOutputToken;
    LatencyFigures worstGap;
    LatencyFigures wholeTime; ///< arrival to end
    LatencyFigures
        queueing; ///< from the way into the queue (setup.frontEnd behind arrival) to the first batch
    /// Mean of the replicas, from first batch to last end; stages of the prompts' replicas first.
    std::vector<double> stageIdleShare;
    ServingGapTimes bubbles {}; ///< ns, of all replicas and stages
    Nanoseconds medianBubble {}; ///< of the requests
    std::int64_t batches = 0;
    std::int64_t preemptions = 0;
    std::int64_t recomputedTokens = 0;
    PlaneTraffic planes; ///< of experts in few bits, of all replicas
    std::vector<ReplicaFigures> replicas;
    std::optional<HandOverFigures> handOver;
    Diagnostics diagnostics; ///< which requests were refused, or are longer than the context
};

/// Gives requests the times at which they came; none given: they keep theirs.
void setArrivals(ServingRequests& requests, std::span<const Nanoseconds> arrivals);

/// Energy of the replicas of a plan, where it says what its devices take: computing while a stage is busy and
/// waits for no load, loading, and at any time from the first arrival to the last end.
std::optional<double> joulesOf(
    const ServedPlan& plan, std::span<const ReplicaFigures> replicas, Nanoseconds makespan);

/// Tokens of a prompt in a batch, behind so many earlier ones.
struct PromptPiece {
    std::int32_t request = 0;
    std::int32_t earlier = 0;
    std::int32_t tokens = 0;
};

/// Temporal fusion runs prompts beside the main loop.
enum class ServingStream : std::uint8_t { Main, Prompts };

/// One batch with its times. The spans live as long as the call that shows them.
struct ServedBatch {
    int replica = 0;
    std::int64_t number = 0; ///< on its replica
    ServingStream stream = ServingStream::Main;
    Nanoseconds formed {};
    BatchLoad load;
    std::span<const std::int64_t> start; ///< ns, by stage
    std::span<const std::int64_t> end;
    std::span<const std::int64_t> gap; ///< in front of it, by stage
    ServingGap cause = ServingGap::NoWork; ///< of those gaps
    std::span<const PromptPiece> prompts;
    std::span<const std::int32_t> decodes; ///< requests that get their next token
};

/// Keys and values on their way from one replica to another.
struct HandOver {
    std::int32_t request = 0;
    int from = 0;
    int to = 0;
    std::int64_t tokens = 0;
    Nanoseconds ready {}; ///< the prompt is computed
    Nanoseconds start {}; ///< there is room, and neither replica is at another hand-over
    Nanoseconds end {};
};

/// Sees batches of each replica in the order in which they are formed, and preemptions in between.
class ServingObserver {
public:
    ServingObserver() = default;
    ServingObserver(const ServingObserver&) = delete;
    ServingObserver& operator=(const ServingObserver&) = delete;
    virtual ~ServingObserver() = default;

    virtual void batch(const ServedBatch& batch) = 0;
    virtual void preempted(int /*replica*/, std::int32_t /*request*/, Nanoseconds /*when*/) { }
    /// When it starts.
    virtual void handsOver(const HandOver& /*handOver*/) { }
};

/// Events in the order batch end, hand-over, arrival, forming of batches; of one kind by replica. A batch
/// runs through the stages one after another: start[s][k] = max(end[s-1][k], end[s][k-1]) (reference: Vidur
/// 7d47513). Where prompts are handed over, their first token comes from where they are computed. Their
/// blocks there stay taken until keys and values have arrived at a replica that has room for them; a replica
/// sends, or receives, one request at a time, in the order in which room was found. Requests that are
/// preempted there are computed again there. Requests come in the order of their arrival; in a closed loop in
/// that of the workload, the first one of every user at time 0. The same input
/// gives the same result. Errors: BadValue (no requests), Unsupported (temporal fusion on more than one
/// stage), TooLarge (times beyond a century), Cancelled.
Result<ServingSimulation> simulateServing(const ServingSetup& setup, const BatchTimes& times,
    std::span<const ServingRequest> requests, ServingObserver* observer = nullptr,
    const std::stop_token& stop = {});

} // namespace rankloom
