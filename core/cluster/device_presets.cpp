// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/device_presets.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/base/nearest.h"
#include "core/base/resource.h"
#include "core/base/text.h"
#include "core/cluster/device_figures.h"

namespace rankloom {

namespace {

constexpr std::string_view kFolder = "devices/";
constexpr std::string_view kSuffix = ".json";

/// Runs of letters and digits, in lower case.
std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words(1);
    for (const char c : lowerCase(text))
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            words.back() += c;
        else if (!words.back().empty())
            words.emplace_back();
    if (words.back().empty() && words.size() > 1)
        words.pop_back();
    return words;
}

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

std::optional<DeviceSpec> presetOfDevice(std::string_view text)
{
    const std::vector<std::string> words = wordsOf(text);
    const auto says = [&words](std::string_view part) {
        return std::ranges::any_of(words, [&](const std::string& word) { return word.starts_with(part); });
    };
    std::string best;
    int most = -1;
    for (const std::string& name : devicePresets()) {
        const std::vector<std::string> parts = wordsOf(name);
        if (std::ranges::find(words, parts.front()) == words.end())
            continue;
        int shared = 0;
        for (const std::string& part : parts)
            shared += says(part) ? 2 : part == "pcie" ? -1 : 0;
        if (shared > most) {
            most = shared;
            best = name;
        }
    }
    const Result<DeviceSpec> found = devicePreset(best);
    return found ? std::optional(*found) : std::nullopt;
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
