// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/frame.h"

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/document/document.h"
#include "app/window/controls/serving_control.h"
#include "app/window/shell/inputs_row.h"
#include "app/window/shell/plan_box.h"
#include "app/window/shell/step_figures.h"
#include "app/window/shell/views.h"
#include "widgets/theme.h"
#include "widgets/timeline/step_bar.h"
#include "widgets/translated.h"

namespace rankloom::ui {

Frame::Frame(Document& document, Views& views, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_views(views)
    , m_plans(new PlanBox(document, *views.comparisonControl, this))
    , m_inputs(new InputsRow(document, this))
    , m_stepBar(new StepBar(this))
    , m_figures(new StepFigures(this))
    , m_bar(new QWidget(this))
{
    auto* bar = new QHBoxLayout(m_bar);
    bar->setContentsMargins(4, 2, 4, 2);
    bar->setSpacing(2);
    auto* subject = new QVBoxLayout;
    subject->setSpacing(0);
    subject->addWidget(m_inputs);
    subject->addWidget(m_stepBar);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(2, 0, 0, 2);
    line->addLayout(subject, 1);
    line->addWidget(m_figures);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_bar);
    rows->addLayout(line);
    connect(&document, &Document::evaluationChanged, this, &Frame::showFigures);
    connect(&document, &Document::closed, this, &Frame::showFigures);
    connect(&views, &Views::previewChanged, this, &Frame::showFigures);
    connect(views.served, &ServedFigures::changed, this, &Frame::showFigures);
    connect(views.servingControl, &ServingControl::changed, this, &Frame::showFigures);
}

void Frame::setActions(const QList<QAction*>& perspectives, QAction& present)
{
    auto* bar = static_cast<QHBoxLayout*>(m_bar->layout());
    const auto add = [&](QAction& action) {
        auto* button = new QToolButton(m_bar);
        button->setDefaultAction(&action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAutoRaise(true);
        bar->addWidget(button);
    };
    for (QAction* perspective : perspectives)
        add(*perspective);
    bar->addStretch(1);
    bar->addWidget(m_plans);
    add(present);
}

void Frame::dim(const QAction& perspective, const QString& why)
{
    const QList<QToolButton*> buttons = m_bar->findChildren<QToolButton*>();
    for (QToolButton* button : buttons) {
        if (button->defaultAction() != &perspective)
            continue;
        QPalette colors = palette();
        if (!why.isEmpty())
            colors.setColor(QPalette::ButtonText, palette().color(QPalette::Disabled, QPalette::ButtonText));
        button->setPalette(why.isEmpty() ? QPalette() : colors);
        button->setAccessibleDescription(why);
        button->setToolTip(why.isEmpty() ? perspective.toolTip() : why);
    }
}

void Frame::showFigures()
{
    using Freshness = StepFigures::Freshness;
    const auto& preview = m_views.preview();
    const std::shared_ptr<const Plan> plan = preview ? preview->plan : m_document.plan();
    const bool serves = m_document.isOpen() && plan && plan->workload.kind == WorkKind::Serving;
    m_figures->setServes(serves);
    if (serves)
        return showServed();
    m_served.reset();
    m_outcome.reset();
    const std::shared_ptr<const Evaluation>& evaluation =
        preview ? preview->evaluation : m_document.evaluation();
    const bool isStale = !preview && m_document.isStale();
    m_figures->setEvaluation(m_document.isOpen() ? evaluation : nullptr,
        preview       ? Freshness::Preview
            : isStale ? Freshness::Stale
                      : Freshness::True);
    // The last parts stay, dimmed, where the plan has none: the verdict says why.
    const bool hasParts = m_document.isOpen() && evaluation && evaluation->valid;
    m_stepBar->setStale(isStale || !hasParts);
    if (hasParts && !isStale)
        m_stepBar->setTime(evaluation->time);
    else if (!m_document.isOpen())
        m_stepBar->setTime({});
}

/// The last figures stay, dimmed, until those of this plan are there.
void Frame::showServed()
{
    using Freshness = StepFigures::Freshness;
    const auto& preview = m_views.preview();
    const bool isTrue = m_views.served->isTrue();
    m_figures->setEvaluation(preview ? preview->evaluation : m_document.evaluation(),
        !isTrue       ? Freshness::Stale
            : preview ? Freshness::Preview
                      : Freshness::True);
    m_stepBar->setStale(!isTrue);
    const auto& outcome = m_views.servingControl->outcome();
    if (!isTrue || (m_served == m_views.served->value() && m_outcome == outcome))
        return;
    m_served = m_views.served->value();
    m_outcome = outcome;
    m_figures->setServed(m_served->step.get(), m_views.servingControl->simulationOf(*m_served->plan),
        translated(m_served->error));
    m_stepBar->setServedStep(m_served->step ? m_served->step->parts : std::vector<ServedStepPart>());
}

} // namespace rankloom::ui
