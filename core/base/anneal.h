// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"

namespace rankloom {

/// e^x, and the logarithm of x > 0, by additions, multiplications and divisions alone. Their rounding is
/// fixed by IEEE 754 and the same everywhere; std::exp and std::log choose their code by the machine, and a
/// search that once decides otherwise ends elsewhere. Relative errors are below 1e-15.
double portableExp(double x);
double portableLog(double x);

/// Whether annealing takes a change that loses `loss` at a temperature above 0.
inline bool accepts(double loss, double temperature, Random& random)
{
    return loss <= 0 || random.unit() < portableExp(-loss / temperature);
}

/// Whether so large a loss is taken so seldom that it is not worth a random number: e^-30 never happens in
/// the moves that anyone pays for.
inline bool isHopeless(double loss, double temperature) { return loss > 30 * temperature; }

/// Temperatures from the hottest to the coldest, in equal ratios.
class Cooling {
public:
    Cooling(double hottest, double coldest) : m_hottest(hottest), m_fall(portableLog(coldest / hottest)) { }

    /// `part` of the search is done: 0 to 1.
    [[nodiscard]] double at(double part) const { return m_hottest * portableExp(m_fall * part); }

private:
    double m_hottest;
    double m_fall;
};

} // namespace rankloom
