// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/memory_case.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/cluster/device_presets.h"
#include "core/plan/check.h"
#include "core/validate/published_models.h"

namespace rankloom {

void MemoryCase::setLayout(const Layout& layout, std::string_view device)
{
    plan.layout = layout;
    if (layout.vpp > 1)
        plan.schedule.kind = ScheduleKind::Interleaved;
    const int devices = layout.tp * layout.cp * layout.pp * layout.dp;
    const int perNode = devices % 8 == 0 ? 8 : std::max(1, devices);
    const Result<DeviceSpec> spec = devicePreset(device);
    RANKLOOM_ASSERT(spec.has_value()); // readers name presets
    project.cluster = makeCluster(std::max(1, devices / perNode), perNode, *spec);
}

void MemoryCase::cutLayers(int layers) { rankloom::cutLayers(project.model.change(), layers); }

void MemoryCase::setBatch(int sequence, int microBatch, int microbatches)
{
    plan.workload.sequenceLength = sequence;
    plan.workload.microBatchSize = microBatch;
    plan.workload.globalBatchSize = microBatch * microbatches * std::max(1, plan.layout.dp);
}

void MemoryCase::setEndStages(int first, int last)
{
    const int pp = plan.layout.pp;
    if (pp < 2 || (first <= 0 && last <= 0))
        return;
    int left = project.model->layers;
    int middle = pp;
    std::vector<int> split(static_cast<std::size_t>(pp), 0);
    if (first > 0) {
        split.front() = first;
        left -= first;
        --middle;
    }
    if (last > 0) {
        split.back() = last;
        left -= last;
        --middle;
    }
    const int each = middle > 0 ? (left + middle - 1) / middle : 0;
    for (int s = first > 0 ? 1 : 0; s < pp - (last > 0 ? 1 : 0); ++s) {
        split[static_cast<std::size_t>(s)] = std::clamp(left, 0, each);
        left -= split[static_cast<std::size_t>(s)];
    }
    plan.stages.layersPerStage = std::move(split);
}

std::string refusalOf(const Project& project, const Plan& plan)
{
    const std::optional<BrokenRule> broken = brokenRule(project, plan);
    return broken ? broken->reason.english() : std::string();
}

Result<MemoryCase> readCase(const MemoryReader& reader, const CsvTable& csv, std::size_t row)
{
    if (const Result<void> sound = readable(csv, row, reader.columns); !sound)
        return tl::unexpected<Error>(sound.error());
    Result<MemoryCase> stated = reader.caseOf(csv, row);
    if (stated)
        if (const std::string refusal = refusalOf(stated->project, stated->plan); !refusal.empty())
            return fail(ErrorCode::BadValue, refusal);
    return stated;
}

const StageMemory& heaviest(const MemoryReport& report)
{
    return *std::max_element(report.stages.begin(), report.stages.end(),
        [](const StageMemory& a, const StageMemory& b) { return a.allocated < b.allocated; });
}

double staticBytesOf(const StageMemory& stage)
{
    return (stage.weights + stage.gradients + stage.optimizer).value();
}

} // namespace rankloom
