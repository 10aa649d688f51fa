// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/calibrate_serving.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "core/base/json.h"
#include "core/base/nearest.h"
#include "core/base/whole_file.h"
#include "core/serving/measured_batches.h"
#include "core/serving/project_rates.h"
#include "core/serving/service_fit.h"
#include "core/serving/serving_rates_json.h"
#include "db/project_file.h"

namespace rankloom::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kParts = 3;

/// Every batch as estimated by rates that were fitted to the other two thirds; empty where there are too few.
std::vector<Seconds> unseen(
    const ServedPlan& plan, const std::vector<MeasuredBatch>& batches, const ServingRates& start)
{
    if (batches.size() < 2 * kParts)
        return {};
    std::vector<Seconds> out(batches.size());
    for (std::size_t part = 0; part < kParts; ++part) {
        std::vector<MeasuredBatch> others;
        for (std::size_t i = 0; i < batches.size(); ++i)
            if (i % kParts != part)
                others.push_back(batches[i]);
        const RateFit fit = fitBatches(plan, others, start);
        for (std::size_t i = part; i < batches.size(); i += kParts)
            out[i] = batchTime(plan, fit.rates[0][0], batches[i].load);
    }
    return out;
}

double meanErrorPercent(const std::vector<MeasuredBatch>& batches, const std::vector<Seconds>& estimated)
{
    double sum = 0;
    int count = 0;
    for (std::size_t i = 0; i < batches.size(); ++i)
        if (batches[i].doubt.empty()) {
            sum += std::abs(estimated[i] / batches[i].time - 1);
            ++count;
        }
    return count > 0 ? 100 * sum / count : 0;
}

struct CalibratedBatches {
    std::vector<MeasuredBatch> batches;
    ServingRates start;
    RateFit fit;
    std::vector<Seconds> fitted;
    std::vector<Seconds> unseen;
};

std::string calibratedText(const CalibratedBatches& found)
{
    std::string out = fmt::format("{:<24} {:>12} {:>12} {:>8} {:>12}\n", "batch (prompt + decodes)",
        "measured s", "fitted s", "error %", "unseen s");
    for (std::size_t i = 0; i < found.batches.size(); ++i) {
        const MeasuredBatch& batch = found.batches[i];
        out += fmt::format("{:<24} {:>12.6f} {:>12.6f} {:>+8.1f} {:>12}{}\n", batch.id, batch.time.value(),
            found.fitted[i].value(), 100 * (found.fitted[i] / batch.time - 1),
            found.unseen.empty() ? "-" : fmt::format("{:.6f}", found.unseen[i].value()),
            batch.doubt.empty() ? "" : "  not fitted: " + batch.doubt);
    }
    out += fmt::format("\nMean |error|: {:.1f} % in sample", meanErrorPercent(found.batches, found.fitted));
    out += found.unseen.empty()
        ? ", not known for batches that the fit has not seen: there are too few\n\n"
        : fmt::format(", {:.1f} % of batches that the fit has not seen (every third in turn)\n\n",
            meanErrorPercent(found.batches, found.unseen));
    out += changedRatesText(found.fit, found.start);
    return out;
}

Json calibratedJson(const CalibratedBatches& found)
{
    Json rows = Json::array();
    for (std::size_t i = 0; i < found.batches.size(); ++i) {
        const MeasuredBatch& batch = found.batches[i];
        Json row {{"id", batch.id}, {"measuredSeconds", batch.time.value()},
            {"fittedSeconds", found.fitted[i].value()}};
        if (!found.unseen.empty())
            row["unseenSeconds"] = found.unseen[i].value();
        if (!batch.doubt.empty())
            row["notFitted"] = batch.doubt;
        rows.push_back(std::move(row));
    }
    Json out {{"format", "rankloom-serving-calibration"}, {"version", 1}, {"batches", std::move(rows)},
        {"meanAbsoluteErrorPercent", meanErrorPercent(found.batches, found.fitted)}};
    if (!found.unseen.empty())
        out["unseenMeanAbsoluteErrorPercent"] = meanErrorPercent(found.batches, found.unseen);
    out["atBound"] = found.fit.atBound;
    out["rates"] = servingRatesJson(found.fit.rates[0][0]);
    return out;
}

/// None where no name is given.
Result<std::optional<ServingEngine>> engineNamed(const std::string& name)
{
    if (name.empty())
        return std::optional<ServingEngine>();
    if (const auto engine = fromName<ServingEngine>(name))
        return engine;
    std::vector<std::string> names;
    for (const NamedValue<ServingEngine>& engine : namedValues<ServingEngine>())
        names.emplace_back(engine.name);
    return fail(ErrorCode::BadValue, fmt::format("there are no rates of the engine \"{}\"", name), {},
        fmt::format("Engines: {}.", alternatives(names)));
}

Result<int> calibrateBatches(const CalibrateServingOptions& options, const ServedPlan& plan,
    const ServingRates& start, const std::string& text)
{
    const auto csv = CsvTable::parse(text, options.batches);
    if (!csv)
        return tl::unexpected<Error>(csv.error());
    auto batches = readMeasuredBatches(*csv, plan, options.context);
    if (!batches) {
        batches.error().where.file = options.batches;
        return tl::unexpected<Error>(std::move(batches.error()));
    }
    CalibratedBatches found;
    found.batches = std::move(*batches);
    found.start = start;
    found.fit = fitBatches(plan, found.batches, found.start);
    found.fit.rates[0][0].source =
        fmt::format("{} batches of {}", found.batches.size(), nameOfFile(options.batches));
    for (const MeasuredBatch& batch : found.batches)
        found.fitted.push_back(batchTime(plan, found.fit.rates[0][0], batch.load));
    found.unseen = unseen(plan, found.batches, found.start);
    if (options.output != "-")
        print(options.json ? jsonText(calibratedJson(found)) : calibratedText(found));
    return keepRates(options,
        calibrationOf(found.fit.rates[0][0], plan.cluster().device.name,
            servedPoints(plan, found.fit.rates[0][0], {}, found.batches)));
}

} // namespace

Result<int> keepRates(const CalibrateServingOptions& options, const ServingCalibration& fitted)
{
    if (!options.output.empty())
        if (Result<void> written =
                writeOutput(options.output, jsonText(servingRatesJson(ratesOf(fitted, ServingRates()))));
            !written)
            return tl::unexpected<Error>(std::move(written.error()));
    if (!options.store)
        return kDone;
    const std::string& path = isProjectFile(options.plan) ? options.plan : options.project;
    if (path.empty())
        return fail(ErrorCode::BadValue, "there is no project to store the rates in", {},
            "Name one with --project, or keep them in a file with --output.");
    Result<db::ProjectFile> file = openProject(path, db::OpenMode::ReadWrite);
    if (!file)
        return located(std::move(file.error()), path);
    if (Result<void> stored = file->replaceServingCalibration(fitted); !stored)
        return located(std::move(stored.error()), path);
    return kDone;
}

std::string changedRatesText(const RateFit& fit, const ServingRates& start)
{
    std::string out;
    const ServingRates& rates = fit.rates[0][0];
    for (const ServingRateFigure& figure : servingRateFigures())
        if (figure.get(rates) != figure.get(start))
            out += fmt::format(
                "{:<24} {:>12.4g} instead of {:.4g}\n", figure.name, figure.get(rates), figure.get(start));
    for (const std::string& name : fit.atBound)
        out +=
            fmt::format("{} ended where a fit may go no further: what it stands for lies elsewhere.\n", name);
    return out;
}

Result<int> calibrateServing(const CalibrateServingOptions& options)
{
    if (options.plan.empty())
        return fail(ErrorCode::BadValue, "no plan is given that was measured", {}, "Give it with --plan.");
    const Result<std::optional<ServingEngine>> engine = engineNamed(options.engine);
    if (!engine)
        return tl::unexpected<Error>(engine.error());
    const Result<PlanInput> input = readPlanInput({options.plan, options.project, options.scenario});
    if (!input)
        return tl::unexpected<Error>(input.error());
    printDiagnostics(input->diagnostics);
    const Result<ServedPlan> plan = servedPlan(input->project, input->plan);
    if (!plan)
        return tl::unexpected<Error>(plan.error());
    const auto text = readWholeFile(options.batches, kMostTableBytes);
    if (!text)
        return tl::unexpected<Error>(text.error());
    const std::size_t first = text->find_first_not_of(" \t\r\n");
    if (first != std::string::npos && ((*text)[first] == '{' || (*text)[first] == '['))
        return calibrateResults(options, *plan, *engine, *text);
    return calibrateBatches(
        options, *plan, servingRates(plan->cluster().device, engine->value_or(ServingEngine::Vllm)), *text);
}

} // namespace rankloom::cli
