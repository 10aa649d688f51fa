// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

namespace rankloom::ui {

/// The application in which no exception ends the program: what a slot, a feed or a painter throws ends the
/// delivery of that one event, and is told by Failures.
class GuardedApplication : public QApplication {
    Q_OBJECT
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;
};

} // namespace rankloom::ui
