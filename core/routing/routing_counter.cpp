// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/routing/routing_counter.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "core/base/limits.h"
#include "core/routing/layer_counts.h"
#include "core/routing/sample_counter.h"
#include "core/routing/token_split.h"
#include "core/routing/window_counter.h"

namespace rankloom {

namespace {

constexpr int kMostExperts = static_cast<int>(limits::kMostRoutingExperts);
constexpr std::size_t kMostLayers = limits::kMostRoutingLayers;
constexpr std::size_t kMostCounterBytes = limits::kMostRoutingBytes;
/// Sums below this cannot overflow.
constexpr std::int64_t kMostPicks = std::int64_t {1} << 62U;
/// Picks that may wait for their next layer: 128 MiB. Only files that hold one layer after the other for all
/// tokens come near it.
constexpr std::size_t kMostWaiting = std::size_t {64} << 20U;

} // namespace

struct RoutingCounter::Impl {
    Impl(int experts, const TraceSplit& split)
        : fixedExperts(experts), capacity(experts > 0 ? experts : 8), part(split)
    {
    }

    Result<void> add(const RoutingBatch& batch);
    void addToWindows(RoutingBatch batch);
    Result<int> largestId(const RoutingBatch& batch) const;
    /// For experts up to `largest` in `count` layers.
    Result<void> makeRoom(int largest, std::size_t count);
    Result<void> matchNeighbours(std::map<int, LayerCounts>::iterator at, const RoutingBatch& batch);
    void forgetPastWindows(const LayerCounts& current, const RoutingBatch& batch);
    void forgetOldest();
    void reportUnequalTokens();
    RoutingStatistics collect() const;
    Result<void> addCounts(const RoutingBatch& batch);
    RoutingStatistics collectCounts() const;

    int fixedExperts; ///< 0 = as the trace has it
    int capacity; ///< rows and columns of the matrices
    int largestSeen = -1;
    std::map<int, LayerCounts> layers; ///< by layer as named, ascending
    std::int64_t pastMark = 0; ///< windows before this token number are done in every layer
    std::int64_t newest = 0; ///< largest token number + 1 of the current file
    Diagnostics diagnostics;
    std::map<int, std::vector<std::int64_t>> counted; ///< of traces that hold counts, by layer as named
    int countedTopK = 0;
    WindowCounter windows;
    SampleCounter sample;
    TraceSplit part;
    TokenRange range;
    std::int64_t file = -1; ///< number of the present file
    bool seen = false; ///< anything came, in the part or not
};

namespace {

tl::unexpected<Error> badToken(const RoutingBatch& batch, std::size_t pick, const Phrase& what, Phrase remedy)
{
    const std::int64_t token =
        batch.firstToken + static_cast<std::int64_t>(pick / static_cast<std::size_t>(batch.topK));
    return fail(ErrorCode::BadValue, Phrase::of("Layer {}, token {}: {}", batch.layer, token, what), {},
        std::move(remedy));
}

} // namespace

Result<int> RoutingCounter::Impl::largestId(const RoutingBatch& batch) const
{
    if (batch.topK < 1 || batch.experts.size() % static_cast<std::size_t>(batch.topK) != 0)
        return fail(ErrorCode::BadValue,
            Phrase::of("Layer {}: a batch of {} picks is not a multiple of top-{}", batch.layer,
                batch.experts.size(), batch.topK));
    const int limit = fixedExperts > 0 ? fixedExperts : kMostExperts;
    int largest = 0;
    for (std::size_t i = 0; i < batch.experts.size(); ++i) {
        const std::int32_t id = batch.experts[i];
        if (id < 0 || id >= limit)
            return badToken(batch, i, Phrase::of("expert {} is not one of 0 to {}", id, limit - 1),
                fixedExperts > 0 ? Phrase::of("Check that the trace is of this model.")
                                 : Phrase::of("Check that the file holds expert numbers."));
        largest = std::max(largest, static_cast<int>(id));
    }
    return largest;
}

Result<void> RoutingCounter::Impl::makeRoom(int largest, std::size_t count)
{
    int wanted = capacity;
    while (wanted <= largest)
        wanted *= 2;
    wanted = std::min(wanted, std::max(capacity, kMostExperts));
    const auto side = static_cast<std::size_t>(wanted);
    if (count > kMostLayers || count * side * side * 2 * sizeof(std::int64_t) > kMostCounterBytes)
        return fail(ErrorCode::TooLarge,
            Phrase::of("Counting {} layers of {} experts would need more than 4 GiB", count, wanted), {},
            Phrase::of("Check that the file holds expert numbers, layer by layer."));
    if (wanted > capacity) {
        for (auto& [name, layer] : layers)
            layer.grow(wanted);
        capacity = wanted;
    }
    return {};
}

Result<void> RoutingCounter::Impl::matchNeighbours(
    std::map<int, LayerCounts>::iterator at, const RoutingBatch& batch)
{
    if (at != layers.begin()) {
        auto before = std::prev(at);
        if (batch.firstToken < before->second.forgottenUntil())
            return fail(ErrorCode::TooLarge,
                Phrase::of(
                    "Layer {} comes more than {} picks after layer {}: its transitions cannot be counted "
                    "in constant memory",
                    batch.layer, kMostWaiting, before->first),
                {}, Phrase::of("Sort the trace by token, or by step and layer."));
        before->second.matchNext(at->first, batch);
    }
    if (const auto after = std::next(at); after != layers.end())
        at->second.matchWaiting(after->first, batch, after->second);
    return {};
}

/// A layer that goes on to tokens nobody has seen begins a new window. One window back is kept for
/// stragglers.
void RoutingCounter::Impl::forgetPastWindows(const LayerCounts& current, const RoutingBatch& batch)
{
    if (batch.firstToken < newest || newest == 0)
        return;
    const bool othersSeen = std::any_of(layers.begin(), layers.end(),
        [&](const auto& entry) { return &entry.second != &current && entry.second.waitingPicks() > 0; });
    if (!othersSeen)
        return;
    for (auto& [name, layer] : layers)
        layer.forgetBefore(pastMark);
    pastMark = newest;
}

/// Keeps memory bounded: first goes what is already matched, then the oldest of the fullest layer.
void RoutingCounter::Impl::forgetOldest()
{
    const auto waiting = [&] {
        std::size_t picks = 0;
        for (const auto& [name, layer] : layers)
            picks += layer.waitingPicks();
        return picks;
    };
    while (waiting() > kMostWaiting) {
        const bool found = std::any_of(
            layers.begin(), layers.end(), [](auto& entry) { return entry.second.forgetOldestMatched(); });
        if (!found)
            std::max_element(layers.begin(), layers.end(), [](const auto& a, const auto& b) {
                return a.second.waitingPicks() < b.second.waitingPicks();
            })->second.forgetOldest();
    }
}

Result<void> RoutingCounter::Impl::add(const RoutingBatch& batch)
{
    if (batch.experts.empty())
        return {};
    const Result<int> largest = largestId(batch);
    if (!largest)
        return tl::unexpected<Error>(largest.error());
    auto at = layers.find(batch.layer);
    if (*largest >= capacity || at == layers.end())
        if (Result<void> room = makeRoom(*largest, layers.size() + (at == layers.end() ? 1 : 0)); !room)
            return room;
    if (at == layers.end())
        at = layers.emplace(batch.layer, LayerCounts(capacity, batch.topK)).first;
    LayerCounts& layer = at->second;
    if (layer.topK() != batch.topK)
        return badToken(batch, 0, Phrase::of("top-{} after top-{}", batch.topK, layer.topK()),
            Phrase::of("All tokens of a layer must pick the same number of experts."));
    largestSeen = std::max(largestSeen, *largest);
    if (const std::optional<std::size_t> twice = layer.count(batch); twice)
        return badToken(batch, *twice, Phrase::of("the same expert is picked twice"),
            Phrase::of("Check that the trace is complete."));
    if (Result<void> matched = matchNeighbours(at, batch); !matched)
        return matched;
    forgetPastWindows(layer, batch);
    addToWindows(batch);
    sample.add(std::max<std::int64_t>(0, file), batch);
    layer.keep(batch);
    newest =
        std::max(newest, batch.firstToken + static_cast<std::int64_t>(batch.experts.size()) / batch.topK);
    forgetOldest();
    return {};
}

void RoutingCounter::Impl::addToWindows(RoutingBatch batch)
{
    batch.firstToken -= range.first;
    windows.add(batch);
}

/// Layers that saw different numbers of tokens are told, because their loads are not comparable.
void RoutingCounter::Impl::reportUnequalTokens()
{
    std::int64_t most = 0;
    for (const auto& [name, layer] : layers)
        most = std::max(most, layer.tokens());
    for (const auto& [name, layer] : layers)
        if (layer.tokens() != most)
            diagnostics.push_back({Severity::Warning, "tokens-missing",
                Phrase::of("Layer {} has {} of {} tokens", name, layer.tokens(), most), {}, {}, {}});
}

RoutingStatistics RoutingCounter::Impl::collect() const
{
    RoutingStatistics result;
    result.layers = static_cast<int>(layers.size());
    result.experts = fixedExperts > 0 ? fixedExperts : largestSeen + 1;
    const auto count = layers.size();
    const auto side = static_cast<std::size_t>(result.experts);
    result.load.reserve(count * side);
    result.coactivation.reserve(count * side * side);
    result.transitions.reserve((count - 1) * side * side);
    for (auto at = layers.begin(); at != layers.end(); ++at) {
        const LayerCounts& layer = at->second;
        result.modelLayers.push_back(at->first);
        result.tokens = std::max(result.tokens, layer.tokens());
        result.topK = std::max(result.topK, layer.topK());
        layer.appendLoad(result.load, result.experts);
        layer.appendCoactivation(result.coactivation, result.experts);
        if (const auto next = std::next(at); next != layers.end())
            layer.appendTransitions(next->first, result.transitions, result.experts);
    }
    result.windows = windows.collect(result.experts);
    result.sample = sample.collect();
    return result;
}

/// Counts need no matrices: a row per layer.
Result<void> RoutingCounter::Impl::addCounts(const RoutingBatch& batch)
{
    const auto limit = static_cast<std::size_t>(fixedExperts > 0 ? fixedExperts : kMostExperts);
    std::size_t used = batch.counts.size();
    while (used > 1 && (used > limit || fixedExperts > 0) && batch.counts[used - 1] == 0)
        --used;
    if (used > limit)
        return fail(ErrorCode::BadValue,
            Phrase::of("Layer {}: expert {} is not one of 0 to {}", batch.layer, used - 1, limit - 1), {},
            Phrase::of("Check that the counts are of this model, and not of physical experts."));
    if (batch.layer < 0 || (counted.size() >= kMostLayers && !counted.contains(batch.layer)))
        return fail(ErrorCode::TooLarge, Phrase::of("The counts are of more than {} layers", kMostLayers));
    if (countedTopK > 0 && batch.topK > 0 && batch.topK != countedTopK)
        return fail(ErrorCode::BadValue,
            Phrase::of("Layer {}: top-{} after top-{}", batch.layer, batch.topK, countedTopK));
    countedTopK = std::max(countedTopK, batch.topK);
    std::vector<std::int64_t>& counts = counted[batch.layer];
    counts.resize(std::max({counts.size(), used, fixedExperts > 0 ? std::size_t {0} : batch.counts.size()}));
    for (std::size_t e = 0; e < used; ++e) {
        if (batch.counts[e] < 0 || counts[e] > kMostPicks - batch.counts[e])
            return fail(ErrorCode::BadValue,
                Phrase::of("Layer {}: the picks of expert {} are no possible number", batch.layer, e));
        counts[e] += batch.counts[e];
    }
    addToWindows(batch);
    return {};
}

RoutingStatistics RoutingCounter::Impl::collectCounts() const
{
    RoutingStatistics result;
    result.layers = static_cast<int>(counted.size());
    result.topK = countedTopK;
    result.experts = fixedExperts;
    for (const auto& [name, counts] : counted)
        result.experts = std::max(result.experts, static_cast<int>(counts.size()));
    for (const auto& [name, counts] : counted) {
        result.modelLayers.push_back(name);
        result.load.insert(result.load.end(), counts.begin(), counts.end());
        result.load.resize(result.modelLayers.size() * static_cast<std::size_t>(result.experts));
        if (countedTopK > 0)
            result.tokens = std::max(
                result.tokens, std::accumulate(counts.begin(), counts.end(), std::int64_t {0}) / countedTopK);
    }
    result.windows = windows.collect(result.experts);
    return result;
}

RoutingCounter::RoutingCounter(int experts, const TraceSplit& split)
    : m_impl(std::make_shared<Impl>(std::clamp(experts, 0, kMostExperts), split))
{
}

void RoutingCounter::beginFile()
{
    for (auto& [name, layer] : m_impl->layers)
        layer.forgetAll();
    m_impl->pastMark = 0;
    m_impl->newest = 0;
    ++m_impl->file;
}

void RoutingCounter::beginTrace() { m_impl->windows.beginLater(); }

void RoutingCounter::keepOnly(const TokenRange& range) { m_impl->range = range; }

Result<void> RoutingCounter::count(const RoutingBatch& batch)
{
    if (batch.isCounts() ? !m_impl->layers.empty() : !m_impl->counted.empty() && !batch.experts.empty())
        return fail(ErrorCode::Contradiction,
            Phrase::of("Some files hold the picks of tokens and others only counts"), {},
            Phrase::of("Import them one after the other."));
    return batch.isCounts() ? m_impl->addCounts(batch) : m_impl->add(batch);
}

Result<void> RoutingCounter::add(const RoutingBatch& batch)
{
    m_impl->seen = m_impl->seen || batch.isCounts() || !batch.experts.empty();
    const RoutingBatch inTime = clipped(batch, m_impl->range);
    if (!inTime.isCounts() && inTime.experts.empty())
        return {};
    return splitBatch(m_impl->part, std::max<std::int64_t>(0, m_impl->file), inTime,
        [this](const RoutingBatch& part) { return count(part); });
}

Result<RoutingStatistics> RoutingCounter::finish()
{
    if (!m_impl->counted.empty())
        return m_impl->collectCounts();
    if (m_impl->layers.empty() && m_impl->seen)
        return fail(ErrorCode::BadValue, Phrase::of("No token of the trace is in this part of the split"), {},
            Phrase::of("Use a longer trace, smaller blocks or another share."));
    if (m_impl->layers.empty())
        return fail(ErrorCode::BadValue, Phrase::of("The trace holds no token"), {},
            Phrase::of("Choose a trace of a real run."));
    m_impl->diagnostics.clear();
    m_impl->reportUnequalTokens();
    return m_impl->collect();
}

const Diagnostics& RoutingCounter::diagnostics() const { return m_impl->diagnostics; }

} // namespace rankloom
