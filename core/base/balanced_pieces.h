// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace rankloom {

/// How many of `total` alike pieces each of `parts` takes so that the last ends soonest: every one gets one
/// first, then always who ends first with one more, of equals the first. `endOf(part, pieces)` grows with the
/// pieces.
template <class EndOf> std::vector<int> balancedPieces(int total, std::size_t parts, const EndOf& endOf)
{
    std::vector<int> out(parts, 0);
    const auto withOneMore = [&](std::size_t part) {
        return out[part] == 0 ? decltype(endOf(part, 1)) {} : endOf(part, out[part] + 1);
    };
    for (int piece = 0; piece < total; ++piece) {
        std::size_t next = 0;
        for (std::size_t part = 1; part < parts; ++part)
            if (withOneMore(part) < withOneMore(next))
                next = part;
        ++out[next];
    }
    return out;
}

} // namespace rankloom
