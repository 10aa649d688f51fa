// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/solvers/fan_out_search.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "core/base/anneal.h"

namespace rankloom {

namespace {

/// Tokens and devices of one layer. What an exchange changes is kept counted, so that it is judged in
/// constant time and carried out in time proportional to the tokens that pick one of the two experts.
///
/// An expert that moves to a device adds one to every token of its that has no expert there, and takes one
/// from every token that it leaves no expert behind of. Tokens that pick both experts of an exchange touch
/// the same devices after it.
class LayerTokens {
public:
    LayerTokens(const PlacementProblem& problem, int layer, const DeviceOfExpert& start)
        : m_experts(static_cast<std::size_t>(problem.experts))
        , m_devices(static_cast<std::size_t>(problem.devices))
    {
        const auto topK = static_cast<std::size_t>(problem.topK);
        const std::size_t tokens =
            problem.picks.size() / topK / static_cast<std::size_t>(std::max(1, problem.layers));
        listPicks(
            std::span(problem.picks).subspan(static_cast<std::size_t>(layer) * tokens * topK, tokens * topK),
            topK);
        const auto first = start.begin() + static_cast<std::ptrdiff_t>(problem.at(layer, 0));
        m_device.assign(first, first + problem.experts);
        m_here.assign(tokens * m_devices, 0);
        m_none.assign(m_devices * m_experts, 0);
        m_alone.assign(m_experts, 0);
        m_aloneWith.assign(m_experts * m_experts, 0);
        for (std::size_t t = 0; t < tokens; ++t)
            count(t);
    }

    [[nodiscard]] int device(int expert) const { return m_device[static_cast<std::size_t>(expert)]; }
    /// Tokens that pick the expert.
    [[nodiscard]] std::int64_t tokensOf(int expert) const
    {
        return std::ssize(m_tokens[static_cast<std::size_t>(expert)]);
    }

    /// Devices that tokens touch more after experts a and b, on different devices, have changed places.
    [[nodiscard]] std::int64_t change(int a, int b) const
    {
        const auto i = static_cast<std::size_t>(a);
        const auto j = static_cast<std::size_t>(b);
        return std::int64_t {none(device(b))[i]} + none(device(a))[j] - m_alone[i] - m_alone[j]
            + m_aloneWith[i * m_experts + j] + m_aloneWith[j * m_experts + i];
    }

    void exchange(int a, int b)
    {
        const auto i = static_cast<std::size_t>(a);
        const auto j = static_cast<std::size_t>(b);
        for (const std::uint32_t t : m_tokens[i])
            if (picks(t, j))
                swapIn(t, i, j);
            else
                move(t, i, device(a), device(b));
        for (const std::uint32_t t : m_tokens[j])
            if (!picks(t, i))
                move(t, j, device(b), device(a));
        std::swap(m_device[i], m_device[j]);
    }

    /// Picks less distinct devices, over all tokens.
    [[nodiscard]] std::int64_t saved() const
    {
        std::int64_t sum = 0;
        for (const std::uint16_t here : m_here)
            sum += std::max(0, here - 1);
        return sum;
    }

private:
    /// Experts of every token, each once, and tokens of every expert.
    void listPicks(std::span<const std::uint16_t> all, std::size_t topK)
    {
        m_tokens.assign(m_experts, {});
        m_begin.push_back(0);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto token = static_cast<std::uint32_t>(i / topK);
            std::vector<std::uint32_t>& mine = m_tokens[all[i]];
            if (mine.empty() || mine.back() != token) {
                mine.push_back(token);
                m_picks.push_back(all[i]);
            }
            if (i % topK + 1 == topK)
                m_begin.push_back(m_picks.size());
        }
    }
    void count(std::size_t token)
    {
        const std::uint16_t* here = m_here.data() + token * m_devices;
        for (const std::uint16_t e : ofToken(token))
            ++m_here[token * m_devices + static_cast<std::size_t>(m_device[e])];
        for (std::size_t g = 0; g < m_devices; ++g)
            if (here[g] == 0)
                addNone(token, static_cast<int>(g), 1);
            else if (here[g] == 1)
                addAlone(token, onlyOn(token, static_cast<int>(g), m_experts), 1);
    }

    [[nodiscard]] std::span<const std::uint16_t> ofToken(std::size_t token) const
    {
        return std::span(m_picks).subspan(m_begin[token], m_begin[token + 1] - m_begin[token]);
    }
    [[nodiscard]] bool picks(std::size_t token, std::size_t expert) const
    {
        return std::ranges::find(ofToken(token), expert) != ofToken(token).end();
    }
    [[nodiscard]] const std::int32_t* none(int device) const
    {
        return m_none.data() + static_cast<std::size_t>(device) * m_experts;
    }

    /// The expert of a token on a device that holds one of them beside `except`.
    [[nodiscard]] std::size_t onlyOn(std::size_t token, int device, std::size_t except) const
    {
        for (const std::uint16_t e : ofToken(token))
            if (m_device[e] == device && e != except)
                return e;
        return except;
    }
    void addNone(std::size_t token, int device, int more)
    {
        std::int32_t* row = m_none.data() + static_cast<std::size_t>(device) * m_experts;
        for (const std::uint16_t e : ofToken(token))
            row[e] += more;
    }
    void addAlone(std::size_t token, std::size_t expert, int more)
    {
        m_alone[expert] += more;
        std::int32_t* row = m_aloneWith.data() + expert * m_experts;
        for (const std::uint16_t e : ofToken(token))
            row[e] += more;
    }

    /// Of a token that picks one of the two experts exchanged.
    void move(std::size_t token, std::size_t expert, int from, int to)
    {
        std::uint16_t* here = m_here.data() + token * m_devices;
        const int left = --here[from];
        const int joined = here[to]++;
        // Alone before and after: nothing to count anew.
        if ((left == 0) != (joined == 0))
            addAlone(token, expert, left == 0 ? -1 : 1);
        if (left == 0)
            addNone(token, from, 1);
        else if (left == 1)
            addAlone(token, onlyOn(token, from, expert), 1);
        if (joined == 0)
            addNone(token, to, -1);
        else if (joined == 1)
            addAlone(token, onlyOn(token, to, expert), -1);
    }

    /// Of a token that picks both: the other one is alone where the one was.
    void swapIn(std::size_t token, std::size_t a, std::size_t b)
    {
        const std::uint16_t* here = m_here.data() + token * m_devices;
        const bool alone = here[m_device[a]] == 1;
        if (alone == (here[m_device[b]] == 1))
            return;
        addAlone(token, a, alone ? -1 : 1);
        addAlone(token, b, alone ? 1 : -1);
    }

    std::size_t m_experts;
    std::size_t m_devices;
    std::vector<std::uint16_t> m_picks; ///< distinct ones, token by token
    std::vector<std::size_t> m_begin; ///< of every token, in m_picks
    std::vector<std::vector<std::uint32_t>> m_tokens; ///< that pick an expert
    std::vector<std::uint16_t> m_here; ///< [token][device] picks
    std::vector<std::int32_t> m_none; ///< [device][expert] its tokens with no expert there
    std::vector<std::int32_t> m_alone; ///< [expert] its tokens with no other expert on its device
    std::vector<std::int32_t> m_aloneWith; ///< [expert][other] those of them that pick the other one as well
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

/// Mean |change| over random exchanges.
double meanChange(const PlacementProblem& problem, const LayerTokens& tokens, Random& random)
{
    constexpr int kTrials = 256;
    double sum = 0;
    int counted = 0;
    for (int i = 0; i < kTrials; ++i) {
        const int a = random.below(problem.experts);
        const int b = random.below(problem.experts);
        if (tokens.device(a) == tokens.device(b))
            continue;
        sum += std::abs(static_cast<double>(tokens.change(a, b)));
        ++counted;
    }
    return counted > 0 ? sum / counted : 0;
}

/// One layer, annealed.
class LayerSearch {
public:
    LayerSearch(
        const PlacementProblem& problem, int layer, const GroupingSearch& search, DeviceOfExpert& device)
        : m_problem(problem)
        , m_layer(layer)
        , m_search(search)
        , m_device(device)
        , m_tokens(problem, layer, device)
        , m_cap(problem, layer, device, search.balanceCap)
        , m_random(search.seed + static_cast<std::uint64_t>(layer) * 0x9e3779b97f4a7c15ULL)
        , m_saved(m_tokens.saved())
        , m_best(m_saved)
    {
    }

    void anneal(const SearchBudget& budget)
    {
        // From a grouped start a tenth of what a random exchange costs is hot. Both limits were tried out on
        // DeepSeek-V2-Lite's tokens.
        constexpr double kHot = 0.1;
        constexpr double kCold = 0.02;
        constexpr std::int64_t kLookEvery = 256; // at the budget
        const double scale = meanChange(m_problem, m_tokens, m_random);
        const Cooling cooling(kHot, kCold);
        for (double part = budget.used(0); part < 1 && !m_search.stop.stop_requested();
             part = budget.used(m_work)) {
            const double heat = scale * cooling.at(part);
            for (std::int64_t i = 0; i < kLookEvery; ++i)
                step(heat);
        }
    }

    /// To a placement that no exchange improves.
    void descend()
    {
        for (bool improved = true; improved && !m_search.stop.stop_requested();) {
            improved = false;
            for (int a = 0; a < m_problem.experts; ++a)
                for (int b = a + 1; b < m_problem.experts; ++b)
                    if (allows(a, b) && m_tokens.change(a, b) < 0) {
                        exchange(a, b);
                        improved = true;
                    }
        }
    }

    [[nodiscard]] std::int64_t saved() const { return m_best; }
    [[nodiscard]] std::int64_t moves() const { return m_moves; }

private:
    [[nodiscard]] bool allows(int a, int b) const
    {
        const int g = m_tokens.device(a);
        const int h = m_tokens.device(b);
        return g != h && m_cap.allows(a, b, g, h);
    }

    void step(double heat)
    {
        ++m_moves;
        ++m_work;
        const int a = m_random.below(m_problem.experts);
        const int b = m_random.below(m_problem.experts);
        if (!allows(a, b))
            return;
        const auto more = static_cast<double>(m_tokens.change(a, b));
        if (more <= 0 || (heat > 0 && accepts(more, heat, m_random)))
            exchange(a, b);
    }

    void exchange(int a, int b)
    {
        m_saved -= m_tokens.change(a, b);
        m_cap.exchange(a, b, m_tokens.device(a), m_tokens.device(b));
        m_tokens.exchange(a, b);
        m_work += kPerToken * (m_tokens.tokensOf(a) + m_tokens.tokensOf(b));
        if (m_saved > m_best) {
            m_best = m_saved;
            for (int e = 0; e < m_problem.experts; ++e)
                m_device[m_problem.at(m_layer, e)] = m_tokens.device(e);
        }
    }

    /// Counting a token anew takes about as long as judging so many exchanges.
    static constexpr std::int64_t kPerToken = 2;

    const PlacementProblem& m_problem;
    int m_layer;
    const GroupingSearch& m_search;
    DeviceOfExpert& m_device; ///< of all layers: the best found
    LayerTokens m_tokens;
    LayerCap m_cap;
    Random m_random;
    std::int64_t m_saved;
    std::int64_t m_best;
    std::int64_t m_moves = 0; ///< exchanges judged
    std::int64_t m_work = 0; ///< in exchanges judged
};

} // namespace

GroupingResult keepTokensTogether(
    const PlacementProblem& problem, const DeviceOfExpert& start, const GroupingSearch& search)
{
    GroupingResult result {start, 0, 0};
    for (int l = 0; l < problem.layers; ++l) {
        // A timed budget is what is left, of moves the whole is dealt out.
        const SearchBudget budget =
            search.budget.share(1.0 / (search.budget.timed() ? problem.layers - l : problem.layers));
        LayerSearch layer(problem, l, search, result.device);
        layer.anneal(budget);
        layer.descend();
        result.moves += layer.moves();
        result.objective += layer.saved();
        if (search.report)
            search.report((l + 1.0) / problem.layers, static_cast<double>(result.objective));
    }
    return result;
}

} // namespace rankloom
