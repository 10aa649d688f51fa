// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/solvers/slot_search.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/anneal.h"
#include "core/experts/solvers/slot_table.h"

namespace rankloom {

namespace {

constexpr int kTemperaturesOfSlots = 100;
constexpr std::int64_t kTimedMovesOfSlots = 20'000; ///< at one temperature, where time is the budget
/// Between the first and the last temperature, as parts of the mean loss of a random change. Chosen by
/// judgement, not tuned.
constexpr double kHottestSlots = 0.3;
constexpr double kColdestSlots = 0.005;
/// Differences below are rounding noise of shares.
constexpr double kSlotRounding = 1e-9;

class SlotSearching {
public:
    SlotSearching(const PlacementProblem& problem, const SlotPlacement& start, const SlotSearch& search)
        : m_problem(problem)
        , m_search(search)
        , m_random(search.seed)
        , m_table(problem, start, search.present)
        , m_best {start, m_table.kept(), 0}
        , m_bestExcess(excess())
    {
        double total = 0;
        for (const std::int64_t count : problem.transitions)
            total += static_cast<double>(count);
        m_noise = kSlotRounding * std::max(1.0, total);
        // One layer at twice its mean load weighs more than all traffic.
        m_perExcess = std::max(1.0, total * static_cast<double>(problem.highestPrice()));
    }

    SlotSearchResult run()
    {
        if (m_problem.devices < 2)
            return m_best;
        if (m_search.mostMoved)
            takeBest();
        else
            descend();
        keepBest();
        const double scale = meanChange();
        const SearchBudget& budget = m_search.budget;
        const Cooling cooling(kHottestSlots, kColdestSlots);
        const std::int64_t atOnce = budget.movesAtOnce(kTemperaturesOfSlots, kTimedMovesOfSlots);
        for (double part = 0; part < 1 && !stopped(); part = budget.used(m_best.moves)) {
            anneal(scale * cooling.at(part), atOnce);
            keepBest();
            if (m_search.report)
                m_search.report(part, m_best.kept);
        }
        finish();
        m_table.reset(m_best.placement);
        finish();
        return m_best;
    }

private:
    struct Effect {
        bool allowed = false;
        double gain = 0; ///< of what is kept and, by far first, of load above its limit
        int moved = 0;
    };

    bool stopped() const { return m_search.stop.stop_requested(); }
    bool hasLimits() const { return !m_search.mostPeak.empty(); }
    double excessOf(int layer, double peak) const
    {
        return hasLimits() ? std::max(0.0, peak - m_search.mostPeak[static_cast<std::size_t>(layer)]) : 0;
    }
    double excess() const
    {
        double sum = 0;
        for (int l = 0; l < m_problem.layers; ++l)
            sum += excessOf(l, m_table.peak(l));
        return sum;
    }

    Effect judge(const SlotChange& change) const
    {
        Effect effect;
        if (!m_table.legal(change))
            return effect;
        if (m_search.mostMoved) {
            effect.moved = m_table.movedMore(change);
            if (effect.moved > 0 && m_table.moved() + effect.moved > *m_search.mostMoved)
                return effect;
        }
        effect.gain = m_table.keptGain(change);
        if (hasLimits()) {
            const double before = excessOf(change.layer, m_table.peak(change.layer));
            const double after = excessOf(change.layer, m_table.peakAfter(change));
            if (after > before + kSlotRounding)
                return effect;
            effect.gain += (before - after) * m_perExcess;
        }
        effect.allowed = true;
        return effect;
    }

    SlotChange randomChange()
    {
        SlotChange change;
        change.layer = m_random.below(m_problem.layers);
        change.slot = m_random.below(m_table.slotCount(change.layer));
        // Replicas are few: every fourth change tries to give one away.
        if (!m_problem.eachOnce() && m_random.below(4) == 0)
            change.expert = m_random.below(m_problem.experts);
        else
            change.other = m_random.below(m_table.slotCount(change.layer));
        return change;
    }

    double meanChange()
    {
        double sum = 0;
        int counted = 0;
        for (int i = 0; i < 2000; ++i) {
            const SlotChange change = randomChange();
            if (!m_table.legal(change))
                continue;
            sum += std::abs(m_table.keptGain(change));
            ++counted;
        }
        return counted > 0 && sum > 0 ? sum / counted : 1;
    }

    void anneal(double temperature, std::int64_t moves)
    {
        for (std::int64_t i = 0; i < moves; ++i) {
            if (i % 65536 == 0 && stopped())
                return;
            ++m_best.moves;
            const SlotChange change = randomChange();
            if (!m_table.legal(change))
                continue;
            // Cheap before dear: traffic decides most changes.
            if (m_table.peak(change.layer) <= limitOf(change.layer)
                && isHopeless(-m_table.keptGain(change), temperature))
                continue;
            const Effect effect = judge(change);
            if (effect.allowed && !isHopeless(-effect.gain, temperature)
                && accepts(-effect.gain, temperature, m_random))
                m_table.apply(change);
        }
    }
    double limitOf(int layer) const
    {
        return hasLimits() ? m_search.mostPeak[static_cast<std::size_t>(layer)]
                           : std::numeric_limits<double>::max();
    }

    void keepBest()
    {
        const double now = excess();
        if (now < m_bestExcess - kSlotRounding
            || (now < m_bestExcess + kSlotRounding && m_table.kept() > m_best.kept + m_noise)) {
            m_bestExcess = now;
            m_best.kept = m_table.kept();
            m_best.placement = m_table.placement();
        }
    }

    void finish()
    {
        descend();
        keepBest();
    }

    template <class Visit> void changesOf(int layer, const Visit& visit)
    {
        const int slots = m_table.slotCount(layer);
        for (int s = 0; s < slots; ++s) {
            for (int t = s + 1; t < slots; ++t)
                visit(SlotChange {layer, s, t, -1});
            if (m_table.copies(layer, m_table.at(layer, s)) > 1)
                for (int e = 0; e < m_problem.experts; ++e)
                    visit(SlotChange {layer, s, -1, e});
        }
    }

    /// To a placement that no single change improves.
    void descend()
    {
        for (bool improved = true; improved && !stopped();) {
            improved = false;
            for (int l = 0; l < m_problem.layers && !stopped(); ++l)
                changesOf(l, [&](const SlotChange& change) {
                    const Effect effect = judge(change);
                    if (effect.allowed && effect.gain > m_noise) {
                        m_table.apply(change);
                        improved = true;
                    }
                });
        }
    }

    struct Candidate {
        SlotChange change;
        double worth = 0; ///< gain per copy moved
    };

    Candidate bestOf(int layer)
    {
        Candidate best;
        changesOf(layer, [&](const SlotChange& change) {
            const Effect effect = judge(change);
            if (!effect.allowed || effect.gain <= m_noise)
                return;
            // What moves nothing, or something back, comes first.
            const double worth =
                effect.moved > 0 ? effect.gain / effect.moved : effect.gain * m_table.slotCount(layer);
            if (worth > best.worth)
                best = {change, worth};
        });
        return best;
    }

    /// The best change per copy moved, again and again. Only layers next to a change are judged anew.
    void takeBest()
    {
        std::vector<Candidate> best(static_cast<std::size_t>(m_problem.layers));
        std::vector<char> known(best.size(), 0);
        while (!stopped()) {
            for (int l = 0; l < m_problem.layers && !stopped(); ++l)
                if (known[static_cast<std::size_t>(l)] == 0) {
                    best[static_cast<std::size_t>(l)] = bestOf(l);
                    known[static_cast<std::size_t>(l)] = 1;
                }
            const auto first = std::ranges::max_element(best, {}, &Candidate::worth);
            if (first->worth <= 0)
                return;
            const int l = first->change.layer;
            if (!judge(first->change).allowed) { // what is left of the moves does not pay for it any more
                *first = bestOf(l);
                continue;
            }
            m_table.apply(first->change);
            for (int near = std::max(0, l - 1); near <= std::min(l + 1, m_problem.layers - 1); ++near)
                known[static_cast<std::size_t>(near)] = 0;
        }
    }

    const PlacementProblem& m_problem;
    const SlotSearch& m_search;
    Random m_random;
    SlotTable m_table;
    SlotSearchResult m_best;
    double m_bestExcess;
    double m_noise = 0;
    double m_perExcess = 1;
};

} // namespace

SlotSearchResult searchSlots(
    const PlacementProblem& problem, const SlotPlacement& start, const SlotSearch& search)
{
    return SlotSearching(problem, start, search).run();
}

} // namespace rankloom
