// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/routing/routing.h"
#include "core/routing/token_split.h"

namespace rankloom {

/// Counts a trace into RoutingStatistics in one pass. Batches of the layers of a token arrive in any order
/// within a window: transitions need the picks of the same token in two consecutive layers, which are matched
/// by (file, token number).
class RoutingCounter {
public:
    /// `experts` 0 = take the largest id seen + 1. Only tokens in the part of `split` are counted.
    explicit RoutingCounter(int experts = 0, const TraceSplit& split = {});
    /// A new file or rank begins: token numbers start again.
    void beginFile();
    /// The files of another trace begin: their tokens come later than all before.
    void beginTrace();
    /// Of what comes from here on only tokens (steps) in the range count; time begins with its first one.
    void keepOnly(const TokenRange& range);
    /// Errors: BadValue (id out of range or picked twice by a token, top-k changes within a layer), TooLarge
    /// (more than 4,096 experts or layers; a layer so far behind its predecessor that memory would not be
    /// constant), Contradiction (tokens in one file, only counts in another). After an error the counts are
    /// meaningless.
    Result<void> add(const RoutingBatch& batch);
    /// What was counted so far; counting may go on. Errors: BadValue (nothing was counted, or nothing is
    /// in the part of the split).
    [[nodiscard]] Result<RoutingStatistics> finish();
    /// What finish() found odd: layers that saw fewer tokens than others.
    [[nodiscard]] const Diagnostics& diagnostics() const;

private:
    struct Impl;
    /// Of a batch that is in the part.
    Result<void> count(const RoutingBatch& batch);
    std::shared_ptr<Impl> m_impl;
};

} // namespace rankloom
