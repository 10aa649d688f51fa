// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/error.h"
#include "core/validate/validation.h"

namespace rankloom {

inline constexpr const char* kKernelTableName = "moe_micro.csv";

/// Single kernels against the laws that passes are priced by: with the constants shipped for the device, by
/// kind of kernel, and with those fitted to the other half of the kernels of the device. False where the
/// folder has no such table. Errors: those of reading it.
Result<bool> compareKernels(const std::string& folder, ValidationReport& report);

} // namespace rankloom
