// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Memory figures that stand beside measured step times: nanotron on H100, Megatron-DeepSpeed on A100.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

#include "core/base/statistics.h"
#include "core/memory/memory.h"
#include "core/validate/memory_case.h"
#include "core/validate/timing_case.h"

namespace rankloom {

namespace {

struct StepTables {
    ValidationTable memory;
    ValidationTable fits;
    ValidationTable outOfMemory;
};

bool fitsAtBest(const MemoryReport& report)
{
    return std::ranges::all_of(report.stages, [](const StageMemory& stage) {
        return stage.reservedLow + (stage.device - stage.reserved) <= stage.capacity;
    });
}

/// Compares the runs of a file that have a memory figure; `estimate` is given the report of a run.
template <class Estimate>
StepTables compareRuns(TimingRuns& file, const char* name, const char* quantity, Estimate estimate)
{
    StepTables out {{name, quantity}, {name, "fits"}, {name, "outOfMemory"}};
    out.fits.verdicts = out.outOfMemory.verdicts = true;
    out.outOfMemory.note =
        "1 = the run, which is known to have failed for want of memory, is not called safe: it "
        "does not fit at the high end of its band";
    out.fits.note =
        "1 = the run, which is known to finish, is not called out of memory: at the low end of its "
        "band it fits, as an allocator gives its unused blocks back before it fails";
    for (TimingRun& run : file.runs) {
        if (const std::string refusal = refusalOf(run.step.project, run.step.plan); !refusal.empty()) {
            out.memory.skip(run.id, refusal);
            continue;
        }
        const MemoryReport report = estimateMemory(run.step.project, run.step.plan);
        out.fits.compare(run.id, 1, fitsAtBest(report) ? 1 : 0);
        if (run.memoryGib > 0)
            out.memory.compare(run.id, run.memoryGib * kGiB, estimate(report));
        else
            out.memory.skip(run.id, "no memory was measured");
    }
    for (TimingRun& run : file.outOfMemory) {
        if (const std::string refusal = refusalOf(run.step.project, run.step.plan); !refusal.empty())
            out.outOfMemory.skip(run.id, refusal);
        else
            out.outOfMemory.compare(
                run.id, 1, estimateMemory(run.step.project, run.step.plan).fitsAtWorst ? 0 : 1);
    }
    for (ValidationSkip& skipped : file.skipped)
        out.memory.skipped.push_back(std::move(skipped));
    return out;
}

std::string noted(std::string note, const TimingRuns& runs)
{
    return runs.note.empty() ? note : note + "; " + runs.note;
}

/// What a row of a table of steps says of memory, too: neither program uses Transformer Engine.
Plan withMemory(Plan plan)
{
    plan.memory.dummyWeightGradients = false;
    return plan;
}

/// The rows as plans, which they are estimated by from here on.
void addCases(TimingRuns& runs, const char* file, ValidationReport& report)
{
    for (auto* list : {&runs.runs, &runs.outOfMemory})
        for (TimingRun& run : *list) {
            run.step.plan = withMemory(std::move(run.step.plan));
            report.cases.push_back({file, run.id, run.step.project, run.step.plan});
        }
}

Result<MemoryCase> memoryOf(const TimingReader& reader, const CsvTable& csv, std::size_t row)
{
    Result<TimingRun> run = readRun(reader, {csv}, row);
    if (!run)
        return tl::unexpected<Error>(std::move(run.error()));
    if (run->outcome == RunOutcome::Failed)
        return fail(ErrorCode::BadValue, "the run did not finish");
    return MemoryCase {std::move(run->step.project), withMemory(std::move(run->step.plan))};
}

Result<MemoryCase> nanotronMemory(const CsvTable& csv, std::size_t row)
{
    return memoryOf(kNanotronReader, csv, row);
}
Result<MemoryCase> bloomMemory(const CsvTable& csv, std::size_t row)
{
    return memoryOf(kBloomReader, csv, row);
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
    const double middle = quantile(std::move(missing), 0.5);
    for (std::size_t i = 1; i < table.rows.size(); i += 2)
        out.compare(table.rows[i].id, table.rows[i].measured, table.rows[i].estimated + middle);
    return out;
}

} // namespace

// Their columns are looked at where steps are read.
const MemoryReader kNanotronMemoryReader {{}, kNanotronReader.idOf, nanotronMemory};
const MemoryReader kBloomMemoryReader {{}, kBloomReader.idOf, bloomMemory};

Result<void> validateNanotronMemory(const CsvTable& csv, ValidationReport& report)
{
    TimingRuns runs = readRuns(kNanotronReader, {csv});
    addCases(runs, "nanotron_h100.csv", report);
    const auto firstRank = [](const MemoryReport& memory) { return memory.stages.front().reserved.value(); };
    StepTables tables = compareRuns(runs, "nanotron_h100.csv", "firstRankBytes", firstRank);
    tables.memory.note = noted("reserved, first rank, of a host that does not run ahead of the device", runs);
    for (TimingRun& run : runs.runs)
        run.step.plan.memory.heldCollectiveInputs = run.mostHeldInputs;
    const StepTables ahead = compareRuns(runs, "nanotron_h100.csv", "firstRankBytesAhead", firstRank);
    ValidationTable nearer {tables.memory.file, "firstRankBytesNearerEnd"};
    nearer.note =
        "the nearer of two estimates: no input of a collective held, or both of every layer, as of a host "
        "that runs ahead; which of them a run is, its settings do not say";
    for (std::size_t i = 0; i < tables.memory.rows.size(); ++i) {
        const auto& [low, high] = std::pair(tables.memory.rows[i], ahead.memory.rows[i]);
        const auto missed = [](const auto& row) { return std::abs(row.estimated - row.measured); };
        nearer.compare(low.id, low.measured, missed(low) < missed(high) ? low.estimated : high.estimated);
    }
    report.tables.push_back(std::move(tables.memory));
    report.tables.push_back(std::move(nearer));
    report.tables.push_back(std::move(tables.fits));
    return {};
}

Result<void> validateBloomMemory(const CsvTable& csv, ValidationReport& report)
{
    TimingRuns runs = readRuns(kBloomReader, {csv});
    addCases(runs, "bloom_a100.csv", report);
    const auto ends = [](const MemoryReport& memory) {
        return std::max(memory.stages.front().device, memory.stages.back().device).value();
    };
    StepTables tables = compareRuns(runs, "bloom_a100.csv", "deviceBytes", ends);
    tables.memory.note = noted("largest device of the first and last node", runs);
    ValidationTable calibrated = withOneConstant(tables.memory);
    report.tables.push_back(std::move(tables.memory));
    report.tables.push_back(std::move(calibrated));
    report.tables.push_back(std::move(tables.fits));
    if (!tables.outOfMemory.rows.empty() || !tables.outOfMemory.skipped.empty())
        report.tables.push_back(std::move(tables.outOfMemory));
    return {};
}

} // namespace rankloom
