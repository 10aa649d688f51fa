// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "core/routing/routing.h"

namespace rankloom {

/// Counts load over time in at most 64 windows, whatever the length of the trace: where they do not suffice,
/// neighbours merge and windows become twice as wide.
class WindowCounter {
public:
    void add(const RoutingBatch& batch);
    /// Files of one run overlap in time; what comes next goes behind everything counted so far.
    void beginLater();

    /// For layers in ascending order; empty where the windows would need more than 64 MiB.
    [[nodiscard]] LoadWindows collect(int experts) const;

private:
    using Windows = std::vector<std::vector<std::int64_t>>; ///< [window][experts seen]

    std::vector<std::int64_t>& cell(Windows& windows, std::int64_t number, std::size_t experts);
    void widen();

    std::int64_t m_width = 0;
    std::int64_t m_base = 0; ///< number of the first token of the present files
    std::int64_t m_end = 0;
    std::map<int, Windows> m_layers;
    std::size_t m_held = 0; ///< counters
    bool m_tooLarge = false;
};

} // namespace rankloom
