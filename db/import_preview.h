// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/cluster/cluster.h"
#include "core/exchange/reading.h"
#include "core/measure/host_mapping.h"

namespace rankloom::db {

/// Measurements are text of at most some megabytes; more is a trace or a mistake.
inline constexpr std::size_t kMostTextBytes = std::size_t {256} << 20U;

std::string nameOfFile(const std::string& path);

/// Parses a text; a reading that found an error in its file is refused. Errors name the whole path.
Result<Reading> readSound(
    const std::string& text, const std::string& path, FileFormat format, const ReadingHints& hints);

/// The program that printed a value, and the value in one line: "bandwidth of 16 × 16 nodes, 11.2 GB/s to
/// 21.5 GB/s". Empty where there is nothing to say.
std::string toolOf(const Parsed& value);
std::string summaryOf(const Parsed& value);

/// Puts a value into the cluster, where it is about one. What does not fit changes nothing and is itemised.
void applyToCluster(
    Cluster& cluster, const Parsed& value, const HostMapping& hosts, Diagnostics& diagnostics);

/// Says which hosts stand for nodes that are called otherwise, and which are left out.
void explain(const HostMapping& hosts, const Cluster& cluster, Diagnostics& diagnostics);

/// The differences of two states of a cluster, a line for each kind.
std::vector<Phrase> clusterChanges(const Cluster& before, const Cluster& after);

} // namespace rankloom::db
