// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/recovery/over_time.h"
#include "widgets/chart/chart_data.h"

namespace rankloom::ui {

/// Throughput of a fleet over time: a staircase that begins with all of it, and its moments as items.
struct FleetLine {
    ChartSeries line;
    ChartSeries moments;
};
/// `seconds`: of a unit of the axis.
FleetLine fleetLine(std::span<const FleetPoint> points, double seconds);

} // namespace rankloom::ui
