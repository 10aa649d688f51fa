// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/whatif/legal_steps.h"

#include <algorithm>
#include <cstdlib>
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

int& sizeOf(Plan& plan, WorkloadSize size)
{
    return size == WorkloadSize::SequenceLength ? plan.workload.sequenceLength
                                                : plan.workload.globalBatchSize;
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
    int& value = sizeOf(trial, size);
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

int legalSteps(
    const Project& project, const Plan& plan, WorkloadSize size, int steps, const std::stop_token& stop)
{
    Plan reached = plan;
    for (int n = 0; n < std::abs(steps) && !stop.stop_requested(); ++n) {
        const int next = legalStep(project, reached, size, steps < 0 ? -1 : 1);
        if (next == 0)
            break;
        sizeOf(reached, size) = next;
    }
    return sizeOf(reached, size);
}

std::vector<Phrase> newProblems(
    const Project& project, const Plan& present, const std::vector<Plan>& others, const std::stop_token& stop)
{
    const std::vector<std::string> known = codesOf(project, present);
    std::vector<Phrase> problems;
    for (const Plan& other : others) {
        if (stop.stop_requested())
            return {};
        std::vector<BrokenRule> broken = brokenRules(project, other);
        const auto fresh = std::ranges::find_if(
            broken, [&known](const BrokenRule& rule) { return std::ranges::count(known, rule.code) == 0; });
        problems.push_back(fresh != broken.end() ? std::move(fresh->reason) : Phrase());
    }
    return problems;
}

} // namespace rankloom
