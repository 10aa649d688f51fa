// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/mean_devices.h"

#include <algorithm>
#include <utility>

#include "core/evaluate/evaluate.h"
#include "core/plan/check.h"
#include "core/search/layout_searcher.h"

namespace rankloom {

namespace {

/// What a figure is in the mean over all nodes.
template <class Figure> double meanOf(const Cluster& cluster, Figure figure)
{
    double sum = 0;
    for (int node = 0; node < cluster.nodes; ++node)
        sum += figure(cluster.deviceOfNode(node));
    return sum / cluster.nodes;
}

DeviceSpec meanDevice(const Cluster& cluster)
{
    DeviceSpec mean = cluster.device;
    // Rates that training sustains, in terms of the first device's efficiencies.
    const auto peak = [&](FlopsPerSecond DeviceSpec::*member) {
        return FlopsPerSecond(meanOf(cluster, [member](const DeviceSpec& d) {
            return (d.*member).value() * d.computeEfficiency;
        }) / mean.computeEfficiency);
    };
    const double attention =
        meanOf(cluster, [](const DeviceSpec& d) { return d.peakBf16.value() * d.attentionEfficiency; });
    mean.peakBf16 = peak(&DeviceSpec::peakBf16);
    mean.peakFp32 = peak(&DeviceSpec::peakFp32);
    mean.peakFp8 = peak(&DeviceSpec::peakFp8);
    mean.attentionEfficiency = attention / mean.peakBf16.value();
    mean.memoryBandwidth = BytesPerSecond(meanOf(cluster, [](const DeviceSpec& d) {
        return d.memoryBandwidth.value() * d.memoryEfficiency;
    }) / mean.memoryEfficiency);
    mean.kernelLaunch = Seconds(meanOf(cluster, [](const DeviceSpec& d) { return d.kernelLaunch.value(); }));
    mean.layerLaunch = Seconds(meanOf(cluster, [](const DeviceSpec& d) { return d.layerLaunch.value(); }));
    for (const DeviceSpec& other : cluster.otherDevices) {
        mean.memory = std::min(mean.memory, other.memory);
        mean.hostLink = std::min(mean.hostLink, other.hostLink);
        if (other.peakFp8.value() == 0)
            mean.peakFp8 = FlopsPerSecond(0); // what one kind cannot do is no plan for all
    }
    return mean;
}

/// The figures of a layout on the devices that there are; false where it is none there.
bool priced(const Project& project, const SearchSpace& space, FoundLayout& layout)
{
    if (brokenRule(project, layout.plan))
        return false;
    const Result<Evaluation> evaluation = evaluateLegal(project, layout.plan);
    if (!evaluation || !evaluation->valid || !evaluation->memory.fits)
        return false;
    const StageMemory& peak = *evaluation->memory.fullest();
    if (peak.headroom() < space.leastHeadroom || (!space.acceptNarrowFit && !evaluation->memory.fitsAtWorst))
        return false;
    layout.time = evaluation->time;
    layout.bound = Seconds(0); // nobody has priced what is below it
    layout.peak = peak.device;
    layout.headroom = peak.headroom();
    layout.peakStage = evaluation->memory.peakStage;
    layout.fitsAtWorst = evaluation->memory.fitsAtWorst;
    layout.onFront = false;
    layout.alike.clear();
    layout.alikeCount = 0;
    return true;
}

} // namespace

Cluster onMeanDevices(const Cluster& cluster)
{
    Cluster out = cluster;
    out.device = meanDevice(cluster);
    out.otherDevices.clear();
    out.kindOfNode.clear();
    const LinkFigure inside = cluster.links.slowestInside();
    LinkFigure between = cluster.links.network(0);
    for (int node = 1; node < cluster.nodes; ++node) {
        between.bandwidth = std::min(between.bandwidth, cluster.links.network(node).bandwidth);
        between.latency = std::max(between.latency, cluster.links.network(node).latency);
    }
    out.links.setNodeLinks({});
    out.links.setTier(LinkLevel::DevicePair, inside);
    out.links.setTier(LinkLevel::NodePair, between);
    return out;
}

void addLayoutsOfMeanDevices(const Project& project, const Plan& plan, const SearchSpace& space,
    const SearchOptions& options, std::vector<FoundLayout>& ranked)
{
    if (!project.cluster->mixed() || options.stop.stop_requested())
        return;
    Project mean = project;
    mean.cluster = onMeanDevices(project.cluster);
    SearchOptions quiet = options;
    quiet.onBest = {};
    quiet.progress = nullptr;
    for (FoundLayout& layout : LayoutSearcher(mean, plan, space, quiet).search().ranked) {
        if (options.stop.stop_requested())
            return;
        const bool known = std::ranges::any_of(
            ranked, [&layout](const FoundLayout& other) { return other.plan == layout.plan; });
        if (!known && priced(project, space, layout))
            ranked.push_back(std::move(layout));
    }
}

} // namespace rankloom
