// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
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
struct Argument;
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

    // Phrases are made, and errors that hold them handed on, in thousands of places: inline they were a
    // twentieth of the program, and of the time to compile it.
    Phrase();
    Phrase(const Phrase& other);
    Phrase(Phrase&& other) noexcept;
    Phrase& operator=(const Phrase& other);
    Phrase& operator=(Phrase&& other) noexcept;
    ~Phrase();
    // Implicit: most texts that are told are names, and a text that cannot be translated is still a text.
    Phrase(std::string text);
    Phrase(const char* text);
    Phrase(std::string_view text);
    Phrase(PhraseWord word);
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
    Phrase(Form form, double amount, std::string english);
    static Phrase filled(std::string_view pattern, std::span<detail::Argument> arguments);

    std::string m_english;
    std::string_view m_pattern {}; ///< of static storage
    std::vector<Phrase> m_parts {};
    double m_amount = 0;
    Form m_form = Form::Text;
};

namespace detail {

template <class T>
concept TellsItself = std::constructible_from<Phrase, T> && !std::convertible_to<T, std::string_view>;

/// What fmt is to check the place of an argument against.
template <class T> struct Shown {
    using Type = std::conditional_t<TellsItself<T>, std::string_view,
        std::conditional_t<std::is_array_v<T>, const T&, T>>;
};

/// Of Phrase::of(): one that tells itself, or a value for fmt, which it refers to.
struct Argument {
    Phrase phrase;
    fmt::basic_format_arg<fmt::format_context> value;

    template <class T> static Argument of(const T& argument)
    {
        if constexpr (TellsItself<T>)
            return {Phrase(argument), {}};
        else
            return {{}, fmt::format_args(fmt::make_format_args(argument)).get(0)};
    }
};

} // namespace detail

template <class... T>
Phrase Phrase::of(fmt::format_string<typename detail::Shown<T>::Type...> pattern, const T&... arguments)
{
    const fmt::string_view checked = pattern;
    std::array<detail::Argument, sizeof...(T)> all {detail::Argument::of(arguments)...};
    return filled({checked.data(), checked.size()}, all);
}

/// The parts one after the other with a separator between them.
Phrase joined(const std::vector<Phrase>& parts, const Phrase& separator);

} // namespace rankloom
