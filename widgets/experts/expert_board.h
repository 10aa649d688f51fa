// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/experts/plan_experts.h"
#include "widgets/experts/expert_tiles.h"
#include "widgets/experts/experts_data.h"
#include "widgets/painted_layer.h"
#include "widgets/picture_view.h"

class QComboBox;

namespace rankloom::ui {

class ViewStrip;

/// The experts of one layer as tiles on the devices of an expert-parallel group. It never changes its data: a
/// drop is an intention, told by a signal; the new data comes back through setData().
///
/// Mouse: drag a tile onto another one to exchange them, or onto a device: then with the expert there that
/// leaves the fullest device least loaded. What it would change stands beside the pointer.
/// Keys: arrows, Space to pick up and drop, Escape to cancel, PgUp and PgDn for the layer, H for the hottest
/// expert, W for the worst layer.
class ExpertBoard : public PictureView {
    Q_OBJECT
public:
    explicit ExpertBoard(QWidget* parent = nullptr);

    void setData(ExpertsData data);
    [[nodiscard]] const ExpertsData& data() const { return m_data; }
    void showLayer(int layer);
    [[nodiscard]] int layer() const { return m_layer; }
    [[nodiscard]] const ExpertTiles& tiles() const { return m_tiles; }
    [[nodiscard]] int focusTile() const { return m_focus; }
    [[nodiscard]] bool carrying() const { return m_drag.holding; }
    void findHottestExpert();
    void findWorstLayer();
    /// Answer to previewRequested: what the step time would change by.
    void setPreview(const ExpertSwap& exchange, double deltaSeconds);
    /// What would change, in words; empty while nothing is carried to a place where it may go.
    [[nodiscard]] QString consequence() const;

    [[nodiscard]] Tip tipAt(const QPointF& position) const override;
    [[nodiscard]] bool isEmpty() const override { return m_data.empty(); }
    [[nodiscard]] QSize pictureSize() const override { return {960, 600}; }
    /// One row per expert and copy of the layer.
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QSize sizeHint() const override { return {640, 420}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {260, 150}; }

Q_SIGNALS:
    void exchangeRequested(const rankloom::ExpertSwap& exchange);
    /// The person hovers with a tile: what would it bring? Answer with setPreview().
    void previewRequested(const rankloom::ExpertSwap& exchange);

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QString describe() const override;
    void selectionChanged() override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// What the mouse or the keyboard holds.
    struct Drag {
        bool pressed = false;
        bool holding = false;
        bool byKeyboard = false;
        ExpertTiles::Tile tile;
        QPointF start;
        QPointF now;
        std::optional<ExpertSwap> exchange; ///< of a drop here; nothing where it may not go
    };
    struct Preview {
        ExpertSwap exchange;
        double deltaSeconds = 0;
    };

    [[nodiscard]] QRectF pictureArea() const override; ///< below the strip
    [[nodiscard]] QRectF tilesArea(const QRectF& area) const; ///< below the title
    void layOut();
    void invalidate();
    void moveFocus(int tile);
    void selectTile(int tile);
    void beginDrag(int tile); ///< with the mouse or by keys, as the drag says
    void aim(int tile, int member);
    [[nodiscard]] std::optional<ExpertSwap> exchangeTo(int tile, int member) const;
    void drop();
    void cancelDrag();
    [[nodiscard]] QString tileText(int tile) const;
    [[nodiscard]] QString memberText(int member) const;
    void paintContents(QPainter& painter, const QRectF& area, const ExpertTiles& tiles) const;
    void paintBoxes(QPainter& painter, const ExpertTiles& tiles) const;
    void paintTiles(QPainter& painter, const ExpertTiles& tiles) const;
    void paintMarks(QPainter& painter) const;
    void paintConsequence(QPainter& painter) const;

    ExpertsData m_data;
    int m_layer = 0;
    ExpertTiles m_tiles;
    std::vector<double> m_loads; ///< of the layer's members over their mean
    double m_mean = 0; ///< picks of an expert of the layer, were all alike
    double m_most = 0; ///< picks of the layer's hottest expert
    ViewStrip* m_strip = nullptr;
    QComboBox* m_layerBox = nullptr;
    PaintedLayer m_painted; ///< without marks
    int m_focus = 0; ///< tile
    int m_hover = -1;
    Drag m_drag;
    LayerEffect m_now; ///< while carrying
    LayerEffect m_then; ///< after the exchange the drag aims at
    std::optional<Preview> m_preview;
};

} // namespace rankloom::ui
