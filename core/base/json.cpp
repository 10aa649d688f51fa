// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/nearest.h"
#include "core/base/text.h"

namespace rankloom {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

std::string shortened(std::string_view text)
{
    constexpr std::size_t most = 40;
    if (text.size() <= most)
        return std::string(text);
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80)
        --end;
    return std::string(text.substr(0, end)) + "…";
}

std::vector<std::string> quoted(std::vector<std::string> names)
{
    for (std::string& name : names)
        name = '"' + name + '"';
    return names;
}

/// "Did you mean "a" or "b"?", or nothing when no candidate is near.
Phrase didYouMean(std::string_view word, const std::vector<std::string>& candidates)
{
    const std::vector<std::string> near = similarNames(word, candidates);
    return near.empty() ? Phrase() : Phrase::of("Did you mean {}?", alternatives(quoted(near)));
}

bool isPlain(const ordered_json& value) { return !value.is_structured(); }

std::string plainText(const ordered_json& value)
{
    if (value.is_number_float()) {
        const double number = value.get<double>();
        if (!std::isfinite(number))
            return "null";
        return number == 0 ? "0" : shortestText(number); // no "-0": it would read back as an integer
    }
    return compactText(value);
}

std::string keyText(const std::string& key) { return plainText(ordered_json(key)) + ": "; }

/// An array or object of plain values, or a plain value.
std::string oneLine(const ordered_json& value)
{
    if (isPlain(value))
        return plainText(value);
    std::string out(1, value.is_array() ? '[' : '{');
    const char* separator = "";
    if (value.is_array()) {
        for (const ordered_json& element : value) {
            out += separator + plainText(element);
            separator = ", ";
        }
        return out + ']';
    }
    for (const auto& [key, element] : value.items()) {
        out += separator + keyText(key) + plainText(element);
        separator = ", ";
    }
    return out + '}';
}

bool fitsOneLine(const ordered_json& value)
{
    constexpr std::size_t width = 110;
    if (!std::all_of(value.begin(), value.end(), isPlain))
        return false;
    return value.is_array() || (value.size() <= 12 && oneLine(value).size() <= width);
}

void appendText(std::string& out, const ordered_json& value, std::size_t indent)
{
    if (isPlain(value) || fitsOneLine(value)) {
        out += oneLine(value);
        return;
    }
    out += value.is_array() ? '[' : '{';
    bool first = true;
    for (const auto& [key, element] : value.items()) {
        out += first ? "\n" : ",\n";
        first = false;
        out.append(indent + 2, ' ');
        if (value.is_object())
            out += keyText(key);
        appendText(out, element, indent + 2);
    }
    out += '\n';
    out.append(indent, ' ');
    out += value.is_array() ? ']' : '}';
}

} // namespace

std::string compactText(const json& value)
{
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

std::string compactText(const ordered_json& value)
{
    return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

std::string jsonText(const ordered_json& value)
{
    std::string out;
    appendText(out, value, 0);
    return out + '\n';
}

Phrase describe(const json& value)
{
    switch (value.type()) {
    case json::value_t::null:
        return Phrase::of("nothing (null)");
    case json::value_t::boolean:
        return value.get<bool>() ? "true" : "false";
    case json::value_t::string:
        return Phrase::of("the string \"{}\"", shortened(value.get_ref<const std::string&>()));
    case json::value_t::array:
        return Phrase::of("an array of {}", value.size());
    case json::value_t::object:
        return Phrase::of("an object");
    case json::value_t::number_float:
        return Phrase::of("the number {}", shortestText(value.get<double>()));
    default:
        return Phrase::of("the number {}", compactText(value));
    }
}

std::string pointerStep(std::string_view key)
{
    std::string out = "/";
    for (const char c : key) {
        if (c == '~')
            out += "~0";
        else if (c == '/')
            out += "~1";
        else
            out += c;
    }
    return out;
}

std::string pointerStep(std::size_t index) { return fmt::format("/{}", index); }

void JsonFindings::refuse(ErrorCode code, std::string pointer, Phrase message, Phrase remedy)
{
    if (!error)
        error = Error {code, std::move(message), Place {{}, 0, 0, std::move(pointer)}, {}, std::move(remedy)};
}

void JsonFindings::refuseValue(std::string pointer, const json& found, const Phrase& expected)
{
    refuse(ErrorCode::BadValue, std::move(pointer),
        Phrase::of("found {}, where {} is expected", describe(found), expected));
}

void JsonFindings::warn(std::string code, std::string pointer, Phrase message)
{
    diagnostics.push_back(
        {Severity::Warning, std::move(code), std::move(message), Place {{}, 0, 0, std::move(pointer)}});
}

JsonObject::JsonObject(const json* value, std::string pointer, JsonFindings& findings)
    : m_value(value), m_pointer(std::move(pointer)), m_findings(findings)
{
    if (m_value != nullptr && !m_value->is_object()) {
        m_findings.refuseValue(m_pointer, *m_value, Phrase::of("an object"));
        m_value = nullptr;
    }
}

std::string JsonObject::pointerTo(std::string_view key) const { return m_pointer + pointerStep(key); }

const json* JsonObject::member(std::string_view key)
{
    m_known.emplace(key);
    if (m_value == nullptr || m_findings.error)
        return nullptr;
    const auto found = m_value->find(std::string(key));
    return found == m_value->end() || found->is_null() ? nullptr : &*found;
}

bool JsonObject::has(std::string_view key) { return member(key) != nullptr; }

bool JsonObject::states(std::string_view key) const
{
    return m_value != nullptr && m_value->contains(std::string(key));
}

bool JsonObject::require(std::string_view key, const Phrase& expected)
{
    if (has(key))
        return true;
    m_findings.refuse(ErrorCode::BadValue, pointerTo(key),
        Phrase::of("this field is missing, where {} is expected", expected));
    return false;
}

JsonObject JsonObject::object(std::string_view key) { return {member(key), pointerTo(key), m_findings}; }

bool JsonObject::boolean(std::string_view key, bool fallback)
{
    const json* value = member(key);
    if (value == nullptr)
        return fallback;
    if (!value->is_boolean()) {
        m_findings.refuseValue(pointerTo(key), *value, Phrase::of("true or false"));
        return fallback;
    }
    return value->get<bool>();
}

int integerOf(const json& value, int least, int most, const std::string& pointer, JsonFindings& findings)
{
    const double number = value.is_number() ? value.get<double>() : NAN;
    // The comparison is false for NaN; 4.0 is the integer 4, as JSON Schema has it.
    if (number >= least && number <= most && number == std::floor(number))
        return static_cast<int>(number);
    findings.refuseValue(pointer, value, Phrase::of("an integer from {} to {}", least, most));
    return least;
}

int JsonObject::integer(std::string_view key, int fallback, int least, int most)
{
    const json* value = member(key);
    return value == nullptr ? fallback : integerOf(*value, least, most, pointerTo(key), m_findings);
}

double JsonObject::number(std::string_view key, double fallback, double least, double most)
{
    const json* value = member(key);
    if (value == nullptr)
        return fallback;
    const double number = value->is_number() ? value->get<double>() : NAN;
    if (number >= least && number <= most)
        return number;
    m_findings.refuseValue(pointerTo(key), *value,
        Phrase::of("a number from {} to {}", shortestText(least), shortestText(most)));
    return fallback;
}

double JsonObject::positive(std::string_view key, double most)
{
    if (!require(key, Phrase::of("a positive number")))
        return 0;
    const double number = this->number(key, 0, 0, most);
    if (number <= 0)
        m_findings.refuse(
            ErrorCode::BadValue, pointerTo(key), Phrase::of("found 0, where a positive number is expected"));
    return number;
}

std::string JsonObject::text(std::string_view key, std::string fallback)
{
    const json* value = member(key);
    if (value == nullptr)
        return fallback;
    if (!value->is_string()) {
        m_findings.refuseValue(pointerTo(key), *value, Phrase::of("a string"));
        return fallback;
    }
    return value->get<std::string>();
}

std::string JsonObject::oneOf(
    std::string_view key, std::string_view fallback, const std::vector<std::string>& legal)
{
    const json* value = member(key);
    if (value == nullptr)
        return std::string(fallback);
    std::string word = value->is_string() ? value->get<std::string>() : std::string();
    if (std::ranges::find(legal, word) != legal.end())
        return word;
    m_findings.refuse(ErrorCode::BadValue, pointerTo(key),
        Phrase::of("found {}, where {} is expected", describe(*value), alternatives(quoted(legal))),
        didYouMean(word, legal));
    return std::string(fallback);
}

std::vector<int> JsonObject::integers(std::string_view key, int least, int most)
{
    const json* value = member(key);
    if (value == nullptr)
        return {};
    if (!value->is_array()) {
        m_findings.refuseValue(pointerTo(key), *value, Phrase::of("an array of integers"));
        return {};
    }
    std::vector<int> out;
    out.reserve(value->size());
    for (std::size_t i = 0; i < value->size() && !m_findings.error; ++i)
        out.push_back(integerOf((*value)[i], least, most, pointerTo(key) + pointerStep(i), m_findings));
    return out;
}

std::vector<std::string> JsonObject::texts(std::string_view key)
{
    const json* value = member(key);
    if (value == nullptr)
        return {};
    if (!value->is_array()) {
        m_findings.refuseValue(pointerTo(key), *value, Phrase::of("an array of strings"));
        return {};
    }
    std::vector<std::string> out;
    for (std::size_t i = 0; i < value->size(); ++i) {
        if (!(*value)[i].is_string()) {
            m_findings.refuseValue(pointerTo(key) + pointerStep(i), (*value)[i], Phrase::of("a string"));
            return {};
        }
        out.push_back((*value)[i].get<std::string>());
    }
    return out;
}

void JsonObject::finish()
{
    if (m_value == nullptr || m_findings.error)
        return;
    const std::vector<std::string> known(m_known.begin(), m_known.end());
    for (const auto& [key, value] : m_value->items()) {
        if (m_known.contains(key))
            continue;
        const Phrase hint = didYouMean(key, known);
        m_findings.warn("unknown-field", pointerTo(key),
            Phrase::of("The field \"{}\" is unknown and has no effect.", shortened(key))
                + (hint.empty() ? Phrase() : " " + hint));
    }
}

} // namespace rankloom
