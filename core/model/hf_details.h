// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "core/base/diagnostic.h"
#include "core/model/model_spec.h"

namespace rankloom {

/// What a config.json says beside the shape: rotary positions, epsilon, activation, router. Keys that are
/// left out have the value that transformers gives them (configuration_<type>.py), where it is known here.
/// `config` is the language part at `pointer` of its document. Values of another type are left unknown, with
/// a warning.
ModelDetails readModelDetails(
    const nlohmann::json& config, const ModelSpec& model, const std::string& pointer, Diagnostics& found);

} // namespace rankloom
