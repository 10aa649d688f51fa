// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/links_view.h"

#include <utility>

#include <QComboBox>

#include "widgets/view_strip.h"

namespace rankloom::ui {

LinksView::LinksView(QWidget* parent) : HeatmapView(parent)
{
    setAccessibleName(tr("Links"));
    setEmptyText(tr("No links yet. Drop an nccl-tests log, an nvbandwidth or mpiGraph result, or a matrix of "
                    "bandwidths here."));
    m_quantityBox = strip()->addLeadingChoice(tr("&Show:"), {tr("Bandwidth"), tr("Latency")},
        [this](int index) { setQuantity(static_cast<LinkQuantity>(index)); });
    m_scopeBox = strip()->addLeadingChoice(tr("&Between:"), {tr("Nodes"), tr("GPUs")},
        [this](int index) { setScope(static_cast<LinkScope>(index)); });
    setMapping(
        [this](HeatCell cell) {
            Selection chosen;
            if (m_scope == LinkScope::Nodes) {
                chosen.node = cell.row;
            } else {
                chosen.device = cell.row;
                chosen.node = m_cluster->links.nodeOf(cell.row);
            }
            return chosen;
        },
        [this](const Selection& chosen) {
            return HeatCell {m_scope == LinkScope::Nodes ? chosen.node : chosen.device, -1};
        });
}

void LinksView::setCluster(std::shared_ptr<const Cluster> cluster)
{
    m_cluster = std::move(cluster);
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

void LinksView::refresh()
{
    if (!m_cluster || m_cluster->devices() == 0) {
        setData(HeatmapData {});
        return;
    }
    const bool tooMany = m_scope == LinkScope::Devices && m_cluster->devices() > kLargestDeviceMatrix;
    HeatmapData data = linkHeatmap(*m_cluster, m_quantity, tooMany ? LinkScope::Nodes : m_scope);
    if (tooMany)
        data.subtitle += u' '
            + tr("Shown between nodes: a matrix of %1 GPUs would be too large to read.")
                  .arg(m_cluster->devices());
    setData(std::move(data));
}

} // namespace rankloom::ui
