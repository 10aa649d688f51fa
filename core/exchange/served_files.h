// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

// What serving a plan document takes from files beside it: whoever reads documents takes them here.

/// The trace that a plan names, unless the project has it, from the file of that name in the folder of the
/// document. A name that leads elsewhere names no file, and what is not there is told by whoever needs the
/// requests. Errors: those of reading.
Result<Diagnostics> takeTraceBeside(const std::string& folder, const Plan& plan, Project& project,
    Progress& progress, const std::stop_token& stop = {});

/// Makes rates that `calibrate serving --output` wrote those of the project's device; figures that they leave
/// out are as shipped. Errors: those of readServingRates().
Result<Diagnostics> takeServingRates(std::string_view text, const std::string& file, Project& project);

} // namespace rankloom
