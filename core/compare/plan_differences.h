// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/phrase.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/plan/setting_words.h"

namespace rankloom {

/// One field of the plan document that two plans have different values for. An array counts as one field, and
/// so do the model, the device, the links and the routing trace.
struct PlanDifference {
    std::string pointer; ///< into the plan document: "/layout/tp"
    Phrase label; ///< "TP"; the field's own name where it has no other
    Phrase from; ///< in people's words: "4", "on", "Interleaved 1F1B"; empty where the field is absent
    Phrase to;
    std::string fromValue; ///< JSON text; "null" where the field is absent
    std::string toValue;

    bool alike = false; ///< the words are the same, though the values are not: "to" says that it is another

    friend bool operator==(const PlanDifference&, const PlanDifference&) = default;
};

/// Where the decisions of two plans differ, in the order of the plan document. Names are no difference.
std::vector<PlanDifference> planDifferences(const Plan& from, const Plan& to);
/// The same with what the plans are about: model, cluster and workload. Degrees that follow from others are
/// filled in; expert-tensor parallelism of a model without experts is no difference.
std::vector<PlanDifference> planDifferences(
    const Project& fromProject, const Plan& from, const Project& toProject, const Plan& to);

/// All that a plan says, in the same form: `to` and `toValue` are filled.
std::vector<PlanDifference> planSettings(const Project& project, const Plan& plan);

/// "TP 8 instead of 4, schedule Zero bubble H1 instead of 1F1B"; at most two differences are named, the rest
/// counted. Data parallelism follows from the other degrees and is named only where nothing else differs.
/// Empty without differences.
Phrase differenceName(const std::vector<PlanDifference>& differences);

} // namespace rankloom
