// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/cluster/cluster.h"
#include "widgets/heatmap/heatmap_view.h"
#include "widgets/heatmap/link_heatmap.h"

namespace rankloom::ui {

/// The links of a cluster as a matrix: node by node or device by device, bandwidth or latency; what was
/// measured and what is assumed told apart, outliers and asymmetries marked.
class LinksView : public HeatmapView {
    Q_OBJECT
public:
    explicit LinksView(QWidget* parent = nullptr);

    void setCluster(std::shared_ptr<const Cluster> cluster);
    void setQuantity(LinkQuantity quantity);
    /// Devices beyond kLargestDeviceMatrix fall back to nodes.
    void setScope(LinkScope scope);
    [[nodiscard]] LinkQuantity quantity() const { return m_quantity; }
    [[nodiscard]] LinkScope scope() const { return m_scope; }

private:
    void refresh();

    std::shared_ptr<const Cluster> m_cluster;
    LinkQuantity m_quantity = LinkQuantity::Bandwidth;
    LinkScope m_scope = LinkScope::Nodes;
    QComboBox* m_quantityBox = nullptr;
    QComboBox* m_scopeBox = nullptr;
};

} // namespace rankloom::ui
