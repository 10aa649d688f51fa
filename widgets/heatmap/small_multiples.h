// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "widgets/heatmap/heatmap_painter.h"
#include "widgets/painted_layer.h"
#include "widgets/picture_view.h"

namespace rankloom::ui {

/// Where thumbnails lie: a grid of equal squares with a name under each, as large as they go.
struct MultiplesGeometry {
    int count = 0;
    int columns = 1;
    double side = 0; ///< of a thumbnail, pixels
    QRectF area;

    static constexpr double kGap = 10;
    static constexpr double kName = 18; ///< least height of a name
    double nameHeight = kName;

    MultiplesGeometry() = default;
    MultiplesGeometry(int thumbnails, const QRectF& room, double nameHeight = kName);
    [[nodiscard]] QRectF thumbnail(int index) const;
    [[nodiscard]] QRectF name(int index) const;
    [[nodiscard]] int at(QPointF point) const; ///< -1 = none
};

/// Many matrices of one kind on one colour scale; a click or Enter opens one of them.
class SmallMultiples : public PictureView {
    Q_OBJECT
public:
    explicit SmallMultiples(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// Scenes must share their range.
    /// `shortNames` stand where the full ones have no room.
    void setScenes(std::vector<HeatmapScene> scenes, QStringList names, QStringList shortNames);
    [[nodiscard]] const std::vector<HeatmapScene>& scenes() const { return m_scenes; }
    /// Why there are none, where that is not a missing trace.
    void setColorMap(ColorMap map);
    void setPooling(HeatPooling pooling);
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int index);
    [[nodiscard]] MultiplesGeometry layOut(const QRectF& area) const;

    [[nodiscard]] Tip tipAt(const QPointF& position) const override;
    [[nodiscard]] bool isEmpty() const override { return m_scenes.empty(); }
    [[nodiscard]] QSize pictureSize() const override;
    /// One row per matrix: name, most extreme value and where it is.
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;

Q_SIGNALS:
    void opened(int index);

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QString describe() const override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void invalidate();
    [[nodiscard]] QString textOf(int index) const;

    QString m_title;
    std::vector<HeatmapScene> m_scenes;
    HeatmapScene m_legend; ///< the first scene with the histogram of all
    QStringList m_names;
    QStringList m_shortNames;
    int m_current = 0;
    int m_hover = -1;
    PaintedLayer m_layer; ///< without marks
};

} // namespace rankloom::ui
