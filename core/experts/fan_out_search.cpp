// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/fan_out_search.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/base/random.h"

namespace rankloom {

namespace {

using Bits = std::vector<std::uint64_t>;

/// Bits of x that y does not have.
std::uint64_t without(std::uint64_t x, std::uint64_t y) { return x & ~y; }

/// Tokens and devices of one layer. For every device the tokens with no expert there and those with one are
/// kept as bits, so that an exchange is judged 64 tokens at a time.
class LayerTokens {
public:
    LayerTokens(const PlacementProblem& problem, int layer, const DeviceOfExpert& start)
        : m_experts(problem.experts), m_devices(problem.devices)
    {
        const auto k = static_cast<std::size_t>(problem.topK);
        const std::size_t tokens =
            problem.picks.size() / k / static_cast<std::size_t>(std::max(1, problem.layers));
        m_words = (tokens + 63) / 64;
        m_held.assign(static_cast<std::size_t>(m_experts) * m_words, 0);
        m_none.assign(static_cast<std::size_t>(m_devices) * m_words, 0);
        m_one.assign(m_none.size(), 0);
        m_count.assign(m_words * 64 * static_cast<std::size_t>(m_devices), 0);
        for (int e = 0; e < m_experts; ++e)
            m_device.push_back(start[problem.at(layer, e)]);
        const std::uint16_t* pick = problem.picks.data() + static_cast<std::size_t>(layer) * tokens * k;
        for (std::size_t t = 0; t < tokens; ++t)
            for (std::size_t i = 0; i < k; ++i, ++pick) {
                held(*pick)[t / 64] |= std::uint64_t {1} << (t % 64);
                ++count(t, m_device[*pick]);
            }
        for (int g = 0; g < m_devices; ++g)
            for (std::size_t t = 0; t < tokens; ++t)
                mark(t, g);
    }

    [[nodiscard]] int device(int expert) const { return m_device[static_cast<std::size_t>(expert)]; }

    /// Devices that tokens touch more after experts a and b have changed places.
    [[nodiscard]] std::int64_t change(int a, int b) const
    {
        const std::uint64_t* ofA = held(a);
        const std::uint64_t* ofB = held(b);
        const std::uint64_t* noneG = none(device(a));
        const std::uint64_t* noneH = none(device(b));
        const std::uint64_t* oneG = one(device(a));
        const std::uint64_t* oneH = one(device(b));
        std::int64_t more = 0;
        for (std::size_t w = 0; w < m_words; ++w) {
            const std::uint64_t onlyA = without(ofA[w], ofB[w]);
            const std::uint64_t onlyB = without(ofB[w], ofA[w]);
            more += std::popcount((onlyA & noneH[w]) | (onlyB & noneG[w]));
            more -= std::popcount((onlyA & oneG[w]) | (onlyB & oneH[w]));
        }
        return more;
    }

    void exchange(int a, int b)
    {
        const int g = device(a);
        const int h = device(b);
        const auto move = [this](std::uint64_t bits, std::size_t word, int from, int to) {
            for (; bits != 0; bits &= bits - 1) {
                const std::size_t t = word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
                --count(t, from);
                ++count(t, to);
                mark(t, from);
                mark(t, to);
            }
        };
        for (std::size_t w = 0; w < m_words; ++w) {
            move(without(held(a)[w], held(b)[w]), w, g, h);
            move(without(held(b)[w], held(a)[w]), w, h, g);
        }
        std::swap(m_device[static_cast<std::size_t>(a)], m_device[static_cast<std::size_t>(b)]);
    }

    /// Picks less distinct devices, over all tokens.
    [[nodiscard]] std::int64_t saved() const
    {
        std::int64_t sum = 0;
        for (const std::uint16_t here : m_count)
            sum += std::max(0, here - 1);
        return sum;
    }

private:
    [[nodiscard]] std::size_t at(int row) const { return static_cast<std::size_t>(row) * m_words; }
    [[nodiscard]] std::uint64_t* held(int expert) { return m_held.data() + at(expert); }
    [[nodiscard]] const std::uint64_t* held(int expert) const { return m_held.data() + at(expert); }
    [[nodiscard]] const std::uint64_t* none(int device) const { return m_none.data() + at(device); }
    [[nodiscard]] const std::uint64_t* one(int device) const { return m_one.data() + at(device); }
    std::uint16_t& count(std::size_t token, int device)
    {
        return m_count[token * static_cast<std::size_t>(m_devices) + static_cast<std::size_t>(device)];
    }
    void mark(std::size_t token, int device)
    {
        const std::uint64_t bit = std::uint64_t {1} << (token % 64);
        const int here = count(token, device);
        std::uint64_t& none = m_none[at(device) + token / 64];
        std::uint64_t& one = m_one[at(device) + token / 64];
        none = here == 0 ? none | bit : without(none, bit);
        one = here == 1 ? one | bit : without(one, bit);
    }

    int m_experts;
    int m_devices;
    std::size_t m_words = 0;
    Bits m_held; ///< [expert][word] tokens that pick it
    Bits m_none; ///< [device][word]
    Bits m_one;
    std::vector<std::uint16_t> m_count; ///< [token][device] picks
    std::vector<int> m_device; ///< of every expert
};

/// Device loads of a layer and what the cap leaves.
class LayerCap {
public:
    LayerCap(const PlacementProblem& problem, int layer, const DeviceOfExpert& start,
        const std::optional<double>& cap)
        : m_load(problem.layerLoad(layer)), m_device(static_cast<std::size_t>(problem.devices), 0)
    {
        if (!cap)
            return;
        std::int64_t total = 0;
        for (int e = 0; e < problem.experts; ++e) {
            m_device[static_cast<std::size_t>(start[problem.at(layer, e)])] +=
                m_load[static_cast<std::size_t>(e)];
            total += m_load[static_cast<std::size_t>(e)];
        }
        m_most = std::max(*std::ranges::max_element(m_device),
            static_cast<std::int64_t>(std::floor(*cap * static_cast<double>(total) / problem.devices)));
    }
    [[nodiscard]] bool allows(int a, int b, int g, int h) const
    {
        const std::int64_t given = difference(a, b);
        return m_most < 0
            || (m_device[static_cast<std::size_t>(g)] - given <= m_most
                && m_device[static_cast<std::size_t>(h)] + given <= m_most);
    }
    void exchange(int a, int b, int g, int h)
    {
        m_device[static_cast<std::size_t>(g)] -= difference(a, b);
        m_device[static_cast<std::size_t>(h)] += difference(a, b);
    }

private:
    [[nodiscard]] std::int64_t difference(int a, int b) const
    {
        return m_load[static_cast<std::size_t>(a)] - m_load[static_cast<std::size_t>(b)];
    }

    std::span<const std::int64_t> m_load;
    std::vector<std::int64_t> m_device;
    std::int64_t m_most = -1; ///< of a device; -1 = no cap
};

/// Anneals one layer; returns the exchanges judged.
std::int64_t annealLayer(const PlacementProblem& problem, int layer, const SearchBudget& budget,
    const GroupingSearch& search, DeviceOfExpert& device)
{
    LayerTokens tokens(problem, layer, device);
    LayerCap cap(problem, layer, device, search.balanceCap);
    Random random(search.seed + static_cast<std::uint64_t>(layer) * 0x9e3779b97f4a7c15ULL);
    // From a grouped start a tenth of what a random exchange costs is hot. Both limits were tried out on
    // DeepSeek-V2-Lite's tokens.
    double scale = 0;
    constexpr int kTrials = 64;
    for (int i = 0; i < kTrials; ++i)
        scale += std::abs(static_cast<double>(
                     tokens.change(random.below(problem.experts), random.below(problem.experts))))
            / kTrials;
    constexpr double kHot = 0.1;
    constexpr double kCold = 0.02;
    std::int64_t saved = 0;
    std::int64_t best = 0;
    std::int64_t done = 0;
    double part = 0; // of the budget
    double heat = scale * kHot;
    constexpr std::int64_t kLookEvery = 256; // at the budget
    for (;; ++done) {
        if (done % kLookEvery == 0) {
            part = budget.used(done);
            heat = scale * kHot * std::pow(kCold / kHot, part);
            if (part >= 1 || search.stop.stop_requested())
                break;
        }
        const int a = random.below(problem.experts);
        const int b = random.below(problem.experts);
        const int g = tokens.device(a);
        const int h = tokens.device(b);
        if (g == h || !cap.allows(a, b, g, h))
            continue;
        const std::int64_t more = tokens.change(a, b);
        if (more > 0 && (heat <= 0 || random.unit() >= std::exp(-static_cast<double>(more) / heat)))
            continue;
        tokens.exchange(a, b);
        cap.exchange(a, b, g, h);
        saved -= more;
        if (saved <= best)
            continue;
        best = saved;
        for (int e = 0; e < problem.experts; ++e)
            device[problem.at(layer, e)] = tokens.device(e);
    }
    return done;
}

} // namespace

GroupingResult keepTokensTogether(
    const PlacementProblem& problem, const DeviceOfExpert& start, const GroupingSearch& search)
{
    GroupingResult result {start, 0, 0};
    for (int l = 0; l < problem.layers; ++l) {
        // A timed budget is what is left, of moves the whole is dealt out.
        const SearchBudget budget =
            search.budget.share(1.0 / (search.budget.timed() ? problem.layers - l : problem.layers));
        result.moves += annealLayer(problem, l, budget, search, result.device);
        result.objective += LayerTokens(problem, l, result.device).saved();
        if (search.report)
            search.report((l + 1.0) / problem.layers, static_cast<double>(result.objective));
    }
    return result;
}

} // namespace rankloom
