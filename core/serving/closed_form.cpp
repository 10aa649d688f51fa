// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/closed_form.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/model/key_value_cache.h"

namespace rankloom {

namespace {

constexpr int kForecastRounds = 6; ///< decodes in flight and their pace follow from each other

/// Of requests whose lengths are drawn: those of the start, with ten requests in turn for each in flight, as
/// InferenceX measures.
constexpr double kDrawnTogether = 0.1;
/// Of pools so many times as much: generating is never held up there, which is what parts requests elsewhere
/// (between 1 and 3 the measured deployments of DeepSeek-R1 do not tell).
constexpr double kPoolsStay = 2;

/// Batches of prompts alone: decodes wait for them.
bool separatesPrompts(SchedulerKind kind)
{
    return kind == SchedulerKind::Vllm || kind == SchedulerKind::LightLlm
        || kind == SchedulerKind::FasterTransformer;
}

BatchLoad equalDecodes(const ServedPlan& plan, std::int64_t requests, std::int64_t length)
{
    BatchLoad all;
    all.addDecodes(requests, std::max<std::int64_t>(1, length), readWindow(plan.model()));
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

    /// What a prompt takes with its chunks in batches of these decodes, each of `atOnce` prompts.
    struct Prompt {
        double busy = 0; ///< of the slowest stage, decodes included
        double more = 0; ///< of it, than the decodes alone
        double way = 0; ///< until its last chunk has left the last stage
        double delay = 0; ///< of the other requests, on the average
        std::int64_t atOnce = 1; ///< prompts of a batch
        PlaneTraffic planes {}; ///< beside those of the decodes
    };
    [[nodiscard]] Prompt prompt(const BatchLoad& decodes, double decoding, std::int64_t atOnce) const
    {
        const bool alone = separatesPrompts(m_plan.choice.scheduler);
        const BatchLoad beside = alone ? BatchLoad {} : decodes;
        const StageSeconds step = of(decodes);
        std::int64_t chunk = m_traffic.prompt;
        if (cutsPrompts(m_plan.choice.scheduler))
            chunk = std::max<std::int64_t>(1, room(beside));
        const std::int64_t tokens = m_traffic.prompt - m_cached;
        const std::int64_t whole = (tokens - 1) / chunk; // all but the last
        const auto at = [&](std::int64_t index, std::int64_t size) {
            BatchLoad load = beside;
            load.addPrefills(atOnce, m_cached + index * chunk, size, readWindow(m_plan.model()));
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
        out.atOnce = atOnce;
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

    /// Attention replicas take a prompt each.
    [[nodiscard]] std::int64_t promptsAtOnce() const
    {
        return std::clamp<std::int64_t>(m_plan.attentionReplicas, 1, m_traffic.concurrency);
    }
    /// Of prompts that came together as many share a batch as its tokens allow.
    [[nodiscard]] std::int64_t promptsTogether(const BatchLoad& decodes) const
    {
        const bool alone = separatesPrompts(m_plan.choice.scheduler);
        const std::int64_t fitting =
            room(alone ? BatchLoad {} : decodes) / std::max<std::int64_t>(1, m_traffic.prompt - m_cached);
        return std::clamp<std::int64_t>(fitting * m_plan.attentionReplicas, promptsAtOnce(),
            std::max(promptsAtOnce(), m_traffic.running()));
    }

private:
    /// Tokens of prompts that an attention replica takes into a batch beside these decodes.
    [[nodiscard]] std::int64_t room(const BatchLoad& decodes) const
    {
        return tokenBudgetOf(m_plan.choice) - decodes.decodes / m_plan.attentionReplicas;
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

/// Share of the requests that come all at once.
double togetherShare(const ServingRates& rates, const ServedTraffic& traffic, SchedulerKind scheduler)
{
    if (traffic.lengths == LengthSpread::Drawn)
        return std::min(rates.together, kDrawnTogether);
    // Where prompts go first nobody generates until all who came have been read: all end at once, and come
    // together again.
    return separatesPrompts(scheduler) ? 1 : rates.together;
}

/// The same of pools, where prompts hold no tokens up.
double poolsTogether(const ServingRates& rates, const ServedTraffic& traffic)
{
    return traffic.lengths == LengthSpread::Drawn ? kPoolsStay * std::min(rates.together, kDrawnTogether)
                                                  : rates.together;
}

/// Requests whose prompts one waits for because they came together with it: half of them, on the average,
/// without those in its own batch.
double waitedFor(double together, double requests, double ofBatch)
{
    return together / 2 * std::max(0.0, requests - ofBatch);
}

/// Attention replicas step together: who comes while a batch of some of them runs waits for its end, half of
/// it on the average, however many of them have nothing to do.
double bulkWait(const Forecaster::Prompt& prompt, double promptsPerSecond)
{
    if (prompt.atOnce < 2)
        return 0;
    return (1 - std::exp(-promptsPerSecond * prompt.way)) * prompt.way / 2;
}

/// What a request sees in a turn, which depends on how many generate and on the turn before.
struct Turn {
    double round = 0; ///< s, between two tokens while no prompt disturbs
    double first = 0; ///< s, until its first token
    double perToken = 0; ///< s
    double whole = 0; ///< s, from one answer to the next
    double beforeFirst = 0; ///< requests without a first token, on the average, but for who came together
    double atClient = 0; ///< requests on their way to the engine or back
    Forecaster::Prompt prompt {};
    double decodes = 1; ///< of a batch
    PlaneTraffic stepPlanes {};
};

Turn turnAfter(const Turn& last, const Forecaster& engine, const ServingRates& rates,
    const ServedTraffic& traffic, double running, double together, double decoding)
{
    const BatchLoad decodes = engine.decodes(decoding);
    const StageSeconds step = engine.of(decodes);
    const std::int64_t ofBatch = engine.promptsTogether(decodes);
    const Forecaster::Prompt packed = engine.prompt(decodes, decoding, ofBatch);
    Turn out;
    out.decodes = static_cast<double>(decodes.decodes);
    out.stepPlanes = step.planes;
    out.prompt = engine.prompt(decodes, decoding, engine.promptsAtOnce());
    out.round = engine.round(decoding, step);
    const double waves = waitedFor(together, running, static_cast<double>(ofBatch));
    // Of the others' prompts, once in a turn each, one waits for some and is delayed by the rest.
    const double delays = std::max(0.0, running - 1 - waves - last.beforeFirst - last.atClient);
    const double delay = together * packed.delay + (1 - together) * out.prompt.delay;
    const auto tokens = static_cast<double>(std::max<std::int64_t>(1, traffic.output - 1));
    out.perToken = out.round + delays * delay / tokens;
    const double generating = tokens * out.perToken;
    const double others =
        (1 - together) * othersAtStation(static_cast<std::int64_t>(running), out.prompt.more, generating);
    // The batch that runs when it comes is half done on the average.
    const double wait = kEqualService * others * out.prompt.more + step.slowest / 2 + waves * packed.more
        + (last.whole > 0 ? bulkWait(out.prompt, running / last.whole) : 0);
    const double way = together * packed.way + (1 - together) * out.prompt.way;
    out.first = wait + way + (traffic.batchesUnheard + rates.batchesAhead) * out.round;
    out.whole = out.first + generating + rates.prompt.value();
    out.atClient = running * rates.prompt.value() / out.whole;
    out.beforeFirst = running * (out.first - waves * packed.more) / out.whole;
    return out;
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
    const auto running = static_cast<double>(traffic.running());
    const double together = togetherShare(rates, traffic, plan.choice.scheduler);
    double decoding = running;
    Turn turn;
    ServingForecast out;
    for (int i = 0; i < kForecastRounds; ++i) {
        turn = turnAfter(turn, engine, rates, traffic, running, together, decoding);
        out.decoding = decoding;
        // Where prompts go first tokens are generated while none of them waits.
        const double before =
            turn.atClient + (separatesPrompts(plan.choice.scheduler) ? 0 : running * turn.first / turn.whole);
        const double next = std::max(1.0, running - before);
        if (std::abs(next - decoding) < 0.01 * decoding)
            break;
        decoding = (decoding + next) / 2;
    }
    out.decodeStep = Seconds(turn.round);
    out.timePerToken = Seconds(turn.perToken);
    out.requestsPerSecond = running / turn.whole;
    out.prefillShare = out.requestsPerSecond * turn.prompt.more;
    out.planes = turn.prompt.planes;
    out.planes +=
        static_cast<double>(std::max<std::int64_t>(1, traffic.output - 1)) / turn.decodes * turn.stepPlanes;
    out.planes = 1 / static_cast<double>(traffic.output) * out.planes;
    out.timeToFirstToken = rates.prompt + Seconds(turn.first)
        + Seconds((static_cast<double>(traffic.concurrency) - running) / out.requestsPerSecond);
    out.tokensPerSecond = out.requestsPerSecond * static_cast<double>(traffic.output);
    return out;
}

ServingForecast forecastDisaggregated(const ServingPool& prefill, const ServingPool& decode,
    const ServingRates& rates, const ServedTraffic& traffic, Seconds handOver)
{
    const Forecaster prompts(prefill.plan, prefill.times, traffic);
    const Forecaster decodes(decode.plan, decode.times, traffic);
    const Forecaster::Prompt prompt = prompts.prompt(BatchLoad {}, 1, prompts.promptsAtOnce());
    const double service = prompt.busy / prefill.workers;
    const auto tokens = static_cast<double>(std::max<std::int64_t>(1, traffic.output - 1));
    const auto requests = static_cast<double>(traffic.concurrency);
    const auto most = static_cast<double>(traffic.running());
    const double waves = waitedFor(poolsTogether(rates, traffic), requests, 1);
    double decoding = most;
    ServingForecast out;
    for (int i = 0; i < kForecastRounds; ++i) {
        const double each = std::max(1.0, decoding / decode.workers);
        const double round = decodes.round(each, decodes.of(decodes.decodes(each)));
        const double generating = tokens * round + handOver.value();
        const double others = othersAtStation(traffic.concurrency, service, generating);
        const double first = prompt.way + others * service + waves * service
            + bulkWait(prompt, out.requestsPerSecond / prefill.workers) + rates.batchesAhead * round;
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
