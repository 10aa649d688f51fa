// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/routing/routing_checks.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace rankloom {

namespace {

void tell(Diagnostics& odd, Severity severity, const char* code, Phrase message)
{
    odd.push_back({severity, code, std::move(message), {}, {}, {}});
}

std::vector<std::int64_t> rowSums(const RoutingStatistics& routing)
{
    std::vector<std::int64_t> sums;
    for (int l = 0; l < routing.layers; ++l) {
        const auto begin = routing.load.begin() + static_cast<std::ptrdiff_t>(routing.loadIndex(l, 0));
        sums.push_back(std::accumulate(begin, begin + routing.experts, std::int64_t {0}));
    }
    return sums;
}

int layerName(const RoutingStatistics& routing, std::size_t row)
{
    return routing.modelLayers.empty() ? static_cast<int>(row) : routing.modelLayers[row];
}

/// Rows of counts; tokens that are missing in layers of a trace of tokens are told while counting.
void checkSums(const RoutingStatistics& routing, const std::vector<std::int64_t>& sums, Diagnostics& odd)
{
    if (!routing.coactivation.empty() || sums.size() < 2)
        return;
    const auto [least, most] = std::minmax_element(sums.begin(), sums.end());
    if (*least == *most)
        return;
    const bool multiples = *least > 0
        && std::all_of(
            sums.begin(), sums.end(), [least = *least](std::int64_t sum) { return sum % least == 0; });
    tell(odd, Severity::Warning, "row-sums-differ",
        Phrase::of("Layer {} counts {} picks, layer {} counts {}{}",
            layerName(routing, static_cast<std::size_t>(least - sums.begin())), *least,
            layerName(routing, static_cast<std::size_t>(most - sums.begin())), *most,
            multiples
                ? ": all are multiples of the smallest, so some were added up over ranks or multiplied by "
                  "the data-parallel size. Record them alike"
                : ": tokens were dropped or padded, or ranks are missing. Give the files of all ranks"));
}

/// Counts of real traffic have no common divisor.
void checkMultiples(const RoutingStatistics& routing, Diagnostics& odd)
{
    constexpr int kEnoughCounts = 32;
    if (!routing.coactivation.empty())
        return;
    std::int64_t divisor = 0;
    int used = 0;
    for (const std::int64_t count : routing.load) {
        divisor = std::gcd(divisor, count);
        used += count > 0 ? 1 : 0;
    }
    if (divisor > 1 && used >= kEnoughCounts)
        tell(odd, Severity::Warning, "counts-multiplied",
            Phrase::of(
                "Every count is a multiple of {}: they were probably multiplied by the data-parallel size, "
                "or the same batch ran {} times. Shares stay right, numbers of tokens do not",
                divisor, divisor));
}

void checkSkew(
    const RoutingStatistics& routing, const std::vector<std::int64_t>& sums, int topK, Diagnostics& odd)
{
    constexpr double kAbsurdShare = 0.6; // of the tokens, on the average of the layers
    constexpr double kAbsurdSkew = 4; // over the mean expert
    constexpr double kSkewOfNoTraffic = 12; // whatever top-k is
    double share = 0;
    double skew = 0;
    for (int l = 0; l < routing.layers; ++l) {
        const auto begin = routing.load.begin() + static_cast<std::ptrdiff_t>(routing.loadIndex(l, 0));
        const auto sum = static_cast<double>(std::max<std::int64_t>(1, sums[static_cast<std::size_t>(l)]));
        const auto hottest = static_cast<double>(*std::max_element(begin, begin + routing.experts));
        share += hottest / sum * std::max(1, topK) / routing.layers;
        skew += hottest / sum * routing.experts / routing.layers;
    }
    if ((share > kAbsurdShare && skew > kAbsurdSkew) || skew > kSkewOfNoTraffic)
        tell(odd, Severity::Warning, "absurd-skew",
            Phrase::of("The hottest expert takes {:.0f} times the mean load on the average of the layers: "
                       "this looks "
                       "like a benchmark with random prompts. Record real requests before placing experts",
                skew));
}

/// Numbers of MoE layers in the model, and which are not in the trace.
void checkLayers(const RoutingStatistics& routing, const ModelSpec& model, Diagnostics& odd)
{
    const MixtureOfExperts& moe = *model.moe;
    const int predictionLayers = model.mtpLayers;
    std::vector<int> wanted;
    for (int l = 0; l < model.layers; ++l)
        if (moe.layerIsMoe.empty()
            || (static_cast<std::size_t>(l) < moe.layerIsMoe.size()
                && moe.layerIsMoe[static_cast<std::size_t>(l)]))
            wanted.push_back(l);
    const auto count = static_cast<int>(wanted.size());
    // Layers of multi-token prediction come last and count for themselves.
    if (routing.layers > count)
        return tell(odd, routing.layers > count + predictionLayers ? Severity::Error : Severity::Warning,
            "more-layers-than-the-model",
            Phrase::of(
                "The trace has {} layers, the model has {} with experts: it is of another model, or also "
                "counts layers of multi-token prediction",
                routing.layers, count));
    if (routing.layers == count)
        return;
    std::string missing;
    bool named = !routing.modelLayers.empty();
    for (const int layer : routing.modelLayers)
        named = named && std::binary_search(wanted.begin(), wanted.end(), layer);
    int listed = 0;
    for (const int layer : wanted)
        if (!std::binary_search(routing.modelLayers.begin(), routing.modelLayers.end(), layer)
            && ++listed <= 8)
            missing += fmt::format("{}{}", missing.empty() ? "" : ", ", layer);
    tell(odd, Severity::Warning, "layers-missing",
        named && listed < count
            ? Phrase::of("The trace has {} of the {} layers with experts; missing are {}{}. With pipeline "
                         "parallelism give the files of all stages",
                routing.layers, count, missing, listed > 8 ? ", …" : "")
            : Phrase::of(
                "The trace has {} of the {} layers with experts. With pipeline parallelism layers may be "
                "numbered from 0 in every stage: give the files of all stages",
                routing.layers, count));
}

/// Whether a trace that never picks the last experts of a model can be of it. Of so many picks that 40 would
/// fall on them if they were as liked as others, none does: not by chance where they are half of all.
bool picksTooFew(const RoutingStatistics& routing, int experts)
{
    constexpr double kSure = 40; // exp(-40) = 4e-18
    const auto picks =
        static_cast<double>(std::accumulate(routing.load.begin(), routing.load.end(), std::int64_t {0}));
    return 2 * routing.experts <= experts && picks * (experts - routing.experts) >= kSure * experts;
}

void checkExperts(
    const RoutingStatistics& routing, const MixtureOfExperts& moe, TraceLists lists, Diagnostics& odd)
{
    if (routing.experts > moe.experts)
        tell(odd, Severity::Error, "trace-of-another-model",
            Phrase::of(
                "The trace names {} experts, the model has {}. Numbers of physical experts need the map to "
                "logical ones",
                routing.experts, moe.experts));
    else if (routing.experts < moe.experts
        && (lists == TraceLists::AllExperts || picksTooFew(routing, moe.experts)))
        tell(odd, Severity::Error, "trace-of-another-model",
            Phrase::of("The trace has {} experts, the model has {}: it is of another model", routing.experts,
                moe.experts));
    if (routing.topK > 0 && moe.topK > 0 && routing.topK != moe.topK)
        tell(odd, Severity::Error, "top-k-of-another-model",
            Phrase::of("Tokens of the trace pick {} experts, those of the model {}", routing.topK, moe.topK));
}

} // namespace

Diagnostics checkRoutingOf(const RoutingStatistics& routing, const ModelSpec& model, TraceLists lists)
{
    Diagnostics odd;
    if (routing.empty() || !model.moe)
        return odd;
    checkExperts(routing, *model.moe, lists, odd);
    checkLayers(routing, model, odd);
    return odd;
}

Diagnostics checkRouting(const RoutingStatistics& routing, const ModelSpec* model, TraceLists lists)
{
    Diagnostics odd;
    if (routing.empty())
        return odd;
    const std::vector<std::int64_t> sums = rowSums(routing);
    const int topK = routing.topK > 0 ? routing.topK : model != nullptr && model->moe ? model->moe->topK : 0;
    checkSums(routing, sums, odd);
    checkMultiples(routing, odd);
    checkSkew(routing, sums, topK, odd);
    if (model != nullptr)
        for (Diagnostic& found : checkRoutingOf(routing, *model, lists))
            odd.push_back(std::move(found));
    constexpr std::int64_t kEnoughPerPair = 100;
    if (!routing.transitions.empty() && topK > 0 && routing.tokens < kEnoughPerPair * routing.experts / topK)
        tell(odd, Severity::Hint, "few-tokens",
            Phrase::of(
                "{} tokens are few for {} experts: loads are rough and pairs of experts are noise. About {} "
                "tokens would do",
                routing.tokens, routing.experts, kEnoughPerPair * routing.experts / topK));
    return odd;
}

} // namespace rankloom
