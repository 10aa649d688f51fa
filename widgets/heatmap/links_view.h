// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "core/cluster/cluster.h"
#include "core/plan/plan.h"
#include "widgets/heatmap/heatmap_view.h"
#include "widgets/heatmap/link_heatmap.h"

namespace rankloom::ui {

/// The links of a cluster as a matrix: node by node or device by device, bandwidth or latency; what was
/// measured, inferred and assumed told apart, outliers and asymmetries marked. Or how hard a plan uses them.
/// The context menu supposes links, nodes and devices slower or gone.
class LinksView : public HeatmapView {
    Q_OBJECT
public:
    explicit LinksView(QWidget* parent = nullptr);

    void setCluster(std::shared_ptr<const Cluster> cluster);
    /// What the links shown are supposed to be; for the menus.
    void setWhatIf(std::vector<WhatIf> whatIf) { m_whatIf = std::move(whatIf); }
    /// Computes what the plan sends between nodes or devices; called in the background when it is to be
    /// shown. Null: there is no plan.
    void setTraffic(std::function<LinkTraffic(LinkScope)> traffic);
    /// For pictures without a window: nothing is computed in the background.
    void setAtOnce(bool atOnce) { m_atOnce = atOnce; }
    void setQuantity(LinkQuantity quantity);
    /// Devices beyond kLargestDeviceMatrix fall back to nodes.
    void setScope(LinkScope scope);
    [[nodiscard]] LinkQuantity quantity() const { return m_quantity; }
    [[nodiscard]] LinkScope scope() const { return m_scope; }

Q_SIGNALS:
    void whatIfRequested(const rankloom::WhatIf& whatIf);
    void whatIfEditRequested(const rankloom::WhatIf& part, bool computing); ///< as of BoardView

protected:
    void extendMenu(QMenu& menu) override;

private:
    void refresh();
    void nameJump();
    void refreshTraffic();
    void showTraffic(const LinkTraffic& traffic, LinkScope scope);
    [[nodiscard]] bool showsTraffic() const { return m_quantity >= LinkQuantity::Traffic; }
    /// Too many devices are shown as nodes.
    [[nodiscard]] LinkScope shownScope() const;
    [[nodiscard]] QString scopeRemark() const;
    /// What is between two nodes in the present scope; -1 for none.
    [[nodiscard]] int nodeOfLine(int line) const;

    std::shared_ptr<const Cluster> m_cluster;
    std::vector<WhatIf> m_whatIf;
    std::function<LinkTraffic(LinkScope)> m_traffic;
    bool m_atOnce = false;
    int m_trafficAsked = 0; ///< counts requests: only the newest answer is shown
    LinkQuantity m_quantity = LinkQuantity::Bandwidth;
    LinkScope m_scope = LinkScope::Nodes;
    QComboBox* m_quantityBox = nullptr;
    QComboBox* m_scopeBox = nullptr;
};

} // namespace rankloom::ui
