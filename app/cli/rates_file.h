// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/error.h"
#include "core/plan/project.h"

namespace rankloom::cli {

/// Makes rates that `calibrate serving --output` wrote those of the project; figures that the file leaves out
/// are as shipped. Prints what it did not know. No file: nothing.
Result<void> takeRatesFile(const std::string& file, Project& project);

} // namespace rankloom::cli
