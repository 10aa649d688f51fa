// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/plan/rank_parameters.h"
#include "core/plan/shard_groups.h"

namespace rankloom {

/// Everything the memory formulas share, derived once per estimate. Symbols in the comments are those of
/// the formulas in core/memory.
struct MemoryShape {
    const ModelSpec& model;
    const Plan& plan;
    const Calibration& calibration;
    Layout layout; ///< resolved: every degree known; the most used ones again:
    int tp = 1; ///< t
    int cp = 1;
    int pp = 1; ///< p
    int dp = 1;
    int ep = 1;
    int etp = 1;
    int edp = 1; ///< data-parallel copies of an expert
    int keyValueTp = 1; ///< min(t, kvHeads): beyond it key and value heads are duplicated
    PlanShards shards {}; ///< how many replicas of dense and of expert parameters share one copy
    int microbatches = 1; ///< m
    double sequence = 0; ///< s, tokens of a sequence
    double batch = 1; ///< b, sequences of a microbatch
    double tokens = 0; ///< n = s·b/cp, tokens of a microbatch on one rank
    double shardTokens = 0; ///< N = n/t
    double normTokens = 0; ///< n/t with sequence parallelism, else n: tokens outside tensor-parallel regions
    double paddedVocabulary = 0; ///< Vp
    [[nodiscard]] bool vocabularyParallel() const
    {
        return rankloom::vocabularyParallel(plan.stages.vocabulary);
    }
};

MemoryShape memoryShape(const Project& project, const Plan& plan);

} // namespace rankloom
