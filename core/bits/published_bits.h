// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/phrase.h"
#include "core/bits/plan_bits.h"

namespace rankloom {

/// What the authors of D²MoE (arXiv 2504.15299) state of their runs, beside the same figure of a plan.
/// Claims, not targets: their model and device are others, and no code was released.
struct BitClaim {
    Phrase what;
    Phrase claimed;
    Phrase ours; ///< of the plan
    Phrase why; ///< the two differ
};

/// `inExpertOrder`: tokens per second of the same plan where planes are loaded expert after expert.
std::vector<BitClaim> besidePublished(const BitsReport& report, double inExpertOrder);
/// Where the claims are from.
Phrase publishedBitsSource();

/// Tokens per second of what a report is of, with planes loaded expert after expert. Errors: those of
/// planBits().
Result<double> rateInExpertOrder(
    const Project& project, const Plan& plan, const BitsReport& report, const PlaneQuality& quality);

} // namespace rankloom
