// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>
#include <string>

#include "core/base/error.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// How little compression is enough.
struct CompressionChoice {
    Plan plan; ///< as given, but for its compression
    Seconds before {}; ///< step of the plan without any
    Seconds step {};
    Seconds fastest {}; ///< of all that were tried
    Bytes removed {}; ///< that the lossy part leaves out, of one rank of every stage together
    int tried = 0;
};

/// Choices within this of the fastest count as equally fast.
inline constexpr double kEnoughCompression = 0.005;

/// Whether gradients and sends may lose digits at all.
enum class Digits : std::uint8_t { Kept, MayBeLost };

/// Of the ways to compress a legal plan by PowerSGD, the least compressed one whose step is within
/// kEnoughCompression of the fastest: which ranks, for the weight gradients of which of the first stages (in
/// 1F1B the last to end their backward passes) or of those that the step waits for, for the sends of the
/// epilogue or for none, with the synchronisation of the embedding fused or not. What fits without
/// compression must fit with it. Errors: those of evaluateLegal(); Cancelled.
Result<CompressionChoice> leastCompression(
    const Project& project, const Plan& plan, Digits digits, std::stop_token stop = {});

/// Format "rankloom-compression", version 1.
std::string writeCompressionChoice(const CompressionChoice& choice);

} // namespace rankloom
