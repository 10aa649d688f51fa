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
//   torchtitan_measured.csv              model, parallel ("FSDP8 CP1"), local_batch, seq, …
//   nanotron_h100.csv, bloom_a100.csv    step times with the memory of a device (of `validate timing`)
//   nemo_perf_feasible_configs.csv       recipes of which only is known that they run
//   cases.json                           plans with what was measured of them (measured_cases.h)
//   hf_param_counts.csv                  model, total_params, active_params, hf_config (JSON)
//   and the published formulas and other tools' outputs of memory_formulas.cpp and memory_oracles.cpp
#include <algorithm>
#include <array>
#include <string>

#include <fmt/format.h>

#include "core/base/whole_file.h"
#include "core/validate/measured_cases.h"
#include "core/validate/memory_case.h"
#include "core/validate/other_files.h"

namespace rankloom {

namespace {

struct TableFile {
    const char* name;
    Result<void> (*compare)(const CsvTable&, ValidationReport&);
};
struct JsonFile {
    const char* name;
    Result<void> (*compare)(std::string_view, ValidationReport&);
};

constexpr std::array kTables {
    TableFile {"hf_param_counts.csv", validateParameterCounts},
    TableFile {"simumax_b200_measured.csv", validateMeasuredStages},
    TableFile {"megatron_golden_memory.csv", validateMegatronRuns},
    TableFile {"torchtitan_measured.csv", validateShardedRuns},
    TableFile {"nanotron_h100.csv", validateNanotronMemory},
    TableFile {"bloom_a100.csv", validateBloomMemory},
    TableFile {"korthikanti_2205.05198_reference.csv", validateBlockFormulas},
    TableFile {"ultrascale_playbook_memory.csv", validateFormulaCurves},
    TableFile {"nemo_perf_feasible_configs.csv", validateRunningRecipes},
    TableFile {"deepspeed_docs_tables.csv", validateDeepSpeedTables},
};
constexpr std::array kJsons {
    JsonFile {"oracles.json", validateEstimators},
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

Result<ValidationReport> validateMemory(const std::string& folder)
{
    ValidationReport report;
    bool any = false;
    // A folder need not hold every file.
    const auto compare = [&](const char* name, const auto& with) -> Result<void> {
        const auto text = readWholeFile(folder + "/" + name, kMostTableBytes);
        if (!text)
            return text.error().code == ErrorCode::FileNotFound ? Result<void>()
                                                                : tl::unexpected<Error>(text.error());
        any = true;
        return with(*text);
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
        return fail(ErrorCode::FileNotFound, fmt::format("The folder holds no known file of measurements"),
            Place {folder, 0, 0, {}}, "A known name is, for example, simumax_b200_measured.csv");
    return report;
}

} // namespace rankloom
