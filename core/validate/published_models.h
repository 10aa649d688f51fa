// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/base/error.h"
#include "core/model/model_spec.h"

namespace rankloom {

/// The model that a table of measurements names: "LLAMA3.1_405B", "DeepSeek-V3-671B", "Grok-1 314B cut to 4
/// layers", "DeepSeekV3 (w/o MTP)". Errors: BadValue with the true reason where no shape is known, or the
/// model is none that can be planned; nothing is taken for something else, and no word in parentheses is
/// passed over that is not known.
Result<ModelSpec> publishedModel(std::string_view name);

/// Whether such a name says that experts drop the tokens beyond their capacity: "Qwen3 30B (tokendrop)".
bool dropsTokens(std::string_view name);

/// As SimuMax runs them: cut to `layers`, the first one of a mixture dense, without multi-token prediction;
/// 405B with 16 key-value groups.
Result<ModelSpec> simumaxModel(std::string_view name, int layers);

/// Keeps the first `layers` decoder layers.
void cutLayers(ModelSpec& model, int layers);

} // namespace rankloom
