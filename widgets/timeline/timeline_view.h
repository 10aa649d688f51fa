// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QPixmap>
#include <QPointF>

#include "widgets/picture_view.h"
#include "widgets/timeline/timeline_lanes.h"
#include "widgets/timeline/timeline_scene.h"

class QScrollBar;

namespace rankloom::ui {

/// What is at a place of the timeline.
struct TimelineHit {
    enum class What : std::uint8_t { Nothing, Slice, Bubble, Folded };
    What what = What::Nothing;
    int lane = -1;
    std::int32_t index = -1; ///< into the slices or bubbles of the lane
    std::int64_t from = 0; ///< ns
    std::int64_t to = 0;

    friend bool operator==(const TimelineHit&, const TimelineHit&) = default;
};

/// The pipeline Gantt: one lane per pipeline rank, bubbles with their causes, memory curves, critical path.
///
/// Mouse: wheel zooms at the cursor, drag pans, double click fits, Shift-drag measures, click selects.
/// Keys: arrows pan, or walk over slices and bubbles once Enter put a cursor there; A/D pan, W/S and +/-
/// zoom, Home fits, Backspace or Alt+Left goes back to the zoom before, C toggles the critical path.
class TimelineView : public PictureView {
    Q_OBJECT
public:
    explicit TimelineView(QWidget* parent = nullptr);

    /// nullptr: the empty state. A zoom survives a change of the plan. Large timelines may bring an index
    /// that was built on another thread.
    void setTimeline(
        std::shared_ptr<const Timeline> timeline, std::shared_ptr<const TimelineIndex> index = nullptr);
    void setLaneMemory(std::vector<LaneMemory> memory);
    void setStale(bool stale); ///< the figures are those of an older plan: dimmed until new ones come
    void setCriticalPathShown(bool shown);
    [[nodiscard]] bool isCriticalPathShown() const { return m_scene.criticalPath; }

    void paintPicture(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QSize sizeHint() const override { return {900, 360}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 140}; }

    [[nodiscard]] const TimelineMapping& mapping() const { return m_mapping; }
    [[nodiscard]] const TimelineLayout& places() const { return m_layout; }
    [[nodiscard]] TimelineHit hitTest(const QPointF& position) const;
    [[nodiscard]] QString toolTipAt(const QPointF& position) const;
    /// The slice or bubble the keyboard stands on or that was clicked.
    [[nodiscard]] const TimelineHit& cursor() const { return m_cursor; }
    /// The measured interval in ns, if there is one.
    [[nodiscard]] std::optional<std::int64_t> measured() const;

public Q_SLOTS:
    void fitAll();
    void zoomBack();
    void zoomToInterval(qint64 from, qint64 to); ///< ns

Q_SIGNALS:
    void criticalPathShownChanged(bool shown);

protected:
    void selectionChanged() override;
    void extendMenu(QMenu& menu) override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    enum class Drag : std::uint8_t { None, Pan, Measure };

    [[nodiscard]] bool isEmpty() const { return !m_scene.index || m_scene.index->lanes() == 0; }
    [[nodiscard]] TimelineLayout makeLayout(
        const QRectF& area, const TimelineStyle& style, double scroll) const;
    [[nodiscard]] bool isFitted() const;
    void relayout();
    void invalidate(); ///< the cached lanes are out of date
    void showWhole();
    void setMapping(const TimelineMapping& mapping);
    /// Before a zoom. Turns of the wheel and key presses of one moment are one step back.
    void rememberZoom(bool partOfGesture);
    void zoomAt(double factor, double x);
    void setScroll(double scroll);
    void setHover(const QPointF& position);
    void setCursorHit(const TimelineHit& hit, bool reveal);
    [[nodiscard]] Selection selectionOf(const TimelineHit& hit) const;
    [[nodiscard]] TimelineHit neighbour(int lanes, int steps) const;
    [[nodiscard]] TimelineHit hitAtTime(int lane, std::int64_t time) const;
    [[nodiscard]] TimelineHit hitOf(int lane, TimelineHit::What what, std::int32_t index) const;
    [[nodiscard]] QString textOf(const TimelineHit& hit) const;
    [[nodiscard]] std::int64_t snapped(const QPointF& position) const;
    bool handleCursorKey(QKeyEvent* event);
    bool handleZoomKey(QKeyEvent* event);

    void renderLayer(double ratio);
    void paintOverlay(QPainter& painter, const TimelineStyle& style);
    void paintHit(QPainter& painter, const TimelineHit& hit, const QColor& color, double width) const;
    void paintWaitLink(QPainter& painter, const TimelineHit& hit, const TimelineStyle& style) const;
    void paintMeasure(QPainter& painter, const TimelineStyle& style) const;
    void paintPointer(QPainter& painter, const TimelineStyle& style) const;
    void paintReadout(QPainter& painter, const TimelineStyle& style) const;
    void paintEmpty(QPainter& painter, const QRectF& area) const;

    TimelineScene m_scene;
    TimelineLayout m_layout;
    TimelineMapping m_mapping;
    std::vector<TimelineMapping> m_back;
    QElapsedTimer m_sinceZoom;
    mutable TimelineLabels m_labels;
    QPixmap m_layer;
    bool m_layerValid = false;
    QScrollBar* m_scrollBar;

    TimelineHit m_hover;
    QPointF m_pointer {-1, -1};
    TimelineHit m_cursor;
    std::vector<SliceRef> m_related; ///< slices of the selected microbatch
    std::optional<std::pair<std::int64_t, std::int64_t>> m_measure;
    Drag m_drag = Drag::None;
    bool m_dragged = false; ///< moved far enough not to be a click
    QPointF m_dragFrom;
    TimelineMapping m_dragMapping;
    double m_dragScroll = 0;
};

} // namespace rankloom::ui
