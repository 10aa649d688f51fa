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

#include "widgets/accessible_picture.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_frame.h"
#include "widgets/timeline/timeline_table.h"
#include "widgets/timeline/timeline_text.h"

namespace rankloom::ui {

TimelineView::TimelineView(QWidget* parent)
    : PictureView(parent), m_scrollBar(new QScrollBar(Qt::Vertical, this))
{
    installPictureAccessibility();
    setAccessibleName(tr("Pipeline timeline"));
    m_scrollBar->setAccessibleName(tr("Scroll stages"));
    m_scrollBar->setFocusPolicy(Qt::NoFocus);
    m_scrollBar->hide();
    connect(m_scrollBar, &QScrollBar::valueChanged, this, [this](int value) { setScroll(value); });
    setAttribute(Qt::WA_OpaquePaintEvent);
    pictureChanged();
}

void TimelineView::setTimeline(
    std::shared_ptr<const Timeline> timeline, std::shared_ptr<const TimelineIndex> index)
{
    if (timeline && m_scene.index && m_scene.index->shared() == timeline)
        return;
    const bool fit = isEmpty() || isFitted();
    if (!timeline)
        m_scene.index = nullptr;
    else if (index && index->shared() == timeline)
        m_scene.index = std::move(index);
    else
        m_scene.index = std::make_shared<const TimelineIndex>(std::move(timeline));
    m_hover = {};
    m_cursor = {};
    m_measure.reset();
    relayout();
    if (fit) {
        m_back.clear();
        showWhole();
    } else {
        setMapping(m_mapping);
    }
    selectionChanged();
    pictureChanged();
}

void TimelineView::setLaneMemory(std::vector<LaneMemory> memory)
{
    if (m_scene.memory == memory)
        return;
    m_scene.memory = std::move(memory);
    relayout();
    invalidate();
}

void TimelineView::setStale(bool stale)
{
    if (m_scene.stale == stale)
        return;
    m_scene.stale = stale;
    pictureChanged();
}

void TimelineView::setCriticalPathShown(bool shown)
{
    if (m_scene.criticalPath == shown)
        return;
    m_scene.criticalPath = shown;
    relayout();
    invalidate();
    Q_EMIT criticalPathShownChanged(shown);
}

QSize TimelineView::pictureSize() const
{
    const int lanes = isEmpty() ? 4 : m_scene.index->lanes();
    const int lane = m_scene.hasCurves() ? 64 : 40;
    return {1600, std::clamp(lanes * lane + 130, 260, 4000)};
}

std::unique_ptr<QAbstractTableModel> TimelineView::createTable() const
{
    return std::make_unique<TimelineTable>(m_scene.index ? m_scene.index->shared() : nullptr);
}

QString TimelineView::description() const
{
    if (isEmpty())
        return tr("No timeline yet.");
    const QString text = timeline_text::description(*m_scene.index);
    return m_scene.stale ? text + u' ' + tr("These figures are being computed anew.") : text;
}

TimelineLayout TimelineView::makeLayout(const QRectF& area, const TimelineStyle& style, double scroll) const
{
    TimelineLayoutInput input;
    input.area = area;
    input.lanes = m_scene.index->lanes();
    input.curves = m_scene.hasCurves();
    input.nameWidth = laneNameWidth(m_scene, style);
    input.lineHeight = std::ceil(QFontMetricsF(style.font).height());
    // In a small dock the lanes matter more than a complete legend.
    input.legendHeight = std::min(legendHeight(m_scene, style, area.width() - input.nameWidth - 24),
        std::max(input.lineHeight + 6, area.height() * 0.16));
    input.scroll = scroll;
    return layoutTimeline(input);
}

bool TimelineView::isFitted() const
{
    if (isEmpty())
        return true;
    const TimelineMapping whole =
        fitted(0, static_cast<double>(m_scene.index->timeline().makespan), m_mapping.width);
    return m_mapping.nsPerPixel >= whole.nsPerPixel * 0.999;
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
    m_layout = makeLayout(area, style, m_layout.scroll);
    const bool scrolls = m_layout.maximumScroll() > 0.5;
    if (scrolls) {
        const int width = m_scrollBar->sizeHint().width();
        area.setRight(area.right() - width);
        m_layout = makeLayout(area, style, m_layout.scroll);
        const QSignalBlocker blocker(m_scrollBar);
        m_scrollBar->setGeometry(rect().right() - width + 1, qRound(m_layout.body.top()), width,
            std::max(1, qRound(m_layout.body.height())));
        m_scrollBar->setRange(0, qCeil(m_layout.maximumScroll()));
        m_scrollBar->setPageStep(qRound(m_layout.body.height()));
        m_scrollBar->setSingleStep(qRound(m_layout.pitch));
        m_scrollBar->setValue(qRound(m_layout.scroll));
    }
    m_scrollBar->setVisible(scrolls);
    m_mapping.width = m_layout.body.width();
    invalidate();
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
    m_layerValid = false;
    update();
}

void TimelineView::setMapping(const TimelineMapping& mapping)
{
    if (isEmpty())
        return;
    TimelineMapping wanted = mapping;
    wanted.width = m_layout.body.width();
    wanted = clamped(wanted, m_scene.index->timeline().makespan);
    if (wanted == m_mapping && m_layerValid)
        return;
    m_mapping = wanted;
    invalidate();
}

void TimelineView::setScroll(double scroll)
{
    scroll = std::clamp(scroll, 0.0, m_layout.maximumScroll());
    if (scroll == m_layout.scroll)
        return;
    m_layout.scroll = scroll;
    const QSignalBlocker blocker(m_scrollBar);
    m_scrollBar->setValue(qRound(scroll));
    invalidate();
}

void TimelineView::fitAll()
{
    if (isEmpty())
        return;
    if (!isFitted())
        rememberZoom(false);
    showWhole();
}

void TimelineView::showWhole()
{
    if (!isEmpty())
        setMapping(fitted(0, static_cast<double>(m_scene.index->timeline().makespan), m_layout.body.width()));
}

void TimelineView::zoomToInterval(qint64 from, qint64 to)
{
    if (isEmpty() || to <= from)
        return;
    rememberZoom(false);
    setMapping(fitted(static_cast<double>(from), static_cast<double>(to), m_layout.body.width()));
}

void TimelineView::rememberZoom(bool partOfGesture)
{
    constexpr qint64 kOneGesture = 600; // ms
    const bool same = m_sinceZoom.isValid() && m_sinceZoom.elapsed() < kOneGesture;
    m_sinceZoom.start();
    if (partOfGesture && same && !m_back.empty())
        return;
    constexpr std::size_t kDepth = 50;
    if (m_back.size() == kDepth)
        m_back.erase(m_back.begin());
    m_back.push_back(m_mapping);
}

void TimelineView::zoomBack()
{
    if (m_back.empty())
        return;
    const TimelineMapping before = m_back.back();
    m_back.pop_back();
    m_sinceZoom.invalidate();
    setMapping(
        {before.start, before.nsPerPixel * before.width / m_layout.body.width(), m_layout.body.width()});
}

void TimelineView::selectionChanged()
{
    m_related.clear();
    if (!isEmpty() && selection().microbatch >= 0)
        m_related = m_scene.index->slicesOf(selection().microbatch);
    if (m_cursor.what != TimelineHit::What::Nothing && selection() != selectionOf(m_cursor))
        m_cursor = {};
    invalidate();
}

void TimelineView::extendMenu(QMenu& menu)
{
    menu.addAction(tr("&Fit all"), QKeySequence(Qt::Key_Home), this, &TimelineView::fitAll);
    menu.addAction(tr("Zoom &back"), QKeySequence(Qt::ALT | Qt::Key_Left), this, &TimelineView::zoomBack)
        ->setEnabled(!m_back.empty());
    if (const auto time = m_measure)
        menu.addAction(tr("Zoom to &measured interval"), this, [this, time] {
            zoomToInterval(std::min(time->first, time->second), std::max(time->first, time->second));
        });
    QAction* path = menu.addAction(tr("C&ritical path"), QKeySequence(Qt::Key_C), this,
        [this] { setCriticalPathShown(!m_scene.criticalPath); });
    path->setCheckable(true);
    path->setChecked(m_scene.criticalPath);
}

void TimelineView::paintEmpty(QPainter& painter, const QRectF& area) const
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    const double line = QFontMetricsF(large).height();
    QRectF upper(area.left() + 24, area.center().y() - line * 1.4, area.width() - 48, line * 1.2);
    painter.setFont(large);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(upper, Qt::AlignCenter, tr("No timeline yet"));
    painter.setFont(font());
    painter.setPen(mutedText(palette()));
    const QRectF lower(upper.left(), upper.bottom() + 4, upper.width(), line * 3);
    painter.drawText(lower, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
        tr("Choose a model and a cluster, or drop a profiler trace here: every pass and every wait of one "
           "step "
           "appears, stage by stage."));
}

void TimelineView::paintPicture(QPainter& painter, const QRectF& area) const
{
    if (isEmpty()) {
        paintEmpty(painter, area);
        return;
    }
    const TimelineStyle style(palette(), font());
    const TimelineLayout layout = makeLayout(area, style, 0);
    const TimelineMapping mapping =
        fitted(0, static_cast<double>(m_scene.index->timeline().makespan), layout.body.width());
    TimelineLabels labels;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    TimelineLanes lanes(m_scene, layout, mapping, style, labels);
    const TimelineFrame frame(m_scene, layout, mapping, style);
    frame.paintGrid(painter);
    lanes.paint(painter);
    frame.paint(painter, lanes.foldedSlices() > 0);
    if (m_scene.criticalPath)
        lanes.paintCriticalPath(painter);
    painter.restore();
}

void TimelineView::renderLayer(double ratio)
{
    const QSize wanted = (QSizeF(size()) * ratio).toSize();
    if (m_layer.size() != wanted || m_layer.devicePixelRatio() != ratio) {
        m_layer = QPixmap(wanted);
        m_layer.setDevicePixelRatio(ratio);
    }
    const TimelineStyle style(palette(), font());
    QPainter painter(&m_layer);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().base());
    if (isEmpty()) {
        paintEmpty(painter, rect());
    } else {
        TimelineLanes lanes(m_scene, m_layout, m_mapping, style, m_labels);
        const TimelineFrame frame(m_scene, m_layout, m_mapping, style);
        frame.paintGrid(painter);
        lanes.paint(painter);
        frame.paint(painter, lanes.foldedSlices() > 0);
        lanes.paintRelated(painter, m_related);
        if (m_scene.criticalPath)
            lanes.paintCriticalPath(painter);
    }
    m_layerValid = true;
}

void TimelineView::paintEvent(QPaintEvent* /*event*/)
{
    const double ratio = devicePixelRatioF();
    if (!m_layerValid || m_layer.devicePixelRatio() != ratio)
        renderLayer(ratio);
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_layer);
    if (m_scene.stale) {
        QColor veil = palette().color(QPalette::Base);
        veil.setAlphaF(0.5F);
        painter.fillRect(rect(), veil);
    }
    const TimelineStyle style(palette(), font());
    painter.setRenderHint(QPainter::Antialiasing);
    if (!isEmpty())
        paintOverlay(painter, style);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

} // namespace rankloom::ui
