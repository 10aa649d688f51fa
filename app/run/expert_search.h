// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "app/run/evaluation_runner.h"
#include "app/run/expert_parts.h"
#include "core/base/progress.h"
#include "core/evaluate/expert_change.h"
#include "core/experts/place_experts.h"

namespace rankloom::ui {

/// What a byte between two GPUs counts for.
enum class LinkPricing : std::uint8_t {
    Equal, ///< the same wherever it goes
    Bandwidth, ///< by the links of the cluster between the GPUs
    Nodes, ///< more between nodes than within one, by a given factor
};

/// What a person asks of a placement of experts.
struct ExpertTask {
    std::shared_ptr<const Project> project;
    std::shared_ptr<const Plan> plan;
    PlacementOptions options;
    int redundant = 0; ///< slots of a device beyond an equal share, in every layer
    std::optional<ReplicaLimit> limit; ///< instead, over all layers together
    /// Tries several methods and load limits and chooses the one with the shortest step on the tokens that
    /// judge; `options.method` and its cap do not count then.
    bool best = false;
    int front = 0; ///< so many placements between least traffic and least load; 0 = one
    int windows = 0; ///< balance each of so many spans of the trace; 0 = their sum
    LinkPricing pricing = LinkPricing::Equal;
    double bandwidthWithin = 1; ///< LinkPricing::Nodes only
    ExpertPartsChoice parts;
    CountFunction count; ///< null = the project holds no trace to count: places and judges by its statistics
    EvaluationRunner::Function evaluate;
};

/// What a placement does to some tokens.
struct ExpertFigures {
    std::int64_t tokens = 0; ///< 0 = unknown
    PlacementFigures placement;
    std::optional<double> fanOut; ///< GPUs that a token's experts are on; nothing = the trace has no tokens
    std::optional<Seconds> step; ///< nothing = the plan would not be legal
};

/// One placement and what it would do to the plan.
struct ExpertCandidate {
    PlacementMethod method = PlacementMethod::Rankloom;
    std::optional<double> cap; ///< on the load, where one was asked for
    PlacementResult result;
    ExpertPlacement experts;
    ExpertFigures seen; ///< on the tokens it was made for
    std::optional<ExpertFigures> unseen; ///< on the others
    std::optional<ExpertChange> change; ///< what going there costs a running job, and when that pays

    /// What tells how good it is.
    [[nodiscard]] const ExpertFigures& judged() const { return unseen ? *unseen : seen; }
};

struct ExpertFinding {
    /// Of the plan's placement, of the contiguous one where that is not legal.
    ExpertFigures before;
    std::optional<ExpertFigures> unseenBefore;
    std::optional<Error> onlySeen; ///< why nothing was judged on other tokens, although it was asked for
    std::vector<ExpertCandidate>
        candidates; ///< one, those of the front by rising load, or all that were tried
    std::size_t chosen = 0; ///< of those that were tried: the one to take
    std::optional<double> bound; ///< least traffic there is
    std::int64_t highestPrice = 1; ///< of a transition
    bool priced = false; ///< transitions count by their links
    bool windows = false; ///< spans or tasks were balanced one by one

    /// What transitions cost as a share of what they all would between the GPUs farthest apart. Without
    /// prices the share of them that change the GPU.
    [[nodiscard]] double traffic(const PlacementFigures& figures) const
    {
        return figures.transitions > 0
            ? figures.cost / (figures.transitions * static_cast<double>(highestPrice))
            : 0;
    }
    [[nodiscard]] const ExpertFigures& judgedBefore() const { return unseenBefore ? *unseenBefore : before; }
};

/// Called from the searching thread.
struct ExpertSearchCalls {
    std::function<void(double cost)> start {}; ///< of the plan's placement
    std::function<void(double cost, double fraction)> best {};
};

/// Counts, searches and evaluates what it finds. The cost of the course is ExpertFinding::traffic(), or the
/// share of the pairs of picks on different devices (method co-activation); methods for which
/// drawsCourse() says no tell none. Errors: those of countExpertParts(), placementProblem() and
/// placeExperts().
Result<ExpertFinding> searchExperts(
    const ExpertTask& task, const ExpertSearchCalls& calls, Progress& progress, const std::stop_token& stop);

/// Methods that place replicas; that take a load limit; that try moves; that keep some of the present
/// placement; that look at where traffic goes; whose search lowers one figure step by step.
bool takesReplicas(PlacementMethod method);
bool takesCap(PlacementMethod method);
bool triesMoves(PlacementMethod method);
bool limitsMoved(PlacementMethod method);
bool looksAtLinks(PlacementMethod method);
bool drawsCourse(PlacementMethod method);

} // namespace rankloom::ui
