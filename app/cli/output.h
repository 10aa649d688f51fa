// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"

namespace rankloom::cli {

/// To standard output.
void print(std::string_view text);
/// Whether all of standard output arrived. Errors: FileUnwritable, DiskFull.
Result<void> finishOutput();

/// One line to standard error: "rankloom-cli: file:line: message. Remedy".
void printError(const Error& error);
/// The line for people: "warning  file:3 /layout/tp  Message."
std::string diagnosticLine(const Diagnostic& diagnostic);
/// All of them to standard error, at most `most` of them and how many more there are.
void printDiagnostics(const Diagnostics& diagnostics, std::size_t most = 1000);

/// Writes a whole file beside its place and moves it there, or to standard output for "-" and "".
Result<void> writeOutput(const std::string& path, std::string_view text);

/// Rows of text in aligned columns. Widths count Unicode code points.
class TextTable {
public:
    /// A title that begins with '>' is a column of numbers, aligned to the right.
    explicit TextTable(std::vector<std::string> titles);
    void add(std::vector<std::string> cells);
    [[nodiscard]] bool empty() const { return m_rows.empty(); }
    /// Every line is indented by two blanks and ends without trailing ones.
    [[nodiscard]] std::string text() const;

private:
    std::vector<std::string> m_titles;
    std::vector<bool> m_right;
    std::vector<std::vector<std::string>> m_rows;
};

/// "41.2 %"
std::string percent(double share);

} // namespace rankloom::cli
