// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/timeline.h"

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
    }
    return "";
}

} // namespace rankloom
