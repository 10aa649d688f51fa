// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/exchange/reading.h"
#include "core/measure/host_mapping.h"

/// The texts around host mapping: hosts that files name, answers as people write them.
namespace rankloom {

/// The hosts between which the values measured, each once, in order.
std::vector<HostRow> hostsOf(const std::vector<Parsed>& values);

/// "gpu-b07=n07", or "gpu-b07=" for none. Errors: BadValue.
Result<std::pair<std::string, std::string>> parseHostAnswer(std::string_view text);

/// A text of such lines, also with blanks instead of the equals sign; # begins a comment. Errors: BadSyntax,
/// Contradiction (a host twice), TooLarge (65,536 lines).
Result<HostAnswers> parseHostAnswers(std::string_view text, const std::string& file);

/// How many lines of a text name each of some hosts.
std::map<std::string, std::int64_t> linesNaming(std::string_view text, const std::vector<std::string>& hosts);

/// Which nodes the hosts of a file stand for. Open hosts refuse the file unless the nodes have no names that
/// could be unknown, see ReadingHints::openHosts. Errors: BadValue.
Result<HostMapping> placedHosts(const Reading& reading, std::string_view text, const Cluster& cluster,
    const HostAnswers& answers, const ReadingHints& hints);

/// Lists what is open, the lines each stands in, and the options of the command line that answer it.
Error openHostsError(const HostMapping& mapping, const Cluster& cluster, std::string_view text);

} // namespace rankloom
