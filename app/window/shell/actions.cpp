// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/actions.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QUndoStack>

#include "app/settings/languages.h"
#include "widgets/foreign_text.h"
#include "widgets/mnemonic.h"
#include "widgets/theme.h"

namespace rankloom::ui {

Actions::Actions(QMainWindow& window, QUndoStack& undoStack) : QObject(&window), m_window(window)
{
    addFileMenu();
    addEditMenu(undoStack);
    addViewMenu();
    addHelpMenu();
    setDocumentOpen(false);
}

QAction* Actions::add(QMenu* menu, const QString& text, const QString& name, const QKeySequence& shortcut,
    const QString& toolTip)
{
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    action->setShortcut(shortcut);
    action->setToolTip(plainTip(toolTip));
    menu->addAction(action);
    // The window keeps the shortcut alive when the menu bar is hidden in full screen.
    m_window.addAction(action);
    return action;
}

void Actions::addFileMenu()
{
    fileMenu = m_window.menuBar()->addMenu(tr("&File"));
    create = add(fileMenu, tr("&New Project…"), QStringLiteral("file.new"), QKeySequence::New,
        tr("Create a project file with a model, a cluster and a first plan"));
    open = add(fileMenu, tr("&Open…"), QStringLiteral("file.open"), QKeySequence::Open,
        tr("Open a project, or a plan document as a new project"));
    recentMenu = fileMenu->addMenu(tr("Open &Recent"));
    openExample = add(fileMenu, tr("Open E&xample"), QStringLiteral("file.example"), {},
        tr("Open a copy of the example project"));
    fileMenu->addSeparator();
    saveCopy = add(fileMenu, tr("Save a &Copy…"), QStringLiteral("file.copy"), QKeySequence::SaveAs,
        tr("Write a complete copy of the project; the open one is always stored already"));
    revert = add(fileMenu, tr("Re&vert to as Opened"), QStringLiteral("file.revert"), {},
        tr("Bring the project back to what it was when it was opened"));
    fileMenu->addSeparator();
    import =
        add(fileMenu, tr("&Import…"), QStringLiteral("file.import"), QKeySequence(QStringLiteral("Ctrl+I")),
            tr("Read measurements, a model, a routing trace or a plan into the project"));
    importWithPreview = add(fileMenu, tr("Import with Previe&w…"), QStringLiteral("file.importWithPreview"),
        QKeySequence(QStringLiteral("Ctrl+Shift+I")),
        tr("Show what a file holds and changes before it is imported"));
    QMenu* exportMenu = fileMenu->addMenu(tr("&Export"));
    exportForTools = add(exportMenu, tr("For &Other Tools…"), QStringLiteral("file.exportForTools"),
        QKeySequence(QStringLiteral("Ctrl+Shift+O")),
        tr("Megatron-LM, DeepSpeed, torchtitan, rank files and more, shown as they will be written"));
    exportPlan = add(exportMenu, tr("&Plan as JSON…"), QStringLiteral("file.exportPlan"),
        QKeySequence(QStringLiteral("Ctrl+E")), tr("The plan with its model, cluster and workload"));
    exportEvaluation = add(exportMenu, tr("&Evaluation as JSON…"), QStringLiteral("file.exportEvaluation"),
        {}, tr("Memory, times, traffic and diagnoses of the plan"));
    exportPicture = add(exportMenu, tr("P&icture of the View…"), QStringLiteral("file.exportPicture"),
        QKeySequence(QStringLiteral("Ctrl+Shift+E")), tr("The focused view as PNG, SVG or PDF"));
    report = add(fileMenu, tr("Repor&t…"), QStringLiteral("file.report"),
        QKeySequence(QStringLiteral("Ctrl+Shift+R")),
        tr("The plans of the project side by side, as one web page or PDF"));
    fileMenu->addSeparator();
    close = add(fileMenu, tr("C&lose Project"), QStringLiteral("file.close"), QKeySequence::Close,
        tr("Close the project; everything is stored already"));
    quit =
        add(fileMenu, tr("&Quit"), QStringLiteral("file.quit"), QKeySequence::Quit, tr("Close the program"));
    quit->setMenuRole(QAction::QuitRole);
}

void Actions::addEditMenu(QUndoStack& undoStack)
{
    QMenu* menu = m_window.menuBar()->addMenu(tr("&Edit"));
    undo = undoStack.createUndoAction(this, tr("Undo"));
    undo->setShortcut(QKeySequence::Undo);
    undo->setObjectName(QStringLiteral("edit.undo"));
    redo = undoStack.createRedoAction(this, tr("Redo"));
    redo->setShortcuts(
        {QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
    redo->setObjectName(QStringLiteral("edit.redo"));
    menu->addActions({undo, redo});
    m_window.addActions({undo, redo});
    menu->addSeparator();
    duplicatePlan = add(menu, tr("&Duplicate Plan"), QStringLiteral("edit.duplicate"),
        QKeySequence(QStringLiteral("Ctrl+D")), tr("Copy the plan on screen to try something beside it"));
    renamePlan = add(menu, tr("&Rename Plan"), QStringLiteral("edit.rename"), QKeySequence(Qt::Key_F2),
        tr("Give the plan on screen a name of your own"));
    deletePlan = add(menu, tr("De&lete Plan"), QStringLiteral("edit.delete"), {},
        tr("Remove the plan on screen; undo brings it back"));
    nextPlan = add(menu, tr("&Next Plan"), QStringLiteral("edit.nextPlan"),
        QKeySequence(QStringLiteral("Ctrl+PgDown")), tr("Show the next plan of the list"));
    previousPlan = add(menu, tr("Pre&vious Plan"), QStringLiteral("edit.previousPlan"),
        QKeySequence(QStringLiteral("Ctrl+PgUp")), tr("Show the plan before this one"));
    placeRanks = add(menu, tr("&Place Ranks Automatically"), QStringLiteral("edit.placeRanks"),
        QKeySequence(QStringLiteral("Ctrl+Shift+A")),
        tr("Search for the placement that uses the links best, and set its gain against their noise"));
    placeExperts = add(menu, tr("Place &Experts Automatically"), QStringLiteral("edit.placeExperts"),
        QKeySequence(QStringLiteral("Ctrl+Shift+X")),
        tr("Search for the expert placement with the least traffic and the evenest load"));
    menu->addSeparator();
    palette = add(menu, tr("&Find Command…"), QStringLiteral("edit.palette"),
        QKeySequence(QStringLiteral("Ctrl+Shift+P")), tr("Every command and every setting by its name"));
}

void Actions::addViewMenu()
{
    QMenu* menu = m_window.menuBar()->addMenu(tr("&View"));
    perspectivesMenu = menu->addMenu(tr("Perspecti&ves"));
    docksMenu = menu->addMenu(tr("&Panels"));
    searchLayouts = add(menu, tr("Search La&youts"), QStringLiteral("view.search"),
        QKeySequence(QStringLiteral("Ctrl+L")), tr("Find the fastest layouts that fit"));
    comparePlans = add(menu, tr("&Compare Plans"), QStringLiteral("view.compare"),
        QKeySequence(QStringLiteral("Ctrl+Shift+C")),
        tr("The checked plans side by side: what differs, figures, memory, placement, timelines"));
    present = add(menu, tr("Pr&esent"), QStringLiteral("view.present"), QKeySequence(Qt::Key_F5),
        tr("The comparison as a talk on the whole screen, one idea a page"));
    addFindMenu(*menu);
    nextPanel = add(docksMenu, tr("&Next Panel"), QStringLiteral("view.nextPanel"), QKeySequence(Qt::Key_F6),
        tr("The keyboard to the next panel on screen"));
    previousPanel = add(docksMenu, tr("&Previous Panel"), QStringLiteral("view.previousPanel"),
        QKeySequence(Qt::SHIFT | Qt::Key_F6), tr("The keyboard to the panel before"));
    closePanel = add(docksMenu, tr("&Close Panel"), QStringLiteral("view.closePanel"),
        QKeySequence(QStringLiteral("Ctrl+Shift+W")), tr("Close the panel that has the keyboard"));
    maximisePanel =
        add(menu, tr("&Maximise Panel"), QStringLiteral("view.maximise"), QKeySequence(Qt::Key_F12),
            tr("The panel that has the keyboard alone in the window; again: all panels as before"));
    maximisePanel->setCheckable(true);
    resetLayout = add(menu, tr("&Reset This Perspective"), QStringLiteral("view.resetLayout"), {},
        tr("Put all panels back to where they were at first"));
    menu->addSeparator();
    addThemeMenu(*menu);
    addLanguageMenu(*menu);
    menu->addSeparator();
    largerText = add(menu, tr("&Larger Text"), QStringLiteral("view.larger"),
        QKeySequence(QStringLiteral("Ctrl++")), tr("Larger text everywhere"));
    smallerText = add(menu, tr("&Smaller Text"), QStringLiteral("view.smaller"),
        QKeySequence(QStringLiteral("Ctrl+-")), tr("Smaller text everywhere"));
    normalText = add(menu, tr("&Normal Text"), QStringLiteral("view.normal"),
        QKeySequence(QStringLiteral("Ctrl+0")), tr("Text in its usual size"));
    menu->addSeparator();
    fullScreen = add(menu, tr("F&ull Screen"), QStringLiteral("view.fullScreen"), QKeySequence(Qt::Key_F11),
        tr("Use the whole screen"));
    fullScreen->setCheckable(true);
}

void Actions::addFindMenu(QMenu& parent)
{
    QMenu* menu = parent.addMenu(tr("F&ind"));
    findHottestExpert = add(menu, tr("&Hottest Expert"), QStringLiteral("find.hottestExpert"),
        QKeySequence(QStringLiteral("Ctrl+Shift+H")),
        tr("The expert with the largest share of its layer's picks"));
    findWorstLayer = add(menu, tr("Worst &Layer"), QStringLiteral("find.worstLayer"),
        QKeySequence(QStringLiteral("Ctrl+Shift+Y")),
        tr("The layer whose fullest GPU is farthest above the mean"));
    findWorstLink = add(menu, tr("&Worst Link"), QStringLiteral("find.worstLink"),
        QKeySequence(QStringLiteral("Ctrl+Shift+L")),
        tr("The link that the experts keep busy longest, or the slowest of all"));
}

void Actions::addThemeMenu(QMenu& parent)
{
    QMenu* menu = parent.addMenu(tr("&Theme"));
    theme = new QActionGroup(this);
    const auto addMode = [&](const QString& text, ThemeMode mode, const QString& name) {
        QAction* action = add(menu, text, name, {}, tr("Colours of the program"));
        action->setCheckable(true);
        action->setData(static_cast<int>(mode));
        theme->addAction(action);
    };
    addMode(tr("As the &System"), ThemeMode::System, QStringLiteral("view.themeSystem"));
    addMode(tr("&Light"), ThemeMode::Light, QStringLiteral("view.themeLight"));
    addMode(tr("&Dark"), ThemeMode::Dark, QStringLiteral("view.themeDark"));
}

void Actions::addLanguageMenu(QMenu& parent)
{
    QMenu* menu = parent.addMenu(tr("Lan&guage"));
    language = new QActionGroup(this);
    const auto addLanguage = [&](const QString& text, const QString& name) {
        QAction* action = add(menu, text, QStringLiteral("view.language.") + name, {},
            tr("Language of the program, from the next start on"));
        action->setCheckable(true);
        action->setData(name);
        language->addAction(action);
    };
    addLanguage(tr("As the System"), {});
    for (const Language& known : languages())
        addLanguage(known.title, known.name);
}

void Actions::addHelpMenu()
{
    QMenu* menu = m_window.menuBar()->addMenu(tr("&Help"));
    whatsThis = add(menu, tr("&What's This?"), QStringLiteral("help.whatsThis"),
        QKeySequence(QStringLiteral("Shift+F1")),
        tr("Click a setting to read what it is and what it enters"));
    shortcuts = add(menu, tr("&Keyboard Shortcuts"), QStringLiteral("help.shortcuts"),
        QKeySequence(Qt::Key_F1), tr("All keys on one sheet"));
    menu->addSeparator();
    about = add(menu, tr("&About Rankloom"), QStringLiteral("help.about"), {}, tr("Versions and licence"));
    about->setMenuRole(QAction::AboutRole);
}

void Actions::setDocumentOpen(bool isOpen)
{
    for (QAction* action : {searchLayouts, comparePlans, present, saveCopy, revert, exportForTools,
             exportPlan, exportEvaluation, exportPicture, report, close, duplicatePlan, renamePlan,
             deletePlan, nextPlan, previousPlan, placeRanks, placeExperts, findHottestExpert, findWorstLayer,
             findWorstLink, maximisePanel, resetLayout, nextPanel, previousPanel})
        action->setEnabled(isOpen);
}

std::vector<CommandPalette::Entry> Actions::all() const
{
    std::vector<CommandPalette::Entry> entries;
    const QList<QAction*> menus = m_window.menuBar()->actions();
    for (const QAction* top : menus)
        if (const QMenu* menu = top->menu())
            CommandPalette::collect(*menu, {nullptr, withoutMnemonic(menu->title()), {}}, entries);
    return entries;
}

} // namespace rankloom::ui
