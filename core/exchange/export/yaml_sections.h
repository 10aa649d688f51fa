// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace rankloom {

/// Sections of a YAML file with plain members, in order of first use.
class Yaml {
public:
    void set(const char* section, std::string key, std::string value)
    {
        auto found = std::ranges::find(m_sections, section, &Section::name);
        if (found == m_sections.end()) {
            m_sections.push_back({section, {}});
            found = m_sections.end() - 1;
        }
        found->lines += fmt::format("  {}: {}\n", key, value);
    }
    void set(const char* section, std::string key, std::int64_t value)
    {
        set(section, std::move(key), std::to_string(value));
    }
    void flag(const char* section, std::string key, bool value)
    {
        set(section, std::move(key), value ? "true" : "false");
    }
    [[nodiscard]] std::string text() const
    {
        std::string out;
        for (const Section& section : m_sections)
            out += section.name + ":\n" + section.lines;
        return out;
    }

private:
    struct Section {
        std::string name;
        std::string lines;
    };
    std::vector<Section> m_sections;
};

} // namespace rankloom
