// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"

namespace rankloom {

/// One word of a command after quotes, escapes and the variables that the same file defines.
struct ShellWord {
    std::string text;
    std::int64_t line = 0; ///< where it is written, from 1
    /// It holds something that only a running shell knows: a variable of the environment, the output of a
    /// command. That part stands as written.
    bool open = false;
    /// A variable in it got its value in one of several branches: the last one counts here.
    bool conditional = false;
};
using ShellCommand = std::vector<ShellWord>;

/// The commands of a POSIX shell script (or of a file of arguments) in order, nothing executed. Understood:
/// quotes, backslashes, line continuation, comments, here-documents (skipped), NAME=value, NAME+=value,
/// arrays NAME=( … ), $NAME, ${NAME}, ${NAME:-default}, "${NAME[@]}", $((…)) of whole numbers. All branches
/// of a condition are read; what is only printed or compared (echo, [ … ]) is left out. Commands that are
/// only assigned to variables nobody uses come last. Errors: BadSyntax (a quote or bracket that does not end,
/// with its line), TooLarge (over 1 MiB, or growing beyond 32 MiB by its variables).
Result<std::vector<ShellCommand>> shellCommands(std::string_view text, const std::string& file);

} // namespace rankloom
