// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "widgets/chart/chart_picture.h"
#include "widgets/serving/serving_index.h"

namespace rankloom::ui {

/// Which share of the requests is answered within a time: the distribution of a latency, what is asked of it,
/// and of two schedulers the difference of their distributions. Items are quantiles of each.
class LatencyView : public ChartPicture {
    Q_OBJECT
public:
    explicit LatencyView(ServingMeasure measure, QWidget* parent = nullptr);

    void setRuns(std::vector<ServingRun> runs); ///< none: the empty state
    /// What the share is to be answered within; 0 s: nothing is asked.
    void setTarget(Seconds bound, double share);
    [[nodiscard]] ServingMeasure measure() const { return m_measure; }

    [[nodiscard]] QSize pictureSize() const override { return {640, 420}; }
    [[nodiscard]] QSize sizeHint() const override { return {360, 220}; }
    /// Of all requests, with all their latencies.
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;

protected:
    [[nodiscard]] QString describe() const override;
    [[nodiscard]] QString textOf(int item) const override;

private:
    void refresh();
    void addTarget(ChartData& chart, double most) const;
    void addDifference(ChartData& chart) const;
    [[nodiscard]] const std::vector<double>& quantiles(std::size_t run) const
    {
        return m_runs[run].index->quantiles(m_measure);
    }

    ServingMeasure m_measure;
    std::vector<ServingRun> m_runs;
    Seconds m_bound {};
    double m_share = 0.99;
};

} // namespace rankloom::ui
