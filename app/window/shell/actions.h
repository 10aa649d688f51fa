// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

#include "app/window/shell/command_palette.h"

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;
class QUndoStack;

namespace rankloom::ui {

/// All actions of the window and its menus. They do nothing by themselves: the window connects them.
class Actions : public QObject {
    Q_OBJECT
public:
    Actions(QMainWindow& window, QUndoStack& undoStack);

    QAction* create;
    QAction* open;
    QAction* openExample;
    QAction* saveCopy;
    QAction* revert;
    QAction* import;
    QAction* importWithPreview;
    QAction* exportForTools;
    QAction* exportPlan;
    QAction* exportEvaluation;
    QAction* exportPicture;
    QAction* report = nullptr;
    QAction* close;
    QAction* quit;
    QAction* undo;
    QAction* redo;
    QAction* palette;
    QAction* duplicatePlan;
    QAction* renamePlan;
    QAction* deletePlan;
    QAction* nextPlan;
    QAction* previousPlan;
    QAction* placeRanks;
    QAction* placeExperts;
    QAction* searchLayouts;
    QAction* comparePlans;
    QAction* present;
    QAction* findHottestExpert;
    QAction* findWorstLayer;
    QAction* findWorstLink;
    QAction* maximisePanel;
    QAction* closePanel;
    QAction* nextPanel;
    QAction* previousPanel;
    QAction* resetLayout;
    QAction* fullScreen;
    QAction* largerText;
    QAction* smallerText;
    QAction* normalText;
    QAction* whatsThis;
    QAction* shortcuts;
    QAction* about;
    QActionGroup* theme; ///< data: int(ThemeMode)
    QActionGroup* language; ///< data: language name, empty = system

    QMenu* recentMenu;
    QMenu* perspectivesMenu;
    QMenu* docksMenu;
    QMenu* fileMenu;

    /// Those that need an open project.
    void setDocumentOpen(bool isOpen);
    /// Every action in the menus with the path of its menu.
    [[nodiscard]] std::vector<CommandPalette::Entry> all() const;

private:
    QAction* add(QMenu* menu, const QString& text, const QString& name, const QKeySequence& shortcut,
        const QString& toolTip);
    void addFileMenu();
    void addEditMenu(QUndoStack& undoStack);
    void addViewMenu();
    void addFindMenu(QMenu& parent);
    void addThemeMenu(QMenu& parent);
    void addLanguageMenu(QMenu& parent);
    void addHelpMenu();

    QMainWindow& m_window;
};

} // namespace rankloom::ui
