// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Inside of the exporters: what all of them ask of a plan, and the list of what they cannot say. Others use
// export.h.

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/cluster/device_generation.h"
#include "core/exchange/export/export.h"
#include "core/plan/laid_out.h"
#include "core/plan/shard_groups.h"

namespace rankloom {

/// A legal plan with everything derived that exporters write. Lives no longer than project and plan.
struct PlanFacts {
    PlanFacts(const Project& project, const Plan& plan);

    const Project& project;
    const Plan& plan;
    Layout layout; ///< resolved
    std::vector<StageLayers> stages; ///< in model order
    int chunks = 1; ///< model chunks per pipeline rank
    int shardGroup = 1; ///< dp·cp
    ShardDegrees shards; ///< of the dense parameters
    const Workload& work;
    std::int64_t microbatches = 1; ///< per step and replica
    int capability = 0; ///< CUDA compute capability of the device times ten, as far as its name tells it

    [[nodiscard]] int deviceOf(int rank) const { return plan.deviceOf(rank); }
    /// Also where there is only one data-parallel rank to shard over.
    [[nodiscard]] bool shardsOptimizer() const
    {
        return shards.optimizer > 1
            || (shardGroup == 1 && plan.memory.sharding.optimizer.kind != ShardExtent::Kind::None);
    }
};

/// Collects what a target does not express, and with it the plan that it does express. Pointers are those of
/// the plan document; one stands for everything below it.
class Omissions {
public:
    Omissions(const PlanFacts& facts, ExportTarget target);

    /// The exporter takes care of these settings.
    void covers(std::initializer_list<const char*> pointers);
    /// Itemises a setting that is written only nearly, or that another file or the model's code takes. Where
    /// the written plan is another one, the exporter says which in written().
    void add(std::string pointer, Phrase message, Severity severity = Severity::Warning);
    /// Itemises a setting that is lost: the launcher does what it does without it, the default of its plans.
    void lose(std::string pointer, Phrase message);
    /// The plan as the file expresses it.
    Plan& written() { return m_written; }
    /// Nothing is started with this file: there is no such plan.
    void startsNothing() { m_starts = false; }
    [[nodiscard]] bool starts() const { return m_starts; }
    /// Adds every setting that nobody covered and that differs from the default, and returns all. Then
    /// written() is complete.
    Diagnostics finish();

private:
    [[nodiscard]] bool isCovered(std::string_view pointer) const;
    void forget(const std::vector<std::string>& pointers);
    void writeDegrees();

    const PlanFacts& m_facts;
    std::string m_target;
    std::vector<std::string> m_covered;
    std::vector<std::string> m_lost;
    Diagnostics m_diagnostics;
    Plan m_written;
    Plan m_defaults; ///< what a file that says nothing starts
    bool m_startsDefaults = false; ///< they are a program's own
    bool m_starts = true;
};

/// What every training framework leaves to node order and rank files.
void omitPlacement(const PlanFacts& facts, Omissions& omissions);

/// The first lines of a file: program, plan, degrees, the omissions and their consequences; each line behind
/// `mark`.
std::string exportHeader(
    const PlanFacts& facts, ExportTarget target, const ExportText& told, std::string_view mark = "# ");

/// Text for a comment: one line, control characters as withoutControls() shows them.
std::string commentText(std::string_view text);
/// A word for a POSIX shell: as it is where that is safe, else in single quotes.
std::string shellWord(std::string_view text);
/// A string in double quotes that JSON, YAML and TOML read alike.
std::string jsonString(std::string_view text);

// One exporter per target, behind exportPlan(): text without its header, and the omissions.
using ExportBody = Result<std::string> (*)(const PlanFacts& facts, Omissions& omissions);
Result<std::string> megatronScript(const PlanFacts& facts, Omissions& omissions);
Result<std::string> megatronBridgeYaml(const PlanFacts& facts, Omissions& omissions);
Result<std::string> nemo1Yaml(const PlanFacts& facts, Omissions& omissions);
Result<std::string> deepSpeedJson(const PlanFacts& facts, Omissions& omissions);
Result<std::string> torchTitanToml(const PlanFacts& facts, Omissions& omissions);
Result<std::string> torchTitanFlags(const PlanFacts& facts, Omissions& omissions);
Result<std::string> nanotronYaml(const PlanFacts& facts, Omissions& omissions);
Result<std::string> accelerateYaml(const PlanFacts& facts, Omissions& omissions);
Result<std::string> vllmCommand(const PlanFacts& facts, Omissions& omissions);
Result<std::string> sgLangCommand(const PlanFacts& facts, Omissions& omissions);
Result<std::string> trtLlmCommand(const PlanFacts& facts, Omissions& omissions);
Result<std::string> openMpiRankFile(const PlanFacts& facts, Omissions& omissions);
Result<std::string> openMpiHostFile(const PlanFacts& facts, Omissions& omissions);
Result<std::string> hydraHostFile(const PlanFacts& facts, Omissions& omissions);
Result<std::string> crayRankOrder(const PlanFacts& facts, Omissions& omissions);
Result<std::string> slurmScript(const PlanFacts& facts, Omissions& omissions);
Result<std::string> torchrunScript(const PlanFacts& facts, Omissions& omissions);
Result<std::string> rankMapCsv(const PlanFacts& facts, Omissions& omissions);

} // namespace rankloom
