// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/base/error.h"
#include "core/cluster/device_spec.h"

namespace rankloom {

/// Names of the device presets in resources/devices/, sorted.
std::vector<std::string> devicePresets();
/// Errors: BadValue with the nearest preset names.
Result<DeviceSpec> devicePreset(std::string_view name);

/// The text of a preset's file, where there is one of that name.
using PresetText = std::function<std::optional<std::string_view>(std::string_view name)>;
/// A preset's document with all that it takes from the presets it is derived from. It names its parent under
/// "derivedFrom" and states what differs alone, figures or under "sharesOfParent" shares of the parent's:
/// what is measured anew of the parent is so of all that descend from it. Errors: BadValue (a parent that is
/// no preset), Contradiction (a preset among its own ancestors), BadSyntax.
Result<nlohmann::json> derivedPreset(std::string_view name, const PresetText& textOf);

/// What the name of a device ends with that was measured.
inline constexpr std::string_view kMeasuredDevice = "-measured";
/// "h100-sxm-80gb" of "h100-sxm-80gb-measured", and of itself.
std::string_view presetNameOf(std::string_view device);
/// The preset that a device has its name from, measured or not. Of another one whose name says whose relative
/// it is what made it alone, generation and compute capability; else a device nothing is known of.
DeviceSpec namesakeOf(std::string_view device);
/// What a device draws at most, as its preset states it, measured or not; 0 where no preset of that name
/// does.
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
