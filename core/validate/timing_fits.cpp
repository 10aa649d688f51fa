// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/timing_fits.h"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace rankloom {

namespace {

/// Fewer runs cannot be parted and still outnumber the constants.
constexpr std::size_t kFewestForFit = 20;

std::string constantsText(const StepFit& c)
{
    std::string text = fmt::format(
        "{} constants on {} runs: compute {:.3f}, memory {:.3f}, attention {:.3f}, layer launch {:.0f} us, "
        "kernel gap {:.1f} us, device link x{:.2f}, network x{:.2f}",
        c.fitted, c.steps, c.constants.computeEfficiency, c.constants.memoryEfficiency,
        c.constants.attentionEfficiency, c.constants.layerLaunch.value() * 1e6,
        c.constants.kernelLaunch.value() * 1e6, c.constants.deviceLinkScale, c.constants.networkScale);
    if (!c.atBound.empty())
        text += fmt::format(", ended on a bound: {}", fmt::join(c.atBound, ", "));
    return text;
}

std::vector<MeasuredStep> stepsOf(const std::vector<const TimingRun*>& runs)
{
    std::vector<MeasuredStep> steps;
    steps.reserve(runs.size());
    for (const TimingRun* run : runs)
        steps.push_back(run->step);
    return steps;
}

/// Runs that are scored with one fit, and those it is made on.
struct Part {
    std::string name;
    std::vector<const TimingRun*> scored;
    std::vector<const TimingRun*> fitted;
};

/// Each publisher against the others, or two halves.
std::vector<Part> partsOf(const std::vector<const TimingRun*>& group)
{
    std::set<std::string> sources;
    std::vector<std::string> ids;
    for (const TimingRun* run : group) {
        sources.insert(run->source);
        ids.push_back(run->id);
    }
    std::vector<Part> parts;
    if (sources.size() > 1) {
        for (const std::string& source : sources) {
            Part part {"without " + source, {}, {}};
            for (const TimingRun* run : group)
                (run->source == source ? part.scored : part.fitted).push_back(run);
            parts.push_back(std::move(part));
        }
        return parts;
    }
    const std::vector<int> half = halvesOf(ids);
    for (const int scored : {0, 1}) {
        Part part;
        for (std::size_t i = 0; i < group.size(); ++i)
            (half[i] == scored ? part.scored : part.fitted).push_back(group[i]);
        parts.push_back(std::move(part));
    }
    return parts;
}

} // namespace

void compareRun(const TimingRun& run, const Project& project, ValidationTable& table)
{
    if (const Result<Seconds> time = estimateStep(project, run.step.plan))
        table.compare(run.id, run.step.measured.value(), time->value());
    else
        table.skip(run.id, time.error().message.english());
}

DeviceFits fitDevices(const std::vector<TimingRun>& runs)
{
    std::map<std::string, std::vector<MeasuredStep>> steps;
    for (const TimingRun& run : runs)
        steps[run.step.project.cluster->device.name].push_back(run.step);
    DeviceFits fits;
    for (const auto& [device, measured] : steps)
        if (const auto fit = calibrate(measured))
            fits.emplace(device, *fit);
    return fits;
}

ValidationTable withFits(const char* file, const TimingRuns& runs, const DeviceFits& fits)
{
    ValidationTable table {file, "stepSeconds, constants fitted on the other folder"};
    std::set<std::string> used;
    for (const TimingRun& run : runs.runs) {
        const std::string& device = run.step.project.cluster->device.name;
        const auto fit = fits.find(device);
        if (!run.healthy)
            table.skip(run.id, "below half of the best throughput of its cell: a fault, only ranked");
        else if (fit == fits.end())
            table.skip(run.id, "the other folder has no run of " + device);
        else {
            compareRun(run, withConstants(run.step.project, fit->second.constants), table);
            if (used.insert(device).second)
                table.note += (table.note.empty() ? "" : "; ") + device + ": " + constantsText(fit->second);
        }
    }
    return table;
}

std::optional<ValidationTable> outOfSample(const char* file, const TimingRuns& runs)
{
    std::map<std::string, std::vector<const TimingRun*>> groups;
    bool joined = false;
    for (const TimingRun& run : runs.runs)
        if (run.healthy) {
            groups[run.step.project.cluster->device.name].push_back(&run);
            joined = joined || !run.source.empty();
        }
    ValidationTable table {file,
        joined ? "stepSeconds, constants fitted on the other sources"
               : "stepSeconds, constants fitted on the other half"};
    for (const auto& [device, group] : groups) {
        if (group.size() < kFewestForFit) {
            for (const TimingRun* run : group)
                table.skip(run->id, "too few runs of " + device + " to fit on a part of them");
            continue;
        }
        for (const Part& part : partsOf(group)) {
            const auto fit = calibrate(stepsOf(part.fitted));
            if (!fit) {
                for (const TimingRun* run : part.scored)
                    table.skip(run->id, fit.error().message.english());
                continue;
            }
            table.note += fmt::format("{}{}{}{}: {}", table.note.empty() ? "" : "; ", device,
                part.name.empty() ? "" : " ", part.name, constantsText(*fit));
            for (const TimingRun* run : part.scored)
                compareRun(*run, withConstants(run->step.project, fit->constants), table);
        }
    }
    if (table.rows.empty())
        return {};
    return table;
}

} // namespace rankloom
