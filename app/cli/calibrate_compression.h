// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/error.h"

namespace rankloom::cli {

struct CalibrateCompressionOptions {
    std::string passes; ///< CSV file of measured passes
    std::string plan;
    std::string project;
    std::string scenario;
    std::string output;
    bool json = false;
};

/// `calibrate compression`: measured passes of compression and decompression against estimates on the plan's
/// device, by kind; writes the plan with the costs of its own kind.
Result<int> calibrateCompression(const CalibrateCompressionOptions& options);

} // namespace rankloom::cli
