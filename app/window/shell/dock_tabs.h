// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>
#include <QPoint>

class QDockWidget;
class QMainWindow;
class QTabBar;

namespace rankloom::ui {

/// Tabs and titles of the panels: whole names, a double click asks to maximise, a right click offers what can
/// be done with the panel.
class DockTabs : public QObject {
    Q_OBJECT
public:
    DockTabs(QMainWindow& window, const std::vector<QDockWidget*>& docks, QObject* parent);

    /// Tab bars come and go with the arrangement.
    void follow();

Q_SIGNALS:
    void maximiseRequested(QDockWidget* dock);
    void closeRequested(QDockWidget* dock);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QDockWidget* dockOf(const QTabBar& bar, int tab) const;
    void offer(QDockWidget& dock, const QPoint& where);

    QMainWindow& m_window;
    const std::vector<QDockWidget*>& m_docks;
    std::vector<const QTabBar*> m_known; ///< bars that are listened to; Qt keeps and reuses them
};

} // namespace rankloom::ui
