// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/exchange/traces/trace_job.h"

namespace rankloom {

/// Collects single tokens, which may come token by token through all layers, into batches of consecutive
/// tokens per layer. Holds a bounded number of picks.
class TraceWindow {
public:
    explicit TraceWindow(const TraceJob& job) : m_job(job) { }

    /// One token of one layer, numbered as in the file.
    Result<void> add(int layer, std::int64_t token, std::span<const std::int32_t> picks);
    /// Delivers what is held, layer by layer in ascending order.
    Result<void> flush();

private:
    struct Layer {
        std::int64_t lastToken = -1;
        std::size_t sequence = 0; ///< how often the token numbers of this layer began anew
        std::int64_t first = 0; ///< of the pending tokens, numbered through the file
        int topK = 0;
        std::vector<std::int32_t> pending;
    };

    std::int64_t number(Layer& layer, std::int64_t token);
    Result<void> deliver(int index);

    const TraceJob& m_job;
    std::vector<Layer> m_layers; ///< by layer as named
    std::vector<std::int64_t> m_base {0}; ///< first number of every sequence
    std::vector<std::int64_t> m_length {0}; ///< largest token number + 1 of every sequence
    std::size_t m_held = 0;
};

} // namespace rankloom
