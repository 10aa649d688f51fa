// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/routing/complete_routing.h"

#include <algorithm>
#include <numeric>

#include "core/base/limits.h"

namespace rankloom {

namespace {

/// Widens an [outer][experts] array to more experts that were never picked.
std::vector<std::int64_t> widened(const std::vector<std::int64_t>& values, std::size_t from, std::size_t to)
{
    std::vector<std::int64_t> wide(values.size() / from * to);
    for (std::size_t row = 0; row < values.size() / from; ++row)
        std::copy_n(values.begin() + static_cast<std::ptrdiff_t>(row * from), from,
            wide.begin() + static_cast<std::ptrdiff_t>(row * to));
    return wide;
}

/// [outer][experts][experts], both inner extents.
std::vector<std::int64_t> widenedPairs(
    const std::vector<std::int64_t>& values, std::size_t from, std::size_t to)
{
    std::vector<std::int64_t> wide(values.size() / (from * from) * to * to);
    const std::vector<std::int64_t> columns = widened(values, from, to);
    const std::size_t matrices = values.size() / (from * from);
    for (std::size_t m = 0; m < matrices; ++m)
        std::copy_n(columns.begin() + static_cast<std::ptrdiff_t>(m * from * to), from * to,
            wide.begin() + static_cast<std::ptrdiff_t>(m * to * to));
    return wide;
}

/// A trace shows only experts that were picked; the model says how many there are.
void widenTo(RoutingStatistics& routing, int experts)
{
    if (routing.empty() || routing.experts >= experts)
        return;
    const auto from = static_cast<std::size_t>(routing.experts);
    const auto to = static_cast<std::size_t>(experts);
    routing.load = widened(routing.load, from, to);
    if (routing.windows.load.size() / from > static_cast<std::size_t>(limits::kMostWindowCounts) / to)
        routing.windows = {};
    routing.windows.load = widened(routing.windows.load, from, to);
    routing.transitions = widenedPairs(routing.transitions, from, to);
    routing.coactivation = widenedPairs(routing.coactivation, from, to);
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
    for (int layer = 0; layer < routing.layers; ++layer) {
        const auto begin = routing.load.begin() + static_cast<std::ptrdiff_t>(routing.loadIndex(layer, 0));
        const auto picks = std::accumulate(begin, begin + routing.experts, std::int64_t {0});
        routing.tokens = std::max(routing.tokens, picks / routing.topK);
    }
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
    if (!limits::isRoutingSize(routing.layers, model->moe->experts, !routing.coactivation.empty()))
        return fail(ErrorCode::TooLarge,
            Phrase::of("{} layers of {} experts are more than a project can hold", routing.layers,
                model->moe->experts),
            {}, Phrase::of("Record fewer layers, or counts instead of tokens."));
    completeBy(*model, routing);
    return found;
}

} // namespace rankloom
