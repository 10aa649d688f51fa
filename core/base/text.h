// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rankloom {

/// Locale-free reading of a whole text as a number: no blanks, no trailing characters. Infinities and NaN are
/// refused.
std::optional<double> parseDouble(std::string_view text);
std::optional<std::int64_t> parseInteger(std::string_view text);

/// The shortest text that reads back as the same double, locale-free: "0.1", "1e+22".
std::string shortestText(double value);

std::string_view trimmed(std::string_view text);
/// ASCII letters alone, whatever the locale.
std::string lowerCase(std::string_view text);
bool isValidUtf8(std::string_view text);
/// What may be shown, whatever file it came from: control characters, overrides of the writing direction and
/// other line separators as \u001b, as JSON, YAML and TOML escape them; no UTF-8 as U+FFFD. \n and \t stay.
std::string withoutControls(std::string_view text);

/// Lower-case hexadecimal SHA-256 (FIPS 180-4), of a text or of a stream fed in pieces.
class Sha256 {
public:
    Sha256();
    ~Sha256();
    Sha256(const Sha256&) = delete;
    Sha256& operator=(const Sha256&) = delete;
    void add(std::string_view bytes);
    std::string hex(); ///< ends the stream

private:
    struct State;
    State* m_state;
};
std::string sha256Hex(std::string_view bytes);

/// Numbers a person would use: three significant digits and a unit, C locale. "41.2 GiB", "1.83 s", "46.7 B".
std::string humanBytes(double bytes); ///< binary units
std::string humanRate(double bytesPerSecond); ///< SI units
std::string humanSeconds(double seconds);
std::string humanCount(double count); ///< 46.7 B, 12.9 M

} // namespace rankloom
