// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/simulate_serving.h"

#include <algorithm>
#include <deque>
#include <queue>
#include <utility>

#include "core/base/random.h"
#include "core/model/key_value_cache.h"
#include "core/plan/setting_words.h"
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

    std::size_t replicaFor(std::span<const std::unique_ptr<ServingReplica>> replicas)
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

/// Hand-overs that are under way, and what they wait for.
class HandOverDesk {
public:
    explicit HandOverDesk(const ServingSetup& setup, ServingBooks& books)
        : m_setup(setup)
        , m_books(books)
        , m_ready(books.requests.size())
        , m_free(static_cast<std::size_t>(setup.allReplicas()))
        , m_busy(setup.decode ? setup.decode->paths.paths.size() : 0)
    {
    }

    void promptDone(std::int32_t request, std::int64_t now)
    {
        m_ready[static_cast<std::size_t>(request)] = now;
    }
    /// There is room for it at `to`.
    void begin(std::int32_t request, int to, std::int64_t now)
    {
        const auto r = static_cast<std::size_t>(request);
        const int from = m_books.outcomes[r].replica;
        const std::size_t number = m_setup.decode->paths.number(from, to - m_setup.replicas);
        const HandOverPath& path = m_setup.decode->paths.paths[number];
        const std::int64_t tokens = m_books.requests[r].prompt;
        std::int64_t& sender = m_free[static_cast<std::size_t>(from)];
        std::int64_t& receiver = m_free[static_cast<std::size_t>(to)];
        const std::int64_t start = std::max({now, sender, receiver});
        const std::int64_t duration =
            std::max<std::int64_t>(1, toNanoseconds(path.of(tokens, m_setup.window)).value());
        const std::int64_t end = start + duration;
        sender = receiver = end;
        m_under.push({end, request, from, to});
        m_waiting.push_back(start - m_ready[r]);
        m_time.push_back(end - m_ready[r]);
        m_bytes += static_cast<double>(tokens) * path.bytesPerToken;
        m_busy[number] += duration;
        if (m_books.observer != nullptr)
            m_books.observer->handsOver(
                {request, from, to, tokens, Nanoseconds(m_ready[r]), Nanoseconds(start), Nanoseconds(end)});
    }
    [[nodiscard]] std::int64_t next() const { return m_under.empty() ? kNever : m_under.top().end; }

    struct Transfer {
        std::int64_t end = 0;
        std::int32_t request = 0;
        int from = 0;
        int to = 0;

        /// The earliest is on top; at the same time by request.
        friend bool operator<(const Transfer& a, const Transfer& b)
        {
            return a.end != b.end ? a.end > b.end : a.request > b.request;
        }
    };
    Transfer take()
    {
        const Transfer transfer = m_under.top();
        m_under.pop();
        return transfer;
    }

    [[nodiscard]] HandOverFigures figures(std::int64_t span) const
    {
        HandOverFigures out;
        out.requests = std::ssize(m_time);
        out.bytes = m_bytes;
        out.time = latencyFigures(m_time);
        out.waiting = latencyFigures(m_waiting);
        const auto most = std::ranges::max_element(m_busy);
        if (most == m_busy.end() || *most == 0)
            return out;
        const auto number = static_cast<std::size_t>(most - m_busy.begin());
        const HandOverPaths& paths = m_setup.decode->paths;
        const HandOverPath& path = paths.paths[number];
        out.busiestFrom = paths.sender(number);
        out.busiestTo = m_setup.replicas + paths.receiver(number);
        out.linkFrom = path.from;
        out.linkTo = path.to;
        out.busyShare = span > 0 ? static_cast<double>(*most) / static_cast<double>(span) : 0;
        return out;
    }

private:
    const ServingSetup& m_setup;
    ServingBooks& m_books;
    std::vector<std::int64_t> m_ready; ///< ns, by request
    std::vector<std::int64_t> m_free; ///< by replica: when it is done with those before
    std::vector<std::int64_t> m_busy; ///< by path
    std::priority_queue<Transfer> m_under;
    std::vector<std::int64_t> m_waiting;
    std::vector<std::int64_t> m_time;
    Bytes m_bytes {};
};

/// When requests come. Those of a closed loop get their times here, in their order.
class ArrivalGate {
public:
    ArrivalGate(const ServingSetup& setup, std::span<const ServingRequest> requests,
        const std::vector<std::int32_t>& admitted, std::vector<Nanoseconds>& arrivals)
        : m_requests(requests)
        , m_admitted(admitted)
        , m_arrivals(arrivals)
        , m_frontEnd(setup.frontEnd.value())
        , m_loop(setup.loop)
    {
        if (m_loop)
            m_ready.assign(static_cast<std::size_t>(m_loop->users), 0);
    }

    /// When the next one is in the queue; kNever = none is, as far as is known.
    [[nodiscard]] std::int64_t next() const
    {
        if (m_next == m_admitted.size() || (m_loop && m_ready.empty()))
            return kNever;
        const std::int64_t asked = m_loop
            ? m_ready.front()
            : m_requests[static_cast<std::size_t>(m_admitted[m_next])].arrival.value();
        return asked + m_frontEnd;
    }
    std::int32_t take()
    {
        const std::int32_t request = m_admitted[m_next++];
        if (m_loop) {
            // Those that are refused are asked on the way.
            while (m_timed <= static_cast<std::size_t>(request))
                m_arrivals[m_timed++] = Nanoseconds(m_ready.front());
            m_ready.pop_front();
        }
        return request;
    }
    /// Nobody more is taken: those that are refused behind the last one asked when he did.
    void close()
    {
        for (; m_loop && m_timed < m_arrivals.size(); ++m_timed)
            m_arrivals[m_timed] = m_timed > 0 ? m_arrivals[m_timed - 1] : Nanoseconds(0);
    }
    /// So many users have their answers. They come back in that order: all think as long.
    void answered(int users, std::int64_t now)
    {
        if (m_loop)
            m_ready.insert(m_ready.end(), static_cast<std::size_t>(users), now + m_loop->think.value());
    }

private:
    std::span<const ServingRequest> m_requests;
    const std::vector<std::int32_t>& m_admitted;
    std::vector<Nanoseconds>& m_arrivals;
    std::int64_t m_frontEnd;
    std::optional<ClosedLoop> m_loop;
    std::deque<std::int64_t> m_ready; ///< ns: when users ask, sorted
    std::size_t m_next = 0; ///< of the admitted
    std::size_t m_timed = 0; ///< requests that have a time
};

class ServingRun {
public:
    /// `decodes`: where tokens behind the first are generated elsewhere.
    ServingRun(ServingContext& prompts, ServingContext* decodes)
        : m_setup(prompts.setup)
        , m_books(prompts.books)
        , m_router(prompts.choice())
        , m_decodeRouter(prompts.choice())
        , m_desk(prompts.setup, prompts.books)
    {
        for (int r = 0; r < prompts.setup.replicas; ++r)
            m_replicas.push_back(makeReplica(prompts, r));
        for (int r = 0; decodes != nullptr && r < decodes->setup.replicas; ++r)
            m_replicas.push_back(makeReplica(*decodes, prompts.setup.replicas + r));
        m_told.assign(m_replicas.size(), kNever);
        m_isTouched.assign(m_replicas.size(), false);
    }

    Result<void> run(ArrivalGate& gate, const std::stop_token& stop)
    {
        int events = 0;
        while (gate.next() != kNever || !m_events.empty() || m_desk.next() != kNever) {
            if (++events % kEventsPerLook == 0 && stop.stop_requested())
                return fail(ErrorCode::Cancelled, Phrase::of("stopped on request"));
            const std::int64_t now =
                std::min({gate.next(), m_desk.next(), m_events.empty() ? kNever : m_events.top().time});
            endBatches(now);
            endHandOvers(now);
            gate.answered(std::exchange(m_books.answered, 0), now);
            while (gate.next() == now) {
                const std::size_t to = m_router.replicaFor(std::span(m_replicas).first(prompters()));
                m_replicas[to]->arrive(gate.take());
                touch(to);
            }
            formBatches(now);
            if (m_books.tooLong || now > 3 * kMostNanoseconds)
                return fail(ErrorCode::TooLarge,
                    Phrase::of("serving these requests takes longer than what can be simulated"), {},
                    Phrase::of("Check the arrivals, the rates of the devices and the number of requests."));
        }
        return {};
    }

    [[nodiscard]] std::vector<std::unique_ptr<ServingReplica>>& replicas() { return m_replicas; }
    [[nodiscard]] const HandOverDesk& desk() const { return m_desk; }

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

    [[nodiscard]] std::size_t prompters() const { return static_cast<std::size_t>(m_setup.replicas); }
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
        // Whoever has its first token goes where the others come from.
        for (const PromptDone& done : m_books.done) {
            m_desk.promptDone(done.request, now);
            const std::size_t to =
                prompters() + m_decodeRouter.replicaFor(std::span(m_replicas).subspan(prompters()));
            m_replicas[to]->expect(done.request);
            touch(to);
        }
        m_books.done.clear();
    }
    void endHandOvers(std::int64_t now)
    {
        while (m_desk.next() <= now) {
            const HandOverDesk::Transfer transfer = m_desk.take();
            m_replicas[static_cast<std::size_t>(transfer.from)]->forget(transfer.request, now);
            m_replicas[static_cast<std::size_t>(transfer.to)]->handedOver(transfer.request, now);
            touch(static_cast<std::size_t>(transfer.from));
            touch(static_cast<std::size_t>(transfer.to));
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
        for (const PromptDone& room : m_books.room)
            m_desk.begin(room.request, room.replica, now);
        m_books.room.clear();
    }

    const ServingSetup& m_setup;
    ServingBooks& m_books;
    RequestRouter m_router;
    RequestRouter m_decodeRouter;
    HandOverDesk m_desk;
    std::vector<std::unique_ptr<ServingReplica>> m_replicas;
    std::priority_queue<Event> m_events;
    std::vector<std::int64_t> m_told; ///< next event of a replica that is among the events
    std::vector<std::size_t> m_touched;
    std::vector<bool> m_isTouched;
};

/// Requests that fit into the pools, by arrival.
std::vector<std::int32_t> admittedRequests(ServingContext& prompts, ServingContext* decodes)
{
    ServingBooks& books = prompts.books;
    std::vector<std::int32_t> admitted;
    admitted.reserve(books.requests.size());
    for (std::size_t i = 0; i < books.requests.size(); ++i) {
        const ServingRequest& request = books.requests[i];
        RANKLOOM_ASSERT(prompts.setup.loop || i == 0 || books.requests[i - 1].arrival <= request.arrival);
        RANKLOOM_ASSERT(
            request.prompt > 0 && request.output > 0 && request.tokens() <= 2 * kMostRequestTokens);
        if (!fitsInto(prompts.setup, request))
            continue;
        const std::int64_t here = decodes != nullptr ? request.prompt : request.tokens();
        prompts.longest = std::max(prompts.longest, here);
        books.longestPrompt = std::max<std::int64_t>(books.longestPrompt, request.prompt);
        if (decodes != nullptr)
            decodes->longest = std::max(decodes->longest, request.tokens());
        admitted.push_back(static_cast<std::int32_t>(i));
    }
    return admitted;
}

/// The pool that generates, as a setup of its own.
ServingSetup decodingSetup(const ServingSetup& setup)
{
    ServingSetup out = setup;
    out.stages = setup.decode->stages;
    out.replicas = setup.decode->replicas;
    out.blocks = setup.decode->blocks;
    out.choice.maxBatch = setup.decode->maxBatch;
    out.decode.reset();
    return out;
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
    setup.window = readWindow(plan.model());
    setup.context = plan.model().maxPositions;
    setup.frontEnd = toNanoseconds(rates.prompt);
    setup.loop = closedLoop(plan.choice.requests);
    return setup;
}

void setArrivals(ServingRequests& requests, std::span<const Nanoseconds> arrivals)
{
    for (std::size_t i = 0; i < arrivals.size(); ++i)
        requests[i].arrival = arrivals[i];
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
    if (setup.decode && !handsOver(setup.choice.scheduler))
        return fail(ErrorCode::Unsupported,
            Phrase::of("the scheduler {} runs prompts and decodes on one replica",
                settingWords(setup.choice.scheduler)),
            {{}, 0, 0, "/serving/scheduler"},
            Phrase::of("Take Sarathi, vLLM or Orca, or let no devices generate alone."));
    serving_detail::ServingBooks books;
    books.requests = requests;
    books.observer = observer;
    books.live.resize(requests.size());
    books.outcomes.resize(requests.size());
    using serving_detail::ReplicaTask;
    serving_detail::ServingContext prompts {
        setup, times, books, setup.decode ? ReplicaTask::Prompts : ReplicaTask::Whole};
    std::optional<ServingSetup> decoding;
    std::optional<serving_detail::ServingContext> decodes;
    if (setup.decode) {
        decoding = serving_detail::decodingSetup(setup);
        decodes.emplace(
            serving_detail::ServingContext {*decoding, *setup.decode->times, books, ReplicaTask::Decodes});
    }
    serving_detail::ServingContext* const other = decodes ? &*decodes : nullptr;
    const std::vector<std::int32_t> admitted = serving_detail::admittedRequests(prompts, other);
    serving_detail::ServingRun run(prompts, other);
    std::vector<Nanoseconds> arrivals(setup.loop ? requests.size() : 0);
    serving_detail::ArrivalGate gate(setup, requests, admitted, arrivals);
    if (Result<void> done = run.run(gate, stop); !done)
        return tl::unexpected<Error>(std::move(done.error()));
    gate.close();
    ServingRequests asked; // as they came
    if (setup.loop) {
        asked.assign(requests.begin(), requests.end());
        setArrivals(asked, arrivals);
        books.requests = asked;
    }
    ServingSimulation simulation = serving_detail::simulationOf(prompts, run.replicas());
    simulation.arrivals = std::move(arrivals);
    if (setup.decode)
        simulation.handOver = run.desk().figures((simulation.end - simulation.begin).value());
    return simulation;
}

} // namespace rankloom
