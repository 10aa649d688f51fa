// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <limits>
#include <memory>
#include <vector>

#include "core/serving/simulate_serving.h"

// Inside the room: the replicas that the simulation of serving runs.
namespace rankloom::serving_detail {

inline constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max();

/// A request while it is served. `context` tokens are known (prompt and output so far), keys and values of
/// `computed` of them are there; the next token needs those of all.
struct LiveRequest {
    std::int64_t lastToken = 0; ///< ns
    std::int64_t worstGap = 0; ///< ns
    std::int64_t bubble = 0; ///< ns
    std::int32_t context = 0;
    std::int32_t computed = 0;
    std::int32_t generated = 0;
    std::int32_t blocks = 0;
    std::int32_t keptBlocks = 0; ///< where its prompt was computed, until they are handed over
    std::int32_t group = -1; ///< of whole batches (FasterTransformer); order of joining (fusion)

    [[nodiscard]] std::int32_t rest() const { return context - computed; }
};

/// A prompt that is computed where its request does not go on, or room for it where it does.
struct PromptDone {
    std::int32_t request = 0;
    int replica = 0; ///< that did it, or has room for it
};

/// What all replicas of a simulation share.
struct ServingBooks {
    std::span<const ServingRequest> requests;
    ServingObserver* observer = nullptr;
    std::vector<LiveRequest> live;
    std::vector<RequestOutcome> outcomes;
    std::int64_t longestPrompt = 0; ///< tokens, of those that are served
    bool tooLong = false; ///< a time left the range of a simulation
    std::vector<PromptDone> done; ///< since they were last looked at: here and below
    std::vector<PromptDone> room;
    int answered = 0; ///< requests that ended, since they were last looked at
};

/// What a replica does of a request.
enum class ReplicaTask : std::uint8_t {
    Whole,
    Prompts, ///< up to the first token; keys and values then go elsewhere
    Decodes, ///< the tokens behind the first
};

/// What the replicas of a pool share.
struct ServingContext {
    const ServingSetup& setup; ///< of the pool
    const BatchTimes& times;
    ServingBooks& books;
    ReplicaTask task = ReplicaTask::Whole;
    std::int64_t longest = 0; ///< tokens that the longest request has here

    [[nodiscard]] const ServingChoice& choice() const { return setup.choice; }
    [[nodiscard]] const ServingRequest& request(std::int32_t number) const
    {
        return books.requests[static_cast<std::size_t>(number)];
    }
};

/// Keys and values of requests in blocks.
class BlockPool {
public:
    BlockPool(std::int64_t blocks, std::int64_t blockTokens);

    [[nodiscard]] std::int64_t blocksOf(std::int64_t tokens) const
    {
        return (tokens + m_blockTokens - 1) / m_blockTokens;
    }
    [[nodiscard]] std::int64_t tokensOf(std::int64_t blocks) const { return blocks * m_blockTokens; }
    [[nodiscard]] std::int64_t total() const { return m_total; }
    [[nodiscard]] std::int64_t free() const { return m_free; }
    [[nodiscard]] std::int64_t taken() const { return m_total - m_free; }
    [[nodiscard]] std::int64_t mostTaken() const { return m_mostTaken; }
    [[nodiscard]] std::int64_t watermark() const { return m_watermark; }
    void take(LiveRequest& request, std::int64_t blocks);
    void giveBack(LiveRequest& request);
    /// Those that stayed behind.
    void giveBackKept(LiveRequest& request);

private:
    std::int64_t m_total;
    std::int64_t m_free;
    std::int64_t m_blockTokens;
    std::int64_t m_watermark;
    std::int64_t m_mostTaken = 0;
};

/// The pool and the queue over time, in bounded memory: neighbours are merged where there are too many.
class CacheRecord {
public:
    void add(const CacheSample& sample);
    std::vector<CacheSample> take();

private:
    std::vector<CacheSample> m_samples;
    std::int64_t m_each = 1; ///< samples that are merged into one
    std::int64_t m_merged = 0; ///< of the last
};

/// One copy of the model: requests wait in a queue, run, get their tokens and leave.
class ServingReplica {
public:
    ServingReplica(ServingContext& context, int number);
    ServingReplica(const ServingReplica&) = delete;
    ServingReplica& operator=(const ServingReplica&) = delete;
    virtual ~ServingReplica() = default;

    void arrive(std::int32_t request);
    /// A request whose keys and values come as soon as there is room for them.
    void expect(std::int32_t request);
    /// They are here.
    virtual void handedOver(std::int32_t request, std::int64_t now);
    /// They have left.
    void forget(std::int32_t request, std::int64_t now);
    /// ns; kNever where nothing is under way.
    [[nodiscard]] virtual std::int64_t nextEvent() const = 0;
    /// What ends now.
    virtual void handle(std::int64_t now) = 0;
    /// Batches that can be formed now.
    virtual void form(std::int64_t now) = 0;
    virtual ReplicaFigures figures() = 0;

    [[nodiscard]] std::int64_t outstanding() const { return m_outstanding; }
    [[nodiscard]] std::int64_t firstStart() const { return m_firstStart; }
    [[nodiscard]] std::int64_t lastEnd() const { return m_lastEnd; }

    // What schedulers ask of a replica.
    [[nodiscard]] bool isWaiting() const { return !m_queue.empty(); }
    [[nodiscard]] std::int32_t firstWaiting() const { return m_queue.front(); }
    [[nodiscard]] std::int64_t running() const { return m_running; }
    [[nodiscard]] bool mayRunMore() const { return m_running < m_context.choice().maxBatch; }
    [[nodiscard]] BlockPool& pool() { return m_pool; }
    [[nodiscard]] const ServingContext& context() const { return m_context; }
    [[nodiscard]] LiveRequest& live(std::int32_t request)
    {
        return m_context.books.live[static_cast<std::size_t>(request)];
    }
    /// Keys and values that are there for a request that begins: those of prefixes seen before.
    [[nodiscard]] std::int32_t foundTokens(std::int32_t request) const;
    /// Takes the first of the queue with so many blocks.
    std::int32_t admit(std::int64_t blocks, std::int64_t now);
    /// Gives the blocks of a request back, ended or not.
    void release(std::int32_t request);

protected:
    /// The next token of a request. Whether it was the last.
    bool takeToken(std::int32_t request, std::int64_t now);
    /// Everything told; blocks stay taken until release().
    void finish(std::int32_t request, std::int64_t now);
    void preempt(std::int32_t request, std::int64_t now);
    /// The request leaves with its first token; its blocks stay until it is forgotten.
    void handOver(std::int32_t request);
    /// Room for those that are expected, in their order: whoever was preempted comes first.
    void makeRoom(std::int64_t blocksLeft);
    [[nodiscard]] RequestOutcome& outcome(std::int32_t request)
    {
        return m_context.books.outcomes[static_cast<std::size_t>(request)];
    }
    void sample(std::int64_t now);
    void fillFigures(ReplicaFigures& figures);
    /// What a batch that begins makes of planes on all stages.
    void countPlanes(const BatchLoad& load);

    ServingContext& m_context;
    int m_number;
    BlockPool m_pool;
    std::deque<std::int32_t> m_queue;
    std::deque<std::int32_t> m_expected;
    CacheRecord m_cache;
    std::int64_t m_running = 0; ///< admitted and not ended
    std::int64_t m_outstanding = 0; ///< arrived and not ended
    std::int64_t m_preemptions = 0;
    std::int64_t m_recomputed = 0;
    std::int64_t m_batches = 0;
    PlaneTraffic m_planes;
    std::int64_t m_firstStart = kNever;
    std::int64_t m_lastEnd = -1;
};

/// Times of stages added up.
class StageUse {
public:
    void add(std::int64_t duration);
    [[nodiscard]] Nanoseconds busy() const { return Nanoseconds(m_busy); }
    [[nodiscard]] double variation() const;

private:
    std::int64_t m_busy = 0;
    std::int64_t m_count = 0;
    double m_mean = 0; ///< Welford
    double m_squares = 0;
};

/// The replica that the scheduler of the choice needs.
std::unique_ptr<ServingReplica> makeReplica(ServingContext& context, int number);
std::unique_ptr<ServingReplica> makeFusionReplica(ServingContext& context, int number);

} // namespace rankloom::serving_detail
