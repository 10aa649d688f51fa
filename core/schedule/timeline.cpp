// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/timeline.h"

#include <algorithm>
#include <utility>

namespace rankloom {

const char* letterOf(PassKind kind)
{
    switch (kind) {
    case PassKind::Forward:
        return "F";
    case PassKind::BackwardInput:
        return "I";
    case PassKind::BackwardWeight:
        return "W";
    case PassKind::Backward:
        return "B";
    case PassKind::Recompute:
        return "R";
    case PassKind::OverlappedPair:
        return "FB";
    case PassKind::VocabularyForward:
        return "S";
    case PassKind::VocabularyBackward:
        return "T";
    case PassKind::InputForward:
        return "IF";
    case PassKind::InputBackward:
        return "IB";
    case PassKind::Communication:
        return "C";
    case PassKind::Optimizer:
        return "O";
    case PassKind::Offload:
        return "D";
    case PassKind::Compression:
        return "Z";
    case PassKind::Decompression:
        return "X";
    }
    return "";
}

const char* describe(PassKind kind)
{
    switch (kind) {
    case PassKind::Forward:
        return "forward";
    case PassKind::BackwardInput:
        return "input gradient";
    case PassKind::BackwardWeight:
        return "weight gradient";
    case PassKind::Backward:
        return "backward";
    case PassKind::Recompute:
        return "recompute";
    case PassKind::OverlappedPair:
        return "overlapped forward and backward";
    case PassKind::VocabularyForward:
        return "output layer, first half";
    case PassKind::VocabularyBackward:
        return "output layer, second half";
    case PassKind::InputForward:
        return "input embedding forward";
    case PassKind::InputBackward:
        return "input embedding backward";
    case PassKind::Communication:
        return "communication";
    case PassKind::Optimizer:
        return "optimizer";
    case PassKind::Offload:
        return "offload";
    case PassKind::Compression:
        return "compression";
    case PassKind::Decompression:
        return "decompression";
    }
    return "";
}

const char* toString(BubbleCause cause)
{
    switch (cause) {
    case BubbleCause::WarmUp:
        return "warm-up";
    case BubbleCause::CoolDown:
        return "cool-down";
    case BubbleCause::WaitsForPass:
        return "waits-for-pass";
    case BubbleCause::WaitsForLink:
        return "waits-for-link";
    case BubbleCause::WaitsForBarrier:
        return "waits-for-barrier";
    case BubbleCause::Imbalance:
        return "imbalance";
    case BubbleCause::WaitsForOffload:
        return "waits-for-offload";
    }
    return "";
}

const char* toString(StreamKind kind)
{
    switch (kind) {
    case StreamKind::Collectives:
        return "collectives";
    case StreamKind::OffloadOut:
        return "offload-out";
    case StreamKind::OffloadIn:
        return "offload-in";
    }
    return "";
}

const char* toString(PassPartKind kind)
{
    switch (kind) {
    case PassPartKind::Recompute:
        return "recompute";
    case PassPartKind::Compute:
        return "compute";
    case PassPartKind::TensorParallel:
        return "tensor-parallel";
    case PassPartKind::ContextParallel:
        return "context-parallel";
    case PassPartKind::ExpertParallel:
        return "expert-parallel";
    case PassPartKind::DataParallel:
        return "data-parallel";
    }
    return "";
}

std::span<const PassPart> partsOf(const Timeline& timeline, const Slice& slice)
{
    const auto key = [](const PassPart& part) { return std::pair(part.stage, part.pass); };
    const std::pair wanted(slice.stage, slice.kind);
    return {std::ranges::lower_bound(timeline.parts, wanted, {}, key),
        std::ranges::upper_bound(timeline.parts, wanted, {}, key)};
}

Timeline passEnds(const Timeline& timeline)
{
    Timeline out;
    for (const Lane& lane : timeline.lanes) {
        Lane& bare = out.lanes.emplace_back();
        std::size_t passes = lane.slices.size();
        while (passes > 0 && lane.slices[passes - 1].microbatch < 0)
            --passes;
        if (passes > 0)
            bare.slices.push_back({lane.slices.front().start, lane.slices[passes - 1].end, 0, 0});
    }
    return out;
}

} // namespace rankloom
