// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include "widgets/latest.h"

class QMenu;

namespace rankloom::ui {

class Settings;

/// Those that are not there; of any thread.
[[nodiscard]] QStringList missingOf(const QStringList& files, const std::stop_token& stop);

/// The projects that were open lately, newest first; fills the menu, where the digits 1 to 9 choose one.
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
    void lookForMissing(); ///< on disks that may be slow, or gone

    Settings& m_settings;
    QMenu& m_menu;
    Latest<QStringList> m_missing;
};

} // namespace rankloom::ui
