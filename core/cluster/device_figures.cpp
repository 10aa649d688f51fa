// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/device_figures.h"

#include <type_traits>

#include <nlohmann/json.hpp>

namespace rankloom {

namespace {

using Kind = DeviceFigure::Kind;

template <auto Member> using TypeOf = std::remove_cvref_t<decltype(DeviceSpec().*Member)>;

template <auto Member> double numberOf(const DeviceSpec& device)
{
    if constexpr (std::is_arithmetic_v<TypeOf<Member>>)
        return device.*Member;
    else
        return (device.*Member).value();
}

template <auto Member> void setNumber(DeviceSpec& device, double value)
{
    device.*Member = static_cast<TypeOf<Member>>(value);
}

template <auto Member> constexpr DeviceFigure needed(const char* name, const char* column)
{
    return {name, column, numberOf<Member>, setNumber<Member>, kLeastRate, kMostRate, Kind::Required};
}
template <auto Member> constexpr DeviceFigure rate(const char* name, const char* column)
{
    return {name, column, numberOf<Member>, setNumber<Member>, kLeastRate, kMostRate, Kind::OrNone};
}
template <auto Member> constexpr DeviceFigure amount(const char* name, const char* column)
{
    return {name, column, numberOf<Member>, setNumber<Member>, kLeastMemory, kMostMemory, Kind::Required};
}
template <auto Member> constexpr DeviceFigure time(const char* name, const char* column)
{
    return {name, column, numberOf<Member>, setNumber<Member>, 0, kLongestLatency};
}
template <auto Member> constexpr DeviceFigure share(const char* name, const char* column, double usual)
{
    return {name, column, numberOf<Member>, setNumber<Member>, 0.01, 1, Kind::Optional, usual};
}
template <auto Member> constexpr DeviceFigure count(const char* name, const char* column)
{
    return {name, column, numberOf<Member>, setNumber<Member>, 0, 1 << 20, Kind::Whole};
}

constexpr DeviceFigure kDeviceFigures[] = {
    amount<&DeviceSpec::memory>("memoryBytes", "mem_bytes"),
    needed<&DeviceSpec::peakBf16>("peakBf16FlopsPerSecond", "peak_bf16_flops_per_s"),
    rate<&DeviceSpec::peakFp32>("peakFp32FlopsPerSecond", "peak_fp32_flops_per_s"),
    rate<&DeviceSpec::peakFp8>("peakFp8FlopsPerSecond", "peak_fp8_flops_per_s"),
    needed<&DeviceSpec::memoryBandwidth>("memoryBandwidthBytesPerSecond", "mem_bw_bytes_per_s"),
    needed<&DeviceSpec::deviceLink>("deviceLinkBytesPerSecond", "device_link_bytes_per_s"),
    time<&DeviceSpec::deviceLinkLatency>("deviceLinkLatencySeconds", "device_link_latency_s"),
    needed<&DeviceSpec::networkLink>("networkLinkBytesPerSecond", "network_link_bytes_per_s"),
    time<&DeviceSpec::networkLatency>("networkLatencySeconds", "network_latency_s"),
    rate<&DeviceSpec::hostLink>("hostLinkBytesPerSecond", "host_link_bytes_per_s"),
    count<&DeviceSpec::multiprocessors>("multiprocessors", "multiprocessors"),
    share<&DeviceSpec::computeEfficiency>("computeEfficiency", "compute_efficiency", 0.7),
    share<&DeviceSpec::memoryEfficiency>("memoryEfficiency", "memory_efficiency", 0.85),
    share<&DeviceSpec::attentionEfficiency>("attentionEfficiency", "attention_efficiency", 0.4),
    time<&DeviceSpec::kernelLaunch>("kernelLaunchSeconds", "kernel_launch_s"),
    time<&DeviceSpec::layerLaunch>("layerLaunchSeconds", "layer_launch_s"),
};

/// A new member breaks this: it needs a row.
[[maybe_unused]] void knowAllMembers(const DeviceSpec& device)
{
    [[maybe_unused]] const auto& [name, title, memory, peakBf16, peakFp32, peakFp8, memoryBandwidth,
        deviceLink, deviceLinkLatency, networkLink, networkLatency, hostLink, multiprocessors,
        computeEfficiency, memoryEfficiency, attentionEfficiency, kernelLaunch, layerLaunch] = device;
}

double readFigure(JsonObject& object, const DeviceFigure& figure)
{
    switch (figure.kind) {
    case Kind::Required:
        if (!object.require(figure.name, Phrase::of("a positive number")))
            return figure.least;
        break;
    case Kind::Whole:
        return object.integer(figure.name, 0, 0, static_cast<int>(figure.most));
    case Kind::OrNone: {
        const nlohmann::json* value = object.member(figure.name);
        if (value == nullptr || (value->is_number() && value->get<double>() == 0))
            return 0;
        break;
    }
    case Kind::Optional:
        break;
    }
    return object.number(figure.name, figure.usual, figure.least, figure.most);
}

} // namespace

bool isWithin(const DeviceFigure& figure, double value)
{
    return (value >= figure.least && value <= figure.most) || (value == 0 && figure.kind == Kind::OrNone);
}

std::span<const DeviceFigure> deviceFigures() { return kDeviceFigures; }

nlohmann::ordered_json deviceJson(const DeviceSpec& device)
{
    nlohmann::ordered_json out;
    out["name"] = device.name;
    out["title"] = device.title;
    for (const DeviceFigure& figure : kDeviceFigures)
        if (figure.kind == Kind::Whole)
            out[figure.name] = static_cast<std::int64_t>(figure.get(device));
        else
            out[figure.name] = figure.get(device);
    return out;
}

DeviceSpec readDevice(JsonObject& object)
{
    DeviceSpec device;
    device.name = object.text("name", "custom");
    device.title = object.text("title", device.name);
    static_cast<void>(object.member("source")); // where the figures are from: for people
    for (const DeviceFigure& figure : kDeviceFigures)
        figure.set(device, readFigure(object, figure));
    return device;
}

} // namespace rankloom
