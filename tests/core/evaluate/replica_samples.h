// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>

#include <rapidcheck.h>

#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/plan/project.h"

namespace rankloom::test {

inline int pick(int least, int most) { return *rc::gen::inRange(least, most + 1); }
inline bool near(double a, double b, double share = 1e-9)
{
    return std::abs(a - b) <= share * std::max(std::abs(a), std::abs(b));
}

/// A small model on nodes of eight H100.
inline Project project(int nodes, const char* model = "llama-3-8b")
{
    Project p;
    p.model = modelPreset(model).value();
    p.cluster = makeCluster(nodes, 8, devicePreset("h100-sxm-80gb").value());
    return p;
}

} // namespace rankloom::test
