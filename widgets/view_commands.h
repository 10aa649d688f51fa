// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

class QAction;
class QKeyEvent;
class QMenu;

namespace rankloom::ui {

/// Something to do in a view: an entry of its menu and of the command palette, a row of the sheet of keys,
/// and keys that do it while the view has the keyboard.
struct ViewCommand {
    const char* id; ///< names it for good: "timeline.fit"
    QString text;
    QList<QKeySequence> keys;
    std::function<void()> run;
    /// What it says now and whether it can be done; before it is shown, and before a key does it.
    std::function<void(QAction&)> refresh {};
};

/// The commands of a view, in sections. Keys are the view's own: no shortcut of the window competes for them.
class ViewCommands {
public:
    struct Entry {
        QAction* action =
            nullptr; ///< named by its id; its icon text says what it does to whatever it is about
        QString group; ///< whose it is: "Timeline"
        std::function<void(QAction&)> refresh {};
    };

    explicit ViewCommands(QObject& view) : m_view(view) { }
    void addSection(const QString& group, const std::vector<ViewCommand>& commands);
    void refresh();
    void disable(); ///< none of them can be done now
    void fill(QMenu& menu, std::size_t section) const;
    void fill(QMenu& menu) const; ///< all sections
    [[nodiscard]] QAction* find(const char* id) const;
    [[nodiscard]] QAction* find(const QKeyEvent& pressed) const; ///< null = no command's
    [[nodiscard]] const std::vector<Entry>& all() const { return m_entries; }

private:
    QObject& m_view;
    std::vector<Entry> m_entries;
    std::vector<std::size_t> m_ends; ///< of the sections
};

std::function<void(QAction&)> enabledIf(std::function<bool()> is);
std::function<void(QAction&)> checkedIf(std::function<bool()> is);
/// "Fit all (Home)", in the writing of the desktop.
QString withKeys(const QString& text, const QAction& action);

} // namespace rankloom::ui
