// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/memory/memory_report.h"
#include "core/plan/laid_out.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/plan/rank_parameters.h"
#include "core/plan/stage_split.h"

namespace rankloom {

/// Memory of every pipeline rank of a legal plan. Microseconds; allocates little; the search calls it a
/// million times.
MemoryReport estimateMemory(const Project& project, const Plan& plan);
/// The same on the devices that a laid-out plan looks at.
MemoryReport estimateMemory(const LaidOut& laid);

/// What splitStages() and heldParameters() say of a plan.
struct KnownSplit {
    std::span<const StageLayers> stages;
    std::span<const RankParameters> held;
};
/// The same where that is known already.
MemoryReport estimateMemory(const Project& project, const Plan& plan, const KnownSplit& known);

enum class MemoryCategory : std::uint8_t {
    Weights,
    Gradients,
    Optimizer,
    Activations,
    Workspace,
    Reserve,
    Context
};
const char* toString(MemoryCategory category);

/// One named part of a stage's memory ("MLP input, 6 layers × 4 microbatches").
struct MemoryItem {
    MemoryCategory category = MemoryCategory::Weights;
    std::string name; ///< English fallback
    Bytes bytes {};
};
class Accountant;
/// What makes up the device memory of a pipeline rank at its peak; the items of each category add up to the
/// figures of estimateMemory().
std::vector<MemoryItem> explainMemory(const Accountant& accountant, int stage);

} // namespace rankloom
