// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Observations about routing traces and what a plan counts of them.
#include "core/evaluate/observations.h"

#include "core/plan/seen_tokens.h"

namespace rankloom {

namespace {

/// "3 layers, 8 experts, top-2, 1671168 tokens", what tells one trace from another.
Phrase wordsOf(const RoutingStatistics& routing)
{
    return Phrase::of("{} layers, {} experts, {} tokens", routing.layers, routing.experts, routing.tokens);
}

Diagnostic aboutTrace(const char* code, Phrase message)
{
    Diagnostic d;
    d.severity = Severity::Warning;
    d.code = code;
    d.message = std::move(message);
    d.where.pointer = "/experts/trace";
    d.suggestions.push_back({"/experts/trace", "false", Phrase::of("Do not count this trace")});
    return d;
}

} // namespace

Diagnostics observeRouting(const Project& project, const Plan& plan)
{
    Diagnostics found;
    const RoutingStatistics& routing = project.routing;
    if (routing.empty() || !project.model->moe || !plan.countTrace)
        return found;
    const MixtureOfExperts& moe = *project.model->moe;
    const int layers = project.model->moeLayers();
    if (routing.experts != moe.experts) {
        found.push_back(aboutTrace("trace-of-another-model",
            Phrase::of(
                "The routing trace ({}) is of a model with {} experts, this one has {}: nothing follows "
                "from it, loads are taken as even.",
                wordsOf(routing), routing.experts, moe.experts)));
        return found;
    }
    if (routing.topK > 0 && routing.topK != moe.topK)
        found.push_back(aboutTrace("trace-of-another-model",
            Phrase::of("Tokens of the routing trace ({}) pick {} experts, those of this model {}.",
                wordsOf(routing), routing.topK, moe.topK)));
    if (routing.layers > layers + project.model->mtpLayers)
        found.push_back(aboutTrace("trace-of-another-model",
            Phrase::of("The routing trace ({}) has more layers than the {} with experts of this model.",
                wordsOf(routing), layers)));
    else if (routing.layers < layers)
        found.push_back(aboutTrace("trace-covers-part",
            Phrase::of(
                "The routing trace ({}) covers {} of the {} layers with experts: the others are priced as "
                "its mean.",
                wordsOf(routing), routing.layers, layers)));
    return found;
}

Diagnostics observeServing(const Plan& plan)
{
    if (plan.workload.kind != WorkKind::Serving)
        return {};
    Diagnostic d;
    d.severity = Severity::Warning;
    d.code = kServesRequests;
    d.message = Phrase::of("This plan serves requests. Memory and time are those of training the model on "
                           "this layout; latencies and what fits are found by serving it.");
    d.where.pointer = "/workload/kind";
    return {d};
}

Diagnostics observeTokens(const Project& project, const Plan& plan)
{
    if (!plan.countTrace || plan.statedExpertLoad() > 0 || !countsSeenTokens(project.routing, plan.experts))
        return {};
    Diagnostic d;
    d.severity = Severity::Hint;
    d.code = "seen-tokens";
    d.message = Phrase::of("The step counts the tokens that the places of the experts were fitted on ({}): "
                           "on unseen ones it is likely "
                           "longer. Count a part of the trace that none was fitted on to compare plans.",
        plan.experts->fittedOn);
    d.arguments = {plan.experts->fittedOn};
    d.where.pointer = "/experts/placement";
    return {d};
}

} // namespace rankloom
