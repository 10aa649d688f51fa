// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/problem/budget_choice.h"

#include <algorithm>
#include <limits>

#include "core/base/error.h"

namespace rankloom {

namespace {

/// Lists times parts of the budget: 2 bytes each.
constexpr std::int64_t kMostCells = 8'000'000;

} // namespace

std::vector<std::size_t> chooseWithin(
    std::span<const std::vector<BudgetOption>> lists, std::int64_t budget, BudgetRounding rounding)
{
    std::int64_t useful = 0;
    for (const std::vector<BudgetOption>& options : lists) {
        RANKLOOM_ASSERT(!options.empty() && options.front().spent == 0 && options.size() < 65536);
        std::int64_t most = 0;
        for (const BudgetOption& option : options)
            most = std::max(most, option.spent);
        useful += most;
    }
    budget = std::clamp<std::int64_t>(budget, 0, useful);
    const std::int64_t count = std::ssize(lists);
    const std::int64_t part = 1 + budget * count / kMostCells;
    const std::int64_t up = rounding == BudgetRounding::Spend ? part - 1 : 0;
    const auto width = static_cast<std::size_t>(budget / part) + 1;
    std::vector<double> least(width, 0); // of the lists so far, by parts at most spent
    std::vector<std::uint16_t> choice(lists.size() * width, 0);
    for (std::size_t i = 0; i < lists.size(); ++i) {
        std::vector<double> next(width, std::numeric_limits<double>::infinity());
        for (std::size_t k = 0; k < lists[i].size(); ++k) {
            const auto parts = static_cast<std::size_t>((lists[i][k].spent + up) / part);
            for (std::size_t b = parts; b < width; ++b)
                if (const double sum = least[b - parts] + lists[i][k].value; sum < next[b]) {
                    next[b] = sum;
                    choice[i * width + b] = static_cast<std::uint16_t>(k);
                }
        }
        least = std::move(next);
    }
    std::vector<std::size_t> chosen(lists.size());
    std::size_t left = width - 1;
    for (std::size_t i = lists.size(); i-- > 0;) {
        chosen[i] = choice[i * width + left];
        left -= static_cast<std::size_t>((lists[i][chosen[i]].spent + up) / part);
    }
    return chosen;
}

} // namespace rankloom
