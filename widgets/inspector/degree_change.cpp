// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/degree_change.h"

#include <QJsonArray>
#include <QJsonDocument>

#include "core/plan/stage_split.h"

namespace rankloom::ui {

namespace {

void splitEvenly(StageSplit& stages)
{
    stages.layersPerStage.clear();
    stages.mtpLayersPerStage.clear();
}

} // namespace

int shownDegree(const Plan& plan, Degree degree)
{
    const int value = degreeValue(plan, degree);
    return degree == Degree::Etp && value == 0 ? plan.layout.tp : value;
}

Plan withDegree(Plan plan, Degree degree, int value)
{
    setDegree(plan, degree, value);
    if (degree == Degree::MicroBatchSize)
        return plan;
    plan.layout.dp = 0;
    if (degree == Degree::Pp || degree == Degree::Vpp)
        splitEvenly(plan.stages);
    if (degree == Degree::Vpp && value > 1 && plan.schedule.kind == ScheduleKind::OneFOneB)
        plan.schedule.kind = ScheduleKind::Interleaved;
    else if (degree == Degree::Vpp && value == 1 && plan.schedule.kind == ScheduleKind::Interleaved)
        plan.schedule.kind = ScheduleKind::OneFOneB;
    if (degree == Degree::Ep)
        plan.experts = {};
    if (degree == Degree::Etp && value == plan.layout.tp)
        plan.layout.etp = 0;
    return plan;
}

std::vector<DegreeOption> degreeChoices(
    const Project& project, const Plan& plan, Degree degree, const std::stop_token& stop)
{
    const ScheduleKind kind = plan.schedule.kind;
    if (degree != Degree::Vpp || (kind != ScheduleKind::OneFOneB && kind != ScheduleKind::Interleaved))
        return degreeOptions(project, plan, degree, stop);
    std::vector<DegreeOption> options =
        degreeOptions(project, withDegree(plan, Degree::Vpp, 2), degree, stop);
    for (DegreeOption& option : options)
        if (option.value == 1)
            option = {1, true, {}};
    return options;
}

void settleSchedule(Plan& plan)
{
    // Looped schedules without a loop are others: nobody who chooses one means that.
    const bool looped = stagePlacement(plan.schedule.kind) == StagePlacement::Looped;
    const int before = plan.layout.vpp;
    if (looped && before < 2)
        plan.layout.vpp = 2;
    else if (!looped && plan.schedule.kind != ScheduleKind::Custom)
        plan.layout.vpp = 1;
    if (plan.layout.vpp != before)
        splitEvenly(plan.stages);
}

Result<Plan> withPipelineLayout(Plan plan, const QString& text)
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty()) {
        splitEvenly(plan.stages);
        return plan;
    }
    // 1F1B over virtual stages is the interleaved schedule; their number follows from that of the stages.
    ScheduleKind& kind = plan.schedule.kind;
    if (kind == ScheduleKind::OneFOneB)
        kind = ScheduleKind::Interleaved;
    if (kind == ScheduleKind::Interleaved || kind == ScheduleKind::LoopedBfs)
        plan.layout.vpp = 1;
    const QByteArray list = QJsonDocument(QJsonArray {trimmed}).toJson(QJsonDocument::Compact);
    Result<Plan> changed = withValue(plan, "/stages/layout", list.mid(1, list.size() - 2).toStdString());
    if (changed && changed->schedule.kind == ScheduleKind::Interleaved && changed->layout.vpp == 1)
        changed->schedule.kind = ScheduleKind::OneFOneB;
    return changed;
}

} // namespace rankloom::ui
