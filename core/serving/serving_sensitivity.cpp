// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/serving_sensitivity.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <tuple>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/plan/setting_words.h"
#include "core/serving/load_search.h"
#include "core/serving/planned_requests.h"
#include "core/serving/workload_forecast.h"

namespace rankloom {

namespace {

/// Enough to know means by.
constexpr std::int64_t kDrawnForPrice = 400;

/// What every change is priced by.
struct PricedRequests {
    ServingRequests requests;
    MeanLengths mean;
    RequestSizes sizes; ///< that have to fit
};

/// Requests a second of all replicas, with as many requests as the goals let them have.
double mostWithinGoals(const ServingSystem& system, const MeanLengths& mean, const LatencyGoals& goals)
{
    const std::int64_t most = std::max<std::int64_t>(1, mostRunning(system));
    const int replicas = system.decodes ? 1 : system.prompts.plan.replicas;
    double best = 0;
    mostInFlight(most, [&](std::int64_t inFlight) {
        ServedTraffic traffic;
        traffic.prompt = mean.prompt;
        traffic.output = mean.output;
        traffic.concurrency = inFlight;
        traffic.mostRunning = most;
        const ServingForecast found = forecast(system, traffic);
        const bool keeps = keepsGoals(found, goals);
        if (keeps)
            best = std::max(best, found.requestsPerSecond * replicas);
        return keeps;
    });
    return best;
}

Result<ServedPrice> priceOf(const Project& project, const Plan& plan, const PricedRequests& requests)
{
    const Result<ServingSystem> system = servingSystem(project, plan, requests.sizes);
    if (!system)
        return tl::unexpected<Error>(system.error());
    const ServingPart& tightest = system->tightest();
    ServedPrice price;
    price.fits = system->fits();
    price.missing = tightest.memory.missing(plan.serving.blockTokens);
    price.requests = tightest.memory.requests * tightest.plan.replicas;
    if (!price.fits)
        return price;
    price.requestsPerSecond = mostWithinGoals(*system, requests.mean, plan.serving.goals);
    const ServingForecast found = forecastOf(*system, requests.requests);
    price.timeToFirstToken = found.timeToFirstToken;
    price.timePerToken = found.timePerToken;
    return price;
}

struct ServedDegree {
    PhraseWord name;
    const char* pointer;
    int Layout::*member;
};
constexpr std::array kServedDegrees {
    ServedDegree {Phrase::word("TP"), "/layout/tp", &Layout::tp},
    ServedDegree {Phrase::word("PP"), "/layout/pp", &Layout::pp},
    ServedDegree {Phrase::word("EP"), "/layout/ep", &Layout::ep},
};

/// Collects changed plans.
class ServingChanges {
public:
    explicit ServingChanges(const Plan& plan) : m_plan(plan) { }

    std::vector<ServingChange> all()
    {
        for (const ServedDegree& degree : kServedDegrees)
            for (const int value : {m_plan.layout.*degree.member / 2, m_plan.layout.*degree.member * 2})
                if (value > 0)
                    addDegree(degree, value);
        addKinds();
        addCounts();
        addPool();
        return std::move(m_found);
    }

private:
    template <class Change>
    void add(const char* pointer, std::string value, Phrase label, const Change& change)
    {
        ServingChange one {pointer, std::move(value), std::move(label), m_plan, {}};
        change(one.plan);
        if (!(one.plan == m_plan))
            m_found.push_back(std::move(one));
    }

    void addDegree(const ServedDegree& degree, int value)
    {
        add(degree.pointer, std::to_string(value), Phrase::of("{} {}", degree.name, value), [&](Plan& plan) {
            plan.layout.*degree.member = value;
            plan.layout.dp = 0; // follows
            plan.deviceOfRank.clear();
            plan.stages.layersPerStage.clear();
        });
    }

    void addKinds()
    {
        for (const NamedValue<SchedulerKind>& kind : namedValues<SchedulerKind>())
            add("/serving/scheduler", fmt::format("\"{}\"", kind.name),
                Phrase::of("Scheduler {}", settingWords(kind.value)),
                [&](Plan& plan) { plan.serving.scheduler = kind.value; });
        for (const NamedValue<WeightFormat>& format : namedValues<WeightFormat>())
            add("/serving/weights", fmt::format("\"{}\"", format.name),
                Phrase::of("Weights in {}", settingWords(format.value)),
                [&](Plan& plan) { plan.serving.weights = format.value; });
        for (const double bytes : {1.0, 2.0})
            add("/serving/keyValueElementBytes", fmt::format("{}", bytes),
                Phrase::of("{}-bit cache", static_cast<int>(8 * bytes)),
                [&](Plan& plan) { plan.serving.keyValueElementBytes = bytes; });
    }

    void addCounts()
    {
        const int budget = tokenBudgetOf(m_plan.serving);
        for (const int tokens : {budget / 2, budget * 2})
            if (cutsPrompts(m_plan.serving.scheduler) && tokens > 0)
                add("/serving/tokenBudget", std::to_string(tokens), Phrase::of("{} tokens a batch", tokens),
                    [&](Plan& plan) { plan.serving.tokenBudget = tokens; });
        for (const int requests : {m_plan.serving.maxBatch / 2, m_plan.serving.maxBatch * 2})
            if (requests > 0)
                add("/serving/maxBatch", std::to_string(requests),
                    Phrase::of("{} requests at once", requests),
                    [&](Plan& plan) { plan.serving.maxBatch = requests; });
        constexpr double most = 0.95;
        if (m_plan.serving.memoryUtilization < most)
            add("/serving/memoryUtilization", fmt::format("{}", most),
                Phrase::of("{} % of the memory", 95), // what engines are known to run with
                [&](Plan& plan) { plan.serving.memoryUtilization = most; });
    }

    /// A replica more and one less that only generates, or none that does.
    void addPool()
    {
        const DecodePool& pool = m_plan.serving.decode;
        if (pool.devices <= 0)
            return;
        const int each = pool.tp * pool.pp;
        for (const int devices : {0, pool.devices - each, pool.devices + each})
            if (devices >= 0)
                add("/serving/decode/devices", std::to_string(devices),
                    devices > 0 ? Phrase::of("{} devices that only generate", devices)
                                : Phrase::of("prompts and decodes together"),
                    [&](Plan& plan) {
                        plan.serving.decode.devices = devices;
                        plan.layout.dp = 0; // follows
                    });
    }

    const Plan& m_plan;
    std::vector<ServingChange> m_found;
};

nlohmann::ordered_json priceJson(const ServedPrice& price)
{
    nlohmann::ordered_json out {
        {"fits", price.fits}, {"missingBytes", price.missing.value()}, {"maxRequests", price.requests}};
    if (price.fits) {
        out["requestsPerSecond"] = price.requestsPerSecond;
        out["ttftSeconds"] = price.timeToFirstToken.value();
        out["tpotSeconds"] = price.timePerToken.value();
    }
    return out;
}

} // namespace

Result<ServingSensitivity> servingSensitivity(const Project& project, const Plan& plan,
    const std::optional<RequestSizes>& sizes, const std::stop_token& stop)
{
    const Result<PlannedRequests> planned = PlannedRequests::of(project, plan.serving.requests);
    if (!planned)
        return tl::unexpected<Error>(planned.error());
    PricedRequests requests {planned->few(kDrawnForPrice), {}, {}};
    requests.mean = meanLengths(requests.requests);
    requests.sizes = sizes.value_or(RequestSizes::of(requests.mean));
    const Result<ServedPrice> now = priceOf(project, plan, requests);
    if (!now)
        return tl::unexpected<Error>(now.error());
    ServingSensitivity out {*now, {}};
    for (ServingChange& change : ServingChanges(plan).all()) {
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, Phrase::of("stopped on request"));
        const Result<ServedPrice> price = priceOf(project, change.plan, requests);
        if (!price || *price == out.now)
            continue;
        change.price = *price;
        out.changes.push_back(std::move(change));
    }
    std::ranges::stable_sort(out.changes, [](const ServingChange& a, const ServingChange& b) {
        const ServedPrice& x = a.price;
        const ServedPrice& y = b.price;
        return std::tuple(!x.fits, -x.requestsPerSecond, x.timePerToken, x.missing)
            < std::tuple(!y.fits, -y.requestsPerSecond, y.timePerToken, y.missing);
    });
    return out;
}

std::vector<ServingChange> servingFixes(const ServingSensitivity& sensitivity)
{
    std::vector<ServingChange> fixes;
    if (!sensitivity.now.fits)
        std::ranges::copy_if(sensitivity.changes, std::back_inserter(fixes),
            [](const ServingChange& change) { return change.price.fits; });
    return fixes;
}

nlohmann::ordered_json servingChangeJson(const ServingChange& change)
{
    nlohmann::ordered_json out {{"pointer", change.pointer}, {"value", orderedJsonOrDiscarded(change.value)},
        {"label", change.label.english()}};
    out.update(priceJson(change.price));
    return out;
}

nlohmann::ordered_json servingSensitivityJson(const ServingSensitivity& sensitivity)
{
    nlohmann::ordered_json out {{"format", "rankloom-serving-sensitivity"}, {"version", 1}};
    out.update(priceJson(sensitivity.now));
    out["changes"] = nlohmann::ordered_json::array();
    for (const ServingChange& change : sensitivity.changes)
        out["changes"].push_back(servingChangeJson(change));
    return out;
}

} // namespace rankloom
