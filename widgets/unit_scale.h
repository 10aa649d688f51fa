// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QString>

namespace rankloom::ui {

enum class FigureKind : std::uint8_t { Number, Count, Bytes, Seconds, Rate, Percent, Factor };

/// One unit for all figures of an axis: "GiB" for ticks from 0 to 4, whatever each would be written in alone.
struct UnitScale {
    double size = 1; ///< of the unit, in that of the figures: bytes, s, bytes/s, a share
    QString suffix; ///< what follows the number, its blank included: " GiB", "×"

    /// The unit in which a figure of this magnitude has few digits.
    static UnitScale of(FigureKind kind, double magnitude);
    [[nodiscard]] QString text(double value, int decimals) const;
};

} // namespace rankloom::ui
