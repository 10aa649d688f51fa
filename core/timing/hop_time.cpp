// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/hop_time.h"

#include <algorithm>
#include <utility>

#include "core/cluster/collectives.h"
#include "core/schedule/period.h"
#include "core/timing/pass_communication.h"
#include "core/timing/slow_members.h"

namespace rankloom {

namespace {

/// Transfers over one boundary of one pipeline, both directions.
struct Hop {
    double forward = 0;
    double backward = 0;
    double latency = 0;
    int from = 0;
    int to = 0;
};

/// Between two pipeline ranks of the pipelines whose devices these are, by pipeline rank, then
/// tensor-parallel rank: the slowest of these. All ranks of a stage send at once, other stages at other
/// times.
Hop hopOf(const LaidOut& laid, const std::vector<int>& devices, std::pair<int, int> ranks,
    const BoundaryCost& cost, const BusyPorts& ports)
{
    const LinkTable& links = laid.project.cluster->links;
    Hop hop;
    const auto linkOf = [&](int from, int to, int rank) {
        LinkFigure link = links.link(from, to);
        if (links.level(from, to) == LinkLevel::NodePair)
            link.bandwidth *= sharesOfBusy(links, ports.busy(from, rank));
        return link;
    };
    for (int tp = 0; tp < laid.layout.tp; ++tp) {
        const auto device = [&](int pp) {
            return devices[static_cast<std::size_t>(pp * laid.layout.tp + tp)];
        };
        const int a = device(ranks.first);
        const int b = device(ranks.second);
        if (a == b)
            continue;
        const LinkFigure down = linkOf(a, b, ranks.first);
        const LinkFigure up = linkOf(b, a, ranks.second);
        const double forward = cost.transfer(down).value();
        if (forward > hop.forward) {
            hop.forward = forward;
            hop.from = a;
            hop.to = b;
        }
        hop.backward = std::max(hop.backward, cost.transfer(up).value());
        hop.latency = std::max(hop.latency, down.latency.value());
    }
    return hop;
}

/// Devices of the pipelines through (cp, dp), by pipeline rank, then tensor-parallel rank.
std::vector<int> devicesOfPipelines(const LaidOut& laid, int cp, int dp)
{
    const Layout& layout = laid.layout;
    std::vector<int> ranks;
    ranks.reserve(static_cast<std::size_t>(layout.pp) * static_cast<std::size_t>(layout.tp));
    for (int pp = 0; pp < layout.pp; ++pp)
        for (int tp = 0; tp < layout.tp; ++tp)
            ranks.push_back(laid.grid().rankAt(tp, cp, dp, pp));
    return laid.devicesOf(std::move(ranks));
}

} // namespace

std::vector<CompressionTime> compressionOfRanks(const LaidOut& laid, const BoundaryCompression& compression)
{
    const Compression& how = laid.plan.communication.compression;
    const CompressedWork work {how, std::span(&compression.matrix, 1), how.rank, compression.elementBytes};
    std::vector<CompressionTime> ofRank;
    for (const std::vector<double>& ofKind : slownesses(laid))
        ofRank.push_back(compressionTime(laid, ofKind, work));
    return ofRank;
}

CompressionTime slowerOf(const CompressionTime& one, const CompressionTime& other)
{
    return {std::max(one.compress, other.compress), std::max(one.decompress, other.decompress)};
}

void compressHops(const LaidOut& laid, const std::vector<int>& devices,
    const BoundaryCompression& compression, PassTimes& times)
{
    const BusyPorts ports(laid);
    const std::vector<StageLayers>& split = laid.stages();
    const std::vector<CompressionTime> ofRank = compressionOfRanks(laid, compression);
    BoundaryCompression own = compression;
    for (std::size_t s = 0; s + 1 < split.size(); ++s) {
        const Hop hop = hopOf(laid, devices, {split[s].rank, split[s + 1].rank}, compression.cost, ports);
        const LinkLevel level = laid.project.cluster->links.level(hop.from, hop.to);
        own.passes = slowerOf(ofRank[static_cast<std::size_t>(split[s].rank)],
            ofRank[static_cast<std::size_t>(split[s + 1].rank)]);
        appendBoundary(times.compressedSends, own, level, Seconds(hop.forward) + compression.cost.gather,
            Seconds(hop.backward) + compression.cost.gather);
    }
}

std::vector<int> timeHops(const LaidOut& laid, const BoundaryCost& cost, PassTimes& times)
{
    const Layout& layout = laid.layout;
    const LinkTable& links = laid.project.cluster->links;
    const std::vector<StageLayers>& split = laid.stages();
    const std::size_t boundaries = split.size() - 1;
    const BusyPorts ports(laid);
    std::vector<Hop> slowest(boundaries);
    double slowestScore = -1;
    std::vector<int> before;
    std::vector<int> slowestDevices;
    const std::vector<double> inverse = inverses(split.size());
    for (int dp = 0; dp < layout.dp; ++dp) {
        if (!laid.looksAt(dp))
            continue;
        for (int cp = 0; cp < layout.cp; ++cp) {
            const std::vector<int> devices = devicesOfPipelines(laid, cp, dp);
            const bool alike = sameLinks(links, before, devices);
            before = devices;
            if (alike)
                continue; // advances as fast as the one before
            std::vector<Hop> hops;
            double sum = 0;
            for (std::size_t s = 0; s < boundaries; ++s) {
                hops.push_back(hopOf(laid, devices, {split[s].rank, split[s + 1].rank}, cost, ports));
                sum += hops.back().forward + hops.back().backward;
            }
            // The sum breaks ties between pipelines whose period a compute-bound stage sets.
            const double period = longestPeriod(
                inverse, [&](std::size_t s) { return times.stages[s].total().value(); },
                [&](std::size_t s) { return hops[s].forward + hops[s].backward; });
            const double score = period + 1e-6 * sum;
            if (score > slowestScore) {
                slowestScore = score;
                slowest = hops;
                slowestDevices = devices;
                times.slowestPipeline = dp * layout.cp + cp;
            }
        }
    }
    const double microbatches = laid.microbatches;
    CollectiveUse use {GroupKind::Pipeline, "send-receive", Bytes(0), Seconds(0), -1, -1, BytesPerSecond(0)};
    double worst = 0;
    for (const Hop& hop : slowest) {
        times.hopForward.emplace_back(Seconds(hop.forward) + cost.gather);
        times.hopBackward.emplace_back(Seconds(hop.backward) + cost.gather);
        times.hopLatency = std::max(times.hopLatency, Seconds(hop.latency));
        use.time += Seconds((hop.forward + hop.backward) * microbatches);
        if (hop.forward > worst) {
            worst = hop.forward;
            use.slowestFrom = hop.from;
            use.slowestTo = hop.to;
            use.slowestBandwidth = links.link(hop.from, hop.to).bandwidth;
        }
    }
    if (use.slowestFrom >= 0) {
        use.bytes = cost.slice * microbatches;
        times.collectives.push_back(use);
    }
    return slowestDevices;
}

} // namespace rankloom
