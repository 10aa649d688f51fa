// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/figures.h"

#include <utility>

namespace rankloom::ui {

namespace {

ServedFigures servedFiguresOf(const Project& project, const Plan& plan, const std::stop_token& stop)
{
    ServedFigures out;
    if (Result<ServedStep> step = servedStep(project, plan)) {
        out.diagnostics = servedDiagnostics(project, plan, *step, stop);
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
    return out;
}

} // namespace

Figures::Figures(std::shared_ptr<const Project> of, std::shared_ptr<const Plan> by, Evaluation found,
    std::optional<ServedFigures> whenServed)
    : project(std::move(of))
    , plan(std::move(by))
    , evaluation(std::make_shared<const Evaluation>(std::move(found)))
    , served(std::move(whenServed))
{
}

Result<std::shared_ptr<const Figures>> Figures::of(std::shared_ptr<const Project> project,
    std::shared_ptr<const Plan> plan, const Evaluate& evaluate, const std::stop_token& stop)
{
    Result<Evaluation> evaluation = evaluate(*project, *plan, stop);
    if (!evaluation)
        return tl::unexpected<Error>(std::move(evaluation.error()));

    std::optional<ServedFigures> served;
    if (plan->workload.kind == WorkKind::Serving)
        served = servedFiguresOf(*project, *plan, stop);
    return std::shared_ptr<const Figures>(
        new Figures(std::move(project), std::move(plan), std::move(*evaluation), std::move(served)));
}

} // namespace rankloom::ui
