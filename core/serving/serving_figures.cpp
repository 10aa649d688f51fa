// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/serving_figures.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/statistics.h"

namespace rankloom {

Nanoseconds timeToFirstToken(const ServingRequest& request, const RequestOutcome& outcome)
{
    return outcome.firstToken - request.arrival;
}

Nanoseconds timePerOutputToken(const ServingRequest& request, const RequestOutcome& outcome)
{
    return request.output > 1 ? Nanoseconds((outcome.end - outcome.firstToken).value() / (request.output - 1))
                              : Nanoseconds(0);
}

LatencyFigures latencyFigures(std::vector<std::int64_t> nanoseconds)
{
    LatencyFigures figures;
    if (nanoseconds.empty())
        return figures;
    std::ranges::sort(nanoseconds);
    double sum = 0;
    for (const std::int64_t time : nanoseconds)
        sum += static_cast<double>(time);
    const auto at = [&nanoseconds](double share) {
        const double last = static_cast<double>(nanoseconds.size() - 1);
        return toSeconds(Nanoseconds(nanoseconds[static_cast<std::size_t>(std::lround(share * last))]));
    };
    figures.mean = Seconds(sum / static_cast<double>(nanoseconds.size()) * 1e-9);
    figures.p50 = at(0.5);
    figures.p90 = at(0.9);
    figures.p99 = at(0.99);
    figures.most = at(1);
    return figures;
}

std::optional<double> joulesOf(
    const ServedPlan& plan, std::span<const ReplicaFigures> replicas, Nanoseconds makespan)
{
    const auto withPlanes =
        std::ranges::find_if(plan.stages, [](const ServedStage& stage) { return stage.planes != nullptr; });
    if (withPlanes == plan.stages.end() || !withPlanes->planes->settings.power.isKnown())
        return std::nullopt;
    const DevicePower& power = withPlanes->planes->settings.power;
    Nanoseconds busy;
    PlaneTraffic planes;
    for (const ReplicaFigures& replica : replicas) {
        planes += replica.planes;
        for (const Nanoseconds time : replica.busy)
            busy += time;
    }
    const auto lanes = static_cast<double>(plan.replicas) * static_cast<double>(plan.stages.size());
    return (power.always * lanes * toSeconds(makespan).value()
               + power.computing * (toSeconds(busy) - planes.waiting).value()
               + power.loading * planes.loading.value())
        * plan.layout.tp;
}

namespace serving_detail {

namespace {

/// Gathers the times of requests that were served.
class OutcomeFigures {
public:
    explicit OutcomeFigures(Nanoseconds frontEnd) : m_frontEnd(frontEnd) { }
    void add(const ServingRequest& request, const RequestOutcome& outcome)
    {
        m_first.push_back(timeToFirstToken(request, outcome).value());
        if (request.output > 1) {
            m_perToken.push_back(timePerOutputToken(request, outcome).value());
            m_gaps.push_back(outcome.worstGap.value());
        }
        m_whole.push_back((outcome.end - request.arrival).value());
        m_queueing.push_back((outcome.start - request.arrival - m_frontEnd).value());
        m_bubbles.push_back(outcome.bubble.value());
    }
    void fill(ServingSimulation& simulation)
    {
        simulation.timeToFirstToken = latencyFigures(std::move(m_first));
        simulation.timePerOutputToken = latencyFigures(std::move(m_perToken));
        simulation.worstGap = latencyFigures(std::move(m_gaps));
        simulation.wholeTime = latencyFigures(std::move(m_whole));
        simulation.queueing = latencyFigures(std::move(m_queueing));
        if (!m_bubbles.empty())
            simulation.medianBubble = Nanoseconds(quantile(std::move(m_bubbles), 0.5));
    }

private:
    Nanoseconds m_frontEnd;
    std::vector<std::int64_t> m_first;
    std::vector<std::int64_t> m_perToken;
    std::vector<std::int64_t> m_gaps;
    std::vector<std::int64_t> m_whole;
    std::vector<std::int64_t> m_queueing;
    std::vector<std::int64_t> m_bubbles;
};

/// Mean share of the time that the stages of a pool stand still.
void addIdleShares(ServingSimulation& simulation, std::size_t first, std::size_t count, double span)
{
    for (std::size_t s = 0; count > 0 && s < simulation.replicas[first].busy.size(); ++s) {
        double busy = 0;
        for (std::size_t r = first; r < first + count; ++r)
            busy += static_cast<double>(simulation.replicas[r].busy[s].value());
        const double all = span * static_cast<double>(count);
        simulation.stageIdleShare.push_back(all > 0 ? std::max(0.0, 1 - busy / all) : 0);
    }
}

void addReplicas(ServingSimulation& simulation, const ServingSetup& setup,
    const std::vector<std::unique_ptr<ServingReplica>>& replicas)
{
    std::int64_t begin = kNever;
    std::int64_t end = 0;
    for (const auto& replica : replicas) {
        begin = std::min(begin, replica->firstStart());
        end = std::max(end, replica->lastEnd());
        simulation.replicas.push_back(replica->figures());
        const ReplicaFigures& figures = simulation.replicas.back();
        simulation.batches += figures.batches;
        simulation.preemptions += figures.preemptions;
        simulation.recomputedTokens += figures.recomputedTokens;
        simulation.planes += figures.planes;
        for (std::size_t cause = 0; cause < kServingGaps; ++cause)
            simulation.bubbles[cause] += figures.bubbles[cause];
    }
    if (begin == kNever)
        return;
    simulation.begin = Nanoseconds(begin);
    simulation.end = Nanoseconds(end);
    const auto prompts = static_cast<std::size_t>(setup.replicas);
    addIdleShares(simulation, 0, prompts, static_cast<double>(end - begin));
    addIdleShares(simulation, prompts, replicas.size() - prompts, static_cast<double>(end - begin));
}

void tell(ServingSimulation& simulation, const char* code, Phrase message)
{
    Diagnostic diagnostic;
    diagnostic.code = code;
    diagnostic.message = std::move(message);
    simulation.diagnostics.push_back(std::move(diagnostic));
}

/// Tokens that the pool of a replica holds.
std::int64_t poolTokens(const ServingSetup& setup, std::int64_t blocks)
{
    return blocks * std::max(1, setup.choice.blockTokens);
}

void addDiagnostics(ServingSimulation& simulation, const ServingContext& context)
{
    const ServingSetup& setup = context.setup;
    const std::span<const ServingRequest> requests = context.books.requests;
    if (simulation.refused > 0) {
        const auto first = std::ranges::find_if(
            requests, [&setup](const ServingRequest& request) { return !fitsInto(setup, request); });
        const std::int64_t pool = poolTokens(setup, setup.decode ? setup.decode->blocks : setup.blocks);
        tell(simulation, "request-too-long",
            Phrase::of(
                "{} requests are longer than what the cache of a replica holds, {} tokens, and are left "
                "out: the first is number {}, of {} tokens.",
                simulation.refused, pool, first - requests.begin() + 1, first->tokens()));
    }
    const std::int64_t most = setup.context > 0 ? setup.context : std::numeric_limits<std::int64_t>::max();
    const auto isBeyond = [most, &setup](const ServingRequest& request) {
        return request.tokens() > most && fitsInto(setup, request);
    };
    if (const auto beyond = std::ranges::count_if(requests, isBeyond); beyond > 0) {
        const auto first = std::ranges::find_if(requests, isBeyond);
        tell(simulation, "request-beyond-context",
            Phrase::of("{} requests are longer than the context of the model, {} tokens: the first is number "
                       "{}, of {} tokens. Engines refuse them; here they are served.",
                static_cast<std::int64_t>(beyond), setup.context, first - requests.begin() + 1,
                first->tokens()));
    }
}

} // namespace

bool fitsInto(const ServingSetup& setup, const ServingRequest& request)
{
    if (!setup.decode)
        return request.tokens() <= poolTokens(setup, setup.blocks);
    return request.prompt <= poolTokens(setup, setup.blocks)
        && request.tokens() <= poolTokens(setup, setup.decode->blocks);
}

ServingSimulation simulationOf(
    ServingContext& context, const std::vector<std::unique_ptr<ServingReplica>>& replicas)
{
    ServingSimulation simulation;
    const ServingBooks& books = context.books;
    simulation.requests = std::move(context.books.outcomes);
    addReplicas(simulation, context.setup, replicas);
    OutcomeFigures figures(context.setup.frontEnd);
    for (std::size_t i = 0; i < simulation.requests.size(); ++i) {
        const RequestOutcome& outcome = simulation.requests[i];
        if (!outcome.served()) {
            ++simulation.refused;
            continue;
        }
        ++simulation.served;
        simulation.outputTokens += books.requests[i].output;
        RANKLOOM_ASSERT(books.live[i].generated == books.requests[i].output);
        figures.add(books.requests[i], outcome);
    }
    figures.fill(simulation);
    addDiagnostics(simulation, context);
    if (simulation.served > 0) {
        simulation.makespan = simulation.end - books.requests.front().arrival;
        const double seconds = toSeconds(simulation.makespan).value();
        simulation.tokensPerSecond = static_cast<double>(simulation.outputTokens) / seconds;
        simulation.requestsPerSecond = static_cast<double>(simulation.served) / seconds;
    }
    return simulation;
}

} // namespace serving_detail

} // namespace rankloom
