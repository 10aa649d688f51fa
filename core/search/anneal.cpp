// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/anneal.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>
#include <utility>

#include "core/base/anneal.h"
#include "core/base/error.h"
#include "core/base/random.h"

namespace rankloom {

namespace {

using Clock = std::chrono::steady_clock;

constexpr double kHottest = 0.02; ///< of the cost's link part
constexpr double kColdest = 0.00002;
constexpr int kLongestSegment = 24; ///< longer ones are seldom accepted and cost more
constexpr std::int64_t kMovesPerPosition = 6000; ///< of one descent from hot to cold
/// Of what the clock leaves, a descent plans with this much: one that is cut off ends hot.
constexpr double kTrust = 0.5;
constexpr std::int64_t kCheckEvery = 256; ///< moves between looks at clock and stop

std::vector<bool> frozenOrNone(const AnnealOptions& options, std::size_t positions)
{
    RANKLOOM_ASSERT(options.frozen.empty() || options.frozen.size() == positions);
    return options.frozen.empty() ? std::vector<bool>(positions, false) : options.frozen;
}

/// Limits, clock, progress and the best so far.
class Watch {
public:
    Watch(PlacementObjective& objective, const AnnealOptions& options)
        : m_objective(objective)
        , m_options(options)
        , m_start(Clock::now())
        , m_best(objective.units())
        , m_bestCost(objective.cost())
    {
    }

    [[nodiscard]] double elapsed() const
    {
        return std::chrono::duration<double>(Clock::now() - m_start).count();
    }
    [[nodiscard]] std::int64_t moves() const { return m_moves; }
    [[nodiscard]] const std::vector<int>& best() const { return m_best; }
    [[nodiscard]] bool stopped() const { return m_stopped; }

    /// Proposals left, by the count or by the clock and the pace so far.
    [[nodiscard]] std::int64_t left() const
    {
        std::int64_t left = m_options.moves > 0 ? m_options.moves - m_moves : INT64_MAX;
        if (m_options.time.value() > 0 && m_moves > 0) {
            const double pace = static_cast<double>(m_moves) / std::max(elapsed(), 1e-9);
            const double byClock = std::max(0.0, m_options.time.value() - elapsed()) * pace * kTrust;
            left = std::min(left, static_cast<std::int64_t>(byClock));
        }
        return left;
    }

    /// False when the search has to end.
    bool count()
    {
        ++m_moves;
        if (m_moves % kCheckEvery == 0)
            look();
        return !m_ended && (m_options.moves <= 0 || m_moves < m_options.moves);
    }

    void keep()
    {
        const Seconds cost = m_objective.cost();
        if (cost.value() >= m_bestCost.value() * (1 - 1e-12))
            return;
        m_bestCost = cost;
        m_best = m_objective.units();
        if (m_options.onBest)
            m_options.onBest({cost, m_moves, Seconds(elapsed())});
    }

    AnnealResult result()
    {
        m_objective.assign(m_best);
        return {m_best, m_objective.cost(), m_moves, Seconds(elapsed()), m_stopped};
    }

private:
    void look()
    {
        m_stopped = m_options.stop.stop_requested();
        const double time = m_options.time.value();
        const double now = time > 0 ? elapsed() : 0;
        m_ended = m_stopped || (time > 0 && now >= time);
        if (m_options.progress == nullptr)
            return;
        const double byMoves =
            m_options.moves > 0 ? static_cast<double>(m_moves) / static_cast<double>(m_options.moves) : 0;
        const double done = std::min(1.0, std::max(byMoves, time > 0 ? now / time : 0));
        m_options.progress->setFraction(
            m_options.progressFrom + (m_options.progressTo - m_options.progressFrom) * done);
    }

    PlacementObjective& m_objective;
    const AnnealOptions& m_options;
    Clock::time_point m_start;
    std::vector<int> m_best;
    Seconds m_bestCost;
    std::int64_t m_moves = 0;
    bool m_stopped = false;
    bool m_ended = false;
};

/// Draws changes: permutations of a window of one of the sequences.
class MoveMaker {
public:
    MoveMaker(const PlacementObjective& objective, const std::vector<bool>& frozen, Random& random)
        : m_objective(objective), m_sequences(objective.sequences()), m_random(random)
    {
        for (std::vector<int>& sequence : m_sequences)
            std::erase_if(sequence, [&](int position) { return frozen[static_cast<std::size_t>(position)]; });
        m_window.reserve(2 * kLongestSegment);
        m_changes.reserve(2 * kLongestSegment);
    }

    [[nodiscard]] int movable() const { return static_cast<int>(m_sequences.front().size()); }

    const std::vector<PlacementChange>& draw()
    {
        const std::vector<int>& sequence =
            m_sequences[m_random.below(static_cast<std::uint32_t>(m_sequences.size()))];
        m_changes.clear();
        switch (m_random.below(5)) {
        case 0:
        case 1:
            swap(sequence);
            break;
        case 2:
            rotate(sequence, 1);
            break;
        case 3:
            reverse(sequence);
            break;
        default:
            rotate(sequence, 2 + m_random.below(std::max(1, std::min(movable(), kLongestSegment) / 2)));
        }
        return m_changes;
    }

    /// The movable positions get their units in random order.
    std::vector<int> shuffled()
    {
        std::vector<int> units = m_objective.units();
        const std::vector<int>& sequence = m_sequences.front();
        for (std::size_t i = sequence.size(); i > 1; --i)
            std::swap(units[static_cast<std::size_t>(sequence[i - 1])],
                units[static_cast<std::size_t>(sequence[m_random.below(static_cast<std::uint32_t>(i))])]);
        return units;
    }

    /// Along each sequence the nearest of the units that are left; which = the sequence.
    std::vector<int> greedy(std::size_t which)
    {
        std::vector<int> units = m_objective.units();
        const std::vector<int>& sequence = m_sequences[which % m_sequences.size()];
        std::vector<int> left;
        for (const int position : sequence)
            left.push_back(units[static_cast<std::size_t>(position)]);
        std::ranges::sort(left);
        int last = -1;
        for (const int position : sequence) {
            auto nearest = left.begin();
            if (last < 0)
                nearest += m_random.below(static_cast<int>(left.size()));
            else
                for (auto it = left.begin(); it != left.end(); ++it)
                    if (m_objective.distance(last, *it) < m_objective.distance(last, *nearest))
                        nearest = it;
            last = *nearest;
            units[static_cast<std::size_t>(position)] = last;
            left.erase(nearest);
        }
        return units;
    }

private:
    [[nodiscard]] int unitAt(const std::vector<int>& sequence, int place) const
    {
        return m_objective.units()[static_cast<std::size_t>(sequence[static_cast<std::size_t>(place)])];
    }

    void swap(const std::vector<int>& sequence)
    {
        const int a = m_random.below(movable());
        int b = m_random.below(movable() - 1);
        b += b >= a ? 1 : 0;
        m_changes.push_back({sequence[static_cast<std::size_t>(a)], unitAt(sequence, b)});
        m_changes.push_back({sequence[static_cast<std::size_t>(b)], unitAt(sequence, a)});
    }

    /// Copies a random window of `length` places.
    int open(const std::vector<int>& sequence, int length)
    {
        const int first = m_random.below(movable() - length + 1);
        m_window.clear();
        for (int i = 0; i < length; ++i)
            m_window.push_back(unitAt(sequence, first + i));
        return first;
    }

    void close(const std::vector<int>& sequence, int first)
    {
        for (std::size_t i = 0; i < m_window.size(); ++i) {
            const int position = sequence[static_cast<std::size_t>(first) + i];
            if (m_objective.units()[static_cast<std::size_t>(position)] != m_window[i])
                m_changes.push_back({position, m_window[i]});
        }
    }

    /// Moves `part` places of a window from one of its ends to the other.
    void rotate(const std::vector<int>& sequence, int part)
    {
        const int longest = std::min(movable(), kLongestSegment);
        if (part >= longest)
            part = longest - 1;
        const int length = part + 1 + m_random.below(longest - part);
        const int first = open(sequence, length);
        if (m_random.below(2) == 0)
            std::rotate(m_window.begin(), m_window.begin() + part, m_window.end());
        else
            std::rotate(m_window.begin(), m_window.end() - part, m_window.end());
        close(sequence, first);
    }

    void reverse(const std::vector<int>& sequence)
    {
        const int longest = std::min(movable(), kLongestSegment);
        const int first = open(sequence, 2 + m_random.below(longest - 1));
        std::ranges::reverse(m_window);
        close(sequence, first);
    }

    const PlacementObjective& m_objective;
    std::vector<std::vector<int>> m_sequences;
    Random& m_random;
    std::vector<int> m_window;
    std::vector<PlacementChange> m_changes;
};

/// One descent of `length` proposals from hot to cold; false when the search has to end.
bool descend(
    PlacementObjective& objective, MoveMaker& moves, Random& random, Watch& watch, std::int64_t length)
{
    constexpr std::int64_t step = 64; // proposals at one temperature
    const double cooling =
        Cooling(1, kColdest / kHottest).at(step / static_cast<double>(std::max(length, step)));
    double share = kHottest;
    double temperature = 0;
    double current = objective.cost().value();
    for (std::int64_t i = 0; i < length; ++i) {
        if (i % step == 0) {
            temperature = std::max(share * objective.linkPart().value(), 1e-300);
            share *= cooling;
        }
        const double cost = objective.propose(moves.draw()).value();
        const double loss = cost - current;
        if (accepts(loss, temperature, random)) {
            objective.accept();
            current = cost;
            if (loss < 0)
                watch.keep();
        } else {
            objective.reject();
        }
        if (!watch.count())
            return false;
    }
    return true;
}

} // namespace

AnnealResult anneal(PlacementObjective& objective, const AnnealOptions& options)
{
    RANKLOOM_ASSERT(options.moves > 0 || options.time.value() > 0);
    Watch watch(objective, options);
    Random random(options.seed);
    MoveMaker moves(objective, frozenOrNone(options, objective.units().size()), random);
    if (moves.movable() < 2 || objective.linkPart().value() <= 0)
        return watch.result();
    const std::vector<int> start = objective.units();
    // A short first descent finds the pace.
    std::int64_t length = std::min<std::int64_t>(2000, kMovesPerPosition);
    for (std::size_t run = 0; descend(objective, moves, random, watch, length); ++run) {
        const std::int64_t whole = kMovesPerPosition * moves.movable();
        length = std::clamp<std::int64_t>(watch.left(), 1, whole);
        if (run < 3)
            objective.assign(run == 0 ? start : moves.greedy(run));
        else
            objective.assign(run % 2 == 0 ? moves.shuffled() : watch.best());
        watch.keep();
    }
    return watch.result();
}

std::optional<AnnealResult> tryAll(
    PlacementObjective& objective, const AnnealOptions& options, std::int64_t most)
{
    const std::vector<bool> frozen = frozenOrNone(options, objective.units().size());
    std::vector<int> positions;
    std::vector<int> units;
    std::int64_t permutations = 1;
    for (std::size_t p = 0; p < frozen.size(); ++p)
        if (!frozen[p]) {
            positions.push_back(static_cast<int>(p));
            units.push_back(objective.units()[p]);
            permutations *= static_cast<std::int64_t>(positions.size());
            if (permutations > most)
                return std::nullopt;
        }
    AnnealOptions unlimited = options;
    unlimited.moves = 0;
    unlimited.time = Seconds(0);
    Watch watch(objective, unlimited);
    const std::vector<int> start = objective.units();
    std::ranges::sort(units);
    std::vector<PlacementChange> changes(positions.size());
    do {
        for (std::size_t i = 0; i < positions.size(); ++i)
            changes[i] = {positions[i], units[i]};
        objective.propose(changes);
        objective.accept();
        watch.keep();
        if (!watch.count()) {
            objective.assign(start);
            return std::nullopt;
        }
    } while (std::ranges::next_permutation(units).found);
    return watch.result();
}

} // namespace rankloom
