// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/serving/pipeline_replica.h"

namespace rankloom::serving_detail {

std::unique_ptr<BatchScheduler> fasterTransformerScheduler();
std::unique_ptr<BatchScheduler> orcaScheduler();
std::unique_ptr<BatchScheduler> vllmScheduler(std::int64_t budget);
std::unique_ptr<BatchScheduler> lightLlmScheduler(std::int64_t budget);
std::unique_ptr<BatchScheduler> vllmMixedScheduler(std::int64_t budget);
/// Whether pieces of a prompt get smaller as it goes on: see dynamicPiece().
enum class PieceSize : std::uint8_t { Fixed, Dynamic };
std::unique_ptr<BatchScheduler> sarathiScheduler(std::int64_t budget, PieceSize pieces);

/// Tokens of the next piece of a prompt where pieces get smaller as it goes on: from `most` to an eighth of
/// it in even steps, rounded to 32 (Sarathi-Serve's dynamic chunks).
std::int64_t dynamicPiece(std::int64_t most, std::int64_t processed, std::int64_t longestPrompt);

} // namespace rankloom::serving_detail
