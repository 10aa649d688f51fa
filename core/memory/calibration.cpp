// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/calibration.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/base/text.h"

namespace rankloom {

namespace {

Bytes inScope(const StageMemory& stage, MemoryScope scope)
{
    switch (scope) {
    case MemoryScope::Allocated:
        return stage.allocated;
    case MemoryScope::Reserved:
        return stage.reserved;
    case MemoryScope::Device:
        break;
    }
    return stage.device;
}

/// The stage that the measurement is about. Errors: BadValue.
Result<StageMemory> measuredStage(const MemoryReport& report, const MeasuredMemory& measured)
{
    if (measured.stage < 0)
        return *std::ranges::max_element(report.stages, {},
            [&measured](const StageMemory& stage) { return inScope(stage, measured.scope); });
    for (const StageMemory& stage : report.stages)
        if (stage.stage == measured.stage)
            return stage;
    return fail(ErrorCode::BadValue,
        Phrase::of(
            "there is no stage {}: the plan has stages 0 to {}", measured.stage, report.stages.size() - 1));
}

} // namespace

const char* toString(MemoryScope scope)
{
    switch (scope) {
    case MemoryScope::Allocated:
        return "allocated";
    case MemoryScope::Reserved:
        return "reserved";
    case MemoryScope::Device:
        break;
    }
    return "device";
}

Result<MemoryCalibration> calibrateMemory(
    const Project& project, const Plan& plan, const MemoryReport& report, const MeasuredMemory& measured)
{
    if (!(measured.bytes.value() > 0))
        return fail(ErrorCode::BadValue, Phrase::of("the measured bytes must be more than 0"));
    const Result<StageMemory> stage = measuredStage(report, measured);
    if (!stage)
        return tl::unexpected<Error>(stage.error());
    MemoryCalibration out;
    out.stage = stage->stage;
    out.estimated = inScope(*stage, measured.scope);
    out.additiveBefore = Bytes(project.calibration->additiveBytes);
    const double growth = measured.scope == MemoryScope::Allocated ? 1 : project.calibration->fragmentation;
    out.additive = out.additiveBefore + (measured.bytes - out.estimated) / growth;
    if (out.additive.value() < -1) // a byte: sums of other orders round otherwise
        return fail(ErrorCode::BadValue,
            Phrase::of("the measured {} are {} less than stage {} needs without any constant",
                humanBytes(measured.bytes.value()), humanBytes(-out.additive.value() * growth), out.stage),
            {},
            Phrase::of(
                "Something else differs between plan and run: look at recompute, cross-entropy, sharding, "
                "dummy weight gradients, and at which stage and scope were measured."));
    out.additive = std::max(out.additive, Bytes(0));
    out.calibration = project.calibration;
    out.calibration.additiveBytes = out.additive.value();
    out.calibration.source = fmt::format("{}: {} {}, stage {}", plan.name, toString(measured.scope),
        humanBytes(measured.bytes.value()), out.stage);
    return out;
}

} // namespace rankloom
