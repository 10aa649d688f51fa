// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bits/expert_demand.h"

#include <algorithm>
#include <numeric>

#include "core/base/random.h"

namespace rankloom {

Result<ExpertDemand> expertDemand(const ModelSpec& model, const RoutingStatistics& routing)
{
    if (!model.moe)
        return fail(ErrorCode::Unsupported, Phrase::of("{} has no experts", model.name), {},
            Phrase::of("Choose a mixture-of-experts model."));
    ExpertDemand out;
    out.layers = model.moeLayers();
    out.experts = model.moe->experts;
    out.topK = model.moe->topK;
    const auto count = static_cast<std::size_t>(out.layers) * static_cast<std::size_t>(out.experts);
    out.share.assign(count, 1.0 / out.experts);
    if (routing.empty())
        return out;
    if (routing.layers != out.layers || routing.experts != out.experts)
        return fail(ErrorCode::Contradiction,
            Phrase::of("The trace has {} layers of {} experts, {} has {} of {}", routing.layers,
                routing.experts, model.name, out.layers, out.experts),
            {}, Phrase::of("Choose a trace of this model."));
    out.measured = true;
    for (int l = 0; l < out.layers; ++l) {
        const auto first = routing.load.begin() + static_cast<std::ptrdiff_t>(routing.loadIndex(l, 0));
        const auto picks = std::accumulate(first, first + out.experts, std::int64_t {0});
        for (int e = 0; e < out.experts && picks > 0; ++e)
            out.share[routing.loadIndex(l, e)] =
                static_cast<double>(*(first + e)) / static_cast<double>(picks);
    }
    return out;
}

namespace {

/// Tokens that come one after the other, picks of each layer by rank.
class TokenSource {
public:
    TokenSource(const ExpertDemand& demand, const RoutingStatistics& routing, std::uint64_t seed)
        : m_demand(demand)
        , m_routing(routing)
        , m_sampled(routing.sample.tokens > 0 && routing.topK == demand.topK && demand.measured)
        , m_random(seed)
    {
    }

    /// Of the next token in a layer; layers are asked for in turn.
    const std::vector<int>& picks(int layer)
    {
        m_picks.clear();
        if (m_sampled) {
            const auto all = m_routing.samplePicks(layer);
            const auto k = static_cast<std::size_t>(m_demand.topK);
            const auto token = static_cast<std::size_t>(m_token % m_routing.sample.tokens);
            for (const std::uint16_t expert : all.subspan(token * k, k))
                m_picks.push_back(expert);
        } else {
            draw(layer);
        }
        if (layer + 1 == m_demand.layers)
            ++m_token;
        return m_picks;
    }

private:
    void draw(int layer)
    {
        const auto first = m_demand.share.begin() + std::ptrdiff_t {layer} * m_demand.experts;
        m_weights.assign(first, first + m_demand.experts);
        double total = std::accumulate(m_weights.begin(), m_weights.end(), 0.0);
        for (int k = 0; k < m_demand.topK; ++k) {
            double at = m_random.unit() * total;
            int chosen = -1;
            for (int e = 0; e < m_demand.experts && (chosen < 0 || at >= 0); ++e)
                if (const double weight = m_weights[static_cast<std::size_t>(e)]; weight > 0) {
                    chosen = e; // the last with a share, where rounding leaves something
                    at -= weight;
                }
            if (chosen < 0) // fewer experts were seen than a token picks: any other
                chosen = static_cast<int>(std::ranges::find(m_weights, 0.0) - m_weights.begin());
            total -= std::max(0.0, m_weights[static_cast<std::size_t>(chosen)]);
            m_weights[static_cast<std::size_t>(chosen)] = -1;
            m_picks.push_back(chosen);
        }
    }

    const ExpertDemand& m_demand;
    const RoutingStatistics& m_routing;
    bool m_sampled;
    Random m_random;
    std::int64_t m_token = 0;
    std::vector<int> m_picks;
    std::vector<double> m_weights;
};

} // namespace

std::vector<StepDemand> drawSteps(const ExpertDemand& demand, const RoutingStatistics& routing,
    std::span<const std::uint8_t> kept, const StepChoice& choice)
{
    TokenSource tokens(demand, routing, choice.seed);
    const auto planes = static_cast<std::size_t>(choice.planes);
    std::vector<StepDemand> steps(
        static_cast<std::size_t>(choice.steps), StepDemand(demand.share.size() * planes));
    for (StepDemand& step : steps)
        for (int t = 0; t < choice.batch; ++t)
            for (int l = 0; l < demand.layers; ++l) {
                const std::vector<int>& picks = tokens.picks(l);
                for (std::size_t rank = 0; rank < picks.size(); ++rank) {
                    const auto expert = static_cast<std::size_t>(l * demand.experts + picks[rank]);
                    std::size_t asked = planes;
                    if (choice.asked == PlanesAsked::Kept)
                        asked = std::max<std::size_t>(1, kept[expert]);
                    else if (choice.asked == PlanesAsked::Dual && rank > 0)
                        asked = 1;
                    for (std::size_t p = 0; p < asked; ++p)
                        ++step[expert * planes + p];
                }
            }
    return steps;
}

} // namespace rankloom
