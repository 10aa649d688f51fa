// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/phrase.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// What measured runs are told apart by beside their kind.
inline constexpr std::array<std::string_view, 7> kTrustFields {
    "devices", "tp", "cp", "pp", "ep", "sequenceLength", "microBatchSize"};
using TrustValues = std::array<int, kTrustFields.size()>;
TrustValues trustValues(const Project& project, const Plan& plan);

/// Runs whose estimates err alike: device generation, dense models or mixtures of experts, 16 or 8 bits.
struct RunKind {
    std::string generation; ///< titleOf(DeviceGeneration); of unlike nodes all of theirs, "Turing + Volta"
    bool experts = false;
    bool eightBit = false;

    friend auto operator<=>(const RunKind&, const RunKind&) = default;
};
RunKind runKind(const Project& project, const Plan& plan);

/// The measured runs of a kind.
struct MeasuredRuns {
    RunKind kind;
    int runs = 0;
    double meanErrorPercent = 0; ///< of our step times with the shipped constants
    TrustValues least {};
    TrustValues most {};
};

/// How far step times of measured runs like a plan were off, and what of the plan none of them had.
struct StepTrust {
    struct Outside {
        std::size_t field = 0; ///< of kTrustFields
        int value = 0;

        friend bool operator==(const Outside&, const Outside&) = default;
    };
    MeasuredRuns like; ///< without runs where none of the kind were measured
    std::vector<Outside> outside;

    /// "Like 148 measured runs of dense models in 16 bits on Hopper: mean error 4.2 %. Outside of them: CP 16
    /// (1 to 8)."
    [[nodiscard]] Phrase text() const;
};

/// From the table that `rankloom-cli validate timing FOLDER --trust` writes and the build embeds. Of a legal
/// plan.
StepTrust stepTrust(const Project& project, const Plan& plan);

} // namespace rankloom
