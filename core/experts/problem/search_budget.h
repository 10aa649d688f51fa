// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace rankloom {

/// How long a search goes on: for so many moves, which repeats exactly on every machine, or until a moment,
/// which does not. Temperatures follow the part that is used.
class SearchBudget {
public:
    using Clock = std::chrono::steady_clock;

    static SearchBudget ofMoves(std::int64_t moves)
    {
        SearchBudget budget;
        budget.m_moves = std::max<std::int64_t>(1, moves);
        return budget;
    }
    /// Nothing is left at or after `end`.
    static SearchBudget until(Clock::time_point end)
    {
        SearchBudget budget;
        budget.m_timed = true;
        budget.m_begin = Clock::now();
        budget.m_end = end;
        return budget;
    }

    [[nodiscard]] bool timed() const { return m_timed; }
    /// Of a budget by moves; of a timed one a number no search reaches.
    [[nodiscard]] std::int64_t moves() const { return m_moves; }
    /// Those that go to one of so many temperatures; of a timed budget, which is a number of none, `timed`.
    [[nodiscard]] std::int64_t movesAtOnce(int temperatures, std::int64_t timed) const
    {
        return m_timed ? timed : std::max<std::int64_t>(1, m_moves / temperatures);
    }
    /// 0 at the beginning, 1 and more where nothing is left. `done` are the moves since the beginning.
    [[nodiscard]] double used(std::int64_t done) const
    {
        if (!m_timed)
            return static_cast<double>(done) / static_cast<double>(m_moves);
        const std::chrono::duration<double> whole = m_end - m_begin;
        const std::chrono::duration<double> spent = Clock::now() - m_begin;
        return whole.count() > 0 ? spent.count() / whole.count() : 1;
    }
    /// A part of it, which begins now: of the moves, or of the time that is left.
    [[nodiscard]] SearchBudget share(double part) const
    {
        if (!m_timed)
            return ofMoves(static_cast<std::int64_t>(static_cast<double>(m_moves) * part));
        const Clock::time_point now = Clock::now();
        const auto left = std::max(Clock::duration::zero(), m_end - now);
        return until(now + std::chrono::duration_cast<Clock::duration>(left * part));
    }

private:
    bool m_timed = false;
    std::int64_t m_moves = std::int64_t {1} << 62U;
    Clock::time_point m_begin {};
    Clock::time_point m_end {};
};

} // namespace rankloom
