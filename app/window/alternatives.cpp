// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/alternatives.h"

#include <algorithm>
#include <cmath>

#include "app/document/document.h"
#include "app/window/board_control.h"
#include "widgets/inspector/degree_stepper.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

QString withSign(double value, const QString& magnitude)
{
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + magnitude;
}

} // namespace

Alternatives::Alternatives(Document& document, EvaluationRunner::Function evaluate, QObject* parent)
    : QObject(parent), m_document(document), m_runner(std::move(evaluate))
{
    connect(
        &m_runner, &EvaluationRunner::finished, this, [this](const std::shared_ptr<const Evaluation>& then) {
            if (m_stepper && !m_waiting.empty())
                m_stepper->setRemark(m_waiting.back().first, remark(*then));
            if (!m_waiting.empty())
                m_waiting.pop_back();
            next();
        });
}

void Alternatives::price(DegreeStepper* stepper, std::vector<std::pair<int, Plan>> alternatives)
{
    m_stepper = stepper;
    m_waiting = std::move(alternatives);
    std::ranges::reverse(m_waiting);
    next();
}

void Alternatives::next()
{
    if (m_stepper && !m_waiting.empty() && m_document.isOpen())
        m_runner.submit(m_document.project(), std::make_shared<const Plan>(m_waiting.back().second));
}

QString Alternatives::remark(const Evaluation& then) const
{
    const std::shared_ptr<const Evaluation>& now = m_document.evaluation();
    if (!then.valid)
        return tr("not possible");
    if (!now || !now->valid)
        return formatSeconds(then.time.step.value());
    const double seconds = then.time.step.value() - now->time.step.value();
    const double bytes = smallestHeadroom(*now) - smallestHeadroom(then);
    const QString text = withSign(seconds, formatSeconds(std::abs(seconds))) + QStringLiteral(", ")
        + withSign(bytes, formatBytes(std::abs(bytes)));
    return then.memory.fits ? text : tr("%1, does not fit").arg(text);
}

} // namespace rankloom::ui
