// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>
#include <QString>

#include "core/base/error.h"
#include "core/recovery/over_time.h"
#include "widgets/latest.h"
#include "widgets/recovery/replay_view.h"

namespace rankloom::ui {

class Document;
class FailuresPanel;
class RecoveryPanel;
class ReplayPanel;

/// Plays a trace of preemptions that the person opened through every policy, for the plan of the document and
/// as recovering is priced now. The trace is the window's, not the plan's: it stays until the project goes.
class ReplayControl : public QObject {
    Q_OBJECT
public:
    struct Parts {
        ReplayPanel& replay;
        const FailuresPanel& failures;
        const RecoveryPanel& recovery;
        const Document& document;
    };
    ReplayControl(const Parts& parts, QObject* parent = nullptr);

    void open(const QString& path); ///< "ms,add|remove,node" in every line
    [[nodiscard]] bool isBusy() const { return m_reading.isBusy() || m_replaying.isBusy(); }

private:
    using Trace = std::shared_ptr<const PreemptionTrace>;
    void askForTrace();
    void take(const QString& name, const Result<Trace>& trace);
    void forget(); ///< what is shown belongs to something older
    void replay();
    void show();
    void clear();

    Parts m_parts;
    Trace m_trace; ///< null: none
    QString m_name;
    ShownReplay m_shown;
    Latest<Result<Trace>> m_reading;
    Latest<Result<TraceReplay>> m_replaying;
};

} // namespace rankloom::ui
