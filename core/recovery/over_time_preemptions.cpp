// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Traces of nodes that come and go.
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/recovery/over_time.h"

namespace rankloom {

namespace {

constexpr std::size_t kMostEvents = 5'000'000;

struct Line {
    std::string_view time;
    std::string_view what;
    std::string_view node;
};

std::optional<Line> cut(std::string_view text)
{
    const auto first = text.find(',');
    const auto second = first == std::string_view::npos ? first : text.find(',', first + 1);
    if (second == std::string_view::npos)
        return std::nullopt;
    return Line {trimmed(text.substr(0, first)), trimmed(text.substr(first + 1, second - first - 1)),
        trimmed(text.substr(second + 1))};
}

} // namespace

Result<PreemptionTrace> readPreemptions(std::string_view text)
{
    PreemptionTrace out;
    std::map<std::string, int, std::less<>> numbers;
    std::set<int> present;
    double last = 0;
    std::int64_t number = 0;
    const auto refuse = [&number](Phrase reason) {
        return fail(ErrorCode::BadSyntax, std::move(reason), Place {{}, number, 1, {}},
            Phrase::of("Write milliseconds, add or remove, and a node: 1000,add,n03."));
    };
    while (!text.empty()) {
        const auto end = text.find('\n');
        const std::string_view line = trimmed(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        ++number;
        if (line.empty())
            continue;
        const auto parts = cut(line);
        const auto time = parts ? parseDouble(parts->time) : std::nullopt;
        if (!time || *time < 0 || (parts->what != "add" && parts->what != "remove") || parts->node.empty())
            return refuse(Phrase::of("found \"{}\", where an event is expected", line.substr(0, 80)));
        if (*time < last)
            return refuse(Phrase::of("the event is before the one above it"));
        if (out.events.size() == kMostEvents)
            return fail(ErrorCode::TooLarge, Phrase::of("the trace has more than {} events", kMostEvents));
        last = *time;
        auto known = numbers.find(parts->node);
        if (known == numbers.end()) {
            known = numbers.emplace(std::string(parts->node), static_cast<int>(out.nodes.size())).first;
            out.nodes.emplace_back(parts->node);
        }
        const bool added = parts->what == "add";
        if (added == present.contains(known->second)) {
            Diagnostic odd;
            odd.severity = Severity::Warning;
            odd.code = added ? "node-added-twice" : "absent-node-removed";
            odd.message = added ? Phrase::of("{} is added, but it is there.", parts->node)
                                : Phrase::of("{} is removed, but it is not there.", parts->node);
            odd.where.line = number;
            out.diagnostics.push_back(std::move(odd));
            continue;
        }
        if (added)
            present.insert(known->second);
        else
            present.erase(known->second);
        out.events.push_back({*time * 1e-3, added, known->second});
    }
    return out;
}

} // namespace rankloom
