// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/base/text.h"

namespace rankloom {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

constexpr std::size_t kMostValues = 20'000'000;

Place placeOf(std::string_view text, std::size_t position)
{
    const std::string_view before = text.substr(0, std::min(position, text.size()));
    const auto lineStart = before.rfind('\n');
    Place place;
    place.line = 1 + std::count(before.begin(), before.end(), '\n');
    place.column = static_cast<std::int64_t>(
        lineStart == std::string_view::npos ? before.size() : before.size() - lineStart - 1);
    place.column = std::max<std::int64_t>(place.column, 1);
    return place;
}

/// nlohmann's own words without its prefix "[json.exception…] parse error at line 1, column 2: ".
std::string reasonOf(std::string_view what)
{
    if (const auto column = what.find("column "); column != std::string_view::npos)
        if (const auto colon = what.find(": ", column); colon != std::string_view::npos)
            return std::string(what.substr(colon + 2));
    if (const auto bracket = what.find("] "); bracket != std::string_view::npos)
        return std::string(what.substr(bracket + 2));
    return std::string(what);
}

/// Builds the value and guards it: depth, count, duplicate keys. Every callback returns false to stop.
class Builder : public json::json_sax_t {
public:
    Builder(std::string_view text, RepeatedKeys repeated) : m_text(text), m_repeated(repeated) { }

    json root;
    std::optional<Error> error;

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t&) override { return add(value); }
    bool string(string_t& value) override { return add(std::move(value)); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(json::object()); }
    bool start_array(std::size_t) override { return open(json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override
    {
        if (m_repeated == RepeatedKeys::Refused && m_stack.back()->contains(name)) {
            error = Error {ErrorCode::Contradiction,
                Phrase::of("the key \"{}\" appears twice in one object", name),
                Place {{}, 0, 0, pointer() + pointerStep(name)}, {}, Phrase::of("Keep one of the two.")};
            return false;
        }
        m_keys.back() = std::move(name);
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& e) override
    {
        const bool ended = position >= m_text.size() + 1 || m_text.empty();
        error = Error {ErrorCode::BadSyntax,
            Phrase::of("this is not well-formed JSON: {}", reasonOf(e.what())), placeOf(m_text, position), {},
            ended ? Phrase::of("The text seems to be cut off.") : Phrase()};
        return false;
    }

private:
    [[nodiscard]] std::string pointer() const
    {
        std::string out;
        for (std::size_t i = 0; i + 1 < m_stack.size(); ++i)
            out += m_stack[i]->is_array() ? pointerStep(m_stack[i]->size() - 1) : pointerStep(m_keys[i]);
        return out;
    }

    bool tooLarge(Phrase message)
    {
        error = Error {ErrorCode::TooLarge, std::move(message), Place {{}, 0, 0, pointer()}, {}, {}};
        return false;
    }

    json* place(json value)
    {
        if (m_stack.empty()) {
            root = std::move(value);
            return &root;
        }
        json& parent = *m_stack.back();
        if (parent.is_array()) {
            parent.push_back(std::move(value));
            return &parent.back();
        }
        return &(parent[m_keys.back()] = std::move(value));
    }

    bool add(json value)
    {
        if (++m_count > kMostValues)
            return tooLarge(Phrase::of("there are more than {} values", kMostValues));
        place(std::move(value));
        return true;
    }

    bool open(json value)
    {
        if (m_stack.size() >= limits::kMostLevels)
            return tooLarge(Phrase::of("the nesting is deeper than {} levels", limits::kMostLevels));
        if (++m_count > kMostValues)
            return tooLarge(Phrase::of("there are more than {} values", kMostValues));
        m_stack.push_back(place(std::move(value)));
        m_keys.emplace_back();
        return true;
    }

    bool close()
    {
        m_stack.pop_back();
        m_keys.pop_back();
        return true;
    }

    std::string_view m_text;
    RepeatedKeys m_repeated;
    std::vector<json*> m_stack;
    std::vector<std::string> m_keys;
    std::size_t m_count = 0;
};

std::optional<Error> checkEncoding(std::string_view text)
{
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        return Error {ErrorCode::BadSyntax, Phrase::of("this text is encoded in UTF-16"),
            Place {{}, 1, 1, {}}, {}, Phrase::of("Save it as UTF-8.")};
    if (text.find('\0') != std::string_view::npos)
        return Error {ErrorCode::BadSyntax, Phrase::of("this is a binary file, not JSON text"), {}, {}, {}};
    if (!isValidUtf8(text))
        return Error {ErrorCode::BadSyntax, Phrase::of("this text is not valid UTF-8"), {}, {},
            Phrase::of("Save it as UTF-8.")};
    if (trimmed(text).empty())
        return Error {ErrorCode::BadSyntax, Phrase::of("the text is empty"), {}, {}, {}};
    return std::nullopt;
}

} // namespace

Result<json> parseJson(std::string_view text, RepeatedKeys repeated)
{
    if (auto error = checkEncoding(text))
        return tl::unexpected<Error>(std::move(*error));
    Builder builder(text, repeated);
    try {
        json::sax_parse(text.begin(), text.end(), &builder);
    } catch (const std::exception& e) { // out of memory, or the library's own refusals
        return fail(ErrorCode::BadSyntax, Phrase::of("this is not well-formed JSON: {}", reasonOf(e.what())));
    }
    if (builder.error)
        return tl::unexpected<Error>(std::move(*builder.error));
    return std::move(builder.root);
}

json jsonOrDiscarded(std::string_view text) { return json::parse(text, nullptr, false); }

ordered_json orderedJsonOrDiscarded(std::string_view text)
{
    return ordered_json::parse(text, nullptr, false);
}

} // namespace rankloom
