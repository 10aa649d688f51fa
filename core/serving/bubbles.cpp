// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/bubbles.h"

namespace rankloom {

namespace {

constexpr NamedValue<ServingGap> kServingGapNames[] = {
    {ServingGap::UnequalPrefills, "PB1"},
    {ServingGap::PrefillBesideDecode, "PB2"},
    {ServingGap::UnequalDecodes, "PB3"},
    {ServingGap::NoWork, "noWork"},
};

} // namespace

template <> std::span<const NamedValue<ServingGap>> namedValues() { return kServingGapNames; }

ServingGap causeOfServingGap(std::int64_t prefillBefore, std::int64_t prefillAfter)
{
    if (prefillBefore > 0 && prefillAfter > 0)
        return ServingGap::UnequalPrefills;
    return prefillBefore > 0 || prefillAfter > 0 ? ServingGap::PrefillBesideDecode
                                                 : ServingGap::UnequalDecodes;
}

} // namespace rankloom
