// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `validate serving FOLDER`: files of these names, in the folder or in one of its folders of the same theme.
// Put runs of your own into the same columns:
//
//   oracles.json                              kv_cache: bytes per token of known models
//   sarathi_osdi/figure-2_prefill.csv,        batch times of Yi-34B, as of `calibrate serving`
//   sarathi_osdi/figure-2_decode.csv
//   silicon/silicon.csv, silicon_refs.csv     one deployment a row: model_path, system, backend,
//   gemm_quant_mode,
//                                             isl, osl, concurrency, batch_size, tp_size, attention_dp_size,
//                                             moe_tp_size, moe_ep_size (of pools with the prefixes prefill_
//                                             and decode_, and their _num_workers), ttft_ms, tpot_ms
#include <array>
#include <optional>

#include <fmt/format.h>

#include "core/base/whole_file.h"
#include "core/validate/serving_case.h"

namespace rankloom {

namespace {

/// The text of a file in the folder or in the one of its theme; nothing where neither has it.
Result<std::optional<std::string>> textOf(const std::string& folder, const char* theme, const char* name)
{
    for (const std::string& place : {folder + "/" + name, folder + "/" + theme + "/" + name}) {
        auto text = readWholeFile(place, kMostTableBytes);
        if (text)
            return std::optional(std::move(*text));
        if (text.error().code != ErrorCode::FileNotFound)
            return tl::unexpected<Error>(std::move(text.error()));
    }
    return std::optional<std::string>();
}

Result<std::optional<CsvTable>> tableOf(const std::string& folder, const char* theme, const char* name)
{
    const auto text = textOf(folder, theme, name);
    if (!text)
        return tl::unexpected<Error>(text.error());
    if (!*text)
        return std::optional<CsvTable>();
    auto csv = CsvTable::parse(**text, name);
    if (!csv)
        return tl::unexpected<Error>(csv.error());
    return std::optional(std::move(*csv));
}

constexpr const char* kSilicon = "silicon.csv";

Result<std::optional<ServedRuns>> runsOf(const std::string& folder, const char* name)
{
    const auto csv = tableOf(folder, "silicon", name);
    if (!csv)
        return tl::unexpected<Error>(csv.error());
    if (!*csv)
        return std::optional<ServedRuns>();
    auto runs = readServedRuns(**csv);
    if (!runs) {
        runs.error().where.file = name;
        return tl::unexpected<Error>(std::move(runs.error()));
    }
    return std::optional(std::move(*runs));
}

} // namespace

Result<ValidationReport> validateServing(const std::string& folder, const std::string& calibrateOn)
{
    ValidationReport report;
    std::optional<RateFit> calibrated;
    if (!calibrateOn.empty()) {
        const auto runs = runsOf(calibrateOn, kSilicon);
        if (!runs)
            return tl::unexpected<Error>(runs.error());
        if (!*runs)
            return fail(ErrorCode::FileNotFound, "The folder holds no measured deployments",
                Place {calibrateOn, 0, 0, {}}, "They are in silicon.csv.");
        std::vector<const ServedRun*> all;
        for (const ServedRun& run : (*runs)->runs)
            all.push_back(&run);
        calibrated = fitServedRuns(all, priorRates());
    }
    bool any = false;
    const auto oracles = textOf(folder, ".", "oracles.json");
    if (!oracles)
        return tl::unexpected<Error>(oracles.error());
    if (*oracles) {
        any = true;
        if (Result<void> done = compareServingOracles(**oracles, report); !done)
            return tl::unexpected<Error>(std::move(done.error()));
    }
    std::vector<BatchTable> batches;
    for (const char* name : {"figure-2_prefill.csv", "figure-2_decode.csv"}) {
        auto csv = tableOf(folder, "sarathi_osdi", name);
        if (!csv)
            return tl::unexpected<Error>(csv.error());
        if (*csv)
            batches.push_back({name, std::move(**csv)});
    }
    if (!batches.empty()) {
        any = true;
        if (Result<void> done = compareBatches(batches, report); !done)
            return tl::unexpected<Error>(std::move(done.error()));
    }
    for (const char* name : {kSilicon, "silicon_refs.csv"}) {
        const auto runs = runsOf(folder, name);
        if (!runs)
            return tl::unexpected<Error>(runs.error());
        if (!*runs)
            continue;
        any = true;
        if (calibrated)
            compareServedRuns(name, **runs, *calibrated, report);
        else
            compareServedRuns(name, **runs, report);
    }
    if (!any)
        return fail(ErrorCode::FileNotFound, "The folder holds no known file of measurements",
            Place {folder, 0, 0, {}}, "A known name is, for example, silicon.csv");
    return report;
}

} // namespace rankloom
