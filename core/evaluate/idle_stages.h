// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/evaluate/observations.h"

namespace rankloom {

/// Stages that wait for one that has more to do, or slower devices: which, how long, and layers shared out by
/// the pace of the stages as remedies. Nothing where all stages idle about as long as the busiest.
std::optional<Observation> observeIdleStages(const LaidOut& laid, const Evaluation& evaluation);

/// Replicas on faster devices that wait at the end of every step for those on slower ones, with microbatches
/// shared out by their devices as a remedy. Nothing where the slowest device of all replicas is alike.
std::optional<Observation> observeUnevenReplicas(const LaidOut& laid, const Evaluation& evaluation);

} // namespace rankloom
