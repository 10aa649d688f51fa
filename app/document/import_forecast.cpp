// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/import_forecast.h"

#include <QCoreApplication>

#include <algorithm>

#include "app/document/ask_writer.h"
#include "core/compare/import_changes.h"
#include "widgets/background.h"
#include "widgets/figure_text.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

struct Forecast {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::ImportForecast)
};

/// Null with a reason where it cannot be had.
std::shared_ptr<const Evaluation> evaluated(const EvaluationRunner::Function& evaluate, const Inputs& inputs,
    const Scenario& scenario, const std::stop_token& stop, QString& problem)
{
    const auto attempt = Attempt<Result<Evaluation>>::at(
        [&] { return evaluate(projectOf(inputs, scenario), scenario.plan, stop); });
    if (const Result<Evaluation>& result = *attempt.value(); result)
        return std::make_shared<const Evaluation>(*result);
    else
        problem = translated(result.error());
    return nullptr;
}

std::shared_ptr<const Result<ServedStep>> served(const Inputs& inputs, const Scenario& scenario)
{
    return std::make_shared<const Result<ServedStep>>(servedStep(projectOf(inputs, scenario), scenario.plan));
}

/// The first error of a plan that is not possible.
QString reasonOf(const Evaluation& evaluation)
{
    const auto error = std::ranges::find(evaluation.diagnostics, Severity::Error, &Diagnostic::severity);
    return error != evaluation.diagnostics.end() ? translated(error->message) : QString();
}

const StageMemory& peakOf(const Evaluation& evaluation)
{
    return evaluation.memory.stages.at(static_cast<std::size_t>(evaluation.memory.peakStage));
}

QString memoryOf(const Evaluation& evaluation)
{
    const StageMemory& peak = peakOf(evaluation);
    return Forecast::tr("%1 of %2").arg(formatBytes(peak.device.value()), formatBytes(peak.capacity.value()));
}

bool hasFigures(const Evaluation& evaluation)
{
    return evaluation.valid && !evaluation.memory.stages.empty();
}

QString fitOf(const Evaluation& evaluation)
{
    if (!hasFigures(evaluation))
        return Forecast::tr("not possible");
    return evaluation.memory.fits ? Forecast::tr("fits") : Forecast::tr("does not fit");
}

QString beforeAfter(const QString& before, const QString& after, const QString& change)
{
    if (before == after && change.isEmpty())
        return Forecast::tr("%1, as before").arg(after);
    const QString both = Forecast::tr("%1 → %2", "before and after").arg(before, after);
    return change.isEmpty() ? both
                            : Forecast::tr("%1 (%2)", "before and after, and the change").arg(both, change);
}

} // namespace

ImportForecast forecastImport(db::ProjectWriter& writer, const QStringList& files, const ReadingHints& hints,
    const EvaluationRunner::Function& evaluate, Progress& progress, const std::stop_token& stop)
{
    std::vector<std::string> paths;
    for (const QString& file : files)
        paths.push_back(file.toStdString());
    ReadingHints guessed = hints;
    guessed.openHosts = OpenHosts::Guess; // the person sees what is at stake
    // The caller waits for the answer: its progress outlives the work.
    const Result<db::ProjectFile::ImportForecast> tried = onWriter(writer, [&](db::ProjectFile& file) {
        return file.forecastImport(paths, FileFormat::Unknown, guessed, progress, stop);
    });
    ImportForecast forecast;
    if (!tried) {
        forecast.refused = tried.error();
        return forecast;
    }
    forecast.outcome = tried->outcome;
    const ImportChanges changes = importChanges(tried->before, tried->after);
    for (const Phrase& line : changes.lines)
        forecast.changes.append(translated(line));
    for (const std::string& name : changes.otherPlans)
        forecast.otherPlans.append(
            name.empty() ? Forecast::tr("a plan without a name") : QString::fromStdString(name));
    forecast.newPlan = changes.newPlan;
    const Scenario* const before = changes.before;
    const Scenario* const after = changes.after;
    if (!before || !after || forecast.changes.isEmpty() || stop.stop_requested())
        return forecast;
    progress.setPhase(Phrase::of("Evaluating"));
    if (after->plan.workload.kind == WorkKind::Serving) {
        forecast.servedBefore = served(tried->before.inputs, *before);
        forecast.servedAfter = served(tried->after.inputs, *after);
        return forecast;
    }
    forecast.before = evaluated(evaluate, tried->before.inputs, *before, stop, forecast.problem);
    forecast.after = evaluated(evaluate, tried->after.inputs, *after, stop, forecast.problem);
    return forecast;
}

namespace {

QStringList servedLines(const Result<ServedStep>& before, const Result<ServedStep>& after)
{
    const auto told = [](const Result<ServedStep>& step, auto figure) {
        return step && !step->parts.empty() ? formatSeconds(figure(step->forecast).value())
                                            : QStringLiteral("–");
    };
    const auto fit = [](const Result<ServedStep>& step) {
        return step ? translated(servingFit(step->memory, step->blockTokens)) : translated(step.error());
    };
    const auto perToken = [](const ServingForecast& one) { return one.timePerToken; };
    const auto firstToken = [](const ServingForecast& one) { return one.timeToFirstToken; };
    return {Forecast::tr("TPOT: %1").arg(beforeAfter(told(before, perToken), told(after, perToken), {})),
        Forecast::tr("TTFT: %1").arg(beforeAfter(told(before, firstToken), told(after, firstToken), {})),
        beforeAfter(fit(before), fit(after), {})};
}

} // namespace

QStringList figureLines(const ImportForecast& forecast)
{
    if (forecast.servedBefore && forecast.servedAfter)
        return servedLines(*forecast.servedBefore, *forecast.servedAfter);
    if (!forecast.before || !forecast.after)
        return forecast.problem.isEmpty()
            ? QStringList()
            : QStringList {Forecast::tr("No figures: %1").arg(forecast.problem)};
    const Evaluation& before = *forecast.before;
    const Evaluation& after = *forecast.after;
    const QString none = QStringLiteral("–");
    const bool was = hasFigures(before);
    const bool is = hasFigures(after);
    QStringList lines;
    const double seconds = after.time.step.value() - before.time.step.value();
    const double bytes = was && is ? (peakOf(after).device - peakOf(before).device).value() : 0;
    lines.append(Forecast::tr("Step time: %1")
                     .arg(beforeAfter(was ? formatSeconds(before.time.step.value()) : none,
                         is ? formatSeconds(after.time.step.value()) : none,
                         was && is && seconds != 0 ? signedSeconds(seconds) : QString())));
    lines.append(Forecast::tr("Peak memory: %1")
                     .arg(beforeAfter(was ? memoryOf(before) : none, is ? memoryOf(after) : none,
                         bytes != 0 ? signedBytes(bytes) : QString())));
    lines.append(
        Forecast::tr("Memory: %1", "fits, does not fit").arg(beforeAfter(fitOf(before), fitOf(after), {})));
    if (!is)
        lines.append(Forecast::tr("Why: %1").arg(reasonOf(after)));
    return lines;
}

} // namespace rankloom::ui
