// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/round_effect.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <fmt/format.h>

#include "core/base/matrix.h"
#include "core/base/random.h"
#include "core/measure/potentials.h"

namespace rankloom {

namespace {

constexpr int kMostSearched = 32;
constexpr int kDeals = 99; ///< of the permutation test: level 1 %
constexpr double kNormalQuantile = 2.3263478740408408; ///< of the standard normal, at 99 %

double valueOf(const LinkMeasurement& links, int from, int to)
{
    return matrixOf(links.values, links.size(), links.size()).coeff(from, to);
}

/// Mean of all measured links.
double meanOf(const LinkMeasurement& links)
{
    double sum = 0;
    double count = 0;
    for (const double value : links.values)
        if (std::isfinite(value)) {
            sum += value;
            ++count;
        }
    return count > 0 ? sum / count : 0;
}

/// [round]: how far its links are from `mean`, in the mean; 0 for one without links, and for round 0.
std::vector<double> roundMeans(const LinkMeasurement& links, const std::vector<int>& ring, double mean)
{
    const auto n = static_cast<int>(ring.size());
    std::vector<double> out(ring.size(), 0.0);
    for (int round = 1; round < n; ++round) {
        double sum = 0;
        double count = 0;
        for (int place = 0; place < n; ++place) {
            const double value = valueOf(links, ring[static_cast<std::size_t>(place)],
                ring[static_cast<std::size_t>((place + round) % n)]);
            if (std::isfinite(value)) {
                sum += value - mean;
                ++count;
            }
        }
        out[static_cast<std::size_t>(round)] = count > 0 ? sum / count : 0;
    }
    return out;
}

/// Sums of squares of all links about their mean, and of the means of their rounds.
struct Squares {
    double all = 0;
    double rounds = 0;
};

Squares squaresOf(const LinkMeasurement& links, const std::vector<int>& ring, double mean)
{
    Squares out;
    const std::vector<double> means = roundMeans(links, ring, mean);
    const std::size_t n = ring.size();
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t k = 1; k < n; ++k)
            if (const double value = valueOf(links, ring[i], ring[(i + k) % n]); std::isfinite(value)) {
                out.all += (value - mean) * (value - mean);
                out.rounds += means[k] * means[k];
            }
    return out;
}

/// The share of the squares between rounds that changes sign with the direction.
double directedShare(const std::vector<double>& means)
{
    const std::size_t n = means.size();
    double directed = 0;
    double all = 0;
    for (std::size_t round = 1; round < n; ++round) {
        const double difference = means[round] - means[n - round];
        directed += difference * difference / 4;
        all += means[round] * means[round];
    }
    return all > 0 ? directed / all : 0;
}

/// How the two directions of links differ, less the hosts' own part: [from][to], the negative of [to][from];
/// 0 where a direction is missing.
class Differences {
public:
    explicit Differences(const LinkMeasurement& links)
        : m_value(Matrix<double>::Zero(links.size(), links.size())), m_hosts(links.size(), pairsOf(links))
    {
        for (const auto& [a, b] : m_hosts.edges())
            set({a, b}, (valueOf(links, a, b) - valueOf(links, b, a)) / 2);
        takeOffHosts();
    }

    [[nodiscard]] double at(int a, int b) const { return m_value.coeff(a, b); }
    [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(m_value.rows()); }
    [[nodiscard]] double squares() const { return m_squares; } ///< of both directions
    [[nodiscard]] int freedom() const { return m_hosts.freedom(); }

    /// The same differences, dealt to the links that have one at random and turned at random.
    [[nodiscard]] Differences dealt(Random& random) const
    {
        Differences out = *this;
        const std::vector<PotentialSolver::Edge>& pairs = m_hosts.edges();
        std::vector<std::size_t> order(pairs.size());
        std::iota(order.begin(), order.end(), std::size_t {0});
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
        for (std::size_t i = 0; i < order.size(); ++i) {
            const double value = at(pairs[order[i]].first, pairs[order[i]].second);
            out.set(pairs[i], (random.next() >> 63U) != 0 ? value : -value);
        }
        out.takeOffHosts();
        return out;
    }

private:
    static std::vector<PotentialSolver::Edge> pairsOf(const LinkMeasurement& links)
    {
        std::vector<PotentialSolver::Edge> pairs;
        const auto n = static_cast<int>(links.names.size());
        for (int a = 0; a < n; ++a)
            for (int b = a + 1; b < n; ++b)
                if (std::isfinite(valueOf(links, a, b) - valueOf(links, b, a)))
                    pairs.emplace_back(a, b);
        return pairs;
    }

    void set(const PotentialSolver::Edge& pair, double value)
    {
        m_value(pair.first, pair.second) = value;
        m_value(pair.second, pair.first) = -value;
    }

    void takeOffHosts()
    {
        const std::vector<PotentialSolver::Edge>& pairs = m_hosts.edges();
        std::vector<double> differences;
        differences.reserve(pairs.size());
        for (const auto& [a, b] : pairs)
            differences.push_back(at(a, b));
        const Potentials hosts = m_hosts.solve(differences);
        for (std::size_t i = 0; i < pairs.size(); ++i)
            set(pairs[i], hosts.residual[i]);
        m_squares = 2 * hosts.squares;
    }

    Matrix<double> m_value;
    PotentialSolver m_hosts; ///< over the links whose two directions were measured
    double m_squares = 0;
};

/// A ring and the sums of the differences in its rounds.
class Ring {
public:
    explicit Ring(const Differences& differences)
        : m_differences(differences), m_node(differences.size()), m_sum(differences.size(), 0)
    {
        std::iota(m_node.begin(), m_node.end(), 0);
        sum();
    }

    [[nodiscard]] const std::vector<int>& nodes() const { return m_node; }

    /// Squares between rounds.
    [[nodiscard]] double between() const
    {
        double squares = 0;
        for (const double sum : m_sum)
            squares += sum * sum;
        return squares / static_cast<double>(m_node.size());
    }

    /// To a ring that no node moved elsewhere and no two nodes exchanged improve.
    void climb()
    {
        for (double before = -1; between() > before * (1 + 1e-9) && between() > before;) {
            before = between();
            for (std::size_t p = 0; p < m_node.size(); ++p) {
                moveBest(p);
                for (std::size_t q = p + 1; q < m_node.size(); ++q)
                    exchangeIfBetter(p, q);
            }
            sum(); // what rounding adds up to
        }
    }

private:
    void sum()
    {
        const std::size_t n = m_node.size();
        std::ranges::fill(m_sum, 0);
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t k = 1; k < n; ++k)
                m_sum[k] += m_differences.at(m_node[i], m_node[(i + k) % n]);
    }

    void exchange(std::size_t p, std::size_t q)
    {
        const std::size_t n = m_node.size();
        const int a = m_node[p];
        const int b = m_node[q];
        for (std::size_t x = 0; x < n; ++x) {
            if (x == p || x == q)
                continue;
            const int other = m_node[x];
            const double change = m_differences.at(other, b) - m_differences.at(other, a);
            const std::size_t toP = (p + n - x) % n;
            const std::size_t toQ = (q + n - x) % n;
            m_sum[toP] += change;
            m_sum[n - toP] -= change;
            m_sum[toQ] -= change;
            m_sum[n - toQ] += change;
        }
        const std::size_t round = (q + n - p) % n;
        const double change = m_differences.at(b, a) - m_differences.at(a, b);
        m_sum[round] += change;
        m_sum[n - round] -= change;
        std::swap(m_node[p], m_node[q]);
    }

    void exchangeIfBetter(std::size_t p, std::size_t q)
    {
        const double before = between();
        exchange(p, q);
        if (between() <= before * (1 + 1e-9))
            exchange(p, q);
    }

    /// Once around the ring, neighbour by neighbour, and to the best place.
    void moveBest(std::size_t p)
    {
        const std::size_t n = m_node.size();
        double best = between() * (1 + 1e-9);
        std::size_t steps = 0;
        for (std::size_t i = 1; i < n; ++i) {
            exchange((p + i - 1) % n, (p + i) % n);
            if (const double value = between(); value > best) {
                best = value;
                steps = i;
            }
        }
        for (std::size_t i = n - 1; i > steps; --i)
            exchange((p + i - 1) % n, (p + i) % n);
    }

    const Differences& m_differences;
    std::vector<int> m_node;
    std::vector<double> m_sum; ///< [round], the negative of the way back
};

Ring bestRing(const Differences& differences)
{
    Ring ring(differences);
    if (differences.size() <= kMostSearched)
        ring.climb();
    return ring;
}

/// Whether an F of so many degrees of freedom is above its quantile, by Paulson's normal approximation.
bool exceedsF(double f, double above, double below)
{
    const double root = std::cbrt(f);
    const double a = 2 / (9 * above);
    const double b = 2 / (9 * below);
    return ((1 - b) * root - (1 - a)) / std::sqrt(b * root * root + a) > kNormalQuantile;
}

bool exceedsChance(const Differences& differences, double between)
{
    const std::size_t n = differences.size();
    if (!(differences.squares() > 0))
        return false;
    if (n <= kMostSearched) {
        Random random(n);
        for (int i = 0; i < kDeals; ++i) {
            const Differences dealt = differences.dealt(random);
            if (bestRing(dealt).between() * differences.squares() >= between * dealt.squares())
                return false;
        }
        return true;
    }
    const auto rounds = static_cast<double>((n - 1) / 2);
    const double rest = differences.freedom() - rounds;
    if (rest < 1)
        return false;
    const double within = differences.squares() - between;
    return within <= 0 || exceedsF(between / rounds / (within / rest), rounds, rest);
}

} // namespace

RoundEffect findRoundEffect(const LinkMeasurement& links)
{
    RoundEffect effect;
    effect.ring.resize(links.names.size());
    std::iota(effect.ring.begin(), effect.ring.end(), 0);
    const double mean = meanOf(links);
    const double total = squaresOf(links, effect.ring, mean).all;
    // Equal links up to rounding have no differences to explain.
    if (links.size() < 3 || total <= 1e-18 * mean * mean)
        return effect;
    const Differences differences(links);
    const Ring ring = bestRing(differences);
    effect.ring = ring.nodes();
    std::rotate(effect.ring.begin(), std::find(effect.ring.begin(), effect.ring.end(), 0), effect.ring.end());
    effect.explained = squaresOf(links, effect.ring, mean).rounds / total;
    effect.directed = directedShare(roundMeans(links, effect.ring, mean));
    // Directions that agree up to rounding cannot tell the order of measurement from the machine.
    effect.significant = links.size() >= kFewestRoundNodes && differences.squares() > 1e-9 * total
        && exceedsChance(differences, ring.between());
    return effect;
}

LinkMeasurement withoutRounds(const LinkMeasurement& links, const RoundEffect& effect)
{
    if (!effect.significant)
        return links;
    LinkMeasurement out = links;
    const std::vector<double> means = roundMeans(links, effect.ring, meanOf(links));
    const std::size_t n = effect.ring.size();
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t k = 1; k < n; ++k) {
            const double excess = effect.artefact() ? means[k] : (means[k] - means[n - k]) / 2;
            const auto from = static_cast<std::size_t>(effect.ring[i]);
            const auto to = static_cast<std::size_t>(effect.ring[(i + k) % n]);
            out.values[from * n + to] -= excess;
        }
    return out;
}

} // namespace rankloom
