// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bits/published_bits.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace rankloom {

namespace {

Phrase times(double factor) { return Phrase::of("{} times", Phrase::decimal(fmt::format("{:.2f}", factor))); }

Phrase perSecond(double tokens)
{
    return Phrase::of("{} tokens/s", Phrase::decimal(fmt::format("{:.1f}", tokens)));
}

/// The curve at the largest budget that is not above this one.
const BudgetPoint& pointAt(const BitsReport& report, double budget)
{
    const auto above = std::ranges::upper_bound(
        report.curve, budget, {}, [](const BudgetPoint& point) { return point.budget.value(); });
    return above == report.curve.begin() ? report.curve.front() : *(above - 1);
}

} // namespace

std::vector<BitClaim> besidePublished(const BitsReport& report, double inExpertOrder)
{
    RANKLOOM_ASSERT(!report.curve.empty());
    std::vector<BitClaim> claims;
    const ExpertBytes& bytes = report.bytes;
    claims.push_back({Phrase::of("nested planes instead of a copy a width"),
        Phrase::of("1.91 to 4.95 times the throughput"),
        Phrase::of("{} the bytes saved", times(bytes.separate / bytes.nested)),
        Phrase::of("Throughput gains what loading gains: as much as bytes where the load lane is the busier, "
                   "more where copies no longer fit.")});
    if (inExpertOrder > 0)
        claims.push_back({Phrase::of("hottest bit first instead of expert after expert"),
            Phrase::of("1.11 to 1.21 times the throughput"), times(report.tokensPerSecond / inExpertOrder),
            Phrase::of(
                "The order matters where several tokens of a step share planes and both lanes are about "
                "as busy; with one sequence every plane has one token.")});
    const double budget = report.settings.budget.value();
    const BudgetPoint& small = pointAt(report, budget / 8);
    const BudgetPoint& now = pointAt(report, budget);
    claims.push_back({Phrase::of("a budget eight times as large"),
        Phrase::of("66.45 to 83.14 tokens/s from 200 to 1,600 MB, 32 requests"),
        Phrase::of("{} to {} from {} to {}, at most", perSecond(small.mostTokensPerSecond),
            perSecond(now.mostTokensPerSecond), small.budget, now.budget),
        Phrase::of("How much a budget helps depends on how fast planes load beside how fast they compute.")});
    const auto best = std::ranges::max_element(report.curve, {}, &BudgetPoint::mostTokensPerSecond);
    claims.push_back({Phrase::of("this budget beside all planes in memory"),
        Phrase::of("89.14 tokens/s at 1,600 MB, 94.3 at 2,500 MB with all of them"),
        Phrase::of("{}, at most {} with any budget", perSecond(report.tokensPerSecond),
            perSecond(best->mostTokensPerSecond)),
        Phrase::of("Theirs loads in about 20 ms what it computes in 3.1 ms.")});
    return claims;
}

Phrase publishedBitsSource()
{
    return Phrase::of("The authors of D²MoE about their runs, arXiv 2504.15299. Their model and device are "
                      "others and no code was released: claims, not targets.");
}

Result<double> rateInExpertOrder(
    const Project& project, const Plan& plan, const BitsReport& report, const PlaneQuality& quality)
{
    BitSettings other = report.settings;
    if (other.order == PlaneOrder::Expert)
        return report.tokensPerSecond;
    other.order = PlaneOrder::Expert;
    ExpertWidths kept; // what was chosen need not be chosen again
    for (int l = 0; l < report.layers; ++l) {
        kept.emplace_back();
        for (int e = 0; e < report.experts; ++e)
            kept.back().push_back(
                other.format.bitsOf(report.choice.planes[static_cast<std::size_t>(l * report.experts + e)]));
    }
    other.kept = Shared<ExpertWidths>(std::move(kept));
    const Result<BitsReport> ordered = planBits(project, plan, other, quality);
    if (!ordered)
        return tl::unexpected<Error>(ordered.error());
    return ordered->tokensPerSecond;
}

} // namespace rankloom
