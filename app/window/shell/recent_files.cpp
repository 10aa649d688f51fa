// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/recent_files.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>

#include "app/settings/settings.h"

namespace rankloom::ui {

namespace {

constexpr int kKept = 15;
constexpr int kWithShortcut = 9;

} // namespace

RecentFiles::RecentFiles(Settings& settings, QMenu& menu, QObject* parent)
    : QObject(parent), m_settings(settings), m_menu(menu)
{
    fillMenu();
    // Files may vanish while the program runs.
    connect(&menu, &QMenu::aboutToShow, this, &RecentFiles::fillMenu);
}

QStringList RecentFiles::files() const { return m_settings.recentFiles(); }

void RecentFiles::add(const QString& path)
{
    QStringList files = m_settings.recentFiles();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.removeAll(absolute);
    files.prepend(absolute);
    m_settings.setRecentFiles(files.mid(0, kKept));
    fillMenu();
    Q_EMIT changed();
}

void RecentFiles::fillMenu()
{
    m_menu.clear();
    m_menu.setToolTipsVisible(true);
    const QStringList known = files();
    for (qsizetype i = 0; i < known.size(); ++i) {
        const QFileInfo info(known[i]);
        QString text = info.fileName();
        text.replace(QLatin1Char('&'), QStringLiteral("&&"));
        if (!info.exists())
            text += QLatin1Char(' ') + tr("(missing)");
        QAction* action = m_menu.addAction(text);
        action->setToolTip(info.absoluteFilePath());
        action->setData(info.absoluteFilePath()); // a file, no command
        action->setEnabled(info.exists());
        if (i < kWithShortcut)
            action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i)));
        connect(action, &QAction::triggered, this, [this, path = known[i]] { Q_EMIT requested(path); });
    }
    m_menu.addSeparator();
    QAction* clear = m_menu.addAction(tr("&Clear List"));
    clear->setEnabled(!known.isEmpty());
    connect(clear, &QAction::triggered, this, [this] {
        m_settings.setRecentFiles({});
        fillMenu();
        Q_EMIT changed();
    });
}

} // namespace rankloom::ui
