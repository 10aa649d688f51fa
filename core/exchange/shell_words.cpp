// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/shell_words.h"

#include <algorithm>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "core/base/text.h"

namespace rankloom {

namespace {

constexpr std::size_t kLongest = 1U << 20;
constexpr std::size_t kMostExpanded = 32U << 20; ///< bytes of words that come out of variables

bool isNameStart(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool isNamePart(char c) { return isNameStart(c) || (c >= '0' && c <= '9'); }

struct Variable {
    std::vector<ShellWord> words; ///< one for a plain value
    bool used = false;
};

class ShellReader {
public:
    ShellReader(std::string_view text, const std::string& file) : m_text(text), m_file(file) { }

    Result<std::vector<ShellCommand>> read()
    {
        while (!m_error && m_at < m_text.size())
            readItem();
        endCommand();
        for (auto& [name, variable] : m_variables)
            if (!variable.used)
                addUnused(variable);
        if (m_error)
            return tl::unexpected<Error>(std::move(*m_error));
        return std::move(m_commands);
    }

private:
    [[nodiscard]] char peek(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
    }
    char next()
    {
        const char c = m_text[m_at++];
        m_line += c == '\n' ? 1 : 0;
        return c;
    }
    void refuse(ErrorCode code, Phrase message, std::int64_t line)
    {
        if (!m_error)
            m_error = Error {code, std::move(message), Place {m_file, line, 0, {}}, {}, {}};
        m_at = m_text.size();
    }

    // --- words and commands ---

    /// One blank, comment, operator or word.
    void readItem()
    {
        const char c = peek();
        if (c == '#') {
            while (m_at < m_text.size() && peek() != '\n')
                ++m_at;
        } else if (c == '\n') {
            endCommand();
            next();
            skipHereDocuments();
        } else if (c == ' ' || c == '\t' || c == '\r') {
            ++m_at;
        } else if (c == '\\' && (peek(1) == '\n' || (peek(1) == '\r' && peek(2) == '\n'))) {
            m_at += peek(1) == '\r' ? 2 : 1;
            next();
        } else if (c == '<' && peek(1) == '<' && peek(2) != '<') {
            readHereDelimiter();
        } else if (std::string_view(";&|()<>").find(c) != std::string_view::npos && c != '\0') {
            endCommand();
            ++m_at;
        } else {
            readWordOrAssignment();
        }
    }

    void endCommand()
    {
        if (!m_command.empty())
            m_commands.push_back(std::move(m_command));
        m_command.clear();
    }

    void readWordOrAssignment()
    {
        // NAME=… and NAME+=… count as assignments at the start of a command, also behind export and the like.
        std::size_t end = m_at;
        while (end < m_text.size() && isNamePart(m_text[end]))
            ++end;
        constexpr std::size_t few = 4;
        const bool first = m_command.size() < few && std::ranges::all_of(m_command, [](const ShellWord& w) {
            return w.text == "export" || w.text == "declare" || w.text == "local" || w.text == "readonly"
                || w.text == "-a" || w.text == "-x";
        });
        const bool adds = end + 1 < m_text.size() && m_text[end] == '+' && m_text[end + 1] == '=';
        const bool assigns = first && end > m_at && isNameStart(peek())
            && (adds || (end < m_text.size() && m_text[end] == '='));
        if (!assigns) {
            readWord(m_command);
            return;
        }
        const std::string name(m_text.substr(m_at, end - m_at));
        m_at = end + (adds ? 2 : 1);
        std::vector<ShellWord> value;
        const bool isArray = peek() == '(';
        if (isArray)
            readArray(value);
        else
            readPlainValue(value);
        assign(name, std::move(value), adds, isArray);
    }

    void assign(const std::string& name, std::vector<ShellWord> value, bool adds, bool isArray)
    {
        Variable& variable = m_variables[name];
        if (!adds) {
            variable.words = std::move(value);
            return;
        }
        if (!isArray && variable.words.size() == 1 && value.size() == 1)
            variable.words.front().text += value.front().text;
        else
            variable.words.insert(variable.words.end(), value.begin(), value.end());
    }

    void readArray(std::vector<ShellWord>& value)
    {
        const std::int64_t line = m_line;
        ++m_at;
        while (!m_error && m_at < m_text.size() && peek() != ')') {
            const char c = peek();
            if (c == '#') {
                while (m_at < m_text.size() && peek() != '\n')
                    ++m_at;
            } else if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
                next();
            } else if (c == '\\' && (peek(1) == '\n' || peek(1) == '\r')) {
                ++m_at;
            } else if (std::string_view(";&|(<>").find(c) != std::string_view::npos) {
                ++m_at;
            } else {
                readWord(value);
            }
        }
        if (m_at >= m_text.size())
            return refuse(ErrorCode::BadSyntax, Phrase::of("the bracket that opens here does not end"), line);
        ++m_at;
    }

    /// The value of NAME=value: one word, also where it is empty or would split.
    void readPlainValue(std::vector<ShellWord>& value)
    {
        m_splits = false;
        readWord(value);
        m_splits = true;
        if (value.empty())
            value.push_back({{}, m_line, false});
    }

    /// A word up to the next blank or operator; expansions outside quotes may make it several, or none.
    void readWord(std::vector<ShellWord>& out)
    {
        ShellWord word {{}, m_line, false};
        bool present = false; // "" is a word, $EMPTY is none
        while (!m_error && m_at < m_text.size()) {
            const char c = peek();
            if (std::string_view(" \t\r\n;&|()<>").find(c) != std::string_view::npos && c != '\0')
                break;
            if (c == '\\') {
                ++m_at;
                if (peek() == '\r')
                    ++m_at;
                if (m_at < m_text.size()) {
                    const char escaped = next();
                    if (escaped != '\n')
                        word.text += escaped;
                    present = present || escaped != '\n';
                }
            } else if (c == '\'') {
                readSingleQuotes(word);
                present = true;
            } else if (c == '"') {
                readDoubleQuotes(word, present, out);
            } else if (c == '$') {
                expand(word, present, false, out);
            } else if (c == '`') {
                readBackticks(word);
                present = true;
            } else {
                word.text += next();
                present = true;
            }
        }
        if (present)
            out.push_back(std::move(word));
    }

    void readSingleQuotes(ShellWord& word)
    {
        const std::int64_t line = m_line;
        ++m_at;
        while (m_at < m_text.size() && peek() != '\'')
            word.text += next();
        if (m_at >= m_text.size())
            return refuse(
                ErrorCode::BadSyntax, Phrase::of("the single quote that opens here does not end"), line);
        ++m_at;
    }

    void readDoubleQuotes(ShellWord& word, bool& present, std::vector<ShellWord>& out)
    {
        const std::int64_t line = m_line;
        ++m_at;
        present = true;
        while (!m_error && m_at < m_text.size() && peek() != '"') {
            if (peek() == '\\' && std::string_view("$`\"\\\n").find(peek(1)) != std::string_view::npos) {
                ++m_at;
                const char escaped = next();
                if (escaped != '\n')
                    word.text += escaped;
                else if (!m_splits)
                    word.text += ' ';
            } else if (peek() == '$') {
                expand(word, present, true, out);
            } else if (peek() == '`') {
                readBackticks(word);
            } else {
                word.text += next();
            }
        }
        if (m_at >= m_text.size())
            return refuse(
                ErrorCode::BadSyntax, Phrase::of("the double quote that opens here does not end"), line);
        ++m_at;
    }

    void readBackticks(ShellWord& word)
    {
        const std::int64_t line = m_line;
        word.open = true;
        word.text += next();
        while (m_at < m_text.size() && peek() != '`')
            word.text += next();
        if (m_at >= m_text.size())
            return refuse(
                ErrorCode::BadSyntax, Phrase::of("the backquote that opens here does not end"), line);
        word.text += next();
    }

    // --- expansions ---

    void expand(ShellWord& word, bool& present, bool inQuotes, std::vector<ShellWord>& out)
    {
        const std::int64_t line = m_line;
        if (peek(1) == '(') {
            keepBrackets(word, line);
            present = true;
            return;
        }
        const std::size_t begin = m_at;
        std::string name;
        std::optional<std::string> fallback;
        bool all = false;
        if (peek(1) == '{') {
            const std::size_t end = m_text.find('}', m_at);
            if (end == std::string_view::npos)
                return refuse(
                    ErrorCode::BadSyntax, Phrase::of("the brace that opens here does not end"), line);
            std::string_view inside = m_text.substr(m_at + 2, end - m_at - 2);
            std::size_t length = 0;
            while (length < inside.size() && isNamePart(inside[length]))
                ++length;
            name = std::string(inside.substr(0, length));
            inside.remove_prefix(length);
            all = inside == "[@]" || inside == "[*]";
            if (!all && !inside.empty()) {
                if (inside.front() == ':')
                    inside.remove_prefix(1);
                if (!inside.empty() && (inside.front() == '-' || inside.front() == '='))
                    fallback = std::string(inside.substr(1));
                else
                    name.clear(); // ${#x}, ${x%y}, …: only a shell knows
            }
            m_line += std::count(m_text.begin() + static_cast<std::ptrdiff_t>(m_at),
                m_text.begin() + static_cast<std::ptrdiff_t>(end), '\n');
            m_at = end + 1;
        } else {
            ++m_at;
            while (isNamePart(peek()))
                name += m_text[m_at++];
            if (name.empty() && m_at < m_text.size()
                && std::string_view("@*#?$!-").find(peek()) != std::string_view::npos)
                ++m_at;
        }
        const auto known = m_variables.find(name);
        if (known != m_variables.end() && !known->second.words.empty())
            insert(known->second, all, word, present, inQuotes, out);
        else if (known == m_variables.end() && fallback && fallback->find('$') == std::string::npos)
            append(word, present, *fallback);
        else if (known == m_variables.end() || fallback) {
            word.text += m_text.substr(begin, m_at - begin);
            word.open = true;
            present = true;
        }
    }

    void insert(Variable& variable, bool all, ShellWord& word, bool& present, bool inQuotes,
        std::vector<ShellWord>& out)
    {
        variable.used = true;
        if (all && m_splits) {
            // The first element joins what stands before, the last one what follows.
            for (std::size_t i = 0; i < variable.words.size(); ++i) {
                if (i > 0) {
                    out.push_back(std::move(word));
                    word = {};
                }
                word.line = variable.words[i].line;
                word.open = word.open || variable.words[i].open;
                append(word, present, variable.words[i].text);
            }
            return;
        }
        if (all) {
            for (const ShellWord& element : variable.words)
                append(word, present, (&element == &variable.words.front() ? "" : " ") + element.text);
            return;
        }
        const ShellWord& value = variable.words.front();
        word.open = word.open || value.open;
        if (inQuotes || !m_splits)
            return append(word, present, value.text);
        split(value, word, present, out);
    }

    /// An unquoted value falls apart at its blanks.
    void split(const ShellWord& value, ShellWord& word, bool& present, std::vector<ShellWord>& out)
    {
        constexpr std::string_view blanks = " \t\n\r";
        std::int64_t line = value.line;
        std::string_view rest = value.text;
        while (!rest.empty() && !m_error) {
            const std::size_t begin = std::min(rest.find_first_not_of(blanks), rest.size());
            if (begin > 0 && present) {
                out.push_back(std::move(word));
                word = {};
                present = false;
            }
            line += std::count(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(begin), '\n');
            rest.remove_prefix(begin);
            if (rest.empty())
                return;
            if (!present)
                word.line = line;
            const std::size_t end = std::min(rest.find_first_of(blanks), rest.size());
            append(word, present, rest.substr(0, end));
            word.open = word.open || value.open;
            rest.remove_prefix(end);
        }
    }

    void append(ShellWord& word, bool& present, std::string_view text)
    {
        word.text += text;
        present = true;
        m_expanded += text.size() + sizeof(ShellWord);
        if (m_expanded > kMostExpanded)
            refuse(
                ErrorCode::TooLarge, Phrase::of("the variables of this script grow beyond 32 MiB"), m_line);
    }

    /// $( … ) and $(( … )) as written.
    void keepBrackets(ShellWord& word, std::int64_t line)
    {
        int depth = 0;
        word.open = true;
        do {
            const char c = next();
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            word.text += c;
        } while (m_at < m_text.size() && (depth > 0 || word.text.back() == '$'));
        if (depth > 0)
            refuse(ErrorCode::BadSyntax, Phrase::of("the bracket that opens here does not end"), line);
    }

    // --- here-documents ---

    void readHereDelimiter()
    {
        m_at += 2;
        if (peek() == '-')
            ++m_at;
        while (peek() == ' ' || peek() == '\t')
            ++m_at;
        std::vector<ShellWord> words;
        readWord(words);
        if (!words.empty())
            m_hereDelimiters.push_back(words.front().text);
    }

    void skipHereDocuments()
    {
        for (const std::string& delimiter : m_hereDelimiters)
            while (m_at < m_text.size()) {
                const std::size_t end = std::min(m_text.find('\n', m_at), m_text.size());
                const std::string_view line = trimmed(m_text.substr(m_at, end - m_at));
                m_at = std::min(end + 1, m_text.size());
                ++m_line;
                if (line == delimiter)
                    break;
            }
        m_hereDelimiters.clear();
    }

    void addUnused(const Variable& variable)
    {
        ShellCommand command;
        for (const ShellWord& value : variable.words) {
            ShellWord word {{}, value.line, false};
            bool present = false;
            split(value, word, present, command);
            if (present)
                command.push_back(std::move(word));
        }
        const bool arguments =
            std::ranges::any_of(command, [](const ShellWord& w) { return w.text.starts_with("--"); });
        if (arguments)
            m_commands.push_back(std::move(command));
    }

    std::string_view m_text;
    const std::string& m_file;
    std::size_t m_at = 0;
    std::int64_t m_line = 1;
    bool m_splits = true; ///< expansions outside quotes split into words
    std::size_t m_expanded = 0;
    std::map<std::string, Variable> m_variables;
    std::vector<std::string> m_hereDelimiters;
    std::vector<ShellCommand> m_commands;
    ShellCommand m_command;
    std::optional<Error> m_error;
};

} // namespace

Result<std::vector<ShellCommand>> shellCommands(std::string_view text, const std::string& file)
{
    if (text.size() > kLongest)
        return fail(ErrorCode::TooLarge, Phrase::of("the file is longer than 1 MiB"), Place {file, 0, 0, {}});
    return ShellReader(text, file).read();
}

} // namespace rankloom
