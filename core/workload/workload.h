// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rankloom {

/// One training step. The sequence length is in tokens, batch sizes in sequences.
struct Workload {
    int sequenceLength = 4096;
    int microBatchSize = 1;
    int globalBatchSize = 1;

    friend bool operator==(const Workload&, const Workload&) = default;
};

} // namespace rankloom
