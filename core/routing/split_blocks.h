// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace rankloom {

/// TraceSplit::blockTokens for a trace of so many tokens: a power of two from 16 to 256, of which the trace
/// has 64 where it can. With few blocks chance decides how much falls into a part: six blocks of 256 have
/// sent 20 % of a trace to a part that should have 70 %.
std::int64_t suitableBlock(std::int64_t tokens);

} // namespace rankloom
