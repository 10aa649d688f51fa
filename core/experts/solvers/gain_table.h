// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/matrix.h"
#include "core/base/random.h"
#include "core/experts/problem/placement.h"

namespace rankloom {

/// What counts as kept: pairs of neighbouring layers, or pairs within a layer.
enum class KeptPairs : std::uint8_t { Transitions, Coactivation };

/// A placement without replicas, with the value every expert has on every device, so that an exchange is
/// judged in constant time and carried out in time proportional to the experts. A pair on one device is worth
/// the largest price of the problem (1 without prices) per count, a pair on two devices the price less.
class GainTable {
public:
    GainTable(const PlacementProblem& problem, KeptPairs kept, DeviceOfExpert device);

    [[nodiscard]] int device(int layer, int expert) const { return m_device[m_problem.at(layer, expert)]; }
    [[nodiscard]] const DeviceOfExpert& devices() const { return m_device; }
    /// Counts that stay on a device, by their value.
    [[nodiscard]] std::int64_t kept() const { return m_kept; }
    /// Value of the expert on a device beside the experts that are where they are.
    [[nodiscard]] std::int64_t mass(int layer, int expert, int device) const
    {
        return m_mass.coeff(layer * m_problem.devices + device, expert);
    }
    /// What one count is worth between two devices.
    [[nodiscard]] std::int64_t value(int g, int h) const { return m_value.coeff(g, h); }
    /// What kept() grows by when the two experts, on different devices, are exchanged.
    [[nodiscard]] std::int64_t gain(int layer, int a, int b) const
    {
        const int g = device(layer, a);
        const int h = device(layer, b);
        const std::int64_t between =
            m_within ? 2 * (value(g, g) - value(g, h)) * m_next.coeff(layer * m_problem.experts + a, b) : 0;
        return mass(layer, a, h) + mass(layer, b, g) - mass(layer, a, g) - mass(layer, b, h) - between;
    }
    void exchange(int layer, int a, int b);
    /// Replaces everything.
    void reset(DeviceOfExpert device);

private:
    using Row = Eigen::Map<const Eigen::Array<std::int64_t, 1, Eigen::Dynamic>>;

    /// Row of `counts`, [layer · expert][expert].
    template <class Counts> [[nodiscard]] Row rowOf(const Counts& counts, int layer, int expert) const
    {
        const int row = layer * m_problem.experts + expert;
        return {counts.row(row).data(), m_problem.experts};
    }
    [[nodiscard]] auto massRow(int layer, int device)
    {
        return m_mass.row(layer * m_problem.devices + device);
    }
    void add(int layer, int device, Row counts);
    void carryOver(int layer, int from, int to, Row a, Row b);

    const PlacementProblem& m_problem;
    bool m_within;
    MatrixView<const std::int64_t> m_next; ///< [layer · expert][expert], first index first
    Matrix<std::int64_t> m_value; ///< [device][device]
    Matrix<std::int64_t> m_transposed; ///< every layer of m_next: its columns, one after the other
    DeviceOfExpert m_device;
    Matrix<std::int64_t> m_mass; ///< [layer · device][expert]
    std::int64_t m_kept = 0;
};

/// Mean |gain| over random exchanges of two experts on different devices, 1 where there is none: the scale of
/// an annealing temperature.
double meanExchange(const GainTable& table, const PlacementProblem& problem, Random& random);

} // namespace rankloom
