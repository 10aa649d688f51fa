// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/mean_devices.h"

#include <algorithm>
#include <utility>

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

/// Whether a kind of node has no units for 8 bits.
bool lacksFp8(const Cluster& cluster)
{
    const auto lacks = [](const DeviceSpec& device) { return device.peakFp8.value() <= 0; };
    return lacks(cluster.device) || std::ranges::any_of(cluster.otherDevices, lacks);
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
    if (lacksFp8(cluster))
        mean.peakFp8 = FlopsPerSecond(0); // what one kind cannot do is no plan for all
    for (const DeviceSpec& other : cluster.otherDevices) {
        mean.memory = std::min(mean.memory, other.memory);
        mean.hostLink = std::min(mean.hostLink, other.hostLink);
    }
    return mean;
}

/// The figures of a layout on the devices that there are; false where it is none there.
bool priced(const Project& project, const SearchSpace& space, FoundLayout& layout)
{
    const std::optional<Evaluation> evaluation = evaluateFitting(project, layout.plan);
    if (!evaluation || evaluation->memory.fullest()->headroom() < space.leastHeadroom
        || (!space.acceptNarrowFit && !evaluation->memory.fitsAtWorst))
        return false;
    layout.setFigures(project, *evaluation);
    layout.bound = Seconds(0); // nobody has priced what is below it
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
    const SearchOptions& options, SearchResult& found)
{
    if (!project.cluster->mixed() || options.stop.stop_requested())
        return;
    Project mean = project;
    mean.cluster = onMeanDevices(project.cluster);
    SearchOptions quiet = options;
    quiet.onBest = {};
    quiet.progress = nullptr;
    if (options.progress != nullptr)
        options.progress->setPhase(Phrase::word("Looking for layouts that fast devices deserve"));
    SearchResult others = LayoutSearcher(mean, plan, space, quiet).search();
    found.elapsed += others.elapsed;
    found.stopped = found.stopped || others.stopped;
    for (FoundLayout& layout : others.ranked) {
        if (options.stop.stop_requested())
            return;
        const bool known =
            std::ranges::find(found.ranked, layout.plan, &FoundLayout::plan) != found.ranked.end();
        if (!known && priced(project, space, layout))
            found.ranked.push_back(std::move(layout));
    }
}

} // namespace rankloom
