// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace rankloom {

/// How rotary positions are stretched beyond the length that a model was trained on first (`rope_scaling` of
/// Hugging Face). What a kind does not use has the default.
struct RotaryScaling {
    std::string kind; ///< "llama3", "yarn", "linear", "dynamic", "longrope"
    double factor = 1;
    int originalPositions = 0; ///< 0 = not said
    double betaFast = 32; ///< yarn, as the next three
    double betaSlow = 1;
    double mscale = 1;
    double mscaleAllDim = 0;
    double lowFrequency = 1; ///< llama3, as the next
    double highFrequency = 4;

    friend bool operator==(const RotaryScaling&, const RotaryScaling&) = default;
};

/// What a training program must be told of a model beside its shape. Of it estimates depend on
/// rotary positions alone (rotary.h). Absent or empty = unknown; the readers of config.json fill
/// in what the family has (hf_details.h).
struct ModelDetails {
    std::optional<double> rotaryBase;
    double rotaryShare = 1; ///< of a head's width that is rotated
    std::optional<RotaryScaling> rotaryScaling; ///< none = not stretched, where the base is known
    std::optional<double> normEpsilon;
    std::string activation; ///< of the feed-forward parts, Hugging Face's name: "silu", "gelu_new"
    double activationLimit = 0; ///< gate and linear part are clamped to it (gpt-oss); 0 = not
    bool parallelBlocks = false; ///< attention and feed-forward read the same input (GPT-NeoX, Phi)
    std::string routerScore; ///< "softmax", "sigmoid", "sqrtsoftplus"
    std::optional<bool> routerNormalises; ///< the weights of the picked experts add up to one
    double routerScale = 1; ///< then they are multiplied by this
    int routerGroups = 0; ///< experts are picked within `routerGroupTopK` of so many groups; 0 = everywhere
    int routerGroupTopK = 0;

    friend bool operator==(const ModelDetails&, const ModelDetails&) = default;
};

} // namespace rankloom
