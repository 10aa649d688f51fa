// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search_control.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <utility>

#include <QStringList>

#include "app/document/document.h"
#include "app/document/plan_words.h"
#include "app/jobs/jobs.h"
#include "app/window/board_control.h"
#include "app/window/message_bar.h"
#include "widgets/search/layout_scatter.h"
#include "widgets/search/search_panel.h"
#include "widgets/search/sensitivity_view.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr int kRanked = 50;

/// Equal but for what a search chooses.
bool sameInputs(const Project& a, const Project& b)
{
    Workload workload = a.workload;
    workload.microBatchSize = b.workload.microBatchSize;
    return workload == b.workload && a.model == b.model && a.cluster == b.cluster && a.routing == b.routing;
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
                             QString::fromStdString(rejected.example)));
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

struct SearchControl::Pricing {
    std::shared_ptr<const Project> project;
    std::shared_ptr<const Plan> plan;
    Result<SensitivityReport> report = SensitivityReport {}; ///< once the job has ended
};

SearchControl::SearchControl(SearchPanel& panel, Document& document, Jobs& jobs, QObject* parent)
    : QObject(parent), m_panel(panel), m_document(document), m_jobs(jobs)
{
    connect(&panel, &SearchPanel::searchRequested, this, &SearchControl::search);
    connect(&panel, &SearchPanel::cancelRequested, this, [this] { m_jobs.cancel(m_searchJob); });
    connect(&panel, &SearchPanel::adoptRequested, this, &SearchControl::adopt);
    connect(&panel, &SearchPanel::sensitivityShown, this, &SearchControl::price);
    connect(&panel.sensitivity(), &SensitivityView::applied, this, &SearchControl::apply);
    connect(&document, &Document::evaluationChanged, this, [this] {
        showPresent();
        price();
    });
    connect(&document, &Document::projectChanged, this, &SearchControl::checkProject);
    connect(&document, &Document::opened, this, &SearchControl::clear);
    connect(&document, &Document::closed, this, &SearchControl::clear);
}

void SearchControl::search()
{
    if (!m_document.isOpen())
        return;
    Result<SearchSpace> space = m_panel.space(*m_document.project(), *m_document.plan());
    if (!space) {
        m_panel.setStatus(QStringLiteral("✕ ") + wordsOf(space.error()));
        return;
    }
    m_jobs.cancel(m_searchJob);
    auto search = std::make_shared<Search>();
    search->project = m_document.project();
    search->plan = m_document.plan();
    search->space = std::move(*space);
    m_search = search;
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
    m_searchJob = m_jobs.start(tr("Layout search"), work, [this, search] { finish(search); });
    m_panel.setRunning(true);
    m_panel.setAdoptable(true);
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
    m_panel.setStatus(tr("The best so far: %1 layouts priced, %2 fit, %3 left")
                          .arg(formatCount(static_cast<double>(newest->counts.priced)),
                              formatCount(static_cast<double>(newest->counts.fitting)),
                              formatSeconds(newest->left.value())));
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
    m_panel.setStatus(verdict + u' ' + counts, reasonsOf(result.counts));
    checkProject();
}

void SearchControl::price()
{
    const std::shared_ptr<const Evaluation>& evaluation = m_document.evaluation();
    if (m_pricing && (m_pricing->plan != m_document.plan() || m_pricing->project != m_document.project()))
        m_panel.sensitivity().setStale(true);
    if (!m_panel.showsSensitivity() || !m_document.isOpen() || m_document.isStale() || !evaluation)
        return;
    if (m_pricing && m_pricing->plan == m_document.plan() && m_pricing->project == m_document.project())
        return;
    m_jobs.cancel(m_pricingJob);
    auto pricing = std::make_shared<Pricing>();
    pricing->project = m_document.project();
    pricing->plan = m_document.plan();
    m_pricing = pricing;
    const auto work = [pricing](Progress& /*progress*/, const std::stop_token& stop) {
        pricing->report = planSensitivity(*pricing->project, *pricing->plan, {0, stop});
    };
    m_pricingJob = m_jobs.start(tr("One setting at a time"), work, [this, pricing] { finish(pricing); });
}

void SearchControl::finish(const std::shared_ptr<Pricing>& pricing)
{
    if (pricing != m_pricing)
        return;
    m_panel.sensitivity().setReport(
        pricing->report ? std::make_shared<const SensitivityReport>(*pricing->report) : nullptr);
    if (!pricing->report && pricing->report.error().code == ErrorCode::Cancelled)
        m_pricing.reset(); // asked again when the tab is shown
}

void SearchControl::adopt(int layout, bool asNewPlan)
{
    if (!m_layouts || layout < 0 || layout >= static_cast<int>(m_layouts->size()) || !m_document.isOpen())
        return;
    const FoundLayout& found = (*m_layouts)[static_cast<std::size_t>(layout)];
    change(found.plan, found.workload.microBatchSize, asNewPlan);
}

void SearchControl::apply(int change)
{
    // Only what was priced for the plan on screen: a change of an older plan would undo newer ones.
    if (!m_pricing || !m_pricing->report || m_pricing->plan != m_document.plan())
        return;
    const SettingChange& chosen = m_pricing->report->changes[static_cast<std::size_t>(change)];
    const Plan plan = chosen.plan;
    this->change(plan, chosen.workload.microBatchSize, false);
}

void SearchControl::change(const Plan& plan, int microBatchSize, bool asNewPlan)
{
    const std::shared_ptr<const Plan> now = m_document.plan();
    Project project = *m_document.project();
    const bool otherBatch = project.workload.microBatchSize != microBatchSize;
    project.workload.microBatchSize = microBatchSize;
    Plan named = plan;
    named.name = now->name;
    QString difference = differenceName(*now, named);
    if (difference.isEmpty())
        difference = otherBatch ? tr("Microbatch size %1").arg(microBatchSize) : tr("The same layout");
    const QString command = asNewPlan ? tr("Add plan “%1”").arg(difference)
        : named == *now               ? tr("Set microbatch size to %1").arg(microBatchSize)
                                      : changeName(*now, named);
    // The microbatch size belongs to the project: two changes, one step back.
    if (otherBatch) {
        m_document.undoStack().beginMacro(command);
        m_document.changeProject(std::move(project), command);
    }
    if (asNewPlan)
        m_document.addScenario(difference, named);
    else
        m_document.changePlan(std::move(named), command);
    if (otherBatch)
        m_document.undoStack().endMacro();
}

void SearchControl::showPresent()
{
    const std::shared_ptr<const Evaluation>& evaluation = m_document.evaluation();
    std::optional<LayoutScatter::Present> present;
    if (evaluation && evaluation->valid)
        present = {evaluation->time.step.value(), smallestHeadroom(*evaluation)};
    m_panel.scatter().setPresent(present);
}

void SearchControl::checkProject()
{
    if (!m_search || !m_document.isOpen())
        return;
    const bool same =
        m_search->project == m_document.project() || sameInputs(*m_search->project, *m_document.project());
    m_panel.setAdoptable(same);
    if (!same)
        m_panel.setStatus(QStringLiteral("⚠ ")
            + tr("Model, cluster, workload or routing have changed since this search: search again."));
}

void SearchControl::clear()
{
    m_jobs.cancel(m_searchJob);
    m_jobs.cancel(m_pricingJob);
    m_search.reset();
    m_pricing.reset();
    m_layouts.reset();
    m_panel.setLayouts(nullptr);
    m_panel.setRunning(false);
    m_panel.setStatus({});
    m_panel.setAdoptable(true);
    m_panel.sensitivity().setReport(nullptr);
    m_panel.scatter().setPresent({});
}

} // namespace rankloom::ui
