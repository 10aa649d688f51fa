// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <string>
#include <vector>

#include <QTest>

#include <nlohmann/json.hpp>

#include "core/base/resource.h"
#include "core/cluster/device_generation.h"
#include "core/cluster/device_presets.h"
#include "core/cluster/host.h"
#include "core/evaluate/evaluate.h"
#include "core/model/hf_config.h"
#include "core/serving/serving_rates.h"

using namespace rankloom;

namespace {

std::optional<std::string_view> fileOf(std::string_view name)
{
    return resource("devices/" + std::string(name) + ".json");
}

nlohmann::json statedBy(const std::string& preset) { return nlohmann::json::parse(*fileOf(preset)); }

/// The presets that are derived, with their parents.
std::map<std::string, std::string> parents()
{
    std::map<std::string, std::string> found;
    for (const std::string& name : devicePresets())
        if (const nlohmann::json stated = statedBy(name); stated.contains("derivedFrom"))
            found.emplace(name, stated["derivedFrom"].get<std::string>());
    return found;
}

/// Whether the first device computes as the second does, and has as much memory, bandwidth and links or more.
/// How well programs use it is not asked: that is what estimates say.
bool outdoes(const DeviceSpec& a, const DeviceSpec& b)
{
    const bool sameUnits = a.peakBf16 == b.peakBf16 && a.peakFp32 == b.peakFp32 && a.peakFp8 == b.peakFp8;
    return sameUnits && a.memory >= b.memory && a.memoryBandwidth >= b.memoryBandwidth
        && a.deviceLink >= b.deviceLink && a.networkLink >= b.networkLink && a.hostLink >= b.hostLink
        && a.deviceLinkLatency <= b.deviceLinkLatency && a.networkLatency <= b.networkLatency;
}

struct Case {
    const char* model;
    int nodes;
    Layout layout;
};

Seconds stepOn(const DeviceSpec& device, const Case& asked, Precision precision)
{
    Project project;
    project.model = *modelPreset(asked.model);
    project.cluster = makeCluster(asked.nodes, 8, device);
    Plan plan;
    plan.workload = {4096, 1, 256};
    plan.layout = asked.layout;
    plan.memory.precision = precision;
    const Result<Evaluation> evaluation = evaluate(project, plan);
    return evaluation && evaluation->valid ? evaluation->time.step : Seconds(0);
}

} // namespace

class TestDevicePresets : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// What is measured anew of a device is so of all that descend from it.
    void figuresComeFromTheParent()
    {
        const std::map<std::string_view, std::string_view> files {
            {"root",
                R"({"name": "root", "memoryBytes": 4e9, "computeEfficiency": 0.8, "layerLaunchSeconds": 1})"},
            {"child", R"({"name": "child", "derivedFrom": "root", "memoryBytes": 8e9})"},
            {"grandchild", R"({"name": "grandchild", "derivedFrom": "child", "layerLaunchSeconds": 2,
                "sharesOfParent": {"computeEfficiency": 0.5}})"},
            {"orphan", R"({"name": "orphan", "derivedFrom": "nobody"})"},
            {"hen", R"({"name": "hen", "derivedFrom": "egg"})"},
            {"egg", R"({"name": "egg", "derivedFrom": "hen"})"},
        };
        const auto textOf = [&files](std::string_view name) -> std::optional<std::string_view> {
            const auto found = files.find(name);
            return found == files.end() ? std::nullopt : std::optional(found->second);
        };

        const nlohmann::json last = derivedPreset("grandchild", textOf).value();
        QCOMPARE(last["name"].get<std::string>(), std::string("grandchild"));
        QCOMPARE(last["memoryBytes"].get<double>(), 8e9);
        QCOMPARE(last["computeEfficiency"].get<double>(), 0.4);
        QCOMPARE(last["layerLaunchSeconds"].get<double>(), 2.0);
        QCOMPARE(derivedPreset("child", textOf).value()["computeEfficiency"].get<double>(), 0.8);

        QCOMPARE(derivedPreset("orphan", textOf).error().code, ErrorCode::BadValue);
        QCOMPARE(derivedPreset("hen", textOf).error().code, ErrorCode::Contradiction);
        QCOMPARE(derivedPreset("stranger", textOf).error().code, ErrorCode::BadValue);
    }

    /// Parents exist, and nothing is a copy of what the parent says.
    void derivedPresetsStateWhatDiffersAlone()
    {
        QVERIFY(parents().size() >= 10);
        for (const auto& [name, parent] : parents()) {
            const Result<nlohmann::json> whole = derivedPreset(name, fileOf);
            QVERIFY2(whole.has_value(), whole ? "" : whole.error().text().c_str());
            const nlohmann::json above = derivedPreset(parent, fileOf).value();
            const nlohmann::json stated = statedBy(name);
            for (const char* own : {"name", "title", "source"})
                QVERIFY2(stated.contains(own), (name + ' ' + own).c_str());
            for (const auto& [key, value] : stated.items())
                if (key != "boardPowerSource" && key != "boardPowerWatts")
                    QVERIFY2(!above.contains(key) || above[key] != value, (name + " copies " + key).c_str());
            // A figure and its source belong together.
            QCOMPARE(stated.contains("boardPowerWatts"), stated.contains("boardPowerSource"));
        }
    }

    /// The same plan on a device with more memory, bandwidth or links is no slower: an H200 is no slower than
    /// an H100.
    void noDeviceIsSlowerThanARelativeThatItOutdoes()
    {
        const Case cases[] = {
            {"llama-3-8b", 1, {.tp = 1}},
            {"llama-3-8b", 1, {.tp = 8}},
            {"llama-3.1-70b", 8, {.tp = 8, .pp = 4}},
            {"mixtral-8x7b", 1, {.ep = 8}},
            {"qwen3-30b-a3b", 4, {.pp = 2, .ep = 8}},
        };
        int compared = 0;
        for (const auto& [name, parent] : parents())
            for (const auto& [better, worse] : {std::pair(name, parent), std::pair(parent, name)}) {
                const DeviceSpec a = devicePreset(better).value();
                const DeviceSpec b = devicePreset(worse).value();
                if (!outdoes(a, b))
                    continue;
                ++compared;
                for (const Case& asked : cases)
                    for (const Precision precision : {Precision::Bf16Mixed, Precision::Fp8Mixed}) {
                        const Seconds fast = stepOn(a, asked, precision);
                        const Seconds slow = stepOn(b, asked, precision);
                        if (precision == Precision::Fp8Mixed && a.peakFp8.value() <= 0)
                            continue;
                        QVERIFY2(fast.value() > 0 && fast <= slow,
                            (better + " is slower than " + worse + " with " + asked.model).c_str());
                    }
            }
        QVERIFY(compared >= 6);
    }

    /// H200: more bandwidth at the same die. A plan without NVLink takes on A800 what it takes on A100.
    void namedRelativesAreAsMeasured()
    {
        const Case asked {"llama-3-8b", 1, {.tp = 1}};
        const double h100 = stepOn(*devicePreset("h100-sxm-80gb"), asked, Precision::Bf16Mixed).value();
        const double h200 = stepOn(*devicePreset("h200-sxm-141gb"), asked, Precision::Bf16Mixed).value();
        QVERIFY2(h200 < h100 && h200 > 0.85 * h100, std::to_string(h200 / h100).c_str());
        DeviceSpec a800 = *devicePreset("a800-sxm-80gb");
        DeviceSpec a100 = *devicePreset("a100-sxm-80gb");
        QVERIFY(a800.deviceLink < a100.deviceLink);
        a800.deviceLink = a100.deviceLink;
        QCOMPARE(stepOn(a800, asked, Precision::Bf16Mixed), stepOn(a100, asked, Precision::Bf16Mixed));
    }

    /// A part of what is sold never reaches programs: 80 GB are 79.1 GiB on H100, 288 GB are 276.5 on GB300.
    void capacityIsWhatProgramsSee()
    {
        const std::pair<const char*, double> seen[] = {{"h100-sxm-80gb", 79.1}, {"h100-pcie-80gb", 79.1},
            {"h800-sxm-80gb", 79.1}, {"a100-sxm-80gb", 79.15}, {"a800-sxm-80gb", 79.15},
            {"a100-sxm-40gb", 39.6}, {"h200-sxm-141gb", 139.8}, {"b200-sxm-180gb", 178.35},
            {"gb200-nvl-186gb", 184.3}, {"b300-sxm-288gb", 267.7}, {"gb300-nvl-288gb", 276.5},
            {"v100-sxm-32gb", 31.75}, {"rtx4090-24gb", 23.55}};
        for (const auto& [name, gibibytes] : seen) {
            const double memory = devicePreset(name)->memory.value() / kGiB;
            QVERIFY2(std::abs(memory - gibibytes) < 0.02, (name + std::to_string(memory)).c_str());
        }
        for (const std::string& name : devicePresets()) {
            const std::string sold = name.substr(name.rfind('-') + 1); // "80gb"
            const double memory = devicePreset(name)->memory.value() / kGiB;
            QVERIFY2(memory < std::stod(sold) && memory > 0.9 * std::stod(sold), name.c_str());
            QVERIFY2(statedBy(name)["source"].get<std::string>().find("memory") != std::string::npos,
                name.c_str());
        }
    }

    void presetsSayTheirGeneration()
    {
        for (const std::string& name : devicePresets()) {
            const DeviceSpec device = devicePreset(name).value();
            QVERIFY2(device.generation != DeviceGeneration::Unknown, name.c_str());
            QVERIFY2((device.computeCapability > 0) == device.title.starts_with("NVIDIA"), name.c_str());
        }
        QCOMPARE(devicePreset("gb200-nvl-186gb")->generation, DeviceGeneration::Blackwell);
        QCOMPARE(devicePreset("p100-sxm-16gb")->generation, DeviceGeneration::Pascal);
        QVERIFY(!computesBf16(*devicePreset("v100-sxm-32gb")));
        QVERIFY(!computesBf16(*devicePreset("t4-pcie-16gb")));
        QVERIFY(computesBf16(*devicePreset("a100-sxm-40gb")));
        QVERIFY(!groupsExperts(*devicePreset("t4-pcie-16gb")));
    }

    /// Rates of serving that were measured on other generations say on which.
    void assumedRatesSayFromWhere()
    {
        const auto sourceOf = [](const char* preset) { return servingRates(*devicePreset(preset)).source; };
        for (const char* preset : {"mi300x-192gb", "gaudi3-128gb", "ascend-910b-64gb"})
            QCOMPARE(sourceOf(preset), std::string("assumed from Hopper"));
        QCOMPARE(sourceOf("v100-sxm-32gb"), std::string("assumed from Ampere"));
        for (const char* preset : {"h100-sxm-80gb", "b200-sxm-180gb", "a100-sxm-80gb"})
            QVERIFY2(sourceOf(preset).find("assumed") == std::string::npos, preset);
        QCOMPARE(servingRates(DeviceSpec()).source, std::string("assumed from Hopper"));
    }

    /// A measured device is called otherwise, and is known as what it was.
    void measuredDevicesHaveANamesake()
    {
        QCOMPARE(namesakeOf("h100-sxm-80gb-measured").generation, DeviceGeneration::Hopper);
        QVERIFY(namesakeOf("jetson-agx-orin-64gb-measured").unifiedMemory);
        QVERIFY(namesakeOf("mine") == DeviceSpec());
        QCOMPARE(boardPowerOf("h100-sxm-80gb-measured").watts, boardPowerOf("h100-sxm-80gb").watts);
    }

    /// Drives are the scarcest of the nodes; what is stated of the nodes comes before what devices usually
    /// have.
    void drivesAreAsStated()
    {
        const DriveSpec usual;
        Cluster cluster = makeCluster(2, 1, *devicePreset("h100-sxm-80gb"));
        QVERIFY(drivesOf(cluster) == usual);
        cluster.setDeviceOfNodes(std::vector<int> {1}, *devicePreset("jetson-agx-orin-64gb"));
        QCOMPARE(drivesOf(cluster).read, BytesPerSecond(3.5e9));
        QCOMPARE(drivesOf(cluster, cluster.device).read, usual.read);
        cluster.host.drives.read = usual.read; // measured to be what was assumed
        QCOMPARE(drivesOf(cluster).read, usual.read);
        QCOMPARE(drivesOf(cluster).write, usual.write);
    }
};

QTEST_APPLESS_MAIN(TestDevicePresets)
#include "tst_device_presets.moc"
