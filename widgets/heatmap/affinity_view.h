// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/routing/routing.h"
#include "widgets/heatmap/heatmap_view.h"
#include "widgets/heatmap/routing_heatmaps.h"
#include "widgets/picture_view.h"

class QComboBox;
class QStackedWidget;
class QToolButton;

namespace rankloom::ui {

class SmallMultiples;
class ViewStrip;

/// Expert affinity: all pairs of layers as small multiples on one colour scale; a click opens one of them
/// large, Escape goes back, PgUp and PgDn step through the layers.
class AffinityView : public PictureView {
    Q_OBJECT
public:
    explicit AffinityView(QWidget* parent = nullptr);

    /// Null or empty statistics: no trace.
    void setRouting(std::shared_ptr<const RoutingStatistics> routing);
    void setWhyEmpty(const QString& reason); ///< for what is shown
    void setQuantity(AffinityQuantity quantity);
    [[nodiscard]] AffinityQuantity quantity() const { return m_quantity; }
    void showOverview();
    /// The matrix of layer row `index` (and the next one).
    void showMatrix(int index);
    [[nodiscard]] bool overview() const;
    [[nodiscard]] int matrix() const { return m_matrix; }
    [[nodiscard]] HeatmapView& large() { return *m_large; }
    [[nodiscard]] SmallMultiples& multiples() { return *m_multiples; }

    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QSize sizeHint() const override { return {820, 600}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {280, 150}; }

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QString describe() const override;
    void selectionChanged() override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] PictureView& shown() const;
    void refresh();
    void showPage();

    std::shared_ptr<const RoutingStatistics> m_routing;
    AffinityQuantity m_quantity = AffinityQuantity::Conditional;
    int m_matrix = 0;
    HeatRange m_range; ///< of all matrices
    ViewStrip* m_strip = nullptr;
    QComboBox* m_quantityBox = nullptr;
    QComboBox* m_layerBox = nullptr;
    QStackedWidget* m_pages = nullptr;
    SmallMultiples* m_multiples = nullptr;
    HeatmapView* m_large = nullptr;
};

} // namespace rankloom::ui
