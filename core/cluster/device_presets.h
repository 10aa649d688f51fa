// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/cluster/device_spec.h"

namespace rankloom {

/// Names of the device presets in resources/devices/, sorted.
std::vector<std::string> devicePresets();
/// Errors: BadValue with the nearest preset names.
Result<DeviceSpec> devicePreset(std::string_view name);
/// What a device draws at most, as its preset states it; 0 where no preset of that name does.
struct BoardPower {
    double watts = 0;
    std::string source;
};
BoardPower boardPowerOf(std::string_view device);
/// The preset that is meant by what a tool prints of a device: "NVIDIA H100 80GB HBM3", "b200_bf16". Of
/// several the one that shares most words with it, SXM before PCIe; nothing where no preset is meant.
std::optional<DeviceSpec> presetOfDevice(std::string_view text);
/// The same, with so much memory: of presets that are meant one that has it within a tenth comes first, and
/// the memory is the stated one.
std::optional<DeviceSpec> presetOfDevice(std::string_view text, Bytes memory);

} // namespace rankloom
