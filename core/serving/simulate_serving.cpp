// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/simulate_serving.h"

#include <algorithm>
#include <queue>

#include "core/base/random.h"
#include "core/serving/pipeline_replica.h"
#include "core/serving/serving_figures.h"

namespace rankloom {

namespace serving_detail {

std::unique_ptr<ServingReplica> makeReplica(ServingContext& context, int number)
{
    if (context.choice().scheduler == SchedulerKind::Fusion)
        return makeFusionReplica(context, number);
    return std::make_unique<PipelineReplica>(context, number);
}

namespace {

/// How many events pass between two looks at a stop token.
constexpr int kEventsPerLook = 512;

/// Sends requests to replicas.
class RequestRouter {
public:
    explicit RequestRouter(const ServingChoice& choice)
        : m_routing(choice.routing), m_random(static_cast<std::uint64_t>(choice.seed))
    {
    }

    std::size_t replicaFor(const std::vector<std::unique_ptr<ServingReplica>>& replicas)
    {
        switch (m_routing) {
        case RequestRouting::RoundRobin:
            break;
        case RequestRouting::Random:
            return m_random.below(static_cast<std::uint32_t>(replicas.size()));
        case RequestRouting::LeastOutstanding:
            return static_cast<std::size_t>(
                std::ranges::min_element(
                    replicas, {}, [](const std::unique_ptr<ServingReplica>& r) { return r->outstanding(); })
                - replicas.begin());
        }
        return m_next++ % replicas.size();
    }

private:
    RequestRouting m_routing;
    Random m_random;
    std::size_t m_next = 0;
};

class ServingRun {
public:
    explicit ServingRun(ServingContext& context) : m_context(context), m_router(context.choice())
    {
        for (int r = 0; r < context.setup.replicas; ++r)
            m_replicas.push_back(makeReplica(context, r));
        m_told.assign(m_replicas.size(), kNever);
        m_isTouched.assign(m_replicas.size(), false);
    }

    /// The requests that are served, by arrival.
    Result<void> run(const std::vector<std::int32_t>& admitted, const std::stop_token& stop)
    {
        std::size_t next = 0;
        int events = 0;
        while (next < admitted.size() || !m_events.empty()) {
            if (++events % kEventsPerLook == 0 && stop.stop_requested())
                return fail(ErrorCode::Cancelled, Phrase::of("stopped on request"));
            const std::int64_t arrival = next < admitted.size() ? arrivalOf(admitted[next]) : kNever;
            const std::int64_t now = std::min(arrival, m_events.empty() ? kNever : m_events.top().time);
            endBatches(now);
            for (; next < admitted.size() && arrivalOf(admitted[next]) == now; ++next) {
                const std::size_t to = m_router.replicaFor(m_replicas);
                m_replicas[to]->arrive(admitted[next]);
                touch(to);
            }
            formBatches(now);
            if (m_context.tooLong)
                return fail(ErrorCode::TooLarge,
                    Phrase::of("serving these requests takes longer than what can be simulated"), {},
                    Phrase::of("Check the arrivals, the rates of the devices and the number of requests."));
        }
        return {};
    }

    [[nodiscard]] std::vector<std::unique_ptr<ServingReplica>>& replicas() { return m_replicas; }

private:
    struct Event {
        std::int64_t time = 0;
        std::size_t replica = 0;

        /// The earliest is on top; at the same time by replica.
        friend bool operator<(const Event& a, const Event& b)
        {
            return a.time != b.time ? a.time > b.time : a.replica > b.replica;
        }
    };

    [[nodiscard]] std::int64_t arrivalOf(std::int32_t request) const
    {
        return (m_context.requests[static_cast<std::size_t>(request)].arrival + m_context.setup.frontEnd)
            .value();
    }
    void touch(std::size_t replica)
    {
        if (!m_isTouched[replica])
            m_touched.push_back(replica);
        m_isTouched[replica] = true;
    }
    void endBatches(std::int64_t now)
    {
        while (!m_events.empty() && m_events.top().time <= now) {
            const Event event = m_events.top();
            m_events.pop();
            // What was told earlier may have changed since: two streams slow each other down.
            if (m_replicas[event.replica]->nextEvent() != event.time)
                continue;
            m_replicas[event.replica]->handle(now);
            m_told[event.replica] = kNever;
            touch(event.replica);
        }
    }
    void formBatches(std::int64_t now)
    {
        std::ranges::sort(m_touched);
        for (const std::size_t replica : m_touched) {
            m_isTouched[replica] = false;
            m_replicas[replica]->form(now);
            const std::int64_t next = m_replicas[replica]->nextEvent();
            if (next != kNever && next != m_told[replica])
                m_events.push({next, replica});
            m_told[replica] = next;
        }
        m_touched.clear();
    }

    ServingContext& m_context;
    RequestRouter m_router;
    std::vector<std::unique_ptr<ServingReplica>> m_replicas;
    std::priority_queue<Event> m_events;
    std::vector<std::int64_t> m_told; ///< next event of a replica that is among the events
    std::vector<std::size_t> m_touched;
    std::vector<bool> m_isTouched;
};

/// Requests that fit into the pool, by arrival.
std::vector<std::int32_t> admittedRequests(ServingContext& context)
{
    const ServingSetup& setup = context.setup;
    const std::int64_t most = setup.blocks * std::max(1, setup.choice.blockTokens);
    std::vector<std::int32_t> admitted;
    admitted.reserve(context.requests.size());
    for (std::size_t i = 0; i < context.requests.size(); ++i) {
        const ServingRequest& request = context.requests[i];
        RANKLOOM_ASSERT(i == 0 || context.requests[i - 1].arrival <= request.arrival);
        RANKLOOM_ASSERT(
            request.prompt > 0 && request.output > 0 && request.tokens() <= 2 * kMostRequestTokens);
        const std::int64_t tokens = request.tokens();
        if (tokens > most)
            continue;
        context.longest = std::max(context.longest, tokens);
        context.longestPrompt = std::max<std::int64_t>(context.longestPrompt, request.prompt);
        admitted.push_back(static_cast<std::int32_t>(i));
    }
    return admitted;
}

} // namespace

} // namespace serving_detail

ServingSetup servingSetup(const ServedPlan& plan, const ServingMemory& memory, const ServingRates& rates)
{
    ServingSetup setup;
    setup.choice = plan.choice;
    setup.stages = plan.layout.pp;
    setup.replicas = plan.replicas;
    setup.blocks = std::max<std::int64_t>(0, memory.blocks) * plan.attentionReplicas;
    setup.window = plan.model().window ? plan.model().window->tokens : 0;
    setup.context = plan.model().maxPositions;
    setup.frontEnd = toNanoseconds(rates.prompt);
    return setup;
}

Result<ServingSimulation> simulateServing(const ServingSetup& setup, const BatchTimes& times,
    std::span<const ServingRequest> requests, ServingObserver* observer, const std::stop_token& stop)
{
    if (requests.empty())
        return fail(ErrorCode::BadValue, Phrase::of("there are no requests"));
    if (setup.choice.scheduler == SchedulerKind::Fusion && setup.stages > 1)
        return fail(ErrorCode::Unsupported,
            Phrase::of("temporal fusion runs on one stage, not on {}", setup.stages),
            {{}, 0, 0, "/layout/pp"}, Phrase::of("Set it to 1, or take another scheduler."));
    RANKLOOM_ASSERT(setup.stages > 0 && setup.replicas > 0);
    serving_detail::ServingContext context {setup, times, requests, observer, {}, {}};
    context.live.resize(requests.size());
    context.outcomes.resize(requests.size());
    const std::vector<std::int32_t> admitted = serving_detail::admittedRequests(context);
    serving_detail::ServingRun run(context);
    if (Result<void> done = run.run(admitted, stop); !done)
        return tl::unexpected<Error>(std::move(done.error()));
    return serving_detail::simulationOf(context, run.replicas());
}

} // namespace rankloom
