// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QPointF>
#include <QString>

#include "widgets/unit_scale.h"

namespace rankloom::ui {

/// How the points of a series are drawn. Shapes tell series apart where colours cannot.
enum class ChartMark : std::uint8_t { None, Disc, Ring, Square, Diamond, Triangle };

struct ChartSeries {
    static constexpr int kMuted = -1;

    QString name {}; ///< in the legend; empty = not there
    /// In the units of core: s, bytes, shares.
    std::vector<QPointF> points {};
    /// What each point stands for, see ChartPicture: one per point, or empty where nothing can be pointed at.
    std::vector<int> items {};
    ChartMark mark = ChartMark::None;
    Qt::PenStyle line = Qt::NoPen;
    int color = 0; ///< as of categoryColor(), or kMuted
    double size = 9; ///< of a mark, px
};

struct ChartAxis {
    QString title {};
    FigureKind kind = FigureKind::Number;
    /// Above 0: logarithmic, ticks at powers of it.
    double base = 0;
    /// The axis shows this far at least; what is not given follows from the data, with a margin.
    std::optional<double> from {};
    std::optional<double> to {};
};

/// Between two values of the upright axis, over the whole width: a tolerance, noise.
struct ChartBand {
    double from = 0;
    double to = 0;
    QString name;
};

/// A word beside a point.
struct ChartNote {
    QPointF at;
    QString text;
};

struct ChartData {
    ChartAxis x {};
    ChartAxis y {};
    std::vector<ChartSeries> series {}; ///< the last is drawn on top
    std::vector<ChartBand> bands {};
    std::vector<ChartNote> notes {};

    [[nodiscard]] bool empty() const { return series.empty(); }
};

} // namespace rankloom::ui
