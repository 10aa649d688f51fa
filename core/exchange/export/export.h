// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/schedule/timeline.h"

namespace rankloom {

/// Files that hand a plan over to what runs it.
enum class ExportTarget : std::uint8_t {
    Megatron, ///< shell script with Megatron-LM's arguments
    MegatronBridge, ///< Megatron-Bridge and NeMo 2 override YAML
    Nemo1, ///< NeMo 1 megatron_gpt YAML
    DeepSpeed,
    TorchTitan, ///< TOML, torchtitan before 23 February 2026
    TorchTitanFlags, ///< --parallelism.… flags since then
    Nanotron,
    Accelerate,
    Vllm,
    SgLang,
    TrtLlm, ///< trtllm-serve
    SgLangExperts, ///< --init-expert-location
    VllmExpertMap, ///< vllm-ascend
    TrtLlmEplb, ///< TensorRT-LLM moe_load_balancer
    ExpertsCsv, ///< one row per copy of an expert
    RankFile, ///< Open MPI
    HostFile, ///< Open MPI
    HydraHostFile, ///< MPICH, Intel MPI
    RankOrder, ///< Cray MPICH_RANK_ORDER
    Slurm,
    Torchrun,
    RankMap, ///< CSV of rank, coordinates, node, slot
    ScheduleCsv, ///< PyTorch pipelining
    ChromeTrace,
    Csv, ///< passes and bubbles
    Json, ///< the plan document
};

struct ExportTargetInfo {
    ExportTarget target;
    bool needsTimeline; ///< made from the evaluation's timeline
    std::string_view name; ///< as in `export --to`
    std::string_view title; ///< for people, English fallback
    std::string_view fileName; ///< what such a file is usually called
};
/// Every target, in the order a menu would show them.
std::span<const ExportTargetInfo> exportTargets();
const ExportTargetInfo& infoOf(ExportTarget target);

/// A file for another tool. `omissions` itemises what the target cannot express and what was written only
/// nearly, each with the JSON pointer into the plan document; the same list stands in the file as comments,
/// where its format has comments.
struct ExportText {
    std::string text; ///< UTF-8, LF
    Diagnostics omissions {};
    /// What the file tells its launcher, as a plan: the exported one without what was lost. Nothing where the
    /// target starts no training. Settings that another file or the model's code takes are in it.
    std::optional<Plan> written {};
    Diagnostics consequences {}; ///< of what was lost, as the judge found them
};

/// What it means that `written` is started instead of `planned`, in whole sentences; nothing where it means
/// nothing. Both are legal for the project, or `written` is what the launcher itself would make of the file.
using WrittenJudge =
    std::function<Diagnostics(const Project& project, const Plan& planned, const Plan& written)>;

/// A pure function of its arguments. `timeline` is the evaluation's; only targets that need one look at it.
/// `judge` is asked where the written plan differs from the given one; what it says is told in the file, too.
/// Of a plan that serves the timeline is that of its requests, which are simulated here until `stop`.
/// Errors: IllegalPlan (what check() finds, or no timeline), Unsupported where the target has no form at all
/// for the plan.
Result<ExportText> exportPlan(ExportTarget target, const Project& project, const Plan& plan,
    const Timeline* timeline = nullptr, const WrittenJudge& judge = {}, const std::stop_token& stop = {});

} // namespace rankloom
