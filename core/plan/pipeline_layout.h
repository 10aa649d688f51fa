// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/base/error.h"
#include "core/plan/stage_split.h"

namespace rankloom {

/// Layers of each virtual stage in model order, as Megatron-LM's --pipeline-model-parallel-layout names them.
/// The embedding is in front of all layers on the first stage, the loss behind them on the last; either may
/// have no decoder layer beside it.
struct PipelineLayout {
    std::vector<int> layersPerStage; ///< decoder layers
    std::vector<int> mtpLayersPerStage; ///< as many entries; multi-token-prediction layers, all on one stage

    friend bool operator==(const PipelineLayout&, const PipelineLayout&) = default;
};

/// Gives the stages of a plan these layers; nothing else of them changes.
void setLayers(PipelineLayout layout, StageSplit& stages);

/// Reads "Et*3|(tt|)*29,m|L": E embedding, t decoder layer, m multi-token-prediction layer, L loss, | next
/// stage; x*n and (…)*n repeat, parentheses do not nest, commas mean nothing. Text that begins with a bracket
/// is the list form, [["embedding","decoder"],["decoder","loss"]].
/// Meanings and limits: NVIDIA/Megatron-LM megatron/core/transformer/pipeline_parallel_layer_layout.py.
/// Errors, with line and column in `text`: BadSyntax; BadValue (embedding not first, loss not last, a decoder
/// layer behind an m, m on two stages); TooLarge (more than 100,000 layers or stages).
Result<PipelineLayout> parsePipelineLayout(std::string_view text);

/// The list form as a JSON array. Errors: BadValue, with the pointer of the offending element.
Result<PipelineLayout> readPipelineLayout(const nlohmann::json& stages, const std::string& pointer);

/// The layout of a split, as splitStages() makes it.
PipelineLayout pipelineLayout(std::span<const StageLayers> split);

/// The shortest text of this kind: parsing it gives the layout back.
std::string pipelineLayoutText(const PipelineLayout& layout);

} // namespace rankloom
