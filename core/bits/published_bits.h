// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/phrase.h"
#include "core/bits/plan_bits.h"

namespace rankloom {

/// What a model comes to on the inputs that the authors of D²MoE (arXiv 2504.15299) state of their runs, as
/// far as they do: 32 sequences at once, which ask for planes by rank; budgets that are such parts of all
/// planes as 200 and 1,600 MB are of the 2,500 MB that hold all of theirs; experts that load in 20 ms and
/// compute for 3.1 ms a token, as the method has it. Tokens per second.
struct OnPublishedInputs {
    double small = 0; ///< at 200 of 2,500
    double large = 0; ///< at 1,600 of 2,500
    double whole = 0; ///< all planes in memory
    double inExpertOrder = 0; ///< as `small`, loaded expert after expert
    double nothingStays = 0; ///< as `large`, with room for the planes of one layer alone
};
/// Errors: those of planBits().
Result<OnPublishedInputs> onPublishedInputs(
    const Project& project, const Plan& plan, const BitFormat& format, const PlaneQuality& quality);

/// A claim of theirs beside ours. Claims, not targets: their model is another, and no code was released.
struct BitClaim {
    Phrase what;
    Phrase claimed;
    Phrase ours; ///< of the plan's model on their inputs
    Phrase why; ///< the two differ
};
std::vector<BitClaim> besidePublished(const ExpertBytes& bytes, const OnPublishedInputs& ours);
/// Where the claims are from, and what is the same.
Phrase publishedBitsSource();

} // namespace rankloom
