// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/nearest.h"

#include <algorithm>
#include <numeric>

namespace rankloom {

namespace {

std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t {0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0U : 1U)});
            diagonal = above;
        }
    }
    return row[b.size()];
}

} // namespace

std::vector<std::string> nearestNames(
    std::string_view text, const std::vector<std::string>& candidates, std::size_t limit)
{
    const std::string_view start = text.substr(0, 64);
    // The beginning of a longer name counts nearly as well: "mixtrl" is nearer to "mixtral-8x7b" than to
    // "gpt2".
    std::vector<std::pair<std::size_t, std::size_t>> order;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const std::string_view beginning = std::string_view(candidates[i]).substr(0, start.size());
        order.emplace_back(
            std::min(2 * editDistance(start, candidates[i]), 2 * editDistance(start, beginning) + 1), i);
    }
    std::ranges::sort(order);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(limit, order.size()); ++i)
        names.push_back(candidates[order[i].second]);
    return names;
}

std::vector<std::string> similarNames(std::string_view text, const std::vector<std::string>& candidates)
{
    std::vector<std::string> names;
    for (std::string& name : nearestNames(text, candidates)) {
        const std::size_t longer = std::max(text.size(), name.size());
        const bool begins = text.size() >= 3 && (name.starts_with(text) || text.starts_with(name));
        if (begins || editDistance(text.substr(0, 64), name) <= (longer + 2) / 3)
            names.push_back(std::move(name));
    }
    return names;
}

std::string alternatives(const std::vector<std::string>& names)
{
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0)
            text += i + 1 == names.size() ? " or " : ", ";
        text += names[i];
    }
    return text;
}

} // namespace rankloom
