// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/named_value.h"
#include "core/workload/requests.h"

namespace rankloom {

/// How long requests are.
enum class LengthsKind : std::uint8_t {
    Fixed, ///< all alike
    Uniform, ///< prompt and output together between two bounds
    Zipf, ///< the same, the k-th shortest in proportion to 1 / k^theta
};
template <> std::span<const NamedValue<LengthsKind>> namedValues();

/// When requests arrive.
enum class ArrivalsKind : std::uint8_t {
    Static, ///< all at once
    Interval, ///< in a fixed rhythm
    Poisson,
    Gamma, ///< with a coefficient of variation of the intervals; 1 is Poisson
    Closed, ///< users that each ask anew when they have their answer and have thought
};
template <> std::span<const NamedValue<ArrivalsKind>> namedValues();

struct RequestLengths {
    LengthsKind kind = LengthsKind::Fixed;
    std::int64_t prompt = 2048; ///< fixed
    std::int64_t output = 256; ///< fixed
    std::int64_t least = 1024; ///< uniform and Zipf: tokens of prompt and output
    std::int64_t most = 4096;
    double theta = 0.4;
    double promptPerOutput = 10; ///< P:D of uniform and Zipf: output = total / (1 + P:D)

    friend bool operator==(const RequestLengths&, const RequestLengths&) = default;
};

struct RequestArrivals {
    ArrivalsKind kind = ArrivalsKind::Static;
    double interval = 0; ///< s
    double rate = 1; ///< requests a second: Poisson, Gamma
    double variation = 1; ///< of Gamma: standard deviation of the intervals by their mean
    int users = 16; ///< of a closed loop: so many requests are asked at most at the same time
    double think = 0; ///< s, of a closed loop: from an answer to the next request of the same user

    friend bool operator==(const RequestArrivals&, const RequestArrivals&) = default;
};

/// "fixed:2048:256", "uniform:1024:4096:10", "zipf:0.4:1024:4096:10". Errors: BadValue.
Result<RequestLengths> parseRequestLengths(std::string_view text);
/// "static", "interval:0.5", "poisson:2", "gamma:2:0.5", "closed:16" or "closed:16:2.5". Errors: BadValue.
Result<RequestArrivals> parseRequestArrivals(std::string_view text);
std::string textOf(const RequestLengths& lengths);
std::string textOf(const RequestArrivals& arrivals);

/// The same seed gives the same requests; lengths and arrivals have numbers of their own, so that another
/// rate keeps the lengths. `count` from 1 to kMostRequests.
ServingRequests generateRequests(
    const RequestLengths& lengths, const RequestArrivals& arrivals, std::int64_t count, std::uint64_t seed);
/// Gives requests that have lengths new times of arrival, in their order. Those of a closed loop are all 0:
/// who asks when depends on the answers, see ServingSetup::loop.
void generateArrivals(ServingRequests& requests, const RequestArrivals& arrivals, std::uint64_t seed);

} // namespace rankloom
