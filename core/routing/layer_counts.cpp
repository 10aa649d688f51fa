// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/routing/layer_counts.h"

#include <algorithm>
#include <utility>

#include "core/base/at.h"

namespace rankloom {

namespace {

/// Picks of consecutive tokens, `topK` of each.
template <class Pick> struct Picks {
    const Pick* first;
    int topK;
};
template <class Pick> Picks(const Pick*, int) -> Picks<Pick>; // clang 14 asks for it

/// Adds one for every pair (pick of a token in `from`, pick of the same token in `to`).
template <class From, class To>
void countPairs(Picks<From> from, Picks<To> to, std::int64_t tokens, Matrix<std::int64_t>& counts)
{
    for (std::int64_t t = 0; t < tokens; ++t, from.first += from.topK, to.first += to.topK)
        for (int i = 0; i < from.topK; ++i)
            for (int j = 0; j < to.topK; ++j)
                ++counts.coeffRef(from.first[i], to.first[j]);
}

void growTo(Matrix<std::int64_t>& counts, int side)
{
    Matrix<std::int64_t> larger = Matrix<std::int64_t>::Zero(side, side);
    larger.topLeftCorner(counts.rows(), counts.cols()) = counts;
    counts = std::move(larger);
}

/// Those of the first experts.
template <class Table> void append(std::vector<std::int64_t>& to, const Table& counts, int experts)
{
    const std::size_t before = to.size();
    to.resize(before + at(std::int64_t {experts} * experts));
    MatrixView<std::int64_t>(to.data() + before, experts, experts) = counts.topLeftCorner(experts, experts);
}

} // namespace

LayerCounts::LayerCounts(int capacity, int topK)
    : m_topK(topK), m_load(at(capacity)), m_pairs(Counts::Zero(capacity, capacity))
{
}

std::optional<std::size_t> LayerCounts::count(const RoutingBatch& batch)
{
    const auto k = static_cast<std::size_t>(m_topK);
    const std::int32_t* picks = batch.experts.data();
    for (std::size_t token = 0; token < batch.experts.size(); token += k)
        for (std::size_t i = 0; i < k; ++i) {
            const std::int32_t a = picks[token + i];
            ++m_load[at(a)];
            for (std::size_t j = i + 1; j < k; ++j) {
                const std::int32_t b = picks[token + j];
                if (a == b)
                    return token + j;
                ++m_pairs.coeffRef(std::min(a, b), std::max(a, b));
            }
        }
    m_tokens += static_cast<std::int64_t>(batch.experts.size() / k);
    return std::nullopt;
}

LayerCounts::Counts& LayerCounts::transitionsTo(int nextLayer)
{
    return m_transitions.try_emplace(nextLayer, Counts::Zero(m_pairs.rows(), m_pairs.cols())).first->second;
}

void LayerCounts::matchNext(int nextLayer, const RoutingBatch& next)
{
    const std::int64_t nextEnd = next.firstToken + static_cast<std::int64_t>(next.experts.size()) / next.topK;
    Counts& counts = transitionsTo(nextLayer);
    for (Block& block : m_waiting) {
        const std::int64_t begin = std::max(block.first, next.firstToken);
        const std::int64_t end = std::min(block.end, nextEnd);
        if (begin >= end)
            continue;
        countPairs(Picks {block.picks.data() + (begin - block.first) * m_topK, m_topK},
            Picks {next.experts.data() + (begin - next.firstToken) * next.topK, next.topK}, end - begin,
            counts);
        // Tokens come in order within a layer: with its last token the whole block is done.
        block.matched = block.matched || end == block.end;
    }
}

void LayerCounts::matchWaiting(int nextLayer, const RoutingBatch& ours, const LayerCounts& next)
{
    const std::int64_t oursEnd = ours.firstToken + static_cast<std::int64_t>(ours.experts.size()) / m_topK;
    for (const Block& block : next.m_waiting) {
        const std::int64_t begin = std::max(block.first, ours.firstToken);
        const std::int64_t end = std::min(block.end, oursEnd);
        if (begin < end)
            countPairs(Picks {ours.experts.data() + (begin - ours.firstToken) * m_topK, m_topK},
                Picks {block.picks.data() + (begin - block.first) * next.m_topK, next.m_topK}, end - begin,
                transitionsTo(nextLayer));
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

bool LayerCounts::forgetOldestMatched()
{
    if (m_waiting.empty() || !m_waiting.front().matched)
        return false;
    forgetOldest();
    return true;
}

void LayerCounts::forgetOldest()
{
    if (m_waiting.empty())
        return;
    if (!m_waiting.front().matched)
        m_forgottenUntil = std::max(m_forgottenUntil, m_waiting.front().end);
    letGo(std::move(m_waiting.front()));
    m_waiting.pop_front();
}

void LayerCounts::forgetAll()
{
    m_waiting.clear();
    m_waitingPicks = 0;
    m_forgottenUntil = 0;
}

void LayerCounts::grow(int to)
{
    m_load.resize(at(to));
    growTo(m_pairs, to);
    for (auto& [next, counts] : m_transitions)
        growTo(counts, to);
}

void LayerCounts::appendLoad(std::vector<std::int64_t>& to, int experts) const
{
    to.insert(to.end(), m_load.begin(), m_load.begin() + experts);
}

void LayerCounts::appendCoactivation(std::vector<std::int64_t>& to, int experts) const
{
    append(to, m_pairs + m_pairs.transpose(), experts); // counted in one half
}

void LayerCounts::appendTransitions(int nextLayer, std::vector<std::int64_t>& to, int experts) const
{
    const auto found = m_transitions.find(nextLayer);
    if (found != m_transitions.end())
        append(to, found->second, experts);
    else
        append(to, Counts::Zero(experts, experts), experts);
}

} // namespace rankloom
