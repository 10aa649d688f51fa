// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/evaluate/evaluation.h"
#include "core/memory/memory.h"
#include "core/plan/project.h"

namespace rankloom {

/// How advice finds out what a change costs. Advice about memory and steps looks at whether the evaluation is
/// valid, its memory, its step and its tokens a second.
using EvaluateFunction = std::function<Result<Evaluation>(const Project&, const Plan&, std::stop_token)>;

/// For an evaluation that does not fit: a warning that says where and by how much, with the single changes
/// that make it fit as suggestions, the fastest step first. At most kMostAdvice are evaluated, those that
/// change least first (fewer for long timelines, so that the advice costs no more than a few evaluations);
/// where no single change is enough, the suggestions are those that save most, and the message says so.
/// For one that fits, but not at the high end of its band: a warning that says within which routing load and
/// fragmentation it does, with a few changes after which it fits there, too. Otherwise nothing.
/// Errors: Cancelled.
Result<Diagnostics> memoryAdvice(const Project& project, const Plan& plan, const Evaluation& evaluation,
    const EvaluateFunction& evaluate, const std::stop_token& stop);

/// Why the fullest stage is fuller than the next one.
struct PeakReason {
    MemoryCategory category = MemoryCategory::Weights;
    Bytes more {}; ///< than the stage compared with; negative where it has less
};
struct PeakExplanation {
    int stage = 0; ///< the fullest
    int comparedWith = -1; ///< the next fullest; -1 with a single stage
    std::vector<PeakReason> reasons; ///< categories that differ, the largest difference first
    std::string sentence; ///< English fallback
};
PeakExplanation explainPeak(const MemoryReport& memory);

/// "step +1.3 %": of a change that gives `after` in place of `before`.
Phrase stepChange(Seconds before, Seconds after);

/// Passes that all evaluations of advice on one plan may simulate together: about ten milliseconds.
inline constexpr std::size_t kMostPasses = 40000;

} // namespace rankloom
