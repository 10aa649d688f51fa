// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/cluster.h"
#include "core/plan/plan.h"

namespace rankloom {

/// Whether the devices that ranks may go to are others, by count or by node.
bool haveOtherDevices(const Cluster& a, const Cluster& b);

/// A placement names the devices of a cluster one by one: it means nothing on other ones. Whether there was
/// anything to forget.
bool forgetDevices(Plan& plan);

} // namespace rankloom
