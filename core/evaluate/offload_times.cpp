// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/offload_times.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/cluster/host.h"
#include "core/memory/offload.h"
#include "core/memory/stage_account.h"
#include "core/timing/layer_time.h"

namespace rankloom {

namespace {

/// Cuts the forward pass of a virtual stage into modules: its decoder layers, and the output layer, which
/// saves nothing but keeps the layers in front of it from being the last.
class Modules {
public:
    explicit Modules(const LaidOut& laid)
        : m_model(laid.project.model)
        , m_partitioned(vocabularyParallel(laid.plan.stages.vocabulary))
        , m_accountant(laid.project, laid.plan)
        , m_timer(laid.project, laid.plan, laid.layout)
    {
    }

    /// The modules together run as long as the pass, its exposed collectives included.
    [[nodiscard]] std::vector<OffloadModule> of(const StageLayers& stage, Seconds forward) const
    {
        std::vector<OffloadModule> modules;
        Seconds sum;
        for (int i = 0; i < stage.layerCount; ++i) {
            const int layer = stage.firstLayer + i;
            const double saved = m_accountant.savedPerLayer(stage, layerKind(m_model, layer));
            modules.push_back({Bytes(saved), m_timer.layer(layer, 1).total().forward});
            sum += modules.back().forward;
        }
        if (stage.head && !m_partitioned) {
            modules.push_back({Bytes(0), m_timer.head(1).forward});
            sum += modules.back().forward;
        }
        for (OffloadModule& module : modules)
            module.forward *= sum.value() > 0 ? forward / sum : 0;
        return modules;
    }

private:
    const ModelSpec& m_model;
    bool m_partitioned;
    Accountant m_accountant;
    LayerTimer m_timer;
};

Bytes savedBy(const std::vector<OffloadModule>& modules, std::size_t count)
{
    Bytes sum;
    for (std::size_t i = 0; i < count; ++i)
        sum += modules[i].saved;
    return sum;
}

/// Of what a stage's microbatches save, the share that is elsewhere.
double shareAway(const StageMemory& stage)
{
    const Bytes all = stage.activations + stage.offloaded;
    return all.value() > 0 ? stage.offloaded / all : 0;
}

/// The device with the slowest link to its host: the others wait for it.
const DeviceSpec& slowestHostLink(const Cluster& cluster)
{
    std::size_t slowest = 0;
    for (std::size_t kind = 1; kind < cluster.kinds(); ++kind)
        if (cluster.deviceOfKind(kind).hostLink < cluster.deviceOfKind(slowest).hostLink)
            slowest = kind;
    return cluster.deviceOfKind(slowest);
}

} // namespace

OffloadReport applyOffload(const LaidOut& laid, const MemoryReport& memory, PassTimes& times)
{
    OffloadReport report;
    const Project& project = laid.project;
    const Offload& offload = laid.plan.memory.offload;
    report.target = offload.target;
    if (offload.target == OffloadTarget::None)
        return report;
    const DeviceSpec& device = slowestHostLink(project.cluster);
    const OffloadLink alone = offloadLink(device, drivesOf(project.cluster), offload.target);
    const int sharers = hostOf(project.cluster).devicesPerLink;
    report.available = sharedLink(alone, device.hostLink, {}, {sharers, {}, {}}).binding();
    report.stallFreeFraction = 1;
    const Modules cut(laid);
    const std::vector<StageLayers>& split = laid.stages();
    std::vector<Bytes> written(memory.stages.size());
    for (std::size_t s = 0; s < split.size(); ++s) {
        const auto rank = static_cast<std::size_t>(split[s].rank);
        const double away = shareAway(memory.stages[rank]);
        const std::vector<OffloadModule> modules = cut.of(split[s], times.stages[s].forward);
        const Bytes all = savedBy(modules, modules.size());
        if (!(away > 0) || all.value() <= 0)
            continue;
        StageTimes& stage = times.stages[s];
        const Bytes leaving = all * away;
        const LinkSharing beside {sharers, {stage.hostLinkForward, stage.forward},
            {stage.hostLinkBackward, stage.backwardInput + stage.backwardWeight}};
        const OffloadLink link = sharedLink(alone, device.hostLink, leaving, beside);
        const OffloadNeed need = offloadNeed(modules, leaving, link.binding());
        // Less is offloaded at no higher rate: what surely is left.
        const BytesPerSecond left = sharedLink(alone, device.hostLink, {}, beside).binding();
        const double free = savedBy(modules, offloadableModules(modules, left)) / all;
        report.stallFreeFraction = std::min(report.stallFreeFraction, offload.fraction * free / away);
        // The stage whose need is least met.
        if (need.required / link.binding() > report.required / report.available) {
            report.required = need.required;
            report.available = link.binding();
            report.stage = split[s].rank;
        }
        stage.offload = {leaving / link.write, leaving / link.read, need.stall};
        // The copies read and write the device's memory while the passes do.
        const Seconds copies = leaving / device.memoryBandwidth;
        stage.forward += copies;
        stage.backwardInput += copies;
        written[rank] += leaving * static_cast<double>(laid.microbatches);
    }
    report.writtenPerStep = *std::ranges::max_element(written);
    for (const StageMemory& stage : memory.stages)
        report.awayAtPeak = std::max(report.awayAtPeak, stage.offloaded);
    return report;
}

Diagnostics offloadDiagnostics(const Plan& plan, const OffloadReport& report)
{
    if (report.target == OffloadTarget::None || report.required <= report.available)
        return {};
    Diagnostic d;
    d.code = "offload-stalls";
    d.where.pointer = "/memory/offload/fraction";
    d.message =
        Phrase::of("Offloading {:.0f} % of the activations of stage {} needs {}, and the way out has {}: "
                   "backward passes wait.",
            plan.memory.offload.fraction * 100, report.stage, report.required, report.available);
    d.arguments = {shortestText(plan.memory.offload.fraction), std::to_string(report.stage),
        humanRate(report.required.value()), humanRate(report.available.value())};
    // Rounded down: a hundredth more would stall.
    const double fraction = std::floor(report.stallFreeFraction * 100) / 100;
    if (fraction > 0)
        d.suggestions.push_back({"/memory/offload/fraction", shortestText(fraction),
            Phrase::of("Offload {:.0f} %, which nobody waits for", fraction * 100)});
    else
        d.suggestions.push_back(
            {"/memory/offload/target", "\"none\"", Phrase::of("Do not offload activations")});
    return {d};
}

} // namespace rankloom
