// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/traces/trace_window.h"

#include <algorithm>

namespace rankloom {

namespace {

/// One MiB of picks: all layers of a window of a few thousand tokens.
constexpr std::size_t kMostHeld = 256U * 1024U;
/// Numbers stay below this whatever a file claims, so that sums do not overflow.
constexpr std::int64_t kMostTokens = std::int64_t {1} << 60U;

} // namespace

/// Token numbers that fall back begin a new sequence (the next prompt, the next step). All layers number
/// their sequences alike, so that the same token has the same number in every layer.
std::int64_t TraceWindow::number(Layer& layer, std::int64_t token)
{
    if (token <= layer.lastToken) {
        ++layer.sequence;
        if (layer.sequence == m_base.size()) {
            m_base.push_back(std::min(m_base.back() + m_length.back(), kMostTokens));
            m_length.push_back(0);
        }
    }
    layer.lastToken = token;
    m_length[layer.sequence] = std::max(m_length[layer.sequence], token + 1);
    return m_base[layer.sequence] + token;
}

Result<void> TraceWindow::add(int layer, std::int64_t token, std::span<const std::int32_t> picks)
{
    const auto index = static_cast<std::size_t>(layer);
    if (index >= m_layers.size())
        m_layers.resize(index + 1);
    Layer& l = m_layers[index];
    const std::int64_t at = number(l, token);
    const auto k = static_cast<int>(picks.size());
    if (!l.pending.empty()
        && (k != l.topK || at != l.first + static_cast<std::int64_t>(l.pending.size()) / l.topK))
        if (Result<void> done = deliver(layer); !done)
            return done;
    if (l.pending.empty()) {
        l.first = at;
        l.topK = k;
    }
    l.pending.insert(l.pending.end(), picks.begin(), picks.end());
    m_held += picks.size();
    return m_held >= kMostHeld ? flush() : Result<void> {};
}

Result<void> TraceWindow::deliver(int index)
{
    Layer& layer = m_layers[static_cast<std::size_t>(index)];
    Result<void> done = m_job.deliver({index, layer.topK, layer.first, layer.pending});
    m_held -= layer.pending.size();
    layer.pending.clear();
    return done;
}

Result<void> TraceWindow::flush()
{
    for (std::size_t i = 0; i < m_layers.size(); ++i)
        if (!m_layers[i].pending.empty())
            if (Result<void> done = deliver(static_cast<int>(i)); !done)
                return done;
    return {};
}

} // namespace rankloom
