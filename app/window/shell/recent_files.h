// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QMenu;

namespace rankloom::ui {

class Settings;

/// The projects that were open lately, newest first; fills the menu with Ctrl+1 to Ctrl+9.
class RecentFiles : public QObject {
    Q_OBJECT
public:
    RecentFiles(Settings& settings, QMenu& menu, QObject* parent = nullptr);

    void add(const QString& path);
    [[nodiscard]] QStringList files() const;

Q_SIGNALS:
    void changed();
    void requested(const QString& path);

private:
    void fillMenu();

    Settings& m_settings;
    QMenu& m_menu;
};

} // namespace rankloom::ui
