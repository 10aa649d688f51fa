// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFileInfo>
#include <QUndoStack>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "app/document/document.h"
#include "app/document/editor.h"
#include "app/document/input_files.h"
#include "app/jobs/jobs.h"
#include "app/window/controls/timeline_control.h"
#include "app/window/files/file_controller.h"
#include "app/window/files/import_preview.h"
#include "app/window/panels/import_panel.h"
#include "app/window/shell/message_bar.h"
#include "app/window/shell/views.h"
#include "core/exchange/apply_reading.h"

// Everything that comes into a project.

namespace rankloom::ui {

template <class Value>
void FileController::read(
    const QString& path, std::function<Value()> work, std::function<void(const Value&)> then)
{
    const auto outcome = std::make_shared<std::optional<Value>>();
    m_parts.jobs.start(
        FileController::tr("Reading %1").arg(QFileInfo(path).fileName()),
        [work = std::move(work), outcome](Progress&, const std::stop_token&) { *outcome = work(); },
        [this, outcome, before = m_parts.document.store(), then = std::move(then)] {
            if (m_parts.document.store() == before) // no other project was opened meanwhile
                then(**outcome);
        });
}

void FileController::recognise(const QStringList& paths, std::function<void(const Formats&)> then)
{
    const auto look = [paths] {
        Formats formats;
        for (const QString& path : paths)
            formats.push_back(recogniseFile(path));
        return formats;
    };
    read<Formats>(paths.front(), look, std::move(then));
}

void FileController::importPaths(const QStringList& paths, FirstLook look)
{
    recognise(paths, [this, paths, look](const Formats& formats) { importRecognised(paths, formats, look); });
}

void FileController::importRecognised(const QStringList& paths, const Formats& formats, FirstLook look)
{
    QStringList measurements;
    QStringList traces;
    for (qsizetype i = 0; i < paths.size(); ++i) {
        const QString& path = paths[i];
        const Result<FileFormat>& format = formats[static_cast<std::size_t>(i)];
        if (format && *format == FileFormat::Project) {
            openPath(path);
            return;
        }
        if (format && *format == FileFormat::PlanDocument && !m_parts.document.isOpen())
            openPath(path);
        else if (m_parts.document.isOpen() && format && *format == FileFormat::TraceEvents)
            traces.append(path);
        else if (look == FirstLook::Always && format && m_parts.document.isOpen())
            measurements.append(path);
        else if (format && *format == FileFormat::PlanDocument)
            importPlan(path);
        else if (m_parts.document.isOpen() && format && isPlanSettings(*format))
            importSettings(path);
        else if (m_parts.document.isOpen())
            measurements.append(path);
        else if (format)
            m_parts.messages.showNote(
                tr("Open a project first: %1 is stored in one.").arg(QFileInfo(path).fileName()));
        else
            m_parts.messages.showError(format.error());
    }
    if (!measurements.isEmpty())
        importMeasurements(measurements, {}, look);
    if (!traces.isEmpty())
        importTraces(traces, look);
}

/// What a profiler recorded is shown beside the plan and not stored.
void FileController::importTraces(const QStringList& paths, FirstLook look)
{
    struct Outcome {
        Result<MeasuredTimeline> measured;
        Diagnostics diagnostics;
    };
    auto outcome = std::make_shared<Outcome>();
    const QString name = paths.size() == 1 ? QFileInfo(paths.front()).fileName()
                                           : tr("%n traces", nullptr, static_cast<int>(paths.size()));
    m_parts.jobs.start(
        tr("Reading %1").arg(name),
        [paths, outcome](Progress& progress, const std::stop_token& stop) {
            outcome->measured = readTraceFiles(paths, outcome->diagnostics, progress, stop);
        },
        [this, outcome, name, paths, look] {
            if (outcome->measured && look == FirstLook::Always) {
                PreviewedFile file {name, paths, {}, {}, {}};
                file.preview.format = FileFormat::TraceEvents;
                file.preview.contents = {summaryOf(*outcome->measured)};
                file.preview.diagnostics = outcome->diagnostics;
                m_parts.preview.add(file);
            } else if (outcome->measured) {
                const auto measured = std::make_shared<const MeasuredTimeline>(std::move(*outcome->measured));
                m_parts.imports.addReport(name, QString::fromStdString(measured->tool),
                    tr("a step of %n lane(s), shown above the timeline", nullptr,
                        static_cast<int>(measured->timeline.lanes.size())),
                    outcome->diagnostics);
                if (m_parts.document.isOpen())
                    m_parts.views.timelineControl->showMeasured(measured, name);
            } else if (outcome->measured.error().code != ErrorCode::Cancelled) {
                m_parts.imports.addRefusal(name, outcome->measured.error());
            }
            Q_EMIT importReported();
        });
}

void FileController::importPlan(const QString& path)
{
    const auto add = [this, path](const Result<PlanDocument>& document) {
        if (document)
            return addPlan({path, *document});
        m_parts.imports.addRefusal(QFileInfo(path).fileName(), document.error());
        Q_EMIT importReported();
    };
    read<Result<PlanDocument>>(
        path, [path] { return readPlanFile(path); }, add);
}

void FileController::addPlan(const BroughtPlan& plan)
{
    const std::string trace =
        m_parts.document.isOpen() ? m_parts.document.traceBrought(plan.document) : std::string();
    const QString file = QFileInfo(plan.path).absoluteDir().filePath(QString::fromStdString(trace));
    if (trace.empty() || !m_parts.document.file())
        finishPlan(plan, {});
    else if (m_bringsTrace)
        m_waitingPlans.push_back(plan);
    else
        addPlanWithTrace(plan, file);
}

void FileController::addPlanWithTrace(const BroughtPlan& plan, const QString& trace)
{
    ProjectStore* store = m_parts.document.file();
    auto result = std::make_shared<ImportResult>();
    m_bringsTrace = true;
    m_parts.jobs.start(
        tr("Importing %n file(s)", nullptr, 1),
        [writer = store->writer(), trace, result](Progress& progress, const std::stop_token& stop) {
            *result = importIntoProject(*writer, {trace}, {}, FirstLook::Had, progress, stop);
        },
        [this, plan, result, open = store->path()] {
            m_bringsTrace = false;
            for (const ImportResult::File& file : result->files)
                reportImport(file);
            const ProjectStore* now = m_parts.document.file();
            if (now && now->path() == open)
                return takePlanWithTrace(plan, *result);
            m_waitingPlans.clear(); // another project was opened meanwhile
            Q_EMIT importReported();
        },
        [this](const Error&) {
            m_bringsTrace = false;
            m_waitingPlans.clear();
        });
}

void FileController::takePlanWithTrace(const BroughtPlan& plan, const ImportResult& result)
{
    const std::vector<BroughtPlan> waiting = std::exchange(m_waitingPlans, {});
    const auto isStopped = [](const ImportResult::File& file) {
        return !file.outcome && file.outcome.error().code == ErrorCode::Cancelled;
    };
    const auto stopped = std::ranges::find_if(result.files, isStopped);
    if (stopped == result.files.end()) {
        finishPlan(plan, result.inputs);
        for (const BroughtPlan& next : waiting)
            addPlan(next);
        return;
    }
    m_parts.imports.addRefusal(QFileInfo(plan.path).fileName(), stopped->outcome.error());
    for (const BroughtPlan& next : waiting)
        m_parts.imports.addRefusal(QFileInfo(next.path).fileName(), stopped->outcome.error());
    Q_EMIT importReported();
}

void FileController::finishPlan(const BroughtPlan& plan, const std::optional<Inputs>& stored)
{
    m_parts.document.addDocument(plan.document, stored);
    Diagnostics told = plan.document.diagnostics;
    if (const std::string missing = m_parts.document.traceBrought(plan.document); !missing.empty())
        told.push_back({Severity::Warning, "trace-not-imported",
            Phrase::of(
                "The trace of requests {} was not imported: the plan cannot be served until it is.", missing),
            {}, {}, {}});
    m_parts.imports.addReport(QFileInfo(plan.path).fileName(), tr("plan document"),
        tr("added to the plans of this project, with the model and cluster it states"), told);
    Q_EMIT importReported();
}

/// Settings of a training program become a plan of this project; what is in their way is reported.
void FileController::importSettings(const QString& path)
{
    const auto complete = [path, project = m_parts.document.project(),
                              plan = m_parts.document.plan()]() -> Result<CompletedPlan> {
        const Result<std::string> text = readTextFile(path);
        if (!text)
            return tl::unexpected<Error>(text.error());
        Result<Reading> reading = parseFile(*text, QFileInfo(path).fileName().toStdString());
        if (!reading)
            return tl::unexpected<Error>(reading.error());
        Result<CompletedPlan> completed =
            completePlan(std::get<PlanSettings>(reading->values.front()), *project, plan.get());
        if (completed)
            completed->diagnostics.insert(
                completed->diagnostics.begin(), reading->diagnostics.begin(), reading->diagnostics.end());
        return completed;
    };
    read<Result<CompletedPlan>>(
        path, complete, [this, path](const Result<CompletedPlan>& plan) { addSettings(path, plan); });
}

void FileController::addSettings(const QString& path, const Result<CompletedPlan>& plan)
{
    const QFileInfo file(path);
    if (!plan) {
        m_parts.imports.addRefusal(file.fileName(), plan.error());
    } else {
        m_parts.document.addScenario(file.completeBaseName(), plan->plan);
        m_parts.imports.addReport(file.fileName(),
            plan->plan.schedule.kind == ScheduleKind::Custom ? tr("order of pipeline passes")
                                                             : tr("settings of a training program"),
            tr("added to the plans of this project"), plan->diagnostics);
    }
    Q_EMIT importReported();
}

void FileController::importAnswered(const QStringList& paths, const ReadingHints& hints)
{
    recognise({paths.front()}, [this, paths, hints](const Formats& formats) {
        const Result<FileFormat>& format = formats.front();
        if (format && *format == FileFormat::PlanDocument)
            importPlan(paths.front());
        else if (format && isPlanSettings(*format))
            importSettings(paths.front());
        else if (format && *format == FileFormat::TraceEvents)
            importTraces(paths);
        else
            importMeasurements(paths, hints, FirstLook::Had);
    });
}

void FileController::forgetForecast()
{
    if (m_forecast != 0)
        m_parts.jobs.cancel(std::exchange(m_forecast, 0));
}

void FileController::forecast(const QStringList& paths, const ReadingHints& hints)
{
    forgetForecast();
    recognise({paths.front()}, [this, paths, hints](const Formats& formats) {
        if (formats.front() && *formats.front() == FileFormat::TraceEvents)
            m_parts.preview.showForecast({}); // it changes nothing
        else
            startForecast(paths, hints);
    });
}

void FileController::startForecast(const QStringList& paths, const ReadingHints& hints)
{
    forgetForecast();
    ProjectStore* store = m_parts.document.file();
    if (!store)
        return;
    struct Work {
        quint64 id = 0;
        ImportForecast forecast;
    };
    auto work = std::make_shared<Work>();
    m_forecast = m_parts.jobs.start(
        tr("Working out what %1 would change").arg(QFileInfo(paths.front()).fileName()),
        [writer = store->writer(), paths, hints, evaluate = m_parts.evaluate, work](
            Progress& progress, const std::stop_token& stop) {
            work->forecast = forecastImport(*writer, paths, hints, evaluate, progress, stop);
        },
        [this, work] {
            if (m_forecast != work->id)
                return; // a newer question was asked, or the file is gone
            m_forecast = 0;
            m_parts.preview.showForecast(work->forecast);
        },
        [this, work](const Error& error) {
            if (m_forecast != work->id)
                return;
            m_forecast = 0;
            ImportForecast refused;
            refused.refused = error;
            m_parts.preview.showForecast(refused);
        });
    work->id = m_forecast;
}

void FileController::importMeasurements(const QStringList& paths, const ReadingHints& hints, FirstLook look)
{
    ProjectStore* store = m_parts.document.file();
    if (!store)
        return;
    auto result = std::make_shared<ImportResult>();
    const QString path = store->path();
    m_parts.jobs.start(
        tr("Importing %n file(s)", nullptr, static_cast<int>(paths.size())),
        [writer = store->writer(), paths, hints, look, result](
            Progress& progress, const std::stop_token& stop) {
            *result = importIntoProject(*writer, paths, hints, look, progress, stop);
        },
        [this, result, path] {
            for (const ImportResult::File& file : result->files)
                reportImport(file);
            // A result for a project that is not open any more is only reported.
            const ProjectStore* open = m_parts.document.file();
            if (result->inputs && open && open->path() == path)
                adoptInputs(*result);
            if (open && open->path() == path)
                for (PreviewedFile file : result->previews) {
                    const DocumentState& state = m_parts.document.state();
                    for (const std::string& plan : state.othersOnCluster(state.currentScenario()->cluster))
                        file.otherPlans.append(QString::fromStdString(plan));
                    m_parts.preview.add(file);
                }
            showImported(*result);
            Q_EMIT importReported();
        });
}

/// Says shortly that it is done, and how to take it back.
void FileController::showImported(const ImportResult& result)
{
    const bool all = std::ranges::all_of(
        result.files, [](const ImportResult::File& file) { return file.outcome.has_value(); });
    if (!result.inputs || result.files.empty() || !all)
        return;
    const QString text = result.files.size() == 1
        ? tr("Imported %1").arg(QString::fromStdString(result.files.front().outcome->summary))
        : tr("Imported %n file(s)", nullptr, static_cast<int>(result.files.size()));
    const int index = m_parts.document.undoStack().index();
    std::vector<MessageBar::Offer> offers {{tr("Undo"), [this, index] {
                                                // Only the import, not what was done after it.
                                                if (m_parts.document.undoStack().index() == index)
                                                    m_parts.document.undoStack().undo();
                                            }}};
    if (const std::string& trace = result.files.front().outcome->requestTrace; !trace.empty())
        offers.push_back({tr("Serve These Requests"), [this, trace] { serveRequests(trace); }});
    m_parts.messages.showNote(text, offers);
}

void FileController::serveRequests(const std::string& trace)
{
    Editor& editor = m_parts.views.editor();
    if (!m_parts.document.isOpen() || !editor.admits())
        return;
    Plan plan = *m_parts.document.plan();
    plan.workload.kind = WorkKind::Serving;
    plan.serving.requests.trace.name = trace;
    plan.serving.requests.trace.times = true;
    editor.changePlan(std::move(plan), tr("Serve the requests of %1").arg(QString::fromStdString(trace)));
    Q_EMIT m_parts.views.servingWanted();
}

void FileController::reportImport(const ImportResult::File& file)
{
    if (file.outcome) {
        const std::string_view title = titleOf(file.outcome->format);
        m_parts.imports.addReport(file.name,
            QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())),
            QString::fromStdString(file.outcome->summary), file.outcome->diagnostics);
        return;
    }
    m_parts.imports.addRefusal(file.name, file.outcome.error());
    const std::vector<std::string>& arguments = file.outcome.error().arguments;
    if (std::ranges::find(arguments, "unit-unknown") != arguments.end())
        askForUnit(file);
}

void FileController::askForUnit(const ImportResult::File& file)
{
    std::vector<MessageBar::Offer> offers;
    for (const char* unit : {"GB/s", "GiB/s", "MB/s", "MiB/s", "Gb/s", "us"}) {
        ReadingHints hints;
        hints.unit = unit;
        offers.push_back({QString::fromLatin1(unit),
            [this, paths = file.paths, hints] { importMeasurements(paths, hints); }});
    }
    m_parts.messages.showNote(
        tr("%1 does not say in which unit its figures are. They are in:").arg(file.name), offers);
}

void FileController::adoptInputs(const ImportResult& result)
{
    std::function<void(Plan&)> change;
    for (const ImportResult::File& file : result.files)
        if (file.outcome && file.outcome->driveRead.value() > 0)
            change = [read = file.outcome->driveRead](
                         Plan& plan) { plan.memory.offload.nvmeReadBytesPerSecond = read.value(); };
    m_parts.document.adoptStored(
        *result.inputs, result.scenarios, tr("Import %1").arg(result.files.front().name), change);
}

} // namespace rankloom::ui
