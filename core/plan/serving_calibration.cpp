// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/serving_calibration.h"

namespace rankloom {

namespace {

constexpr NamedValue<ServedFigure> kServedFigures[] = {
    {ServedFigure::TimeToFirstToken, "ttft"},
    {ServedFigure::TimePerToken, "tpot"},
    {ServedFigure::BatchTime, "batch"},
};

} // namespace

template <> std::span<const NamedValue<ServedFigure>> namedValues() { return kServedFigures; }

} // namespace rankloom
