// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/row_finder.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/plan/check.h"

namespace rankloom {

namespace {

constexpr std::size_t kMostNamed = 5;

tl::unexpected<Error> notOne(const std::string& text, const std::vector<NamedRow>& parts)
{
    if (parts.empty())
        return fail(ErrorCode::BadValue, fmt::format("no row that a plan states is called \"{}\"", text));
    std::vector<std::string> names;
    for (const NamedRow& part : parts)
        if (names.size() < kMostNamed && std::ranges::find(names, part.id) == names.end())
            names.push_back(part.id);
    return fail(ErrorCode::BadValue, fmt::format("{} rows have \"{}\" in their names", parts.size(), text),
        {}, fmt::format("Some of them: {}.", fmt::join(names, "; ")));
}

} // namespace

void RowFinder::offer(std::string file, std::string id, std::size_t row)
{
    const std::string full = file + ": " + id;
    const bool whole = id == m_text || full == m_text;
    if (whole || full.find(m_text) != std::string::npos)
        (whole ? m_whole : m_parts).push_back({std::move(file), std::move(id), row});
}

Result<ValidationCase> RowFinder::first(
    const std::function<Result<ValidationCase>(const NamedRow& row)>& read) const
{
    const std::vector<NamedRow>& found = m_whole.empty() ? m_parts : m_whole;
    const auto alike = [&found](const NamedRow& row) {
        return row.id == found.front().id && row.file == found.front().file;
    };
    if (found.empty() || (m_whole.empty() && !std::ranges::all_of(found, alike)))
        return notOne(m_text, m_parts);

    // Rows may share a name: of runs of one configuration, one finished and one did not.
    std::optional<Error> why;
    for (const NamedRow& row : found) {
        Result<ValidationCase> stated = read(row);
        if (stated) {
            const std::optional<BrokenRule> broken = brokenRule(stated->project, stated->plan);
            if (!broken)
                return stated;
            stated = fail(ErrorCode::BadValue, broken->reason.english());
        }
        if (!why)
            why = std::move(stated.error());
    }
    return fail(
        why->code, fmt::format("the row \"{}\" is skipped: {}", found.front().id, why->message.english()));
}

} // namespace rankloom
