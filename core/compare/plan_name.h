// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/phrase.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// A plan with what it is about; both outlive what is asked.
struct NamedPlan {
    const Project* project = nullptr;
    const Plan* plan = nullptr;
};

/// Names that the program gives. They say what a plan is, not how it differs from another one, so that they
/// are true beside any plan: "TP4 CP2 PP4x4 EP8" (4 virtual stages a rank), "TP4 PP4, without node3". Where
/// these degrees do not tell the plans apart, what does is added, no more: "TP4 PP4, MBS 1, Interleaved
/// 1F1B". Equal plans are counted: "TP4 PP4 (2)".
std::vector<Phrase> planNames(std::span<const NamedPlan> plans);
Phrase planName(const Project& project, const Plan& plan); ///< of one by itself

/// A name that the program may have given the plan as it is now: all it says are degrees and settings of the
/// plan, as planNames() words them. The parts can be translated. None for other names.
std::optional<Phrase> automaticName(const NamedPlan& plan, const std::string& name);
/// The name to show: automaticName(), or what a person wrote.
Phrase shownName(const NamedPlan& plan, const std::string& name);

} // namespace rankloom
