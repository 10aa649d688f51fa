// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"

namespace rankloom {

/// A table of measurements: comma-separated text with a header row and double-quoted cells (RFC 4180).
class CsvTable {
public:
    /// Errors: BadSyntax (an open quote, a row with more cells than the header; with line).
    static Result<CsvTable> parse(std::string_view text, std::string file);

    [[nodiscard]] std::size_t rows() const { return m_rows.size(); }
    [[nodiscard]] const std::vector<std::string>& header() const { return m_header; }
    [[nodiscard]] bool has(std::string_view column) const;
    /// The cell's text; empty where the column or the cell is missing.
    [[nodiscard]] std::string_view cell(std::size_t row, std::string_view column) const;
    [[nodiscard]] std::optional<double> number(std::size_t row, std::string_view column) const;
    /// The cell as a whole number, or the fallback where it is empty or something else.
    [[nodiscard]] int integer(std::size_t row, std::string_view column, int fallback) const;
    /// Whether the cell is set to something other than "0".
    [[nodiscard]] bool flag(std::size_t row, std::string_view column) const;

private:
    std::vector<std::string> m_header;
    std::vector<std::vector<std::string>> m_rows;
};

/// No table of measured runs is larger.
inline constexpr std::size_t kMostTableBytes = std::size_t {64} << 20U;

} // namespace rankloom
