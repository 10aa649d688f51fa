// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/routing/sample_counter.h"

#include <algorithm>
#include <numeric>

namespace rankloom {

namespace {

/// Files above, token numbers below: 16 million files of a trillion tokens.
constexpr unsigned kTokenBits = 40;

/// The mixer of splitmix64.
std::uint64_t hashOf(std::uint64_t token)
{
    std::uint64_t mixed = token + 0x9e3779b97f4a7c15ULL;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebULL;
    return mixed ^ (mixed >> 31U);
}

/// Positions of a layer's tokens, ascending and each once.
std::vector<std::size_t> inOrder(const std::vector<std::uint64_t>& tokens)
{
    std::vector<std::size_t> order(tokens.size());
    std::iota(order.begin(), order.end(), std::size_t {0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return tokens[i]; });
    const auto same = [&](std::size_t a, std::size_t b) { return tokens[a] == tokens[b]; };
    order.erase(std::unique(order.begin(), order.end(), same), order.end());
    return order;
}

} // namespace

void SampleCounter::add(std::int64_t file, const RoutingBatch& batch)
{
    Layer& layer = m_layers[batch.layer];
    layer.topK = batch.topK;
    const auto k = static_cast<std::size_t>(batch.topK);
    std::uint64_t token =
        (static_cast<std::uint64_t>(file) << kTokenBits) + static_cast<std::uint64_t>(batch.firstToken);
    for (std::size_t at = 0; at < batch.experts.size(); at += k, ++token) {
        if (hashOf(token) > m_limit)
            continue;
        layer.token.push_back(token);
        for (std::size_t i = 0; i < k; ++i)
            layer.picks.push_back(static_cast<std::uint16_t>(batch.experts[at + i]));
        m_held += k;
        while (m_held > RoutingSample::kMostPicks)
            halve();
    }
}

void SampleCounter::halve()
{
    m_limit /= 2;
    m_held = 0;
    for (auto& [name, layer] : m_layers) {
        const auto k = static_cast<std::size_t>(layer.topK);
        std::size_t kept = 0;
        for (std::size_t i = 0; i < layer.token.size(); ++i) {
            if (hashOf(layer.token[i]) > m_limit)
                continue;
            layer.token[kept] = layer.token[i];
            std::copy_n(layer.picks.begin() + static_cast<std::ptrdiff_t>(i * k), k,
                layer.picks.begin() + static_cast<std::ptrdiff_t>(kept * k));
            ++kept;
        }
        layer.token.resize(kept);
        layer.picks.resize(kept * k);
        m_held += kept * k;
    }
}

RoutingSample SampleCounter::collect() const
{
    RoutingSample sample;
    if (m_layers.empty())
        return sample;
    const int topK = m_layers.begin()->second.topK;
    std::vector<std::vector<std::size_t>> order;
    std::vector<std::uint64_t> shared;
    for (const auto& [name, layer] : m_layers) {
        if (layer.topK != topK)
            return sample;
        order.push_back(inOrder(layer.token));
        std::vector<std::uint64_t> tokens;
        tokens.reserve(order.back().size());
        for (const std::size_t i : order.back())
            tokens.push_back(layer.token[i]);
        if (order.size() == 1) {
            shared = std::move(tokens);
            continue;
        }
        std::vector<std::uint64_t> both;
        std::ranges::set_intersection(shared, tokens, std::back_inserter(both));
        shared = std::move(both);
    }
    const auto k = static_cast<std::size_t>(topK);
    sample.tokens = static_cast<std::int64_t>(shared.size());
    sample.picks.reserve(shared.size() * k * m_layers.size());
    std::size_t row = 0;
    for (const auto& [name, layer] : m_layers) {
        auto wanted = shared.begin();
        for (const std::size_t i : order[row]) {
            if (wanted == shared.end() || layer.token[i] != *wanted)
                continue;
            ++wanted;
            const auto picks = layer.picks.begin() + static_cast<std::ptrdiff_t>(i * k);
            sample.picks.insert(sample.picks.end(), picks, picks + static_cast<std::ptrdiff_t>(k));
        }
        ++row;
    }
    return sample;
}

} // namespace rankloom
