// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "core/plan/plan.h"

namespace rankloom {

/// Coordinates of one rank on the attention grid (tp, cp, dp, pp) and on the expert grid (etp, ep, edp, pp).
struct RankCoordinates {
    int tp = 0;
    int cp = 0;
    int dp = 0;
    int pp = 0;
    int etp = 0;
    int ep = 0;
    int edp = 0;

    friend bool operator==(const RankCoordinates&, const RankCoordinates&) = default;
};

/// The kinds of communicators a layout makes.
enum class GroupKind : std::uint8_t {
    Tensor,
    Context,
    Data,
    DataContext, ///< dp·cp: gradients of dense weights are reduced over it
    Pipeline,
    Expert,
    ExpertTensor,
    ExpertData,
};
inline constexpr int kGroupKindCount = 8;
const char* toString(GroupKind kind);

/// Rank <-> coordinates <-> groups, as Megatron orders them (megatron/core/parallel_state.py, RankGenerator):
/// two grids over the same ranks, attention (ep = 1) and expert (tp = etp, cp = 1), both in `Layout::order`.
/// Requires resolved degrees (dp, etp > 0) whose products agree; see resolved().
class RankGrid {
public:
    explicit RankGrid(const Layout& layout);

    [[nodiscard]] int ranks() const { return m_ranks; }
    [[nodiscard]] const RankCoordinates& coordinates(int rank) const
    {
        return m_coordinates[static_cast<std::size_t>(rank)];
    }
    [[nodiscard]] int rankAt(int tp, int cp, int dp, int pp) const;

    /// Ranks of every group of a kind; groups in order of their lowest rank, members in order of their
    /// coordinate. Groups of one rank are included.
    [[nodiscard]] std::vector<std::vector<int>> groups(GroupKind kind) const;
    /// The group of a kind that `rank` belongs to.
    [[nodiscard]] std::vector<int> groupOf(GroupKind kind, int rank) const;

private:
    Layout m_layout;
    int m_ranks = 0;
    int m_edp = 0;
    std::array<int, kAxisCount> m_attentionStride {};
    std::array<int, kAxisCount> m_expertStride {};
    std::vector<RankCoordinates> m_coordinates;
};

/// The layout with dp derived from the number of devices (when 0) and etp set to tp (when 0). dp stays 0 when
/// the other degrees do not divide the device count.
Layout resolved(Layout layout, int devices);

} // namespace rankloom
