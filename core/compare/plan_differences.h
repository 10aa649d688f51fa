// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// One field of the plan document that two plans have different values for. An array counts as one field.
struct PlanDifference {
    std::string pointer; ///< into the plan document: "/layout/tp"
    std::string label; ///< English name: "TP"; the field's own name where it has no other
    std::string from; ///< in words: "4", "on", "20, 20, 20, 20"; empty where the field is absent
    std::string to;
    std::string fromValue; ///< JSON text; "null" where the field is absent
    std::string toValue;

    friend bool operator==(const PlanDifference&, const PlanDifference&) = default;
};

/// Where the decisions of two plans differ, in the order of the plan document. Names are no difference.
std::vector<PlanDifference> planDifferences(const Plan& from, const Plan& to);
/// The same with what the plans are about: model, cluster and workload. Degrees that follow from others are
/// filled in; expert-tensor parallelism of a model without experts is no difference.
std::vector<PlanDifference> planDifferences(
    const Project& fromProject, const Plan& from, const Project& toProject, const Plan& to);

/// Ascends in the order of the plan document, as far as the fields are known: section, then setting.
std::pair<int, int> documentPlace(const std::string& pointer);

/// "TP 8 instead of 4, schedule zb-h1 instead of 1f1b"; at most two differences are named, the rest counted.
/// Data parallelism follows from the other degrees and is named only where nothing else differs. Empty
/// without differences.
std::string differenceName(const std::vector<PlanDifference>& differences);

} // namespace rankloom
