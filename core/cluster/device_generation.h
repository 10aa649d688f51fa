// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "core/cluster/device_spec.h"

namespace rankloom {

/// Families of devices whose matrix units are alike.
enum class DeviceGeneration : std::uint8_t {
    Unknown,
    Pascal,
    Volta,
    Turing,
    Ampere,
    Ada,
    Hopper,
    Blackwell,
    Cdna2,
    Cdna3,
    Cdna4,
    Gaudi,
    Ascend,
};

/// By the names of the device: "v100-sxm-32gb", "My H100".
DeviceGeneration generationOf(const DeviceSpec& device);
std::string_view nameOf(DeviceGeneration generation);

/// Whether matrix products run in bf16. Volta's and Turing's matrix units know fp16 only; there, bf16 runs on
/// the fp32 units (NVIDIA CUDA C++ programming guide, arithmetic instructions by compute capability).
bool computesBf16(const DeviceSpec& device);

/// 70 for V100, 75 for T4, 80 for A100, 90 for Hopper, 100 for Blackwell …; 0 where the name says nothing, or
/// the device is not NVIDIA's.
int computeCapability(const DeviceSpec& device);
/// Whether Megatron-Core's grouped products of experts run there: it asserts a compute capability of 8.0.
bool groupsExperts(const DeviceSpec& device);

} // namespace rankloom
