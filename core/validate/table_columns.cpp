// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/table_columns.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/base/text.h"

namespace rankloom {

namespace {

bool saysNothing(std::string_view cell) { return cell.empty() || cell == "n/a"; }

/// "4 (8)" up to the bracket.
std::string_view firstVariant(std::string_view cell) { return trimmed(cell.substr(0, cell.find('('))); }

bool isWhole(std::string_view cell) { return parseInteger(cell).has_value(); }

bool isFlag(std::string_view cell)
{
    const std::string word = lowerCase(cell);
    return word == "true" || word == "false" || parseDouble(word);
}

/// Why a cell cannot be what its column holds; null where it can.
const char* misfit(ColumnUse use, std::string_view cell)
{
    if (saysNothing(cell))
        return nullptr;
    switch (use) {
    case ColumnUse::Count:
        return isWhole(cell) ? nullptr : "which is no whole number";
    case ColumnUse::Variants:
        return isWhole(firstVariant(cell)) ? nullptr : "which is no whole number";
    case ColumnUse::Number:
        return parseDouble(firstVariant(cell)) ? nullptr : "which is no number";
    case ColumnUse::Unsayable:
        return cell == "0" ? nullptr : "which no plan can say";
    case ColumnUse::Flag:
        return isFlag(cell) ? nullptr : "which is neither yes nor no";
    case ColumnUse::Words:
    case ColumnUse::Prose:
    case ColumnUse::Beside:
        break;
    }
    return nullptr;
}

} // namespace

std::string unreadColumns(const CsvTable& csv, std::span<const Column> known)
{
    std::string names;
    for (const std::string& name : csv.header())
        if (std::ranges::find(known, name, &Column::name) == known.end())
            names += fmt::format("{}\"{}\"", names.empty() ? "" : ", ", name);
    return names.empty() ? names : "columns that are not known, and not read: " + names;
}

Result<void> readable(const CsvTable& csv, std::size_t row, std::span<const Column> known)
{
    for (const Column& column : known) {
        const std::string_view cell = trimmed(csv.cell(row, column.name));
        if (const char* const why = misfit(column.use, cell); why != nullptr)
            return fail(column.use == ColumnUse::Unsayable ? ErrorCode::Unsupported : ErrorCode::BadValue,
                fmt::format("its column {} says \"{}\", {}", column.name, cell, why));
    }
    return {};
}

std::optional<int> firstCount(const CsvTable& csv, std::size_t row, std::string_view column)
{
    const auto count = parseInteger(firstVariant(trimmed(csv.cell(row, column))));
    constexpr std::int64_t kMost = 1'000'000'000;
    return count && *count > -kMost && *count < kMost ? std::optional(static_cast<int>(*count))
                                                      : std::nullopt;
}

} // namespace rankloom
