// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/experts/solvers/balance.h"

namespace rankloom {

namespace {

using Mask = std::uint32_t;
constexpr std::size_t kMostExact = 16;
constexpr std::size_t kMostOfThree = 12;

/// Divides up to 16 experts into groups of `size` with the least Σ|load - mean|: least[mask] is the least sum
/// for the experts outside `mask`, the next group always takes the lowest expert left, so that groups are not
/// told apart by their names.
class Division {
public:
    Division(const std::vector<std::int64_t>& load, int size, double mean)
        : m_load(load)
        , m_size(size)
        , m_mean(mean)
        , m_all((Mask {1} << load.size()) - 1)
        , m_least(std::size_t {1} << load.size(), -1)
        , m_choice(std::size_t {1} << load.size(), 0)
    {
        m_least[m_all] = 0;
    }

    double solve() { return leastFrom(0); }

    /// Group of every expert; after solve().
    std::vector<int> groups() const
    {
        std::vector<int> out(m_load.size(), 0);
        int group = 0;
        for (Mask done = 0; done != m_all; done |= m_choice[done], ++group)
            for (std::size_t e = 0; e < m_load.size(); ++e)
                if ((m_choice[done] >> e & 1U) != 0)
                    out[e] = group;
        return out;
    }

private:
    double leastFrom(Mask done)
    {
        if (m_least[done] >= 0)
            return m_least[done];
        m_least[done] = std::numeric_limits<double>::max();
        const Mask first = ~done & (done + 1);
        choose(done, first, std::countr_zero(first), m_size - 1);
        return m_least[done];
    }

    void choose(Mask done, Mask group, int last, int left)
    {
        if (left == 0) {
            double sum = -m_mean;
            for (std::size_t e = 0; e < m_load.size(); ++e)
                sum += (group >> e & 1U) != 0 ? static_cast<double>(m_load[e]) : 0;
            const double cost = std::abs(sum);
            if (cost >= m_least[done])
                return;
            const double total = cost + leastFrom(done | group);
            if (total < m_least[done]) {
                m_least[done] = total;
                m_choice[done] = group;
            }
            return;
        }
        for (int e = last + 1; e < static_cast<int>(m_load.size()); ++e)
            if ((done >> static_cast<unsigned>(e) & 1U) == 0)
                choose(done, group | (Mask {1} << static_cast<unsigned>(e)), e, left - 1);
    }

    const std::vector<std::int64_t>& m_load;
    int m_size;
    double m_mean;
    Mask m_all;
    std::vector<double> m_least;
    std::vector<Mask> m_choice;
};

/// Some of at most eight experts.
struct Subset {
    std::int64_t load = 0;
    Mask experts = 0;
};

/// All subsets of the experts, by their size, each size by rising load.
std::vector<std::vector<Subset>> subsetsOf(std::span<const std::int64_t> load)
{
    std::vector<std::vector<Subset>> out(load.size() + 1);
    for (Mask set = 0; set < Mask {1} << load.size(); ++set) {
        Subset subset {0, set};
        for (std::size_t e = 0; e < load.size(); ++e)
            subset.load += (set >> e & 1U) != 0 ? load[e] : 0;
        out[static_cast<std::size_t>(std::popcount(set))].push_back(subset);
    }
    for (std::vector<Subset>& ofSize : out)
        std::ranges::stable_sort(ofSize, {}, &Subset::load);
    return out;
}

/// The half of up to 16 experts whose load is nearest to half of the load: so no halves have a lesser
/// Σ|load - mean|. Meets in the middle: a subset of the first half of the list and one of the second.
Subset evenHalf(std::span<const std::int64_t> load)
{
    const std::size_t half = load.size() / 2;
    const std::int64_t total = std::accumulate(load.begin(), load.end(), std::int64_t {0});
    const std::vector<std::vector<Subset>> first = subsetsOf(load.first(half));
    const std::vector<std::vector<Subset>> second = subsetsOf(load.subspan(half));
    Subset best;
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    for (std::size_t size = 0; size <= half; ++size) {
        const std::vector<Subset>& others = second[half - size];
        std::size_t at = others.size(); // falls as the loads of the first rise
        for (const Subset& one : first[size])
            while (at > 0) {
                const Subset both {
                    one.load + others[at - 1].load, one.experts | others[at - 1].experts << half};
                const std::int64_t over = 2 * both.load - total;
                if (std::abs(over) < least) {
                    least = std::abs(over);
                    best = both;
                }
                if (over < 0)
                    break;
                --at;
            }
    }
    return best;
}

class LayerBalancer {
public:
    LayerBalancer(std::span<const std::int64_t> load, int devices, std::stop_token stop)
        : m_load(load)
        , m_devices(devices)
        , m_size(static_cast<int>(load.size()) / devices)
        , m_mean(static_cast<double>(std::accumulate(load.begin(), load.end(), std::int64_t {0})) / devices)
        , m_stop(std::move(stop))
        , m_device(load.size(), 0)
    {
    }

    BalancedLayer run()
    {
        BalancedLayer out;
        if (m_load.size() <= kMostExact) {
            std::vector<std::int64_t> all(m_load.begin(), m_load.end());
            Division division(all, m_size, m_mean);
            division.solve();
            m_device = division.groups();
            out.optimal = true;
        } else {
            longestFirst();
            while (!m_stop.stop_requested() && (improvePairs() || improveTriples())) { }
        }
        out.deviation = loadDeviation(m_load, m_device, m_devices);
        out.device = m_device;
        return out;
    }

private:
    void longestFirst()
    {
        std::vector<std::size_t> order(m_load.size());
        std::iota(order.begin(), order.end(), std::size_t {0});
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return m_load[a] > m_load[b]; });
        std::vector<std::int64_t> sum(static_cast<std::size_t>(m_devices), 0);
        std::vector<int> filled(static_cast<std::size_t>(m_devices), 0);
        for (const std::size_t e : order) {
            std::size_t lightest = sum.size();
            for (std::size_t g = 0; g < sum.size(); ++g)
                if (filled[g] < m_size && (lightest == sum.size() || sum[g] < sum[lightest]))
                    lightest = g;
            m_device[e] = static_cast<int>(lightest);
            ++filled[lightest];
            sum[lightest] += m_load[e];
        }
    }

    bool redivide(const std::vector<int>& devices)
    {
        std::vector<std::size_t> expert;
        std::vector<std::int64_t> load;
        std::vector<double> sum(devices.size(), 0);
        for (std::size_t e = 0; e < m_load.size(); ++e) {
            const auto at = std::ranges::find(devices, m_device[e]);
            if (at == devices.end())
                continue;
            expert.push_back(e);
            load.push_back(m_load[e]);
            sum[static_cast<std::size_t>(at - devices.begin())] += static_cast<double>(m_load[e]);
        }
        double now = 0;
        for (const double s : sum)
            now += std::abs(s - m_mean);
        const std::vector<int> group = devices.size() == 2 ? halves(load, now) : division(load, now);
        for (std::size_t i = 0; i < group.size(); ++i)
            m_device[expert[i]] = devices[static_cast<std::size_t>(group[i])];
        return !group.empty();
    }

    /// Sums of whole numbers and one mean: differences below so many picks are rounding.
    static constexpr double kRoundedPicks = 1e-6;

    /// Groups of the experts with less deviation than `now`; empty where there are none.
    std::vector<int> division(const std::vector<std::int64_t>& load, double now) const
    {
        Division division(load, m_size, m_mean);
        return division.solve() < now - kRoundedPicks ? division.groups() : std::vector<int> {};
    }
    std::vector<int> halves(const std::vector<std::int64_t>& load, double now) const
    {
        const Subset half = evenHalf(load);
        const auto one = static_cast<double>(half.load);
        const auto other =
            static_cast<double>(std::accumulate(load.begin(), load.end(), std::int64_t {0}) - half.load);
        if (std::abs(one - m_mean) + std::abs(other - m_mean) >= now - kRoundedPicks)
            return {};
        std::vector<int> group(load.size());
        for (std::size_t e = 0; e < load.size(); ++e)
            group[e] = (half.experts >> e & 1U) != 0 ? 0 : 1;
        return group;
    }

    /// One or two experts of a device, and their load.
    struct Part {
        std::int64_t load = 0;
        std::size_t first = 0;
        std::size_t second = 0; ///< = first for a single expert
    };

    /// Of one or two experts each.
    std::vector<Part> partsOf(int device, int experts) const
    {
        const bool two = experts == 2;
        std::vector<Part> parts;
        for (std::size_t i = 0; i < m_load.size(); ++i)
            for (std::size_t j = two ? i + 1 : i; m_device[i] == device && j < (two ? m_load.size() : i + 1);
                 ++j)
                if (m_device[j] == device)
                    parts.push_back({two ? m_load[i] + m_load[j] : m_load[i], i, j});
        std::ranges::stable_sort(parts, {}, &Part::load);
        return parts;
    }

    /// Exchanges one or two experts of each when the two devices hold too many for an exact division: those
    /// that come closest to dividing their sum in halves.
    bool exchangeFew(int a, int b)
    {
        std::int64_t difference = 0;
        for (std::size_t e = 0; e < m_load.size(); ++e)
            difference += m_device[e] == a ? m_load[e] : m_device[e] == b ? -m_load[e] : 0;
        std::int64_t least = std::abs(difference);
        Part best;
        Part other;
        for (const int experts : {1, 2}) {
            const std::vector<Part> theirs = partsOf(b, experts);
            for (const Part& part : partsOf(a, experts)) {
                // Twice what is given comes off the difference.
                const auto after =
                    std::ranges::lower_bound(theirs, part.load - difference / 2, {}, &Part::load);
                for (auto at = after == theirs.begin() ? after : after - 1; at != theirs.end() && at <= after;
                     ++at)
                    if (const std::int64_t left = std::abs(difference - 2 * (part.load - at->load));
                        left < least) {
                        least = left;
                        best = part;
                        other = *at;
                    }
            }
        }
        if (least == std::abs(difference))
            return false;
        m_device[best.first] = m_device[best.second] = b;
        m_device[other.first] = m_device[other.second] = a;
        return true;
    }

    bool improvePairs()
    {
        const bool exact = static_cast<std::size_t>(m_size) * 2 <= kMostExact;
        bool improved = false;
        for (int a = 0; a < m_devices && !m_stop.stop_requested(); ++a)
            for (int b = a + 1; b < m_devices; ++b)
                improved = (exact ? redivide({a, b}) : exchangeFew(a, b)) || improved;
        return improved;
    }
    bool improveTriples()
    {
        if (static_cast<std::size_t>(m_size) * 3 > kMostOfThree)
            return false;
        for (int a = 0; a < m_devices && !m_stop.stop_requested(); ++a)
            for (int b = a + 1; b < m_devices; ++b)
                for (int c = b + 1; c < m_devices; ++c)
                    if (redivide({a, b, c}))
                        return true;
        return false;
    }

    std::span<const std::int64_t> m_load;
    int m_devices;
    int m_size;
    double m_mean;
    std::stop_token m_stop;
    std::vector<int> m_device;
};

} // namespace

BalancedLayer balanceLayer(std::span<const std::int64_t> load, int devices, std::stop_token stop)
{
    return LayerBalancer(load, devices, std::move(stop)).run();
}

} // namespace rankloom
