// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// Everything that is illegal or doubtful about a plan for a project: severity Error = cannot be evaluated.
/// Each error points at the offending value (JSON pointer into the plan document) and suggests the nearest
/// legal ones.
Diagnostics check(const Project& project, const Plan& plan);

/// Which rules to look at: all of check()'s, or those about one group of settings.
enum class RuleTopic : std::uint8_t {
    Layout, ///< degrees against model, cluster and workload
    Schedule, ///< chunks, stages, microbatches, vocabulary layout
    Memory, ///< sharding, recompute, precision, offload
    All,
};
struct BrokenRule {
    std::string code;
    Phrase reason; ///< as check() would say it: a sentence
};
/// The first error that check() would report, without suggestions: for searches, which try many plans.
std::optional<BrokenRule> brokenRule(
    const Project& project, const Plan& plan, RuleTopic topic = RuleTopic::All);
/// The code that brokenRule() has about the schedule where that itself refuses its numbers, else a null
/// pointer. For who refuses thousands of plans and tells of one: words take longer than rules.
const char* scheduleRefusal(const Project& project, const Plan& plan);

/// One value of a degree and whether it would be legal with everything else as it is.
struct DegreeOption {
    int value = 0;
    bool legal = false;
    Phrase reason; ///< empty when legal: "64 attention heads do not divide by 6"
};
enum class Degree : std::uint8_t { Tp, Cp, Pp, Vpp, Ep, Etp, MicroBatchSize };
/// The number a degree is written as; etp 0 = as tp.
int degreeValue(const Plan& plan, Degree degree);
/// Writes the number and changes nothing that depends on it.
void setDegree(Plan& plan, Degree degree, int value);
/// All candidate values of a degree (1 up to its natural limit: divisors of the device count and of the model
/// figure it divides, plus the near misses a person would ask about), ascending. dp follows from the others,
/// also where the plan states it: whoever changes a degree sets dp to 0. A hand-made stage split fixes pp and
/// vpp. Empty while model or cluster are missing, and once stopped.
std::vector<DegreeOption> degreeOptions(
    const Project& project, const Plan& plan, Degree degree, const std::stop_token& stop = {});

/// The plan with one value changed by JSON pointer, as suggestions and scripts do. Errors: BadValue.
Result<Plan> withValue(const Plan& plan, std::string_view pointer, std::string_view jsonValue);

} // namespace rankloom
