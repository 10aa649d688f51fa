// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/collective_fit.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <eigen3/Eigen/Dense>

#include "core/base/quantity.h"

namespace rankloom {

void fitCollective(CollectiveMeasurement& measurement)
{
    // Weighted least squares of t = a + c·s with weights 1/t², row by row, in the order of the file.
    Eigen::Matrix2d normal = Eigen::Matrix2d::Zero();
    Eigen::Vector2d right = Eigen::Vector2d::Zero();
    double largest = -1;
    measurement.plateauBusBandwidth = std::numeric_limits<double>::quiet_NaN();
    for (const CollectiveRow& run : measurement.rows) {
        if (run.sizeBytes >= largest && std::isfinite(run.busBandwidth)) {
            largest = run.sizeBytes;
            measurement.plateauBusBandwidth = run.busBandwidth;
        }
        if (run.sizeBytes < kMiB || !std::isfinite(run.time) || run.time <= 0)
            continue;
        const Eigen::Vector2d row = Eigen::Vector2d(1, run.sizeBytes / kMiB) / run.time;
        normal += row * row.transpose();
        right += row;
    }
    const double determinant = normal.determinant();
    measurement.fittedLatency = determinant > 1e-9 * normal(0, 0) * normal(1, 1)
        ? std::max(0.0, (normal.inverse() * right)[0])
        : std::numeric_limits<double>::quiet_NaN();
}

} // namespace rankloom
