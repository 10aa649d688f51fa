// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `validate schedules FOLDER`: simulated schedules against measured runs and published figures. A file is
// looked for in the folder and in the subfolder named here:
//
//   oracles/FAMILY.json                  cases with inputs and expected times (families: kFamilies)
//   vshape_unit_times.csv                p, m, schedule, extra_interval_slots, reorder, makespan,
//                                        peak_chunks_max
//   zerobubble/table5_bubble_rates.csv   model, p, m and a column of bubble rates per schedule; needs the
//                                        times of table9_profiled_times_ms.csv (model, p, m, tF, tB, tW,
//                                        tcomm) and the shapes of table3_models.csv (model, heads, hidden,
//                                        seq)
//   zerobubble/table10_postvalidation.csv
//                                        model, p, m, post_validation_samples_s, allreduce_sync_samples_s;
//                                        needs the same two
//   vocab/artifact_measured_stage_times_8xA100.csv
//                                        run, method, global_batch, pp, iter_ms_measured and per rank r
//                                        F_us_r, B_us_r, ST_us_r, IF_us_r, IB_us_r
//   vocab/table5_1f1b.csv, table6_vhalf.csv
//                                        runs by model shape; see vocabulary_tables.h
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include <fmt/format.h>

#include "core/base/whole_file.h"
#include "core/schedule/generators.h"
#include "core/validate/schedule_case.h"
#include "core/validate/vocabulary_tables.h"

namespace rankloom {

std::int64_t toTicks(double units) { return std::llround(units * kTicksPerPublishedUnit); }

std::size_t ScheduleCase::stages() const { return ranks() * static_cast<std::size_t>(problem.chunks); }

void ScheduleCase::setTimes(double forward, double backwardInput, double backwardWeight, double hop)
{
    durations.forward.assign(stages(), toTicks(forward));
    durations.backwardInput.assign(stages(), toTicks(backwardInput));
    durations.backwardWeight.assign(stages(), toTicks(backwardWeight));
    durations.hopForward.assign(stages() - 1, toTicks(hop));
    durations.hopBackward = durations.hopForward;
}

Result<ScheduleFigures> figuresOf(const PassOrder& order, const PassDurations& durations)
{
    const auto timeline = simulate(order, durations);
    if (!timeline)
        return tl::unexpected(timeline.error());
    ScheduleFigures figures;
    figures.makespan = static_cast<double>(timeline->makespan) / kTicksPerPublishedUnit;
    figures.longestStage = static_cast<double>(timeline->longestStage) / kTicksPerPublishedUnit;
    const double busiest = static_cast<double>(timeline->makespan) * (1 - timeline->bubbleRatio);
    if (timeline->longestStage > 0)
        figures.longestStageBubble = 1 - busiest / static_cast<double>(timeline->longestStage);
    for (const PeakActivations& peak : peakActivations(order))
        figures.peakChunks = std::max(figures.peakChunks, peak.untilWeightGradient);
    return figures;
}

Result<ScheduleFigures> figuresOf(const ScheduleCase& scheduleCase)
{
    const auto order = generateOrder(scheduleCase.problem, scheduleCase.durations);
    if (!order)
        return tl::unexpected(order.error());
    return figuresOf(*order, scheduleCase.durations);
}

namespace {

constexpr std::array kFamilies {"gpipe", "1f1b", "interleaved-1f1b", "looped-bfs", "zb-h1", "zb-h2",
    "zb-automatic", "zb-v", "v-half", "v-min", "1f1b-v", "dualpipe", "dualpipe-v", "chimera", "vocab-1",
    "vocab-2", "interlaced"};

struct UnusedFile {
    const char* subfolder;
    const char* name;
    const char* reason;
};
constexpr std::array kUnused {
    UnusedFile {
        "zerobubble", "table8_bubble_rates_zbv.csv", "the profiled times behind it are not published"},
    UnusedFile {"zerobubble", "table4_throughput_memory.csv", "throughput without times per pass"},
    UnusedFile {"zerobubble", "table6_zbv.csv", "throughput without times per pass"},
    UnusedFile {"zerobubble", "table12_small_m.csv", "throughput without times per pass"},
    UnusedFile {"vocab", "artifact_full_exp_8xA100.csv", "MFU without times per pass"},
    UnusedFile {"dualpipe", "bubble_memory_table.csv", "published formulas, not measurements"},
};

/// The folder's file, also in its subfolder; none where there is no such file.
Result<std::optional<std::string>> optionalFile(
    const std::string& folder, const std::string& subfolder, const std::string& name)
{
    for (const std::string& path : {folder + "/" + subfolder + "/" + name, folder + "/" + name}) {
        auto text = readWholeFile(path, kMostTableBytes);
        if (text)
            return std::optional(std::move(*text));
        if (text.error().code != ErrorCode::FileNotFound)
            return tl::unexpected(text.error());
    }
    return std::optional<std::string>();
}

Result<std::optional<CsvTable>> optionalTable(
    const std::string& folder, const std::string& subfolder, const std::string& name)
{
    const auto text = optionalFile(folder, subfolder, name);
    if (!text)
        return tl::unexpected(text.error());
    if (!*text)
        return std::optional<CsvTable>();
    auto table = CsvTable::parse(**text, name);
    if (!table)
        return tl::unexpected(table.error());
    return std::optional(std::move(*table));
}

void validateVShapes(const CsvTable& csv, const std::string& file, ValidationReport& report)
{
    ValidationTable makespan {file, "makespan"};
    ValidationTable peak {file, "peakInFlightChunks"};
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const int p = csv.integer(row, "p", 0);
        const int m = csv.integer(row, "m", 0);
        const std::string id = fmt::format("{} p{} m{} interval {}{}", csv.cell(row, "schedule"), p, m,
            csv.cell(row, "extra_interval_slots"), csv.flag(row, "reorder") ? " compacted" : "");
        const std::string_view kind = csv.cell(row, "schedule");
        if (kind != "V-min" && kind != "V-half") {
            makespan.skip(id, fmt::format("its column schedule says \"{}\", which is not known", kind));
            continue;
        }
        ScheduleCase c;
        c.problem.kind = kind == "V-min" ? ScheduleKind::VMin : ScheduleKind::VHalf;
        c.problem.devices = p;
        c.problem.microbatches = m;
        c.problem.chunks = 2;
        const auto wanted = csv.number(row, "makespan");
        if (const auto legal = checkProblem(c.problem); !legal || !wanted) {
            makespan.skip(id, legal ? "no makespan given" : legal.error().text());
            continue;
        }
        c.setTimes(1, 1, 1, 0);
        PassOrder order;
        order.devices = p;
        order.microbatches = m;
        order.chunks = 2;
        order.kind = c.problem.kind;
        order.passes = vShapeOrder(c.problem.kind == ScheduleKind::VMin ? VShape::Min : VShape::Half, p, m,
            csv.integer(row, "extra_interval_slots", 0) / 6,
            csv.flag(row, "reorder") ? VGaps::Closed : VGaps::Kept);
        const auto figures = figuresOf(order, c.durations);
        if (!figures) {
            makespan.skip(id, figures.error().text());
            continue;
        }
        makespan.compare(id, *wanted, figures->makespan);
        if (const auto chunks = csv.number(row, "peak_chunks_max"))
            peak.compare(id, *chunks, figures->peakChunks);
    }
    report.tables.push_back(std::move(makespan));
    report.tables.push_back(std::move(peak));
}

std::optional<std::size_t> rowOf(const CsvTable& csv, std::string_view model, int p, int m)
{
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const bool sized = p == 0 || (csv.integer(row, "p", -1) == p && csv.integer(row, "m", -1) == m);
        if (csv.cell(row, "model") == model && sized)
            return row;
    }
    return std::nullopt;
}

/// Share of a layer's saved activations that only the weight gradient frees: 32h of 34h + 5as (arXiv
/// 2401.10241, table 1).
double weightShare(double heads, double hidden, double sequence)
{
    return 32 * hidden / (34 * hidden + 5 * heads * sequence);
}

struct RateColumn {
    const char* name;
    ScheduleKind kind;
    int limitInStages; ///< memory limit in units of the number of stages, 0 = none
};
constexpr std::array kRateColumns {
    RateColumn {"1F1B", ScheduleKind::OneFOneB, 0},
    RateColumn {"ZB-H1", ScheduleKind::ZbH1, 0},
    RateColumn {"ZB-H2", ScheduleKind::ZbH2, 0},
    RateColumn {"ZB-1p", ScheduleKind::ZbAutomatic, 1},
    RateColumn {"ZB-2p", ScheduleKind::ZbAutomatic, 2},
};

/// The profiled passes of a model with p stages and m microbatches, and its shape; none where a table lacks
/// it.
std::optional<ScheduleCase> profiledCase(
    const CsvTable& times, const CsvTable& models, std::string_view model, int p, int m)
{
    const auto timed = rowOf(times, model, p, m);
    const auto shaped = rowOf(models, model, 0, 0);
    if (!timed || !shaped)
        return std::nullopt;
    const auto time = [&](const char* column) { return times.number(*timed, column).value_or(0); };
    const auto shape = [&](const char* column) { return models.number(*shaped, column).value_or(0); };
    ScheduleCase c;
    c.problem.devices = p;
    c.problem.microbatches = m;
    c.problem.weightGradientShare = weightShare(shape("heads"), shape("hidden"), shape("seq"));
    c.setTimes(time("tF"), time("tB"), time("tW"), time("tcomm"));
    return c;
}

/// Measured rates with optimizers that start before the global norm is known over rates with those that wait
/// for it: the end of the last stage over the longest stage of ZB-2p. No optimizer.
void validatePostValidation(
    const CsvTable& rates, const CsvTable& times, const CsvTable& models, ValidationReport& report)
{
    ValidationTable table {"table10_postvalidation.csv", "speedup"};
    for (std::size_t row = 0; row < rates.rows(); ++row) {
        const int p = rates.integer(row, "p", 0);
        const int m = rates.integer(row, "m", 0);
        const std::string_view model = rates.cell(row, "model");
        const std::string id = fmt::format("{} p{} m{}", model, p, m);
        const auto after = rates.number(row, "post_validation_samples_s");
        const auto norm = rates.number(row, "allreduce_sync_samples_s");
        std::optional<ScheduleCase> c = profiledCase(times, models, model, p, m);
        if (!c || !after || !norm || *norm <= 0) {
            table.skip(id, "no profiled times, no model shape or no rate for it");
            continue;
        }
        c->problem.kind = ScheduleKind::ZbAutomatic;
        c->problem.memoryLimit = 2.0 * p;
        const auto repeated = figuresOf(*c);
        c->problem.shortest = ScheduleProblem::Shortest::Makespan;
        const auto whole = figuresOf(*c);
        if (repeated && whole)
            table.compare(id, *after / *norm, whole->makespan / repeated->longestStage);
        else
            table.skip(id, (repeated ? whole : repeated).error().text());
    }
    report.tables.push_back(std::move(table));
}

/// Published bubble rates of the longest stage from the profiled times they were computed with.
void validateBubbleRates(
    const CsvTable& rates, const CsvTable& times, const CsvTable& models, ValidationReport& report)
{
    ValidationTable table {"table5_bubble_rates.csv", "bubbleRatio"};
    for (std::size_t row = 0; row < rates.rows(); ++row) {
        const int p = rates.integer(row, "p", 0);
        const int m = rates.integer(row, "m", 0);
        const std::string_view model = rates.cell(row, "model");
        const std::string id = fmt::format("{} p{} m{}", model, p, m);
        const std::optional<ScheduleCase> profiled = profiledCase(times, models, model, p, m);
        if (!profiled) {
            table.skip(id, "no profiled times or no model shape for it");
            continue;
        }
        for (const RateColumn& column : kRateColumns) {
            ScheduleCase c = *profiled;
            c.problem.kind = column.kind;
            c.problem.memoryLimit = column.limitInStages * p;
            const std::string caseId = fmt::format("{} {}", id, column.name);
            const auto published = rates.number(row, column.name);
            if (const auto legal = checkProblem(c.problem); !legal || !published) {
                table.skip(caseId, legal ? "no rate given" : legal.error().text());
                continue;
            }
            const auto figures = figuresOf(c);
            if (figures)
                table.compare(caseId, *published, figures->longestStageBubble);
            else
                table.skip(caseId, figures.error().text());
        }
        if (rates.has("1F1B-I"))
            table.skip(id + " 1F1B-I",
                "its published generator drops waits on the edge from the last rank back to the first");
    }
    report.tables.push_back(std::move(table));
}

/// Nanoseconds per rank from a family of columns of microseconds; missing cells count as 0.
std::vector<std::int64_t> perRank(const CsvTable& csv, std::size_t row, const char* column, std::size_t ranks)
{
    std::vector<std::int64_t> result;
    for (std::size_t r = 0; r < ranks; ++r)
        result.push_back(
            std::llround(1000 * csv.number(row, fmt::format("{}_us_r{}", column, r)).value_or(0)));
    return result;
}

/// Iterations of whole training runs from the passes measured on each rank; no hops, no optimizer.
void validateVocabularyRuns(const CsvTable& csv, const std::string& file, ValidationReport& report)
{
    ValidationTable table {file, "stepSeconds"};
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const std::string id(csv.cell(row, "run"));
        const std::optional<VocabularyLayout> method = vocabularyMethod(csv.cell(row, "method"));
        const auto measured = csv.number(row, "iter_ms_measured");
        ScheduleCase c;
        c.problem.devices = csv.integer(row, "pp", 0);
        const int together = std::max(1, csv.integer(row, "mbs", 1) * csv.integer(row, "dp", 1));
        c.problem.microbatches = csv.integer(row, "global_batch", 0) / together;
        if (!method || !measured) {
            table.skip(id, measured ? "a method we do not know" : "no iteration time given");
            continue;
        }
        // Layers that were moved are inside the times per rank already.
        c.problem.vocabulary = *method == VocabularyLayout::Redistributed ? VocabularyLayout::None : *method;
        if (const auto legal = checkProblem(c.problem); !legal) {
            table.skip(id, legal.error().text());
            continue;
        }
        c.durations.forward = perRank(csv, row, "F", c.ranks());
        c.durations.backwardInput = perRank(csv, row, "B", c.ranks());
        c.durations.inputForward = perRank(csv, row, "IF", c.ranks());
        c.durations.inputBackward = perRank(csv, row, "IB", c.ranks());
        // S and T were measured together; of their FLOPs Vocab-2 has two thirds in S, the others one third.
        const bool mostInS = method == VocabularyLayout::Vocab2;
        for (const std::int64_t both : perRank(csv, row, "ST", c.ranks())) {
            const std::int64_t third = both / 3;
            c.durations.vocabularyForward.push_back(mostInS ? both - third : third);
            c.durations.vocabularyBackward.push_back(mostInS ? third : both - third);
        }
        const auto figures = figuresOf(c);
        if (figures)
            table.compare(id, *measured / 1000, figures->makespan);
        else
            table.skip(id, figures.error().text());
    }
    report.tables.push_back(std::move(table));
}

Result<void> addFamilies(const std::string& folder, ValidationReport& report)
{
    for (const char* family : kFamilies) {
        const std::string name = std::string(family) + ".json";
        const auto text = optionalFile(folder, "oracles", name);
        if (!text)
            return tl::unexpected(text.error());
        if (*text)
            if (auto done = validateScheduleFamily(**text, name, report); !done)
                return done;
    }
    return {};
}

Result<void> addBubbleRates(const std::string& folder, ValidationReport& report)
{
    std::array<std::optional<CsvTable>, 4> tables;
    constexpr std::array kNames {"table9_profiled_times_ms.csv", "table3_models.csv",
        "table5_bubble_rates.csv", "table10_postvalidation.csv"};
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        auto table = optionalTable(folder, "zerobubble", kNames[i]);
        if (!table)
            return tl::unexpected(table.error());
        tables[i] = std::move(*table);
    }
    const auto& [times, models, rates, starts] = tables;
    for (std::size_t i = 2; i < kNames.size(); ++i)
        if (tables[i] && !(times && models)) {
            ValidationTable table {kNames[i], "none"};
            table.skip("all rows", fmt::format("{} and {} are needed with it", kNames[0], kNames[1]));
            report.tables.push_back(std::move(table));
        }
    if (rates && times && models)
        validateBubbleRates(*rates, *times, *models, report);
    if (starts && times && models)
        validatePostValidation(*starts, *times, *models, report);
    return {};
}

} // namespace

Result<ValidationReport> validateSchedules(const std::string& folder)
{
    ValidationReport report;
    if (auto done = addFamilies(folder, report); !done)
        return tl::unexpected(done.error());
    const auto shapes = optionalTable(folder, ".", "vshape_unit_times.csv");
    if (!shapes)
        return tl::unexpected(shapes.error());
    if (*shapes)
        validateVShapes(**shapes, "vshape_unit_times.csv", report);
    if (auto done = addBubbleRates(folder, report); !done)
        return tl::unexpected(done.error());
    constexpr const char* kRuns = "artifact_measured_stage_times_8xA100.csv";
    const auto runs = optionalTable(folder, "vocab", kRuns);
    if (!runs)
        return tl::unexpected(runs.error());
    if (*runs)
        validateVocabularyRuns(**runs, kRuns, report);
    for (const char* name : {"table5_1f1b.csv", "table6_vhalf.csv"}) {
        const auto table = optionalTable(folder, "vocab", name);
        if (!table)
            return tl::unexpected(table.error());
        if (*table)
            validateVocabularyTable(**table, name, report);
    }
    if (report.tables.empty())
        return fail(ErrorCode::FileNotFound, "The folder holds no known file of schedules",
            Place {folder, 0, 0, {}}, "A known name is, for example, oracles/1f1b.json");
    for (const UnusedFile& file : kUnused) {
        const auto text = optionalFile(folder, file.subfolder, file.name);
        if (!text || !*text)
            continue;
        ValidationTable table {file.name, "none"};
        table.skip("all rows", file.reason);
        report.tables.push_back(std::move(table));
    }
    return report;
}

} // namespace rankloom
