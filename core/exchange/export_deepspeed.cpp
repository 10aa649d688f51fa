// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/exchange/export_facts.h"

namespace rankloom {

using nlohmann::ordered_json;

namespace {

/// ZeRO stage and the groups it shards over. DeepSpeed shards over all data-parallel ranks; MiCS over a group
/// of them, stage 3; hpZ adds a second copy of the weights inside a group.
void writeZero(const PlanFacts& facts, ordered_json& zero, Omissions& omissions)
{
    const Sharding& sharding = facts.plan.memory.sharding;
    const int stage = facts.zeroStage();
    const int optimizer = facts.shards.optimizer;
    const bool whole = optimizer == facts.shardGroup;
    omissions.covers({"/memory/sharding", "/memory/offload/optimizerFraction", "/communication/overlap/dp"});
    zero["stage"] = stage < 0 ? 1 : stage;
    if (stage == 3 && !whole)
        zero["mics_shard_size"] = optimizer;
    else if (stage < 0 || !whole)
        if (stage != 0)
            omissions.add("/memory/sharding",
                Phrase::of("DeepSpeed shards over all {} data-parallel ranks (ZeRO 1 to 3), or everything "
                           "over a smaller group (MiCS).",
                    facts.shardGroup));
    const int secondary = facts.shards.secondaryWeights;
    if (secondary > 1 && stage == 3 && whole)
        zero["zero_hpz_partition_size"] = secondary;
    else if (sharding.secondaryWeights.kind != ShardExtent::Kind::None)
        omissions.add("/memory/sharding/secondaryWeights",
            Phrase::of("A second copy of the weights (hpZ) needs ZeRO 3 over all data-parallel ranks."));
    zero["overlap_comm"] = facts.plan.communication.overlapDp;
    if (const double fraction = facts.plan.memory.offload.optimizerFraction; fraction > 0) {
        ordered_json& offload = zero["offload_optimizer"];
        offload["device"] = "cpu";
        offload["pin_memory"] = true;
        if (fraction < 1)
            offload["ratio"] = fraction;
    }
}

void writePrecision(const PlanFacts& facts, ordered_json& out, Omissions& omissions)
{
    const MemoryChoice& memory = facts.plan.memory;
    omissions.covers({"/memory/precision", "/memory/gradients"});
    if (memory.precision == Precision::Fp16Mixed)
        out["fp16"]["enabled"] = true;
    else if (memory.precision != Precision::Fp32)
        out["bf16"]["enabled"] = true;
    out["data_types"]["grad_accum_dtype"] = memory.gradients == GradientType::Bf16 ? "bf16" : "fp32";
    if (memory.precision == Precision::Fp8Mixed)
        omissions.add("/memory/precision",
            Phrase::of("8-bit training is set up in the model's code: bf16 is written."));
}

/// What belongs to the model's code and the launcher in DeepSpeed.
void omitModelParallelism(const PlanFacts& facts, Omissions& omissions)
{
    const Layout& layout = facts.layout;
    omissions.covers({"/layout/dp"});
    const auto leave = [&](const char* pointer, const char* name, int degree) {
        if (degree > 1)
            omissions.add(
                pointer, Phrase::of("{} {} is set in the model's code, not in this file.", name, degree));
    };
    leave("/layout/tp", "TP", layout.tp);
    leave("/layout/cp", "CP", layout.cp);
    leave("/layout/pp", "PP", layout.pp);
    leave("/layout/ep", "EP", layout.ep);
    omissions.covers({"/layout/order"});
    if (facts.plan.layout.order != kDefaultAxisOrder)
        omissions.add(
            "/layout/order", Phrase::of("The order of ranks is the launcher's and the model code's."));
    if (facts.plan.memory.recompute.mode != RecomputeMode::None)
        omissions.add("/memory/recompute", Phrase::of("Recomputation is switched on in the model's code."));
}

} // namespace

Result<std::string> deepSpeedJson(const PlanFacts& facts, Omissions& omissions)
{
    ordered_json out;
    const Workload& work = facts.plan.workload;
    ordered_json zero;
    writeZero(facts, zero, omissions);
    out["train_batch_size"] = work.globalBatchSize;
    out["train_micro_batch_size_per_gpu"] = work.microBatchSize;
    out["gradient_accumulation_steps"] = facts.microbatches;
    writePrecision(facts, out, omissions);
    out["zero_optimization"] = std::move(zero);
    omitModelParallelism(facts, omissions);
    omitPlacement(facts, omissions);
    return jsonText(out);
}

} // namespace rankloom
