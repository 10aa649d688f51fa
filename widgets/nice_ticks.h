// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace rankloom::ui {

/// The smallest of 1, 2 and 5 (or other `factors`) times a power of ten that divides a span into `most`
/// parts at most.
inline double niceStep(double span, double most, std::initializer_list<double> factors = {1.0, 2.0, 5.0})
{
    const double rough = std::max(span, 1e-300) / std::max(most, 1.0);
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : factors)
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
