// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rankloom {

struct ComparedFigure;
struct Comparison;

/// Within rounding: 1e-9 of the larger.
bool areEqual(double a, double b);

/// Whether a plan is the best in a figure, or as good as the best within rounding: equals are marked alike.
/// Never one that does not fit beside one that does, and none where all are equal.
bool isBest(const Comparison& comparison, const ComparedFigure& figure, int plan);

} // namespace rankloom
