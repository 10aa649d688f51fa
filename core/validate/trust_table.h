// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/validate/left_out.h"

namespace rankloom {

/// The residuals of left-out runs by publisher, family of models and kind, what the runs range over, and by
/// how much pairs of one publisher differ: what stepTrust() and memoryTrust() read. JSON "rankloom-trust",
/// version 2, in order of names.
std::string writeResidualTable(std::string_view quantity, const std::vector<LeftOutRun>& runs);

} // namespace rankloom
