// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/model/layer_parameters.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/plan/stage_split.h"

namespace rankloom {

/// Parameters a rank holds after tensor and expert parallelism, before sharding over data-parallel ranks.
/// Counts are doubles: shares need not be whole.
struct RankParameters {
    double matrices = 0; ///< of decoder layers
    double vectors = 0; ///< norms, biases, and multi-token-prediction norms
    double embedding = 0; ///< input embedding and learned positions
    double head = 0; ///< output layer, or the tied copy of the embedding on the last stage
    double expertMatrices = 0;
    double expertVectors = 0;
    // Decoder layers among them, multi-token-prediction layers counted with the last one's kind.
    double denseLayers = 0;
    double expertLayers = 0;

    [[nodiscard]] double dense() const { return matrices + vectors + embedding + head; }
    [[nodiscard]] double experts() const { return expertMatrices + expertVectors; }
    [[nodiscard]] double total() const { return dense() + experts(); }
};

/// Share of one layer that a rank holds: /tp, /min(tp, kvHeads), whole, or /(ep·etp), by class of parameters.
RankParameters layerShare(const ModelSpec& model, const Layout& resolved, const LayerParameters& layer);

/// Vocabulary with its padding to a multiple of divisor·tp (Megatron-LM megatron/training/tokenizer).
double paddedVocabulary(const ModelSpec& model, const MemoryChoice& memory, int tp);

/// Vocabulary layers spread over all pipeline ranks (arXiv 2411.05288).
bool vocabularyParallel(VocabularyLayout layout);

/// What one rank of every pipeline rank holds; one source for bytes and for traffic. `resolved` has all
/// degrees, `split` is that of the plan.
std::vector<RankParameters> heldParameters(
    const Project& project, const Plan& plan, const Layout& resolved, std::span<const StageLayers> split);

} // namespace rankloom
