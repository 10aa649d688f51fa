// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/serving/serving_layout.h"

#include <algorithm>
#include <cmath>

namespace rankloom::ui {

namespace {

constexpr double kGap = 3; ///< px between lanes
constexpr double kBetween = 8; ///< px between the parts of a section
constexpr double kLeastLane = 9; ///< px, its gap included
constexpr double kMostLane = 40;
constexpr double kHighestLane = 72; ///< px, where there is room
constexpr double kMostHandOvers = 30; ///< px: one lane, that tells times alone
constexpr double kLeastRow = 2;
constexpr double kMostRow = 18; ///< px where all rows are seen
constexpr double kHighestRow = 30;

} // namespace

QRectF ServingSection::lane(int lane) const
{
    return {stages.left(), stages.top() + lane * lanePitch, stages.width(), lanePitch - kGap};
}

QRectF ServingSection::row(int row) const
{
    return {requests.left(), requests.top() - scroll + row * rowPitch, requests.width(), rowPitch};
}

int ServingSection::laneAt(double y) const
{
    if (y < stages.top() || y >= stages.bottom())
        return -1;
    const int lane = static_cast<int>((y - stages.top()) / lanePitch);
    return lane < lanes ? lane : -1;
}

int ServingSection::rowAt(double y) const
{
    if (y < requests.top() || y >= requests.bottom())
        return -1;
    const int row = static_cast<int>((y - requests.top() + scroll) / rowPitch);
    return row < rows ? row : -1;
}

double ServingSection::maximumScroll() const { return std::max(0.0, contentHeight() - requests.height()); }

double ServingPlaces::maximumScroll() const
{
    double most = 0;
    for (const ServingSection& section : sections)
        most = std::max(most, section.maximumScroll());
    return most;
}

ServingPlaces layoutServing(const ServingPlacesInput& input)
{
    ServingPlaces out;
    const QRectF area = input.area.adjusted(8, 4, -8, -4);
    out.header = {area.left(), area.top(), area.width(), input.lineHeight + 4};
    const double left = area.left() + input.nameWidth;
    const double width = std::max(1.0, area.right() - left);
    out.ruler = {left, out.header.bottom(), width, input.lineHeight + 6};
    out.legend = {area.left(), area.bottom() - input.legendHeight, area.width(), input.legendHeight};
    out.body = {
        left, out.ruler.bottom() + 4, width, std::max(1.0, out.legend.top() - 6 - out.ruler.bottom() - 4)};
    out.names = {area.left(), out.body.top(), input.nameWidth - 8, out.body.height()};
    const auto sections = static_cast<double>(std::max<std::size_t>(1, input.lanes.size()));
    const double height = out.body.height() / sections;
    for (std::size_t i = 0; i < input.lanes.size(); ++i) {
        ServingSection section;
        section.lanes = input.lanes[i];
        section.rows = input.rows[i];
        double top = out.body.top() + static_cast<double>(i) * height;
        const double bottom = top + height - (i + 1 < input.lanes.size() ? kBetween : 0);
        if (input.lanes.size() > 1) {
            section.caption = {area.left(), top, area.width(), input.lineHeight + 2};
            top = section.caption.bottom();
        }
        const double room = bottom - top;
        const double cache = std::clamp(0.16 * room, 22.0, 76.0);
        const bool pools = i < input.pools.size() && input.pools[i];
        const double lanes = std::max(1, section.lanes) + (pools ? 1 : 0);
        // What rows leave free makes lanes higher.
        const double spare = (room - cache - 2 * kBetween - kMostRow * section.rows) / lanes;
        section.lanePitch =
            std::max(std::clamp(0.42 * room / lanes, kLeastLane, kMostLane), std::min(spare, kHighestLane));
        section.stages = {left, top, width, section.lanePitch * section.lanes};
        double below = section.stages.bottom();
        if (pools) {
            section.handOvers = {left, below, width, std::min(section.lanePitch, kMostHandOvers) - kGap};
            below = section.handOvers.bottom() + kGap;
        }
        section.cache = {left, below + kBetween - kGap, width, cache};
        const double first = section.cache.bottom() + kBetween;
        section.requests = {left, first, width, std::max(8.0, bottom - first)};
        const double fit = section.requests.height() / std::max(1, section.rows);
        section.rowPitch = std::min(std::clamp(fit, kLeastRow, kMostRow) * input.rowZoom, kHighestRow);
        section.scroll = std::clamp(input.scroll, 0.0, section.maximumScroll());
        out.sections.push_back(section);
    }
    return out;
}

} // namespace rankloom::ui
