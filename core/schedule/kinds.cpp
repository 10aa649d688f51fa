// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/kinds.h"

namespace rankloom {

namespace {

constexpr NamedValue<ScheduleKind> kSchedules[] = {
    {ScheduleKind::OneFOneB, "1f1b"},
    {ScheduleKind::GPipe, "gpipe"},
    {ScheduleKind::Interleaved, "interleaved-1f1b"},
    {ScheduleKind::ZbH1, "zb-h1"},
    {ScheduleKind::ZbH2, "zb-h2"},
    {ScheduleKind::ZbAutomatic, "zb-automatic"},
    {ScheduleKind::ZbV, "zb-v"},
    {ScheduleKind::ZbVAutomatic, "zb-v-automatic"},
    {ScheduleKind::VHalf, "v-half"},
    {ScheduleKind::VMin, "v-min"},
    {ScheduleKind::OneFOneBV, "1f1b-v"},
    {ScheduleKind::DualPipe, "dualpipe"},
    {ScheduleKind::DualPipeV, "dualpipe-v"},
    {ScheduleKind::Chimera, "chimera"},
    {ScheduleKind::LoopedBfs, "looped-bfs"},
    {ScheduleKind::Custom, "custom"},
};
constexpr NamedValue<VocabularyLayout> kVocabularies[] = {
    {VocabularyLayout::None, "none"},
    {VocabularyLayout::Redistributed, "redistributed"},
    {VocabularyLayout::Vocab1, "vocab-1"},
    {VocabularyLayout::Vocab2, "vocab-2"},
    {VocabularyLayout::Interlaced, "interlaced"},
};
constexpr NamedValue<PointToPointMode> kPointToPoint[] = {
    {PointToPointMode::Asynchronous, "async"},
    {PointToPointMode::Blocking, "blocking"},
};

} // namespace

template <> std::span<const NamedValue<ScheduleKind>> namedValues() { return kSchedules; }
template <> std::span<const NamedValue<VocabularyLayout>> namedValues() { return kVocabularies; }
template <> std::span<const NamedValue<PointToPointMode>> namedValues() { return kPointToPoint; }

} // namespace rankloom
