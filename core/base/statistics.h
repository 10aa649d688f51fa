// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace rankloom {

/// One of the values, of which there is at least one: that with about `share` of the others below it. 0 is
/// the least, 0.5 the one in the middle, of an even number the upper of the two, and 1 the greatest.
template <class T> T quantile(std::vector<T> values, double share)
{
    const auto at = values.begin() + std::lround(share * static_cast<double>(values.size() - 1));
    std::ranges::nth_element(values, at);
    return *at;
}

/// The middle of at least one value, of an even number the mean of the two.
inline double median(std::vector<double> values)
{
    const auto middle = values.begin() + std::ssize(values) / 2;
    std::ranges::nth_element(values, middle);
    return values.size() % 2 == 1 ? *middle : (*middle + *std::max_element(values.begin(), middle)) / 2;
}

} // namespace rankloom
