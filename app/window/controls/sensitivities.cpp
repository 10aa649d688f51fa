// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/sensitivities.h"

#include <algorithm>
#include <thread>

#include "app/document/document.h"
#include "app/document/editor.h"
#include "app/window/shell/views.h"
#include "widgets/inspector/plan_inspector.h"
#include "widgets/search/search_panel.h"
#include "widgets/search/sensitivity_view.h"

namespace rankloom::ui {

namespace {

constexpr int kPauseMilliseconds = 120; ///< somebody who steps through values is not priced at every step

/// One core stays with what follows the next edit.
int spareThreads() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1); }

} // namespace

Sensitivities::Sensitivities(Editor& editor, Views& views, QObject* parent)
    : QObject(parent)
    , m_editor(editor)
    , m_document(editor.document())
    , m_views(views)
    , m_inspector(*views.inspector)
    , m_picture(views.search->sensitivity())
    , m_pricing(this)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kPauseMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &Sensitivities::price);
    connect(&m_picture, &SensitivityView::applied, this, &Sensitivities::apply);
    connect(&m_document, &Document::evaluationChanged, this, &Sensitivities::follow);
    connect(&views, &Views::previewChanged, this, &Sensitivities::show);
    connect(&m_document, &Document::opened, this, &Sensitivities::clear);
    connect(&m_document, &Document::closed, this, &Sensitivities::clear);
}

bool Sensitivities::belongs() const
{
    return m_plan && m_plan == m_document.plan() && m_project == m_document.project();
}

void Sensitivities::follow()
{
    if (!belongs()) {
        m_pricing.cancel();
        m_project.reset();
        m_plan.reset(); // also where undo brings back the plan whose pricing was stopped
        m_picture.setStale(true);
        m_inspector.setSensitivitiesStale(true);
    }
    if (!m_document.isStale())
        m_soon.start();
}

void Sensitivities::price()
{
    if (!m_document.isOpen() || m_document.isStale() || belongs())
        return;
    m_project = m_document.project();
    m_plan = m_document.plan();
    if (m_plan->workload.kind == WorkKind::Serving) { // steps of training say nothing of it; Serve does
        m_pricing.cancel();
        return take(tl::unexpected<Error>(Error {}));
    }
    m_pricing.ask(
        [project = m_project, plan = m_plan](const std::stop_token& stop) {
            return planSensitivity(*project, *plan, {spareThreads(), stop});
        },
        [this](const Result<SensitivityReport>& report) { take(report); });
}

/// A plan that is not possible has no changes to tell.
void Sensitivities::take(const Result<SensitivityReport>& report)
{
    m_report = report ? std::make_shared<const SensitivityReport>(*report) : nullptr;
    m_picture.setReport(m_report);
    show();
}

/// Changes of the plan on screen say nothing about a layout that is looked at.
void Sensitivities::show()
{
    m_inspector.setSensitivities(m_views.preview() ? nullptr : m_report);
    m_inspector.setSensitivitiesStale(!belongs());
}

void Sensitivities::apply(int change, AdoptAs as)
{
    // Only what was priced for the plan on screen: a change of an older plan would undo newer ones.
    if (!belongs() || !m_report)
        return;
    const SettingChange chosen = m_report->changes[static_cast<std::size_t>(change)];
    m_editor.takeLayout(chosen.plan, m_document.project()->cluster, as);
}

void Sensitivities::clear()
{
    m_pricing.cancel();
    m_project.reset();
    m_plan.reset();
    take(tl::unexpected<Error>(Error {}));
}

} // namespace rankloom::ui
