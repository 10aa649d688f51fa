// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/expert_placement_panel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>
#include <utility>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include "app/document/document.h"
#include "app/jobs/jobs.h"
#include "app/window/message_bar.h"
#include "app/window/replica_choice.h"
#include "widgets/board/placement_curve.h"
#include "widgets/experts/experts_data.h"
#include "widgets/experts/trade_off_view.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr int kRefreshMilliseconds = 33;
constexpr int kMostMoves = 1'000'000'000;
constexpr int kFirstMoves = 20'000'000;
constexpr int kFrontPoints = 9;
constexpr double kNoCap = 0.99; ///< below the least cap there is

/// "Is it worth it?" in one line.
QString changeWords(const ExpertChange& change)
{
    const QString cost = ExpertPlacementPanel::tr("%1 to move %2")
                             .arg(formatSeconds(change.seconds.value()), formatBytes(change.bytes().value()));
    if (change.moved == 0)
        return ExpertPlacementPanel::tr("No expert has to move.");
    if (!change.paysAfterSteps)
        return ExpertPlacementPanel::tr(
            "Not worth moving in a running job: %1, and the step gets no shorter.")
            .arg(cost);
    const int steps = static_cast<int>(std::min(std::ceil(*change.paysAfterSteps), 1e9));
    return ExpertPlacementPanel::tr("Worth it: pays after %n step(s) (%1).", nullptr, steps).arg(cost);
}

QString fanOutHelp()
{
    return ExpertPlacementPanel::tr(
        "Fewest different GPUs for the experts of a token, all of them and not only in pairs, while no GPU "
        "exceeds the load limit");
}

QString loadText(double maxOverMean) { return factorText(maxOverMean, 3); }

} // namespace

/// What the searching thread tells.
struct ExpertPlacementPanel::Live {
    std::mutex mutex; ///< of all below but `outdated`, which the searching thread does not know, and what
                      ///< stays as it is
    PlacementCurveData curve;
    std::optional<Result<ExpertFinding>> found;
    bool outdated = false; ///< the plan changed: nobody wants the result any more
    bool front = false;
    ExpertTask task;
};

ExpertPlacementPanel::ExpertPlacementPanel(
    Document& document, Jobs& jobs, EvaluationRunner::Function evaluate, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_jobs(jobs)
    , m_evaluate(std::move(evaluate))
    , m_pictures(new QStackedWidget(this))
    , m_curve(new PlacementCurve(m_pictures))
    , m_outcome(new QLabel(this))
    , m_consequence(new QLabel(this))
{
    for (QLabel* label : {m_outcome, m_consequence}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setFocusPolicy(Qt::NoFocus);
        label->hide();
    }
    m_use = new QPushButton(tr("&Use It Anyway"), this);
    m_use->setObjectName(QStringLiteral("experts.use"));
    m_use->hide();
    m_pictures->addWidget(m_curve);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 6);
    column->addWidget(makeFields());
    m_pictures->addWidget(makeFront());
    column->addWidget(m_pictures, 1);
    column->addWidget(m_outcome);
    auto* last = new QHBoxLayout;
    last->addWidget(m_consequence, 1);
    last->addWidget(m_use, 0, Qt::AlignRight);
    column->addLayout(last);
    m_curve->setAccessibleName(tr("Course of the search for a place of experts"));
    m_curve->setEmptyText(tr(
        "No search yet. It moves experts between the GPUs of a group until few tokens change the GPU and no "
        "GPU gets too many of them; its course is drawn here."));
    m_refresh.setInterval(kRefreshMilliseconds);
    connect(&m_refresh, &QTimer::timeout, this, &ExpertPlacementPanel::readLive);
    connect(&document, &Document::planChanged, this, &ExpertPlacementPanel::planChanged);
    connect(&document, &Document::projectChanged, this, &ExpertPlacementPanel::planChanged);
    connect(&document, &Document::opened, this, &ExpertPlacementPanel::clear);
    connect(&document, &Document::closed, this, &ExpertPlacementPanel::clear);
    connect(m_use, &QPushButton::clicked, this, [this] {
        if (const auto offered = std::exchange(m_offered, nullptr))
            Q_EMIT placementFound(*offered, tr("Place experts"));
    });
    methodChanged();
    showPossibleMethods();
}

ExpertPlacementPanel::~ExpertPlacementPanel() = default;

void ExpertPlacementPanel::addField(
    QGridLayout& grid, int row, int column, const QString& text, QWidget* field, const QString& help)
{
    auto* label = new QLabel(text, field->parentWidget());
    label->setBuddy(field);
    field->setToolTip(help);
    QString name = text;
    field->setAccessibleName(name.remove(u'&').remove(u':'));
    grid.addWidget(label, row, 2 * column);
    grid.addWidget(field, row, 2 * column + 1);
}

void ExpertPlacementPanel::addMethods()
{
    const auto add = [this](const QString& name, PlacementMethod method, bool front, const QString& help) {
        m_method->addItem(name, static_cast<int>(method));
        m_method->setItemData(m_method->count() - 1, help, Qt::ToolTipRole);
        m_method->setItemData(m_method->count() - 1, front, Qt::UserRole + 1);
    };
    add(tr("Traffic under a load limit"), PlacementMethod::Rankloom, false,
        tr("Fewest changes of GPU between layers while no GPU exceeds the load limit; with a proven bound"));
    add(tr("Front: traffic against balance"), PlacementMethod::Rankloom, true,
        tr("Placements from the evenest load to the least traffic, to choose from with a slider"));
    add(tr("Balance"), PlacementMethod::Balance, false,
        tr("Least load of the fullest GPU, replicas allowed; then GPUs renamed for less traffic"));
    add(tr("EPLB (DeepSeek)"), PlacementMethod::Eplb, false, tr("As published: replicates, then packs"));
    add(tr("ExFlow"), PlacementMethod::ExFlow, false,
        tr("Fewest changes of GPU between layers, whatever the load"));
    add(tr("MoETuner"), PlacementMethod::MoeTuner, false,
        tr("Balanced groups of experts, then the GPUs with the least slowest pair"));
    add(tr("Co-activation"), PlacementMethod::Coactivation, false,
        tr("Experts of one token together, so that it visits few GPUs"));
    add(tr("Fan-out"), PlacementMethod::FanOut, false, fanOutHelp());
    add(tr("Round-robin"), PlacementMethod::RoundRobin, false,
        tr("Expert 0 on GPU 0, expert 1 on GPU 1, and so on"));
    add(tr("Random"), PlacementMethod::Random, false, tr("For comparison"));
    add(tr("Contiguous"), PlacementMethod::Contiguous, false,
        tr("The first experts on the first GPU, and so on"));
}

void ExpertPlacementPanel::addLimits(QWidget& fields)
{
    m_cap = new QDoubleSpinBox(&fields);
    m_cap->setObjectName(QStringLiteral("experts.cap"));
    m_cap->setRange(kNoCap, 4);
    m_cap->setSingleStep(0.01);
    m_cap->setSuffix(QStringLiteral("×"));
    m_cap->setSpecialValueText(tr("None"));
    m_cap->setValue(1.05);
    m_replicas = new ReplicaChoice(&fields);
    m_mostMoved = new QSpinBox(&fields);
    m_mostMoved->setObjectName(QStringLiteral("experts.mostMoved"));
    m_mostMoved->setRange(-1, kMostMoves);
    m_mostMoved->setSpecialValueText(tr("Any number"));
    m_mostMoved->setValue(-1);
    m_windows = new QComboBox(&fields);
    m_windows->setObjectName(QStringLiteral("experts.windows"));
    m_windows->addItem(tr("The whole trace"), 0);
    for (const int count : {4, 8, 16})
        m_windows->addItem(tr("Each of %n spans of it", nullptr, count), count);
}

QWidget* ExpertPlacementPanel::makeFields()
{
    auto* fields = new QWidget(this);
    auto* grid = new QGridLayout(fields);
    grid->setContentsMargins(0, 0, 0, 0);
    m_method = new QComboBox(fields);
    m_method->setObjectName(QStringLiteral("experts.method"));
    addMethods();
    addLimits(*fields);
    m_moves = new QSpinBox(fields);
    m_moves->setObjectName(QStringLiteral("experts.moves"));
    m_moves->setRange(1000, kMostMoves);
    m_moves->setGroupSeparatorShown(true);
    m_moves->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_moves->setValue(kFirstMoves);
    m_seed = new QSpinBox(fields);
    m_seed->setObjectName(QStringLiteral("experts.seed"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(1);
    m_run = new QPushButton(tr("&Place"), fields);
    m_run->setObjectName(QStringLiteral("experts.run"));
    addField(*grid, 0, 0, tr("Me&thod:"), m_method, tr("What is minimised, and by whose rules"));
    addField(*grid, 0, 1, tr("Load li&mit:"), m_cap,
        tr("Most load of a GPU over the mean of its layer. 1.05 keeps most of the gain in traffic."));
    addField(*grid, 1, 0, tr("&Balance:"), m_windows,
        tr("The load that is kept even: of the whole trace, or of each span of it, so that a placement also "
           "holds when the load drifts"));
    addField(*grid, 1, 1, tr("&Replicas:"), m_replicas, m_replicas->toolTip());
    addField(*grid, 2, 0, tr("Rep&lace at most:"), m_mostMoved,
        tr("Experts that may come to another GPU than they are on now"));
    addField(*grid, 2, 1, tr("M&oves:"), m_moves,
        tr("Exchanges to try. The same number and seed find the same placement."));
    addField(*grid, 3, 1, tr("See&d:"), m_seed, tr("Of the random numbers"));
    grid->addWidget(m_run, 3, 1, Qt::AlignLeft);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    connect(m_method, &QComboBox::currentIndexChanged, this, &ExpertPlacementPanel::methodChanged);
    connect(m_run, &QPushButton::clicked, this, [this] { isRunning() ? stop() : start(); });
    return fields;
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
    m_slider->setToolTip(m_slider->accessibleName());
    row->addWidget(new QLabel(tr("even load"), page));
    row->addWidget(m_slider, 1);
    row->addWidget(new QLabel(tr("little traffic"), page));
    column->addLayout(row);
    connect(m_slider, &QSlider::valueChanged, m_front, &TradeOffView::choose);
    connect(m_front, &TradeOffView::chosenChanged, m_slider, &QSlider::setValue);
    connect(m_front, &TradeOffView::chosenChanged, this, &ExpertPlacementPanel::showCandidate);
    return page;
}

PlacementMethod ExpertPlacementPanel::method() const
{
    return static_cast<PlacementMethod>(m_method->currentData().toInt());
}

bool ExpertPlacementPanel::wantsFront() const { return m_method->currentData(Qt::UserRole + 1).toBool(); }

/// Fan-out is counted on whole tokens, which not every trace has.
void ExpertPlacementPanel::showPossibleMethods()
{
    const int row = m_method->findData(static_cast<int>(PlacementMethod::FanOut));
    if (m_document.isOpen())
        m_replicas->setSizes(m_document.project()->model.moeLayers(), m_document.plan()->layout.ep);
    const bool possible = m_document.isOpen() && m_document.project()->routing.sample.tokens > 0;
    static_cast<QStandardItemModel*>(m_method->model())->item(row)->setEnabled(possible);
    m_method->setItemData(row,
        possible ? fanOutHelp() : tr("Needs a trace with the picks of every token; there is none"),
        Qt::ToolTipRole);
}

void ExpertPlacementPanel::methodChanged()
{
    m_replicas->setEnabled(takesReplicas(method()));
    m_cap->setEnabled(takesCap(method()) && !wantsFront());
    m_moves->setEnabled(triesMoves(method()));
    m_seed->setEnabled(triesMoves(method()) || method() == PlacementMethod::Random);
    m_mostMoved->setEnabled(limitsMoved(method()));
    m_windows->setEnabled(limitsMoved(method()));
}

ExpertTask ExpertPlacementPanel::task() const
{
    ExpertTask task;
    task.project = m_document.project();
    task.plan = m_document.plan();
    task.evaluate = m_evaluate;
    task.options.method = method();
    if (m_cap->isEnabled() && m_cap->value() >= 1)
        task.options.balanceCap = m_cap->value();
    if (m_mostMoved->isEnabled() && m_mostMoved->value() >= 0)
        task.options.mostMoved = m_mostMoved->value();
    task.options.moves = m_moves->value();
    task.options.seed = static_cast<std::uint64_t>(m_seed->value());
    m_replicas->fill(task);
    task.windows = m_windows->isEnabled() ? m_windows->currentData().toInt() : 0;
    task.front = wantsFront() ? kFrontPoints : 0;
    return task;
}

/// What the search tells becomes the curve. The points of a front have none in common.
ExpertSearchCalls ExpertPlacementPanel::callsOf(const std::shared_ptr<Live>& live)
{
    if (live->front)
        return {};
    ExpertSearchCalls calls;
    calls.start = [live](double cost) {
        const std::lock_guard lock(live->mutex);
        live->curve.start = cost;
    };
    calls.best = [live](double cost, double fraction) {
        const std::lock_guard lock(live->mutex);
        PlacementCurveData& curve = live->curve;
        if (!curve.start)
            curve.start = cost;
        if (cost >= (curve.best.empty() ? *curve.start : curve.best.back().cost))
            return;
        // A method may search several times.
        const auto moves = std::llround(fraction * static_cast<double>(live->task.options.moves));
        const std::int64_t before = curve.best.empty() ? 0 : curve.best.back().moves;
        curve.best.push_back({cost, std::max<std::int64_t>(moves, before), NAN});
    };
    return calls;
}

void ExpertPlacementPanel::start()
{
    if (isRunning() || !m_document.isOpen())
        return;
    clear();
    m_live = std::make_shared<Live>();
    m_live->front = wantsFront();
    m_live->task = task();
    PlacementCurveData& curve = m_live->curve;
    curve.moves = m_moves->value();
    curve.running = true;
    curve.quantity = method() == PlacementMethod::Coactivation
        ? tr("Pairs of picks of a token on different GPUs")
        : tr("Changes of GPU between layers");
    curve.format = formatPercent;
    curve.formatExact = [](double share) -> QString {
        return QLocale().toString(share * 100, 'g', 9) + u' ' + QLocale().percent();
    };
    m_job = m_jobs.start(
        tr("Placing experts"),
        [live = m_live, calls = callsOf(m_live)](Progress& progress, const std::stop_token& stop) {
            Result<ExpertFinding> found = searchExperts(live->task, calls, progress, stop);
            const std::lock_guard lock(live->mutex);
            if (found && !live->front)
                live->curve.bound = found->bound;
            live->found = std::move(found);
        },
        [this] { finish(); });
    m_run->setText(tr("Sto&p"));
    m_refresh.start();
}

void ExpertPlacementPanel::stop() { m_jobs.cancel(m_job); }

void ExpertPlacementPanel::readLive()
{
    if (!m_live || m_live->outdated)
        return;
    PlacementCurveData curve;
    {
        const std::lock_guard lock(m_live->mutex);
        if (!m_live->curve.start)
            return;
        curve = m_live->curve;
    }
    m_curve->setData(std::move(curve));
}

void ExpertPlacementPanel::finish()
{
    m_job = 0;
    m_refresh.stop();
    m_run->setText(tr("&Place"));
    const std::shared_ptr<Live> live = m_live;
    if (live->outdated || !live->found)
        return;
    if (!*live->found) {
        m_outcome->setText(wordsOf(live->found->error()));
        m_outcome->show();
        return;
    }
    const std::vector<ExpertCandidate>& candidates = (*live->found)->candidates;
    if (live->front) {
        if (!candidates.empty())
            showFront();
        return;
    }
    if (candidates.front().result.moves > 0)
        live->curve.moves = candidates.front().result.moves;
    live->curve.running = false;
    readLive();
    m_outcome->setText(outcomeWords(candidates.front()));
    m_outcome->show();
    offer(candidates.front());
}

/// The point with the shortest step is what a person would ask for first.
void ExpertPlacementPanel::showFront()
{
    const ExpertFinding& finding = **m_live->found;
    std::vector<TradeOffPoint> points;
    int shortest = 0;
    for (std::size_t i = 0; i < finding.candidates.size(); ++i) {
        const ExpertCandidate& candidate = finding.candidates[i];
        points.push_back({candidate.result.figures.windowMaxOverMean, candidate.result.figures.cutShare()});
        const std::optional<Seconds>& best = finding.candidates[static_cast<std::size_t>(shortest)].step;
        if (candidate.step && (!best || *candidate.step < *best))
            shortest = static_cast<int>(i);
    }
    m_front->setPoints(
        std::move(points), TradeOffPoint {finding.before.windowMaxOverMean, finding.before.cutShare()});
    m_slider->setRange(0, m_front->count() - 1);
    m_pictures->setCurrentIndex(1);
    m_front->choose(shortest);
    showCandidate(shortest);
}

void ExpertPlacementPanel::showCandidate(int index)
{
    if (!m_live || !m_live->front || isRunning() || m_live->outdated
        || m_document.project() != m_live->task.project
        || m_document.plan()->layout != m_live->task.plan->layout)
        return;
    const ExpertCandidate& candidate = (*m_live->found)->candidates[static_cast<std::size_t>(index)];
    m_outcome->setText(outcomeWords(candidate));
    m_outcome->show();
    m_offered = std::make_shared<const ExpertPlacement>(candidate.experts);
    m_use->setText(tr("&Use It"));
    m_use->show();
    Q_EMIT proposed(candidate.experts);
}

QString ExpertPlacementPanel::outcomeWords(const ExpertCandidate& candidate) const
{
    const ExpertFinding& finding = **m_live->found;
    const PlacementFigures& before = finding.before;
    const PlacementFigures& after = candidate.result.figures;
    QStringList words {tr("Fullest GPU: %1 → %2 the mean (worst layer %3 → %4).")
                           .arg(loadText(before.meanMaxOverMean), loadText(after.meanMaxOverMean),
                               loadText(before.worstMaxOverMean), loadText(after.worstMaxOverMean))};
    if (before.replicas > 0 || after.replicas > 0)
        words << tr("Replicas: %1 → %2.")
                     .arg(QLocale().toString(before.replicas), QLocale().toString(after.replicas));
    if (after.transitions > 0) {
        words << tr("Changes of GPU: %1 → %2.")
                     .arg(formatPercent(before.cutShare()), formatPercent(after.cutShare()));
        if (finding.bound)
            words << (candidate.result.optimal
                    ? tr("No placement needs fewer.")
                    : tr("At least %1 are needed (gap %2).")
                          .arg(formatPercent(*finding.bound),
                              formatPercent(after.cutShare() / std::max(1e-12, *finding.bound) - 1)));
    }
    if (finding.fanOutBefore && candidate.fanOut)
        words << tr("GPUs per token: %1 → %2.")
                     .arg(QLocale().toString(*finding.fanOutBefore, 'f', 2),
                         QLocale().toString(*candidate.fanOut, 'f', 2));
    if (finding.stepBefore && candidate.step)
        words << tr("Step: %1 → %2.")
                     .arg(formatSeconds(finding.stepBefore->value()), formatSeconds(candidate.step->value()));
    if (candidate.change)
        words << changeWords(*candidate.change);
    if (candidate.result.stopped)
        words << tr("Stopped early.");
    return words.join(u' ');
}

void ExpertPlacementPanel::offer(const ExpertCandidate& candidate)
{
    const std::optional<Seconds>& before = (*m_live->found)->stepBefore;
    if (candidate.experts == m_document.plan()->experts) {
        m_consequence->setText(tr("The plan has it already."));
    } else {
        Q_EMIT proposed(candidate.experts);
        if (!before || !candidate.step || *candidate.step <= *before) {
            Q_EMIT placementFound(candidate.experts, tr("Place experts"));
            m_consequence->setText(tr("The plan uses it; Undo brings the old placement back."));
        } else {
            m_offered = std::make_shared<const ExpertPlacement>(candidate.experts);
            m_use->setText(tr("&Use It Anyway"));
            m_use->show();
            m_consequence->setText(tr("Not used: the step would be longer."));
        }
    }
    m_consequence->show();
}

void ExpertPlacementPanel::planChanged()
{
    showPossibleMethods();
    m_offered.reset();
    m_use->hide();
    m_consequence->hide();
    if (!isRunning() || m_live->outdated)
        return;
    m_live->outdated = true;
    stop();
    m_outcome->setText(tr("Stopped: the plan was changed while the search ran."));
    m_outcome->show();
}

void ExpertPlacementPanel::clear()
{
    planChanged();
    m_outcome->hide();
    m_pictures->setCurrentIndex(0);
    m_curve->setData({});
    m_front->setPoints({}, std::nullopt);
}

QString ExpertPlacementPanel::verdict() const
{
    QStringList parts;
    for (const QLabel* label : {m_outcome, m_consequence})
        if (!label->isHidden())
            parts << label->text();
    return parts.join(u' ');
}

} // namespace rankloom::ui
