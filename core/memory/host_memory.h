// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/quantity.h"
#include "core/memory/memory_report.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// Of a legal plan: activations that are away at the peak, buffers on the way to drives, optimizer states.
/// Nothing where nothing is offloaded. `layout`: resolved; `stages`: what a device of each keeps there.
HostMemory hostMemory(
    const Project& project, const Plan& plan, const Layout& layout, const std::vector<Bytes>& stages);

} // namespace rankloom
