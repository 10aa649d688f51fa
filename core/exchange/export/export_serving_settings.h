// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <fmt/format.h>

#include "core/exchange/export/export_facts.h"

namespace rankloom {

/// Words that follow a command, a line each.
class ServerCommand {
public:
    explicit ServerCommand(std::string start) : m_text(std::move(start)) { }
    template <class Value> void add(const char* name, const Value& value)
    {
        m_text += fmt::format(" \\\n    {} {}", name, value);
    }
    void add(const char* name) { m_text += fmt::format(" \\\n    {}", name); }
    [[nodiscard]] std::string text() const { return m_text + " \\\n    \"$@\"\n"; }

private:
    std::string m_text;
};

/// Servers take degrees and the placement of experts; the rest of a plan but how it serves is about training.
void omitTraining(const PlanFacts& facts, Omissions& omissions, const char* tool);
// What a plan that serves decides beside its layout, as arguments of the servers; nothing of one that trains.
void addVllmServing(const PlanFacts& facts, ServerCommand& command, Omissions& omissions);
void addSgLangServing(const PlanFacts& facts, ServerCommand& command, Omissions& omissions);

/// Two servers in one script where prompts are computed on other devices than tokens are generated on: ROLE
/// says which of them is started. `argument` of each of them in front of what the caller adds.
struct PoolArguments {
    std::string prompts;
    std::string tokens;
};
Result<std::string> pooledCommand(
    const PlanFacts& facts, Omissions& omissions, ExportBody server, const PoolArguments& arguments);

/// Tokens that a server has to take of one request: the longest of the plan's, or the sequence that it trains
/// with.
std::int64_t longestRequest(const PlanFacts& facts);

} // namespace rankloom
