// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QKeySequence>
#include <QList>
#include <QPointer>
#include <QString>

class QAction;

namespace rankloom::ui {

class Actions;
class PictureView;
class Settings;
class Views;

/// The keys of all commands, of the window and of its views: those they come with, or those that the person
/// chose, which are kept.
class Keys {
public:
    struct Command {
        QString id;
        QString path; ///< of its menu, or its view
        QString name;
        QList<QKeySequence> usual;
        std::vector<QPointer<QAction>> actions; ///< views of one kind have one each
        std::vector<const void*> views {}; ///< empty = of the window
        bool fixed = false; ///< follows the perspective

        [[nodiscard]] QList<QKeySequence> keys() const;
        [[nodiscard]] bool competesWith(const Command& other) const;
    };

    Keys(Settings& settings, const Actions& menus, const Views& views);
    void take(const PictureView& view);
    [[nodiscard]] const std::vector<Command>& commands() const { return m_commands; }

    /// Gives a command one key, or none. Says why not; empty: it is done.
    QString choose(const QString& id, const QKeySequence& keys);
    /// Gives it those it came with, unless another command has one of them by now.
    QString reset(const QString& id);

private:
    void add(Command command);
    [[nodiscard]] Command* find(const QString& id);
    [[nodiscard]] QString refusal(const Command& command, const QKeySequence& keys) const;

    Settings& m_settings;
    std::vector<Command> m_commands;
};

} // namespace rankloom::ui
