// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/device_presets.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

#include <fmt/format.h>
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
// Members of presets that are derived from another.
constexpr const char* kParent = "derivedFrom";
constexpr const char* kShares = "sharesOfParent";

using nlohmann::json;
using PresetDocuments = std::map<std::string, json, std::less<>>;

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

Result<nlohmann::json> derivedPreset(std::string_view name, const PresetText& textOf)
{
    // From the preset itself up to the one that is derived from none.
    std::vector<json> line;
    std::vector<std::string> names {std::string(name)};
    for (bool derived = true; derived; derived = line.back().contains(kParent)) {
        const std::optional<std::string_view> text = textOf(names.back());
        if (!text)
            return fail(ErrorCode::BadValue,
                fmt::format("\"{}\" is derived from \"{}\", which is no preset", name, names.back()));
        line.push_back(jsonOrDiscarded(*text));
        if (!line.back().is_object())
            return fail(
                ErrorCode::BadSyntax, fmt::format("the preset \"{}\" is no JSON object", names.back()));
        const std::string parent = line.back().value(kParent, std::string());
        if (std::ranges::find(names, parent) != names.end())
            return fail(ErrorCode::Contradiction,
                fmt::format("\"{}\" is derived from itself, by way of others", name));
        names.push_back(parent);
    }

    // And down again, each over what it is derived from.
    json out = std::move(line.back());
    for (auto child = line.rbegin() + 1; child != line.rend(); ++child) {
        const json shares = child->value(kShares, json::object());
        child->erase(kShares);
        out.update(*child);
        for (const auto& [figure, share] : shares.items())
            out[figure] = out.at(figure).get<double>() * share.get<double>();
    }
    return out;
}

namespace {

/// The files are ours and compiled in: one that is no preset is a defect, caught by the test that reads them.
const PresetDocuments& presetDocuments()
{
    static const PresetDocuments all = [] {
        PresetDocuments documents;
        const auto textOf = [](std::string_view name) {
            return resource(std::string(kFolder) + std::string(name) + std::string(kSuffix));
        };
        for (const std::string& name : devicePresets()) {
            Result<json> preset = derivedPreset(name, textOf);
            RANKLOOM_ASSERT(preset.has_value());
            documents.emplace(name, std::move(*preset));
        }
        return documents;
    }();
    return all;
}

std::map<std::string, DeviceSpec, std::less<>> readPresets()
{
    std::map<std::string, DeviceSpec, std::less<>> presets;
    for (const auto& [name, document] : presetDocuments()) {
        JsonFindings findings;
        JsonObject object(&document, {}, findings);
        presets.emplace(name, readDevice(object));
        RANKLOOM_ASSERT(!findings.error);
    }
    return presets;
}

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

std::string_view presetNameOf(std::string_view device)
{
    if (device.ends_with(kMeasuredDevice))
        device.remove_suffix(kMeasuredDevice.size());
    return device;
}

BoardPower boardPowerOf(std::string_view device)
{
    const auto preset = presetDocuments().find(presetNameOf(device));
    if (preset == presetDocuments().end())
        return {};
    return {preset->second.value("boardPowerWatts", 0.0),
        preset->second.value("boardPowerSource", std::string())};
}

Result<DeviceSpec> devicePreset(std::string_view name)
{
    static const std::map<std::string, DeviceSpec, std::less<>> presets = readPresets();
    if (const auto found = presets.find(name); found != presets.end())
        return found->second;
    return fail(ErrorCode::BadValue, Phrase::of("No device preset is called \"{}\".", name), {},
        Phrase::of("Nearest: {}.", alternatives(nearestNames(name, devicePresets()))));
}

DeviceSpec namesakeOf(std::string_view device)
{
    if (Result<DeviceSpec> preset = devicePreset(presetNameOf(device)))
        return std::move(*preset);
    // One's own by a name that says whose relative it is, as "h100-96gb": of its making, not of its node.
    DeviceSpec out;
    if (const std::optional<DeviceSpec> meant = presetOfDevice(device)) {
        out.generation = meant->generation;
        out.computeCapability = meant->computeCapability;
    }
    return out;
}

} // namespace rankloom
