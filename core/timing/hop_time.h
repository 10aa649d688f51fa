// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/timing/compression_time.h"
#include "core/timing/pass_parts.h"

namespace rankloom {

/// Finds the pipeline that advances slowest, stores its boundaries and gives its devices, by pipeline rank,
/// then tensor-parallel rank. `times.stages` are there already.
std::vector<int> timeHops(const LaidOut& laid, const BoundaryCost& cost, PassTimes& times);

/// What compressing over a boundary takes on the slowest device of each pipeline rank.
std::vector<CompressionTime> compressionOfRanks(const LaidOut& laid, const BoundaryCompression& compression);
/// The slower of both ends, which of them compresses: schedules with two directions do it either way.
CompressionTime slowerOf(const CompressionTime& one, const CompressionTime& other);

/// Boundaries of that pipeline whose backward sends are compressed.
void compressHops(const LaidOut& laid, const std::vector<int>& devices,
    const BoundaryCompression& compression, PassTimes& times);

} // namespace rankloom
