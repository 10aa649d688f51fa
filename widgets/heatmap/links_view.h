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
#include "widgets/latest.h"
#include "widgets/what_if_menu.h"

namespace rankloom::ui {

/// The links of a cluster as a matrix: node by node or device by device, bandwidth or latency; what was
/// measured, inferred and assumed told apart, outliers and asymmetries marked. Or how hard a plan uses them.
/// The context menu supposes links, nodes and devices slower or gone.
class LinksView : public HeatmapView {
    Q_OBJECT
public:
    explicit LinksView(QWidget* parent = nullptr);

    /// Computes what the plan sends between nodes, groups of nodes (where there are some) or devices; called
    /// in the background when it is to be shown. Null: there is no plan.
    using Traffic = std::function<LinkTraffic(LinkScope, const NodeGroups&)>;
    /// `traffic`: on a cluster of as many nodes and devices.
    void setCluster(std::shared_ptr<const Cluster> cluster, Traffic traffic = {});
    /// What the links shown are supposed to be; for the menus.
    void setWhatIf(std::vector<WhatIf> whatIf) { m_whatIf = std::move(whatIf); }
    /// For pictures without a window: nothing is computed in the background.
    void setAtOnce(bool atOnce) { m_atOnce = atOnce; }
    void setQuantity(LinkQuantity quantity);
    /// Devices beyond kLargestLinkMatrix fall back to nodes, and nodes beyond it to groups of nodes.
    void setScope(LinkScope scope);
    [[nodiscard]] LinkQuantity quantity() const { return m_quantity; }
    [[nodiscard]] LinkScope scope() const { return m_scope; }
    /// Shows nothing but what is in the two groups of the cell with the cursor, node by node where they are
    /// few enough; and back by one step.
    void enterGroups();
    void leaveGroups();
    [[nodiscard]] bool canEnterGroups() const;
    [[nodiscard]] bool canLeaveGroups() const { return !m_entered.empty(); }

Q_SIGNALS:
    void whatIfRequested(const rankloom::WhatIf& whatIf);
    void whatIfEditRequested(
        const rankloom::WhatIf& part, rankloom::ui::SupposedShare share); ///< as of BoardView

protected:
    /// Links are the cluster's; what a plan sends is waited for.
    [[nodiscard]] bool showsOldFigures() const override { return isStale() && showsTraffic(); }
    void extendMenu(QMenu& menu) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override; ///< enters the groups of a cell

private:
    void refresh();
    void regroup();
    void nameJump();
    using Scene = std::shared_ptr<const HeatmapScene>;
    /// Puts together what is to be shown; a function of copies, for any thread. Empty: nothing is known.
    [[nodiscard]] std::function<Scene(const std::stop_token&)> maker() const;
    void showMade(const Scene& scene);
    [[nodiscard]] bool showsTraffic() const { return m_quantity >= LinkQuantity::Traffic; }
    /// Too many devices are shown as nodes.
    [[nodiscard]] LinkScope shownScope() const;
    [[nodiscard]] QString scopeRemark() const;
    [[nodiscard]] int nodeOfLine(int line) const; ///< in the present scope; of a group the first

    std::shared_ptr<const Cluster> m_cluster;
    std::vector<WhatIf> m_whatIf;
    Traffic m_traffic;
    bool m_atOnce = false;
    NodeGroups m_groups; ///< of a cluster too large to show node by node
    std::vector<std::vector<int>> m_entered; ///< the groups chosen at each step, each within the last ones
    Latest<Scene> m_newest;
    LinkQuantity m_quantity = LinkQuantity::Bandwidth;
    LinkScope m_scope = LinkScope::Nodes;
    QComboBox* m_quantityBox = nullptr;
    QComboBox* m_scopeBox = nullptr;
};

} // namespace rankloom::ui
