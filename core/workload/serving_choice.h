// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/base/named_value.h"
#include "core/workload/request_generator.h"
#include "core/workload/requests.h"

namespace rankloom {

/// Who decides what goes into the next batch.
enum class SchedulerKind : std::uint8_t {
    FasterTransformer, ///< a batch is admitted as a whole and runs to its end
    Orca, ///< every iteration anew: decodes, then whole prompts; memory for the longest case is reserved
    Vllm, ///< v0: batches of prompts alone first, else of decodes
    VllmMixed, ///< today's: one budget of tokens, running requests first
    LightLlm, ///< as v0 with memory by the token; prompts at most every ten iterations
    Sarathi, ///< decodes, then pieces of prompts up to a budget
    SarathiDynamic, ///< pieces get smaller as a prompt goes on
    Fusion, ///< temporal fusion (Flover): prompts on a stream of their own beside one loop of decodes
};
template <> std::span<const NamedValue<SchedulerKind>> namedValues();

enum class WeightFormat : std::uint8_t { Bf16, Fp8, Fp4 };
template <> std::span<const NamedValue<WeightFormat>> namedValues();
/// With the scales of blocks: 4-bit weights have one of 8 bits for 16 of them.
double bytesPerWeight(WeightFormat format);

/// Which replica takes a request.
enum class RequestRouting : std::uint8_t { RoundRobin, LeastOutstanding, Random };
template <> std::span<const NamedValue<RequestRouting>> namedValues();

/// Requests of a trace that the project has, instead of drawn lengths.
struct TracedRequests {
    std::string name; ///< of the trace; empty = lengths are drawn
    bool times = true; ///< requests arrive as the trace has them; off: as the plan's arrivals have it
    RequestScaling scaling;

    friend bool operator==(const TracedRequests&, const TracedRequests&) = default;
};

/// What is asked of the plan. The same seed gives the same requests.
struct RequestMix {
    RequestLengths lengths;
    RequestArrivals arrivals {ArrivalsKind::Poisson};
    int count = 1000; ///< of a trace: the first ones
    int seed = 1;
    TracedRequests trace {};

    friend bool operator==(const RequestMix&, const RequestMix&) = default;
};

/// Users that ask again when they have their answer, instead of requests that come when they come.
struct ClosedLoop {
    int users = 1;
    Nanoseconds think {}; ///< from an answer to the next request

    friend bool operator==(const ClosedLoop&, const ClosedLoop&) = default;
};
/// That of a plan's requests, or nothing: times of a trace come first.
std::optional<ClosedLoop> closedLoop(const RequestMix& mix);

/// What ninety-nine of a hundred requests are to stay within; 0 = no matter.
struct LatencyGoals {
    double timeToFirstToken = 0; ///< s, of the 99th percentile
    double timePerOutputToken = 0; ///< s, of the 99th percentile

    friend bool operator==(const LatencyGoals&, const LatencyGoals&) = default;
};

/// Disaggregated serving: the last devices of the plan, in the order of its ranks, only generate. Prompts are
/// computed on those in front of them, in the layout of the plan; keys and values are handed over.
struct DecodePool {
    int devices = 0; ///< 0 = every replica does both
    int tp = 1;
    int pp = 1;
    int ep = 1;
    int maxBatch = 0; ///< requests that run at once on a replica; 0 = as where prompts are computed

    friend bool operator==(const DecodePool&, const DecodePool&) = default;
};

/// What a person decides about serving, beside the layout; rows of the table of plan fields.
struct ServingChoice {
    SchedulerKind scheduler = SchedulerKind::Sarathi;
    int tokenBudget = 0; ///< tokens of a batch; 0 = what the scheduler has by default
    int maxBatch = 128; ///< requests that run at once on a replica
    bool compaction = true; ///< fusion: slots of finished requests are free at once
    RequestRouting routing = RequestRouting::RoundRobin;
    int seed = 1; ///< of random routing
    WeightFormat weights = WeightFormat::Bf16;
    double keyValueElementBytes = 2;
    int blockTokens = 16; ///< of a block of the key-value cache
    double memoryUtilization = 0.9; ///< share of a device's memory that the engine takes
    double prefixHitShare = 0; ///< share of prompt tokens whose keys and values are there already
    RequestMix requests;
    LatencyGoals goals;
    DecodePool decode {};

    friend bool operator==(const ServingChoice&, const ServingChoice&) = default;
};

/// Share of the blocks that admission leaves free for decodes of running requests (vLLM).
inline constexpr double kBlockWatermark = 0.01;

/// Tokens of a batch: as chosen, or the default of the scheduler.
int tokenBudgetOf(const ServingChoice& choice);

} // namespace rankloom
