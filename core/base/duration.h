// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstddef>
#include <iterator>
#include <optional>

namespace rankloom {

/// A duration as people say it, "2 min 6 s": whole parts, of which the second may be 0.
struct MixedDuration {
    double count = 0;
    const char* unit = "";
    double rest = 0;
    const char* restUnit = "";
};

/// Of a magnitude; none below a minute, as whole seconds count it. In whole parts first, so that 59.6 s more
/// are another minute, never 60 s.
inline std::optional<MixedDuration> mixedDuration(double seconds)
{
    constexpr struct {
        double size;
        const char* name;
    } kUnits[] = {{86400, "d"}, {3600, "h"}, {60, "min"}, {1, "s"}};
    for (std::size_t i = 0; i + 1 < std::size(kUnits); ++i) {
        const double parts = std::round(seconds / kUnits[i + 1].size);
        const double each = kUnits[i].size / kUnits[i + 1].size;
        if (parts < each)
            continue;
        const double whole = std::floor(parts / each);
        return MixedDuration {whole, kUnits[i].name, parts - whole * each, kUnits[i + 1].name};
    }
    return std::nullopt;
}

} // namespace rankloom
