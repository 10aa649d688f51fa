// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/validate/timing_case.h"

namespace rankloom {

/// What a fit to the runs of one device type found.
using DeviceFits = std::map<std::string, StepFit>;

/// Appends the run as it is estimated on a project, or why it cannot be.
void compareRun(const TimingRun& run, const Project& project, ValidationTable& table);

/// Constants of every device that there are runs of: those of one do not apply to another.
DeviceFits fitDevices(const std::vector<TimingRun>& runs);

/// The runs with constants that were fitted elsewhere.
ValidationTable withFits(const char* file, const TimingRuns& runs, const DeviceFits& fits);

/// The runs with constants that have not seen them: of a file that joins several publishers, those of each
/// with constants fitted on the others; else each half with constants fitted on the other. Nothing where
/// there are too few.
std::optional<ValidationTable> outOfSample(const char* file, const TimingRuns& runs);

} // namespace rankloom
