// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace rankloom {

/// What was measured of training programs as they run, and follows from no shape: constants of the memory
/// model. Part of a project; plans decide nothing about it. The defaults are those of published runs.
struct Calibration {
    std::string source; ///< what it was measured on, in words of a person; empty = as Rankloom comes
    double fragmentation = 1.04; ///< reserved / allocated; median of 10 measured runs is 1.036
    double fragmentationLow =
        1.025; ///< the band: measured 1.028 to 1.069, widened by the error of "allocated"
    double fragmentationHigh = 1.075;
    double additiveBytes = 0.1 * 1024 * 1024 * 1024; ///< framework constant inside "allocated"
    double contextBytes = 0.6 * 1024 * 1024 * 1024; ///< device context and kernels
    double communicatorBytes = 0.55 * 1024 * 1024 * 1024; ///< per communicator
    /// How far above (and below) its expectation the fullest expert rank may come, as a share of it, where no
    /// trace tells.
    double expertLoadSpread = 0.15;

    friend bool operator==(const Calibration&, const Calibration&) = default;
};

} // namespace rankloom
