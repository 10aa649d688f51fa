// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/serving_trace.h"

#include <iterator>

#include <fmt/format.h>

#include "core/serving/planned_requests.h"
#include "core/serving/serving_system.h"

namespace rankloom {

namespace {

std::string traceMicroseconds(std::int64_t nanoseconds)
{
    return nanoseconds % 1000 == 0 ? fmt::format("{}", nanoseconds / 1000)
                                   : fmt::format("{}.{:03}", nanoseconds / 1000, nanoseconds % 1000);
}

constexpr int kHandOverThread = 100'000; ///< behind every stage

/// Requests of a batch and the tokens of each, prompts behind decodes.
struct BatchContent {
    std::string requests;
    std::string tokens;
};

BatchContent contentOf(const ServedBatch& batch)
{
    BatchContent content;
    const auto add = [&content](std::int32_t request, std::int32_t tokens) {
        const char* comma = content.requests.empty() ? "" : ",";
        fmt::format_to(std::back_inserter(content.requests), "{}{}", comma, request);
        fmt::format_to(std::back_inserter(content.tokens), "{}{}", comma, tokens);
    };
    for (const std::int32_t request : batch.decodes)
        add(request, 1);
    for (const PromptPiece& piece : batch.prompts)
        add(piece.request, piece.tokens);
    return content;
}

} // namespace

ServingTrace::ServingTrace(std::size_t most) : m_most(most) { }

void ServingTrace::separate()
{
    if (!m_text.empty())
        m_text += ",\n";
}

void ServingTrace::batch(const ServedBatch& batch)
{
    if (m_text.size() > m_most)
        return;
    const BatchContent content = contentOf(batch);
    for (std::size_t s = 0; s < batch.start.size(); ++s) {
        separate();
        fmt::format_to(std::back_inserter(m_text),
            R"({{"ph":"X","name":"{} = {}p + {}d","ts":{},"dur":{},"pid":{},"tid":{},"args":{{"batch_id":{},"batch_size":{},"request_ids":[{}],"num_tokens":[{}]}}}})",
            batch.load.tokens(), batch.load.prefillTokens, batch.load.decodes,
            traceMicroseconds(batch.start[s]), traceMicroseconds(batch.end[s] - batch.start[s]),
            batch.replica, s + (batch.stream == ServingStream::Prompts ? 1 : 0), batch.number,
            batch.load.requests(), content.requests, content.tokens);
    }
}

void ServingTrace::preempted(int replica, std::int32_t request, Nanoseconds when)
{
    if (m_text.size() > m_most)
        return;
    separate();
    fmt::format_to(std::back_inserter(m_text),
        R"({{"ph":"i","s":"p","name":"preemption","ts":{},"pid":{},"tid":0,"args":{{"request_id":{}}}}})",
        traceMicroseconds(when.value()), replica, request);
}

void ServingTrace::handsOver(const HandOver& handOver)
{
    if (m_text.size() > m_most)
        return;
    separate();
    fmt::format_to(std::back_inserter(m_text),
        R"({{"ph":"X","name":"hand-over of {}","ts":{},"dur":{},"pid":{},"tid":{},"args":{{"request_id":{},"from_replica":{},"num_tokens":{}}}}})",
        handOver.request, traceMicroseconds(handOver.start.value()),
        traceMicroseconds((handOver.end - handOver.start).value()), handOver.to, kHandOverThread,
        handOver.request, handOver.from, handOver.tokens);
}

Result<std::string> ServingTrace::finish(const ServingSetup& setup)
{
    if (m_text.size() > m_most)
        return fail(ErrorCode::TooLarge,
            Phrase::of("the trace of these requests is longer than {} MiB", m_most >> 20U), {},
            Phrase::of("Simulate fewer requests."));
    const bool fusion = setup.choice.scheduler == SchedulerKind::Fusion;
    const auto name = [this](const char* what, int replica, int thread, const std::string& value) {
        separate();
        fmt::format_to(std::back_inserter(m_text),
            R"({{"ph":"M","name":"{}","pid":{},"tid":{},"args":{{"name":"{}"}}}})", what, replica, thread,
            value);
    };
    for (int replica = 0; replica < setup.allReplicas(); ++replica) {
        const char* task = !setup.decode ? "" : setup.generates(replica) ? ", decodes" : ", prompts";
        name("process_name", replica, 0, fmt::format("replica {}{}", replica, task));
        for (int s = 0; s < setup.stagesOf(replica); ++s)
            name("thread_name", replica, s, fusion ? "decodes" : fmt::format("stage {}", s));
        if (setup.decode && setup.generates(replica))
            name("thread_name", replica, kHandOverThread, "hand-overs");
        if (fusion)
            name("thread_name", replica, 1, "prompts");
    }
    return "{\"traceEvents\":[\n" + std::move(m_text) + "\n],\"displayTimeUnit\":\"ms\"}\n";
}

Result<std::string> servingTrace(const ServingSetup& setup, const BatchTimes& times,
    std::span<const ServingRequest> requests, const std::stop_token& stop)
{
    ServingTrace trace;
    if (const auto run = simulateServing(setup, times, requests, &trace, stop); !run)
        return tl::unexpected<Error>(run.error());
    return trace.finish(setup);
}

Result<std::string> servedTrace(const Project& project, const Plan& plan, const std::stop_token& stop)
{
    const Result<PlannedRequests> planned = PlannedRequests::of(project, plan.serving.requests);
    if (!planned)
        return tl::unexpected<Error>(planned.error());
    const ServingRequests requests = planned->all();
    const Result<ServingSystem> system = servingSystem(project, plan, RequestSizes::of(requests));
    if (!system)
        return tl::unexpected<Error>(system.error());
    if (const ServingPart& part = system->tightest(); !system->fits())
        return fail(ErrorCode::Contradiction, servingFit(part.memory, part.plan.choice.blockTokens));
    return servingTrace(system->setup, *system->prompts.times, requests, stop);
}

} // namespace rankloom
