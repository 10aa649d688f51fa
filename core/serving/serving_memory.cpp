// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/serving_memory.h"

#include <algorithm>
#include <cmath>

#include "core/model/key_value_cache.h"

namespace rankloom {

namespace {

constexpr double kServingReserve = 2.6 * 1024 * 1024 * 1024;
/// Engines measure what activations take with a batch of at least so many tokens, whatever the chunk.
constexpr std::int64_t kLeastProfiledTokens = 4096;

/// Values of one token that are alive at once, in hidden widths: by degree of tensor parallelism 1, 2, 4, 8.
double liveActivations(const ModelSpec& model, int tp)
{
    constexpr double llama[] = {11, 6.5, 5, 5};
    constexpr double gpt[] = {10, 6, 5, 5};
    constexpr double moe[] = {22, 13, 10, 10};
    const auto at = std::min<std::size_t>(3, static_cast<std::size_t>(std::log2(std::max(1, tp))));
    return model.moe ? moe[at] : model.gatedMlp ? llama[at] : gpt[at];
}

double communicationBuffers(int ranks)
{
    constexpr double mib = 1024.0 * 1024.0;
    return ranks < 2 ? 0 : ranks < 4 ? 342 * mib : 392 * mib;
}

/// Bytes of a sequence on one device of a stage, in whole blocks, inside its windows.
double sequenceBytes(const ServedPlan& plan, const ServedStage& stage, std::int64_t tokens)
{
    const std::int64_t block = std::max(1, plan.choice.blockTokens);
    const double perLayer =
        keyValueBytesPerLayer(plan.model(), plan.layout.tp, plan.choice.keyValueElementBytes);
    double kept = 0;
    for (int layer = stage.firstLayer; layer < stage.firstLayer + stage.layers; ++layer)
        kept += static_cast<double>((keptTokens(plan.model(), layer, tokens) + block - 1) / block * block);
    return kept * perLayer;
}

std::int64_t activationTokens(const ServedPlan& plan, std::int64_t longestPrompt)
{
    return std::max({static_cast<std::int64_t>(tokenBudgetOf(plan.choice)), kLeastProfiledTokens,
        cutsPrompts(plan.choice.scheduler) ? std::int64_t {0} : longestPrompt});
}

} // namespace

Bytes ServingMemory::missing(int blockTokens) const
{
    if (fits())
        return Bytes(0);
    const double block = std::max(1, blockTokens);
    const double needed = std::ceil(static_cast<double>(tokens) / block) * block * keyValuePerToken.value()
        / (1 - kBlockWatermark);
    return Bytes(std::max(0.0, needed - cache.value()));
}

std::vector<ServingMemory> servingMemoryOfStages(const ServedPlan& plan, const KeptRequests& kept)
{
    std::vector<ServingMemory> stages;
    const std::int64_t tokens = kept.tokens;
    const double block = std::max(1, plan.choice.blockTokens);
    for (std::size_t s = 0; s < plan.stages.size(); ++s) {
        const ServedStage& stage = plan.stages[s];
        ServingMemory at;
        at.stage = static_cast<int>(s);
        at.tokens = tokens;
        at.longest = std::max(tokens, kept.longest);
        at.capacity = stage.memory;
        at.usable = plan.choice.memoryUtilization * at.capacity;
        at.weights = stage.weights;
        if (stage.planes) {
            at.planes = stage.planes->budget;
            at.residentPlanes = stage.planes->choice.kept;
        }
        at.activations = Bytes(2.0 * static_cast<double>(activationTokens(plan, kept.longestPrompt))
            * plan.model().hidden * liveActivations(plan.model(), plan.layout.tp));
        at.communication = Bytes(communicationBuffers(plan.layout.tp * plan.attentionReplicas));
        at.reserved = Bytes(kServingReserve);
        at.cache = at.usable - at.weights - at.activations - at.communication - at.reserved;
        at.keyValuePerToken = stage.keyValuePerToken;
        const double room = std::max(0.0, at.cache.value());
        const double perSequence = sequenceBytes(plan, stage, tokens);
        // Windows give blocks back, so that a sequence takes fewer than its length says.
        const double whole =
            std::ceil(static_cast<double>(tokens) / block) * block * stage.keyValuePerToken.value();
        const double saved = perSequence > 0 ? whole / perSequence : 1;
        at.blocks = stage.keyValuePerToken.value() > 0
            ? static_cast<std::int64_t>(room * saved / (block * stage.keyValuePerToken.value()))
            : 0;
        const double usableBlocks = std::floor(static_cast<double>(at.blocks) * (1 - kBlockWatermark));
        const std::int64_t each =
            (tokens + plan.choice.blockTokens - 1) / std::max(1, plan.choice.blockTokens);
        at.requests = each > 0 ? static_cast<std::int64_t>(usableBlocks) / each * plan.attentionReplicas : 0;
        at.requestsPerMicrobatch = at.requests / plan.layout.pp;
        at.poolTokens = std::max<std::int64_t>(0, at.blocks) * plan.attentionReplicas
            * std::max(1, plan.choice.blockTokens);
        stages.push_back(at);
    }
    return stages;
}

ServingMemory servingMemory(const ServedPlan& plan, const KeptRequests& kept)
{
    const std::vector<ServingMemory> stages = servingMemoryOfStages(plan, kept);
    if (stages.empty())
        return {};
    const ServingMemory* tightest = &stages.front();
    for (const ServingMemory& at : stages)
        if (at.requests < tightest->requests
            || (at.requests == tightest->requests
                && (at.requests == 0 ? at.cache < tightest->cache : at.blocks < tightest->blocks)))
            tightest = &at;
    return *tightest;
}

Phrase servingFit(const ServingMemory& memory, int blockTokens)
{
    const auto number = [](std::int64_t amount) { return Phrase::decimal(std::to_string(amount)); };
    const Phrase tokens = number(memory.tokens);
    const Phrase requests = number(memory.requests);
    if (!memory.fits())
        return Phrase::of("One request of {} tokens does not fit: each GPU of stage {} lacks {}.", tokens,
            memory.stage, memory.missing(blockTokens));
    if (memory.longest <= memory.tokens)
        return Phrase::of("{} requests of {} tokens fit at once on a replica.", requests, tokens);
    if (memory.holdsLongest())
        return Phrase::of("{} requests of {} tokens, the mean, fit at once on a replica; the longest, of {}, "
                          "fits as well.",
            requests, tokens, number(memory.longest));
    return Phrase::of(
        "{} requests of {} tokens, the mean, fit at once on a replica; the longest, of {}, does "
        "not: those of more than {} are refused.",
        requests, tokens, number(memory.longest), number(memory.poolTokens));
}

} // namespace rankloom
