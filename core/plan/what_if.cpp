// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/what_if.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/plan/framework.h"

namespace rankloom {

namespace {

void slow(std::vector<double>& shares, int count, int index, double share)
{
    if (share >= 1)
        return;
    shares.resize(static_cast<std::size_t>(count), 1);
    shares[static_cast<std::size_t>(index)] *= share;
}

using Pairs = std::map<std::pair<int, int>, LinkShares::Pair>;

LinkShares::Pair& pairOf(Pairs& pairs, int from, int to)
{
    return pairs.try_emplace({from, to}, LinkShares::Pair {from, to, 1, 1}).first->second;
}

/// The links as they are with everything but the removed ones.
void detour(Pairs& pairs, const LinkTable& links, const std::vector<int>& nodes,
    const std::vector<std::pair<int, int>>& removed, int from, int to)
{
    const auto gone = [&](int a, int b) {
        return std::ranges::find(removed, std::pair<int, int>(std::minmax(a, b))) != removed.end();
    };
    double best = 0;
    for (const int over : nodes)
        if (over != from && over != to && !gone(from, over) && !gone(over, to))
            best = std::max(best,
                std::min(links.nodeLink(from, over).bandwidth, links.nodeLink(over, to).bandwidth).value());
    if (best <= 0)
        return;
    LinkShares::Pair& pair = pairOf(pairs, from, to);
    pair.bandwidth *= std::min(1.0, best / links.nodeLink(from, to).bandwidth.value());
    pair.latency = 2;
}

void applyToLinks(Cluster& cluster, const std::vector<WhatIf>& whatIf, const std::vector<int>& nodes)
{
    LinkShares shares;
    Pairs pairs;
    std::vector<std::pair<int, int>> removed;
    for (const WhatIf& one : whatIf) {
        if (!isAbout(cluster, one))
            continue;
        switch (one.part) {
        case WhatIf::Part::Device:
            slow(shares.ofDevice, cluster.devices(), one.first, one.bandwidth);
            break;
        case WhatIf::Part::Node:
            slow(shares.ofNode, cluster.nodes, one.first, one.bandwidth);
            break;
        case WhatIf::Part::Link:
            if (one.removed)
                removed.emplace_back(std::minmax(one.first, one.second));
            else
                for (const auto& [from, to] :
                    {std::pair(one.first, one.second), std::pair(one.second, one.first)})
                    pairOf(pairs, from, to).bandwidth *= one.bandwidth;
            break;
        case WhatIf::Part::DevicePairs:
            cluster.links.slowLevel(LinkLevel::DevicePair, one.bandwidth);
            break;
        case WhatIf::Part::NodePairs:
            cluster.links.slowLevel(LinkLevel::NodePair, one.bandwidth);
            break;
        }
    }
    const auto set = [&] {
        shares.ofPair.clear();
        for (const auto& [ends, pair] : pairs)
            shares.ofPair.push_back(pair);
        cluster.links.setShares(shares);
    };
    set();
    for (const auto& [a, b] : removed) {
        detour(pairs, cluster.links, nodes, removed, a, b);
        detour(pairs, cluster.links, nodes, removed, b, a);
    }
    if (!removed.empty())
        set();
}

void applyToSpeeds(Cluster& cluster, const std::vector<WhatIf>& whatIf)
{
    for (const WhatIf& one : whatIf) {
        if (!isAbout(cluster, one))
            continue;
        if (one.part == WhatIf::Part::Device)
            slow(cluster.deviceSpeeds, cluster.devices(), one.first, one.speed);
        else if (one.part == WhatIf::Part::Node)
            for (int slot = 0; slot < cluster.devicesPerNode; ++slot)
                slow(cluster.deviceSpeeds, cluster.devices(), one.first * cluster.devicesPerNode + slot,
                    one.speed);
    }
}

Phrase deviceName(const Cluster& cluster, int device)
{
    return Phrase::of(
        "GPU {} of {}", device % cluster.devicesPerNode, cluster.nodeName(device / cluster.devicesPerNode));
}

} // namespace

bool isAbout(const Cluster& cluster, const WhatIf& whatIf)
{
    const auto below = [](int index, int count) { return index >= 0 && index < count; };
    switch (whatIf.part) {
    case WhatIf::Part::Device:
        return below(whatIf.first, cluster.devices());
    case WhatIf::Part::Node:
        return below(whatIf.first, cluster.nodes);
    case WhatIf::Part::Link:
        return below(whatIf.first, cluster.nodes) && below(whatIf.second, cluster.nodes)
            && whatIf.first != whatIf.second;
    case WhatIf::Part::DevicePairs:
    case WhatIf::Part::NodePairs:
        break;
    }
    return true;
}

std::vector<int> usableNodes(const Cluster& cluster, const std::vector<WhatIf>& whatIf)
{
    std::vector<bool> out(static_cast<std::size_t>(cluster.nodes), false);
    for (const UnavailableNode& outage : cluster.unavailableNodes)
        if (outage.node >= 0 && outage.node < cluster.nodes)
            out[static_cast<std::size_t>(outage.node)] = true;
    for (const WhatIf& one : whatIf) {
        if (!one.removed || !isAbout(cluster, one))
            continue;
        if (one.part == WhatIf::Part::Node)
            out[static_cast<std::size_t>(one.first)] = true;
        else if (one.part == WhatIf::Part::Device)
            out[static_cast<std::size_t>(one.first / cluster.devicesPerNode)] = true;
    }
    std::vector<int> nodes;
    for (int node = 0; node < cluster.nodes; ++node)
        if (!out[static_cast<std::size_t>(node)])
            nodes.push_back(node);
    return nodes;
}

int worldSize(const Cluster& cluster, const Plan& plan)
{
    if (cluster.unavailableNodes.empty() && plan.whatIf.empty())
        return cluster.devices();
    return static_cast<int>(usableNodes(cluster, plan.whatIf).size()) * cluster.devicesPerNode;
}

std::vector<int> devicesOfRanks(const Cluster& cluster, const Plan& plan)
{
    std::vector<int> devices;
    for (const int node : usableNodes(cluster, plan.whatIf))
        for (int slot = 0; slot < cluster.devicesPerNode; ++slot)
            devices.push_back(node * cluster.devicesPerNode + slot);
    return plan.deviceOfRank.size() == devices.size() ? plan.deviceOfRank : devices;
}

namespace {

/// The counts of a trace are large: they are not copied to be dropped.
Project withoutTrace(const Project& project)
{
    return {project.name, project.model, project.cluster, {}, project.calibration};
}

} // namespace

bool isEffective(const Project& project, const Plan& plan)
{
    return project.cluster->unavailableNodes.empty() && plan.whatIf.empty()
        && plan.execution.framework == Framework::None && plan.execution.powerLimitWatts == 0
        && (plan.countTrace || project.routing->empty());
}

Effective effective(const Project& project, const Plan& plan)
{
    Effective out {plan.countTrace ? project : withoutTrace(project), plan, {}};
    out.plan.countTrace = true; // there is none left to count
    const std::vector<int> nodes = usableNodes(project.cluster, plan.whatIf);
    Cluster& cluster = out.project.cluster.change();
    const auto asRun = [&execution = plan.execution](DeviceSpec device) {
        return underPowerLimit(
            underFramework(std::move(device), execution.framework), execution.powerLimitWatts);
    };
    cluster.device = asRun(cluster.device);
    for (DeviceSpec& device : cluster.otherDevices)
        device = asRun(device);
    out.plan.execution.framework = Framework::None;
    out.plan.execution.powerLimitWatts = 0;
    applyToLinks(cluster, plan.whatIf, nodes);
    applyToSpeeds(cluster, plan.whatIf);
    out.plan.whatIf.clear();
    Plan linear;
    linear.whatIf = plan.whatIf;
    out.devices = devicesOfRanks(project.cluster, linear);
    if (static_cast<int>(nodes.size()) == cluster.nodes)
        return out;
    cluster = onNodes(cluster, nodes);
    std::vector<int> place(static_cast<std::size_t>(project.cluster->devices()), -1);
    for (std::size_t i = 0; i < out.devices.size(); ++i)
        place[static_cast<std::size_t>(out.devices[i])] = static_cast<int>(i);
    for (int& device : out.plan.deviceOfRank)
        device =
            device >= 0 && device < project.cluster->devices() ? place[static_cast<std::size_t>(device)] : -1;
    if (std::ranges::count(out.plan.deviceOfRank, -1) > 0)
        out.plan.deviceOfRank.clear();
    return out;
}

Phrase whatIfText(const Cluster& cluster, const WhatIf& whatIf)
{
    Phrase out;
    switch (whatIf.part) {
    case WhatIf::Part::Device:
        out = deviceName(cluster, whatIf.first);
        break;
    case WhatIf::Part::Node:
        out = cluster.nodeName(whatIf.first);
        break;
    case WhatIf::Part::Link:
        out = Phrase::of("link {} - {}", cluster.nodeName(whatIf.first), cluster.nodeName(whatIf.second));
        break;
    case WhatIf::Part::DevicePairs:
        out = Phrase::of("links inside nodes");
        break;
    case WhatIf::Part::NodePairs:
        out = Phrase::of("links between nodes");
        break;
    }
    if (whatIf.removed)
        return Phrase::of("{} removed", out);
    if (whatIf.speed < 1)
        out += Phrase::of(", speed {} %", shortestText(100 * whatIf.speed));
    if (whatIf.bandwidth < 1)
        out += Phrase::of(", bandwidth {} %", shortestText(100 * whatIf.bandwidth));
    return out;
}

void suppose(std::vector<WhatIf>& list, const WhatIf& whatIf)
{
    const auto at = std::ranges::find_if(list, [&](const WhatIf& other) { return other.concerns(whatIf); });
    const bool nothing = !whatIf.removed && whatIf.speed >= 1 && whatIf.bandwidth >= 1;
    if (at == list.end()) {
        if (!nothing)
            list.push_back(whatIf);
    } else if (nothing) {
        list.erase(at);
    } else {
        *at = whatIf;
    }
}

} // namespace rankloom
