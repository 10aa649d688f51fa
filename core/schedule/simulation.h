// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/schedule/schedule.h"

namespace rankloom {

/// Integer ticks of one unit of a request's times: nine decimals are kept.
inline constexpr std::int64_t kTicksPerUnit = 1'000'000'000;

/// One schedule by itself, with times per microbatch and chunk in a unit of the asker's choosing.
struct SimulationRequest {
    ScheduleKind kind = ScheduleKind::OneFOneB;
    int stages = 1; ///< pipeline ranks
    int microbatches = 1;
    int chunks = 0; ///< 0 = what the schedule takes by default
    int groupSize = 0; ///< interleaved: 0 = stages
    double forward = 1;
    double backwardInput = 1; ///< the whole backward where `backwardWeight` is 0
    double backwardWeight = 1;
    std::vector<double> forwardPerStage {}; ///< instead of `forward`: one per virtual stage, model order
    std::vector<double> backwardPerStage {}; ///< instead of `backwardInput`
    double pointToPoint = 0; ///< one hop between neighbouring stages on different ranks
    PointToPointMode pointToPointMode = PointToPointMode::Asynchronous;
    VocabularyLayout vocabulary = VocabularyLayout::None;
    double vocabularyForward = 0; ///< S, each rank
    double vocabularyBackward = 0; ///< T
    double inputForward = 0; ///< IF
    double inputBackward = 0; ///< IB
    double barrier = 0; ///< latency of each collective join
    double overlappedPair = 0; ///< DualPipe: forward and backward at once; 0 = their sum
    double memoryLimit = 0; ///< searched schedules: microbatches a rank may hold; 0 = their default
    double weightGradientShare = 1; ///< zb-automatic: share of an activation that only W frees
    std::string customOrder {}; ///< kind custom: PyTorch CSV; its sizes replace `stages` and `microbatches`
    std::string customOrderFile {}; ///< its name, for messages
};

struct Simulation {
    PassOrder order;
    PassDurations durations; ///< in ticks
    Timeline timeline; ///< in ticks
    Diagnostics diagnostics;
};

/// Generates (or reads) the order and simulates it. Errors: IllegalPlan with the rule and the nearest legal
/// values, BadValue (negative or huge times, wrong number of per-stage times), those of readPassOrder().
Result<Simulation> runSimulation(const SimulationRequest& request);

} // namespace rankloom
