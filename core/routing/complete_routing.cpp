// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/routing/complete_routing.h"

#include <algorithm>

#include "core/base/at.h"
#include "core/base/limits.h"
#include "core/base/matrix.h"

namespace rankloom {

namespace {

/// Widens an [outer][experts] array to more experts that were never picked.
std::vector<std::int64_t> widened(const std::vector<std::int64_t>& values, int from, int to)
{
    const std::ptrdiff_t rows = std::ssize(values) / from;
    std::vector<std::int64_t> wide(at(rows * to));
    matrixOf(wide, rows, to).leftCols(from) = matrixOf(values, rows, from);
    return wide;
}

/// [outer][experts][experts], both inner extents: rows are widened, then the matrices, which are rows of
/// them.
std::vector<std::int64_t> widenedPairs(const std::vector<std::int64_t>& values, int from, int to)
{
    return widened(widened(values, from, to), from * to, to * to);
}

/// A trace shows only experts that were picked; the model says how many there are.
void widenTo(RoutingStatistics& routing, int experts)
{
    if (routing.empty() || routing.experts >= experts)
        return;
    const int from = routing.experts;
    routing.load = widened(routing.load, from, experts);
    if (std::ssize(routing.windows.load) / from > limits::kMostWindowCounts / experts)
        routing.windows = {};
    routing.windows.load = widened(routing.windows.load, from, experts);
    routing.transitions = widenedPairs(routing.transitions, from, experts);
    routing.coactivation = widenedPairs(routing.coactivation, from, experts);
    routing.experts = experts;
}

} // namespace

void completeBy(const ModelSpec& model, RoutingStatistics& routing)
{
    if (!model.moe)
        return;
    widenTo(routing, model.moe->experts);
    if (routing.topK > 0 || model.moe->topK < 1 || routing.empty() || routing.experts != model.moe->experts)
        return;
    routing.topK = model.moe->topK;
    const std::int64_t picks =
        matrixOf(routing.load, routing.layers, routing.experts).rowwise().sum().maxCoeff();
    routing.tokens = std::max(routing.tokens, picks / routing.topK);
}

Result<Diagnostics> settleRouting(RoutingStatistics& routing, const ModelSpec* model, TraceLists lists)
{
    Diagnostics found = checkRouting(routing, model, lists);
    for (const Diagnostic& diagnostic : found)
        if (diagnostic.severity == Severity::Error)
            return fail(ErrorCode::Contradiction, diagnostic.message, {},
                Phrase::of(
                    "Import the config.json of the trace's own model first, or take a project of that "
                    "model. Layers that this model does not have are left out by --map-layers FIRST-LAST, "
                    "as the trace numbers them."));
    if (model == nullptr || !model->moe)
        return found;
    const auto counts =
        routing.coactivation.empty() ? limits::RoutingCounts::Loads : limits::RoutingCounts::LoadsAndPairs;
    if (!limits::isRoutingSize(routing.layers, model->moe->experts, counts))
        return fail(ErrorCode::TooLarge,
            Phrase::of("{} layers of {} experts are more than a project can hold", routing.layers,
                model->moe->experts),
            {}, Phrase::of("Record fewer layers, or counts instead of tokens."));
    completeBy(*model, routing);
    return found;
}

} // namespace rankloom
