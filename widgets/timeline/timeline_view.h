// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QPointF>

#include "widgets/painted_layer.h"
#include "widgets/picture_view.h"
#include "widgets/timeline/timeline_lanes.h"
#include "widgets/timeline/timeline_links.h"
#include "widgets/timeline/timeline_scene.h"

class QLineEdit;
class QScrollBar;

namespace rankloom::ui {

/// Where two timelines are compared: the plan's, and the one above it.
enum class TimelineRole : std::uint8_t { Own, Reference };

/// What is at a place of the timeline.
struct TimelineHit {
    enum class What : std::uint8_t { Nothing, Slice, Bubble, Folded };
    What what = What::Nothing;
    int lane = -1;
    std::int32_t index = -1; ///< into the slices or bubbles of the lane
    std::int64_t from = 0; ///< ns
    std::int64_t to = 0;
    TimelineRole role = TimelineRole::Own;

    friend bool operator==(const TimelineHit&, const TimelineHit&) = default;
};

/// A moment to come back to.
struct TimelineBookmark {
    std::int64_t time = 0; ///< ns
    QString name;

    friend bool operator==(const TimelineBookmark&, const TimelineBookmark&) = default;
};

/// The pipeline Gantt: one lane per pipeline rank, bubbles with their causes, memory curves, critical path; a
/// second timeline above it on the same axis; a play-head that steps through the schedule.
///
/// Mouse: wheel zooms at the cursor, drag pans, double click fits, Shift-drag measures, click selects, a
/// click or drag on the ruler moves the play-head.
/// Keys: arrows pan, or walk over slices and bubbles once Enter put a cursor there; Shift and arrows always
/// pan. All others are commands (timeline_commands.cpp).
class TimelineView : public PictureView {
    Q_OBJECT
public:
    explicit TimelineView(QWidget* parent = nullptr);

    /// nullptr: the empty state. A zoom survives a change of the plan. The index of a large timeline is built
    /// on another thread, unless one is brought along; the old picture stays, dimmed, until then.
    void setTimeline(
        std::shared_ptr<const Timeline> timeline, std::shared_ptr<const TimelineIndex> index = nullptr);
    void setLaneMemory(std::vector<LaneMemory> memory);
    /// What the timeline is called beside another one: "TP 8".
    void setName(const QString& name);
    void setNote(const QString& note); ///< beside the step: "on seen tokens"
    /// Another step above this one on the same axis: the plan before, another scenario, a measured trace.
    /// nullptr: none.
    void setReference(
        std::shared_ptr<const Timeline> timeline, const QString& name, std::vector<LaneMemory> memory = {});
    /// The same of what is indexed already.
    void setReference(
        std::shared_ptr<const TimelineIndex> index, const QString& name, std::vector<LaneMemory> memory);
    [[nodiscard]] bool isPipeline() const { return !m_scene.index || m_scene.index->words() == nullptr; }
    [[nodiscard]] std::shared_ptr<const Timeline> reference() const;
    [[nodiscard]] std::shared_ptr<const Timeline> timeline() const;
    [[nodiscard]] const TimelineScene& scene() const { return m_scene; }
    void setCriticalPathShown(bool shown);
    [[nodiscard]] bool isCriticalPathShown() const { return m_scene.criticalPath; }
    void setCurve(CurveKind curve);
    [[nodiscard]] CurveKind curve() const { return m_scene.curve; }
    [[nodiscard]] bool isEmpty() const override { return !m_scene.index || m_scene.index->lanes() == 0; }
    [[nodiscard]] bool isIndexing() const { return m_indexing; }

    [[nodiscard]] Tip tipAt(const QPointF& position) const override;
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QSize sizeHint() const override { return {900, 360}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 140}; }

    [[nodiscard]] const TimelineMapping& mapping() const { return m_mapping; }
    [[nodiscard]] const TimelineLayout& places() const { return m_layout; }
    [[nodiscard]] const TimelineLayout& referencePlaces() const { return m_referenceLayout; }
    [[nodiscard]] TimelineHit hitTest(const QPointF& position) const;
    [[nodiscard]] QString toolTipAt(const QPointF& position) const;
    /// The slice or bubble the keyboard stands on or that was clicked.
    [[nodiscard]] const TimelineHit& cursor() const { return m_cursor; }
    /// What the cursor is on and what that depends on, one line each.
    [[nodiscard]] QStringList cursorDetails() const;
    /// The measured interval in ns, if there is one.
    [[nodiscard]] std::optional<std::int64_t> measured() const;

    [[nodiscard]] std::optional<std::int64_t> playHead() const { return m_playHead; }
    [[nodiscard]] bool isPlaying() const { return m_playTimer.isActive(); }
    [[nodiscard]] double playSpeed() const { return m_playSpeed; } ///< steps per second
    [[nodiscard]] const std::vector<TimelineBookmark>& bookmarks() const { return m_bookmarks; }
    void setBookmarks(std::vector<TimelineBookmark> bookmarks); ///< in any order
    void fillBookmarkMenu(QMenu& menu); ///< what can be done with them, and the way to each

public Q_SLOTS:
    void fitAll();
    void zoomBack();
    void zoomForward();
    void zoomToInterval(qint64 from, qint64 to); ///< ns
    /// To the measured interval, the cursor, or the passes of the selected microbatch.
    void zoomToSelection();
    void zoomToNextSend(); ///< the next compressed one, round the end
    void pinReference(); ///< this step becomes the reference
    void showLongestBubble(); ///< puts the cursor on it

    void setPlayHead(qint64 time); ///< ns, kept within the step
    void hidePlayHead();
    void stepPlayHead(int steps); ///< to the moment the next (previous) pass starts
    void setPlaying(bool playing);
    void setPlaySpeed(double stepsPerSecond); ///< 0.5 to 32

    void addBookmark(); ///< at the play-head, the cursor or the middle; asks for a name in place
    void goToBookmark(int direction); ///< 1 the next, -1 the one before; round the ends
    void removeBookmarks();

Q_SIGNALS:
    void criticalPathShownChanged(bool shown);
    void curveChanged(rankloom::ui::CurveKind curve);
    void placesChanged(); ///< lanes and legend may be elsewhere
    void cursorChanged();
    void playHeadChanged();
    void playingChanged(bool playing);
    void bookmarksChanged();

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QString describe() const override;
    void selectionChanged() override;
    void extendMenu(QMenu& menu) override;
    [[nodiscard]] bool showsOldFigures() const override { return isStale() || m_indexing; }
    bool eventFilter(QObject* watched, QEvent* event) override;
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
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    enum class Drag : std::uint8_t { None, Pan, Measure, Play };

    [[nodiscard]] bool hasReference() const { return m_reference.index != nullptr; }
    [[nodiscard]] const TimelineScene& sceneOf(const TimelineHit& hit) const
    {
        return hit.role == TimelineRole::Reference ? m_reference : m_scene;
    }
    [[nodiscard]] const TimelineLayout& layoutOf(const TimelineHit& hit) const
    {
        return hit.role == TimelineRole::Reference ? m_referenceLayout : m_layout;
    }
    [[nodiscard]] QRectF bodies() const; ///< the lanes of both timelines
    [[nodiscard]] std::int64_t makespan() const; ///< of the longer step
    [[nodiscard]] TimelinePair makeLayouts(
        const QRectF& area, const TimelineStyle& style, double scroll) const;
    [[nodiscard]] double maximumScroll() const;
    [[nodiscard]] bool isFitted() const;
    void setIndexing(bool indexing);
    void adopt(std::shared_ptr<const TimelineIndex> index);
    void adoptReference(std::shared_ptr<const TimelineIndex> index);
    void relayout();
    void invalidate(); ///< the cached lanes are out of date
    void showWhole();
    void setMapping(const TimelineMapping& mapping);
    /// Before a zoom. Turns of the wheel and key presses of one moment are one step back.
    void rememberZoom();
    void rememberGesture();
    void goToZoom(std::vector<TimelineMapping>& from, std::vector<TimelineMapping>& to);
    void zoomAt(double factor, double x);
    void setScroll(double scroll);
    void setHover(const QPointF& position);
    void setCursorHit(const TimelineHit& hit);
    void goToHit(const TimelineHit& hit); ///< and shows it
    void findLinks();
    [[nodiscard]] Selection selectionOf(const TimelineHit& hit) const;
    [[nodiscard]] TimelineHit neighbour(int lanes, int steps) const;
    [[nodiscard]] TimelineHit hitAtTime(TimelineRole role, int lane, std::int64_t time) const;
    [[nodiscard]] TimelineHit hitOf(
        TimelineRole role, int lane, TimelineHit::What what, std::int32_t index) const;
    [[nodiscard]] QString textOf(const TimelineHit& hit) const;
    [[nodiscard]] std::int64_t snapped(const QPointF& position) const;
    [[nodiscard]] std::int64_t timeAt(const QPointF& position) const;
    static constexpr std::size_t kBookmarkCommands = 3; ///< their section
    void makeCommands();
    bool moveCursorBy(int key);
    bool moveViewBy(int key);
    void zoomByKey(double factor);
    void measureCursor();
    void scrubTo(const QPointF& position);
    void nameBookmark(std::size_t bookmark);
    void takeBookmarkName(); ///< ends the naming: what was typed is taken
    void leaveBookmarkName(); ///< the name stays as it was

    /// What is selected: no part of an exported picture.
    enum class Marks : std::uint8_t { Left, Painted };
    void paintTimelines(QPainter& painter, const TimelinePair& layouts, const TimelineMapping& mapping,
        const TimelineStyle& style, TimelineLabels& labels, Marks marks) const;
    void paintOverlay(QPainter& painter, const TimelineStyle& style);
    void paintSelectedStage(QPainter& painter, const TimelineLayout& layout) const;
    void paintHit(QPainter& painter, const TimelineHit& hit, const QColor& color, double width) const;
    void paintWaitLink(QPainter& painter, const TimelineHit& hit, const TimelineStyle& style) const;
    void paintLinks(QPainter& painter, const TimelineStyle& style) const;
    void paintLink(QPainter& painter, const TimelineLink& link, TimelineRole role, const QPen& pen,
        const QString& text) const;
    void paintMeasure(QPainter& painter, const TimelineStyle& style) const;
    void paintPlayHead(QPainter& painter, const TimelineStyle& style) const;
    void paintMoment(QPainter& painter, TimelineRole role, const TimelineStyle& style) const;
    void paintBookmarks(QPainter& painter, const TimelineStyle& style) const;
    void paintPointer(QPainter& painter, const TimelineStyle& style) const;
    void paintReadout(QPainter& painter, const TimelineStyle& style) const;

    TimelineScene m_scene;
    TimelineScene m_reference;
    std::shared_ptr<const Timeline> m_wanted; ///< the newest asked for; its index may still be on its way
    std::shared_ptr<const Timeline> m_wantedReference;
    bool m_indexing = false;
    TimelineLayout m_layout;
    TimelineLayout m_referenceLayout;
    double m_scroll = 0; ///< of both; each stops at its own end
    TimelineMapping m_mapping;
    std::vector<TimelineMapping> m_back;
    std::vector<TimelineMapping> m_forward;
    QElapsedTimer m_sinceZoom;
    mutable TimelineLabels m_labels;
    PaintedLayer m_layer; ///< without the overlay
    QScrollBar* m_scrollBar;

    TimelineHit m_hover;
    QPointF m_pointer {-1, -1};
    TimelineHit m_cursor;
    struct LinkMark {
        TimelineLink link;
        QString text; ///< how long the way takes; empty where that is not known
    };
    std::vector<LinkMark> m_links; ///< of the pass under the cursor
    std::vector<SliceRef> m_related; ///< slices of the selected microbatch
    std::vector<SliceRef> m_relatedReference;
    std::optional<std::pair<std::int64_t, std::int64_t>> m_measure;
    Drag m_drag = Drag::None;
    bool m_dragged = false; ///< moved far enough not to be a click
    QPointF m_dragFrom;
    TimelineMapping m_dragMapping;
    double m_dragScroll = 0;

    std::optional<std::int64_t> m_playHead;
    double m_playSpeed = 2;
    QBasicTimer m_playTimer;
    std::vector<TimelineBookmark> m_bookmarks; ///< by time
    QLineEdit* m_bookmarkName = nullptr; ///< while one is being named
    std::int64_t m_namedTime = 0;
};

} // namespace rankloom::ui
