// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/base/named_value.h"
#include "core/cluster/device_spec.h"

namespace rankloom {

/// As documents name them: "hopper", "cdna-3".
template <> std::span<const NamedValue<DeviceGeneration>> namedValues();
/// For people: "Hopper", "CDNA 3"; "other" where nobody said.
std::string_view titleOf(DeviceGeneration generation);

/// Whether matrix products run in bf16. Volta's and Turing's matrix units know fp16 only; there, bf16 runs on
/// the fp32 units (NVIDIA CUDA C++ programming guide, arithmetic instructions by compute capability).
bool computesBf16(const DeviceSpec& device);

/// Whether Megatron-Core's grouped products of experts run there: it asserts a compute capability of 8.0.
bool groupsExperts(const DeviceSpec& device);

} // namespace rankloom
