// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/host.h"

#include <algorithm>
#include <functional>
#include <map>
#include <string>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/resource.h"
#include "core/cluster/device_presets.h"

namespace rankloom {

namespace {

/// A device's part of the host of the nodes it usually is in.
struct HostShare {
    Bytes memory {};
    int devicesPerLink = 1;
};

std::map<std::string, HostShare, std::less<>> readHosts()
{
    std::map<std::string, HostShare, std::less<>> hosts;
    for (const std::string& name : devicePresets()) {
        const nlohmann::json json = jsonOrDiscarded(*resource("devices/" + name + ".json"));
        hosts[name] = {Bytes(json.at("hostMemoryBytesPerDevice").get<double>()),
            json.at("devicesPerHostLink").get<int>()};
    }
    return hosts;
}

} // namespace

HostSpec hostOf(const Cluster& cluster)
{
    static const auto hosts = readHosts(); // every estimate of a plan that offloads asks
    HostSpec host = cluster.host;
    for (std::size_t kind = 0; kind < cluster.kinds(); ++kind) {
        const auto usual = hosts.find(cluster.deviceOfKind(kind).name);
        if (usual == hosts.end())
            continue;
        const Bytes memory = usual->second.memory * static_cast<double>(cluster.devicesPerNode);
        if (cluster.host.memory.value() <= 0 && (host.memory.value() <= 0 || memory < host.memory))
            host.memory = memory;
        if (cluster.host.devicesPerLink <= 0)
            host.devicesPerLink = std::max(host.devicesPerLink, usual->second.devicesPerLink);
    }
    host.devicesPerLink = std::clamp(host.devicesPerLink, 1, std::max(1, cluster.devicesPerNode));
    return host;
}

} // namespace rankloom
