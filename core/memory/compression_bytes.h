// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/shape.h"

namespace rankloom {

/// What compressed communication keeps on a device.
struct CompressionBytes {
    double feedback = 0; ///< errors of what was sent: a copy of every compressed message
    double buffers = 0; ///< compressed messages

    [[nodiscard]] double total() const { return feedback + buffers; }
};
/// Of one pipeline rank that holds so much. Stages that the simulation chooses count as compressed: any may
/// be.
CompressionBytes compressionBytes(const MemoryShape& shape, int rank, const RankParameters& held);

} // namespace rankloom
