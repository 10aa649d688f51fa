// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/apply_service.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/base/text.h"
#include "core/serving/measured_batches.h"
#include "core/serving/service_fit.h"

namespace rankloom {

namespace {

constexpr std::int64_t kUsualContext = 1024; ///< tokens

std::string sourceWords(
    const std::vector<MeasuredService>& runs, std::size_t batches, const std::vector<std::string>& files)
{
    constexpr std::size_t most = 3;
    std::vector<std::string> what;
    if (!runs.empty())
        what.push_back(fmt::format("{} run{}", runs.size(), runs.size() == 1 ? "" : "s"));
    if (batches > 0)
        what.push_back(fmt::format("{} batch{}", batches, batches == 1 ? "" : "es"));
    std::string from;
    for (std::size_t i = 0; i < std::min(files.size(), most); ++i)
        from += (from.empty() ? "" : ", ") + files[i];
    if (files.size() > most)
        from += fmt::format(" and {} more", files.size() - most);
    return fmt::format("{} of {}", fmt::join(what, " and "), from);
}

std::string kindCalled(ServedFigure figure)
{
    switch (figure) {
    case ServedFigure::TimeToFirstToken:
        return "TTFT";
    case ServedFigure::TimePerToken:
        return "TPOT";
    case ServedFigure::BatchTime:
        break;
    }
    return "batch";
}

} // namespace

void ServiceMeasurements::add(const Parsed& value, const std::string& file)
{
    if (const auto* results = std::get_if<ServiceResults>(&value))
        runs.insert(runs.end(), results->runs.begin(), results->runs.end());
    else if (const auto* timed = std::get_if<TimedBatches>(&value))
        batches.batches.insert(batches.batches.end(), timed->batches.begin(), timed->batches.end());
    else
        return;
    sources.push_back(file);
}

Result<FittedService> fitService(
    const Project& project, const Plan& plan, const ServiceMeasurements& measurements)
{
    const Result<ServedPlan> served = servedPlan(project, plan);
    if (!served)
        return tl::unexpected<Error>(served.error());
    FittedService out;
    std::vector<MeasuredService> runs;
    for (const MeasuredService& run : measurements.runs)
        if (std::string reason = notOfPlan(run, *served); !reason.empty())
            out.skipped.emplace_back(run.id, std::move(reason));
        else
            runs.push_back(run);
    if (Result<void> alike = areOfOneModel(runs); !alike)
        return tl::unexpected<Error>(std::move(alike.error()));
    out.takenAsPlans = takenAsPlans(runs);
    const std::vector<MeasuredBatch> batches = measuredBatches(measurements.batches, *served, kUsualContext);
    std::vector<RateObservation> observations = observationsOf(*served, runs);
    std::ranges::move(observationsOf(*served, batches), std::back_inserter(observations));
    if (observations.empty())
        return fail(ErrorCode::BadValue,
            out.skipped.empty() ? Phrase::of("there is nothing to fit to")
                                : Phrase::of("no run in it is one of the plan; of the first: {}",
                                    out.skipped.front().second));
    const DeviceSpec& device = served->cluster().device;
    const ServingRates start = servingRates(device, engineOf(runs));
    RateFit fit = fitRates(observations, {{start}}, kOneDeployment);
    ServingRates& rates = fit.rates[0][0];
    rates.source = sourceWords(runs, batches.size(), measurements.sources);
    out.meanLogError = fit.meanLogError;
    out.calibration = calibrationOf(rates, device.name, servedPoints(*served, rates, runs, batches));
    return out;
}

Diagnostics fitDiagnostics(const Result<FittedService>& fitted)
{
    if (!fitted) {
        const Error& error = fitted.error();
        return {{Severity::Warning, "rates-not-fitted",
            error.remedy.empty()
                ? Phrase::of(
                    "No rates were fitted: {}. The file is kept; make the plan that was measured the "
                    "current one and import it again.",
                    error.message)
                : Phrase::of("No rates were fitted: {}. The file is kept. {}", error.message, error.remedy),
            {}, {}, {}}};
    }
    constexpr std::size_t most = 20;
    Diagnostics told;
    for (std::size_t i = 0; i < std::min(fitted->skipped.size(), most); ++i)
        told.push_back({Severity::Hint, "run-of-another-deployment",
            Phrase::of(
                "{} is not of the current plan: {}.", fitted->skipped[i].first, fitted->skipped[i].second),
            {}, {}, {}});
    if (!fitted->takenAsPlans.empty())
        told.push_back({Severity::Hint, "runs-name-no-model", fitted->takenAsPlans, {}, {}, {}});
    told.push_back({Severity::Hint, "rates-fitted",
        Phrase::of("Rates of serving on {} were fitted to {}: estimates are off by {} % on the average.",
            fitted->calibration.device, fitted->calibration.source,
            fmt::format("{:.1f}", 100 * std::expm1(fitted->meanLogError))),
        {}, {}, {}});
    return told;
}

void tellFittedService(
    ImportPreview& preview, const ServiceMeasurements& measured, const Project& project, const Plan& plan)
{
    if (measured.empty())
        return;
    const Result<FittedService> fitted = fitService(project, plan, measured);
    const Diagnostics told = fitDiagnostics(fitted);
    preview.diagnostics.insert(preview.diagnostics.end(), told.begin(), told.end());
    if (!fitted)
        return;
    for (const ServedPoint& point : fitted->calibration.points)
        preview.kernels.push_back(
            {point.id, kindCalled(point.figure), Seconds(point.measured), Seconds(point.estimated)});
}

} // namespace rankloom
