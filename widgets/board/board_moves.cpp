// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_moves.h"

#include <algorithm>
#include <cstddef>

namespace rankloom::ui {

namespace {

int& at(Placement& placement, int rank) { return placement[static_cast<std::size_t>(rank)]; }

} // namespace

Placement placeRank(Placement placement, int rank, int device)
{
    const int from = at(placement, rank);
    if (const auto other = std::find(placement.begin(), placement.end(), device); other != placement.end())
        *other = from;
    at(placement, rank) = device;
    return placement;
}

Placement swapNodes(Placement placement, int devicesPerNode, int a, int b)
{
    for (int& device : placement) {
        const int node = device / devicesPerNode;
        if (node == a)
            device += (b - a) * devicesPerNode;
        else if (node == b)
            device += (a - b) * devicesPerNode;
    }
    return placement;
}

Placement shiftRank(Placement placement, int rank, int device)
{
    const int from = at(placement, rank);
    const auto [low, high] = std::minmax(from, device);
    std::vector<std::pair<int, int>> between; // device, rank
    for (std::size_t r = 0; r < placement.size(); ++r)
        if (placement[r] >= low && placement[r] <= high)
            between.emplace_back(placement[r], static_cast<int>(r));
    std::sort(between.begin(), between.end());
    const std::size_t n = between.size();
    for (std::size_t i = 0; i < n; ++i) {
        const std::size_t next = from < device ? (i + n - 1) % n : (i + 1) % n;
        at(placement, between[i].second) = between[next].first;
    }
    return placement;
}

std::optional<Placement> moveRanks(
    Placement placement, int devices, std::span<const int> ranks, int anchor, int device)
{
    const int offset = device - at(placement, anchor);
    std::vector<bool> moves(placement.size(), false);
    std::vector<int> vacated;
    std::vector<bool> target(static_cast<std::size_t>(devices), false);
    for (const int rank : ranks) {
        const int goal = at(placement, rank) + offset;
        if (goal < 0 || goal >= devices)
            return std::nullopt;
        moves[static_cast<std::size_t>(rank)] = true;
        target[static_cast<std::size_t>(goal)] = true;
        vacated.push_back(at(placement, rank));
    }
    std::sort(vacated.begin(), vacated.end());
    std::erase_if(vacated, [&](int slot) { return target[static_cast<std::size_t>(slot)]; });
    std::vector<std::pair<int, int>> displaced; // device, rank
    for (std::size_t r = 0; r < placement.size(); ++r) {
        if (moves[r])
            placement[r] += offset;
        else if (target[static_cast<std::size_t>(placement[r])])
            displaced.emplace_back(placement[r], static_cast<int>(r));
    }
    std::sort(displaced.begin(), displaced.end());
    for (std::size_t i = 0; i < displaced.size(); ++i)
        at(placement, displaced[i].second) = vacated[i];
    return placement;
}

} // namespace rankloom::ui
