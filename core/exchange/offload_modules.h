// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

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

/// Share of all saved activations that are inputs of these modules; unknown names count nothing.
double offloadableShare(const Project& project, const Plan& plan, std::span<const std::string> modules);

} // namespace rankloom
