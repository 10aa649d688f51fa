// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/routing/layer_counts.h"

#include <algorithm>
#include <utility>

namespace rankloom {

namespace {

std::size_t square(int side) { return static_cast<std::size_t>(side) * static_cast<std::size_t>(side); }

/// Adds one for every pair (pick of a token in `from`, pick of the same token in `to`).
template <class From, class To>
void countPairs(const From* from, int fromK, const To* to, int toK, std::int64_t tokens, int capacity,
    std::int64_t* matrix)
{
    const auto side = static_cast<std::size_t>(capacity);
    for (std::int64_t t = 0; t < tokens; ++t) {
        for (int i = 0; i < fromK; ++i) {
            std::int64_t* row = matrix + static_cast<std::size_t>(from[i]) * side;
            for (int j = 0; j < toK; ++j)
                ++row[static_cast<std::size_t>(to[j])];
        }
        from += fromK;
        to += toK;
    }
}

void growMatrix(std::vector<std::int64_t>& matrix, int from, int to)
{
    std::vector<std::int64_t> larger(square(to));
    const auto side = static_cast<std::size_t>(from);
    for (std::size_t row = 0; row < side; ++row)
        std::copy_n(matrix.begin() + static_cast<std::ptrdiff_t>(row * side), side,
            larger.begin() + static_cast<std::ptrdiff_t>(row * static_cast<std::size_t>(to)));
    matrix = std::move(larger);
}

} // namespace

LayerCounts::LayerCounts(int capacity, int topK)
    : m_topK(topK), m_load(static_cast<std::size_t>(capacity)), m_pairs(square(capacity))
{
}

std::optional<std::size_t> LayerCounts::count(const RoutingBatch& batch, int capacity)
{
    const auto k = static_cast<std::size_t>(m_topK);
    const auto side = static_cast<std::size_t>(capacity);
    const std::int32_t* picks = batch.experts.data();
    for (std::size_t at = 0; at < batch.experts.size(); at += k)
        for (std::size_t i = 0; i < k; ++i) {
            const auto a = static_cast<std::size_t>(picks[at + i]);
            ++m_load[a];
            for (std::size_t j = i + 1; j < k; ++j) {
                const auto b = static_cast<std::size_t>(picks[at + j]);
                if (a == b)
                    return at + j;
                ++m_pairs[a < b ? a * side + b : b * side + a];
            }
        }
    m_tokens += static_cast<std::int64_t>(batch.experts.size() / k);
    return std::nullopt;
}

LayerCounts::Matrix& LayerCounts::transitionsTo(int nextLayer, int capacity)
{
    Matrix& matrix = m_transitions[nextLayer];
    if (matrix.empty())
        matrix.resize(square(capacity));
    return matrix;
}

void LayerCounts::matchNext(int nextLayer, const RoutingBatch& next, int capacity)
{
    const std::int64_t nextEnd = next.firstToken + static_cast<std::int64_t>(next.experts.size()) / next.topK;
    Matrix& matrix = transitionsTo(nextLayer, capacity);
    for (Block& block : m_waiting) {
        const std::int64_t begin = std::max(block.first, next.firstToken);
        const std::int64_t end = std::min(block.end, nextEnd);
        if (begin >= end)
            continue;
        countPairs(block.picks.data() + (begin - block.first) * m_topK, m_topK,
            next.experts.data() + (begin - next.firstToken) * next.topK, next.topK, end - begin, capacity,
            matrix.data());
        // Tokens come in order within a layer: with its last token the whole block is done.
        block.matched = block.matched || end == block.end;
    }
}

void LayerCounts::matchWaiting(int nextLayer, const RoutingBatch& ours, const LayerCounts& next, int capacity)
{
    const std::int64_t oursEnd = ours.firstToken + static_cast<std::int64_t>(ours.experts.size()) / m_topK;
    for (const Block& block : next.m_waiting) {
        const std::int64_t begin = std::max(block.first, ours.firstToken);
        const std::int64_t end = std::min(block.end, oursEnd);
        if (begin < end)
            countPairs(ours.experts.data() + (begin - ours.firstToken) * m_topK, m_topK,
                block.picks.data() + (begin - block.first) * next.m_topK, next.m_topK, end - begin, capacity,
                transitionsTo(nextLayer, capacity).data());
    }
}

void LayerCounts::keep(const RoutingBatch& batch)
{
    Block block;
    block.first = batch.firstToken;
    block.end = batch.firstToken + static_cast<std::int64_t>(batch.experts.size()) / m_topK;
    block.picks = std::exchange(m_spare, {});
    block.picks.resize(batch.experts.size());
    std::transform(batch.experts.begin(), batch.experts.end(), block.picks.begin(),
        [](std::int32_t id) { return static_cast<std::uint16_t>(id); });
    m_waitingPicks += block.picks.size();
    m_waiting.push_back(std::move(block));
}

void LayerCounts::letGo(Block&& block)
{
    m_waitingPicks -= block.picks.size();
    m_spare = std::move(block.picks);
}

void LayerCounts::forgetBefore(std::int64_t token)
{
    while (!m_waiting.empty() && m_waiting.front().end <= token) {
        letGo(std::move(m_waiting.front()));
        m_waiting.pop_front();
    }
}

bool LayerCounts::forgetOldest(bool onlyMatched)
{
    if (m_waiting.empty() || (onlyMatched && !m_waiting.front().matched))
        return false;
    if (!m_waiting.front().matched)
        m_forgottenUntil = std::max(m_forgottenUntil, m_waiting.front().end);
    letGo(std::move(m_waiting.front()));
    m_waiting.pop_front();
    return true;
}

void LayerCounts::forgetAll()
{
    m_waiting.clear();
    m_waitingPicks = 0;
    m_forgottenUntil = 0;
}

void LayerCounts::grow(int from, int to)
{
    m_load.resize(static_cast<std::size_t>(to));
    growMatrix(m_pairs, from, to);
    for (auto& [next, matrix] : m_transitions)
        growMatrix(matrix, from, to);
}

void LayerCounts::appendLoad(std::vector<std::int64_t>& to, int experts) const
{
    to.insert(to.end(), m_load.begin(), m_load.begin() + experts);
}

void LayerCounts::appendCoactivation(std::vector<std::int64_t>& to, int experts, int capacity) const
{
    const auto side = static_cast<std::size_t>(capacity);
    for (std::size_t i = 0; i < static_cast<std::size_t>(experts); ++i)
        for (std::size_t j = 0; j < static_cast<std::size_t>(experts); ++j)
            to.push_back(m_pairs[std::min(i, j) * side + std::max(i, j)]);
}

void LayerCounts::appendTransitions(
    int nextLayer, std::vector<std::int64_t>& to, int experts, int capacity) const
{
    const auto found = m_transitions.find(nextLayer);
    const auto side = static_cast<std::size_t>(capacity);
    for (std::size_t i = 0; i < static_cast<std::size_t>(experts); ++i)
        for (std::size_t j = 0; j < static_cast<std::size_t>(experts); ++j)
            to.push_back(found == m_transitions.end() ? 0 : found->second[i * side + j]);
}

} // namespace rankloom
