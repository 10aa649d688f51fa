// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/serving/serving_rates.h"

namespace rankloom {

/// Everything at its peak and nothing beside it: for closed forms.
inline ServingRates idealRates()
{
    ServingRates rates;
    rates.computeBf16 = rates.computeFp8 = rates.computeFp4 = 1;
    rates.memory = rates.attentionCompute = rates.attentionMemory = rates.link = 1;
    rates.notHidden = rates.tileStep = 0;
    rates.layer = rates.launch = rates.expertLayer = rates.collective = Seconds(0);
    rates.step = rates.request = rates.token = rates.prompt = Seconds(0);
    rates.eightBitCache = 1;
    rates.together = rates.batchesAhead = rates.expertSpread = 0;
    return rates;
}

} // namespace rankloom
