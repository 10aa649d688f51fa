// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/base/quantity.h"

namespace rankloom {

/// What a load generator saw of a server: means over its requests.
struct MeasuredService {
    std::string id; ///< of the run, as its file tells runs apart
    // As the file states it; empty or 0 = not stated.
    std::string model;
    std::string device;
    std::string engine;
    std::string precision;
    int tp = 0;
    int ep = 0;
    bool attentionReplicated = false; ///< attention data parallelism
    bool pools = false; ///< prompts and decodes on devices of their own
    bool speculative = false; ///< the model drafts tokens for itself

    std::int64_t prompt = 0; ///< tokens, mean
    std::int64_t output = 0;
    std::int64_t concurrency = 0; ///< requests in flight, of all replicas; 0 = they come at a rate
    double requestsPerSecond = 0; ///< that were answered; 0 = not stated
    Seconds timeToFirstToken {};
    Seconds timePerToken {}; ///< (end - first token) / (output - 1), mean over requests
};

/// What a load generator wrote of its runs.
struct ServiceResults {
    std::string tool; ///< "vllm bench serve", "aiperf", "inferencex"
    std::vector<MeasuredService> runs;
    std::vector<std::pair<std::string, std::string>> skipped; ///< run and the reason why it says nothing
};

} // namespace rankloom
