// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/load_view.h"

#include <utility>

#include <QComboBox>

#include "widgets/view_strip.h"

namespace rankloom::ui {

LoadView::LoadView(QWidget* parent) : HeatmapView(parent)
{
    setAccessibleName(tr("Load of experts"));
    setEmptyText(
        tr("No routing yet. Drop a router trace or an expert distribution of vLLM, SGLang or Megatron "
           "here."));
    m_quantityBox = strip()->addLeadingChoice(tr("&Show:"), loadQuantityNames(),
        [this](int index) { setQuantity(static_cast<LoadQuantity>(index)); });
    mapToExperts();
}

void LoadView::setRouting(std::shared_ptr<const RoutingStatistics> routing)
{
    if (m_routing == routing)
        return;
    m_routing = std::move(routing);
    refresh();
}

void LoadView::setQuantity(LoadQuantity quantity)
{
    m_quantity = quantity;
    m_quantityBox->setCurrentIndex(static_cast<int>(quantity));
    refresh();
}

void LoadView::refresh()
{
    setData(m_routing && !m_routing->empty() ? loadHeatmap(*m_routing, m_quantity) : HeatmapData {});
}

} // namespace rankloom::ui
