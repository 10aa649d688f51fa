// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/base/diagnostic.h"
#include "core/base/error.h"

namespace rankloom {

/// What becomes of a key that is given twice in an object: documents are refused, files of tools that write
/// some so (iperf3) have them.
enum class RepeatedKeys : std::uint8_t { Refused, LastCounts };

/// Reads JSON that may be hostile: at most 64 levels and 20 million values, valid UTF-8. Errors: BadSyntax
/// (line and column), Contradiction (a repeated key, with its pointer), TooLarge.
Result<nlohmann::json> parseJson(std::string_view text, RepeatedKeys repeated = RepeatedKeys::Refused);

/// Text of a document: two-space indent, keys in the given order, arrays of plain values and short objects of
/// plain values on one line, shortest round-trip numbers. Infinities and NaN become null. Ends with a
/// newline.
std::string jsonText(const nlohmann::ordered_json& value);

/// Where damage is no error of the user's: text that this program wrote or carries, and lines that count only
/// if they are JSON. A discarded value for what is none.
nlohmann::json jsonOrDiscarded(std::string_view text);
nlohmann::ordered_json orderedJsonOrDiscarded(std::string_view text);

/// Without spaces, on one line; bytes that are not UTF-8 become U+FFFD. (Here, so that nlohmann's writer and
/// reader are compiled once.)
std::string compactText(const nlohmann::json& value);
std::string compactText(const nlohmann::ordered_json& value);

/// A value in a few words: `the string "eight"`, `an array of 3`, `nothing (null)`.
Phrase describe(const nlohmann::json& value);

/// `key` as one step of a JSON pointer (RFC 6901), with its slash.
std::string pointerStep(std::string_view key);
std::string pointerStep(std::size_t index);

/// What the typed readers found. The first refusal wins; after it, every reader returns its fallback.
struct JsonFindings {
    std::optional<Error> error;
    Diagnostics diagnostics;

    void refuse(ErrorCode code, std::string pointer, Phrase message, Phrase remedy = {});
    /// "found X, where Y is expected"
    void refuseValue(std::string pointer, const nlohmann::json& found, const Phrase& expected);
    void warn(std::string code, std::string pointer, Phrase message);
};

/// Typed access to the members of a JSON object that may be absent. Whatever is wrong goes to the findings
/// with its pointer. Lives no longer than the value and the findings.
class JsonObject {
public:
    /// `value` null pointer = absent: all members have their fallback. Anything but an object is refused.
    JsonObject(const nlohmann::json* value, std::string pointer, JsonFindings& findings);

    [[nodiscard]] const std::string& pointer() const { return m_pointer; }
    [[nodiscard]] std::string pointerTo(std::string_view key) const;
    [[nodiscard]] bool present() const { return m_value != nullptr; }
    /// Members with the value null count as absent.
    [[nodiscard]] bool has(std::string_view key);
    /// Whether the member is there, be it null.
    [[nodiscard]] bool states(std::string_view key) const;
    /// Refuses when the member is absent.
    bool require(std::string_view key, const Phrase& expected);

    /// The member, or a null pointer; marks the key as known.
    const nlohmann::json* member(std::string_view key);
    JsonObject object(std::string_view key);
    bool boolean(std::string_view key, bool fallback);
    int integer(std::string_view key, int fallback, int least, int most);
    double number(std::string_view key, double fallback, double least, double most);
    /// A number above 0, which has to be there.
    double positive(std::string_view key, double most);
    std::string text(std::string_view key, std::string fallback);
    /// One of `legal`, or the fallback when absent.
    std::string oneOf(std::string_view key, std::string_view fallback, const std::vector<std::string>& legal);
    std::vector<int> integers(std::string_view key, int least, int most);
    std::vector<std::string> texts(std::string_view key);

    /// Warns about every member that nobody asked for.
    void finish();

private:
    const nlohmann::json* m_value = nullptr;
    std::string m_pointer;
    JsonFindings& m_findings;
    std::set<std::string, std::less<>> m_known;
};

/// One integer of an array or member; refuses anything else.
int integerOf(
    const nlohmann::json& value, int least, int most, const std::string& pointer, JsonFindings& findings);

} // namespace rankloom
