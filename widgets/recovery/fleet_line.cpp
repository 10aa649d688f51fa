// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recovery/fleet_line.h"

namespace rankloom::ui {

FleetLine fleetLine(std::span<const FleetPoint> points, double seconds)
{
    FleetLine out {{.points = {{0, 1}}, .line = Qt::SolidLine, .color = 0}, {.color = 0}};
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double at = points[i].seconds / seconds;
        out.line.points.emplace_back(at, out.line.points.back().y());
        out.line.points.emplace_back(at, points[i].throughput);
        out.moments.points.emplace_back(at, points[i].throughput);
        out.moments.items.push_back(static_cast<int>(i));
    }
    return out;
}

} // namespace rankloom::ui
