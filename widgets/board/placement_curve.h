// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include <QString>

#include "widgets/chart/chart_picture.h"

namespace rankloom::ui {

/// What a search for a placement found, and when. Costs are of any one unit.
struct PlacementCurveData {
    struct Best {
        double cost = 0;
        std::int64_t moves = 0; ///< tried until then
        double elapsed = 0; ///< seconds; NaN = unknown
    };
    std::optional<double> start; ///< cost of the placement it began with; nothing = no search yet
    std::optional<double> bound; ///< no placement costs less
    std::optional<double> noise; ///< a cost this close below the start is no gain
    std::vector<Best> best; ///< by ascending moves
    std::int64_t moves = 0; ///< tried, or to be tried while it is running
    bool running = false; ///< the curve ends where the search is known to be
    QString quantity; ///< what the cost is, with its unit: "Step time (s)"
    FigureKind kind = FigureKind::Seconds;
    std::function<QString(double)> formatExact;
};

/// The best cost over the moves of a search (logarithmic: most is found early), against its start, the bound
/// and the noise band. Items are the start and what was found, in order.
class PlacementCurve : public ChartPicture {
    Q_OBJECT
public:
    explicit PlacementCurve(QWidget* parent = nullptr);

    void setData(PlacementCurveData data);
    [[nodiscard]] const PlacementCurveData& data() const { return m_data; }
    /// The best at the moves below a place, -1 = outside.
    [[nodiscard]] int itemAt(const QPointF& position) const override;

    [[nodiscard]] QSize pictureSize() const override { return {720, 360}; }
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QSize sizeHint() const override { return {320, 150}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 90}; }

protected:
    [[nodiscard]] QString describe() const override;
    [[nodiscard]] QString textOf(int item) const override;

private:
    void addBound(ChartData& chart, double moves) const;
    [[nodiscard]] ChartSeries course(double moves) const;
    [[nodiscard]] double bestCost() const;
    /// "-1.23 %" of the start.
    [[nodiscard]] QString change(double cost) const;

    PlacementCurveData m_data;
};

} // namespace rankloom::ui
