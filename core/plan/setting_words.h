// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "core/base/phrase.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// People's words for the values of the plan, to be translated where they are shown. Menus, tables of
/// differences, names of plans and reports all take them from here.
Phrase settingWords(ScheduleKind kind);
Phrase settingWords(VocabularyLayout layout);
Phrase settingWords(Precision precision);
Phrase settingWords(OptimizerKind optimizer);
Phrase settingWords(OptimizerStart start);
Phrase settingWords(GraphExtent extent);
Phrase settingWords(GradientType type);
Phrase settingWords(MasterWeights where);
Phrase settingWords(OptimizerStep step);
Phrase settingWords(Kernels kernels);
Phrase settingWords(RecomputeMode mode);
Phrase settingWords(OffloadTarget target);
Phrase settingWords(PointToPointMode mode);
Phrase settingWords(CrossEntropy kind);
Phrase settingWords(CompressionKind kind);
Phrase settingWords(CompressedLinks links);
Phrase settingWords(ExpertDispatch dispatch);
Phrase settingWords(PlaneOrder order);
Phrase settingWords(PlanesAsked asked);
Phrase settingWords(PlaneSource source);
Phrase settingWords(WorkKind kind);
Phrase settingWords(SchedulerKind scheduler);
Phrase settingWords(WeightFormat format);
Phrase settingWords(RequestRouting routing);
Phrase settingWords(HandoverWay way);
Phrase settingWords(Framework framework);
Phrase settingWords(const ShardExtent& extent);
Phrase settingWords(RecomputeModule module);

/// What people call a field of the plan document, by its pointer: "TP", "recomputation". The field's own name
/// where it has no other; hasSettingLabel() tells.
Phrase settingLabel(std::string_view pointer);
bool hasSettingLabel(std::string_view pointer);
/// Ascends in the order of the plan document, as far as the fields are known: section, then setting.
std::pair<int, int> documentPlace(std::string_view pointer);

/// What a field of the plan document says, in words: "4", "on", "Interleaved 1F1B", "12 of 128 ranks moved".
/// `value` is the field's JSON, null where it is absent; the rest is where it is from.
Phrase settingWords(const std::string& pointer, const nlohmann::ordered_json& value, const Project* project,
    const Plan& plan);

/// "600 GB/s between GPUs of a node, 25.0 GB/s between nodes; measured between nodes".
Phrase linkWords(const LinkTable& links);

} // namespace rankloom
