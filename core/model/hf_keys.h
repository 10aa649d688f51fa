// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "core/base/phrase.h"

namespace rankloom {

/// A key of a config.json that says of a model that it is not of the shape that can be planned.
struct UnsupportedKey {
    std::string key; ///< empty = there is none
    Phrase reason; ///< "its layers are state-space layers"
};

/// The first such key: of state-space and linear-attention layers, of experts in a latent space, of layers
/// that differ from each other, and so on.
UnsupportedKey unsupportedKey(const nlohmann::json& config);

/// Whether a key that nobody read may change the number of parameters, as far as is known: true for all but
/// those known to say nothing of it (names of tokens, rates of dropout, rotary positions, generation, …).
bool mayChangeSize(std::string_view key, const nlohmann::json& value);

} // namespace rankloom
