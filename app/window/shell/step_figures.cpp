// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/step_figures.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/evaluate/bubble.h"
#include "core/evaluate/fit_words.h"
#include "widgets/foreign_text.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

/// "−12 ms": a change of seconds with its sign; empty below what anybody would care about.
QString changeText(double before, double after)
{
    const double change = after - before;
    if (before <= 0 || std::abs(change) < before * 5e-4)
        return {};
    return (change < 0 ? QStringLiteral(" (−") : QStringLiteral(" (+")) + formatSeconds(std::abs(change))
        + QLatin1Char(')');
}

// What the figures of a plan that trains are.
QString stepHelp() { return StepFigures::tr("Time of one training step"); }
QString tokensHelp() { return StepFigures::tr("Tokens of the global batch divided by the step time"); }
QString utilisationHelp()
{
    return StepFigures::tr("Model FLOPs utilisation: FLOPs the model needs over what the GPUs could do");
}
QString bubbleHelp()
{
    return StepFigures::tr(
        "What the busiest stage idles: (step − its work) / step. Stages with less to do idle "
        "longer, which is told beside it.");
}
QString memoryHelp() { return StepFigures::tr("Device memory of the fullest GPU"); }

/// "3.9–4.6 s": two amounts, the unit once where it is the same.
QString betweenText(QString low, const QString& high)
{
    const qsizetype unit = low.lastIndexOf(u' ');
    if (unit > 0 && low.sliced(unit) == high.sliced(std::max<qsizetype>(0, high.lastIndexOf(u' '))))
        low.truncate(unit);
    return low + u'–' + high;
}

constexpr int kReasonWidth = 280; ///< pixels of the line that a reason may take

/// Of the errors that make a plan impossible the first, which is the most telling.
QString reasonOf(const Evaluation& evaluation)
{
    const auto error = std::ranges::find(evaluation.diagnostics, Severity::Error, &Diagnostic::severity);
    return error == evaluation.diagnostics.end() ? QString() : translated(error->message);
}

} // namespace

StepFigures::StepFigures(QWidget* parent) : QWidget(parent)
{
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(8, 0, 8, 0);
    rows->setSpacing(2);
    auto* upper = new QHBoxLayout;
    auto* lower = new QHBoxLayout;
    for (QHBoxLayout* row : {upper, lower}) {
        row->setSpacing(6);
        rows->addLayout(row);
    }
    m_step = addFigure(*upper, tr("Step"), stepHelp());
    m_tokens = addFigure(*upper, tr("Tokens/s"), tokensHelp());
    m_utilisation = addFigure(*upper, tr("MFU"), utilisationHelp());
    m_bubble = addFigure(*lower, tr("Bubble"), bubbleHelp());
    m_memory = addFigure(*lower, tr("Peak memory"), memoryHelp());
    m_fits = new QLabel(this);
    m_fits->setTextFormat(Qt::RichText);
    m_fits->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_fits, &QLabel::linkActivated, this, &StepFigures::reasonRequested);
    m_freshness = new QLabel(this);
    m_freshness->setForegroundRole(QPalette::PlaceholderText);
    upper->addStretch(1);
    upper->addWidget(m_fits);
    lower->addStretch(1);
    lower->addWidget(m_freshness);
    setEvaluation(nullptr, Freshness::True);
}

StepFigures::Figure StepFigures::addFigure(QHBoxLayout& row, const QString& caption, const QString& help)
{
    Figure figure {new QLabel(caption, this), new QLabel(this)};
    figure.caption->setToolTip(plainTip(help));
    figure.caption->setForegroundRole(QPalette::PlaceholderText);
    QFont bold = font();
    bold.setBold(true);
    figure.value->setFont(bold);
    figure.value->setAccessibleName(caption);
    figure.value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row.addWidget(figure.caption);
    row.addWidget(figure.value);
    row.addSpacing(6);
    m_figures.push_back(figure);
    return figure;
}

void StepFigures::setFigure(Figure figure, const QString& value, const QString& exact)
{
    const QString text = value.isEmpty() ? QStringLiteral("–") : value;
    if (figure.value->text() != text) {
        figure.value->setText(text);
        // The width it once had it keeps: what stands beside a figure stays where it is when that changes.
        figure.value->setMinimumWidth(
            std::max(figure.value->minimumWidth(), figure.value->sizeHint().width()));
    }
    figure.value->setToolTip(plainTip(exact));
    figure.value->setAccessibleDescription(value);
}

void StepFigures::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        forgetWidths();
}

void StepFigures::forgetWidths()
{
    for (const Figure& figure : m_figures)
        figure.value->setMinimumWidth(0);
}

void StepFigures::setEvaluation(const std::shared_ptr<const Evaluation>& evaluation, Freshness freshness)
{
    const bool stale = freshness == Freshness::Stale;
    setVisible(evaluation != nullptr);
    for (const Figure& figure : m_figures)
        figure.value->setEnabled(!stale);
    m_fits->setEnabled(!stale);
    m_freshness->setText(stale                 ? tr("Updating")
            : freshness == Freshness::Preview  ? tr("Preview")
            : evaluation && !evaluation->valid ? QString() // nothing is up to date but the reason
                                               : tr("Up to date"));
    m_freshness->setToolTip(plainTip(stale    ? tr("The figures belong to the plan before the last change")
            : freshness == Freshness::Preview ? tr("The figures belong to the layout that is looked at")
                                              : tr("The figures belong to this plan")));
    if (!evaluation) {
        m_previousStep = 0;
        m_shown.reset();
        m_ofPlan.reset();
        forgetWidths();
        return;
    }
    if (evaluation == m_shown)
        return;
    // What a preview changes it changes against the plan; its end changes nothing.
    const bool preview = freshness == Freshness::Preview;
    const double before = m_ofPlan && m_ofPlan->valid ? m_ofPlan->time.step.value() : 0;
    m_previousStep = preview || evaluation != m_ofPlan ? before : 0;
    if (!preview)
        m_ofPlan = evaluation;
    m_shown = evaluation;
    if (m_serves) // its figures come by setServed()
        return;
    showTimes(*evaluation);
    showMemory(*evaluation);
}

void StepFigures::setServes(bool serves)
{
    if (std::exchange(m_serves, serves) == serves)
        return;
    m_shown.reset(); // figures of the other kind stand there
    m_step.caption->setText(serves ? tr("Mean TPOT") : tr("Step"));
    m_utilisation.caption->setText(serves ? tr("Mean TTFT") : tr("MFU"));
    m_bubble.caption->setText(serves ? tr("Requests/s") : tr("Bubble"));
    m_step.caption->setToolTip(
        plainTip(serves ? tr("Mean time from one token of a request to its next") : stepHelp()));
    m_tokens.caption->setToolTip(
        plainTip(serves ? tr("Tokens of output that all replicas generate") : tokensHelp()));
    m_utilisation.caption->setToolTip(plainTip(
        serves ? tr("Mean time from the arrival of a request to its first token") : utilisationHelp()));
    m_bubble.caption->setToolTip(plainTip(serves ? tr("Requests that all replicas answer") : bubbleHelp()));
    m_memory.caption->setToolTip(
        plainTip(serves ? tr("What the engine takes of a GPU beside keys and values") : memoryHelp()));
    for (const Figure& figure : m_figures) {
        figure.value->setAccessibleName(figure.caption->text());
        setFigure(figure, {}, {});
    }
    forgetWidths();
}

void StepFigures::setServed(const ServedStep* step, const ServingSimulation* simulation, const QString& why)
{
    const bool known = step != nullptr && !step->parts.empty();
    const QString source = simulation != nullptr
        ? tr("Simulated, as Serve shows it")
        : tr("By the closed form, on the average: Serve simulates the distribution");
    const auto times = [&](Figure figure, const QString& value) {
        setFigure(figure, known ? value : QString(), source);
    };
    ServingForecast forecast = known ? step->forecast : ServingForecast();
    if (simulation != nullptr) {
        forecast.timePerToken = simulation->timePerOutputToken.mean;
        forecast.timeToFirstToken = simulation->timeToFirstToken.mean;
        forecast.tokensPerSecond = simulation->tokensPerSecond;
        forecast.requestsPerSecond = simulation->requestsPerSecond;
    }
    times(m_step, formatSeconds(forecast.timePerToken.value()));
    times(m_tokens, formatCount(forecast.tokensPerSecond));
    times(m_utilisation, formatSeconds(forecast.timeToFirstToken.value()));
    times(m_bubble, formatCount(forecast.requestsPerSecond));
    if (step == nullptr) {
        setFigure(m_memory, {}, {});
        return setVerdict(tr("✕ Not possible"), why, why);
    }
    const ServingMemory& memory = step->memory;
    const Bytes taken = memory.usable - memory.cache;
    setFigure(m_memory, tr("%1 of %2").arg(formatBytes(taken.value()), formatBytes(memory.usable.value())),
        tr("Weights, activations and buffers; %1 are left for keys and values")
            .arg(formatBytes(std::max(0.0, memory.cache.value()))));
    const QString words = translated(servingFit(memory, step->blockTokens));
    if (memory.holdsLongest())
        setVerdict(tr("✓ Fits"), {}, words);
    else if (memory.fits())
        setVerdict(tr("✓ Fits"), tr("but not the longest requests"), words);
    else
        setVerdict(tr("✕ Does not fit"),
            tr("%1 are missing on each GPU for one request").arg(formatBytes(step->missing.value())),
            words + u'\n' + tr("Click for the diagnoses and what would help."));
}

void StepFigures::showTimes(const Evaluation& evaluation)
{
    if (!evaluation.valid) {
        for (const Figure& figure : {m_step, m_tokens, m_utilisation, m_bubble})
            setFigure(figure, {}, tr("The plan is not possible, see the diagnoses"));
        return;
    }
    const TimeReport& time = evaluation.time;
    const double step = time.step.value();
    const QLocale locale;
    const bool seen = evaluation.experts.seenTokens;
    QString stepText = formatSeconds(step) + changeText(m_previousStep, step);
    QString stepExact = tr("%1 s").arg(locale.toString(step, 'g', 12));
    const Trust& trust = evaluation.trust;
    if (trust.runs > 0) {
        const RangeOf range = timeRange(trust, step);
        stepText +=
            QStringLiteral(" (%1)").arg(betweenText(formatSeconds(range.low), formatSeconds(range.high)));
        stepExact += u'\n'
            + tr("80 of 100 runs: %1 s to %2 s")
                  .arg(locale.toString(range.low, 'g', 6), locale.toString(range.high, 'g', 6));
    }
    if (seen) {
        stepText += u' ' + tr("on seen tokens");
        stepExact += u'\n'
            + tr("It counts tokens that the places of the experts were fitted on: on unseen ones the step is "
                 "likely "
                 "longer. Traces can count the unseen part, for all plans.");
    }
    if (evaluation.compression.lossy) {
        stepText += u' ' + tr("lossy");
        stepExact += u'\n' + tr("Digits are lost on the way: what that does to the model is not estimated.");
    }
    if (trust.runs > 0)
        stepExact += u'\n' + translated(trust.text());
    setFigure(m_step, stepText, stepExact);
    // The range of what follows from the step stands where its exact value does.
    const auto exact = [&](const QString& value, double rate, double scale, int digits) -> QString {
        if (trust.runs == 0)
            return value;
        const RangeOf range = rateRange(trust, rate);
        return value + u'\n'
            + tr("80 of 100 runs: %1 to %2")
                  .arg(locale.toString(scale * range.low, 'f', digits),
                      locale.toString(scale * range.high, 'f', digits));
    };
    setFigure(m_tokens, formatCount(time.tokensPerSecond),
        exact(locale.toString(time.tokensPerSecond, 'f', 1), time.tokensPerSecond, 1, 1));
    setFigure(m_utilisation, formatPercent(time.modelFlopsUtilization),
        exact(locale.toString(time.modelFlopsUtilization * 100, 'f', 3) + QStringLiteral(" %"),
            time.modelFlopsUtilization, 100, 3));
    // The bubble is the busiest stage's: it does not hide how long others wait for that.
    const QString idle = formatPercent(idleRatio(evaluation));
    setFigure(m_bubble,
        stagesIdleBeyondBubble(evaluation)
            ? tr("%1, stages idle %2").arg(formatPercent(time.bubbleRatio), idle)
            : formatPercent(time.bubbleRatio),
        locale.toString(time.bubbleRatio * 100, 'f', 3) + QStringLiteral(" %\n")
            + tr("All stages together idle %1 of the step").arg(idle));
}

void StepFigures::showMemory(const Evaluation& evaluation)
{
    const MemoryReport& memory = evaluation.memory;
    const auto stage = static_cast<std::size_t>(memory.peakStage);
    if (!evaluation.valid || stage >= memory.stages.size()) {
        setFigure(m_memory, {}, {});
        const QString reason = reasonOf(evaluation);
        setVerdict(tr("✕ Not possible"), reason,
            reason.isEmpty() ? tr("The plan is not possible, see the diagnoses")
                             : tr("%1\nClick for the diagnoses and what would help.").arg(reason));
        return;
    }
    const StageMemory& peak = memory.stages[stage];
    QString exact = tr("Stage %1: %2 of %3")
                        .arg(QLocale().toString(memory.peakStage), exactBytes(peak.device.value()),
                            exactBytes(peak.capacity.value()));
    const MemoryTrust& trust = evaluation.memoryTrust;
    if (stage < trust.stages.size())
        exact += u'\n'
            + tr("80 of 100 runs: %1 to %2")
                  .arg(exactBytes(trust.stages[stage].low), exactBytes(trust.stages[stage].high))
            + u'\n' + translated(trust.runs.text());
    setFigure(m_memory,
        tr("%1 of %2").arg(formatBytes(peak.device.value()), formatBytes(peak.capacity.value())), exact);
    if (evaluation.fit() == FitWord::Yes)
        setVerdict(
            tr("✓ Fits"), {}, tr("%1 are free on the fullest GPU").arg(formatBytes(peak.headroom().value())));
    else if (memory.fits)
        setVerdict(evaluation.fit() == FitWord::Likely ? tr("◐ Likely fits") : tr("◔ Unlikely to fit"),
            tr("in %1 of 100 cases").arg(of100(trust.probability)),
            tr("%1 are free on the fullest GPU").arg(formatBytes(peak.headroom().value())) + u'\n' + exact);
    else
        setVerdict(tr("✕ Does not fit"),
            peak.headroom().value() < 0
                ? tr("%1 too much on the fullest GPU").arg(formatBytes(-peak.headroom().value()))
                : tr("what is offloaded does not fit into the memory of a host"),
            tr("Click for the diagnoses and what would help."));
}

void StepFigures::setVerdict(const QString& words, const QString& reason, const QString& help)
{
    m_verdict = reason.isEmpty() ? words : tr("%1: %2", "verdict and its reason").arg(words, reason);
    const QString shown = fontMetrics().elidedText(m_verdict, Qt::ElideRight, kReasonWidth).toHtmlEscaped();
    m_fits->setText(reason.isEmpty() ? shown : QStringLiteral("<a href=\"#diagnoses\">%1</a>").arg(shown));
    m_fits->setToolTip(plainTip(help));
    m_fits->setAccessibleName(m_verdict);
}

QString StepFigures::text() const
{
    QStringList parts;
    for (const Figure& figure : m_figures)
        parts.append(figure.caption->text() + QLatin1Char(' ') + figure.value->text());
    parts.append(m_verdict);
    parts.append(m_freshness->text());
    return parts.join(QStringLiteral(", "));
}

} // namespace rankloom::ui
