// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/rank_memory.h"

#include <algorithm>

#include "core/memory/stage_account.h"

namespace rankloom {

RankMemory rankMemory(const LaidOut& laid)
{
    const Accountant accountant(laid);
    const MemoryShape& shape = accountant.shape();
    RankMemory out;
    for (int stage = 0; stage < shape.pp; ++stage) {
        std::vector<StageMemory>& members = out.members.emplace_back();
        const std::vector<ExpertShare> shares = accountant.shares(stage);
        std::vector<StageMemory> alike;
        for (const ExpertShare& share : shares)
            alike.push_back(accountant.memory(stage, share));
        for (const std::size_t kind : laid.kinds()[static_cast<std::size_t>(stage)])
            for (const StageMemory& memory : alike)
                members.push_back(accountant.onKind(memory, kind));
        out.items.push_back(explainMemory(accountant, stage));
    }
    const RankGrid& grid = laid.grid();
    for (int rank = 0; rank < grid.ranks(); ++rank) {
        const RankCoordinates& at = grid.coordinates(rank);
        if (!laid.looksAt(at.dp)) { // of another one's figures
            out.stageOfRank.push_back(at.pp);
            out.memberOfRank.push_back(-1);
            continue;
        }
        const std::vector<std::size_t>& kinds = laid.kinds()[static_cast<std::size_t>(at.pp)];
        const std::size_t count = out.members[static_cast<std::size_t>(at.pp)].size() / kinds.size();
        const auto place =
            std::ranges::find(kinds, laid.project.cluster->kindOfDevice(laid.deviceOf(rank))) - kinds.begin();
        out.stageOfRank.push_back(at.pp);
        out.memberOfRank.push_back(
            static_cast<int>(place * static_cast<std::ptrdiff_t>(count)) + (count > 1 ? at.ep : 0));
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
