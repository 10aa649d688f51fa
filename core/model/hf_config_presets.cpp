// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/nearest.h"
#include "core/base/resource.h"
#include "core/model/hf_config.h"

namespace rankloom {

namespace {

constexpr std::string_view kFolder = "models/";
constexpr std::string_view kUnsupported = "models/unsupported/";
constexpr std::string_view kSuffix = ".json";

} // namespace

std::vector<std::string> modelPresets()
{
    std::vector<std::string> names;
    for (const Resource& r : resources())
        if (r.name.starts_with(kFolder) && !r.name.starts_with(kUnsupported))
            names.emplace_back(
                r.name.substr(kFolder.size(), r.name.size() - kFolder.size() - kSuffix.size()));
    std::sort(names.begin(), names.end());
    return names;
}

Result<ModelReading> readModelPreset(std::string_view name)
{
    auto text = resource(fmt::format("{}{}{}", kFolder, name, kSuffix));
    if (!text)
        text = resource(fmt::format("{}{}{}", kUnsupported, name, kSuffix));
    if (!text) {
        const std::vector<std::string> names = modelPresets();
        return fail(ErrorCode::BadValue,
            Phrase::of("There is no model preset \"{}\"", std::string(name.substr(0, 80))), {},
            Phrase::of("Nearest presets: {}", alternatives(nearestNames(name, names))));
    }
    const auto preset = jsonOrDiscarded(*text);
    if (preset.is_discarded() || !preset.contains("config"))
        return fail(ErrorCode::Internal, Phrase::of("The built-in model preset \"{}\" is damaged", name));
    return readHuggingFaceConfig(compactText(preset["config"]), std::string(name));
}

Result<ModelSpec> modelPreset(std::string_view name)
{
    Result<ModelReading> reading = readModelPreset(name);
    if (!reading)
        return tl::unexpected<Error>(std::move(reading.error()));
    return std::move(reading->model);
}

} // namespace rankloom
