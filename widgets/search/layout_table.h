// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QString>

#include "core/search/layout_search.h"
#include "widgets/callback_table.h"

namespace rankloom::ui {

/// Layouts that a search has found, fastest first, each once.
using FoundLayouts = std::shared_ptr<const std::vector<FoundLayout>>;

/// A row of the table: a layout, or one of those that are as fast as it and less simple.
struct LayoutRow {
    int layout = 0; ///< index of the layout, or of the one it is like
    int alike = -1; ///< index into its FoundLayout::alike
    bool open = false; ///< those like it follow

    friend bool operator==(const LayoutRow&, const LayoutRow&) = default;
};
/// The layouts in their order, each followed by those like it where it is among `open` (indices, ascending).
std::vector<LayoutRow> layoutRows(const std::vector<FoundLayout>& layouts, const std::vector<int>& open);
const FoundLayout& layoutOf(const std::vector<FoundLayout>& layouts, const LayoutRow& row);

/// What was found out about the first layouts afterwards.
struct LayoutTests {
    std::vector<PlacedLayout> placed; ///< those whose ranks were placed
    Robustness robustness; ///< of the first layouts, in their order
    double linkNoise = 0; ///< relative standard deviation it was tested with
    double calibrationError = 0; ///< … of the constants of the device
};

/// "TP 4, PP 2, …, microbatch 2, zb-v, zero-1".
QString layoutWords(const FoundLayout& found);
/// The ranked layouts of a search and those of its Pareto front, each once.
std::vector<FoundLayout> rankedAndFront(const SearchResult& result);
/// Why `second` lost against `first`: "12 ms more bubble, 3 ms less compute".
QString whyBehind(const FoundLayout& first, const FoundLayout& second);
/// The layout and its exact figures, several lines.
QString layoutDetails(const std::vector<FoundLayout>& layouts, std::size_t index);
/// "fastest in 87 % of 64 worlds, worst rank 3, 1.21 s to 1.34 s": how a layout holds; empty where untested.
QString holdsText(const LayoutTests& tests, std::size_t index);
/// "−12 ms, beyond the noise of the links": what placing its ranks gave; empty where not placed.
QString placedText(const LayoutTests& tests, std::size_t index);

/// One row per layout with exact figures on hover; with `rows`, near-equal ones below theirs.
class LayoutTable : public CallbackTable {
    Q_OBJECT
public:
    enum Column { Rank, Words, Step, Behind, Headroom, Placed, Holds, Mfu, Peak, Front, Why, ColumnCount };

    /// Without tests their columns are empty; without rows every layout has one.
    explicit LayoutTable(FoundLayouts layouts, std::shared_ptr<const LayoutTests> tests = {},
        std::vector<LayoutRow> rows = {}, QObject* parent = nullptr);
    void setStale(bool stale); ///< what is shown was searched under other constraints: dimmed

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    FoundLayouts m_layouts;
    std::shared_ptr<const LayoutTests> m_tests;
    std::vector<LayoutRow> m_rows;
    bool m_stale = false;
};

} // namespace rankloom::ui
