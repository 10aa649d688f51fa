// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/unmeasured_links.h"

#include <algorithm>
#include <utility>

#include "core/base/json.h"
#include "core/cluster/measured_links.h"
#include "core/cluster/node_names.h"
#include "core/plan/legal_cures.h"
#include "core/plan/plan_json.h"
#include "core/plan/what_if.h"

namespace rankloom {

Diagnostics observeUnmeasuredLinks(const Project& project, const Plan& plan)
{
    const Cluster& cluster = project.cluster;
    std::vector<int> nodes = unmeasuredNodes(cluster.links);
    const std::vector<int> usable = usableNodes(cluster, plan.whatIf);
    std::erase_if(nodes, [&](int node) { return !std::ranges::binary_search(usable, node); });
    if (nodes.empty())
        return {};

    std::vector<std::string> names;
    for (const int node : nodes)
        names.push_back(cluster.nodeName(node));
    Diagnostic d;
    d.code = kLinksNotMeasured;
    d.message =
        Phrase::of("No link of {} of {} nodes was measured ({}): theirs are assumed, {} between nodes. "
                   "Measure them, or leave them out.",
            nodes.size(), usable.size(), compressedHostList(std::move(names)),
            cluster.links.tier(LinkLevel::NodePair).bandwidth);
    d.where.pointer = "/cluster/links";

    Plan without = plan;
    for (const int node : nodes)
        without.whatIf.push_back({WhatIf::Part::Node, node, 0, true});
    const nlohmann::json document = jsonOrDiscarded(writePlan(without));
    d.suggestions.push_back({"/whatIf", compactText(document.at("whatIf")), Phrase::of("Leave them out")});
    Diagnostics out {std::move(d)};
    keepLegalCures(project, plan, out);
    return out;
}

} // namespace rankloom
