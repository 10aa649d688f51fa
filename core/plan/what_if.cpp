// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/what_if.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <tuple>

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

// --- the command line's words ---

constexpr PhraseWord kGrammar =
    Phrase::word("Write device:12, device:n03:4, node:n03, link:n01:n02 or level:node-pair, then :removed, "
                 ":speed=0.7 or :bandwidth=0.5.");

std::optional<int> numberIn(std::string_view text, int count)
{
    const auto value = parseInteger(text);
    return value && *value >= 0 && *value < count ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

std::optional<int> nodeIn(const Cluster& cluster, std::string_view text)
{
    for (int node = 0; node < cluster.nodes; ++node)
        if (cluster.nodeName(node) == text)
            return node;
    return numberIn(text, cluster.nodes);
}

std::vector<std::string_view> splitAtColons(std::string_view text)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const auto colon = text.find(':');
        parts.push_back(text.substr(0, colon));
        if (colon == std::string_view::npos)
            return parts;
        text.remove_prefix(colon + 1);
    }
}

tl::unexpected<Error> refused(std::string_view text, const Phrase& reason)
{
    return fail(ErrorCode::BadValue, Phrase::of("\"{}\": {}", text, reason), {}, kGrammar);
}

/// The part that `parts` begin with; how many of them name it.
std::optional<std::pair<WhatIf, std::size_t>> partIn(
    const Cluster& cluster, const std::vector<std::string_view>& parts)
{
    WhatIf out;
    const auto at = [&](std::size_t i) { return i < parts.size() ? parts[i] : std::string_view(); };
    if (parts.front() == "device") {
        out.part = WhatIf::Part::Device;
        const auto slot = numberIn(at(2), cluster.devicesPerNode);
        if (const auto node = nodeIn(cluster, at(1)); node && slot) {
            out.first = *node * cluster.devicesPerNode + *slot;
            return std::pair(out, 3);
        }
        const auto device = numberIn(at(1), cluster.devices());
        out.first = device.value_or(0);
        return device ? std::optional(std::pair(out, std::size_t {2})) : std::nullopt;
    }
    if (parts.front() == "level" && (at(1) == "node-pair" || at(1) == "device-pair")) {
        out.part = at(1) == "node-pair" ? WhatIf::Part::NodePairs : WhatIf::Part::DevicePairs;
        return std::pair(out, 2);
    }
    const auto first = nodeIn(cluster, at(1));
    const auto second = nodeIn(cluster, at(2));
    out.first = first.value_or(0);
    if (parts.front() == "node" && first) {
        out.part = WhatIf::Part::Node;
        return std::pair(out, 2);
    }
    if (parts.front() == "link" && first && second && *first != *second) {
        out.part = WhatIf::Part::Link;
        std::tie(out.first, out.second) = std::minmax(*first, *second);
        return std::pair(out, 3);
    }
    return std::nullopt;
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
        && plan.execution.framework == Framework::None && (plan.countTrace || project.routing->empty());
}

Effective effective(const Project& project, const Plan& plan)
{
    Effective out {plan.countTrace ? project : withoutTrace(project), plan, {}};
    out.plan.countTrace = true; // there is none left to count
    const std::vector<int> nodes = usableNodes(project.cluster, plan.whatIf);
    Cluster& cluster = out.project.cluster.change();
    cluster.device = underFramework(cluster.device, plan.execution.framework);
    out.plan.execution.framework = Framework::None;
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

Plan supposing(const Cluster& cluster, Plan plan, std::vector<WhatIf> whatIf)
{
    const bool sameNodes = usableNodes(cluster, whatIf) == usableNodes(cluster, plan.whatIf);
    plan.whatIf = std::move(whatIf);
    if (!sameNodes) {
        plan.deviceOfRank.clear();
        plan.lockedRanks.clear();
        plan.layout.dp = 0;
    }
    return plan;
}

std::optional<WhatIf> partNamed(const Cluster& cluster, std::string_view text)
{
    text = trimmed(text);
    WhatIf out;
    if (const auto node = nodeIn(cluster, text)) {
        out.part = WhatIf::Part::Node;
        out.first = *node;
        return out;
    }
    if (const auto colon = text.rfind(':'); colon != std::string_view::npos) {
        const auto node = nodeIn(cluster, trimmed(text.substr(0, colon)));
        const auto slot = numberIn(trimmed(text.substr(colon + 1)), cluster.devicesPerNode);
        if (!node || !slot)
            return std::nullopt;
        out.first = *node * cluster.devicesPerNode + *slot;
        return out;
    }
    // Names may hold dashes themselves: a plain dash counts between blanks alone.
    for (const std::string_view between : {" - ", "\xE2\x80\x93", ",", " "}) {
        const auto cut = text.find(between);
        if (cut == std::string_view::npos)
            continue;
        const auto first = nodeIn(cluster, trimmed(text.substr(0, cut)));
        const auto second = nodeIn(cluster, trimmed(text.substr(cut + between.size())));
        if (!first || !second || *first == *second)
            continue;
        out.part = WhatIf::Part::Link;
        std::tie(out.first, out.second) = std::minmax(*first, *second);
        return out;
    }
    return std::nullopt;
}

Result<WhatIf> parseWhatIf(const Cluster& cluster, std::string_view text)
{
    const std::vector<std::string_view> parts = splitAtColons(text);
    const auto part = partIn(cluster, parts);
    if (!part)
        return refused(text, Phrase::of("this names no device, node or link of the cluster"));
    auto [out, named] = *part;
    if (named == parts.size())
        return refused(text, Phrase::of("what becomes of it is missing"));
    const bool whole = out.part == WhatIf::Part::Device || out.part == WhatIf::Part::Node;
    for (const std::string_view what : std::span(parts).subspan(named)) {
        const auto equals = what.find('=');
        const std::string_view name = what.substr(0, equals);
        if (name == "removed" && equals == std::string_view::npos
            && (whole || out.part == WhatIf::Part::Link)) {
            out.removed = true;
            continue;
        }
        const auto share =
            equals == std::string_view::npos ? std::nullopt : parseDouble(what.substr(equals + 1));
        if (!(name == "bandwidth" || (name == "speed" && whole)))
            return refused(text, Phrase::of("\"{}\" does not apply to it", what));
        if (!share || !(*share >= kLeastShare && *share <= 1))
            return refused(text, Phrase::of("\"{}\" has no share from {} to 1", what, kLeastShare));
        (name == "speed" ? out.speed : out.bandwidth) = *share;
    }
    return out;
}

Result<UnavailableNode> parseOutage(const Cluster& cluster, std::string_view text)
{
    const auto colon = text.find(':');
    UnavailableNode out;
    const auto node = nodeIn(cluster, text.substr(0, colon));
    if (!node)
        return fail(ErrorCode::BadValue,
            Phrase::of("there is no node \"{}\" in this cluster of {}", text.substr(0, colon), cluster.nodes),
            {}, Phrase::of("Give a node's name or number, and after a colon broken or draining."));
    out.node = *node;
    if (colon == std::string_view::npos)
        return out;
    const std::string_view rest = text.substr(colon + 1);
    const auto next = rest.find(':');
    const std::string_view reason = rest.substr(0, next);
    if (reason == toString(Outage::Draining))
        out.reason = Outage::Draining;
    else if (reason != toString(Outage::Broken))
        return fail(
            ErrorCode::BadValue, Phrase::of("found \"{}\", where broken or draining is expected", reason));
    if (next != std::string_view::npos)
        out.note = rest.substr(next + 1);
    return out;
}

} // namespace rankloom
