// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include "core/bits/bit_choice.h"
#include "core/bits/bit_quality.h"
#include "core/bits/bit_settings.h"
#include "core/bits/expert_demand.h"

namespace rankloom {

/// Planes that stay in the memory of a device under its budget: floor and ceiling, what is left free for
/// planes that come and go, and the choice.
class KeptPlanes {
public:
    /// Errors: BadValue (a budget below one expert's base, bits that are no width of the format).
    static Result<KeptPlanes> of(const BitSettings& settings, const ExpertDemand& demand,
        const ExpertBytes& bytes, const PlaneQuality& quality);

    /// By the settings: a person's, the best or the greedy one. Errors: those of greedyBits(); Contradiction
    /// (a person's of another shape), BadValue (more than the budget, bits that are no width of the format).
    [[nodiscard]] Result<BitChoice> choose();
    /// The greedy one with another budget.
    [[nodiscard]] Result<BitChoice> greedyAt(Bytes budget);

    [[nodiscard]] const BitProblem& problem() const { return m_problem; }
    /// Of the budget, for planes that come and go.
    [[nodiscard]] Bytes reserved() const { return m_reserved; }
    /// Planes that a person lets every expert keep.
    [[nodiscard]] int fixedFloor() const { return m_fixedFloor.value_or(0); }

private:
    struct Limits {
        int floor = 0;
        Bytes reserved {};
    };

    explicit KeptPlanes(const BitSettings& settings) : m_settings(settings) { }
    Result<void> findLimits();
    [[nodiscard]] Limits limitsAt(Bytes budget) const;
    [[nodiscard]] Result<BitChoice> chosen();
    [[nodiscard]] const GreedyBits& greedyWith(int floor);

    BitSettings m_settings;
    int m_topK = 0;
    BitProblem m_problem; ///< its budget is that of the choice, without what is reserved
    Bytes m_reserved {};
    std::optional<int> m_fixedFloor;
    std::map<int, GreedyBits> m_greedy; ///< by floor
};

/// What each plane is worth: by how many picks it serves, in the mean of the layers.
std::vector<double> planeValues(const ExpertDemand& demand, const PlaneQuality& quality, int planes);

} // namespace rankloom
