// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/recovery/over_time_json.h"
#include "widgets/chart/chart_picture.h"

namespace rankloom::ui {

using ShownOverTime = std::shared_ptr<const OverTime>;

/// How many spares pay: goodput with 0, 1, … spare nodes under the chosen policy, and the same over all nodes
/// bought. Items are numbers of spares.
class SparesView : public ChartPicture {
    Q_OBJECT
public:
    explicit SparesView(QWidget* parent = nullptr);
    void setOverTime(ShownOverTime overTime, RecoveryPolicy policy);
    [[nodiscard]] int best() const; ///< number with most goodput per node bought; -1 = nothing is shown
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;

protected:
    [[nodiscard]] QString describe() const override;
    [[nodiscard]] QString textOf(int item) const override;

private:
    [[nodiscard]] std::size_t pointsWorthShowing() const;

    std::vector<SparePoint> m_points;
    RecoveryPolicy m_policy {};
};

/// How often to write checkpoints: the share of the time that writing them and repeating work costs. Items
/// are intervals.
class CheckpointsView : public ChartPicture {
    Q_OBJECT
public:
    explicit CheckpointsView(QWidget* parent = nullptr);
    /// `interval`: as it is now, s.
    void setOverTime(ShownOverTime overTime, double interval);
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;

protected:
    [[nodiscard]] QString describe() const override;
    [[nodiscard]] QString textOf(int item) const override;

private:
    CheckpointOptimum m_optimum;
    double m_interval = 0;
};

/// A run of failures drawn with a seed: throughput over weeks under the chosen policy. Items are the moments
/// at which it changes.
class FleetView : public ChartPicture {
    Q_OBJECT
public:
    explicit FleetView(QWidget* parent = nullptr);
    void setOverTime(ShownOverTime overTime, RecoveryPolicy policy);
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;

protected:
    [[nodiscard]] QString describe() const override;
    [[nodiscard]] QString textOf(int item) const override;

private:
    ShownOverTime m_overTime;
    const OverTime::OfPolicy* m_shown = nullptr;
};

} // namespace rankloom::ui
