// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recovery/marks.h"

#include <algorithm>

#include "core/base/at.h"
#include "core/plan/what_if.h"

namespace rankloom {

namespace {

/// Of the devices of a mark, in their order.
template <class Visit> void forEachDevice(const Cluster& cluster, const WhatIf& mark, const Visit& visit)
{
    const bool node = mark.part == WhatIf::Part::Node;
    const int first = node ? mark.first * cluster.devicesPerNode : mark.first;
    for (int device = first; device < first + (node ? cluster.devicesPerNode : 1); ++device)
        visit(device);
}

double speedOf(const WhatIf& mark) { return mark.removed ? 0 : mark.speed; }

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
    for (const WhatIf& mark : marksWithin(cluster, marks))
        forEachDevice(cluster, mark, [&](int device) { speeds[at(device)] *= speedOf(mark); });
    return speeds;
}

FailureMarks marksOf(const Cluster& cluster, const std::vector<double>& speeds)
{
    FailureMarks out;
    const int perNode = cluster.devicesPerNode;
    for (int node = 0; node < cluster.nodes; ++node) {
        const auto first = speeds.begin() + static_cast<std::ptrdiff_t>(node) * perNode;
        if (std::all_of(first, first + perNode, [first](double speed) { return speed == *first; })) {
            if (*first < 1)
                out.push_back(markOf(WhatIf::Part::Node, node, *first));
            continue;
        }
        for (int slot = 0; slot < perNode; ++slot)
            if (first[slot] < 1)
                out.push_back(markOf(WhatIf::Part::Device, node * perNode + slot, first[slot]));
    }
    return out;
}

FailureMarks marked(const Cluster& cluster, const FailureMarks& marks, const FailureMarks& changes)
{
    std::vector<double> speeds = markedSpeeds(cluster, marks);
    for (const WhatIf& change : marksWithin(cluster, changes))
        forEachDevice(cluster, change, [&](int device) { speeds[at(device)] = speedOf(change); });
    return marksOf(cluster, speeds);
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
