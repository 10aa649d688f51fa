// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/exchange/reading.h"
#include "core/routing/routing.h"

namespace rankloom {

struct TraceSummary {
    FileFormat format = FileFormat::Unknown;
    std::int64_t rows = 0; ///< token-layer rows delivered; of counts: rows of experts
    bool counts = false; ///< the file holds counts, no tokens
    std::optional<std::int64_t> rank; ///< where the file holds what one rank saw
    std::int64_t bytes = 0;
    std::string sha256;
    Diagnostics diagnostics; ///< itemised, at most 1,000 of a kind
};

using BatchSink = std::function<Result<void>(const RoutingBatch&)>;

/// Streams a routing trace in constant memory, hashing the file on the way. Tokens are read from:
/// - Megatron-LM's router_trace_rank*.jsonl: one record per step and layer, {"layer": l, "top_indices":
///   [[ids of a token], …], …}; keys in any order, unknown keys skipped, records of multi-token prediction
///   left out (megatron/core/transformer/moe). All layers of a step share token numbers.
/// - CSV with a header that names a column token (or token_idx, token_id), a column layer (layer_id,
///   layer_idx) and the experts: e0,e1,… (also expert0, expert_0, top0, id0, k0, pick0) for one row per token
///   and layer, or expert (expert_id) for one row per pick, the rows of a token one after the other. Other
///   columns are left out with a diagnostic. Token numbers that fall back begin a new sequence.
/// - NumPy .npy: whole numbers of 1 to 8 bytes, [tokens, layers, k] or [tokens, layers] (top-1), C order,
///   little-endian. Layers are named 0, 1, ….
/// - SGLang recorder dumps .pt (per_token), physical ids mapped to logical ones by the map in the file.
/// - base64 payloads "routed_experts" in responses of vLLM (a .npy) and SGLang (raw int32, needs hints).
/// - logs with one JSON line per token and layer, JSON documents with a list of tokens, ESFT's
/// expert_weights. Counts are read from SGLang dumps (stat, per_pass), TensorRT-LLM safetensors statistics,
/// .npy arrays [layers, experts] and [steps, layers, experts], JSON with logical_count, CSV
/// layer,expert,count, and lists of Counters in a pickle. Expert and layer numbers above 65,535 are refused.
/// The sink is called in file order and may refuse by returning an error. Errors: FileNotFound,
/// FileUnreadable, UnknownFormat, BadSyntax, BadValue (also counts that are all zero), Unsupported, TooLarge,
/// Cancelled.
Result<TraceSummary> readTrace(const std::string& path, FileFormat format, const BatchSink& sink,
    Progress& progress, std::stop_token stop, const ReadingHints& hints = {});

/// What is odd about the files of one trace together: the counts of one rank alone, a file given twice.
Diagnostics checkTraceFiles(const std::vector<TraceSummary>& files);

} // namespace rankloom
