// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `validate timing FOLDER`: every file of a known name is compared, in the columns its function reads
// (timing_megatron.cpp, timing_frameworks.cpp,
// timing_amp.cpp, timing_published.cpp), and cases.json (measured_cases.h), of which nothing is ever fitted.
// Files with enough runs are compared twice: with the constants shipped for the device, and with constants
// fitted on the other half of the file (halves by a hash of the configuration, both ways), so that no row is
// estimated with constants that have seen it.
#include <algorithm>
#include <array>
#include <filesystem>
#include <iterator>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "core/base/statistics.h"
#include "core/base/text.h"
#include "core/base/whole_file.h"
#include "core/memory/memory.h"
#include "core/plan/check.h"
#include "core/search/simplicity.h"
#include "core/validate/left_out.h"
#include "core/validate/measured_cases.h"
#include "core/validate/other_files.h"
#include "core/validate/row_finder.h"
#include "core/validate/timing_case.h"
#include "core/validate/timing_fits.h"
#include "core/validate/timing_kernels.h"
#include "core/validate/validation.h"

namespace rankloom {

namespace {

struct TimingFile {
    const char* name;
    const TimingReader& reader;
};
const std::array kFiles {
    TimingFile {"vtrain_multi.csv", kVtrainReader},
    TimingFile {"vtrain_single.csv", kVtrainReader},
    TimingFile {"korthikanti_tab5.csv", kKorthikantiReader},
    TimingFile {"bloom_a100.csv", kBloomReader},
    TimingFile {"simumax_b200.csv", kSimumaxReader},
    TimingFile {"nanotron_h100.csv", kNanotronReader},
    TimingFile {"llm_foundry_fsdp.csv", kFoundryReader},
    TimingFile {"megatron_bridge.csv", kBridgeReader},
    TimingFile {"amp_homogeneous.csv", kAmpReader},
    TimingFile {"amp_het_cluster.csv", kAmpReader},
    TimingFile {"amp_het_model.csv", kAmpReader},
    TimingFile {"dense_large.csv", kPublishedReader},
    TimingFile {"moe_training.csv", kPublishedReader},
};
/// Files known to hold no step that a plan could state.
constexpr std::array kOthers {
    OtherFile {"allreduce_a100.csv", "times of a collective, not of steps: import it as a measured curve"},
    OtherFile {"allreduce_v100.csv", "times of a collective, not of steps: import it as a measured curve"},
    OtherFile {"amp_layer_forward_times.csv", "times of single layers, input of the amp files"},
    OtherFile {"moe_layer_forward.csv", "times of inference kernels, not of steps"},
};
constexpr std::size_t kFewestRanked = 6;
constexpr std::size_t kFirst = 5;

/// Moves runs whose plans are illegal to the skipped ones, with the reason of the check.
void dropIllegal(TimingRuns& runs)
{
    std::vector<TimingRun> legal;
    for (TimingRun& run : runs.runs) {
        const Diagnostics diagnostics = check(run.step.project, run.step.plan);
        const auto error = std::find_if(diagnostics.begin(), diagnostics.end(),
            [](const Diagnostic& d) { return d.severity == Severity::Error; });
        if (error != diagnostics.end())
            runs.skip(std::move(run.id), error->message.english());
        else if (run.step.measured <= Seconds(0))
            runs.skip(std::move(run.id), "no time was measured");
        else
            legal.push_back(std::move(run));
    }
    runs.runs = std::move(legal);
}

/// Times with the shipped constants.
ValidationTable withPresets(const char* file, const TimingRuns& runs)
{
    ValidationTable table {file, "stepSeconds"};
    table.skipped = runs.skipped;
    table.note = runs.note;
    for (const TimingRun& run : runs.runs) {
        if (run.healthy)
            compareRun(run, run.step.project, table);
        else
            table.skip(run.id, "below half of the best throughput of its cell: a fault, only ranked");
    }
    return table;
}

/// What the time of runs of one publisher on one device is estimated as: whether the order is right where all
/// else is equal.
void compareGroups(const char* file, const TimingRuns& runs, ValidationReport& report)
{
    std::map<std::string, ValidationTable> groups;
    for (const TimingRun& run : runs.runs) {
        if (run.source.empty() || !run.healthy)
            continue;
        const std::string name =
            fmt::format("stepSeconds of {} on {}", run.source, run.step.project.cluster->device.name);
        ValidationTable& table = groups.try_emplace(name, ValidationTable {file, name}).first->second;
        compareRun(run, run.step.project, table);
    }
    for (auto& [name, table] : groups)
        if (table.rows.size() >= kFewestRanked)
            report.tables.push_back(std::move(table));
}

/// Constants to rank runs with, by cell: fitted on the healthy runs of the other half of the cells. Where all
/// runs are of one cell, by run: fitted on the other half of them. Those shipped where there are too few.
class RankingConstants {
public:
    explicit RankingConstants(const TimingRuns& runs)
    {
        std::vector<std::string> cells;
        for (const TimingRun& run : runs.runs)
            if (!run.cell.empty() && std::ranges::find(cells, run.cell) == cells.end())
                cells.push_back(run.cell);
        m_byRun = cells.size() == 1;
        std::vector<std::string> keys;
        for (const auto* list : {&runs.runs, &runs.failed})
            for (const TimingRun& run : *list)
                if (std::ranges::find(cells, run.cell) != cells.end()
                    && std::ranges::find(keys, keyOf(run)) == keys.end())
                    keys.push_back(keyOf(run));
        if (keys.empty())
            return;
        const std::vector<int> halves = halvesOf(keys);
        for (const int ranked : {0, 1}) {
            std::vector<MeasuredStep> steps;
            for (const TimingRun& run : runs.runs)
                if (const auto at = std::ranges::find(keys, keyOf(run)); run.healthy && at != keys.end()
                    && halves[static_cast<std::size_t>(at - keys.begin())] != ranked)
                    steps.push_back(run.step);
            const auto fit = calibrate(steps);
            for (std::size_t i = 0; i < keys.size(); ++i)
                if (halves[i] == ranked)
                    m_constants.emplace(
                        keys[i], fit ? fit->constants : constantsOf(runs.runs.front().step.project));
        }
    }

    /// Nothing for runs that are not ranked.
    [[nodiscard]] const DeviceConstants* of(const TimingRun& run) const
    {
        const auto found = m_constants.find(keyOf(run));
        return found == m_constants.end() ? nullptr : &found->second;
    }

private:
    [[nodiscard]] const std::string& keyOf(const TimingRun& run) const { return m_byRun ? run.id : run.cell; }

    bool m_byRun = false;
    std::map<std::string, DeviceConstants> m_constants;
};

struct RankedRun {
    double measured = 0; ///< 0 = the run did not finish
    double estimated = 0;
    Bytes peak {}; ///< by our estimate
    bool fits = false; ///< at the high end of our band, too: what a search ranks
    Simplicity simplicity; ///< what a search puts first among those that are as fast
};

RankedRun ranked(const TimingRun& run, const DeviceConstants& constants)
{
    const Project project = withConstants(run.step.project, constants);
    const auto time = estimateStep(project, run.step.plan);
    Plan atWorst = run.step.plan;
    atWorst.memory.heldCollectiveInputs = run.mostHeldInputs;
    const MemoryReport memory = estimateMemory(project, atWorst);
    return {run.step.measured.value(), time ? time->value() : 0,
        memory.stages[static_cast<std::size_t>(memory.peakStage)].device, memory.fitsAtWorst,
        simplicity(run.step.plan)};
}

/// What a search would put first of runs that ascend by estimated time: of those that fit the simplest that
/// is as fast as the fastest. Null where nothing fits.
const RankedRun* adviceOf(const std::vector<RankedRun>& ascending)
{
    const RankedRun* advice = nullptr;
    double fastest = 0;
    for (const RankedRun& run : ascending) {
        if (!run.fits)
            continue;
        if (advice == nullptr)
            fastest = run.estimated;
        else if (run.estimated > fastest * (1 + kEqualStep))
            break;
        if (advice == nullptr || run.simplicity < advice->simplicity)
            advice = &run;
    }
    return advice;
}

bool legal(const TimingRun& run) { return !brokenRule(run.step.project, run.step.plan); }

/// Runs of every cell by estimated time, failed ones included; of repeats of a configuration the fastest, the
/// slower ones suffered.
std::map<std::string, std::vector<RankedRun>> orderOfCells(const TimingRuns& runs)
{
    const RankingConstants constants(runs);
    std::map<std::string, std::map<std::string, RankedRun>> cells;
    for (const TimingRun& run : runs.runs) {
        const DeviceConstants* known = constants.of(run);
        if (known == nullptr)
            continue;
        const auto [at, fresh] = cells[run.cell].try_emplace(run.id);
        if (!fresh) {
            at->second.measured = std::min(at->second.measured, run.step.measured.value());
            continue;
        }
        at->second = ranked(run, *known);
    }
    // A configuration that failed once and finished once can be run.
    for (const TimingRun& run : runs.failed)
        if (const DeviceConstants* known = constants.of(run); known != nullptr && legal(run))
            if (const auto [at, fresh] = cells[run.cell].try_emplace(run.id); fresh)
                at->second = ranked(run, *known);
    std::map<std::string, std::vector<RankedRun>> out;
    for (const auto& [cell, layouts] : cells) {
        std::vector<RankedRun>& order = out[cell];
        for (const auto& [id, entry] : layouts)
            if (entry.estimated > 0)
                order.push_back(entry);
        std::stable_sort(order.begin(), order.end(),
            [](const RankedRun& a, const RankedRun& b) { return a.estimated < b.estimated; });
    }
    return out;
}

/// In percent: a run that loses more than this against the best of its cell suffered from a fault.
constexpr double kFaulty = 100;
/// A measured difference below this is none.
constexpr double kSame = 1.001;

/// How often the fastest is found, and what is lost, over the rows of a table.
std::string lossText(const ValidationTable& table)
{
    std::vector<double> losses;
    double sum = 0;
    double soundSum = 0;
    std::size_t sound = 0;
    std::size_t found = 0;
    for (const ValidationRow& row : table.rows) {
        losses.push_back(100 * (row.estimated / row.measured - 1));
        sum += losses.back();
        if (losses.back() <= kFaulty) {
            soundSum += losses.back();
            ++sound;
        }
        found += row.estimated <= row.measured * kSame ? 1 : 0;
    }
    if (losses.empty())
        return {};
    return fmt::format(
        "the fastest in {} of {} cells; costs {:.2f} % at the median, {:.2f} % on average, {:.2f} "
        "% over the {} cells whose choice reached half of the best throughput",
        found, losses.size(), quantile(losses, 0.5), sum / static_cast<double>(losses.size()),
        sound > 0 ? soundSum / static_cast<double>(sound) : 0.0, sound);
}

/// What following our order costs: the fastest run of a cell against our first choice, against the best of
/// our first five, and against what a search would recommend: of all tried layouts, failed ones among them,
/// the first that surely fits by our estimate, or a simpler one that is as fast (kEqualStep). An error of 0 %
/// means that the fastest is among them.
void rank(const char* file, const TimingRuns& runs, ValidationReport& report)
{
    const auto cells = orderOfCells(runs);
    if (cells.empty())
        return;
    ValidationTable first {file, "stepSeconds of the fastest layout, and of the one we put first"};
    ValidationTable five {
        file, fmt::format("stepSeconds of the fastest layout, and of the best of our first {}", kFirst)};
    ValidationTable advised {
        file, "stepSeconds of the fastest layout, and of the first that fits by our estimate"};
    std::size_t failed = 0;
    for (const auto& [cell, all] : cells) {
        std::vector<RankedRun> order;
        std::copy_if(all.begin(), all.end(), std::back_inserter(order),
            [](const RankedRun& run) { return run.measured > 0; });
        if (order.size() < kFewestRanked) {
            first.skip(cell, "fewer than six finished layouts");
            continue;
        }
        const auto faster = [](const RankedRun& a, const RankedRun& b) { return a.measured < b.measured; };
        const double best = std::min_element(order.begin(), order.end(), faster)->measured;
        const auto end = order.begin() + static_cast<std::ptrdiff_t>(std::min(kFirst, order.size()));
        first.compare(cell, best, order.front().measured);
        five.compare(cell, best, std::min_element(order.begin(), end, faster)->measured);
        const RankedRun* choice = adviceOf(all);
        if (choice == nullptr) {
            advised.skip(cell, "nothing fits by our estimate");
        } else if (choice->measured <= 0) {
            advised.skip(cell,
                fmt::format("did not run: the layout that we would advise, with {} by our estimate",
                    humanBytes(choice->peak.value())));
            ++failed;
        } else {
            advised.compare(cell, best, choice->measured);
        }
    }
    first.note = lossText(first);
    five.note = lossText(five);
    advised.note = fmt::format("{}; did not run in {} cells", lossText(advised), failed);
    for (ValidationTable* table : {&first, &five, &advised})
        report.tables.push_back(std::move(*table));
}

} // namespace

namespace {

/// A table of the folder, and the one that it is read with.
struct OpenTable {
    CsvTable csv;
    std::optional<CsvTable> beside;

    [[nodiscard]] TimingRows rows() const { return {csv, beside ? &*beside : nullptr}; }
};

/// Nothing where there is no such file.
Result<std::optional<CsvTable>> openTable(const std::string& folder, const char* name)
{
    const auto text = readWholeFile(folder + "/" + name, kMostTableBytes);
    if (!text && text.error().code == ErrorCode::FileNotFound)
        return std::optional<CsvTable> {};
    if (!text)
        return tl::unexpected<Error>(text.error());
    auto csv = CsvTable::parse(*text, name);
    if (!csv)
        return tl::unexpected<Error>(std::move(csv.error()));
    return std::optional(std::move(*csv));
}

/// Nothing where the file is not there.
Result<std::optional<OpenTable>> openFile(const std::string& folder, const TimingFile& file)
{
    auto csv = openTable(folder, file.name);
    if (!csv)
        return tl::unexpected<Error>(std::move(csv.error()));
    if (!*csv)
        return std::optional<OpenTable> {};
    OpenTable out {std::move(**csv), {}};
    if (file.reader.beside != nullptr) {
        auto beside = openTable(folder, file.reader.beside);
        if (!beside)
            return tl::unexpected<Error>(std::move(beside.error()));
        out.beside = std::move(*beside);
    }
    return std::optional(std::move(out));
}

/// Legal runs of a file of the folder; nothing where it is not there.
Result<std::optional<TimingRuns>> legalRuns(const std::string& folder, const TimingFile& file)
{
    const auto table = openFile(folder, file);
    if (!table)
        return tl::unexpected<Error>(table.error());
    if (!*table)
        return std::optional<TimingRuns> {};
    TimingRuns runs = readRuns(file.reader, (*table)->rows());
    dropIllegal(runs);
    return std::optional(std::move(runs));
}

/// The cases of a folder; nothing where it has none.
Result<std::optional<TimingRuns>> readCases(const std::string& folder)
{
    const auto text = readWholeFile(folder + "/" + kCasesName, kMostTableBytes);
    if (!text && text.error().code == ErrorCode::FileNotFound)
        return std::optional<TimingRuns> {};
    if (!text)
        return tl::unexpected<Error>(text.error());
    Result<MeasuredCases> cases = readMeasuredCases(*text);
    if (!cases)
        return tl::unexpected<Error>(std::move(cases.error()));
    TimingRuns runs = stepsOfCases(std::move(*cases));
    dropIllegal(runs);
    return std::optional(std::move(runs));
}

tl::unexpected<Error> noKnownFile(const std::string& folder)
{
    return fail(ErrorCode::FileNotFound, "The folder holds no known file of measurements",
        Place {folder, 0, 0, {}}, "A known name is, for example, vtrain_multi.csv");
}

} // namespace

Result<FolderRuns> timingRunsOf(const std::string& folder)
{
    FolderRuns out;
    bool any = false;
    for (const TimingFile& file : kFiles) {
        auto runs = legalRuns(folder, file);
        if (!runs)
            return tl::unexpected<Error>(std::move(runs.error()));
        any = any || *runs;
        if (*runs)
            for (TimingRun& run : (*runs)->runs) {
                if (!run.healthy)
                    continue;
                if (run.source.empty())
                    run.source = sourceOfFile(file.name);
                out.fitted.push_back(std::move(run));
            }
    }
    auto cases = readCases(folder);
    if (!cases)
        return tl::unexpected<Error>(std::move(cases.error()));
    any = any || *cases;
    if (*cases)
        out.cases = std::move((*cases)->runs);
    if (!any)
        return noKnownFile(folder);
    return out;
}

namespace {

/// A folder, or one file of one.
struct MeasuredPlace {
    std::string folder;
    std::optional<std::string> only;

    [[nodiscard]] bool takes(std::string_view name) const { return !only || *only == name; }
};

MeasuredPlace placeOf(const std::string& place)
{
    const std::filesystem::path path(place);
    if (!std::filesystem::is_regular_file(path))
        return {place, {}};
    return {path.has_parent_path() ? path.parent_path().string() : ".", path.filename().string()};
}

} // namespace

Result<ValidationReport> validateTiming(const std::string& place, const std::string& calibrateOn)
{
    const MeasuredPlace where = placeOf(place);
    ValidationReport report;
    std::optional<DeviceFits> fits;
    if (!calibrateOn.empty()) {
        const auto runs = timingRunsOf(calibrateOn);
        if (!runs)
            return tl::unexpected<Error>(runs.error());
        fits = fitDevices(runs->fitted);
    }
    bool any = false;
    for (const TimingFile& file : kFiles) {
        if (!where.takes(file.name))
            continue;
        auto read = legalRuns(where.folder, file);
        if (!read)
            return tl::unexpected<Error>(std::move(read.error()));
        if (!*read)
            continue;
        any = true;
        const TimingRuns& runs = **read;
        for (const TimingRun& run : runs.runs)
            report.cases.push_back({file.name, run.id, run.step.project, run.step.plan});
        report.tables.push_back(withPresets(file.name, runs));
        if (fits) {
            report.tables.push_back(withFits(file.name, runs, *fits));
            continue;
        }
        compareGroups(file.name, runs, report);
        if (auto table = outOfSample(file.name, runs))
            report.tables.push_back(std::move(*table));
        rank(file.name, runs, report);
    }
    if (where.takes(kCasesName)) {
        const auto cases = readCases(where.folder);
        if (!cases)
            return tl::unexpected<Error>(cases.error());
        any = any || *cases;
        if (*cases) {
            report.tables.push_back(withPresets(kCasesName, **cases));
            for (const TimingRun& run : (*cases)->runs)
                report.cases.push_back({kCasesName, run.id, run.step.project, run.step.plan, run.source});
        }
    }
    if (where.takes(kKernelTableName)) {
        const Result<bool> kernels = compareKernels(where.folder, report);
        if (!kernels)
            return tl::unexpected<Error>(kernels.error());
        any = any || *kernels;
    }
    if (!where.only)
        noteOtherFiles(
            where.folder, kOthers,
            [](std::string_view name) {
                return name == kKernelTableName || name == kCasesName
                    || std::ranges::find(kFiles, name, &TimingFile::name) != kFiles.end();
            },
            report);
    if (!any)
        return noKnownFile(place);
    return report;
}

Result<ValidationCase> timingCase(const std::string& place, const std::string& row)
{
    const MeasuredPlace where = placeOf(place);
    RowFinder finder(row);
    bool any = false;
    for (const TimingFile& file : kFiles) {
        if (!where.takes(file.name))
            continue;
        const auto table = openFile(where.folder, file);
        if (!table)
            return tl::unexpected<Error>(table.error());
        any = any || *table;
        if (!*table)
            continue;
        for (std::size_t r = 0; r < (*table)->csv.rows(); ++r)
            finder.offer(file.name, file.reader.idOf((*table)->csv, r), r);
    }
    if (!any)
        return noKnownFile(place);

    return finder.first([&where](const NamedRow& named) -> Result<ValidationCase> {
        const auto* const file = std::ranges::find(kFiles, named.file, &TimingFile::name);
        const auto table = openFile(where.folder, *file);
        if (!table)
            return tl::unexpected<Error>(table.error());
        Result<TimingRun> run = readRun(file->reader, (*table)->rows(), named.row);
        if (!run)
            return tl::unexpected<Error>(std::move(run.error()));
        return ValidationCase {named.file, named.id, std::move(run->step.project), std::move(run->step.plan)};
    });
}

} // namespace rankloom
