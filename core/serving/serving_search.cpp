// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/serving_search.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <utility>

#include "core/serving/step_time.h"
#include "core/workload/request_generator.h"

namespace rankloom {

namespace {

bool cutsPrompts(SchedulerKind kind)
{
    return kind == SchedulerKind::Sarathi || kind == SchedulerKind::SarathiDynamic
        || kind == SchedulerKind::VllmMixed;
}

/// Layouts of the plan on all of its devices.
std::vector<Layout> layoutsOf(const Project& project, const Plan& plan, int deepest)
{
    const int devices = project.cluster->devices();
    const int experts = project.model->moe ? project.model->moe->experts : 1;
    std::vector<Layout> layouts;
    for (int tp = 1; tp <= devices; ++tp)
        for (int pp = 1; devices % tp == 0 && pp <= std::min(deepest, project.model->layers); ++pp)
            for (int ep = 1; devices % (tp * pp) == 0 && ep <= std::min(experts, devices / pp); ++ep) {
                if (experts % ep != 0 || (devices / pp) % ep != 0 || (ep > 1 && ep % tp != 0 && tp % ep != 0))
                    continue;
                Layout layout = plan.layout;
                layout.tp = tp;
                layout.pp = pp;
                layout.ep = ep;
                layout.etp = project.model->moe ? std::max(1, tp / ep) : 0;
                layout.cp = 1;
                layout.vpp = 1;
                layout.dp = 0;
                layouts.push_back(layout);
            }
    return layouts;
}

Plan servedAs(const Project& project, const Plan& plan, const Layout& layout)
{
    Plan out = plan;
    out.layout = layout;
    out.stages = {};
    out.schedule = {};
    out.deviceOfRank.clear();
    out.lockedRanks.clear();
    out.experts = {};
    out.workload.kind = WorkKind::Serving;
    return withSharedBatch(project, std::move(out));
}

/// Everything about a layout that its schedulers share.
struct PricedLayout {
    ServedPlan served;
    Plan plan;
    ServingRates rates;
    std::shared_ptr<const BatchTimes> times;
};

/// A layout with a scheduler, on the way to a result.
struct Candidate {
    std::size_t number = 0; ///< in the order in which they were priced
    std::size_t priced = 0; ///< index of its layout
    ServingChoice choice;
    ServingLayout layout;
};

bool keepsOnAverage(const ServingForecast& forecast, const LatencyGoals& goals)
{
    return (goals.timeToFirstToken <= 0 || forecast.timeToFirstToken.value() <= goals.timeToFirstToken)
        && (goals.timePerOutputToken <= 0 || forecast.timePerToken.value() <= goals.timePerOutputToken);
}

class ServingSearcher {
public:
    ServingSearcher(const Project& project, const Plan& plan, const ServingSearchOptions& options,
        Progress& progress, const std::stop_token& stop)
        : m_project(project), m_plan(plan), m_options(options), m_progress(progress), m_stop(stop)
    {
        constexpr std::int64_t drawn = 10000;
        const RequestMix& mix = plan.serving.requests;
        m_lengths = meanLengths(generateRequests(mix.lengths, {ArrivalsKind::Static, 0, 1, 1},
            std::min<std::int64_t>(mix.count, drawn), static_cast<std::uint64_t>(mix.seed)));
    }

    Result<ServingSearchResult> run()
    {
        m_progress.setPhase(Phrase::of("Pricing layouts"));
        const std::vector<Layout> layouts = layoutsOf(m_project, m_plan, m_options.deepest);
        for (std::size_t i = 0; i < layouts.size(); ++i) {
            if (m_stop.stop_requested())
                return fail(ErrorCode::Cancelled, Phrase::of("stopped on request"));
            m_progress.setFraction(0.2 * static_cast<double>(i) / static_cast<double>(layouts.size()));
            price(layouts[i]);
        }
        keepFront();
        std::ranges::stable_sort(m_candidates, std::greater<> {},
            [](const Candidate& candidate) { return candidate.layout.requestsPerSecond(); });
        if (const Result<void> done = simulateBest(); !done)
            return tl::unexpected<Error>(done.error());
        return finish();
    }

private:
    [[nodiscard]] std::vector<ServingChoice> choices() const
    {
        std::vector<SchedulerKind> kinds = m_options.schedulers;
        if (kinds.empty())
            kinds = {m_plan.serving.scheduler, SchedulerKind::Sarathi, SchedulerKind::VllmMixed};
        std::vector<ServingChoice> all;
        for (const SchedulerKind kind : kinds) {
            ServingChoice choice = m_plan.serving;
            choice.scheduler = kind;
            std::vector<int> budgets {kind == m_plan.serving.scheduler ? choice.tokenBudget : 0};
            if (cutsPrompts(kind))
                budgets.insert(budgets.end(), m_options.tokenBudgets.begin(), m_options.tokenBudgets.end());
            for (const int budget : budgets) {
                choice.tokenBudget = budget;
                const bool known = std::ranges::any_of(all, [&](const ServingChoice& other) {
                    return other.scheduler == kind && tokenBudgetOf(other) == tokenBudgetOf(choice);
                });
                if (!known)
                    all.push_back(choice);
            }
        }
        return all;
    }

    void price(const Layout& layout)
    {
        Plan plan = servedAs(m_project, m_plan, layout);
        Result<ServedPlan> served = servedPlan(m_project, plan);
        if (!served) {
            ++m_result.illegal;
            return;
        }
        const ServingRates rates = m_options.rates.value_or(servingRates(served->cluster().device));
        std::shared_ptr<const BatchTimes> times = stepTimes(*served, rates);
        const std::size_t at = m_priced.size();
        m_priced.push_back({std::move(*served), std::move(plan), rates, std::move(times)});
        bool fits = false;
        for (const ServingChoice& choice : choices()) {
            if (choice.scheduler == SchedulerKind::Fusion && layout.pp > 1)
                continue;
            fits = consider(at, choice) || fits;
        }
        if (!fits)
            ++m_result.tooLarge;
    }

    /// Whether one request fits.
    bool consider(std::size_t at, const ServingChoice& choice)
    {
        ++m_result.considered;
        PricedLayout& priced = m_priced[at];
        priced.served.choice = choice;
        Candidate candidate {m_candidates.size(), at, choice, {}};
        ServingLayout& layout = candidate.layout;
        layout.memory = servingMemory(priced.served, m_lengths.tokens(), m_lengths.longestPrompt);
        if (!layout.memory.fits()) {
            const Bytes missing = layout.memory.missing(choice.blockTokens);
            if (m_result.leastMissing.value() <= 0 || missing < m_result.leastMissing)
                m_result.leastMissing = missing;
            return false;
        }
        layout.devicesPerReplica = priced.served.devicesPerReplica();
        layout.replicas = priced.served.replicas;
        const std::int64_t most = std::min<std::int64_t>(layout.memory.requests, choice.maxBatch);
        bool first = true;
        for (std::int64_t inFlight = 1; first || inFlight <= most; inFlight *= 2) {
            ServedTraffic traffic;
            traffic.prompt = m_lengths.prompt;
            traffic.output = m_lengths.output;
            traffic.concurrency = inFlight;
            traffic.mostRunning = most;
            const ServingForecast forecast =
                rankloom::forecast(priced.served, *priced.times, priced.rates, traffic);
            m_points.push_back({m_candidates.size(), inFlight,
                forecast.tokensPerSecond / layout.devicesPerReplica, forecast.interactivity()});
            if (first || keepsOnAverage(forecast, choice.goals))
                layout.forecast = forecast;
            if (first && !keepsOnAverage(forecast, choice.goals))
                layout.forecast.requestsPerSecond = 0; // not even alone
            first = false;
        }
        m_candidates.push_back(std::move(candidate));
        return true;
    }

    /// Of all points those that no other has more of both.
    void keepFront()
    {
        std::ranges::sort(m_points, [](const ServingFrontPoint& a, const ServingFrontPoint& b) {
            return a.interactivity != b.interactivity
                ? a.interactivity > b.interactivity
                : a.tokensPerSecondPerDevice > b.tokensPerSecondPerDevice;
        });
        double most = -1;
        std::vector<ServingFrontPoint> front;
        for (const ServingFrontPoint& point : m_points)
            if (point.tokensPerSecondPerDevice > most) {
                most = point.tokensPerSecondPerDevice;
                front.push_back(point);
            }
        std::ranges::reverse(front);
        m_points = std::move(front);
    }

    Result<void> simulateBest()
    {
        m_progress.setPhase(Phrase::of("Simulating the best"));
        const std::size_t count = std::min(m_options.simulated, m_candidates.size());
        for (std::size_t i = 0; i < count; ++i) {
            m_progress.setFraction(0.2 + 0.8 * static_cast<double>(i) / static_cast<double>(count));
            Candidate& candidate = m_candidates[i];
            PricedLayout& priced = m_priced[candidate.priced];
            priced.served.choice = candidate.choice;
            Result<ServingCapacity> capacity =
                servingCapacity(priced.served, *priced.times, priced.rates, m_options.capacity, m_stop);
            if (!capacity)
                return tl::unexpected<Error>(std::move(capacity.error()));
            candidate.layout.capacity = *capacity;
        }
        // What was simulated stands before what was not: the closed form knows averages alone.
        std::ranges::stable_sort(m_candidates, [](const Candidate& a, const Candidate& b) {
            const bool known = a.layout.capacity.has_value();
            if (known != b.layout.capacity.has_value())
                return known;
            return a.layout.requestsPerSecond() > b.layout.requestsPerSecond();
        });
        return {};
    }

    ServingSearchResult finish()
    {
        const RequestArrivals& arrivals = m_plan.serving.requests.arrivals;
        const double rate = arrivals.kind == ArrivalsKind::Poisson || arrivals.kind == ArrivalsKind::Gamma
            ? arrivals.rate
            : arrivals.kind == ArrivalsKind::Interval && arrivals.interval > 0 ? 1 / arrivals.interval
                                                                               : 0;
        std::vector<std::size_t> placeOf(m_candidates.size());
        for (std::size_t i = 0; i < m_candidates.size(); ++i) {
            Candidate& candidate = m_candidates[i];
            placeOf[candidate.number] = i;
            candidate.layout.plan = m_priced[candidate.priced].plan;
            candidate.layout.plan.serving = candidate.choice;
            const double each = candidate.layout.requestsPerSecond() / candidate.layout.replicas;
            if (rate > 0 && each > 0)
                candidate.layout.devicesForRate =
                    static_cast<int>(std::min(std::ceil(rate / each) * candidate.layout.devicesPerReplica,
                        static_cast<double>(std::numeric_limits<int>::max())));
            m_result.layouts.push_back(std::move(candidate.layout));
        }
        m_result.front = std::move(m_points);
        for (ServingFrontPoint& point : m_result.front)
            point.layout = placeOf[point.layout];
        m_progress.setFraction(1);
        return std::move(m_result);
    }

    const Project& m_project;
    const Plan& m_plan;
    const ServingSearchOptions& m_options;
    Progress& m_progress;
    const std::stop_token& m_stop;
    MeanLengths m_lengths;
    std::vector<PricedLayout> m_priced;
    std::vector<Candidate> m_candidates;
    std::vector<ServingFrontPoint> m_points;
    ServingSearchResult m_result;
};

} // namespace

Result<ServingSearchResult> searchServing(const Project& project, const Plan& plan,
    const ServingSearchOptions& options, Progress& progress, const std::stop_token& stop)
{
    return ServingSearcher(project, plan, options, progress, stop).run();
}

} // namespace rankloom
