// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/host_advice.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/evaluate/memory_advice.h"
#include "core/plan/check.h"

namespace rankloom {

namespace {

struct Change {
    Suggestion suggestion;
    Plan plan;
    Seconds step {};
    bool fits = false; ///< on the devices, too
};

/// A share rounded down to whole percent, so that it fits for sure.
double wholePercent(double share) { return std::floor(share * 100) / 100; }

std::vector<Change> changesOf(const Plan& plan, const HostMemory& host)
{
    std::vector<Change> out;
    const auto add = [&](const char* pointer, std::string value, Phrase label, auto change) {
        Change one {{pointer, std::move(value), std::move(label)}, plan};
        change(one.plan);
        out.push_back(std::move(one));
    };
    const Offload& offload = plan.memory.offload;
    const double part = host.capacity / host.needed;
    if (offload.target != OffloadTarget::None) {
        if (const double fraction = wholePercent(offload.fraction * part); fraction > 0)
            add("/memory/offload/fraction", shortestText(fraction),
                Phrase::of("Offload {:.0f} % of the activations", fraction * 100),
                [fraction](Plan& p) { p.memory.offload.fraction = fraction; });
        add("/memory/offload/target", "\"none\"", Phrase::of("Do not offload activations"),
            [](Plan& p) { p.memory.offload.target = OffloadTarget::None; });
        add("/memory/recompute", R"({"mode":"full-uniform","layers":1})", Phrase::of("Recompute every layer"),
            [](Plan& p) {
                p.memory.recompute = {RecomputeMode::FullUniform, {}, 1};
            });
    }
    if (offload.optimizerFraction > 0) {
        if (const double fraction = wholePercent(offload.optimizerFraction * part); fraction > 0)
            add("/memory/offload/optimizerFraction", shortestText(fraction),
                Phrase::of("Keep {:.0f} % of the optimizer state in host memory", fraction * 100),
                [fraction](Plan& p) { p.memory.offload.optimizerFraction = fraction; });
        add("/memory/offload/optimizerFraction", "0", Phrase::of("Keep the optimizer state on the devices"),
            [](Plan& p) { p.memory.offload.optimizerFraction = 0; });
        add("/memory/sharding/optimizer", "\"dp\"",
            Phrase::of("Shard the optimizer state over data-parallel ranks"), [](Plan& p) {
                p.memory.sharding.optimizer = {ShardExtent::Kind::DataParallel, 1};
            });
    }
    std::erase_if(out, [&plan](const Change& change) { return change.plan == plan; });
    return out;
}

} // namespace

Diagnostic hostDoesNotFit(const Project& project, const HostMemory& host)
{
    Diagnostic d;
    d.code = "host-memory-does-not-fit";
    d.where.pointer = "/memory/offload";
    d.message = Phrase::of("What is offloaded needs {} of host memory on node {}, which has {}: {} too much.",
        host.needed, project.cluster->nodeName(host.node), host.capacity, host.needed - host.capacity);
    d.arguments = {project.cluster->nodeName(host.node), humanBytes(host.needed.value()),
        humanBytes(host.capacity.value()), humanBytes((host.needed - host.capacity).value())};
    return d;
}

Result<Diagnostics> hostAdvice(const Project& project, const Plan& plan, const Evaluation& evaluation,
    const EvaluateFunction& evaluate, const std::stop_token& stop)
{
    const HostMemory& host = evaluation.memory.host;
    if (host.fits())
        return Diagnostics {};
    Diagnostic d = hostDoesNotFit(project, host);
    std::vector<Change> changes = changesOf(plan, host);
    for (Change& change : changes) {
        if (brokenRule(project, change.plan))
            continue;
        const Result<Evaluation> then = evaluate(project, change.plan, stop);
        if (!then)
            return tl::unexpected<Error>(then.error());
        if (!then->valid || !then->memory.host.fits())
            continue;
        const MemoryReport& memory = then->memory;
        const Bytes peak = memory.stages[static_cast<std::size_t>(memory.peakStage)].device;
        change.step = then->time.step;
        change.fits = memory.fits;
        change.suggestion.effect = SuggestionEffect {peak, change.step};
        change.suggestion.label += memory.fits
            ? Phrase::of(" ({}, {})", peak, stepChange(evaluation.time.step, change.step))
            : Phrase::of(" ({}: does not fit on the devices)", peak);
    }
    std::erase_if(changes, [](const Change& change) { return !change.suggestion.effect; });
    std::ranges::stable_sort(changes,
        [](const Change& a, const Change& b) { return a.fits != b.fits ? a.fits : a.step < b.step; });
    for (Change& change : changes)
        d.suggestions.push_back(std::move(change.suggestion));
    return Diagnostics {std::move(d)};
}

} // namespace rankloom
