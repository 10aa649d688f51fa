// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/anneal.h"

#include <cmath>

namespace rankloom {

namespace {

// ln 2 in two parts: the first has so few digits that a multiple of it is exact.
constexpr double kLn2High = 0x1.62e42fee00000p-1;
constexpr double kLn2Low = 0x1.a39ef35793c76p-33;
constexpr double kLog2E = 0x1.71547652b82fep+0;

} // namespace

double portableExp(double x)
{
    if (!(x > -745)) // below the smallest number; also of NaN
        return 0;
    if (x > 709)
        return HUGE_VAL;
    const double twos = std::floor(x * kLog2E + 0.5);
    const double rest = (x - twos * kLn2High) - twos * kLn2Low; // at most ln 2 / 2 in size
    // The series of e^rest: the next term, the 15th, is below 1e-18.
    double sum = 1;
    for (int n = 14; n > 0; --n)
        sum = 1 + rest / n * sum;
    return std::ldexp(sum, static_cast<int>(twos));
}

double portableLog(double x)
{
    int twos = 0;
    double mantissa = std::frexp(x, &twos); // 0.5 to 1
    if (mantissa < 0.70710678118654752) {
        mantissa *= 2;
        --twos;
    }
    // ln m = 2 (s + s^3/3 + s^5/5 + ...) with s = (m - 1) / (m + 1), at most 0.172 in size.
    const double s = (mantissa - 1) / (mantissa + 1);
    double sum = 0;
    for (int n = 23; n > 0; n -= 2)
        sum = sum * s * s + 1.0 / n;
    return twos * kLn2High + (twos * kLn2Low + 2 * s * sum);
}

} // namespace rankloom
