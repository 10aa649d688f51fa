// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/export/export_megatron.h"
#include "core/memory/offload_modules.h"
#include "core/plan/eight_bits.h"
#include "core/plan/recompute_modules.h"

namespace rankloom {

namespace {

/// Megatron-LM's arguments of precision, optimizer and recomputation.
class MemoryWriter {
public:
    MemoryWriter(const PlanFacts& facts, MegatronArguments& out, Omissions& omissions)
        : m_facts(facts), m_memory(facts.plan.memory), m_out(out), m_omissions(omissions)
    {
    }

    void write()
    {
        writePrecision();
        writeOptimizer();
        writeRecompute();
    }

private:
    void writePrecision()
    {
        const Precision precision = m_memory.precision;
        m_omissions.covers({"/memory/precision", "/memory/gradients", "/memory/crossEntropy"});
        if (precision == Precision::Fp16Mixed)
            m_out.flag("--fp16");
        else if (precision != Precision::Fp32)
            m_out.flag("--bf16");
        if (precision == Precision::Fp8Mixed)
            writeEightBits();
        writeGradients();
        if (m_memory.crossEntropy == CrossEntropy::Fused)
            m_out.flag("--cross-entropy-loss-fusion");
        if (m_memory.crossEntropy == CrossEntropy::Eager || m_memory.crossEntropy == CrossEntropy::Unfused) {
            m_omissions.add("/memory/crossEntropy",
                Phrase::of("An eager cross entropy is not in Megatron-LM: its own unfused one is used."));
            m_omissions.written().memory.crossEntropy = CrossEntropy::VocabularyParallel;
        }
    }

    /// Attention in 8 bits has no argument (megatron/training/arguments.py of August 2026 leaves
    /// fp8_dot_product_attention out of those it makes).
    void writeEightBits()
    {
        constexpr int kBlackwell = 100; // compute capability of the first with MX scaling
        m_out.flag("--fp8-format", "hybrid");
        // Refused without the distributed optimizer (megatron/training/arguments.py).
        if (m_memory.fp8Weights && m_facts.shardsOptimizer()) {
            m_omissions.covers({"/memory/fp8Weights"});
            m_out.flag("--fp8-param-gather");
        } else if (m_memory.fp8Weights) {
            m_omissions.add("/memory/fp8Weights",
                Phrase::of(
                    "Megatron-LM keeps weights in 8 bits alone with a distributed optimizer: they stay "
                    "in 16 bits beside their 8-bit copies."));
            m_omissions.written().memory.fp8Weights = false;
        }
        if (outputLayerInEightBits(m_memory) && m_facts.capability >= kBlackwell) {
            m_omissions.covers({"/memory/fp8OutputLayer"});
            m_out.flag("--fp8-recipe", "mxfp8"); // no other takes the output layer (TransformerConfig)
            m_out.flag("--fp8-output-proj");
            return;
        }
        // Delayed scaling, the default, refuses to recompute norms and expert activations.
        if (recomputes(m_memory.recompute, RecomputeModule::LayerNorm)
            || recomputes(m_memory.recompute, RecomputeModule::MoeActivation))
            m_out.flag("--fp8-recipe", "tensorwise");
    }

    /// 32-bit sums are the default with bf16 and a switch with fp16; with fp32 there is nothing else.
    void writeGradients()
    {
        const bool narrow = m_memory.gradients == GradientType::Bf16;
        switch (m_memory.precision) {
        case Precision::Bf16Mixed:
        case Precision::Fp8Mixed:
            if (narrow)
                m_out.flag("--grad-reduce-in-bf16");
            return;
        case Precision::Fp16Mixed:
            if (!narrow)
                m_out.flag("--accumulate-allreduce-grads-in-fp32");
            return;
        case Precision::Fp32:
            break;
        }
        if (narrow) {
            m_omissions.add("/memory/gradients", Phrase::of("With fp32 gradients are fp32, too."));
            m_omissions.written().memory.gradients = GradientType::Fp32;
        }
    }

    [[nodiscard]] bool isAdam() const
    {
        return m_memory.optimizer != OptimizerKind::Muon && m_memory.optimizer != OptimizerKind::Sgd;
    }

    void writeOptimizer()
    {
        const OptimizerKind kind = m_memory.optimizer;
        m_omissions.covers({"/memory/optimizer", "/memory/offload/optimizerFraction"});
        m_out.flag("--optimizer",
            kind == OptimizerKind::Muon      ? "muon"
                : kind == OptimizerKind::Sgd ? "sgd"
                                             : "adam");
        if (kind == OptimizerKind::Muon)
            m_out.since("Megatron-Core 0.16 and the package emerging_optimizers", "--optimizer muon");
        const char* moments = kind == OptimizerKind::AdamBf16Moments ? "bf16"
            : kind == OptimizerKind::AdamFp8Moments                  ? "fp8"
                                                                     : nullptr;
        const double offloaded = m_memory.offload.optimizerFraction;
        if (moments == nullptr && offloaded <= 0)
            return;
        // Both go through the precision-aware optimizer, which is Adam, distributed.
        if (!isAdam() || !m_facts.shardsOptimizer() || m_facts.shards.zeroStage() < 0) {
            if (moments != nullptr)
                loseMoments();
            if (offloaded > 0)
                loseOffloadedStates();
            return;
        }
        m_out.flag("--use-precision-aware-optimizer");
        if (moments != nullptr) {
            m_out.flag("--exp-avg-dtype", moments);
            m_out.flag("--exp-avg-sq-dtype", moments);
        }
        if (offloaded > 0) {
            m_out.flag("--optimizer-cpu-offload");
            m_out.flag("--optimizer-offload-fraction", shortestText(offloaded));
        }
    }

    void loseMoments()
    {
        m_omissions.add("/memory/optimizer",
            Phrase::of("Megatron-LM keeps Adam's moments in fewer bits only in the distributed optimizer: "
                       "they are fp32."));
        m_omissions.written().memory.optimizer = OptimizerKind::Adam;
    }

    void loseOffloadedStates()
    {
        m_omissions.lose("/memory/offload/optimizerFraction",
            isAdam() ? Phrase::of("Megatron-LM keeps optimizer states in host memory only with the "
                                  "distributed optimizer: they stay on the devices.")
                     : Phrase::of("Megatron-LM keeps only the states of Adam in host memory: they stay on "
                                  "the devices."));
    }

    void writeRecompute()
    {
        const Recompute& recompute = m_memory.recompute;
        m_omissions.covers({"/memory/recompute"});
        switch (recompute.mode) {
        case RecomputeMode::None:
            return;
        case RecomputeMode::Selective:
            return writeSelective(recompute.modules);
        case RecomputeMode::Operators:
            m_omissions.add(
                "/memory/recompute", Phrase::of("Megatron-LM recomputes modules or layers, not operators."));
            m_omissions.written().memory.recompute = {};
            return;
        case RecomputeMode::FullUniform:
        case RecomputeMode::FullBlock:
            m_out.flag("--recompute-granularity", "full");
            m_out.flag(
                "--recompute-method", recompute.mode == RecomputeMode::FullUniform ? "uniform" : "block");
            m_out.flag("--recompute-num-layers", recompute.layers);
        }
    }

    /// Modules that the model does not have are refused.
    void writeSelective(const std::vector<RecomputeModule>& wanted)
    {
        using enum RecomputeModule;
        const ModelSpec& model = m_facts.project.model;
        std::vector<RecomputeModule> modules;
        for (const RecomputeModule module : wanted) {
            const bool grouped = model.moe && m_out.has("--moe-grouped-gemm");
            const bool there = module == LatentUpProjection ? model.mla.has_value()
                : module == MoeActivation                   ? grouped
                : module == Moe                             ? model.moe.has_value()
                                                            : true;
            if (there)
                modules.push_back(module);
            else
                m_omissions.add("/memory/recompute/modules",
                    Phrase::of("Megatron-LM refuses to recompute {} in {}: it is left out.", nameOf(module),
                        model.name));
        }
        Recompute& written = m_omissions.written().memory.recompute;
        written.modules = modules;
        if (modules.empty()) {
            written = {};
            if (wanted.empty())
                m_omissions.add("/memory/recompute",
                    Phrase::of("Selective recomputation of no module is written as none: Megatron-LM would "
                               "take the attention core."));
            return;
        }
        m_out.flag("--recompute-granularity", "selective");
        m_out.flag("--recompute-modules", namesOf(modules));
    }

    const PlanFacts& m_facts;
    const MemoryChoice& m_memory;
    MegatronArguments& m_out;
    Omissions& m_omissions;
};

/// Its arguments of activations in host memory, by what the other arguments made of the plan.
class OffloadWriter {
public:
    OffloadWriter(const PlanFacts& facts, MegatronArguments& out, Omissions& omissions)
        : m_facts(facts), m_memory(facts.plan.memory), m_out(out), m_omissions(omissions)
    {
    }

    void write()
    {
        const Offload& offload = m_memory.offload;
        m_omissions.covers({"/memory/offload/target", "/memory/offload/fraction"});
        if (offload.target == OffloadTarget::None)
            return;
        Offload& written = m_omissions.written().memory.offload;
        if (offload.target == OffloadTarget::Nvme || m_memory.recompute.mode == RecomputeMode::FullUniform
            || m_memory.recompute.mode == RecomputeMode::FullBlock || offload.fraction <= 0) {
            written.target = OffloadTarget::None;
            written.fraction = Offload().fraction;
            m_omissions.add("/memory/offload",
                offload.target == OffloadTarget::Nvme
                    ? Phrase::of("Megatron-LM moves activations to host memory, not to drives: none leave.")
                    : Phrase::of("Megatron-LM offloads no inputs of layers that are recomputed whole: none "
                                 "leave."));
        } else if (m_facts.layout.pp == 1 && m_memory.recompute.mode == RecomputeMode::None) {
            writeLayerOffload(offload.fraction, written);
        } else {
            writeModuleOffload(offload.fraction, written);
        }
    }

private:
    /// The first layers, all that they save; without a pipeline and without recomputation, and not all
    /// layers.
    void writeLayerOffload(double fraction, Offload& written)
    {
        const int layers = m_facts.project.model->layers;
        const int moved =
            std::clamp(static_cast<int>(std::lround(fraction * layers)), 1, std::max(1, layers - 1));
        m_out.flag("--cpu-offloading-num-layers", moved);
        m_out.since("Megatron-Core 0.16", "--cpu-offloading-num-layers");
        written.fraction = static_cast<double>(moved) / layers;
        if (std::abs(written.fraction - fraction) > 1e-9)
            m_omissions.add("/memory/offload/fraction",
                Phrase::of("Megatron-LM offloads whole layers, and not all: {} of {}.", moved, layers),
                Severity::Hint);
    }

    void writeModuleOffload(double fraction, Offload& written)
    {
        const auto products = m_facts.project.model->moe && m_out.has("--moe-grouped-gemm")
            ? ExpertProducts::Grouped
            : ExpertProducts::OneByOne;
        const std::vector<std::string> modules =
            offloadedModules(m_omissions.written().memory.recompute, products);
        m_out.flag("--fine-grained-activation-offloading");
        m_out.flag("--offload-modules", modules);
        m_out.variable("NVTE_CPU_OFFLOAD_V1", "1"); // asserted with Transformer Engine 2.10 and later
        m_out.since("Megatron-Core 0.16", "--fine-grained-activation-offloading");
        const double most = offloadableShare(m_facts.project, m_omissions.written(), modules);
        if (fraction < most) {
            const std::string part = shortestText(std::round(fraction / most * 1e4) / 1e4);
            m_out.flag("--activation-offload-fraction", part);
            m_out.since("Megatron-Core 0.19", "--activation-offload-fraction");
            return;
        }
        written.fraction = most;
        if (fraction - most > 0.0005)
            m_omissions.add("/memory/offload/fraction",
                Phrase::of("Megatron-LM offloads the inputs of attention, norms and experts: {:.0f} % of the "
                           "activations here, not {:.0f} %.",
                    most * 100, fraction * 100));
    }

    const PlanFacts& m_facts;
    const MemoryChoice& m_memory;
    MegatronArguments& m_out;
    Omissions& m_omissions;
};

} // namespace

void writeMegatronMemory(const PlanFacts& facts, MegatronArguments& out, Omissions& omissions)
{
    MemoryWriter(facts, out, omissions).write();
}

void writeMegatronOffload(const PlanFacts& facts, MegatronArguments& out, Omissions& omissions)
{
    OffloadWriter(facts, out, omissions).write();
}

} // namespace rankloom
