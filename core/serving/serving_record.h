// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/serving/simulate_serving.h"

namespace rankloom {

/// One batch of a record; its times and the pieces of prompts in it are the record's.
struct RecordedBatch {
    int replica = 0;
    std::int64_t number = 0; ///< on its replica
    ServingStream stream = ServingStream::Main;
    ServingGap cause = ServingGap::NoWork; ///< of the gaps in front of it
    Nanoseconds formed {};
    BatchLoad load;
    std::size_t firstTime = 0;
    std::size_t firstPiece = 0;
    std::size_t pieces = 0;
};

struct RecordedPreemption {
    int replica = 0;
    std::int32_t request = 0;
    Nanoseconds when {};
};

/// All batches of a simulation, for timelines. Which requests a batch decodes follows from their outcomes and
/// is not kept: a record takes bytes per batch and piece, not per token.
class ServingRecord final : public ServingObserver {
public:
    void batch(const ServedBatch& batch) override;
    void preempted(int replica, std::int32_t request, Nanoseconds when) override;

    /// In the order of the simulation, those of a replica one after another.
    [[nodiscard]] const std::vector<RecordedBatch>& batches() const { return m_batches; }
    /// ns, by stage.
    [[nodiscard]] std::span<const std::int64_t> startOf(const RecordedBatch& batch) const
    {
        return {m_start.data() + batch.firstTime, m_stages};
    }
    [[nodiscard]] std::span<const std::int64_t> endOf(const RecordedBatch& batch) const
    {
        return {m_end.data() + batch.firstTime, m_stages};
    }
    [[nodiscard]] std::span<const std::int64_t> gapOf(const RecordedBatch& batch) const
    {
        return {m_gap.data() + batch.firstTime, m_stages};
    }
    [[nodiscard]] std::span<const PromptPiece> piecesOf(const RecordedBatch& batch) const
    {
        return {m_pieces.data() + batch.firstPiece, batch.pieces};
    }
    [[nodiscard]] const std::vector<RecordedPreemption>& preemptions() const { return m_preemptions; }

private:
    std::size_t m_stages = 1;
    std::vector<RecordedBatch> m_batches;
    std::vector<std::int64_t> m_start;
    std::vector<std::int64_t> m_end;
    std::vector<std::int64_t> m_gap;
    std::vector<PromptPiece> m_pieces;
    std::vector<RecordedPreemption> m_preemptions;
};

} // namespace rankloom
