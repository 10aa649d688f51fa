// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

#include "core/base/error.h"
#include "core/workload/routing.h"

namespace rankloom {

/// Whether the tokens (steps, of counts) of a block are in the part that counts; see TraceSplit.
bool takesBlock(const TraceSplit& split, std::int64_t file, std::int64_t block);

/// Hands on what of a batch is in the part, as batches of consecutive tokens. `file` numbers the files of a
/// trace.
Result<void> splitBatch(const TraceSplit& split, std::int64_t file, const RoutingBatch& batch,
    const std::function<Result<void>(const RoutingBatch&)>& sink);

/// Errors: BadValue (a share outside 0 to 1, a block of no tokens).
Result<void> checkSplit(const TraceSplit& split);

} // namespace rankloom
