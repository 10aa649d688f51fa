// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/text.h"

namespace rankloom::cli {

namespace {

std::size_t codePoints(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; }));
}

std::string blanksBeside(const std::string& text, std::size_t width)
{
    return std::string(width - std::min(width, codePoints(text)), ' ');
}

Error unwritable(const std::string& path)
{
    const int reason = errno;
    return {reason == ENOSPC ? ErrorCode::DiskFull : ErrorCode::FileUnwritable,
        fmt::format("cannot be written: {}", std::strerror(reason)), Place {path, 0, 0, {}}, {}, {}};
}

} // namespace

void print(std::string_view text)
{
    // By lines, so that a document of hundreds of megabytes is not held twice. Its strings mean the same.
    constexpr std::size_t kPiece = 64U << 10;
    while (!text.empty()) {
        const std::size_t end = text.find('\n', std::min(text.size() - 1, kPiece));
        const std::string shown = withoutControls(text.substr(0, end == text.npos ? end : end + 1));
        std::fwrite(shown.data(), 1, shown.size(), stdout);
        text.remove_prefix(end == text.npos ? text.size() : end + 1);
    }
}

Result<void> finishOutput()
{
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)
        return {};
    return tl::unexpected<Error>(unwritable("standard output"));
}

void printError(const Error& error)
{
    std::string text = error.text();
    std::ranges::replace(text, '\n', ' ');
    if (!text.ends_with('.') && !text.ends_with('?') && !text.ends_with('!'))
        text += '.';
    fmt::print(stderr, "rankloom-cli: {}\n", withoutControls(text));
}

std::string diagnosticLine(const Diagnostic& diagnostic)
{
    std::string place = diagnostic.where.file;
    if (diagnostic.where.line > 0)
        place += fmt::format(":{}", diagnostic.where.line);
    if (!diagnostic.where.pointer.empty())
        place += (place.empty() ? "" : " ") + diagnostic.where.pointer;
    return withoutControls(fmt::format("{:<8} {}{}{}", toString(diagnostic.severity), place,
        place.empty() ? "" : ": ", diagnostic.message.english()));
}

void printDiagnostics(const Diagnostics& diagnostics, std::size_t most)
{
    for (std::size_t i = 0; i < std::min(most, diagnostics.size()); ++i)
        fmt::print(stderr, "{}\n", diagnosticLine(diagnostics[i]));
    if (diagnostics.size() > most)
        fmt::print(stderr, "… and {} more\n", diagnostics.size() - most);
}

namespace {

Result<void> writeThrough(const std::string& path, std::string_view text)
{
    std::FILE* const file = std::fopen(path.c_str(), "wb");
    if (file == nullptr)
        return tl::unexpected<Error>(unwritable(path));
    const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    const Error error = unwritable(path);
    return std::fclose(file) == 0 && written ? Result<void>()
                                             : tl::unexpected<Error>(written ? unwritable(path) : error);
}

} // namespace

Result<void> writeOutput(const std::string& path, std::string_view text)
{
    if (path.empty() || path == "-") {
        print(text);
        return {};
    }
    // A link stays a link: what it points to is replaced. A device or a pipe is written to.
    std::error_code none;
    const std::filesystem::path real = std::filesystem::canonical(path, none);
    struct stat there { };
    const bool exists = ::stat(path.c_str(), &there) == 0;
    if ((exists && !S_ISREG(there.st_mode)) || (!exists && std::filesystem::is_symlink(path, none)))
        return writeThrough(path, text);
    const std::string target = exists ? real.string() : path;
    const std::string temporary = fmt::format("{}.{}.part", target, getpid());
    std::FILE* const file = std::fopen(temporary.c_str(), "wb");
    if (file == nullptr)
        return tl::unexpected<Error>(unwritable(path));
    const bool kept = !exists || ::fchmod(::fileno(file), there.st_mode & 07777U) == 0;
    const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    const bool closed = std::fclose(file) == 0;
    if (kept && written && closed && std::rename(temporary.c_str(), target.c_str()) == 0)
        return {};
    Error error = unwritable(path);
    std::remove(temporary.c_str());
    return tl::unexpected<Error>(std::move(error));
}

TextTable::TextTable(std::vector<std::string> titles) : m_titles(std::move(titles))
{
    for (std::string& title : m_titles) {
        m_right.push_back(title.starts_with('>'));
        if (m_right.back())
            title.erase(0, 1);
    }
}

void TextTable::add(std::vector<std::string> cells)
{
    cells.resize(m_titles.size());
    m_rows.push_back(std::move(cells));
}

std::string TextTable::text() const
{
    std::vector<std::size_t> widths;
    for (std::size_t c = 0; c < m_titles.size(); ++c) {
        widths.push_back(codePoints(m_titles[c]));
        for (const auto& row : m_rows)
            widths[c] = std::max(widths[c], codePoints(row[c]));
    }
    std::string out;
    const auto append = [&](const std::vector<std::string>& cells) {
        std::string line;
        for (std::size_t c = 0; c < cells.size(); ++c) {
            const std::string blanks = blanksBeside(cells[c], widths[c]);
            line += "  " + (m_right[c] ? blanks + cells[c] : cells[c] + blanks);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        out += line + '\n';
    };
    append(m_titles);
    for (const auto& row : m_rows)
        append(row);
    return out;
}

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

} // namespace rankloom::cli
