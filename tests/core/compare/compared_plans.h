// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include "core/cluster/device_presets.h"
#include "core/compare/comparison.h"
#include "core/evaluate/evaluate.h"
#include "core/model/hf_config.h"

namespace rankloom::test {

inline std::shared_ptr<const Project> project(const char* model, int nodes)
{
    Project p;
    p.model = modelPreset(model).value();
    p.cluster = makeCluster(nodes, 8, devicePreset("h100-sxm-80gb").value());
    return std::make_shared<const Project>(std::move(p));
}

inline ComparedPlan compared(const std::shared_ptr<const Project>& about, Plan plan, std::string name = {})
{
    Evaluation evaluation = evaluate(*about, plan).value();
    return {std::move(name), about, std::make_shared<const Plan>(std::move(plan)), std::move(evaluation)};
}

inline Plan plan(int tp, int pp)
{
    Plan p;
    p.workload = {4096, 1, 128};
    p.layout.tp = tp;
    p.layout.pp = pp;
    return p;
}

inline const ComparedFigure& figure(const Comparison& comparison, const std::string& key)
{
    for (const ComparedFigure& f : comparison.figures)
        if (f.key == key)
            return f;
    throw std::out_of_range(key);
}

} // namespace rankloom::test
