// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/serving/serving_replica.h"

namespace rankloom::serving_detail {

class PipelineReplica;

/// Puts the next batch of a pipeline together.
class BatchScheduler {
public:
    BatchScheduler() = default;
    BatchScheduler(const BatchScheduler&) = delete;
    BatchScheduler& operator=(const BatchScheduler&) = delete;
    virtual ~BatchScheduler() = default;

    virtual void compose(PipelineReplica& replica) = 0;
    /// A request has all its tokens: its blocks are free again, unless they are held for others.
    virtual void ended(PipelineReplica& replica, std::int32_t request);
};

std::unique_ptr<BatchScheduler> makeScheduler(const ServingChoice& choice);

/// A batch on its way through the stages.
struct Flight {
    BatchLoad load;
    std::vector<std::int32_t> decodes; ///< in order of arrival
    std::vector<PromptPiece> prompts;
    std::int64_t end = 0; ///< on the last stage
    std::int64_t bubble = 0; ///< in front of it on all stages, without "no work"
    std::int32_t newest = -1; ///< of its requests

    void clear();
    [[nodiscard]] bool empty() const { return decodes.empty() && prompts.empty(); }
};

/// Batches one after another through the stages, at most as many at once as there are stages; a request is in
/// at most one of them.
class PipelineReplica final : public ServingReplica {
public:
    PipelineReplica(ServingContext& context, int number);

    [[nodiscard]] std::int64_t nextEvent() const override;
    void handle(std::int64_t now) override;
    void form(std::int64_t now) override;
    void handedOver(std::int32_t request, std::int64_t now) override;
    ReplicaFigures figures() override;

    // For schedulers, while a batch is put together.
    /// No more requests go into a batch: the stages share what runs at once.
    [[nodiscard]] bool isFull() const { return m_batch->load.requests() >= m_mostOfBatch; }
    [[nodiscard]] bool isEmpty() const { return m_batch->empty(); }
    [[nodiscard]] std::int64_t tokens() const { return m_batch->load.tokens(); }
    [[nodiscard]] std::int64_t now() const { return m_now; }
    /// Requests whose next token can be computed, and those with unfinished prompts, each by arrival, without
    /// those in flight.
    [[nodiscard]] std::vector<std::int32_t>& readyDecodes() { return m_decodes; }
    [[nodiscard]] std::vector<std::int32_t>& readyPrompts() { return m_prompts; }
    [[nodiscard]] const std::vector<Flight>& flights() const { return m_flights; } ///< ended ones are empty
    /// Blocks may be taken for a new request: beside the watermark, unless nothing else runs.
    [[nodiscard]] bool hasRoom(std::int64_t blocks) const;
    void addDecode(std::int32_t request);
    void addPiece(std::int32_t request, std::int64_t tokens);
    /// Decodes that are ready, each with a block for its token; the newest are preempted where none is free.
    void addReadyDecodes();
    /// Blocks for `tokens` of a request: the newest is preempted until there are enough, at last itself.
    /// Where the newest is in flight, nobody is, and it waits: whoever gave way to a newer one would never
    /// end. Whether it has them. Only those behind the marks may be preempted: in front of them stands what
    /// is in the batch.
    bool secure(
        std::int32_t request, std::int64_t tokens, std::size_t decodesTaken, std::size_t promptsTaken);

private:
    void launch();
    void endOf(Flight& flight);
    [[nodiscard]] std::int32_t newestInFlight() const;
    [[nodiscard]] Flight& slot(std::int64_t number)
    {
        return m_flights[static_cast<std::size_t>(number % std::ssize(m_flights))];
    }

    std::unique_ptr<BatchScheduler> m_scheduler;
    std::int64_t m_mostOfBatch;
    std::vector<Flight> m_flights; ///< ring of as many as there are stages
    Flight* m_batch = nullptr; ///< that is put together
    std::int64_t m_ended = 0; ///< batches; m_batches of them were formed
    std::int64_t m_now = 0;
    std::vector<std::int32_t> m_decodes;
    std::vector<std::int32_t> m_prompts;
    std::vector<std::int32_t> m_merged;
    std::vector<std::int64_t> m_start; ///< of the batch last formed, by stage
    std::vector<std::int64_t> m_end;
    std::vector<std::int64_t> m_gap;
    std::int64_t m_prefillBefore = 0; ///< prompt tokens of the batch last formed
    std::vector<StageUse> m_use;
    ServingGapTimes m_bubbles {};
};

} // namespace rankloom::serving_detail
