// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/fit_words.h"

#include <cmath>

namespace rankloom {

int of100(double probability)
{
    constexpr double kRounding = 1e-9;
    return static_cast<int>(std::floor(100 * probability + kRounding));
}

Phrase fitWords(FitWord word, double probability)
{
    switch (word) {
    case FitWord::Yes:
        break;
    case FitWord::Likely:
        return Phrase::of("likely fits, in {} of 100", of100(probability));
    case FitWord::Unlikely:
        return Phrase::of("unlikely to fit, in {} of 100", of100(probability));
    case FitWord::No:
        return Phrase::of("does not fit");
    }
    return {};
}

} // namespace rankloom
