// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/file_controller.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>

#include "app/document/document.h"
#include "app/document/file_store.h"
#include "app/document/input_files.h"
#include "app/jobs/jobs.h"
#include "app/window/import_panel.h"
#include "app/window/message_bar.h"
#include "app/window/recent_files.h"
#include "app/window/timeline_control.h"
#include "app/window/views.h"
#include "core/evaluate/evaluation_json.h"
#include "core/plan/plan_json.h"

namespace rankloom::ui {

namespace {

const QString kSuffix = QStringLiteral(".rankloom");

/// A path that does not exist yet: "name.rankloom", "name-2.rankloom", …
QString unusedPath(const QDir& folder, const QString& name)
{
    QString path = folder.absoluteFilePath(name + kSuffix);
    for (int n = 2; QFileInfo::exists(path); ++n)
        path = folder.absoluteFilePath(QStringLiteral("%1-%2%3").arg(name, QString::number(n), kSuffix));
    return path;
}

Place placeOf(const QString& path)
{
    Place place;
    place.file = path.toStdString();
    return place;
}

/// Where projects go that nobody chose a place for.
Result<QDir> ownFolder()
{
    QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    if (!folder.mkpath(QStringLiteral(".")))
        return fail(ErrorCode::FileUnwritable, "The folder for own projects cannot be created.",
            placeOf(folder.path()));
    return folder;
}

bool sameFile(const QString& a, const QString& b)
{
    const QString canonical = QFileInfo(a).canonicalFilePath();
    return !canonical.isEmpty() && canonical == QFileInfo(b).canonicalFilePath();
}

/// A copy of a file that is not to be changed, in the own folder. An unfinished copy is opened again.
Result<QString> ownCopy(const QString& path)
{
    const Result<QDir> folder = ownFolder();
    if (!folder)
        return tl::unexpected<Error>(folder.error());
    QString target = folder->absoluteFilePath(QFileInfo(path).fileName());
    if (QFileInfo::exists(target))
        return target;
    if (!QFile::copy(path, target))
        return fail(ErrorCode::FileUnwritable, "The copy of the example cannot be written.", placeOf(target));
    QFile::setPermissions(target, QFile::permissions(target) | QFile::WriteOwner | QFile::WriteUser);
    return target;
}

} // namespace

FileController::FileController(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    connect(parts.views.timelineControl, &TimelineControl::traceWanted, this, &FileController::openTraces);
}

QString FileController::exampleFile() const
{
    if (!m_exampleFile.isEmpty())
        return m_exampleFile;
    const QDir beside(QCoreApplication::applicationDirPath());
    return QDir::cleanPath(beside.absoluteFilePath(QStringLiteral("../share/rankloom/example.rankloom")));
}

void FileController::openPath(const QString& path)
{
    const Result<FileFormat> format = recogniseFile(path);
    if (!format) {
        m_parts.messages.showError(format.error());
        return;
    }
    if (*format == FileFormat::PlanDocument) {
        openInBackground(tr("Opening %1").arg(QFileInfo(path).fileName()), [path]() -> Result<OpenedProject> {
            Result<PlanDocument> document = readPlanFile(path);
            if (!document)
                return tl::unexpected<Error>(document.error());
            const Result<QDir> folder = ownFolder();
            if (!folder)
                return tl::unexpected<Error>(folder.error());
            if (document->project.name.empty())
                document->project.name = QFileInfo(path).completeBaseName().toStdString();
            return createProject(
                unusedPath(*folder, QFileInfo(path).completeBaseName()), document->project, document->plan);
        });
        return;
    }
    if (m_parts.document.store() && sameFile(path, m_parts.document.store()->path()))
        return; // it is on screen
    const bool copy = sameFile(path, exampleFile()) || !QFileInfo(path).isWritable();
    openInBackground(
        tr("Opening %1").arg(QFileInfo(path).fileName()), [path, copy]() -> Result<OpenedProject> {
            if (!copy)
                return openProject(path);
            const Result<QString> own = ownCopy(path);
            if (!own)
                return tl::unexpected<Error>(own.error());
            return openProject(*own);
        });
}

void FileController::openExample()
{
    if (QFileInfo::exists(exampleFile()))
        openPath(exampleFile());
    else
        m_parts.messages.showError(Error {ErrorCode::FileNotFound, "The example project is not installed.",
            placeOf(exampleFile()), {}, "Build it, or open any plan document."});
}

void FileController::createAt(const QString& path)
{
    const QString target = QFileInfo(path).suffix().isEmpty() ? path + kSuffix : path;
    openInBackground(
        tr("Creating %1").arg(QFileInfo(target).fileName()), [target]() -> Result<OpenedProject> {
            Result<PlanDocument> first = firstPlan();
            if (!first)
                return tl::unexpected<Error>(first.error());
            first->project.name = QFileInfo(target).completeBaseName().toStdString();
            return createProject(target, first->project, first->plan);
        });
}

void FileController::openInBackground(const QString& title, std::function<Result<OpenedProject>()> open)
{
    auto result = std::make_shared<Result<OpenedProject>>();
    m_parts.jobs.start(
        title, [open = std::move(open), result](Progress&, std::stop_token) { *result = open(); },
        [this, result] {
            if (*result)
                adopt(std::move(**result));
            else
                m_parts.messages.showError(result->error());
        });
}

void FileController::adopt(OpenedProject opened)
{
    m_parts.messages.hide();
    m_parts.recent.add(opened.path);
    // The old project's writer ends before the new one begins.
    m_parts.document.close();
    auto store = std::make_unique<FileStore>(std::move(*opened.file), opened.backup);
    connect(store.get(), &FileStore::outsideChangeSeen, this, &FileController::offerReload);
    const bool crashed = opened.backup && opened.backup->hasLeftover();
    m_parts.document.open(std::move(opened.state), std::move(store), opened.evaluation);
    if (crashed)
        m_parts.messages.showNote(tr("The program ended unexpectedly while this project was open. All "
                                     "changes are in it; the state before "
                                     "them is still there."),
            {{tr("Bring back the state before"), [this] { revertToOpened(); }}});
}

void FileController::close()
{
    if (ProjectStore* store = m_parts.document.store())
        if (const Result<void> drained = store->drain(); !drained) {
            m_parts.messages.showError(drained.error());
            return;
        }
    m_parts.document.close();
}

void FileController::copyTo(const QString& path)
{
    auto* store = qobject_cast<FileStore*>(m_parts.document.store());
    if (!store)
        return;
    auto result = std::make_shared<Result<void>>();
    m_parts.jobs.start(
        tr("Writing %1").arg(QFileInfo(path).fileName()),
        [writer = store->writer(), path, result](
            Progress&, std::stop_token) { *result = copyProject(*writer, path); },
        [this, path, result] {
            if (*result)
                m_parts.messages.showNote(tr("The copy is complete: %1").arg(QDir::toNativeSeparators(path)));
            else
                m_parts.messages.showError(result->error());
        });
}

void FileController::revertToOpened()
{
    auto* store = qobject_cast<FileStore*>(m_parts.document.store());
    if (!store)
        return;
    if (!store->backup())
        m_parts.messages.showNote(
            tr("This project is open in another program too: only that one can revert it."));
    else
        readAgain(tr("Reverting"),
            [writer = store->writer(), backup = store->backup()] { return restoreProject(*writer, backup); });
}

void FileController::offerReload()
{
    auto* store = qobject_cast<FileStore*>(m_parts.document.store());
    if (!store)
        return;
    const auto reload = [this, writer = store->writer()] {
        readAgain(tr("Reading again"), [writer] { return reloadProject(*writer); });
    };
    const auto keep = [this] {
        if (m_parts.document.store())
            m_parts.document.store()->retry();
    };
    m_parts.messages.showNote(
        tr("Another program changed this project file. Changes made here wait until you choose."),
        {{tr("Read it again"), reload}, {tr("Keep what is here"), keep}});
}

void FileController::readAgain(const QString& title, std::function<Result<OpenedProject>()> read)
{
    auto result = std::make_shared<Result<OpenedProject>>();
    const ProjectStore* before = m_parts.document.store();
    m_parts.jobs.start(
        title, [read = std::move(read), result](Progress&, std::stop_token) { *result = read(); },
        [this, result, before] {
            if (m_parts.document.store() != before)
                return; // another project was opened meanwhile
            if (*result)
                m_parts.document.replace(std::move((*result)->state), (*result)->evaluation);
            else
                m_parts.messages.showError(result->error());
        });
}

void FileController::importPaths(const QStringList& paths)
{
    QStringList measurements;
    QStringList traces;
    for (const QString& path : paths) {
        const Result<FileFormat> format = recogniseFile(path);
        if (format && *format == FileFormat::Project) {
            openPath(path);
            return;
        }
        if (format && *format == FileFormat::PlanDocument)
            m_parts.document.isOpen() ? importPlan(path) : openPath(path);
        else if (m_parts.document.isOpen() && format && *format == FileFormat::TraceEvents)
            traces.append(path);
        else if (m_parts.document.isOpen())
            measurements.append(path);
        else if (format)
            m_parts.messages.showNote(
                tr("Open a project first: %1 is stored in one.").arg(QFileInfo(path).fileName()));
        else
            m_parts.messages.showError(format.error());
    }
    if (!measurements.isEmpty())
        importMeasurements(measurements, {});
    if (!traces.isEmpty())
        importTraces(traces);
}

void FileController::importTraces(const QStringList& paths)
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
        [this, outcome, name] {
            if (outcome->measured) {
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
    const QString name = QFileInfo(path).fileName();
    const Result<PlanDocument> document = readPlanFile(path);
    if (!document) {
        m_parts.imports.addRefusal(name, document.error());
        Q_EMIT importReported();
        return;
    }
    const Project& project = *m_parts.document.project();
    const QString format = tr("plan document");
    const bool sameInputs = document->project.model == project.model
        && document->project.workload == project.workload
        && document->project.cluster.devices() == project.cluster.devices();
    if (sameInputs) {
        m_parts.document.addScenario(QString::fromStdString(document->plan.name), document->plan);
        m_parts.imports.addReport(
            name, format, tr("added to the plans of this project"), document->diagnostics);
    } else {
        m_parts.imports.addReport(name, format,
            tr("has another model, cluster or workload: opened as a project of its own"),
            document->diagnostics);
        openPath(path);
    }
    Q_EMIT importReported();
}

void FileController::importMeasurements(const QStringList& paths, const ReadingHints& hints)
{
    auto* store = qobject_cast<FileStore*>(m_parts.document.store());
    if (!store)
        return;
    auto result = std::make_shared<ImportResult>();
    const QString path = store->path();
    m_parts.jobs.start(
        tr("Importing %n file(s)", nullptr, static_cast<int>(paths.size())),
        [writer = store->writer(), paths, hints, result](Progress& progress, const std::stop_token& stop) {
            *result = importIntoProject(*writer, paths, hints, progress, stop);
        },
        [this, result, path] {
            for (const ImportResult::File& file : result->files)
                report(file);
            // A result for a project that is not open any more is only reported.
            auto* open = qobject_cast<FileStore*>(m_parts.document.store());
            if (result->project && open && open->path() == path)
                adoptInputs(*open, *result->project, result->files.front().name);
            Q_EMIT importReported();
        });
}

void FileController::report(const ImportResult::File& file)
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

void FileController::adoptInputs(FileStore& store, const Project& inputs, const QString& name)
{
    DocumentState next = m_parts.document.state();
    next.project = std::make_shared<const Project>(inputs);
    store.expectStored(next.project);
    m_parts.document.changeState(std::move(next), tr("Import %1").arg(name));
}

void FileController::exportPlanTo(const QString& path)
{
    if (m_parts.document.isOpen())
        writeText(path, writePlanDocument(*m_parts.document.project(), *m_parts.document.plan()));
}

void FileController::exportEvaluationTo(const QString& path)
{
    const std::shared_ptr<const Evaluation>& evaluation = m_parts.document.evaluation();
    if (!evaluation || m_parts.document.isStale()) {
        m_parts.messages.showNote(tr("The figures are still being computed; try again in a moment."));
        return;
    }
    writeText(
        path, writeEvaluation(*m_parts.document.project(), *m_parts.document.plan(), *evaluation, false));
}

void FileController::writeText(const QString& path, const std::string& text)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) >= 0
        && file.commit())
        m_parts.messages.showNote(tr("Written: %1").arg(QDir::toNativeSeparators(path)));
    else
        m_parts.messages.showError(
            Error {ErrorCode::FileUnwritable, file.errorString().toStdString(), placeOf(path), {}, {}});
}

} // namespace rankloom::ui
