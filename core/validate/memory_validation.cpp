// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `validate memory FOLDER`: every file of a known name is compared, in the layout its function reads. Anyone
// can put runs of their own into these layouts; the columns are those named in the function of each file:
//
//   simumax_b200_measured.csv            case, model (preset), layers, tp, cp, pp, vpp, ep, etp, dp, seq,
//   mbs,
//                                        num_microbatches, measured_max_alloc_gib, measured_max_reserved_gib;
//                                        oom (1 = the run failed for lack of memory), device_gib
//   megatron_golden_memory.csv           Megatron-LM arguments, peak_alloc_bytes_last_rank, …
//   torchtitan_measured.csv              model, gpus, gpu, parallel ("FSDP8 TP8 PP8"), local_batch,
//   micro_batch,
//                                        seq, activation_ckpt, techniques, measured_max_reserved_gib
//   nanotron_h100.csv, bloom_a100.csv    step times with the memory of a device (of `validate timing`)
//   nemo_perf_feasible_configs.csv       recipes of which only is known that they run
//   cases.json                           plans with what was measured of them (measured_cases.h)
//   hf_param_counts.csv                  model, total_params, active_params, hf_config (JSON)
//   and the published formulas and other tools' outputs of memory_formulas.cpp and memory_oracles.cpp
#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/base/whole_file.h"
#include "core/validate/measured_cases.h"
#include "core/validate/memory_case.h"
#include "core/validate/other_files.h"
#include "core/validate/row_finder.h"

namespace rankloom {

namespace {

struct TableFile {
    const char* name;
    Result<void> (*compare)(const CsvTable&, ValidationReport&);
    const MemoryReader* reader = nullptr; ///< where its rows are plans
};
struct JsonFile {
    const char* name;
    Result<void> (*compare)(std::string_view, ValidationReport&);
    bool plans = false; ///< whether its cases are
};

constexpr std::array kTables {
    TableFile {"hf_param_counts.csv", validateParameterCounts},
    TableFile {"simumax_b200_measured.csv", validateMeasuredStages, &kMeasuredStagesReader},
    TableFile {"megatron_golden_memory.csv", validateMegatronRuns, &kMegatronRunsReader},
    TableFile {"torchtitan_measured.csv", validateShardedRuns, &kShardedRunsReader},
    TableFile {"nanotron_h100.csv", validateNanotronMemory, &kNanotronMemoryReader},
    TableFile {"bloom_a100.csv", validateBloomMemory, &kBloomMemoryReader},
    TableFile {"korthikanti_2205.05198_reference.csv", validateBlockFormulas},
    TableFile {"ultrascale_playbook_memory.csv", validateFormulaCurves},
    TableFile {"nemo_perf_feasible_configs.csv", validateRunningRecipes, &kRunningRecipesReader},
    TableFile {"deepspeed_docs_tables.csv", validateDeepSpeedTables},
};
constexpr std::array kJsons {
    JsonFile {"oracles.json", validateEstimators, true},
    JsonFile {"simumax_recompute_oracles.json", validateRecompute},
    JsonFile {"deepspeed_oracles.json", validateDeepSpeed},
    JsonFile {kCasesName, validateMeasuredCases},
};
// Files known to hold nothing that an estimate could be compared with.
constexpr std::array kTexts {
    OtherFile {"tool_accuracy_b200.csv", "accuracy of other tools, not measurements"},
    OtherFile {"simumax_a100_pcie_error.csv", "relative errors of another tool without absolute values"},
    OtherFile {"issues_measured_vs_estimated.csv", "configurations in prose"},
    OtherFile {"offload_zero_reported.csv", "figures of whole systems without a configuration"},
    OtherFile {"mbridge_readme_measured_mixtral8x2b.csv", "the model's shape is published only in part"},
};

} // namespace

namespace {

tl::unexpected<Error> noMemoryFile(const std::string& folder)
{
    return fail(ErrorCode::FileNotFound, fmt::format("The folder holds no known file of measurements"),
        Place {folder, 0, 0, {}}, "A known name is, for example, simumax_b200_measured.csv");
}

/// The text of a file of the folder; nothing where it is not there.
Result<std::optional<std::string>> textOfFile(const std::string& folder, const char* name)
{
    auto text = readWholeFile(folder + "/" + name, kMostTableBytes);
    if (!text && text.error().code == ErrorCode::FileNotFound)
        return std::optional<std::string> {};
    if (!text)
        return tl::unexpected<Error>(std::move(text.error()));
    return std::optional(std::move(*text));
}

} // namespace

Result<ValidationReport> validateMemory(const std::string& folder)
{
    ValidationReport report;
    bool any = false;
    // A folder need not hold every file.
    const auto compare = [&](const char* name, const auto& with) -> Result<void> {
        const auto text = textOfFile(folder, name);
        if (!text)
            return tl::unexpected<Error>(text.error());
        any = any || *text;
        return *text ? with(**text) : Result<void>();
    };
    for (const TableFile& file : kTables)
        if (const Result<void> done = compare(file.name,
                [&](const std::string& text) -> Result<void> {
                    const auto csv = CsvTable::parse(text, file.name);
                    return csv ? file.compare(*csv, report) : tl::unexpected<Error>(csv.error());
                });
            !done)
            return tl::unexpected<Error>(done.error());
    for (const JsonFile& file : kJsons)
        if (const Result<void> done =
                compare(file.name, [&](const std::string& text) { return file.compare(text, report); });
            !done)
            return tl::unexpected<Error>(done.error());
    noteOtherFiles(
        folder, kTexts,
        [](std::string_view name) {
            return std::ranges::find(kTables, name, &TableFile::name) != kTables.end()
                || std::ranges::find(kJsons, name, &JsonFile::name) != kJsons.end();
        },
        report);
    if (!any)
        return noMemoryFile(folder);
    return report;
}

Result<ValidationCase> memoryCase(const std::string& folder, const std::string& row)
{
    RowFinder finder(row);
    std::map<std::string, CsvTable> tables;
    std::map<std::string, std::vector<std::pair<std::string, Result<MemoryCase>>>> documents;
    for (const TableFile& file : kTables) {
        const auto text = textOfFile(folder, file.name);
        if (!text)
            return tl::unexpected<Error>(text.error());
        if (!*text)
            continue;
        auto csv = CsvTable::parse(**text, file.name);
        if (!csv)
            return tl::unexpected<Error>(std::move(csv.error()));
        for (std::size_t r = 0; file.reader != nullptr && r < csv->rows(); ++r)
            finder.offer(file.name, file.reader->idOf(*csv, r), r);
        tables.emplace(file.name, std::move(*csv));
    }
    for (const JsonFile& file : kJsons) {
        const auto text = file.plans ? textOfFile(folder, file.name) : std::optional<std::string> {};
        if (!text)
            return tl::unexpected<Error>(text.error());
        if (!*text)
            continue;
        auto cases = estimatorCases(**text);
        if (!cases)
            return tl::unexpected<Error>(std::move(cases.error()));
        for (std::size_t i = 0; i < cases->size(); ++i)
            finder.offer(file.name, (*cases)[i].first, i);
        documents.emplace(file.name, std::move(*cases));
    }
    if (tables.empty() && documents.empty())
        return noMemoryFile(folder);

    return finder.first([&](const NamedRow& named) -> Result<ValidationCase> {
        const auto document = documents.find(named.file);
        Result<MemoryCase> stated = document != documents.end()
            ? document->second[named.row].second
            : readCase(*std::ranges::find(kTables, named.file, &TableFile::name)->reader,
                tables.at(named.file), named.row);
        if (!stated)
            return tl::unexpected<Error>(std::move(stated.error()));
        return ValidationCase {named.file, named.id, std::move(stated->project), std::move(stated->plan)};
    });
}

} // namespace rankloom
