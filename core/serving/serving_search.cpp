// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/serving_search.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <utility>

#include "core/serving/load_search.h"
#include "core/serving/project_rates.h"
#include "core/serving/step_time.h"

namespace rankloom {

namespace {

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
    out.serving.decode = {};
    out.workload.kind = WorkKind::Serving;
    return withSharedBatch(project, std::move(out));
}

/// Everything about a layout that its schedulers share.
struct PricedLayout {
    ServedPlan served;
    Plan plan;
    std::shared_ptr<const BatchTimes> times;
};

/// A layout with a scheduler, on the way to a result.
struct Candidate {
    std::size_t number = 0; ///< in the order in which they were priced
    ServingLayout layout;
};

/// How a cluster is shared between two pools.
struct PoolSplit {
    int prompts = 0; ///< replicas
    int decodes = 0;
    double rate = 0; ///< requests a second
};

/// The split of `devices` that serves most where a replica of prompts does `promptRate` and one of decodes
/// `decodeRate` requests a second.
PoolSplit bestSplit(
    int devices, const ServedPlan& prompts, const ServedPlan& decodes, double promptRate, double decodeRate)
{
    PoolSplit best;
    const int each = prompts.devicesPerReplica();
    const int other = decodes.devicesPerReplica();
    for (int n = 1; n * each + other <= devices; ++n) {
        const int left = devices - n * each;
        // All devices in use, whole replicas.
        if (left % other != 0)
            continue;
        const int decoders = left / other;
        const double rate = std::min(n * promptRate, decoders * decodeRate);
        if (rate > best.rate)
            best = {n, decoders, rate};
    }
    return best;
}

class ServingSearcher {
public:
    ServingSearcher(const Project& project, const Plan& plan, const ServingSearchOptions& options,
        Progress& progress, const std::stop_token& stop)
        : m_project(project)
        , m_rates(servingRates(project))
        , m_plan(plan)
        , m_options(options)
        , m_progress(progress)
        , m_stop(stop)
    {
    }

    Result<ServingSearchResult> run()
    {
        const RequestMix& mix = m_plan.serving.requests;
        const Result<PlannedRequests> requests = PlannedRequests::of(m_project, mix);
        if (!requests)
            return tl::unexpected<Error>(requests.error());
        constexpr std::int64_t drawn = 10000;
        m_lengths = meanLengths(
            requests->atOnce(std::min<std::int64_t>(mix.count, drawn), static_cast<std::uint64_t>(mix.seed)));
        m_rate = requests->rate();
        m_progress.setPhase(Phrase::of("Pricing layouts"));
        const std::vector<Layout> layouts = layoutsOf(m_project, m_plan, m_options.deepest);
        for (std::size_t i = 0; i < layouts.size(); ++i) {
            if (m_stop.stop_requested())
                return fail(ErrorCode::Cancelled, Phrase::of("stopped on request"));
            m_progress.setFraction(0.2 * static_cast<double>(i) / static_cast<double>(layouts.size()));
            price(layouts[i]);
        }
        if (const Result<void> done = pairPools(); !done)
            return tl::unexpected<Error>(done.error());
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
        std::shared_ptr<const BatchTimes> times = stepTimes(*served, m_rates);
        const std::size_t at = m_priced.size();
        m_priced.push_back({std::move(*served), std::move(plan), std::move(times)});
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
        Candidate candidate {m_candidates.size(), {}};
        ServingLayout& layout = candidate.layout;
        layout.plan = priced.plan;
        layout.plan.serving = choice;
        layout.plan.serving.decode = {};
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
        load(layout, most, [&](const ServedTraffic& traffic) {
            return rankloom::forecast(priced.served, *priced.times, m_rates, traffic);
        });
        m_candidates.push_back(std::move(candidate));
        return true;
    }

    /// Loads a layout with more and more requests, up to `most`: points for the curve, and what it does with
    /// as many as the goals let it have.
    template <class Forecast> void load(ServingLayout& layout, std::int64_t most, const Forecast& forecastOf)
    {
        const LatencyGoals& goals = m_plan.serving.goals;
        const auto loaded = [&](std::int64_t inFlight) {
            ServedTraffic traffic = this->traffic(inFlight);
            traffic.mostRunning = most;
            const ServingForecast forecast = forecastOf(traffic);
            m_points.push_back({m_candidates.size(), inFlight,
                forecast.tokensPerSecond / layout.devicesPerReplica, forecast.interactivity()});
            return forecast;
        };
        layout.forecast = loaded(1);
        if (!keepsGoals(layout.forecast, goals))
            layout.forecast.requestsPerSecond = 0; // not even alone
        std::map<std::int64_t, ServingForecast> tried {{1, layout.forecast}};
        for (std::int64_t inFlight = 2; inFlight <= most; inFlight *= 2)
            tried.emplace(inFlight, loaded(inFlight));
        mostInFlight(most, [&](std::int64_t inFlight) {
            const auto known = tried.find(inFlight);
            const ServingForecast forecast = known != tried.end() ? known->second : loaded(inFlight);
            const bool keeps = keepsGoals(forecast, goals);
            if (keeps)
                layout.forecast = forecast;
            return keeps;
        });
    }

    [[nodiscard]] ServedTraffic traffic(std::int64_t inFlight) const
    {
        ServedTraffic traffic;
        traffic.prompt = m_lengths.prompt;
        traffic.output = m_lengths.output;
        traffic.concurrency = inFlight;
        return traffic;
    }

    /// What a replica does of one half of the requests, in requests a second, and in what memory.
    struct PoolRates {
        std::size_t priced = 0;
        double prompts = 0; ///< 0 = it holds none
        double decodes = 0;
    };

    [[nodiscard]] ServingChoice poolChoice() const
    {
        ServingChoice choice = m_plan.serving;
        if (!handsOver(choice.scheduler)) {
            choice.scheduler = SchedulerKind::VllmMixed;
            choice.tokenBudget = 0;
        }
        return choice;
    }

    /// Each half alone: with the other one infinitely fast.
    PoolRates ratesOf(std::size_t at, const ServingChoice& choice)
    {
        PricedLayout& priced = m_priced[at];
        priced.served.choice = choice;
        PoolRates rates {at};
        const ServingMemory prompts = servingMemory(priced.served, m_lengths.prompt, m_lengths.longestPrompt);
        const ServingMemory decodes =
            servingMemory(priced.served, m_lengths.tokens(), m_lengths.longestPrompt);
        const ServingPool pool {priced.served, *priced.times, 1};
        constexpr int many = 1 << 16;
        const ServingPool free {priced.served, *priced.times, many};
        if (prompts.fits())
            rates.prompts =
                forecastDisaggregated(pool, free, m_rates, traffic(4096), Seconds(0)).requestsPerSecond;
        if (!decodes.fits())
            return rates;
        const std::int64_t most = std::min<std::int64_t>(decodes.requests, choice.maxBatch);
        const LatencyGoals goals {0, choice.goals.timePerOutputToken};
        mostInFlight(most, [&](std::int64_t inFlight) {
            const ServingForecast forecast =
                forecastDisaggregated(free, pool, m_rates, traffic(inFlight), Seconds(0));
            const bool keeps = keepsGoals(forecast, goals);
            if (keeps)
                rates.decodes = std::max(rates.decodes, forecast.requestsPerSecond);
            return keeps;
        });
        return rates;
    }

    /// Pools of every two layouts, each with the devices that its half of the work takes; the best of them.
    Result<void> pairPools()
    {
        const int devices = m_project.cluster->devices();
        if (!m_options.pools || devices < 2)
            return {};
        m_progress.setPhase(Phrase::of("Pairing pools"));
        const ServingChoice choice = poolChoice();
        std::vector<PoolRates> halves;
        for (std::size_t i = 0; i < m_priced.size(); ++i)
            if (m_priced[i].served.devicesPerReplica() < devices)
                halves.push_back(ratesOf(i, choice));
        struct Pair {
            std::size_t prompts = 0;
            std::size_t decodes = 0;
            PoolSplit split;
        };
        std::vector<Pair> pairs;
        for (const PoolRates& p : halves) {
            if (m_stop.stop_requested())
                return fail(ErrorCode::Cancelled, Phrase::of("stopped on request"));
            for (const PoolRates& d : halves) {
                if (p.prompts <= 0 || d.decodes <= 0)
                    continue;
                const PoolSplit split = bestSplit(
                    devices, m_priced[p.priced].served, m_priced[d.priced].served, p.prompts, d.decodes);
                ++m_result.considered;
                if (split.rate > 0)
                    pairs.push_back({p.priced, d.priced, split});
            }
        }
        std::ranges::stable_sort(pairs, std::greater<> {}, [](const Pair& pair) { return pair.split.rate; });
        for (std::size_t i = 0; i < std::min(pairs.size(), m_options.simulated); ++i)
            considerPools(choice, pairs[i].prompts, pairs[i].decodes, pairs[i].split);
        return {};
    }

    void considerPools(
        const ServingChoice& choice, std::size_t prompts, std::size_t decodes, const PoolSplit& split)
    {
        const ServedPlan& pool = m_priced[decodes].served;
        Candidate candidate {m_candidates.size(), {}};
        ServingLayout& layout = candidate.layout;
        layout.plan = m_priced[prompts].plan;
        layout.plan.layout.dp = 0;
        layout.plan.serving = choice;
        layout.plan.serving.decode = {
            split.decodes * pool.devicesPerReplica(), pool.layout.tp, pool.layout.pp, pool.layout.ep, 0};
        const Result<ServingSystem> system =
            servingSystem(m_project, layout.plan, RequestSizes::of(m_lengths));
        if (!system || !system->fits())
            return;
        layout.devicesPerReplica = system->devices();
        layout.replicas = 1;
        layout.memory = system->decodes->memory;
        load(layout, mostRunning(*system),
            [&](const ServedTraffic& traffic) { return rankloom::forecast(*system, traffic); });
        m_candidates.push_back(std::move(candidate));
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
            Result<ServingCapacity> capacity =
                servingCapacity(m_project, candidate.layout.plan, m_options.capacity, m_stop);
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
        const double rate = m_rate;
        std::vector<std::size_t> placeOf(m_candidates.size());
        for (std::size_t i = 0; i < m_candidates.size(); ++i) {
            Candidate& candidate = m_candidates[i];
            placeOf[candidate.number] = i;
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
    const ServingRates m_rates;
    const Plan& m_plan;
    const ServingSearchOptions& m_options;
    Progress& m_progress;
    const std::stop_token& m_stop;
    MeanLengths m_lengths;
    double m_rate = 0; ///< requests a second that the plan asks for; 0 = all at once
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
