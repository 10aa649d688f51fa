// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/shell_words.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/syntax/shell_arithmetic.h"
#include "core/exchange/syntax/shell_text.h"

namespace rankloom {

namespace {

constexpr std::size_t kLongest = 1U << 20;
constexpr std::size_t kMostExpanded = 32U << 20; ///< bytes of words that come out of variables

struct Variable {
    std::vector<ShellWord> words; ///< one for a plain value
    bool used = false;
    bool conditional = false; ///< a branch gave it another value than it had
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
        for (ShellCommand& command : m_commands)
            for (ShellWord& word : command) {
                word.open = word.text.find(kOpenBegin) != std::string::npos;
                std::erase_if(word.text, [](char c) { return c == kOpenBegin || c == kOpenEnd; });
            }
        return std::move(m_commands);
    }

private:
    [[nodiscard]] char peek(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
    }
    char next()
    {
        if (m_at >= m_text.size())
            return '\0'; // an error ends the text early
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
            // "--help)" is a case of what the script takes itself.
            if (c == ')' && m_command.size() == 1 && m_command.front().text.starts_with('-'))
                m_command.clear();
            endCommand();
            ++m_at;
        } else {
            readWordOrAssignment();
        }
    }

    void endCommand()
    {
        ShellCommand command = std::move(m_command);
        m_command.clear();
        if (command.empty() || onlyLooksAt(command))
            return;
        if (const std::size_t script = innerScript(command); script < command.size()) {
            readInner(command[script]);
            command.resize(script);
        }
        m_commands.push_back(std::move(command));
    }

    /// The text that a command gives to a shell: a script in the script.
    void readInner(const ShellWord& script)
    {
        constexpr int deepest = 4;
        if (m_inner == deepest || m_error)
            return;
        const std::string text = script.text;
        const auto [outer, at, line] = std::tuple {m_text, m_at, m_line};
        m_text = text;
        m_at = 0;
        m_line = script.line;
        ++m_inner;
        while (!m_error && m_at < m_text.size())
            readItem();
        endCommand();
        --m_inner;
        m_text = outer;
        m_at = m_error ? m_text.size() : at;
        m_line = line;
    }

    /// A keyword, taken from the front of a command; how deep in conditions the next one stands.
    void takeKeyword()
    {
        const std::string& word = m_command.front().text;
        if (isOneOf(word, {"if", "while", "until", "case"}))
            ++m_depth;
        else if (isOneOf(word, {"fi", "done", "esac"}))
            m_depth = std::max(0, m_depth - 1);
        m_command.clear();
    }

    void readWordOrAssignment()
    {
        // NAME=… and NAME+=… count as assignments at the start of a command, also behind export and the like.
        std::size_t end = m_at;
        while (end < m_text.size() && isShellNamePart(m_text[end]))
            ++end;
        constexpr std::size_t few = 4;
        const bool first = m_command.size() < few && std::ranges::all_of(m_command, [](const ShellWord& w) {
            return w.text == "export" || w.text == "declare" || w.text == "local" || w.text == "readonly"
                || w.text == "-a" || w.text == "-x";
        });
        const bool adds = end + 1 < m_text.size() && m_text[end] == '+' && m_text[end + 1] == '=';
        const bool assigns = first && end > m_at && isShellNameStart(peek())
            && (adds || (end < m_text.size() && m_text[end] == '='));
        if (!assigns) {
            const bool starts = m_command.empty();
            readWord(m_command);
            if (starts && m_command.size() == 1 && isShellKeyword(m_command.front().text))
                takeKeyword();
            else if (starts && !m_command.empty() && m_command.front().text == "for")
                ++m_depth;
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
        Variable& variable = m_variables[name];
        if (!adds) {
            variable.conditional = m_depth > 0 && !variable.words.empty() && !sameText(variable.words, value);
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
            } else if ((c == '\\' && (peek(1) == '\n' || peek(1) == '\r'))
                || std::string_view(";&|(<>").find(c) != std::string_view::npos) {
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
            value.push_back({{}, m_line});
    }

    /// A word up to the next blank or operator; expansions outside quotes may make it several, or none.
    void readWord(std::vector<ShellWord>& out)
    {
        ShellWord word {{}, m_line};
        bool present = false; // "" is a word, $EMPTY is none
        while (!m_error && m_at < m_text.size()) {
            const char c = peek();
            if (std::string_view(" \t\r\n;&|()<>").find(c) != std::string_view::npos && c != '\0')
                break;
            if (c == kOpenBegin) {
                const std::size_t end = std::min(m_text.find(kOpenEnd, m_at), m_text.size() - 1) + 1;
                word.text += m_text.substr(m_at, end - m_at);
                m_at = end;
                present = true;
            } else if (c == '\\') {
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
                expand(word, present, Quotes::None, out);
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
                expand(word, present, Quotes::Double, out);
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
        word.text += kOpenBegin;
        word.text += next();
        while (m_at < m_text.size() && peek() != '`')
            word.text += next();
        if (m_at >= m_text.size())
            return refuse(
                ErrorCode::BadSyntax, Phrase::of("the backquote that opens here does not end"), line);
        word.text += next();
        word.text += kOpenEnd;
    }

    // --- expansions ---

    enum class Quotes : std::uint8_t { None, Double };
    enum class Elements : std::uint8_t { First, All }; ///< of an array

    void expand(ShellWord& word, bool& present, Quotes quotes, std::vector<ShellWord>& out)
    {
        const std::int64_t line = m_line;
        if (peek(1) == '(') {
            if (!readArithmetic(word))
                keepBrackets(word, line);
            present = true;
            return;
        }
        const std::size_t begin = m_at;
        std::string name;
        std::optional<std::string> fallback;
        Elements elements = Elements::First;
        if (peek(1) == '{') {
            const std::size_t end = braceEnd(m_text, m_at + 2);
            if (end == std::string_view::npos)
                return refuse(
                    ErrorCode::BadSyntax, Phrase::of("the brace that opens here does not end"), line);
            std::string_view inside = m_text.substr(m_at + 2, end - m_at - 2);
            std::size_t length = 0;
            while (length < inside.size() && isShellNamePart(inside[length]))
                ++length;
            name = std::string(inside.substr(0, length));
            inside.remove_prefix(length);
            if (inside == "[@]" || inside == "[*]") {
                elements = Elements::All;
            } else if (!inside.empty()) {
                if (inside.front() == ':')
                    inside.remove_prefix(1);
                if (!inside.empty() && (inside.front() == '-' || inside.front() == '='))
                    fallback = fallbackOf(inside.substr(1));
                else
                    name.clear(); // ${#x}, ${x%y}, …: only a shell knows
            }
            m_line += std::count(m_text.begin() + static_cast<std::ptrdiff_t>(m_at),
                m_text.begin() + static_cast<std::ptrdiff_t>(end), '\n');
            m_at = end + 1;
        } else {
            ++m_at;
            while (isShellNamePart(peek()))
                name += m_text[m_at++];
            if (name.empty() && m_at < m_text.size()
                && std::string_view("@*#?$!-").find(peek()) != std::string_view::npos)
                ++m_at;
        }
        const auto known = m_variables.find(name);
        if (known != m_variables.end() && !known->second.words.empty())
            insert(known->second, elements, word, present, quotes, out);
        else if (known == m_variables.end() && fallback)
            append(word, present, *fallback);
        else if (known == m_variables.end() || fallback) {
            (word.text += kOpenBegin) += m_text.substr(begin, m_at - begin);
            word.text += kOpenEnd;
            present = true;
        }
    }

    /// The value of "${NAME:-…}" for an unknown name: without its quotes; a variable in it by its value.
    /// Nothing where only a shell knows it.
    [[nodiscard]] std::optional<std::string> fallbackOf(std::string_view text) const
    {
        if (text.size() >= 2 && (text.front() == '"' || text.front() == '\'') && text.back() == text.front())
            text = text.substr(1, text.size() - 2);
        if (text.find_first_of("$`") == std::string_view::npos)
            return std::string(text);
        std::string_view name = text;
        if (name.starts_with("${") && name.ends_with('}'))
            name = name.substr(2, name.size() - 3);
        else if (name.starts_with('$'))
            name.remove_prefix(1);
        const auto known = m_variables.find(std::string(name));
        if (known == m_variables.end() || known->second.words.size() != 1)
            return std::nullopt;
        return known->second.words.front().text;
    }

    // --- arithmetic ---

    /// "$(( … ))" of whole numbers and variables that the file defines; false where a shell must tell.
    bool readArithmetic(ShellWord& word)
    {
        const std::optional<std::string_view> inside = arithmeticAt(m_text.substr(m_at));
        if (!inside)
            return false;
        bool conditional = false;
        const auto valueOf = [&](std::string_view name) -> std::optional<std::int64_t> {
            const auto known = m_variables.find(std::string(name));
            if (known == m_variables.end() || known->second.words.size() != 1)
                return std::nullopt;
            const ShellWord& value = known->second.words.front();
            conditional = conditional || known->second.conditional || value.conditional;
            return parseInteger(value.text);
        };
        const std::optional<std::int64_t> value = shellArithmetic(*inside, valueOf);
        if (!value)
            return false;
        word.text += std::to_string(*value);
        word.conditional = word.conditional || conditional;
        m_at += 3 + inside->size() + 2;
        return true;
    }

    void insert(Variable& variable, Elements elements, ShellWord& word, bool& present, Quotes quotes,
        std::vector<ShellWord>& out)
    {
        const bool all = elements == Elements::All;
        const bool inQuotes = quotes == Quotes::Double;
        variable.used = variable.used || !onlyLooksAt(m_command);
        word.conditional = word.conditional || variable.conditional;
        if (all && m_splits) {
            // The first element joins what stands before, the last one what follows.
            for (std::size_t i = 0; i < variable.words.size(); ++i) {
                if (i > 0 && (inQuotes || present)) {
                    out.push_back(std::move(word));
                    word = {};
                    present = false;
                }
                word.line = variable.words[i].line;
                word.conditional = word.conditional || variable.words[i].conditional;
                if (inQuotes)
                    append(word, present, variable.words[i].text);
                else
                    split(variable.words[i], word, present, out);
            }
            return;
        }
        if (all) {
            for (const ShellWord& element : variable.words)
                append(word, present, (&element == &variable.words.front() ? "" : " ") + element.text);
            return;
        }
        const ShellWord& value = variable.words.front();
        word.conditional = word.conditional || value.conditional;
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
            const std::size_t end = pieceEnd(rest, blanks);
            append(word, present, rest.substr(0, end));
            word.conditional = word.conditional || value.conditional;
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

    /// $( … ) and $(( … )) as written; brackets in quotes and in here-documents do not count.
    void keepBrackets(ShellWord& word, std::int64_t line)
    {
        int depth = 0;
        word.text += kOpenBegin;
        const std::size_t begin = m_at;
        next();
        do {
            const char c = peek();
            if (c == '<' && peek(1) == '<' && peek(2) != '<') {
                readHereDelimiter();
                continue;
            }
            next();
            if (c == '\\' && m_at < m_text.size())
                next();
            else if (c == '\n')
                skipHereDocuments();
            else if (c == '\'' || c == '"')
                for (const std::size_t end = quotedEnd(m_text, m_at, c); m_at < end;)
                    next();
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        } while (!m_error && m_at < m_text.size() && depth > 0);
        word.text += m_text.substr(begin, m_at - begin);
        word.text += kOpenEnd;
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
            ShellWord word {{}, value.line};
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
    int m_inner = 0; ///< scripts in the script around what is read
    int m_depth = 0; ///< conditions and loops around what is read
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
    std::string plain(text);
    std::ranges::replace_if(
        plain, [](char c) { return c == kOpenBegin || c == kOpenEnd; }, ' ');
    return ShellReader(plain, file).read();
}

} // namespace rankloom
