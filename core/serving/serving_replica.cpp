// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/serving_replica.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rankloom::serving_detail {

namespace {

/// More than a screen has columns.
constexpr std::size_t kMostSamples = 8192;

std::int64_t blockTokensOf(const ServingContext& context)
{
    // LightLLM accounts tokens.
    return context.choice().scheduler == SchedulerKind::LightLlm ? 1
                                                                 : std::max(1, context.choice().blockTokens);
}

std::int64_t poolOf(const ServingContext& context)
{
    return context.setup.blocks * std::max(1, context.choice().blockTokens) / blockTokensOf(context);
}

} // namespace

BlockPool::BlockPool(std::int64_t blocks, std::int64_t blockTokens)
    : m_total(blocks)
    , m_free(blocks)
    , m_blockTokens(blockTokens)
    , m_watermark(static_cast<std::int64_t>(kBlockWatermark * static_cast<double>(blocks)))
{
}

void BlockPool::take(LiveRequest& request, std::int64_t blocks)
{
    RANKLOOM_ASSERT(blocks <= m_free);
    m_free -= blocks;
    request.blocks += static_cast<std::int32_t>(blocks);
    m_mostTaken = std::max(m_mostTaken, taken());
}

void BlockPool::giveBack(LiveRequest& request)
{
    m_free += request.blocks;
    request.blocks = 0;
    RANKLOOM_ASSERT(m_free <= m_total);
}

void BlockPool::giveBackKept(LiveRequest& request)
{
    m_free += request.keptBlocks;
    request.keptBlocks = 0;
    RANKLOOM_ASSERT(m_free <= m_total);
}

void CacheRecord::add(const CacheSample& sample)
{
    if (m_merged > 0 && m_merged < m_each) {
        CacheSample& last = m_samples.back();
        last.blocks = std::max(last.blocks, sample.blocks);
        last.waiting = std::max(last.waiting, sample.waiting);
        last.running = std::max(last.running, sample.running);
        ++m_merged;
        return;
    }
    if (m_samples.size() >= kMostSamples) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < m_samples.size(); i += 2) {
            CacheSample merged = m_samples[i];
            if (i + 1 < m_samples.size()) {
                merged.blocks = std::max(merged.blocks, m_samples[i + 1].blocks);
                merged.waiting = std::max(merged.waiting, m_samples[i + 1].waiting);
                merged.running = std::max(merged.running, m_samples[i + 1].running);
            }
            m_samples[kept++] = merged;
        }
        m_samples.resize(kept);
        m_each *= 2;
    }
    m_samples.push_back(sample);
    m_merged = 1;
}

std::vector<CacheSample> CacheRecord::take() { return std::move(m_samples); }

void StageUse::add(std::int64_t duration)
{
    m_busy += duration;
    ++m_count;
    const double off = static_cast<double>(duration) - m_mean;
    m_mean += off / static_cast<double>(m_count);
    m_squares += off * (static_cast<double>(duration) - m_mean);
}

double StageUse::variation() const
{
    return m_count > 0 && m_mean > 0 ? std::sqrt(m_squares / static_cast<double>(m_count)) / m_mean : 0;
}

ServingReplica::ServingReplica(ServingContext& context, int number)
    : m_context(context), m_number(number), m_pool(poolOf(context), blockTokensOf(context))
{
}

void ServingReplica::arrive(std::int32_t request)
{
    m_queue.push_back(request);
    ++m_outstanding;
    outcome(request).replica = m_number;
    LiveRequest& live = this->live(request);
    live.context = m_context.request(request).prompt;
    live.computed = foundTokens(request);
}

void ServingReplica::expect(std::int32_t request)
{
    m_expected.push_back(request);
    ++m_outstanding;
    outcome(request).decodeReplica = m_number;
}

void ServingReplica::handedOver(std::int32_t request, std::int64_t now)
{
    outcome(request).handedOver = Nanoseconds(now);
}

void ServingReplica::forget(std::int32_t request, std::int64_t now)
{
    m_pool.giveBackKept(live(request));
    sample(now);
}

void ServingReplica::handOver(std::int32_t request)
{
    LiveRequest& live = this->live(request);
    live.keptBlocks = std::exchange(live.blocks, 0);
    --m_running;
    --m_outstanding;
    m_context.books.done.push_back({request, m_number});
}

void ServingReplica::makeRoom(std::int64_t blocksLeft)
{
    while (!m_expected.empty() && m_queue.empty() && mayRunMore()) {
        LiveRequest& next = live(m_expected.front());
        const std::int64_t blocks = m_pool.blocksOf(next.context);
        // A lone request takes the watermark, too.
        if (m_pool.free() - blocks < (m_running == 0 ? 0 : blocksLeft))
            break;
        m_pool.take(next, blocks);
        ++m_running;
        m_context.books.room.push_back({m_expected.front(), m_number});
        m_expected.pop_front();
    }
}

std::int32_t ServingReplica::foundTokens(std::int32_t request) const
{
    const double share = m_context.choice().prefixHitShare;
    const std::int32_t prompt = m_context.request(request).prompt;
    return std::clamp(static_cast<std::int32_t>(share * prompt), 0, prompt - 1);
}

std::int32_t ServingReplica::admit(std::int64_t blocks, std::int64_t now)
{
    const std::int32_t request = m_queue.front();
    m_queue.pop_front();
    LiveRequest& live = this->live(request);
    m_pool.take(live, blocks);
    ++m_running;
    RequestOutcome& told = outcome(request);
    if (live.generated == 0 && told.preemptions == 0)
        told.start = Nanoseconds(now);
    return request;
}

void ServingReplica::release(std::int32_t request) { m_pool.giveBack(live(request)); }

bool ServingReplica::takeToken(std::int32_t request, std::int64_t now)
{
    LiveRequest& live = this->live(request);
    if (live.generated == 0)
        outcome(request).firstToken = Nanoseconds(now);
    else
        live.worstGap = std::max(live.worstGap, now - live.lastToken);
    live.lastToken = now;
    ++live.generated;
    ++live.context;
    return live.generated == m_context.request(request).output;
}

void ServingReplica::finish(std::int32_t request, std::int64_t now)
{
    const LiveRequest& live = this->live(request);
    RequestOutcome& told = outcome(request);
    told.end = Nanoseconds(now);
    told.worstGap = Nanoseconds(live.worstGap);
    told.bubble = Nanoseconds(live.bubble);
    ++m_context.books.answered;
    --m_running;
    --m_outstanding;
}

void ServingReplica::preempt(std::int32_t request, std::int64_t now)
{
    LiveRequest& live = this->live(request);
    const std::int32_t found = foundTokens(request);
    m_recomputed += std::max(0, live.computed - found);
    ++m_preemptions;
    ++outcome(request).preemptions;
    // What was generated becomes part of the prompt: it is computed again, not generated again.
    live.computed = found;
    m_pool.giveBack(live);
    --m_running;
    m_queue.push_front(request);
    if (m_context.books.observer != nullptr)
        m_context.books.observer->preempted(m_number, request, Nanoseconds(now));
}

void ServingReplica::sample(std::int64_t now)
{
    const std::int64_t perBlock = std::max(1, m_context.choice().blockTokens);
    m_cache.add({Nanoseconds(now), (m_pool.tokensOf(m_pool.taken()) + perBlock - 1) / perBlock,
        static_cast<std::int32_t>(m_queue.size() + m_expected.size()), static_cast<std::int32_t>(m_running)});
}

void ServingReplica::countPlanes(const BatchLoad& load)
{
    for (int stage = 0; stage < m_context.setup.stages; ++stage)
        m_planes += m_context.times.planes(stage, load);
}

void ServingReplica::fillFigures(ReplicaFigures& figures)
{
    const std::int64_t perBlock = std::max(1, m_context.choice().blockTokens);
    figures.batches = m_batches;
    figures.planes = m_planes;
    figures.preemptions = m_preemptions;
    figures.recomputedTokens = m_recomputed;
    figures.mostBlocks = (m_pool.tokensOf(m_pool.mostTaken()) + perBlock - 1) / perBlock;
    figures.blocksLeft = (m_pool.tokensOf(m_pool.taken()) + perBlock - 1) / perBlock;
    figures.cache = m_cache.take();
}

} // namespace rankloom::serving_detail
