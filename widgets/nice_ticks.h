// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>

namespace rankloom::ui {

/// The smallest of 1, 2 and 5 times a power of ten that divides a span into `most` parts at most.
inline double niceStep(double span, double most)
{
    const double rough = std::max(span, 1e-300) / std::max(most, 1.0);
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= rough * (1 - 1e-9))
            return factor * power;
    return 10 * power;
}

/// Decimals in which multiples of a niceStep() differ.
inline int decimalsOf(double step)
{
    return std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
}

} // namespace rankloom::ui
