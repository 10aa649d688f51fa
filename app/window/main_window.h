// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QMainWindow>

#include "app/document/document.h"
#include "app/jobs/jobs.h"
#include "app/run/evaluation_runner.h"

class QLabel;
class QStackedWidget;

namespace rankloom::ui {

class Actions;
class CommandPalette;
class DockLayout;
class FileController;
class ImportPanel;
class MessageBar;
class PlacementPanel;
class RecentFiles;
class Settings;
class StartPage;
class StatusFigures;
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
    [[nodiscard]] StatusFigures& figures() { return *m_figures; }
    [[nodiscard]] MessageBar& messages() { return *m_messages; }
    [[nodiscard]] PlacementPanel& placement() { return *m_placement; }
    [[nodiscard]] Jobs& jobs() { return m_jobs; }

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeCentre();
    void makeStatusBar();
    void connectFileActions();
    void connectViewActions();
    void connectPlacement();
    void connectHelpActions();
    void connectDocument();
    void showOpened(bool isOpen);
    void showTitle();
    void openPalette();
    void changeTextSize(double step); ///< points; 0 = back to normal

    Settings& m_settings;
    Jobs m_jobs;
    Document m_document;
    QStackedWidget* m_stack = nullptr;
    StartPage* m_start = nullptr;
    MessageBar* m_messages = nullptr;
    StatusFigures* m_figures = nullptr;
    QLabel* m_stored = nullptr;
    Views* m_views = nullptr;
    ImportPanel* m_imports = nullptr;
    PlacementPanel* m_placement = nullptr;
    Actions* m_actions = nullptr;
    DockLayout* m_docks = nullptr;
    RecentFiles* m_recent = nullptr;
    FileController* m_files = nullptr;
    CommandPalette* m_palette = nullptr;
    double m_normalPoints = 0;
};

} // namespace rankloom::ui
