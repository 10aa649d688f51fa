// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What estimates of runs are worth that nobody has fitted: the residuals that the program's ranges stand on.
#include "core/validate/left_out.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

#include "core/base/statistics.h"
#include "core/base/text.h"
#include "core/memory/memory.h"
#include "core/validate/measured_cases.h"
#include "core/validate/memory_case.h"
#include "core/validate/validation.h"

namespace rankloom {

std::string familyOfModels(const ModelSpec& model, const std::string& source)
{
    std::string family;
    for (const char c : lowerCase(model.name)) {
        if (c < 'a' || c > 'z')
            break;
        family += c;
    }
    return family.empty() ? source : family;
}

std::string sourceOfFile(std::string_view file)
{
    return std::string(file.substr(0, file.find_first_of("_.")));
}

namespace {

/// Fewer runs cannot set the constants of a device.
constexpr std::size_t kFewestToLearnFrom = 20;
/// So many of a source and family: the others shall count, too.
constexpr std::size_t kMostToLearnFrom = 20;
/// Groups that growth is read off before it is believed of others.
constexpr std::size_t kFewestGroups = 3;

using GroupKey = std::pair<std::string, std::string>; ///< source, models
using Group = std::vector<const TimingRun*>;

/// Evenly spaced ones.
Group thinned(const Group& group)
{
    if (group.size() <= kMostToLearnFrom)
        return group;
    Group out;
    for (std::size_t i = 0; i < kMostToLearnFrom; ++i)
        out.push_back(group[i * group.size() / kMostToLearnFrom]);
    return out;
}

LeftOutRun leftOut(const TimingRun& run, std::string models, double residual)
{
    return {run.source, std::move(models), run.step.project, run.step.plan,
        runKind(run.step.project, run.step.plan), residual};
}

std::optional<double> residualOf(const TimingRun& run, const Project& project)
{
    const Result<Seconds> time = estimateStep(project, run.step.plan);
    if (!time || time->value() <= 0)
        return {};
    return std::log(run.step.measured.value() / time->value());
}

/// Residuals of the groups of one device.
class DeviceRuns {
public:
    explicit DeviceRuns(std::map<GroupKey, Group> groups) : m_groups(std::move(groups)) { }

    /// Constants of the others; nothing where they are too few.
    [[nodiscard]] std::optional<DeviceConstants> constantsWithout(const GroupKey& left) const
    {
        std::vector<MeasuredStep> steps;
        for (const auto& [key, group] : m_groups)
            if (key.first != left.first && key.second != left.second)
                for (const TimingRun* run : thinned(group))
                    steps.push_back(run->step);
        if (steps.size() < kFewestToLearnFrom)
            return {};
        const auto fit = calibrate(steps);
        return fit ? std::optional(fit->constants) : std::nullopt;
    }
    [[nodiscard]] const std::map<GroupKey, Group>& groups() const { return m_groups; }

private:
    std::map<GroupKey, Group> m_groups;
};

/// A run by shipped constants, and by those that had not seen it where there are any.
struct BothResiduals {
    const TimingRun* run = nullptr;
    std::string models;
    double shipped = 0;
    std::optional<double> unseen;
};

std::vector<BothResiduals> bothResiduals(const DeviceRuns& device)
{
    std::vector<BothResiduals> out;
    for (const auto& [key, group] : device.groups()) {
        const std::optional<DeviceConstants> constants = device.constantsWithout(key);
        for (const TimingRun* run : group) {
            const std::optional<double> shipped = residualOf(*run, run->step.project);
            if (!shipped)
                continue;
            BothResiduals& both = out.emplace_back();
            both = {run, key.second, *shipped, {}};
            if (constants)
                both.unseen = residualOf(*run, withConstants(run->step.project, *constants));
        }
    }
    return out;
}

/// By how much residuals grow when their source and models are left out, in the middle over sources and
/// models; at least 1.
double growthOf(const std::vector<BothResiduals>& all)
{
    std::map<GroupKey, std::pair<double, double>> sums;
    for (const BothResiduals& one : all)
        if (one.unseen) {
            auto& [shipped, unseen] = sums[{one.run->source, one.models}];
            shipped += std::abs(one.shipped);
            unseen += std::abs(*one.unseen);
        }
    std::vector<double> ratios;
    for (const auto& [key, sum] : sums)
        if (sum.first > 0)
            ratios.push_back(sum.second / sum.first);
    return ratios.size() < kFewestGroups ? 1 : std::max(1.0, median(std::move(ratios)));
}

} // namespace

std::vector<LeftOutRun> leftOutSteps(const FolderRuns& runs)
{
    std::map<std::string, std::map<GroupKey, Group>> devices;
    for (const TimingRun& run : runs.fitted)
        devices[run.step.project.cluster->device.name]
               [{run.source, familyOfModels(run.step.project.model, run.source)}]
                   .push_back(&run);

    std::vector<BothResiduals> all;
    for (auto& [name, groups] : devices) {
        std::vector<BothResiduals> more = bothResiduals(DeviceRuns(std::move(groups)));
        std::ranges::move(more, std::back_inserter(all));
    }
    const double growth = growthOf(all);

    std::vector<LeftOutRun> out;
    for (const BothResiduals& one : all)
        out.push_back(leftOut(*one.run, one.models, one.unseen.value_or(growth * one.shipped)));
    for (const TimingRun& run : runs.cases)
        if (const std::optional<double> residual = residualOf(run, run.step.project))
            out.push_back(leftOut(run, familyOfModels(run.step.project.model, run.source), *residual));
    return out;
}

Result<std::vector<LeftOutRun>> leftOutSteps(const std::vector<std::string>& folders)
{
    FolderRuns all;
    for (const std::string& folder : folders) {
        Result<FolderRuns> runs = timingRunsOf(folder);
        if (!runs)
            return tl::unexpected<Error>(std::move(runs.error()));
        std::ranges::move(runs->fitted, std::back_inserter(all.fitted));
        std::ranges::move(runs->cases, std::back_inserter(all.cases));
    }
    return leftOutSteps(all);
}

namespace {

/// A table of memory that tells how far an estimate is off that nothing was set by.
struct MemoryTable {
    std::string_view file;
    std::string_view quantity;
    /// The program that ran, where the file's plans leave it open because they state all that it does.
    std::optional<Framework> program {};
    /// Measured by the allocator: how much is reserved for it differs from run to run.
    bool allocated = false;
};
constexpr std::array kMemoryTables {
    MemoryTable {"simumax_b200_measured.csv", "reservedBytes", Framework::MegatronCore},
    MemoryTable {"megatron_golden_memory.csv", "allocatedBytes", Framework::MegatronCore, true},
    MemoryTable {"nanotron_h100.csv", "firstRankBytes"},
    MemoryTable {"bloom_a100.csv", "deviceBytes"},
    MemoryTable {kCasesName, "allocatedBytes", {}, true},
    MemoryTable {kCasesName, "allocatedBytesOfLastStage", {}, true},
    MemoryTable {kCasesName, "reservedBytes"},
    MemoryTable {kCasesName, "deviceBytes"},
};

/// What went out of memory needed more than there was, if only so much.
constexpr double kJustBeyond = 0.005;

/// The residual that a verdict tells: nothing where it is the expected one. `ran`: 1, or 0 where it went out
/// of memory.
std::optional<double> leastResidual(const Project& project, const Plan& plan, double ran)
{
    const MemoryReport report = estimateMemory(project, plan);
    const StageMemory* stage = report.fullest();
    if (stage == nullptr || stage->device.value() <= 0 || report.fits == (ran > 0))
        return {};
    return std::log(stage->capacity.value() / stage->device.value()) + (ran > 0 ? 0 : kJustBeyond);
}

void addMemory(const ValidationReport& report, std::vector<LeftOutRun>& out)
{
    std::map<std::pair<std::string, std::string>, const ValidationCase*> cases;
    for (const ValidationCase& one : report.cases)
        cases[{one.file, one.id}] = &one;
    const auto add = [&](const ValidationTable& table, const ValidationRow& row,
                         std::optional<Framework> program, double residual) {
        const ValidationCase& of = *cases.at({table.file, row.id});
        LeftOutRun& run = out.emplace_back();
        run.source = of.source.empty() ? sourceOfFile(table.file) : of.source;
        run.project = of.project;
        run.plan = of.plan;
        if (program)
            run.plan.execution.framework = *program;
        run.models = familyOfModels(run.project.model, run.source);
        run.kind = runKind(run.project, run.plan);
        run.residual = residual;
    };
    for (const ValidationTable& table : report.tables)
        for (const ValidationRow& row : table.rows) {
            const auto of = cases.find({table.file, row.id});
            if (of == cases.end())
                continue;
            if (table.file == kCasesName && table.quantity == "fits") {
                if (const auto least = leastResidual(of->second->project, of->second->plan, row.measured))
                    add(table, row, {}, *least);
                continue;
            }
            const auto* const known = std::ranges::find_if(kMemoryTables, [&](const MemoryTable& one) {
                return one.file == table.file && one.quantity == table.quantity;
            });
            if (known == kMemoryTables.end() || row.measured <= 0 || row.estimated <= 0)
                continue;
            const double residual = std::log(row.measured / row.estimated);
            if (!known->allocated) {
                add(table, row, known->program, residual);
                continue;
            }
            const Calibration& c = of->second->project.calibration;
            for (const double fragmentation : {c.fragmentationLow, c.fragmentationHigh})
                add(table, row, known->program, residual + std::log(fragmentation / c.fragmentation));
        }
}

} // namespace

Result<std::vector<LeftOutRun>> leftOutMemory(const std::vector<std::string>& folders)
{
    std::vector<LeftOutRun> out;
    for (const std::string& folder : folders) {
        const Result<ValidationReport> report = validateMemory(folder);
        if (!report)
            return tl::unexpected<Error>(report.error());
        addMemory(*report, out);
    }
    return out;
}

} // namespace rankloom
