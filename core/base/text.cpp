// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

#include <fmt/format.h>
#include <nettle/sha2.h>

#include "core/base/duration.h"

namespace rankloom {

namespace {

/// Three significant digits without exponent: 1234 stays "1234", 12.34 becomes "12.3".
std::string threeDigits(double value)
{
    const double magnitude = std::abs(value);
    if (magnitude == 0)
        return "0";
    if (magnitude >= 99.95)
        return fmt::format("{:.0f}", value);
    if (magnitude >= 9.995)
        return fmt::format("{:.1f}", value);
    return fmt::format("{:.2f}", value);
}

template <std::size_t N>
std::string scaled(double value, double step, const std::array<const char*, N>& units)
{
    std::size_t unit = 0;
    while (unit + 1 < N && std::abs(value) >= step * 0.9995) {
        value /= step;
        ++unit;
    }
    return threeDigits(value) + (units[unit][0] != '\0' ? " " : "") + units[unit];
}

/// from_chars takes a minus but no plus; "+-5" is no number.
std::string_view withoutPlus(std::string_view text)
{
    const bool signedTwice = text.size() > 1 && (text[1] == '-' || text[1] == '+');
    return !text.empty() && text.front() == '+' && !signedTwice ? text.substr(1) : text;
}

} // namespace

std::optional<double> parseDouble(std::string_view text)
{
    text = withoutPlus(text);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::optional<std::int64_t> parseInteger(std::string_view text)
{
    text = withoutPlus(text);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::string shortestText(double value)
{
    std::array<char, 32> buffer {};
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), result.ptr};
}

std::string lowerCase(std::string_view text)
{
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return result;
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n\f\v";
    const auto begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

namespace {

/// Bytes of the character in front; 0 where it is no UTF-8.
std::size_t lengthOfFirst(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead < 0x80 ? 1
        : lead >= 0xC2 && lead < 0xE0      ? 2
        : (lead & 0xF0U) == 0xE0           ? 3
        : lead >= 0xF0 && lead < 0xF5      ? 4
                                           : 0;
    if (length == 0 || length > text.size())
        return 0;
    for (std::size_t k = 1; k < length; ++k)
        if ((static_cast<unsigned char>(text[k]) & 0xC0U) != 0x80)
            return 0;
    const auto second = length > 1 ? static_cast<unsigned char>(text[1]) : 0U;
    const bool impossible = (lead == 0xE0 && second < 0xA0) || (lead == 0xED && second > 0x9F)
        || (lead == 0xF0 && second < 0x90) || (lead == 0xF4 && second > 0x8F);
    return impossible ? 0 : length;
}

} // namespace

bool isValidUtf8(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t length = lengthOfFirst(text);
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

namespace {

/// The code point of a character of UTF-8, of `length` bytes.
std::uint32_t codePointOf(std::string_view character)
{
    const auto lead = static_cast<unsigned char>(character.front());
    std::uint32_t point = character.size() == 1 ? lead : lead & (0xFFU >> (character.size() + 1));
    for (const char c : character.substr(1))
        point = point << 6U | (static_cast<unsigned char>(c) & 0x3FU);
    return point;
}

/// What terminals obey, XML and YAML have no place for, or turns the text around it.
bool isObeyed(std::uint32_t point)
{
    if (point == '\n' || point == '\t')
        return false;
    return point < 0x20 || (point >= 0x7F && point < 0xA0) || (point >= 0x2028 && point <= 0x202E)
        || (point >= 0x2066 && point <= 0x2069) || point == 0xFFFE || point == 0xFFFF;
}

/// Whether every character is shown as it is: of printed documents nearly all are, and they are long.
bool isHarmless(std::string_view text)
{
    return std::ranges::all_of(
        text, [](char c) { return (c >= 0x20 && c < 0x7F) || c == '\n' || c == '\t'; });
}

} // namespace

std::string withoutControls(std::string_view text)
{
    if (isHarmless(text))
        return std::string(text);
    std::string out;
    out.reserve(text.size() + text.size() / 8);
    while (!text.empty()) {
        const std::size_t length = lengthOfFirst(text);
        const std::uint32_t point = length == 0 ? 0 : codePointOf(text.substr(0, length));
        if (length == 0)
            out += "\uFFFD";
        else if (isObeyed(point))
            out += fmt::format("\\u{:04x}", point);
        else
            out += text.substr(0, length);
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return out;
}

struct Sha256::State {
    sha256_ctx context {};
};

Sha256::Sha256() : m_state(new State) { sha256_init(&m_state->context); }

Sha256::~Sha256() { delete m_state; }

void Sha256::add(std::string_view bytes)
{
    sha256_update(&m_state->context, bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()));
}

std::string Sha256::hex()
{
    std::array<std::uint8_t, SHA256_DIGEST_SIZE> digest {};
    sha256_digest(&m_state->context, digest.size(), digest.data());
    std::string out;
    for (const std::uint8_t byte : digest)
        out += fmt::format("{:02x}", byte);
    return out;
}

std::string sha256Hex(std::string_view bytes)
{
    Sha256 sum;
    sum.add(bytes);
    return sum.hex();
}

std::string humanBytes(double bytes)
{
    return scaled(bytes, 1024, std::array {"B", "KiB", "MiB", "GiB", "TiB", "PiB"});
}

std::string humanRate(double bytesPerSecond)
{
    return scaled(bytesPerSecond, 1000, std::array {"B/s", "kB/s", "MB/s", "GB/s", "TB/s"});
}

std::string humanSeconds(double seconds)
{
    const double magnitude = std::abs(seconds);
    if (magnitude == 0)
        return "0 s";
    if (magnitude < 0.9995e-6)
        return threeDigits(seconds * 1e9) + " ns";
    if (magnitude < 0.9995e-3)
        return threeDigits(seconds * 1e6) + " µs";
    if (magnitude < 0.9995)
        return threeDigits(seconds * 1e3) + " ms";
    if (magnitude < 120)
        return threeDigits(seconds) + " s";
    const std::optional<MixedDuration> said =
        std::isfinite(seconds) ? mixedDuration(magnitude) : std::nullopt;
    if (!said)
        return threeDigits(seconds) + " s";
    const std::string head = fmt::format("{}{:.0f} {}", seconds < 0 ? "-" : "", said->count, said->unit);
    return said->rest == 0 ? head : fmt::format("{} {:.0f} {}", head, said->rest, said->restUnit);
}

std::string humanCount(double count) { return scaled(count, 1000, std::array {"", "k", "M", "B", "T"}); }

} // namespace rankloom
