// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "widgets/heatmap/heatmap_painter.h"
#include "widgets/painted_layer.h"
#include "widgets/picture_view.h"

class QComboBox;
class QToolButton;

namespace rankloom::ui {

class ViewStrip;

/// Names of the colour maps a person may choose for magnitudes, in the order of ColorMap.
QStringList heatColorNames();
QStringList heatPoolingNames();

/// One matrix as colours. Opens in "fit all"; the wheel zooms at the cursor in steps of whole pixels,
/// dragging pans, double click fits. Keys: arrows move the cell cursor, Home and End go to the ends of the
/// row (with Ctrl of the matrix), Page Up and Down ask the owner for another matrix or move by ten rows, H
/// jumps to the hottest cell, Enter pins its tooltip, + - 0 zoom and fit.
class HeatmapView : public PictureView {
    Q_OBJECT
public:
    explicit HeatmapView(QWidget* parent = nullptr);
    ~HeatmapView() override;

    /// Keeps zoom and cursor when the shape stays the same.
    void setData(HeatmapData data);
    /// With the colours of others: small multiples and the large view of one of them share a scale.
    void setData(HeatmapData data, const HeatRange& range);
    [[nodiscard]] const HeatmapData& data() const { return *m_scene.data; }
    [[nodiscard]] const HeatmapScene& scene() const { return m_scene; }
    /// Cells to linked selection and back. An invalid row or column of the answer marks a whole line.
    void setMapping(
        std::function<Selection(HeatCell)> toSelection, std::function<HeatCell(const Selection&)> toCell);
    /// Rows are layers, columns experts.
    void mapToExperts();
    void setColorMap(ColorMap map);
    void setPooling(HeatPooling pooling);
    /// PgUp and PgDn become pageRequested.
    void setPaging(bool paging) { m_paging = paging; }
    [[nodiscard]] HeatCell cursorCell() const { return m_cursor; }
    [[nodiscard]] const HeatmapGeometry& geometryOfCells() const { return m_geometry; }
    /// Row of controls; hidden where an owner has its own.
    [[nodiscard]] ViewStrip* strip() { return m_strip; }
    void setStripVisible(bool visible);
    void fit();
    /// Selects the most interesting cell and pins its tooltip.
    void jumpToHottest();
    void jumpTo(HeatCell cell); ///< the same with any cell
    /// The words of the tooltip.
    [[nodiscard]] QString cellText(HeatCell cell) const;

    [[nodiscard]] Tip tipAt(const QPointF& position) const override;
    [[nodiscard]] bool isEmpty() const override { return data().empty(); }
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QSize sizeHint() const override { return {640, 520}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {260, 150}; }

Q_SIGNALS:
    void pageRequested(int step);

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QString describe() const override;
    void setScene(HeatmapScene scene); ///< the colours stay those that were chosen
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void extendMenu(QMenu& menu) override;
    /// Of cells with few values nothing is pooled, and their colours are those of the legend.
    void hideLookChoices();
    /// What the button and the menu call the most telling cell.
    void setJumpWords(const QString& button, const QString& entry);

private:
    [[nodiscard]] QRectF pictureArea() const override;
    void layOut();
    void invalidate();
    void setCursorCell(HeatCell cell);
    void chooseCell(HeatCell cell); ///< and selects what it stands for
    void zoom(QPointF at, int steps);
    void zoomAtCursor(int steps);
    void pinToolTip();
    bool cursorKey(const QKeyEvent& event);
    void paintMarks(QPainter& painter) const;

    HeatmapScene m_scene;
    HeatmapFrame m_frame;
    HeatmapGeometry m_geometry;
    std::function<Selection(HeatCell)> m_toSelection;
    std::function<HeatCell(const Selection&)> m_toCell;
    ViewStrip* m_strip = nullptr;
    QComboBox* m_mapBox = nullptr;
    QComboBox* m_poolingBox = nullptr;
    QToolButton* m_jump = nullptr;
    PaintedLayer m_layer; ///< without cursor and hover
    bool m_fitted = true;
    bool m_paging = false;
    HeatCell m_cursor;
    HeatCell m_hover;
    bool m_pressed = false;
    bool m_panning = false;
    QPointF m_start;
    QPointF m_last;
    int m_wheel = 0; ///< rest of the last wheel step, 1/8 degrees
};

} // namespace rankloom::ui
