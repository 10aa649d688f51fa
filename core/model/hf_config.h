// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/model/model_spec.h"

namespace rankloom {

struct ModelReading {
    ModelSpec model;
    Diagnostics diagnostics; ///< unknown keys that change size, approximations
};

/// Reads a Hugging Face config.json (JSON text). Errors: BadSyntax, BadValue, Unsupported (encoder-decoder
/// and other shapes that cannot be planned), each with a JSON pointer. `name` becomes the model's name.
Result<ModelReading> readHuggingFaceConfig(std::string_view json, std::string name);

/// Names of the presets in resources/models/, sorted.
std::vector<std::string> modelPresets();
/// Errors: BadValue with the nearest preset names; Unsupported, with the reason, for models whose config is
/// kept in resources/models/unsupported/.
Result<ModelReading> readModelPreset(std::string_view name);
Result<ModelSpec> modelPreset(std::string_view name);

} // namespace rankloom
