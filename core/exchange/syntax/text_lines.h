// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/cells.h"
#include "core/base/error.h"
#include "core/base/text.h"

namespace rankloom {

struct TextLine {
    std::string_view text; ///< without line end, escapes, trailing blanks and log prefix
    std::int64_t number = 0; ///< in the file, from 1
};

/// A text made fit for parsing: no byte order mark, carriage returns or terminal escapes, and without the
/// prefix that a launcher or a paste put before (nearly) every line. Owns its text; movable, not copyable.
class TextLines {
public:
    TextLines() = default;
    TextLines(const TextLines&) = delete;
    TextLines& operator=(const TextLines&) = delete;
    TextLines(TextLines&&) = default;
    TextLines& operator=(TextLines&&) = default;
    ~TextLines() = default;

    /// Errors: BadSyntax (binary, UTF-16, not UTF-8), TooLarge (a line beyond kLongestLine).
    static Result<TextLines> prepare(std::string_view text, std::string_view fileName);

    [[nodiscard]] const std::vector<TextLine>& lines() const { return m_lines; }
    /// The first line that is neither empty nor a comment.
    [[nodiscard]] std::string_view firstRow() const;
    [[nodiscard]] bool hasLineWith(std::string_view part) const;
    [[nodiscard]] std::int64_t count() const { return static_cast<std::int64_t>(m_lines.size()); }

private:
    void clean(std::string_view text);
    void dropPrefixes();

    std::vector<char> m_text; ///< a vector, because moving it keeps the views valid
    std::vector<TextLine> m_lines;
};

/// Words between blanks (space, tab).
std::vector<std::string_view> words(std::string_view line);

/// A count as people write it: "32768", "32_768", "1,073,741,824".
std::optional<std::int64_t> parseCount(std::string_view text);
/// What tools print where they have no number: N/A, nan, inf, "-", X, XXX.XX, "..." or nothing.
bool isMissing(std::string_view text);

bool contains(std::string_view text, std::string_view part);
bool startsWith(std::string_view text, std::string_view part);

} // namespace rankloom
