// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/closed_form.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace rankloom {

namespace {

constexpr int kForecastRounds = 6; ///< decodes in flight and their pace follow from each other

/// Of requests whose lengths are drawn: those of the start, with ten requests in turn for each in flight, as
/// InferenceX measures.
constexpr double kDrawnTogether = 0.3;

/// Batches of prompts alone: decodes wait for them.
bool separatesPrompts(SchedulerKind kind)
{
    return kind == SchedulerKind::Vllm || kind == SchedulerKind::LightLlm
        || kind == SchedulerKind::FasterTransformer;
}

int windowOf(const ServedPlan& plan) { return plan.model().window ? plan.model().window->tokens : 0; }

BatchLoad equalDecodes(const ServedPlan& plan, std::int64_t requests, std::int64_t length)
{
    BatchLoad all;
    all.addDecodes(requests, std::max<std::int64_t>(1, length), windowOf(plan));
    return all;
}

/// Batches under way where so many requests generate at once.
std::int64_t batchesUnderWay(const ServedPlan& plan, double decoding)
{
    return std::clamp<std::int64_t>(std::llround(decoding), 1, static_cast<std::int64_t>(plan.stages.size()));
}

/// Seconds of a batch by stage: all of them, and the slowest. Planes of all.
struct StageSeconds {
    double sum = 0;
    double slowest = 0;
    PlaneTraffic planes {};
};

class Forecaster {
public:
    Forecaster(const ServedPlan& plan, const BatchTimes& times, const ServedTraffic& traffic)
        : m_plan(plan)
        , m_times(times)
        , m_traffic(traffic)
        , m_cached(static_cast<std::int64_t>(
              std::floor(plan.choice.prefixHitShare * static_cast<double>(traffic.prompt))))
    {
        m_cached = std::clamp<std::int64_t>(m_cached, 0, traffic.prompt - 1);
    }

    [[nodiscard]] StageSeconds of(const BatchLoad& load) const
    {
        StageSeconds out;
        for (std::size_t s = 0; s < m_plan.stages.size(); ++s) {
            const double time = toSeconds(m_times.of(static_cast<int>(s), load)).value();
            out.sum += time;
            out.slowest = std::max(out.slowest, time);
            out.planes += m_times.planes(static_cast<int>(s), load);
        }
        return out;
    }

    /// Batches under way.
    [[nodiscard]] std::int64_t batches(double decoding) const { return batchesUnderWay(m_plan, decoding); }

    [[nodiscard]] BatchLoad decodes(double decoding) const
    {
        return meanDecodes(m_plan, decoding, m_traffic.prompt, m_traffic.output);
    }

    /// From one token of a request to its next.
    [[nodiscard]] double round(double decoding, const StageSeconds& step) const
    {
        return std::max(step.sum, static_cast<double>(batches(decoding)) * step.slowest);
    }

    /// What a prompt takes with its chunks in batches of these decodes.
    struct Prompt {
        double busy = 0; ///< of the slowest stage, decodes included
        double more = 0; ///< of it, than the decodes alone
        double way = 0; ///< until its last chunk has left the last stage
        double delay = 0; ///< of the other requests, on the average
        PlaneTraffic planes {}; ///< beside those of the decodes
    };
    [[nodiscard]] Prompt prompt(const BatchLoad& decodes, double decoding) const
    {
        const bool alone = separatesPrompts(m_plan.choice.scheduler);
        const BatchLoad beside = alone ? BatchLoad {} : decodes;
        const StageSeconds step = of(decodes);
        std::int64_t chunk = m_traffic.prompt;
        if (cutsPrompts(m_plan.choice.scheduler))
            chunk = std::max<std::int64_t>(
                1, tokenBudgetOf(m_plan.choice) - beside.decodes / m_plan.attentionReplicas);
        const std::int64_t atOnce = promptsAtOnce();
        const std::int64_t tokens = m_traffic.prompt - m_cached;
        const std::int64_t whole = (tokens - 1) / chunk; // all but the last
        const auto at = [&](std::int64_t index, std::int64_t size) {
            BatchLoad load = beside;
            for (std::int64_t i = 0; i < atOnce; ++i)
                load.addPrefill(m_cached + index * chunk, size, windowOf(m_plan));
            return of(load);
        };
        const StageSeconds last = at(whole, tokens - whole * chunk);
        StageSeconds sum = last;
        if (whole > 0) {
            // A chunk takes longer in proportion to what it comes after.
            const StageSeconds first = at(0, chunk);
            const StageSeconds late = at(whole - 1, chunk);
            sum.sum += static_cast<double>(whole) * (first.sum + late.sum) / 2;
            sum.slowest += static_cast<double>(whole) * (first.slowest + late.slowest) / 2;
            sum.planes += static_cast<double>(whole) * first.planes;
        }
        const double chunks = static_cast<double>(whole) + 1;
        const double idle = alone ? 0 : chunks;
        const double share = 1 / static_cast<double>(atOnce);
        Prompt out;
        out.busy = share * sum.slowest;
        out.more = share * std::max(0.0, sum.slowest - idle * step.slowest);
        out.planes = share * sum.planes;
        out.planes += -share * idle * step.planes;
        out.way = sum.slowest - last.slowest + last.sum;
        // Those in its own batch go its way with it, the others wait where it takes longest.
        const double own = 1 / static_cast<double>(batches(decoding));
        out.delay = own * share * std::max(0.0, sum.sum - idle * step.sum) + (1 - own) * out.more;
        return out;
    }

private:
    /// Attention replicas take a prompt each.
    [[nodiscard]] std::int64_t promptsAtOnce() const
    {
        return std::clamp<std::int64_t>(m_plan.attentionReplicas, 1, m_traffic.concurrency);
    }

    const ServedPlan& m_plan;
    const BatchTimes& m_times;
    const ServedTraffic& m_traffic;
    std::int64_t m_cached;
};

/// Prompts of about a length are served in about a time: one waits half as long for them as for such that
/// take times at random (Pollaczek and Khinchine: (1 + variance / mean²) / 2).
constexpr double kEqualService = 0.5;

/// Prompts that others find waiting or at work, in a closed network of `requests` with one station of
/// `service` seconds and a delay: mean value analysis, exact for a station that serves at random times.
double othersAtStation(std::int64_t requests, double service, double delay)
{
    constexpr std::int64_t kExact = 4096;
    double queue = 0;
    for (std::int64_t k = 1; k < std::min(requests, kExact); ++k) {
        const double response = service * (1 + queue);
        queue = static_cast<double>(k) * response / (delay + response);
    }
    return requests > kExact ? queue * static_cast<double>(requests) / kExact : queue;
}

/// Requests whose prompts one waits for because they came together with it: half of them, on the average.
double waitedFor(const ServingRates& rates, const ServedTraffic& traffic, double requests)
{
    const double together =
        traffic.lengths == LengthSpread::Equal ? rates.together : std::min(rates.together, kDrawnTogether);
    return together / 2 * std::max(0.0, requests - 1);
}

} // namespace

BatchLoad meanDecodes(const ServedPlan& plan, double decoding, std::int64_t prompt, std::int64_t output)
{
    const auto batches = static_cast<double>(batchesUnderWay(plan, decoding));
    const auto each = static_cast<std::int64_t>(std::max(1.0, std::round(decoding / batches)));
    return equalDecodes(plan, each, prompt + output / 2);
}

ServingForecast forecast(
    const ServedPlan& plan, const BatchTimes& times, const ServingRates& rates, const ServedTraffic& traffic)
{
    const Forecaster engine(plan, times, traffic);
    const std::int64_t running =
        traffic.mostRunning > 0 ? std::min(traffic.concurrency, traffic.mostRunning) : traffic.concurrency;
    const auto tokens = static_cast<double>(std::max<std::int64_t>(1, traffic.output - 1));
    double decoding = static_cast<double>(running);
    ServingForecast out;
    for (int i = 0; i < kForecastRounds; ++i) {
        const BatchLoad decodes = engine.decodes(decoding);
        const StageSeconds step = engine.of(decodes);
        const double round = engine.round(decoding, step);
        const Forecaster::Prompt prompt = engine.prompt(decodes, decoding);
        const double waves = waitedFor(rates, traffic, static_cast<double>(running));
        const double disturbed = std::max(0.0, std::max(0.0, decoding - 1) - waves) * prompt.delay;
        const double perToken = round + disturbed / tokens;
        const double generating = tokens * perToken;
        const double others = othersAtStation(running, prompt.more, generating);
        // The batch that runs when it comes is half done on the average.
        const double wait = kEqualService * others * prompt.more + step.slowest / 2 + waves * prompt.more;
        const double first = wait + prompt.way;
        const double cycle = first + generating;
        out.decodeStep = Seconds(round);
        out.timePerToken = Seconds(perToken);
        out.timeToFirstToken = rates.prompt + Seconds(first);
        out.requestsPerSecond = static_cast<double>(running) / (cycle + rates.prompt.value());
        out.prefillShare = out.requestsPerSecond * prompt.more;
        out.planes = prompt.planes;
        out.planes += tokens / static_cast<double>(decodes.decodes) * step.planes;
        out.planes = 1 / static_cast<double>(traffic.output) * out.planes;
        out.decoding = decoding;
        const double next =
            std::max(1.0, static_cast<double>(running) * generating / (cycle + rates.prompt.value()));
        if (std::abs(next - decoding) < 0.01 * decoding)
            break;
        decoding = (decoding + next) / 2;
    }
    out.timeToFirstToken +=
        Seconds(static_cast<double>(traffic.concurrency - running) / out.requestsPerSecond);
    out.tokensPerSecond = out.requestsPerSecond * static_cast<double>(traffic.output);
    return out;
}

ServingForecast forecastDisaggregated(const ServingPool& prefill, const ServingPool& decode,
    const ServingRates& rates, const ServedTraffic& traffic, Seconds handOver)
{
    const Forecaster prompts(prefill.plan, prefill.times, traffic);
    const Forecaster decodes(decode.plan, decode.times, traffic);
    const Forecaster::Prompt prompt = prompts.prompt(BatchLoad {}, 1);
    const double service = prompt.busy / prefill.workers;
    const auto tokens = static_cast<double>(std::max<std::int64_t>(1, traffic.output - 1));
    const auto requests = static_cast<double>(traffic.concurrency);
    const double most =
        traffic.mostRunning > 0 ? std::min(requests, static_cast<double>(traffic.mostRunning)) : requests;
    double decoding = most;
    ServingForecast out;
    for (int i = 0; i < kForecastRounds; ++i) {
        const double each = std::max(1.0, decoding / decode.workers);
        const double round = decodes.round(each, decodes.of(decodes.decodes(each)));
        const double generating = tokens * round + handOver.value();
        const double others = othersAtStation(traffic.concurrency, service, generating);
        const double first = prompt.way + others * service + waitedFor(rates, traffic, requests) * service;
        const double cycle = first + generating + rates.prompt.value();
        // Whoever finds no memory on the pool of decodes waits for it, in front of both.
        const double rate = std::min(requests / cycle, most / generating);
        out.decodeStep = out.timePerToken = Seconds(round);
        out.timePerToken += handOver / tokens;
        const BatchLoad step = decodes.decodes(each);
        out.planes = prompt.planes;
        out.planes += tokens / static_cast<double>(step.decodes) * decodes.of(step).planes;
        out.planes = 1 / static_cast<double>(traffic.output) * out.planes;
        out.requestsPerSecond = rate;
        out.timeToFirstToken = Seconds(std::max(first + rates.prompt.value(), requests / rate - generating));
        out.prefillShare = out.requestsPerSecond * service;
        out.decoding = decoding;
        const double next = std::clamp(rate * generating, 1.0, most);
        if (std::abs(next - decoding) < 0.01 * decoding)
            break;
        decoding = (decoding + next) / 2;
    }
    out.tokensPerSecond = out.requestsPerSecond * static_cast<double>(traffic.output);
    return out;
}

} // namespace rankloom
