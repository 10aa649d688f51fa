// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/expert_placement_panel.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QStackedWidget>
#include <QStyle>
#include <QVBoxLayout>

#include "app/window/panels/expert_outcome.h"
#include "app/window/panels/expert_placement_form.h"
#include "app/window/panels/panel_parts.h"
#include "app/window/shell/message_bar.h"
#include "core/experts/plan_experts.h"
#include "widgets/experts/trade_off_view.h"
#include "widgets/foreign_text.h"
#include "widgets/form_scroll.h"
#include "widgets/mnemonic.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr int kLeastFormHeight = 60; ///< pixels of what scrolls
/// Tags that tell some of the traces apart, by the order in which they appear.
std::vector<TaskTag> taskTags(const StoredTraces& traces)
{
    std::vector<TaskTag> tags;
    for (const MeasurementInfo& trace : traces)
        for (const TraceTag& tag : trace.tags) {
            auto known = std::ranges::find(tags, tag.key, &TaskTag::key);
            if (known == tags.end())
                known = tags.insert(tags.end(), {tag.key, {}});
            if (std::ranges::find(known->values, tag.value) == known->values.end())
                known->values.push_back(tag.value);
        }
    std::erase_if(tags, [](const TaskTag& tag) { return tag.values.size() < 2; });
    return tags;
}

bool linksMeasured(const Cluster& cluster, const ExpertGroup& group)
{
    return std::ranges::any_of(group.device, [&](int device) {
        return device != group.device.front()
            && cluster.links.link(group.device.front(), device).origin != LinkOrigin::Assumed;
    });
}

/// What the search tells becomes the curve. The points of a front have none in common.
ExpertSearchCalls callsOf(const ExpertTask& task, LiveCurve& course)
{
    if (task.front > 0 || task.best)
        return {};
    ExpertSearchCalls calls;
    calls.start = [&course](
                      double cost) { course.change([&](PlacementCurveData& curve) { curve.start = cost; }); };
    calls.best = [&course, most = task.options.moves](double cost, double fraction) {
        course.change([&](PlacementCurveData& curve) {
            if (!curve.start)
                curve.start = cost;
            if (cost >= (curve.best.empty() ? *curve.start : curve.best.back().cost))
                return;
            // A method may search several times.
            const auto moves = std::llround(fraction * static_cast<double>(most));
            const std::int64_t before = curve.best.empty() ? 0 : curve.best.back().moves;
            curve.best.push_back({cost, std::max<std::int64_t>(moves, before), NAN});
        });
    };
    return calls;
}

} // namespace

/// Statistics by what they count, as long as the project shows the same ones. The searching thread fills it;
/// there is one search at a time.
struct ExpertPlacementPanel::CountedParts {
    std::shared_ptr<const Project> project;
    std::vector<std::pair<TraceFilter, RoutingStatistics>> parts;
};

ExpertPlacementPanel::ExpertPlacementPanel(
    const Document& document, Jobs& jobs, EvaluationRunner::Function evaluate, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_evaluate(std::move(evaluate))
    , m_form(new ExpertPlacementForm(this))
    , m_pictures(new QStackedWidget(this))
    , m_curve(new PlacementCurve(m_pictures))
    , m_outcome(new QLabel(this))
    , m_remarks(new QLabel(this))
    , m_consequence(new QLabel(this))
    , m_run(document, jobs, *m_curve)
{
    prepareWords({m_outcome, m_remarks, m_consequence});
    m_outcome->setTextFormat(Qt::RichText);
    m_use = new QPushButton(tr("&Use It Anyway"), this);
    m_use->setObjectName(QStringLiteral("experts.use"));
    m_use->hide();
    m_pictures->addWidget(m_curve);
    // What a search found takes room: it is scrolled to, and does not make the dock grow.
    m_scroll = new FormScroll(this);
    auto* page = new QWidget(m_scroll);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(8, 6, 8, 2);
    column->addWidget(m_form);
    m_pictures->addWidget(makeFront());
    column->addWidget(m_pictures, 1);
    column->addWidget(m_outcome);
    column->addWidget(m_remarks);
    m_scroll->setWidget(page);
    // What one decides by and with stays in sight, however far the rest is scrolled.
    auto* last = new QHBoxLayout;
    last->setContentsMargins(8, 2, 8, 6);
    last->addWidget(m_consequence, 1);
    last->addStretch();
    last->addWidget(m_use, 0, Qt::AlignBottom);
    last->addWidget(m_form->runButton(), 0, Qt::AlignBottom);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(m_scroll, 1);
    whole->addLayout(last);
    m_curve->setAccessibleName(tr("Course of the search for a place of experts"));
    m_curve->setEmptyText(emptyWords());
    connect(&document, &Document::planChanged, this, &ExpertPlacementPanel::planChanged);
    connect(&document, &Document::projectChanged, this, &ExpertPlacementPanel::planChanged);
    connect(&document, &Document::opened, this, &ExpertPlacementPanel::clear);
    connect(&document, &Document::closed, this, &ExpertPlacementPanel::clear);
    connect(m_use, &QPushButton::clicked, this, [this] {
        if (const auto offered = std::exchange(m_offered, nullptr))
            Q_EMIT placementFound(*offered, tr("Place experts"));
    });
    connect(m_form, &ExpertPlacementForm::runRequested, this, [this] { isRunning() ? stop() : start(); });
}

ExpertPlacementPanel::~ExpertPlacementPanel() = default;

/// As wide as the form at its narrowest; what has no room in height scrolls.
QSize ExpertPlacementPanel::minimumSizeHint() const
{
    const int fields = m_scroll->widget()->minimumSizeHint().width();
    return {fields + style()->pixelMetric(QStyle::PM_ScrollBarExtent),
        QWidget::minimumSizeHint().height() + kLeastFormHeight};
}

QSize ExpertPlacementPanel::sizeHint() const
{
    const int fields = m_form->sizeHint().width();
    return {fields + style()->pixelMetric(QStyle::PM_ScrollBarExtent), QWidget::sizeHint().height()};
}

QString ExpertPlacementPanel::emptyWords() const
{
    return tr(
        "No search yet. It moves experts between the GPUs of a group until few tokens change the GPU and "
        "no GPU gets too many of them; its course is drawn here.");
}

QWidget* ExpertPlacementPanel::makeFront()
{
    auto* page = new QWidget(m_pictures);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    m_front = new TradeOffView(page);
    column->addWidget(m_front, 1);
    auto* row = new QHBoxLayout;
    m_slider = new QSlider(Qt::Horizontal, page);
    m_slider->setObjectName(QStringLiteral("experts.slider"));
    m_slider->setPageStep(1);
    m_slider->setTickPosition(QSlider::TicksBelow);
    m_slider->setAccessibleName(tr("Between even load and little traffic"));
    m_slider->setToolTip(plainTip(m_slider->accessibleName()));
    row->addWidget(new QLabel(tr("even load"), page));
    row->addWidget(m_slider, 1);
    row->addWidget(new QLabel(tr("little traffic"), page));
    column->addLayout(row);
    connect(m_slider, &QSlider::valueChanged, m_front, &TradeOffView::choose);
    connect(m_front, &TradeOffView::chosenByPerson, m_slider, &QSlider::setValue);
    connect(m_front, &TradeOffView::chosenByPerson, this, &ExpertPlacementPanel::showCandidate);
    return page;
}

void ExpertPlacementPanel::setTraces(const StoredTraces& traces)
{
    m_traces = traces;
    showPossibilities();
}

void ExpertPlacementPanel::showPossibilities()
{
    ExpertPossibilities possible;
    if (m_document.isOpen()) {
        const Project& project = *m_document.project();
        const ExpertGroup group = expertGroup(project, *m_document.plan());
        possible.tokens = project.routing->sample.tokens > 0;
        possible.windows = project.routing->windows.count > 1;
        possible.parts = !m_traces.empty() && !project.routing->empty();
        if (possible.parts)
            possible.tags = taskTags(m_traces);
        possible.nodesApart = group.equalNodes() > 1;
        possible.linksMeasured = linksMeasured(project.cluster, group);
        possible.layers = project.model->moeLayers();
        possible.devices = m_document.plan()->layout.ep;
        possible.unseenShare = 1 - m_document.state().counted().split.trainShare;
    }
    m_form->setPossibilities(possible);
}

/// Counts on the writer's thread, and what was counted before not again. Null without a project file.
CountFunction ExpertPlacementPanel::countFunction()
{
    const ProjectStore* store = m_document.file();
    if (!store || m_traces.empty())
        return {};
    if (!m_counted || m_counted->project != m_document.project())
        m_counted = std::make_shared<CountedParts>(CountedParts {m_document.project(), {}});
    return [writer = store->writer(), counted = m_counted](const TraceFilter& filter, Progress& progress,
               const std::stop_token& stop) -> Result<RoutingStatistics> {
        const auto known =
            std::ranges::find(counted->parts, filter, &std::pair<TraceFilter, RoutingStatistics>::first);
        if (known != counted->parts.end())
            return known->second;
        Result<RoutingStatistics> routing = countTraces(*writer, filter, progress, stop);
        if (routing)
            counted->parts.emplace_back(filter, *routing);
        return routing;
    };
}

ExpertTask ExpertPlacementPanel::task()
{
    ExpertTask task;
    task.project = m_document.project();
    task.plan = m_document.plan();
    task.evaluate = m_evaluate;
    task.parts.counted = m_document.state().counted();
    task.count = countFunction();
    m_form->fill(task);
    return task;
}

void ExpertPlacementPanel::start()
{
    if (isRunning() || !m_document.isOpen())
        return;
    clear();
    m_task = std::make_shared<const ExpertTask>(task());
    PlacementCurveData course;
    course.moves = m_form->moves();
    course.quantity = m_form->method() == PlacementMethod::Coactivation
        ? tr("Pairs of picks of a token on different GPUs")
        : m_task->pricing != LinkPricing::Equal ? tr("Traffic by the links")
                                                : tr("Changes of GPU between layers");
    course.kind = FigureKind::Percent;
    course.formatExact = [](double share) -> QString {
        return QLocale().toString(share * 100, 'g', 9) + u' ' + QLocale().percent();
    };
    auto work = [task = m_task](LiveCurve& curve, Progress& progress, const std::stop_token& stop) {
        Result<ExpertFinding> found = searchExperts(*task, callsOf(*task, curve), progress, stop);
        if (found && task->front == 0)
            curve.change([&](PlacementCurveData& drawn) { drawn.bound = found->bound; });
        return found;
    };
    m_run.start(tr("Placing experts"), std::move(course), std::move(work), [this] { finish(); });
    explainCourse();
    m_form->setRunning(true);
}

void ExpertPlacementPanel::finish()
{
    m_form->setRunning(false);
    const Result<ExpertFinding>* outcome = m_run.outcome();
    if (!outcome)
        return;
    if (!*outcome) {
        m_curve->setEmptyText(emptyWords());
        say(outcome->error().code == ErrorCode::Cancelled ? tr("Stopped before anything was found.")
                                                          : wordsOf(outcome->error()));
        return;
    }
    const std::vector<ExpertCandidate>& candidates = (*outcome)->candidates;
    if (m_task->front > 0) {
        if (!candidates.empty())
            showFront();
        return;
    }
    m_chosen = (*outcome)->chosen;
    const ExpertCandidate& taken = candidates[m_chosen];
    explainCourse();
    m_run.drawEnded(taken.result.moves > 0 ? taken.result.moves : m_task->options.moves);
    showOutcome(taken);
    offer(taken);
    scrollToOutcome();
}

/// The point with the shortest step is what a person would ask for first.
void ExpertPlacementPanel::showFront()
{
    const ExpertFinding& finding = m_run.found();
    const auto pointOf = [&](const ExpertFigures& seen, const std::optional<ExpertFigures>& unseen) {
        const auto figures = [&](const ExpertFigures& of) -> TradeOffFigures {
            return {of.placement.windowMaxOverMean, finding.traffic(of.placement)};
        };
        return TradeOffPoint {
            figures(seen), unseen ? std::optional(figures(*unseen)) : std::optional<TradeOffFigures>()};
    };
    std::vector<TradeOffPoint> points;
    int shortest = 0;
    for (std::size_t i = 0; i < finding.candidates.size(); ++i) {
        const ExpertCandidate& candidate = finding.candidates[i];
        points.push_back(pointOf(candidate.seen, candidate.unseen));
        const std::optional<Seconds>& step = candidate.judged().step;
        const std::optional<Seconds>& best =
            finding.candidates[static_cast<std::size_t>(shortest)].judged().step;
        if (step && (!best || isShorter(*step, *best)))
            shortest = static_cast<int>(i);
    }
    m_front->setPoints(std::move(points), pointOf(finding.before, std::nullopt),
        finding.priced ? TrafficCount::Priced : TrafficCount::Changes);
    m_slider->setRange(0, m_front->count() - 1);
    m_pictures->setCurrentIndex(1);
    m_front->choose(shortest);
    showCandidate(shortest);
    scrollToOutcome();
}

void ExpertPlacementPanel::showCandidate(int index)
{
    const Result<ExpertFinding>* outcome = m_run.outcome();
    if (!outcome || !*outcome || m_task->front == 0 || m_document.project() != m_task->project
        || m_document.plan()->layout != m_task->plan->layout)
        return;
    m_chosen = static_cast<std::size_t>(index);
    const ExpertCandidate& candidate = (*outcome)->candidates[m_chosen];
    showOutcome(candidate);
    showStanding();
    Q_EMIT proposed(candidate.experts);
}

void ExpertPlacementPanel::showOutcome(const ExpertCandidate& candidate)
{
    const ExpertFinding& finding = m_run.found();
    const std::vector<OutcomeRow> rows = outcomeRows(finding, candidate);
    m_outcomeText = outcomeText(rows);
    m_outcome->setText(outcomeTable(finding, rows));
    m_outcome->setAccessibleName(m_outcomeText);
    m_outcome->show();
    QStringList remarks;
    if (m_task->best)
        remarks << choiceWords(finding);
    if (const QString more = outcomeRemarks(finding, candidate); !more.isEmpty())
        remarks << more;
    m_remarks->setText(remarks.join(u' '));
    m_remarks->setVisible(!m_remarks->text().isEmpty());
}

/// After the layout has made room for what is shown.
void ExpertPlacementPanel::scrollToOutcome()
{
    QTimer::singleShot(0, this, [this] {
        for (QWidget* shown : {m_remarks, m_outcome}) // the figures before the words
            if (shown->isVisible())
                m_scroll->ensureWidgetVisible(shown);
    });
}

void ExpertPlacementPanel::say(const QString& text)
{
    m_outcomeText = text;
    m_outcome->setAccessibleName(text);
    m_outcome->setText(text.toHtmlEscaped());
    m_outcome->show();
    m_remarks->hide();
    scrollToOutcome();
}

/// What there is instead of a course to draw, while it is done and afterwards.
void ExpertPlacementPanel::explainCourse()
{
    const ExpertTask& task = *m_task;
    const PlacementMethod method = task.options.method;
    const Result<ExpertFinding>* found = m_run.outcome();
    QString text;
    if (task.best) {
        text = found
            ? tr("Several searches: there is no single course to draw.")
            : tr("Trying several ways; the one with the shortest step on the tokens that judge is taken.");
    } else if (task.front > 0) {
        text = tr("Searching %n placements, one after the other, under a tighter load limit each; they are "
                  "drawn here when all are found.",
            nullptr, task.front);
    } else if (!drawsCourse(method)) {
        text = method == PlacementMethod::FanOut
            ? tr("%1 places the pairs of experts first and then whole tokens, layer by layer: no single "
                 "figure "
                 "falls that could be drawn.")
                  .arg(m_form->methodName())
            : tr("%1 places in one go and tries no moves: there is no course to draw.")
                  .arg(m_form->methodName());
        if (!found)
            text = tr("%1 is placing…").arg(m_form->methodName()) + u' ' + text;
    } else if (found && *found && (*found)->candidates.front().result.optimal) {
        text = tr("Solved exactly, layer by layer, without a search: there is no course to draw.");
    } else {
        text = found ? tr("The search found nothing better than it began with: there is no course to draw.")
                     : tr("The search has begun; its course is drawn here.");
    }
    m_curve->setEmptyText(text);
}

bool ExpertPlacementPanel::isBetter(const ExpertCandidate& candidate) const
{
    const std::optional<Seconds>& before = m_run.found().judgedBefore().step;
    const std::optional<Seconds>& after = candidate.judged().step;
    return !before || !after || !isShorter(*before, *after);
}

void ExpertPlacementPanel::offer(const ExpertCandidate& candidate)
{
    if (candidate.experts.devices == m_document.plan()->experts->devices) {
        m_consequence->setText(stepWords(candidate) + tr("The plan has it already."));
        m_consequence->show();
        return;
    }
    Q_EMIT proposed(candidate.experts);
    if (isBetter(candidate))
        Q_EMIT placementFound(candidate.experts, tr("Place experts"));
    showStanding();
}

/// What is decided by, and a space behind it; empty where it is not known.
QString ExpertPlacementPanel::stepWords(const ExpertCandidate& candidate) const
{
    const ExpertFinding& finding = m_run.found();
    const std::optional<Seconds>& before = finding.judgedBefore().step;
    const std::optional<Seconds>& after = candidate.judged().step;
    if (!before || !after)
        return {};
    return (candidate.unseen ? tr("Step on unseen tokens: %1 → %2.") : tr("Step: %1 → %2."))
               .arg(formatSeconds(before->value()), formatSeconds(after->value()))
        + u' ';
}

/// What became of the placement that is shown: true for the plan as it is, also after an undo.
void ExpertPlacementPanel::showStanding()
{
    withdraw();
    const Result<ExpertFinding>* outcome = m_run.outcome();
    if (!outcome || !*outcome || m_outcome->isHidden())
        return;
    if (!m_run.isOfPlan(&Plan::experts)) {
        m_run.outdate();
        forget();
        say(tr("The plan has changed since the last search."));
        return;
    }
    const ExpertCandidate& candidate = (*outcome)->candidates[m_chosen];
    if (candidate.experts.devices == m_document.plan()->experts->devices) {
        m_consequence->setText(
            stepWords(candidate) + tr("The plan uses it; Undo brings the old placement back."));
    } else {
        m_offered = std::make_shared<const ExpertPlacement>(candidate.experts);
        const bool better = isBetter(candidate);
        m_use->setText(withoutMnemonic(m_task->front > 0 || better ? tr("&Use It") : tr("&Use It Anyway")));
        m_use->show();
        m_consequence->setText(stepWords(candidate)
            + (better                  ? tr("The plan does not use it.")
                    : candidate.unseen ? tr("Not used: on unseen tokens the step would be longer.")
                                       : tr("Not used: the step would be longer.")));
    }
    m_consequence->show();
}

/// Nothing is offered, and nothing said to be used.
void ExpertPlacementPanel::withdraw()
{
    m_offered.reset();
    m_use->hide();
    m_consequence->hide();
}

void ExpertPlacementPanel::planChanged()
{
    showPossibilities();
    if (!isRunning()) {
        showStanding();
        return;
    }
    withdraw();
    if (!m_run.outdate())
        return;
    m_curve->setEmptyText(emptyWords());
    say(tr("Stopped: the plan was changed while the search ran."));
}

/// Nothing of the last search is shown any more.
void ExpertPlacementPanel::forget()
{
    m_outcome->hide();
    m_remarks->hide();
    m_pictures->setCurrentIndex(0);
    m_curve->setEmptyText(emptyWords());
    m_curve->setData({});
    m_front->setPoints({}, std::nullopt);
}

void ExpertPlacementPanel::clear()
{
    m_outcome->hide(); // no result stands
    planChanged();
    forget();
}

QString ExpertPlacementPanel::verdict() const
{
    QStringList parts;
    if (!m_outcome->isHidden())
        parts << m_outcomeText;
    for (const QLabel* label : {m_remarks, m_consequence})
        if (!label->isHidden())
            parts << label->text();
    return parts.join(u' ');
}

} // namespace rankloom::ui
