// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/link_heatmap.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QLocale>

#include "core/base/statistics.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

struct LinkText {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::LinkText)
};

constexpr double kDeviations = 5; ///< robust standard deviations that make an outlier
constexpr double kLeastOutlier = 0.1; ///< of the median: smaller differences change no plan
constexpr double kAsymmetry = 0.25;
constexpr std::size_t kMostMarks = 20000; ///< beyond that nothing stands out any more

struct Spread {
    double centre = 0;
    double limit = INFINITY; ///< largest ordinary distance from the centre
};

Spread spreadOf(const std::vector<double>& values)
{
    if (values.size() < 4)
        return {};
    Spread spread {quantile(values, 0.5)};
    std::vector<double> distances;
    distances.reserve(values.size());
    for (const double value : values)
        distances.push_back(std::abs(value - spread.centre));
    // 1.4826: the median absolute deviation of a normal distribution is 0.6745 standard deviations.
    spread.limit =
        std::max(1.4826 * kDeviations * quantile(std::move(distances), 0.5), kLeastOutlier * spread.centre);
    return spread;
}

/// "n03", or "n03:4" of a GPU.
QString placeLabel(const Cluster& cluster, LinkScope scope, int index)
{
    if (scope == LinkScope::Nodes)
        return QString::fromStdString(cluster.nodeName(index));
    return QString::fromStdString(cluster.nodeName(index / cluster.devicesPerNode))
        + QStringLiteral(":%1").arg(index % cluster.devicesPerNode);
}

/// "n03", or "n03 +15" of a group of sixteen nodes.
QString groupLabel(const Cluster& cluster, const NodeGroups& groups, int group)
{
    const auto at = static_cast<std::size_t>(group);
    const QString first = QString::fromStdString(cluster.nodeName(groups.first[at]));
    return groups.size[at] == 1 ? first : first + QStringLiteral(" +%1").arg(groups.size[at] - 1);
}

QStringList groupLabels(const Cluster& cluster, const NodeGroups& groups)
{
    QStringList labels;
    for (int group = 0; group < groups.count(); ++group)
        labels << groupLabel(cluster, groups, group);
    return labels;
}

/// Marks the busy pairs, and says how much crosses nodes and where it is busiest.
void describeTraffic(HeatmapData& data, const Cluster& cluster, const LinkTraffic& traffic, LinkScope scope)
{
    constexpr double kVeryBusy = 0.5;
    const auto nodeOf = [&](int i) { return scope == LinkScope::Nodes ? i : cluster.links.nodeOf(i); };
    double sent = 0;
    HeatCell busiest;
    for (int from = 0; from < traffic.size; ++from)
        for (int to = 0; to < traffic.size; ++to) {
            const double share = traffic.busyShare(from, to);
            sent += nodeOf(from) == nodeOf(to) ? 0 : traffic.sent(from, to).value();
            if (share > kVeryBusy && data.marks.size() < kMostMarks)
                data.marks.push_back(
                    {{from, to}, LinkText::tr("Busy for %1 of the step").arg(formatPercent(share))});
            if (from != to && share > 0
                && (!busiest.valid() || share > traffic.busyShare(busiest.row, busiest.column)))
                busiest = {from, to};
        }
    data.subtitle = busiest.valid()
        ? LinkText::tr("%1 cross nodes in a step; busiest: %2 → %3, %4 of the step, %5.")
              .arg(formatBytes(sent), data.rowLabel(busiest.row), data.columnLabel(busiest.column),
                  formatPercent(traffic.busyShare(busiest.row, busiest.column)),
                  formatBytes(traffic.sent(busiest.row, busiest.column).value()))
        : LinkText::tr("Nothing crosses nodes.");
}

bool hasLatency(const LinkMatrix& matrix, int from, int to)
{
    return !matrix.latency.empty() && from != to && !std::isnan(matrix.latency[matrix.index(from, to)]);
}

class LinkHeatmap {
public:
    LinkHeatmap(const Cluster& cluster, LinkQuantity quantity, LinkScope scope)
        : m_cluster(cluster), m_quantity(quantity), m_scope(scope)
    {
    }

    HeatmapData build()
    {
        const bool nodes = m_scope == LinkScope::Nodes;
        const int size = nodes ? m_cluster.nodes : m_cluster.devices();
        m_data.rows = m_data.columns = size;
        m_data.valueName = bandwidth() ? LinkText::tr("Bandwidth") : LinkText::tr("Latency");
        m_data.title = nodes ? LinkText::tr("%1 between nodes").arg(m_data.valueName)
                             : LinkText::tr("%1 between GPUs").arg(m_data.valueName);
        m_data.rowTitle = LinkText::tr("From");
        m_data.columnTitle = LinkText::tr("To");
        m_data.format = bandwidth() ? formatRate : formatSeconds;
        m_data.formatExact = exact();
        m_data.interest = bandwidth() ? HeatInterest::Low : HeatInterest::High;
        // NVLink and network differ by an order of magnitude: a linear scale would show only the former.
        m_data.scale = nodes ? HeatScale::Linear : HeatScale::Logarithmic;
        for (int i = 0; i < size; ++i)
            m_data.rowLabels << placeLabel(m_cluster, m_scope, i);
        m_data.columnLabels = m_data.rowLabels;
        fill();
        mark();
        describe();
        return std::move(m_data);
    }

private:
    [[nodiscard]] bool bandwidth() const { return m_quantity == LinkQuantity::Bandwidth; }

    [[nodiscard]] std::function<QString(double)> exact() const
    {
        if (bandwidth())
            return [](double v) {
                return LinkText::tr("%1 B/s").arg(QLocale().toString(std::round(v), 'f', 0));
            };
        return [](double v) { return LinkText::tr("%1 s").arg(QLocale().toString(v, 'g', 9)); };
    }

    [[nodiscard]] LinkFigure figure(int from, int to) const
    {
        return m_scope == LinkScope::Nodes ? m_cluster.links.nodeLink(from, to)
                                           : m_cluster.links.link(from, to);
    }

    [[nodiscard]] std::size_t levelOf(int from, int to) const
    {
        return m_scope == LinkScope::Devices && m_cluster.links.level(from, to) == LinkLevel::DevicePair ? 1
                                                                                                         : 0;
    }

    void fill()
    {
        for (int from = 0; from < m_data.rows; ++from) {
            for (int to = 0; to < m_data.columns; ++to) {
                const LinkFigure link = from == to ? LinkFigure {} : figure(from, to);
                const double value = bandwidth() ? link.bandwidth.value() : link.latency.value();
                // Tables that bring bandwidth alone keep the tier's latency, which then is an assumption.
                const bool measured =
                    link.origin == LinkOrigin::Measured && (bandwidth() || latencyMeasured(from, to));
                const bool known = from != to && std::isfinite(value) && value > 0;
                m_data.values.push_back(known ? value : NAN);
                m_data.quality.push_back(from == to           ? CellQuality::NotApplicable
                        : !known                              ? CellQuality::Missing
                        : measured                            ? CellQuality::Measured
                        : link.origin == LinkOrigin::Inferred ? CellQuality::Inferred
                                                              : CellQuality::Assumed);
                if (known && measured)
                    m_measured[levelOf(from, to)].push_back(value);
            }
        }
    }

    [[nodiscard]] bool latencyMeasured(int from, int to) const
    {
        const LinkTable& links = m_cluster.links;
        if (m_scope == LinkScope::Nodes)
            return hasLatency(links.nodeMatrix(), from, to);
        const int perNode = m_cluster.devicesPerNode;
        return hasLatency(links.deviceMatrix(), from, to)
            || (levelOf(from, to) == 1 ? hasLatency(links.nodeDeviceMatrix(), from % perNode, to % perNode)
                                       : hasLatency(links.nodeMatrix(), from / perNode, to / perNode));
    }

    [[nodiscard]] bool measuredAt(int from, int to) const
    {
        return from != to && m_data.qualityAt(from, to) == CellQuality::Measured;
    }

    void mark()
    {
        const std::array<Spread, 2> spreads {spreadOf(m_measured[0]), spreadOf(m_measured[1])};
        for (int from = 0; from < m_data.rows; ++from) {
            for (int to = 0; to < m_data.columns && m_data.marks.size() < kMostMarks; ++to) {
                if (!measuredAt(from, to))
                    continue;
                const double value = m_data.value(from, to);
                const Spread& spread = spreads[levelOf(from, to)];
                if (std::abs(value - spread.centre) > spread.limit)
                    m_data.marks.push_back({{from, to},
                        LinkText::tr("Outlier: the median of such links is %1")
                            .arg(m_data.text(spread.centre))});
                else if (bandwidth() && measuredAt(to, from)
                    && value < m_data.value(to, from) * (1 - kAsymmetry))
                    m_data.marks.push_back({{from, to},
                        LinkText::tr("Asymmetric: the way back has %1")
                            .arg(m_data.text(m_data.value(to, from)))});
            }
        }
    }

    void describe()
    {
        const std::size_t measured = m_measured[0].size() + m_measured[1].size();
        const HeatCell worst = hottestCell(m_data);
        if (!worst.valid())
            return;
        const QString link =
            LinkText::tr("%1 → %2").arg(m_data.rowLabel(worst.row), m_data.columnLabel(worst.column));
        const QString value = m_data.text(m_data.value(worst.row, worst.column));
        if (measured == 0) {
            m_data.subtitle = LinkText::tr("Nothing measured: %1 is assumed for every link.").arg(value);
            return;
        }
        const Spread spread = spreadOf(m_measured[levelOf(worst.row, worst.column)]);
        m_data.subtitle = bandwidth() ? LinkText::tr("Slowest link: %1 with %2").arg(link, value)
                                      : LinkText::tr("Longest latency: %1 with %2").arg(link, value);
        if (spread.centre > 0)
            m_data.subtitle += LinkText::tr(" (median %1)").arg(m_data.text(spread.centre));
        const auto links = static_cast<double>(m_data.rows) * (m_data.columns - 1);
        m_data.subtitle += LinkText::tr("; %1 of the links measured.")
                               .arg(formatPercent(static_cast<double>(measured) / links));
    }

    const Cluster& m_cluster;
    LinkQuantity m_quantity;
    LinkScope m_scope;
    HeatmapData m_data;
    std::array<std::vector<double>, 2> m_measured; ///< between nodes, within a node
};

} // namespace

HeatmapData linkHeatmap(const Cluster& cluster, LinkQuantity quantity, LinkScope scope)
{
    return LinkHeatmap(cluster, quantity, scope).build();
}

HeatmapData groupHeatmap(
    const Cluster& cluster, const NodeGroups& groups, LinkQuantity quantity, const std::stop_token& stop)
{
    const bool bandwidth = quantity == LinkQuantity::Bandwidth;
    HeatmapData data;
    data.rows = data.columns = groups.count();
    if (groups.areNodes()) {
        data.valueName = bandwidth ? LinkText::tr("Bandwidth") : LinkText::tr("Latency");
        data.title = LinkText::tr("%1 between nodes").arg(data.valueName);
    } else {
        data.valueName = bandwidth ? LinkText::tr("Slowest bandwidth") : LinkText::tr("Longest latency");
        data.title = LinkText::tr("%1 between groups of nodes").arg(data.valueName);
    }
    data.rowTitle = LinkText::tr("From");
    data.columnTitle = LinkText::tr("To");
    data.format = bandwidth ? formatRate : formatSeconds;
    data.interest = bandwidth ? HeatInterest::Low : HeatInterest::High;
    data.rowLabels = data.columnLabels = groupLabels(cluster, groups);
    data.values.assign(data.index(data.rows, 0), NAN);
    data.quality.assign(data.values.size(), CellQuality::Missing);
    for (int group = 0; group < data.rows; ++group)
        if (groups.size[static_cast<std::size_t>(group)] == 1)
            data.quality[data.index(group, group)] = CellQuality::NotApplicable;
    const std::vector<AlikeNodes> alike = alikeNodes(cluster, groups);
    for (const AlikeNodes& from : alike) {
        if (stop.stop_requested())
            return {};
        for (const AlikeNodes& to : alike) {
            const int receiver = &from == &to ? from.second : to.first;
            if (receiver < 0)
                continue;
            const LinkFigure link = cluster.links.nodeLink(from.first, receiver);
            const double value = bandwidth ? link.bandwidth.value() : link.latency.value();
            if (!std::isfinite(value) || value <= 0)
                continue;
            const std::size_t cell = data.index(from.group, to.group);
            double& worst = data.values[cell];
            if (!std::isnan(worst) && (bandwidth ? value >= worst : value <= worst))
                continue;
            worst = value;
            // Tables that bring bandwidth alone keep the tier's latency, which then is an assumption.
            const bool measured = link.origin == LinkOrigin::Measured
                && (bandwidth || hasLatency(cluster.links.nodeMatrix(), from.first, receiver));
            data.quality[cell] = measured             ? CellQuality::Measured
                : link.origin == LinkOrigin::Inferred ? CellQuality::Inferred
                                                      : CellQuality::Assumed;
        }
    }
    const HeatCell worst = hottestCell(data);
    if (worst.valid())
        data.subtitle =
            (bandwidth ? LinkText::tr("Slowest link: %1 with %2")
                       : LinkText::tr("Longest latency: %1 with %2"))
                .arg(LinkText::tr("%1 → %2").arg(data.rowLabel(worst.row), data.columnLabel(worst.column)),
                    data.text(data.value(worst.row, worst.column)))
            + u'.';
    return data;
}

HeatmapData trafficHeatmap(const Cluster& cluster, const LinkTraffic& traffic, LinkQuantity quantity,
    LinkScope scope, const NodeGroups& groups)
{
    HeatmapData data;
    if (traffic.size == 0)
        return data;
    const bool busy = quantity == LinkQuantity::Busy;
    const bool nodes = scope == LinkScope::Nodes;
    data.rows = data.columns = traffic.size;
    data.values = busy ? traffic.busy : traffic.bytes;
    data.valueName = busy ? LinkText::tr("Busy share of the step") : LinkText::tr("Sent in a step");
    if (!groups.areNodes())
        data.title = busy ? LinkText::tr("How busy the plan keeps the links between groups of nodes")
                          : LinkText::tr("What the plan sends between groups of nodes");
    else if (nodes)
        data.title = busy ? LinkText::tr("How busy the plan keeps the links between nodes")
                          : LinkText::tr("What the plan sends between nodes");
    else
        data.title = busy ? LinkText::tr("How busy the plan keeps the links between GPUs")
                          : LinkText::tr("What the plan sends between GPUs");
    data.rowTitle = LinkText::tr("From");
    data.columnTitle = LinkText::tr("To");
    data.format = busy ? formatPercent : formatBytes;
    data.formatExact = busy ? std::function<QString(double)>(formatPercent) : exactBytes;
    data.interest = HeatInterest::High;
    if (!groups.empty())
        data.rowLabels = groupLabels(cluster, groups);
    for (int i = 0; i < traffic.size && groups.empty(); ++i)
        data.rowLabels << placeLabel(cluster, scope, i);
    data.columnLabels = data.rowLabels;
    if (!nodes) { // a GPU sends itself nothing over a link
        data.quality.assign(data.values.size(), CellQuality::Measured);
        for (int i = 0; i < traffic.size; ++i) {
            data.values[traffic.index(i, i)] = NAN;
            data.quality[traffic.index(i, i)] = CellQuality::NotApplicable;
        }
    }
    describeTraffic(data, cluster, traffic, scope);
    return data;
}

} // namespace rankloom::ui
