// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/requests.h"

#include <algorithm>
#include <cmath>

namespace rankloom {

namespace {

std::int32_t scaledTokens(std::int32_t tokens, double factor)
{
    if (factor == 1)
        return tokens;
    const double most = static_cast<double>(kMostRequestTokens);
    return static_cast<std::int32_t>(std::clamp(std::round(tokens * factor), 1.0, most));
}

} // namespace

ServingRequest scaled(ServingRequest request, const RequestScaling& scaling)
{
    if (scaling.time != 1)
        request.arrival = toNanoseconds(Seconds(toSeconds(request.arrival).value() * scaling.time));
    request.prompt = scaledTokens(request.prompt, scaling.prompt);
    request.output = scaledTokens(request.output, scaling.output);
    if (scaling.mostTokens > 1 && request.tokens() > scaling.mostTokens) {
        request.output = static_cast<std::int32_t>(
            std::min<std::int64_t>(request.output, std::max<std::int64_t>(1, scaling.mostTokens - 1)));
        request.prompt = static_cast<std::int32_t>(scaling.mostTokens - request.output);
    }
    return request;
}

} // namespace rankloom
