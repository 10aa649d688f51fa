// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <tuple>

#include <fmt/format.h>

#include "core/plan/compression.h"
#include "core/plan/rules.h"
#include "core/plan/setting_words.h"

namespace rankloom {

namespace {

constexpr const char* kTargets = "/communication/compression/targets";

/// Targets of the plan that have nothing to do in it.
void addTargetFindings(const Facts& facts, Findings& findings)
{
    const Compression& compression = facts.plan.communication.compression;
    const bool replicas = facts.layout.dp > 1 || facts.layout.cp > 1;
    if (compression.embeddingSync && !splitsTiedEmbedding(facts.model, facts.plan, facts.layout.pp))
        findings.push_back({Severity::Warning, "embedding-sync-without-group",
            Phrase::of("the synchronisation of the embedding has nothing to do: no two stages hold it"),
            kTargets, 0});
    if (compression.kind == CompressionKind::None)
        return;
    if (!compression.lossy() && !compression.embeddingSync)
        findings.push_back({Severity::Warning, "compression-without-target",
            Phrase::of("the compression has no traffic to work on"), kTargets, 0, {},
            {{kTargets, "[\"data-parallel\"]", Phrase::of("Compress gradients")}}});
    if (compression.dataParallel && !replicas && !compression.pipelineBackward)
        findings.push_back({Severity::Warning, "compression-without-group",
            Phrase::of("there are no replicas whose weight gradients could be compressed"), kTargets, 0});
    if (compression.pipelineBackward && facts.layout.pp == 1)
        findings.push_back({Severity::Warning, "compression-without-boundary",
            Phrase::of("there is one stage: nothing is sent back between stages"), kTargets, 0});
    if (compression.dataParallel && replicas && !compressibleGradients(facts.plan))
        findings.push_back({Severity::Warning, "compression-of-sharded-gradients",
            Phrase::of("{} works on whole gradients: sharded ones travel uncompressed",
                settingWords(compression.kind)),
            "/communication/compression/kind", 0, {std::string(nameOf(compression.kind))},
            {{"/communication/compression/kind", "\"quantised\"", Phrase::of("Quantise them")}}});
}

void addStageFindings(const Facts& facts, Findings& findings)
{
    const Compression& compression = facts.plan.communication.compression;
    for (std::size_t i = 0; i < compression.stages.size(); ++i)
        if (compression.stages[i] >= facts.layout.pp)
            findings.push_back({Severity::Error, "compressed-stage-absent",
                Phrase::of("stage {} is to be compressed, while there are {} (counted from 0)",
                    compression.stages[i], facts.layout.pp),
                fmt::format("/communication/compression/stages/{}", i), 0,
                {std::to_string(compression.stages[i]), std::to_string(facts.layout.pp)},
                {{"/communication/compression/stages", "[]", Phrase::of("Compress on all stages")}}});
}

void addBitsFinding(int bits, const char* pointer, Findings& findings)
{
    if (bits == 4 || bits == 8 || bits == Compression::kWholeBits)
        return;
    findings.push_back({Severity::Error, "compression-bits",
        Phrase::of("elements of {} bits: there are kernels for 4 and for 8", bits), pointer, 0,
        {std::to_string(bits)},
        {{pointer, "8", Phrase::of("Use 8 bits")}, {pointer, "4", Phrase::of("Use 4 bits")}}});
}

void addKindFindings(const Facts& facts, Findings& findings)
{
    const Compression& compression = facts.plan.communication.compression;
    if (compression.kind == CompressionKind::Quantised) {
        addBitsFinding(compression.bits, "/communication/compression/bits", findings);
        if (compression.weightBits > 0)
            addBitsFinding(compression.weightBits, "/communication/compression/weightBits", findings);
    }
    if (compression.kind == CompressionKind::PowerSgd)
        for (const auto& [rank, on, pointer] :
            {std::tuple(compression.rank, compression.pipelineBackward, "/communication/compression/rank"),
                std::tuple(compression.dataParallelRank, compression.dataParallel,
                    "/communication/compression/dataParallelRank")})
            if (on && rank > facts.model.hidden)
                findings.push_back({Severity::Warning, "compression-rank-too-large",
                    Phrase::of("rank {} is more than the {} columns of the model: nothing is saved", rank,
                        facts.model.hidden),
                    pointer, 0});
    if (!compression.errorFeedback && compression.lossy() && compression.kind != CompressionKind::Quantised)
        findings.push_back({Severity::Warning, "compression-without-error-feedback",
            Phrase::of(
                "without error feedback what {} loses is lost for good; what that does to the model is "
                "not estimated",
                settingWords(compression.kind)),
            "/communication/compression/errorFeedback", 0, {std::string(nameOf(compression.kind))},
            {{"/communication/compression/errorFeedback", "true", Phrase::of("Keep the errors")}}});
    if (compression.lossy())
        findings.push_back({Severity::Hint, "compression-is-lossy",
            Phrase::of(
                "Digits are lost ({}): the figures of this plan say nothing about what that does to the "
                "model",
                lossyWords(compression)),
            "/communication/compression", 0, {std::string(nameOf(compression.kind))}});
}

/// Of what travels in fewer bits than it has.
Phrase quantisedWords(const Compression& compression)
{
    const int weights = compression.bitsOfWeights();
    const bool gradientsWhole = compression.bits >= Compression::kWholeBits;
    if (!compression.dataParallel || weights == compression.bits)
        return Phrase::of("quantised, {} bits", compression.bits);
    if (gradientsWhole)
        return Phrase::of("quantised, weights in {} bits", weights);
    return weights >= Compression::kWholeBits
        ? Phrase::of("quantised, gradients in {} bits", compression.bits)
        : Phrase::of("quantised, gradients in {} bits, weights in {}", compression.bits, weights);
}

} // namespace

Phrase lossyWords(const Compression& compression)
{
    if (!compression.lossy())
        return {};
    switch (compression.kind) {
    case CompressionKind::None:
        break;
    case CompressionKind::PowerSgd:
        if (compression.dataParallel && compression.pipelineBackward)
            return Phrase::of("PowerSGD, rank {} between stages, rank {} of weight gradients",
                compression.rank, compression.dataParallelRank);
        return Phrase::of(
            "PowerSGD, rank {}", compression.dataParallel ? compression.dataParallelRank : compression.rank);
    case CompressionKind::TopK:
        return Phrase::of("top-k, {:.3g} % of the elements", compression.keptShare * 100);
    case CompressionKind::Quantised:
        return quantisedWords(compression);
    }
    return {};
}

void addCompressionFindings(const Facts& facts, Findings& findings)
{
    addTargetFindings(facts, findings);
    if (facts.plan.communication.compression.kind == CompressionKind::None)
        return;
    addStageFindings(facts, findings);
    addKindFindings(facts, findings);
}

} // namespace rankloom
