// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "widgets/chart/chart_data.h"
#include "widgets/painted_layer.h"
#include "widgets/picture_view.h"

namespace rankloom::ui {

class ChartScene;

/// A picture drawn by Qt Charts. Points stand for items, numbered from 0: layouts, placements, sizes. Several
/// points may stand for one; a line joins those of the chosen item.
///
/// Click or Left and Right choose an item, Home and End the first and the last, Up and Down one of another
/// series; Return or a double click activates it. Hovering tells the nearest.
class ChartPicture : public PictureView {
    Q_OBJECT
public:
    explicit ChartPicture(QWidget* parent = nullptr);
    ~ChartPicture() override;

    [[nodiscard]] bool isEmpty() const override { return m_data.empty(); }
    [[nodiscard]] int count() const { return m_count; } ///< of items
    [[nodiscard]] int chosen() const { return m_chosen; } ///< -1 = none
    void setChosen(int item); ///< -1 = none
    /// The nearest item within reach, -1 = none.
    [[nodiscard]] virtual int itemAt(const QPointF& position) const;
    /// Where an item (its first point) is on screen.
    [[nodiscard]] QPointF pointOf(int item) const;

    [[nodiscard]] Tip tipAt(const QPointF& position) const override;
    [[nodiscard]] QSize pictureSize() const override { return {720, 400}; }
    [[nodiscard]] QSize sizeHint() const override { return {420, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 120}; }

public Q_SLOTS:
    /// Chooses and tells it, to screen readers too; beyond the ends the nearest.
    void choose(int item);

Q_SIGNALS:
    void chosenByPerson(int item);
    void activated(int item);

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    /// Without series: the empty state.
    void setChart(ChartData chart);
    [[nodiscard]] const ChartData& chart() const { return m_data; }
    /// The chart laid out as it is on screen.
    [[nodiscard]] const ChartScene& scene() const;
    /// Exact figures of an item, for tool tips and screen readers.
    [[nodiscard]] virtual QString textOf(int item) const = 0;
    /// Where Up (1) and Down (-1) lead: the item nearest across of the next series.
    [[nodiscard]] virtual int beside(int item, int direction) const;

    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] ChartScene& sceneOf(const QSizeF& size) const;
    [[nodiscard]] std::vector<QPointF> pointsOf(int item) const;
    const QPixmap& ensureLayer();
    void markItem(QPainter& painter, int item, const QPen& pen) const;

    ChartData m_data;
    mutable std::unique_ptr<ChartScene> m_scene; ///< of the size that was painted last
    mutable qint64 m_sceneLook = 0; ///< palette it was made with
    mutable QFont m_sceneFont;
    PaintedLayer m_layer; ///< what is on screen without marks of cursor and choice
    int m_count = 0;
    int m_chosen = -1;
    int m_hover = -1;
};

} // namespace rankloom::ui
