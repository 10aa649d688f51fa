// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

#include "core/base/quantity.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// A module in the order of the forward pass: what it saves for one microbatch, and how long it runs.
struct OffloadModule {
    Bytes saved {};
    Seconds forward {};
};

/// SSDTrain's adaptive rule (K-Wu/FlashTrain flashtrain/tensor_cache/tensor_cache.py): how many leading
/// modules may leave without anybody waiting. Walking forward, the first module with
///   (saved before it + 2·its own) / (3·forward of all - 2·forward before it) > write rate
/// stays, and everything after it: until the backward pass (twice as long as forward) comes back to it,
/// everything up to it must be written and its own tensors read again. The last module never leaves.
std::size_t offloadableModules(std::span<const OffloadModule> modules, BytesPerSecond write);

/// What the rule says of offloading the leading `leaving` bytes, the last module of them in part.
struct OffloadNeed {
    BytesPerSecond required {}; ///< the lowest rate that the rule accepts
    Seconds stall {}; ///< how much too late the worst module is back at `write`; 0 when the rule accepts
};
OffloadNeed offloadNeed(std::span<const OffloadModule> modules, Bytes leaving, BytesPerSecond write);

/// Rates of one device to the place it offloads to; zero where nothing is offloaded. A slower way back limits
/// the rule as a slower way out does.
struct OffloadLink {
    BytesPerSecond write {};
    BytesPerSecond read {};
    [[nodiscard]] BytesPerSecond binding() const { return write < read ? write : read; }
};
OffloadLink offloadLink(const DeviceSpec& device, const DriveSpec& drives, OffloadTarget target);

/// What else passes the links of a device while it offloads.
struct LinkSharing {
    int devices = 1; ///< that share one link to host memory, all of them offloading at once
    struct Pass {
        Bytes others {}; ///< over the device's own link to the host: traffic of its network port
        Seconds time {};
    };
    Pass forward; ///< writes
    Pass backward; ///< reads
};
/// What of a link h is left for `bytes` a pass in each direction: no more than the device's part of a shared
/// link, and of its own link what the others (o) leave of a pass of T: h - o/T; where both are more than fits
/// into the pass, the share that the bytes are of all that passes it: h·b/(b + o). Without bytes: what is
/// surely left.
OffloadLink sharedLink(
    const OffloadLink& alone, BytesPerSecond hostLink, Bytes bytes, const LinkSharing& sharing);

/// How long drives that endure `endurance` bytes of writing last at `written` bytes every `step`, in days;
/// infinite when nothing is written.
double enduranceDays(Bytes endurance, Bytes written, Seconds step);

} // namespace rankloom
