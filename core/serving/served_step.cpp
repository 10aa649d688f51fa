// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/served_step.h"

#include <algorithm>
#include <cmath>

#include "core/serving/capacity.h"
#include "core/serving/missed_goals.h"
#include "core/serving/serving_sensitivity.h"
#include "core/serving/step_time.h"
#include "core/serving/workload_forecast.h"

namespace rankloom {

namespace {

constexpr std::size_t kFixesTold = 3;

std::vector<ServedStepPart> partsOfStep(
    const ServingSystem& system, const ServingForecast& forecast, const MeanLengths& mean)
{
    const ServingPart& part = system.decodes ? *system.decodes : system.prompts;
    const double replicas = system.decodes ? part.plan.replicas : 1;
    const BatchLoad load = meanDecodes(part.plan, forecast.decoding / replicas, mean.prompt, mean.output);
    const StepParts sum = stepParts(part.plan, system.rates, load);
    const Seconds none {};
    const Seconds turns = std::max(none, forecast.decodeStep - sum.total());
    const Seconds rest = std::max(none, forecast.timePerToken - sum.total() - turns);
    std::vector<ServedStepPart> parts {
        {"serving/products", Phrase::of("products"), sum.products, false},
        {"serving/experts", Phrase::of("experts"), sum.experts, false},
        {"serving/loading", Phrase::of("planes"), sum.loading, true},
        {"serving/attention", Phrase::of("attention"), sum.attention, false},
        {"serving/communication", Phrase::of("collectives"), sum.communication, false},
        {"serving/send", Phrase::of("sends"), sum.send, false},
        {"serving/overhead", Phrase::of("launches and host"), sum.overhead, false},
        {"serving/turns", Phrase::of("waits for other batches"), turns, true},
        {"serving/rest", system.decodes ? Phrase::of("hand-over") : Phrase::of("prompts of others"), rest,
            true},
    };
    std::erase_if(parts, [none](const ServedStepPart& one) { return one.time <= none; });
    return parts;
}

} // namespace

Result<ServedStep> servedStep(const Project& project, const Plan& plan)
{
    const Result<AskedSystem> asked = askedSystem(project, plan);
    if (!asked)
        return tl::unexpected<Error>(asked.error());
    const ServingSystem* system = &asked->system;
    const MeanLengths& mean = asked->judged;
    ServedStep out;
    out.sizes = RequestSizes::of(mean);
    out.memory = system->tightest().memory;
    out.missing = out.memory.missing(plan.serving.blockTokens);
    out.blockTokens = plan.serving.blockTokens;
    out.replicas = system->prompts.plan.replicas;
    out.decodeReplicas = system->decodes ? system->decodes->plan.replicas : 0;
    out.mostRunning = std::max<std::int64_t>(0, mostRunning(*system));
    const bool apart = system->decodes.has_value();
    out.stages = servingMemoryOfStages(system->prompts.plan,
        {apart ? mean.prompt : mean.tokens(), mean.longestPrompt, apart ? mean.longestPrompt : mean.longest});
    if (apart)
        out.decodeStages =
            servingMemoryOfStages(system->decodes->plan, {mean.tokens(), mean.longestPrompt, mean.longest});
    if (!system->fits())
        return out;
    out.forecast = forecastOf(*system, asked->requests);
    out.parts = partsOfStep(*system, out.forecast, meanLengths(asked->requests));
    return out;
}

Diagnostics servedDiagnostics(
    const Project& project, const Plan& plan, const ServedStep& step, const std::stop_token& stop)
{
    Diagnostics missed = step.memory.fits() ? missedGoals(project, plan, stop) : Diagnostics();
    if (step.memory.holdsLongest())
        return missed;
    Diagnostic found;
    found.severity = step.memory.fits() ? Severity::Warning : Severity::Error;
    found.code = step.memory.fits() ? "longest-request-does-not-fit" : "request-does-not-fit";
    found.message = servingFit(step.memory, step.blockTokens);
    found.where.pointer = "/serving/memoryUtilization";
    if (!step.memory.fits())
        if (const Result<ServingSensitivity> changes = servingSensitivity(project, plan, step.sizes, stop))
            for (const ServingChange& fix : servingFixes(*changes))
                if (found.suggestions.size() < kFixesTold)
                    found.suggestions.push_back({fix.pointer, fix.value,
                        Phrase::of("{} (TTFT {}, TPOT {} in the mean)", fix.label, fix.price.timeToFirstToken,
                            fix.price.timePerToken)});
    missed.insert(missed.begin(), std::move(found));
    return missed;
}

} // namespace rankloom
