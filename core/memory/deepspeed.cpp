// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/deepspeed.h"

#include <algorithm>

namespace rankloom {

namespace {

/// DeepSpeed divides in floating point and truncates.
std::int64_t truncated(double value) { return static_cast<std::int64_t>(value); }

DeepSpeedEstimate stageTwo(const DeepSpeedCase& in, double parameters, double devices)
{
    DeepSpeedEstimate out;
    if (in.offloadOptimizer) {
        out.deviceBytes = 2 * in.parameters;
        out.hostBytes = truncated(parameters * std::max(4 * devices, 16.0) * in.bufferFactor);
    } else {
        out.deviceBytes = 2 * in.parameters + truncated(18 * parameters / devices);
        out.hostBytes = truncated(parameters * 4 * in.devicesPerNode * in.bufferFactor);
    }
    return out;
}

DeepSpeedEstimate stageThree(const DeepSpeedCase& in, double parameters, double devices)
{
    const auto largest = static_cast<double>(in.largestLayer);
    const double perNode = in.devicesPerNode;
    const double nodes = in.nodes;
    const double largestMemory = 4 * largest;
    DeepSpeedEstimate out;
    if (in.offloadOptimizer) {
        const double states = in.offloadParameters ? 18 : 16;
        out.deviceBytes =
            truncated(largestMemory) + (in.offloadParameters ? 0 : truncated(2 * parameters / devices));
        out.hostBytes = in.shardedInit
            ? truncated(parameters * states / nodes * in.bufferFactor)
            : truncated(parameters * std::max(4 * perNode, states / nodes) * in.bufferFactor);
    } else {
        out.deviceBytes = truncated(largestMemory) + truncated(18 * parameters / devices);
        out.hostBytes = truncated((in.shardedInit ? largest : parameters) * 4 * perNode * in.bufferFactor);
    }
    return out;
}

} // namespace

DeepSpeedEstimate deepSpeedEstimate(const DeepSpeedCase& input)
{
    const auto parameters = static_cast<double>(input.parameters);
    const double devices = static_cast<double>(input.devicesPerNode) * input.nodes;
    return input.stage == 3 ? stageThree(input, parameters, devices) : stageTwo(input, parameters, devices);
}

} // namespace rankloom
