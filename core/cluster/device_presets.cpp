// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/device_presets.h"

#include <nlohmann/json.hpp>

#include "core/base/nearest.h"
#include "core/base/resource.h"

namespace rankloom {

namespace {

constexpr std::string_view kFolder = "devices/";
constexpr std::string_view kSuffix = ".json";

/// The files are ours and compiled in: a missing field is a defect, caught by the test that reads every
/// preset.
DeviceSpec readDevice(std::string_view text)
{
    const nlohmann::json json = nlohmann::json::parse(text);
    const auto number = [&json](const char* key) { return json.at(key).get<double>(); };
    DeviceSpec device;
    device.name = json.at("name").get<std::string>();
    device.title = json.at("title").get<std::string>();
    device.memory = Bytes(number("memoryBytes"));
    device.peakBf16 = FlopsPerSecond(number("peakBf16FlopsPerSecond"));
    device.peakFp32 = FlopsPerSecond(number("peakFp32FlopsPerSecond"));
    device.peakFp8 = FlopsPerSecond(number("peakFp8FlopsPerSecond"));
    device.memoryBandwidth = BytesPerSecond(number("memoryBandwidthBytesPerSecond"));
    device.deviceLink = BytesPerSecond(number("deviceLinkBytesPerSecond"));
    device.deviceLinkLatency = Seconds(number("deviceLinkLatencySeconds"));
    device.networkLink = BytesPerSecond(number("networkLinkBytesPerSecond"));
    device.networkLatency = Seconds(number("networkLatencySeconds"));
    device.hostLink = BytesPerSecond(number("hostLinkBytesPerSecond"));
    device.multiprocessors = json.at("multiprocessors").get<int>();
    device.computeEfficiency = number("computeEfficiency");
    device.memoryEfficiency = number("memoryEfficiency");
    device.attentionEfficiency = number("attentionEfficiency");
    device.kernelLaunch = Seconds(number("kernelLaunchSeconds"));
    device.layerLaunch = Seconds(number("layerLaunchSeconds"));
    return device;
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

Result<DeviceSpec> devicePreset(std::string_view name)
{
    if (const auto text = resource(std::string(kFolder) + std::string(name) + std::string(kSuffix)))
        return readDevice(*text);
    return fail(ErrorCode::BadValue, Phrase::of("No device preset is called \"{}\".", name), {},
        Phrase::of("Nearest: {}.", alternatives(nearestNames(name, devicePresets()))));
}

} // namespace rankloom
