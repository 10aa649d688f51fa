// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include <QObject>

class QAction;
class QDockWidget;
class QMainWindow;
class QMenu;
class QStackedWidget;
class QUndoStack;
class QWidget;

namespace rankloom::ui {

class ComparisonControl;
class DockTabs;
class ExpertPlacementPanel;
class PanelStage;
class PlacementPanel;
class ScenarioPanel;
class TracesPanel;
class Views;

/// Where the panels are: the docks around the board, their first arrangement, how one gets to them, and one
/// of them alone. A panel behind another tab is hidden: nothing in it takes the keyboard.
class DockLayout : public QObject {
    Q_OBJECT
public:
    DockLayout(QMainWindow& window, const Views& views, ScenarioPanel& scenarios, QWidget& imports,
        PlacementPanel& placement, ExpertPlacementPanel& expertPlacement, TracesPanel& traces,
        QUndoStack& undoStack);

    /// The pages in the middle of the window, of which the board is one.
    void setCentre(QStackedWidget& centre, QWidget& board);
    /// An entry for every panel that shows it, with its key.
    void fillMenu(QMenu& menu) const;
    /// The first arrangement again.
    void reset();
    /// Panels beside the start page make no sense: hidden until a project is open.
    void setDocumentOpen(bool isOpen);
    /// The arrangement of an open project, for the settings; also while none is open.
    [[nodiscard]] QByteArray arrangement() const;
    /// Shows a panel by its object name and brings it to the front.
    void show(const QString& name);
    void showAndFocus(const QString& name); ///< and gives it the keyboard
    /// The panel that holds this view, to the front and with the keyboard; the board among them.
    void showView(QWidget& view);
    /// The comparison is a page to read: it gets the larger part of the window.
    void showComparison();
    /// Rows of layouts are to be seen below the constraints.
    void showSearch();
    /// The panel with the keyboard, or that had it last, alone in the window; again: everything as before.
    void toggleMaximised();
    void restore(); ///< all panels as they were before one was maximised
    void closePanel(); ///< the one that has the keyboard, or had it last
    /// The keyboard to the next (1) or previous (-1) panel that is seen, the board among them.
    void walk(int direction);
    [[nodiscard]] bool isMaximised() const { return m_alone != nullptr; }

Q_SIGNALS:
    /// The panel that has the keyboard is another one, or one was maximised or is no more.
    void currentChanged();

public:
    /// Nullptr: the board has the keyboard.
    [[nodiscard]] QDockWidget* current() const { return m_current; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Focus : bool { Stays, Follows };
    void show(QDockWidget& dock, Focus focus);
    void maximise(QDockWidget* dock);
    void close(QDockWidget& dock);
    void focusPanel(QDockWidget* dock); ///< nullptr: the board
    void noteFocus(QWidget* now);
    void follow();
    [[nodiscard]] bool isSeen(const QDockWidget& dock) const;
    [[nodiscard]] QWidget* contentOf(QDockWidget* dock) const;
    QDockWidget* add(const QString& title, const QString& name, QWidget* content);
    void arrange();
    void giveHeight(QDockWidget& dock, int percent, int enough);
    void giveHeightBack();
    void setHeight(QDockWidget& dock, int wanted);
    void showTitles();
    void keepLowerShare();
    [[nodiscard]] QDockWidget* lowerInFront() const;

    QMainWindow& m_window;
    ComparisonControl& m_comparisonControl;
    std::vector<QDockWidget*> m_docks;
    std::vector<QAction*> m_shows; ///< of every dock
    DockTabs* m_tabs = nullptr;
    QStackedWidget* m_centre = nullptr;
    QWidget* m_board = nullptr;
    PanelStage* m_stage = nullptr;
    QWidget* m_alone = nullptr; ///< content that is maximised
    QDockWidget* m_aloneOf = nullptr; ///< where it belongs; nullptr: the board
    QByteArray m_before; ///< arrangement to restore
    QDockWidget* m_current = nullptr;
    std::vector<std::pair<QDockWidget*, QWidget*>> m_entrances; ///< where a panel is entered first
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
    QDockWidget* m_tall = nullptr; ///< was given height to read in
    double m_shareBefore = 0; ///< of the height of the window, that it had before that
    double m_shareGiven = 0; ///< and with it
    double m_lowerShare = 0; ///< of the height of the window, while that changes
    QByteArray m_hidden; ///< arrangement while no project is open
};

} // namespace rankloom::ui
