// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/phrase.h"
#include "core/evaluate/step_trust.h"

namespace rankloom {

/// A probability as so many of 100, rounded down: what is not sure is never called so.
int of100(double probability);
/// Nothing of a plan that fits, else "likely fits, in 78 of 100".
Phrase fitWords(FitWord word, double probability);

} // namespace rankloom
