// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <QTest>

#include "core/cluster/device_figures.h"
#include "core/cluster/device_presets.h"
#include "core/plan/plan_json.h"

using namespace rankloom;

namespace {

std::string withCluster(const std::string& cluster)
{
    return R"({"format":"rankloom-plan","version":1,"model":{"preset":"llama-3-8b"},"cluster":)" + cluster
        + "}";
}

} // namespace

/// What documents said in other places before.
class TestFormerDocuments : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Plans had the figures of drives before clusters did, each of them whether it was set or not.
    void formerDrivesAreTheClusters()
    {
        const std::string former = R"("memory":{"offload":{"nvmeReadBytesPerSecond":7e9,
            "nvmeWriteBytesPerSecond":3.25e9,"nvmeEnduranceBytes":7.008e15}})";
        const auto read = [&former](const char* host) {
            std::string text = withCluster(
                fmt::format(R"({{"nodes":2,"devicesPerNode":4,"device":"h100-sxm-80gb"{}}})", host));
            text.insert(text.rfind('}'), ',' + former);
            return readPlanDocument(text);
        };
        const Result<PlanDocument> document = read("");
        QVERIFY2(document.has_value(), document ? "" : document.error().text().c_str());
        QVERIFY(document->diagnostics.empty());
        const StatedDrives& drives = document->project.cluster->host.drives;
        QCOMPARE(drives.read, std::optional(BytesPerSecond(7e9)));
        QVERIFY(!drives.write && !drives.endurance);

        const std::string again = writePlanDocument(document->project, document->plan);
        QVERIFY(again.find("nvmeRead") == std::string::npos);
        QCOMPARE(readPlanDocument(again)->project.cluster->host.drives, drives);
        // What the cluster says itself comes first.
        QCOMPARE(read(R"(,"host":{"driveReadBytesPerSecond":5e9})")->project.cluster->host.drives.read,
            std::optional(BytesPerSecond(5e9)));

        // A document without a cluster says it of the project's.
        Result<PlanDocument> alone =
            readPlanDocument(R"({"format":"rankloom-plan","version":1,)" + former + '}');
        QVERIFY2(alone.has_value(), alone ? "" : alone.error().text().c_str());
        Project project;
        project.cluster = makeCluster(1, 8, *devicePreset("h100-sxm-80gb"));
        completeFrom(*alone, project, Plan());
        QCOMPARE(alone->project.cluster->host.drives.read, std::optional(BytesPerSecond(7e9)));
    }

    /// Documents that state a device's figures left out what its name said before.
    void formerDevicesAreKnownByTheirName()
    {
        nlohmann::json device = nlohmann::json::parse(writeDevice(*devicePreset("jetson-agx-orin-64gb"), ""));
        for (const char* later : {"generation", "computeCapability", "unifiedMemory",
                 "driveReadBytesPerSecond", "hostMemoryBytesPerDevice", "devicesPerHostLink"})
            QCOMPARE(device.erase(later), std::size_t {1});
        const auto read = [](const nlohmann::json& figures) {
            return readPlanDocument(
                withCluster(R"({"nodes":1,"devicesPerNode":1,"device":)" + figures.dump() + '}'))
                ->project.cluster->device;
        };
        QVERIFY(read(device) == *devicePreset("jetson-agx-orin-64gb"));
        device["name"] = "jetson-agx-orin-64gb-measured";
        QVERIFY(read(device).unifiedMemory);
        device["name"] = "mine";
        QCOMPARE(read(device).generation, DeviceGeneration::Unknown);
        device["generation"] = "hopper";
        QCOMPARE(read(device).generation, DeviceGeneration::Hopper);
    }

    void unknownFieldsAreWarningsWithAPointer()
    {
        const Result<PlanDocument> document = readPlanDocument(
            R"({"format":"rankloom-plan","version":1,"layuot":{},"schedule":{"knid":"zb-h1","a/b":1}})");
        QVERIFY(document.has_value());
        std::vector<std::string> pointers;
        for (const Diagnostic& diagnostic : document->diagnostics)
            pointers.push_back(diagnostic.where.pointer);
        QCOMPARE(pointers, (std::vector<std::string> {"/schedule/a~1b", "/schedule/knid", "/layuot"}));
        QVERIFY(document->diagnostics[1].message.find("Did you mean \"kind\"") != std::string::npos);
        QVERIFY(!document->hasModel);
    }

    void modelsComeFromAFileToo()
    {
        const auto files = [](const std::string& path) -> Result<std::string> {
            if (path != "tiny/config.json")
                return fail(ErrorCode::FileNotFound, "there is no such file");
            return std::string(R"({"model_type":"llama","hidden_size":64,"intermediate_size":128,
                "num_hidden_layers":2,"num_attention_heads":4,"vocab_size":100})");
        };
        const auto read = [&files](const std::string& model) {
            return readPlanDocument(R"({"format":"rankloom-plan","version":1,"model":)" + model + "}", files);
        };
        const Result<PlanDocument> document = read(R"({"file":"tiny/config.json"})");
        QVERIFY2(document.has_value(), document ? "" : document.error().text().c_str());
        QCOMPARE(document->project.model->name, std::string("tiny"));
        QCOMPARE(document->project.model->hidden, 64);
        QCOMPARE(read(R"({"file":"other.json"})").error().where.pointer, std::string("/model/file"));
        // A plan looks at nothing that is not beside it.
        for (const char* outside : {"/etc/passwd", "../config.json", "tiny/../../config.json", "..",
                 "C:/config.json", "\\\\\\\\host\\\\share"}) {
            const Result<PlanDocument> refused = read(R"({"file":")" + std::string(outside) + R"("})");
            QVERIFY2(!refused && refused.error().code == ErrorCode::BadValue, outside);
            QCOMPARE(refused.error().where.pointer, std::string("/model/file"));
        }
        QCOMPARE(read(R"({"preset":"llama-3-70B"})").error().where.pointer, std::string("/model/preset"));
        QCOMPARE(read(R"({"preset":"a","file":"b"})").error().code, ErrorCode::Contradiction);
        QVERIFY(
            read(R"({"config":{"model_type":"llama"}})").error().where.pointer.starts_with("/model/config"));
    }
};

QTEST_APPLESS_MAIN(TestFormerDocuments)
#include "tst_former_documents.moc"
