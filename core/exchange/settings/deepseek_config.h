// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rankloom {

/// The configuration of DeepSeek's inference repository (inference/configs) in the keys of Hugging Face;
/// nothing where the text is another one. Score function sigmoid is version 3, else version 2.
std::optional<std::string> huggingFaceFromDeepSeek(std::string_view json);

} // namespace rankloom
