// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>
#include <limits>

#include <QTest>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include "core/base/limits.h"
#include "core/model/hf_config.h"
#include "core/plan/calibration_fields.h"
#include "db/blob.h"
#include "db/model_json.h"
#include "db/project_file.h"
#include "tests/db/sample.h"

using namespace rankloom;
using namespace rankloom::db;

namespace {

ModelSpec anyModel()
{
    ModelSpec model;
    const auto text =
        rc::gen::elementOf(std::vector<std::string> {"", "a", "Größe", "模型\n\"q\"\\", "\x01"});
    model.name = *text;
    model.family = *text;
    const auto size = rc::gen::inRange(1, 1 << 30);
    for (int* field :
        {&model.hidden, &model.heads, &model.kvHeads, &model.headDim, &model.ffn, &model.vocabulary,
            &model.learnedPositions, &model.maxPositions, &model.normsPerLayer, &model.mtpLayers})
        *field = *size;
    const std::vector<bool> layers = *rc::gen::nonEmpty(rc::gen::arbitrary<std::vector<bool>>());
    model.layers = static_cast<int>(layers.size());
    for (bool* field : {&model.gatedMlp, &model.tiedEmbeddings, &model.qkvBias, &model.outputBias,
             &model.mlpBias, &model.headBias, &model.attentionSinks})
        *field = *rc::gen::arbitrary<bool>();
    model.norm = *rc::gen::element(NormKind::Rms, NormKind::LayerNorm);
    model.qkNorm = *rc::gen::element(QkNorm::None, QkNorm::PerHead, QkNorm::PerProjection);
    if (*rc::gen::arbitrary<bool>())
        model.mla = LatentAttention {*size, *size, *size, *size, *size};
    if (model.mla && *rc::gen::arbitrary<bool>())
        model.sparse = SparseAttention {*size, *size, *size};
    if (*rc::gen::arbitrary<bool>()) {
        MixtureOfExperts moe;
        for (int* field : {&moe.topK, &moe.expertFfn, &moe.sharedFfn})
            *field = *size;
        moe.experts = *rc::gen::inRange(moe.topK, 1 << 30);
        for (bool* field : {&moe.sharedGate, &moe.routerBias, &moe.expertBias})
            *field = *rc::gen::arbitrary<bool>();
        moe.layerIsMoe = layers;
        model.moe = moe;
    }
    if (*rc::gen::arbitrary<bool>())
        model.window = AttentionWindow {*size, layers};
    ModelDetails& details = model.details;
    details.activation = *text;
    details.routerScale = *rc::gen::element(0.0, 1.0, 2.5, 1e-300);
    details.routerGroups = *rc::gen::inRange(0, 1 << 14);
    if (*rc::gen::arbitrary<bool>()) {
        details.rotaryBase = *rc::gen::element(1e4, 5e5, 0.1);
        details.normEpsilon = 1e-6;
        details.routerNormalises = *rc::gen::arbitrary<bool>();
        details.rotaryScaling.emplace().kind = *text;
        details.rotaryScaling->mscale = 0.707;
    }
    return model;
}

double anyDouble()
{
    return *rc::gen::element(
               0.0, -0.0, 1.0, 0.1, -1e308, 5e-324, std::numeric_limits<double>::infinity(), 1e11, 3e-6)
        + *rc::gen::arbitrary<double>();
}

std::int64_t anyInteger()
{
    const int bits = *rc::gen::inRange(1, 63);
    const std::int64_t value = *rc::gen::inRange<std::int64_t>(0, std::int64_t {1} << bits);
    return *rc::gen::arbitrary<bool>() ? value : -value;
}

std::vector<std::int64_t> anyCounts()
{
    const int bits = *rc::gen::inRange(1, 40);
    return *rc::gen::container<std::vector<std::int64_t>>(
        rc::gen::inRange<std::int64_t>(0, std::int64_t {1} << bits));
}

} // namespace

class TestRoundTrip : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyModelReadsBackEqual()
    {
        QVERIFY(rc::check("read(write(model)) = model, and writing again gives the same bytes", [] {
            const ModelSpec model = anyModel();
            const std::string json = writeModelJson(model);
            const Result<ModelSpec> again = readModelJson(json);
            RC_ASSERT(again.has_value());
            RC_ASSERT(*again == model);
            RC_ASSERT(writeModelJson(*again) == json);
        }));
    }

    void aModelWithoutAFieldIsRefused()
    {
        const std::string json = writeModelJson(test::sampleModel());
        const auto without = [&json](const std::string& from, const std::string& to) {
            std::string changed = json;
            changed.replace(changed.find(from), from.size(), to);
            return readModelJson(changed);
        };
        QCOMPARE(without("\"heads\":4", "\"heads\":4.5").error().where.pointer, std::string("/heads"));
        QCOMPARE(without("\"heads\":4", "\"x\":4").error().where.pointer, std::string("/heads"));
        QCOMPARE(without("\"topK\":2", "\"topK\":null").error().where.pointer, std::string("/moe/topK"));
        QCOMPARE(
            without("\"layers\":3", "\"layers\":3000000000").error().where.pointer, std::string("/layers"));
        QCOMPARE(without("\"rms\"", "\"ram\"").error().where.pointer, std::string("/norm"));
        QVERIFY(!readModelJson("[]") && !readModelJson("") && !readModelJson("{\"name\":"));
    }

    void noModelIsRead() { QVERIFY(readModelJson(writeModelJson(ModelSpec {})).value() == ModelSpec {}); }

    /// Until documents and projects had one form, a project had a flag for each layer and null for nothing.
    void modelsInTheFormerFormAreRead()
    {
        ModelSpec model = test::sampleModel();
        model.window = AttentionWindow {512, {true, false, true}};
        nlohmann::json json = nlohmann::json::parse(writeModelJson(model));
        json["moe"].erase("layers");
        json["window"].erase("layers");
        json["moe"]["layerIsMoe"] = {false, true, true};
        json["window"]["layerIsWindowed"] = {true, false, true};
        json["mla"] = nullptr;
        QVERIFY(readModelJson(json.dump()).value() == model);
        json["moe"] = nullptr;
        QVERIFY(!readModelJson(json.dump())->moe);
    }

    /// Files from before an indexer was stated: the family's usual one, as it was priced then.
    void modelsStoredWithoutTheirIndexerHaveTheUsualOne()
    {
        for (const char* preset : {"deepseek-v3.2", "glm-5"}) {
            const ModelSpec model = modelPreset(preset).value();
            nlohmann::json json = nlohmann::json::parse(writeModelJson(model));
            QCOMPARE(json.erase("sparseAttention"), std::size_t {1});
            QVERIFY(readModelJson(json.dump()).value() == model);
            // One of the family that attends to all keys says so.
            ModelSpec dense = model;
            dense.sparse.reset();
            QVERIFY(readModelJson(writeModelJson(dense)).value() == dense);
        }
        nlohmann::json whole = nlohmann::json::parse(writeModelJson(modelPreset("llama-3-8b").value()));
        whole["sparseAttention"] = {{"keys", 2048}, {"indexerHeads", 64}, {"indexerHeadDim", 128}};
        QCOMPARE(readModelJson(whole.dump()).error().where.pointer, std::string("/sparseAttention"));
    }

    /// A file from before details were kept: a preset is complete again, anything else stays unknown.
    void modelsStoredWithoutDetailsAreCompleted()
    {
        const auto old = [](const ModelSpec& model) {
            nlohmann::json json = nlohmann::json::parse(writeModelJson(model));
            json.erase("details");
            return readModelJson(json.dump());
        };
        const ModelSpec preset = *modelPreset("deepseek-v3");
        QVERIFY(preset.details.rotaryBase.has_value());
        QVERIFY(*old(preset) == preset);
        ModelSpec other = preset;
        ++other.layers;
        other.moe->layerIsMoe.push_back(true);
        QVERIFY(old(other)->details == ModelDetails());
    }

    void doublesKeepEveryBit()
    {
        QVERIFY(rc::check("unpack(pack(x)) = x", [] {
            const auto values = *rc::gen::container<std::vector<double>>(rc::gen::exec(&anyDouble));
            const std::string blob = packDoubles(values);
            RC_ASSERT(unpackDoubles(blob).value() == values);
        }));
        const std::array<double, 3> special {std::nan("1"), -std::nan("2"), -0.0};
        const std::vector<double> back = unpackDoubles(packDoubles(special)).value();
        QVERIFY(std::isnan(back[0]) && std::isnan(back[1]) && std::signbit(back[2]));
        // Whatever made the NaN, the bytes are the same.
        const std::array<double, 1> one {std::nan("1")};
        const std::array<double, 1> two {-std::nan("7")};
        QCOMPARE(packDoubles(one), packDoubles(two));
    }

    void integersTakeTheNarrowestType()
    {
        QVERIFY(rc::check("unpack(pack(n)) = n, narrow", [] {
            const auto values = *rc::gen::container<std::vector<std::int64_t>>(rc::gen::exec(&anyInteger));
            RC_ASSERT(unpackIntegers(packIntegers(std::span(values))).value() == values);
            const std::vector<std::int64_t> counts = anyCounts();
            const std::string blob = packIntegers(std::span(counts));
            RC_ASSERT(unpackIntegers(blob).value() == counts);
            std::int64_t most = 0;
            for (const std::int64_t n : counts)
                most = std::max(most, n);
            const std::size_t width = most < 256  ? 1
                : most < 65536                    ? 2
                : most < (std::int64_t {1} << 32) ? 4
                                                  : 8;
            RC_ASSERT(blob.size() == kBlobHeaderBytes + width * counts.size());
        }));
    }

    /// The layout is a promise to other programs: byte for byte.
    void bytesOfABlobNeverChange()
    {
        const std::array<std::int64_t, 3> values {1, 258, 65535};
        const std::string blob = packIntegers(std::span<const std::int64_t>(values));
        QByteArray bytes(blob.data(), static_cast<qsizetype>(blob.size()));
        QCOMPARE(bytes.left(12).toHex(),
            QByteArray("526b4c61"
                       "0100"
                       "0200"
                       "03000000"));
        QCOMPARE(bytes.mid(16).toHex(), QByteArray("01000201ffff"));
        // The check value that every description of CRC-32 gives.
        QCOMPARE(crc32("123456789"), 0xCBF43926U);
        QCOMPARE(crc32("6789", crc32("12345")), 0xCBF43926U);
    }

    void anyFlippedBitIsNoticed()
    {
        const std::array<double, 3> values {1.5, NAN, 2e11};
        const std::string blob = packDoubles(values);
        for (std::size_t bit = 0; bit < blob.size() * 8; ++bit) {
            std::string broken = blob;
            broken[bit / 8] = static_cast<char>(broken[bit / 8] ^ (1 << (bit % 8)));
            QVERIFY(!checkBlob(broken) && !unpackDoubles(broken) && !unpackIntegers(broken));
        }
        for (std::size_t length = 0; length < blob.size(); ++length)
            QVERIFY(!checkBlob(std::string_view(blob).substr(0, length)));
        QVERIFY(!unpackIntegers(blob) && unpackDoubles(blob));
    }

    /// Whoever stores may store no more than is read back, and as much.
    void routingAtItsLimitsReadsBackEqual()
    {
        const test::Folder folder;
        ProjectFile file = std::move(*ProjectFile::create(folder.file("p.rankloom"), Project {}, Plan {}));
        struct Size {
            std::int64_t layers, experts, windows;
            limits::RoutingCounts counts;
        };
        using enum limits::RoutingCounts;
        const std::int64_t windows = limits::kMostWindowCounts / (32 * limits::kMostRoutingExperts);
        for (const Size& size : {Size {limits::kMostRoutingLayers, 2, 2, LoadsAndPairs},
                 Size {1, limits::kMostRoutingExperts, 0, Loads},
                 Size {32, limits::kMostRoutingExperts, windows, Loads}}) {
            QVERIFY(limits::isRoutingSize(size.layers, size.experts, size.counts));
            RoutingStatistics routing;
            routing.layers = static_cast<int>(size.layers);
            routing.experts = static_cast<int>(size.experts);
            routing.topK = 1;
            routing.tokens = limits::kMostCount;
            for (int layer = 0; layer < routing.layers; ++layer)
                routing.modelLayers.push_back(
                    static_cast<int>(limits::kMostLayerNumber) - routing.layers + layer + 1);
            routing.load.assign(static_cast<std::size_t>(size.layers * size.experts), limits::kMostCount);
            if (size.counts == LoadsAndPairs) {
                routing.transitions.assign(routing.pairIndex(routing.layers - 1, 0, 0), limits::kMostCount);
                routing.coactivation.assign(routing.pairIndex(routing.layers, 0, 0), 1);
            }
            routing.windows.count = static_cast<int>(size.windows);
            routing.windows.width = size.windows > 0 ? std::int64_t {1} << 40U : 0;
            routing.windows.load.assign(static_cast<std::size_t>(size.windows) * routing.load.size(), 3);
            const Result<void> stored = file.storeRouting({1, {}, {}, routing, {}});
            QVERIFY2(stored.has_value(), stored ? "" : stored.error().text().c_str());
            const Result<Project> read = file.loadProject();
            QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
            QVERIFY(read->routing == routing);
        }
    }

    void anyCalibrationReadsBackEqual()
    {
        const test::Folder folder;
        ProjectFile file = std::move(*ProjectFile::create(folder.file("p.rankloom"), Project {}, Plan {}));
        QVERIFY(file.loadInputs()->calibration == Calibration());
        QVERIFY(rc::check("of the project, and of one plan", [&file] {
            const auto any = [] {
                Calibration out;
                out.source = *rc::gen::element(std::string(), std::string("run “π”"));
                for (const CalibrationField& field : calibrationFields())
                    out.*field.of = field.least
                        + (field.most - field.least) * *rc::gen::inRange(0, 1'000'000) / 999'999.0;
                return out;
            };
            const Calibration shared = any();
            RC_ASSERT(file.storeCalibration(shared).has_value());
            Scenario scenario = file.loadScenarios()->front();
            scenario.ownCalibration.reset();
            if (*rc::gen::arbitrary<bool>())
                scenario.ownCalibration = any();
            RC_ASSERT(file.storeScenario(scenario).has_value());
            RC_ASSERT(file.loadScenarios()->front() == scenario);
            RC_ASSERT(file.loadInputs()->calibration == shared);
            RC_ASSERT(file.loadProject()->calibration == scenario.ownCalibration.value_or(shared));
        }));
        // With the plan goes what it had alone.
        Scenario scenario = file.loadScenarios()->front();
        scenario.ownCalibration = Calibration {};
        QVERIFY(file.storeScenario(scenario).has_value());
        QVERIFY(file.addScenario({0, "other", {}, {}}).has_value());
        QVERIFY(file.removeScenario(scenario.id).has_value());
        QCOMPARE(file.sql("SELECT scenario_id FROM calibration")->size(), std::size_t {2});
        QVERIFY(file.check()->empty());
    }

    void anyClusterAndRoutingReadBackEqual()
    {
        const test::Folder folder;
        ProjectFile file = std::move(*ProjectFile::create(folder.file("p.rankloom"), Project {}, Plan {}));
        QVERIFY(rc::check("cluster", [&file] {
            const int nodes = *rc::gen::inRange(0, 5);
            const int devices = *rc::gen::inRange(1, 4);
            Cluster cluster = makeCluster(nodes, devices, test::sampleDevice());
            cluster.links.setTier(LinkLevel::NodePair,
                {BytesPerSecond(*rc::gen::arbitrary<double>()), Seconds(*rc::gen::arbitrary<double>()),
                    *rc::gen::element(LinkOrigin::Assumed, LinkOrigin::Inferred, LinkOrigin::Measured)});
            const auto matrix = [](int size) {
                LinkMatrix any;
                any.size = size;
                const auto cell = rc::gen::exec(
                    [] { return *rc::gen::arbitrary<bool>() ? anyDouble() : static_cast<double>(NAN); });
                const auto cells = static_cast<std::size_t>(size * size);
                any.bandwidth = *rc::gen::container<std::vector<double>>(cells, cell);
                if (size > 0 && *rc::gen::arbitrary<bool>())
                    any.latency = *rc::gen::container<std::vector<double>>(cells, cell);
                return any;
            };
            cluster.links.setNodeMatrix(matrix(*rc::gen::element(0, nodes)));
            cluster.links.setNodeDeviceMatrix(matrix(*rc::gen::element(0, devices)));
            cluster.links.setDeviceMatrix(matrix(*rc::gen::element(0, nodes * devices)));
            for (int node = 0; node < nodes; ++node)
                if (*rc::gen::arbitrary<bool>())
                    cluster.setOutage(node, UnavailableNode {node, Outage::Broken, "fan"});
            RC_ASSERT(file.storeCluster({1, {}, cluster}).has_value());
            RC_ASSERT(file.loadProject()->cluster == cluster);
        }));
    }
};

QTEST_APPLESS_MAIN(TestRoundTrip)
#include "tst_round_trip.moc"
