// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include <QByteArray>
#include <QList>
#include <QMainWindow>

#include "app/window/shell/docks.h"

class QAction;
class QActionGroup;
class QDockWidget;
class QMenu;

namespace rankloom::ui {

class ComparisonControl;
class DockTabs;
class Settings;

/// The middle of the window: one perspective at a time, an arrangement of docked panels that the person may
/// change and reset; how one gets from panel to panel, and one of them alone. A panel stands in several
/// perspectives as the same widget. What is behind another tab is hidden: nothing in it takes the keyboard.
class DockLayout : public QMainWindow {
    Q_OBJECT
public:
    DockLayout(const Panels& panels, Settings& settings, QWidget* parent = nullptr);

    /// One per perspective, checked where it is on screen.
    [[nodiscard]] QList<QAction*> perspectiveActions() const;
    /// An entry for every panel that shows it, with its key.
    void fillMenu(QMenu& menu) const;

    [[nodiscard]] Perspective perspective() const { return m_perspective; }
    void enter(Perspective perspective);
    /// The perspective on screen as it was designed.
    void reset();
    /// Without a project nothing of it can be used, and what floats is hidden.
    void setDocumentOpen(bool isOpen);
    void focusPerspective(); ///< the keyboard to where it was in it
    /// What the person arranged, into the settings.
    void keep();

    /// Brings a panel to the front, in the first perspective it stands in unless it is in this one.
    void show(Dock dock);
    void showAndFocus(Dock dock); ///< and gives it the keyboard
    void showView(QWidget& view); ///< the panel that holds it, with the keyboard
    /// The panel with the keyboard, or that had it last, alone; again: everything as before.
    void toggleMaximised();
    void restore(); ///< all panels as they were before one was maximised
    void closePanel(); ///< the one that has the keyboard, or had it last
    /// The keyboard to the next (1) or previous (-1) panel that is seen.
    void walk(int direction);
    [[nodiscard]] bool isMaximised() const { return m_alone != nullptr; }
    /// Nullptr: none had the keyboard yet.
    [[nodiscard]] QDockWidget* current() const { return m_current; }

Q_SIGNALS:
    void perspectiveChanged();
    /// The panel that has the keyboard is another one, or one was maximised or is no more.
    void currentChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// An arrangement the person left, and the width of its outer columns, which stay as they are when the
    /// window becomes larger.
    struct Kept {
        QByteArray state;
        std::map<const QDockWidget*, int> widths;
    };
    QDockWidget* add(const DockRow& row, const Panels& panels);
    void addPerspectiveActions();
    [[nodiscard]] QDockWidget& dockOf(Dock dock) const { return *m_docks[static_cast<std::size_t>(dock)]; }
    [[nodiscard]] const DockRow& rowOf(const QDockWidget& dock) const;
    [[nodiscard]] Kept& kept() { return m_kept[static_cast<std::size_t>(m_perspective)]; }
    void remember(); ///< the arrangement on screen
    void recall(); ///< … of the perspective, or the first one
    void arrange();
    void giveSizes();
    void holdWidths();
    [[nodiscard]] bool isHeld(const QDockWidget& dock) const;
    void nameKeys();
    enum class Focus : bool { Stays, Follows };
    void show(QDockWidget& dock, Focus focus);
    void maximise(QDockWidget* dock);
    void close(QDockWidget& dock);
    void focusPanel(QDockWidget& dock);
    void noteFocus(const QWidget* now);
    void setCurrent(QDockWidget* dock);
    void follow();
    void showTitles();
    [[nodiscard]] bool isSeen(const QDockWidget& dock) const;

    Settings& m_settings;
    ComparisonControl& m_comparisonControl;
    std::vector<QDockWidget*> m_docks; ///< in the order of the table
    std::vector<QWidget*> m_entrances; ///< of every dock; null: the first that takes the keyboard
    std::vector<QAction*> m_shows; ///< of every dock
    QActionGroup* m_perspectives;
    DockTabs* m_tabs = nullptr;
    Perspective m_perspective = Perspective::Plan;
    std::vector<Kept> m_kept; ///< by perspective
    bool m_arranged = false; ///< the perspective is on screen
    int m_width = 0; ///< for which `widths` hold
    QDockWidget* m_alone = nullptr; ///< maximised
    QByteArray m_before; ///< arrangement to restore
    QDockWidget* m_current = nullptr;
    std::vector<QDockWidget*> m_last; ///< that had the keyboard in each perspective
};

} // namespace rankloom::ui
