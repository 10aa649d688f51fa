// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/quantity.h"
#include "core/model/layer_kind.h"
#include "core/plan/laid_out.h"
#include "core/timing/layer_time.h"

namespace rankloom {

/// What the host needs to launch a layer: what is behind the sizes of an exchange between experts, and all
/// else.
struct HostLaunches {
    Seconds others {};
    Seconds experts {};

    [[nodiscard]] Seconds total() const { return others + experts; }
};

/// What the host needs to launch the forward pass of a layer, in units of a dense one
/// (DeviceSpec::layerLaunch). The hosts of a tensor-parallel group wait for the latest of them at every
/// collective. Recorded graphs launch themselves, but for routed experts, whose sizes the host has to know.
HostLaunches hostLaunches(const LaidOut& laid, const LayerTimer& timer, LayerKind kind);

} // namespace rankloom
