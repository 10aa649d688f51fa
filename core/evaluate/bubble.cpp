// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/bubble.h"

#include <algorithm>
#include <numeric>

#include "core/evaluate/assemble.h"

namespace rankloom {

namespace {

constexpr double kHiddenIdle = 0.05; ///< of the step, in the mean over all stages

} // namespace

std::vector<double> idleShares(const Timeline& timeline)
{
    std::vector<double> shares;
    for (const Lane& lane : timeline.lanes)
        shares.push_back(timeline.period > 0 ? std::max(0.0,
                             1 - static_cast<double>(busyTimeOf(lane)) / static_cast<double>(timeline.period))
                                             : 0);
    return shares;
}

double idleRatio(const Timeline& timeline)
{
    const std::vector<double> shares = idleShares(timeline);
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    return shares.empty() ? 0 : sum / static_cast<double>(shares.size());
}

double idleRatio(const Evaluation& evaluation)
{
    const bool known = evaluation.valid && evaluation.timeline && evaluation.replicas.empty();
    return known ? idleRatio(*evaluation.timeline) : evaluation.time.bubbleRatio;
}

bool stagesIdleBeyondBubble(const Timeline& timeline)
{
    return idleRatio(timeline) > timeline.bubbleRatio + kHiddenIdle;
}

bool stagesIdleBeyondBubble(const Evaluation& evaluation)
{
    return idleRatio(evaluation) > evaluation.time.bubbleRatio + kHiddenIdle;
}

} // namespace rankloom
