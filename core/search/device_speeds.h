// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/plan/laid_out.h"

namespace rankloom {

/// The share of the fastest kind's speed at which each device computes; empty where all are alike and whole.
std::vector<double> deviceSpeeds(const LaidOut& laid);

} // namespace rankloom
