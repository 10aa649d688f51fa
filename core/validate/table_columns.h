// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/base/csv_table.h"
#include "core/base/error.h"

namespace rankloom {

/// What a column of measured runs is to the plan of its rows.
enum class ColumnUse : std::uint8_t {
    Words, ///< decides; its reader knows its words and refuses others
    Count, ///< decides, in whole numbers; empty or "n/a" = not stated
    Variants, ///< as Count, or "4 (8)": those of two runs in one row, of which the first is read
    Number, ///< decides, or is what was measured
    Flag, ///< decides: 0 or another number, "true", "false"
    Prose, ///< read for a few phrases; the rest is for people
    Unsayable, ///< decides, and no plan has a setting for it: rows in which it is set are skipped
    Beside, ///< follows from others or says nothing of the plan: where a row is from, what others made of it
};

struct Column {
    std::string_view name;
    ColumnUse use = ColumnUse::Beside;
};

/// What a reader of the table has to be told of it: the columns that none of `known` is. Empty where there
/// are none.
std::string unreadColumns(const CsvTable& csv, std::span<const Column> known);

/// Whether every cell of a row says something that its column may say, so that nothing is taken for "not
/// stated" that is. Errors: Unsupported, BadValue, with column and word.
Result<void> readable(const CsvTable& csv, std::size_t row, std::span<const Column> known);

/// The whole number that a cell begins with; nothing where it is empty or "n/a".
std::optional<int> firstCount(const CsvTable& csv, std::size_t row, std::string_view column);

} // namespace rankloom
