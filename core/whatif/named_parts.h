// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/cluster/cluster.h"
#include "core/plan/plan.h"

namespace rankloom {

/// The part that people name so: a node by name or number, a device as "n03:4" (node and slot), a link as two
/// nodes with a dash between blanks, a comma or a blank between them: "n01 - n02". Nothing is supposed about
/// it yet.
std::optional<WhatIf> partNamed(const Cluster& cluster, std::string_view text);

/// The nodes that a list means, ascending, each once: names or numbers, runs as "gpu001-gpu004" or "1-4",
/// Slurm's "gpu[001-004,009]", or how many of the last as "4x". Errors: BadValue with the entry that names
/// none.
Result<std::vector<int>> nodesNamed(const Cluster& cluster, std::string_view text);
/// The same in short: "gpu[001-004,009]"; "4-7, 9" where nodes have no names.
std::string nodesInShort(const Cluster& cluster, const std::vector<int>& nodes);

/// Reads what the command line says: "PART:WHAT[:WHAT]" with PART one of device:12, device:n03:4 (node and
/// slot), node:n03, link:n01:n02, level:node-pair, level:device-pair, and WHAT one of speed=0.7,
/// bandwidth=0.5, removed. Nodes by name or number. Errors: BadValue.
Result<WhatIf> parseWhatIf(const Cluster& cluster, std::string_view text);
/// Reads "n03", "n03:draining" or "n03:broken:what somebody notes". Errors: BadValue.
Result<UnavailableNode> parseOutage(const Cluster& cluster, std::string_view text);

} // namespace rankloom
