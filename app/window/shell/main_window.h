// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QMainWindow>
#include <QPointer>

#include "app/document/document.h"
#include "app/jobs/jobs.h"
#include "app/run/evaluation_runner.h"
#include "app/window/shell/command_palette.h"

class QGridLayout;
class QMenu;
class QStackedWidget;

namespace rankloom::ui {

class Actions;
class BitsPanel;
class DiagnosesLine;
class DockLayout;
class ExpertPlacementPanel;
class FileController;
class Frame;
class ImportPanel;
class ImportPreviewPanel;
class KeptButton;
class Keys;
class MessageBar;
class PerspectivePages;
class PlacementPanel;
class Presenter;
class RecentFiles;
class ScenarioPanel;
class SearchControl;
class ServingPanel;
class Settings;
class StartPage;
class TracesPanel;
class Views;

/// The window: puts the parts together and connects them; what they do is in the parts.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Settings& settings, EvaluationRunner::Function evaluate, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Document& document() { return m_document; }
    [[nodiscard]] FileController& files() { return *m_files; }
    [[nodiscard]] Actions& actionsOfMenus() { return *m_actions; }
    [[nodiscard]] Views& views() { return *m_views; }
    [[nodiscard]] Frame& frame() { return *m_frame; }
    [[nodiscard]] DockLayout& panels() { return *m_docks; }
    [[nodiscard]] DiagnosesLine& diagnoses() { return *m_diagnoses; }
    [[nodiscard]] MessageBar& messages() { return *m_messages; }
    [[nodiscard]] KeptButton& kept() { return *m_kept; }
    [[nodiscard]] ScenarioPanel& scenarios() { return *m_scenarios; }
    [[nodiscard]] PlacementPanel& placement() { return *m_placement; }
    [[nodiscard]] ExpertPlacementPanel& expertPlacement() { return *m_expertPlacement; }
    [[nodiscard]] TracesPanel& traces() { return *m_traces; }
    [[nodiscard]] Jobs& jobs() { return m_jobs; }
    [[nodiscard]] Keys& keys() { return *m_keys; }
    [[nodiscard]] Presenter* presenter() const; ///< nullptr: no talk

    /// The session or the program is about to end, nobody can be asked: stores what waits, or a copy with it
    /// in the folder for own projects, and closes. Where the copy is; empty: none was needed.
    QString endNow();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeCentre();
    void makePanels();
    void makeStatusBar();
    void connectFileActions();
    void connectViewActions();
    void connectPanelActions();
    void connectFrame();
    void connectPlacement();
    void connectComparison();
    void present();
    void connectHelpActions();
    void connectDocument();
    void setOpened(bool isOpen);
    void placeMessages();
    void showPart(const QByteArray& key); ///< of the step, where it can be seen
    void showPreview(const QString& before); ///< which words stand before what is previewed
    void showTitle();
    void showFailure(const Error& error); ///< of the plan as it is
    void hideFailure();
    void showKept();
    void showWhatIf(); ///< under which what-ifs the plan on screen is evaluated
    void openPalette();
    void addViewEntries(std::vector<CommandPalette::Entry>& entries);
    void setTextSteps(int steps); ///< points above or below the usual size; kept

    Settings& m_settings;
    EvaluationRunner::Function m_evaluate;
    Jobs m_jobs;
    Document m_document;
    QStackedWidget* m_stack = nullptr;
    StartPage* m_start = nullptr;
    MessageBar* m_messages = nullptr;
    MessageBar* m_whatIf = nullptr;
    QGridLayout* m_column = nullptr;
    Frame* m_frame = nullptr;
    PerspectivePages* m_pages = nullptr;
    DiagnosesLine* m_diagnoses = nullptr;
    KeptButton* m_kept = nullptr;
    Views* m_views = nullptr;
    SearchControl* m_search = nullptr;
    QString m_previewNote; ///< what the message bar says of it
    QString m_failure; ///< what it said of the plan as it was
    ImportPanel* m_imports = nullptr;
    ImportPreviewPanel* m_preview = nullptr;
    PlacementPanel* m_placement = nullptr;
    ScenarioPanel* m_scenarios = nullptr;
    ExpertPlacementPanel* m_expertPlacement = nullptr;
    TracesPanel* m_traces = nullptr;
    ServingPanel* m_serving = nullptr;
    BitsPanel* m_bits = nullptr;
    Actions* m_actions = nullptr;
    DockLayout* m_docks = nullptr;
    RecentFiles* m_recent = nullptr;
    FileController* m_files = nullptr;
    CommandPalette* m_palette = nullptr;
    std::unique_ptr<Keys> m_keys;
    QPointer<Presenter> m_presenter;
    std::vector<std::unique_ptr<QMenu>> m_viewMenus; ///< what the palette offers of the views, while it does
};

} // namespace rankloom::ui
