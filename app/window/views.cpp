// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views.h"

#include "app/document/document.h"
#include "app/window/alternatives.h"
#include "app/window/board_control.h"
#include "app/window/timeline_control.h"
#include "app/window/view_values.h"
#include "widgets/board/board_view.h"
#include "widgets/diagnoses_view.h"
#include "widgets/heatmap/affinity_view.h"
#include "widgets/heatmap/links_view.h"
#include "widgets/heatmap/load_view.h"
#include "widgets/inspector/plan_inspector.h"
#include "widgets/memory/memory_view.h"
#include "widgets/search/layout_scatter.h"
#include "widgets/search/search_panel.h"
#include "widgets/search/sensitivity_view.h"
#include "widgets/table_dialog.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/timeline/timeline_view.h"

namespace rankloom::ui {

Views::Views(Document& document, const EvaluationRunner::Function& evaluate, QWidget& parent)
    : QObject(&parent)
    , inspector(new PlanInspector(&parent))
    , board(new BoardView(&parent))
    , timeline(new TimelineView(&parent))
    , timelinePanel(new TimelinePanel(timeline, &parent))
    , memory(new MemoryView(&parent))
    , affinity(new AffinityView(&parent))
    , load(new LoadView(&parent))
    , links(new LinksView(&parent))
    , diagnoses(new DiagnosesView(&parent))
    , search(new SearchPanel(&parent))
    , m_document(document)
    , m_parent(parent)
    , m_alternatives(new Alternatives(document, evaluate, this))
{
    m_pictures = {{QStringLiteral("board"), tr("Board"), board},
        {QStringLiteral("timeline"), tr("Timeline"), timeline},
        {QStringLiteral("memory"), tr("Memory"), memory},
        {QStringLiteral("affinity"), tr("Expert affinity"), affinity},
        {QStringLiteral("load"), tr("Expert load"), load}, {QStringLiteral("links"), tr("Links"), links},
        {QStringLiteral("search"), tr("Found layouts"), &search->scatter()},
        {QStringLiteral("sensitivity"), tr("One setting at a time"), &search->sensitivity()}};
    connectPictures();
    boardControl = new BoardControl(*board, document, evaluate, this);
    timelineControl = new TimelineControl(*timelinePanel, document, evaluate, this);

    connect(&document, &Document::projectChanged, this, &Views::showProject);
    connect(&document, &Document::planChanged, this, &Views::showPlan);
    connect(&document, &Document::evaluationChanged, this, &Views::showEvaluation);
    connect(&document, &Document::closed, this, &Views::clear);
    connect(inspector, &PlanInspector::changeRequested, &document, &Document::changePlan);
    connect(inspector, &PlanInspector::projectChangeRequested, &document, &Document::changeProject);
    connect(inspector, &PlanInspector::alternativesShown, m_alternatives, &Alternatives::price);
    const auto fix = [this](const Suggestion& suggestion) {
        if (const Result<void> done = m_document.applySuggestion(suggestion); !done)
            Q_EMIT failed(done.error());
    };
    connect(diagnoses, &DiagnosesView::fixRequested, this, fix);
    connect(memory, &MemoryView::fixRequested, this, fix);
    connect(memory, &MemoryView::planChangeRequested, &document, &Document::changePlan);
    connect(diagnoses, &DiagnosesView::pointerActivated, inspector, &PlanInspector::showField);
    connect(inspector, &PlanInspector::fieldShown, this, &Views::settingShown);
}

void Views::connectPictures()
{
    for (const Named& picture : m_pictures) {
        connect(picture.view, &PictureView::selected, this, &Views::setSelection);
        connect(picture.view, &PictureView::tableRequested, this,
            [this, view = picture.view] { TableDialog::show(*view, &m_parent); });
    }
}

void Views::setSelection(const Selection& selection)
{
    for (const Named& picture : m_pictures)
        picture.view->setSelection(selection);
}

void Views::showProject()
{
    const std::shared_ptr<const Project>& project = m_document.project();
    const std::shared_ptr<const Cluster> cluster(project, &project->cluster);
    const std::shared_ptr<const RoutingStatistics> routing(project, &project->routing);
    board->setCluster(cluster);
    links->setCluster(cluster);
    affinity->setRouting(routing);
    load->setRouting(routing);
    showPlan();
}

void Views::showPlan()
{
    inspector->setInputs({m_document.project(), m_document.plan()});
    board->setData(boardData(*m_document.project(), *m_document.plan(), m_rankMemory.get()));
}

void Views::showEvaluation()
{
    const std::shared_ptr<const Evaluation>& evaluation = m_document.evaluation();
    timeline->setStale(m_document.isStale());
    memory->setStale(m_document.isStale());
    if (!evaluation || m_document.isStale())
        return;
    diagnoses->setDiagnostics(evaluation->diagnostics);
    if (!evaluation->valid) {
        // The last pictures stay, dimmed; the diagnoses say why there are no new ones.
        timeline->setStale(true);
        memory->setStale(true);
        return;
    }
    timeline->setLaneMemory(laneMemory(evaluation->memory));
    timeline->setTimeline(evaluation->timeline);
    m_rankMemory = std::make_shared<const RankMemory>(rankMemory(*m_document.project(), *m_document.plan()));
    memory->setData(memoryData(m_document.project(), m_document.plan(), *evaluation, *m_rankMemory));
    board->setData(boardData(*m_document.project(), *m_document.plan(), m_rankMemory.get()));
}

void Views::clear()
{
    m_rankMemory.reset();
    inspector->setInputs({});
    board->setData({});
    board->setCluster(nullptr);
    links->setCluster(nullptr);
    affinity->setRouting(nullptr);
    load->setRouting(nullptr);
    timeline->setTimeline(nullptr);
    memory->setData({});
    diagnoses->setDiagnostics({});
}

} // namespace rankloom::ui
