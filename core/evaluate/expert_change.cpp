// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/expert_change.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/cluster/collectives.h"
#include "core/memory/static_bytes.h"
#include "core/model/layer_parameters.h"
#include "core/plan/laid_out.h"

namespace rankloom {

namespace {

/// The members that hold an expert, ascending.
std::vector<int> holdersOf(const ExpertPlacement& placement, int row, int expert, int experts, int members)
{
    if (placement.contiguous())
        return {std::min(expert / std::max(1, experts / members), members - 1)};
    std::vector<int> holders =
        placement.devices[static_cast<std::size_t>(row)][static_cast<std::size_t>(expert)];
    std::ranges::sort(holders);
    return holders;
}

/// An expert that a member lacks, and the members that could give it.
struct Wanted {
    int member = 0;
    std::vector<int> holders;
};

/// What changes on one pipeline rank.
struct RankChange {
    std::int64_t copies = 0;
    std::vector<Wanted> wanted;
};

std::vector<RankChange> changesByRank(const Plan& from, const LaidOut& to)
{
    const int experts = to.project.model->moe->experts;
    const int ep = to.layout.ep;
    std::vector<RankChange> out(static_cast<std::size_t>(to.layout.pp));
    int row = 0;
    for (const StageLayers& stage : to.stages())
        for (int l = stage.firstLayer; l < stage.firstLayer + stage.layerCount; ++l) {
            if (!to.project.model->isMoe(l))
                continue;
            RankChange& change = out[static_cast<std::size_t>(stage.rank)];
            for (int e = 0; e < experts; ++e) {
                const std::vector<int> old = holdersOf(from.experts, row, e, experts, ep);
                for (const int member : holdersOf(to.plan.experts, row, e, experts, ep)) {
                    ++change.copies;
                    if (!std::ranges::binary_search(old, member))
                        change.wanted.push_back({member, old});
                }
            }
            ++row;
        }
    return out;
}

/// Bytes between the members of a group, one expert copy being `bytes`.
std::vector<double> transfers(
    const LinkTable& links, const std::vector<int>& devices, const std::vector<Wanted>& wanted, double bytes)
{
    const std::size_t n = devices.size();
    std::vector<double> pairs(n * n, 0.0);
    std::vector<double> sent(n, 0.0);
    for (const Wanted& one : wanted) {
        const int node = links.nodeOf(devices[static_cast<std::size_t>(one.member)]);
        const auto order = [&](int holder) {
            const auto h = static_cast<std::size_t>(holder);
            return std::pair(links.nodeOf(devices[h]) != node, sent[h]);
        };
        const auto giver = static_cast<std::size_t>(*std::ranges::min_element(one.holders, {}, order));
        sent[giver] += bytes;
        pairs[giver * n + static_cast<std::size_t>(one.member)] += bytes;
    }
    return pairs;
}

double mostReceivedOf(const std::vector<double>& pairs, std::size_t n)
{
    double most = 0;
    for (std::size_t to = 0; to < n; ++to) {
        double sum = 0;
        for (std::size_t from = 0; from < n; ++from)
            sum += pairs[from * n + to];
        most = std::max(most, sum);
    }
    return most;
}

bool sameBesidesExperts(const LaidOut& from, const LaidOut& to)
{
    return from.layout == to.layout && from.stages() == to.stages()
        && from.plan.deviceOfRank == to.plan.deviceOfRank;
}

} // namespace

Result<ExpertChange> expertChange(
    const Project& project, const Plan& from, const Plan& to, Seconds stepBefore, Seconds stepAfter)
{
    if (!project.model->moe)
        return fail(ErrorCode::Unsupported, Phrase::of("The model has no experts that could move"));
    const LaidOut laid(project, to);
    if (!sameBesidesExperts(LaidOut(project, from), laid))
        return fail(ErrorCode::Unsupported,
            Phrase::of(
                "The plans differ in layout, stages or rank placement, so that more than experts would move"),
            {}, Phrase::of("Compare plans that differ in experts.placement only."));
    const RankGrid& grid = laid.grid();
    const MemoryShape shape = memoryShape(project, to);
    MemoryChoice everything = to.memory;
    everything.offload.optimizerFraction = 0; // offloaded state follows its expert, too
    const BytesPerParameter bytes = bytesPerParameter(everything);
    const double parameters =
        static_cast<double>(moeLayerParameters(project.model).oneExpert) / std::max(1, laid.layout.etp);
    const double weights = parameters * bytes.weight / shape.shards.experts.weights;
    const double optimizer = parameters * bytes.optimizer / shape.shards.experts.optimizer;

    ExpertChange out;
    const std::vector<RankChange> changes = changesByRank(from, laid);
    for (const RankChange& change : changes) {
        out.copies += change.copies;
        out.moved += static_cast<std::int64_t>(change.wanted.size());
    }
    for (const std::vector<int>& group : grid.groups(GroupKind::Expert)) {
        const RankChange& change = changes[static_cast<std::size_t>(grid.coordinates(group.front()).pp)];
        const auto count = static_cast<double>(change.wanted.size());
        out.weights += Bytes(count * weights);
        out.optimizer += Bytes(count * optimizer);
        const std::vector<int> devices = laid.devicesOf(group);
        const std::vector<double> pairs =
            transfers(project.cluster->links, devices, change.wanted, weights + optimizer);
        out.mostReceived = std::max(out.mostReceived, Bytes(mostReceivedOf(pairs, devices.size())));
        out.seconds =
            std::max(out.seconds, PairwiseExchange(project.cluster->links, devices).cost(pairs).time);
    }
    out.stepBefore = stepBefore;
    out.stepAfter = stepAfter;
    if (isShorter(stepAfter, stepBefore))
        out.paysAfterSteps = std::ceil(out.seconds / (stepBefore - stepAfter));
    return out;
}

std::string verdictOf(const ExpertChange& change)
{
    if (change.moved == 0)
        return "Nothing moves.";
    const std::string cost = fmt::format(
        "{} to move {}", humanSeconds(change.seconds.value()), humanBytes(change.bytes().value()));
    if (change.paysAfterSteps)
        return fmt::format("Worth it: pays after {:.0f} step{} ({}).", *change.paysAfterSteps,
            *change.paysAfterSteps == 1 ? "" : "s", cost);
    if (!isShorter(change.stepBefore, change.stepAfter))
        return fmt::format("Not worth it: the step takes as long as before ({}).", cost);
    return fmt::format("Not worth it: the step takes {} longer ({}).",
        humanSeconds((change.stepAfter - change.stepBefore).value()), cost);
}

} // namespace rankloom
