// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// What becomes of a plan that a launcher gets as `written`, because its files have no place for the rest:
/// whether it still fits ("As written here stage 0 needs 91.0 GiB of 80.0 GiB: it does not fit."), and how
/// long a step then takes. Errors are what keeps it from running. Figures that differ by less than half a
/// percent are the same. Judges exports (core/exchange/export/export.h).
Diagnostics judgeWritten(const Project& project, const Plan& planned, const Plan& written);

} // namespace rankloom
