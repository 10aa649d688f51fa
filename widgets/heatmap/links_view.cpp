// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/links_view.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

#include <QComboBox>
#include <QLocale>
#include <QMenu>

#include "widgets/view_strip.h"
#include "widgets/what_if_menu.h"

namespace rankloom::ui {

namespace {

constexpr int kAtOnce = 128; ///< lines of a matrix that is made in less than a frame

} // namespace

LinksView::LinksView(QWidget* parent) : HeatmapView(parent), m_newest(this)
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
                chosen.node = nodeOfLine(cell.row);
            } else {
                chosen.device = cell.row;
                chosen.node = m_cluster->links.nodeOf(cell.row);
            }
            return chosen;
        },
        [this](const Selection& chosen) {
            if (shownScope() == LinkScope::Devices)
                return HeatCell {chosen.device, -1};
            const bool grouped = chosen.node >= 0 && chosen.node < std::ssize(m_groups.groupOf);
            return HeatCell {
                grouped ? m_groups.groupOf[static_cast<std::size_t>(chosen.node)] : chosen.node, -1};
        });
    addCommands(tr("Links"),
        {{"links.enter", tr("Show &Inside of Groups"), {QKeySequence(Qt::CTRL | Qt::Key_Return)},
             [this] { enterGroups(); }, enabledIf([this] { return canEnterGroups(); })},
            {"links.leave", tr("&Back to the Groups Around"), {QKeySequence(Qt::Key_Backspace)},
                [this] { leaveGroups(); }, enabledIf([this] { return canLeaveGroups(); })}});
}

void LinksView::setCluster(std::shared_ptr<const Cluster> cluster, Traffic traffic)
{
    m_traffic = std::move(traffic);
    if (m_cluster == cluster) {
        if (showsTraffic())
            refresh();
        return;
    }
    if (!cluster || !m_cluster || cluster->nodes != m_cluster->nodes)
        m_entered.clear();
    m_cluster = std::move(cluster);
    regroup();
}

/// The groups follow from the cluster and from what was entered: as far as that is still there.
void LinksView::regroup()
{
    m_groups = m_cluster ? nodeGroups(*m_cluster, kLargestLinkMatrix) : NodeGroups {};
    for (std::size_t step = 0; step < m_entered.size(); ++step) {
        if (std::ranges::max(m_entered[step]) >= m_groups.count()) {
            m_entered.resize(step);
            break;
        }
        m_groups = groupsWithin(*m_cluster, m_groups, m_entered[step], kLargestLinkMatrix);
    }
    refresh();
}

bool LinksView::canEnterGroups() const
{
    const HeatCell cell = cursorCell();
    const bool shown = cell.valid() && shownScope() == LinkScope::Nodes && data().rows == m_groups.count();
    if (!shown)
        return false;
    const auto isGroup = [this](int line) { return m_groups.size[static_cast<std::size_t>(line)] > 1; };
    return isGroup(cell.row) || isGroup(cell.column);
}

void LinksView::enterGroups()
{
    if (!canEnterGroups())
        return;
    const HeatCell cell = cursorCell();
    m_entered.push_back({cell.row, cell.column});
    regroup();
}

void LinksView::leaveGroups()
{
    if (m_entered.empty())
        return;
    m_entered.pop_back();
    regroup();
}

void LinksView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (canEnterGroups()) // the first click has set the cursor
        enterGroups();
    else
        HeatmapView::mouseDoubleClickEvent(event);
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
        setJumpWords(tr("Most sent"), tr("&Most sent"));
    else if (m_quantity == LinkQuantity::Busy)
        setJumpWords(tr("Busiest"), tr("&Busiest link"));
    else
        setJumpWords(tr("Slowest"), tr("&Slowest link"));
}

void LinksView::refresh()
{
    nameJump();
    m_newest.cancel();
    setWhyEmpty({});
    if (!m_cluster || m_cluster->devices() == 0 || (showsTraffic() && !m_traffic))
        return setData(HeatmapData {});
    const int lines = shownScope() == LinkScope::Devices ? m_cluster->devices()
        : m_groups.empty()                               ? m_cluster->nodes
                                                         : m_groups.count();
    if (m_atOnce || (!showsTraffic() && lines <= kAtOnce))
        return showMade(maker()({}));
    if (data().empty())
        setWhyEmpty(tr("The links are being put together…"));
    m_newest.ask(maker(), [this](const Scene& scene) { showMade(scene); });
}

std::function<LinksView::Scene(const std::stop_token&)> LinksView::maker() const
{
    return [cluster = m_cluster, groups = m_groups, traffic = m_traffic, quantity = m_quantity,
               scope = shownScope(), remark = scopeRemark(),
               ofPlan = showsTraffic()](const std::stop_token& stop) -> Scene {
        HeatmapData data;
        if (ofPlan) {
            const LinkTraffic sent = traffic(scope, groups);
            const int lines = scope == LinkScope::Devices ? cluster->devices()
                : groups.empty()                          ? cluster->nodes
                                                          : groups.count();
            if (sent.size != lines)
                return nullptr;
            data = trafficHeatmap(*cluster, sent, quantity, scope, groups);
        } else if (groups.empty() || scope == LinkScope::Devices) {
            data = linkHeatmap(*cluster, quantity, scope);
        } else {
            data = groupHeatmap(*cluster, groups, quantity, stop);
        }
        if (stop.stop_requested())
            return nullptr;
        data.subtitle += remark;
        return std::make_shared<const HeatmapScene>(std::make_shared<const HeatmapData>(std::move(data)));
    };
}

void LinksView::showMade(const Scene& scene)
{
    setWhyEmpty({});
    if (scene)
        setScene(*scene);
}

LinkScope LinksView::shownScope() const
{
    const bool tooMany = m_cluster && m_cluster->devices() > kLargestLinkMatrix;
    return tooMany ? LinkScope::Nodes : m_scope;
}

QString LinksView::scopeRemark() const
{
    const QLocale locale;
    QString remark;
    if (shownScope() != m_scope)
        remark += u' '
            + tr("Shown between nodes: a matrix of %1 GPUs would be too large to read.")
                  .arg(locale.toString(m_cluster->devices()));
    if (!m_entered.empty()) {
        const auto within = std::accumulate(m_groups.size.begin(), m_groups.size.end(), 0);
        remark += u' '
            + (m_groups.areNodes() ? tr("Only the %1 nodes inside of the groups chosen, of %2.")
                                   : tr("Only the %1 nodes inside of the groups chosen, of %2, in groups."))
                  .arg(locale.toString(within), locale.toString(m_cluster->nodes));
    } else if (!m_groups.empty())
        remark += u' '
            + tr("Shown between %1 groups of the %2 nodes.")
                  .arg(locale.toString(m_groups.count()), locale.toString(m_cluster->nodes));
    return remark;
}

int LinksView::nodeOfLine(int line) const
{
    if (line < 0)
        return -1;
    if (shownScope() == LinkScope::Devices)
        return m_cluster->links.nodeOf(line);
    return m_groups.empty() ? line : m_groups.first[static_cast<std::size_t>(line)];
}

void LinksView::extendMenu(QMenu& menu)
{
    const HeatCell cell = cursorCell();
    if (m_cluster && cell.valid() && !data().empty() && m_groups.areNodes()) {
        const WhatIfChoice choice {[this](const WhatIf& whatIf) { Q_EMIT whatIfRequested(whatIf); },
            [this](const WhatIf& part, SupposedShare share) { Q_EMIT whatIfEditRequested(part, share); }};
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
        if (shownScope() == LinkScope::Devices)
            add(WhatIf::Part::Device, cell.row, 0);
        add(from == to ? WhatIf::Part::DevicePairs : WhatIf::Part::NodePairs, 0, 0);
        menu.addSeparator();
    }
    HeatmapView::extendMenu(menu);
}

} // namespace rankloom::ui
