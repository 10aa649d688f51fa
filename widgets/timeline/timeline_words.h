// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include <QString>

#include "core/schedule/timeline.h"
#include "widgets/selection.h"

namespace rankloom::ui {

/// How a timeline speaks whose slices are not passes of a pipeline: what takes the place of microbatch, stage
/// and chunk, and what its kinds and causes stand for there. Slices of one `microbatch` belong together.
class TimelineWords {
public:
    TimelineWords() = default;
    TimelineWords(const TimelineWords&) = delete;
    TimelineWords& operator=(const TimelineWords&) = delete;
    virtual ~TimelineWords() = default;

    [[nodiscard]] virtual QString kindName(PassKind kind) const = 0;
    [[nodiscard]] virtual QString causeName(BubbleCause cause) const = 0;
    [[nodiscard]] virtual QString laterChunks() const = 0; ///< what is drawn paler, on a bar
    [[nodiscard]] virtual QString laneName(int lane) const = 0;
    [[nodiscard]] virtual QString label(const Slice& slice) const = 0; ///< on it, very short
    [[nodiscard]] virtual QString name(const Slice& slice) const = 0; ///< within a sentence
    [[nodiscard]] virtual QString bubble(int lane, const Bubble& bubble) const = 0; ///< one sentence
    [[nodiscard]] virtual QString summary() const = 0;
    [[nodiscard]] virtual QString description() const = 0;
    /// Titles of the three columns of tables, and what stands in them.
    [[nodiscard]] virtual std::array<QString, 3> columns() const = 0;
    [[nodiscard]] virtual std::array<int, 3> cells(const Slice& slice) const = 0; ///< -1 = none
    [[nodiscard]] virtual Selection selectionOf(const Slice& slice) const = 0;
    /// What belongs to a selection, as numbers of `microbatch`.
    [[nodiscard]] virtual std::vector<std::int32_t> related(const Selection& selection) const = 0;
};

} // namespace rankloom::ui
