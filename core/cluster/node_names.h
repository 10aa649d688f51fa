// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rankloom {

/// Letters, digits, dots, dashes and underscores, at most 253 of them: what launchers take for a host.
bool isHostName(std::string_view name);

/// The order in which people and resource managers list nodes: numbers count as numbers, gpu9 before gpu10.
bool comesBefore(std::string_view a, std::string_view b);

/// Slurm's short form of a list of hosts, sorted: "gpu[001-004,009],login1". Keeps zero padding.
std::string compressedHostList(std::vector<std::string> names);

} // namespace rankloom
