// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/search_control.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <utility>

#include <QLocale>
#include <QShortcut>
#include <QStringList>

#include "app/document/document.h"
#include "app/document/editor.h"
#include "app/jobs/jobs.h"
#include "app/window/controls/board_control.h"
#include "app/window/shell/message_bar.h"
#include "app/window/shell/views.h"
#include "core/measure/link_noise.h"
#include "widgets/figure_text.h"
#include "widgets/search/layout_scatter.h"
#include "widgets/search/search_constraints.h"
#include "widgets/search/search_panel.h"
#include "widgets/search/sensitivity_view.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

constexpr int kRanked = 50;
constexpr std::size_t kPlaced = 5; ///< best layouts whose ranks are placed
constexpr std::int64_t kPlacementMoves = kDefaultMoves / 4; ///< of each; "Place automatically" takes its time
constexpr std::ptrdiff_t kTested = 10; ///< best layouts whose order is tested

/// Equal but for the name.
bool sameInputs(const Project& a, const Project& b)
{
    return a.model == b.model && a.cluster == b.cluster && a.routing == b.routing
        && a.calibration == b.calibration;
}

/// Equal but for what a search chooses.
bool sameStep(Workload a, const Workload& b)
{
    a.microBatchSize = b.microBatchSize;
    return a == b;
}

QString reasonsOf(const SearchCounts& counts)
{
    std::vector<std::pair<std::string, RejectedLayouts>> sorted(
        counts.rejected.begin(), counts.rejected.end());
    std::ranges::stable_sort(
        sorted, std::greater<> {}, [](const auto& rejected) { return rejected.second.count; });
    QStringList lines;
    for (const auto& [code, rejected] : sorted)
        lines.append(SearchControl::tr("%1 refused (%2): %3", "count, rule, example")
                         .arg(formatCount(static_cast<double>(rejected.count)), QString::fromStdString(code),
                             translated(rejected.example)));
    return lines.join(u'\n');
}

/// What the tests say about the winner, in a line or two.
QString verdictOf(const LayoutTests& tests)
{
    QStringList words;
    const QString placed = tests.placed.empty()
        ? SearchControl::tr("no links are measured to place its ranks by")
        : placedText(tests, 0);
    if (!placed.isEmpty())
        words << SearchControl::tr("The first: %1.").arg(placed);
    if (tests.robustness.trials > 0)
        words << SearchControl::tr("Fastest in %1 of %2 worlds, at worst %3 behind.")
                     .arg(formatPercent(tests.robustness.layouts.front().first),
                         QLocale().toString(tests.robustness.trials),
                         formatPercent(tests.robustness.worstLoss));
    return words.join(u' ');
}

/// How they were made, and why the second lost.
QString detailsOf(const std::vector<FoundLayout>& layouts, const LayoutTests& tests)
{
    QStringList lines {SearchControl::tr(
        "The ten best were priced again in %1 worlds that differ from this project as "
        "measurements do: links by %2, constants of the device by %3 (standard deviations).")
                           .arg(QLocale().toString(tests.robustness.trials), formatPercent(tests.linkNoise),
                               formatPercent(tests.calibrationError))};
    if (const QString holds = holdsText(tests, 0); !holds.isEmpty())
        lines << SearchControl::tr("The first is %1.").arg(holds);
    if (layouts.size() > 1)
        lines << SearchControl::tr("Why the second lost: %1.").arg(whyBehind(layouts[0], layouts[1]));
    return lines.join(u'\n');
}

} // namespace

struct SearchControl::Search {
    std::shared_ptr<const Project> project;
    std::shared_ptr<const Plan> plan;
    SearchSpace space;
    std::mutex mutex;
    std::optional<SearchSnapshot> newest; ///< not yet shown
    Result<SearchResult> result = SearchResult {}; ///< once the job has ended
};

struct SearchControl::Test {
    std::vector<FoundLayout> layouts;
    Result<LayoutTests> tests = LayoutTests {}; ///< once the job has ended
    bool stopped = false;
};

SearchControl::SearchControl(
    Views& views, Editor& editor, Jobs& jobs, EvaluationRunner::Function evaluate, QObject* parent)
    : QObject(parent)
    , m_views(views)
    , m_panel(*views.search)
    , m_editor(editor)
    , m_document(editor.document())
    , m_jobs(jobs)
    , m_previews(std::move(evaluate))
    , m_back(new QShortcut(QKeySequence(Qt::Key_Escape), &m_panel))
{
    connect(&m_panel, &SearchPanel::searchRequested, this, &SearchControl::search);
    connect(&m_panel, &SearchPanel::cancelRequested, this, [this] { m_jobs.cancel(m_job); });
    connect(&m_panel, &SearchPanel::adoptRequested, this, &SearchControl::adopt);
    connect(&m_panel, &SearchPanel::testRequested, this, &SearchControl::test);
    connect(&m_panel, &SearchPanel::previewRequested, this, &SearchControl::preview);
    connect(&m_panel.sensitivity(), &SensitivityView::looked, this, &SearchControl::previewChange);
    connect(&m_panel.constraints(), &SearchConstraints::edited, this, &SearchControl::checkConstraints);
    connect(&m_previews, &EvaluationRunner::finished, this, &SearchControl::showPreview);
    m_back->setEnabled(false);
    connect(m_back, &QShortcut::activated, &views, &Views::endPreview);
    connect(&views, &Views::previewChanged, this, [this] {
        m_back->setEnabled(m_views.preview() != nullptr);
        if (!m_views.preview())
            forgetPreview();
    });
    connect(&m_document, &Document::evaluationChanged, this, &SearchControl::showPresent);
    for (const auto changed : {&Document::planChanged, &Document::projectChanged})
        connect(&m_document, changed, this, [this] {
            forgetPreview(); // also one that is still being evaluated
            checkProject();
        });
    connect(&m_document, &Document::opened, this, &SearchControl::clear);
    connect(&m_document, &Document::closed, this, &SearchControl::clear);
}

void SearchControl::search()
{
    if (!m_document.isOpen())
        return;
    Result<SearchSpace> space = m_panel.constraints().space();
    if (!space) {
        m_panel.setStatus(QStringLiteral("✕ ") + wordsOf(space.error()));
        return;
    }
    m_jobs.cancel(m_job);
    auto search = std::make_shared<Search>();
    search->project = m_document.project();
    search->plan = m_document.plan();
    search->space = std::move(*space);
    m_search = search;
    m_test.reset();
    const auto work = [this, search](Progress& progress, const std::stop_token& stop) {
        SearchOptions options;
        options.top = kRanked;
        options.stop = stop;
        options.progress = &progress;
        options.onBest = [this, search](const SearchSnapshot& snapshot) {
            const std::lock_guard lock(search->mutex);
            // One message at a time: what comes meanwhile replaces what has not been shown.
            if (!std::exchange(search->newest, snapshot))
                QMetaObject::invokeMethod(
                    this, [this, search] { showNewest(search); }, Qt::QueuedConnection);
        };
        search->result = searchLayouts(*search->project, *search->plan, search->space, options);
    };
    m_job = m_jobs.start(
        tr("Layout search"), work, [this, search] { finish(search); },
        [this, search](const Error& error) {
            search->result = tl::unexpected<Error>(error);
            finish(search);
        });
    m_panel.setRunning(true);
    m_panel.setAdoptable(true);
    m_panel.setStale(true); // what an older search has found
    m_panel.setStatus(tr("Searching; the best so far appear here."));
}

void SearchControl::showNewest(const std::shared_ptr<Search>& search)
{
    std::optional<SearchSnapshot> newest;
    {
        const std::lock_guard lock(search->mutex);
        newest = std::exchange(search->newest, std::nullopt);
    }
    if (search != m_search || !newest || newest->best.empty())
        return;
    m_layouts = std::make_shared<const std::vector<FoundLayout>>(std::move(newest->best));
    m_panel.setLayouts(m_layouts);
    // How long it still takes says the row of the job, from moment to moment.
    m_panel.setStatus(tr("The best so far: %1 layouts priced, %2 fit")
                          .arg(formatCount(static_cast<double>(newest->counts.priced)),
                              formatCount(static_cast<double>(newest->counts.fitting))));
}

void SearchControl::finish(const std::shared_ptr<Search>& search)
{
    {
        const std::lock_guard lock(search->mutex);
        search->newest.reset();
    }
    if (search != m_search)
        return;
    m_panel.setRunning(false);
    if (!search->result) {
        m_panel.setStatus(QStringLiteral("✕ ") + wordsOf(search->result.error()));
        return;
    }
    const SearchResult& result = *search->result;
    m_layouts = std::make_shared<const std::vector<FoundLayout>>(rankedAndFront(result));
    m_panel.setLayouts(m_layouts);
    const QString counts = tr("%1 layouts priced, %2 fit, %3 simulated in %4.")
                               .arg(formatCount(static_cast<double>(result.counts.priced)),
                                   formatCount(static_cast<double>(result.counts.fitting)),
                                   formatCount(static_cast<double>(result.counts.simulated)),
                                   formatSeconds(result.elapsed.value()));
    const QString verdict = result.stopped ? tr("Stopped: the best so far.")
        : m_layouts->empty()               ? tr("✕ No layout fits: hover to read why.")
        : result.proven                    ? tr("✓ None in this space is faster by our estimate.")
                        : tr("⚠ The limit of simulations came first: there may be faster ones.");
    setVerdict(verdict + u' ' + counts, reasonsOf(result.counts));
    checkConstraints();
    checkProject();
}

void SearchControl::test()
{
    if (!m_search || !m_layouts || m_layouts->empty())
        return;
    auto test = std::make_shared<Test>();
    test->layouts = *m_layouts;
    m_test = test;
    const auto work = [project = m_search->project, test](Progress& progress, const std::stop_token& stop) {
        LayoutTests tests;
        const std::optional<double> noise = linkNoise(project->cluster->links).relative;
        RankPlacementOptions placement;
        placement.moves = kPlacementMoves;
        placement.linkNoise = noise;
        placement.stop = stop;
        placement.progress = &progress;
        Result<std::vector<PlacedLayout>> placed =
            refineByPlacement(*project, test->layouts, kPlaced, placement);
        if (!placed) {
            test->tests = tl::unexpected<Error>(std::move(placed.error()));
            return;
        }
        tests.placed = std::move(*placed);
        RobustnessOptions options;
        options.linkNoise = noise.value_or(options.linkNoise);
        options.stop = stop;
        progress.setPhase(SearchControl::tr("Testing how the order holds").toStdString());
        progress.setFraction(-1);
        const std::vector<FoundLayout> best(
            test->layouts.begin(), test->layouts.begin() + std::min(kTested, std::ssize(test->layouts)));
        tests.robustness = testRobustness(*project, best, options);
        tests.linkNoise = options.linkNoise;
        tests.calibrationError = options.calibrationError;
        test->tests = std::move(tests);
        test->stopped = stop.stop_requested();
    };
    m_job = m_jobs.start(
        tr("Placing and testing the best layouts"), work, [this, test] { finish(test); },
        [this, test](const Error& error) {
            test->tests = tl::unexpected<Error>(error);
            finish(test);
        });
    m_panel.setRunning(true);
    m_panel.setStatus(tr("Placing the ranks of the best layouts, then testing how their order holds."));
}

void SearchControl::finish(const std::shared_ptr<Test>& test)
{
    if (test != m_test)
        return;
    m_panel.setRunning(false);
    if (!test->tests) {
        m_panel.setStatus(QStringLiteral("✕ ") + wordsOf(test->tests.error()));
        return;
    }
    const auto tests = std::make_shared<const LayoutTests>(std::move(*test->tests));
    m_layouts = std::make_shared<const std::vector<FoundLayout>>(std::move(test->layouts));
    m_panel.setLayouts(m_layouts, tests);
    const QString verdict = verdictOf(*tests);
    setVerdict(
        test->stopped ? tr("Stopped early.") + u' ' + verdict : verdict, detailsOf(*m_layouts, *tests));
    checkConstraints();
    checkProject();
}

void SearchControl::preview(int shown)
{
    const FoundLayout* found = m_panel.layoutAt(shown);
    if (!found || !m_search || !m_document.isOpen() || (m_previewed && m_previewed->plan == found->plan))
        return;
    const auto project = std::make_shared<const Project>(projectOf(*m_search->project, *found));
    m_previewed = {project, found->plan, layoutWords(*found), found->time.step, found->headroom};
    look(project, found->plan);
}

/// One setting of the plan on screen changed.
void SearchControl::previewChange(int change)
{
    const std::shared_ptr<const SensitivityReport>& report = m_panel.sensitivity().report();
    if (!report || change < 0 || change >= std::ssize(report->changes) || !m_document.isOpen())
        return;
    const SettingChange& chosen = report->changes[static_cast<std::size_t>(change)];
    if (m_previewed && m_previewed->plan == chosen.plan)
        return;
    m_previewed = {m_document.project(), chosen.plan, translated(chosen.label), chosen.step,
        m_document.project()->cluster->device.memory - chosen.peak};
    look(m_document.project(), chosen.plan);
}

void SearchControl::look(const std::shared_ptr<const Project>& project, const Plan& plan)
{
    m_previews.submit(project, std::make_shared<const Plan>(plan));
}

void SearchControl::showPreview(const std::shared_ptr<const Figures>& figures)
{
    if (m_previewed && m_document.isOpen())
        m_views.showPreview(figures);
}

QString SearchControl::previewWords() const
{
    if (!m_previewed)
        return {};
    const double step = m_previewed->step.value();
    QString time = formatSeconds(step);
    if (const std::shared_ptr<const Figures> now = m_document.trueFigures(); now && now->valid())
        time += u' ' + tr("(%1)").arg(signedSeconds(step - now->evaluation->time.step.value()));
    const double free = m_previewed->headroom.value();
    return free < 0
        ? tr("Preview of %1: step %2, %3 too much.").arg(m_previewed->name, time, formatBytes(-free))
        : tr("Preview of %1: step %2, %3 free.").arg(m_previewed->name, time, formatBytes(free));
}

void SearchControl::forgetPreview()
{
    m_previews.cancel();
    m_previewed.reset();
}

void SearchControl::adoptPreview()
{
    if (!m_previewed)
        return;
    const Plan chosen = m_previewed->plan; // taking it ends the preview
    const std::shared_ptr<const Project> project = m_previewed->project;
    m_editor.takeLayout(chosen, project->cluster, AdoptAs::NewPlan);
}

void SearchControl::adopt(int shown, AdoptAs as)
{
    const FoundLayout* found = m_panel.layoutAt(shown);
    if (!found || !m_document.isOpen())
        return;
    // Copies: taking it may show other layouts.
    const Plan plan = found->plan;
    const Cluster cluster = projectOf(m_search ? *m_search->project : *m_document.project(), *found).cluster;
    forgetPreview();
    m_views.endPreview(); // also where the plan on screen is this layout already
    m_editor.takeLayout(plan, cluster, as);
}

void SearchControl::showPresent()
{
    const std::shared_ptr<const Figures>& figures = m_document.figures();
    std::optional<LayoutScatter::Present> present;
    if (figures && figures->valid())
        present = {figures->evaluation->time.step.value(), smallestHeadroom(*figures->evaluation)};
    m_panel.scatter().setPresent(present);
}

void SearchControl::checkProject()
{
    if (m_document.isOpen())
        m_panel.constraints().setInputs(m_document.project(), m_document.plan());
    if (!m_search || !m_document.isOpen())
        return;
    const bool same =
        (m_search->project == m_document.project() || sameInputs(*m_search->project, *m_document.project()))
        && sameStep(m_search->plan->workload, m_document.plan()->workload);
    m_panel.setAdoptable(same);
    if (!same)
        m_panel.setStatus(QStringLiteral("⚠ ")
            + tr("Model, cluster, workload or routing have changed since this search: search again."));
}

void SearchControl::setVerdict(const QString& words, const QString& toolTip)
{
    m_verdict = words;
    m_verdictToolTip = toolTip;
    m_panel.setStatus(words, toolTip);
}

/// What was found under other constraints is dimmed until they are what they were, or it is searched again.
void SearchControl::checkConstraints()
{
    if (!m_search || !m_layouts || m_panel.isRunning())
        return;
    const Result<SearchSpace> space = m_panel.constraints().space();
    const bool same = space && *space == m_search->space;
    m_panel.setStale(!same);
    if (same)
        m_panel.setStatus(m_verdict, m_verdictToolTip);
    else
        m_panel.setStatus(
            QStringLiteral("⚠ ") + tr("The constraints have changed since this search: search again."));
}

void SearchControl::clear()
{
    m_jobs.cancel(m_job);
    forgetPreview();
    m_search.reset();
    m_test.reset();
    m_layouts.reset();
    m_panel.setLayouts(m_layouts);
    m_panel.constraints().setInputs(m_document.project(), m_document.plan());
    m_panel.setRunning(false);
    m_panel.setStatus({});
    m_panel.setAdoptable(true);
    m_panel.scatter().setPresent({});
}

} // namespace rankloom::ui
