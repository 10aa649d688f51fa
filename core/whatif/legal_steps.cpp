// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/whatif/legal_steps.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/plan/broken_rules.h"
#include "core/plan/rank_grid.h"
#include "core/plan/what_if.h"

namespace rankloom {

namespace {

constexpr int kMostSteps = 256; ///< that are tried
constexpr std::int64_t kLargest = 1 << 24; ///< as plan documents take it
constexpr int kTokens = 1024;
constexpr int kFewTokens = 128;

std::int64_t roundStep(const Project& project, const Plan& plan, WorkloadSize size, int direction)
{
    if (size == WorkloadSize::SequenceLength) {
        const int now = plan.workload.sequenceLength + (direction < 0 ? -1 : 0);
        return now >= kTokens ? kTokens : now >= kFewTokens ? kFewTokens : 1;
    }
    const Layout layout = resolved(plan.layout, worldSize(project.cluster, plan));
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(plan.workload.microBatchSize) * layout.dp);
}

std::vector<std::string> codesOf(const Project& project, const Plan& plan)
{
    std::vector<std::string> codes;
    for (BrokenRule& rule : brokenRules(project, plan))
        codes.push_back(std::move(rule.code));
    return codes;
}

} // namespace

int legalStep(const Project& project, const Plan& plan, WorkloadSize size, int direction)
{
    const std::vector<std::string> present = codesOf(project, plan);
    const auto adds = [&](const std::string& code) {
        return std::ranges::find(present, code) == present.end();
    };
    const std::int64_t unit = roundStep(project, plan, size, direction);
    Plan trial = plan;
    int& value =
        size == WorkloadSize::SequenceLength ? trial.workload.sequenceLength : trial.workload.globalBatchSize;
    const std::int64_t now = value;
    const std::int64_t first =
        direction > 0 ? (now / unit + 1) * unit : (now + unit - 1) / unit * unit - unit;
    for (int step = 0; step < kMostSteps; ++step) {
        const std::int64_t next = first + direction * unit * step;
        if (next < 1 || next > kLargest)
            return 0;
        value = static_cast<int>(next);
        if (std::ranges::none_of(codesOf(project, trial), adds))
            return value;
    }
    return 0;
}

} // namespace rankloom
