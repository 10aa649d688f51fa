// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/collective_fit.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/quantity.h"

namespace rankloom {

void fitCollective(CollectiveMeasurement& measurement)
{
    // Weighted least squares of t = a + c·s with weights 1/t².
    double w = 0;
    double ws = 0;
    double wss = 0;
    double wt = 0;
    double wst = 0;
    double largest = -1;
    measurement.plateauBusBandwidth = std::numeric_limits<double>::quiet_NaN();
    for (const CollectiveRow& row : measurement.rows) {
        if (row.sizeBytes >= largest && std::isfinite(row.busBandwidth)) {
            largest = row.sizeBytes;
            measurement.plateauBusBandwidth = row.busBandwidth;
        }
        if (row.sizeBytes < kMiB || !std::isfinite(row.time) || row.time <= 0)
            continue;
        const double weight = 1 / (row.time * row.time);
        const double size = row.sizeBytes / kMiB;
        w += weight;
        ws += weight * size;
        wss += weight * size * size;
        wt += weight * row.time;
        wst += weight * size * row.time;
    }
    const double determinant = w * wss - ws * ws;
    measurement.fittedLatency = determinant > 1e-9 * w * wss
        ? std::max(0.0, (wt * wss - wst * ws) / determinant)
        : std::numeric_limits<double>::quiet_NaN();
}

} // namespace rankloom
