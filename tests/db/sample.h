// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <filesystem>
#include <string>

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom::test {

/// A temporary folder with a name that needs UTF-8 and quoting.
class Folder {
public:
    Folder() : m_dir(memoryDisk() + QStringLiteral("/rankloom-XXXXXX"))
    {
        std::filesystem::create_directory(root());
    }
    [[nodiscard]] std::string root() const { return m_dir.path().toStdString() + "/Größe 模型 'a\"b"; }
    [[nodiscard]] std::string file(const std::string& name) const { return root() + "/" + name; }

private:
    /// In memory where there is such a disk: thousands of synced commits would take minutes on a real one.
    static QString memoryDisk()
    {
        const QFileInfo memory(QStringLiteral("/dev/shm"));
        return memory.isDir() && memory.isWritable() ? memory.filePath() : QDir::tempPath();
    }

    QTemporaryDir m_dir;
};

inline ModelSpec sampleModel()
{
    ModelSpec model;
    model.name = "tiny-moe";
    model.family = "qwen2_moe";
    model.layers = 3;
    model.hidden = 64;
    model.heads = 4;
    model.kvHeads = 2;
    model.headDim = 16;
    model.ffn = 128;
    model.vocabulary = 1000;
    MixtureOfExperts moe;
    moe.experts = 4;
    moe.topK = 2;
    moe.expertFfn = 32;
    moe.layerIsMoe = {false, true, true};
    model.moe = moe;
    return model;
}

inline DeviceSpec sampleDevice()
{
    DeviceSpec device;
    device.name = "test-gpu";
    device.title = "Test GPU “π”";
    device.memory = Bytes(80e9);
    device.peakBf16 = FlopsPerSecond(3.12e14);
    device.memoryBandwidth = BytesPerSecond(2.039e12);
    device.deviceLink = BytesPerSecond(3e11);
    device.deviceLinkLatency = Seconds(2e-6);
    device.networkLink = BytesPerSecond(2.5e10);
    device.networkLatency = Seconds(5.1e-6);
    device.hostLink = BytesPerSecond(2.5e10);
    device.multiprocessors = 108;
    device.computeEfficiency = 0.62;
    device.memoryEfficiency = 0.1 + 0.2; // not a short decimal
    device.attentionEfficiency = 0.41;
    device.kernelLaunch = Seconds(4e-6);
    device.layerLaunch = Seconds(3e-4);
    return device;
}

inline RoutingStatistics sampleRouting()
{
    RoutingStatistics routing;
    routing.layers = 2;
    routing.experts = 4;
    routing.topK = 2;
    routing.tokens = 5;
    routing.modelLayers = {1, 2};
    routing.load = {1, 2, 3, 4, 0, 5, 5, 0};
    routing.transitions.assign(16, 0);
    routing.transitions[1] = 300; // needs two bytes in its row
    routing.transitions[14] = 70000; // needs four
    routing.coactivation.assign(32, 0);
    routing.coactivation[1] = routing.coactivation[4] = 7;
    routing.sample = {3, {2, 3, 1, 3, 3, 0, 1, 2, 2, 1, 1, 2}};
    return routing;
}

/// Two nodes of two devices with measured, unequal links, one of them missing.
inline Project sampleProject()
{
    Project project;
    project.name = "Sample 模型";
    project.model = sampleModel();
    project.cluster = makeCluster(2, 2, sampleDevice());
    project.cluster.change().nodeNames = {"gpu-a01", "gpü-b02"};
    project.cluster.change().setOutage(1, UnavailableNode {1, Outage::Draining, "disk “7”"});
    LinkMatrix links;
    links.size = 2;
    links.bandwidth = {NAN, 1.23456789e10, 0.1 + 2e10, NAN};
    links.latency = {NAN, 3.3e-6, NAN, NAN};
    project.cluster.change().links.setNodeMatrix(links);
    project.cluster.change().links.setNetworkTiers({{"a leaf “π” switch",
        {BytesPerSecond(0.1 + 4e10), Seconds(3e-6), LinkOrigin::Inferred}, 2.5, {0, -1}}});
    project.cluster.change().links.setCurve({LinkLevel::DevicePair, 2, {1024, 1e9}, {1e9 / 3, 2e11}});
    project.cluster.change().host = {Bytes(0.1 + 1e12), 2};
    project.cluster.change().links.setPortsPerNode(1);
    project.cluster.change().links.setCurve({LinkLevel::NodePair, 4, {1e6}, {1e10}});
    project.routing = sampleRouting();
    return project;
}

inline Plan samplePlan()
{
    Plan plan;
    plan.name = "as ordered";
    plan.workload = {8192, 2, 64};
    plan.layout.tp = 2;
    plan.layout.pp = 2;
    plan.communication.compression.rank = 4; // the default when the first files were written
    return plan;
}

} // namespace rankloom::test
