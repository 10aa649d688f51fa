// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/planned_requests.h"

#include <algorithm>

#include "core/base/nearest.h"
#include "core/base/text.h"

namespace rankloom {

namespace {

constexpr RequestArrivals kAllAtOnce {ArrivalsKind::Static, 0, 1, 1};

/// The rhythm of the arrivals as they are, at a mean rate.
void stretchTo(ServingRequests& requests, double rate)
{
    const Nanoseconds first = requests.front().arrival;
    const double span = toSeconds(requests.back().arrival - first).value();
    const double wanted = static_cast<double>(requests.size() - 1) / rate;
    for (ServingRequest& request : requests)
        request.arrival = span > 0
            ? toNanoseconds(Seconds(toSeconds(request.arrival - first).value() / span * wanted))
            : Nanoseconds(0);
}

} // namespace

Result<PlannedRequests> PlannedRequests::of(const Project& project, const RequestMix& mix)
{
    PlannedRequests out(mix);
    if (mix.trace.name.empty())
        return out;
    std::vector<std::string> names;
    for (const Shared<RecordedRequests>& trace : project.requestTraces) {
        if (trace->name == mix.trace.name && !trace->requests.empty())
            out.m_trace = trace.pointer();
        names.push_back(trace->name);
    }
    if (out.m_trace)
        return out;
    const std::vector<std::string> near = similarNames(mix.trace.name, names);
    return fail(ErrorCode::BadValue,
        Phrase::of("there is no trace of requests called \"{}\"", mix.trace.name),
        {{}, 0, 0, "/serving/trace"},
        near.empty() ? Phrase::of("Import the file into the project, or put it beside the plan "
                                  "document; without a trace requests are drawn.")
                     : Phrase::of("Did you mean {}?", alternatives(near)));
}

ServingRequests PlannedRequests::traced(std::int64_t first, std::int64_t count) const
{
    const ServingRequests& all = m_trace->requests;
    const auto most = std::min<std::int64_t>(count, std::ssize(all));
    ServingRequests out;
    out.reserve(static_cast<std::size_t>(most));
    first = std::clamp<std::int64_t>(first, 0, std::ssize(all) - most);
    const Nanoseconds begin = all[static_cast<std::size_t>(first)].arrival;
    for (std::int64_t i = 0; i < most; ++i) {
        ServingRequest request = all[static_cast<std::size_t>(first + i)];
        request.arrival -= begin;
        out.push_back(scaled(request, m_mix.trace.scaling));
    }
    return out;
}

ServingRequests PlannedRequests::all() const
{
    const auto seed = static_cast<std::uint64_t>(m_mix.seed);
    if (!m_trace)
        return generateRequests(m_mix.lengths, m_mix.arrivals, m_mix.count, seed);
    ServingRequests out = traced(0, m_mix.count);
    if (!keepsTimes())
        generateArrivals(out, m_mix.trace.times ? kAllAtOnce : m_mix.arrivals, seed);
    return out;
}

ServingRequests PlannedRequests::few(std::int64_t most) const
{
    const auto seed = static_cast<std::uint64_t>(m_mix.seed);
    ServingRequests out = atOnce(std::min<std::int64_t>(most, m_mix.count), seed);
    if (const double perSecond = rate(); perSecond > 0)
        arrive(out, perSecond, seed);
    return out;
}

ServingRequests PlannedRequests::atOnce(std::int64_t count, std::uint64_t seed) const
{
    if (!m_trace)
        return generateRequests(m_mix.lengths, kAllAtOnce, count, seed);
    const auto others = static_cast<std::int64_t>(seed) - m_mix.seed;
    ServingRequests out = traced(others * count, count);
    for (ServingRequest& request : out)
        request.arrival = Nanoseconds(0);
    return out;
}

void PlannedRequests::arrive(ServingRequests& requests, double rate, std::uint64_t seed) const
{
    if (requests.empty())
        return;
    if (keepsTimes()) {
        const auto others = static_cast<std::int64_t>(seed) - m_mix.seed;
        const ServingRequests rhythm = traced(others * std::ssize(requests), std::ssize(requests));
        for (std::size_t i = 0; i < requests.size(); ++i)
            requests[i].arrival = rhythm[i].arrival;
        return stretchTo(requests, rate);
    }
    RequestArrivals arrivals = m_mix.arrivals;
    if (arrivals.kind != ArrivalsKind::Gamma)
        arrivals.kind = ArrivalsKind::Poisson;
    arrivals.rate = rate;
    generateArrivals(requests, arrivals, seed);
}

double PlannedRequests::rate() const
{
    if (keepsTimes()) {
        const ServingRequests& all = m_trace->requests;
        const auto last = static_cast<std::size_t>(std::min<std::int64_t>(m_mix.count, std::ssize(all)) - 1);
        const double span =
            toSeconds(all[last].arrival - all.front().arrival).value() * m_mix.trace.scaling.time;
        return span > 0 ? static_cast<double>(last) / span : 0;
    }
    if (m_trace && m_mix.trace.times)
        return 0;
    const RequestArrivals& arrivals = m_mix.arrivals;
    switch (arrivals.kind) {
    case ArrivalsKind::Poisson:
    case ArrivalsKind::Gamma:
        return arrivals.rate;
    case ArrivalsKind::Interval:
        return arrivals.interval > 0 ? 1 / arrivals.interval : 0;
    case ArrivalsKind::Static:
    case ArrivalsKind::Closed:
        break;
    }
    return 0;
}

} // namespace rankloom
