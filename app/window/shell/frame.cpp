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
#include "widgets/foreign_text.h"
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
        button->setToolTip(plainTip(why.isEmpty() ? perspective.toolTip() : why));
    }
}

/// The last figures stay, dimmed, until those of this plan are there.
void Frame::showFigures()
{
    using Freshness = StepFigures::Freshness;
    const std::shared_ptr<const Figures>& figures = m_views.figures();
    const bool stale = m_views.isStale();
    m_figures->setServes(figures && figures->served);
    m_figures->setEvaluation(figures ? figures->evaluation : nullptr,
        stale                   ? Freshness::Stale
            : m_views.preview() ? Freshness::Preview
                                : Freshness::True);

    // The last parts stay where the plan has none: the verdict says why.
    m_stepBar->setStale(stale || !figures || !(figures->served || figures->valid()));
    const auto& outcome = m_views.servingControl->outcome();
    if (stale || (m_shown == figures && m_outcome == outcome))
        return;
    m_shown = figures;
    m_outcome = outcome;
    if (!figures)
        m_stepBar->setTime({});
    else if (figures->served)
        showServed(*figures->served);
    else if (figures->valid())
        m_stepBar->setTime(figures->evaluation->time);
}

void Frame::showServed(const ServedFigures& served)
{
    m_figures->setServed(
        served.step.get(), m_views.servingControl->simulationOf(*m_shown->plan), translated(served.error));
    m_stepBar->setServedStep(served.step ? served.step->parts : std::vector<ServedStepPart>());
}

} // namespace rankloom::ui
