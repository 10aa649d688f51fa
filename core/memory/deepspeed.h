// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace rankloom {

/// Inputs of DeepSpeed's model-state estimators. `stage` is 2 or 3.
struct DeepSpeedCase {
    std::int64_t parameters = 0;
    std::int64_t largestLayer = 0; ///< parameters of the largest layer; used by stage 3
    int devicesPerNode = 1;
    int nodes = 1;
    int stage = 2;
    bool offloadOptimizer = false;
    bool offloadParameters = false; ///< stage 3 only, with offloadOptimizer
    bool shardedInit = true; ///< stage 3: zero.Init
    double bufferFactor = 1.5;
};

/// Bytes per device and of host memory per node, for model states alone (no activations, no buckets).
struct DeepSpeedEstimate {
    std::int64_t deviceBytes = 0;
    std::int64_t hostBytes = 0;
};
/// The arithmetic of deepspeedai/DeepSpeed deepspeed/runtime/zero/stage_1_and_2.py and stage3.py
/// (estimate_zero2_model_states_mem_needs, estimate_zero3_model_states_mem_needs), truncation included: for
/// comparing with what people have seen printed, not for planning.
DeepSpeedEstimate deepSpeedEstimate(const DeepSpeedCase& input);

} // namespace rankloom
