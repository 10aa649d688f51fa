// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
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

/// Typed access to the members of a config.json, where one thing has several names. Remembers the first error
/// and which keys were looked at.
class Members {
public:
    using Json = nlohmann::json;
    using Keys = std::initializer_list<const char*>;

    Members(const Json& object, const std::string& pointer)
        : m_object(object), m_reader(&object, pointer, m_findings)
    {
    }
    Members(const Members&) = delete;
    Members& operator=(const Members&) = delete;

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
            const int number = integerOf(*value, low, high, m_reader.pointerTo(key), m_findings);
            return m_findings.error ? std::nullopt : std::optional(number);
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
        if (!value && !m_findings.error && familyValue > 0) {
            m_assumed.push_back(fmt::format("{} {}", *keys.begin(), familyValue));
            return familyValue;
        }
        if (!value && !m_findings.error)
            m_missing.emplace_back(*keys.begin());
        return value.value_or(1);
    }

    bool flag(const char* key, bool fallback)
    {
        m_used.insert(key);
        return m_reader.boolean(key, fallback);
    }
    std::string text(const char* key)
    {
        m_used.insert(key);
        return m_reader.text(key, {});
    }
    /// Whole numbers of an array; empty when absent.
    std::vector<int> integers(const char* key, int low, int high)
    {
        m_used.insert(key);
        return m_reader.integers(key, low, high);
    }

    const Json* find(const char* key)
    {
        m_used.insert(key);
        const auto found = m_object.find(key);
        return found == m_object.end() ? nullptr : &*found;
    }

    void refuse(ErrorCode code, Phrase message, const char* key, Phrase remedy = {})
    {
        m_findings.refuse(code, at(key).pointer, std::move(message), std::move(remedy));
    }

    [[nodiscard]] Place at(std::string_view key) const
    {
        return Place {{}, 0, 0, key.empty() ? m_reader.pointer() : m_reader.pointerTo(key)};
    }
    [[nodiscard]] const std::optional<Error>& error() const { return m_findings.error; }
    [[nodiscard]] const std::vector<std::string>& missing() const { return m_missing; }
    /// Keys that were not there, with the values the family has for them.
    [[nodiscard]] const std::vector<std::string>& assumed() const { return m_assumed; }
    [[nodiscard]] bool used(const std::string& key) const { return m_used.count(key) > 0; }
    [[nodiscard]] const Json& object() const { return m_object; }

private:
    const Json& m_object;
    JsonFindings m_findings;
    JsonObject m_reader;
    std::set<std::string> m_used;
    std::vector<std::string> m_missing;
    std::vector<std::string> m_assumed;
};

} // namespace rankloom
