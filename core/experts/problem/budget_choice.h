// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace rankloom {

/// What some of a budget buys.
struct BudgetOption {
    std::int64_t spent = 0;
    double value = 0; ///< the smaller the better
};

enum class BudgetRounding : std::uint8_t { Spend, Bound };

/// One option of every list, the first of which spends nothing, such that together they keep the budget and
/// the sum of their values is least: exact, by a program over the budget, O(budget · options). A budget so
/// large that it would not fit memory is counted in equal parts, of which options take whole ones: too many
/// (Spend: the budget is kept), or too few (Bound: no choice within the budget has a smaller sum).
std::vector<std::size_t> chooseWithin(
    std::span<const std::vector<BudgetOption>> lists, std::int64_t budget, BudgetRounding rounding);

} // namespace rankloom
