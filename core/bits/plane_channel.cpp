// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bits/plane_channel.h"

#include <algorithm>

#include "core/cluster/host.h"

namespace rankloom {

namespace {

BytesPerSecond driveRate(const Cluster& cluster, const BitSettings& settings)
{
    if (settings.driveRate.value() > 0)
        return settings.driveRate;
    const DeviceSpec& device = cluster.device;
    const BytesPerSecond rate = drivesOf(cluster, device).read;
    return device.hostLink.value() > 0 ? std::min(rate, device.hostLink) : rate;
}

} // namespace

Result<PlaneChannel> planeChannel(const Cluster& cluster, const BitSettings& settings)
{
    const DeviceSpec& device = cluster.device;
    PlaneChannel out;
    out.fromDrives = settings.source == PlaneSource::Drives
        || (settings.source == PlaneSource::Usual && device.unifiedMemory);

    if (settings.load.value() > 0)
        out.rate = settings.load;
    else if (out.fromDrives)
        out.rate = driveRate(cluster, settings);
    else
        out.rate = settings.hostRate.value() > 0 ? settings.hostRate : device.hostLink;

    if (out.rate.value() <= 0)
        return fail(ErrorCode::BadValue,
            Phrase::of("Nobody knows how fast {} loads from host memory", device.title), {},
            Phrase::of("Give the rate."));
    return out;
}

} // namespace rankloom
