// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QStringList>
#include <QUrl>

#include "app/document/opened_project.h"
#include "app/report/report_process.h"
#include "app/run/evaluation_runner.h"
#include "app/window/shell/message_bar.h"
#include "core/exchange/settings/plan_settings.h"
#include "core/plan/plan_json.h"
#include "widgets/latest.h"

class QWidget;

namespace rankloom {
struct FirstChoice;
}

namespace rankloom::ui {

class Document;
struct ReportOrder;
class ExportDialog;
class FileStore;
class ImportPanel;
class ImportPreviewPanel;
class Jobs;
class LookedAt;
class NewProjectDialog;
class RecentFiles;
class Settings;
class Views;

/// Everything of the File menu. Files are read and written by jobs; dropping, arguments, the menu and recent
/// files share the same paths.
class FileController : public QObject {
    Q_OBJECT
public:
    struct Parts {
        QWidget& window;
        Document& document;
        Jobs& jobs;
        Settings& settings;
        RecentFiles& recent;
        MessageBar& messages;
        ImportPanel& imports;
        ImportPreviewPanel& preview;
        Views& views;
        EvaluationRunner::Function evaluate; ///< for what an import would do
    };
    explicit FileController(const Parts& parts, QObject* parent = nullptr);
    /// What of a drop are files of this machine.
    static QStringList localFiles(const QList<QUrl>& urls);

    /// A project is opened, a plan document becomes a new project; the shipped example and what cannot be
    /// written are opened as a copy, which says so.
    void openPath(const QString& path);
    void openExample();
    void createAt(const QString& path);
    /// The same with a model and a cluster that were chosen, and the plan that suits them.
    void createAt(const QString& path, const FirstChoice& choice);
    void copyTo(const QString& path);
    void revertToOpened();
    void bringBack(); ///< the state before the session that a crash ended
    /// Says what is not stored and why, with all that can be done about it.
    void offerStoring();
    /// Whether the open project may be closed at once: all is stored. Otherwise stops the jobs that the
    /// writer may wait for, says that the last changes are being written, and does `otherwise` as soon as
    /// they are; where they cannot be, says why and offers it among what can be done.
    bool letGo(const MessageBar::Offer& otherwise);
    /// For a session that ends, which goes on when these return: the window paints while they wait, but takes
    /// no input. Whether what waits could be stored; if not, says why and what can be done.
    bool settle();
    /// Stores what waits, trying for a few seconds, or else writes a copy with it to the folder for own
    /// projects, where the start page shows it. Its path; empty: all is stored.
    QString rescue();
    /// Projects are opened, plans become scenarios, everything else is stored in the open project.
    void importPaths(const QStringList& paths, FirstLook look = FirstLook::WhereNeeded);
    void exportPlanTo(const QString& path);
    void exportEvaluationTo(const QString& path);
    /// The plans that are checked side by side, as .html or .pdf, with notes, author and date, in the
    /// language of the window; the one on screen where none is checked. Written in the background.
    void reportTo(const QString& path);
    void close();

    /// Asks for model and cluster first; the dialog deletes itself.
    NewProjectDialog* create();
    // With a file dialog.
    void open();
    void saveCopy();
    void import();
    void importWithPreview();
    void exportPlan();
    void exportEvaluation();
    void exportPicture();
    void report();
    /// Opens the window that shows the plan as a file of another tool, or brings it to the front.
    ExportDialog* exportForTools();

    /// Where the shipped example is looked for; empty = beside the program.
    void setExampleFile(const QString& path) { m_exampleFile = path; }
    [[nodiscard]] QString exampleFile() const;
    /// What the person opened: of an own copy the original.
    [[nodiscard]] QString shownFile() const;
    /// The program that writes reports; empty = this one.
    void setReportProgram(const QString& path) { m_reportProgram = path; }

Q_SIGNALS:
    void importReported();

private:
    /// Where it is opened as a copy: the one that there is, or a fresh one.
    void openFile(const QString& path, OwnCopy::Age wanted);
    void adopt(OpenedProject opened);
    void adoptNow(OpenedProject opened);
    void sayCrashed(const db::OpenedBackup& left);
    void sayCopy(const OpenedProject& copy);
    void sayCreated();
    void followStore();
    void restore(const QString& name, std::function<Result<std::string>()> from);
    void sayRestored(const DocumentState& before);
    void adoptInputs(const ImportResult& result);
    void offerReload();
    void readAgain(const QString& title, std::function<Result<OpenedProject>()> read);
    void openInBackground(const QString& title, std::function<Result<OpenedProject>()> open);
    /// Reads something in a job, and hands it on if the project is still the same.
    template <class Value>
    void read(const QString& path, std::function<Value()> work, std::function<void(const Value&)> then);
    using Formats = std::vector<Result<FileFormat>>; ///< of files, in their order
    void recognise(const QStringList& paths, std::function<void(const Formats&)> then);
    void importRecognised(const QStringList& paths, const Formats& formats, FirstLook look);
    void importPlan(const QString& path);
    struct BroughtPlan {
        QString path;
        PlanDocument document;
    };
    void addPlan(const BroughtPlan& plan);
    /// With the trace of requests that lies beside it: both are one command. One at a time: of two imports of
    /// the same trace the second takes the first one's back.
    void addPlanWithTrace(const BroughtPlan& plan, const QString& trace);
    void takePlanWithTrace(const BroughtPlan& plan, const ImportResult& result);
    void finishPlan(const BroughtPlan& plan, const std::optional<Inputs>& stored);
    /// Traces of the ranks of one step: shown above the simulated step.
    void importTraces(const QStringList& paths, FirstLook look = FirstLook::WhereNeeded);
    void openTraces(); ///< with a file dialog
    void importSettings(const QString& path);
    void importMeasurements(
        const QStringList& paths, const ReadingHints& hints, FirstLook look = FirstLook::WhereNeeded);
    /// As the preview asked for it. The files that waited behind it are looked at anew once it is done.
    void importAnswered(
        const QStringList& paths, const ReadingHints& hints, const std::vector<PreviewedFile>& behind);
    void lookAgain();
    void sayDropped(const PreviewedFile& file);
    void addSettings(const QString& path, const Result<CompletedPlan>& plan);
    /// Works out what an import would do; the newest question counts.
    void forecast(const QStringList& paths, const ReadingHints& hints);
    void startForecast(const QStringList& paths, const ReadingHints& hints);
    void forgetForecast();
    void showImported(const ImportResult& result);
    void chooseImports(FirstLook look);
    void reportImport(const ImportResult::File& file);
    void serveRequests(const std::string& trace); ///< of the plan on screen, from now on
    [[nodiscard]] ReportOrder reportOrder() const;
    void askForAuthor(const QString& path);
    void offerReport(const QString& path, int plans);
    void askForUnit(const ImportResult::File& file);
    void saveExported(const QString& suggestedName, const std::string& text);
    /// Makes the text and writes it in the background, then says so.
    void writeText(const QString& path, std::function<std::string()> text);
    [[nodiscard]] QString askForTarget(
        const QString& title, const QString& purpose, const QString& name, const QString& filter) const;

    Parts m_parts;
    LookedAt* m_lookedAt;
    QString m_exampleFile;
    QString m_reportProgram;
    Latest<Result<void>> m_lastChanges; ///< being written, before the project is let go
    Latest<bool> m_lookForExample;
    bool m_bringsTrace = false; ///< of a plan, in a job
    std::vector<BroughtPlan> m_waitingPlans; ///< for it, with traces of their own
    std::vector<PreviewedFile> m_behind; ///< an import that somebody answered for
    quint64 m_forecast = 0; ///< the job that works one out; 0 = none
    ExportDialog* m_export = nullptr; ///< made when first asked for
    QString m_original; ///< of which the open project is an own copy
    QString m_failureNote; ///< what the message bar says of changes that are not stored
    QString m_restoredNote; ///< and of a restored file
    std::optional<MessageBar::Offer> m_otherwise; ///< what waits for the changes to be stored
};

} // namespace rankloom::ui
