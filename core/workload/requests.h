// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/quantity.h"

namespace rankloom {

/// One request to a served model. Small, because workloads of millions are kept in memory.
struct ServingRequest {
    Nanoseconds arrival {}; ///< since the workload began
    std::int32_t prompt = 1; ///< tokens, at least one
    std::int32_t output = 1; ///< tokens, at least one

    [[nodiscard]] std::int64_t tokens() const { return std::int64_t {prompt} + output; }

    friend bool operator==(const ServingRequest&, const ServingRequest&) = default;
};

/// Requests in the order of their arrival.
using ServingRequests = std::vector<ServingRequest>;

/// Far above every context that is served.
inline constexpr std::int64_t kMostRequestTokens = std::int64_t {1} << 28U;
/// A workload of more is refused: 512 MiB of requests.
inline constexpr std::int64_t kMostRequests = std::int64_t {1} << 25U;

/// A trace of requests as a project has it.
struct RecordedRequests {
    std::string name; ///< of the file it came from; one of a kind in a project
    bool hasTimes = true; ///< else all of them arrive at 0
    ServingRequests requests;

    friend bool operator==(const RecordedRequests&, const RecordedRequests&) = default;
};

/// How a measured workload becomes another one.
struct RequestScaling {
    double time = 1; ///< of arrivals: 0.5 = twice the rate
    double prompt = 1;
    double output = 1;
    int mostTokens = 0; ///< of a request; a prompt is cut to what is left of them. 0 = as it is

    friend bool operator==(const RequestScaling&, const RequestScaling&) = default;
};

/// Tokens are rounded to the nearest number, at least one of each; factors are above 0.
ServingRequest scaled(ServingRequest request, const RequestScaling& scaling);

} // namespace rankloom
