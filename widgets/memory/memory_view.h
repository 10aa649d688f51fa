// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QPixmap>

#include "core/memory/memory_report.h"
#include "widgets/picture_view.h"

namespace rankloom::ui {

class MemoryChart;

/// Memory of every pipeline rank as stacked bars against the capacity of its device, with the uncertainty of
/// fragmentation, and the fullest stage in words.
///
/// Click or Left, Right, Home, End select a stage.
class MemoryView : public PictureView {
    Q_OBJECT
public:
    explicit MemoryView(QWidget* parent = nullptr);
    ~MemoryView() override;

    void setReport(const MemoryReport& report); ///< without stages: the empty state
    void setStale(bool stale); ///< the figures are those of an older plan

    void paintPicture(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QSize sizeHint() const override { return {640, 360}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {280, 180}; }

    /// Index of the stage at a place on screen, -1 = none.
    [[nodiscard]] int stageAt(const QPointF& position) const;
    [[nodiscard]] QString toolTipAt(const QPointF& position) const;

protected:
    void selectionChanged() override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void selectStage(int index);
    void ensureLayer();

    MemoryReport m_report;
    bool m_stale = false;
    int m_hover = -1;
    std::unique_ptr<MemoryChart> m_chart;
    QPixmap m_layer;
    bool m_layerValid = false;
};

} // namespace rankloom::ui
