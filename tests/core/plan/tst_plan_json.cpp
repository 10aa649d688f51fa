// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <string>

#include <rapidcheck.h>

#include <QTest>

#include "core/base/json.h"
#include "core/base/overloaded.h"
#include "core/cluster/device_figures.h"
#include "core/cluster/device_presets.h"
#include "core/memory/memory.h"
#include "core/model/hf_config.h"
#include "core/plan/calibration_fields.h"
#include "core/plan/check.h"
#include "core/plan/plan_field.h"
#include "core/plan/plan_json.h"

using namespace rankloom;

namespace {

double anyDouble(int most) { return *rc::gen::inRange(0, most) / 7.0; }

/// Any text: control characters, quotes and beyond ASCII included.
std::string anyText()
{
    std::string out;
    for (const int c : *rc::gen::container<std::vector<int>>(rc::gen::inRange(1, 127)))
        out += static_cast<char>(c);
    return out + *rc::gen::element(std::string(), std::string("模型 Grüße"));
}

std::vector<int> anyIntegers(int most)
{
    return *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, most));
}

ShardExtent anyExtent()
{
    using Kind = ShardExtent::Kind;
    const Kind kind = *rc::gen::element(
        Kind::None, Kind::DataParallel, Kind::Degree, Kind::DevicePair, Kind::Node, Kind::All);
    return {kind, kind == Kind::Degree ? *rc::gen::inRange(1, 64) : 1};
}

/// Any legal value, of every field that has no form of its own in documents.
void setAny(const PlanField& field, Plan& plan)
{
    std::visit(Overloaded {
                   [&](const PlanField::Toggle& f) { f.of(plan) = *rc::gen::arbitrary<bool>(); },
                   [&](const PlanField::Integer& f) { f.of(plan) = *rc::gen::inRange(f.least, f.most); },
                   [&](const PlanField::Decimal& f) {
                       f.of(plan) = std::clamp(f.least + anyDouble(1 << 20), f.least, f.most);
                   },
                   [&](const PlanField::Choice& f) {
                       f.set(plan, *rc::gen::inRange(0, static_cast<int>(f.names().size())));
                   },
                   [&](const PlanField::Extent& f) { f.of(plan) = anyExtent(); },
                   [&](const PlanField::Text& f) { f.set(plan, anyText()); },
                   [&](const PlanField::Integers& f) { f.of(plan) = anyIntegers(std::min(f.most, 100)); },
                   [](const PlanField::Other& /*f*/) {},
               },
        field.value);
}

ExpertPlacement anyExperts()
{
    ExpertPlacement experts;
    const int layers = *rc::gen::inRange(0, 4);
    for (int l = 0; l < layers; ++l) {
        std::vector<std::vector<int>> row;
        const int count = *rc::gen::inRange(1, 6);
        for (int e = 0; e < count; ++e)
            row.push_back(*rc::gen::nonEmpty(rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 8))));
        experts.devices.push_back(row);
    }
    return experts;
}

WhatIf anyWhatIf()
{
    using Part = WhatIf::Part;
    WhatIf one;
    one.part = *rc::gen::element(Part::Device, Part::Node, Part::Link, Part::DevicePairs, Part::NodePairs);
    const bool computes = one.part == Part::Device || one.part == Part::Node;
    if (computes || one.part == Part::Link)
        one.removed = *rc::gen::arbitrary<bool>();
    if (computes || one.part == Part::Link)
        one.first = *rc::gen::inRange(0, 1000);
    if (one.part == Part::Link)
        one.second = one.first + *rc::gen::inRange(1, 9);
    if (computes)
        one.speed = 0.001 * *rc::gen::inRange(1, 1001);
    one.bandwidth = 0.001 * *rc::gen::inRange(1, 1001);
    return one;
}

Plan anyPlan()
{
    Plan plan;
    plan.name = anyText();
    for (const PlanField& field : planFields())
        setAny(field, plan);
    for (int swaps = 0; swaps < 4; ++swaps)
        std::swap(plan.layout.order[*rc::gen::inRange<std::size_t>(0, 5)],
            plan.layout.order[*rc::gen::inRange<std::size_t>(0, 5)]);
    plan.memory.recompute.modules = *rc::gen::container<std::vector<RecomputeModule>>(rc::gen::element(
        RecomputeModule::CoreAttention, RecomputeModule::Moe, RecomputeModule::LatentUpProjection));
    Compression& compression = plan.communication.compression;
    for (bool Compression::*target :
        {&Compression::dataParallel, &Compression::pipelineBackward, &Compression::embeddingSync})
        compression.*target = *rc::gen::arbitrary<bool>();
    if (plan.communication.bucketBytes < 1024)
        plan.communication.bucketBytes = 0;
    plan.deviceOfRank = anyIntegers(64);
    plan.experts.change().devices = anyExperts().devices;
    if (plan.experts->contiguous())
        plan.experts.change().fittedOn.clear(); // on nothing
    for (int layers = *rc::gen::inRange(0, 3); layers > 0; --layers)
        plan.bits.kept.change().push_back(*rc::gen::container<std::vector<int>>(4, rc::gen::inRange(0, 17)));
    plan.lockedRanks = anyIntegers(64);
    std::ranges::sort(plan.lockedRanks);
    plan.lockedRanks.erase(
        std::unique(plan.lockedRanks.begin(), plan.lockedRanks.end()), plan.lockedRanks.end());
    for (int i = *rc::gen::inRange(0, 4); i > 0; --i)
        plan.whatIf.push_back(anyWhatIf());
    return plan;
}

ModelSpec anyModel()
{
    const std::vector<std::string> presets = modelPresets();
    ModelSpec model = *modelPreset(presets[*rc::gen::inRange<std::size_t>(0, presets.size())]);
    if (*rc::gen::arbitrary<bool>())
        return model;
    model.name = anyText();
    model.norm = *rc::gen::element(NormKind::Rms, NormKind::LayerNorm);
    model.qkNorm = *rc::gen::element(QkNorm::None, QkNorm::PerHead, QkNorm::PerProjection);
    model.gatedMlp = *rc::gen::arbitrary<bool>();
    model.headBias = *rc::gen::arbitrary<bool>();
    if (model.moe)
        for (std::size_t l = 0; l < model.moe->layerIsMoe.size(); ++l)
            model.moe->layerIsMoe[l] = *rc::gen::arbitrary<bool>();
    return model;
}

LinkMatrix anyMatrix(int size)
{
    LinkMatrix matrix;
    if (*rc::gen::arbitrary<bool>())
        return matrix;
    matrix.size = size;
    const bool latency = *rc::gen::arbitrary<bool>();
    for (int cell = 0; cell < size * size; ++cell) {
        matrix.bandwidth.push_back(*rc::gen::inRange(0, 4) == 0 ? NAN : 1e9 + anyDouble(1 << 30));
        if (latency)
            matrix.latency.push_back(anyDouble(100) * 1e-6);
    }
    return matrix;
}

Cluster anyCluster()
{
    const std::vector<std::string> presets = devicePresets();
    DeviceSpec device = *devicePreset(presets[*rc::gen::inRange<std::size_t>(0, presets.size())]);
    if (*rc::gen::arbitrary<bool>())
        device.memory = Bytes(kLeastMemory + anyDouble(1 << 30));
    Cluster cluster = makeCluster(*rc::gen::inRange(1, 5), *rc::gen::inRange(1, 4), device);
    if (*rc::gen::arbitrary<bool>())
        for (int node = 0; node < cluster.nodes; ++node)
            cluster.nodeNames.push_back(anyText());
    for (int node = 0; node < cluster.nodes; ++node)
        if (*rc::gen::inRange(0, 3) == 0)
            cluster.setOutage(
                node, UnavailableNode {node, *rc::gen::element(Outage::Broken, Outage::Draining), anyText()});
    for (const LinkLevel level : {LinkLevel::DevicePair, LinkLevel::NodePair})
        cluster.links.setTier(level,
            {BytesPerSecond(kLeastRate + anyDouble(1 << 30)), Seconds(anyDouble(10)),
                *rc::gen::element(LinkOrigin::Assumed, LinkOrigin::Inferred, LinkOrigin::Measured)});
    cluster.links.setNodeMatrix(anyMatrix(cluster.nodes));
    cluster.links.setNodeDeviceMatrix(anyMatrix(cluster.devicesPerNode));
    cluster.links.setDeviceMatrix(anyMatrix(cluster.devices()));
    return cluster;
}

Project anyProject()
{
    Project project;
    project.name = anyText();
    if (*rc::gen::inRange(0, 8) > 0)
        project.model = anyModel();
    if (*rc::gen::inRange(0, 8) > 0)
        project.cluster = anyCluster();
    Calibration& calibration = project.calibration.change();
    calibration.source = anyText();
    for (const CalibrationField& field : calibrationFields())
        calibration.*field.of = field.least + (field.most - field.least) * *rc::gen::inRange(0, 1000) / 999.0;
    if (*rc::gen::inRange(0, 3) == 0) {
        RoutingStatistics& routing = project.routing.change();
        routing.layers = *rc::gen::inRange(1, 5);
        routing.experts = *rc::gen::inRange(1, 9);
        routing.topK = *rc::gen::inRange(1, 3);
        routing.tokens = *rc::gen::inRange(0, 1 << 20);
        for (int l = 0; l < routing.layers; ++l)
            routing.modelLayers.push_back(l + 1);
        for (int i = 0; i < routing.layers * routing.experts; ++i)
            routing.load.push_back(*rc::gen::inRange<std::int64_t>(0, std::int64_t {1} << 50));
    }
    return project;
}

constexpr const char* kContractDocument = R"({
  "format": "rankloom-plan", "version": 1, "name": "70B on 32 nodes",
  "model":    { "preset": "llama-3-70b" },
  "cluster":  { "nodes": 32, "devicesPerNode": 8, "device": "h100-sxm-80gb",
                "links": { "tiers": [ {"level": "device-pair", "bandwidth": 4.5e11, "latency": 2e-6},
                                      {"level": "node-pair",   "bandwidth": 5.0e10, "latency": 6e-6} ] } },
  "workload": { "kind": "training", "sequenceLength": 8192, "microBatchSize": 1, "globalBatchSize": 1024 },
  "layout":   { "tp": 8, "cp": 1, "pp": 4, "vpp": 1, "ep": 1, "etp": 1, "dp": 8,
                "sequenceParallel": true, "order": "tp-cp-ep-dp-pp" },
  "stages":   { "layersPerStage": [20, 20, 20, 20], "vocabulary": "none" },
  "schedule": { "kind": "1f1b" },
  "memory":   { "precision": "bf16-mixed", "optimizer": "adam",
                "sharding": { "weights": "none", "gradients": "none", "optimizer": "dp" },
                "recompute": { "mode": "none" }, "offload": { "target": "none" } },
  "communication": { "compression": { "kind": "none" }, "overlap": { "dp": true, "tp": false } },
  "placement": { "ranks": "linear" },
  "experts":   { "placement": "contiguous" }
})";

/// A small legal document whose `cluster` is given.
std::string withCluster(const std::string& cluster)
{
    return R"({"format":"rankloom-plan","version":1,"model":{"preset":"llama-3-8b"},"cluster":)" + cluster
        + "}";
}

} // namespace

class TestPlanJson : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readingWhatWasWrittenGivesTheSamePlan()
    {
        QVERIFY(rc::check("readPlan(writePlan(x)) == x, byte for byte when written again", [] {
            const Plan plan = anyPlan();
            const std::string text = writePlan(plan);
            const Result<Plan> back = readPlan(text);
            RC_ASSERT(back.has_value());
            RC_ASSERT(*back == plan);
            RC_ASSERT(writePlan(*back) == text);
        }));
    }

    void documentsRoundTrip()
    {
        QVERIFY(
            rc::check("readPlanDocument(writePlanDocument(x)) == x, byte for byte when written again", [] {
                const Project project = anyProject();
                const Plan plan = anyPlan();
                const std::string text = writePlanDocument(project, plan);
                const Result<PlanDocument> back = readPlanDocument(text);
                RC_ASSERT(back.has_value());
                RC_ASSERT(back->diagnostics.empty());
                RC_ASSERT(back->project == project);
                RC_ASSERT(back->plan == plan);
                RC_ASSERT(writePlanDocument(back->project, back->plan) == text);
            }));
    }

    void theContractsExampleIsRead()
    {
        const Result<PlanDocument> document = readPlanDocument(kContractDocument);
        QVERIFY2(document.has_value(), document ? "" : document.error().text().c_str());
        QCOMPARE(document->diagnostics.size(), std::size_t {0});
        QVERIFY(document->hasModel && document->hasCluster && document->hasWorkload);
        QCOMPARE(document->project.model->layers, 80);
        QCOMPARE(document->project.cluster->devices(), 256);
        QCOMPARE(document->project.cluster->links.link(0, 8).bandwidth, BytesPerSecond(5e10));
        QCOMPARE(document->plan.workload.globalBatchSize, 1024);
        QCOMPARE(document->plan.layout.etp, 1);
        QCOMPARE(document->plan.stages.layersPerStage, (std::vector<int> {20, 20, 20, 20}));
    }

    void measuredLinksRefineTheTiers()
    {
        const std::string text = withCluster(R"({"nodes":2,"devicesPerNode":4,"device":"h100-sxm-80gb",
            "links":{"portsPerNode":2,"measured":[{"rows":2,"unit":"bytes/s","bandwidth":[[null,3e10],[0,null]]},
                                 {"rows":4,"bandwidth":[[0,1,1,1],[1,0,1,1],[1,1,0,1],[1,1,1,0]]}],
                     "collectives":[{"level":"device-pair","ranks":4,"bytes":[8,1e9],"busBandwidth":[1e6,2e11]}]}})");
        const Result<PlanDocument> document = readPlanDocument(text);
        QVERIFY2(document.has_value(), document ? "" : document.error().text().c_str());
        const LinkTable& links = document->project.cluster->links;
        QCOMPARE(links.link(0, 4).bandwidth, BytesPerSecond(3e10));
        QCOMPARE(links.link(0, 4).origin, LinkOrigin::Measured);
        QCOMPARE(links.link(4, 0).origin, LinkOrigin::Assumed); // the zero counts as not measured
        QCOMPARE(links.link(5, 6).bandwidth, BytesPerSecond(1));
        QCOMPARE(links.portsPerNode(), 2);
        QCOMPARE(links.curves().size(), std::size_t {1});
        QVERIFY(
            links.curves().front() == (CollectiveCurve {LinkLevel::DevicePair, 4, {8, 1e9}, {1e6, 2e11}}));
        const Result<PlanDocument> again =
            readPlanDocument(writePlanDocument(document->project, document->plan));
        QVERIFY(again.has_value() && again->project.cluster == document->project.cluster);
        QCOMPARE(document->diagnostics.size(), std::size_t {1});
        QCOMPARE(document->diagnostics[0].where.pointer, std::string("/cluster/links/measured/0/bandwidth"));
    }

    /// Constants that plans had before the project had them: a document of then gives the same figures as its
    /// like of today, and both are written as the latter.
    void formerConstantsAreTheProjects()
    {
        const std::string head = R"({"format":"rankloom-plan","version":1,"name":"old",
            "model":{"preset":"mixtral-8x7b"},
            "cluster":{"nodes":4,"devicesPerNode":8,"device":"h100-sxm-80gb"},
            "workload":{"sequenceLength":4096,"microBatchSize":1,"globalBatchSize":64},
            "layout":{"tp":4,"pp":2,"ep":4},)";
        const std::string constants = R"("fragmentation":1.06,"fragmentationLow":1.03,"fragmentationHigh":1.2,
            "additiveBytes":3e9,"contextBytes":1e9,"communicatorBytes":7e8,"expertLoadSpread":0.3)";
        const Result<PlanDocument> former =
            readPlanDocument(head + R"("memory":{"vocabularyDivisor":64,)" + constants + "}}");
        const Result<PlanDocument> now = readPlanDocument(
            head + R"("memory":{"vocabularyDivisor":64},"calibration":{)" + constants + "}}");
        QVERIFY2(former.has_value(), former ? "" : former.error().text().c_str());
        QVERIFY(former->hasCalibration && now->hasCalibration);
        QVERIFY(former->diagnostics.empty());
        QVERIFY(former->project.calibration == (Calibration {{}, 1.06, 1.03, 1.2, 3e9, 1e9, 7e8, 0.3}));
        QVERIFY(former->project == now->project && former->plan == now->plan);
        const MemoryReport report = estimateMemory(former->project, former->plan);
        QVERIFY(report == estimateMemory(now->project, now->plan));
        // They do what they did in the plan.
        const StageMemory stage = report.stages.front();
        Project asItComes = former->project;
        asItComes.calibration = Calibration {};
        const StageMemory plain = estimateMemory(asItComes, former->plan).stages.front();
        QCOMPARE((stage.allocated - plain.allocated).value(), 3e9 - Calibration().additiveBytes);
        QCOMPARE(stage.reserved.value(), stage.allocated.value() * 1.06);
        QCOMPARE(stage.reservedLow.value(), stage.allocatedLow.value() * 1.03);
        QCOMPARE(stage.reservedHigh.value(), stage.allocatedHigh.value() * 1.2);
        QCOMPARE((stage.device - stage.reserved).value(), 1e9 + 4 * 7e8); // tp, dp, pp and ep
        QCOMPARE(stage.expertLoad.high, 1.3);
        QCOMPARE(
            writePlanDocument(former->project, former->plan), writePlanDocument(now->project, now->plan));
        // Only some of them: the rest is as Rankloom comes.
        const Result<PlanDocument> one = readPlanDocument(head + R"("memory":{"contextBytes":0}})");
        QVERIFY(one && one->hasCalibration);
        QVERIFY(one->project.calibration->contextBytes == 0
            && one->project.calibration->fragmentation == Calibration().fragmentation);
        QVERIFY(!readPlanDocument(head + R"("memory":{}})")->hasCalibration);
        const Result<PlanDocument> twice =
            readPlanDocument(head + R"("memory":{"contextBytes":0},"calibration":{"contextBytes":0}})");
        QCOMPARE(twice.error().code, ErrorCode::Contradiction);
        QCOMPARE(readPlanDocument(head + R"("memory":{"contextBytes":-1}})").error().where.pointer,
            std::string("/memory/contextBytes"));
        // A plan alone has none.
        QVERIFY(!withValue(Plan(), "/memory/contextBytes", "1e9"));
    }

    void documentRefusals_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("pointer");
        const auto row = [](const char* name, const std::string& json, const char* pointer) {
            QTest::newRow(name) << QByteArray::fromStdString(json) << QByteArray(pointer);
        };
        row("no format", "{}", "/format");
        row("other format", R"({"format":"rankloom-evaluation","version":1})", "/format");
        row("newer", R"({"format":"rankloom-plan","version":2})", "/version");
        row("inference", R"({"format":"rankloom-plan","version":1,"workload":{"kind":"inference"}})",
            "/workload/kind");
        row("lengths", R"({"format":"rankloom-plan","version":1,"serving":{"lengths":"fixed:8"}})",
            "/serving/lengths");

        row("no device", withCluster(R"({"nodes":1,"devicesPerNode":1})"), "/cluster/device");
        row("device", withCluster(R"({"nodes":1,"devicesPerNode":1,"device":"h100"})"), "/cluster/device");
        row("too many", withCluster(R"({"nodes":1048576,"devicesPerNode":1024,"device":"h100-sxm-80gb"})"),
            "/cluster");
        const std::string links = R"({"nodes":2,"devicesPerNode":8,"device":"h100-sxm-80gb","links":)";
        row("rows", withCluster(links + R"({"measured":{"rows":3,"bandwidth":[]}}})"),
            "/cluster/links/measured/rows");
        row("not square", withCluster(links + R"({"measured":{"rows":2,"bandwidth":[[1,2],[3]]}}})"),
            "/cluster/links/measured/bandwidth/1");
        row("negative cell", withCluster(links + R"({"measured":{"rows":2,"bandwidth":[[0,-2],[3,0]]}}})"),
            "/cluster/links/measured/bandwidth/0/1");
        row("unit",
            withCluster(links + R"({"measured":{"rows":2,"unit":"GB/s","bandwidth":[[0,1],[1,0]]}}})"),
            "/cluster/links/measured/unit");
        const std::string curves = links + R"({"collectives":[{"level":"node-pair","ranks":16,)";
        row("curve level",
            withCluster(links + R"({"collectives":[{"ranks":16,"bytes":[1],"busBandwidth":[1]}]}})"),
            "/cluster/links/collectives/0/level");
        row("curve ranks",
            withCluster(links
                + R"({"collectives":[{"level":"node-pair","ranks":1,"bytes":[1],"busBandwidth":[1]}]}})"),
            "/cluster/links/collectives/0/ranks");
        row("curve size", withCluster(curves + R"("bytes":[1,0],"busBandwidth":[1,2]}]}})"),
            "/cluster/links/collectives/0/bytes/1");
        row("curve rates", withCluster(curves + R"("bytes":[1,2],"busBandwidth":3}]}})"),
            "/cluster/links/collectives/0/busBandwidth");
        row("curve order", withCluster(curves + R"("bytes":[2,1],"busBandwidth":[1,2]}]}})"),
            "/cluster/links/collectives/0");
        row("curve twice",
            withCluster(curves + R"("bytes":[1],"busBandwidth":[1]},{"level":"node-pair","ranks":16,)"
                + R"("bytes":[1],"busBandwidth":[1]}]}})"),
            "/cluster/links/collectives/1");
        row("curves", withCluster(links + R"({"collectives":{}}})"), "/cluster/links/collectives");
        row("tier", withCluster(links + R"({"tiers":[{"level":"rack"}]}})"), "/cluster/links/tiers/0/level");
        row("names",
            withCluster(R"({"nodes":2,"devicesPerNode":1,"device":"h100-sxm-80gb","nodeNames":["a"]})"),
            "/cluster/nodeNames");
    }
    void documentRefusals()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QByteArray, pointer);
        const Result<PlanDocument> document = readPlanDocument(json.toStdString());
        QVERIFY(!document.has_value());
        QCOMPARE(document.error().where.pointer, pointer.toStdString());
    }

    void anEmptyObjectIsTheDefaultPlan()
    {
        const Result<Plan> plan = readPlan("{}");
        QVERIFY(plan.has_value());
        QCOMPARE(*plan, Plan());
    }

    void refusalsNamePlaceAndRemedy_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("pointer");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char* name, const char* json, const char* pointer, const char* part) {
            QTest::newRow(name) << QByteArray(json) << QByteArray(pointer) << QByteArray(part);
        };
        row("word", R"({"layout":{"tp":"eight"}})", "/layout/tp", "the string \"eight\"");
        row("fraction", R"({"layout":{"tp":2.5}})", "/layout/tp", "the number 2.5");
        row("negative", R"({"layout":{"pp":-4}})", "/layout/pp", "integer from 1 to");
        row("zero", R"({"layout":{"pp":0}})", "/layout/pp", "integer from 1 to");
        row("array", R"({"layout":[]})", "/layout", "an array of 0");
        row("order", R"({"layout":{"order":"tp-tp-ep-dp-pp"}})", "/layout/order", "tp-cp-ep-dp-pp");
        row("schedule", R"({"schedule":{"kind":"zb-h3"}})", "/schedule/kind", "Did you mean \"zb-h1\"");
        row("module", R"({"memory":{"recompute":{"modules":["mlpp"]}}})", "/memory/recompute/modules/0",
            "core_attn");
        row("extent", R"({"memory":{"sharding":{"optimizer":"rack"}}})", "/memory/sharding/optimizer",
            "group size");
        row("target", R"({"communication":{"compression":{"targets":[1]}}})",
            "/communication/compression/targets/0", "a string");
        row("replica", R"({"experts":{"placement":[[0,[]]]}})", "/experts/placement/0/1", "no device");
        row("rank", R"({"placement":{"ranks":[0,-1]}})", "/placement/ranks/1", "-1");
        row("huge", R"({"communication":{"bucketBytes":1e300}})", "/communication/bucketBytes", "1e+300");
        row("duplicate", R"({"layout":{"tp":1,"tp":2}})", "/layout/tp", "twice");
    }
    void refusalsNamePlaceAndRemedy()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QByteArray, pointer);
        QFETCH(const QByteArray, part);
        const Result<Plan> plan = readPlan(json.toStdString());
        QVERIFY(!plan.has_value());
        QCOMPARE(plan.error().where.pointer, pointer.toStdString());
        QVERIFY2(
            plan.error().text().find(part.toStdString()) != std::string::npos, plan.error().text().c_str());
    }

    void hostileTextIsRefused_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("empty") << QByteArray() << QByteArray("empty");
        QTest::newRow("cut") << QByteArray(R"({"layout": {"tp": 2)") << QByteArray("cut off");
        QTest::newRow("binary") << QByteArray("\x7f"
                                              "ELF\0\0",
            6) << QByteArray("binary");
        QTest::newRow("utf-16") << QByteArray("\xff\xfe{\0}\0", 6) << QByteArray("UTF-16");
        QTest::newRow("latin-1") << QByteArray("{\"name\":\"Gr\xfc\xdf"
                                               "e\"}")
                                 << QByteArray("UTF-8");
        QTest::newRow("nan") << QByteArray(R"({"layout":{"tp":NaN}})") << QByteArray("JSON");
        QTest::newRow("overflow") << QByteArray(R"({"layout":{"tp":1e999}})") << QByteArray("JSON");
        QTest::newRow("deep") << QByteArray(1'000'000, '[') << QByteArray("deeper than 64");
        QTest::newRow("deep object") << QByteArray("{\"a\":").repeated(100'000) << QByteArray("deeper");
        QTest::newRow("not an object") << QByteArray("[1]") << QByteArray("an object");
    }
    void hostileTextIsRefused()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QByteArray, part);
        const Result<Plan> plan = readPlan(json.toStdString());
        QVERIFY(!plan.has_value());
        QVERIFY2(
            plan.error().text().find(part.toStdString()) != std::string::npos, plan.error().text().c_str());
    }

    void syntaxErrorsHaveLineAndColumn()
    {
        const Result<Plan> plan = readPlan("{\n  \"layout\": {\"tp\": 2,}\n}\n");
        QVERIFY(!plan.has_value());
        QCOMPARE(plan.error().code, ErrorCode::BadSyntax);
        QCOMPARE(plan.error().where.line, std::int64_t {2});
        QCOMPARE(plan.error().where.column, std::int64_t {22});
    }

    void impossibleWhatIfsAndOutagesAreRefused()
    {
        const auto refused = [](const std::string& text, const char* pointer) {
            const auto document = readPlanDocument(text);
            return !document && document.error().where.pointer == pointer;
        };
        const auto whatIf = [&](const std::string& one, const char* pointer) {
            return refused(R"({"format":"rankloom-plan","version":1,"whatIf":)" + one + "}", pointer);
        };
        QVERIFY(whatIf("3", "/whatIf"));
        QVERIFY(whatIf("[{}]", "/whatIf/0"));
        QVERIFY(whatIf(R"([{"node":1,"device":2}])", "/whatIf/0"));
        QVERIFY(whatIf(R"([{"node":-1}])", "/whatIf/0/node"));
        QVERIFY(whatIf(R"([{"link":[1,1]}])", "/whatIf/0/link"));
        QVERIFY(whatIf(R"([{"node":1},{"link":[1]}])", "/whatIf/1/link"));
        QVERIFY(whatIf(R"([{"node":1,"bandwidth":0}])", "/whatIf/0/bandwidth"));
        QVERIFY(whatIf(R"([{"device":1,"speed":1.5}])", "/whatIf/0/speed"));
        QVERIFY(whatIf(R"([{"level":"rack","bandwidth":0.5}])", "/whatIf/0/level"));
        const auto outage = [&](const std::string& list, const char* pointer) {
            return refused(withCluster(R"({"nodes":2,"devicesPerNode":8,"device":"h100-sxm-80gb",)"
                                       R"("unavailableNodes":)"
                               + list + "}"),
                pointer);
        };
        QVERIFY(outage("1", "/cluster/unavailableNodes"));
        QVERIFY(outage(R"([{"node":2}])", "/cluster/unavailableNodes/0/node"));
        QVERIFY(outage(R"([{"reason":"broken"}])", "/cluster/unavailableNodes/0/node"));
        QVERIFY(outage(R"([{"node":1,"reason":"tired"}])", "/cluster/unavailableNodes/0/reason"));
        QVERIFY(outage(R"([{"node":1},{"node":1}])", "/cluster/unavailableNodes"));
        QVERIFY(outage(R"([{"node":0},{"node":1},{"node":0}])", "/cluster/unavailableNodes"));
    }
};

QTEST_APPLESS_MAIN(TestPlanJson)
#include "tst_plan_json.moc"
