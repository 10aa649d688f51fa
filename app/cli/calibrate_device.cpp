// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/calibrate_device.h"

#include <cmath>
#include <map>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "core/base/json.h"
#include "core/cluster/device_presets.h"
#include "core/exchange/apply_rates.h"
#include "core/plan/plan_json.h"
#include "core/timing/kernel_estimate.h"
#include "core/validate/validation.h"

namespace rankloom::cli {

namespace {

using nlohmann::ordered_json;

/// What is being fitted: the kernels of all files that are of one device.
struct DeviceInput {
    DeviceSpec base;
    KernelRates rates;
    int leftOut = 0; ///< kernels of other devices
};

Result<DeviceInput> readFiles(const CalibrateDeviceOptions& options)
{
    std::optional<DeviceSpec> base;
    if (!options.preset.empty()) {
        const Result<DeviceSpec> preset = devicePreset(options.preset);
        if (!preset)
            return tl::unexpected<Error>(preset.error());
        base = *preset;
    }
    DeviceInput input;
    for (const std::string& file : options.files) {
        const Result<std::string> text = readInput(file);
        if (!text)
            return tl::unexpected<Error>(text.error());
        Result<Reading> reading = parseFile(*text, nameOfInput(file));
        if (!reading)
            return tl::unexpected<Error>(std::move(reading.error()));
        printDiagnostics(reading->diagnostics);
        for (Parsed& value : reading->values) {
            auto* rates = std::get_if<KernelRates>(&value);
            if (rates == nullptr)
                return fail(ErrorCode::Unsupported,
                    fmt::format("{} holds no measured kernels", titleOf(reading->format)),
                    Place {nameOfInput(file), 0, 0, {}},
                    "Give what the measuring kit writes, or a table of kernels.");
            const std::optional<DeviceSpec> named = presetOfDevice(rates->device);
            if (!base && named && !rates->kernels.empty())
                base = named;
            if (rates->sharesFile && (!base || !named || named->name != base->name)) {
                input.leftOut += static_cast<int>(rates->kernels.size());
                continue;
            }
            input.rates.tool = rates->tool;
            if (input.rates.device.empty())
                input.rates.device = rates->device;
            std::ranges::move(rates->kernels, std::back_inserter(input.rates.kernels));
        }
    }
    if (!base)
        return fail(ErrorCode::BadValue,
            fmt::format("no preset is of \"{}\", so that its peaks are not known", input.rates.device), {},
            "Name the nearest with --device.");
    input.base = *base;
    return input;
}

std::string_view wordOf(ConstantFate fate)
{
    switch (fate) {
    case ConstantFate::Undetermined:
        return "not determined";
    case ConstantFate::AtBound:
        return "at its bound";
    case ConstantFate::Fitted:
        break;
    }
    return "fitted";
}

void report(const DeviceInput& input, const DeviceFit& fit)
{
    print(fmt::format("{} kernels of {}, constants of {}{}:\n", fit.kernels, input.rates.device,
        input.base.name,
        fit.leftOut + input.leftOut > 0
            ? fmt::format(" ({} left out: of other devices, or of shapes that training has not)",
                fit.leftOut + input.leftOut)
            : std::string()));
    TextTable constants({"constant", ">before", ">after", ""});
    for (const FittedConstant& constant : fit.constants)
        constants.add({constant.field, fmt::format("{:.4g}", constant.before),
            fmt::format("{:.4g}", constant.after), std::string(wordOf(constant.fate))});
    print(constants.text());
    TextTable kinds({"kernels", ">number", ">before", ">fitted", ">bias", ">worst", "kernel"});
    for (std::size_t i = 0; i < fit.after.size(); ++i) {
        const KindResidual& after = fit.after[i];
        const auto share = [](double logarithm) {
            return fmt::format("{:+.1f} %", (std::exp(logarithm) - 1) * 100);
        };
        kinds.add({after.kind, std::to_string(after.kernels), percent(fit.before[i].meanError),
            percent(after.meanError), share(after.bias), share(after.worst), after.worstId.substr(0, 60)});
    }
    print(kinds.text());
}

/// Constants, and a table for each kind as validation documents have them: `render --view measured` shows it.
std::string documentOf(const DeviceInput& input, const DeviceFit& fit)
{
    ValidationReport report;
    std::map<std::string, ValidationTable> tables;
    const Cluster node = nodeFor(fit.device, input.rates.kernels);
    for (const MeasuredKernel& kernel : input.rates.kernels)
        if (isOfTraining(kernel))
            tables
                .try_emplace(kindOf(kernel),
                    ValidationTable {input.rates.device, "kernelSeconds of " + kindOf(kernel)})
                .first->second.compare(kernel.id, kernel.time.value(), estimateKernel(node, kernel).value());
    for (auto& [kind, table] : tables)
        report.tables.push_back(std::move(table));
    ordered_json out = orderedJsonOrDiscarded(writeValidationJson(report));
    for (const FittedConstant& constant : fit.constants)
        out["constants"].push_back({{"field", constant.field}, {"before", constant.before},
            {"after", constant.after}, {"fate", wordOf(constant.fate)}});
    return jsonText(out);
}

} // namespace

Result<int> calibrateDevice(const CalibrateDeviceOptions& options)
{
    const Result<DeviceInput> input = readFiles(options);
    if (!input)
        return tl::unexpected<Error>(input.error());
    KernelRates rates = input->rates;
    if (!options.preset.empty())
        rates.device = input->base.name;
    const Result<DeviceFit> fit = measuredDevice(rates, input->base);
    if (!fit)
        return tl::unexpected<Error>(fit.error());
    printDiagnostics(remarksOf(*fit));
    if (options.json)
        print(documentOf(*input, *fit));
    else if (options.output != "-")
        report(*input, *fit);
    if (options.output.empty())
        return kDone;
    const std::string source = fmt::format("{}, constants fitted to {} kernels measured by {}",
        input->base.name, fit->kernels, input->rates.tool);
    if (Result<void> written = writeOutput(options.output, writeDevice(fit->device, source)); !written)
        return tl::unexpected<Error>(std::move(written.error()));
    return kDone;
}

} // namespace rankloom::cli
