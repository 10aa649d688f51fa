// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

class QAction;
class QDockWidget;
class QMainWindow;
class QMenu;
class QUndoStack;
class QWidget;

namespace rankloom::ui {

class ExpertPlacementPanel;
class PlacementPanel;
class ScenarioPanel;
class TracesPanel;
class Views;

/// Where the panels are: the docks around the board, their first arrangement, their toggles.
class DockLayout : public QObject {
    Q_OBJECT
public:
    DockLayout(QMainWindow& window, const Views& views, ScenarioPanel& scenarios, QWidget& imports,
        PlacementPanel& placement, ExpertPlacementPanel& expertPlacement, TracesPanel& traces,
        QUndoStack& undoStack);

    void fillMenu(QMenu& menu) const;
    /// The first arrangement again.
    void reset();
    /// Panels beside the start page make no sense: hidden until a project is open.
    void setDocumentOpen(bool isOpen);
    /// The arrangement of an open project, for the settings; also while none is open.
    [[nodiscard]] QByteArray arrangement() const;
    /// Shows a panel by its object name and brings it to the front.
    void show(const QString& name);
    /// The comparison is a page to read: it gets the larger part of the window.
    void showComparison();

private:
    QDockWidget* add(const QString& title, const QString& name, QWidget* content);
    void arrange();
    void showTitles();

    QMainWindow& m_window;
    std::vector<QDockWidget*> m_docks;
    QDockWidget* m_plan;
    QDockWidget* m_scenarios;
    QDockWidget* m_history;
    QDockWidget* m_timeline;
    QDockWidget* m_search;
    QDockWidget* m_comparison;
    QDockWidget* m_memory;
    QDockWidget* m_affinity;
    QDockWidget* m_load;
    QDockWidget* m_experts;
    QDockWidget* m_expertDevices;
    QDockWidget* m_links;
    QDockWidget* m_diagnoses;
    QDockWidget* m_imports;
    QDockWidget* m_placement;
    QDockWidget* m_expertPlacement;
    QDockWidget* m_traces;
    QByteArray m_hidden; ///< arrangement while no project is open
};

} // namespace rankloom::ui
