// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_view.h"

#include <algorithm>
#include <cmath>

#include <QAction>
#include <QEvent>
#include <QFontMetricsF>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QtMath>

#include "widgets/background.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_frame.h"
#include "widgets/timeline/timeline_table.h"
#include "widgets/timeline/timeline_text.h"
#include "widgets/timeline/timeline_words.h"

namespace rankloom::ui {

namespace {

void indexInBackground(std::shared_ptr<const Timeline> timeline, QObject* receiver,
    std::function<void(const std::shared_ptr<const TimelineIndex>&)> done)
{
    using Made = std::shared_ptr<const TimelineIndex>;
    runInBackground<Made>(
        [timeline = std::move(timeline)]() -> Made {
            return std::make_shared<const TimelineIndex>(timeline);
        },
        receiver, std::move(done));
}

} // namespace

TimelineView::TimelineView(QWidget* parent)
    : PictureView(parent), m_scrollBar(new QScrollBar(Qt::Vertical, this))
{
    setAccessibleName(tr("Pipeline timeline"));
    m_scrollBar->setAccessibleName(tr("Scroll stages"));
    m_scrollBar->setFocusPolicy(Qt::NoFocus);
    m_scrollBar->hide();
    connect(m_scrollBar, &QScrollBar::valueChanged, this, [this](int value) { setScroll(value); });
    setAttribute(Qt::WA_OpaquePaintEvent);
    frameFocus();
    makeCommands();
    setEmptyText(tr("No timeline yet"),
        tr("Choose a model and a cluster, or drop a profiler trace here: every pass and every wait of one "
           "step "
           "appears, stage by stage."));
}

void TimelineView::setIndexing(bool indexing)
{
    m_indexing = indexing;
    setWhyEmpty(indexing ? tr("Preparing the timeline…") : QString());
}

void TimelineView::setTimeline(
    std::shared_ptr<const Timeline> timeline, std::shared_ptr<const TimelineIndex> index)
{
    if (timeline && m_wanted == timeline)
        return;
    m_wanted = timeline;
    setIndexing(false);
    if (!timeline) {
        adopt(nullptr);
    } else if (index && index->shared() == timeline) {
        adopt(std::move(index));
    } else if (!isLarge(*timeline)) {
        adopt(std::make_shared<const TimelineIndex>(std::move(timeline)));
    } else {
        setIndexing(true);
        indexInBackground(
            std::move(timeline), this, [this](const std::shared_ptr<const TimelineIndex>& made) {
                if (made->shared() != m_wanted)
                    return; // a newer one is on its way
                setIndexing(false);
                adopt(made);
            });
    }
}

void TimelineView::adopt(std::shared_ptr<const TimelineIndex> index)
{
    const bool fit = isEmpty() || isFitted();
    m_scene.index = std::move(index);
    if (isEmpty()) {
        m_back.clear();
        m_forward.clear();
        m_bookmarks.clear();
        hidePlayHead();
    } else if (m_playHead) {
        m_playHead = std::min(*m_playHead, makespan());
    }
    m_hover = {};
    setCursorHit({});
    m_measure.reset();
    relayout();
    if (fit) {
        m_back.clear();
        m_forward.clear();
        showWhole();
    } else {
        setMapping(m_mapping);
    }
    selectionChanged();
    pictureChanged();
    Q_EMIT playHeadChanged();
}

void TimelineView::setReference(
    std::shared_ptr<const Timeline> timeline, const QString& name, std::vector<LaneMemory> memory)
{
    m_reference.name = name;
    m_reference.memory = std::move(memory);
    if (timeline && m_wantedReference == timeline) {
        relayout();
        return;
    }
    m_wantedReference = timeline;
    if (!timeline)
        adoptReference(nullptr);
    else if (!isLarge(*timeline))
        adoptReference(std::make_shared<const TimelineIndex>(std::move(timeline)));
    else
        indexInBackground(
            std::move(timeline), this, [this](const std::shared_ptr<const TimelineIndex>& made) {
                if (made->shared() == m_wantedReference)
                    adoptReference(made);
            });
}

void TimelineView::setReference(
    std::shared_ptr<const TimelineIndex> index, const QString& name, std::vector<LaneMemory> memory)
{
    m_reference.name = name;
    m_reference.memory = std::move(memory);
    m_wantedReference = index->shared();
    adoptReference(std::move(index));
}

void TimelineView::adoptReference(std::shared_ptr<const TimelineIndex> index)
{
    const bool fit = isEmpty() || isFitted();
    m_reference.index = index && index->lanes() > 0 ? std::move(index) : nullptr;
    m_reference.curve = m_scene.curve;
    m_reference.criticalPath = m_scene.criticalPath;
    m_hover = {};
    if (m_cursor.role == TimelineRole::Reference)
        setCursorHit({});
    relayout();
    if (fit)
        showWhole();
    else
        setMapping(m_mapping);
    selectionChanged();
    pictureChanged();
}

std::shared_ptr<const Timeline> TimelineView::reference() const
{
    return m_reference.index ? m_reference.index->shared() : nullptr;
}

std::shared_ptr<const Timeline> TimelineView::timeline() const
{
    return m_scene.index ? m_scene.index->shared() : nullptr;
}

void TimelineView::pinReference()
{
    if (isEmpty())
        return;
    const QString name = m_scene.name.isEmpty() ? tr("Kept step") : tr("Kept: %1").arg(m_scene.name);
    setReference(m_scene.index, name, m_scene.memory);
}

void TimelineView::setLaneMemory(std::vector<LaneMemory> memory)
{
    if (m_scene.memory == memory)
        return;
    m_scene.memory = std::move(memory);
    relayout();
}

void TimelineView::setName(const QString& name)
{
    if (m_scene.name == name)
        return;
    m_scene.name = name;
    invalidate();
}

void TimelineView::setNote(const QString& note)
{
    if (m_scene.note == note)
        return;
    m_scene.note = note;
    invalidate();
}

void TimelineView::setCriticalPathShown(bool shown)
{
    if (m_scene.criticalPath == shown)
        return;
    m_scene.criticalPath = m_reference.criticalPath = shown;
    relayout();
    Q_EMIT criticalPathShownChanged(shown);
}

void TimelineView::setCurve(CurveKind curve)
{
    if (m_scene.curve == curve)
        return;
    m_scene.curve = m_reference.curve = curve;
    relayout();
    Q_EMIT curveChanged(curve);
}

QSize TimelineView::pictureSize() const
{
    const int lanes =
        isEmpty() ? 4 : m_scene.index->lanes() + (hasReference() ? m_reference.index->lanes() + 1 : 0);
    const int lane = m_scene.hasCurves() ? 64 : 40;
    return {1600, std::clamp(lanes * lane + 130, 260, 4000)};
}

std::unique_ptr<QAbstractTableModel> TimelineView::createTable() const
{
    return std::make_unique<TimelineTable>(m_scene.index);
}

QString TimelineView::describe() const
{
    QString text = timeline_text::description(*m_scene.index);
    if (hasReference())
        text += u' '
            + tr("Compared with %1: %2.")
                  .arg(m_reference.name,
                      timeline_text::difference(
                          m_scene.index->timeline().makespan, m_reference.index->timeline().makespan));
    return text;
}

TimelinePair TimelineView::makeLayouts(const QRectF& area, const TimelineStyle& style, double scroll) const
{
    const TimelineScene* reference = hasReference() ? &m_reference : nullptr;
    TimelineLayoutInput input;
    input.area = area;
    input.lanes = m_scene.index->lanes();
    input.curves = m_scene.hasCurves() || (reference && reference->hasCurves());
    input.keepCurves = m_scene.curve == CurveKind::InFlight;
    if (input.keepCurves)
        input.curveShare = 0.52; // the curve is the lesson
    input.streamRows = std::max(m_scene.index->streamRows(), reference ? reference->index->streamRows() : 0);
    input.nameWidth = laneNameWidth(m_scene, reference, style);
    input.lineHeight = std::ceil(QFontMetricsF(style.font).height());
    // In a small dock the lanes matter more than a complete legend; few lanes leave room for it.
    constexpr double kLaneWithCurve = 90; // px, that is enough for it
    const double spare = area.height() - 5 * input.lineHeight - kLaneWithCurve * input.lanes;
    input.legendHeight =
        std::min(legendHeight(m_scene, reference, style, area.width() - input.nameWidth - 24),
            std::max({input.lineHeight + 6, area.height() * 0.12, reference ? 0 : spare}));
    constexpr double kTooLow = 280; // px: two timelines and a legend leave nothing for the lanes
    if (reference && area.height() < kTooLow)
        input.legendHeight = 0;
    input.scroll = scroll;
    if (reference)
        return layoutTwoTimelines(input, reference->index->lanes());
    return {{}, layoutTimeline(input)};
}

double TimelineView::maximumScroll() const
{
    return std::max(m_layout.maximumScroll(), hasReference() ? m_referenceLayout.maximumScroll() : 0.0);
}

QRectF TimelineView::bodies() const
{
    return hasReference() ? m_layout.body.united(m_referenceLayout.body) : m_layout.body;
}

std::int64_t TimelineView::makespan() const
{
    return std::max(isEmpty() ? 0 : m_scene.index->timeline().makespan,
        hasReference() ? m_reference.index->timeline().makespan : 0);
}

void TimelineView::relayout()
{
    if (isEmpty()) {
        m_scrollBar->hide();
        invalidate();
        return;
    }
    const TimelineStyle style(palette(), font());
    QRectF area(rect());
    const auto layOut = [&] {
        const TimelinePair pair = makeLayouts(area, style, m_scroll);
        m_layout = pair.own;
        m_referenceLayout = pair.reference;
        m_scroll = std::min(m_scroll, maximumScroll());
    };
    layOut();
    const bool scrolls = maximumScroll() > 0.5;
    if (scrolls) {
        const int width = m_scrollBar->sizeHint().width();
        area.setRight(area.right() - width);
        layOut();
        const QSignalBlocker blocker(m_scrollBar);
        m_scrollBar->setGeometry(rect().right() - width + 1, qRound(bodies().top()), width,
            std::max(1, qRound(bodies().height())));
        m_scrollBar->setRange(0, qCeil(maximumScroll()));
        m_scrollBar->setPageStep(qRound(m_layout.body.height()));
        m_scrollBar->setSingleStep(qRound(m_layout.pitch));
        m_scrollBar->setValue(qRound(m_scroll));
    }
    m_scrollBar->setVisible(scrolls);
    // The same part of the step, whatever room the names take.
    const double shown = m_mapping.nsPerPixel * m_mapping.width;
    m_mapping.width = m_layout.body.width();
    m_mapping.nsPerPixel = shown / m_mapping.width;
    invalidate();
    Q_EMIT placesChanged();
}

void TimelineView::resizeEvent(QResizeEvent* event)
{
    PictureView::resizeEvent(event);
    const bool fit = isFitted();
    const double first = m_mapping.start;
    const double last = m_mapping.end();
    relayout();
    if (isEmpty())
        return;
    if (fit)
        showWhole();
    else
        setMapping({first, (last - first) / m_layout.body.width(), m_layout.body.width()});
}

void TimelineView::changeEvent(QEvent* event)
{
    PictureView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        relayout();
}

void TimelineView::invalidate()
{
    m_layer.forget();
    update();
}

void TimelineView::selectionChanged()
{
    m_related.clear();
    m_relatedReference.clear();
    if (const TimelineWords* words = isEmpty() ? nullptr : m_scene.index->words()) {
        for (const std::int32_t number : words->related(selection())) {
            const std::vector<SliceRef> own = m_scene.index->slicesOf(number);
            m_related.insert(m_related.end(), own.begin(), own.end());
        }
    } else if (!isEmpty() && selection().microbatch >= 0) {
        m_related = m_scene.index->slicesOf(selection().microbatch);
        if (hasReference())
            m_relatedReference = m_reference.index->slicesOf(selection().microbatch);
    }
    if (m_cursor.what != TimelineHit::What::Nothing && selection() != selectionOf(m_cursor)) {
        m_cursor = {};
        findLinks();
        Q_EMIT cursorChanged();
    }
    invalidate();
}

void TimelineView::paintData(QPainter& painter, const QRectF& area) const
{
    const TimelineStyle style(palette(), font());
    const TimelinePair layouts = makeLayouts(area, style, 0);
    const TimelineMapping mapping = fitted(0, static_cast<double>(makespan()), layouts.own.body.width());
    TimelineLabels labels;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintTimelines(painter, layouts, mapping, style, labels, Marks::Left);
    painter.restore();
}

void TimelineView::paintTimelines(QPainter& painter, const TimelinePair& layouts,
    const TimelineMapping& mapping, const TimelineStyle& style, TimelineLabels& labels, Marks marks) const
{
    const TimelineScene* reference = hasReference() ? &m_reference : nullptr;
    const double top = std::max(curveScale(m_scene), reference ? curveScale(*reference) : 0.0);
    const auto paintLanes = [&](const TimelineScene& scene, const TimelineLayout& layout,
                                const TimelineFrame& frame, const std::vector<SliceRef>& related) {
        TimelineLanes lanes(scene, layout, mapping, style, labels);
        lanes.setCurveTop(top);
        frame.paintGrid(painter);
        lanes.paint(painter);
        if (marks == Marks::Painted)
            lanes.paintRelated(painter, related);
        lanes.paintSends(painter);
        if (scene.criticalPath)
            lanes.paintCriticalPath(painter);
        return lanes.foldedSlices();
    };
    std::int64_t folded = 0;
    if (reference) {
        const TimelineFrame frame(m_reference, layouts.reference, mapping, style);
        folded += paintLanes(m_reference, layouts.reference, frame, m_relatedReference);
        frame.paintSection(painter);
    }
    TimelineFrame frame(m_scene, layouts.own, mapping, style);
    frame.setReference(reference);
    folded += paintLanes(m_scene, layouts.own, frame, m_related);
    frame.setFolded(folded > 0);
    frame.paint(painter);
}

void TimelineView::paintEvent(QPaintEvent* /*event*/)
{
    const TimelineStyle style(palette(), font());
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_layer.pixels(*this, [&](QPainter& below) {
        below.setRenderHint(QPainter::Antialiasing);
        paintTimelines(below, {m_referenceLayout, m_layout}, m_mapping, style, m_labels, Marks::Painted);
    }));
    painter.setRenderHint(QPainter::Antialiasing);
    paintOverlay(painter, style);
}

} // namespace rankloom::ui
