// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/serving/simulate_serving.h"

namespace rankloom::test {

struct ServedCase {
    ServedPlan plan;
    ServingRates rates;
    ServingSetup setup;
};

/// A preset of models on nodes of 8 devices, `devices` of them in all, as one replica after another.
struct ServedLayout {
    const char* model = "llama-3.1-8b";
    const char* device = "a100-sxm-80gb";
    int devices = 8;
    int tp = 8;
    int pp = 1;
};

inline ServedCase servedCase(
    const ServedLayout& layout, const ServingChoice& choice, std::int64_t tokens = 2560)
{
    Project project;
    project.model = modelPreset(layout.model).value();
    project.cluster = makeCluster(
        (layout.devices + 7) / 8, std::min(layout.devices, 8), devicePreset(layout.device).value());
    Plan plan;
    plan.layout.tp = layout.tp;
    plan.layout.pp = layout.pp;
    plan.layout.dp = 0;
    plan.serving = choice;
    ServedCase out {servedPlan(project, plan).value(), {}, {}};
    out.rates = servingRates(out.plan.cluster().device);
    out.setup = servingSetup(out.plan, servingMemory(out.plan, tokens, tokens), out.rates);
    return out;
}

} // namespace rankloom::test
