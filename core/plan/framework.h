// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/device_spec.h"
#include "core/plan/plan.h"

namespace rankloom {

/// The plan run by a framework: the fields that its preset (resources/frameworks) has defaults for are set to
/// them. Not stated: nothing else changes.
Plan withFramework(Plan plan, Framework framework);

/// The device as the kernels of a framework use it: its efficiencies, gap and launch floor times the factors
/// that the preset has for its generation. Device presets hold what Megatron-Core with Transformer Engine
/// sustains, so that a device that was calibrated on runs of one framework tells about another.
DeviceSpec underFramework(DeviceSpec device, Framework framework);

} // namespace rankloom
