// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>
#include <functional>
#include <vector>

#include <QString>
#include <QStringList>

namespace rankloom::ui {

/// What a cell is worth. Told apart by hatching and in words, not by colour alone.
/// NotApplicable is left blank: a node has no link to itself.
enum class CellQuality : std::uint8_t { Measured, Inferred, Assumed, Missing, NotApplicable };

/// How values spread over the colours. The diverging scales put `HeatmapData::centre` in the middle and reach
/// equally far to both sides; DivergingRatio does so in the logarithm (a half is as far from 1 as a double).
enum class HeatScale : std::uint8_t { Linear, Logarithmic, Diverging, DivergingRatio };

/// Which cells a person looks for. Pooling by extreme keeps these, and "next hottest" jumps to them.
enum class HeatInterest : std::uint8_t { High, Low, Deviation };

struct HeatCell {
    int row = -1;
    int column = -1;

    [[nodiscard]] bool valid() const { return row >= 0 && column >= 0; }
    friend bool operator==(const HeatCell&, const HeatCell&) = default;
};

/// A cell worth a look, with the reason in words.
struct HeatMark {
    HeatCell cell;
    QString reason;
};

/// One of a few values that cells can have.
struct HeatLevel {
    double value = 0;
    QString name;
};

/// A matrix of numbers with everything that is needed to show it. Rows run down, columns to the right.
struct HeatmapData {
    QString title;
    QString subtitle; ///< one sentence of findings; may be empty
    QString rowTitle; ///< "From expert of layer 3"
    QString columnTitle;
    QString valueName; ///< "Conditional probability"
    int rows = 0;
    int columns = 0;
    std::vector<double> values; ///< rows·columns, row-major; NaN = missing
    std::vector<CellQuality> quality; ///< empty: measured wherever there is a value
    QStringList rowLabels; ///< empty: numbers from 0
    QStringList columnLabels;
    std::function<QString(double)> format; ///< three digits and unit
    std::function<QString(double)> formatExact; ///< every digit and unit; empty = format
    HeatScale scale = HeatScale::Linear;
    double low = NAN; ///< end of the colours; NaN = from the data
    double high = NAN;
    double centre = 0; ///< of the diverging scales
    HeatInterest interest = HeatInterest::High;
    std::vector<HeatMark> marks;
    /// All values there are, rising, where they are few: the legend names each and counts its cells, and
    /// cells say theirs as soon as a digit has room.
    std::vector<HeatLevel> levels;
    bool freeAspect = false; ///< cells need not be square
    bool legend = true; ///< off where a neighbour explains the same colours
    std::function<QString(HeatCell)> note; ///< more about a cell, for its tooltip; may be empty

    [[nodiscard]] bool empty() const { return rows <= 0 || columns <= 0; }
    [[nodiscard]] std::size_t index(int row, int column) const
    {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns)
            + static_cast<std::size_t>(column);
    }
    [[nodiscard]] double value(int row, int column) const { return values[index(row, column)]; }
    [[nodiscard]] CellQuality qualityAt(int row, int column) const;
    [[nodiscard]] QString rowLabel(int row) const;
    [[nodiscard]] QString columnLabel(int column) const;
    [[nodiscard]] QString text(double value) const; ///< "–" for NaN
    [[nodiscard]] QString exactText(double value) const;
};

/// Values to shares of the colour scale and back.
struct HeatRange {
    HeatScale scale = HeatScale::Linear;
    double low = 0;
    double high = 1;

    /// 0 to 1, clamped; `value` must not be NaN.
    [[nodiscard]] double share(double value) const;
    [[nodiscard]] double value(double share) const;

    friend bool operator==(const HeatRange&, const HeatRange&) = default;
};

/// The range the data asks for, or that of its finite values. A constant matrix gets a range of width > 0.
HeatRange rangeOf(const HeatmapData& data);
/// The smallest range that holds both; they must be of one scale.
HeatRange united(const HeatRange& a, const HeatRange& b);
/// The most interesting cell; invalid when no cell has a value. The first in reading order of equals.
HeatCell hottestCell(const HeatmapData& data);

} // namespace rankloom::ui
