// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/phrase.h"
#include "core/schedule/schedule.h"

namespace rankloom {

/// What a rule between a schedule and its numbers is about.
enum class ScheduleField : std::uint8_t { Kind, Devices, Microbatches, Chunks, GroupSize, Vocabulary };

/// A rule that a schedule problem breaks. Where one ends with other values, several may.
struct BrokenScheduleRule {
    std::string code; ///< stable: "too-few-microbatches"
    Phrase reason; ///< with the numbers; a sentence without its full stop
    std::vector<ScheduleField> about; ///< whose other values may cure it; the first is to blame
};

/// All rules that a problem breaks, at most one of each kind: sizes, chunks, vocabulary layout, numbers of
/// stages and microbatches, what it would take. With 0 microbatches, which nobody knows then, the rules about
/// them are left out. A problem that breaks none has a pass order, but for written and searched ones, which
/// may still fail.
std::vector<BrokenScheduleRule> brokenRules(const ScheduleProblem& problem);
/// The code of the first of them; a null pointer where there is none. The words take longer than the rules.
const char* firstBrokenRule(const ScheduleProblem& problem);

} // namespace rankloom
