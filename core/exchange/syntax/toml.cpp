// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/toml.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/limits.h"
#include "core/base/text.h"

namespace rankloom {

using nlohmann::json;

namespace {

constexpr std::size_t kLongestToml = 1U << 20;

bool isBareKey(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
}

void appendUtf8(std::string& out, std::uint32_t code)
{
    const auto put = [&out](std::uint32_t byte) { out += static_cast<char>(byte); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0U | (code >> 6));
        put(0x80U | (code & 0x3FU));
    } else if (code < 0x10000) {
        put(0xE0U | (code >> 12));
        put(0x80U | ((code >> 6) & 0x3FU));
        put(0x80U | (code & 0x3FU));
    } else {
        put(0xF0U | (code >> 18));
        put(0x80U | ((code >> 12) & 0x3FU));
        put(0x80U | ((code >> 6) & 0x3FU));
        put(0x80U | (code & 0x3FU));
    }
}

using Key = std::vector<std::string>;

/// Recursive descent; the first refusal ends it.
class TomlReader {
public:
    explicit TomlReader(std::string_view text) : m_text(text) { }

    Result<json> read()
    {
        json root = json::object();
        json* table = &root;
        std::string path;
        while (!m_error && !atEnd()) {
            skipLines();
            if (atEnd())
                break;
            if (peek() == '[')
                table = readHeader(root, path);
            else
                readPair(*table, path, 1);
            endOfLine();
        }
        if (m_error)
            return tl::unexpected<Error>(std::move(*m_error));
        return root;
    }

private:
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char peek(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
    }
    [[nodiscard]] bool comes(std::string_view part) const { return m_text.substr(m_at).starts_with(part); }
    bool take(char c)
    {
        if (atEnd() || peek() != c)
            return false;
        ++m_at;
        return true;
    }

    void refuse(Phrase message, ErrorCode code = ErrorCode::BadSyntax)
    {
        if (m_error)
            return;
        const std::string_view before = m_text.substr(0, std::min(m_at, m_text.size()));
        const auto line = 1 + std::count(before.begin(), before.end(), '\n');
        const std::size_t begin = before.rfind('\n');
        const std::size_t column =
            begin == std::string_view::npos ? before.size() + 1 : before.size() - begin;
        m_error =
            Error {code, std::move(message), Place {{}, line, static_cast<std::int64_t>(column), {}}, {}, {}};
        m_at = m_text.size();
    }

    /// Blanks and comments of this line.
    void skipBlank()
    {
        while (peek() == ' ' || peek() == '\t')
            ++m_at;
        if (peek() == '#')
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
    }

    /// The same of all lines up to one that says something.
    void skipLines()
    {
        do
            skipBlank();
        while (take('\n') || (comes("\r\n") && take('\r')));
    }

    void endOfLine()
    {
        skipBlank();
        if (!m_error && !atEnd() && !take('\n') && !(take('\r') && take('\n')))
            refuse(Phrase::of("more follows where the line should end"));
    }

    // --- keys and tables ---

    Key readKey()
    {
        Key key;
        do {
            skipBlank();
            std::string part;
            if (peek() == '"' || peek() == '\'') {
                part = readString(Fence::One);
            } else {
                const std::size_t begin = m_at;
                while (isBareKey(peek()))
                    ++m_at;
                part = std::string(m_text.substr(begin, m_at - begin));
                if (part.empty())
                    refuse(Phrase::of("a key is expected here"));
            }
            key.push_back(std::move(part));
            if (key.size() > limits::kMostLevels)
                refuse(
                    Phrase::of("the key has more than {} parts", limits::kMostLevels), ErrorCode::TooLarge);
            skipBlank();
        } while (!m_error && take('.'));
        return key;
    }

    static std::string joined(const std::string& path, const Key& key)
    {
        std::string out = path;
        for (const std::string& part : key)
            out += fmt::format("{}.{}", part.size(), part); // lengths keep "a.b" and "a"."b" apart
        return out;
    }

    /// The table that the parts of a key but the last lead to, made where absent. Null after a refusal.
    json* descend(json& from, const std::string& path, const Key& key)
    {
        json* table = &from;
        std::string place = path;
        for (std::size_t i = 0; i + 1 < key.size(); ++i) {
            place = joined(place, {key[i]});
            if (m_complete.count(place) > 0) {
                refuse(Phrase::of("\"{}\" is complete already", key[i]), ErrorCode::Contradiction);
                return nullptr;
            }
            json& next = (*table)[key[i]];
            if (next.is_null())
                next = json::object();
            table = next.is_array() && !next.empty() && next.back().is_object() ? &next.back() : &next;
            if (!table->is_object()) {
                refuse(
                    Phrase::of("\"{}\" is a value already, not a table", key[i]), ErrorCode::Contradiction);
                return nullptr;
            }
        }
        return table;
    }

    /// A new element of an array of tables has tables of its own below it.
    void forgetBelow(const std::string& path)
    {
        for (std::set<std::string>* paths : {&m_headers, &m_complete})
            for (auto at = paths->upper_bound(path); at != paths->end() && at->starts_with(path);)
                at = paths->erase(at);
    }

    json* readHeader(json& root, std::string& path)
    {
        ++m_at;
        const bool list = take('[');
        const Key key = readKey();
        if (m_error)
            return &root;
        if (!take(']') || (list && !take(']')))
            refuse(Phrase::of("the table's name does not end with a bracket"));
        json* parent = m_error ? nullptr : descend(root, {}, key);
        if (parent == nullptr)
            return &root;
        json& table = (*parent)[key.back()];
        path = joined({}, key);
        if (list) {
            if (table.is_null())
                table = json::array();
            if (!table.is_array() || m_complete.count(path) > 0) {
                refuse(Phrase::of("\"{}\" is there already", key.back()), ErrorCode::Contradiction);
                return &root;
            }
            table.push_back(json::object());
            forgetBelow(path);
            path += fmt::format("[{}]", table.size());
            return &table.back();
        }
        if (table.is_null())
            table = json::object();
        if (!table.is_object() || m_complete.count(path) > 0 || !m_headers.insert(path).second) {
            refuse(Phrase::of("the table \"{}\" is there twice", key.back()), ErrorCode::Contradiction);
            return &root;
        }
        return &table;
    }

    void readPair(json& table, const std::string& path, int depth)
    {
        const Key key = readKey();
        if (m_error)
            return;
        if (!take('='))
            return refuse(Phrase::of("an equals sign is expected after the key"));
        json* parent = descend(table, path, key);
        if (parent == nullptr)
            return;
        if (parent->contains(key.back()))
            return refuse(Phrase::of("the key \"{}\" is there twice", key.back()), ErrorCode::Contradiction);
        skipBlank();
        json value = readValue(depth + static_cast<int>(key.size()));
        // Neither a header nor a dotted key may add to a written value; to a dotted table, no header.
        if (value.is_object() || value.is_array())
            m_complete.insert(joined(path, key));
        for (std::size_t i = 1; i < key.size(); ++i)
            m_headers.insert(joined(path, Key(key.begin(), key.begin() + static_cast<std::ptrdiff_t>(i))));
        (*parent)[key.back()] = std::move(value);
    }

    // --- values ---

    json readValue(int depth)
    {
        if (depth > limits::kMostLevels) {
            refuse(Phrase::of("there are more than {} levels", limits::kMostLevels), ErrorCode::TooLarge);
            return {};
        }
        switch (peek()) {
        case '"':
        case '\'':
            return readString(comes("\"\"\"") || comes("'''") ? Fence::Three : Fence::One);
        case '[':
            return readArray(depth);
        case '{':
            return readInlineTable(depth);
        default:
            return readScalar();
        }
    }

    json readArray(int depth)
    {
        ++m_at;
        json array = json::array();
        while (!m_error) {
            skipLines();
            if (take(']'))
                return array;
            array.push_back(readValue(depth + 1));
            skipLines();
            if (!m_error && !take(',') && peek() != ']')
                refuse(atEnd() ? Phrase::of("the array does not end")
                               : Phrase::of("a comma or a bracket is expected in the array"));
        }
        return array;
    }

    json readInlineTable(int depth)
    {
        ++m_at;
        json table = json::object();
        skipBlank();
        if (take('}'))
            return table;
        while (!m_error) {
            skipBlank();
            readPair(table, fmt::format("{{{}", m_at), depth);
            skipBlank();
            if (m_error || take('}'))
                return table;
            if (!take(','))
                refuse(Phrase::of("a comma or a brace is expected in the inline table"));
        }
        return table;
    }

    void readEscape(std::string& out)
    {
        const char c = peek();
        ++m_at;
        const std::string_view plain = "btnfr\"\\";
        if (const std::size_t i = plain.find(c); i != std::string_view::npos && c != '\0') {
            out += std::string_view("\b\t\n\f\r\"\\")[i];
            return;
        }
        const std::size_t digits = c == 'u' ? 4 : c == 'U' ? 8 : 0;
        std::uint32_t code = 0;
        const std::string_view hex = m_text.substr(std::min(m_at, m_text.size()), digits);
        const auto [end, error] = std::from_chars(hex.data(), hex.data() + hex.size(), code, 16);
        if (digits == 0 || hex.size() < digits || error != std::errc() || end != hex.data() + digits
            || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000))
            return refuse(Phrase::of("this escape is none that TOML knows"));
        m_at += digits;
        appendUtf8(out, code);
    }

    enum class Fence : std::uint8_t { One, Three }; ///< quotes on either side of a text
    std::string readString(Fence quotes)
    {
        const char quote = peek();
        const std::string fence(3, quote);
        const bool isLong = quotes == Fence::Three;
        m_at += isLong ? 3 : 1;
        if (isLong)
            static_cast<void>(take('\n') || (comes("\r\n") && take('\r') && take('\n')));
        std::string out;
        while (!m_error) {
            if (atEnd() || (!isLong && peek() == '\n')) {
                refuse(Phrase::of("the text does not end"));
                break;
            }
            if (isLong ? comes(fence) : peek() == quote) {
                m_at += isLong ? 3 : 1;
                // Up to two quotes may stand before the closing three.
                for (int extra = 0; isLong && extra < 2 && take(quote); ++extra)
                    out += quote;
                break;
            }
            const char c = peek();
            ++m_at;
            const auto byte = static_cast<unsigned char>(c);
            if ((byte < 0x20 && c != '\t' && !(isLong && (c == '\n' || c == '\r'))) || byte == 0x7f)
                refuse(Phrase::of("a text holds a control character"));
            else if (c == '\\' && quote == '"')
                isLong && (peek() == '\n' || peek() == '\r' || peek() == ' ') ? skipLineEnd()
                                                                              : readEscape(out);
            else
                out += c;
        }
        return out;
    }

    /// A backslash at the end of a line of a long text joins the lines.
    void skipLineEnd()
    {
        while (!atEnd() && (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r'))
            ++m_at;
    }

    json readScalar()
    {
        const std::size_t begin = m_at;
        while (!atEnd() && std::string_view(" \t\r\n,]}#").find(peek()) == std::string_view::npos)
            ++m_at;
        std::string_view word = m_text.substr(begin, m_at - begin);
        // A date may be parted from its time by a blank.
        if (word.size() == 10 && word[4] == '-' && peek() == ' ' && peek(1) >= '0' && peek(1) <= '9') {
            ++m_at;
            while (!atEnd() && std::string_view(" \t\r\n,]}#").find(peek()) == std::string_view::npos)
                ++m_at;
            word = m_text.substr(begin, m_at - begin);
        }
        if (word == "true" || word == "false")
            return word == "true";
        json number = readNumber(word);
        if (number.is_null()) {
            m_at = begin;
            refuse(word.empty() ? Phrase::of("a value is expected here")
                                : Phrase::of("\"{}\" is no value of TOML", word.substr(0, 40)));
        }
        return number;
    }

    /// Digits without the underscores between them; nothing where one stands elsewhere.
    static std::string withoutUnderscores(std::string_view word)
    {
        std::string out;
        for (std::size_t i = 0; i < word.size(); ++i) {
            if (word[i] != '_') {
                out += word[i];
                continue;
            }
            const auto isDigit = [&word](std::size_t at) {
                return at < word.size() && std::isxdigit(static_cast<unsigned char>(word[at])) != 0;
            };
            if (i == 0 || !isDigit(i - 1) || !isDigit(i + 1))
                return {};
        }
        return out;
    }

    static bool looksLikeTime(std::string_view word)
    {
        const auto isDigit = [&word](std::size_t at) {
            return at < word.size() && word[at] >= '0' && word[at] <= '9';
        };
        const bool date = word.size() >= 10 && word[4] == '-' && word[7] == '-' && isDigit(0) && isDigit(9);
        const bool time = word.size() >= 8 && word[2] == ':' && word[5] == ':' && isDigit(0) && isDigit(7);
        return (date || time) && std::ranges::all_of(word, [](char c) {
            return (c >= '0' && c <= '9') || std::string_view("-+:. TtZz").find(c) != std::string_view::npos;
        });
    }

    static json readNumber(std::string_view word)
    {
        if (looksLikeTime(word))
            return std::string(word);
        std::string digits = withoutUnderscores(word);
        const bool negative = digits.starts_with('-');
        std::string_view rest = digits;
        if (negative || rest.starts_with('+'))
            rest.remove_prefix(1);
        if (rest == "inf" || rest == "nan")
            return {}; // legal TOML, but no setting is infinite: refused as a value
        const int base = rest.starts_with("0x") ? 16
            : rest.starts_with("0o")            ? 8
            : rest.starts_with("0b")            ? 2
                                                : 10;
        if (base != 10) {
            std::int64_t value = 0;
            const char* end = rest.data() + rest.size();
            const auto [at, error] = std::from_chars(rest.data() + 2, end, value, base);
            return error == std::errc() && at == end && digits.data() == rest.data() ? json(value) : json();
        }
        const bool leadingZero = rest.size() > 1 && rest[0] == '0' && rest[1] >= '0' && rest[1] <= '9';
        if (rest.empty() || rest[0] < '0' || rest[0] > '9' || leadingZero || rest.ends_with('.')
            || rest.find(".e") != std::string_view::npos || rest.find(".E") != std::string_view::npos)
            return {};
        const std::string text = (negative ? "-" : "") + std::string(rest);
        if (const auto integer = parseInteger(text))
            return *integer;
        const auto number =
            rest.find_first_of(".eE") != std::string_view::npos ? parseDouble(text) : std::nullopt;
        return number ? json(*number) : json();
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::set<std::string> m_headers; ///< tables that no header may open (again), by path
    std::set<std::string> m_complete; ///< values that nothing may be added to
    std::optional<Error> m_error;
};

} // namespace

Result<json> parseToml(std::string_view text)
{
    if (text.size() > kLongestToml)
        return fail(ErrorCode::TooLarge, Phrase::of("the file is longer than 1 MiB"));
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    if (!isValidUtf8(text))
        return fail(ErrorCode::BadSyntax, Phrase::of("the file is not in UTF-8"));
    return TomlReader(text).read();
}

} // namespace rankloom
