// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/error.h"

namespace rankloom::cli {

struct CalibrateTimingOptions {
    std::string plan;
    std::string project;
    std::string scenario;
    std::string runs; ///< CSV file of further runs; empty = none
    double stepSeconds = 0; ///< measured with the plan itself; 0 = not
    std::string output;
};

/// `calibrate timing`: fits what the device sustains to measured steps, tells what that is worth for runs the
/// fit has not seen, and writes the plan with the fitted device and link tiers.
Result<int> calibrateTiming(const CalibrateTimingOptions& options);

} // namespace rankloom::cli
