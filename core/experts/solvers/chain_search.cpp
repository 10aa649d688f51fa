// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/solvers/chain_search.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <deque>
#include <limits>
#include <utility>

#include "core/base/anneal.h"
#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/experts/problem/assignment.h"
#include "core/experts/problem/layer_loads.h"
#include "core/experts/solvers/chain_exchange.h"
#include "core/experts/solvers/gain_table.h"
#include "core/experts/solvers/grouping.h"
#include "core/experts/solvers/recombine.h"

namespace rankloom {

namespace {

/// Noise for sampling by maximum: the largest of values plus standard Gumbel noise is a draw by their
/// exponentials.
class Gumbel {
public:
    Gumbel()
    {
        for (std::size_t i = 0; i < m_values.size(); ++i)
            m_values[i] =
                static_cast<float>(-portableLog(-portableLog((static_cast<double>(i) + 0.5) / kValues)));
    }
    [[nodiscard]] float at(std::uint64_t bits) const { return m_values[bits % kValues]; }

private:
    static constexpr std::size_t kValues = 4096;
    std::array<float, kValues> m_values {};
};

/// Between the first and the last temperature of a start, as parts of the mean loss of a random exchange.
/// Found by trial on synthetic and measured traces of 8 to 32 layers.
constexpr double kHottest = 0.5;
constexpr double kColdest = 0.06;
/// Where a recombined placement is taken up again, in turn: hot enough to leave it, and to refine it.
constexpr double kWarm = 0.3;
constexpr double kTepid = 0.15;
/// Steps over all pairs of devices that a start is worth, and that taking up again is; a larger budget makes
/// more of both.
constexpr double kRounds = 250;
constexpr double kWarmRounds = 100;
constexpr std::int64_t kMostStarts = 24;
constexpr int kAgreed = 4; ///< so many starts that end in the same best placement: nothing better is expected
constexpr std::int64_t kMostWarm = 400;
constexpr double kTrial = 0.01; ///< of a time, to learn how fast steps are
/// Between the seeds of searches side by side, odd and far from those that a person would try in turn.
constexpr std::uint64_t kSeedsApart = 0x9e3779b97f4a7c15U;
constexpr double kExplored = 0.5; ///< part of the budget for independent starts
constexpr int kShared = 4; ///< times that searches side by side take up what the others found
constexpr std::size_t kMostElite = 16; ///< placements that are recombined

template <std::size_t Width> class ChainSearch {
public:
    ChainSearch(const PlacementProblem& problem, const DeviceOfExpert& start, const GroupingSearch& search)
        : m_problem(problem)
        , m_search(search)
        , m_random(search.seed)
        , m_table(problem, KeptPairs::Transitions, start)
        , m_loads(problem, start, search.balanceCap)
        , m_chain(problem)
        , m_stayGain(static_cast<std::size_t>(problem.layers), 0)
        , m_best {start, m_table.kept(), 0}
        , m_names(problem.price.empty() ? DeviceNames::Free : DeviceNames::Kept)
    {
        list();
    }

    /// Independent starts, with the first half of the budget.
    void explore()
    {
        const DeviceOfExpert start = m_best.device;
        m_scale = meanExchange(m_table, m_problem, m_random);
        int agreed = 0;
        Runs starts {kRounds, 0, kExplored, kMostStarts};
        while (agreed < kAgreed && begin(starts)) {
            const std::int64_t before = m_best.objective;
            reset(start);
            anneal(kHottest, starts.end);
            descend();
            keepElite();
            agreed = m_best.objective > before ? 0 : agreed;
            // Who asks for a time has it searched.
            agreed += m_table.kept() == m_best.objective && !m_search.budget.timed() ? 1 : 0;
        }
        m_agreed = agreed == kAgreed;
    }

    /// Takes up what starts gave together, with the budget from one part to another.
    void refine(double from, double to)
    {
        Runs warm {kWarmRounds, from, to, kMostWarm};
        while (!m_agreed && begin(warm)) {
            recombineElite();
            anneal(warm.done % 2 == 1 ? kWarm : kTepid, warm.end);
            descend();
            keepElite();
        }
    }

    /// What another search found is taken up too.
    void share(const ChainSearch& other)
    {
        if (other.m_best.objective > m_best.objective) {
            m_best.objective = other.m_best.objective;
            m_best.device = other.m_best.device;
        }
        for (const auto& found : other.m_elite)
            if (std::ranges::find(m_elite, found) == m_elite.end())
                keepElite(found);
    }

    [[nodiscard]] const GroupingResult& found() const { return m_best; }
    GroupingResult finish()
    {
        if (!m_agreed && !stopped()) {
            recombineElite();
            descend();
        }
        return m_best;
    }

private:
    bool stopped() const { return m_search.stop.stop_requested(); }
    double used() const { return m_search.budget.used(m_best.moves); }
    bool finished() const { return stopped() || used() >= 1; }

    /// Annealings one after the other that share a part of the budget.
    struct Runs {
        double rounds; ///< steps over all pairs of devices that one is worth
        double from; ///< the part of the budget
        double to;
        std::int64_t most;
        std::int64_t count = 0;
        std::int64_t done = 0; ///< begun, the present one included
        double end = 0; ///< of the present one
    };

    /// Whether there is another run, and where it ends. How many fit is known once of a number of moves; of a
    /// time it is measured anew before each, because a machine may get busy.
    bool begin(Runs& runs)
    {
        const bool timed = m_search.budget.timed();
        const double from = timed ? used() : runs.from;
        if (finished() || from >= runs.to)
            return false;
        if (timed || runs.done == 0) {
            const double fit = std::floor(countRounds() * (runs.to - from) / runs.rounds);
            runs.count = std::min(runs.most, runs.done + std::max<std::int64_t>(1, std::llround(fit)));
        }
        if (runs.done == runs.count)
            return false;
        const std::int64_t others = timed ? runs.done : 0; // that used what is before `from`
        ++runs.done;
        runs.end = from
            + (runs.to - from) * static_cast<double>(runs.done - others)
                / static_cast<double>(runs.count - others);
        return true;
    }

    /// Steps over all pairs of devices that the whole budget pays for: of a time as many as at the pace since
    /// the last question, at first of a few that are tried.
    double countRounds()
    {
        const std::int64_t pairs = std::int64_t {m_problem.devices} * (m_problem.devices - 1) / 2;
        const auto width = static_cast<std::int64_t>(std::min(Width, perDevice()));
        const std::int64_t each = width * width * pairs * m_problem.layers;
        if (!m_search.budget.timed())
            return static_cast<double>(m_search.budget.moves() / each);
        for (const double first = used(); m_pace.rounds == 0 && !finished();) {
            sweepAll(m_scale * kHottest);
            keepBest();
            if (used() >= first + kTrial)
                break;
        }
        const Pace now {m_best.moves / each, used()};
        const double rounds =
            static_cast<double>(now.rounds - m_pace.rounds) / std::max(now.used - m_pace.used, 1e-9);
        m_pace = now;
        return rounds;
    }
    std::size_t perDevice() const { return static_cast<std::size_t>(m_problem.experts / m_problem.devices); }
    int* members(int layer, int device)
    {
        return m_members.data()
            + (static_cast<std::size_t>(layer) * static_cast<std::size_t>(m_problem.devices)
                  + static_cast<std::size_t>(device))
            * perDevice();
    }

    void list()
    {
        m_members.resize(m_problem.load.size());
        for (int l = 0; l < m_problem.layers; ++l) {
            std::vector<std::size_t> filled(static_cast<std::size_t>(m_problem.devices), 0);
            for (int e = 0; e < m_problem.experts; ++e) {
                const int g = m_table.device(l, e);
                members(l, g)[filled[static_cast<std::size_t>(g)]++] = e;
            }
        }
    }

    void reset(const DeviceOfExpert& device)
    {
        m_table.reset(device);
        m_loads.reset(device);
        list();
    }

    /// Recombining takes time in the square of their number.
    void keepElite() { keepElite({m_table.kept(), m_table.devices()}); }
    void keepElite(std::pair<std::int64_t, DeviceOfExpert> found)
    {
        const auto worse = [](const auto& a, const auto& b) { return a.first < b.first; };
        m_elite.push_back(std::move(found));
        if (m_elite.size() > kMostElite)
            m_elite.erase(std::ranges::min_element(m_elite, worse));
    }

    void recombineElite()
    {
        std::vector<DeviceOfExpert> found {m_best.device};
        for (const auto& [kept, device] : m_elite)
            found.push_back(device);
        reset(recombine(m_problem, found, m_names));
        keepBest();
    }

    /// From the hottest to the coldest temperature while the budget is used up to `end`.
    void anneal(double hottest, double end)
    {
        const Cooling cooling(hottest, kColdest);
        const double first = used();
        double now = first;
        for (int round = 0; now < end && !stopped(); ++round) {
            const double part = (now - first) / (end - first);
            sweepAll(m_scale * cooling.at(part));
            if (m_names == DeviceNames::Free && round % 8 == 7)
                reset(recombine(m_problem, {m_table.devices()}, m_names));
            keepBest();
            now = used();
            if (m_search.report)
                m_search.report(std::min(now, 1.0), static_cast<double>(m_best.objective));
        }
    }

    void keepBest()
    {
        if (m_table.kept() > m_best.objective) {
            m_best.objective = m_table.kept();
            m_best.device = m_table.devices();
        }
    }

    /// To a placement that neither chains of exchanges nor, where nothing forbids it, an assignment of a
    /// layer improve.
    void descend()
    {
        for (std::int64_t before = m_table.kept() - 1; m_table.kept() > before && !stopped();) {
            before = m_table.kept();
            sweepAll(0);
            assignLayers();
            keepBest();
        }
    }

    void sweepAll(double temperature)
    {
        for (int g = 0; g < m_problem.devices && !stopped(); ++g)
            for (int h = g + 1; h < m_problem.devices; ++h)
                sweep(g, h, static_cast<float>(temperature));
    }

    /// The first `Width` members take part, drawn at random where a device holds more.
    void draw(int* of)
    {
        const std::size_t n = perDevice();
        for (std::size_t i = 0; n > Width && i < Width; ++i)
            std::swap(of[i], of[i + static_cast<std::size_t>(m_random.below(static_cast<int>(n - i)))]);
    }

    float noise(float temperature)
    {
        if (m_bitsLeft == 0) {
            m_bits = m_random.next();
            m_bitsLeft = 5;
        }
        --m_bitsLeft;
        const float value = m_gumbel.at(m_bits);
        m_bits >>= 12U;
        return temperature * value;
    }

    void sweep(int g, int h, float temperature)
    {
        for (int l = 0; l < m_problem.layers; ++l)
            judge(l, g, h, temperature);
        m_chain.setFactor(static_cast<float>(2 * (m_table.value(g, g) - m_table.value(g, h))));
        const std::vector<std::size_t>& choice = m_chain.solve(m_stayGain);
        for (int l = 0; l < m_problem.layers; ++l)
            if (const std::size_t state = choice[static_cast<std::size_t>(l)]; state != kNone) {
                int& a = members(l, g)[state / Width];
                int& b = members(l, h)[state % Width];
                m_loads.exchange(l, a, b, g, h);
                m_table.exchange(l, a, b);
                std::swap(a, b);
            }
    }

    void judge(int l, int g, int h, float temperature)
    {
        typename ChainExchange<Width>::Layer& layer = m_chain.layers()[static_cast<std::size_t>(l)];
        int* first = members(l, g);
        int* second = members(l, h);
        draw(first);
        draw(second);
        layer.count = std::min(Width, perDevice());
        std::copy_n(first, layer.count, layer.first.begin());
        std::copy_n(second, layer.count, layer.second.begin());
        layer.gain.fill(kNever);
        for (std::size_t i = 0; i < layer.count; ++i) {
            const std::int64_t left = m_table.mass(l, first[i], h) - m_table.mass(l, first[i], g);
            for (std::size_t j = 0; j < layer.count; ++j) {
                if (!m_loads.allows(l, first[i], second[j], g, h))
                    continue;
                const std::int64_t gain =
                    left + m_table.mass(l, second[j], g) - m_table.mass(l, second[j], h);
                layer.gain[i * Width + j] = static_cast<float>(gain);
            }
        }
        float& stay = m_stayGain[static_cast<std::size_t>(l)];
        stay = 0;
        if (temperature > 0) {
            stay = noise(temperature);
            for (float& gain : layer.gain)
                gain += noise(temperature);
        }
        m_best.moves += static_cast<std::int64_t>(layer.count * layer.count);
    }

    /// A layer between fixed neighbours is an assignment of experts to places on devices.
    void assignLayers()
    {
        const auto n = static_cast<std::size_t>(m_problem.experts);
        std::vector<std::int64_t> gain(n * n);
        for (int l = 0; l < m_problem.layers && !stopped(); ++l) {
            for (int e = 0; e < m_problem.experts; ++e)
                for (std::size_t place = 0; place < n; ++place)
                    gain[static_cast<std::size_t>(e) * n + place] =
                        m_table.mass(l, e, static_cast<int>(place / perDevice()));
            std::vector<int> place = bestAssignment<std::int64_t>(gain, m_problem.experts);
            std::int64_t change = 0;
            for (int e = 0; e < m_problem.experts; ++e) {
                int& at = place[static_cast<std::size_t>(e)];
                at /= static_cast<int>(perDevice());
                change += m_table.mass(l, e, at) - m_table.mass(l, e, m_table.device(l, e));
            }
            if (change <= 0)
                continue;
            DeviceOfExpert device = m_table.devices();
            std::ranges::copy(place, device.begin() + static_cast<std::ptrdiff_t>(m_problem.at(l, 0)));
            if (m_loads.allows(device))
                reset(device);
        }
    }

    const PlacementProblem& m_problem;
    const GroupingSearch& m_search;
    Random m_random;
    Gumbel m_gumbel;
    std::uint64_t m_bits = 0;
    int m_bitsLeft = 0;
    GainTable m_table;
    LayerLoads m_loads;
    ChainExchange<Width> m_chain;
    std::vector<float> m_stayGain; ///< noise of leaving a layer as it is
    std::vector<int> m_members; ///< [layer][device][experts of a device]
    GroupingResult m_best;
    std::vector<std::pair<std::int64_t, DeviceOfExpert>> m_elite; ///< what starts led to, with what it keeps
    DeviceNames m_names;
    bool m_agreed = false; ///< starts ended alike: no more is searched
    double m_scale = 1;
    struct Pace {
        std::int64_t rounds = 0;
        double used = 0;
    } m_pace; ///< when it was measured last
};

/// A number of moves repeats exactly, so one thread makes them. A time is one on every core: searches from
/// other random numbers, which now and then take up what the others found.
template <std::size_t Width>
GroupingResult searchOnThreads(
    const PlacementProblem& problem, const DeviceOfExpert& start, const GroupingSearch& search)
{
    if (problem.devices < 2)
        return ChainSearch<Width>(problem, start, search).found();
    const int threads = search.budget.timed() ? threadCount(0) : 1;
    std::vector<GroupingSearch> how(static_cast<std::size_t>(threads), search);
    std::atomic<double> best = -std::numeric_limits<double>::infinity();
    std::deque<ChainSearch<Width>> searches; // which do not move
    for (std::size_t i = 0; i < how.size(); ++i) {
        how[i].seed += i * kSeedsApart;
        how[i].report = [&, i](double fraction, double own) {
            for (double known = best; own > known && !best.compare_exchange_weak(known, own);) { }
            if (i == 0 && search.report)
                search.report(fraction, best);
        };
        searches.emplace_back(problem, start, how[i]);
    }
    const auto everywhere = [&](const auto& work) {
        forEachParallel(searches.size(), threads, {}, [&](std::size_t, std::size_t i) { work(searches[i]); });
    };
    everywhere([](ChainSearch<Width>& each) { each.explore(); });
    const int times = threads > 1 ? kShared : 1;
    for (int i = 0; i < times; ++i) {
        const auto part = [&](int n) { return kExplored + (1 - kExplored) * n / times; };
        for (std::size_t j = 1; j < searches.size(); ++j)
            searches.front().share(searches[j]);
        for (std::size_t j = 1; j < searches.size(); ++j)
            searches[j].share(searches.front());
        everywhere([&](ChainSearch<Width>& each) { each.refine(part(i), part(i + 1)); });
    }
    std::int64_t moves = 0;
    for (std::size_t j = 1; j < searches.size(); ++j) {
        searches.front().share(searches[j]);
        moves += searches[j].found().moves;
    }
    GroupingResult out = searches.front().finish();
    out.moves += moves;
    return out;
}

} // namespace

GroupingResult keepTransitions(
    const PlacementProblem& problem, const DeviceOfExpert& start, const GroupingSearch& search)
{
    if (problem.experts / problem.devices <= 4)
        return searchOnThreads<4>(problem, start, search);
    return searchOnThreads<8>(problem, start, search);
}

} // namespace rankloom
