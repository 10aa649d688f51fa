// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace rankloom::cli {

/// What may stand for the last of `words` (which it begins with), the words behind the program's name; empty
/// where a file or a figure is asked for. For the completion of shells.
std::vector<std::string> completions(const CLI::App& app, const std::vector<std::string>& words);

/// The manual page rankloom-cli(1) in roff: every command and option with its help.
std::string manualPage(const CLI::App& app);

} // namespace rankloom::cli
