// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/quantity.h"

namespace rankloom {

/// How fast a machine brings into a device's memory what it does not hold. 0 = not measured.
struct StorageRates {
    std::string tool;
    BytesPerSecond sequentialRead {}; ///< of drives
    BytesPerSecond randomRead {};
    Bytes randomBlock {}; ///< of which the random reads were; 0 = the file does not say
    BytesPerSecond hostToDevice {};
    BytesPerSecond deviceToHost {};

    /// Of pieces that lie anywhere, each read in one go: random reads of blocks that large (128 KiB and
    /// more), where they were measured; sequential ones otherwise.
    [[nodiscard]] BytesPerSecond ofPieces() const
    {
        const bool large = randomBlock.value() >= 128 * kKiB;
        return randomRead.value() > 0 && (large || sequentialRead.value() <= 0) ? randomRead : sequentialRead;
    }
};

} // namespace rankloom
