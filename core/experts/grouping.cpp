// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/grouping.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/random.h"
#include "core/experts/assignment.h"
#include "core/experts/gain_table.h"

namespace rankloom {

namespace {

constexpr int kTemperatures = 200;
/// Between the first and the last temperature, as parts of the mean loss of a random exchange. Chosen
/// by judgement, not tuned.
constexpr double kHottest = 0.5;
constexpr double kColdest = 0.004;

class Annealing {
public:
    Annealing(const PlacementProblem& problem, KeptPairs kept, const DeviceOfExpert& start,
        const GroupingSearch& search)
        : m_problem(problem)
        , m_kept(kept)
        , m_search(search)
        , m_random(search.seed)
        , m_table(problem, kept, start)
        , m_best {start, m_table.kept(), 0}
    {
        measureLoads();
    }

    GroupingResult run()
    {
        if (m_problem.devices < 2)
            return m_best;
        const double scale = meanLoss();
        const std::int64_t perTemperature = std::max<std::int64_t>(1, m_search.moves / kTemperatures);
        for (int step = 0; step < kTemperatures && !m_search.stop.stop_requested(); ++step) {
            const double part = static_cast<double>(step) / (kTemperatures - 1);
            anneal(scale * kHottest * std::pow(kColdest / kHottest, part), perTemperature);
            keepBest();
            if (m_search.report)
                m_search.report(part, static_cast<double>(m_best.objective));
        }
        descend();
        m_table.reset(m_best.device);
        measureLoads();
        descend();
        return m_best;
    }

private:
    std::int64_t& loadOf(int layer, int device)
    {
        return m_load[static_cast<std::size_t>(layer) * static_cast<std::size_t>(m_problem.devices)
            + static_cast<std::size_t>(device)];
    }

    void measureLoads()
    {
        if (!m_search.balanceCap)
            return;
        m_load.assign(
            static_cast<std::size_t>(m_problem.layers) * static_cast<std::size_t>(m_problem.devices), 0);
        m_most.clear();
        for (int l = 0; l < m_problem.layers; ++l) {
            std::int64_t total = 0;
            std::int64_t largest = 0;
            for (int e = 0; e < m_problem.experts; ++e) {
                total += m_problem.load[m_problem.at(l, e)];
                largest =
                    std::max(largest, loadOf(l, m_table.device(l, e)) += m_problem.load[m_problem.at(l, e)]);
            }
            const double cap = *m_search.balanceCap * static_cast<double>(total) / m_problem.devices;
            m_most.push_back(std::max(static_cast<std::int64_t>(cap), largest));
        }
    }

    bool loadAllows(int layer, int a, int b)
    {
        if (!m_search.balanceCap)
            return true;
        const std::int64_t given =
            m_problem.load[m_problem.at(layer, a)] - m_problem.load[m_problem.at(layer, b)];
        const std::int64_t most = m_most[static_cast<std::size_t>(layer)];
        return loadOf(layer, m_table.device(layer, a)) - given <= most
            && loadOf(layer, m_table.device(layer, b)) + given <= most;
    }

    void exchange(int layer, int a, int b)
    {
        if (m_search.balanceCap) {
            const std::int64_t given =
                m_problem.load[m_problem.at(layer, a)] - m_problem.load[m_problem.at(layer, b)];
            loadOf(layer, m_table.device(layer, a)) -= given;
            loadOf(layer, m_table.device(layer, b)) += given;
        }
        m_table.exchange(layer, a, b);
    }

    double meanLoss()
    {
        constexpr int kSamples = 2000;
        double sum = 0;
        int losses = 0;
        for (int i = 0; i < kSamples; ++i) {
            const int layer = m_random.below(m_problem.layers);
            const int a = m_random.below(m_problem.experts);
            const int b = m_random.below(m_problem.experts);
            if (m_table.device(layer, a) == m_table.device(layer, b))
                continue;
            sum += std::abs(static_cast<double>(m_table.gain(layer, a, b)));
            ++losses;
        }
        return losses > 0 && sum > 0 ? sum / losses : 1;
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
            // exp(-30) never happens in the moves anyone pays for.
            if (gain < -30 * temperature || (gain < 0 && m_random.unit() >= std::exp(gain / temperature)))
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

    /// To a placement that no exchange and, without a cap, no assignment of a layer improves.
    void descend()
    {
        bool improved = true;
        while (improved && !m_search.stop.stop_requested()) {
            improved = exchangeAll();
            if (m_kept == KeptPairs::Transitions && !m_search.balanceCap)
                improved = assignLayers() || improved;
        }
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

    /// A layer between fixed neighbours is an assignment of experts to places on devices.
    bool assignLayers()
    {
        const auto n = static_cast<std::size_t>(m_problem.experts);
        const int perDevice = m_problem.experts / m_problem.devices;
        bool improved = false;
        for (int l = 0; l < m_problem.layers && !m_search.stop.stop_requested(); ++l) {
            std::vector<std::int64_t> gain(n * n);
            for (int e = 0; e < m_problem.experts; ++e)
                for (int place = 0; place < m_problem.experts; ++place)
                    gain[static_cast<std::size_t>(e) * n + static_cast<std::size_t>(place)] =
                        m_table.mass(l, e, place / perDevice);
            std::vector<int> device = bestAssignment<std::int64_t>(gain, m_problem.experts);
            std::int64_t change = 0;
            for (int e = 0; e < m_problem.experts; ++e) {
                int& at = device[static_cast<std::size_t>(e)];
                at /= perDevice;
                change += m_table.mass(l, e, at) - m_table.mass(l, e, m_table.device(l, e));
            }
            if (change <= 0)
                continue;
            m_table.setLayer(l, device);
            improved = true;
        }
        return improved;
    }

    const PlacementProblem& m_problem;
    KeptPairs m_kept;
    const GroupingSearch& m_search;
    Random m_random;
    GainTable m_table;
    GroupingResult m_best;
    std::vector<std::int64_t> m_load; ///< [layer][device], only with a cap
    std::vector<std::int64_t> m_most; ///< of a device, by layer
};

} // namespace

GroupingResult keepTransitions(
    const PlacementProblem& problem, const DeviceOfExpert& start, const GroupingSearch& search)
{
    return Annealing(problem, KeptPairs::Transitions, start, search).run();
}

GroupingResult keepCoactivation(
    const PlacementProblem& problem, const DeviceOfExpert& start, const GroupingSearch& search)
{
    return Annealing(problem, KeptPairs::Coactivation, start, search).run();
}

} // namespace rankloom
