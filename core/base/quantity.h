// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace rankloom {

/// A number with a unit. Construction and extraction are explicit, so that a number of bytes is never
/// mistaken for a number of seconds; only physically meaningful operators exist.
template <class Tag, class Rep> class Quantity {
public:
    using rep = Rep;

    constexpr Quantity() = default;
    constexpr explicit Quantity(Rep value) : m_value(value) { }

    [[nodiscard]] constexpr Rep value() const { return m_value; }

    constexpr Quantity& operator+=(Quantity other)
    {
        m_value += other.m_value;
        return *this;
    }
    constexpr Quantity& operator-=(Quantity other)
    {
        m_value -= other.m_value;
        return *this;
    }
    constexpr Quantity& operator*=(Rep factor)
    {
        m_value *= factor;
        return *this;
    }

    friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity(a.m_value + b.m_value); }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity(a.m_value - b.m_value); }
    friend constexpr Quantity operator-(Quantity a) { return Quantity(-a.m_value); }
    friend constexpr Quantity operator*(Quantity a, Rep factor) { return Quantity(a.m_value * factor); }
    friend constexpr Quantity operator*(Rep factor, Quantity a) { return Quantity(a.m_value * factor); }
    friend constexpr Quantity operator/(Quantity a, Rep divisor) { return Quantity(a.m_value / divisor); }
    /// The ratio of two like quantities is a plain number.
    friend constexpr double operator/(Quantity a, Quantity b)
    {
        return static_cast<double>(a.m_value) / static_cast<double>(b.m_value);
    }
    friend constexpr auto operator<=>(Quantity, Quantity) = default;

private:
    Rep m_value {};
};

/// Bytes are doubles: exact up to 2^53 and free of overflow in formulas; JSON prints them rounded to
/// integers.
using Bytes = Quantity<struct BytesTag, double>;
using Flops = Quantity<struct FlopsTag, double>;
using Seconds = Quantity<struct SecondsTag, double>;
/// Time on a schedule: exact, so that a simulation is independent of summation order.
using Nanoseconds = Quantity<struct NanosecondsTag, std::int64_t>;
using BytesPerSecond = Quantity<struct BytesPerSecondTag, double>;
using FlopsPerSecond = Quantity<struct FlopsPerSecondTag, double>;

constexpr Seconds operator/(Bytes amount, BytesPerSecond rate)
{
    return Seconds(amount.value() / rate.value());
}
constexpr BytesPerSecond operator/(Bytes amount, Seconds time)
{
    return BytesPerSecond(amount.value() / time.value());
}
constexpr Bytes operator*(BytesPerSecond rate, Seconds time) { return Bytes(rate.value() * time.value()); }
constexpr Seconds operator/(Flops work, FlopsPerSecond rate) { return Seconds(work.value() / rate.value()); }

/// 31.7 years: no duration of a schedule is longer, so that several of them can be added up.
inline constexpr std::int64_t kMostNanoseconds = 1'000'000'000'000'000'000;

/// Rounds to the nearest nanosecond, away from zero at one half; what is longer than kMostNanoseconds, or no
/// number, is taken as that long.
constexpr Nanoseconds toNanoseconds(Seconds time)
{
    const double ns = time.value() * 1e9;
    constexpr auto most = static_cast<double>(kMostNanoseconds);
    if (!(ns < most))
        return Nanoseconds(kMostNanoseconds);
    if (ns < -most)
        return Nanoseconds(-kMostNanoseconds);
    return Nanoseconds(static_cast<std::int64_t>(ns < 0 ? ns - 0.5 : ns + 0.5));
}
constexpr Seconds toSeconds(Nanoseconds time) { return Seconds(static_cast<double>(time.value()) * 1e-9); }

inline constexpr double kKiB = 1024.0;
inline constexpr double kMiB = 1024.0 * kKiB;
inline constexpr double kGiB = 1024.0 * kMiB;

} // namespace rankloom
