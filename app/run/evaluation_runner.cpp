// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/evaluation_runner.h"

#include <utility>

namespace rankloom::ui {

EvaluationRunner::EvaluationRunner(Function evaluate, QObject* parent)
    : QObject(parent), m_evaluate(std::move(evaluate)), m_newest(this)
{
}

void EvaluationRunner::submit(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan)
{
    const auto work = [evaluate = m_evaluate, project = std::move(project), plan = std::move(plan)](
                          const std::stop_token& stop) { return Figures::of(project, plan, evaluate, stop); };
    m_newest.ask(work, [this](const Outcome& outcome) {
        if (outcome)
            Q_EMIT finished(*outcome);
        else if (outcome.error().code != ErrorCode::Cancelled)
            Q_EMIT failed(outcome.error());
    });
}

} // namespace rankloom::ui
