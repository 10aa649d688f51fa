// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/memory/memory_report.h"
#include "core/memory/shape.h"
#include "core/plan/expert_load.h"
#include "core/plan/project.h"

namespace rankloom {

/// What routing and expert placement make of one member of an expert-parallel group, on one pipeline stage.
struct ExpertShare {
    double tokens = 1; ///< picks of its experts over the mean of the group, mean over the stage's MoE layers
    double parameters = 1; ///< experts it holds over experts / ep: more than 1 where it holds replicas

    friend bool operator==(const ExpertShare&, const ExpertShare&) = default;
};

/// MoE layers [first, first + count) of the model, counted among MoE layers.
struct MoeRows {
    int first = 0;
    int count = 0;
};

/// Shares of the members on any stage.
class ExpertShares {
public:
    ExpertShares(const Project& project, const MemoryShape& shape);

    /// One entry per member of the group; a single one where nothing tells the members apart.
    [[nodiscard]] std::vector<ExpertShare> onStage(std::span<const MoeRows> rows) const;
    /// Replicas or a hand-made placement give members different numbers of experts.
    [[nodiscard]] bool unequalParameters() const { return !m_held.empty(); }

    /// How far the fullest member's load may be from `tokens`. With a trace: every layer as even as its most
    /// even one, or as uneven as its most uneven one. Without: Calibration::expertLoadSpread to either side;
    /// at least 1, and at most all tokens on one member.
    [[nodiscard]] Band band(double tokens) const;

private:
    double m_spread; ///< Calibration::expertLoadSpread
    std::size_t m_members = 1;
    double m_assumed = 1; ///< load factor where no trace counts
    ExpertLoad m_load;
    // Per MoE layer and, in a last row, for layers that are not covered: [row·members + m].
    std::vector<double> m_tokens; ///< load over the mean; empty without a trace
    std::vector<double> m_held; ///< experts over the mean; empty = all alike
};

} // namespace rankloom
