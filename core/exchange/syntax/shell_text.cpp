// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/shell_text.h"

#include <algorithm>

namespace rankloom {

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> list)
{
    return std::ranges::find(list, word) != list.end();
}

bool isShellKeyword(std::string_view word)
{
    return isOneOf(word,
        {"if", "then", "elif", "else", "fi", "while", "until", "do", "done", "case", "esac", "{", "}", "!",
            "time"});
}

bool onlyLooksAt(const ShellCommand& command)
{
    return !command.empty() && isOneOf(command.front().text, {"echo", "printf", "[", "[[", "test"});
}

bool sameText(const std::vector<ShellWord>& a, const std::vector<ShellWord>& b)
{
    return std::ranges::equal(a, b, {}, &ShellWord::text, &ShellWord::text);
}

std::size_t innerScript(ShellCommand& command)
{
    if (command.front().text == "eval") {
        for (std::size_t i = 2; i < command.size(); ++i)
            command[1].text += ' ' + command[i].text;
        command.resize(std::min<std::size_t>(2, command.size()));
        return 1;
    }
    bool shell = false;
    for (std::size_t i = 0; i + 1 < command.size(); ++i) {
        const std::string_view word = command[i].text;
        shell = shell || isOneOf(word.substr(word.rfind('/') + 1), {"bash", "sh", "zsh"});
        if (shell && isOneOf(word, {"-c", "-lc", "-xc"}))
            return i + 1;
    }
    return command.size();
}

std::size_t quotedEnd(std::string_view text, std::size_t at, char quote)
{
    while (at < text.size() && text[at] != quote)
        at += text[at] == '\\' && quote == '"' ? 2 : 1;
    return std::min(at + 1, text.size());
}

std::size_t braceEnd(std::string_view text, std::size_t at)
{
    for (int depth = 1; at < text.size(); ++at) {
        if (text[at] == '}' && --depth == 0)
            return at;
        depth += text.substr(at, 2) == "${" ? 1 : 0;
    }
    return std::string_view::npos;
}

std::optional<std::string_view> arithmeticAt(std::string_view text)
{
    const std::size_t end = text.find("))");
    if (!text.starts_with("$((") || end == std::string_view::npos)
        return std::nullopt;
    // Brackets of the expression itself stand before the two that end it.
    const std::string_view head = text.substr(3, end - 3);
    const auto inner =
        std::max<std::ptrdiff_t>(0, std::ranges::count(head, '(') - std::ranges::count(head, ')'));
    const std::size_t close = end + static_cast<std::size_t>(inner);
    if (close > text.size() || text.substr(close, 2) != "))")
        return std::nullopt;
    return text.substr(3, close - 3);
}

std::size_t pieceEnd(std::string_view text, std::string_view blanks)
{
    std::size_t end = 0;
    for (bool within = false; end < text.size(); ++end) {
        within = text[end] == kOpenBegin || (within && text[end] != kOpenEnd);
        if (!within && blanks.find(text[end]) != std::string_view::npos)
            break;
    }
    return end;
}

} // namespace rankloom
