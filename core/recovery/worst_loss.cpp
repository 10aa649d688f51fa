// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recovery/worst_loss.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/base/at.h"
#include "core/plan/what_if.h"

namespace rankloom {

namespace {

constexpr std::int64_t kMostSets = 600; ///< that are tried one by one
constexpr std::size_t kKept = 6; ///< sets that are extended, where there are more

struct Judged {
    WorstLoss loss;
    double goodput = 0;

    /// Worse, or as bad and an earlier set.
    [[nodiscard]] bool isWorseThan(const Judged& other) const
    {
        if (loss.goesOn != other.loss.goesOn)
            return !loss.goesOn;
        if (goodput != other.goodput)
            return goodput < other.goodput;
        return loss.nodes < other.loss.nodes;
    }
};

std::int64_t setsOf(int nodes, int chosen)
{
    std::int64_t count = 1;
    for (int i = 0; i < chosen && count <= kMostSets; ++i)
        count = count * (nodes - i) / (i + 1);
    return count;
}

Result<Judged> judged(const Project& project, const Plan& plan, const RecoverySettings& settings,
    std::vector<int> nodes, const std::stop_token& stop)
{
    FailureSet lost;
    for (const int node : nodes)
        for (int slot = 0; slot < project.cluster->devicesPerNode; ++slot)
            lost.devices.push_back(node * project.cluster->devicesPerNode + slot);
    static const std::vector<RecoveryPolicy> kUnprepared = [] {
        std::vector<RecoveryPolicy> out;
        for (const NamedValue<RecoveryPolicy>& one : namedValues<RecoveryPolicy>())
            if (one.value != RecoveryPolicy::Redundant)
                out.push_back(one.value);
        return out;
    }();
    const Result<Recoveries> all = replanFigures(project, plan, lost, settings, kUnprepared, stop);
    if (!all)
        return tl::unexpected<Error>(all.error());
    Judged out;
    out.loss.nodes = std::move(nodes);
    out.loss.goesOn = std::ranges::any_of(all->policies,
        [](const Recovery& one) { return one.feasible && one.policy != RecoveryPolicy::Restart; });
    if (const Recovery* best = all->best(); best != nullptr) {
        out.loss.best = best->policy;
        out.loss.throughputRatio = best->throughputRatio;
        out.loss.recoverySeconds = best->seconds.total();
        out.goodput = best->goodput;
    }
    return out;
}

/// The sets of one node more than `sets`, each once; from nothing those of one node.
std::set<std::vector<int>> extended(const std::vector<Judged>& sets, const std::vector<int>& usable)
{
    std::set<std::vector<int>> out;
    for (const Judged& one : sets)
        for (const int node : usable) {
            std::vector<int> more = one.loss.nodes;
            const auto at = std::ranges::lower_bound(more, node);
            if (at != more.end() && *at == node)
                continue;
            more.insert(at, node);
            out.insert(std::move(more));
        }
    return out;
}

} // namespace

Result<WorstLoss> worstLoss(const Project& project, const Plan& plan, const RecoverySettings& settings,
    int losses, const std::stop_token& stop)
{
    const std::vector<int> usable = usableNodes(project.cluster, plan.whatIf);
    if (losses < 1 || losses > std::ssize(usable))
        return fail(ErrorCode::BadValue,
            Phrase::of("{} nodes are to be lost, of {} that the plan may use", losses,
                static_cast<int>(usable.size())));
    const bool all = setsOf(static_cast<int>(usable.size()), losses) <= kMostSets;
    std::int64_t tried = 0;
    std::vector<Judged> worst(1); // of no node
    for (int size = 1; size <= losses; ++size) {
        std::vector<Judged> found;
        for (const std::vector<int>& nodes : extended(worst, usable)) {
            if (stop.stop_requested())
                return fail(ErrorCode::Cancelled, "the search for the worst loss was cancelled");
            if (all && size < losses) { // only the last sets count
                found.push_back({});
                found.back().loss.nodes = nodes;
                continue;
            }
            Result<Judged> one = judged(project, plan, settings, nodes, stop);
            if (!one)
                return tl::unexpected<Error>(std::move(one.error()));
            ++tried;
            found.push_back(std::move(*one));
        }
        if (!all || size == losses) {
            std::ranges::sort(found, [](const Judged& a, const Judged& b) { return a.isWorseThan(b); });
            found.resize(std::min(found.size(), kKept));
        }
        worst = std::move(found);
    }
    WorstLoss out = std::move(worst.front().loss);
    out.tried = tried;
    out.all = all;
    return out;
}

} // namespace rankloom
