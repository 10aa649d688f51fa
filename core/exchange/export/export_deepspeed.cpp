// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/exchange/export/export_facts.h"
#include "core/plan/compression.h"
#include "core/plan/framework.h"

namespace rankloom {

using nlohmann::ordered_json;

namespace {

// What DeepSpeed's own checks accept: deepspeed/runtime/zero/config.py (a ratio of offloading is for stage
// 3), deepspeed/runtime/zero/mics.py (no offloading with MiCS), deepspeed/runtime/engine.py
// _do_optimizer_sanity_check() (without ZeRO gradients have the type of the weights).

/// ZeRO stage and the groups it shards over. DeepSpeed shards over all data-parallel ranks; MiCS over a group
/// of them, stage 3; hpZ adds a second copy of the weights inside a group.
class ZeroWriter {
public:
    ZeroWriter(const PlanFacts& facts, Omissions& omissions)
        : m_facts(facts), m_omissions(omissions), m_stage(facts.shards.zeroStage())
    {
    }

    ordered_json write()
    {
        const int optimizer = m_facts.shards.optimizer;
        const bool whole = optimizer == m_facts.shardGroup;
        m_omissions.covers(
            {"/memory/sharding", "/memory/offload/optimizerFraction", "/communication/overlap/dp"});
        const bool unknown = m_stage < 0 || (!whole && m_stage != 3 && m_stage != 0);
        if (unknown)
            replaceSharding();
        m_zero["stage"] = m_stage;
        if (m_stage == 3 && !whole)
            m_zero["mics_shard_size"] = optimizer;
        const int secondary = m_facts.shards.secondaryWeights;
        if (secondary > 1 && m_stage == 3 && whole)
            m_zero["zero_hpz_partition_size"] = secondary;
        else if (m_facts.plan.memory.sharding.secondaryWeights.kind != ShardExtent::Kind::None)
            m_omissions.lose("/memory/sharding/secondaryWeights",
                Phrase::of("A second copy of the weights (hpZ) needs ZeRO 3 over all data-parallel ranks."));
        quantise();
        m_zero["overlap_comm"] = m_facts.plan.communication.overlapDp;
        if (m_facts.plan.memory.offload.optimizerFraction > 0)
            writeOffload(m_facts.plan.memory.offload.optimizerFraction);
        return std::move(m_zero);
    }

private:
    /// ZeRO++: weights in 8 bits, gradients in 4, both only under ZeRO 3 (deepspeed/runtime/zero/config.py).
    void quantise()
    {
        const Compression& compression = m_facts.plan.communication.compression;
        if (compression.kind != CompressionKind::Quantised || !compression.dataParallel
            || !compression.lossy() || m_stage != 3)
            return;
        m_omissions.covers({"/communication/compression/kind", "/communication/compression/bits",
            "/communication/compression/weightBits"});
        Compression& written = m_omissions.written().communication.compression;
        written.bits = quantised("zero_quantized_gradients", compression.bits, kQuantisedGradientBits);
        written.weightBits =
            quantised("zero_quantized_weights", compression.bitsOfWeights(), kQuantisedWeightBits);
        const Phrase offered = Phrase::of("DeepSpeed quantises weights to {} bits and gradients to {}.",
            kQuantisedWeightBits, kQuantisedGradientBits);
        if (written.bits != compression.bits)
            m_omissions.add("/communication/compression/bits", offered);
        if (written.weightBits != compression.bitsOfWeights())
            m_omissions.add("/communication/compression/weightBits", offered);
    }
    /// Sets a switch; returns the bits that traffic then has.
    int quantised(const char* name, int wanted, int offered)
    {
        if (wanted >= Compression::kWholeBits)
            return Compression::kWholeBits;
        m_zero[name] = true;
        return offered;
    }

    void replaceSharding()
    {
        m_omissions.add("/memory/sharding",
            Phrase::of("DeepSpeed shards over all {} data-parallel ranks (ZeRO 1 to 3), or everything over a "
                       "smaller group (MiCS).",
                m_facts.shardGroup));
        m_stage = std::max(1, m_stage);
        const ShardExtent all {ShardExtent::Kind::DataParallel, 1};
        Sharding& written = m_omissions.written().memory.sharding;
        written = {{}, m_stage >= 2 ? all : ShardExtent(), all, written.secondaryWeights};
    }

    void writeOffload(double fraction)
    {
        double& written = m_omissions.written().memory.offload.optimizerFraction;
        if (m_stage == 0 || m_zero.contains("mics_shard_size")) {
            written = 0;
            m_omissions.add("/memory/offload/optimizerFraction",
                m_stage == 0
                    ? Phrase::of("DeepSpeed offloads optimizer states that ZeRO shards: they stay on "
                                 "the devices.")
                    : Phrase::of("DeepSpeed has no offloading with MiCS: optimizer states stay on the "
                                 "devices."));
            return;
        }
        ordered_json& offload = m_zero["offload_optimizer"];
        offload["device"] = "cpu";
        offload["pin_memory"] = true;
        if (fraction == 1)
            return;
        if (m_stage == 3) {
            offload["ratio"] = fraction;
            return;
        }
        written = 1;
        m_omissions.add("/memory/offload/optimizerFraction",
            Phrase::of(
                "DeepSpeed offloads a part of the optimizer states with ZeRO 3 alone: all of them leave."));
    }

    const PlanFacts& m_facts;
    Omissions& m_omissions;
    ordered_json m_zero;
    int m_stage;
};

void writePrecision(const PlanFacts& facts, ordered_json& out, int stage, Omissions& omissions)
{
    const MemoryChoice& memory = facts.plan.memory;
    omissions.covers({"/memory/precision", "/memory/gradients"});
    const char* type = memory.precision == Precision::Fp16Mixed ? "fp16"
        : memory.precision == Precision::Fp32                   ? "fp32"
                                                                : "bf16";
    if (memory.precision != Precision::Fp32)
        out[type]["enabled"] = true;
    const bool narrow = memory.gradients == GradientType::Bf16;
    const bool wide = memory.precision == Precision::Fp32;
    const bool must = stage == 0 && !wide; // gradients in 16 bits
    out["data_types"]["grad_accum_dtype"] = must || narrow ? type : "fp32";
    if (must && !narrow) {
        omissions.add("/memory/gradients",
            Phrase::of("Without ZeRO DeepSpeed sums gradients up in the type of the weights."));
        omissions.written().memory.gradients = GradientType::Bf16;
    } else if (wide && narrow) {
        omissions.add("/memory/gradients", Phrase::of("With fp32 gradients are fp32, too."));
        omissions.written().memory.gradients = GradientType::Fp32;
    }
    omissions.covers({"/communication/reduceInFp32"});
    if (facts.plan.communication.reduceInFp32)
        out["communication_data_type"] = "fp32";
    const bool both = deepSpeedKeepsBoth(stage, memory.precision, omissions.written().memory.gradients);
    omissions.covers({"/memory/gradientBuckets"});
    if (both != memory.gradientBuckets) {
        omissions.add("/memory/gradientBuckets",
            both ? Phrase::of("Up to ZeRO-1 DeepSpeed keeps gradients in 16 bits beside their fp32 sums.")
                 : Phrase::of("DeepSpeed keeps no gradients beside those it sums up here."));
        omissions.written().memory.gradientBuckets = both;
    }
    if (memory.precision == Precision::Fp8Mixed)
        omissions.lose("/memory/precision",
            Phrase::of("8-bit training is set up in the model's code: bf16 is written."));
}

/// Checkpoints of layers that are recomputed whole go to host memory, all of them.
void writeActivationOffload(const PlanFacts& facts, ordered_json& out, Omissions& omissions)
{
    const MemoryChoice& memory = facts.plan.memory;
    const bool full = memory.recompute.mode == RecomputeMode::FullUniform
        || memory.recompute.mode == RecomputeMode::FullBlock;
    if (memory.offload.target != OffloadTarget::Host || !full)
        return;
    out["activation_checkpointing"] = {{"partition_activations", true}, {"cpu_checkpointing", true}};
    omissions.add("/memory/offload",
        Phrase::of("cpu_checkpointing moves all checkpoints to host memory, where the model's code calls "
                   "deepspeed.checkpointing."),
        Severity::Hint);
    omissions.written().memory.offload.fraction = 1;
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
    omissions.covers({"/layout/order", "/layout/etp", "/layout/sequenceParallel"});
    if (facts.project.model->moe && layout.etp != layout.tp)
        omissions.add("/layout/etp",
            Phrase::of(
                "{} {} is set in the model's code, not in this file.", std::string("ETP"), layout.etp));
    if (!layout.sequenceParallel && layout.tp > 1)
        omissions.add("/layout/sequenceParallel",
            Phrase::of("{} {} is set in the model's code, not in this file.", std::string("sequenceParallel"),
                std::string("false")));
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
    ordered_json zero = ZeroWriter(facts, omissions).write();
    out["train_batch_size"] = facts.work.globalBatchSize;
    out["train_micro_batch_size_per_gpu"] = facts.work.microBatchSize;
    out["gradient_accumulation_steps"] = facts.microbatches;
    writePrecision(facts, out, zero.at("stage").get<int>(), omissions);
    out["zero_optimization"] = std::move(zero);
    writeActivationOffload(facts, out, omissions);
    omitModelParallelism(facts, omissions);
    omitPlacement(facts, omissions);
    return jsonText(out);
}

} // namespace rankloom
