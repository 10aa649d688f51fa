// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bits/plane_channel.h"

#include <algorithm>

#include "core/cluster/local_storage.h"

namespace rankloom {

namespace {

/// What the plan says of drives, where a person did; what the device's machine usually has otherwise.
BytesPerSecond driveRate(
    const LocalStorage& storage, const DeviceSpec& device, const Plan& plan, const BitSettings& settings)
{
    if (settings.driveRate.value() > 0)
        return settings.driveRate;
    BytesPerSecond rate(plan.memory.offload.nvmeReadBytesPerSecond);
    if (storage.driveRead.value() > 0 && rate.value() == Offload().nvmeReadBytesPerSecond)
        rate = storage.driveRead;
    return device.hostLink.value() > 0 ? std::min(rate, device.hostLink) : rate;
}

} // namespace

Result<PlaneChannel> planeChannel(const DeviceSpec& device, const Plan& plan, const BitSettings& settings)
{
    const LocalStorage storage = localStorageOf(device);
    PlaneChannel out;
    out.fromDrives =
        settings.source == PlaneSource::Drives || (settings.source == PlaneSource::Usual && storage.unified);
    if (settings.load.value() > 0)
        out.rate = settings.load;
    else if (out.fromDrives)
        out.rate = driveRate(storage, device, plan, settings);
    else
        out.rate = settings.hostRate.value() > 0 ? settings.hostRate : device.hostLink;
    if (out.rate.value() <= 0)
        return fail(ErrorCode::BadValue,
            Phrase::of("Nobody knows how fast {} loads from host memory", device.title), {},
            Phrase::of("Give the rate."));
    return out;
}

} // namespace rankloom
