// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/measure/measured_timeline.h"

namespace rankloom {

/// Trace-event JSON: what PyTorch's profiler (Kineto) writes for one rank, and what writeChromeTrace() writes
/// for a whole step. Passes are recognised by the names of torch.distributed.pipelining ("PP:2F5"), by our
/// own, or else by annotations like "forward" around their kernels; NCCL kernels are collectives.
/// `diagnostics` says what could not be told. Reads event by event: the document is never held as a tree.
/// Files packed with gzip are unpacked, to 2 GiB at most. Errors: BadSyntax (with the line), TooLarge (more
/// than 10 million events), BadValue (no work of a device in it).
Result<MeasuredTimeline> readTraceEvents(
    std::string_view text, const std::string& file, Diagnostics& diagnostics);

} // namespace rankloom
