// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "core/schedule/schedule.h"

namespace rankloom {

namespace {

void appendCell(std::string& row, const Pass& pass, int device)
{
    auto out = std::back_inserter(row);
    switch (pass.kind) {
    case PassKind::OverlappedPair:
        fmt::format_to(out, "({}F{};{}{}{})OVERLAP_F_B", pass.stage, pass.microbatch, pass.pairStage,
            pass.pairInputOnly ? "I" : "B", pass.pairMicrobatch);
        break;
    case PassKind::VocabularyForward:
    case PassKind::VocabularyBackward:
    case PassKind::InputForward:
    case PassKind::InputBackward:
        fmt::format_to(out, "v{}{}{}", device, letterOf(pass.kind), pass.microbatch);
        break;
    default:
        fmt::format_to(out, "{}{}{}", pass.stage, letterOf(pass.kind), pass.microbatch);
    }
}

} // namespace

std::string writePassOrderRow(const PassOrder& order, int device)
{
    std::string row;
    for (const Pass& pass : order.passes[static_cast<std::size_t>(device)]) {
        if (!row.empty())
            row += ',';
        appendCell(row, pass, device);
    }
    return row;
}

std::string writePassOrder(const PassOrder& order)
{
    std::string text;
    for (int device = 0; device < order.devices; ++device)
        text += writePassOrderRow(order, device) + '\n';
    return text;
}

std::vector<PeakActivations> peakActivations(const PassOrder& order)
{
    std::vector<PeakActivations> peaks;
    for (const std::vector<Pass>& passes : order.passes) {
        PeakActivations peak;
        PeakActivations alive;
        for (const Pass& pass : passes) {
            const bool pair = pass.kind == PassKind::OverlappedPair;
            if (pass.kind == PassKind::Forward || pair) {
                ++alive.untilWeightGradient;
                ++alive.untilInputGradient;
            }
            peak.untilWeightGradient = std::max(peak.untilWeightGradient, alive.untilWeightGradient);
            peak.untilInputGradient = std::max(peak.untilInputGradient, alive.untilInputGradient);
            const bool fused = pass.kind == PassKind::Backward;
            if (fused || pair || pass.kind == PassKind::BackwardInput)
                --alive.untilInputGradient;
            if (fused || (pair && !pass.pairInputOnly) || pass.kind == PassKind::BackwardWeight)
                --alive.untilWeightGradient;
        }
        peaks.push_back(peak);
    }
    return peaks;
}

} // namespace rankloom
