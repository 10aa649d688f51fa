// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "core/base/quantity.h"

namespace rankloom {

namespace detail {
template <class T> struct Shown;
} // namespace detail

/// A word that stands in a table and is to be translated where it is used; made by Phrase::word().
struct PhraseWord {
    const char* english;
};

/// A large number of things, told with three digits: "46.7 B".
struct Counted {
    double value;
};

/// Text for people that can be told in their language: the English text, and what it was made of. English is
/// what scripts and files get; the desktop program translates the patterns and formats the amounts.
/// Made by Phrase::of(); other texts become a phrase that is the same in every language.
class Phrase {
public:
    enum class Form : std::uint8_t {
        Text, ///< as it is: a name, a whole number, the words of another program
        Pattern, ///< pattern() with parts() in its places
        Sequence, ///< parts() one after the other
        Sentence, ///< the same as a pattern, with a capital at the beginning
        Decimal, ///< a number with a decimal point
        Memory, ///< amount() in its unit: these four
        Rate,
        Time,
        Count,
    };

    Phrase() = default;
    // Implicit: most texts that are told are names, and a text that cannot be translated is still a text.
    Phrase(std::string text) : m_english(std::move(text)) { }
    Phrase(const char* text) : m_english(text) { }
    Phrase(std::string_view text) : m_english(text) { }
    Phrase(PhraseWord word) : m_english(word.english), m_pattern(word.english), m_form(Form::Pattern) { }
    explicit Phrase(Bytes amount);
    explicit Phrase(BytesPerSecond amount);
    explicit Phrase(Seconds amount);
    explicit Phrase(Counted amount);
    /// A text to be translated, in the syntax of fmt::format(), with a string literal as pattern: translators
    /// get what stands between the quotes behind "Phrase::of(", in the context "Phrase". Arguments may be
    /// phrases, words and amounts with a unit. An argument that is itself a literal cannot stand first: it
    /// would be taken for a remark to the translator.
    template <class... T>
    static Phrase of(fmt::format_string<typename detail::Shown<T>::Type...> pattern, const T&... arguments);
    static constexpr PhraseWord word(const char* english) { return {english}; } ///< of a literal, too
    static Phrase decimal(std::string number);
    /// `pattern` in the syntax of fmt, a string literal; its places are filled with the parts in their order.
    static Phrase composed(std::string_view pattern, std::vector<Phrase> parts);
    /// A whole sentence of a text that is one but for its capital and its full stop.
    static Phrase sentence(Phrase text);

    [[nodiscard]] const std::string& english() const { return m_english; }
    [[nodiscard]] Form form() const { return m_form; }
    [[nodiscard]] std::string_view pattern() const { return m_pattern; }
    [[nodiscard]] const std::vector<Phrase>& parts() const { return m_parts; }
    [[nodiscard]] double amount() const { return m_amount; }

    // Never English by chance: who wants the text for scripts, files or comparisons says english(); fmt has
    // no formatter for phrases.
    [[nodiscard]] bool empty() const { return m_english.empty(); }
    [[nodiscard]] const char* c_str() const { return m_english.c_str(); }
    [[nodiscard]] std::size_t find(std::string_view text) const { return m_english.find(text); }
    [[nodiscard]] bool starts_with(std::string_view text) const { return m_english.starts_with(text); }
    [[nodiscard]] bool ends_with(std::string_view text) const { return m_english.ends_with(text); }
    [[nodiscard]] bool ends_with(char c) const { return m_english.ends_with(c); }

    Phrase& operator+=(Phrase more);
    friend Phrase operator+(Phrase a, Phrase b) { return std::move(a += std::move(b)); }
    /// What is told is the same.
    friend bool operator==(const Phrase& a, const Phrase& b) { return a.m_english == b.m_english; }

private:
    Phrase(Form form, double amount, std::string english)
        : m_english(std::move(english)), m_amount(amount), m_form(form)
    {
    }

    std::string m_english;
    std::string_view m_pattern {}; ///< of static storage
    std::vector<Phrase> m_parts {};
    double m_amount = 0;
    Form m_form = Form::Text;
};

namespace detail {

/// The places of a pattern: "{} of {:.2f}" has "{}" and "{:.2f}". They are filled in their order: no numbers.
std::vector<std::string_view> placesOf(std::string_view pattern);

template <class T>
concept TellsItself = std::constructible_from<Phrase, T> && !std::convertible_to<T, std::string_view>;

/// What fmt is to check the place of an argument against.
template <class T> struct Shown {
    using Type = std::conditional_t<TellsItself<T>, std::string_view,
        std::conditional_t<std::is_array_v<T>, const T&, T>>;
};

template <class T> Phrase phrasePart([[maybe_unused]] std::string_view place, const T& value)
{
    if constexpr (TellsItself<T>) {
        return Phrase(value);
    } else {
        std::string text = fmt::vformat(place, fmt::make_format_args(value));
        return std::floating_point<T> ? Phrase::decimal(std::move(text)) : Phrase(std::move(text));
    }
}

} // namespace detail

template <class... T>
Phrase Phrase::of(fmt::format_string<typename detail::Shown<T>::Type...> pattern, const T&... arguments)
{
    const fmt::string_view checked = pattern;
    const std::string_view text(checked.data(), checked.size());
    std::vector<Phrase> parts;
    parts.reserve(sizeof...(T));
    [[maybe_unused]] const std::vector<std::string_view> places = detail::placesOf(text);
    [[maybe_unused]] std::size_t next = 0;
    (parts.push_back(detail::phrasePart(places[next++], arguments)), ...);
    return composed(text, std::move(parts));
}

/// The parts one after the other with a separator between them.
Phrase joined(const std::vector<Phrase>& parts, const Phrase& separator);

} // namespace rankloom
