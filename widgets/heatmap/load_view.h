// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "widgets/heatmap/heatmap_view.h"
#include "widgets/heatmap/routing_heatmaps.h"

namespace rankloom::ui {

/// Load of every expert of every MoE layer.
class LoadView : public HeatmapView {
    Q_OBJECT
public:
    explicit LoadView(QWidget* parent = nullptr);

    /// Null or empty statistics: no trace.
    void setRouting(std::shared_ptr<const RoutingStatistics> routing);
    void setQuantity(LoadQuantity quantity);
    [[nodiscard]] LoadQuantity quantity() const { return m_quantity; }

private:
    void refresh();

    std::shared_ptr<const RoutingStatistics> m_routing;
    LoadQuantity m_quantity = LoadQuantity::ShareOfLayer;
    QComboBox* m_quantityBox = nullptr;
};

} // namespace rankloom::ui
