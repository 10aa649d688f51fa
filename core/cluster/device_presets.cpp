// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/device_presets.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
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

namespace {

/// How much of a preset's name the words say; negative = they mean no such device.
int wordsShared(const std::vector<std::string>& words, const std::string& preset)
{
    const auto says = [&words](std::string_view part) {
        return std::ranges::any_of(words, [&](const std::string& word) { return word.starts_with(part); });
    };
    const std::vector<std::string> parts = wordsOf(preset);
    if (std::ranges::find(words, parts.front()) == words.end())
        return std::numeric_limits<int>::min();
    int shared = 0;
    for (const std::string& part : parts)
        shared += says(part) ? 2 : part == "pcie" ? -1 : 0;
    return shared;
}

/// The first of the presets that say most; `better`: what a preset has beside its name.
template <class Better> std::optional<DeviceSpec> bestPreset(std::string_view text, Better better)
{
    const std::vector<std::string> words = wordsOf(text);
    std::optional<DeviceSpec> best;
    int most = -1;
    for (const std::string& name : devicePresets()) {
        const int shared = wordsShared(words, name);
        if (shared == std::numeric_limits<int>::min())
            continue;
        Result<DeviceSpec> preset = devicePreset(name);
        if (const int all = preset ? shared + better(*preset) : most; all > most) {
            most = all;
            best = std::move(*preset);
        }
    }
    return best;
}

} // namespace

std::optional<DeviceSpec> presetOfDevice(std::string_view text)
{
    return bestPreset(text, [](const DeviceSpec&) { return 0; });
}

std::optional<DeviceSpec> presetOfDevice(std::string_view text, Bytes memory)
{
    constexpr int kMoreThanWords = 100;
    std::optional<DeviceSpec> found = bestPreset(text, [memory](const DeviceSpec& device) {
        return std::abs(device.memory.value() / memory.value() - 1) <= 0.1 ? kMoreThanWords : 0;
    });
    if (found)
        found->memory = memory;
    return found;
}

BoardPower boardPowerOf(std::string_view device)
{
    const auto text = resource(std::string(kFolder) + std::string(device) + std::string(kSuffix));
    if (!text)
        return {};
    const nlohmann::json json = jsonOrDiscarded(*text);
    return {json.value("boardPowerWatts", 0.0), json.value("boardPowerSource", std::string())};
}

Result<DeviceSpec> devicePreset(std::string_view name)
{
    if (const auto text = resource(std::string(kFolder) + std::string(name) + std::string(kSuffix))) {
        const nlohmann::json json = jsonOrDiscarded(*text);
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
