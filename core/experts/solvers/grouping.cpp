// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/solvers/grouping.h"

#include <algorithm>

#include "core/base/anneal.h"
#include "core/experts/problem/layer_loads.h"
#include "core/experts/solvers/gain_table.h"

namespace rankloom {

namespace {

constexpr int kTemperatures = 200;
constexpr std::int64_t kTimedMoves = 50'000; ///< at one temperature, where time is the budget
/// Between the first and the last temperature, as parts of the mean loss of a random exchange. Chosen
/// by judgement, not tuned.
constexpr double kHottestGroup = 0.5;
constexpr double kColdestGroup = 0.004;

class Annealing {
public:
    Annealing(const PlacementProblem& problem, const DeviceOfExpert& start, const GroupingSearch& search)
        : m_problem(problem)
        , m_search(search)
        , m_random(search.seed)
        , m_table(problem, KeptPairs::Coactivation, start)
        , m_loads(problem, start, search.balanceCap)
        , m_best {start, m_table.kept(), 0}
    {
    }

    GroupingResult run()
    {
        if (m_problem.devices < 2)
            return m_best;
        const double scale = meanExchange(m_table, m_problem, m_random);
        const SearchBudget& budget = m_search.budget;
        const Cooling cooling(kHottestGroup, kColdestGroup);
        const std::int64_t atOnce = budget.movesAtOnce(kTemperatures, kTimedMoves);
        for (double part = 0; part < 1 && !m_search.stop.stop_requested(); part = budget.used(m_best.moves)) {
            anneal(scale * cooling.at(part), atOnce);
            keepBest();
            if (m_search.report)
                m_search.report(part, static_cast<double>(m_best.objective));
        }
        descend();
        m_table.reset(m_best.device);
        m_loads.reset(m_best.device);
        descend();
        return m_best;
    }

private:
    void exchange(int layer, int a, int b)
    {
        m_loads.exchange(layer, a, b, m_table.device(layer, a), m_table.device(layer, b));
        m_table.exchange(layer, a, b);
    }
    bool loadAllows(int layer, int a, int b) const
    {
        return m_loads.allows(layer, a, b, m_table.device(layer, a), m_table.device(layer, b));
    }

    void anneal(double temperature, std::int64_t moves)
    {
        for (std::int64_t i = 0; i < moves; ++i) {
            if (i % 65536 == 0 && m_search.stop.stop_requested())
                return;
            ++m_best.moves;
            const int layer = m_random.below(m_problem.layers);
            const int a = m_random.below(m_problem.experts);
            const int b = m_random.below(m_problem.experts);
            if (m_table.device(layer, a) == m_table.device(layer, b))
                continue;
            const auto gain = static_cast<double>(m_table.gain(layer, a, b));
            if (isHopeless(-gain, temperature) || !accepts(-gain, temperature, m_random))
                continue;
            if (loadAllows(layer, a, b))
                exchange(layer, a, b);
        }
    }

    void keepBest()
    {
        if (m_table.kept() > m_best.objective) {
            m_best.objective = m_table.kept();
            m_best.device = m_table.devices();
        }
    }

    /// To a placement that no exchange improves.
    void descend()
    {
        while (!m_search.stop.stop_requested() && exchangeAll()) { }
        keepBest();
    }

    bool exchangeAll()
    {
        bool improved = false;
        for (int l = 0; l < m_problem.layers && !m_search.stop.stop_requested(); ++l)
            for (int a = 0; a < m_problem.experts; ++a)
                for (int b = a + 1; b < m_problem.experts; ++b)
                    if (m_table.device(l, a) != m_table.device(l, b) && m_table.gain(l, a, b) > 0
                        && loadAllows(l, a, b)) {
                        exchange(l, a, b);
                        improved = true;
                    }
        return improved;
    }

    const PlacementProblem& m_problem;
    const GroupingSearch& m_search;
    Random m_random;
    GainTable m_table;
    LayerLoads m_loads;
    GroupingResult m_best;
};

} // namespace

GroupingResult keepCoactivation(
    const PlacementProblem& problem, const DeviceOfExpert& start, const GroupingSearch& search)
{
    return Annealing(problem, start, search).run();
}

} // namespace rankloom
