// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"

namespace rankloom::cli {

struct CalibrateDeviceOptions {
    std::vector<std::string> files;
    std::string preset; ///< empty = by the name that the files have of the device
    std::string output;
    bool json = false;
};

/// Fits the constants of a device to measured kernels of one or several files, prints what became of them and
/// how near the laws come, and writes the device.
Result<int> calibrateDevice(const CalibrateDeviceOptions& options);

} // namespace rankloom::cli
