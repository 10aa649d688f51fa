// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Inside of the exporters of Megatron-LM and what is built on it.

#include <string>
#include <vector>

#include "core/exchange/export_facts.h"

namespace rankloom {

/// One argument: "--num-layers" with "80"; switches have no value.
struct MegatronFlag {
    std::string name;
    std::vector<std::string> values;
};
struct MegatronFlags {
    std::string title; ///< name of the shell array: "MODEL_ARGS"
    std::vector<MegatronFlag> flags;
};

/// A plan as Megatron-LM's arguments (NVIDIA/Megatron-LM megatron/training/arguments.py and the configuration
/// classes its parser is built from, core 0.13 and later).
std::vector<MegatronFlags> megatronFlags(const PlanFacts& facts, Omissions& omissions);

/// Megatron-LM's own split of layers over stages is this one, without any argument for it.
bool isMegatronsOwnSplit(const PlanFacts& facts);

} // namespace rankloom
