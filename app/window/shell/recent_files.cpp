// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/recent_files.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>

#include "app/settings/settings.h"
#include "widgets/foreign_text.h"

namespace rankloom::ui {

namespace {

constexpr int kKept = 15;
constexpr int kWithMnemonic = 9;

} // namespace

QStringList missingOf(const QStringList& files, const std::stop_token& stop)
{
    QStringList missing;
    for (const QString& file : files)
        if (!stop.stop_requested() && !QFileInfo::exists(file))
            missing << QFileInfo(file).absoluteFilePath();
    return missing;
}

RecentFiles::RecentFiles(Settings& settings, QMenu& menu, QObject* parent)
    : QObject(parent), m_settings(settings), m_menu(menu), m_missing(this)
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
        // A digit while the menu is open: Ctrl and a digit are for the panels.
        if (i < kWithMnemonic)
            text.prepend(QStringLiteral("&%1  ").arg(i + 1));
        QAction* action = m_menu.addAction(text);
        action->setToolTip(plainTip(info.absoluteFilePath()));
        action->setData(info.absoluteFilePath()); // a file, no command
        connect(action, &QAction::triggered, this, [this, path = known[i]] { Q_EMIT requested(path); });
    }
    lookForMissing();
    m_menu.addSeparator();
    QAction* clear = m_menu.addAction(tr("&Clear List"));
    clear->setEnabled(!known.isEmpty());
    connect(clear, &QAction::triggered, this, [this] {
        m_settings.setRecentFiles({});
        fillMenu();
        Q_EMIT changed();
    });
}

void RecentFiles::lookForMissing()
{
    m_missing.ask([known = files()](const std::stop_token& stop) { return missingOf(known, stop); },
        [this](const QStringList& missing) {
            const QList<QAction*> actions = m_menu.actions();
            for (QAction* action : actions)
                if (missing.contains(action->data().toString())) {
                    action->setText(action->text() + QLatin1Char(' ') + tr("(missing)"));
                    action->setEnabled(false);
                }
        });
}

} // namespace rankloom::ui
