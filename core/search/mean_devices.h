// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/search/layout_search.h"

namespace rankloom {

/// The cluster with one kind of device, which is as fast as all of them in the mean, has the least memory and
/// the slowest assumed links: how fast a layout could be if everybody's work followed the speed of his
/// device.
Cluster onMeanDevices(const Cluster& cluster);

/// Adds to the ranked layouts of a mixed cluster those that are fastest on mean devices, priced on the
/// devices that there are: equal shares of work make them slow, which shares by speed may mend. Those that
/// are not legal there, do not fit, or are ranked already are left out.
void addLayoutsOfMeanDevices(const Project& project, const Plan& plan, const SearchSpace& space,
    const SearchOptions& options, SearchResult& found);

} // namespace rankloom
