// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/text_lines.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <set>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/reading.h"

namespace rankloom {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool isBlank(char c) { return c == ' ' || c == '\t'; }

/// Length of a terminal escape (CSI or two-byte) at the start of `text`, which begins with ESC.
std::size_t escapeLength(std::string_view text)
{
    if (text.size() < 2 || text[1] != '[')
        return std::min<std::size_t>(2, text.size());
    std::size_t i = 2;
    while (i < text.size() && static_cast<unsigned char>(text[i]) < 0x40
        && static_cast<unsigned char>(text[i]) >= 0x20)
        ++i;
    return std::min(i + 1, text.size());
}

/// "(worker1, rank=1, pid=2769, ip=10.0.0.12) ": who printed the line, as SkyPilot and Ray say it.
std::size_t workerPrefix(std::string_view line)
{
    const std::size_t end = line.find(')');
    const bool worker = line.substr(0, 1) == "(" && end < 120 && line.substr(0, end).find("pid=") < end;
    return worker ? std::min(end + (line.substr(end + 1, 1) == " " ? 2 : 1), line.size()) : 0;
}

/// Open MPI --tag-output: "[1,0]<stdout>:", also behind the name of the worker. Zero when the line has none.
std::size_t tagPrefix(std::string_view line)
{
    const std::size_t worker = workerPrefix(line);
    std::size_t i = line.find_first_not_of(" \t", worker);
    if (i == std::string_view::npos || line[i] != '[')
        return worker;
    const std::size_t close = line.find("]<std", i);
    if (close == std::string_view::npos || close - i > 24)
        return worker;
    const std::size_t colon = line.find(">:", close);
    return colon == std::string_view::npos || colon - close > 9 ? worker : colon + 2;
}

/// "0: " (srun -l) or "[0] " (Hydra); the label is what stands before the text. Zero when there is none.
std::size_t labelPrefix(std::string_view line)
{
    std::size_t i = line.find_first_not_of(" \t");
    if (i == std::string_view::npos)
        return 0;
    const bool bracket = line[i] == '[';
    if (bracket)
        ++i;
    const std::size_t digits = i;
    while (i < line.size() && isDigit(line[i]))
        ++i;
    if (i == digits || i >= line.size() || line[i] != (bracket ? ']' : ':'))
        return 0;
    ++i;
    return i == line.size() || line[i] == ' ' ? std::min(i + 1, line.size()) : 0;
}

/// "2026-01-02T.. host pod | " (kubectl and stern).
std::size_t barPrefix(std::string_view line)
{
    std::size_t bar = line.find(" | ");
    // Of an empty line only the prefix is left, without its last blank.
    if (bar == std::string_view::npos && line.ends_with(" |"))
        bar = line.size() - 2;
    if (bar == std::string_view::npos || bar > 120 || words(line.substr(0, bar)).size() > 4)
        return 0;
    return std::min(bar + 3, line.size());
}

/// "2026-01-16T15:40:46.024Z " (kubectl logs --timestamps) or "[2026-01-16 15:40:46] " (ts).
std::size_t timestampPrefix(std::string_view line)
{
    const bool bracket = startsWith(line, "[");
    std::size_t at = bracket ? 1 : 0;
    // 0 stands for any digit.
    for (const char shape : std::string_view("0000-00-00T00:00:00")) {
        if (at >= line.size())
            return 0;
        const char c = line[at++];
        if (shape == '0' ? !isDigit(c) : shape == 'T' ? c != 'T' && c != ' ' : c != shape)
            return 0;
    }
    while (at < line.size() && (isDigit(line[at]) || std::string_view(".,Z+:").find(line[at]) < 5))
        ++at;
    if (bracket)
        at += at < line.size() && line[at] == ']' ? 1 : line.size();
    return at == line.size() ? at : at < line.size() && line[at] == ' ' ? at + 1 : 0;
}

std::size_t literalPrefix(std::string_view line, std::string_view literal)
{
    return startsWith(line, literal) ? literal.size() : line == trimmed(literal) ? line.size() : 0;
}
std::size_t quotePrefix(std::string_view line) { return literalPrefix(line, "> "); }
std::size_t hashPrefix(std::string_view line) { return literalPrefix(line, "# "); }
std::size_t slashPrefix(std::string_view line) { return literalPrefix(line, "// "); }

using PrefixLength = std::size_t (*)(std::string_view);

/// Whether the labels of a form have to repeat: numbers that do not may be the index of rows.
enum class Labels : std::uint8_t { Any, Repeat };

/// Removes a prefix form that covers nearly all lines.
void dropPrefixForm(std::vector<TextLine>& lines, PrefixLength prefix, Labels form)
{
    const bool labelsRepeat = form == Labels::Repeat;
    std::size_t full = 0;
    std::size_t covered = 0;
    std::set<std::string_view> labels;
    for (const TextLine& line : lines) {
        if (line.text.empty())
            continue;
        ++full;
        if (const std::size_t length = prefix(line.text); length > 0) {
            ++covered;
            if (labelsRepeat)
                labels.insert(line.text.substr(0, length));
        }
    }
    if (full < 3 || covered * 20 < full * 19 || (labelsRepeat && labels.size() * 2 > covered))
        return;
    for (TextLine& line : lines)
        line.text.remove_prefix(prefix(line.text));
}

/// Blanks out "identifier(), path/file.cu:967, " that patched NCCL builds print, even inside a row.
void blankSourcePositions(std::vector<char>& text)
{
    const std::string_view all(text.data(), text.size());
    for (std::size_t at = all.find("(), "); at != std::string_view::npos; at = all.find("(), ", at + 4)) {
        std::size_t begin = at;
        while (begin > 0 && isLetter(all[begin - 1]))
            --begin;
        std::size_t end = at + 4;
        while (end < all.size() && all[end] != ':' && all[end] != '\n' && all[end] != ' ')
            ++end;
        const std::string_view file = all.substr(at + 4, end - at - 4);
        if (begin == at || end >= all.size() || all[end] != ':'
            || (!file.ends_with(".cu") && !file.ends_with(".cc")))
            continue;
        ++end;
        while (end < all.size() && isDigit(all[end]))
            ++end;
        if (end < all.size() && all[end] == ',')
            ++end;
        std::fill(text.begin() + static_cast<std::ptrdiff_t>(begin),
            text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
    }
}

/// nvidia-smi underlines the heading of its matrix; of the escapes a copy may keep all but the first byte.
void blankUnderline(std::vector<char>& text)
{
    const std::string_view all(text.data(), text.size());
    const std::size_t begin = all.find("[4mGPU");
    if (begin == std::string_view::npos)
        return;
    const std::size_t end = std::min(all.find('\n', begin), all.size());
    for (std::size_t at = begin; at < end; ++at)
        if (all.substr(at, 3) == "[4m" || all.substr(at, 3) == "[0m")
            std::fill_n(text.begin() + static_cast<std::ptrdiff_t>(at), 3, ' ');
}

std::int64_t lineAt(std::string_view text, std::size_t position)
{
    return 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(position), '\n');
}

/// The first byte that does not belong to valid UTF-8; the whole text is known to hold one.
std::size_t firstBadByte(std::string_view text)
{
    std::size_t low = 0;
    std::size_t high = text.size();
    while (high - low > 64) {
        std::size_t middle = low + (high - low) / 2;
        while (middle > low && (static_cast<unsigned char>(text[middle]) & 0xC0U) == 0x80)
            --middle;
        if (middle == low)
            return low;
        (isValidUtf8(text.substr(low, middle - low)) ? low : high) = middle;
    }
    return low;
}

} // namespace

Result<TextLines> TextLines::prepare(std::string_view text, std::string_view fileName)
{
    const std::string file(fileName);
    if (startsWith(text, "\xFF\xFE") || startsWith(text, "\xFE\xFF"))
        return fail(ErrorCode::BadSyntax, Phrase::of("The file is UTF-16 text"), {file, 1, 1, {}},
            Phrase::of("Save it as UTF-8."));
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        return fail(ErrorCode::BadSyntax, Phrase::of("The file is binary: it holds a zero byte"),
            {file, lineAt(text, zero), 0, {}}, Phrase::of("Choose the text that the tool printed."));
    for (std::size_t begin = 0; begin < text.size();) {
        const void* found = std::memchr(text.data() + begin, '\n', text.size() - begin);
        const std::size_t end = found == nullptr
            ? text.size()
            : static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
        if (end - begin > kLongestLine)
            return fail(ErrorCode::TooLarge, Phrase::of("A line is longer than 64 MiB"),
                {file, lineAt(text, begin), 0, {}},
                Phrase::of("Check that this is a text file with line ends."));
        begin = end + 1;
    }
    if (!isValidUtf8(text))
        return fail(ErrorCode::BadSyntax, Phrase::of("The text is not UTF-8"),
            {file, lineAt(text, firstBadByte(text)), 0, {}}, Phrase::of("Save it as UTF-8."));
    TextLines result;
    result.clean(text);
    result.dropPrefixes();
    return result;
}

std::string_view TextLines::firstRow() const
{
    for (const TextLine& line : m_lines)
        if (!trimmed(line.text).empty() && line.text.front() != '#')
            return line.text;
    return {};
}

bool TextLines::hasLineWith(std::string_view part) const
{
    return std::any_of(
        m_lines.begin(), m_lines.end(), [part](const TextLine& line) { return contains(line.text, part); });
}

void TextLines::clean(std::string_view text)
{
    if (startsWith(text, "\xEF\xBB\xBF"))
        text.remove_prefix(3);
    m_text.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const char c = text[i];
        if (c == '\x1b') {
            i += escapeLength(text.substr(i));
            continue;
        }
        // A carriage return alone ends a line too (progress bars, old exports).
        if (c == '\r') {
            if (i + 1 == text.size() || text[i + 1] != '\n')
                m_text.push_back('\n');
        } else {
            m_text.push_back(c);
        }
        ++i;
    }
    blankSourcePositions(m_text);
    blankUnderline(m_text);
    const std::string_view all(m_text.data(), m_text.size());
    std::int64_t number = 0;
    for (std::size_t begin = 0; begin < all.size();) {
        const std::size_t end = std::min(all.find('\n', begin), all.size());
        std::string_view line = all.substr(begin, end - begin);
        while (!line.empty() && isBlank(line.back()))
            line.remove_suffix(1);
        m_lines.push_back({line, ++number});
        begin = end + 1;
    }
}

void TextLines::dropPrefixes()
{
    dropPrefixForm(m_lines, timestampPrefix, Labels::Any);
    for (TextLine& line : m_lines)
        line.text.remove_prefix(tagPrefix(line.text));
    struct Form {
        PrefixLength prefix;
        Labels labels;
    };
    constexpr std::array<Form, 5> forms {{{labelPrefix, Labels::Repeat}, {barPrefix, Labels::Any},
        {quotePrefix, Labels::Any}, {hashPrefix, Labels::Any}, {slashPrefix, Labels::Any}}};
    for (const Form& form : forms)
        dropPrefixForm(m_lines, form.prefix, form.labels);
}

std::vector<std::string_view> words(std::string_view line)
{
    std::vector<std::string_view> result;
    for (std::size_t i = 0; i < line.size();) {
        while (i < line.size() && isBlank(line[i]))
            ++i;
        const std::size_t begin = i;
        while (i < line.size() && !isBlank(line[i]))
            ++i;
        if (i > begin)
            result.push_back(line.substr(begin, i - begin));
    }
    return result;
}

std::optional<std::int64_t> parseCount(std::string_view text)
{
    if (text.find_first_of("_,") == std::string_view::npos)
        return parseInteger(text);
    std::string digits;
    std::size_t group = 0;
    for (const char c : text) {
        if (c == '_' || c == ',') {
            // "12,5" is no count; "1048_576" is one, written by a hurried hand.
            if (digits.empty() || group == 0
                || (c == ',' && (group > 3 || (digits.size() > group && group != 3))))
                return std::nullopt;
            group = 0;
        } else {
            digits.push_back(c);
            ++group;
        }
    }
    return group == 3 ? parseInteger(digits) : std::nullopt;
}

bool isMissing(std::string_view text)
{
    if (text.empty())
        return true;
    constexpr std::array<std::string_view, 13> words {
        "n/a", "na", "nan", "-nan", "\"nan\"", "inf", "-inf", "-", "--", "?", "...", "[...]", "null"};
    const std::string lower = lowerCase(text.substr(0, 16));
    if (std::find(words.begin(), words.end(), lower) != words.end())
        return true;
    return text.find('X') != std::string_view::npos && text.find_first_not_of("X.") == std::string_view::npos;
}

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

bool startsWith(std::string_view text, std::string_view part) { return text.substr(0, part.size()) == part; }

} // namespace rankloom
