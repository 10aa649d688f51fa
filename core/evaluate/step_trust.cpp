// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/step_trust.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <tuple>
#include <utility>

#include "core/base/statistics.h"

namespace rankloom {

namespace {

constexpr std::array<PhraseWord, kTrustFields.size()> kFieldWords {Phrase::word("GPUs"), Phrase::word("TP"),
    Phrase::word("CP"), Phrase::word("PP"), Phrase::word("EP"), Phrase::word("sequence length"),
    Phrase::word("microbatch size")};

constexpr double kFits = 0.9; ///< from this probability on
constexpr double kLikely = 0.5;
constexpr double kUnlikely = 0.1;
/// The greatest below: what is expected not to fit is not likely to.
const double kBelowLikely = std::nextafter(kLikely, 0.0);

/// The runs that plans of a kind are judged by, and what they have in common.
struct Judges {
    LikeRuns like;
    Phrase shared;
    double medianErrorPercent = 0;
    double middle = 0; ///< residual, as the following
    double low = 0;
    double high = 0;
};

/// Kinds are few, evaluations many. `table`: one of those that the build embeds.
const Judges& judgesOf(const ResidualTable& table, const RunKind& kind)
{
    static std::mutex mutex;
    static std::map<std::pair<const ResidualTable*, RunKind>, Judges> known;
    const std::scoped_lock lock(mutex);
    const auto [at, fresh] = known.try_emplace({&table, kind});
    if (fresh) {
        Judges& judges = at->second;
        judges.like = runsLike(table, kind);
        judges.shared = judges.like.words();
        if (const std::vector<double>& residuals = judges.like.residuals; !residuals.empty()) {
            std::vector<double> sizes;
            for (const double residual : residuals)
                sizes.push_back(100 * std::abs(std::expm1(residual)));
            judges.medianErrorPercent = median(std::move(sizes));
            judges.middle = median(residuals);
            std::tie(judges.low, judges.high) = conformalRange(residuals);
        }
    }
    return at->second;
}

/// How far a plan lies outside of the runs that it is judged by.
Trust trustBy(const ResidualTable& table, const Judges& judges, const TrustValues& values)
{
    const LikeRuns& like = judges.like;
    Trust trust;
    trust.kind = like.kind;
    trust.match = like.match;
    trust.shared = judges.shared;
    trust.runs = like.runs;
    trust.sources = like.sources;
    trust.generationSeen = like.generationSeen;
    if (like.residuals.empty())
        return trust;
    trust.medianErrorPercent = judges.medianErrorPercent;
    for (std::size_t f = 0; f < values.size(); ++f)
        if (values[f] < like.least[f] || values[f] > like.most[f])
            trust.outside.push_back({f, values[f], like.least[f], like.most[f]});
    // What lies outside is as uncertain as the outermost runs were for the others. In how many ways it does
    // counts no further: outermost runs mostly were so in several.
    if (!trust.outside.empty() || !like.generationSeen)
        trust.widened = table.outsideGrowth;
    const double middle = judges.middle;
    trust.range = {std::exp(std::min(0.0, middle - trust.widened * (middle - judges.low))),
        std::exp(std::max(0.0, middle + trust.widened * (judges.high - middle)))};
    return trust;
}

} // namespace

Trust stepTrust(const Project& project, const Plan& plan)
{
    const ResidualTable& table = stepResiduals();
    return trustBy(table, judgesOf(table, runKind(project, plan)), trustValues(project, plan));
}

Phrase Trust::text() const
{
    if (runs == 0)
        return Phrase::of("No measured run was at hand to judge this figure by.");
    Phrase text = Phrase::of("80 of 100 runs like this one, none of them seen before, were within {:+.0f} to "
                             "{:+.0f} % of the estimate ({} runs of {} sources: {}).",
        100 * (range.low - 1), 100 * (range.high - 1), runs, sources, shared);
    std::vector<Phrase> parts;
    if (!generationSeen)
        parts.emplace_back(kind.generation);
    for (const Outside& one : outside)
        parts.push_back(
            Phrase::of("{} {} ({} to {})", kFieldWords[one.field], one.value, one.least, one.most));
    if (!parts.empty())
        text += Phrase::of(" Outside of them: {}.", joined(parts, Phrase::of(", ")));
    return text;
}

const char* toString(FitWord word)
{
    constexpr std::array names {"no", "unlikely", "likely", "yes"};
    return names[static_cast<std::size_t>(word)];
}

FitWord fitWord(double probability)
{
    return probability >= kFits    ? FitWord::Yes
        : probability >= kLikely   ? FitWord::Likely
        : probability >= kUnlikely ? FitWord::Unlikely
                                   : FitWord::No;
}

namespace {

/// The probability that a figure is at most `most`, by a band of which nine in ten are below the high end and
/// one in ten below the low one, even in the logarithm.
double shareOfBand(double low, double expected, double high, double most)
{
    if (expected <= 0)
        return 1;
    const double end = most >= expected ? high : low;
    const double reach = std::abs(std::log(std::max(end, 1.0) / expected));
    const double way = std::log(std::max(most, 1.0) / expected);
    if (reach <= 0)
        return way >= 0 ? 1 : 0;
    return std::clamp(0.5 + (kFits - 0.5) * way / reach, 0.0, 1.0);
}

/// Of one stage, by the residuals of measured runs, `widened` as those of the range, and the band.
double fitProbability(const StageMemory& stage, const Judges& judges, double widened)
{
    const std::vector<double>& residuals = judges.like.residuals;
    const double capacity = stage.capacity.value();
    const double expected = stage.device.value();
    if (capacity <= 0 || expected <= 0)
        return 1;
    const double byBand =
        shareOfBand(stage.deviceLow().value(), expected, stage.deviceHigh().value(), capacity);
    if (residuals.empty())
        return expected <= capacity ? byBand : std::min(byBand, kBelowLikely);
    const double middle = judges.middle;
    const double room = std::log(capacity / expected);
    const double byRuns = conformalShare(residuals, middle + (room - middle) / widened);
    return expected <= capacity ? std::min(byRuns, byBand) : std::min(std::max(byRuns, byBand), kBelowLikely);
}

} // namespace

StageMemory withRange(StageMemory memory, const FactorRange& range)
{
    const Bytes beside = memory.device - memory.reserved;
    memory.reservedLow = std::min(memory.reservedLow, memory.device * range.low - beside);
    memory.reservedHigh = std::max(memory.reservedHigh, memory.device * range.high - beside);
    return memory;
}

MemoryTrust memoryTrust(const Project& project, const Plan& plan, const MemoryReport& report)
{
    const ResidualTable& table = memoryResiduals();
    const Judges& judges = judgesOf(table, runKind(project, plan));
    const LikeRuns& like = judges.like;
    MemoryTrust trust;
    TrustValues values = trustValues(project, plan);
    // What the number of devices changes the degrees say.
    values[0] = std::clamp(values[0], like.least[0], std::max(like.least[0], like.most[0]));
    trust.runs = trustBy(table, judges, values);

    trust.probability = report.host.fits() && !report.stages.empty() ? 1 : 0;
    for (const StageMemory& stage : report.stages) {
        const StageMemory ranged = withRange(stage, trust.runs.range);
        trust.stages.push_back({ranged.deviceLow().value(), ranged.deviceHigh().value()});
        trust.probability = std::min(trust.probability, fitProbability(stage, judges, trust.runs.widened));
    }
    trust.word = fitWord(trust.probability);
    return trust;
}

} // namespace rankloom
