// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recovery/marks.h"

#include <algorithm>

#include "core/base/at.h"
#include "core/plan/what_if.h"

namespace rankloom {

namespace {

double speedOf(const WhatIf& mark) { return mark.removed ? 0 : mark.speed; }

/// In the order of the cluster; a node comes where its devices would.
void sort(const Cluster& cluster, FailureMarks& marks)
{
    std::ranges::sort(marks, {}, [&cluster](const WhatIf& mark) {
        return mark.part == WhatIf::Part::Node ? mark.first * cluster.devicesPerNode : mark.first;
    });
}

/// All devices of a node that are lost are told as the node.
void gather(const Cluster& cluster, FailureMarks& marks, int node)
{
    const auto lostOfIt = [&](const WhatIf& mark) {
        return mark.part == WhatIf::Part::Device && mark.removed
            && mark.first / cluster.devicesPerNode == node;
    };
    if (cluster.devicesPerNode < 2 || std::ranges::count_if(marks, lostOfIt) < cluster.devicesPerNode)
        return;
    std::erase_if(marks, lostOfIt);
    marks.push_back(markOf(WhatIf::Part::Node, node, 0));
}

} // namespace

WhatIf markOf(WhatIf::Part part, int index, double speed)
{
    WhatIf mark;
    mark.part = part;
    mark.first = index;
    mark.removed = speed <= 0;
    mark.speed = speed > 0 ? std::clamp(speed, kLeastShare, 1.0) : 1;
    return mark;
}

std::vector<double> markedSpeeds(const Cluster& cluster, const FailureMarks& marks)
{
    std::vector<double> speeds(at(cluster.devices()), 1);
    for (const WhatIf& mark : marksWithin(cluster, marks)) {
        const bool node = mark.part == WhatIf::Part::Node;
        const int first = node ? mark.first * cluster.devicesPerNode : mark.first;
        for (int device = first; device < first + (node ? cluster.devicesPerNode : 1); ++device)
            speeds[at(device)] *= speedOf(mark); // a slow device of a slow node, as what-ifs multiply
    }
    return speeds;
}

FailureMarks marked(const Cluster& cluster, const FailureMarks& marks, const WhatIf& mark)
{
    FailureMarks out = marks;
    const int node = mark.part == WhatIf::Part::Node ? mark.first : mark.first / cluster.devicesPerNode;
    const auto same = std::ranges::find_if(out, [&](const WhatIf& one) { return one.concerns(mark); });
    if (mark.part == WhatIf::Part::Node) {
        std::erase_if(out, [&](const WhatIf& one) {
            return one.part == WhatIf::Part::Device && one.first / cluster.devicesPerNode == node;
        });
    } else if (same == out.end()) {
        const auto whole = std::ranges::find_if(
            out, [&](const WhatIf& one) { return one.part == WhatIf::Part::Node && one.first == node; });
        if (whole != out.end()) {
            const double speed = speedOf(*whole);
            out.erase(whole);
            for (int slot = 0; slot < cluster.devicesPerNode; ++slot)
                out.push_back(markOf(WhatIf::Part::Device, node * cluster.devicesPerNode + slot, speed));
        }
    }
    std::erase_if(out, [&](const WhatIf& one) { return one.concerns(mark); });
    if (mark.removed || mark.speed < 1)
        out.push_back(mark);
    gather(cluster, out, node);
    sort(cluster, out);
    return out;
}

FailureMarks marksWithin(const Cluster& cluster, const FailureMarks& marks)
{
    FailureMarks out;
    for (const WhatIf& mark : marks)
        if ((mark.part == WhatIf::Part::Node || mark.part == WhatIf::Part::Device) && isAbout(cluster, mark))
            out.push_back(mark);
    return out;
}

FailureSet lostDevices(const Cluster& cluster, const FailureMarks& marks)
{
    FailureSet out;
    const std::vector<double> speeds = markedSpeeds(cluster, marks);
    for (int device = 0; device < cluster.devices(); ++device)
        if (speeds[at(device)] <= 0)
            out.devices.push_back(device);
    return out;
}

Plan withSlowParts(Plan plan, const FailureMarks& marks)
{
    for (const WhatIf& mark : marks) {
        if (mark.removed)
            continue;
        WhatIf then = mark;
        for (const WhatIf& supposed : plan.whatIf)
            if (supposed.concerns(mark)) {
                then = supposed;
                then.speed = std::max(kLeastShare, supposed.speed * mark.speed);
            }
        suppose(plan.whatIf, then);
    }
    return plan;
}

} // namespace rankloom
