// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/measured_utilization.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "core/evaluate/step_trust.h"

namespace rankloom {

namespace {

using enum DeviceGeneration;

/// 10th and 90th percentile of the model FLOP/s that the sources print, over the dense 16-bit peak. Of
/// nanotron's sweep the runs with at least half of the throughput of the best of their model and node count.
constexpr std::array kMeasured {
    MeasuredUtilization {Ampere, false, false, 0.30, 0.59, 97, "llm-foundry, BLOOM"},
    MeasuredUtilization {Hopper, false, false, 0.19, 0.42, 404, "nanotron, llm-foundry, Megatron-LM"},
    MeasuredUtilization {Hopper, false, true, 0.35, 0.79, 18, "llm-foundry, Megatron-Bridge, Megatron-LM"},
    MeasuredUtilization {
        Hopper, true, false, 0.08, 0.47, 83, "arXiv 2504.14960, Megatron-Bridge, Megatron-MoE-ModelZoo"},
    MeasuredUtilization {Hopper, true, true, 0.12, 0.64, 8, "Megatron-Bridge, DeepSeek-V3"},
    MeasuredUtilization {Blackwell, false, true, 0.69, 1.00, 17, "Megatron-Bridge"},
    MeasuredUtilization {Blackwell, true, false, 0.10, 0.31, 18, "Megatron-Bridge, torchtitan"},
    MeasuredUtilization {Blackwell, true, true, 0.23, 0.44, 66, "Megatron-Bridge, Megatron-LM"},
    MeasuredUtilization {Cdna3, false, false, 0.16, 0.21, 6, "Primus"},
};

} // namespace

std::optional<MeasuredUtilization> measuredUtilization(const Project& project, const Plan& plan)
{
    if (plan.memory.precision == Precision::Fp32)
        return std::nullopt;
    const RunKind kind = runKind(project, plan);
    const auto* const found = std::ranges::find_if(kMeasured, [&](const MeasuredUtilization& m) {
        return titleOf(m.generation) == kind.generation && m.experts == kind.experts
            && m.eightBit == kind.eightBit;
    });
    return found == std::end(kMeasured) ? std::nullopt : std::optional(*found);
}

} // namespace rankloom
