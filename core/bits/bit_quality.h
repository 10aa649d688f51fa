// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/bits/bit_storage.h"
#include "core/plan/plan.h"

namespace rankloom {

/// What a plane is worth to one token that picks its expert, in any unit: what it adds to those below it.
struct PlaneQuality {
    bool proxy = true; ///< not measured: says nothing about the accuracy of a model
    std::vector<double> planes; ///< [planes], of every expert; empty where each has its own
    std::vector<double> values; ///< [layers][experts][planes]; empty where all are alike
    Diagnostics diagnostics {};

    [[nodiscard]] double of(std::size_t expert, int plane, int count) const
    {
        const auto p = static_cast<std::size_t>(plane);
        return values.empty() ? planes[p] : values[expert * static_cast<std::size_t>(count) + p];
    }
};

/// Where nothing was measured: the share of the mean square rounding error that a plane takes away, a quarter
/// of which is left by every bit (uniform rounding).
PlaneQuality proxyQuality(const BitFormat& format);

/// The worth that a plan states, or the proxy. Requires a legal format. Errors: Contradiction (values of
/// another shape than the model and the planes).
Result<PlaneQuality> qualityOf(const Plan& plan, const ModelSpec& model);

/// As a plan states it.
PlaneWorth worthOf(const PlaneQuality& quality, int experts, int planes);

/// Reads {"planes": [q1, q2, q3]}, or {"values": [[[q1, q2, q3]]]} per layer with experts and expert. Errors:
/// those of parseJson(); BadValue (negative, another shape).
Result<PlaneQuality> readQuality(std::string_view text, const BitFormat& format, int layers, int experts);

} // namespace rankloom
