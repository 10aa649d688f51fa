// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Inside of the exporters of Megatron-LM and what is built on it.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/exchange/export/export_facts.h"

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

/// A plan as Megatron-LM's arguments, which its own checks accept (NVIDIA/Megatron-LM
/// megatron/training/arguments.py validate_args(), megatron/core/transformer/transformer_config.py
/// __post_init__(), megatron/core/optimizer/; core 0.13 and later).
class MegatronArguments {
public:
    void begin(const char* title) { m_groups.push_back({title, {}}); }
    void flag(const char* name) { m_groups.back().flags.push_back({name, {}}); }
    void flag(const char* name, std::string value)
    {
        m_groups.back().flags.push_back({name, {std::move(value)}});
    }
    void flag(const char* name, int value) { flag(name, std::to_string(value)); }
    void flag(const char* name, std::vector<std::string> values)
    {
        m_groups.back().flags.push_back({name, std::move(values)});
    }
    [[nodiscard]] bool has(std::string_view name) const;

    /// A variable that the launcher's environment must hold.
    void variable(const char* name, const char* value) { m_environment.emplace_back(name, value); }
    /// What the model needs and nobody here knows: "the rotary base (--rotary-base)".
    void missing(Phrase what) { m_missing.push_back(std::move(what)); }
    /// An argument that older versions do not have: "--offload-modules", "Megatron-Core 0.16".
    void since(const char* version, const char* name) { m_versions.emplace_back(version, name); }

    [[nodiscard]] const std::vector<MegatronFlags>& groups() const { return m_groups; }
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& environment() const
    {
        return m_environment;
    }
    [[nodiscard]] const std::vector<Phrase>& unknown() const { return m_missing; }
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& versions() const
    {
        return m_versions;
    }

private:
    std::vector<MegatronFlags> m_groups;
    std::vector<std::pair<std::string, std::string>> m_environment;
    std::vector<Phrase> m_missing;
    std::vector<std::pair<std::string, std::string>> m_versions;
};

/// Errors: Unsupported where no form of the plan would pass Megatron-LM's checks.
Result<MegatronArguments> megatronArguments(const PlanFacts& facts, Omissions& omissions);

// Its parts, each in a file of its own.
void writeMegatronModel(const PlanFacts& facts, MegatronArguments& out, Omissions& omissions);
void writeMegatronMemory(const PlanFacts& facts, MegatronArguments& out, Omissions& omissions);
/// Behind writeMegatronMemory(), which names the optimizer.
void writeMegatronParallelism(const PlanFacts& facts, MegatronArguments& out, Omissions& omissions);

/// Behind the others.
void writeMegatronOffload(const PlanFacts& facts, MegatronArguments& out, Omissions& omissions);

/// Megatron-LM's own split of layers over stages is this one, without any argument for it.
bool isMegatronsOwnSplit(const PlanFacts& facts);

} // namespace rankloom
