// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/yaml_values.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "core/base/limits.h"
#include "core/base/text.h"

namespace rankloom {

namespace {

using nlohmann::json;

struct Line {
    std::string_view text; ///< from its first letter, without comment
    std::size_t indent = 0;
    std::int64_t number = 0;
};

/// Where a comment begins: at '#' outside of quotes, at the start or after a blank.
std::size_t commentAt(std::string_view text)
{
    char quote = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool afterBlank = i == 0 || text[i - 1] == ' ' || text[i - 1] == '\t';
        if (quote != 0)
            quote = text[i] == quote ? '\0' : quote;
        else if (text[i] == '#' && afterBlank)
            return i;
        else if ((text[i] == '"' || text[i] == '\'')
            && (afterBlank || text[i - 1] == '[' || text[i - 1] == ','))
            quote = text[i];
    }
    return text.size();
}

bool isItem(std::string_view text) { return text == "-" || startsWith(text, "- "); }

/// The length of "key" in "key: value"; nothing where the text is no entry of a map.
std::optional<std::size_t> keyLength(std::string_view text)
{
    std::size_t i = 0;
    if (!text.empty() && (text[0] == '"' || text[0] == '\'')) {
        i = text.find(text[0], 1);
        if (i == std::string_view::npos)
            return std::nullopt;
    }
    for (; i < text.size(); ++i)
        if (text[i] == ':' && (i + 1 == text.size() || text[i + 1] == ' ' || text[i + 1] == '\t'))
            return i;
    return std::nullopt;
}

std::string unquoted(std::string_view text)
{
    text = trimmed(text);
    if (text.size() >= 2 && (text.front() == '"' || text.front() == '\'') && text.back() == text.front())
        text = text.substr(1, text.size() - 2);
    return std::string(text);
}

class YamlReader {
public:
    YamlReader(const TextLines& text, std::string file) : m_file(std::move(file))
    {
        for (const TextLine& line : text.lines()) {
            const std::string_view content = trimmed(line.text.substr(0, commentAt(line.text)));
            if (!content.empty())
                m_lines.push_back(
                    {content, static_cast<std::size_t>(content.data() - line.text.data()), line.number});
        }
    }

    Result<std::vector<json>> read()
    {
        std::vector<json> documents;
        while (m_at < m_lines.size()) {
            if (isMark(m_lines[m_at])) {
                ++m_at;
                continue;
            }
            Result<json> document = readBlock(m_lines[m_at].indent, 0);
            if (!document)
                return tl::unexpected<Error>(document.error());
            documents.push_back(std::move(*document));
            if (m_at < m_lines.size() && !isMark(m_lines[m_at]))
                return bad(Phrase::of("The indentation fits nothing above"));
        }
        return documents;
    }

private:
    static bool isMark(const Line& line)
    {
        return line.indent == 0 && (line.text == "---" || line.text == "..." || startsWith(line.text, "%"));
    }

    [[nodiscard]] tl::unexpected<Error> bad(Phrase message, ErrorCode code = ErrorCode::BadSyntax) const
    {
        const std::size_t at = std::min(m_at, m_lines.size() - 1);
        return fail(code, std::move(message), {m_file, m_lines[at].number, 0, {}},
            Phrase::of("Write plain maps and lists, indented with spaces."));
    }

    /// What stands at `indent` from the current line on.
    Result<json> readBlock(std::size_t indent, int level)
    {
        if (level > limits::kMostLevels)
            return bad(
                Phrase::of("The YAML nests deeper than {} levels", limits::kMostLevels), ErrorCode::TooLarge);
        const std::string_view text = m_lines[m_at].text;
        if (isItem(text))
            return readList(indent, level);
        if (text.front() != '[' && text.front() != '{' && keyLength(text))
            return readMap(indent, level);
        Result<json> value = readValue(text, level);
        ++m_at;
        return value;
    }

    [[nodiscard]] bool continues(std::size_t indent) const
    {
        return m_at < m_lines.size() && m_lines[m_at].indent == indent && !isMark(m_lines[m_at]);
    }

    Result<json> readList(std::size_t indent, int level)
    {
        json list = json::array();
        while (continues(indent) && isItem(m_lines[m_at].text)) {
            Line& line = m_lines[m_at];
            const std::size_t rest = line.text.find_first_not_of(" \t", 1);
            if (rest == std::string_view::npos) {
                ++m_at;
                Result<json> value = readBelow(indent, level, false);
                if (!value)
                    return value;
                list.push_back(std::move(*value));
                continue;
            }
            // The item goes on as if it stood in a line of its own.
            line.indent += rest;
            line.text.remove_prefix(rest);
            Result<json> value = readBlock(line.indent, level + 1);
            if (!value)
                return value;
            list.push_back(std::move(*value));
        }
        return list;
    }

    Result<json> readMap(std::size_t indent, int level)
    {
        json map = json::object();
        while (continues(indent)) {
            const std::string_view text = m_lines[m_at].text;
            const std::optional<std::size_t> length = isItem(text) ? std::nullopt : keyLength(text);
            if (!length)
                return bad(Phrase::of("{} is no key with a value", inQuotes(text)));
            const std::string key = unquoted(text.substr(0, *length));
            if (map.contains(key))
                return bad(Phrase::of("The key {} is there twice", inQuotes(key)), ErrorCode::Contradiction);
            const std::string_view rest = trimmed(text.substr(*length + 1));
            Result<json> value = readEntry(rest, indent, level);
            if (!value)
                return value;
            map[key] = std::move(*value);
        }
        return map;
    }

    Result<json> readEntry(std::string_view rest, std::size_t indent, int level)
    {
        if (rest.empty()) {
            ++m_at;
            return readBelow(indent, level, true);
        }
        if (rest.front() == '|' || rest.front() == '>') {
            ++m_at;
            while (m_at < m_lines.size() && m_lines[m_at].indent > indent)
                ++m_at;
            return json("");
        }
        Result<json> value = readValue(rest, level);
        ++m_at;
        return value;
    }

    /// The value below a key or a dash; the list of a key may stand as far left as the key.
    Result<json> readBelow(std::size_t indent, int level, bool ofKey)
    {
        if (m_at >= m_lines.size() || isMark(m_lines[m_at]))
            return json();
        const Line& line = m_lines[m_at];
        if (line.indent > indent || (ofKey && line.indent == indent && isItem(line.text)))
            return readBlock(line.indent, level + 1);
        return json();
    }

    /// A scalar or a flow value that ends in its line.
    Result<json> readValue(std::string_view text, int level)
    {
        if (text.front() == '&' || text.front() == '*' || text.front() == '!')
            return bad(Phrase::of("Anchors, aliases and tags are not read"), ErrorCode::Unsupported);
        if (text.front() != '[' && text.front() != '{')
            return json(unquoted(text));
        Result<json> value = readFlow(text, level);
        if (value && !trimmed(text).empty())
            return bad(Phrase::of("Something follows the closing bracket"));
        return value;
    }

    /// Takes a flow value from the start of `text`.
    Result<json> readFlow(std::string_view& text, int level)
    {
        if (level > limits::kMostLevels)
            return bad(
                Phrase::of("The YAML nests deeper than {} levels", limits::kMostLevels), ErrorCode::TooLarge);
        const bool map = text.front() == '{';
        const char close = map ? '}' : ']';
        json result = map ? json::object() : json::array();
        text.remove_prefix(1);
        for (text = trimmed(text); !text.empty() && text.front() != close; text = trimmed(text)) {
            std::string key;
            if (map) {
                const std::size_t colon = text.find(':');
                if (colon == std::string_view::npos)
                    return bad(Phrase::of("An entry in braces has no value"));
                key = unquoted(text.substr(0, colon));
                text = trimmed(text.substr(colon + 1));
            }
            Result<json> value = readFlowItem(text, level);
            if (!value)
                return value;
            if (map)
                result[key] = std::move(*value);
            else
                result.push_back(std::move(*value));
            text = trimmed(text);
            if (startsWith(text, ","))
                text.remove_prefix(1);
            else if (text.empty() || text.front() != close)
                return bad(Phrase::of("A bracket is not closed in its line"));
        }
        if (text.empty())
            return bad(Phrase::of("A bracket is not closed in its line"));
        text.remove_prefix(1);
        return result;
    }

    Result<json> readFlowItem(std::string_view& text, int level)
    {
        if (!text.empty() && (text.front() == '[' || text.front() == '{'))
            return readFlow(text, level + 1);
        std::size_t end = 0;
        if (!text.empty() && (text.front() == '"' || text.front() == '\'')) {
            end = text.find(text.front(), 1);
            if (end == std::string_view::npos)
                return bad(Phrase::of("A quote is not closed in its line"));
            ++end;
        } else {
            end = std::min(text.find_first_of(",]}"), text.size());
        }
        json value = unquoted(text.substr(0, end));
        text.remove_prefix(end);
        return value;
    }

    std::string m_file;
    std::vector<Line> m_lines;
    std::size_t m_at = 0;
};

} // namespace

Result<std::vector<json>> parseYaml(const TextLines& text, const std::string& file)
{
    return YamlReader(text, file).read();
}

} // namespace rankloom
