// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/experts/expert_heatmaps.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

struct ExpertText {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::ExpertText)
};

QString deviceName(const Cluster& cluster, int device)
{
    return QString::fromStdString(cluster.nodeName(device / cluster.devicesPerNode)) + QLatin1Char(':')
        + QString::number(device % cluster.devicesPerNode);
}

/// "Within the node, 150 GB/s: 3.2 ms".
QString linkWords(const Cluster& cluster, int from, int to, Bytes bytes)
{
    const BytesPerSecond bandwidth = cluster.links.link(from, to).bandwidth;
    const QString level = cluster.links.level(from, to) == LinkLevel::DevicePair
        ? ExpertText::tr("Within the node")
        : ExpertText::tr("Between nodes");
    return ExpertText::tr("%1, %2: %3 on this link alone")
        .arg(level, formatRate(bandwidth.value()), formatSeconds((bytes / bandwidth).value()));
}

QString trafficWords(const ExpertTraffic& traffic, const Cluster& cluster)
{
    QString words =
        ExpertText::tr("Per step %1 within nodes, %2 between nodes.")
            .arg(formatBytes(traffic.perLevel[1].value()), formatBytes(traffic.perLevel[2].value()));
    if (traffic.busiestFrom >= 0) {
        const int from = traffic.devices[static_cast<std::size_t>(traffic.busiestFrom)];
        const int to = traffic.devices[static_cast<std::size_t>(traffic.busiestTo)];
        words += u' '
            + ExpertText::tr("Busiest link: %1 → %2, %3.")
                  .arg(deviceName(cluster, from), deviceName(cluster, to),
                      formatSeconds(traffic.busiest.value()));
    }
    return words;
}

/// Index among the distinct nodes of the group, in their order.
std::vector<int> distinctNodes(const ExpertTraffic& traffic, const Cluster& cluster)
{
    std::vector<int> nodes;
    for (const int device : traffic.devices)
        if (const int node = device / cluster.devicesPerNode; std::ranges::find(nodes, node) == nodes.end())
            nodes.push_back(node);
    return nodes;
}

} // namespace

HeatmapData trafficHeatmap(const std::shared_ptr<const ExpertTraffic>& traffic,
    const std::shared_ptr<const Cluster>& cluster, LinkScope scope, const QString& title)
{
    const bool betweenNodes = scope == LinkScope::Nodes;
    HeatmapData heat;
    const int members = static_cast<int>(traffic->devices.size());
    const std::vector<int> nodes = distinctNodes(*traffic, *cluster);
    const auto place = [&](int member) {
        const int node = traffic->devices[static_cast<std::size_t>(member)] / cluster->devicesPerNode;
        return betweenNodes ? static_cast<int>(std::ranges::find(nodes, node) - nodes.begin()) : member;
    };
    heat.rows = heat.columns = betweenNodes ? static_cast<int>(nodes.size()) : members;
    heat.title = title;
    heat.subtitle = trafficWords(*traffic, *cluster);
    heat.valueName = ExpertText::tr("Sent per step");
    heat.rowTitle = ExpertText::tr("From");
    heat.columnTitle = ExpertText::tr("To");
    if (nodes.size() == 1)
        heat.columnTitle =
            ExpertText::tr("To GPU of %1").arg(QString::fromStdString(cluster->nodeName(nodes.front())));
    heat.freeAspect = true;
    heat.format = formatBytes;
    heat.formatExact = exactBytes;
    heat.low = 0;
    heat.values.assign(static_cast<std::size_t>(heat.rows) * static_cast<std::size_t>(heat.rows), 0.0);
    heat.quality.assign(heat.values.size(), CellQuality::Measured);
    for (int from = 0; from < members; ++from)
        for (int to = 0; to < members; ++to)
            heat.values[heat.index(place(from), place(to))] += traffic->between(from, to).value();
    for (int i = 0; i < heat.rows; ++i) {
        heat.values[heat.index(i, i)] = NAN;
        heat.quality[heat.index(i, i)] = CellQuality::NotApplicable;
        const int device = traffic->devices[static_cast<std::size_t>(i)];
        heat.rowLabels << (betweenNodes
                ? QString::fromStdString(cluster->nodeName(nodes[static_cast<std::size_t>(i)]))
                : nodes.size() == 1 ? QString::number(device % cluster->devicesPerNode)
                                    : deviceName(*cluster, device));
    }
    heat.columnLabels = heat.rowLabels;
    if (!betweenNodes)
        heat.note = [traffic, cluster](HeatCell cell) -> QString {
            if (cell.row == cell.column)
                return ExpertText::tr("Stays on the GPU: %1")
                    .arg(formatBytes(traffic->between(cell.row, cell.column).value()));
            return linkWords(*cluster, traffic->devices[static_cast<std::size_t>(cell.row)],
                traffic->devices[static_cast<std::size_t>(cell.column)],
                traffic->between(cell.row, cell.column));
        };
    return heat;
}

HeatmapData memberLoadHeatmap(const ExpertsData& data, const QString& title)
{
    HeatmapData heat;
    heat.rows = data.layers();
    heat.columns = data.members;
    heat.title = title;
    heat.valueName = ExpertText::tr("Load over mean");
    heat.rowTitle = ExpertText::tr("Layer");
    heat.columnTitle = ExpertText::tr("GPU");
    heat.format = [](double value) { return factorText(value); };
    heat.scale = HeatScale::Diverging;
    heat.centre = 1;
    heat.freeAspect = true;
    heat.note = [data](HeatCell cell) { return data.deviceName(cell.row, cell.column); };
    int worstRow = -1;
    int worstMember = 0;
    double worst = 0;
    double sum = 0;
    for (int layer = 0; layer < heat.rows; ++layer) {
        heat.rowLabels << QString::number(data.modelLayer(layer));
        const std::vector<double> loads = data.memberLoads(layer);
        heat.values.insert(heat.values.end(), loads.begin(), loads.end());
        const auto most = std::ranges::max_element(loads);
        sum += *most;
        if (*most > worst) {
            worst = *most;
            worstRow = layer;
            worstMember = static_cast<int>(most - loads.begin());
        }
    }
    if (worstRow >= 0)
        heat.subtitle = ExpertText::tr("Fullest GPU: %1 on average; %2 in layer %3 (%4).")
                            .arg(factorText(sum / heat.rows), factorText(worst))
                            .arg(data.modelLayer(worstRow))
                            .arg(data.deviceName(worstRow, worstMember));
    return heat;
}

} // namespace rankloom::ui
