// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QRectF>

namespace rankloom::ui {

/// One simulation of the picture: lanes of stages, hand-overs and the cache below them, requests below that.
/// Pixels.
struct ServingSection {
    QRectF caption; ///< empty where there is one simulation
    QRectF stages;
    QRectF handOvers; ///< between pools; empty where there is one
    QRectF cache;
    QRectF requests; ///< rows; more than fit scroll
    int lanes = 0;
    int rows = 0;
    double lanePitch = 1;
    double rowPitch = 1;
    double scroll = 0; ///< how far rows are moved up

    [[nodiscard]] QRectF lane(int lane) const;
    [[nodiscard]] QRectF row(int row) const; ///< perhaps out of `requests`
    [[nodiscard]] int laneAt(double y) const; ///< -1 = none
    [[nodiscard]] int rowAt(double y) const; ///< -1 = none
    [[nodiscard]] double contentHeight() const { return rowPitch * rows; }
    [[nodiscard]] double maximumScroll() const;
};

struct ServingPlacesInput {
    QRectF area;
    std::vector<int> lanes; ///< of each simulation
    std::vector<int> rows;
    std::vector<bool> pools; ///< whether keys and values are handed over
    double lineHeight = 16; ///< of the font
    double nameWidth = 80;
    double legendHeight = 20;
    double rowZoom = 1; ///< rows are so many times as high as where all are seen
    double scroll = 0;
};

/// Where everything is: the same for screen, export and hit test.
struct ServingPlaces {
    QRectF header; ///< figures, and what the cursor stands on
    QRectF ruler;
    QRectF names; ///< left of the sections
    QRectF body; ///< all sections
    QRectF legend;
    std::vector<ServingSection> sections;

    [[nodiscard]] double maximumScroll() const;
};

ServingPlaces layoutServing(const ServingPlacesInput& input);

} // namespace rankloom::ui
