// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/plan/plan.h"

namespace rankloom::ui {

/// What changed from one plan to another, as the name of a command: "Set TP to 8", "Change TP, PP and 2
/// more".
QString changeName(const Plan& before, const Plan& after);

} // namespace rankloom::ui
