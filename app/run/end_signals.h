// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace rankloom::ui {

/// Says on the GUI thread that somebody ends the program from outside: SIGTERM, SIGINT, SIGHUP. The second
/// time the signal does what it always did. One at a time.
class EndSignals : public QObject {
    Q_OBJECT
public:
    explicit EndSignals(QObject* parent = nullptr);
    ~EndSignals() override;

Q_SIGNALS:
    void received();
};

} // namespace rankloom::ui
