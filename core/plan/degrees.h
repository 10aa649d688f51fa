// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/base/phrase.h"
#include "core/plan/check.h"

namespace rankloom {

/// How a degree is called, and where it is written.
struct DegreeInfo {
    Degree degree;
    PhraseWord label; ///< within a sentence
    PhraseWord name; ///< by itself
    const char* pointer; ///< into the plan document
    int Layout::*field; ///< null: the microbatch
};
/// All of them.
std::span<const DegreeInfo> degreeInfos();

} // namespace rankloom
