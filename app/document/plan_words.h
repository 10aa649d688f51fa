// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/plan/plan.h"

namespace rankloom::ui {

/// What changed from one plan to another, as the name of a command: "Set TP to 8", "Change TP, PP and 2
/// more".
QString changeName(const Plan& before, const Plan& after);
/// What tells a plan from the one it was copied from: "TP 8 instead of 4"; empty when they decide the same.
QString differenceName(const Plan& base, const Plan& plan);

} // namespace rankloom::ui
