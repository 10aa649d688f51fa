// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/as_written.h"

#include <algorithm>
#include <cmath>

#include "core/evaluate/evaluate.h"
#include "core/plan/check.h"

namespace rankloom {

namespace {

constexpr double kSame = 0.005; ///< estimates are no finer

bool differs(double a, double b) { return std::abs(a - b) > kSame * std::max(std::abs(a), std::abs(b)); }

Diagnostic told(Severity severity, const char* code, Phrase message)
{
    return {severity, code, std::move(message), {}, {}, {}};
}

void tellMemory(const MemoryReport& planned, const MemoryReport& written, Diagnostics& out)
{
    const StageMemory* before = planned.fullest();
    const StageMemory* after = written.fullest();
    if (before == nullptr || after == nullptr)
        return;
    if (!written.fits && planned.fits && after->device <= after->capacity)
        out.push_back(told(Severity::Error, "written-does-not-fit",
            Phrase::of("As written here what is offloaded does not fit into the memory of a host.")));
    if (!differs(before->device.value(), after->device.value()))
        return;
    if (after->device > after->capacity)
        out.push_back(told(Severity::Error, "written-does-not-fit",
            Phrase::of("As written here stage {} needs {} of {}: it does not fit; the plan needs {}.",
                after->stage, after->device, after->capacity, before->device)));
    else
        out.push_back(told(Severity::Hint, "written-memory",
            Phrase::of("As written here stage {} needs {} of {}; the plan needs {}.", after->stage,
                after->device, after->capacity, before->device)));
}

void tellStep(Seconds planned, Seconds written, Diagnostics& out)
{
    if (!differs(planned.value(), written.value()))
        return;
    out.push_back(told(written > planned ? Severity::Warning : Severity::Hint, "written-step",
        Phrase::of("As written here a step takes {} instead of {}.", written, planned)));
}

} // namespace

Diagnostics judgeWritten(const Project& project, const Plan& planned, const Plan& written)
{
    Diagnostics out;
    for (const Diagnostic& found : check(project, written))
        if (found.severity == Severity::Error) {
            out.push_back(told(Severity::Error, "written-illegal",
                Phrase::of("As written here the plan is not possible: {}", found.message)));
            return out;
        }
    const Result<Evaluation> before = evaluateLegal(project, planned);
    const Result<Evaluation> after = evaluateLegal(project, written);
    if (!before || !after)
        return out;
    tellMemory(before->memory, after->memory, out);
    tellStep(before->time.step, after->time.step, out);
    return out;
}

} // namespace rankloom
