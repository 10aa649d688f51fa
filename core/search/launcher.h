// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/base/error.h"
#include "core/base/phrase.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// What a plan is to run on. A search for one of them takes only layouts that the launcher's export says
/// without leaving anything out that changes the figures.
enum class Launcher : std::uint8_t {
    Any,
    Megatron, ///< arguments of Megatron-LM
    TorchTitan, ///< TOML of torchtitan, with the order of passes as a file where PyTorch has no name for it
    DeepSpeed, ///< its JSON alone: parallelism of the model's own code is none of it
    Nemo, ///< YAML of Megatron-Bridge and NeMo 2
};

struct NamedLauncher {
    Launcher value;
    std::string_view name; ///< "megatron", as on the command line and in documents
    std::string_view title; ///< "Megatron-LM"
};
std::span<const NamedLauncher> launchers(); ///< in the order of a menu, Any first
std::string_view nameOf(Launcher launcher);
std::string_view titleOf(Launcher launcher);
/// Errors: BadValue with what is legal.
Result<Launcher> launcherNamed(std::string_view name);

/// The first of a plan's choices that a launcher has no way to say.
enum class Unsayable : std::uint8_t { Nothing, Degrees, Schedule, Vocabulary, Recompute, Sharding, Offload };

/// Of what a search chooses: what else a plan sets is as it was before. Takes some nanoseconds, microseconds
/// where activations leave the device.
Unsayable unsayable(Launcher launcher, const Project& project, const Plan& plan);
/// "Megatron-LM does not run the schedule zb-v."
Phrase unsayableText(Launcher launcher, Unsayable what, const Plan& plan);

} // namespace rankloom
