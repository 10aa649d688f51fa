// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QStringList>

#include "app/document/opened_project.h"
#include "app/report/report_process.h"
#include "app/window/message_bar.h"

class QWidget;

namespace rankloom::ui {

class Document;
class ExportDialog;
class FileStore;
class ImportPanel;
class ImportPreviewPanel;
class Jobs;
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
    };
    explicit FileController(const Parts& parts, QObject* parent = nullptr);

    /// A project is opened, a plan document becomes a new project; the shipped example and what cannot be
    /// written are opened as a copy, which says so.
    void openPath(const QString& path);
    void openExample();
    void createAt(const QString& path);
    void copyTo(const QString& path);
    void revertToOpened();
    void bringBack(); ///< the state before the session that a crash ended
    /// Says what is not stored and why, with all that can be done about it.
    void offerStoring();
    /// Whether the open project may be closed: all is stored. Otherwise says why not, and offers `otherwise`
    /// (if it does anything) among what can be done about it.
    bool letGo(const MessageBar::Offer& otherwise);
    /// Stores what waits, trying for a few seconds, or else writes a copy with it to the folder for own
    /// projects, where the start page shows it. Its path; empty: all is stored.
    QString rescue();
    /// Projects are opened, plans become scenarios, everything else is stored in the open project; `look`
    /// shows first what measurements hold and change.
    void importPaths(const QStringList& paths, bool look = false);
    void exportPlanTo(const QString& path);
    void exportEvaluationTo(const QString& path);
    /// The plans of the project side by side, as .html or .pdf: the first is the baseline; of too many, the
    /// first ones and the one on screen. Written in the background.
    void reportTo(const QString& path);
    void close();

    // With a file dialog.
    void create();
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
    /// The program that writes reports; empty = this one.
    void setReportProgram(const QString& path) { m_reportProgram = path; }

Q_SIGNALS:
    void importReported();

private:
    /// `anew`: as a new copy, though there is one already.
    void openFile(const QString& path, bool anew);
    void adopt(OpenedProject opened);
    void adoptNow(OpenedProject opened);
    void sayCopy(const QString& path, bool fresh);
    void followStore();
    void restore(const QString& name, std::function<Result<std::string>()> from);
    void sayRestored(const DocumentState& before);
    void adoptInputs(const ImportResult& result);
    void offerReload();
    void readAgain(const QString& title, std::function<Result<OpenedProject>()> read);
    void openInBackground(const QString& title, std::function<Result<OpenedProject>()> open);
    void importPlan(const QString& path);
    /// Traces of the ranks of one step: shown above the simulated step.
    void importTraces(const QStringList& paths);
    void openTraces(); ///< with a file dialog
    void importSettings(const QString& path);
    void importMeasurements(const QStringList& paths, const ReadingHints& hints, bool look = false);
    void showImported(const ImportResult& result);
    void chooseImports(bool look);
    void reportImport(const ImportResult::File& file);
    [[nodiscard]] std::vector<ReportedPlan> plansToReport() const;
    void offerReport(const QString& path, int plans);
    void askForUnit(const ImportResult::File& file);
    void saveExported(const QString& suggestedName, const std::string& text);
    void writeText(const QString& path, const std::string& text);
    [[nodiscard]] QString askForTarget(
        const QString& title, const QString& purpose, const QString& name, const QString& filter) const;

    Parts m_parts;
    QString m_exampleFile;
    QString m_reportProgram;
    ExportDialog* m_export = nullptr; ///< made when first asked for
    QString m_original; ///< of which the open project is an own copy
    QString m_failureNote; ///< what the message bar says of changes that are not stored
    QString m_restoredNote; ///< and of a restored file
    std::optional<MessageBar::Offer> m_otherwise; ///< what waits for the changes to be stored
};

} // namespace rankloom::ui
