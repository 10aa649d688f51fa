// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/links_view.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include <QComboBox>
#include <QLocale>
#include <QMenu>

#include "widgets/background.h"
#include "widgets/view_strip.h"
#include "widgets/what_if_menu.h"

namespace rankloom::ui {

LinksView::LinksView(QWidget* parent) : HeatmapView(parent)
{
    setAccessibleName(tr("Links"));
    setEmptyText(tr("No links yet. Drop an nccl-tests log, an nvbandwidth or mpiGraph result, or a matrix of "
                    "bandwidths here."));
    m_quantityBox = strip()->addLeadingChoice(tr("&Show:"),
        {tr("Bandwidth"), tr("Latency"), tr("Sent by the plan"), tr("Busy by the plan")},
        [this](int index) { setQuantity(static_cast<LinkQuantity>(index)); });
    m_scopeBox = strip()->addLeadingChoice(tr("&Between:"), {tr("Nodes"), tr("GPUs")},
        [this](int index) { setScope(static_cast<LinkScope>(index)); });
    setMapping(
        [this](HeatCell cell) {
            Selection chosen;
            if (shownScope() == LinkScope::Nodes) {
                chosen.node = cell.row;
            } else {
                chosen.device = cell.row;
                chosen.node = m_cluster->links.nodeOf(cell.row);
            }
            return chosen;
        },
        [this](const Selection& chosen) {
            return HeatCell {shownScope() == LinkScope::Nodes ? chosen.node : chosen.device, -1};
        });
}

void LinksView::setCluster(std::shared_ptr<const Cluster> cluster)
{
    m_cluster = std::move(cluster);
    refresh();
}

void LinksView::setTraffic(std::function<LinkTraffic(LinkScope)> traffic)
{
    m_traffic = std::move(traffic);
    if (showsTraffic())
        refresh();
}

void LinksView::setQuantity(LinkQuantity quantity)
{
    m_quantity = quantity;
    m_quantityBox->setCurrentIndex(static_cast<int>(quantity));
    refresh();
}

void LinksView::setScope(LinkScope scope)
{
    m_scope = scope;
    m_scopeBox->setCurrentIndex(static_cast<int>(scope));
    refresh();
}

/// Of links the telling one is not hot: it is the slowest, or the one that is busiest by the plan.
void LinksView::nameJump()
{
    if (m_quantity == LinkQuantity::Traffic)
        setJumpWords(tr("Most sent"), tr("Jump to the link with the most traffic (H)"), tr("&Most sent"));
    else if (m_quantity == LinkQuantity::Busy)
        setJumpWords(tr("Busiest"), tr("Jump to the busiest link (H)"), tr("&Busiest link"));
    else
        setJumpWords(tr("Slowest"), tr("Jump to the slowest link (H)"), tr("&Slowest link"));
}

void LinksView::refresh()
{
    nameJump();
    if (!m_cluster || m_cluster->devices() == 0) {
        setData(HeatmapData {});
        return;
    }
    ++m_trafficAsked;
    if (showsTraffic()) {
        refreshTraffic();
        return;
    }
    HeatmapData data = linkHeatmap(*m_cluster, m_quantity, shownScope());
    data.subtitle += scopeRemark();
    setData(std::move(data));
}

LinkScope LinksView::shownScope() const
{
    const bool tooMany = m_cluster && m_cluster->devices() > kLargestDeviceMatrix;
    return tooMany ? LinkScope::Nodes : m_scope;
}

QString LinksView::scopeRemark() const
{
    return shownScope() == m_scope ? QString()
                                   : u' '
            + tr("Shown between nodes: a matrix of %1 GPUs would be too large to read.")
                  .arg(QLocale().toString(m_cluster->devices()));
}

void LinksView::refreshTraffic()
{
    if (!m_traffic) {
        setData(HeatmapData {});
        return;
    }
    const LinkScope scope = shownScope();
    if (m_atOnce)
        return showTraffic(m_traffic(scope), scope);
    runInBackground<LinkTraffic>([traffic = m_traffic, scope] { return traffic(scope); }, this,
        [this, scope, asked = m_trafficAsked](const LinkTraffic& traffic) {
            if (asked == m_trafficAsked)
                showTraffic(traffic, scope);
        });
}

void LinksView::showTraffic(const LinkTraffic& traffic, LinkScope scope)
{
    if (!m_cluster || traffic.size != (scope == LinkScope::Nodes ? m_cluster->nodes : m_cluster->devices()))
        return;
    HeatmapData data = trafficHeatmap(*m_cluster, traffic, m_quantity, scope);
    data.subtitle += scopeRemark();
    setData(std::move(data));
}

int LinksView::nodeOfLine(int line) const
{
    const bool nodes = data().rows == m_cluster->nodes;
    return line < 0 ? -1 : nodes ? line : m_cluster->links.nodeOf(line);
}

void LinksView::extendMenu(QMenu& menu)
{
    const HeatCell cell = cursorCell();
    if (m_cluster && cell.valid() && !data().empty()) {
        const WhatIfChoice choice {[this](const WhatIf& whatIf) { Q_EMIT whatIfRequested(whatIf); },
            [this](const WhatIf& part, bool computing) { Q_EMIT whatIfEditRequested(part, computing); }};
        const auto add = [&](WhatIf::Part part, int first, int second) {
            WhatIf whatIf;
            whatIf.part = part;
            std::tie(whatIf.first, whatIf.second) = std::pair(first, second);
            addWhatIfMenu(menu, *m_cluster, m_whatIf, whatIf, choice);
        };
        const int from = nodeOfLine(cell.row);
        const int to = nodeOfLine(cell.column);
        if (from != to)
            add(WhatIf::Part::Link, std::min(from, to), std::max(from, to));
        add(WhatIf::Part::Node, from, 0);
        if (from != to)
            add(WhatIf::Part::Node, to, 0);
        if (data().rows != m_cluster->nodes)
            add(WhatIf::Part::Device, cell.row, 0);
        add(from == to ? WhatIf::Part::DevicePairs : WhatIf::Part::NodePairs, 0, 0);
        menu.addSeparator();
    }
    HeatmapView::extendMenu(menu);
}

} // namespace rankloom::ui
