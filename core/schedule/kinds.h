// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/named_value.h"

namespace rankloom {

/// Names as in the plan document; each is described beside the functions that order its passes.
enum class ScheduleKind : std::uint8_t {
    GPipe,
    OneFOneB,
    Interleaved,
    ZbH1,
    ZbH2,
    ZbAutomatic,
    ZbV,
    ZbVAutomatic,
    VHalf,
    VMin,
    OneFOneBV,
    DualPipe,
    DualPipeV,
    Chimera,
    LoopedBfs,
    Custom,
};

/// How the input and output vocabulary layers are laid over the pipeline (arXiv 2411.05288).
enum class VocabularyLayout : std::uint8_t { None, Redistributed, Vocab1, Vocab2, Interlaced };

enum class PointToPointMode : std::uint8_t { Asynchronous, Blocking };

template <> std::span<const NamedValue<ScheduleKind>> namedValues();
template <> std::span<const NamedValue<VocabularyLayout>> namedValues();
template <> std::span<const NamedValue<PointToPointMode>> namedValues();

/// Whether the order is found by a search, which takes much longer than writing one down.
constexpr bool isSearched(ScheduleKind kind)
{
    return kind == ScheduleKind::ZbAutomatic || kind == ScheduleKind::ZbVAutomatic;
}

} // namespace rankloom
