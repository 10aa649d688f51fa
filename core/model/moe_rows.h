// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/model/model_spec.h"

namespace rankloom {

/// How many layers with experts are in front of each decoder layer, and in all of them behind the last: the
/// row that an MoE layer has in routing statistics and expert placements.
inline std::vector<int> moeRows(const ModelSpec& model)
{
    std::vector<int> before {0};
    for (int layer = 0; layer < model.layers; ++layer)
        before.push_back(before.back() + (model.isMoe(layer) ? 1 : 0));
    return before;
}

} // namespace rankloom
