// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Memory figures that stand beside measured step times: nanotron on H100, Megatron-DeepSpeed on A100.
#include <algorithm>
#include <cstddef>
#include <vector>

#include "core/memory/memory.h"
#include "core/validate/memory_case.h"
#include "core/validate/timing_case.h"

namespace rankloom {

namespace {

struct StepTables {
    ValidationTable memory;
    ValidationTable fits;
};

/// Compares the runs of a file that have a memory figure; `estimate` is given the report of a run.
template <class Estimate>
StepTables compareRuns(TimingRuns& file, const char* name, const char* quantity, Estimate estimate)
{
    StepTables out {{name, quantity}, {name, "fits"}};
    out.fits.note = "1 = the run, which is known to finish, is not called out of memory";
    for (TimingRun& run : file.runs) {
        run.step.plan.memory.dummyWeightGradients = false; // neither uses Transformer Engine
        const MemoryReport report = estimateMemory(run.step.project, run.step.plan);
        out.fits.compare(run.id, 1, report.fits ? 1 : 0);
        if (run.memoryGib > 0)
            out.memory.compare(run.id, run.memoryGib * kGiB, estimate(report));
        else
            out.memory.skip(run.id, "no memory was measured");
    }
    for (ValidationSkip& skipped : file.skipped)
        out.memory.skipped.push_back(std::move(skipped));
    return out;
}

/// Every second row again, with the constant that the others miss by in the middle: what one measured run
/// does to the estimate, out of sample.
ValidationTable withOneConstant(const ValidationTable& table)
{
    ValidationTable out {table.file, table.quantity + "Calibrated"};
    out.note = "one additive constant from every second row, compared on the others";
    std::vector<double> missing;
    for (std::size_t i = 0; i < table.rows.size(); i += 2)
        missing.push_back(table.rows[i].measured - table.rows[i].estimated);
    if (missing.empty())
        return out;
    const auto middle = missing.begin() + static_cast<std::ptrdiff_t>(missing.size() / 2);
    std::nth_element(missing.begin(), middle, missing.end());
    for (std::size_t i = 1; i < table.rows.size(); i += 2)
        out.compare(table.rows[i].id, table.rows[i].measured, table.rows[i].estimated + *middle);
    return out;
}

} // namespace

Result<void> validateNanotronMemory(const CsvTable& csv, ValidationReport& report)
{
    Result<TimingRuns> runs = readNanotron(csv);
    if (!runs)
        return tl::unexpected<Error>(std::move(runs.error()));
    StepTables tables = compareRuns(*runs, "nanotron_h100.csv", "firstRankBytes",
        [](const MemoryReport& memory) { return memory.stages.front().allocated.value(); });
    tables.memory.note =
        "the scope is not documented (taken as allocated, first rank), nor is the tensor-parallel "
        "mode; its kernels keep about twice what the table of saved tensors holds";
    report.tables.push_back(std::move(tables.memory));
    report.tables.push_back(std::move(tables.fits));
    return {};
}

Result<void> validateBloomMemory(const CsvTable& csv, ValidationReport& report)
{
    Result<TimingRuns> runs = readBloom(csv);
    if (!runs)
        return tl::unexpected<Error>(std::move(runs.error()));
    const auto ends = [](const MemoryReport& memory) {
        return std::max(memory.stages.front().device, memory.stages.back().device).value();
    };
    StepTables tables = compareRuns(*runs, "bloom_a100.csv", "deviceBytes", ends);
    tables.memory.note = "largest device of the first and last node";
    ValidationTable calibrated = withOneConstant(tables.memory);
    report.tables.push_back(std::move(tables.memory));
    report.tables.push_back(std::move(calibrated));
    report.tables.push_back(std::move(tables.fits));
    return {};
}

} // namespace rankloom
