// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include "core/bits/bit_storage.h"
#include "core/bits/plane_order_json.h"
#include "core/model/hf_config.h"
#include "tests/core/bits/layers_of_planes.h"

using namespace rankloom;
using namespace rankloom::test;
using nlohmann::json;

namespace {

/// Random chains, whose loads and computes are of any size: nothing that the rule of the exact order could
/// lean on.
LayerPlanes wildLayer(Random& random, int experts, int mostPlanes)
{
    LayerPlanes layer;
    for (int e = 0; e < experts; ++e) {
        std::vector<PlaneWork> planes;
        for (int k = random.below(mostPlanes + 1); k > 0; --k)
            planes.push_back({static_cast<double>(random.below(6)), static_cast<double>(random.below(6)), k});
        layer.add(planes);
    }
    return layer;
}

int expertOf(const LayerPlanes& layer, int plane)
{
    return static_cast<int>(std::ranges::upper_bound(layer.first, plane) - layer.first.begin()) - 1;
}

/// Every plane once, on those below it.
bool isOrder(const LayerPlanes& layer, const std::vector<int>& order)
{
    std::vector<int> next(layer.first.begin(), layer.first.end() - 1);
    for (const int plane : order)
        if (next[static_cast<std::size_t>(expertOf(layer, plane))]++ != plane)
            return false;
    return order.size() == layer.planes.size();
}

QString oraclesPath() { return QStringLiteral(RANKLOOM_REFERENCE_DATA "/experts/oracles.json"); }

} // namespace

/// Bytes of nested bits, and the order in which the planes of a layer are loaded.
class TestPlaneOrder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mixtralExpertsTakeThePublishedBytes()
    {
        const Result<ModelSpec> mixtral = modelPreset("mixtral-8x7b");
        QVERIFY(mixtral.has_value());
        const ExpertWeights weights = expertWeights(*mixtral);
        QCOMPARE(weights.matrices, 176160768);
        QCOMPARE(weights.vectors, 0);
        const ExpertBytes bytes = expertBytes(weights, {2, 3, 128});
        QCOMPARE(bytes.base.value(), 49545216.0);
        QCOMPARE(bytes.plane.value(), 24772608.0);
        QCOMPARE(bytes.nested.value(), 99090432.0);
        QCOMPARE(bytes.separate.value(), 214695936.0);
        QCOMPARE(bytes.fp16.value(), 352321536.0);
        QCOMPARE(bytes.int4.value(), 176160768.0 / 2 + 176160768.0 / 128 * 4);
        QCOMPARE(bytes.int8.value(), 176160768.0 + 176160768.0 / 128 * 4);
        const ExpertBytes wide = expertBytes(weights, {5, 4, 128});
        QCOMPARE(wide.nested.value(), 189923328.0);
        QCOMPARE(wide.separate.value(), 594542592.0);
    }

    /// Groups that end within the weights, and the biases of gpt-oss in 16 bits.
    void restsAndBiasesAreCounted()
    {
        const ExpertBytes odd = expertBytes({1001, 7}, {3, 2, 100});
        QCOMPARE(odd.base.value(), 376.0 + 11 * 4 + 14);
        QCOMPARE(odd.plane.value(), 126.0 + 11 * 2);
        const Result<ModelSpec> oss = modelPreset("gpt-oss-20b");
        QVERIFY(oss.has_value());
        QCOMPARE(expertWeights(*oss).vectors, 3 * 2880);
        QVERIFY(!checkBitFormat({0, 3, 128}));
        QVERIFY(!checkBitFormat({8, 10, 128}));
        QVERIFY(!checkBitFormat({2, 0, 128}));
        QVERIFY(!checkBitFormat({2, 3, 0}));
        QVERIFY(checkBitFormat({1, 16, 1}).has_value());
    }

    void oraclesAreMet()
    {
        QFile file(oraclesPath());
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("The reference measurements are not here.");
        const json oracles = json::parse(file.readAll().toStdString());
        const auto compare = [](const json& oracle) {
            std::vector<std::vector<std::int64_t>> wanted;
            std::vector<std::string> experts;
            for (const auto& [name, chosen] : oracle["requests_choosing_bitwidth_B"].items()) {
                experts.push_back(name);
                std::vector<std::int64_t> row = chosen.get<std::vector<std::int64_t>>();
                for (std::size_t k = row.size() - 1; k > 0; --k)
                    row[k - 1] += row[k];
                wanted.push_back(std::move(row));
            }
            std::vector<double> load;
            std::vector<double> compute;
            for (const char* bits : {"2", "3", "4"}) {
                load.push_back(oracle["T_io"][bits]);
                compute.push_back(oracle["T_comp_per_token"][bits]);
            }
            const LayerPlanes layer = layerOf(wanted, load, compute);
            const std::vector<int> order = orderPlanes(layer, PlaneOrder::HottestBit);
            std::vector<std::string> names;
            for (const int plane : order) {
                const auto e = static_cast<std::size_t>(expertOf(layer, plane));
                names.push_back(experts[e] + '.' + std::to_string(plane - layer.first[e] + 2));
            }
            QCOMPARE(names, oracle["hebf_order"].get<std::vector<std::string>>());
            const OrderTimes times = timesOf(layer, order);
            QVERIFY(std::abs(times.makespan - oracle["hebf_makespan"].get<double>()) < 1e-6);
            QVERIFY(std::abs(times.bubble - oracle["hebf_bubble"].get<double>()) < 1e-6);
            const double exact = timesOf(layer, orderPlanes(layer, PlaneOrder::Exact)).makespan;
            QVERIFY(std::abs(exact - oracle["optimal_makespan"].get<double>()) < 1e-6);
            const char* byId =
                oracle.contains("id_order_makespan") ? "id_order_makespan" : "sequential_makespan";
            const double sequential = timesOf(layer, orderPlanes(layer, PlaneOrder::Expert)).makespan;
            QVERIFY(std::abs(sequential - oracle[byId].get<double>()) < 1e-6);
        };
        compare(oracles["d2moe_hebf_tiny"]);
        for (const json& oracle : oracles["hebf_cases"])
            compare(oracle);
    }

    /// By trying every order of small layers, whatever their loads and computes.
    void exactOrdersEndEarliest()
    {
        QVERIFY(rc::check("the least makespan of all orders", [] {
            Random random(*rc::gen::arbitrary<std::uint64_t>());
            const LayerPlanes layer = wildLayer(random, 1 + random.below(5), 3);
            const std::vector<int> exact = orderPlanes(layer, PlaneOrder::Exact);
            RC_ASSERT(isOrder(layer, exact));
            const double makespan = timesOf(layer, exact).makespan;
            RC_ASSERT(std::abs(makespan - leastByStates(layer)) < 1e-9);
            RC_ASSERT(leastMakespan(layer) <= makespan + 1e-9);
        }));
    }

    void ordersKeepPlanesOnTheirBase()
    {
        QVERIFY(rc::check("a plane follows the one below it", [] {
            Random random(*rc::gen::arbitrary<std::uint64_t>());
            const LayerPlanes layer = wildLayer(random, 1 + random.below(12), 5);
            double computes = 0;
            for (const PlaneWork& plane : layer.planes)
                computes += plane.compute;
            for (const NamedValue<PlaneOrder>& order : namedValues<PlaneOrder>()) {
                const OrderFigures figures = orderFigures(layer, order.value);
                RC_ASSERT(isOrder(layer, figures.order));
                RC_ASSERT(figures.times.makespan >= figures.least - 1e-9);
                RC_ASSERT(std::abs(figures.times.makespan - figures.times.bubble - computes) < 1e-9);
            }
        }));
    }

    void hottestBitFirstIsNearTheBest()
    {
        Random random(2025);
        double hottest = 0;
        double byExpert = 0;
        double worst = 0;
        constexpr int kLayers = 400;
        for (int i = 0; i < kLayers; ++i) {
            const LayerPlanes layer = randomLayer(random, 8, 3, 4 + random.below(29));
            const double gap = orderFigures(layer, PlaneOrder::HottestBit).gap();
            hottest += gap / kLayers;
            worst = std::max(worst, gap);
            byExpert += orderFigures(layer, PlaneOrder::Expert).gap() / kLayers;
        }
        qInfo("over %d layers: hottest bit first %.3f %% above the best (most %.2f %%), expert order %.2f %%",
            kLayers, 100 * hottest, 100 * worst, 100 * byExpert);
        QVERIFY(hottest <= 0.005);
        QVERIFY(byExpert > hottest);
    }

    void largeLayersAreOrdered()
    {
        Random random(7);
        const LayerPlanes layer = randomLayer(random, 64, 4, 2000);
        QCOMPARE(layer.planes.size(), std::size_t {256});
        for (const NamedValue<PlaneOrder>& order : namedValues<PlaneOrder>())
            QCOMPARE(orderPlanes(layer, order.value).size(), layer.planes.size());
    }

    void documentsAreReadWhole()
    {
        const Result<NamedPlanes> planes = readLayerPlanes(
            R"({"tokens": [[2, 2, 0], [3, 2, 2], [5, 4, 2], [2, 0, 0]], "ioSeconds": [2, 1, 1],
                "computeSecondsPerToken": [0.6, 0.3, 0.3]})");
        QVERIFY(planes.has_value());
        const json out = json::parse(planeOrderJson(*planes, PlaneOrder::HottestBit));
        QCOMPARE(out["order"].size(), std::size_t {9});
        QCOMPARE(out["order"][0].get<std::vector<int>>(), (std::vector<int> {2, 1}));
        QVERIFY(std::abs(out["makespanSeconds"].get<double>() - 14.2) < 1e-9);
        QVERIFY(std::abs(out["bubbleSeconds"].get<double>() - 3.4) < 1e-9);
        QVERIFY(!out["optimal"].get<bool>());
        const json exact = json::parse(planeOrderJson(*planes, PlaneOrder::Exact));
        QVERIFY(std::abs(exact["makespanSeconds"].get<double>() - 13.6) < 1e-9);
        QVERIFY(exact["optimal"].get<bool>());
    }

    void wrongDocumentsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("pointer");
        const auto row = [](const char* name, const char* text, const char* pointer) {
            QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(pointer);
        };
        row("rising", R"({"tokens": [[1, 2]], "ioSeconds": [1, 1], "computeSecondsPerToken": [1, 1]})",
            "/tokens/0/1");
        row("ragged", R"({"tokens": [[1]], "ioSeconds": [1, 1], "computeSecondsPerToken": [1, 1]})",
            "/tokens/0");
        row("negative", R"({"tokens": [[1]], "ioSeconds": [-1], "computeSecondsPerToken": [1]})",
            "/ioSeconds/0");
        row("broken", R"({"tokens": [[1.5]], "ioSeconds": [1], "computeSecondsPerToken": [1]})",
            "/tokens/0/0");
        row("unequal", R"({"tokens": [[1]], "ioSeconds": [1], "computeSecondsPerToken": [1, 1]})",
            "/computeSecondsPerToken");
        row("absent", R"({"ioSeconds": [1], "computeSecondsPerToken": [1]})", "/tokens");
        row("list", "[1]", "");
    }
    void wrongDocumentsAreRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, pointer);
        const Result<NamedPlanes> planes = readLayerPlanes(text.toStdString());
        QVERIFY(!planes.has_value());
        QCOMPARE(QString::fromStdString(planes.error().where.pointer), pointer);
    }
};

QTEST_APPLESS_MAIN(TestPlaneOrder)
#include "tst_plane_order.moc"
