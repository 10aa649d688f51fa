// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/whatif/named_parts.h"

#include <algorithm>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "core/base/text.h"

namespace rankloom {

namespace {

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
