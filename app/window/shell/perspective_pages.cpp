// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/perspective_pages.h"

#include <QAction>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>

#include "app/document/document.h"
#include "app/window/controls/bits_control.h"
#include "app/window/controls/serving_control.h"
#include "app/window/shell/dock_layout.h"
#include "app/window/shell/empty_page.h"
#include "app/window/shell/frame.h"
#include "app/window/shell/inputs_row.h"
#include "app/window/shell/views.h"
#include "widgets/board/board_view.h"
#include "widgets/comparison/comparison_panel.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/theme.h"

namespace rankloom::ui {

PerspectivePages::PerspectivePages(
    Document& document, Views& views, Frame& frame, DockLayout& panels, QStackedWidget& pages)
    : QObject(&pages)
    , m_document(document)
    , m_views(views)
    , m_frame(frame)
    , m_panels(panels)
    , m_pages(pages)
    , m_empty(new EmptyPage(&pages))
{
    pages.addWidget(&panels);
    pages.addWidget(m_empty);
    connect(&panels, &DockLayout::perspectiveChanged, this, &PerspectivePages::show);
    connect(&views, &Views::servingWanted, this, [this] { m_panels.enter(Perspective::Serve); });
    // A budget for bits comes and goes with the plan.
    for (const auto changed :
        {&Document::projectChanged, &Document::planChanged, &Document::scenariosChanged})
        connect(&document, changed, this, &PerspectivePages::show);
}

PerspectivePages::Gap PerspectivePages::gapOf(Perspective perspective) const
{
    const ModelSpec& model = *m_document.project()->model;
    if ((perspective == Perspective::Experts || perspective == Perspective::Bits) && !model.moe)
        return {Views::tr("%1 has no experts that tokens could be routed to.")
                    .arg(QString::fromStdString(model.name)),
            tr("Choose Another Model"), [this] {
                const QToolButton& models = m_frame.inputs().model();
                models.menu()->popup(models.mapToGlobal(QPoint(0, models.height())));
            }};
    if (perspective == Perspective::Bits && m_document.plan()->bits.budgetBytes <= 0) {
        const Bytes budget = usualBitBudget(*m_document.project(), *m_document.plan());
        return {
            tr("Experts are not cut into planes: no memory of the GPU is set aside for them. With a budget "
               "it is planned which experts stay there in how many bits, and which are loaded while others "
               "compute."),
            tr("Set a Budget of %1").arg(formatBytes(budget.value())),
            [this, budget] { m_views.bitsControl->setBudget(budget); }};
    }
    if (perspective == Perspective::Compare && m_document.state().scenarios.size() < 2)
        return {m_views.comparison->view().description(), tr("Duplicate This Plan"),
            [this] { m_document.duplicateScenario(); }};
    if (perspective == Perspective::Serve && m_document.plan()->workload.kind != WorkKind::Serving)
        return {
            tr("This plan trains. Where it serves, requests come in and answers go out: how many fit, how "
               "long they wait, and which scheduler keeps the stages busy."),
            tr("Serve This Plan"), [this] { m_views.servingControl->beginServing(); }};
    if (perspective == Perspective::Search && m_document.plan()->workload.kind == WorkKind::Serving)
        return {
            tr("This plan serves. Which layouts, schedulers and pools answer most requests is searched in "
               "Serve."),
            tr("Open Serve"), [this] { m_panels.enter(Perspective::Serve); }};
    return {};
}

void PerspectivePages::begin()
{
    if (!gapOf(m_panels.perspective()).why.isEmpty())
        m_panels.enter(Perspective::Plan);
    show();
}

void PerspectivePages::show()
{
    if (!m_document.isOpen())
        return;
    const QList<QAction*> actions = m_panels.perspectiveActions();
    for (const PerspectiveRow& row : perspectives())
        m_frame.dim(*actions[static_cast<int>(row.perspective)], gapOf(row.perspective).why);
    // There the board is for marking what fails, elsewhere for placing ranks.
    m_views.board->setMarking(m_panels.perspective() == Perspective::Recover);
    const bool own = m_panels.perspective() == Perspective::Serve;
    m_views.seatServing(own ? Views::LanesIn::TheirPanel : Views::LanesIn::Timeline);
    const Gap gap = gapOf(m_panels.perspective());
    QWidget* page = gap.why.isEmpty() ? static_cast<QWidget*>(&m_panels) : m_empty;
    if (page == m_empty)
        m_empty->offer(gap.why, gap.remedy, gap.mend);
    if (m_pages.currentWidget() == page)
        return;
    m_pages.setCurrentWidget(page);
    if (page == m_empty)
        m_empty->setFocus();
}

} // namespace rankloom::ui
