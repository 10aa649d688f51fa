// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help_text.h"

#include <algorithm>
#include <cstdlib>

#include <sys/ioctl.h>
#include <unistd.h>

#include "core/base/text.h"

namespace rankloom::cli {

namespace {

constexpr std::size_t kWidest = 100; ///< longer lines are hard to follow
constexpr std::size_t kNarrowest = 40;

std::size_t columnsOf(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; }));
}

/// Where the description of a line begins: behind a name and at least two blanks, or at its first word.
std::size_t bodyOf(std::string_view line)
{
    const std::size_t first = line.find_first_not_of(' ');
    if (first == std::string_view::npos)
        return line.size();
    const std::size_t gap = line.find("  ", first);
    const std::size_t second = gap == std::string_view::npos ? gap : line.find_first_not_of(' ', gap);
    return second == std::string_view::npos ? first : second;
}

void wrapLine(std::string_view line, std::size_t width, std::string& out)
{
    const std::size_t begin = bodyOf(line);
    std::string current(line.substr(0, begin));
    const std::string indent(std::min(columnsOf(current), width / 2), ' ');
    std::string_view body = line.substr(begin);
    bool fresh = true; // nothing of the body in the current line yet
    while (!body.empty()) {
        const std::size_t end = std::min(body.find(' '), body.size());
        const std::string_view word = body.substr(0, end);
        if (!fresh && columnsOf(current) + 1 + columnsOf(word) > width) {
            out.append(current).append("\n");
            current = indent;
            fresh = true;
        }
        current.append(fresh ? "" : " ").append(word);
        fresh = false;
        body.remove_prefix(std::min(end + 1, body.size()));
    }
    out.append(current).append("\n");
}

} // namespace

std::size_t helpWidth()
{
    if (const char* columns = std::getenv("COLUMNS"))
        if (const auto set = parseInteger(columns); set && *set > 0)
            return std::max(kNarrowest, static_cast<std::size_t>(*set));
    winsize size {};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return std::clamp<std::size_t>(size.ws_col, kNarrowest, kWidest);
    return kWidest;
}

std::string wrapped(std::string_view text, std::size_t width)
{
    std::string out;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        wrapLine(text.substr(0, end), width, out);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return out;
}

} // namespace rankloom::cli
