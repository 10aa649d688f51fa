// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/memory/memory.h"
#include "core/plan/laid_out.h"

namespace rankloom {

/// Memory of every rank. Ranks of one pipeline stage differ by their experts: how many a placement with
/// replicas puts on a member of the expert-parallel group, and how many tokens the routing trace sends to
/// them; and in mixed clusters by the memory that their devices have. So there is one figure per stage, kind
/// of device and member, and per stage only where nothing differs.
struct RankMemory {
    /// members[stage][m]: ranks of a pipeline stage with coordinate m in their expert-parallel group, one
    /// entry where all of them are alike; for each kind of device that the stage has.
    std::vector<std::vector<StageMemory>> members;
    std::vector<int> stageOfRank;
    std::vector<int> memberOfRank; ///< index into members[stage]
    std::vector<std::vector<MemoryItem>> items; ///< of the fullest member of each stage

    [[nodiscard]] int ranks() const { return static_cast<int>(stageOfRank.size()); }
    [[nodiscard]] const StageMemory& of(int rank) const
    {
        const auto r = static_cast<std::size_t>(rank);
        return members[static_cast<std::size_t>(stageOfRank[r])][static_cast<std::size_t>(memberOfRank[r])];
    }
};

/// Of an effective plan (isEffective()); ranks of replicas that it does not look at have member -1. The
/// fullest member of a stage is what estimateMemory() reports of it. Milliseconds at 16,384 ranks; the search
/// has no use for it.
RankMemory rankMemory(const LaidOut& laid);

/// Tokens of the fullest member's experts over the mean up to which a stage that fits goes on fitting, with
/// the expected fragmentation; the high end of StageMemory::expertLoad where that fits, too.
double expertLoadThatFits(const Project& project, const Plan& plan, int stage);

} // namespace rankloom
