// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/exchange/reading.h"
#include "core/exchange/text_lines.h"

/// The readers behind parseFile(), one per format. Each gets prepared lines and fills a Reading; the caller
/// sets format and line count.
namespace rankloom {

struct ReaderInput {
    const TextLines& text;
    std::string file; ///< as shown in places of errors
    ReadingHints hints;
};

Result<Reading> readNcclTests(const ReaderInput& input);
Result<Reading> readMpiGraph(const ReaderInput& input);
Result<Reading> readMatrixCsv(const ReaderInput& input);

/// True when a line can only be a row of an nccl-tests table: size, count, type and a tail of numbers.
bool looksLikeNcclRow(std::string_view line);
bool looksLikeMpiGraphHeader(std::string_view line);
/// True when the first rows of a text share names with its first column, or are in the long pair form.
bool looksLikeMatrixCsv(const TextLines& text);

void warn(Reading& reading, const ReaderInput& input, std::int64_t line, std::string code,
    std::string message, Severity severity = Severity::Warning);

} // namespace rankloom
