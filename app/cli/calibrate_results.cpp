// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `calibrate serving` by results of load generators.
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/calibrate_serving.h"
#include "app/cli/command.h"
#include "app/cli/output.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/base/whole_file.h"
#include "core/exchange/rates/service_results.h"
#include "core/serving/project_rates.h"
#include "core/serving/service_fit.h"
#include "core/serving/serving_rates_json.h"

namespace rankloom::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kResultParts = 3;

/// TTFT and TPOT of a run by rates.
struct Estimate {
    Seconds first {};
    Seconds each {};

    Estimate(const ServedPlan& plan, const ServingRates& rates, const MeasuredService& run)
    {
        const ServingForecast found = forecastService(plan, rates, run);
        first = found.timeToFirstToken;
        each = found.timePerToken;
    }
};

struct CalibratedResults {
    std::string tool;
    std::vector<MeasuredService> runs;
    std::vector<std::pair<std::string, std::string>> skipped;
    RateFit fit;
    std::vector<Estimate> fitted;
    std::vector<Estimate> unseen; ///< by rates fitted to the other two thirds; empty where there are too few
};

/// Every run by rates that have not seen it.
std::vector<Estimate> unseenEstimates(
    const ServedPlan& plan, const std::vector<MeasuredService>& runs, const ServingRates& start)
{
    if (runs.size() < 2 * kResultParts)
        return {};
    std::vector<RateFit> fits;
    for (std::size_t part = 0; part < kResultParts; ++part) {
        std::vector<MeasuredService> others;
        for (std::size_t i = 0; i < runs.size(); ++i)
            if (i % kResultParts != part)
                others.push_back(runs[i]);
        fits.push_back(fitService(plan, others, start));
    }
    std::vector<Estimate> out;
    for (std::size_t i = 0; i < runs.size(); ++i)
        out.emplace_back(plan, fits[i % kResultParts].rates[0][0], runs[i]);
    return out;
}

/// Mean of |estimated / measured - 1| in percent; of no estimates none.
struct MeanErrors {
    double first = 0; ///< of the time to the first token
    double each = 0; ///< of the time per token
};
MeanErrors meanErrors(const std::vector<MeasuredService>& runs, const std::vector<Estimate>& estimated)
{
    MeanErrors mean;
    const double share = 100 / static_cast<double>(std::max<std::size_t>(1, estimated.size()));
    for (std::size_t i = 0; i < estimated.size(); ++i) {
        mean.first += share * std::abs(estimated[i].first / runs[i].timeToFirstToken - 1);
        mean.each += share * std::abs(estimated[i].each / runs[i].timePerToken - 1);
    }
    return mean;
}

std::string resultsText(const CalibratedResults& found, const ServingRates& start)
{
    TextTable table(
        {"run", ">TPOT measured", ">fitted", ">error %", ">TTFT measured", ">fitted", ">error %"});
    for (std::size_t i = 0; i < found.runs.size(); ++i) {
        const MeasuredService& run = found.runs[i];
        const Estimate& fitted = found.fitted[i];
        table.add({run.id, humanSeconds(run.timePerToken.value()), humanSeconds(fitted.each.value()),
            fmt::format("{:+.1f}", 100 * (fitted.each / run.timePerToken - 1)),
            humanSeconds(run.timeToFirstToken.value()), humanSeconds(fitted.first.value()),
            fmt::format("{:+.1f}", 100 * (fitted.first / run.timeToFirstToken - 1))});
    }
    std::string out = fmt::format("{} runs by {}\n", found.runs.size(), found.tool) + table.text();
    for (const auto& [id, reason] : found.skipped)
        out += fmt::format("Left out: {}: {}.\n", id, reason);
    const MeanErrors fitted = meanErrors(found.runs, found.fitted);
    const MeanErrors unseen = meanErrors(found.runs, found.unseen);
    out += fmt::format("\nMean |error| in sample: TPOT {:.1f} %, TTFT {:.1f} %", fitted.each, fitted.first);
    out += found.unseen.empty()
        ? "; not known for runs that the fit has not seen: there are too few\n\n"
        : fmt::format("; of runs that the fit has not seen (every third in turn) {:.1f} % and {:.1f} %\n\n",
            unseen.each, unseen.first);
    return out + changedRatesText(found.fit, start);
}

Json resultsJson(const CalibratedResults& found)
{
    Json runs = Json::array();
    for (std::size_t i = 0; i < found.runs.size(); ++i) {
        const MeasuredService& run = found.runs[i];
        Json row {{"id", run.id}, {"prompt", run.prompt}, {"output", run.output},
            {"concurrency", run.concurrency}, {"measuredTtftSeconds", run.timeToFirstToken.value()},
            {"fittedTtftSeconds", found.fitted[i].first.value()},
            {"measuredTpotSeconds", run.timePerToken.value()},
            {"fittedTpotSeconds", found.fitted[i].each.value()}};
        if (!found.unseen.empty()) {
            row["unseenTtftSeconds"] = found.unseen[i].first.value();
            row["unseenTpotSeconds"] = found.unseen[i].each.value();
        }
        runs.push_back(std::move(row));
    }
    Json skipped = Json::array();
    for (const auto& [id, reason] : found.skipped)
        skipped.push_back({{"id", id}, {"reason", reason}});
    const MeanErrors fitted = meanErrors(found.runs, found.fitted);
    Json out {{"format", "rankloom-serving-calibration"}, {"version", 1}, {"tool", found.tool},
        {"runs", std::move(runs)}, {"skipped", std::move(skipped)},
        {"ttftMeanAbsoluteErrorPercent", fitted.first}, {"tpotMeanAbsoluteErrorPercent", fitted.each}};
    if (!found.unseen.empty()) {
        const MeanErrors unseen = meanErrors(found.runs, found.unseen);
        out["unseenTtftMeanAbsoluteErrorPercent"] = unseen.first;
        out["unseenTpotMeanAbsoluteErrorPercent"] = unseen.each;
    }
    out["atBound"] = found.fit.atBound;
    out["rates"] = servingRatesJson(found.fit.rates[0][0]);
    return out;
}

} // namespace

Result<int> calibrateResults(const CalibrateServingOptions& options, const ServedPlan& plan,
    const std::optional<ServingEngine>& engine, const std::string& text)
{
    Result<ServiceResults> results = readServiceResults(text, options.batches);
    if (!results)
        return tl::unexpected<Error>(std::move(results.error()));
    CalibratedResults found;
    found.tool = results->tool;
    found.skipped = std::move(results->skipped);
    for (MeasuredService& run : results->runs) {
        if (std::string reason = notOfPlan(run, plan); !reason.empty())
            found.skipped.emplace_back(run.id, std::move(reason));
        else
            found.runs.push_back(std::move(run));
    }
    if (found.runs.empty())
        return fail(ErrorCode::BadValue,
            Phrase::of("no run in it is one of the plan; of the first: {}", found.skipped.front().second),
            {options.batches, 0, 0, {}}, "Give the plan that was measured.");
    if (Result<void> alike = areOfOneModel(found.runs); !alike) {
        alike.error().where.file = options.batches;
        return tl::unexpected<Error>(std::move(alike.error()));
    }
    if (const Phrase taken = takenAsPlans(found.runs); !taken.empty())
        printDiagnostics(
            {{Severity::Hint, "runs-name-no-model", taken, {options.batches, 0, 0, {}}, {}, {}}});
    const ServingRates start = servingRates(plan.cluster().device, engine.value_or(engineOf(found.runs)));
    found.fit = fitService(plan, found.runs, start);
    found.fit.rates[0][0].source =
        fmt::format("{} runs of {} ({})", found.runs.size(), nameOfFile(options.batches), found.tool);
    for (const MeasuredService& run : found.runs)
        found.fitted.emplace_back(plan, found.fit.rates[0][0], run);
    found.unseen = unseenEstimates(plan, found.runs, start);
    if (options.output != "-")
        print(options.json ? jsonText(resultsJson(found)) : resultsText(found, start));
    return keepRates(options,
        calibrationOf(found.fit.rates[0][0], plan.cluster().device.name,
            servedPoints(plan, found.fit.rates[0][0], found.runs, {})));
}

} // namespace rankloom::cli
