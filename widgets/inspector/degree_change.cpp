// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/degree_change.h"

namespace rankloom::ui {

int degreeValue(const Project& project, const Plan& plan, Degree degree)
{
    const Layout& layout = plan.layout;
    switch (degree) {
    case Degree::Tp:
        return layout.tp;
    case Degree::Cp:
        return layout.cp;
    case Degree::Pp:
        return layout.pp;
    case Degree::Vpp:
        return layout.vpp;
    case Degree::Ep:
        return layout.ep;
    case Degree::Etp:
        return layout.etp > 0 ? layout.etp : layout.tp;
    case Degree::MicroBatchSize:
        return project.workload.microBatchSize;
    }
    return 0;
}

Plan withDegree(Plan plan, Degree degree, int value)
{
    Layout& layout = plan.layout;
    layout.dp = 0;
    switch (degree) {
    case Degree::Tp:
        layout.tp = value;
        break;
    case Degree::Cp:
        layout.cp = value;
        break;
    case Degree::Pp:
        layout.pp = value;
        plan.stages.layersPerStage.clear();
        break;
    case Degree::Vpp:
        layout.vpp = value;
        if (value > 1 && plan.schedule.kind == ScheduleKind::OneFOneB)
            plan.schedule.kind = ScheduleKind::Interleaved;
        else if (value == 1 && plan.schedule.kind == ScheduleKind::Interleaved)
            plan.schedule.kind = ScheduleKind::OneFOneB;
        plan.stages.layersPerStage.clear();
        break;
    case Degree::Ep:
        layout.ep = value;
        plan.experts.devices.clear();
        break;
    case Degree::Etp:
        layout.etp = value == layout.tp ? 0 : value;
        break;
    case Degree::MicroBatchSize:
        break;
    }
    return plan;
}

std::vector<DegreeOption> degreeChoices(const Project& project, const Plan& plan, Degree degree)
{
    const ScheduleKind kind = plan.schedule.kind;
    if (degree != Degree::Vpp || (kind != ScheduleKind::OneFOneB && kind != ScheduleKind::Interleaved))
        return degreeOptions(project, plan, degree);
    std::vector<DegreeOption> options = degreeOptions(project, withDegree(plan, Degree::Vpp, 2), degree);
    for (DegreeOption& option : options)
        if (option.value == 1)
            option = {1, true, {}};
    return options;
}

void settleSchedule(Plan& plan)
{
    const bool interleaved = plan.schedule.kind == ScheduleKind::Interleaved;
    const bool chunked = interleaved || plan.schedule.kind == ScheduleKind::LoopedBfs
        || plan.schedule.kind == ScheduleKind::Custom;
    const int before = plan.layout.vpp;
    if (interleaved && before < 2)
        plan.layout.vpp = 2;
    else if (!chunked)
        plan.layout.vpp = 1;
    if (plan.layout.vpp != before)
        plan.stages.layersPerStage.clear();
}

} // namespace rankloom::ui
