// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/comparison_data.h"

#include <algorithm>
#include <utility>

namespace rankloom::ui {

const StageMemory* ComparisonData::fullest(int plan) const
{
    const ComparedPlan& of = plans[static_cast<std::size_t>(plan)];
    if (of.serves()) // what is evaluated is a step of training
        return nullptr;
    const MemoryReport& memory = of.evaluation.memory;
    const auto it = std::ranges::find(memory.stages, memory.peakStage, &StageMemory::stage);
    return it == memory.stages.end() ? nullptr : &*it;
}

std::int64_t ComparisonData::longest() const
{
    std::int64_t end = 0;
    for (const auto& timeline : timelines)
        if (timeline)
            end = std::max(end, timeline->timeline().makespan);
    return end;
}

ComparisonData makeComparisonData(std::vector<ComparedPlan> plans, int baseline)
{
    ComparisonData data;
    data.plans = std::move(plans);
    data.comparison = compare(data.plans, baseline);
    for (const ComparedPlan& plan : data.plans) {
        const std::shared_ptr<const Timeline>& timeline = plan.evaluation.timeline;
        data.timelines.push_back(
            timeline && !plan.serves() ? std::make_shared<const TimelineIndex>(timeline) : nullptr);
        // The ranks of a plan that is not possible may not even be countable.
        data.boards.push_back(std::make_shared<const BoardData>(
            plan.evaluation.valid ? makeBoardData(plan.project->cluster, *plan.plan) : BoardData()));
    }
    return data;
}

} // namespace rankloom::ui
