// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/measurement.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace rankloom {

std::string countedDevices(const std::vector<StatedNode>& nodes)
{
    std::map<std::string, int> count;
    for (const StatedNode& node : nodes)
        if (!node.device.empty())
            ++count[node.device];
    std::string out;
    for (const auto& [device, on] : count)
        out += fmt::format("{}{} on {}", out.empty() ? "" : ", ", device, on);
    return out;
}

bool isRing(std::string_view operation)
{
    constexpr std::array<std::string_view, 4> rings {
        "all_reduce", "all_gather", "reduce_scatter", "sendrecv"};
    return std::ranges::find(rings, operation) != rings.end();
}

const char* toString(NetworkTopology::Kind kind)
{
    switch (kind) {
    case NetworkTopology::Kind::Tree:
        return "tree";
    case NetworkTopology::Kind::Blocks:
        return "blocks";
    case NetworkTopology::Kind::Ring:
        return "ring";
    case NetworkTopology::Kind::Torus:
        return "torus";
    case NetworkTopology::Kind::Flat:
        return "flat";
    }
    return "tree";
}

} // namespace rankloom
