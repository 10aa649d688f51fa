// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_layout.h"

#include <algorithm>
#include <cmath>

namespace rankloom::ui {

namespace {

constexpr double kFrameMargin = 12;
constexpr double kSmallestBand = 13;
constexpr double kThinnestLane = 9; ///< so that all are seen at once; thinner ones scroll
constexpr double kLargestBand = 34;
constexpr double kSmallestCurve = 10;
constexpr double kLargestCurve = 30;
constexpr double kSmallestStream = 4;
constexpr double kLargestStream = 7;

double smallestLane(const TimelineLayoutInput& input)
{
    return kSmallestBand + (input.curves ? kSmallestCurve : 0) + kSmallestStream * input.streamRows + 2;
}

/// Divides the height of a lane between passes, streams and curve. Where the lanes are too many for that, all
/// of them without curves come before some with theirs: the stage that counts may be the last.
void divideLane(TimelineLayout& layout, TimelineLayoutInput input, int lanes, double height)
{
    const double available = height / std::max(1, lanes);
    double smallest = smallestLane(input);
    const double thinnest = kThinnestLane + kSmallestStream * input.streamRows;
    if (available < smallest && available >= thinnest && !(input.curves && input.keepCurves)) {
        input.curves = false;
        smallest = thinnest;
    }
    const double largest =
        (kLargestBand + (input.curves ? kLargestCurve : 0)) * 1.25 + kLargestStream * input.streamRows;
    layout.pitch = std::clamp(available, smallest, largest);
    layout.streamRows = input.streamRows;
    layout.streamHeight = input.streamRows == 0
        ? 0
        : std::clamp(std::round(layout.pitch * 0.1), kSmallestStream, kLargestStream);
    const double gap = layout.pitch < kSmallestBand + 2 ? 1 : 2;
    const double used = layout.pitch - std::max(gap, std::round(layout.pitch * 0.16))
        - layout.streamHeight * layout.streamRows;
    layout.bandHeight =
        input.curves ? std::round(used * (1 - input.curveShare)) : std::floor(std::max(1.0, used));
    layout.curveHeight = input.curves ? std::round(used - layout.bandHeight) : 0;
}

} // namespace

double TimelineLayout::maximumScroll() const { return std::max(0.0, contentHeight() - body.height()); }

QRectF TimelineLayout::band(int lane) const
{
    return {body.left(), std::round(body.top() + pitch * lane - scroll + (pitch - laneHeight()) / 2),
        body.width(), bandHeight};
}

QRectF TimelineLayout::stream(int lane, int row) const
{
    const QRectF above = band(lane);
    return {above.left(), above.bottom() + streamHeight * row + 1, above.width(), streamHeight - 1};
}

QRectF TimelineLayout::curve(int lane) const
{
    const QRectF above = band(lane);
    return {above.left(), above.bottom() + streamHeight * streamRows + 1, above.width(),
        std::max(0.0, curveHeight - 1)};
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
    const QRectF inner =
        input.area.adjusted(kFrameMargin, kFrameMargin / 2, -kFrameMargin, -kFrameMargin / 2);
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
    divideLane(layout, input, input.lanes, layout.body.height());
    layout.scroll = std::clamp(input.scroll, 0.0, layout.maximumScroll());
    return layout;
}

TimelinePair layoutTwoTimelines(const TimelineLayoutInput& input, int referenceLanes)
{
    TimelineLayout whole = layoutTimeline(input);
    const double captions = 2 * (input.lineHeight + 6);
    const double height = std::max(2.0, whole.body.height() - captions);
    const int lanes = input.lanes + referenceLanes;
    divideLane(whole, input, lanes, height);
    TimelinePair pair {whole, whole};
    pair.reference.lanes = referenceLanes;
    // Where both fit, each is as high as its lanes; else they share in proportion and scroll together.
    const double share = std::round(
        std::min(whole.pitch * referenceLanes, height * std::max(1, referenceLanes) / std::max(1, lanes)));
    const auto place = [&](TimelineLayout& layout, double top, double size) {
        layout.caption = {whole.names.left(), top, whole.body.right() - whole.names.left(), captions / 2};
        layout.body = {whole.body.left(), layout.caption.bottom(), whole.body.width(), size};
        layout.names = {whole.names.left(), layout.body.top(), whole.names.width(), size};
        layout.scroll = std::clamp(input.scroll, 0.0, layout.maximumScroll());
    };
    place(pair.reference, whole.body.top(), share);
    place(pair.own, pair.reference.body.bottom(), height - share);
    return pair;
}

} // namespace rankloom::ui
