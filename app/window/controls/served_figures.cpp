// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/served_figures.h"

#include <utility>

namespace rankloom::ui {

namespace {

std::shared_ptr<const ServedFigures::Value> figuresOf(
    std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan, const std::stop_token& stop)
{
    ServedFigures::Value out;
    Result<ServedStep> step = servedStep(*project, *plan);
    if (step) {
        out.diagnostics = servedDiagnostics(*project, *plan, *step, stop);
        out.step = std::make_shared<const ServedStep>(std::move(*step));
    } else {
        Diagnostic why;
        why.severity = Severity::Error;
        why.code = "cannot-be-served";
        why.message = step.error().phrase();
        why.where = step.error().where;
        out.diagnostics.push_back(std::move(why));
        out.error = std::move(step.error());
    }
    out.project = std::move(project);
    out.plan = std::move(plan);
    return std::make_shared<const ServedFigures::Value>(std::move(out));
}

} // namespace

void ServedFigures::show(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan)
{
    if (project == m_project && plan == m_plan)
        return;
    m_project = std::move(project);
    m_plan = std::move(plan);
    if (!m_plan || m_plan->workload.kind != WorkKind::Serving) {
        m_newest.cancel();
        m_value.reset();
    } else if (isTrue()) { // back from what was looked at meanwhile
        m_newest.cancel();
    } else {
        m_newest.ask([project = m_project, plan = m_plan](
                         const std::stop_token& stop) { return figuresOf(project, plan, stop); },
            [this](const std::shared_ptr<const Value>& value) {
                m_value = value;
                Q_EMIT changed();
            });
    }
    Q_EMIT changed();
}

bool ServedFigures::isTrue() const
{
    return m_value && m_value->plan == m_plan && m_value->project == m_project;
}

} // namespace rankloom::ui
