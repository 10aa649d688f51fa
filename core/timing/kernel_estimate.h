// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/cluster.h"
#include "core/measure/kernel_rates.h"

namespace rankloom {

/// What the laws that passes are priced by say of a kernel that was measured alone, on the device of the
/// cluster; collectives and exchanges between its first devices, of which there are enough (see ranksOf()).
/// `kernel` is sound.
Seconds estimateKernel(const Cluster& cluster, const MeasuredKernel& kernel);

} // namespace rankloom
