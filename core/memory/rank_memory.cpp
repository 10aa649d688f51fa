// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/rank_memory.h"

#include "core/memory/stage_account.h"
#include "core/plan/rank_grid.h"

namespace rankloom {

RankMemory rankMemory(const Project& project, const Plan& plan)
{
    const Accountant accountant(project, plan);
    const MemoryShape& shape = accountant.shape();
    RankMemory out;
    for (int stage = 0; stage < shape.pp; ++stage) {
        std::vector<StageMemory>& members = out.members.emplace_back();
        for (const ExpertShare& share : accountant.shares(stage))
            members.push_back(accountant.memory(stage, share));
    }
    const RankGrid grid(shape.layout);
    for (int rank = 0; rank < grid.ranks(); ++rank) {
        const RankCoordinates& at = grid.coordinates(rank);
        const std::size_t count = out.members[static_cast<std::size_t>(at.pp)].size();
        out.stageOfRank.push_back(at.pp);
        out.memberOfRank.push_back(count > 1 ? at.ep : 0);
    }
    return out;
}

double expertLoadThatFits(const Project& project, const Plan& plan, int stage)
{
    constexpr int kHalvings = 40;
    const Accountant accountant(project, plan);
    const ExpertShare share = accountant.fullestShare(stage);
    double fits = share.tokens;
    double above = accountant.memory(stage, share).expertLoad.high;
    for (int i = 0; i < kHalvings && above > fits; ++i) {
        const double load = i == 0 ? above : (fits + above) / 2;
        const StageMemory memory =
            accountant.total(stage, accountant.account(stage, {load, share.parameters}));
        (memory.device <= memory.capacity ? fits : above) = load;
    }
    return fits;
}

} // namespace rankloom
