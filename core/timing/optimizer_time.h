// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/plan/rank_parameters.h"

namespace rankloom {

/// Bytes that one update moves per parameter of a shard.
struct OptimizerTraffic {
    double matrices = 0; ///< of decoder layers and experts
    double others = 0; ///< embedding, output layer, norms, biases
};
OptimizerTraffic optimizerTraffic(OptimizerKind kind, MasterWeights where = MasterWeights::Optimizer);

/// Floating-point operations of Muon's orthogonalisation per element of one matrix: five iterations of
/// Newton-Schulz, each three products, X·Xt, A·A and B·X, with the smaller dimension m on the left (Jordan et
/// al., "Muon", 2024; Liu et al., arXiv 2502.16982): 5·(4·m + 2·m²/n).
double newtonSchulzFlops(double rows, double columns);

/// Over how many devices optimizer states are sharded.
struct UpdateDegrees {
    double dense = 1;
    double experts = 1;
};
/// Updates what one such device of the cluster holds, divided by the degrees. Bound by memory; Muon's
/// products come on top. What is kept in host memory is updated there, at the same time as the rest on the
/// device.
Seconds optimizerTime(const Project& project, const Plan& plan, const DeviceSpec& device,
    const RankParameters& held, const UpdateDegrees& degrees);

} // namespace rankloom
