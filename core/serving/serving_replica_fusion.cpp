// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Temporal fusion (Flover, arXiv 2305.13484): prompts run one after another on a stream of their own, beside
// one loop that generates tokens. At the end of an iteration those that are ready join, those that ended
// leave.
#include <algorithm>
#include <cmath>
#include <optional>

#include "core/serving/serving_replica.h"

namespace rankloom::serving_detail {

namespace {

/// What runs on a stream: `left` of it, in nanoseconds that it would take alone.
struct StreamJob {
    BatchLoad load;
    std::int64_t begin = 0;
    double alone = 0; ///< ns, all of it
    double left = 0;
    std::int64_t end = kNever; ///< at the present speed
    std::int64_t gap = 0; ///< in front of it
    std::int64_t number = 0;
};

class FusionReplica final : public ServingReplica {
public:
    FusionReplica(ServingContext& context, int number)
        : ServingReplica(context, number), m_slotBlocks(m_pool.blocksOf(context.longest))
    {
    }

    [[nodiscard]] std::int64_t nextEvent() const override
    {
        return std::min(m_prompt ? m_prompt->end : kNever, m_loop ? m_loop->end : kNever);
    }
    void handle(std::int64_t now) override;
    void form(std::int64_t now) override;
    ReplicaFigures figures() override;

private:
    /// A slot that is free when all who joined up to `joined` have left.
    struct HeldSlot {
        std::int32_t request = 0;
        std::int32_t joined = 0;
    };

    void leave(std::int32_t request, std::int64_t now);
    void freeSlots();
    void endPrompt(std::int64_t now);
    void endIteration(std::int64_t now);
    void begin(std::optional<StreamJob>& job, const BatchLoad& load, std::int64_t now);
    void advance(std::int64_t now);
    void setEnds(std::int64_t now);
    void show(const StreamJob& job, ServingStream stream, std::int64_t now);
    [[nodiscard]] double timeOf(const BatchLoad& load) const
    {
        return static_cast<double>(std::max<std::int64_t>(1, m_context.times.of(0, load).value()));
    }

    std::int64_t m_slotBlocks; ///< every slot is as long as the longest request
    std::optional<StreamJob> m_prompt;
    PromptPiece m_piece;
    std::optional<StreamJob> m_loop;
    std::vector<std::int32_t> m_fused; ///< in the loop, by joining
    std::vector<std::int32_t> m_ready; ///< prompt done, waits for the loop
    std::vector<HeldSlot> m_held;
    std::int32_t m_joined = 0;
    double m_speed = 1; ///< of both streams where both run
    std::int64_t m_since = 0; ///< m_speed counts from here
    std::int64_t m_busyFrom = kNever; ///< the device works since
    std::int64_t m_busy = 0;
    std::int64_t m_noWork = 0;
    StageUse m_use;
};

/// Both streams go on with what they are at. Together they take what one batch of both would take.
void FusionReplica::setEnds(std::int64_t now)
{
    m_speed = 1;
    if (m_prompt && m_loop) {
        BatchLoad both = m_prompt->load;
        both.decodes = m_loop->load.decodes;
        both.whole.decodeKeys = m_loop->load.whole.decodeKeys;
        both.windowed.decodeKeys = m_loop->load.windowed.decodeKeys;
        const double less = std::min(m_prompt->alone, m_loop->alone);
        const double more = std::max(m_prompt->alone, m_loop->alone);
        // The shorter one is done after less / speed, the rest of the longer one runs alone.
        m_speed = less / (std::max(timeOf(both), more) - more + less);
    }
    for (std::optional<StreamJob>* job : {&m_prompt, &m_loop}) {
        if (!*job)
            continue;
        const double left = std::ceil((*job)->left / m_speed);
        if (!(left < static_cast<double>(kMostNanoseconds)) || now > 3 * kMostNanoseconds) {
            m_context.books.tooLong = true;
            return;
        }
        (*job)->end = now + std::max<std::int64_t>(1, static_cast<std::int64_t>(left));
    }
    m_since = now;
}

void FusionReplica::advance(std::int64_t now)
{
    const double done = static_cast<double>(now - m_since) * m_speed;
    for (std::optional<StreamJob>* job : {&m_prompt, &m_loop})
        if (*job)
            (*job)->left = std::max(0.0, (*job)->left - done);
    m_since = now;
}

void FusionReplica::begin(std::optional<StreamJob>& job, const BatchLoad& load, std::int64_t now)
{
    const double alone = timeOf(load);
    const bool idle = m_busyFrom == kNever;
    const std::int64_t gap = idle && m_lastEnd >= 0 ? now - m_lastEnd : 0;
    m_noWork += gap;
    if (idle)
        m_busyFrom = now;
    countPlanes(load);
    job = StreamJob {load, now, alone, alone, kNever, gap, m_batches++};
    m_firstStart = std::min(m_firstStart, now);
}

void FusionReplica::show(const StreamJob& job, ServingStream stream, std::int64_t now)
{
    m_lastEnd = now;
    m_use.add(now - job.begin);
    if (m_context.books.observer == nullptr)
        return;
    const std::span<const std::int64_t> one(&job.begin, 1);
    const bool prompt = stream == ServingStream::Prompts;
    m_context.books.observer->batch({m_number, job.number, stream, Nanoseconds(job.begin), job.load, one,
        std::span<const std::int64_t>(&now, 1), std::span<const std::int64_t>(&job.gap, 1),
        ServingGap::NoWork,
        prompt ? std::span<const PromptPiece>(&m_piece, 1) : std::span<const PromptPiece>(),
        prompt ? std::span<const std::int32_t>() : std::span<const std::int32_t>(m_fused)});
}

void FusionReplica::leave(std::int32_t request, std::int64_t now)
{
    finish(request, now);
    if (m_context.choice().compaction || m_fused.empty())
        release(request);
    else
        m_held.push_back({request, m_joined});
}

void FusionReplica::freeSlots()
{
    const std::int32_t oldest = m_fused.empty() ? m_joined + 1 : live(m_fused.front()).group;
    std::erase_if(m_held, [&](const HeldSlot& slot) {
        if (slot.joined >= oldest)
            return false;
        release(slot.request);
        return true;
    });
}

void FusionReplica::endPrompt(std::int64_t now)
{
    show(*m_prompt, ServingStream::Prompts, now);
    m_prompt.reset();
    LiveRequest& live = this->live(m_piece.request);
    live.computed += m_piece.tokens;
    if (takeToken(m_piece.request, now))
        leave(m_piece.request, now);
    else
        m_ready.push_back(m_piece.request);
}

void FusionReplica::endIteration(std::int64_t now)
{
    show(*m_loop, ServingStream::Main, now);
    m_loop.reset();
    std::vector<std::int32_t> ended;
    std::erase_if(m_fused, [&](std::int32_t request) {
        LiveRequest& live = this->live(request);
        live.computed = live.context;
        if (!takeToken(request, now))
            return false;
        ended.push_back(request);
        return true;
    });
    for (const std::int32_t request : ended)
        leave(request, now);
    freeSlots();
}

void FusionReplica::handle(std::int64_t now)
{
    advance(now);
    if (m_prompt && m_prompt->end <= now)
        endPrompt(now);
    if (m_loop && m_loop->end <= now)
        endIteration(now);
    if (!m_prompt && !m_loop && m_busyFrom != kNever) {
        m_busy += now - m_busyFrom;
        m_busyFrom = kNever;
    }
}

void FusionReplica::form(std::int64_t now)
{
    advance(now);
    if (!m_prompt && isWaiting() && mayRunMore() && m_pool.free() >= m_slotBlocks) {
        const std::int32_t request = admit(m_slotBlocks, now);
        m_piece = {request, live(request).computed, live(request).rest()};
        BatchLoad load;
        load.addPrefill(m_piece.earlier, m_piece.tokens, m_context.setup.window);
        begin(m_prompt, load, now);
    }
    if (!m_loop && (!m_fused.empty() || !m_ready.empty())) {
        for (const std::int32_t request : m_ready) {
            live(request).group = ++m_joined;
            m_fused.push_back(request);
        }
        m_ready.clear();
        BatchLoad load;
        for (const std::int32_t request : m_fused)
            load.addDecode(live(request).context, m_context.setup.window);
        begin(m_loop, load, now);
    }
    setEnds(now);
    sample(now);
}

ReplicaFigures FusionReplica::figures()
{
    ReplicaFigures figures;
    fillFigures(figures);
    figures.busy.emplace_back(m_busy);
    figures.variation.push_back(m_use.variation());
    figures.bubbles[static_cast<std::size_t>(ServingGap::NoWork)] = m_noWork;
    return figures;
}

} // namespace

std::unique_ptr<ServingReplica> makeFusionReplica(ServingContext& context, int number)
{
    return std::make_unique<FusionReplica>(context, number);
}

} // namespace rankloom::serving_detail
