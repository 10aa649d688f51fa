// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/file_controller.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include "app/document/document.h"
#include "app/document/file_store.h"
#include "app/document/input_files.h"
#include "app/jobs/jobs.h"
#include "app/window/export_dialog.h"
#include "app/window/import_preview.h"
#include "app/window/looked_at.h"
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
        return fail(ErrorCode::FileUnwritable, Phrase::of("The folder for own projects cannot be created."),
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
        return fail(ErrorCode::FileUnwritable, Phrase::of("The copy of the example cannot be written."),
            placeOf(target));
    QFile::setPermissions(target, QFile::permissions(target) | QFile::WriteOwner | QFile::WriteUser);
    return target;
}

} // namespace

FileController::FileController(const Parts& parts, QObject* parent)
    : QObject(parent), m_parts(parts), m_lookedAt(new LookedAt(parts.views, parts.window, &parts.views))
{
    connect(parts.views.timelineControl, &TimelineControl::traceWanted, this, &FileController::openTraces);
    connect(&parts.preview, &ImportPreviewPanel::accepted, this,
        [this](const QStringList& paths, const ReadingHints& hints) { importMeasurements(paths, hints); });
    connect(&parts.document, &Document::closed, &parts.preview, &ImportPreviewPanel::clear);
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
        m_parts.messages.showError(
            Error {ErrorCode::FileNotFound, Phrase::of("The example project is not installed."),
                placeOf(exampleFile()), {}, Phrase::of("Build it, or open any plan document.")});
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

ExportDialog* FileController::exportForTools()
{
    if (!m_export) {
        m_export = new ExportDialog(m_parts.document, &m_parts.window);
        connect(m_export, &ExportDialog::saveRequested, this, &FileController::saveExported);
        connect(&m_parts.document, &Document::closed, m_export, &QDialog::close);
    }
    m_export->show();
    m_export->raise();
    m_export->activateWindow();
    return m_export;
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
