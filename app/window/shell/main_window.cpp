// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/main_window.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QMenu>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QWhatsThis>

#include <algorithm>
#include <cmath>

#include "app/document/editor.h"
#include "app/jobs/jobs_strip.h"
#include "app/settings/settings.h"
#include "app/window/controls/board_control.h"
#include "app/window/controls/expert_control.h"
#include "app/window/controls/search_control.h"
#include "app/window/controls/sensitivities.h"
#include "app/window/files/file_controller.h"
#include "app/window/files/import_preview.h"
#include "app/window/panels/bits_panel.h"
#include "app/window/panels/expert_placement_panel.h"
#include "app/window/panels/import_column.h"
#include "app/window/panels/import_panel.h"
#include "app/window/panels/kept_button.h"
#include "app/window/panels/measurements_panel.h"
#include "app/window/panels/placement_panel.h"
#include "app/window/panels/scenario_list.h"
#include "app/window/panels/scenario_panel.h"
#include "app/window/panels/serving_panel.h"
#include "app/window/panels/traces_panel.h"
#include "app/window/shell/about.h"
#include "app/window/shell/actions.h"
#include "app/window/shell/diagnoses_line.h"
#include "app/window/shell/dock_layout.h"
#include "app/window/shell/failure_teller.h"
#include "app/window/shell/frame.h"
#include "app/window/shell/inputs_row.h"
#include "app/window/shell/key_sheet.h"
#include "app/window/shell/keys.h"
#include "app/window/shell/lost_links.h"
#include "app/window/shell/message_bar.h"
#include "app/window/shell/perspective_pages.h"
#include "app/window/shell/plan_box.h"
#include "app/window/shell/presenter.h"
#include "app/window/shell/project_memory.h"
#include "app/window/shell/recent_files.h"
#include "app/window/shell/start_page.h"
#include "app/window/shell/step_figures.h"
#include "app/window/shell/views.h"
#include "core/evaluate/step_parts.h"
#include "widgets/board/board_view.h"
#include "widgets/board/placement_curve.h"
#include "widgets/comparison/comparison_panel.h"
#include "widgets/experts/expert_board.h"
#include "widgets/experts/trade_off_view.h"
#include "widgets/heatmap/links_view.h"
#include "widgets/inspector/plan_inspector.h"
#include "widgets/presentation/presentation_view.h"
#include "widgets/search/search_panel.h"
#include "widgets/serving/serving_view.h"
#include "widgets/table_dialog.h"
#include "widgets/timeline/step_bar.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/timeline/timeline_view.h"

namespace rankloom::ui {

namespace {

constexpr QSize kFirstSize {1680, 1020};
constexpr double kSmallestPoints = 6;
constexpr double kLargestPoints = 28;

/// Of the theme's font, before anybody changed it.
double normalPoints()
{
    static const double points = QApplication::font().pointSizeF();
    return points;
}

} // namespace

MainWindow::MainWindow(Settings& settings, EvaluationRunner::Function evaluate, QWidget* parent)
    : QMainWindow(parent), m_settings(settings), m_evaluate(evaluate), m_document(evaluate)
{
    setTextSteps(settings.textSteps());
    setAcceptDrops(true);
    setAnimated(false); // every frame of it would lay out and paint all panels
    // Before panels are arranged: they share this size.
    resize(kFirstSize.boundedTo((screen() ? screen()->availableSize() : kFirstSize) * 0.95));
    m_views = new Views(m_document, evaluate, *this);
    m_search = new SearchControl(*m_views, m_views->editor(), m_jobs, evaluate, this);
    new Sensitivities(m_views->editor(), *m_views, this);
    new ProjectMemory(m_document, *m_views, settings, this);
    makeCentre();
    makeStatusBar();
    makePanels();
    m_actions = new Actions(*this, m_document.undoStack());
    m_actions->perspectivesMenu->addActions(m_docks->perspectiveActions());
    m_docks->fillMenu(*m_actions->docksMenu);
    m_frame->setActions(m_docks->perspectiveActions(), *m_actions->present);
    m_recent = new RecentFiles(settings, *m_actions->recentMenu, this);
    m_files = new FileController({*this, m_document, m_jobs, settings, *m_recent, *m_messages, *m_imports,
                                     *m_preview, *m_views, evaluate},
        this);
    m_palette = new CommandPalette(this);
    m_start->setRecentFiles(m_recent->files());
    connectFileActions();
    connectViewActions();
    connectFrame();
    connectPlacement();
    connectComparison();
    connectHelpActions();
    connectDocument();
    m_keys = std::make_unique<Keys>(settings, *m_actions, *m_views);

    restoreGeometry(settings.geometry());
    setOpened(false);
}

MainWindow::~MainWindow()
{
    delete m_presenter; // it speaks of the document, which goes before the children of the window
}

void MainWindow::makeCentre()
{
    m_messages = new MessageBar(this);
    m_messages->setObjectName(QStringLiteral("messageBar"));
    new FailureTeller(*m_messages, m_document, m_jobs, this);
    m_whatIf = new MessageBar(this);
    m_whatIf->setObjectName(QStringLiteral("whatIfBar"));
    m_frame = new Frame(m_document, *m_views, this);
    m_start = new StartPage(this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_start);
    auto* centre = new QWidget(this);
    m_column = new QGridLayout(centre);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->setRowStretch(2, 1);
    m_column->addWidget(m_frame, 0, 0);
    m_column->addWidget(m_whatIf, 1, 0);
    m_column->addWidget(m_stack, 2, 0);
    setCentralWidget(centre);
}

void MainWindow::makePanels()
{
    auto* imports = new ImportColumn(m_document, m_jobs, this);
    m_imports = &imports->report();
    m_preview = &imports->preview();
    connect(&imports->measurements(), &MeasurementsPanel::noted, this,
        [this](const QString& words) { m_messages->showNote(words); });
    const auto tell = [this](const Error& error) { m_messages->showError(error); };
    connect(&imports->measurements(), &MeasurementsPanel::failed, this, tell);
    m_placement = new PlacementPanel(m_document, m_jobs, this);
    m_expertPlacement = new ExpertPlacementPanel(m_document, m_jobs, m_evaluate, this);
    m_traces = new TracesPanel(m_document, m_jobs, this);
    connect(m_traces, &TracesPanel::failed, this, tell);
    m_bits = new BitsPanel(m_document, m_views->editor(), *m_views->bitsControl, this);
    m_serving = new ServingPanel(
        {m_document, m_views->editor(), m_jobs, *m_views->servingControl, *m_views->pareto}, this);
    m_scenarios = new ScenarioPanel(m_document, *m_views->comparisonControl, this);
    m_docks = new DockLayout({*m_views, *m_scenarios, *imports, *m_placement, *m_expertPlacement, *m_traces,
                                 *m_serving, *m_bits, m_document.undoStack()},
        m_settings, m_stack);
    m_pages = new PerspectivePages(m_document, *m_views, *m_frame, *m_docks, *m_stack);
}

void MainWindow::makeStatusBar()
{
    m_diagnoses = new DiagnosesLine(*m_views->diagnoses, *this, this);
    m_kept = new KeptButton(this);
    statusBar()->addWidget(m_diagnoses, 1);
    statusBar()->addPermanentWidget(new JobsStrip(m_jobs, this));
    statusBar()->addPermanentWidget(m_kept);
    statusBar()->setSizeGripEnabled(false);
}

void MainWindow::connectFrame()
{
    connect(&m_frame->figures(), &StepFigures::reasonRequested, this, [this] { m_diagnoses->setOpen(true); });
    connect(&m_frame->inputs(), &InputsRow::fieldRequested, m_views->inspector, &PlanInspector::showField);
    connect(&m_frame->stepBar(), &StepBar::partChosen, this, &MainWindow::showPart);
    connect(m_actions->nextPlan, &QAction::triggered, this, [this] { m_frame->plans().step(1); });
    connect(m_actions->previousPlan, &QAction::triggered, this, [this] { m_frame->plans().step(-1); });
    connect(m_docks, &DockLayout::perspectiveChanged, this, &MainWindow::placeMessages);
    connect(m_preview, &ImportPreviewPanel::waitingChanged, this, &MainWindow::placeMessages);
    placeMessages();
}

/// Computing and idling are seen in the timeline, what is sent on the links.
void MainWindow::showPart(const QByteArray& key)
{
    if (key.startsWith("serving/"))
        return m_docks->showView(*m_views->serving);
    const auto& parts = stepParts();
    const auto part = std::ranges::find_if(parts, [&key](const StepPart& p) { return key == p.key; });
    const bool computes = key == "compute" || key == "optimizer";
    if (part != parts.end() && (part->idle || computes)) {
        m_docks->showView(*m_views->timeline);
        if (computes)
            m_views->timeline->setCriticalPathShown(true);
        else
            m_views->timeline->showLongestBubble();
        return;
    }
    m_docks->showView(*m_views->links);
    m_views->links->setQuantity(LinkQuantity::Busy);
    m_views->links->jumpToHottest();
}

/// Over the views, which keep their places; but not over the buttons below what is found, placed or imported.
void MainWindow::placeMessages()
{
    const Perspective seen = m_docks->perspective();
    const bool over = seen != Perspective::Search && seen != Perspective::Experts && !m_preview->isWaiting();
    m_column->removeWidget(m_messages);
    m_column->addWidget(m_messages, over ? 2 : 3, 0, over ? Qt::AlignBottom : Qt::Alignment());
    m_messages->raise();
}

void MainWindow::connectFileActions()
{
    const auto bind = [this](QAction* action, auto method) {
        connect(action, &QAction::triggered, m_files, [this, method] { (m_files->*method)(); });
    };
    bind(m_actions->create, &FileController::create);
    bind(m_actions->open, &FileController::open);
    bind(m_actions->openExample, &FileController::openExample);
    bind(m_actions->saveCopy, &FileController::saveCopy);
    bind(m_actions->revert, &FileController::revertToOpened);
    bind(m_actions->import, &FileController::import);
    bind(m_actions->importWithPreview, &FileController::importWithPreview);
    bind(m_actions->exportForTools, &FileController::exportForTools);
    bind(m_actions->exportPlan, &FileController::exportPlan);
    bind(m_actions->exportEvaluation, &FileController::exportEvaluation);
    bind(m_actions->exportPicture, &FileController::exportPicture);
    bind(m_actions->report, &FileController::report);
    bind(m_actions->close, &FileController::close);
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->duplicatePlan, &QAction::triggered, &m_document, &Document::duplicateScenario);
    connect(m_start, &StartPage::newRequested, m_files, &FileController::create);
    connect(m_start, &StartPage::openRequested, m_files, &FileController::open);
    connect(m_start, &StartPage::exampleRequested, m_files, &FileController::openExample);
    connect(m_start, &StartPage::fileRequested, m_files, &FileController::openPath);
    connect(m_bits, &BitsPanel::ratesChosen, m_files,
        [this](const QString& path) { m_files->importPaths({path}); });
    connect(m_recent, &RecentFiles::requested, m_files, &FileController::openPath);
    connect(m_recent, &RecentFiles::changed, this, [this] { m_start->setRecentFiles(m_recent->files()); });
    connect(m_files, &FileController::importReported, this, [this] { m_docks->show(Dock::Imports); });
}

void MainWindow::connectViewActions()
{
    connect(m_actions->palette, &QAction::triggered, this, &MainWindow::openPalette);
    connect(m_actions->searchLayouts, &QAction::triggered, this, [this] {
        m_docks->show(Dock::Search);
        m_docks->show(Dock::Constraints);
        m_views->search->begin();
    });
    const auto inExperts = [this](auto look) {
        return [this, look] {
            m_docks->show(Dock::Experts);
            (m_views->experts->*look)();
            m_views->experts->setFocus();
        };
    };
    connect(
        m_actions->findHottestExpert, &QAction::triggered, this, inExperts(&ExpertBoard::findHottestExpert));
    connect(m_actions->findWorstLayer, &QAction::triggered, this, inExperts(&ExpertBoard::findWorstLayer));
    connect(m_actions->findWorstLink, &QAction::triggered, this, [this] {
        // Of what the experts of the plan send, where that is known; otherwise of all links.
        const bool experts = m_views->expertDevices->findWorstLink();
        m_docks->show(experts ? Dock::GpuLoad : Dock::Links);
        if (!experts)
            m_views->links->jumpToHottest();
        (experts ? static_cast<QWidget*>(m_views->expertDevices) : m_views->links)->setFocus();
    });
    connectPanelActions();
    connect(m_actions->fullScreen, &QAction::toggled, this,
        [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
    connect(m_actions->largerText, &QAction::triggered, this,
        [this] { setTextSteps(m_settings.textSteps() + 1); });
    connect(m_actions->smallerText, &QAction::triggered, this,
        [this] { setTextSteps(m_settings.textSteps() - 1); });
    connect(m_actions->normalText, &QAction::triggered, this, [this] { setTextSteps(0); });
    for (QAction* action : m_actions->theme->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(m_settings.theme()));
    connect(m_actions->theme, &QActionGroup::triggered, this, [this](const QAction* action) {
        const auto mode = static_cast<ThemeMode>(action->data().toInt());
        m_settings.setTheme(mode);
        applyTheme(*qApp, mode);
    });
    for (QAction* action : m_actions->language->actions())
        action->setChecked(action->data().toString() == m_settings.language());
    connect(m_actions->language, &QActionGroup::triggered, this, [this](const QAction* action) {
        m_settings.setLanguage(action->data().toString());
        m_messages->showNote(tr("The language changes at the next start."));
    });
}

void MainWindow::connectPanelActions()
{
    connect(m_actions->resetLayout, &QAction::triggered, m_docks, &DockLayout::reset);
    connect(m_actions->closePanel, &QAction::triggered, m_docks, &DockLayout::closePanel);
    connect(m_actions->nextPanel, &QAction::triggered, m_docks, [this] { m_docks->walk(1); });
    connect(m_actions->previousPanel, &QAction::triggered, m_docks, [this] { m_docks->walk(-1); });
    const auto follow = [this] {
        m_actions->maximisePanel->setChecked(m_docks->isMaximised());
        m_actions->closePanel->setEnabled(m_document.isOpen() && m_docks->current());
    };
    connect(m_docks, &DockLayout::currentChanged, this, follow);
    connect(m_actions->maximisePanel, &QAction::triggered, m_docks, [this, follow] {
        m_docks->toggleMaximised();
        follow();
    });
    follow();
}

void MainWindow::connectPlacement()
{
    const auto begin = [this] {
        m_docks->show(Dock::PlaceRanks);
        m_placement->start();
    };
    connect(m_actions->placeRanks, &QAction::triggered, this, begin);
    connect(m_views->board, &BoardView::automaticPlacementRequested, this, begin);
    connect(m_placement, &PlacementPanel::placementFound, m_views->boardControl, &BoardControl::place);
    connect(m_serving, &ServingPanel::bestFound, m_docks, [this] { m_docks->show(Dock::Pareto); });
    connect(&m_placement->curve(), &PictureView::tableRequested, this,
        [this] { TableDialog::show(m_placement->curve(), this); });
    connect(m_actions->placeExperts, &QAction::triggered, this, [this] {
        m_docks->show(Dock::PlaceExperts);
        m_expertPlacement->start();
    });
    connect(
        m_expertPlacement, &ExpertPlacementPanel::proposed, m_views->expertControl, &ExpertControl::propose);
    connect(m_expertPlacement, &ExpertPlacementPanel::placementFound, m_views->expertControl,
        &ExpertControl::place);
    for (PictureView* picture : {static_cast<PictureView*>(&m_expertPlacement->curve()),
             static_cast<PictureView*>(&m_expertPlacement->front())})
        connect(picture, &PictureView::tableRequested, this,
            [this, picture] { TableDialog::show(*picture, this); });
}

void MainWindow::connectComparison()
{
    connect(m_actions->comparePlans, &QAction::triggered, m_docks,
        [this] { m_docks->showAndFocus(Dock::Comparison); });
    connect(m_actions->present, &QAction::triggered, this, &MainWindow::present);
    connect(m_views->comparison, &ComparisonPanel::presentRequested, this, &MainWindow::present);
    connect(m_actions->renamePlan, &QAction::triggered, this, [this] {
        m_docks->show(Dock::Plans);
        m_scenarios->list().renameCurrent();
    });
    connect(m_actions->deletePlan, &QAction::triggered, &m_scenarios->list(), &ScenarioList::removeCurrent);
    const auto tell = [this](const char* words) {
        return [this, words](const QStringList& plans) {
            m_messages->showNote(
                tr(words, nullptr, static_cast<int>(plans.size())).arg(plans.join(QStringLiteral(", "))),
                {{tr("For This Plan Only"), [this] { m_document.onlyForThisPlan(); }}});
        };
    };
    connect(&m_document, &Document::clusterShared, this,
        tell(QT_TR_N_NOOP("The cluster was changed for %n more plan(s): %1")));
    connect(&m_document, &Document::calibrationShared, this,
        tell(QT_TR_N_NOOP("The measured constants were changed for %n more plan(s): %1")));
    tellLostLinks(*m_views, m_document, *m_messages);
    connect(&m_scenarios->list(), &ScenarioList::refused, m_messages,
        [this](const QString& why) { m_messages->showNote(why); });
}

Presenter* MainWindow::presenter() const { return m_presenter; }

void MainWindow::present()
{
    if (!m_presenter)
        m_keys->take((m_presenter = new Presenter(*m_views, m_document, *this))->view());
    m_presenter->activateWindow();
}

void MainWindow::connectHelpActions()
{
    connect(m_actions->whatsThis, &QAction::triggered, this, [] { QWhatsThis::enterWhatsThisMode(); });
    connect(
        m_actions->shortcuts, &QAction::triggered, this, [this] { (new KeySheet(*m_keys, this))->show(); });
    connect(m_actions->about, &QAction::triggered, this, [this] { showAbout(this); });
}

void MainWindow::connectDocument()
{
    connect(&m_document, &Document::opened, this, [this] { setOpened(true); });
    connect(&m_document, &Document::closed, this, [this] { setOpened(false); });
    connect(&m_document, &Document::projectChanged, this, &MainWindow::showTitle);
    connect(m_views, &Views::previewChanged, this, [this] { showPreview({}); });
    connect(&m_views->editor(), &Editor::refused, this,
        [this] { showPreview(tr("A preview cannot be edited: nothing was changed.") + u' '); });
    for (const auto changed : {&Document::planChanged, &Document::projectChanged, &Document::closed})
        connect(&m_document, changed, this, &MainWindow::showWhatIf);
    connect(&m_document, &Document::evaluationFailed, this, &MainWindow::showFailure);
    connect(m_views, &Views::boardWanted, this, [this] { m_docks->showAndFocus(Dock::Board); });
    connect(m_views, &Views::settingShown, this, [this] { m_docks->showAndFocus(Dock::Plan); });
    connect(m_traces, &TracesPanel::tracesRead, m_expertPlacement, &ExpertPlacementPanel::setTraces);
    connect(m_views, &Views::failed, this, &MainWindow::showFailure);
    // Of a plan that is another one now, an undone one too, it is not true any more.
    connect(&m_document, &Document::planChanged, this, &MainWindow::hideFailure);
    connect(&m_document, &Document::projectChanged, this, &MainWindow::hideFailure);
    connect(&m_document, &Document::keptChanged, this, &MainWindow::showKept);
    connect(&m_document, &Document::storeFailed, this, &MainWindow::showKept); // for another reason now
    connect(m_kept, &QAbstractButton::clicked, m_files, &FileController::offerStoring);
}

void MainWindow::showFailure(const Error& error)
{
    m_messages->showError(error);
    m_failure = m_messages->text();
}

void MainWindow::hideFailure()
{
    if (!m_failure.isEmpty() && m_messages->text() == m_failure)
        m_messages->hide();
    m_failure.clear();
}

void MainWindow::showKept()
{
    const ProjectStore* store = m_document.store();
    m_kept->show(store ? store->kept() : Kept::All, store ? store->failure() : std::nullopt);
}

void MainWindow::setOpened(bool isOpen)
{
    m_docks->setDocumentOpen(isOpen);
    m_frame->setVisible(isOpen);
    m_diagnoses->setVisible(isOpen);
    m_diagnoses->setOpen(false);
    isOpen ? m_pages->begin() : m_stack->setCurrentWidget(m_start);
    if (m_stack->currentWidget() == m_docks)
        m_docks->focusPerspective();
    else
        m_stack->currentWidget()->setFocus();
    m_actions->setDocumentOpen(isOpen);
    m_kept->setVisible(isOpen);
    showKept();
    m_imports->clear(); // what was read into another project
    m_messages->hide(); // what was said of it
    showTitle();
}

/// Says above the views that they show something else than the plan, and the two ways out.
void MainWindow::showPreview(const QString& before)
{
    if (m_views->preview()) {
        m_previewNote = before + m_search->previewWords();
        m_messages->showNote(m_previewNote,
            {{tr("Adopt as new plan (Return)"), [this] { m_search->adoptPreview(); }},
                {tr("Back to the plan (Esc)"), [this] { m_views->endPreview(); }}});
    } else if (m_messages->text() == m_previewNote) {
        m_messages->hide();
    }
}

void MainWindow::showWhatIf()
{
    const std::shared_ptr<const Plan> plan = m_document.isOpen() ? m_document.plan() : nullptr;
    if (!plan || plan->whatIf.empty()) {
        m_whatIf->hide();
        return;
    }
    constexpr std::size_t kShown = 3;
    const Cluster& cluster = m_document.project()->cluster;
    QStringList parts;
    for (std::size_t i = 0; i < std::min(kShown, plan->whatIf.size()); ++i)
        parts << whatIfWords(cluster, plan->whatIf[i]);
    if (plan->whatIf.size() > kShown)
        parts << QStringLiteral("…");
    m_whatIf->showNote(tr("What-if, %n change(s): %1", nullptr, static_cast<int>(plan->whatIf.size()))
                           .arg(parts.join(QStringLiteral("; "))),
        {{tr("Reset"), [this] { m_views->boardControl->dropWhatIfs(); }},
            {tr("Edit"), [this] {
                 m_views->inspector->showField(QStringLiteral("/whatIf"));
                 showWhatIf(); // the offer hid the bar
             }}});
}

void MainWindow::showTitle()
{
    const std::shared_ptr<const Project>& project = m_document.project();
    QString name = project ? QString::fromStdString(project->name) : QString();
    if (name.isEmpty() && m_document.store())
        name = QFileInfo(m_files->shownFile()).completeBaseName();
    setWindowTitle(name.isEmpty() ? QStringLiteral("Rankloom") : tr("%1 — Rankloom").arg(name));
}

void MainWindow::openPalette()
{
    std::vector<CommandPalette::Entry> entries = m_actions->all();
    if (m_document.isOpen())
        for (QAction* setting : m_views->inspector->settingActions())
            entries.push_back({setting, tr("Plan"), {}});
    addViewEntries(entries);
    m_palette->open(entries);
}

/// What the views offer in their own menus, each for what is selected in it.
void MainWindow::addViewEntries(std::vector<CommandPalette::Entry>& entries)
{
    m_viewMenus.clear();
    if (!m_document.isOpen())
        return;
    for (const Views::Named& picture : m_views->pictures()) {
        m_viewMenus.push_back(picture.view->createMenu());
        const CommandPalette::Entry pattern {
            nullptr, picture.title, [this, view = picture.view] { m_docks->showView(*view); }};
        CommandPalette::collect(*m_viewMenus.back(), pattern, entries);
        if (picture.view != m_views->timeline)
            continue;
        QMenu& compare = *m_views->timelinePanel->compareMenu();
        Q_EMIT compare.aboutToShow(); // it is filled when it is wanted
        CommandPalette::collect(
            compare, {nullptr, tr("%1 › Compare", "view").arg(picture.title), pattern.before}, entries);
    }
}

void MainWindow::setTextSteps(int steps)
{
    const double points = std::clamp(normalPoints() + steps, kSmallestPoints, kLargestPoints);
    m_settings.setTextSteps(static_cast<int>(std::lround(points - normalPoints())));
    QFont font = QApplication::font();
    font.setPointSizeF(points);
    QApplication::setFont(font);
    QApplication::setFont(font, "QDockWidgetTitle"); // its own, to Qt
}

void MainWindow::changeEvent(QEvent* event)
{
    // The moment when somebody comes back from another program that may have written to the project.
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        if (ProjectStore* store = m_document.store())
            store->comeBack();
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    // Everything is on its way to the file already; only the last commit has to end.
    const auto closeAnyway = [this] {
        m_document.close();
        close();
    };
    if (!m_files->letGo({tr("Close anyway"), closeAnyway})) {
        event->ignore();
        return;
    }
    m_settings.setGeometry(saveGeometry());
    m_docks->keep();
    m_document.close();
    event->accept();
}

QString MainWindow::endNow()
{
    const QString copy = m_files->rescue();
    m_settings.setGeometry(saveGeometry());
    m_docks->keep();
    m_document.close();
    return copy;
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!FileController::localFiles(event->mimeData()->urls()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QStringList files = FileController::localFiles(event->mimeData()->urls());
    if (files.isEmpty())
        return;
    event->acceptProposedAction();
    const bool asked = event->modifiers().testFlag(Qt::ShiftModifier);
    m_files->importPaths(files, asked ? FirstLook::Always : FirstLook::WhereNeeded);
}

} // namespace rankloom::ui
