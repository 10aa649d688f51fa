// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/views.h"

#include "app/document/document.h"
#include "app/document/editor.h"
#include "app/figures/view_values.h"
#include "app/window/controls/alternatives.h"
#include "app/window/controls/bits_control.h"
#include "app/window/controls/board_control.h"
#include "app/window/controls/comparison_control.h"
#include "app/window/controls/compression_control.h"
#include "app/window/controls/expert_control.h"
#include "app/window/controls/recover_control.h"
#include "app/window/controls/replay_control.h"
#include "app/window/controls/serving_control.h"
#include "app/window/controls/timeline_control.h"
#include "app/window/shell/empty_page.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/observations.h"
#include "core/plan/compression.h"
#include "widgets/bits/bits_map_view.h"
#include "widgets/bits/budget_curve_view.h"
#include "widgets/board/board_view.h"
#include "widgets/chart/collectives_view.h"
#include "widgets/chart/load_windows_view.h"
#include "widgets/chart/measured_view.h"
#include "widgets/comparison/comparison_panel.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/compression/compression_view.h"
#include "widgets/diagnoses_view.h"
#include "widgets/experts/expert_board.h"
#include "widgets/experts/expert_devices_view.h"
#include "widgets/heatmap/affinity_view.h"
#include "widgets/heatmap/links_view.h"
#include "widgets/heatmap/load_view.h"
#include "widgets/inspector/plan_inspector.h"
#include "widgets/memory/memory_view.h"
#include "widgets/recovery/communicators_view.h"
#include "widgets/recovery/failures_panel.h"
#include "widgets/recovery/layers_view.h"
#include "widgets/recovery/over_time_views.h"
#include "widgets/recovery/recovery_panel.h"
#include "widgets/recovery/recovery_time_view.h"
#include "widgets/recovery/replay_panel.h"
#include "widgets/recovery/replay_view.h"
#include "widgets/recovery/throughput_view.h"
#include "widgets/search/layout_scatter.h"
#include "widgets/search/search_panel.h"
#include "widgets/search/sensitivity_view.h"
#include "widgets/serving/latency_view.h"
#include "widgets/serving/pareto_view.h"
#include "widgets/serving/serving_memory_view.h"
#include "widgets/serving/serving_view.h"
#include "widgets/table_dialog.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/timeline/timeline_view.h"
#include "widgets/translated.h"

#include <QStackedWidget>

namespace rankloom::ui {

Views::Views(Document& document, const EvaluationRunner::Function& evaluate, QWidget& parent)
    : QObject(&parent)
    , inspector(new PlanInspector(&parent))
    , board(new BoardView(&parent))
    , timeline(new TimelineView(&parent))
    , timelinePanel(new TimelinePanel(timeline, &parent))
    , timelinePages(new QStackedWidget(&parent))
    , memory(new MemoryView(&parent))
    , memoryPages(new QStackedWidget(&parent))
    , affinity(new AffinityView(&parent))
    , load(new LoadView(&parent))
    , loadOverTime(new LoadWindowsView(&parent))
    , experts(new ExpertBoard(&parent))
    , expertDevices(new ExpertDevicesView(&parent))
    , bits(new BitsMapView(&parent))
    , bitBudget(new BudgetCurveView(&parent))
    , bitLanes(new TimelineView(&parent))
    , bitLanesPanel(new TimelinePanel(bitLanes, &parent, TimelinePanel::Lanes::Others))
    , links(new LinksView(&parent))
    , collectives(new CollectivesView(&parent))
    , compression(new CompressionView(&parent))
    , diagnoses(new DiagnosesView(&parent))
    , search(new SearchPanel(&parent))
    , comparison(new ComparisonPanel(&parent))
    , failures(new FailuresPanel(&parent))
    , recovery(new RecoveryPanel(&parent))
    , recoveryTime(new RecoveryTimeView(&parent))
    , throughput(new ThroughputView(&parent))
    , layers(new LayersView(&parent))
    , communicators(new CommunicatorsView(&parent))
    , beforeAfter(new ComparisonView(&parent))
    , spares(new SparesView(&parent))
    , checkpoints(new CheckpointsView(&parent))
    , fleet(new FleetView(&parent))
    , replay(new ReplayView(&parent))
    , replayPanel(new ReplayPanel(replay, &parent))
    , serving(new ServingView(&parent))
    , servingHome(new QStackedWidget(&parent))
    , servingMemory(new ServingMemoryView(&parent))
    , firstToken(new LatencyView(ServingMeasure::FirstToken, &parent))
    , perToken(new LatencyView(ServingMeasure::PerToken, &parent))
    , worstGap(new LatencyView(ServingMeasure::WorstGap, &parent))
    , requestBubbles(new LatencyView(ServingMeasure::Bubble, &parent))
    , pareto(new ParetoView(&parent))
    , servedRates(new MeasuredView(&parent))
    , m_document(document)
    , m_editor(new Editor(document, this))
    , m_parent(parent)
    , m_alternatives(new Alternatives(document, evaluate, this))
{
    m_pictures = {{QStringLiteral("board"), tr("Board"), board},
        {QStringLiteral("timeline"), tr("Timeline"), timeline},
        {QStringLiteral("memory"), tr("Memory"), memory},
        {QStringLiteral("affinity"), tr("Expert affinity"), affinity},
        {QStringLiteral("load"), tr("Expert load"), load},
        {QStringLiteral("load-over-time"), tr("Expert load over time"), loadOverTime},
        {QStringLiteral("experts"), tr("Experts on GPUs"), experts},
        {QStringLiteral("gpu-load"), tr("GPU load by experts"), expertDevices},
        {QStringLiteral("links"), tr("Links"), links},
        {QStringLiteral("collectives"), tr("Collectives"), collectives},
        {QStringLiteral("compression"), tr("Compression"), compression},
        {QStringLiteral("search"), tr("Found layouts"), &search->scatter()},
        {QStringLiteral("sensitivity"), tr("One setting at a time"), &search->sensitivity()},
        {QStringLiteral("bits"), tr("Bits of experts"), bits},
        {QStringLiteral("bit-lanes"), tr("Loading and computing"), bitLanes},
        {QStringLiteral("bit-budget"), tr("Other bit budgets"), bitBudget},
        {QStringLiteral("comparison"), tr("Comparison"), &comparison->view()},
        {QStringLiteral("recovery-time"), tr("Time to recover"), recoveryTime},
        {QStringLiteral("throughput"), tr("Throughput after a failure"), throughput},
        {QStringLiteral("layers"), tr("Layers after a failure"), layers},
        {QStringLiteral("communicators"), tr("Connections after a failure"), communicators},
        {QStringLiteral("before-after"), tr("Timelines before and after a failure"), beforeAfter},
        {QStringLiteral("spares"), tr("How many spares pay"), spares},
        {QStringLiteral("checkpoints"), tr("How often to write checkpoints"), checkpoints},
        {QStringLiteral("fleet"), tr("Weeks of failures"), fleet},
        {QStringLiteral("replay"), tr("Replay of a preemption trace"), replay},
        {QStringLiteral("serving"), tr("Serving"), serving},
        {QStringLiteral("serving-memory"), tr("Memory while serving"), servingMemory},
        {QStringLiteral("ttft"), tr("Time to first token"), firstToken},
        {QStringLiteral("tpot"), tr("Time per output token"), perToken},
        {QStringLiteral("worst-gap"), tr("Longest gap between tokens"), worstGap},
        {QStringLiteral("request-bubbles"), tr("Bubbles of requests"), requestBubbles},
        {QStringLiteral("serving-layouts"), tr("Best layouts for serving"), pareto},
        {QStringLiteral("serving-measured"), tr("Serving, measured and estimated"), servedRates}};
    servedRates->setEmptyText(tr("No rates were fitted for this device."),
        tr("Drop results of vLLM's or SGLang's benchmark, AIPerf or InferenceX, or a table "
           "of batch times, on the window: rates are fitted to them."));
    connectPictures();
    makeServingPages();
    boardControl = new BoardControl(*board, *m_editor, evaluateLegal, this);
    connect(links, &LinksView::whatIfRequested, boardControl, &BoardControl::supposeAbout);
    const auto editWhatIf = [this](const WhatIf& part, SupposedShare share) {
        if (m_editor->admits())
            inspector->editWhatIf(part, share);
    };
    connect(board, &BoardView::whatIfEditRequested, this, editWhatIf);
    connect(links, &LinksView::whatIfEditRequested, this, editWhatIf);
    expertControl = new ExpertControl(*experts, *expertDevices, *m_editor, evaluate, this);
    bitsControl = new BitsControl({*bits, *bitBudget, *bitLanesPanel}, *m_editor, this);
    compressionControl = new CompressionControl(*compression, *m_editor, this);
    connect(bitsControl, &BitsControl::failed, this, &Views::failed);
    timelineControl = new TimelineControl(*timelinePanel, document, evaluate, this);
    comparisonControl = new ComparisonControl(*comparison, document, evaluate, this);
    recoverControl = new RecoverControl(*this, *m_editor, this);
    replayControl = new ReplayControl({*replayPanel, *failures, *recovery, m_document}, this);
    servingControl =
        new ServingControl({*serving, {firstToken, perToken, worstGap, requestBubbles}}, *m_editor, this);

    nameControls();

    for (const auto changed : {&Document::projectChanged, &Document::planChanged, &Document::closed})
        connect(&document, changed, this, &Views::dropPreview);
    connect(&document, &Document::projectChanged, this, &Views::showProject);
    connect(&document, &Document::planChanged, this, &Views::showPlan);
    connect(&document, &Document::evaluationChanged, this, &Views::showFigures);
    connect(&document, &Document::closed, this, &Views::clear);
    connectInspector();
}

/// By the pictures that their work is for: what is told of work that failed.
void Views::nameControls()
{
    const auto name = [](QObject* control, const QString& words) {
        control->setProperty("accessibleName", words);
    };
    name(boardControl, tr("Board"));
    name(expertControl, tr("Experts on GPUs"));
    name(bitsControl, tr("Bits of experts"));
    name(compressionControl, tr("Compression"));
    name(timelineControl, tr("Timeline"));
    name(comparisonControl, tr("Comparison"));
    name(recoverControl, tr("Time to recover"));
    name(replayControl, tr("Replay of a preemption trace"));
    name(servingControl, tr("Serving"));
}

void Views::makeServingPages()
{
    m_elsewhere = new EmptyPage(timelinePages, EmptyPage::kNarrow);
    m_elsewhere->offer(tr("This plan serves: its timeline is in Serve."), tr("Open Serve"),
        [this] { Q_EMIT servingWanted(); });
    timelinePages->addWidget(timelinePanel);
    timelinePages->addWidget(m_elsewhere);
    memoryPages->addWidget(memory);
    memoryPages->addWidget(servingMemory);
    servingHome->addWidget(serving);
    connect(serving, &ServingView::traceWanted, this, &Views::traceWanted);
}

bool Views::serves() const
{
    const std::shared_ptr<const Plan> plan = m_document.isOpen() ? shownPlan() : nullptr;
    return plan && plan->workload.kind == WorkKind::Serving;
}

void Views::seatServing(LanesIn where)
{
    m_lanes = where;
    const bool inTimeline = serves() && where == LanesIn::Timeline && !servingHome->isVisible();
    QStackedWidget* seat = inTimeline ? timelinePages : servingHome;
    if (serving->parentWidget() != seat)
        seat->addWidget(serving);
    seat->setCurrentWidget(serving);
    QWidget* page = timelinePanel;
    if (serves())
        page = inTimeline ? static_cast<QWidget*>(serving) : m_elsewhere;
    timelinePages->setCurrentWidget(page);
    PictureView* own = serves() ? static_cast<PictureView*>(servingMemory) : memory;
    memoryPages->setCurrentWidget(own);
}

void Views::connectInspector()
{
    connect(inspector, &PlanInspector::changeRequested, m_editor, &Editor::changePlan);
    connect(inspector, &PlanInspector::projectChangeRequested, m_editor, &Editor::changeProject);
    connect(inspector, &PlanInspector::alternativesShown, m_alternatives, &Alternatives::price);
    const auto fix = [this](const Suggestion& suggestion) {
        if (const Result<void> done = m_editor->applySuggestion(suggestion); !done)
            Q_EMIT failed(done.error());
    };
    connect(diagnoses, &DiagnosesView::fixRequested, this, fix);
    connect(memory, &MemoryView::fixRequested, this, fix);
    connect(memory, &MemoryView::projectChangeRequested, m_editor, &Editor::changeProject);
    connect(diagnoses, &DiagnosesView::pointerActivated, inspector, &PlanInspector::showField);
    connect(&comparison->view(), &ComparisonView::fieldRequested, this, [this](const QString& pointer) {
        if (!inspector->showField(pointer) && pointer.startsWith(QLatin1String("/placement")))
            Q_EMIT boardWanted(); // where ranks are placed
    });
    connect(comparisonControl, &ComparisonControl::planWanted, &m_document, &Document::switchScenario);
    connect(comparisonControl, &ComparisonControl::failed, this, &Views::failed);
    connect(inspector, &PlanInspector::fieldShown, this, &Views::settingShown);
}

void Views::showPreview(std::shared_ptr<const Figures> preview)
{
    m_preview = std::move(preview);
    m_editor->setPreviewing(true);
    showPlan();
    showFigures();
    Q_EMIT previewChanged();
}

void Views::dropPreview()
{
    if (!m_preview)
        return;
    m_preview.reset();
    m_editor->setPreviewing(false);
    Q_EMIT previewChanged();
}

void Views::endPreview()
{
    if (!m_preview)
        return;
    dropPreview();
    if (m_document.isOpen()) {
        showPlan();
        showFigures();
    }
}

const std::shared_ptr<const Project>& Views::shownProject() const
{
    return m_preview ? m_preview->project : m_document.project();
}

std::shared_ptr<const Plan> Views::shownPlan() const
{
    return m_preview ? m_preview->plan : m_document.plan();
}

const std::shared_ptr<const Figures>& Views::figures() const
{
    return m_preview ? m_preview : m_document.figures();
}

bool Views::isStale() const { return !m_preview && m_document.isStale(); }

void Views::connectPictures()
{
    for (const Named& picture : m_pictures) {
        connect(picture.view, &PictureView::selected, this, &Views::setSelection);
        connect(picture.view, &PictureView::tableRequested, this, [this, view = picture.view] {
            view->prepare();
            TableDialog::show(*view, &m_parent);
        });
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
    m_shownCluster.reset();
    // Asking for a trace would lead nowhere.
    const QString reason = project->model->moe ? QString()
                                               : tr("%1 has no experts that tokens could be routed to.")
                                                     .arg(QString::fromStdString(project->model->name));
    const auto feed = [&](auto* view) {
        view->whenSeen([view, reason, routing = project->routing.pointer()] {
            view->setWhyEmpty(reason);
            view->setRouting(routing);
        });
    };
    feed(affinity);
    feed(load);
    feed(loadOverTime);
    showPlan();
}

void Views::showPlan()
{
    inspector->setInputs({shownProject(), shownPlan()});
    if (m_preview)
        inspector->setEnabled(false);
    if (const std::vector<WhatIf>& whatIf = shownPlan()->whatIf; !m_shownCluster || m_shownWhatIf != whatIf) {
        m_shownWhatIf = whatIf;
        m_shownCluster = shownCluster(shownProject(), *shownPlan());
    }
    board->whenSeen([this] { showBoard(); });
    links->whenSeen([this] { showLinks(); });
    collectives->whenSeen([this] { collectives->setCluster(m_shownCluster); });
    for (PictureView* view : {static_cast<PictureView*>(experts), static_cast<PictureView*>(expertDevices)})
        view->whenSeen([this] { expertControl->show(shownProject(), shownPlan()); });
    for (PictureView* view : std::initializer_list<PictureView*> {bits, bitBudget, bitLanes})
        view->whenSeen([this] { bitsControl->show(shownProject(), shownPlan()); });
    showServing();
    seatServing(m_lanes);
}

/// The last figures stay, dimmed, until those of this plan are there.
void Views::showServed()
{
    if (!serves())
        return servingMemory->setStep(nullptr);
    if (isStale() || !figures()->served)
        return;
    const ServedFigures& served = *figures()->served;
    servingMemory->setWhyEmpty(served.step ? QString() : translated(served.error));
    servingMemory->setStep(served.step);
    inspector->setServed(served.step);
}

/// Whichever of its pictures is seen first: they show one simulation.
void Views::showServing()
{
    for (PictureView* view : {static_cast<PictureView*>(serving), static_cast<PictureView*>(firstToken),
             static_cast<PictureView*>(perToken), static_cast<PictureView*>(worstGap),
             static_cast<PictureView*>(requestBubbles)})
        view->whenSeen([this] { servingControl->show(shownProject(), shownPlan()); });
    servedRates->whenSeen([this] { servedRates->setFigures(servedFigures(*shownProject())); });
}

/// The ranks are those of the plan, so that they can be moved at once; their memory is that of the newest
/// figures.
void Views::showBoard()
{
    board->setCluster(m_shownCluster);
    BoardData data = boardData(*shownProject(), *shownPlan());
    if (m_figures)
        addMemory(data, *m_figures);
    board->setData(std::move(data));
}

/// What is sent was sent on the cluster of the figures: on one of another shape it comes with the figures.
void Views::showLinks()
{
    links->setWhatIf(m_shownWhatIf);
    const bool sends = m_figures && !m_figures->served;
    const bool alike = sends && m_figures->project->cluster->nodes == m_shownCluster->nodes
        && m_figures->project->cluster->devicesPerNode == m_shownCluster->devicesPerNode;
    if (sends && !alike && isStale())
        return;
    links->setCluster(m_shownCluster, alike ? linkTraffic(m_figures) : LinksView::Traffic());
}

void Views::showMemory()
{
    if (m_figures)
        memory->setData(memoryData(*m_figures));
}

void Views::showCompression()
{
    const bool priced = m_figures && !m_figures->served;
    compressionControl->show(priced ? m_figures->project : nullptr, priced ? m_figures->plan : nullptr);
}

void Views::setStale(bool stale)
{
    for (PictureView* view :
        std::initializer_list<PictureView*> {board, timeline, memory, servingMemory, links})
        view->setStale(stale);
    if (stale) // its own figures come later
        compression->setStale(true);
    diagnoses->setStale(isStale());
}

void Views::showFigures()
{
    // Of a plan that is not possible the last pictures stay, dimmed; the diagnoses say why there are no new
    // ones.
    setStale(isStale() || (figures() && !figures()->valid()));
    showServed();
    if (!figures() || isStale())
        return;
    showDiagnoses();
    if (!figures()->valid())
        return;

    m_figures = figures();
    const Evaluation& evaluation = *m_figures->evaluation;
    timeline->setLaneMemory(laneMemory(evaluation.memory));
    timeline->setTimeline(evaluation.timeline);
    QStringList notes;
    if (evaluation.experts.seenTokens)
        notes << tr("on seen tokens");
    if (const Phrase lossy = lossyWords(m_figures->plan->communication.compression); !lossy.empty())
        notes << tr("lossy: %1").arg(translated(lossy));
    timeline->setNote(notes.join(QStringLiteral(" · ")));

    memory->whenSeen([this] { showMemory(); });
    board->whenSeen([this] { showBoard(); });
    links->whenSeen([this] { showLinks(); });
    compression->setWhyEmpty(
        serves() ? tr("This plan serves: compression is priced for training.") : QString());
    compression->whenSeen([this] { showCompression(); });
}

/// Of figures that are true.
void Views::showDiagnoses()
{
    Diagnostics diagnostics = figures()->evaluation->diagnostics;
    // What stands here is of serving.
    std::erase_if(diagnostics, [](const Diagnostic& one) { return one.code == kServesRequests; });
    if (const auto& served = figures()->served)
        diagnostics.insert(diagnostics.end(), served->diagnostics.begin(), served->diagnostics.end());
    const DocumentState& state = m_document.state();
    const Scenario* scenario = state.currentScenario().get();
    if (scenario != nullptr && !figures()->project->routing->empty())
        for (Diagnostic& hint : whichTraceCounts(state.inputs, scenario->model))
            diagnostics.push_back(std::move(hint));
    diagnoses->setDiagnostics(diagnostics);
}

void Views::clear()
{
    m_figures.reset();
    for (const Named& picture : m_pictures)
        picture.view->whenSeen({});
    inspector->setInputs({});
    board->setData({});
    board->setCluster(nullptr);
    m_shownCluster.reset();
    links->setWhatIf({});
    links->setCluster(nullptr);
    collectives->setCluster(nullptr);
    compressionControl->show(nullptr, nullptr);
    affinity->setRouting(nullptr);
    load->setRouting(nullptr);
    loadOverTime->setRouting(nullptr);
    expertControl->show(nullptr, nullptr);
    bitsControl->show(nullptr, nullptr);
    servingControl->show(nullptr, nullptr);
    servingMemory->setStep(nullptr);
    servedRates->setFigures({});
    timeline->setTimeline(nullptr);
    memory->setData({});
    diagnoses->setDiagnostics({});
    setStale(false);
}

} // namespace rankloom::ui
