// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bits/published_bits.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

namespace rankloom {

namespace {

// Of the paper: MB, and requests at once.
constexpr double kTheirSmallBudget = 200;
constexpr double kTheirBudget = 1600;
constexpr double kTheirWholeBudget = 2500;
constexpr int kTheirSequences = 32;
const Seconds kTheirLoad(20e-3); ///< of an expert
const Seconds kTheirComputeOfAToken(3.1e-3);
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
    const Result<ExpertDemand> demand = expertDemand(model, *project.routing);
    if (!demand)
        return tl::unexpected<Error>(demand.error());
    const ExpertWeights weights = expertWeights(model);
    const ExpertBytes bytes = expertBytes(weights, format);
    const double layer = model.moe->experts * bytes.nested.value();
    const double all = layer * model.moeLayers();
    BitSettings theirs;
    theirs.format = format;
    theirs.asked = PlanesAsked::Dual;
    theirs.exact = false;
    theirs.batch = kTheirSequences;
    theirs.load = bytes.nested / kTheirLoad;
    std::optional<Error> error;
    const auto tokensPerSecond = [&](double budget, PlaneOrder order) {
        BitSettings settings = theirs;
        settings.budget = Bytes(std::max(budget, bytes.base.value()));
        settings.order = order;
        Result<BitRun> run = bitRun(project, plan, settings, quality);
        if (!run) {
            if (!error)
                error = run.error();
            return 0.0;
        }
        run->machine.compute = FlopsPerSecond(
            2.0 * static_cast<double>(weights.matrices) * format.planes / kTheirComputeOfAToken.value());
        const BitLanes lanes = layOut(*run,
            drawSteps(*demand, *project.routing, run->pinned,
                {settings.asked, format.planes, kTheirSequences, kSteps, settings.seed}));
        const Nanoseconds counted(lanes.end() - lanes.stepEnds.front());
        return (kSteps - 1) * kTheirSequences / toSeconds(counted).value();
    };
    const double large = all * kTheirBudget / kTheirWholeBudget;
    OnPublishedInputs out;
    const double small = all * kTheirSmallBudget / kTheirWholeBudget;
    out.small = tokensPerSecond(small, PlaneOrder::HottestBit);
    out.inExpertOrder = tokensPerSecond(small, PlaneOrder::Expert);
    out.large = tokensPerSecond(large, PlaneOrder::HottestBit);
    out.whole = tokensPerSecond(all, PlaneOrder::HottestBit);
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
        {Phrase::of("hottest bit first instead of expert after expert, 200 MB"),
            Phrase::of("1.11 to 1.21 times the throughput"), gain(ours.inExpertOrder, ours.small),
            Phrase::of("An order gains where both lanes of a layer are about as busy and experts are unlike: "
                       "without a trace all of them are picked as often, and many tokens hide every load.")},
        {Phrase::of("planes that stay in memory instead of none, 1,600 MB"),
            Phrase::of("1.06 to 1.21 times the throughput"), gain(ours.nothingStays, ours.large),
            Phrase::of("The fewer tokens of a batch share an expert, the less computing there is to load "
                       "behind: of many small experts more has to stay than of a few large ones.")},
        {Phrase::of("a budget of 1,600 instead of 200 MB, 32 requests"),
            Phrase::of("1.25 times: 66.45 to 83.14 tokens/s"), gain(ours.small, ours.large),
            Phrase::of("As above. Rates themselves do not compare: they do not say how many layers and "
                       "experts their 2,500 MB are.")},
        {Phrase::of("all planes in memory, 2,500 MB, instead of 1,600 MB"),
            Phrase::of("1.06 times: 89.14 to 94.3 tokens/s"), gain(ours.large, ours.whole),
            Phrase::of("The loads that are left at 1,600 MB hide behind computing here; theirs not all, "
                       "which is what their scheduler does between them.")}};
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
