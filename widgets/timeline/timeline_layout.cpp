// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_layout.h"

#include <algorithm>
#include <cmath>

namespace rankloom::ui {

namespace {

constexpr double kMargin = 12;
constexpr double kSmallestBand = 13;
constexpr double kLargestBand = 34;
constexpr double kSmallestCurve = 10;
constexpr double kLargestCurve = 30;

} // namespace

double TimelineLayout::maximumScroll() const { return std::max(0.0, contentHeight() - body.height()); }

QRectF TimelineLayout::band(int lane) const
{
    return {body.left(),
        std::round(body.top() + pitch * lane - scroll + (pitch - bandHeight - curveHeight) / 2), body.width(),
        bandHeight};
}

QRectF TimelineLayout::curve(int lane) const
{
    const QRectF above = band(lane);
    return {above.left(), above.bottom() + 1, above.width(), std::max(0.0, curveHeight - 1)};
}

QRectF TimelineLayout::name(int lane) const
{
    return {names.left(), body.top() + pitch * lane - scroll, names.width(), pitch};
}

int TimelineLayout::laneAt(double y) const
{
    if (y < body.top() || y >= body.bottom() || lanes == 0)
        return -1;
    const auto lane = static_cast<int>(std::floor((y - body.top() + scroll) / pitch));
    return lane < lanes ? lane : -1;
}

int TimelineLayout::firstVisibleLane() const
{
    return std::clamp(static_cast<int>(std::floor(scroll / pitch)), 0, std::max(0, lanes - 1));
}

int TimelineLayout::lastVisibleLane() const
{
    const auto last = static_cast<int>(std::ceil((scroll + body.height()) / pitch)) - 1;
    return std::min(last, lanes - 1);
}

double TimelineLayout::scrollToShow(int lane) const
{
    const double top = pitch * lane;
    const double least = top + pitch - body.height();
    return std::clamp(std::clamp(scroll, std::min(least, top), top), 0.0, maximumScroll());
}

TimelineLayout layoutTimeline(const TimelineLayoutInput& input)
{
    TimelineLayout layout;
    const QRectF inner = input.area.adjusted(kMargin, kMargin / 2, -kMargin, -kMargin / 2);
    const double left = inner.left() + input.nameWidth;
    const double width = std::max(1.0, inner.right() - left);
    const double headerHeight = input.lineHeight + 8;
    const double rulerHeight = input.lineHeight + 10;
    layout.header = {inner.left(), inner.top(), inner.width(), headerHeight};
    layout.ruler = {left, layout.header.bottom(), width, rulerHeight};
    const double bottom = std::max(layout.ruler.bottom() + 1, inner.bottom() - input.legendHeight - 6);
    layout.body = {left, layout.ruler.bottom(), width, bottom - layout.ruler.bottom()};
    layout.names = {inner.left(), layout.body.top(), input.nameWidth - 10, layout.body.height()};
    layout.legend = {left, bottom + 6, width, input.legendHeight};

    layout.lanes = input.lanes;
    const double available = layout.body.height() / std::max(1, input.lanes);
    const double smallest = kSmallestBand + (input.curves ? kSmallestCurve : 0) + 2;
    const double largest = (kLargestBand + (input.curves ? kLargestCurve : 0)) * 1.25;
    layout.pitch = std::clamp(available, smallest, largest);
    const double used = layout.pitch - std::max(2.0, std::round(layout.pitch * 0.16));
    layout.bandHeight = std::round(input.curves ? used * 0.56 : used);
    layout.curveHeight = input.curves ? std::round(used - layout.bandHeight) : 0;
    layout.scroll = std::clamp(input.scroll, 0.0, layout.maximumScroll());
    return layout;
}

} // namespace rankloom::ui
