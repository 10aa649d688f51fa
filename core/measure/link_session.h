// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/link_table.h"
#include "core/measure/measurement.h"

namespace rankloom {

/// A matrix as it would be read, without what stands in its diagonal.
LinkMeasurement measurementOf(const LinkMatrix& matrix);

/// Whether these are measured figures of links between nodes, to plan with.
bool isSession(const LinkMeasurement& links);

} // namespace rankloom
