// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/serving_panel.h"

#include <QComboBox>
#include <QFrame>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/document/document.h"
#include "app/document/editor.h"
#include "app/jobs/jobs.h"
#include "app/window/controls/serving_control.h"
#include "app/window/panels/request_form.h"
#include "core/plan/setting_words.h"
#include "core/serving/project_rates.h"
#include "widgets/fields_layout.h"
#include "widgets/inspector/field_filters.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/serving/pareto_view.h"
#include "widgets/serving/serving_text.h"
#include "widgets/theme.h"
#include "widgets/translated.h"
#include "widgets/wrapping_button.h"
#include "widgets/wrapping_label.h"

namespace rankloom::ui {

namespace {

constexpr int kNone = -1; ///< in place of another scheduler

QLabel* headline(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    return label;
}

/// Where they are from.
QString ratesWords(const rankloom::Project& project)
{
    const QString source = translated(sourceWords(servingRates(project)));
    switch (originOfRates(project)) {
    case RatesOrigin::Fitted:
        return ServingPanel::tr("Rates: fitted to %1").arg(source);
    case RatesOrigin::ByHand:
        return ServingPanel::tr("Rates as shipped, but for %1").arg(source);
    case RatesOrigin::Shipped:
        break;
    }
    return ServingPanel::tr("Rates as shipped: %1").arg(source);
}

} // namespace

ServingPanel::ServingPanel(const Parts& parts, QWidget* parent)
    : QWidget(parent)
    , m_document(parts.document)
    , m_editor(parts.editor)
    , m_jobs(parts.jobs)
    , m_control(parts.control)
    , m_pareto(parts.pareto)
    , m_fits(new WrappingLabel(this))
    , m_verdict(new WrappingLabel(this))
    , m_figures(new WrappingLabel(this))
    , m_rates(new WrappingLabel(this))
    , m_fixes(new QWidget(this))
    , m_fixesTitle(new QLabel(m_fixes))
    , m_stop(new QPushButton(tr("S&top"), this))
    , m_howMany(new WrappingButton(tr("How many re&quests a second?"), this))
    , m_best(new WrappingButton(tr("&Find the best layout"), this))
    , m_capacity(new WrappingLabel(this))
    , m_useRate(new WrappingButton(QString(), this))
    , m_form(new RequestForm(this))
    , m_other(new QComboBox(this))
    , m_settings(new InspectorSection(tr("Scheduler"), QStringLiteral("servingSettings"), this))
{
    setObjectName(QStringLiteral("servingPanel"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 6);
    makeFields(*column);
    addSettings();
    connect(m_form, &RequestForm::mixEdited, this, &ServingPanel::takeMix);
    connect(m_form, &RequestForm::goalsEdited, this, &ServingPanel::takeGoals);
    connect(m_other, &QComboBox::activated, this, &ServingPanel::chooseOther);
    connect(m_stop, &QPushButton::clicked, &m_control, &ServingControl::cancel);
    connect(m_settings, &InspectorSection::planEdited, &m_editor, &Editor::changePlan);
    connect(&m_control, &ServingControl::changed, this, &ServingPanel::showOutcome);
    for (const auto changed : {&Document::projectChanged, &Document::planChanged})
        connect(&m_document, changed, this, &ServingPanel::showPlan);
    showOutcome();
}

void ServingPanel::makeFields(QVBoxLayout& column)
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.2);
    large.setBold(true);
    m_verdict->setFont(large);
    m_verdict->setObjectName(QStringLiteral("serving.verdict"));
    m_fits->setObjectName(QStringLiteral("serving.fits"));
    m_figures->setObjectName(QStringLiteral("serving.figures"));
    m_rates->setObjectName(QStringLiteral("serving.rates"));
    m_rates->setToolTip(tr("What this device and engine reach while they serve: drop results of a serving "
                           "benchmark on the window to fit it to your own"));
    for (QLabel* label : {static_cast<QLabel*>(m_fits), static_cast<QLabel*>(m_verdict),
             static_cast<QLabel*>(m_figures), static_cast<QLabel*>(m_rates)}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setFocusPolicy(Qt::NoFocus);
        label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // as high as its lines
    }
    auto* fixes = new QVBoxLayout(m_fixes);
    fixes->setContentsMargins(0, 0, 0, 0);
    fixes->addWidget(m_fixesTitle);
    m_stop->setToolTip(tr("Stop the simulation that is under way"));
    column.addWidget(m_verdict);
    column.addWidget(m_fits);
    column.addWidget(m_fixes);
    column.addWidget(m_figures);
    column.addWidget(m_rates);
    column.addWidget(m_stop, 0, Qt::AlignLeft);
    makeQuestions(column);
    column.addWidget(headline(tr("Requests"), this));
    column.addWidget(m_form);
    auto* compare = new QWidget(this);
    auto* fields = new FieldsLayout(compare);
    auto* label = new QLabel(tr("&Compare with:"), compare);
    label->setBuddy(m_other);
    m_other->setObjectName(QStringLiteral("serving.other"));
    m_other->setFocusPolicy(Qt::StrongFocus);
    m_other->installEventFilter(new FieldGuard(m_other));
    m_other->setAccessibleName(tr("Compare with"));
    m_other->setToolTip(tr("A second scheduler serves the same requests, below on the same time axis"));
    m_other->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_other->setMinimumContentsLength(14);
    m_other->addItem(tr("Nothing"), kNone);
    for (const NamedValue<SchedulerKind>& named : namedValues<SchedulerKind>())
        m_other->addItem(translated(settingWords(named.value)), static_cast<int>(named.value));
    fields->addField(label, m_other);
    column.addWidget(compare);
    column.addWidget(m_settings);
    column.addStretch(1);
}

void ServingPanel::makeQuestions(QVBoxLayout& column)
{
    m_howMany->setObjectName(QStringLiteral("serving.howMany"));
    m_howMany->setToolTip(
        tr("The highest rate that keeps the goals, by simulations at different rates; without "
           "goals 99 of 100 requests wait five seconds at most"));
    m_best->setObjectName(QStringLiteral("serving.best"));
    m_best->setToolTip(
        tr("Degrees, schedulers and budgets on this cluster: which serve most within the goals"));
    m_useRate->setObjectName(QStringLiteral("serving.useRate"));
    m_useRate->setText(tr("Let %1 come a second").arg(u'…')); // a name before there is a rate
    m_capacity->setObjectName(QStringLiteral("serving.capacity"));
    m_capacity->setTextFormat(Qt::PlainText);
    for (QWidget* part : {static_cast<QWidget*>(m_howMany), static_cast<QWidget*>(m_capacity),
             static_cast<QWidget*>(m_useRate), static_cast<QWidget*>(m_best)})
        column.addWidget(part);
    connect(m_howMany, &QPushButton::clicked, this, [this] { m_control.measureCapacity(); });
    connect(m_useRate, &QPushButton::clicked, this, [this] {
        m_howMany->setFocus(); // this button goes: a field next to it would take the wheel
        if (const auto& capacity = m_control.capacity(); capacity && *capacity)
            m_control.setRate((*capacity)->requestsPerSecond);
    });
    connect(m_best, &QPushButton::clicked, this, &ServingPanel::findBest);
    connect(&m_pareto, &ParetoView::planWanted, this, [this](const Plan& plan, const QString& name) {
        if (m_editor.admits())
            m_editor.changePlan(plan, tr("Serve with %1").arg(name));
    });
    connect(&m_document, &Document::projectChanged, this, [this] {
        if (m_search != 0)
            m_jobs.cancel(m_search);
        m_pareto.setResult(nullptr);
    });
}

void ServingPanel::showCapacity()
{
    const std::optional<Result<ServingCapacity>>& capacity = m_control.capacity();
    m_howMany->setEnabled(!m_control.isMeasuring());
    m_capacity->setVisible(capacity.has_value() || m_control.isMeasuring());
    m_useRate->setVisible(capacity && *capacity && (*capacity)->requestsPerSecond > 0);
    if (m_control.isMeasuring())
        return m_capacity->say(tr("Trying rates…"));
    if (!capacity)
        return;
    if (!*capacity)
        return m_capacity->say(translated(capacity->error()));
    const ServingCapacity& found = **capacity;
    if (found.requestsPerSecond <= 0)
        return m_capacity->say(tr("Not even one request alone keeps the goals."));
    m_capacity->say(tr("Up to %1 requests/s: %2 tokens/s, TTFT p99 %3, TPOT p99 %4.")
                        .arg(formatCount(found.requestsPerSecond), formatCount(found.tokensPerSecond),
                            formatSeconds(found.timeToFirstToken.p99.value()),
                            formatSeconds(found.timePerOutputToken.p99.value())));
    m_useRate->setText(tr("Let %1 come a second").arg(formatCount(found.requestsPerSecond)));
}

/// The newest wins; it can be stopped in the strip of jobs.
void ServingPanel::findBest()
{
    if (!m_document.isOpen())
        return;
    if (m_search != 0)
        m_jobs.cancel(m_search);
    using Found = Result<std::shared_ptr<const ServingSearchResult>>;
    const auto found = std::make_shared<std::optional<Found>>();
    const auto id = std::make_shared<quint64>(0);
    *id = m_search = m_jobs.start(
        tr("Best layout for serving"),
        [found, project = m_document.project(), plan = m_document.plan()](
            Progress& progress, const std::stop_token& stop) {
            ServingSearchOptions options;
            constexpr std::size_t kSimulated = 20; // of the best: seconds instead of half a minute
            options.simulated = kSimulated;
            Result<ServingSearchResult> result = searchServing(*project, *plan, options, progress, stop);
            if (result)
                *found = std::make_shared<const ServingSearchResult>(std::move(*result));
            else
                *found = tl::unexpected<Error>(std::move(result.error()));
        },
        [this, found, id] {
            if (*id != m_search)
                return;
            m_search = 0;
            if (!*found || (!**found && (*found)->error().code == ErrorCode::Cancelled))
                return;
            if (!**found)
                return m_capacity->say(translated((*found)->error()));
            m_pareto.setResult(***found);
            Q_EMIT bestFound();
        },
        [this, id](const Error& error) {
            if (*id == m_search)
                m_search = 0;
            m_capacity->say(translated(error));
        });
}

void ServingPanel::addSettings()
{
    for (const char* field : {"/serving/scheduler", "/serving/tokenBudget", "/serving/maxBatch",
             "/serving/compaction", "/serving/weights", "/serving/keyValueElementBytes",
             "/serving/blockTokens", "/serving/memoryUtilization", "/serving/prefixHitShare",
             "/serving/routing", "/serving/decode/devices", "/serving/decode/tp", "/serving/decode/pp",
             "/serving/decode/ep", "/serving/decode/maxBatch"})
        m_settings->addField(field);
    m_settings->setExpanded(true);
}

void ServingPanel::showPlan()
{
    if (!m_document.isOpen())
        return;
    m_settings->setInputs({m_document.project(), m_document.plan()});
    m_rates->say(ratesWords(*m_document.project()));
    QStringList traces;
    for (const Shared<RecordedRequests>& trace : m_document.state().inputs.requestTraces)
        traces.append(QString::fromStdString(trace->name));
    m_form->setTraces(traces);
    const ServingChoice& serving = m_document.plan()->serving;
    if (m_form->mix() != serving.requests)
        m_form->setMix(serving.requests);
    if (m_form->goals() != serving.goals)
        m_form->setGoals(serving.goals);
    enableFixes();
}

void ServingPanel::takeMix()
{
    if (!m_editor.admits())
        return showPlan();
    Plan plan = *m_document.plan();
    plan.serving.requests = m_form->mix();
    m_editor.changePlan(std::move(plan), tr("Change the requests"), QStringLiteral("/serving/requests"));
}

void ServingPanel::takeGoals()
{
    if (!m_editor.admits())
        return showPlan();
    Plan plan = *m_document.plan();
    plan.serving.goals = m_form->goals();
    m_editor.changePlan(
        std::move(plan), tr("Change what is asked of latencies"), QStringLiteral("/serving/goals"));
}

void ServingPanel::chooseOther()
{
    const int chosen = m_other->currentData().toInt();
    m_control.setOther(chosen == kNone ? std::nullopt : std::optional(static_cast<SchedulerKind>(chosen)));
}

QString ServingPanel::memoryWords() const
{
    const ServingOutcome& outcome = *m_control.outcome();
    const ServingMemory& memory = *outcome.memory;
    QString parts = tr("Of %1 in use per GPU: weights %2, activations %3, buffers and engine %4, cache %5.")
                        .arg(formatBytes(memory.usable.value()), formatBytes(memory.weights.value()),
                            formatBytes(memory.activations.value()),
                            formatBytes((memory.communication + memory.reserved).value()),
                            formatBytes(memory.cache.value()));
    if (memory.planes.value() > 0)
        parts += u' '
            + tr("Planes of experts take %1 of the weights, %2 of them stay.")
                  .arg(formatBytes(memory.planes.value()), formatBytes(memory.residentPlanes.value()));
    QString words = translated(servingFit(memory, outcome.blockTokens));
    if (memory.fits())
        words += u' ' + tr("%n replica(s).", nullptr, outcome.replicas);
    return words + u' ' + parts;
}

/// A word before the figures: whether what is asked is met is not said by colour.
QString ServingPanel::verdictWords() const
{
    const ServingOutcome& outcome = *m_control.outcome();
    if (outcome.error)
        return tr("Cannot be served");
    if (outcome.runs.empty())
        return tr("✗ Does not fit");
    const ServingPicture& picture = outcome.runs.front().index->picture();
    const ServingTargets& targets = m_control.targets();
    if (targets.timeToFirstToken.value() <= 0 && targets.timePerOutputToken.value() <= 0)
        return tr("✓ Fits; no goal for latencies yet");
    const double met = shareMeeting(targets, picture);
    return met >= targets.share ? tr("✓ %1 of the requests in time").arg(formatPercent(met))
                                : tr("✗ Only %1 of the requests in time").arg(formatPercent(met));
}

QString ServingPanel::figureWords() const
{
    const ServingOutcome& outcome = *m_control.outcome();
    QStringList lines;
    for (const ServingRun& run : outcome.runs) {
        const ServingPicture& picture = run.index->picture();
        const ServingSimulation& all = picture.simulation;
        if (outcome.runs.size() > 1)
            lines << run.name + u':';
        lines << tr("%1 tokens/s, %2 requests/s")
                     .arg(formatCount(all.tokensPerSecond), formatCount(all.requestsPerSecond));
        lines << tr("Stages idle %1; bubbles: %2")
                     .arg(formatPercent(serving_text::idleShare(picture)), serving_text::bubbles(picture));
        lines << tr("Median bubble of a request %1").arg(serving_text::time(all.medianBubble.value()));
        lines << tr("Preemptions: %1 (%2 tokens computed again)")
                     .arg(serving_text::count(all.preemptions), serving_text::count(all.recomputedTokens));
        if (all.planes.wanted > 0) {
            const double tokens = static_cast<double>(std::max<std::int64_t>(1, all.outputTokens));
            lines << tr("Planes of experts: %1 loaded per token, %2 found in memory, waiting %3 per token")
                         .arg(formatBytes(all.planes.loaded.value() / tokens),
                             formatPercent(all.planes.hitShare()),
                             formatSeconds(all.planes.waiting.value() / tokens));
        }
        if (all.refused > 0)
            lines << tr("Refused: %1, longer than what fits").arg(serving_text::count(all.refused));
    }
    if (outcome.otherError)
        lines << translated(*outcome.otherError);
    return lines.join(u'\n');
}

void ServingPanel::showOutcome()
{
    m_stop->setVisible(m_control.isBusy());
    const std::shared_ptr<const ServingOutcome>& outcome = m_control.outcome();
    for (QWidget* part :
        {static_cast<QWidget*>(m_fits), static_cast<QWidget*>(m_verdict), static_cast<QWidget*>(m_figures)})
        part->setVisible(outcome != nullptr);
    showFixes();
    showCapacity();
    if (!outcome)
        return;
    m_verdict->say(verdictWords());
    m_fits->say(outcome->error ? translated(*outcome->error) : memoryWords());
    m_figures->say(figureWords());
    m_figures->setVisible(!outcome->runs.empty());
}

void ServingPanel::showFixes()
{
    for (QPushButton* button : m_fixButtons) {
        button->setEnabled(false); // until it is gone
        button->deleteLater();
    }
    m_fixButtons.clear();
    const std::shared_ptr<const ServingOutcome>& outcome = m_control.outcome();
    const bool known = outcome && outcome->sensitivity;
    const std::vector<ServingChange> offered =
        known ? offeredChanges(*outcome->sensitivity) : std::vector<ServingChange>();
    m_fixes->setVisible(!offered.empty());
    if (offered.empty())
        return;
    const ServedPrice& now = outcome->sensitivity->now;
    m_fixesTitle->setText(now.fits ? tr("What would help most:") : tr("What would make it fit:"));
    for (const ServingChange& change : offered) {
        auto* button = new WrappingButton(changeWords(change, now), m_fixes);
        button->setToolTip(
            tr("Change the plan so; undo as ever. By the closed form: requests a second within "
               "the goals, TPOT under the plan's requests"));
        button->setObjectName(QStringLiteral("serving.fix"));
        m_fixes->layout()->addWidget(button);
        m_fixButtons.push_back(button);
        connect(button, &QPushButton::clicked, this, [this, change] { m_control.apply(change); });
    }
    enableFixes();
}

void ServingPanel::enableFixes()
{
    for (QPushButton* button : m_fixButtons)
        button->setEnabled(m_control.offersAreTrue());
}

} // namespace rankloom::ui
