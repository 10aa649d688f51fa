// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/problem/placement_method.h"

namespace rankloom {

const char* nameOf(PlacementMethod method)
{
    switch (method) {
    case PlacementMethod::Contiguous:
        return "contiguous";
    case PlacementMethod::Random:
        return "random";
    case PlacementMethod::RoundRobin:
        return "round-robin";
    case PlacementMethod::Eplb:
        return "eplb";
    case PlacementMethod::Balance:
        return "balance";
    case PlacementMethod::ExFlow:
        return "exflow";
    case PlacementMethod::Coactivation:
        return "coactivation";
    case PlacementMethod::FanOut:
        return "fan-out";
    case PlacementMethod::MoeTuner:
        return "moetuner";
    case PlacementMethod::Rankloom:
        return "rankloom";
    }
    return "";
}

bool looksAtTokens(PlacementMethod method)
{
    return method != PlacementMethod::Contiguous && method != PlacementMethod::Random
        && method != PlacementMethod::RoundRobin;
}

std::vector<PlacementMethod> placementMethods()
{
    using enum PlacementMethod;
    return {Contiguous, Random, RoundRobin, Eplb, Balance, ExFlow, Coactivation, FanOut, MoeTuner, Rankloom};
}

} // namespace rankloom
