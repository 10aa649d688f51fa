// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/bits/bit_storage.h"
#include "core/bits/expert_demand.h"

namespace rankloom {

/// What tokens asked for when a router chose widths as well (dual routing): which experts in how many bits.
struct AskedBits {
    struct Pick {
        std::uint16_t expert = 0;
        std::uint8_t planes = 1; ///< the base among them
    };
    int layers = 0;
    int topK = 0;
    std::vector<Pick> picks; ///< [tokens][layers][topK]
    Diagnostics diagnostics {}; ///< members that nobody knows

    [[nodiscard]] std::size_t tokens() const
    {
        const std::size_t each = static_cast<std::size_t>(layers) * static_cast<std::size_t>(topK);
        return each > 0 ? picks.size() / each : 0;
    }
    [[nodiscard]] std::span<const Pick> of(std::size_t token, int layer) const
    {
        const auto k = static_cast<std::size_t>(topK);
        return std::span(picks).subspan(
            (token * static_cast<std::size_t>(layers) + static_cast<std::size_t>(layer)) * k, k);
    }
};

/// Reads {"tokens": [[[[17, 4], [3, 2]]]]}: for every token and layer with experts its picks, expert and bits
/// of each. Errors: those of parseJson(); BadValue (another number of layers or picks than the model's, an
/// expert twice, a width that the format has not), TooLarge.
Result<AskedBits> readAskedBits(std::string_view text, const BitFormat& format, const ExpertDemand& model);

/// [layers][experts][planes]: share of an expert's picks that want at least so many planes; 0 where nothing
/// picks it.
std::vector<double> wantedShares(const AskedBits& asked, int experts, int planes);

/// How often the tokens pick which expert.
ExpertDemand demandOf(const AskedBits& asked, ExpertDemand model);

/// Steps of these tokens one after the other, from the first again when they are through.
std::vector<StepDemand> askedSteps(
    const AskedBits& asked, const ExpertDemand& demand, const StepChoice& choice);

} // namespace rankloom
