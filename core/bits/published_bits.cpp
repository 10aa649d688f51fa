// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bits/published_bits.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

namespace rankloom {

namespace {

// Of the paper: MB, requests at once, ms.
constexpr double kTheirSmallBudget = 200;
constexpr double kTheirBudget = 1600;
constexpr double kTheirWholeBudget = 2500;
constexpr int kTheirSequences = 32;
constexpr double kTheirLoad = 20;
constexpr double kTheirCompute = 3.1;
constexpr int kSteps = 6; ///< the first fills the memory

Phrase times(double factor) { return Phrase::of("{} times", Phrase::decimal(fmt::format("{:.2f}", factor))); }

Phrase rate(double tokens) { return Phrase::decimal(fmt::format("{:.1f}", tokens)); }

/// "1.25 times: 66.45 to 83.14 tokens/s"
Phrase gain(double from, double to)
{
    return Phrase::of("{}: {} to {} tokens/s", times(to / from), rate(from), rate(to));
}

} // namespace

Result<OnPublishedInputs> onPublishedInputs(
    const Project& project, const Plan& plan, const BitFormat& format, const PlaneQuality& quality)
{
    const ModelSpec& model = *project.model;
    if (!model.moe)
        return fail(ErrorCode::Unsupported, Phrase::of("{} has no experts", model.name), {},
            Phrase::of("Choose a mixture-of-experts model."));
    const DeviceSpec& device = project.cluster->device;
    const ExpertBytes bytes = expertBytes(expertWeights(model), format);
    const double layer = model.moe->experts * bytes.nested.value();
    const double all = layer * model.moeLayers();
    BitSettings theirs;
    theirs.format = format;
    theirs.asked = PlanesAsked::Dual;
    theirs.exact = false;
    theirs.batch = kTheirSequences;
    theirs.steps = kSteps;
    theirs.load = device.memoryBandwidth * device.memoryEfficiency * (kTheirCompute / kTheirLoad);
    std::optional<Error> error;
    const auto tokensPerSecond = [&](double budget, PlaneOrder order) {
        BitSettings settings = theirs;
        settings.budget = Bytes(std::max(budget, bytes.base.value()));
        settings.order = order;
        const Result<BitsReport> report = planBits(project, plan, settings, quality);
        if (!report && !error)
            error = report.error();
        return report ? report->tokensPerSecond : 0;
    };
    const double large = all * kTheirBudget / kTheirWholeBudget;
    OnPublishedInputs out;
    out.small = tokensPerSecond(all * kTheirSmallBudget / kTheirWholeBudget, PlaneOrder::HottestBit);
    out.large = tokensPerSecond(large, PlaneOrder::HottestBit);
    out.whole = tokensPerSecond(all, PlaneOrder::HottestBit);
    out.inExpertOrder = tokensPerSecond(large, PlaneOrder::Expert);
    theirs.kept = Shared<ExpertWidths>(ExpertWidths(static_cast<std::size_t>(model.moeLayers()),
        std::vector<int>(static_cast<std::size_t>(model.moe->experts), 0)));
    out.nothingStays = tokensPerSecond(std::min(layer, large), PlaneOrder::HottestBit);
    if (error)
        return tl::unexpected<Error>(std::move(*error));
    return out;
}

std::vector<BitClaim> besidePublished(const ExpertBytes& bytes, const OnPublishedInputs& ours)
{
    return {{Phrase::of("nested planes instead of a copy a width"),
                Phrase::of("1.91 to 4.95 times the throughput"),
                Phrase::of("{} the bytes saved", times(bytes.separate / bytes.nested)),
                Phrase::of("Throughput gains what loading gains: as much as bytes where the load lane is the "
                           "busier, more where copies no longer fit.")},
        {Phrase::of("hottest bit first instead of expert after expert"),
            Phrase::of("1.11 to 1.21 times the throughput"), gain(ours.inExpertOrder, ours.large),
            Phrase::of("Where loads take 20 ms for 3.1 ms of computing, the load lane never rests in either "
                       "order: what an order can save is computing that is not hidden. Theirs saves more, "
                       "so their lanes were nearer to each other than these two times say.")},
        {Phrase::of("planes that stay in memory instead of none"),
            Phrase::of("1.06 to 1.21 times the throughput"), gain(ours.nothingStays, ours.large),
            Phrase::of("How much staying is worth is the share of loads that it saves: the whole budget "
                       "counts here, theirs had to leave the planes of most layers each step.")},
        {Phrase::of("a budget of 1,600 instead of 200 MB, 32 requests"),
            Phrase::of("1.25 times: 66.45 to 83.14 tokens/s"), gain(ours.small, ours.large),
            Phrase::of("With all loads in the lane that is the busier, throughput follows the bytes that are "
                       "not in memory; theirs hardly does, so much of their step is something else.")},
        {Phrase::of("all planes in memory, 2,500 MB, instead of 1,600 MB"),
            Phrase::of("1.06 times: 89.14 to 94.3 tokens/s"), gain(ours.large, ours.whole),
            Phrase::of("As above: what is left to load at 1,600 MB is the busier lane here.")}};
}

Phrase publishedBitsSource()
{
    return Phrase::of(
        "The authors of D²MoE about their runs, arXiv 2504.15299, beside this model with as much "
        "of all planes in memory, as many sequences, and loads as long beside computing as "
        "theirs. Their model and device are others and no code was released: claims, not "
        "targets.");
}

} // namespace rankloom
