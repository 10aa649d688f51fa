// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/schedule/timeline.h"

namespace rankloom {

/// What the name of an event says about a pass.
struct PassName {
    PassKind kind = PassKind::Forward;
    int stage = -1; ///< -1 = the name does not say
    int microbatch = -1;
};

/// "PP:2F5" and "2F5" (torch.distributed.pipelining), "IF3" or "optimizer" (ours); false for other names.
bool readPassName(std::string_view name, PassName& pass);
/// Forward, backward or optimizer by words in the name of an annotation or kernel ("backward", "mlp(B)",
/// "fmha_bwd_kernel", "Optimizer.step#Adam"); false where none is in it.
bool guessPassKind(std::string_view name, PassKind& kind);

} // namespace rankloom
