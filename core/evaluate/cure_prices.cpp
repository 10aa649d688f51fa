// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/cure_prices.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <tuple>
#include <utility>
#include <vector>

#include "core/evaluate/evaluate.h"
#include "core/evaluate/memory_advice.h"
#include "core/plan/check.h"

namespace rankloom {

namespace {

constexpr int kMostCures = 16; ///< that are evaluated
constexpr int kMostSearchedCures = 3; ///< where an order is searched for
constexpr std::size_t kMostCuresTold = 3; ///< of one diagnosis

/// A change with the plan that it ends in, and what that comes to.
struct PricedCure {
    Suggestion change;
    Plan end;
    double tokens = 0; ///< a second
    bool fits = false;
    bool evaluated = false; ///< false: no step can be had
};

bool changesTheBatchAlone(const Suggestion& change) { return change.pointer == "/workload/globalBatchSize"; }

/// How many values a change sets at once.
enum class Values : std::uint8_t { One, Several };
Values valuesOf(const Suggestion& change) { return change.pointer.empty() ? Values::Several : Values::One; }

std::size_t simulatedPasses(const Evaluation& evaluation)
{
    std::size_t passes = 0;
    for (const Lane& lane : evaluation.timeline->lanes)
        passes += lane.slices.size();
    return passes;
}

/// The step and the fullest device after a change, in its words.
void tellPrice(const Evaluation& then, Suggestion& change)
{
    const Bytes peak = then.memory.fullest()->device;
    change.effect = SuggestionEffect {peak, then.time.step};
    change.label += then.memory.fits ? Phrase::of(" (step {}, {})", then.time.step, peak)
                                     : Phrase::of(" (step {}, {}: does not fit)", then.time.step, peak);
}

/// Evaluates each plan once that changes end in, as far as there is time for it.
class CurePrices {
public:
    CurePrices(const Project& project, const Plan& plan, const std::stop_token& stop)
        : m_project(project), m_plan(plan), m_stop(stop)
    {
    }

    /// Of the changes those of so many values. Into `own`: which of all cures they are.
    Result<void> price(const std::vector<Suggestion>& changes, Values values, std::vector<std::size_t>& own)
    {
        for (const Suggestion& change : changes)
            if (valuesOf(change) == values)
                if (Result<void> done = price(change, own); !done)
                    return done;
        return {};
    }

    [[nodiscard]] bool empty() const { return std::ranges::none_of(m_cures, &PricedCure::evaluated); }

    /// All of them.
    [[nodiscard]] std::vector<std::size_t> all() const
    {
        std::vector<std::size_t> out(m_cures.size());
        std::iota(out.begin(), out.end(), std::size_t {0});
        return out;
    }

    /// Those of some cures that are worth telling beside the best of all, whoever suggests that.
    [[nodiscard]] std::vector<Suggestion> worthTelling(const std::vector<std::size_t>& among) const
    {
        if (empty())
            return {};
        const PricedCure& best = *std::ranges::max_element(m_cures, &CurePrices::isWorse);
        std::vector<const PricedCure*> good;
        for (const std::size_t i : among)
            if (const PricedCure& cure = m_cures[i];
                cure.evaluated && cure.fits == best.fits && cure.tokens >= best.tokens * (1 - kNearlyAsFast))
                good.push_back(&cure);

        // The batch moves no rank: of equally good changes it comes first.
        std::ranges::stable_sort(good, [](const PricedCure* a, const PricedCure* b) {
            const bool batchA = changesTheBatchAlone(a->change);
            const bool batchB = changesTheBatchAlone(b->change);
            return batchA != batchB ? batchA : a->tokens > b->tokens;
        });
        good.resize(std::min(good.size(), kMostCuresTold));
        std::vector<Suggestion> out;
        for (const PricedCure* cure : good)
            out.push_back(cure->change);
        return out;
    }

private:
    static bool isWorse(const PricedCure& a, const PricedCure& b)
    {
        return std::tuple(a.evaluated, a.fits, a.tokens) < std::tuple(b.evaluated, b.fits, b.tokens);
    }

    Result<void> price(const Suggestion& change, std::vector<std::size_t>& own)
    {
        Result<Plan> end = withValue(m_plan, change.pointer, change.value);
        if (!end)
            return {};
        const auto known = std::ranges::find(m_cures, *end, &PricedCure::end);
        if (known != m_cures.end()) {
            own.push_back(static_cast<std::size_t>(known - m_cures.begin()));
            return {};
        }
        const int most = isSearched(end->schedule.kind) ? kMostSearchedCures : kMostCures;
        if (std::ssize(m_cures) >= most || m_passes > kMostPasses)
            return {};

        Result<Evaluation> then = evaluateLegal(m_project, *end, m_stop);
        if (!then)
            return tl::unexpected<Error>(std::move(then.error()));
        PricedCure cure {change, std::move(*end)};
        cure.evaluated = then->valid;
        if (then->valid) {
            tellPrice(*then, cure.change);
            cure.tokens = then->time.tokensPerSecond;
            cure.fits = then->memory.fits;
            m_passes += simulatedPasses(*then);
        }
        own.push_back(m_cures.size());
        m_cures.push_back(std::move(cure));
        return {};
    }

    const Project& m_project;
    const Plan& m_plan;
    const std::stop_token& m_stop;
    std::vector<PricedCure> m_cures;
    std::size_t m_passes = 0;
};

} // namespace

Result<void> priceCures(
    const Project& project, const Plan& plan, Diagnostics& diagnostics, const std::stop_token& stop)
{
    if (plan.workload.kind == WorkKind::Serving)
        return {};
    CurePrices prices(project, plan, stop);
    std::vector<std::vector<std::size_t>> own(diagnostics.size());
    for (const Values values : {Values::One, Values::Several}) {
        for (std::size_t i = 0; i < diagnostics.size(); ++i)
            if (Result<void> done = prices.price(diagnostics[i].suggestions, values, own[i]); !done)
                return done;
        if (!prices.empty())
            break;
    }
    for (std::size_t i = 0; i < diagnostics.size(); ++i) {
        Diagnostic& diagnostic = diagnostics[i];
        diagnostic.suggestions = prices.worthTelling(own[i]);
        if (diagnostic.suggestions.empty() && diagnostic.severity == Severity::Error)
            diagnostic.suggestions = prices.worthTelling(prices.all());
    }
    return {};
}

Result<void> priceOthers(
    const Project& project, const Plan& plan, Diagnostics& diagnostics, const std::stop_token& stop)
{
    if (plan.workload.kind == WorkKind::Serving)
        return {};
    for (Diagnostic& diagnostic : diagnostics) {
        std::vector<Suggestion> priced;
        for (Suggestion& change : diagnostic.suggestions) {
            if (!change.effect) {
                const Result<Plan> end = withValue(plan, change.pointer, change.value);
                if (!end || brokenRule(project, *end))
                    continue;
                const Result<Evaluation> then = evaluateLegal(project, *end, stop);
                if (!then)
                    return tl::unexpected<Error>(then.error());
                if (!then->valid)
                    continue;
                tellPrice(*then, change);
            }
            priced.push_back(std::move(change));
        }
        diagnostic.suggestions = std::move(priced);
    }
    return {};
}

} // namespace rankloom
