// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/opened_project.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPromise>
#include <QScopeGuard>
#include <QStandardPaths>

#include <algorithm>
#include <filesystem>
#include <future>
#include <system_error>

#include "app/document/ask_writer.h"
#include "app/document/input_files.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/first_plan.h"
#include "core/routing/split_blocks.h"
#include "widgets/background.h"

namespace rankloom::ui {

namespace {

/// A split that nobody has chosen suits the length of the trace.
TraceFilter suited(TraceFilter counted, const RoutingStatistics& routing)
{
    if (counted.split == TraceSplit() && routing.tokens > 0)
        counted.split.blockTokens = suitableBlock(routing.tokens);
    return counted;
}

Result<Inputs> loadInputs(const db::ProjectFile& file)
{
    Result<Inputs> inputs = file.loadInputs();
    if (inputs)
        for (auto& model : inputs->models)
            if (TraceFilter filter = suited(model->counted, model->routing); filter != model->counted) {
                ModelInput with = *model;
                with.counted = std::move(filter);
                model = std::make_shared<const ModelInput>(std::move(with));
            }
    return inputs;
}

Result<OpenedProject> load(const db::ProjectFile& file)
{
    OpenedProject opened;
    opened.path = QString::fromStdString(file.path());
    Result<Inputs> inputs = loadInputs(file);
    if (!inputs)
        return tl::unexpected<Error>(inputs.error());
    const Result<std::vector<Scenario>> scenarios = file.loadScenarios();
    if (!scenarios)
        return tl::unexpected<Error>(scenarios.error());
    const Result<std::int64_t> current = file.currentScenario();
    if (!current)
        return tl::unexpected<Error>(current.error());
    opened.state.inputs = std::move(*inputs);
    for (const Scenario& scenario : *scenarios)
        opened.state = opened.state.with(scenario);
    opened.state.current = *current;
    const ScenarioPointer shown = opened.state.currentScenario();
    if (!shown)
        return fail(ErrorCode::ProjectDamaged, Phrase::of("The project holds no plan."), {},
            Phrase::of("Repair a copy of the project."));
    // The first picture is there as soon as the window shows the project.
    const auto project = std::make_shared<const Project>(projectOf(opened.state.inputs, *shown));
    using Found = Result<std::shared_ptr<const Figures>>;
    const auto find = [&] { return Figures::of(project, opened.state.plan(), evaluate); };
    // A plan without figures is still a plan that can be edited.
    if (const auto attempt = Attempt<Found>::at(find); *attempt.value())
        opened.figures = **attempt.value();
    return opened;
}

Result<OpenedProject> loadWith(Result<db::ProjectFile> file)
{
    if (!file)
        return tl::unexpected<Error>(file.error());
    Result<OpenedProject> opened = load(*file);
    if (!opened)
        return opened;
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    QDir().mkpath(cache);
    // Without a backup the project can be worked on all the same; only reverting is not offered.
    const Result<db::ProjectInfo> info = file->info();
    if (auto backup =
            db::OpenedBackup::prepare(file->path(), info ? info->uuid : std::string(), cache.toStdString()))
        opened->backup = std::make_shared<db::OpenedBackup>(std::move(*backup));
    opened->file = std::make_shared<db::ProjectFile>(std::move(*file));
    return opened;
}

} // namespace

Result<OpenedProject> openProject(const QString& path)
{
    return loadWith(db::ProjectFile::open(path.toStdString(), db::OpenMode::ReadWrite));
}

Result<OpenedProject> createProject(const QString& path, const Project& project, const Plan& plan)
{
    return loadWith(db::ProjectFile::create(path.toStdString(), project, plan));
}

Result<PlanDocument> firstPlan() { return firstPlanDocument(); }

Result<bool> copyProject(db::ProjectWriter& writer, const DocumentState& state, const QString& path)
{
    std::promise<Result<void>> answer;
    writer.saveCopy(
        path.toStdString(), [&answer](Result<void> copied) { answer.set_value(std::move(copied)); });
    Result<void> copied = answer.get_future().get();
    if (copied)
        return true;
    // The file may be out of reach; what is on screen is not. A bad target is refused once more.
    const bool written = std::ranges::find(copied.error().arguments, db::ProjectWriter::kCopyWritten)
        != copied.error().arguments.end();
    const bool itself = QFileInfo(path) == QFileInfo(QString::fromStdString(writer.path()));
    if (written || itself || !writeState(state, path))
        return tl::unexpected<Error>(copied.error());
    return false;
}

namespace {

/// Makes a new file of one plan hold a whole state.
Result<void> fill(db::ProjectFile& file, const DocumentState& state)
{
    const Result<Inputs> made = file.loadInputs();
    const Result<std::int64_t> first = file.currentScenario();
    if (!made || !first)
        return tl::unexpected<Error>(made ? first.error() : made.error());
    Result<void> done = file.storeName(state.inputs.name);
    const auto then = [&done](auto&& step) {
        if (done)
            done = step();
    };
    // What plans refer to comes before them, and goes after them.
    for (const auto& model : state.inputs.models) {
        then([&] { return file.storeModel(*model); });
        then([&] { return file.storeRouting(*model); });
    }
    for (const auto& cluster : state.inputs.clusters)
        then([&] { return file.storeCluster(*cluster); });
    then([&] { return file.storeCalibration(state.inputs.calibration); });
    // Traces of requests and fitted rates came with the project that the file was made of.
    for (const ScenarioPointer& scenario : state.scenarios)
        then([&] { return file.storeScenario(*scenario); });
    then([&] { return file.setCurrentScenario(state.current); });
    if (!state.scenario(*first))
        then([&] { return file.removeScenario(*first); });
    for (const auto& model : made->models)
        if (!state.inputs.model(model->id))
            then([&] { return file.removeModel(model->id); });
    for (const auto& cluster : made->clusters)
        if (!state.inputs.cluster(cluster->id))
            then([&] { return file.removeCluster(cluster->id); });
    return done;
}

} // namespace

Result<void> writeState(const DocumentState& state, const QString& path)
{
    const QString temporary = path + QStringLiteral(".part-%1").arg(QCoreApplication::applicationPid());
    const auto removeIt = qScopeGuard([&temporary] { QFile::remove(temporary); });
    {
        const Scenario& shown = *state.currentScenario();
        Result<db::ProjectFile> file =
            db::ProjectFile::create(temporary.toStdString(), projectOf(state.inputs, shown), shown.plan);
        if (!file)
            return tl::unexpected<Error>(file.error());
        if (Result<void> filled = fill(*file, state); !filled)
            return filled;
    }
    std::error_code problem;
    std::filesystem::rename(temporary.toStdString(), path.toStdString(), problem);
    if (problem)
        return fail(ErrorCode::FileUnwritable, problem.message(), {path.toStdString(), 0, 0, {}});
    return {};
}

Result<OpenedProject> readCopy(db::ProjectWriter& writer, std::function<Result<std::string>()> from)
{
    return onWriter(writer, [from = std::move(from)](db::ProjectFile&) -> Result<OpenedProject> {
        const Result<std::string> path = from();
        if (!path)
            return tl::unexpected<Error>(path.error());
        // It is in the own folder for caches: an older one may be brought up to date.
        const Result<db::ProjectFile> copy = db::ProjectFile::open(*path);
        if (!copy)
            return tl::unexpected<Error>(copy.error());
        return load(*copy);
    });
}

Result<OpenedProject> reloadProject(db::ProjectWriter& writer)
{
    writer.discard();
    return onWriter(writer, [](db::ProjectFile& file) { return load(file); });
}

LinkSessions sessionsOf(db::ProjectWriter& writer)
{
    return onWriter(writer, [](db::ProjectFile& file) {
        return file.linkSessions();
    }).value_or(LinkSessions {});
}

namespace {

bool asks(const Error& error)
{
    return std::ranges::find(error.arguments, "hosts-open") != error.arguments.end()
        || std::ranges::find(error.arguments, kQuestionsOpen) != error.arguments.end();
}

/// What the files are: all that can be told at once of traces and of what brings plans.
bool speaksOnlyOnceImported(FileFormat format)
{
    return isRoutingTrace(format) || isRequestTrace(format) || isPlanSettings(format)
        || format == FileFormat::PlanDocument;
}

/// Rates make another device, or other steps: how near they come to what was measured is looked at first, and
/// so is what requests will come.
bool isToBeSeen(const QString& file)
{
    const Result<FileFormat> format = recogniseFile(file);
    return format
        && (isRequestTrace(*format) || isServiceMeasurement(*format) || *format == FileFormat::MeasuringKit
            || *format == FileFormat::KernelTable || *format == FileFormat::AiConfigurator
            || *format == FileFormat::SimumaxSystem);
}

Result<ImportPreview> previewOf(db::ProjectWriter& writer, const std::string& path, const ReadingHints& hints)
{
    const Result<FileFormat> format = recogniseFile(QString::fromStdString(path));
    if (format && speaksOnlyOnceImported(*format)) {
        ImportPreview preview;
        preview.format = *format;
        return preview;
    }
    return onWriter(writer, [path, hints](db::ProjectFile& file) {
        return file.previewImport(path, FileFormat::Unknown, hints);
    });
}

} // namespace

ImportResult importIntoProject(db::ProjectWriter& writer, const QStringList& files, const ReadingHints& hints,
    FirstLook look, Progress& progress, const std::stop_token& stop)
{
    // Routing traces are ranks of one run and belong together; everything else stands for itself.
    std::vector<QStringList> groups;
    QStringList traces;
    for (const QString& file : files) {
        const Result<FileFormat> format = recogniseFile(file);
        if (format && isRoutingTrace(*format))
            traces.append(file);
        else
            groups.push_back({file});
    }
    if (!traces.isEmpty())
        groups.push_back(traces);

    ReadingHints strict = hints; // the window can ask
    strict.openHosts = OpenHosts::Refuse;
    strict.askFirst = true;
    ImportResult result;
    bool taken = false;
    for (const QStringList& group : groups) {
        std::vector<std::string> paths;
        for (const QString& file : group)
            paths.push_back(file.toStdString());
        QString name = QFileInfo(group.front()).fileName();
        if (group.size() > 1)
            name += QStringLiteral(" … ") + QFileInfo(group.back()).fileName();
        const auto preview = [&] { return previewOf(writer, paths.front(), hints); };
        if (look == FirstLook::Always || (look == FirstLook::WhereNeeded && isToBeSeen(group.front())))
            if (Result<ImportPreview> found = preview()) {
                result.previews.push_back({name, group, hints, std::move(*found)});
                continue;
            } // else the import says what is wrong
        using Outcome = Result<db::ProjectFile::ImportOutcome>;
        auto promise = std::make_shared<std::promise<Outcome>>();
        std::future<Outcome> future = promise->get_future();
        writer.importFiles(paths, FileFormat::Unknown, strict, progress, stop,
            [promise](Outcome outcome) { promise->set_value(std::move(outcome)); });
        Outcome outcome = future.get();
        if (!outcome && asks(outcome.error()))
            if (Result<ImportPreview> found = preview()) {
                result.previews.push_back({name, group, hints, std::move(*found)});
                continue;
            }
        result.files.push_back({name, group, std::move(outcome)});
        taken = taken || result.files.back().outcome.has_value();
    }
    if (taken)
        if (Result<Inputs> inputs = onWriter(writer, [](db::ProjectFile& file) { return loadInputs(file); }))
            result.inputs = std::move(*inputs);
    if (taken)
        result.scenarios = onWriter(writer, [](db::ProjectFile& file) {
            return file.loadScenarios();
        }).value_or(std::vector<Scenario>());
    return result;
}

Result<Inputs> removeMeasurement(db::ProjectWriter& writer, std::int64_t measurement)
{
    return onWriter(writer, [measurement](db::ProjectFile& file) -> Result<Inputs> {
        if (const Result<void> removed = file.removeMeasurement(measurement); !removed)
            return tl::unexpected<Error>(removed.error());
        return loadInputs(file);
    });
}

QFuture<Result<StoredTraces>> readTraces(db::ProjectWriter& writer)
{
    return askWriter(writer, [](db::ProjectFile& file) -> Result<StoredTraces> {
        Result<db::ProjectInfo> info = file.info();
        if (!info)
            return tl::unexpected<Error>(info.error());
        StoredTraces traces;
        for (MeasurementInfo& measurement : info->measurements)
            if (measurement.traceRows > 0)
                traces.push_back(std::move(measurement));
        return traces;
    });
}

QFuture<Result<void>> storeTags(
    db::ProjectWriter& writer, std::int64_t measurement, const std::vector<TraceTag>& tags)
{
    const auto promise = std::make_shared<QPromise<Result<void>>>();
    promise->start();
    writer.storeTags(measurement, tags, [promise](Result<void> stored) {
        promise->addResult(std::move(stored));
        promise->finish();
    });
    return promise->future();
}

Result<Inputs> recountTraces(
    db::ProjectWriter& writer, const TraceFilter& filter, Progress& progress, const std::stop_token& stop)
{
    // The caller waits for the answer: its progress outlives the work.
    return onWriter(writer, [&](db::ProjectFile& file) -> Result<Inputs> {
        if (const Result<void> counted = file.recountRouting(progress, stop, filter); !counted)
            return tl::unexpected<Error>(counted.error());
        return loadInputs(file);
    });
}

Result<RoutingStatistics> countTraces(
    db::ProjectWriter& writer, const TraceFilter& filter, Progress& progress, const std::stop_token& stop)
{
    return onWriter(writer, [&](db::ProjectFile& file) { return file.countRouting(filter, progress, stop); });
}

} // namespace rankloom::ui
