// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/routing/split_blocks.h"

namespace rankloom {

std::int64_t suitableBlock(std::int64_t tokens)
{
    constexpr std::int64_t kBlocks = 64;
    constexpr std::int64_t kLeast = 16; ///< neighbouring tokens are alike: they stay together
    constexpr std::int64_t kMost = 256;
    std::int64_t block = kMost;
    while (block > kLeast && block * kBlocks > tokens)
        block /= 2;
    return block;
}

} // namespace rankloom
