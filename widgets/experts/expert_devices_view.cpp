// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/experts/expert_devices_view.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QSignalBlocker>

#include "widgets/accessible_picture.h"
#include "widgets/callback_table.h"
#include "widgets/experts/expert_heatmaps.h"
#include "widgets/view_strip.h"

namespace rankloom::ui {

ExpertDevicesView::ExpertDevicesView(QWidget* parent)
    : PictureView(parent)
    , m_strip(new ViewStrip(this))
    , m_before(new HeatmapView(this))
    , m_after(new HeatmapView(this))
{
    setAccessibleName(tr("GPUs of experts"));
    m_before->setAccessibleName(tr("GPUs of experts before"));
    m_after->setAccessibleName(tr("GPUs of experts after"));
    addCommands(tr("GPUs of experts"),
        {{"devices.worstLayer", tr("&Worst layer"), {Qt::Key_W}, [this] { findWorstLayer(); }},
            {"devices.worstLink", tr("Worst &link"), {Qt::Key_L}, [this] { findWorstLink(); }}});
    m_quantityBox = m_strip->addChoice(tr("&Show:"),
        {tr("Load by layer"), tr("Traffic between GPUs"), tr("Traffic between nodes")},
        [this](int index) { setQuantity(static_cast<ExpertDevicesQuantity>(index)); });
    m_stageBox = m_strip->addChoice(tr("St&age:"), {}, [this](int index) { setStage(index); });
    m_strip->addGap();
    m_strip->addCommand(*own().find("devices.worstLayer"), tr("Worst layer"),
        tr("Show the layer whose fullest GPU is farthest above the mean"));
    m_strip->addCommand(*own().find("devices.worstLink"), tr("Worst link"),
        tr("Show the two GPUs whose link needs most time"));
    for (HeatmapView* side : {m_before, m_after}) {
        side->setStripVisible(false);
        connect(side, &PictureView::selected, this, [this](const Selection& chosen) { select(chosen); });
        connect(side, &PictureView::tableRequested, this, &PictureView::tableRequested);
        side->setMapping([this](HeatCell cell) { return selectionOf(cell); },
            [this](const Selection& chosen) { return cellOf(chosen); });
    }
    setFocusProxy(m_after);
    refresh();
}

void ExpertDevicesView::setSides(Side before, Side after)
{
    // The last traffic stays until the new one is known.
    if (after.data.groups.size() == m_afterSide.data.groups.size()
        && after.data.members == m_afterSide.data.members) {
        before.traffic = std::move(m_beforeSide.traffic);
        after.traffic = std::move(m_afterSide.traffic);
    }
    m_beforeSide = std::move(before);
    m_afterSide = std::move(after);
    for (HeatmapView* side : {m_before, m_after})
        side->setEmptyText(m_afterSide.data.missing);
    refresh();
}

void ExpertDevicesView::setTraffic(std::shared_ptr<const Cluster> cluster, Traffic before, Traffic after)
{
    m_cluster = std::move(cluster);
    m_beforeSide.traffic = std::move(before);
    m_afterSide.traffic = std::move(after);
    if (m_stageBox->count() != static_cast<int>(m_afterSide.traffic.size())) {
        const QSignalBlocker blocker(m_stageBox);
        m_stageBox->clear();
        for (std::size_t stage = 0; stage < m_afterSide.traffic.size(); ++stage)
            m_stageBox->addItem(QString::number(stage));
        m_stage = 0;
    }
    if (m_quantity != ExpertDevicesQuantity::Load)
        refresh();
}

/// Load follows from the placements alone; only traffic is waited for.
bool ExpertDevicesView::showsOldFigures() const
{
    return isStale() && m_quantity != ExpertDevicesQuantity::Load;
}

void ExpertDevicesView::staleChanged()
{
    for (HeatmapView* side : {m_before, m_after})
        side->setStale(showsOldFigures());
}

void ExpertDevicesView::setQuantity(ExpertDevicesQuantity quantity)
{
    m_quantity = quantity;
    staleChanged();
    m_quantityBox->setCurrentIndex(static_cast<int>(quantity));
    refresh();
}

void ExpertDevicesView::setStage(int stage)
{
    m_stage = std::max(0, stage);
    m_stageBox->setCurrentIndex(m_stage);
    refresh();
}

HeatmapData ExpertDevicesView::heatmapOf(const Side& side) const
{
    if (side.data.empty())
        return {};
    if (m_quantity == ExpertDevicesQuantity::Load)
        return memberLoadHeatmap(side.data, tr("%1: load of GPUs").arg(side.name));
    const auto stage = static_cast<std::size_t>(m_stage);
    if (stage >= side.traffic.size() || !m_cluster)
        return {};
    const bool nodes = m_quantity == ExpertDevicesQuantity::NodeTraffic;
    return trafficHeatmap(side.traffic[stage], m_cluster, nodes ? LinkScope::Nodes : LinkScope::Devices,
        nodes ? tr("%1: traffic between nodes").arg(side.name)
              : tr("%1: traffic between GPUs").arg(side.name));
}

void ExpertDevicesView::refresh()
{
    const ExpertsData& before = m_beforeSide.data;
    const ExpertsData& after = m_afterSide.data;
    bool two = !before.empty() && !after.empty() && before.members == after.members
        && before.layers() == after.layers() && before.placement->devices != after.placement->devices;
    m_stageBox->setEnabled(m_quantity != ExpertDevicesQuantity::Load && m_stageBox->count() > 1);
    HeatmapData right = heatmapOf(m_afterSide);
    if (right.empty()) {
        two = false;
        m_after->setData(std::move(right));
    } else {
        HeatRange range = rangeOf(right);
        HeatmapData left = two ? heatmapOf(m_beforeSide) : HeatmapData {};
        two = !left.empty();
        if (two) {
            // One scale and one size: each has its legend, so that both pictures are as wide.
            range = united(range, rangeOf(left));
            m_before->setData(std::move(left), range);
        }
        m_after->setData(std::move(right), range);
    }
    m_before->setVisible(two);
    arrange();
    pictureChanged();
}

Selection ExpertDevicesView::selectionOf(HeatCell cell) const
{
    Selection chosen;
    const ExpertsData& of = m_afterSide.data;
    if (m_quantity == ExpertDevicesQuantity::Load) {
        const ExpertGroup& group = of.group(cell.row);
        const auto member = static_cast<std::size_t>(cell.column);
        chosen.layer = cell.row;
        chosen.device = group.device[member];
        chosen.rank = group.rank[member];
        chosen.node = group.node[member];
    } else if (m_quantity == ExpertDevicesQuantity::Traffic) {
        chosen.device = m_afterSide.traffic[static_cast<std::size_t>(m_stage)]
                            ->devices[static_cast<std::size_t>(cell.row)];
        chosen.node = chosen.device / of.devicesPerNode;
    }
    return chosen;
}

HeatCell ExpertDevicesView::cellOf(const Selection& chosen) const
{
    if (m_quantity == ExpertDevicesQuantity::Load)
        return {chosen.layer, -1};
    const auto stage = static_cast<std::size_t>(m_stage);
    if (m_quantity == ExpertDevicesQuantity::NodeTraffic || stage >= m_afterSide.traffic.size())
        return {};
    const std::vector<int>& devices = m_afterSide.traffic[stage]->devices;
    const auto at = std::ranges::find(devices, chosen.device);
    return {at == devices.end() ? -1 : static_cast<int>(at - devices.begin()), -1};
}

void ExpertDevicesView::arrange()
{
    const QRect area = rect().adjusted(0, m_strip->height(), 0, 0);
    QRect first = area;
    QRect second = area;
    if (comparing() && sideBySide(size())) {
        first.setRight(area.center().x());
        second.setLeft(area.center().x() + 1);
    } else if (comparing()) {
        first.setBottom(area.center().y());
        second.setTop(area.center().y() + 1);
    }
    m_before->setGeometry(first);
    m_after->setGeometry(second);
}

void ExpertDevicesView::resizeEvent(QResizeEvent* event)
{
    PictureView::resizeEvent(event);
    m_strip->follow();
    arrange();
}

void ExpertDevicesView::selectionChanged()
{
    m_before->setSelection(selection());
    m_after->setSelection(selection());
}

void ExpertDevicesView::findWorstLayer()
{
    const int worst = worstLayer(m_afterSide.data);
    if (worst < 0)
        return;
    setQuantity(ExpertDevicesQuantity::Load);
    Selection chosen;
    chosen.layer = worst;
    select(chosen);
    announce(*this, m_after->data().subtitle);
}

bool ExpertDevicesView::findWorstLink()
{
    int stage = -1;
    for (std::size_t i = 0; i < m_afterSide.traffic.size(); ++i)
        if (m_afterSide.traffic[i]->busiestFrom >= 0
            && (stage < 0
                || m_afterSide.traffic[i]->busiest
                    > m_afterSide.traffic[static_cast<std::size_t>(stage)]->busiest))
            stage = static_cast<int>(i);
    if (stage < 0)
        return false;
    m_stage = stage;
    m_stageBox->setCurrentIndex(stage);
    setQuantity(ExpertDevicesQuantity::Traffic);
    const ExpertTraffic& traffic = *m_afterSide.traffic[static_cast<std::size_t>(stage)];
    m_after->jumpTo({traffic.busiestFrom, traffic.busiestTo});
    return true;
}

void ExpertDevicesView::paintData(QPainter& painter, const QRectF& area) const
{
    if (!comparing()) {
        m_after->paintPicture(painter, area);
        return;
    }
    QRectF first = area;
    QRectF second = area;
    if (sideBySide(area.size())) {
        first.setWidth(area.width() / 2);
        second.setLeft(first.right());
    } else {
        first.setHeight(area.height() / 2);
        second.setTop(first.bottom());
    }
    m_before->paintPicture(painter, first);
    m_after->paintPicture(painter, second);
}

QSize ExpertDevicesView::pictureSize() const
{
    const QSize one = m_after->pictureSize();
    return comparing() ? QSize(one.width() * 2, one.height()) : one;
}

std::unique_ptr<QAbstractTableModel> ExpertDevicesView::createTable() const
{
    const HeatmapData& heat = m_after->data();
    QStringList columns {heat.rowTitle, heat.columnTitle, tr("%1: %2").arg(m_afterSide.name, heat.valueName)};
    const bool two = comparing();
    if (two)
        columns.insert(2, tr("%1: %2").arg(m_beforeSide.name, heat.valueName));
    const std::vector<double> before = two ? m_before->data().values : std::vector<double> {};
    return std::make_unique<CallbackTable>(heat.rows * heat.columns, columns,
        [heat, before](int row, int column, Qt::ItemDataRole role) -> QVariant {
            if (column == 0)
                return heat.rowLabel(row / heat.columns);
            if (column == 1)
                return heat.columnLabel(row % heat.columns);
            const bool first = column == 2 && !before.empty();
            const double value = (first ? before : heat.values)[static_cast<std::size_t>(row)];
            if (role == Qt::EditRole)
                return std::isnan(value) ? QVariant(QString()) : QVariant(value);
            return heat.exactText(value);
        });
}

QString ExpertDevicesView::describe() const
{
    return comparing() ? m_before->description() + u' ' + m_after->description() : m_after->description();
}

} // namespace rankloom::ui
