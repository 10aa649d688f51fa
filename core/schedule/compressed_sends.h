// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/schedule/schedule.h"

namespace rankloom {

/// Backward sends that a device makes in a step.
struct SendCount {
    int sends = 0;
    int compressed = 0;
};
/// By device, counted pass by pass: what simulate() sends compressed. Errors: those of simulate() on
/// durations that do not fit.
Result<std::vector<SendCount>> countBackwardSends(const PassOrder& order, const PassDurations& durations);

/// Cuts what simulate() made of an order where passes begin with a decompression or end with a compression:
/// slices of their own, in the critical path, too; and lists what is sent compressed. Nothing where nothing
/// is.
void showCompression(Timeline& timeline, const PassOrder& order, const PassDurations& durations);

} // namespace rankloom
