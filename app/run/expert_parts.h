// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/routing/routing.h"
#include "db/project_file.h"

namespace rankloom::ui {

/// Which tokens of the stored traces experts are placed by, and which ones tell how good that is.
struct ExpertPartsChoice {
    TraceFilter counted; ///< what the project counts: traces, time, and how they are split
    bool judgeUnseen = true; ///< place by the part to train with, judge on the other one
    std::string taskTag; ///< each of `tasks` is a part of its own: the values of this tag; empty = none
    std::vector<std::string> tasks;

    friend bool operator==(const ExpertPartsChoice&, const ExpertPartsChoice&) = default;
};

struct ExpertParts {
    std::vector<RoutingStatistics> seen; ///< one for each task, or one
    std::vector<RoutingStatistics> unseen; ///< likewise; empty = nothing is judged on other tokens
    /// Why nothing is, although it was asked for.
    std::optional<Error> onlySeen;
    std::string fittedOn; ///< what a placement by the seen ones says of them: ExpertPlacement::fittedOn
};

/// Away from the GUI thread: counts a filter.
using CountFunction =
    std::function<Result<RoutingStatistics>(const TraceFilter&, Progress&, const std::stop_token&)>;

/// Counts them. Without tasks, `present` are the statistics the project shows: where the stored traces do not
/// add up to them (an import was undone), or where they are too short for two parts, they are what is seen,
/// and nothing unseen. Errors: those of counting, Contradiction (tasks of different models).
Result<ExpertParts> countExpertParts(const ExpertPartsChoice& choice, const RoutingStatistics& present,
    const CountFunction& count, Progress& progress, const std::stop_token& stop);

} // namespace rankloom::ui
