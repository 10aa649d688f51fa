// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <tuple>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/plan/plan_fields.h"

namespace rankloom {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

ordered_json whatIfJson(const WhatIf& whatIf)
{
    ordered_json out;
    switch (whatIf.part) {
    case WhatIf::Part::Device:
        out["device"] = whatIf.first;
        break;
    case WhatIf::Part::Node:
        out["node"] = whatIf.first;
        break;
    case WhatIf::Part::Link:
        out["link"] = {whatIf.first, whatIf.second};
        break;
    case WhatIf::Part::DevicePairs:
        out["level"] = toString(LinkLevel::DevicePair);
        break;
    case WhatIf::Part::NodePairs:
        out["level"] = toString(LinkLevel::NodePair);
        break;
    }
    if (whatIf.removed)
        out["removed"] = true;
    if (whatIf.speed != 1)
        out["speed"] = whatIf.speed;
    if (whatIf.bandwidth != 1)
        out["bandwidth"] = whatIf.bandwidth;
    return out;
}

/// Which part of the cluster: exactly one of four keys.
void readPart(JsonObject& object, WhatIf& whatIf, JsonFindings& findings)
{
    int parts = 0;
    for (const char* key : {"device", "node", "link", "level"})
        parts += object.has(key) ? 1 : 0;
    if (parts != 1) {
        findings.refuse(ErrorCode::BadValue, object.pointer(),
            Phrase::of("a what-if names {} parts of the cluster, where one is expected", parts),
            Phrase::of("Give \"device\", \"node\", \"link\" (two nodes) or \"level\"."));
        return;
    }
    if (object.has("device")) {
        whatIf.part = WhatIf::Part::Device;
        whatIf.first = object.integer("device", 0, 0, kMostDevices - 1);
    } else if (object.has("node")) {
        whatIf.part = WhatIf::Part::Node;
        whatIf.first = object.integer("node", 0, 0, kMostDevices - 1);
    } else if (object.has("level")) {
        const std::string pairs = toString(LinkLevel::DevicePair);
        whatIf.part = object.oneOf("level", pairs, {pairs, toString(LinkLevel::NodePair)}) == pairs
            ? WhatIf::Part::DevicePairs
            : WhatIf::Part::NodePairs;
    } else {
        whatIf.part = WhatIf::Part::Link;
        const std::vector<int> ends = object.integers("link", 0, kMostDevices - 1);
        if (ends.size() != 2 || ends.front() == ends.back()) {
            findings.refuse(ErrorCode::BadValue, object.pointerTo("link"),
                Phrase::of("a link is between two different nodes"), Phrase::of("Give their two numbers."));
            return;
        }
        std::tie(whatIf.first, whatIf.second) = std::minmax(ends.front(), ends.back());
    }
}

WhatIf readWhatIf(JsonObject object, JsonFindings& findings)
{
    WhatIf whatIf;
    readPart(object, whatIf, findings);
    const bool computes = whatIf.part == WhatIf::Part::Device || whatIf.part == WhatIf::Part::Node;
    if (computes)
        whatIf.speed = object.number("speed", 1, kLeastShare, 1);
    if (computes || whatIf.part == WhatIf::Part::Link)
        whatIf.removed = object.boolean("removed", false);
    whatIf.bandwidth = object.number("bandwidth", 1, kLeastShare, 1);
    object.finish();
    return whatIf;
}

} // namespace

ordered_json whatIfListJson(const std::vector<WhatIf>& list)
{
    ordered_json out = ordered_json::array();
    for (const WhatIf& one : list)
        out.push_back(whatIfJson(one));
    return out;
}

std::string whatIfJsonText(const std::vector<WhatIf>& list) { return compactText(whatIfListJson(list)); }

std::vector<WhatIf> readWhatIfs(JsonObject& document, JsonFindings& findings)
{
    std::vector<WhatIf> out;
    const json* list = document.member("whatIf");
    if (list == nullptr)
        return out;
    const std::string pointer = document.pointerTo("whatIf");
    if (!list->is_array() || list->size() > kMostWhatIfs) {
        findings.refuseValue(pointer, *list, Phrase::of("an array of at most {} what-ifs", kMostWhatIfs));
        return out;
    }
    for (std::size_t i = 0; i < list->size() && !findings.error; ++i)
        out.push_back(readWhatIf({&(*list)[i], pointer + pointerStep(i), findings}, findings));
    return out;
}

} // namespace rankloom
