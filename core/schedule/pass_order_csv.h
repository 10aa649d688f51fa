// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/diagnostic.h"
#include "core/schedule/schedule.h"

namespace rankloom {

/// A pass order read from a file, and what was noticed on the way.
struct PassOrderFile {
    PassOrder order;
    Diagnostics diagnostics;
};

/// Reads PyTorch's pipelining CSV (torch/distributed/pipelining/schedules.py): one row per pipeline rank,
/// cells `<stage><action><microbatch>`, empty cells idle, `(0F3;7B1)OVERLAP_F_B` a pair; vocabulary passes as
/// writePassOrder writes them. Transfers and sharding actions of the compute-and-communication form are left
/// out with a hint. Files of 2024 (B = input gradient, BW = full backward) are recognised and translated with
/// a warning. Every (stage, microbatch) must run forward once, backward once, on one rank; stages and
/// microbatches count from 0 without gaps.
/// Errors, with line and column: BadSyntax, BadValue, Contradiction, TooLarge.
Result<PassOrderFile> readPassOrder(std::string_view text, const std::string& file = {});

} // namespace rankloom
