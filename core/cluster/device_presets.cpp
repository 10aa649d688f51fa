// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/device_presets.h"

#include <nlohmann/json.hpp>

#include "core/base/nearest.h"
#include "core/base/resource.h"
#include "core/cluster/device_figures.h"

namespace rankloom {

namespace {

constexpr std::string_view kFolder = "devices/";
constexpr std::string_view kSuffix = ".json";

} // namespace

std::vector<std::string> devicePresets()
{
    std::vector<std::string> names;
    for (const Resource& r : resources())
        if (r.name.starts_with(kFolder) && r.name.ends_with(kSuffix))
            names.emplace_back(
                r.name.substr(kFolder.size(), r.name.size() - kFolder.size() - kSuffix.size()));
    return names;
}

Result<DeviceSpec> devicePreset(std::string_view name)
{
    if (const auto text = resource(std::string(kFolder) + std::string(name) + std::string(kSuffix))) {
        const nlohmann::json json = nlohmann::json::parse(*text);
        JsonFindings findings;
        JsonObject object(&json, {}, findings);
        DeviceSpec device = readDevice(object);
        RANKLOOM_ASSERT(!findings.error); // the files are ours and compiled in
        return device;
    }
    return fail(ErrorCode::BadValue, Phrase::of("No device preset is called \"{}\".", name), {},
        Phrase::of("Nearest: {}.", alternatives(nearestNames(name, devicePresets()))));
}

} // namespace rankloom
