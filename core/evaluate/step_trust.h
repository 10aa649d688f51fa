// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/phrase.h"
#include "core/evaluate/run_residuals.h"
#include "core/memory/memory_report.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// How far estimates of measured runs like a plan were off, by constants that had not seen them, and what of
/// the plan none of them had.
struct Trust {
    struct Outside {
        std::size_t field = 0; ///< of kTrustFields
        int value = 0;
        int least = 0; ///< of the measured runs
        int most = 0;

        friend bool operator==(const Outside&, const Outside&) = default;
    };
    RunKind kind; ///< of the plan
    KindMatch match = KindMatch::Anything;
    Phrase shared; ///< what plan and runs have in common, in words
    int runs = 0; ///< none where no table is at hand
    int sources = 0;
    double medianErrorPercent = 0;
    double widened = 1; ///< the errors of the runs, for what of the plan lies outside of them
    FactorRange range; ///< that holds 80 of 100 runs, so widened, and the estimate
    bool generationSeen = false;
    std::vector<Outside> outside;

    /// "80 of 100 runs like this one, none of them seen before, were within −9 to +12 % of the estimate (…)."
    [[nodiscard]] Phrase text() const;
};

/// Of step times, tokens per second and utilization; of a legal plan.
Trust stepTrust(const Project& project, const Plan& plan);

/// Low and high end of an estimate.
struct RangeOf {
    double low = 0;
    double high = 0;

    friend bool operator==(const RangeOf&, const RangeOf&) = default;
};
inline RangeOf timeRange(const Trust& trust, double estimate)
{
    return {estimate * trust.range.low, estimate * trust.range.high};
}
/// Of tokens per second or utilization: what a longer step makes smaller.
inline RangeOf rateRange(const Trust& trust, double estimate)
{
    return {estimate / trust.range.high, estimate / trust.range.low};
}

/// Whether a plan fits into its devices, by the share of measured runs whose error leaves it within.
enum class FitWord : std::uint8_t {
    No, ///< fewer than one in ten
    Unlikely, ///< fewer than half
    Likely,
    Yes, ///< from nine in ten on
};
const char* toString(FitWord word); ///< "no", "unlikely", "likely", "yes"
FitWord fitWord(double probability);

/// How far the memory estimate of a plan can be trusted.
struct MemoryTrust {
    Trust runs; ///< that it is judged by
    double probability = 0; ///< that the plan fits, at its worst stage
    FitWord word = FitWord::No;
    std::vector<RangeOf> stages; ///< bytes of the device, per stage of the report
};
/// The figures of a device with a band that holds the range, too: what pictures draw as its whiskers.
StageMemory withRange(StageMemory memory, const FactorRange& range);
/// The range of a stage joins the residuals of measured runs with the band of the report: the wider end
/// counts. A stage whose expected figure is over its capacity is at most unlikely to fit.
MemoryTrust memoryTrust(const Project& project, const Plan& plan, const MemoryReport& report);

} // namespace rankloom
