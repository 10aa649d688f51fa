// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/measurement.h"

namespace rankloom {

/// Fills `fittedLatency` and `plateauBusBandwidth` from the rows. The fit of time = latency + size /
/// bandwidth minimises relative errors over rows of at least 1 MiB: the largest sizes, ten thousand times
/// slower than the smallest, would otherwise decide alone. A negative latency is reported as 0; NaN when
/// fewer than two sizes are there.
void fitCollective(CollectiveMeasurement& measurement);

} // namespace rankloom
