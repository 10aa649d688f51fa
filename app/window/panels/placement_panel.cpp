// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/placement_panel.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyle>
#include <QVBoxLayout>

#include "app/document/opened_project.h"
#include "app/window/panels/panel_parts.h"
#include "core/measure/link_trials.h"
#include "core/plan/what_if.h"
#include "widgets/fields_layout.h"
#include "widgets/foreign_text.h"
#include "widgets/form_scroll.h"
#include "widgets/mnemonic.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

constexpr double kMostSeconds = 3600;
constexpr int kFewestLetters = 12; ///< of a choice that the narrowest window shows

} // namespace

PlacementPanel::PlacementPanel(const Document& document, Jobs& jobs, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_curve(new PlacementCurve(this))
    , m_details(new QLabel(this))
    , m_outcome(new QLabel(this))
    , m_consequence(new QLabel(this))
    , m_run(document, jobs, *m_curve)
{
    prepareWords({m_details, m_outcome, m_consequence});
    m_scroll = new FormScroll(this);
    auto* page = new QWidget(m_scroll);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(8, 6, 8, 2);
    column->addWidget(makeFields());
    column->addWidget(m_curve, 1);
    column->addWidget(m_details);
    m_scroll->setWidget(page);
    // What one decides by and with stays in sight, however far the rest is scrolled.
    auto* last = new QHBoxLayout;
    last->addWidget(m_consequence, 1);
    last->addStretch();
    last->addWidget(m_use, 0, Qt::AlignBottom);
    last->addWidget(m_start, 0, Qt::AlignBottom);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(8, 2, 8, 6);
    foot->addWidget(m_outcome);
    foot->addLayout(last);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(m_scroll, 1);
    whole->addLayout(foot);
    m_curve->setEmptyText(tr(
        "No search yet. It moves nodes and GPUs between the ranks until the links are used best; its course "
        "is drawn here."));
    connect(&document, &Document::planChanged, this, &PlacementPanel::planChanged);
    connect(&document, &Document::projectChanged, this, &PlacementPanel::planChanged);
    connect(&document, &Document::opened, this, &PlacementPanel::clear);
    connect(&document, &Document::closed, this, &PlacementPanel::clear);
}

/// As wide as the form at its narrowest; what has no room in height scrolls.
QSize PlacementPanel::minimumSizeHint() const
{
    const int fields = m_scroll->widget()->minimumSizeHint().width();
    return {fields + style()->pixelMetric(QStyle::PM_ScrollBarExtent), QWidget::minimumSizeHint().height()};
}

QWidget* PlacementPanel::makeFields()
{
    auto* fields = new QWidget(this);
    auto* layout = new FieldsLayout(fields);
    const auto add = [&](const QString& text, QWidget* field, const QString& help) {
        auto* label = new QLabel(text, fields);
        label->setBuddy(field);
        field->setToolTip(plainTip(help));
        QString name = text;
        field->setAccessibleName(withoutMnemonic(name).remove(u':'));
        layout->addField(label, field);
    };
    m_goal = new QComboBox(fields);
    m_goal->setObjectName(QStringLiteral("placement.goal"));
    fillGoals(WorkKind::Training);
    m_goal->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_goal->setMinimumContentsLength(kFewestLetters);
    m_moves = makeMovesBox(fields, static_cast<int>(kDefaultMoves));
    m_moves->setObjectName(QStringLiteral("placement.moves"));
    m_time = new QDoubleSpinBox(fields);
    m_time->setRange(0, kMostSeconds);
    m_time->setDecimals(1);
    m_time->setSuffix(tr(" s"));
    m_time->setSpecialValueText(tr("None"));
    m_seed = new QSpinBox(fields);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_start = new QPushButton(this);
    m_start->setObjectName(QStringLiteral("placement.run"));
    m_start->setText(withoutMnemonic(tr("&Place")));
    m_use = new QPushButton(tr("&Use It Anyway"), this);
    m_use->setObjectName(QStringLiteral("placement.use"));
    m_use->hide();
    add(tr("Mi&nimise:"), m_goal, m_goal->toolTip());
    add(tr("M&oves:"), m_moves, tr("Changes to try. The same number and seed find the same placement."));
    add(tr("Ti&me limit:"), m_time,
        tr("Ends the search earlier. A repetition may then end elsewhere and find something else."));
    add(tr("See&d:"), m_seed, tr("Of the random numbers"));
    connect(m_start, &QPushButton::clicked, this, [this] { isRunning() ? stop() : start(); });
    connect(m_use, &QPushButton::clicked, this, [this] {
        const std::vector<int> offered = std::exchange(m_offered, {});
        if (!offered.empty())
            Q_EMIT placementFound(offered, tr("Place ranks automatically"));
    });
    return fields;
}

/// What can be made least depends on what the plan does.
void PlacementPanel::fillGoals(WorkKind work)
{
    m_work = work;
    m_goal->clear();
    const auto add = [this](const QString& name, PlacementGoal goal) {
        m_goal->addItem(name, static_cast<int>(goal));
    };
    if (work == WorkKind::Serving) {
        add(tr("Time per output token"), PlacementGoal::Token);
        m_goal->setToolTip(tr(
            "Time per output token under the requests of the plan: all-reduces, the experts' exchange and "
            "the sends of batches. Where prompts have GPUs of their own, the time to the first token counts, "
            "shared out to the tokens of a request."));
        return;
    }
    add(tr("Step time"), PlacementGoal::Step);
    add(tr("Pipette's cost"), PlacementGoal::Pipette);
    add(tr("Pipette's, all stages"), PlacementGoal::AllRings);
    m_goal->setToolTip(
        tr("Step time: all pipelines, all data-parallel rings and the all-to-all of experts. Pipette's cost: "
           "the published one, with the ring of the first stage alone or with those of all stages; it moves "
           "whole nodes."));
}

RankPlacementOptions PlacementPanel::options() const
{
    RankPlacementOptions options;
    options.goal = static_cast<PlacementGoal>(m_goal->currentData().toInt());
    options.moves = m_moves->value();
    options.time = Seconds(m_time->value());
    options.seed = static_cast<std::uint64_t>(m_seed->value());
    return options;
}

void PlacementPanel::start()
{
    if (isRunning() || !m_document.isOpen())
        return;
    clear();
    PlacementCurveData course;
    course.moves = m_moves->value();
    course.quantity = tr("Cost (s)");
    course.kind = FigureKind::Seconds;
    course.formatExact = [](double time) -> QString {
        return QLocale().toString(time, 'g', 9) + QStringLiteral(" s");
    };
    // The same links measured again say how far a measurement is off.
    ProjectStore* store = m_document.file();
    auto work = [writer = store != nullptr ? store->writer() : nullptr, project = m_document.project(),
                    plan = m_document.plan(), options = options()](LiveCurve& curve, Progress& progress,
                    const std::stop_token& stop) mutable -> Result<Found> {
        const LinkSessions sessions = writer ? sessionsOf(*writer) : LinkSessions {};
        const LinkNoise noise = linkNoise(project->cluster->links, sessions);
        options.linkNoise = noise.relative;
        options.trials = linkTrials(project->cluster, sessions);
        options.stop = stop;
        options.progress = &progress;
        options.onStart = [&](const RankPlacementResult& start) {
            curve.change([&](PlacementCurveData& drawn) {
                drawn.start = start.costBefore.value();
                if (start.bound)
                    drawn.bound = start.bound->value();
                if (start.noise)
                    drawn.noise = start.noise->value() * 2;
            });
        };
        options.onBest = [&](const SearchBest& best) {
            curve.change([&](PlacementCurveData& drawn) {
                drawn.best.push_back({best.cost.value(), best.moves, best.elapsed.value()});
            });
        };
        return placeRanks(*project, *plan, options).map([&](RankPlacementResult&& result) -> Found {
            return {std::move(result), noise};
        });
    };
    m_run.start(tr("Placing ranks"), std::move(course), std::move(work), [this] { finish(); });
    m_start->setText(withoutMnemonic(tr("Sto&p")));
}

void PlacementPanel::finish()
{
    m_start->setText(withoutMnemonic(tr("&Place")));
    const Result<Found>* outcome = m_run.outcome();
    if (!outcome)
        return;
    if (!*outcome) {
        m_outcome->setText(translated(outcome->error()));
        m_outcome->show();
        return;
    }
    const RankPlacementResult& result = (*outcome)->result;
    m_run.drawEnded(result.moves);
    showOutcome(result);
    if (result.gain().value() > 0 && isGain(result))
        Q_EMIT placementFound(result.deviceOfRank, tr("Place ranks automatically"));
    showStanding();
}

/// What the links are worth, before what follows from them.
QString PlacementPanel::linksWords(const RankPlacementResult& result) const
{
    QStringList words;
    if (m_run.found().noise.roundEffect > 0)
        words << tr("The order of measurement explains %1 of the differences between links, more than chance "
                    "(test at a level of 1 %).")
                     .arg(formatPercent(m_run.found().noise.roundEffect));
    if (result.gain().value() > 0)
        for (const PlacementTrial& trial : result.trials)
            words << (trial.kind == LinkTrial::Kind::Session
                    ? tr("By another session of these links, %1, the gain is %2.")
                          .arg(QString::fromStdString(trial.name), formatSeconds(trial.gain().value()))
                    : tr("With the order of measurement removed the gain is %1, of %2 by the links as "
                         "measured.")
                          .arg(formatSeconds(trial.gain().value()), formatSeconds(result.gain().value())));
    return words.join(u' ');
}

QString PlacementPanel::gainWords(const RankPlacementResult& result) const
{
    if (result.gain().value() <= 0)
        return result.exact ? tr("No placement is better: all of them were tried.")
                            : tr("Nothing better was found.");
    const Seconds proven = result.provenGain();
    const QString gain =
        tr("%1 (%2)").arg(formatSeconds(proven.value()), formatPercent(proven / result.costBefore));
    if (!result.noise)
        return result.insideNoise()
            ? tr("No gain: other figures of the same links turn it into a loss.")
            : tr("Gain %1. How noisy the links are is unknown: measure them twice to know whether it is "
                 "real.")
                  .arg(gain);
    const QString band = formatSeconds(result.noise->value() * 2);
    return (result.insideNoise()
            ? tr("No gain outside the noise: %1 less lies within the noise of the links, %2.")
            : tr("Gain %1, beyond the noise of the links, %2."))
        .arg(gain, band);
}

/// The figures of what was found, before and after.
QString PlacementPanel::gainedWords(const RankPlacementResult& result) const
{
    const auto both = [](const QString& text, Seconds before, Seconds after) {
        return text.arg(formatSeconds(before.value()), formatSeconds(after.value()));
    };
    const PlacementCosts& before = result.before;
    const PlacementCosts& after = result.after;
    if (m_work != WorkKind::Serving || !before.timePerToken || !after.timePerToken)
        return both(tr("Simulated step: %1 before, %2 after."), before.step, after.step);
    QString words =
        both(tr("Time per output token: %1 before, %2 after."), *before.timePerToken, *after.timePerToken);
    if (before.step != *before.timePerToken && before.timeToFirstToken && after.timeToFirstToken)
        words += u' '
            + both(tr("Time to first token: %1 before, %2 after."), *before.timeToFirstToken,
                *after.timeToFirstToken);
    return words;
}

void PlacementPanel::showOutcome(const RankPlacementResult& result)
{
    m_outcome->setText(gainWords(result));
    m_outcome->show();
    QStringList words;
    if (result.gain().value() > 0)
        words << gainedWords(result);
    if (result.gain().value() > 0 && result.exact)
        words << tr("All placements were tried: this is the best.");
    else if (result.bound && result.costAfter.value() > 0)
        words << tr("At most %1 better is possible.")
                     .arg(formatPercent(std::max(0.0, 1 - *result.bound / result.costAfter)));
    words << linksWords(result);
    if (result.stopped)
        words << tr("Stopped early.");
    words.removeAll(QString());
    m_details->setText(words.join(u' '));
    m_details->setVisible(!words.isEmpty());
    // After the layout has made room for it.
    QTimer::singleShot(0, this,
        [this] { m_scroll->verticalScrollBar()->setValue(m_scroll->verticalScrollBar()->maximum()); });
}

bool PlacementPanel::isGain(const RankPlacementResult& result)
{
    return !result.insideNoise() && result.after.step <= result.before.step;
}

/// What became of the placement that is shown: true for the plan as it is, also after an undo.
void PlacementPanel::showStanding()
{
    withdraw();
    const Result<Found>* outcome = m_run.outcome();
    if (!outcome || !*outcome || m_outcome->isHidden())
        return;
    if (!m_run.isOfPlan(&Plan::deviceOfRank)) {
        m_run.outdate();
        m_curve->setData({});
        m_details->hide();
        m_outcome->setText(tr("The plan has changed since the last search."));
        return;
    }
    const RankPlacementResult& result = (*outcome)->result;
    if (result.gain().value() <= 0)
        return;
    if (devicesOfRanks(m_run.project().cluster, *m_document.plan()) == result.deviceOfRank) {
        m_consequence->setText(tr("The plan uses it; Undo brings the old placement back."));
    } else {
        m_offered = result.deviceOfRank;
        m_use->setText(withoutMnemonic(isGain(result) ? tr("&Use It") : tr("&Use It Anyway")));
        m_use->show();
        m_consequence->setText(result.after.step > result.before.step
                ? tr("Not used: the simulated step would be longer.")
                : tr("Not used."));
    }
    m_consequence->show();
}

/// Nothing is offered, and nothing said to be used.
void PlacementPanel::withdraw()
{
    m_offered.clear();
    m_use->hide();
    m_consequence->hide();
}

void PlacementPanel::planChanged()
{
    if (const std::shared_ptr<const Plan> plan = m_document.isOpen() ? m_document.plan() : nullptr;
        plan && plan->workload.kind != m_work)
        fillGoals(plan->workload.kind);
    if (!isRunning()) {
        showStanding();
        return;
    }
    withdraw();
    if (!m_run.outdate())
        return;
    m_details->hide();
    m_outcome->setText(tr("Stopped: the plan was changed while the search ran."));
    m_outcome->show();
}

void PlacementPanel::clear()
{
    m_outcome->hide(); // no result stands
    planChanged();
    m_outcome->hide();
    m_details->hide();
    m_curve->setData({});
}

QString PlacementPanel::verdict() const
{
    QStringList parts;
    for (const QLabel* label : {m_details, m_outcome, m_consequence})
        if (!label->isHidden())
            parts << label->text();
    return parts.join(u' ');
}

} // namespace rankloom::ui
