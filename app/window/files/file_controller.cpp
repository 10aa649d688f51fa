// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/file_controller.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QStandardPaths>
#include <QThread>
#include <QUndoStack>

#include "app/document/document.h"
#include "app/document/file_store.h"
#include "app/document/input_files.h"
#include "app/document/own_copy.h"
#include "app/document/project_path.h"
#include "app/jobs/jobs.h"
#include "app/window/controls/timeline_control.h"
#include "app/window/files/export_dialog.h"
#include "app/window/files/import_preview.h"
#include "app/window/shell/looked_at.h"
#include "app/window/shell/message_bar.h"
#include "app/window/shell/recent_files.h"
#include "app/window/shell/views.h"
#include "core/evaluate/evaluation_json.h"
#include "core/plan/plan_json.h"
#include "widgets/background.h"
#include "widgets/translated.h"
#include "widgets/whole_output.h"

namespace rankloom::ui {

namespace {

/// Milliseconds that somebody who ends the program waits for a busy or full disk.
constexpr qint64 kPatience = 3000;

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

} // namespace

FileController::FileController(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_lookedAt(new LookedAt(parts.views, parts.window, &parts.views))
    , m_lastChanges(this)
    , m_lookForExample(this)
{
    connect(parts.views.timelineControl, &TimelineControl::traceWanted, this, &FileController::openTraces);
    connect(&parts.views, &Views::traceWanted, this,
        [this] { exportForTools()->choose(ExportTarget::ChromeTrace); });
    connect(&parts.preview, &ImportPreviewPanel::accepted, this, &FileController::importAnswered);
    connect(&parts.preview, &ImportPreviewPanel::dropped, this, &FileController::sayDropped);
    connect(this, &FileController::importReported, this, &FileController::lookAgain);
    connect(&parts.preview, &ImportPreviewPanel::forecastWanted, this, &FileController::forecast);
    connect(&parts.preview, &ImportPreviewPanel::forecastUnwanted, this, &FileController::forgetForecast);
    for (const auto changed : {&Document::planChanged, &Document::projectChanged})
        connect(&parts.document, changed, &parts.preview, &ImportPreviewPanel::followPlan);
    connect(&parts.document, &Document::closed, &parts.preview, &ImportPreviewPanel::clear);
    followStore();
}

QString FileController::exampleFile() const
{
    if (!m_exampleFile.isEmpty())
        return m_exampleFile;
    const QDir beside(QCoreApplication::applicationDirPath());
    return QDir::cleanPath(beside.absoluteFilePath(QStringLiteral("../share/rankloom/example.rankloom")));
}

QString FileController::shownFile() const
{
    return m_original.isEmpty() ? m_parts.document.store()->path() : m_original;
}

void FileController::openPath(const QString& path) { openFile(path, OwnCopy::Age::AsLeft); }

namespace {

// These ask the file system: not on the GUI thread.

/// What of the files is on screen already.
struct OnScreen {
    QString path; ///< empty: none
    QString original; ///< of which it is an own copy
};

/// Of a file that cannot be kept, a copy is opened.
Result<OpenedProject> openedCopy(const QString& path, OwnCopy::Age wanted)
{
    const Result<QDir> folder = ownFolder();
    if (!folder)
        return tl::unexpected<Error>(folder.error());
    const Result<OwnCopy> own = ownCopy(path, *folder, wanted);
    if (!own)
        return tl::unexpected<Error>(own.error());
    Result<OpenedProject> opened = openProject(own->path);
    if (opened) {
        opened->original = path;
        opened->age = own->age;
    }
    return opened;
}

/// A new project with the plan of a document in it.
Result<OpenedProject> openedDocument(const QString& path)
{
    Result<PlanDocument> document = readPlanFile(path);
    if (!document)
        return tl::unexpected<Error>(document.error());
    const Result<QDir> folder = ownFolder();
    if (!folder)
        return tl::unexpected<Error>(folder.error());
    const QString name = QFileInfo(path).completeBaseName();
    if (document->project.name.empty())
        document->project.name = name.toStdString();
    return createProject(unusedPath(*folder, name), document->project, document->plan);
}

} // namespace

void FileController::openFile(const QString& path, OwnCopy::Age wanted)
{
    const auto* store = m_parts.document.store();
    openInBackground(tr("Opening %1").arg(QFileInfo(path).fileName()),
        [path, wanted, exampleFile = exampleFile(),
            shown = OnScreen {store ? store->path() : QString(), m_original}]() -> Result<OpenedProject> {
            OpenedProject standing;
            standing.path = path;
            if (!shown.path.isEmpty() && sameFile(path, shown.path))
                return standing;
            const bool example = sameFile(path, exampleFile);
            const bool copied = example || !canBeKept(path);
            if (copied && wanted == OwnCopy::Age::AsLeft && sameFile(path, shown.original)) {
                standing.original = path;
                standing.age = OwnCopy::Age::AsLeft;
                standing.ofExample = example;
                return standing;
            }
            const Result<FileFormat> format = recogniseFile(path);
            if (!format)
                return tl::unexpected<Error>(format.error());
            if (*format == FileFormat::PlanDocument)
                return openedDocument(path);
            Result<OpenedProject> opened = copied ? openedCopy(path, wanted) : openProject(path);
            if (opened)
                opened->ofExample = example;
            return opened;
        });
}

void FileController::openExample()
{
    m_lookForExample.ask([file = exampleFile()](const std::stop_token&) { return QFileInfo::exists(file); },
        [this](bool exists) {
            if (exists)
                openPath(exampleFile());
            else
                m_parts.messages.showError(
                    Error {ErrorCode::FileNotFound, Phrase::of("The example project is not installed."),
                        placeOf(exampleFile()), {}, Phrase::of("Build it, or open any plan document.")});
        });
}

void FileController::openInBackground(const QString& title, std::function<Result<OpenedProject>()> open)
{
    auto result = std::make_shared<Result<OpenedProject>>();
    m_parts.jobs.start(
        title, [open = std::move(open), result](Progress&, std::stop_token) { *result = open(); },
        [this, result] {
            if (!*result)
                m_parts.messages.showError(result->error());
            else if ((*result)->file)
                adopt(std::move(**result));
            else if (!(*result)->original.isEmpty())
                sayCopy(**result);
        });
}

void FileController::adopt(OpenedProject opened)
{
    const auto waiting = std::make_shared<OpenedProject>(std::move(opened));
    if (letGo({tr("Open %1 anyway").arg(QFileInfo(waiting->path).fileName()),
            [this, waiting] { adoptNow(std::move(*waiting)); }}))
        adoptNow(std::move(*waiting));
}

void FileController::adoptNow(OpenedProject opened)
{
    m_parts.messages.hide();
    m_parts.recent.add(opened.original.isEmpty() ? opened.path : opened.original);
    // The old project's writer ends before the new one begins.
    m_parts.document.close();
    m_original = opened.original;
    auto store = std::make_unique<FileStore>(std::move(*opened.file), opened.backup);
    store->setTold(opened.told);
    connect(store.get(), &ProjectStore::outsideChangeSeen, this, &FileController::offerReload);
    m_parts.document.open(std::move(opened.state), std::move(store), opened.figures);
    const bool crashed =
        opened.backup && (opened.backup->hasLeftover() || !opened.backup->unsettled().empty());
    if (crashed)
        sayCrashed(*opened.backup);
    else if (!m_original.isEmpty())
        sayCopy(opened);
    else if (opened.created)
        sayCreated();
    // What may be wrong comes before what was made ready; it stays among the diagnoses.
    if (!crashed && !opened.told.empty())
        m_parts.messages.showNote(translated(opened.told.front().message));
    else if (!crashed && !opened.keptBefore.isEmpty())
        m_parts.messages.showNote(
            tr("The project was in an older format and was converted. As it was before, it is kept in %1")
                .arg(QDir::toNativeSeparators(opened.keptBefore)));
}

/// A fresh copy of the example needs no words.
void FileController::sayCopy(const OpenedProject& copy)
{
    const QString path = copy.original;
    const bool fresh = copy.age == OwnCopy::Age::Fresh;
    const bool example = copy.ofExample;
    const QString name = QFileInfo(path).fileName();
    const auto again = [this, path] { openFile(path, OwnCopy::Age::Fresh); };
    if (example && !fresh)
        m_parts.messages.showNote(tr("The example as you left it."), {{tr("Begin with a fresh one"), again}});
    else if (fresh && !example)
        m_parts.messages.showNote(
            tr("%1 cannot be written. This is a copy of your own: changes are stored in %2")
                .arg(name, QDir::toNativeSeparators(m_parts.document.store()->path())));
    else if (!fresh)
        m_parts.messages.showNote(
            tr("%1 cannot be written. This is your copy of it as you left it.").arg(name),
            {{tr("Copy the original again"), again}});
}

void FileController::close()
{
    if (letGo({tr("Close anyway"), [this] { m_parts.document.close(); }}))
        m_parts.document.close();
}

void FileController::followStore()
{
    connect(&m_parts.document, &Document::storeFailed, this, &FileController::offerStoring);
    connect(&m_parts.document, &Document::closed, this, [this] {
        m_original.clear();
        m_behind.clear();
        m_otherwise.reset();
    });
    connect(&m_parts.document, &Document::keptChanged, this, [this] {
        if (m_parts.document.store()->kept() != Kept::All)
            return;
        m_otherwise.reset();
        if (!m_failureNote.isEmpty() && m_parts.messages.text() == m_failureNote)
            m_parts.messages.hide(); // it is not so any more
    });
    connect(&m_parts.document.undoStack(), &QUndoStack::indexChanged, this, [this] {
        if (!m_restoredNote.isEmpty() && m_parts.messages.text() == m_restoredNote)
            m_parts.messages.hide(); // its Undo would undo something else
    });
}

bool FileController::letGo(const MessageBar::Offer& otherwise)
{
    ProjectStore* store = m_parts.document.store();
    if (!store || store->isIdle())
        return true;
    m_parts.jobs.cancelAll();
    const QString words = tr("Writing the last changes…");
    m_parts.messages.showNote(words);
    m_lastChanges.ask([wait = store->waiting()](const std::stop_token& /*stop*/) { return wait(); },
        [this, store, otherwise, words](const Result<void>& kept) {
            if (m_parts.messages.text() == words)
                m_parts.messages.hide();
            if (m_parts.document.store() != store)
                return; // it was closed meanwhile
            if (kept && otherwise.accept)
                return otherwise.accept();
            if (kept)
                return;
            if (otherwise.accept)
                m_otherwise = otherwise;
            offerStoring();
        });
    return false;
}

namespace {

/// What `work` comes to in the background. The caller has to wait for it, but the window paints meanwhile; it
/// takes no input. Nothing: the program ends first.
template <class Value> std::optional<Value> awaited(std::function<Value()> work)
{
    std::optional<Value> outcome;
    QEventLoop loop;
    runInBackground<Value>(std::move(work), &loop, [&](const Value& value) {
        outcome = value;
        loop.quit();
    });
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    return outcome;
}

/// Tries for a while to store what waits, or else copies the state to the folder for own projects. The path
/// of the copy; empty: there is none. Not on the GUI thread.
QString storedOrCopied(
    const std::function<Result<void>()>& store, db::ProjectWriter& writer, const DocumentState& state)
{
    QElapsedTimer patience;
    patience.start();
    do {
        if (store())
            return {};
        if (writer.status().outside)
            break;
        QThread::msleep(100);
    } while (patience.elapsed() < kPatience);
    const QString name = QFileInfo(QString::fromStdString(writer.path())).completeBaseName();
    const Result<QDir> folder = ownFolder();
    if (!folder)
        return {};
    const QString path = unusedPath(*folder, name + QStringLiteral("-not-stored"));
    return copyProject(writer, state, path) ? path : QString();
}

} // namespace

QString FileController::rescue()
{
    ProjectStore* store = m_parts.document.file();
    if (!store)
        return {};
    const QString words = tr("Writing the last changes…");
    if (!store->isIdle())
        m_parts.messages.showNote(words);
    const QString path = awaited<QString>(
        [wait = store->waiting(), writer = store->writer(), state = m_parts.document.state()] {
            return storedOrCopied(wait, *writer, state);
        }).value_or(QString());
    if (m_parts.messages.text() == words)
        m_parts.messages.hide();
    if (!path.isEmpty())
        m_parts.recent.add(path);
    return path;
}

bool FileController::settle()
{
    ProjectStore* store = m_parts.document.store();
    if (!store || store->isIdle() || awaited<Result<void>>(store->waiting()).value_or(Result<void>()))
        return true;
    offerStoring();
    return false;
}

void FileController::offerStoring()
{
    ProjectStore* store = m_parts.document.store();
    const std::optional<Error> failure = store ? store->failure() : std::nullopt;
    if (!failure)
        return;
    if (store->kept() == Kept::Asked) {
        offerReload();
        return;
    }
    const auto retry = [this] {
        if (m_parts.document.store())
            m_parts.document.store()->retry();
    };
    std::vector<MessageBar::Offer> offers {
        {tr("Try again"), retry}, {tr("Save a Copy…"), [this] { saveCopy(); }}};
    if (m_otherwise)
        offers.push_back(*m_otherwise);
    m_parts.messages.showError(*failure, offers);
    m_failureNote = m_parts.messages.text();
}

void FileController::copyTo(const QString& path)
{
    ProjectStore* store = m_parts.document.file();
    if (!store)
        return;
    auto result = std::make_shared<Result<bool>>();
    m_parts.jobs.start(
        tr("Writing %1").arg(QFileInfo(path).fileName()),
        [writer = store->writer(), state = m_parts.document.state(), path, result](
            Progress&, std::stop_token) { *result = copyProject(*writer, state, path); },
        [this, path, result] {
            const QString shown = QDir::toNativeSeparators(path);
            if (!*result) {
                m_parts.messages.showError(result->error());
                return;
            }
            std::vector<MessageBar::Offer> offers;
            if (const ProjectStore* open = m_parts.document.store(); open && open->failure())
                offers.push_back({tr("Go on in the copy"), [this, path] {
                                      m_parts.document.close(); // all that is not stored is in the copy
                                      openPath(path);
                                  }});
            m_parts.messages.showNote(**result
                    ? tr("The copy is complete: %1").arg(shown)
                    : tr("The copy holds all plans and what they are evaluated with, but not the imported "
                         "files, which cannot be read any more: %1")
                          .arg(shown),
                offers);
        });
}

void FileController::revertToOpened()
{
    ProjectStore* store = m_parts.document.file();
    if (!store)
        return;
    if (!store->backup()) {
        m_parts.messages.showNote(
            tr("This project is open in another program too: only that one can revert it."));
        return;
    }
    restore(tr("Revert to as opened"), [backup = store->backup()]() -> Result<std::string> {
        if (!backup->made())
            return fail(ErrorCode::BadValue, Phrase::of("Nothing was changed since the project was opened."));
        return backup->path();
    });
}

void FileController::bringBack()
{
    ProjectStore* store = m_parts.document.file();
    if (store && store->backup() && store->backup()->hasLeftover())
        restore(tr("Bring back the state before"),
            [backup = store->backup()]() -> Result<std::string> { return backup->leftoverPath(); });
}

/// One step of the history: undoing it brings back the file as it is now.
void FileController::restore(const QString& name, std::function<Result<std::string>()> from)
{
    ProjectStore* store = m_parts.document.file();
    auto copy = std::make_shared<std::string>();
    auto result = std::make_shared<Result<OpenedProject>>();
    m_parts.jobs.start(
        name,
        [writer = store->writer(), from = std::move(from), copy, result](Progress&, std::stop_token) {
            *result = readCopy(*writer, [&]() -> Result<std::string> {
                Result<std::string> path = from();
                *copy = path.value_or(std::string());
                return path;
            });
        },
        [this, name, copy, result, store] {
            if (m_parts.document.store() != store)
                return; // another project was opened meanwhile
            if (!*result) {
                m_parts.messages.showError(result->error());
                return;
            }
            const DocumentState before = m_parts.document.state();
            const std::string kept = store->backup()->spare();
            const auto writer = store->writer();
            m_parts.document.restore(
                std::move((*result)->state), name, [writer, copy, kept] { writer->restore(*copy, kept); },
                [writer, kept] { writer->restore(kept); });
            sayRestored(before);
        });
}

void FileController::sayRestored(const DocumentState& before)
{
    const DocumentState& after = m_parts.document.state();
    int removed = 0;
    int changed = 0;
    int back = 0;
    for (const ScenarioPointer& scenario : before.scenarios) {
        const ScenarioPointer now = after.scenario(scenario->id);
        removed += now ? 0 : 1;
        changed += now && !(*now == *scenario) ? 1 : 0;
    }
    for (const ScenarioPointer& scenario : after.scenarios)
        back += before.scenario(scenario->id) ? 0 : 1;
    QStringList parts;
    if (changed > 0)
        parts << tr("%n plan(s) changed back", nullptr, changed);
    if (removed > 0)
        parts << tr("%n plan(s) removed", nullptr, removed);
    if (back > 0)
        parts << tr("%n plan(s) brought back", nullptr, back);
    if (!(DocumentState {before.inputs, {}, 0} == DocumentState {after.inputs, {}, 0}))
        parts << tr("models, clusters and measurements changed back");
    m_parts.messages.showNote(parts.isEmpty()
            ? tr("The project is as it was.")
            : tr("The project is as it was: %1.").arg(parts.join(QStringLiteral(", "))),
        {{tr("Undo"), [this] { m_parts.document.undoStack().undo(); }}});
    m_restoredNote = m_parts.messages.text();
}

void FileController::offerReload()
{
    ProjectStore* store = m_parts.document.file();
    if (!store)
        return;
    const auto reload = [this, writer = store->writer()] {
        readAgain(tr("Reading again"), [writer] { return reloadProject(*writer); });
    };
    const auto keep = [this] {
        if (m_parts.document.store())
            m_parts.document.store()->retry();
    };
    std::vector<MessageBar::Offer> offers {{tr("Read it again"), reload}, {tr("Keep what is here"), keep}};
    if (m_otherwise)
        offers.push_back(*m_otherwise);
    m_parts.messages.showNote(
        tr("Another program changed this project file. Changes made here wait until you choose."), offers);
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
            if (*result) {
                m_parts.document.store()->setTold((*result)->told);
                m_parts.document.replace(std::move((*result)->state), (*result)->figures);
            } else
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
        writeText(path, [project = m_parts.document.project(), plan = m_parts.document.plan()] {
            return writePlanDocument(*project, *plan);
        });
}

void FileController::exportEvaluationTo(const QString& path)
{
    const std::shared_ptr<const Figures> figures = m_parts.document.trueFigures();
    if (!figures) {
        m_parts.messages.showNote(tr("The figures are still being computed; try again in a moment."));
        return;
    }
    writeText(
        path, [figures] { return writeEvaluation(*figures->project, *figures->plan, *figures->evaluation); });
}

void FileController::writeText(const QString& path, std::function<std::string()> text)
{
    runInBackground<Result<void>>(
        [path, text = std::move(text)]() -> Result<void> {
            const std::string made = text();
            WholeOutput file(path);
            if (file.open() && file.write(QByteArray::fromStdString(made)) && file.finish())
                return {};
            return tl::unexpected(
                Error {ErrorCode::FileUnwritable, file.errorString().toStdString(), placeOf(path), {}, {}});
        },
        this,
        [this, path](const Result<void>& written) {
            if (written)
                m_parts.messages.showNote(tr("Written: %1").arg(QDir::toNativeSeparators(path)));
            else
                m_parts.messages.showError(written.error());
        });
}

} // namespace rankloom::ui
