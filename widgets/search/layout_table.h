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

/// What was found out about the first layouts afterwards.
struct LayoutTests {
    std::vector<PlacedLayout> placed; ///< those whose ranks were placed
    Robustness robustness; ///< of the first layouts, in their order
    double linkNoise = 0; ///< relative standard deviation it was tested with
    double calibrationError = 0; ///< … of the constants of the device
};

/// The ranked layouts of a search and those of its Pareto front.
std::vector<FoundLayout> rankedAndFront(const SearchResult& result);
/// Why `second` lost against `first`: "12 ms more bubble, 3 ms less compute".
QString whyBehind(const FoundLayout& first, const FoundLayout& second);
/// The layout and its exact figures, several lines.
QString layoutDetails(const std::vector<FoundLayout>& layouts, std::size_t index);
/// "fastest in 87 % of 64 worlds, worst rank 3, 1.21 s to 1.34 s": how a layout holds; empty where untested.
QString holdsText(const LayoutTests& tests, std::size_t index);
/// "−12 ms, beyond the noise of the links": what placing its ranks gave; empty where not placed.
QString placedText(const LayoutTests& tests, std::size_t index);

/// One row per layout with exact figures on hover.
class LayoutTable : public CallbackTable {
    Q_OBJECT
public:
    enum Column { Rank, Step, Behind, Mfu, Peak, Headroom, Front, Placed, Holds, Words, Why, ColumnCount };

    /// Without tests their columns are empty.
    explicit LayoutTable(
        FoundLayouts layouts, std::shared_ptr<const LayoutTests> tests = {}, QObject* parent = nullptr);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    FoundLayouts m_layouts;
    std::shared_ptr<const LayoutTests> m_tests;
};

} // namespace rankloom::ui
