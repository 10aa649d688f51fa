// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/serving_choice.h"

namespace rankloom {

namespace {

constexpr NamedValue<SchedulerKind> kSchedulers[] = {
    {SchedulerKind::FasterTransformer, "faster-transformer"},
    {SchedulerKind::Orca, "orca"},
    {SchedulerKind::Vllm, "vllm"},
    {SchedulerKind::VllmMixed, "vllm-mixed"},
    {SchedulerKind::LightLlm, "lightllm"},
    {SchedulerKind::Sarathi, "sarathi"},
    {SchedulerKind::SarathiDynamic, "sarathi-dynamic"},
    {SchedulerKind::Fusion, "fusion"},
};
constexpr NamedValue<WeightFormat> kWeights[] = {
    {WeightFormat::Bf16, "bf16"},
    {WeightFormat::Fp8, "fp8"},
    {WeightFormat::Fp4, "fp4"},
};
constexpr NamedValue<RequestRouting> kRoutings[] = {
    {RequestRouting::RoundRobin, "round-robin"},
    {RequestRouting::LeastOutstanding, "least-outstanding"},
    {RequestRouting::Random, "random"},
};

} // namespace

template <> std::span<const NamedValue<SchedulerKind>> namedValues() { return kSchedulers; }
template <> std::span<const NamedValue<WeightFormat>> namedValues() { return kWeights; }
template <> std::span<const NamedValue<RequestRouting>> namedValues() { return kRoutings; }

double bytesPerWeight(WeightFormat format)
{
    switch (format) {
    case WeightFormat::Bf16:
        return 2;
    case WeightFormat::Fp8:
        return 1;
    case WeightFormat::Fp4:
        return 0.5 + 1.0 / 16;
    }
    return 2;
}

std::optional<ClosedLoop> closedLoop(const RequestMix& mix)
{
    const bool asRecorded = !mix.trace.name.empty() && mix.trace.times;
    if (asRecorded || mix.arrivals.kind != ArrivalsKind::Closed)
        return std::nullopt;
    return ClosedLoop {mix.arrivals.users, toNanoseconds(Seconds(mix.arrivals.think))};
}

int tokenBudgetOf(const ServingChoice& choice)
{
    if (choice.tokenBudget > 0)
        return choice.tokenBudget;
    switch (choice.scheduler) {
    case SchedulerKind::Sarathi:
        return 512; // Sarathi-Serve, Vidur
    case SchedulerKind::SarathiDynamic:
        return 4096; // the first piece; the last are an eighth
    case SchedulerKind::VllmMixed:
        return 8192; // vLLM v1's max_num_batched_tokens where it serves online on large devices
    case SchedulerKind::FasterTransformer:
    case SchedulerKind::Orca:
    case SchedulerKind::Vllm:
    case SchedulerKind::LightLlm:
    case SchedulerKind::Fusion:
        return 4096; // Vidur
    }
    return 4096;
}

} // namespace rankloom
