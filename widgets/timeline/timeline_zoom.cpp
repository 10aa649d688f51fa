// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of the step the timeline shows, and the way back and forward.
#include <algorithm>

#include <QScrollBar>
#include <QSignalBlocker>

#include "widgets/timeline/timeline_view.h"

namespace rankloom::ui {

bool TimelineView::isFitted() const
{
    if (isEmpty())
        return true;
    const TimelineMapping whole = fitted(0, static_cast<double>(makespan()), m_mapping.width);
    return m_mapping.nsPerPixel >= whole.nsPerPixel * 0.999;
}

void TimelineView::setMapping(const TimelineMapping& mapping)
{
    if (isEmpty())
        return;
    TimelineMapping wanted = mapping;
    wanted.width = m_layout.body.width();
    wanted = clamped(wanted, makespan());
    if (wanted == m_mapping && m_layer.isPainted())
        return;
    m_mapping = wanted;
    invalidate();
}

void TimelineView::setScroll(double scroll)
{
    scroll = std::clamp(scroll, 0.0, maximumScroll());
    if (scroll == m_scroll)
        return;
    m_scroll = scroll;
    m_layout.scroll = std::min(scroll, m_layout.maximumScroll());
    m_referenceLayout.scroll = std::min(scroll, m_referenceLayout.maximumScroll());
    const QSignalBlocker blocker(m_scrollBar);
    m_scrollBar->setValue(qRound(scroll));
    invalidate();
}

void TimelineView::fitAll()
{
    if (isEmpty())
        return;
    if (!isFitted())
        rememberZoom();
    showWhole();
}

void TimelineView::showWhole()
{
    if (!isEmpty())
        setMapping(fitted(0, static_cast<double>(makespan()), m_layout.body.width()));
}

void TimelineView::zoomToInterval(qint64 from, qint64 to)
{
    if (isEmpty() || to <= from)
        return;
    rememberZoom();
    setMapping(fitted(static_cast<double>(from), static_cast<double>(to), m_layout.body.width()));
}

void TimelineView::zoomToSelection()
{
    if (isEmpty())
        return;
    if (m_measure && m_measure->first != m_measure->second) {
        zoomToInterval(
            std::min(m_measure->first, m_measure->second), std::max(m_measure->first, m_measure->second));
    } else if (m_cursor.what != TimelineHit::What::Nothing) {
        const std::int64_t length = m_cursor.to - m_cursor.from;
        zoomToInterval(m_cursor.from - 2 * length, m_cursor.to + 2 * length);
    } else if (!m_related.empty()) {
        const std::vector<Lane>& lanes = m_scene.index->timeline().lanes;
        std::int64_t from = makespan();
        std::int64_t to = 0;
        for (const SliceRef ref : m_related) {
            const Slice& slice =
                lanes[static_cast<std::size_t>(ref.lane)].slices[static_cast<std::size_t>(ref.slice)];
            from = std::min(from, slice.start);
            to = std::max(to, slice.end);
        }
        zoomToInterval(from, to);
    }
}

void TimelineView::zoomToNextSend()
{
    if (isEmpty() || m_scene.index->timeline().compressedSends.empty())
        return;
    // A send takes a fraction of a pass: seen beside the ends of its passes.
    constexpr std::int64_t kAround = 4;
    const std::vector<CompressedSend>& sends = m_scene.index->timeline().compressedSends;
    const auto middle = static_cast<std::int64_t>((m_mapping.start + m_mapping.end()) / 2);
    const auto centre = [](const CompressedSend& send) {
        return (send.plainStart + std::max(send.arrival, send.plainArrival)) / 2;
    };
    // Behind what is in the middle, for whoever comes back to it.
    auto next = std::ranges::find_if(sends, [&](const CompressedSend& send) {
        return centre(send) > middle + static_cast<std::int64_t>(m_mapping.nsPerPixel) + 1;
    });
    if (next == sends.end())
        next = sends.begin();
    const std::int64_t length =
        std::max<std::int64_t>(1, std::max(next->arrival, next->plainArrival) - next->plainStart);
    zoomToInterval(centre(*next) - kAround * length, centre(*next) + kAround * length);
}

void TimelineView::rememberGesture()
{
    constexpr qint64 kOneGesture = 600; // ms
    if (m_sinceZoom.isValid() && m_sinceZoom.elapsed() < kOneGesture && !m_back.empty()) {
        m_sinceZoom.start();
        m_forward.clear();
    } else {
        rememberZoom();
    }
}

void TimelineView::rememberZoom()
{
    m_sinceZoom.start();
    m_forward.clear();
    constexpr std::size_t kDepth = 50;
    if (m_back.size() == kDepth)
        m_back.erase(m_back.begin());
    m_back.push_back(m_mapping);
}

void TimelineView::goToZoom(std::vector<TimelineMapping>& from, std::vector<TimelineMapping>& to)
{
    if (from.empty())
        return;
    const TimelineMapping wanted = from.back();
    from.pop_back();
    to.push_back(m_mapping);
    m_sinceZoom.invalidate();
    setMapping(
        {wanted.start, wanted.nsPerPixel * wanted.width / m_layout.body.width(), m_layout.body.width()});
}

void TimelineView::zoomBack() { goToZoom(m_back, m_forward); }
void TimelineView::zoomForward() { goToZoom(m_forward, m_back); }

} // namespace rankloom::ui
