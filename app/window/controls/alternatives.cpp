// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/alternatives.h"

#include <algorithm>

#include "app/document/document.h"
#include "app/window/controls/board_control.h"
#include "widgets/inspector/change_words.h"
#include "widgets/theme.h"

namespace rankloom::ui {

Alternatives::Alternatives(const Document& document, EvaluationRunner::Function evaluate, QObject* parent)
    : QObject(parent), m_document(document), m_runner(std::move(evaluate))
{
    connect(&m_runner, &EvaluationRunner::finished, this,
        [this](const std::shared_ptr<const Figures>& then) { told(remark(*then->evaluation)); });
    connect(&m_runner, &EvaluationRunner::failed, this, [this] { told(tr("not possible")); });
    // Differences are to figures that are true: those of an older plan are waited for to be replaced.
    const auto goOn = [this] {
        if (!m_runner.isBusy() && !m_served.isBusy())
            next();
    };
    connect(&document, &Document::evaluationChanged, this, goOn);
    for (const auto changed : {&Document::planChanged, &Document::projectChanged, &Document::closed})
        connect(&document, changed, this, &Alternatives::forget);
}

void Alternatives::price(OfferedValues offered)
{
    forget();
    m_offered = std::move(offered);
    std::ranges::reverse(m_offered.values);
    next();
}

void Alternatives::forget()
{
    m_runner.cancel();
    m_served.cancel();
    m_offered = {};
}

void Alternatives::told(const QString& remark)
{
    if (m_offered.control && !m_offered.values.empty()) {
        m_offered.setRemark(m_offered.values.back().first, remark);
        m_offered.values.pop_back();
    }
    next();
}

void Alternatives::next()
{
    if (!m_offered.control || m_offered.values.empty() || !m_document.trueFigures())
        return;
    const InspectorInputs& inputs = m_offered.values.back().second;
    if (inputs.plan->workload.kind == WorkKind::Serving)
        askServed(inputs);
    else
        m_runner.submit(inputs.project, inputs.plan);
}

void Alternatives::askServed(const InspectorInputs& inputs)
{
    using Step = Result<ServedStep>;
    m_served.ask(
        [then = inputs](const std::stop_token&) {
            return std::make_shared<const Step>(servedStep(*then.project, *then.plan));
        },
        [this](const std::shared_ptr<const Step>& then) { told(remark(*then)); });
}

QString Alternatives::remark(const Result<ServedStep>& then) const
{
    if (!then)
        return tr("not possible");
    const auto taken = [](const ServedStep& step) {
        return (step.memory.usable - step.memory.cache).value();
    };
    const std::shared_ptr<const Figures> figures = m_document.trueFigures();
    const std::shared_ptr<const ServedStep> now =
        figures && figures->served ? figures->served->step : nullptr;
    if (!now || now->parts.empty())
        return formatSeconds(then->forecast.timePerToken.value());
    const bool fits = !then->parts.empty();
    return changeWords(
        ChangeFigures {fits ? (then->forecast.timePerToken - now->forecast.timePerToken).value() : 0,
            taken(*then) - taken(*now), fits});
}

QString Alternatives::remark(const Evaluation& then) const
{
    const std::shared_ptr<const Figures> figures = m_document.trueFigures();
    if (!then.valid)
        return tr("not possible");
    if (!figures || !figures->valid())
        return formatSeconds(then.time.step.value());
    const std::shared_ptr<const Evaluation>& now = figures->evaluation;
    return changeWords(ChangeFigures {then.time.step.value() - now->time.step.value(),
        smallestHeadroom(*now) - smallestHeadroom(then), then.memory.fits});
}

} // namespace rankloom::ui
