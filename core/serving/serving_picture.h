// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/error.h"
#include "core/serving/simulate_serving.h"

namespace rankloom {

/// One batch on one stage, ns.
struct ServedSpan {
    std::int64_t start = 0;
    std::int64_t end = 0;
    std::int32_t batch = 0; ///< of ServingPicture::batches
};

/// A stage that stands still in front of a batch, ns.
struct ServedGap {
    std::int64_t start = 0;
    std::int64_t end = 0;
    std::int32_t batch = 0; ///< behind it
    ServingGap cause = ServingGap::NoWork;
};

/// A stage of a replica, or the stream of prompts beside it: what runs there one after another.
struct ServedLane {
    int replica = 0;
    int stage = 0;
    ServingStream stream = ServingStream::Main;
    std::vector<ServedSpan> spans;
    std::vector<ServedGap> gaps;
};

struct PicturedBatch {
    std::int64_t formed = 0; ///< ns
    std::int32_t replica = 0;
    std::int32_t place = 0; ///< among the spans of its lanes
    std::int32_t prefillTokens = 0;
    std::int32_t decodes = 0;
    std::int64_t firstPiece = 0; ///< of ServingPicture::pieces
    std::int64_t firstDecode = 0; ///< of ServingPicture::decodes
    std::int32_t pieces = 0;
    ServingStream stream = ServingStream::Main;

    [[nodiscard]] std::int64_t tokens() const { return std::int64_t {prefillTokens} + decodes; }
};

/// Tokens of a prompt in a batch.
struct PicturedPiece {
    std::int32_t request = 0;
    std::int32_t earlier = 0; ///< tokens that were there before
    std::int32_t tokens = 0;
    std::int32_t batch = 0;
};

struct PicturedPreemption {
    std::int64_t time = 0; ///< ns
    std::int32_t request = 0;
    std::int32_t replica = 0;
};

/// A simulation of serving with all that a picture of it shows, in sorted arrays: spans of a lane by time,
/// batches and pieces in the order of forming, pieces of a request by time.
struct ServingPicture {
    ServingSetup setup;
    ServingRequests requests;
    ServingSimulation simulation;
    std::vector<ServedLane> lanes; ///< replica by replica, stage by stage; a stream of prompts behind them
    std::vector<PicturedBatch> batches;
    std::vector<PicturedPiece> pieces;
    std::vector<std::int32_t> decodes; ///< requests of each batch, as long as there are not too many
    bool hasDecodes = true; ///< all of them were kept
    std::vector<PicturedPreemption> preemptions; ///< by replica as they came
    std::vector<HandOver> handOvers; ///< as they begin

    /// Pieces of a request, indices into `pieces`.
    [[nodiscard]] std::span<const std::int32_t> piecesOf(std::int32_t request) const
    {
        const auto r = static_cast<std::size_t>(request);
        return std::span(m_pieceOrder).subspan(m_firstPieceOf[r], m_firstPieceOf[r + 1] - m_firstPieceOf[r]);
    }
    /// Requests that get their next token in a batch; none where they were not kept.
    [[nodiscard]] std::span<const std::int32_t> decodesOf(const PicturedBatch& batch) const
    {
        if (!hasDecodes)
            return {};
        return std::span(decodes).subspan(
            static_cast<std::size_t>(batch.firstDecode), static_cast<std::size_t>(batch.decodes));
    }
    /// First lane of a replica, and how many stages it has.
    [[nodiscard]] std::size_t firstLane(int replica) const
    {
        const auto ofPrompts = static_cast<std::size_t>(std::min(replica, setup.replicas));
        return ofPrompts * lanesOf(0) + (static_cast<std::size_t>(replica) - ofPrompts) * lanesOf(replica);
    }
    [[nodiscard]] std::size_t lanesOf(int replica) const
    {
        const bool fused = setup.choice.scheduler == SchedulerKind::Fusion;
        return static_cast<std::size_t>(setup.stagesOf(replica)) + (fused ? 1 : 0);
    }
    /// The hand-over of a request, or null.
    [[nodiscard]] const HandOver* handOverOf(std::int32_t request) const;
    /// What it goes over.
    [[nodiscard]] const HandOverPath& pathOf(const HandOver& handOver) const
    {
        return setup.decode->paths.path(handOver.from, handOver.to - setup.replicas);
    }
    /// When a batch begins on its first stage and leaves the last one, ns.
    [[nodiscard]] std::int64_t startOf(const PicturedBatch& batch) const;
    [[nodiscard]] std::int64_t endOf(const PicturedBatch& batch) const;
    /// Batches that read what `piece` (an index) wrote to the key-value cache again: those with later pieces
    /// of its request and those that decode it, in order of forming.
    [[nodiscard]] std::vector<std::int32_t> rereadsOf(std::int32_t piece) const;

private:
    friend class ServingPictureMaker;
    void sortPieces();

    std::vector<std::size_t> m_firstPieceOf; ///< by request, and the end
    std::vector<std::int32_t> m_pieceOrder;
    std::vector<std::int32_t> m_handOverOf; ///< by request, -1 = none; empty without pools
};

/// simulateServing() with its picture. Errors are those of it.
Result<std::shared_ptr<const ServingPicture>> servingPicture(const ServingSetup& setup,
    const BatchTimes& times, ServingRequests requests, const std::stop_token& stop = {});

} // namespace rankloom
