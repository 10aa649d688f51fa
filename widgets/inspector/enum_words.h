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
QString wordsOf(Precision precision);
QString wordsOf(OptimizerKind optimizer);
QString wordsOf(GradientType type);
QString wordsOf(RecomputeMode mode);
QString wordsOf(OffloadTarget target);
QString wordsOf(PointToPointMode mode);
QString wordsOf(CrossEntropy kind);
QString wordsOf(CompressionKind kind);
QString wordsOf(ExpertDispatch dispatch);
QString wordsOf(const ShardExtent& extent);
/// "Everything, in groups of layers", or the modules as a command line takes them.
QString wordsOf(const Recompute& recompute);
QString wordsOf(const Sharding& sharding); ///< "ZeRO-1", or its four extents

/// All values of an enumeration as choices, in the order of the plan document.
template <class Enum> std::vector<ChoiceOption<Enum>> allOf()
{
    std::vector<ChoiceOption<Enum>> options;
    for (const auto& named : namedValues<Enum>())
        options.push_back({named.value, wordsOf(named.value)});
    return options;
}

} // namespace rankloom::ui
