// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QHBoxLayout;

namespace rankloom::ui {

class Jobs;

/// The seconds left that are shown, where `shown` were shown before (none: 0) and `left` are estimated now:
/// in steps as coarse as such an estimate is good for, and unmoved while it changes by less than a step.
double steadyTimeLeft(double shown, double left);

/// The running jobs side by side, for a status bar: what, how far, time left, cancel. Short jobs never
/// appear.
class JobsStrip : public QWidget {
    Q_OBJECT
public:
    explicit JobsStrip(Jobs& jobs, QWidget* parent = nullptr);

private:
    void refresh();
    class Row;

    Jobs& m_jobs;
    QTimer m_timer;
    QHBoxLayout* m_layout;
    std::vector<Row*> m_rows;
};

} // namespace rankloom::ui
