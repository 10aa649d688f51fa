// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/memory_advice.h"

namespace rankloom {

/// What is offloaded is more than a node holds, in words.
Diagnostic hostDoesNotFit(const Project& project, const HostMemory& host);

/// What is offloaded to hosts that have no room for it, with changes that would fit there, what each costs,
/// the fastest first. Empty where it fits, or where the memory of a host is not known. Errors: Cancelled.
Result<Diagnostics> hostAdvice(const Project& project, const Plan& plan, const Evaluation& evaluation,
    const EvaluateFunction& evaluate, const std::stop_token& stop);

} // namespace rankloom
