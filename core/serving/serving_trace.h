// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/error.h"
#include "core/serving/simulate_serving.h"

namespace rankloom {

/// Batches as trace events for Chrome's tracing page and Perfetto, as Vidur 7d47513 writes them: a process
/// for every replica, a thread for every stage (of temporal fusion: the loop and the stream of prompts),
/// microseconds to the nanosecond, and what is in a batch: batch_id, batch_size, request_ids, num_tokens of
/// each.
class ServingTrace final : public ServingObserver {
public:
    /// Longer traces than `most` bytes are refused.
    explicit ServingTrace(std::size_t most = std::size_t {1} << 30U);

    void batch(const ServedBatch& batch) override;
    void preempted(int replica, std::int32_t request, Nanoseconds when) override;
    /// On a thread of its own of the replica that receives, behind those of its stages.
    void handsOver(const HandOver& handOver) override;

    /// The document, once. Errors: TooLarge.
    Result<std::string> finish(const ServingSetup& setup);

private:
    void separate();

    std::size_t m_most;
    std::string m_text;
};

/// simulateServing() as such a document. Errors: those of it, and TooLarge.
Result<std::string> servingTrace(const ServingSetup& setup, const BatchTimes& times,
    std::span<const ServingRequest> requests, const std::stop_token& stop = {});
/// The same of a plan under its own requests. Errors: also those of servingSystem() and PlannedRequests, and
/// Contradiction where not one request fits.
Result<std::string> servedTrace(const Project& project, const Plan& plan, const std::stop_token& stop = {});

} // namespace rankloom
