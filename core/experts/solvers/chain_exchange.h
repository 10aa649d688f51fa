// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "core/experts/problem/placement.h"

namespace rankloom {

/// Below any sum of gains.
inline constexpr float kNever = -1e30F;
/// No exchange.
inline constexpr std::size_t kNone = ~std::size_t {0};

/// Two devices across all layers: at most one exchange in every layer, chosen together by a program along the
/// layers. The gains of exchanges in neighbouring layers add up but for the transitions between the four
/// experts. Width is the number of experts of a device that take part in a layer.
template <std::size_t Width> class ChainExchange {
public:
    static constexpr std::size_t kStates = Width * Width;

    struct Layer {
        std::array<int, Width> first {}; ///< experts on the one device
        std::array<int, Width> second {}; ///< and on the other
        std::size_t count = 0; ///< of each
        float stay = 0; ///< value of no exchange, by the program along the layers up to here
        std::array<float, kStates> exchange {}; ///< value of first[s / Width] against second[s % Width]
        std::array<float, kStates> gain {}; ///< of this layer alone
    };

    explicit ChainExchange(const PlacementProblem& problem)
        : m_experts(static_cast<std::size_t>(problem.experts))
        , m_layers(static_cast<std::size_t>(problem.layers))
        , m_pairs(problem.transitions.begin(), problem.transitions.end())
    {
    }

    [[nodiscard]] std::vector<Layer>& layers() { return m_layers; }

    /// What two experts together are worth per transition.
    void setFactor(float factor) { m_factor = factor; }

    /// The state of every layer, kNone = no exchange.
    const std::vector<std::size_t>& solve(const std::vector<float>& stayGain)
    {
        m_layers.front().stay = stayGain.front();
        m_layers.front().exchange = m_layers.front().gain;
        for (std::size_t l = 1; l < m_layers.size(); ++l)
            advance(l, stayGain[l]);
        m_choice.assign(m_layers.size(), kNone);
        m_choice.back() = bestOf(m_layers.back());
        for (std::size_t l = m_layers.size() - 1; l > 0; --l)
            m_choice[l - 1] = before(l, m_choice[l]);
        return m_choice;
    }

private:
    using Table = std::array<float, kStates>;
    static float larger(float a, float b) { return a > b ? a : b; }

    static std::size_t bestOf(const Layer& layer)
    {
        const auto best = std::ranges::max_element(layer.exchange);
        return *best > layer.stay ? static_cast<std::size_t>(best - layer.exchange.begin()) : kNone;
    }

    /// What an expert of layer l - 1 adds to the exchanges of layer l when it leaves its own device:
    /// transitions to every participant on the other device less those to every one here.
    struct Pull {
        std::array<float, Width> toward {};
        std::array<float, Width> away {};
        float most = 0; ///< of all sums
    };

    Pull pullOf(
        std::size_t l, int i, const std::array<int, Width>& there, const std::array<int, Width>& here) const
    {
        const float* row = m_pairs.data() + ((l - 1) * m_experts + static_cast<std::size_t>(i)) * m_experts;
        Pull pull;
        float largest = kNever;
        float least = -kNever;
        for (std::size_t c = 0; c < m_layers[l].count; ++c) {
            pull.toward[c] = m_factor * row[there[c]];
            pull.away[c] = m_factor * row[here[c]];
            largest = larger(largest, pull.toward[c]);
            least = pull.away[c] < least ? pull.away[c] : least;
        }
        pull.most = largest - least;
        return pull;
    }

    void advance(std::size_t l, float stayGain)
    {
        const Layer& from = m_layers[l - 1];
        Layer& to = m_layers[l];
        float best = from.stay;
        for (const float value : from.exchange)
            best = larger(best, value);
        to.stay = best + stayGain;
        // Of exchanges (a, b) before (c, d): value + (ac - ad) + (bd - bc), the best over b first. One that
        // cannot beat staying, whatever follows, is left out.
        std::array<Pull, Width> second;
        std::array<Table, Width> table;
        std::array<bool, Width> known {};
        for (std::size_t b = 0; b < from.count; ++b)
            second[b] = pullOf(l, from.second[b], to.second, to.first);
        Table sum;
        sum.fill(from.stay);
        for (std::size_t a = 0; a < from.count; ++a) {
            const Pull first = pullOf(l, from.first[a], to.first, to.second);
            const float need = from.stay - first.most;
            Table over;
            bool any = false;
            for (std::size_t b = 0; b < from.count; ++b) {
                const float value = from.exchange[a * Width + b];
                if (value + second[b].most <= need)
                    continue;
                if (!known[b])
                    for (std::size_t c = 0; c < Width; ++c)
                        for (std::size_t d = 0; d < Width; ++d)
                            table[b][c * Width + d] = second[b].toward[d] - second[b].away[c];
                known[b] = true;
                const float* row = table[b].data();
                if (any)
                    for (std::size_t s = 0; s < kStates; ++s)
                        over[s] = larger(over[s], value + row[s]);
                else
                    for (std::size_t s = 0; s < kStates; ++s)
                        over[s] = value + row[s];
                any = true;
            }
            if (!any)
                continue;
            for (std::size_t c = 0; c < Width; ++c)
                for (std::size_t d = 0; d < Width; ++d)
                    sum[c * Width + d] =
                        larger(sum[c * Width + d], over[c * Width + d] + first.toward[c] - first.away[d]);
        }
        for (std::size_t s = 0; s < kStates; ++s)
            to.exchange[s] = sum[s] + to.gain[s];
    }

    /// The state of the layer before `l` that leads to `state`.
    std::size_t before(std::size_t l, std::size_t state) const
    {
        const Layer& from = m_layers[l - 1];
        if (state == kNone)
            return bestOf(from);
        const auto c = static_cast<std::size_t>(m_layers[l].first[state / Width]);
        const auto d = static_cast<std::size_t>(m_layers[l].second[state % Width]);
        const auto worth = [&](int i) {
            const float* row =
                m_pairs.data() + ((l - 1) * m_experts + static_cast<std::size_t>(i)) * m_experts;
            return m_factor * row[c] - m_factor * row[d];
        };
        float best = from.stay;
        std::size_t at = kNone;
        for (std::size_t a = 0; a < from.count; ++a)
            for (std::size_t b = 0; b < from.count; ++b) {
                const float value =
                    from.exchange[a * Width + b] - worth(from.second[b]) + worth(from.first[a]);
                if (value > best) {
                    best = value;
                    at = a * Width + b;
                }
            }
        return at;
    }

    std::size_t m_experts;
    float m_factor = 2;
    std::vector<Layer> m_layers;
    std::vector<float> m_pairs; ///< transitions, [layers - 1][experts][experts]
    std::vector<std::size_t> m_choice;
};

} // namespace rankloom
