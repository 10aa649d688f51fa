// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/cluster/cluster.h"
#include "core/evaluate/expert_traffic.h"
#include "widgets/experts/experts_data.h"
#include "widgets/heatmap/heatmap_view.h"
#include "widgets/picture_view.h"

namespace rankloom::ui {

class ViewStrip;

/// What the devices of an expert group show: load by layer, or what they send each other per step.
enum class ExpertDevicesQuantity : std::uint8_t { Load, Traffic, NodeTraffic };

/// What an expert placement does to the devices of a group, before and after side by side on one colour
/// scale.
class ExpertDevicesView : public PictureView {
    Q_OBJECT
public:
    /// Of the first expert group of every pipeline rank.
    using Traffic = std::vector<std::shared_ptr<const ExpertTraffic>>;
    /// A placement and what it is: "Contiguous", "Now", "Found".
    struct Side {
        QString name;
        ExpertsData data;
        Traffic traffic {}; ///< see setTraffic(); empty = not known yet
    };

    explicit ExpertDevicesView(QWidget* parent = nullptr);

    /// An empty `before`, or one that places experts the same way, leaves `after` alone.
    void setSides(Side before, Side after);
    /// What was worked out in the meantime for both sides.
    void setTraffic(std::shared_ptr<const Cluster> cluster, Traffic before, Traffic after);
    void setQuantity(ExpertDevicesQuantity quantity);
    [[nodiscard]] ExpertDevicesQuantity quantity() const { return m_quantity; }
    /// Whose group's traffic is shown.
    void setStage(int stage);
    [[nodiscard]] bool comparing() const { return !m_before->isHidden(); }
    [[nodiscard]] HeatmapView& before() { return *m_before; }
    [[nodiscard]] HeatmapView& after() { return *m_after; }
    /// To the layer of `after` whose fullest device is farthest above the mean.
    void findWorstLayer();
    /// To the busiest link of `after`; false while the traffic is not known.
    bool findWorstLink();

    [[nodiscard]] QSize pictureSize() const override;
    /// Both sides, one row per cell.
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QSize sizeHint() const override { return {820, 420}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {280, 150}; }

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QString describe() const override;
    [[nodiscard]] bool showsOldFigures() const override;
    void staleChanged() override;
    void selectionChanged() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void arrange();
    [[nodiscard]] HeatmapData heatmapOf(const Side& side) const; ///< empty = nothing to show
    [[nodiscard]] Selection selectionOf(HeatCell cell) const;
    [[nodiscard]] HeatCell cellOf(const Selection& chosen) const;
    [[nodiscard]] bool sideBySide(QSizeF size) const { return size.width() > 1.1 * size.height(); }

    Side m_beforeSide;
    Side m_afterSide;
    std::shared_ptr<const Cluster> m_cluster;
    ExpertDevicesQuantity m_quantity = ExpertDevicesQuantity::Load;
    int m_stage = 0;
    ViewStrip* m_strip = nullptr;
    QComboBox* m_quantityBox = nullptr;
    QComboBox* m_stageBox = nullptr;
    HeatmapView* m_before = nullptr;
    HeatmapView* m_after = nullptr;
};

} // namespace rankloom::ui
