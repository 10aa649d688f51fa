// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace rankloom {

/// A text file of resources/ (models, devices, schemas) built into the library.
struct Resource {
    std::string_view name; ///< path below resources/, e.g. "models/llama-3-70b.json"
    std::string_view text;
};

/// All built-in resources, sorted by name.
std::span<const Resource> resources();

inline std::optional<std::string_view> resource(std::string_view name)
{
    for (const Resource& r : resources())
        if (r.name == name)
            return r.text;
    return std::nullopt;
}

} // namespace rankloom
