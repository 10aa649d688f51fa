// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/phrase.h"
#include "core/serving/serving_rates.h"

namespace rankloom {

/// In what a figure of the rates is told and typed.
enum class RateUnit : std::uint8_t {
    Share, ///< of a peak, or of requests
    Microseconds,
    Milliseconds,
    Batches,
    Ratio,
};

/// What people call a figure of the rates.
struct ServingRateWords {
    const char* name; ///< in documents
    PhraseWord caption; ///< beside its control
    PhraseWord help;
    RateUnit unit;
};
const ServingRateWords& wordsOf(const ServingRateFigure& figure);

/// "it takes a share from 0 to 4": what of such a figure a document may say.
Phrase rangeWords(const ServingRateFigure& figure);

} // namespace rankloom
