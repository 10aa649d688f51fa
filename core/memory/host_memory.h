// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/quantity.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

class Accountant;

/// Host memory of the node whose devices keep most in it, pinned; each counts like the fullest of its stage.
struct HostMemory {
    int node = 0;
    Bytes needed {}; ///< by all devices of the node together
    Bytes capacity {}; ///< of a node; 0 = not known: it bounds nothing

    [[nodiscard]] bool fits() const { return capacity.value() <= 0 || needed <= capacity; }
    friend bool operator==(const HostMemory&, const HostMemory&) = default;
};

/// Of a legal plan: activations that are away at the peak, buffers on the way to drives, optimizer states.
/// Nothing where nothing is offloaded.
HostMemory hostMemory(const Project& project, const Plan& plan);
/// The same where the accounts of the plan are known.
HostMemory hostMemory(const Project& project, const Plan& plan, const Accountant& accountant);

} // namespace rankloom
