// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/base/phrase.h"
#include "core/evaluate/evaluation.h"

namespace rankloom {

/// A part of the step on its slowest rank; all of them add up to the step.
struct StepPart {
    const char* key; ///< as in the evaluation document: "tensorParallel"
    PhraseWord label;
    Seconds TimeBreakdown::*time;
    bool idle; ///< the rank waits: a part of the bubble that results name
};
/// What computes first, then what communicates, then what idles.
std::span<const StepPart> stepParts();

} // namespace rankloom
