// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/reading.h"

/// The single lines of a log with OSU micro-benchmarks.
namespace rankloom {

/// "# OSU MPI-CUDA Bandwidth Test v5.8" begins a table.
std::optional<PairMeasurement> osuTitle(std::string_view line);

/// The two hosts that a line names. The tool prints none; scripts do, before the tables they hold for
/// ("… experiments for nodes a b"), and so does Flux, after the table.
struct OsuHosts {
    std::vector<std::string> names;
    bool ofLastRun = false; ///< of the table before the line, not of those that follow
};
std::optional<OsuHosts> osuHosts(std::string_view line);

} // namespace rankloom
