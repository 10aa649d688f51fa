// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QBasicTimer>
#include <QString>

#include "core/recovery/over_time.h"
#include "widgets/chart/chart_picture.h"

namespace rankloom::ui {

/// A preemption trace as every policy lives through it.
struct TraceReplay {
    QString name; ///< of the file
    double horizon = 0; ///< s
    double samplesPerSecond = 0; ///< with every node there
    std::size_t oddLines = 0; ///< nodes that are added twice, or removed and not there
    struct OfPolicy {
        FleetPolicy fleet;
        FleetRun run;
    };
    std::vector<OfPolicy> policies;

    [[nodiscard]] const OfPolicy* of(RecoveryPolicy policy) const; ///< null: none
    /// With most work done; null without policies.
    [[nodiscard]] const OfPolicy* best() const;
};
using ShownReplay = std::shared_ptr<const TraceReplay>;

/// Throughput over a preemption trace under the chosen policy, the others as dotted lines. Items are the
/// moments at which it changes; a cursor stands at the chosen one.
///
/// Space plays: it walks from moment to moment.
class ReplayView : public ChartPicture {
    Q_OBJECT
public:
    explicit ReplayView(QWidget* parent = nullptr);

    void setReplay(ShownReplay replay, RecoveryPolicy policy); ///< null: the empty state
    [[nodiscard]] bool isPlaying() const { return m_play.isActive(); }
    void setPlaying(bool playing);
    /// How it stands at the cursor; what came of the trace where there is none.
    [[nodiscard]] QString moment() const;
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;

Q_SIGNALS:
    void momentChanged();
    void playingChanged(bool playing);

protected:
    [[nodiscard]] QString describe() const override;
    [[nodiscard]] QString textOf(int item) const override;
    void paintEvent(QPaintEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    /// Samples that are done so many s after the start, as a share of those of a second with every node.
    [[nodiscard]] double workUntil(double seconds) const;
    void addLine(ChartData& chart, const TraceReplay::OfPolicy& one) const;
    void moveTo(int moment);

    ShownReplay m_replay;
    const TraceReplay::OfPolicy* m_shown = nullptr;
    double m_running = 1; ///< share of the time in which no checkpoint is written
    QBasicTimer m_play;
};

} // namespace rankloom::ui
