// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <string>

#include <fmt/format.h>

#include "core/measure/host_mapping.h"

namespace rankloom {

/// Gives every host the name it is kept under: the one a person gave it, else "address-1", "address-2" in
/// place of addresses.
class HostNamer {
public:
    explicit HostNamer(const std::map<std::string, std::string>& names) : m_names(names) { }

    std::string operator()(const std::string& host)
    {
        if (const auto known = m_names.find(host); known != m_names.end() && !isNetworkAddress(known->second))
            return known->second;
        const auto [at, isNew] = m_given.emplace(host, m_given.size() + 1);
        return isNetworkAddress(host) ? fmt::format("address-{}", at->second) : host;
    }
    /// The same, but names stay as they are.
    std::string ofAddress(const std::string& host) { return isNetworkAddress(host) ? (*this)(host) : host; }

private:
    const std::map<std::string, std::string>& m_names;
    std::map<std::string, std::size_t> m_given;
};

} // namespace rankloom
