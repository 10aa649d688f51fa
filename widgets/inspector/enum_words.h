// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/plan/plan.h"
#include "widgets/inspector/inspector_section.h"

namespace rankloom::ui {

/// People's words for the values of the plan, translated.
QString wordsOf(ScheduleKind kind);
QString wordsOf(VocabularyLayout layout);
QString wordsOf(RecomputeMode mode);
QString wordsOf(OffloadTarget target);
QString wordsOf(const ShardExtent& extent);
/// "Everything, in groups of layers", or the modules as a command line takes them.
QString wordsOf(const Recompute& recompute);
QString wordsOf(const Sharding& sharding); ///< "ZeRO-1", or its four extents

} // namespace rankloom::ui
