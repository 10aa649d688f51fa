// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "widgets/chart/chart_picture.h"

namespace rankloom::ui {

/// What a placement of experts does to some tokens.
struct TradeOffFigures {
    double maxOverMean = 1; ///< load of the fullest GPU, mean over layers
    /// Share of the transitions between layers that change the GPU; with prices, of the traffic that all of
    /// them would make over the dearest links.
    double traffic = 0;
};

/// A placement of experts between even load and little traffic.
struct TradeOffPoint {
    TradeOffFigures seen; ///< on the tokens it was made for
    std::optional<TradeOffFigures> unseen; ///< on others
};

/// Placements of which none is better than another in both load and traffic, and the present one. Items are
/// placements; what becomes of the chosen one on other tokens is joined to it.
/// What traffic is counted as: changes of GPU, or what they cost on the links.
enum class TrafficCount : std::uint8_t { Changes, Priced };

class TradeOffView : public ChartPicture {
    Q_OBJECT
public:
    explicit TradeOffView(QWidget* parent = nullptr);

    /// By rising load; the choice becomes the first point.
    void setPoints(std::vector<TradeOffPoint> points, std::optional<TradeOffPoint> present,
        TrafficCount count = TrafficCount::Changes);

    [[nodiscard]] QSize pictureSize() const override { return {560, 360}; }
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QSize sizeHint() const override { return {320, 150}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 90}; }

protected:
    [[nodiscard]] QString describe() const override;
    [[nodiscard]] QString textOf(int item) const override;

private:
    [[nodiscard]] QString trafficName() const;
    [[nodiscard]] bool knowsUnseen() const;

    std::vector<TradeOffPoint> m_points;
    bool m_priced = false;
};

} // namespace rankloom::ui
