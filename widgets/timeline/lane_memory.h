// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace rankloom::ui
