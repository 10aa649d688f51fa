// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/plan/plan_json.h"
#include "core/serving/serving_search.h"

namespace rankloom {

namespace {

using nlohmann::ordered_json;

ordered_json spreadJson(const LatencyFigures& figures)
{
    return {{"mean", figures.mean.value()}, {"p50", figures.p50.value()}, {"p90", figures.p90.value()},
        {"p99", figures.p99.value()}};
}

ordered_json servedLayoutJson(const ServingLayout& layout)
{
    const Layout& degrees = layout.plan.layout;
    ordered_json out;
    out["tp"] = degrees.tp;
    out["pp"] = degrees.pp;
    out["ep"] = degrees.ep;
    out["replicas"] = layout.replicas;
    if (const DecodePool& pool = layout.plan.serving.decode; pool.devices > 0)
        out["decode"] = {{"devices", pool.devices}, {"tp", pool.tp}, {"pp", pool.pp}, {"ep", pool.ep}};
    out["devicesPerReplica"] = layout.devicesPerReplica;
    out["scheduler"] = nameOf(layout.plan.serving.scheduler);
    out["tokenBudget"] = tokenBudgetOf(layout.plan.serving);
    out["maxRequests"] = layout.memory.requests;
    out["requestsPerSecond"] = layout.requestsPerSecond();
    out["closedForm"] = {{"ttftSeconds", layout.forecast.timeToFirstToken.value()},
        {"tpotSeconds", layout.forecast.timePerToken.value()},
        {"requestsPerSecond", layout.forecast.requestsPerSecond * layout.replicas}};
    if (layout.capacity)
        out["simulated"] = {{"requestsPerSecond", layout.capacity->requestsPerSecond},
            {"mostRequestsPerSecond", layout.capacity->most},
            {"tokensPerSecond", layout.capacity->tokensPerSecond},
            {"ttftSeconds", spreadJson(layout.capacity->timeToFirstToken)},
            {"tpotSeconds", spreadJson(layout.capacity->timePerOutputToken)},
            {"simulations", layout.capacity->simulations}};
    if (layout.devicesForRate > 0)
        out["devicesForRate"] = layout.devicesForRate;
    out["plan"] = orderedJsonOrDiscarded(writePlan(layout.plan));
    return out;
}

} // namespace

std::string servingSearchJson(const ServingSearchResult& result, std::size_t most)
{
    ordered_json out {{"format", "rankloom-serving-search"}, {"version", 1},
        {"considered", result.considered}, {"illegalLayouts", result.illegal},
        {"layoutsTooLarge", result.tooLarge}};
    if (result.layouts.empty())
        out["leastMissingBytes"] = static_cast<std::int64_t>(result.leastMissing.value());
    out["ranked"] = ordered_json::array();
    for (std::size_t i = 0; i < std::min(most, result.layouts.size()); ++i)
        out["ranked"].push_back(servedLayoutJson(result.layouts[i]));
    out["front"] = ordered_json::array();
    for (const ServingFrontPoint& point : result.front) {
        const Plan& plan = result.layouts[point.layout].plan;
        out["front"].push_back({{"rank", point.layout + 1}, {"tp", plan.layout.tp}, {"pp", plan.layout.pp},
            {"ep", plan.layout.ep}, {"scheduler", nameOf(plan.serving.scheduler)},
            {"concurrency", point.concurrency}, {"tokensPerSecondPerDevice", point.tokensPerSecondPerDevice},
            {"interactivity", point.interactivity}});
    }
    return jsonText(out);
}

} // namespace rankloom
