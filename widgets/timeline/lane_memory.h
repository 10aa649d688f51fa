// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/quantity.h"

namespace rankloom::ui {

/// Turns the activation counts of a lane into bytes: static + alive × per activation, against the capacity.
struct LaneMemory {
    Bytes bytesPerActivation {}; ///< one microbatch on one chunk
    Bytes staticBytes {}; ///< weights, gradients, optimizer, workspace, context
    Bytes capacityBytes {}; ///< 0 = unknown, no line

    [[nodiscard]] Bytes at(double alive) const { return staticBytes + bytesPerActivation * alive; }
    friend bool operator==(const LaneMemory&, const LaneMemory&) = default;
};

/// What the curve under the lanes shows.
enum class CurveKind : std::uint8_t {
    Memory, ///< bytes on the device, against its capacity
    InFlight, ///< microbatches whose activations are alive, against what 1F1B holds
};

/// A curve: still + alive × each, in bytes or in microbatches by its kind, and a line to hold it against.
struct LaneCurve {
    double each = 0;
    double still = 0;
    double line = 0; ///< 0 = none
    bool isLimit = false; ///< above the line is not possible

    [[nodiscard]] double at(double alive) const { return still + each * alive; }
};

} // namespace rankloom::ui
