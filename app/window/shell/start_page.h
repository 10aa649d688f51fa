// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include "widgets/latest.h"

class QVBoxLayout;

namespace rankloom::ui {

/// What the window shows while no project is open: how to begin, the example, recent projects.
class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent = nullptr);
    void setRecentFiles(const QStringList& files);

Q_SIGNALS:
    void newRequested();
    void openRequested();
    void exampleRequested();
    void fileRequested(const QString& path);

private:
    QVBoxLayout* m_recent;
    QWidget* m_recentBox;
    Latest<QStringList> m_missing;
};

} // namespace rankloom::ui
