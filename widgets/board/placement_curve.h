// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include <QString>

#include "widgets/picture_view.h"

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
    std::function<QString(double)> format; ///< three digits and unit
    std::function<QString(double)> formatExact;
};

/// The best cost over the moves of a search (logarithmic: most is found early), against its start, the bound
/// and the noise band.
class PlacementCurve : public PictureView {
    Q_OBJECT
public:
    explicit PlacementCurve(QWidget* parent = nullptr);

    /// What stands here before the first search.
    void setEmptyText(const QString& text);
    void setData(PlacementCurveData data);
    [[nodiscard]] const PlacementCurveData& data() const { return m_data; }

    void paintPicture(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QSize pictureSize() const override { return {720, 360}; }
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QSize sizeHint() const override { return {320, 150}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 90}; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Frame; ///< of the axes: where costs and moves lie
    [[nodiscard]] Frame frame(const QRectF& area) const;
    void paintNoise(QPainter& painter, const Frame& frame) const;
    void paintAxes(QPainter& painter, const Frame& frame) const;
    void paintDecades(QPainter& painter, const Frame& frame) const;
    void paintBest(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] double bestCost() const;
    /// "-1.23 %" of the start.
    [[nodiscard]] QString change(double cost) const;

    PlacementCurveData m_data;
    QString m_emptyText;
};

} // namespace rankloom::ui
