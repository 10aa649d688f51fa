// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/model/model_spec.h"
#include "core/plan/plan.h"

namespace rankloom {

/// What the words of a row of measured runs say. Words that are not known, and those of which no plan has a
/// setting that would say the same, make it an error: none is passed over, for what is left would be another
/// run.
struct RowWords {
    /// The plan that they are about, with everything that other columns say of it.
    Plan plan;
    // Degrees, where words give them; 0 = no word does.
    int shards = 0; ///< ranks that together hold one copy: FSDP8, HSDP8
    int replicas = 0; ///< copies of it: DP4
    bool sharded = false; ///< by FSDP or its like, over whatever number of ranks
    bool hybrid = false; ///< HSDP: within a node unless `shards` says otherwise
    bool noDispatch = false; ///< nothing moves tokens to experts
    bool compiled = false;
    bool wholeLoss = false; ///< every rank has all logits, tensor parallelism or not
    int wholeLayers = 1; ///< the number beside "full", where no method is said
    unsigned graphScopes = 0; ///< what recorded graphs hold, as bits of GraphScope; 0 = not said
    std::optional<ScheduleKind> schedule;
    std::vector<std::string> unsaid; ///< known words that a plan has no setting for, and that move a step
    std::string refusal; ///< why no plan says the same; ends the reading

    /// Each reads a cell of a column. Errors: Unsupported with column and word.
    Result<void> readOverlap(std::string_view column, std::string_view cell);
    /// "full iteration", "attn mlp", "0".
    Result<void> readGraphs(std::string_view cell);
    Result<void> readDispatcher(std::string_view cell);
    Result<void> readRecompute(std::string_view cell);
    /// "FSDP8 TP8 PP8": degrees of parallelism, into the plan's layout and into `shards`, `replicas`.
    Result<void> readDegrees(std::string_view column, std::string_view cell);
    /// "compile+Float8+AsyncTP", of programs of PyTorch.
    Result<void> readTechniques(std::string_view cell);
    /// What follows from all words together, once the model is known: extents of sharding, graphs, schedule.
    /// Errors: Unsupported, BadValue.
    Result<void> finish(const ModelSpec& model);
};

} // namespace rankloom
