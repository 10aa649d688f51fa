// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace rankloom {

/// A seeded generator that gives the same numbers on every machine: xoshiro256** (Blackman and Vigna,
/// ACM TOMS 47, 2021), its state filled by splitmix64.
class Random {
public:
    explicit Random(std::uint64_t seed)
    {
        for (std::uint64_t& word : m_state) {
            seed += 0x9e3779b97f4a7c15ULL;
            std::uint64_t mixed = seed;
            mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9ULL;
            mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebULL;
            word = mixed ^ (mixed >> 31U);
        }
    }

    std::uint64_t next()
    {
        const std::uint64_t result = rotated(m_state[1] * 5, 7) * 9;
        const std::uint64_t shifted = m_state[1] << 17U;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = rotated(m_state[3], 45);
        return result;
    }

    /// 0 to n-1, n > 0. The bias of at most n / 2^32 does not matter to a search.
    std::uint32_t below(std::uint32_t n)
    {
        return static_cast<std::uint32_t>(((next() >> 32U) * static_cast<std::uint64_t>(n)) >> 32U);
    }
    int below(int n) { return static_cast<int>(below(static_cast<std::uint32_t>(n))); }

    /// At least 0, less than 1.
    double unit() { return static_cast<double>(next() >> 11U) * 0x1.0p-53; }

private:
    static std::uint64_t rotated(std::uint64_t word, unsigned by)
    {
        return (word << by) | (word >> (64U - by));
    }

    std::array<std::uint64_t, 4> m_state {};
};

} // namespace rankloom
