// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QBasicTimer>
#include <QPointF>

#include "widgets/painted_layer.h"
#include "widgets/picture_view.h"
#include "widgets/serving/serving_painter.h"

class QComboBox;
class QScrollBar;

namespace rankloom::ui {

class ViewStrip;

/// What is at a place of a picture of serving.
struct ServingHit {
    enum class What : std::uint8_t { Nothing, Batch, Gap, Folded, HandOver, Cache, Request };
    What what = What::Nothing;
    int run = 0;
    int lane = -1; ///< of the replica: of batches and gaps; -1 = that of hand-overs
    std::int32_t index = -1; ///< into the spans or gaps of the lane, or the hand-overs; the request
    std::int64_t from = 0; ///< ns
    std::int64_t to = 0;
    std::int32_t piece = -1; ///< of ServingPicture::pieces, where the pointer is on one

    friend bool operator==(const ServingHit&, const ServingHit&) = default;
};

/// Serving on one time axis: lanes of stages with their batches and bubbles, hand-overs between pools, the
/// key-value cache and the queue, requests from arrival to end; two schedulers above each other.
///
/// Mouse: wheel zooms at the cursor, with Shift pans, with Ctrl scrolls rows; drag pans, double click fits,
/// click selects. Keys: Enter puts a cursor on a batch; arrows then walk over batches, bubbles and requests,
/// without it they pan. All others are commands.
class ServingView : public PictureView {
    Q_OBJECT
public:
    explicit ServingView(QWidget* parent = nullptr);

    /// None: the empty state. A zoom survives as long as it is in what is shown.
    void setRuns(std::vector<ServingRun> runs);
    void setTargets(const ServingTargets& targets);
    void setReplica(int replica);
    [[nodiscard]] int replica() const { return m_scene.replica; }
    [[nodiscard]] int replicas() const;
    [[nodiscard]] const ServingScene& scene() const { return m_scene; }
    [[nodiscard]] const ServingPlaces& places() const { return m_layout; }
    [[nodiscard]] const TimelineMapping& mapping() const { return m_mapping; }
    [[nodiscard]] bool isEmpty() const override { return m_scene.runs.empty(); }

    [[nodiscard]] ServingHit hitTest(const QPointF& position) const;
    [[nodiscard]] const ServingHit& cursor() const { return m_cursor; }
    /// All that is known of what the cursor is on.
    [[nodiscard]] QString textOf(const ServingHit& hit) const;
    [[nodiscard]] Tip tipAt(const QPointF& position) const override;
    [[nodiscard]] QSize pictureSize() const override { return {1200, 680}; }
    [[nodiscard]] QSize sizeHint() const override { return {800, 520}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 200}; }
    /// Batches; requests or hand-overs where the cursor is on one.
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] bool isPlaying() const { return m_play.isActive(); }

public Q_SLOTS:
    void fitAll();
    void zoomToInterval(qint64 from, qint64 to); ///< ns
    void zoomToSelection(); ///< what the cursor is on, and what goes on around it
    void setPlaying(bool playing);
    void stepBatch(int steps); ///< the cursor to the next (previous) batch of its lane
    void showLongestBubble(); ///< the cursor on it

Q_SIGNALS:
    void cursorChanged();
    void playingChanged(bool playing);
    void traceWanted(); ///< the simulation for tracing pages

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QString describe() const override;
    [[nodiscard]] QRectF pictureArea() const override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeCommands();
    void makeStrip();
    void showReplicas();
    [[nodiscard]] ServingPlaces layoutIn(const QRectF& area, double scroll) const;
    [[nodiscard]] std::int64_t makespan() const;
    void relayout();
    void invalidate();
    void setMapping(const TimelineMapping& mapping);
    void setScroll(double scroll);
    void setRowZoom(double zoom);
    void setHover(const QPointF& position);
    void setCursor(const ServingHit& hit);
    void reveal(const ServingHit& hit);
    void goTo(const ServingHit& hit); ///< the cursor, and the picture with it
    [[nodiscard]] ServingHit batchHit(int run, int lane, std::size_t span) const;
    [[nodiscard]] ServingHit gapHit(int run, int lane, std::size_t gap) const;
    [[nodiscard]] ServingHit requestHit(int run, std::int32_t request) const;
    [[nodiscard]] ServingHit handOverHit(int run, std::size_t transfer) const;
    [[nodiscard]] ServingHit handOverAt(int run, double x) const;
    [[nodiscard]] ServingHit laneHit(int run, int lane, const QPointF& position) const;
    [[nodiscard]] QRectF rectOf(const ServingHit& hit) const;
    bool moveCursorBy(int key);
    bool moveViewBy(int key);
    [[nodiscard]] ServingHit neighbour(int steps) const;
    [[nodiscard]] ServingHit across(int direction) const;
    void findRereads(const ServingHit& hit);
    void paintOverlay(QPainter& painter, const TimelineStyle& style) const;
    void paintRereads(QPainter& painter, const TimelineStyle& style) const;
    void paintReadout(QPainter& painter, const TimelineStyle& style) const;
    void paintPlay(QPainter& painter, const TimelineStyle& style) const;
    [[nodiscard]] QString readout() const;

    ServingScene m_scene;
    ServingPlaces m_layout;
    TimelineMapping m_mapping;
    double m_scroll = 0;
    double m_rowZoom = 1;
    QScrollBar* m_scrollBar;
    ViewStrip* m_strip;
    QComboBox* m_replicaBox = nullptr;
    PaintedLayer m_layer; ///< without the overlay
    ServingHit m_hover;
    QPointF m_pointer {-1, -1};
    ServingHit m_cursor;
    std::int32_t m_readPiece = -1; ///< whose later reads are marked
    int m_readRun = 0;
    std::vector<std::int32_t> m_rereads; ///< batches
    bool m_pressed = false;
    bool m_dragged = false;
    QPointF m_dragFrom;
    TimelineMapping m_dragMapping;
    double m_dragScroll = 0;
    QBasicTimer m_play;
};

} // namespace rankloom::ui
