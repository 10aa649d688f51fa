// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/serving/served_plan.h"

namespace rankloom {

/// How the keys and values of a prompt get from a replica that computed it to one that generates. Every
/// device of the receiver gets its layers and heads from a device that has them; all send at the same time,
/// each its parts one after another, and so do they receive.
struct HandOverPath {
    Seconds latency {};
    Seconds perToken {}; ///< of the busiest device, of layers that keep everything
    Seconds perWindowedToken {}; ///< the same of layers with a window
    Bytes bytesPerToken {}; ///< all devices together, windows left out
    int from = -1; ///< devices of the slowest link of the busiest device
    int to = -1;

    /// `window` in tokens, 0 = none.
    [[nodiscard]] Seconds of(std::int64_t tokens, std::int64_t window) const;
};

/// Paths from each replica of one pool (rows) to each of the other, over the links of the cluster.
struct HandOverPaths {
    int receivers = 1;
    std::vector<HandOverPath> paths;

    /// Index into `paths`; replicas of each pool are counted from 0.
    [[nodiscard]] std::size_t number(int from, int to) const
    {
        return static_cast<std::size_t>(from) * static_cast<std::size_t>(receivers)
            + static_cast<std::size_t>(to);
    }
    [[nodiscard]] int sender(std::size_t number) const { return static_cast<int>(number) / receivers; }
    [[nodiscard]] int receiver(std::size_t number) const { return static_cast<int>(number) % receivers; }
    [[nodiscard]] const HandOverPath& path(int from, int to) const { return paths[number(from, to)]; }
    /// Over all paths, of a prompt of so many tokens.
    [[nodiscard]] Seconds mean(std::int64_t tokens, std::int64_t window) const;
};
HandOverPaths handOverPaths(const ServedPlan& prompts, const ServedPlan& decodes);

} // namespace rankloom
