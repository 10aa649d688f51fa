// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "core/base/quantity.h"
#include "core/cluster/link_table.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// What the tokens of one expert-parallel group send between its devices in one training step, dispatch and
/// combine, forward and backward, over the MoE layers of its pipeline rank.
struct ExpertTraffic {
    std::vector<int> devices; ///< of the group's members, in their order
    std::vector<double> bytes; ///< [from][to], bytes; the diagonal is what stays on a device
    std::array<Bytes, 3> perLevel {}; ///< by LinkLevel; Device = what stays
    std::vector<Bytes> perLayer; ///< what leaves a device, by MoE layer of the pipeline rank
    int firstLayer = 0; ///< MoE layer of the model that perLayer begins with, counted among MoE layers
    int busiestFrom = -1; ///< members of the pair that needs most time on its link; -1 = nothing is sent
    int busiestTo = -1;
    Seconds busiest {}; ///< of that pair alone

    [[nodiscard]] Bytes between(int from, int to) const
    {
        return Bytes(bytes[static_cast<std::size_t>(from) * devices.size() + static_cast<std::size_t>(to)]);
    }
    [[nodiscard]] Bytes moved() const { return perLevel[1] + perLevel[2]; }
};

/// Of the expert-parallel group that `rank` is in. A legal plan of a model with experts; EP 1 sends nothing.
ExpertTraffic expertTraffic(const Project& project, const Plan& plan, int rank = 0);

} // namespace rankloom
