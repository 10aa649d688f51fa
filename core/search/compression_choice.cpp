// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/compression_choice.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/traffic_classes.h"
#include "core/plan/check.h"
#include "core/plan/compression.h"
#include "core/plan/laid_out.h"
#include "core/plan/plan_json.h"
#include "core/plan/what_if.h"

namespace rankloom {

namespace {

constexpr int kSendRanks[] = {256, 64, 16, 4};
constexpr int kGradientRanks[] = {512, 128, 32};

/// How many of the first stages: each number up to eight, then powers of two.
std::vector<int> prefixes(int stages)
{
    std::vector<int> out;
    for (int count = 1; count < stages; count += count < 8 ? 1 : count)
        out.push_back(count);
    out.push_back(stages);
    return out;
}

/// Every choice there is, the plan without any first.
std::vector<Compression> choices(const LaidOut& laid, Digits digits)
{
    const bool lossy = digits == Digits::MayBeLost;
    Compression none = laid.plan.communication.compression;
    none.kind = CompressionKind::None;
    none.dataParallel = none.pipelineBackward = none.embeddingSync = none.criticalStages = false;
    none.stages.clear();
    std::vector<Compression> sends {none};
    if (lossy && laid.layout.pp > 1)
        for (const int rank : kSendRanks) {
            Compression& one = sends.emplace_back(none);
            one.kind = CompressionKind::PowerSgd;
            one.pipelineBackward = one.epilogueOnly = true;
            one.rank = rank;
        }
    std::vector<Compression> out = sends;
    if (lossy && laid.layout.dp * laid.layout.cp > 1)
        for (const Compression& base : sends)
            for (const int rank : kGradientRanks) {
                Compression gradients = base;
                gradients.kind = CompressionKind::PowerSgd;
                gradients.dataParallel = true;
                gradients.dataParallelRank = rank;
                for (const int count : prefixes(laid.layout.pp)) {
                    Compression& one = out.emplace_back(gradients);
                    for (int stage = 0; stage < count; ++stage)
                        one.stages.push_back(stage);
                }
                out.emplace_back(gradients).criticalStages = true;
            }
    if (splitsTiedEmbedding(laid.project.model, laid.plan, laid.layout.pp)) {
        const std::size_t apart = out.size();
        for (std::size_t i = 0; i < apart; ++i) {
            out.push_back(out[i]);
            out.back().embeddingSync = true;
        }
    }
    return out;
}

/// In place of what the simulation chooses: the plan then keeps errors of those stages only.
void nameStages(const std::vector<int>& stages, Compression& compression)
{
    compression.criticalStages = false;
    compression.stages = stages;
    compression.dataParallel = !stages.empty();
    if (!compression.lossy())
        compression.kind = CompressionKind::None;
}

Bytes removedBytes(const Project& project, const Plan& plan, const Evaluation& evaluation)
{
    Bytes removed;
    for (const TrafficClass& one : trafficClasses(project, plan, evaluation))
        if (one.kind == TrafficKind::PipelineBackward || one.kind == TrafficKind::DataParallelGradients)
            removed += one.uncompressedBytes - one.bytes;
    return removed;
}

} // namespace

Result<CompressionChoice> leastCompression(
    const Project& project, const Plan& plan, Digits digits, std::stop_token stop)
{
    struct Tried {
        Plan plan;
        Seconds step {};
        Bytes removed {};
    };
    std::vector<Tried> tried;
    CompressionChoice out;
    bool mustFit = false;
    const Effective e = effective(project, plan);
    for (const Compression& compression : choices(LaidOut(e.project, e.plan), digits)) {
        Plan with = plan;
        with.communication.compression = compression;
        Result<Evaluation> evaluation = evaluateLegal(project, with, stop);
        if (evaluation && evaluation->valid && compression.criticalStages) {
            nameStages(evaluation->compression.stages, with.communication.compression);
            evaluation = evaluateLegal(project, with, stop);
        }
        if (!evaluation)
            return tl::unexpected<Error>(std::move(evaluation.error()));
        if (!evaluation->valid)
            continue;
        if (tried.empty()) {
            mustFit = evaluation->memory.fits;
            out.before = evaluation->time.step;
        }
        if (mustFit && !evaluation->memory.fits)
            continue;
        const Bytes removed =
            with.communication.compression.lossy() ? removedBytes(project, with, *evaluation) : Bytes(0);
        tried.push_back({std::move(with), evaluation->time.step, removed});
    }
    if (tried.empty())
        return fail(ErrorCode::IllegalPlan, Phrase::of("the plan cannot be evaluated"));
    out.tried = static_cast<int>(tried.size());
    out.fastest = std::ranges::min_element(tried, {}, &Tried::step)->step;
    const Tried* best = nullptr;
    for (const Tried& one : tried) {
        if (one.step > out.fastest * (1 + kEnoughCompression))
            continue;
        if (best == nullptr || std::pair(one.removed, one.step) < std::pair(best->removed, best->step))
            best = &one;
    }
    out.plan = best->plan;
    out.step = best->step;
    out.removed = best->removed;
    return out;
}

std::string writeCompressionChoice(const CompressionChoice& choice)
{
    using nlohmann::ordered_json;
    ordered_json out;
    out["format"] = "rankloom-compression";
    out["version"] = 1;
    const Compression& compression = choice.plan.communication.compression;
    if (compression.lossy())
        out["lossy"] = true;
    out["stepSecondsBefore"] = choice.before.value();
    out["stepSeconds"] = choice.step.value();
    out["fastestStepSeconds"] = choice.fastest.value();
    out["removedBytes"] = std::llround(choice.removed.value());
    out["tried"] = choice.tried;
    out["compression"] = orderedJsonOrDiscarded(writePlan(choice.plan))["communication"]["compression"];
    return jsonText(out);
}

} // namespace rankloom
