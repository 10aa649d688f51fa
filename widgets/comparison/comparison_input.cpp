// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What mouse and keys do on the comparison.
#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollArea>
#include <QToolTip>
#include <QWheelEvent>

#include "widgets/accessible_picture.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/comparison/comparison_words.h"
#include "widgets/memory/memory_parts.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_text.h"

namespace rankloom::ui {

namespace words = comparison_words;
using What = ComparisonPlace::What;

namespace {

constexpr double kZoomStep = 1.25;
constexpr double kPanStep = 0.15; ///< of what is shown

bool isTable(const ComparisonPlace& place)
{
    return place.plan >= 0
        && (place.what == What::Title || place.what == What::Difference || place.what == What::Figure);
}

} // namespace

int ComparisonView::placeAt(const QPointF& position) const
{
    // Cells come after the rows they are in.
    for (auto i = static_cast<int>(m_places.size()) - 1; i >= 0; --i)
        if (m_places[static_cast<std::size_t>(i)].area.contains(position))
            return i;
    return -1;
}

const ComparisonPlace* ComparisonView::timelineAt(const QPointF& position) const
{
    const int place = placeAt(position);
    if (place < 0)
        return nullptr;
    const ComparisonPlace& found = m_places[static_cast<std::size_t>(place)];
    return found.what == What::Timeline ? &found : nullptr;
}

const ComparisonPlace* ComparisonView::cursorPlace() const
{
    return m_cursor >= 0 ? &m_places[static_cast<std::size_t>(m_cursor)] : nullptr;
}

void ComparisonView::setHover(int place)
{
    if (place == m_hover)
        return;
    for (const int changed : {m_hover, place})
        if (changed >= 0)
            update(m_places[static_cast<std::size_t>(changed)].area.toAlignedRect().adjusted(-2, -2, 2, 2));
    m_hover = place;
    const bool asks = place >= 0
        && (m_places[static_cast<std::size_t>(place)].what == What::Title
            || m_places[static_cast<std::size_t>(place)].what == What::Difference);
    setCursor(asks ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void ComparisonView::setCursorPlace(int place)
{
    for (const int changed : {m_cursor, place})
        if (changed >= 0)
            update(m_places[static_cast<std::size_t>(changed)].area.toAlignedRect().adjusted(-3, -3, 3, 3));
    m_cursor = place;
    if (place < 0)
        return;
    const ComparisonPlace& now = m_places[static_cast<std::size_t>(place)];
    announce(*this, toolTip(now).replace(u'\n', QStringLiteral(", ")));
    const QPointF center = now.area.center();
    for (QWidget* above = parentWidget(); above; above = above->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(above)) {
            area->ensureVisible(qRound(center.x()), qRound(center.y()), qRound(now.area.width() / 2),
                qRound(now.area.height()));
            break;
        }
}

/// To the nearest cell in that direction: rows are told apart by their height on the page.
void ComparisonView::moveCursor(int rows, int columns)
{
    const ComparisonPlace* from = cursorPlace();
    int best = -1;
    for (int i = 0; i < static_cast<int>(m_places.size()); ++i) {
        const ComparisonPlace& place = m_places[static_cast<std::size_t>(i)];
        if (!isTable(place))
            continue;
        if (!from) { // begins at the top left
            setCursorPlace(i);
            return;
        }
        const bool sameRow = place.area.top() == from->area.top();
        const bool candidate = columns != 0 ? sameRow && place.plan == from->plan + columns
            : rows > 0                      ? place.plan == from->plan && place.area.top() > from->area.top()
                                            : place.plan == from->plan && place.area.top() < from->area.top();
        if (!candidate)
            continue;
        best = i;
        if (columns != 0 || rows > 0)
            break; // the first below; upwards it is the last above
    }
    if (best >= 0)
        setCursorPlace(best);
}

void ComparisonView::requestBaseline(int plan)
{
    if (m_data && plan >= 0 && plan != m_data->comparison.baseline)
        Q_EMIT baselineRequested(plan);
}

void ComparisonView::activate(const ComparisonPlace& place)
{
    if (place.what == What::Title)
        requestBaseline(place.plan);
    else if (place.what == What::Difference && place.row >= 0)
        Q_EMIT fieldRequested(QString::fromStdString(
            differingFields(m_data->comparison)[static_cast<std::size_t>(place.row)].pointer));
}

TimelineMapping ComparisonView::mapping(const ComparisonPlace& timeline) const
{
    const double across = timeline.inner.width();
    if (!m_shown)
        return fitted(0, static_cast<double>(m_data->longest()), across);
    return {m_shown->start, m_shown->nsPerPixel * m_shown->width / across, across};
}

void ComparisonView::showTime(const TimelineMapping& mapping)
{
    const TimelineMapping kept = clamped(mapping, m_data->longest());
    const TimelineMapping whole = fitted(0, static_cast<double>(m_data->longest()), kept.width);
    m_shown = kept.nsPerPixel < whole.nsPerPixel * 0.999 ? std::optional(kept) : std::nullopt;
    updateTimelines();
}

void ComparisonView::fitTimelines()
{
    m_shown.reset();
    updateTimelines();
}

void ComparisonView::updateTimelines()
{
    // The ruler is above the first of them.
    for (const ComparisonPlace& place : m_places)
        if (place.what == What::Timeline) {
            update(0, static_cast<int>(place.area.top()) - 60, width(), height());
            return;
        }
}

/// In the middle: of all timelines, as they have one axis.
void ComparisonView::zoomTimelines(double factor)
{
    for (const ComparisonPlace& place : m_places)
        if (place.what == What::Timeline && m_data->longest() > 0) {
            const TimelineMapping now = mapping(place);
            showTime(now.zoomed(factor, now.width / 2));
            return;
        }
}

void ComparisonView::panTimelines(double share)
{
    for (const ComparisonPlace& place : m_places)
        if (place.what == What::Timeline && m_data->longest() > 0) {
            const TimelineMapping now = mapping(place);
            showTime(now.panned(share * now.width));
            return;
        }
}

QString ComparisonView::timelineToolTip(const ComparisonPlace& place, const QPointF& position) const
{
    const auto& index = m_data->timelines[static_cast<std::size_t>(place.plan)];
    if (!index || !place.inner.contains(position))
        return {};
    const auto lane = std::clamp(
        static_cast<int>((position.y() - place.inner.top()) / place.inner.height() * index->lanes()), 0,
        index->lanes() - 1);
    const TimelineMapping now = mapping(place);
    const double x = position.x() - place.inner.left();
    const std::int64_t time = now.toTime(x);
    const Timeline& timeline = index->timeline();
    const std::int64_t from = std::max<std::int64_t>(0, now.toTime(x - 2));
    const std::int64_t to = std::min(timeline.makespan, now.toTime(x + 3));
    if (from >= to)
        return {};
    if (index->lane(lane).slicesBetween(from, to) > 2)
        return timeline_text::foldedDetails(*index, lane, from, to);
    if (const std::int32_t slice = index->lane(lane).sliceAt(time); slice >= 0)
        return timeline_text::sliceDetails(*index, {lane, slice});
    for (const Bubble& bubble : timeline.lanes[static_cast<std::size_t>(lane)].bubbles)
        if (bubble.start <= time && time < bubble.end)
            return timeline_text::bubbleDetails(*index, lane, bubble);
    return {};
}

QString ComparisonView::toolTip(const ComparisonPlace& place) const
{
    const QString name = place.plan >= 0 ? words::planName(*m_data, place.plan) : QString();
    const int baseline = m_data->comparison.baseline;
    switch (place.what) {
    case What::Title: {
        const ComparedColumn& column = m_data->comparison.plans[static_cast<std::size_t>(place.plan)];
        QStringList lines {name};
        if (const QString failing = words::failing(column); !failing.isEmpty())
            lines << failing;
        lines << (place.plan == baseline ? tr("The baseline: changes are counted from it")
                                         : tr("Click or B: count changes from this plan"));
        return lines.join(u'\n');
    }
    case What::Difference: {
        const PlanDifference field = differingFields(m_data->comparison)[static_cast<std::size_t>(place.row)];
        const QString label = words::fieldLabel(field);
        const QString go = u'\n' + tr("Click or Enter: go to the setting");
        if (place.plan < 0)
            return label + go;
        return tr("%1 of %2: %3").arg(label, name, words::fieldValue(*m_data, field, place.plan)) + go;
    }
    case What::Figure: {
        const ComparedFigure& figure = m_data->comparison.figures[static_cast<std::size_t>(place.row)];
        const QString label = words::figureLabel(figure);
        if (place.plan < 0 || !figure.value(place.plan))
            return label;
        QStringList lines {
            tr("%1 of %2: %3").arg(label, name, words::exactValue(figure, *figure.value(place.plan)))};
        if (const std::optional<RangeOf> range = figure.range(place.plan))
            lines << tr("80 of 100 runs: %1 to %2")
                         .arg(words::exactValue(figure, range->low), words::exactValue(figure, range->high));
        if (figure.value(baseline) && place.plan != baseline)
            lines << tr("%1: %2").arg(
                words::planName(*m_data, baseline), words::exactValue(figure, *figure.value(baseline)))
                  << words::change(figure, place.plan, baseline);
        return lines.join(u'\n');
    }
    case What::Bar: {
        const StageMemory* stage = m_data->fullest(place.plan);
        QStringList lines {name + QStringLiteral(": ") + words::memory(*m_data, place.plan)};
        for (const MemoryPart part : kAllMemoryParts)
            if (stage && bytesOf(*stage, part).value() > 0)
                lines << tr("%1: %2").arg(partName(part), exactBytes(bytesOf(*stage, part).value()));
        return lines.join(u'\n');
    }
    case What::Board:
        return name + QStringLiteral(": ") + words::placement(*m_data, place.plan);
    case What::Timeline:
        break;
    }
    return {};
}

QString ComparisonView::toolTipAt(const QPointF& position) const
{
    const int index = placeAt(position);
    if (index < 0)
        return {};
    const ComparisonPlace& place = m_places[static_cast<std::size_t>(index)];
    if (place.what == What::Timeline)
        return timelineToolTip(place, position);
    const int device = place.what == What::Board ? deviceAt(*m_data, place.plan, place.inner, position) : -1;
    return device >= 0 ? words::device(*m_data, place.plan, device) : toolTip(place);
}

PictureView::Tip ComparisonView::tipAt(const QPointF& position) const { return {toolTipAt(position)}; }

void ComparisonView::mousePressEvent(QMouseEvent* event)
{
    const ComparisonPlace* timeline = timelineAt(event->position());
    m_panning = timeline && event->button() == Qt::LeftButton && m_data->longest() > 0;
    m_panFrom = event->position();
    if (m_panning)
        m_panMapping = mapping(*timeline);
    const int place = placeAt(event->position());
    if (event->button() == Qt::LeftButton && place >= 0 && isTable(m_places[static_cast<std::size_t>(place)]))
        setCursorPlace(place);
    event->accept();
}

void ComparisonView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_panning && (event->buttons() & Qt::LeftButton))
        showTime(m_panMapping.panned(m_panFrom.x() - event->position().x()));
    else
        setHover(placeAt(event->position()));
}

void ComparisonView::mouseReleaseEvent(QMouseEvent* event)
{
    m_panning = false;
    const QPointF moved = event->position() - m_panFrom;
    const int place = placeAt(event->position());
    if (event->button() == Qt::LeftButton && place >= 0
        && moved.manhattanLength() < QApplication::startDragDistance())
        activate(m_places[static_cast<std::size_t>(place)]);
}

void ComparisonView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (timelineAt(event->position()))
        fitTimelines();
}

void ComparisonView::wheelEvent(QWheelEvent* event)
{
    const ComparisonPlace* timeline = timelineAt(event->position());
    if (!timeline || !(event->modifiers() & Qt::ControlModifier) || m_data->longest() == 0) {
        event->ignore(); // the page scrolls
        return;
    }
    constexpr double kStep = 120; // eighths of a degree of a notch
    const TimelineMapping now = mapping(*timeline);
    showTime(now.zoomed(std::pow(kZoomStep, event->angleDelta().y() / kStep),
        event->position().x() - timeline->inner.left()));
    event->accept();
}

void ComparisonView::leaveEvent(QEvent* event)
{
    setHover(-1);
    PictureView::leaveEvent(event);
}

void ComparisonView::makeCommands()
{
    const auto drawn = enabledIf([this] { return m_shown.has_value(); });
    addCommands(tr("Comparison"),
        {{"comparison.baseline", tr("Count changes from this plan"), {Qt::Key_B},
             [this] { requestBaseline(chosenPlan()); },
             [this](QAction& action) {
                 const int plan = chosenPlan();
                 action.setEnabled(plan >= 0 && plan != m_data->comparison.baseline);
                 if (plan >= 0)
                     action.setText(tr("Count changes from “%1”").arg(words::planName(*m_data, plan)));
             }},
            {"comparison.show", tr("Show this plan"), {}, [this] { Q_EMIT planRequested(chosenPlan()); },
                [this](QAction& action) {
                    const int plan = chosenPlan();
                    action.setEnabled(plan >= 0);
                    if (plan >= 0)
                        action.setText(tr("Show plan “%1”").arg(words::planName(*m_data, plan)));
                }}});
    addCommands(tr("Comparison"),
        {{"comparison.fit", tr("Fit timelines"), {Qt::Key_Home}, [this] { fitTimelines(); }, drawn},
            {"comparison.zoomIn", tr("Zoom &in"), {Qt::Key_Plus, Qt::Key_Equal, Qt::Key_W},
                [this] { zoomTimelines(kZoomStep); }},
            {"comparison.zoomOut", tr("Zoom &out"), {Qt::Key_Minus, Qt::Key_S},
                [this] { zoomTimelines(1 / kZoomStep); }, drawn},
            {"comparison.left", tr("Move left"), {Qt::Key_A}, [this] { panTimelines(-kPanStep); }, drawn},
            {"comparison.right", tr("Move right"), {Qt::Key_D}, [this] { panTimelines(kPanStep); }, drawn}});
}

/// Of the place under the pointer, else under the cursor; -1 = none.
int ComparisonView::chosenPlan() const
{
    const ComparisonPlace* place =
        m_hover >= 0 ? &m_places[static_cast<std::size_t>(m_hover)] : cursorPlace();
    return place ? place->plan : -1;
}

void ComparisonView::keyPressEvent(QKeyEvent* event)
{
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (!m_data || !plain) {
        PictureView::keyPressEvent(event);
        return;
    }
    const ComparisonPlace* place = cursorPlace();
    const int key = event->key();
    if (key == Qt::Key_Up || key == Qt::Key_Down)
        moveCursor(key == Qt::Key_Down ? 1 : -1, 0);
    else if (key == Qt::Key_Left || key == Qt::Key_Right)
        moveCursor(0, key == Qt::Key_Right ? 1 : -1);
    else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && place && place->what == What::Title)
        Q_EMIT planRequested(place->plan);
    else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && place)
        activate(*place);
    else
        PictureView::keyPressEvent(event);
}

} // namespace rankloom::ui
