// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/phrase.h"

#include <concepts>

#include <fmt/format.h>

#include "core/base/text.h"

namespace rankloom {

namespace {

/// Puts the parts into the places of a pattern and halves doubled braces, as fmt does.
std::string withParts(std::string_view pattern, const std::vector<Phrase>& parts)
{
    std::string out;
    std::size_t next = 0;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '{' && pattern[i] != '}') {
            out += pattern[i];
        } else if (i + 1 < pattern.size() && pattern[i + 1] == pattern[i]) {
            out += pattern[i++];
        } else {
            out += parts[next++].english();
            i = pattern.find('}', i);
        }
    }
    return out;
}

/// The places of a pattern: "{} of {:.2f}" has "{}" and "{:.2f}". They are filled in their order: no numbers.
std::vector<std::string_view> placesOf(std::string_view pattern)
{
    std::vector<std::string_view> places;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '{' && pattern[i] != '}')
            continue;
        if (i + 1 < pattern.size() && pattern[i + 1] == pattern[i]) {
            ++i;
            continue;
        }
        const std::size_t end = pattern.find('}', i);
        places.push_back(pattern.substr(i, end - i + 1));
        i = end;
    }
    return places;
}

/// What stands in the place of an argument.
Phrase partOf(std::string_view place, detail::Argument& argument)
{
    if (!argument.value)
        return std::move(argument.phrase);
    std::string text = fmt::vformat(place, fmt::format_args(&argument.value, 1));
    const bool decimal =
        fmt::visit_format_arg([]<class T>(const T&) { return std::floating_point<T>; }, argument.value);
    return decimal ? Phrase::decimal(std::move(text)) : Phrase(std::move(text));
}

} // namespace

Phrase::Phrase() = default;
Phrase::Phrase(const Phrase& other) = default;
Phrase::Phrase(Phrase&& other) noexcept = default;
Phrase& Phrase::operator=(const Phrase& other) = default;
Phrase& Phrase::operator=(Phrase&& other) noexcept = default;
Phrase::~Phrase() = default;

Phrase::Phrase(std::string text) : m_english(std::move(text)) { }

Phrase::Phrase(const char* text) : m_english(text) { }

Phrase::Phrase(std::string_view text) : m_english(text) { }

Phrase::Phrase(PhraseWord word) : m_english(word.english), m_pattern(word.english), m_form(Form::Pattern) { }

Phrase::Phrase(Form form, double amount, std::string english)
    : m_english(std::move(english)), m_amount(amount), m_form(form)
{
}

Phrase::Phrase(Bytes amount) : Phrase(Form::Memory, amount.value(), humanBytes(amount.value())) { }

Phrase::Phrase(BytesPerSecond amount) : Phrase(Form::Rate, amount.value(), humanRate(amount.value())) { }

Phrase::Phrase(Seconds amount) : Phrase(Form::Time, amount.value(), humanSeconds(amount.value())) { }

Phrase::Phrase(Counted amount) : Phrase(Form::Count, amount.value, humanCount(amount.value)) { }

Phrase Phrase::decimal(std::string number)
{
    Phrase out(std::move(number));
    out.m_form = Form::Decimal;
    return out;
}

Phrase Phrase::filled(std::string_view pattern, std::span<detail::Argument> arguments)
{
    std::vector<Phrase> parts;
    parts.reserve(arguments.size());
    const std::vector<std::string_view> places = placesOf(pattern);
    for (std::size_t i = 0; i < arguments.size(); ++i)
        parts.push_back(partOf(places[i], arguments[i]));
    return composed(pattern, std::move(parts));
}

Phrase Phrase::composed(std::string_view pattern, std::vector<Phrase> parts)
{
    Phrase out(Form::Pattern, 0, withParts(pattern, parts));
    out.m_pattern = pattern;
    out.m_parts = std::move(parts);
    return out;
}

Phrase Phrase::sentence(Phrase text)
{
    Phrase out = Phrase::of("{}.", text);
    out.m_form = Form::Sentence;
    char& first = out.m_english.front();
    if (first >= 'a' && first <= 'z')
        first = static_cast<char>(first - 'a' + 'A');
    return out;
}

Phrase& Phrase::operator+=(Phrase more)
{
    if (empty())
        return *this = std::move(more);
    if (more.empty())
        return *this;
    if (m_form != Form::Sequence) {
        Phrase first = std::move(*this);
        *this = Phrase(Form::Sequence, 0, first.m_english);
        m_parts.push_back(std::move(first));
    }
    m_english += more.m_english;
    m_parts.push_back(std::move(more));
    return *this;
}

Phrase joined(const std::vector<Phrase>& parts, const Phrase& separator)
{
    Phrase out;
    for (const Phrase& part : parts) {
        if (&part != &parts.front())
            out += separator;
        out += part;
    }
    return out;
}

} // namespace rankloom
