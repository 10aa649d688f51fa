// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/host.h"

#include <algorithm>

namespace rankloom {

HostSpec hostOf(const Cluster& cluster)
{
    HostSpec host = cluster.host;
    for (std::size_t kind = 0; kind < cluster.kinds(); ++kind) {
        const DeviceSpec& usual = cluster.deviceOfKind(kind);
        const Bytes memory = usual.hostMemory * static_cast<double>(cluster.devicesPerNode);
        const bool scarcer = host.memory.value() <= 0 || memory < host.memory;
        if (cluster.host.memory.value() <= 0 && memory.value() > 0 && scarcer)
            host.memory = memory;
        if (cluster.host.devicesPerLink <= 0)
            host.devicesPerLink = std::max(host.devicesPerLink, usual.devicesPerHostLink);
    }
    host.devicesPerLink = std::clamp(host.devicesPerLink, 1, std::max(1, cluster.devicesPerNode));
    return host;
}

DriveSpec drivesOf(const Cluster& cluster, const DeviceSpec& device)
{
    return drivesOf(completed(cluster.host.drives, device.drives));
}

DriveSpec drivesOf(const Cluster& cluster)
{
    DriveSpec scarcest = drivesOf(cluster, cluster.device);
    for (const DeviceSpec& other : cluster.otherDevices) {
        const DriveSpec drives = drivesOf(cluster, other);
        scarcest = {std::min(scarcest.read, drives.read), std::min(scarcest.write, drives.write),
            std::min(scarcest.endurance, drives.endurance)};
    }
    return scarcest;
}

} // namespace rankloom
