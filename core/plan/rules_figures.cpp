// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of figures that nothing can be reckoned with: documents are refused with them, projects of other
// versions may hold them.
#include "core/base/text.h"
#include "core/cluster/device_figures.h"
#include "core/plan/rules.h"

namespace rankloom {

namespace {

void addFigures(const DeviceSpec& device, Findings& findings)
{
    for (const DeviceFigure& figure : deviceFigures())
        if (const double value = figure.get(device); !isWithin(figure, value))
            findings.push_back({Severity::Error, "device-figure-out-of-range",
                Phrase::of("{} of the device {} is {}, which nothing can be reckoned with: it lies from {} "
                           "to {}",
                    figure.name, device.name, shortestText(value), shortestText(figure.least),
                    shortestText(figure.most)),
                std::string("/cluster/device/") + figure.name, 0,
                {figure.name, shortestText(value), shortestText(figure.least), shortestText(figure.most)}});
}

void addTier(LinkLevel level, const LinkTable& links, Findings& findings)
{
    const double rate = links.tier(level).bandwidth.value();
    if (rate >= kLeastRate && rate <= kMostRate)
        return;
    findings.push_back({Severity::Error, "link-rate-out-of-range",
        Phrase::of("links of the level {} carry {} bytes a second, which nothing can be reckoned with: it "
                   "lies from {} to {}",
            toString(level), shortestText(rate), shortestText(kLeastRate), shortestText(kMostRate)),
        "/cluster/links/tiers", 0, {toString(level), shortestText(rate)}});
}

} // namespace

void addFigureFindings(const Cluster& cluster, Findings& findings)
{
    for (std::size_t kind = 0; kind < cluster.kinds(); ++kind)
        addFigures(cluster.deviceOfKind(kind), findings);
    for (const LinkLevel level : {LinkLevel::DevicePair, LinkLevel::NodePair})
        addTier(level, cluster.links, findings);
}

} // namespace rankloom
