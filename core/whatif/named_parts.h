// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "core/base/error.h"
#include "core/cluster/cluster.h"
#include "core/plan/plan.h"

namespace rankloom {

/// The part that people name so: a node by name or number, a device as "n03:4" (node and slot), a link as two
/// nodes with a dash between blanks, a comma or a blank between them: "n01 - n02". Nothing is supposed about
/// it yet.
std::optional<WhatIf> partNamed(const Cluster& cluster, std::string_view text);

/// Reads what the command line says: "PART:WHAT[:WHAT]" with PART one of device:12, device:n03:4 (node and
/// slot), node:n03, link:n01:n02, level:node-pair, level:device-pair, and WHAT one of speed=0.7,
/// bandwidth=0.5, removed. Nodes by name or number. Errors: BadValue.
Result<WhatIf> parseWhatIf(const Cluster& cluster, std::string_view text);
/// Reads "n03", "n03:draining" or "n03:broken:what somebody notes". Errors: BadValue.
Result<UnavailableNode> parseOutage(const Cluster& cluster, std::string_view text);

} // namespace rankloom
