// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/served_files.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "core/exchange/apply_service.h"
#include "core/exchange/traces/request_trace.h"
#include "core/serving/project_rates.h"
#include "core/serving/serving_rates_json.h"

namespace rankloom {

Result<Diagnostics> takeTraceBeside(const std::string& folder, const Plan& plan, Project& project,
    Progress& progress, const std::stop_token& stop)
{
    const std::string& name = plan.serving.requests.trace.name;
    const auto isNamed = [&name](const Shared<RecordedRequests>& trace) { return trace->name == name; };
    if (name.empty() || std::ranges::any_of(project.requestTraces, isNamed))
        return Diagnostics {};
    if (std::filesystem::path(name).filename() != name) // a plan from strangers names no file elsewhere
        return Diagnostics {};
    const std::string file = (std::filesystem::path(folder) / name).string();
    std::error_code none;
    if (!std::filesystem::is_regular_file(file, none))
        return Diagnostics {};
    Result<RequestTrace> trace = readRequestFile(file, progress, stop);
    if (!trace)
        return tl::unexpected<Error>(std::move(trace.error()));
    project.requestTraces.emplace_back(
        RecordedRequests {name, trace->summary.hasArrivals, std::move(trace->requests)});
    return std::move(trace->summary.diagnostics);
}

Result<Diagnostics> takeServingRates(std::string_view text, const std::string& file, Project& project)
{
    const DeviceSpec& device = project.cluster->device;
    Result<ServingRatesRead> read = readServingRates(text, file, servingRates(device));
    if (!read)
        return tl::unexpected<Error>(std::move(read.error()));
    replaceCalibration(project.servingCalibrations, calibrationOf(read->rates, device.name));
    return std::move(read->diagnostics);
}

} // namespace rankloom
