// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/quantity.h"
#include "core/bits/step_planes.h"

namespace rankloom {

/// What attention of one layer reads of the key-value cache for a batch, summed over its requests.
struct KeysRead {
    double prefillPairs =
        0; ///< of a query and a key: Σ c (k + c/2), c tokens of a chunk behind k earlier ones
    std::int64_t prefillKeys = 0; ///< tokens whose keys and values are read for prompts: Σ (k + c)
    std::int64_t decodeKeys = 0; ///< the same for requests that generate: Σ of their lengths

    friend bool operator==(const KeysRead&, const KeysRead&) = default;
};

/// What a batch asks of a pipeline stage. Sums are enough for its time (reference formulas of SARATHI and
/// Vidur), so that forming a batch costs no list of its requests.
struct BatchLoad {
    std::int64_t prefills = 0; ///< requests with tokens of a prompt
    std::int64_t prefillTokens = 0;
    std::int64_t decodes = 0; ///< requests that generate one token each
    KeysRead whole; ///< in layers that read everything
    KeysRead windowed; ///< in layers that read the last `window` tokens; as `whole` where a model has none

    [[nodiscard]] std::int64_t tokens() const { return prefillTokens + decodes; }
    [[nodiscard]] std::int64_t requests() const { return prefills + decodes; }

    /// A chunk of `tokens` of a prompt behind `earlier` tokens. `window` in tokens, 0 = none.
    void addPrefill(std::int64_t earlier, std::int64_t tokens, std::int64_t window)
    {
        addPrefills(1, earlier, tokens, window);
    }
    /// So many alike.
    void addPrefills(std::int64_t count, std::int64_t earlier, std::int64_t tokens, std::int64_t window);
    /// The next token of a request that has `length` tokens of keys and values, its own included.
    void addDecode(std::int64_t length, std::int64_t window) { addDecodes(1, length, window); }
    /// So many requests of that length.
    void addDecodes(std::int64_t count, std::int64_t length, std::int64_t window);

    friend bool operator==(const BatchLoad&, const BatchLoad&) = default;
};

/// How long a batch keeps a stage busy, the send to the next stage included (it is charged to the sender).
/// The simulation of serving takes one of these, the engine's formulas or constants of a test.
class BatchTimes {
public:
    BatchTimes() = default;
    BatchTimes(const BatchTimes&) = delete;
    BatchTimes& operator=(const BatchTimes&) = delete;
    virtual ~BatchTimes() = default;

    /// At least 1 ns. The same load gives the same time.
    [[nodiscard]] virtual Nanoseconds of(int stage, const BatchLoad& load) const = 0;
    /// Planes of experts in few bits that it needs; its waiting is in the time.
    [[nodiscard]] virtual PlaneTraffic planes(int /*stage*/, const BatchLoad& /*load*/) const { return {}; }
};

} // namespace rankloom
