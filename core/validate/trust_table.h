// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/validate/validation.h"

namespace rankloom {

/// The runs of a report of step times by kind, how far the shipped constants were off, and what they range
/// over: what stepTrust() reads. JSON "rankloom-trust", version 1, kinds in order of their names.
std::string writeTrustTable(const ValidationReport& report);

} // namespace rankloom
