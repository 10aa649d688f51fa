// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/seen_tokens.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>
#include <vector>

namespace rankloom {

namespace {

/// The clauses of a part: "train 0.7, seed 1, blocks of 256", "time 0.5-1", "task=chat".
std::vector<std::string_view> clausesOf(std::string_view words)
{
    std::vector<std::string_view> clauses;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find("; "), words.size());
        clauses.push_back(words.substr(0, end));
        words.remove_prefix(std::min(words.size(), end + 2));
    }
    return clauses;
}

std::optional<std::string_view> after(std::string_view text, std::string_view word)
{
    return text.starts_with(word) ? std::optional(text.substr(word.size())) : std::nullopt;
}

/// A span of time as shares of the trace.
std::optional<std::pair<double, double>> spanOf(std::string_view text)
{
    const std::optional<std::string_view> span = after(text, "time ");
    if (!span)
        return std::nullopt;
    std::pair<double, double> out;
    const char* end = span->data() + span->size();
    const auto [dash, bad] = std::from_chars(span->data(), end, out.first);
    if (bad != std::errc() || dash == end || *dash != '-')
        return std::nullopt;
    const auto [last, worse] = std::from_chars(dash + 1, end, out.second);
    return worse == std::errc() && last == end ? std::optional(out) : std::nullopt;
}

/// Whether no token can be in both.
bool apart(std::string_view a, std::string_view b)
{
    for (const auto& [first, second] : {std::pair(a, b), std::pair(b, a)})
        if (const auto train = after(first, "train "))
            return train == after(second, "test ");
    const auto spanA = spanOf(a);
    const auto spanB = spanOf(b);
    if (spanA && spanB)
        return spanA->second <= spanB->first || spanB->second <= spanA->first;
    const std::size_t equals = a.find('=');
    return equals != std::string_view::npos && b.substr(0, equals + 1) == a.substr(0, equals + 1) && a != b;
}

} // namespace

std::string fittedOn(const RoutingStatistics& routing)
{
    return routing.part.empty() ? std::string(kAllTokens) : routing.part;
}

bool countsSeenTokens(const RoutingStatistics& routing, const ExpertPlacement& experts)
{
    if (routing.empty() || experts.contiguous() || experts.fittedOn.empty())
        return false;
    const std::vector<std::string_view> counted = clausesOf(routing.part);
    return std::ranges::none_of(clausesOf(experts.fittedOn), [&](std::string_view fitted) {
        return std::ranges::any_of(counted, [&](std::string_view part) { return apart(fitted, part); });
    });
}

} // namespace rankloom
