// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/replica_work.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include "core/base/at.h"

namespace rankloom {

std::vector<ReplicaWork> replicaWork(const Plan& plan, const Layout& resolved)
{
    const Workload& workload = plan.workload;
    std::vector<ReplicaWork> out(at(std::max(0, resolved.dp)), {-1, workload.microBatchSize, {}});
    for (const ReplicaShare& share : plan.replicas->shares)
        for (const int replica : share.replicas)
            if (replica >= 0 && replica < resolved.dp)
                out[at(replica)] = {share.microbatches.value_or(-1),
                    share.microBatchSize > 0 ? share.microBatchSize : workload.microBatchSize,
                    share.layersPerStage};
    std::int64_t stated = 0; // sequences
    std::int64_t others = 0; // of one microbatch each
    for (const ReplicaWork& one : out)
        (one.microbatches < 0 ? others : stated) +=
            std::int64_t {std::abs(one.microbatches)} * one.microBatchSize;
    const std::int64_t each = others > 0 ? (workload.globalBatchSize - stated) / others : 0;
    for (ReplicaWork& one : out)
        if (one.microbatches < 0)
            one.microbatches = static_cast<int>(std::max<std::int64_t>(1, each));
    return out;
}

std::int64_t sequencesOf(const std::vector<ReplicaWork>& work)
{
    std::int64_t sum = 0;
    for (const ReplicaWork& one : work)
        sum += std::int64_t {one.microbatches} * one.microBatchSize;
    return sum;
}

Plan planOfReplica(const Plan& plan, const ReplicaWork& work, int replicas)
{
    Plan out = plan;
    out.replicas = {};
    out.workload.microBatchSize = work.microBatchSize;
    const std::int64_t one = std::int64_t {work.microbatches} * work.microBatchSize;
    const std::int64_t most = std::numeric_limits<int>::max() / std::max<std::int64_t>(1, one);
    out.workload.globalBatchSize = static_cast<int>(one * std::min<std::int64_t>(replicas, most));
    if (!work.layersPerStage.empty())
        out.stages.layersPerStage = work.layersPerStage;
    return out;
}

bool shardsEveryMicrobatch(const Sharding& sharding)
{
    const auto cut = [](const ShardExtent& extent) {
        return extent.kind != ShardExtent::Kind::None
            && !(extent.kind == ShardExtent::Kind::Degree && extent.degree == 1);
    };
    return cut(sharding.weights) || cut(sharding.gradients);
}

std::vector<std::vector<int>> replicaUnits(const RankGrid& grid, const Layout& resolved)
{
    std::vector<int> root(at(resolved.dp));
    std::iota(root.begin(), root.end(), 0);
    const auto find = [&root](int dp) {
        while (root[at(dp)] != dp)
            dp = root[at(dp)] = root[at(root[at(dp)])];
        return dp;
    };
    if (resolved.ep > 1)
        for (const GroupKind kind : {GroupKind::Expert, GroupKind::ExpertTensor})
            for (const std::vector<int>& group : grid.groups(kind))
                for (const int rank : group) {
                    const int a = find(grid.coordinates(group.front()).dp);
                    const int b = find(grid.coordinates(rank).dp);
                    root[at(std::max(a, b))] = std::min(a, b);
                }
    std::vector<int> unitOf(root.size(), -1);
    std::vector<std::vector<int>> units;
    for (int dp = 0; dp < resolved.dp; ++dp) {
        const int first = find(dp);
        if (first == dp) {
            unitOf[at(dp)] = static_cast<int>(units.size());
            units.emplace_back();
        }
        units[at(unitOf[at(first)])].push_back(dp);
    }
    return units;
}

} // namespace rankloom
