// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/export/export.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/export/export_facts.h"
#include "core/exchange/maps/expert_map.h"
#include "core/plan/check.h"
#include "core/plan/plan_json.h"
#include "core/plan/what_if.h"
#include "core/schedule/chrome_trace.h"
#include "core/schedule/schedule.h"
#include "core/schedule/simulation_output.h"
#include "core/serving/served_plan.h"
#include "core/serving/serving_trace.h"

namespace rankloom {

namespace {

using T = ExportTarget;

constexpr ExportTargetInfo kTargets[] = {
    {T::Megatron, false, "megatron", "Megatron-LM arguments", "megatron.sh"},
    {T::MegatronBridge, false, "megatron-bridge", "Megatron-Bridge and NeMo 2 YAML", "megatron_bridge.yaml"},
    {T::Nemo1, false, "nemo1", "NeMo 1 YAML", "megatron_gpt.yaml"},
    {T::DeepSpeed, false, "deepspeed", "DeepSpeed JSON", "ds_config.json"},
    {T::TorchTitan, false, "torchtitan", "torchtitan TOML", "torchtitan.toml"},
    {T::TorchTitanFlags, false, "torchtitan-flags", "torchtitan flags (since February 2026)",
        "torchtitan.sh"},
    {T::Nanotron, false, "nanotron", "nanotron YAML", "nanotron.yaml"},
    {T::Accelerate, false, "accelerate", "Accelerate YAML", "accelerate.yaml"},
    {T::Vllm, false, "vllm", "vLLM command", "vllm.sh"},
    {T::SgLang, false, "sglang", "SGLang command", "sglang.sh"},
    {T::TrtLlm, false, "trtllm", "TensorRT-LLM command", "trtllm.sh"},
    {T::SgLangExperts, false, "sglang-experts", "SGLang expert location JSON", "expert_location.json"},
    {T::VllmExpertMap, false, "vllm-expert-map", "vLLM expert map JSON (Ascend)", "expert_map.json"},
    {T::TrtLlmEplb, false, "trtllm-eplb", "TensorRT-LLM expert placement YAML", "moe_load_balancer.yaml"},
    {T::ExpertsCsv, false, "experts-csv", "expert placement, a row per copy (CSV)", "experts.csv"},
    {T::RankFile, false, "rankfile", "Open MPI rank file", "rankfile"},
    {T::HostFile, false, "hostfile", "Open MPI host file", "hostfile"},
    {T::HydraHostFile, false, "hydra-hostfile", "MPICH (Hydra) host file", "hosts"},
    {T::RankOrder, false, "mpich-rank-order", "Cray MPICH_RANK_ORDER", "MPICH_RANK_ORDER"},
    {T::Slurm, false, "slurm", "Slurm batch script", "plan.sbatch"},
    {T::Torchrun, false, "torchrun", "torchrun, a command per node", "torchrun.sh"},
    {T::RankMap, false, "rank-map", "Rank-to-GPU map (CSV)", "rank_map.csv"},
    {T::ScheduleCsv, true, "schedule-csv", "PyTorch pipelining schedule (CSV)", "schedule.csv"},
    {T::ChromeTrace, true, "chrome-trace", "timeline for Perfetto and chrome://tracing", "trace.json"},
    {T::Csv, true, "csv", "passes and bubbles of the pipeline (CSV), times in nanoseconds", "timeline.csv"},
    {T::Json, false, "json", "the complete plan document", "plan.json"},
};

/// Where the header goes.
enum class Comments : std::uint8_t {
    None, ///< the format has no comments, its readers take none, or it goes back and forth unchanged
    Hash, ///< '#' lines first
    AfterShebang,
    JsonMember, ///< "_comment", which the reader passes over
};

struct Exporter {
    ExportTarget target;
    Comments comments;
    ExportBody body;
};

/// Files of nothing but the placement of experts.
template <Result<std::string> (*write)(const Project&, const Plan&)>
Result<std::string> expertFile(const PlanFacts& facts, Omissions& omissions)
{
    omissions.covers({""});
    omissions.startsNothing();
    return write(facts.project, facts.plan);
}

constexpr Exporter kExporters[] = {
    {T::Megatron, Comments::AfterShebang, megatronScript},
    {T::MegatronBridge, Comments::Hash, megatronBridgeYaml},
    {T::Nemo1, Comments::Hash, nemo1Yaml},
    {T::DeepSpeed, Comments::JsonMember, deepSpeedJson},
    {T::TorchTitan, Comments::Hash, torchTitanToml},
    {T::TorchTitanFlags, Comments::AfterShebang, torchTitanFlags},
    {T::Nanotron, Comments::Hash, nanotronYaml},
    {T::Accelerate, Comments::Hash, accelerateYaml},
    {T::Vllm, Comments::AfterShebang, vllmCommand},
    {T::SgLang, Comments::AfterShebang, sgLangCommand},
    {T::TrtLlm, Comments::AfterShebang, trtLlmCommand},
    {T::SgLangExperts, Comments::None, expertFile<writeSglangExperts>},
    {T::VllmExpertMap, Comments::None, expertFile<writeVllmExpertMap>},
    {T::TrtLlmEplb, Comments::None, expertFile<writeTrtllmEplb>},
    {T::ExpertsCsv, Comments::None, expertFile<writeExpertsCsv>},
    {T::RankFile, Comments::Hash, openMpiRankFile},
    {T::HostFile, Comments::Hash, openMpiHostFile},
    {T::HydraHostFile, Comments::Hash, hydraHostFile},
    {T::RankOrder, Comments::Hash, crayRankOrder},
    {T::Slurm, Comments::AfterShebang, slurmScript},
    {T::Torchrun, Comments::AfterShebang, torchrunScript},
    {T::RankMap, Comments::None, rankMapCsv},
};

constexpr std::string_view kShebang = "#!/bin/bash\n";

/// The header as the first member of a JSON object.
std::string withComment(std::string_view header, std::string_view object)
{
    std::string lines;
    while (!header.empty()) {
        const std::size_t end = header.find('\n');
        lines += (lines.empty() ? "\n    " : ",\n    ") + jsonString(header.substr(0, end));
        header.remove_prefix(end + 1);
    }
    return fmt::format("{{\n  \"_comment\": [{}\n  ],{}", lines, object.substr(1));
}

/// The order of passes that a timeline shows; the end of the step is no pass.
std::string scheduleCsv(const Timeline& timeline)
{
    PassOrder order;
    order.devices = static_cast<int>(timeline.lanes.size());
    for (const Lane& lane : timeline.lanes) {
        std::vector<Pass>& passes = order.passes.emplace_back();
        for (const Slice& slice : lane.slices)
            if (slice.kind == PassKind::Forward || slice.kind == PassKind::Backward
                || slice.kind == PassKind::BackwardInput || slice.kind == PassKind::BackwardWeight)
                passes.push_back({slice.kind, slice.stage, slice.microbatch});
    }
    return writePassOrder(order);
}

/// Passes that PyTorch's CSV has no letters for.
bool hasOtherPasses(const Timeline& timeline)
{
    return std::ranges::any_of(timeline.lanes, [](const Lane& lane) {
        return std::ranges::any_of(lane.slices, [](const Slice& slice) {
            return slice.kind == PassKind::OverlappedPair || slice.kind == PassKind::VocabularyForward
                || slice.kind == PassKind::VocabularyBackward || slice.kind == PassKind::InputForward
                || slice.kind == PassKind::InputBackward;
        });
    });
}

Result<ExportText> exportTimeline(ExportTarget target, const Plan& plan, const Timeline* timeline)
{
    if (timeline == nullptr)
        return fail(ErrorCode::IllegalPlan, Phrase::of("this plan has no timeline: it cannot be evaluated"),
            {}, Phrase::of("See the diagnoses of its evaluation."));
    if (const Result<void> writable = checkWritable(*timeline); !writable)
        return tl::unexpected<Error>(writable.error());
    if (target == ExportTarget::ChromeTrace)
        return ExportText {writeChromeTrace(*timeline), {}};
    if (target == ExportTarget::Csv)
        return ExportText {writeTimelineCsv(*timeline), {}};
    if (hasOtherPasses(*timeline) || stagePlacement(plan.schedule.kind) == StagePlacement::Bidirectional)
        return fail(ErrorCode::Unsupported,
            plan.stages.vocabulary == VocabularyLayout::None
                ? Phrase::of("PyTorch's schedule files have no form for {}", nameOf(plan.schedule.kind))
                : Phrase::of("PyTorch's schedule files have no form for {} with vocabulary passes",
                    nameOf(plan.schedule.kind)),
            Place {{}, 0, 0, "/schedule/kind"},
            Phrase::of("Choose a schedule of forward and backward passes alone."));
    return ExportText {scheduleCsv(*timeline), {}};
}

/// Batches of requests instead of the passes of a step.
Result<ExportText> exportServed(
    ExportTarget target, const Project& project, const Plan& plan, const std::stop_token& stop)
{
    if (target != ExportTarget::ChromeTrace)
        return fail(ErrorCode::Unsupported,
            Phrase::of("this plan serves: it has no passes of a training step"),
            Place {{}, 0, 0, "/workload/kind"},
            Phrase::of("Take the trace of its requests, or copy the tables of batches and requests."));
    Result<std::string> text = servedTrace(project, plan, stop);
    if (!text)
        return tl::unexpected<Error>(std::move(text.error()));
    return ExportText {std::move(*text), {}};
}

/// What-ifs slow nothing down where the plan runs; what they remove stays unused.
Phrase whatIfNote(const Cluster& cluster, const Plan& plan)
{
    std::vector<Phrase> parts;
    for (const WhatIf& one : plan.whatIf)
        parts.push_back(whatIfText(cluster, one));
    return Phrase::of("The figures hold under what-ifs: {}. Removed nodes are left out here, too.",
        joined(parts, Phrase::of("; ")));
}

/// All launchers start the same work in every replica, at the clocks that devices have.
void noteReplicas(const Plan& plan, Omissions& omissions)
{
    if (!plan.replicas->shares.empty())
        omissions.add("/replicas/shares",
            Phrase::of("Launchers give every data-parallel replica as many microbatches of one size, and the "
                       "same layers: unequal replicas need a training program that weighs each gradient by "
                       "its sequences over the global batch."));
    if (!plan.replicas->handovers.empty())
        omissions.add("/replicas/handovers",
            Phrase::of("No launcher hands the work of one stage of a replica to others: this runs as if "
                       "every stage did its own."));
    if (plan.replicas->redundantStages)
        omissions.add("/replicas/redundantStages",
            Phrase::of("No launcher lets stages hold the layers of the next one as well."));
    if (!plan.execution.stageClocks.empty())
        omissions.add("/execution/stageClocks",
            Phrase::of("Launchers set no clocks: lock them on the nodes of each stage, with nvidia-smi "
                       "--lock-gpu-clocks for one."));
}

/// Why a plan cannot be handed over; empty when it can.
Result<void> legal(const Project& project, const Plan& plan)
{
    for (const Diagnostic& found : check(project, plan))
        if (found.severity == Severity::Error)
            return fail(ErrorCode::IllegalPlan, found.message, found.where,
                found.suggestions.empty() ? Phrase::of("Correct the plan first.")
                                          : Phrase::of("{}, for one.", found.suggestions.front().label));
    return {};
}

} // namespace

std::span<const ExportTargetInfo> exportTargets() { return kTargets; }

const ExportTargetInfo& infoOf(ExportTarget target)
{
    return *std::ranges::find(kTargets, target, &ExportTargetInfo::target);
}

Result<ExportText> exportPlan(ExportTarget target, const Project& project, const Plan& given,
    const Timeline* timeline, const WrittenJudge& judge, const std::stop_token& stop)
{
    const Plan plan = given.workload.kind == WorkKind::Serving ? withSharedBatch(project, given) : given;
    if (target == ExportTarget::Json)
        return ExportText {writePlanDocument(project, given), {}};
    if (infoOf(target).needsTimeline && given.workload.kind == WorkKind::Serving)
        return exportServed(target, project, given, stop);
    if (infoOf(target).needsTimeline)
        return exportTimeline(target, plan, timeline);
    if (const Result<void> sound = legal(project, plan); !sound)
        return tl::unexpected<Error>(sound.error());
    // Nodes that are kept free are no part of what is started.
    const bool asGiven = isEffective(project, plan);
    const Effective e = asGiven ? Effective {} : effective(project, plan);
    const PlanFacts facts(asGiven ? project : e.project, asGiven ? plan : e.plan);
    const Exporter& exporter = *std::ranges::find(kExporters, target, &Exporter::target);
    Omissions omissions(facts, target);
    omissions.covers({"/placement/locked"}); // for the search of a placement alone
    if (!plan.whatIf.empty())
        omissions.add("/whatIf", whatIfNote(project.cluster, plan));
    noteReplicas(plan, omissions);
    Result<std::string> body = exporter.body(facts, omissions);
    if (!body)
        return tl::unexpected<Error>(std::move(body.error()));
    if (facts.project.cluster->mixed() && omissions.starts())
        omissions.add("/cluster/otherNodes",
            Phrase::of("Launchers start one program on all nodes: on {} kinds of devices the microbatch, the "
                       "recomputation and the share of the batch are the same, only the layers of stages "
                       "may differ.",
                facts.project.cluster->kinds()),
            Severity::Hint);
    if (plan.workload.kind == WorkKind::Serving && omissions.starts())
        omissions.add("/workload/kind",
            Phrase::of("This starts a training. What serves is written for vLLM, SGLang and TensorRT-LLM."));
    ExportText out;
    out.omissions = omissions.finish();
    if (omissions.starts()) {
        out.written = omissions.written();
        if (judge && *out.written != facts.plan)
            out.consequences = judge(facts.project, facts.plan, *out.written);
    }
    const bool lines = exporter.comments == Comments::Hash || exporter.comments == Comments::AfterShebang;
    const std::string header = exportHeader(facts, target, out, lines ? "# " : "");
    if (exporter.comments == Comments::AfterShebang)
        out.text = kShebang;
    out.text += lines                               ? header + *body
        : exporter.comments == Comments::JsonMember ? withComment(header, *body)
                                                    : *body;
    // Names may hold what terminals obey and YAML has no place for. Quoted or in a comment, all formats take
    // the same escapes.
    out.text = withoutControls(out.text);
    return out;
}

} // namespace rankloom
