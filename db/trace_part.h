// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "db/project_file.h"

// routing.part says in words which tokens of the traces the statistics were counted from.

namespace rankloom::db {

/// "train 0.7, seed 1, blocks of 256; time 0.5-1; task=intent"; empty = all tokens of the current trace.
std::string wordsOf(const TraceFilter& filter);

/// What wordsOf() wrote. What it cannot have written is left out: a filter is a convenience, the counts
/// themselves are stored.
TraceFilter filterOf(std::string_view words);

} // namespace rankloom::db
