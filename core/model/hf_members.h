// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"

namespace rankloom {

/// Typed access to the members of one object. Remembers the first error and which keys were looked at.
class Members {
public:
    using Json = nlohmann::json;
    using Keys = std::initializer_list<const char*>;

    Members(const Json& object, std::string pointer) : m_object(object), m_pointer(std::move(pointer)) { }

    /// The first of `keys` that is present and not null; its value must be a whole number in [low, high].
    std::optional<int> integer(Keys keys, int low, int high)
    {
        for (const char* alias : keys)
            m_used.insert(alias);
        for (const char* key : keys) {
            const Json* value = find(key);
            if (value == nullptr || value->is_null())
                continue;
            // One entry a layer, all alike (Hunyuan): that number.
            if (value->is_array() && !value->empty()
                && std::ranges::all_of(*value, [&](const Json& entry) { return entry == value->front(); }))
                value = &value->front();
            const bool number = value->is_number();
            const double number64 = number ? value->get<double>() : 0;
            if (!number || number64 != std::floor(number64) || number64 < low || number64 > high) {
                complain(key, *value, Phrase::of("a whole number from {} to {}", low, high));
                return std::nullopt;
            }
            return static_cast<int>(number64);
        }
        return std::nullopt;
    }

    int integerOr(Keys keys, int low, int high, int fallback)
    {
        return integer(keys, low, high).value_or(fallback);
    }

    /// As integer(), but absence is an error that lists everything missing so far, unless the family has a
    /// value of its own (not 0).
    int required(Keys keys, int high, int familyValue = 0)
    {
        const auto value = integer(keys, 1, high);
        if (!value && !m_error && familyValue > 0) {
            m_assumed.push_back(fmt::format("{} {}", *keys.begin(), familyValue));
            return familyValue;
        }
        if (!value && !m_error)
            m_missing.emplace_back(*keys.begin());
        return value.value_or(1);
    }

    bool flag(const char* key, bool fallback)
    {
        const Json* value = find(key);
        if (value == nullptr || value->is_null())
            return fallback;
        if (!value->is_boolean()) {
            complain(key, *value, Phrase::of("true or false"));
            return fallback;
        }
        return value->get<bool>();
    }

    std::string text(const char* key)
    {
        const Json* value = find(key);
        if (value == nullptr || value->is_null())
            return {};
        if (!value->is_string()) {
            complain(key, *value, Phrase::of("a text"));
            return {};
        }
        return value->get<std::string>();
    }

    /// Whole numbers of an array; empty when absent.
    std::vector<int> integers(const char* key, int low, int high)
    {
        std::vector<int> out;
        const Json* value = find(key);
        if (value == nullptr || value->is_null())
            return out;
        if (!value->is_array()) {
            complain(key, *value, Phrase::of("an array of whole numbers"));
            return out;
        }
        for (const Json& entry : *value) {
            if (!entry.is_number_integer() || entry.get<double>() < low || entry.get<double>() > high) {
                complain(key, entry, Phrase::of("whole numbers from {} to {}", low, high));
                return {};
            }
            out.push_back(entry.get<int>());
        }
        return out;
    }

    const Json* find(const char* key)
    {
        m_used.insert(key);
        const auto found = m_object.find(key);
        return found == m_object.end() ? nullptr : &*found;
    }

    void refuse(ErrorCode code, Phrase message, const char* key, Phrase remedy = {})
    {
        if (!m_error)
            m_error = Error {code, std::move(message), at(key), {}, std::move(remedy)};
    }

    [[nodiscard]] Place at(std::string_view key) const
    {
        return Place {{}, 0, 0, key.empty() ? m_pointer : m_pointer + pointerStep(key)};
    }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    [[nodiscard]] const std::vector<std::string>& missing() const { return m_missing; }
    /// Keys that were not there, with the values the family has for them.
    [[nodiscard]] const std::vector<std::string>& assumed() const { return m_assumed; }
    [[nodiscard]] bool used(const std::string& key) const { return m_used.count(key) > 0; }
    [[nodiscard]] const Json& object() const { return m_object; }

private:
    void complain(const char* key, const Json& value, const Phrase& legal)
    {
        refuse(
            ErrorCode::BadValue, Phrase::of("\"{}\" is {}; legal is {}", key, describe(value), legal), key);
    }

    const Json& m_object;
    std::string m_pointer;
    std::set<std::string> m_used;
    std::vector<std::string> m_missing;
    std::vector<std::string> m_assumed;
    std::optional<Error> m_error;
};

} // namespace rankloom
