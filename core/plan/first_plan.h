// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/plan/plan_json.h"

namespace rankloom {

/// What a new project begins with: llama-3-8b on two nodes of eight H100.
Result<PlanDocument> firstPlanDocument();

} // namespace rankloom
