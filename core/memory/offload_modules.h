// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// Modules of Megatron-Core's fine-grained offloading, which moves their inputs to host memory
/// (NVIDIA/Megatron-LM docs/user-guide/features/fine_grained_activation_offloading.md).
struct OffloadModuleName {
    std::string_view name;
    bool ofExperts;
};
std::span<const OffloadModuleName> offloadModuleNames();

enum class ExpertProducts : std::uint8_t { Grouped, OneByOne };
/// Those that leave with such a recomputation: none of experts that are recomputed whole, or do not run
/// grouped.
std::vector<std::string> offloadedModules(const Recompute& recompute, ExpertProducts products);

/// Share of all saved activations that are inputs of these modules; unknown names count nothing.
double offloadableShare(const Project& project, const Plan& plan, std::span<const std::string> modules);

} // namespace rankloom
