// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/search/search_space.h"

namespace rankloom {

/// Degrees of parallelism with the microbatch size: what must be chosen before anything else can be priced.
struct DegreeChoice {
    std::int32_t tp = 1;
    std::int32_t cp = 1;
    std::int32_t pp = 1;
    std::int32_t dp = 1;
    std::int32_t ep = 1;
    std::int32_t etp = 1;
    std::int32_t microBatchSize = 1;

    friend auto operator<=>(const DegreeChoice&, const DegreeChoice&) = default;
};

/// How the pipeline runs.
struct PipelineChoice {
    std::int32_t vpp = 1;
    std::uint8_t schedule = 0; ///< index into SearchSpace::schedules
    std::uint8_t vocabulary = 0; ///< … vocabularies

    friend auto operator<=>(const PipelineChoice&, const PipelineChoice&) = default;
};

/// One layout of a search space. Ordered: the simpler one first, where lists of the space begin with the
/// simplest.
struct LayoutChoice {
    DegreeChoice degrees;
    PipelineChoice pipeline;
    std::uint8_t recompute = 0; ///< index into SearchSpace::recomputes
    std::uint8_t sharding = 0; ///< … shardings
    std::uint8_t offload = 0; ///< … offloads
    std::uint8_t compression = 0; ///< index into compressionChoices()

    friend auto operator<=>(const LayoutChoice&, const LayoutChoice&) = default;
};

/// The plan of a choice: `base` with placements and a stage split by hand dropped.
void applyDegrees(const DegreeChoice& degrees, Plan& plan);
void applyPipeline(const PipelineChoice& pipeline, const SearchSpace& space, Plan& plan);
Plan planOf(const Plan& base, const SearchSpace& space, const LayoutChoice& choice);
/// Without what belongs to one layout only.
Plan withoutPlacements(Plan plan);

/// Those of a number that a range allows, ascending.
std::vector<int> divisors(int number, const DegreeRange& range);

/// All combinations of degrees and microbatch size that the space allows and the layout rules accept, in
/// ascending order. `refuse` is told of each that is refused, with a code, and may ask for the reason.
using Refusal = std::function<void(const std::string& code, const std::function<Phrase()>& reason)>;
std::vector<DegreeChoice> enumerateDegrees(
    const Project& project, const Plan& base, const SearchSpace& space, const Refusal& refuse);
/// What a space leaves to choose from, over all numbers of devices that it lists; told before anything is
/// priced.
struct DegreeSurvey {
    std::int64_t combinations = 0; ///< legal ones of degrees and microbatch size
    Phrase reason; ///< where there is none: a sentence
};
DegreeSurvey surveyDegrees(const Project& project, const Plan& base, const SearchSpace& space);
/// All legal ways to run the pipeline of these degrees. One stage is run in one way only. Of chunk counts
/// whose longest chunk has as many layers, the smallest: more only add transfers (unless the space lists
/// them).
std::vector<PipelineChoice> enumeratePipelines(const Project& project, const Plan& base,
    const SearchSpace& space, const DegreeChoice& degrees, const Refusal& refuse);
/// Shardings that differ for this many replicas of the dense parameters, as indices.
std::vector<std::uint8_t> distinctShardings(const SearchSpace& space, const DegreeChoice& degrees);
/// Of compressionChoices() those that have something to do in a plan that is chosen but for its offload: no
/// two of them compress the same.
std::vector<std::uint8_t> distinctCompressions(
    const Project& project, const Plan& plan, const std::vector<Compression>& choices);

} // namespace rankloom
