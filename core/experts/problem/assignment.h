// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace rankloom {

/// The column of every row such that the sum of gain[row·n + column] is largest and every column is used
/// once; shortest augmenting paths, O(n³). Works for any type of number that holds the sum.
template <class Number> std::vector<int> bestAssignment(std::span<const Number> gain, int n);

extern template std::vector<int> bestAssignment(std::span<const std::int64_t>, int);
extern template std::vector<int> bestAssignment(std::span<const double>, int);

} // namespace rankloom
