// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/routing/window_counter.h"

#include <algorithm>

#include "core/base/limits.h"

namespace rankloom {

namespace {

constexpr std::int64_t kMostWindows = 64;
constexpr std::int64_t kFirstWidth = 256; ///< tokens
constexpr std::size_t kMostHeld = limits::kMostWindowCounts;
constexpr std::int64_t kMostNumber = std::int64_t {1} << 62U;

void addTo(std::vector<std::int64_t>& to, const std::vector<std::int64_t>& from)
{
    to.resize(std::max(to.size(), from.size()));
    for (std::size_t e = 0; e < from.size(); ++e)
        to[e] += from[e];
}

} // namespace

/// Pairs of neighbouring windows become one.
void WindowCounter::widen()
{
    m_width *= 2;
    for (auto& [layer, windows] : m_layers) {
        for (std::size_t w = 0; 2 * w < windows.size(); ++w) {
            std::vector<std::int64_t> merged = std::move(windows[2 * w]);
            if (2 * w + 1 < windows.size())
                addTo(merged, windows[2 * w + 1]);
            windows[w] = std::move(merged);
        }
        windows.resize((windows.size() + 1) / 2);
    }
}

std::vector<std::int64_t>& WindowCounter::cell(Windows& windows, std::int64_t number, std::size_t experts)
{
    while (number / m_width >= kMostWindows)
        widen();
    const auto at = static_cast<std::size_t>(number / m_width);
    if (windows.size() <= at)
        windows.resize(at + 1);
    if (windows[at].size() < experts) {
        m_held += experts - windows[at].size();
        windows[at].resize(experts);
    }
    return windows[at];
}

void WindowCounter::add(const RoutingBatch& batch)
{
    m_tooLarge = m_tooLarge || m_held > kMostHeld || batch.firstToken > kMostNumber - m_base;
    if (m_tooLarge) {
        m_layers.clear();
        return;
    }
    if (m_width == 0)
        m_width = batch.isCounts() ? 1 : kFirstWidth;
    Windows& windows = m_layers[batch.layer];
    const std::int64_t first = m_base + batch.firstToken;
    if (batch.isCounts()) {
        std::vector<std::int64_t>& counts = cell(windows, first, batch.counts.size());
        for (std::size_t e = 0; e < batch.counts.size(); ++e)
            counts[e] += batch.counts[e];
        m_end = std::max(m_end, first + 1);
        return;
    }
    const auto k = static_cast<std::int64_t>(batch.topK);
    const std::int64_t tokens = static_cast<std::int64_t>(batch.experts.size()) / k;
    const auto largest =
        static_cast<std::size_t>(*std::max_element(batch.experts.begin(), batch.experts.end()));
    for (std::int64_t t = 0; t < tokens;) {
        std::vector<std::int64_t>& counts = cell(windows, first + t, largest + 1);
        const std::int64_t stop = std::min(tokens, ((first + t) / m_width + 1) * m_width - first);
        for (std::int64_t i = t * k; i < stop * k; ++i)
            ++counts[static_cast<std::size_t>(batch.experts[static_cast<std::size_t>(i)])];
        t = stop;
    }
    m_end = std::max(m_end, first + tokens);
}

void WindowCounter::beginLater() { m_base = m_end; }

LoadWindows WindowCounter::collect(int experts) const
{
    LoadWindows result;
    if (m_tooLarge || m_width == 0)
        return result;
    std::size_t count = 0;
    for (const auto& [layer, windows] : m_layers)
        count = std::max(count, windows.size());
    // Windows hold the experts that they saw, the result holds all.
    const auto side = static_cast<std::size_t>(experts);
    if (count * m_layers.size() * side > kMostHeld)
        return result;
    result.width = m_width;
    result.count = static_cast<int>(count);
    result.load.resize(count * m_layers.size() * side);
    std::size_t row = 0;
    for (const auto& [layer, windows] : m_layers) {
        for (std::size_t w = 0; w < windows.size(); ++w)
            std::copy_n(windows[w].begin(), std::min(windows[w].size(), side),
                result.load.begin() + static_cast<std::ptrdiff_t>((w * m_layers.size() + row) * side));
        ++row;
    }
    return result;
}

} // namespace rankloom
