// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/error.h"

namespace rankloom::cli {

struct CalibrateServingOptions {
    std::string batches; ///< table of batch times
    std::string plan; ///< that they were measured with
    std::string project;
    std::string scenario;
    std::string engine; ///< whose constants the fit starts from; empty = vllm
    std::int64_t context = 1024; ///< tokens before each decode, where the table does not say
    std::string output; ///< the fitted rates, JSON
    bool json = false;
};

/// `calibrate serving`: fits the rates of a deployment to measured batch times, tells what that is worth for
/// batches the fit has not seen, and writes the rates.
Result<int> calibrateServing(const CalibrateServingOptions& options);

} // namespace rankloom::cli
