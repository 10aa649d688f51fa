// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/serving_search.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/cli/rates_file.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/plan/plan_json.h"
#include "core/serving/serving_search.h"
#include "core/serving/serving_sensitivity.h"

namespace rankloom::cli {

namespace {

std::string servedDegrees(const ServingLayout& layout)
{
    const Layout& degrees = layout.plan.layout;
    std::string out = fmt::format("TP{} PP{}", degrees.tp, degrees.pp);
    if (degrees.ep > 1)
        out += fmt::format(" EP{}", degrees.ep);
    const DecodePool& pool = layout.plan.serving.decode;
    if (pool.devices == 0)
        return out + fmt::format(" x {}", layout.replicas);
    out += fmt::format(" on {} + TP{} PP{}", layout.devicesPerReplica - pool.devices, pool.tp, pool.pp);
    if (pool.ep > 1)
        out += fmt::format(" EP{}", pool.ep);
    return out + fmt::format(" on {}", pool.devices);
}

std::string servedScheduler(const ServingChoice& choice)
{
    return fmt::format("{} {}", nameOf(choice.scheduler), tokenBudgetOf(choice));
}

std::string goalsText(const LatencyGoals& goals)
{
    std::string out;
    if (goals.timeToFirstToken > 0)
        out += fmt::format(" first token within {}", humanSeconds(goals.timeToFirstToken));
    if (goals.timePerOutputToken > 0)
        out += fmt::format(
            "{} {} per output token", out.empty() ? "" : " and", humanSeconds(goals.timePerOutputToken));
    return out.empty() ? fmt::format(
               " at most {} in the queue (the plan has no goals)", humanSeconds(kDefaultQueueGoal.value()))
                       : out;
}

std::string rankedText(const ServingSearchResult& result, std::size_t top)
{
    TextTable table({"layout", "scheduler", ">requests/s", ">tokens/s", ">TTFT p50", ">TTFT p99", ">TPOT p50",
        ">TPOT p99", ">fit on a replica", ">GPUs for the rate"});
    for (std::size_t i = 0; i < std::min(top, result.layouts.size()); ++i) {
        const ServingLayout& layout = result.layouts[i];
        const auto time = [&](LatencyFigures ServingCapacity::*figures, Seconds LatencyFigures::*of) {
            return layout.capacity ? humanSeconds(((*layout.capacity).*figures.*of).value())
                                   : std::string("-");
        };
        const auto first = &ServingCapacity::timeToFirstToken;
        const auto each = &ServingCapacity::timePerOutputToken;
        table.add({servedDegrees(layout), servedScheduler(layout.plan.serving),
            fmt::format("{:.3g}{}", layout.requestsPerSecond(), layout.capacity ? "" : " (closed form)"),
            layout.capacity ? fmt::format("{:.4g}", layout.capacity->tokensPerSecond) : "-",
            time(first, &LatencyFigures::p50), time(first, &LatencyFigures::p99),
            time(each, &LatencyFigures::p50), time(each, &LatencyFigures::p99),
            std::to_string(layout.memory.requests),
            layout.devicesForRate > 0 ? std::to_string(layout.devicesForRate) : "-"});
    }
    return table.text();
}

std::string frontText(const ServingSearchResult& result)
{
    TextTable table({">tokens/s a GPU", ">tokens/s a user", "layout", "scheduler", ">in flight"});
    for (const ServingFrontPoint& point : result.front) {
        const ServingLayout& layout = result.layouts[point.layout];
        table.add({fmt::format("{:.4g}", point.tokensPerSecondPerDevice),
            fmt::format("{:.4g}", point.interactivity), servedDegrees(layout),
            servedScheduler(layout.plan.serving), std::to_string(point.concurrency)});
    }
    return table.text();
}

} // namespace

std::string servingSensitivityText(const ServingSensitivity& sensitivity)
{
    const ServedPrice& now = sensitivity.now;
    TextTable table({"change", ">requests/s", ">change", ">TPOT", ">TTFT", ">fit at once", "fits"});
    for (const ServingChange& change : sensitivity.changes) {
        const ServedPrice& then = change.price;
        const auto known = [&then](
                               std::string text) { return then.fits ? std::move(text) : std::string("-"); };
        table.add({change.label.english(), known(fmt::format("{:.3g}", then.requestsPerSecond)),
            then.fits && now.requestsPerSecond > 0
                ? fmt::format("{:+.1f} %", 100 * (then.requestsPerSecond / now.requestsPerSecond - 1))
                : "-",
            known(humanSeconds(then.timePerToken.value())),
            known(humanSeconds(then.timeToFirstToken.value())), std::to_string(then.requests),
            then.fits ? "yes" : fmt::format("lacks {}", humanBytes(then.missing.value()))});
    }
    const std::string verdict = now.fits
        ? fmt::format(
            "Now: {:.3g} requests/s within the goals, {} per output token, first token after {}, {} "
            "requests fit at once.",
            now.requestsPerSecond, humanSeconds(now.timePerToken.value()),
            humanSeconds(now.timeToFirstToken.value()), now.requests)
        : fmt::format("One request DOES NOT FIT: {} more are needed on each device. {}",
            humanBytes(now.missing.value()),
            servingFixes(sensitivity).empty() ? "No single change would do." : "These would do:");
    return verdict + "\n\n" + table.text();
}

Result<int> printServingSensitivity(const PlanInput& input, const ServingSearchArguments& arguments)
{
    const InterruptWatch watch;
    Project project = input.project;
    if (Result<void> rated = takeRatesFile(arguments.rates, project); !rated)
        return tl::unexpected<Error>(std::move(rated.error()));
    const Result<ServingSensitivity> sensitivity = servingSensitivity(project, input.plan, {}, watch.token());
    if (!sensitivity)
        return tl::unexpected<Error>(sensitivity.error());
    print(arguments.json ? jsonText(servingSensitivityJson(*sensitivity))
                         : servingSensitivityText(*sensitivity));
    return kDone;
}

Result<int> searchServingPlan(const PlanInput& input, const ServingSearchArguments& arguments)
{
    const ServingSearchOptions options;
    Project project = input.project;
    if (Result<void> rated = takeRatesFile(arguments.rates, project); !rated)
        return tl::unexpected<Error>(std::move(rated.error()));
    Progress progress;
    Result<ServingSearchResult> result;
    {
        const InterruptWatch watch;
        const ProgressLine line(progress);
        result = searchServing(project, input.plan, options, progress, watch.token());
    }
    if (!result)
        return tl::unexpected<Error>(std::move(result.error()));
    if (arguments.json) {
        print(servingSearchJson(*result, arguments.top));
    } else if (result->layouts.empty()) {
        print(fmt::format("None of {} layouts holds one request: the nearest lacks {} on each device.\n",
            result->tooLarge, humanBytes(result->leastMissing.value())));
    } else {
        print(fmt::format(
            "{} ways to serve priced, {} layouts hold no request. Most requests a second with, for 99 of "
            "100,{}:\n{}\nNobody has more of both, by the closed form:\n{}",
            result->considered, result->tooLarge, goalsText(input.plan.serving.goals),
            rankedText(*result, arguments.top), frontText(*result)));
    }
    if (!arguments.output.empty() && !result->layouts.empty())
        if (Result<void> written =
                writeOutput(arguments.output, writePlanDocument(input.project, result->layouts.front().plan));
            !written)
            return tl::unexpected<Error>(std::move(written.error()));
    return result->layouts.empty() ? kDoesNotFit : kDone;
}

} // namespace rankloom::cli
