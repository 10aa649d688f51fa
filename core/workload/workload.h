// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/named_value.h"

namespace rankloom {

/// What the cluster does.
enum class WorkKind : std::uint8_t { Training, Serving };
template <> std::span<const NamedValue<WorkKind>> namedValues();

/// One training step. The sequence length is in tokens, batch sizes in sequences.
struct Workload {
    int sequenceLength = 4096;
    int microBatchSize = 1;
    int globalBatchSize = 1;
    WorkKind kind = WorkKind::Training; ///< what serves has requests instead of batches

    friend bool operator==(const Workload&, const Workload&) = default;
};

} // namespace rankloom
