// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/pipeline_replica.h"

#include <algorithm>

namespace rankloom::serving_detail {

namespace {

/// Times stay far inside 64 bits: a batch adds one such duration for every stage.
constexpr std::int64_t kMostServingTime = 3 * kMostNanoseconds;

void mergeInto(std::vector<std::int32_t>& ready, const std::vector<std::int32_t>& more,
    std::vector<std::int32_t>& scratch)
{
    if (more.empty())
        return;
    scratch.resize(ready.size() + more.size());
    std::ranges::merge(ready, more, scratch.begin());
    ready.swap(scratch);
}

void insertSorted(std::vector<std::int32_t>& ready, std::int32_t request)
{
    ready.insert(std::ranges::upper_bound(ready, request), request);
}

} // namespace

void BatchScheduler::ended(PipelineReplica& replica, std::int32_t request) { replica.release(request); }

void Flight::clear()
{
    load = {};
    decodes.clear();
    prompts.clear();
    bubble = 0;
    newest = -1;
}

PipelineReplica::PipelineReplica(ServingContext& context, int number)
    : ServingReplica(context, number)
    , m_scheduler(makeScheduler(context.choice()))
    , m_mostOfBatch(std::max(1, context.choice().maxBatch / context.setup.stages))
    , m_flights(static_cast<std::size_t>(context.setup.stages))
    , m_start(m_flights.size())
    , m_end(m_flights.size())
    , m_gap(m_flights.size())
    , m_use(m_flights.size())
{
}

std::int64_t PipelineReplica::nextEvent() const
{
    return m_ended == m_batches ? kNever
                                : m_flights[static_cast<std::size_t>(m_ended % std::ssize(m_flights))].end;
}

bool PipelineReplica::hasRoom(std::int64_t blocks) const
{
    // A lone request takes the watermark, too: else one that was preempted late would never come back.
    return m_pool.free() - blocks >= (m_running == 0 ? 0 : m_pool.watermark());
}

void PipelineReplica::addDecode(std::int32_t request)
{
    m_batch->decodes.push_back(request);
    m_batch->load.addDecode(live(request).context, m_context.setup.window);
}

void PipelineReplica::addPiece(std::int32_t request, std::int64_t tokens)
{
    const std::int32_t earlier = live(request).computed;
    m_batch->prompts.push_back({request, earlier, static_cast<std::int32_t>(tokens)});
    m_batch->load.addPrefill(earlier, tokens, m_context.setup.window);
}

void PipelineReplica::addReadyDecodes()
{
    std::size_t taken = 0;
    while (taken < m_decodes.size() && !isFull()) {
        const std::int32_t request = m_decodes[taken];
        if (!secure(request, live(request).context, taken, 0))
            break;
        addDecode(request);
        ++taken;
    }
    m_decodes.erase(m_decodes.begin(), m_decodes.begin() + static_cast<std::ptrdiff_t>(taken));
}

bool PipelineReplica::secure(
    std::int32_t request, std::int64_t tokens, std::size_t decodesTaken, std::size_t promptsTaken)
{
    LiveRequest& wanting = live(request);
    const std::int64_t more = m_pool.blocksOf(tokens) - wanting.blocks;
    if (more <= 0)
        return true;
    while (m_pool.free() < more) {
        const std::int32_t decode = m_decodes.size() > decodesTaken ? m_decodes.back() : -1;
        const std::int32_t prompt = m_prompts.size() > promptsTaken ? m_prompts.back() : -1;
        const std::int32_t newest = std::max(decode, prompt);
        if (newest < newestInFlight())
            return false;
        (newest == decode ? m_decodes : m_prompts).pop_back();
        preempt(newest, m_now);
        if (newest == request)
            return false;
    }
    m_pool.take(wanting, more);
    return true;
}

std::int32_t PipelineReplica::newestInFlight() const
{
    return std::ranges::max(m_flights, {}, &Flight::newest).newest;
}

void PipelineReplica::form(std::int64_t now)
{
    m_now = now;
    makeRoom(m_pool.watermark());
    while (m_batches - m_ended < std::ssize(m_flights) && !m_context.books.tooLong) {
        m_batch = &slot(m_batches);
        m_batch->clear();
        m_scheduler->compose(*this);
        // Whoever waited for blocks may have got them from those that were preempted meanwhile.
        if (m_batch->empty() && m_batches == m_ended && isWaiting())
            m_scheduler->compose(*this);
        if (m_batch->empty())
            break;
        launch();
    }
    sample(now);
}

void PipelineReplica::handedOver(std::int32_t request, std::int64_t now)
{
    ServingReplica::handedOver(request, now);
    insertSorted(m_decodes, request);
}

void PipelineReplica::launch()
{
    Flight& flight = *m_batch;
    const bool first = m_batches == 0;
    const bool idle = !first && m_batches == m_ended && m_lastEnd < m_now;
    const ServingGap cause =
        idle ? ServingGap::NoWork : causeOfServingGap(m_prefillBefore, flight.load.prefillTokens);
    std::int64_t ready = m_now;
    for (std::size_t s = 0; s < m_end.size(); ++s) {
        m_start[s] = std::max(ready, m_end[s]);
        m_gap[s] = first ? 0 : m_start[s] - m_end[s];
        const std::int64_t duration =
            std::max<std::int64_t>(1, m_context.times.of(static_cast<int>(s), flight.load).value());
        if (m_start[s] > kMostServingTime || duration > kMostNanoseconds) {
            m_context.books.tooLong = true;
            return;
        }
        m_use[s].add(duration);
        m_bubbles[static_cast<std::size_t>(cause)] += m_gap[s];
        flight.bubble += idle ? 0 : m_gap[s];
        ready = m_end[s] = m_start[s] + duration;
    }
    countPlanes(flight.load);
    flight.end = ready;
    flight.newest = flight.decodes.empty() ? -1 : flight.decodes.back();
    for (const PromptPiece& piece : flight.prompts)
        flight.newest = std::max(flight.newest, piece.request);
    m_firstStart = std::min(m_firstStart, m_start.front());
    m_lastEnd = ready;
    m_prefillBefore = flight.load.prefillTokens;
    if (m_context.books.observer != nullptr)
        m_context.books.observer->batch({m_number, m_batches, ServingStream::Main, Nanoseconds(m_now),
            flight.load, m_start, m_end, m_gap, cause, flight.prompts, flight.decodes});
    ++m_batches;
}

void PipelineReplica::handle(std::int64_t now)
{
    while (m_ended < m_batches && slot(m_ended).end <= now) {
        endOf(slot(m_ended));
        ++m_ended;
    }
}

void PipelineReplica::endOf(Flight& flight)
{
    const std::int64_t now = flight.end;
    std::size_t kept = 0;
    for (const std::int32_t request : flight.decodes) {
        LiveRequest& live = this->live(request);
        live.computed = live.context;
        live.bubble += flight.bubble;
        if (takeToken(request, now)) {
            finish(request, now);
            m_scheduler->ended(*this, request);
        } else {
            flight.decodes[kept++] = request;
        }
    }
    flight.decodes.resize(kept);
    mergeInto(m_decodes, flight.decodes, m_merged);
    for (const PromptPiece& piece : flight.prompts) {
        LiveRequest& live = this->live(piece.request);
        live.computed += piece.tokens;
        live.bubble += flight.bubble;
        if (live.rest() > 0) {
            insertSorted(m_prompts, piece.request);
        } else if (takeToken(piece.request, now)) {
            finish(piece.request, now);
            m_scheduler->ended(*this, piece.request);
        } else if (m_context.task == ReplicaTask::Prompts) {
            handOver(piece.request);
        } else {
            insertSorted(m_decodes, piece.request);
        }
    }
    flight.clear();
}

ReplicaFigures PipelineReplica::figures()
{
    ReplicaFigures figures;
    fillFigures(figures);
    figures.bubbles = m_bubbles;
    for (const StageUse& use : m_use) {
        figures.busy.push_back(use.busy());
        figures.variation.push_back(use.variation());
    }
    return figures;
}

} // namespace rankloom::serving_detail
