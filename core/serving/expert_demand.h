// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

#include "core/routing/routing.h"

namespace rankloom {

/// How many of a layer's experts a batch asks for, and how unequally: experts are not asked for evenly, so
/// that a batch of some tokens reads fewer of them than even picks would.
///
/// Without a trace, the probability that a token picks an expert is beta distributed over the experts, with
/// mean k / E and a given coefficient of variation: n tokens leave a share Γ(β+n) Γ(α+β) / (Γ(β) Γ(α+β+n)) of
/// them alone (Skellam 1948, beta-binomial), which is (1 - k/E)^n where experts are asked for evenly. With a
/// trace, the probabilities are its own.
class AskedExperts {
public:
    AskedExperts() = default;
    /// `variation`: coefficient of variation of the experts' popularity; 0 = even. As much as k of E can
    /// have.
    static AskedExperts drawn(double experts, double topK, double variation);
    /// Of a trace with counts.
    static AskedExperts traced(const RoutingStatistics& routing, double topK);

    /// Share of the experts that `tokens` tokens ask for, 0 to 1; of one token k / E.
    [[nodiscard]] double touchedShare(double tokens) const;
    /// Standard deviation over mean of the popularity.
    [[nodiscard]] double variation() const { return m_variation; }

private:
    /// `leftAlone`: share of the experts that so many tokens do not ask for.
    template <typename LeftAlone> void tabulate(const LeftAlone& leftAlone);

    std::array<double, 26> m_touched {}; ///< at powers of two of tokens
    double m_mean = 0; ///< k / E
    double m_variation = 0;
};

} // namespace rankloom
