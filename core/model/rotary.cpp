// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/rotary.h"

#include <cmath>

namespace rankloom {

double attentionFactor(const ModelDetails& details)
{
    const std::optional<RotaryScaling>& scaling = details.rotaryScaling;
    if (!scaling || scaling->kind != "yarn" || scaling->factor <= 1)
        return 1;
    const auto part = [&scaling](double scale) { return 0.1 * scale * std::log(scaling->factor) + 1; };
    return part(scaling->mscale) / part(scaling->mscaleAllDim);
}

bool takesFusedRotary(const ModelSpec& model)
{
    const std::optional<RotaryScaling>& scaling = model.details.rotaryScaling;
    if (model.mla)
        return !model.details.rotaryBase || (scaling && scaling->kind == "yarn");
    return attentionFactor(model.details) == 1;
}

} // namespace rankloom
