// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/schedule/stage_placement.h"

namespace rankloom {

/// A contiguous run of decoder layers on one virtual stage.
struct StageLayers {
    int rank = 0; ///< pipeline rank
    int chunk = 0; ///< 0.. on that rank
    int firstLayer = 0;
    int layerCount = 0;
    bool embedding = false; ///< holds the input embedding
    bool head = false; ///< holds final norm, output layer and loss
    int mtpLayers = 0; ///< multi-token-prediction layers

    friend bool operator==(const StageLayers&, const StageLayers&) = default;
};

/// The virtual stages of a plan in model order. Honours Plan::stages; a split that does not fit the model
/// (wrong sum or count) is replaced by the even one: check() reports it.
/// Vocabulary layout `redistributed` shortens the stages that hold vocabulary layers (arXiv 2411.05288 §6.1).
std::vector<StageLayers> splitStages(const Project& project, const Plan& plan);

/// As even as possible: L/p each, the rest to the stages before the last, latest first, so that neither the
/// embedding (first) nor the head (last) stage gets an extra layer if that can be avoided.
std::vector<int> evenSplit(int layers, int stages);

/// As nanotron deals its blocks (huggingface/nanotron src/nanotron/models/base.py, build_model): a stage
/// takes blocks until the work up to it, in elements of its matrices, exceeds its share of the whole; the
/// output layer counts as one block and may stand on a stage without decoder layers.
std::vector<int> splitByWork(const ModelSpec& model, int stages);

} // namespace rankloom
