// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/compare/comparison.h"

namespace rankloom {

/// The plan to take of a comparison whose columns are filled, with reasons. See compare().
Recommendation recommend(std::span<const ComparedPlan> plans, const Comparison& comparison);

} // namespace rankloom
