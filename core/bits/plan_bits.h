// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/bits/bit_choice.h"
#include "core/bits/bit_lanes.h"
#include "core/bits/bit_quality.h"
#include "core/bits/bit_settings.h"
#include "core/bits/expert_demand.h"
#include "core/plan/project.h"

namespace rankloom {

struct BitClaim;

/// A budget and what it brings.
struct BudgetPoint {
    Bytes budget {};
    Bytes kept {};
    double value = 0; ///< share of what all planes are worth
    double meanBits = 0; ///< of a pick, as it is served
    Bytes loadedPerToken {}; ///< expected, where nothing that was loaded is used by a later step
    double mostTokensPerSecond = 0; ///< what the busier lane could do if it never waited
};

/// How a choice does on some tokens.
struct BitScore {
    double value = 0; ///< share of what all planes are worth to them
    double meanBits = 0;
    double baseShare = 0; ///< picks of experts whose base stays
};

struct BitsReport {
    BitSettings settings;
    std::string model;
    DeviceSpec device; ///< one of them decodes
    int layers = 0;
    int experts = 0;
    ExpertBytes bytes;
    BitMachine machine;
    Bytes others {}; ///< weights that are not of routed experts, in 16 bits
    Bytes keysAndValues {};
    bool fromDrives = false; ///< planes are loaded from drives, not from host memory
    bool measured = false; ///< routing by a trace
    bool proxy = true;
    BitChoice choice;
    Bytes reserved {}; ///< of the budget, for planes that come and go
    BitScore score;
    std::optional<BitScore> test; ///< on the tokens to test with
    BitRun run; ///< what the steps were laid out by
    BitLanes lanes;
    std::int64_t counted = 0; ///< tokens after the first step
    Bytes loadedPerToken {}; ///< in the steps that count
    double tokensPerSecond = 0;
    double waitingShare = 0; ///< of the time: computing waits for loads
    std::optional<double> joulesPerToken;
    std::vector<BudgetPoint> curve; ///< by rising budget
    BudgetPoint more; ///< with 2 GiB more than the budget

    /// Width in which an expert is served: of what stays, or the base that is loaded for it.
    [[nodiscard]] int servedBits(std::size_t expert) const
    {
        return settings.format.bitsOf(std::max<int>(1, choice.planes[expert]));
    }
};

/// Plans the experts of the project's model in few bits, on one of its devices. `test`: routing of the tokens
/// to test with, or empty. Errors: those of expertDemand(), checkBitFormat() and greedyBits(); BadValue (a
/// budget below one expert's base, no rate to load with, bits that are no width of the format).
Result<BitsReport> planBits(const Project& project, const Plan& plan, const BitSettings& settings,
    const PlaneQuality& quality, const RoutingStatistics& test = {});

/// What its steps are laid out by, alone: what stays is chosen, no step drawn and no other budget tried.
Result<BitRun> bitRun(
    const Project& project, const Plan& plan, const BitSettings& settings, const PlaneQuality& quality);

/// The same as planBits() with all that the plan says. Errors: those of qualityOf(), too.
Result<BitsReport> planBits(const Project& project, const Plan& plan);

/// The document `rankloom-bits`, with what others claim where it was asked for.
std::string bitsJson(const BitsReport& report, std::span<const BitClaim> claims = {});

} // namespace rankloom
