// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/base/error.h"
#include "core/base/quantity.h"
#include "core/memory/memory_report.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// Which of the three truths a figure is about: the allocator's peak (max_memory_allocated), what it reserved
/// (max_memory_reserved), or all of the device (nvidia-smi).
enum class MemoryScope : std::uint8_t { Allocated, Reserved, Device };
const char* toString(MemoryScope scope);

/// The peak of one real run of a plan.
struct MeasuredMemory {
    Bytes bytes {};
    MemoryScope scope = MemoryScope::Allocated;
    int stage = -1; ///< pipeline rank it was read on; -1 = the largest over all ranks
};

struct MemoryCalibration {
    int stage = 0;
    Bytes estimated {}; ///< in the scope of the measurement, with the constant of the project
    Bytes additiveBefore {};
    Bytes additive {}; ///< calibration.additiveBytes with which the estimate is the measurement
    Calibration calibration; ///< the project's with that constant, and where it is from
};

/// Fits the framework constant inside "allocated" to one run of the plan that `report` is the estimate of.
/// The estimate grows with the constant by the fragmentation factor in the scopes reserved and device, and
/// the constant is the same on every stage, so that the fit is exact and needs one run. Errors: BadValue when
/// the stage does not exist, the measurement is not positive, or the estimate is above it even without any
/// constant: then something else differs between plan and run.
Result<MemoryCalibration> calibrateMemory(
    const Project& project, const Plan& plan, const MemoryReport& report, const MeasuredMemory& measured);

} // namespace rankloom
