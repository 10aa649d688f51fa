// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/measure/measurement.h"

namespace rankloom {

/// A matrix of more names than this is refused: 4,096² numbers are 128 MiB.
inline constexpr std::size_t kMostLinkNames = 4096;

/// Devices and cards of one node; their connections are words: 1,024² of them are 32 MiB.
inline constexpr std::size_t kMostTopologyNames = 1024;

inline constexpr double kNotMeasured = std::numeric_limits<double>::quiet_NaN();

/// Names in order of first appearance, and their numbers.
class NameIndex {
public:
    /// The number of `name`, added when it is new.
    std::size_t add(std::string_view name)
    {
        const auto [at, isNew] = m_index.emplace(std::string(name), m_names.size());
        if (isNew)
            m_names.emplace_back(name);
        return at->second;
    }
    /// The number of `name`, or size() when there is none.
    [[nodiscard]] std::size_t find(std::string_view name) const
    {
        const auto at = m_index.find(name);
        return at == m_index.end() ? m_names.size() : at->second;
    }
    [[nodiscard]] std::size_t size() const { return m_names.size(); }
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }

private:
    std::vector<std::string> m_names;
    std::map<std::string, std::size_t, std::less<>> m_index;
};

inline std::size_t linkIndex(const LinkMeasurement& links, std::size_t from, std::size_t to)
{
    return from * links.names.size() + to;
}

} // namespace rankloom
