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

/// The ranked layouts of a search and those of its Pareto front.
std::vector<FoundLayout> rankedAndFront(const SearchResult& result);
/// Why `second` lost against `first`: "12 ms more bubble, 3 ms less compute".
QString whyBehind(const FoundLayout& first, const FoundLayout& second);
/// The layout and its exact figures, several lines.
QString layoutDetails(const std::vector<FoundLayout>& layouts, std::size_t index);

/// One row per layout with exact figures on hover.
class LayoutTable : public CallbackTable {
    Q_OBJECT
public:
    enum Column { Rank, Step, Behind, Mfu, Peak, Headroom, Front, Words, Why, ColumnCount };

    explicit LayoutTable(FoundLayouts layouts, QObject* parent = nullptr);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    FoundLayouts m_layouts;
};

} // namespace rankloom::ui
