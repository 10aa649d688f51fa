// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Layers moved between stages of unequal speed, against published rows and against every partition there is.
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <tuple>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <QFile>
#include <QTest>

#include "core/recovery/layer_migration.h"

using namespace rankloom;

namespace {

// Whole numbers all over, so that sums are exact and equal times are equal.
int pick(int least, int most) { return *rc::gen::inRange(least, most + 1); }

std::vector<double> whole(int count, int least, int most)
{
    std::vector<double> out;
    for (int i = 0; i < count; ++i)
        out.push_back(pick(least, most));
    return out;
}

MigrationProblem randomProblem(bool caps)
{
    MigrationProblem p;
    const int stages = pick(1, 5);
    const int layers = pick(stages, 12);
    p.layerTimes = whole(layers, 1, 9);
    for (int s = 0; s < stages; ++s)
        p.stageSpeeds.push_back(1.0 / pick(1, 4)); // times are whole
    if (pick(0, 1) == 1)
        p.layerBytes = whole(layers, 0, 5);
    if (pick(0, 1) == 1)
        p.stageTimes = whole(stages, 0, 6);
    if (caps) {
        p.layerMemory = whole(layers, 1, 5);
        p.stageCaps = whole(stages, 3, 30);
    }
    // Any contiguous split, empty stages too.
    p.layersPerStage.assign(static_cast<std::size_t>(stages), 0);
    for (int l = 0; l < layers; ++l)
        ++p.layersPerStage[static_cast<std::size_t>(pick(0, stages - 1))];
    return p;
}

/// Bottleneck, moved, partition of every partition; the least by that order.
struct Best {
    double bottleneck = std::numeric_limits<double>::infinity();
    double moved = 0;
    std::vector<int> partition;
};

Best enumerated(const MigrationProblem& p)
{
    Best best;
    const int layers = static_cast<int>(p.layerTimes.size());
    const std::size_t stages = p.stageSpeeds.size();
    std::vector<std::size_t> owner;
    for (std::size_t s = 0; s < stages; ++s)
        owner.insert(owner.end(), static_cast<std::size_t>(p.layersPerStage[s]), s);
    std::vector<int> partition;
    const std::function<void(int)> fill = [&](int left) {
        if (partition.size() == stages) {
            if (left > 0)
                return;
            Best one {0, 0, partition};
            std::size_t layer = 0;
            for (std::size_t s = 0; s < stages; ++s) {
                double time = 0;
                double memory = 0;
                for (int i = 0; i < partition[s]; ++i, ++layer) {
                    time += p.layerTimes[layer];
                    memory += p.layerMemory.empty() ? 0 : p.layerMemory[layer];
                    if (owner[layer] != s)
                        one.moved += p.layerBytes.empty() ? 1 : p.layerBytes[layer];
                }
                if (!p.stageCaps.empty() && memory > p.stageCaps[s])
                    return;
                one.bottleneck = std::max(one.bottleneck,
                    std::round(time / p.stageSpeeds[s]) + (p.stageTimes.empty() ? 0 : p.stageTimes[s]));
            }
            if (std::tie(one.bottleneck, one.moved, one.partition)
                < std::tie(best.bottleneck, best.moved, best.partition))
                best = one;
            return;
        }
        for (int n = 1; n <= left; ++n) {
            partition.push_back(n);
            fill(left - n);
            partition.pop_back();
        }
    };
    fill(layers);
    return best;
}

MigrationProblem equalLayers(int layers, std::vector<double> speeds)
{
    MigrationProblem p;
    p.layerTimes.assign(static_cast<std::size_t>(layers), 1);
    p.stageSpeeds = std::move(speeds);
    return p;
}

double speedOf(const nlohmann::json& value)
{
    if (value.is_number())
        return value.get<double>();
    const auto text = QString::fromStdString(value.get<std::string>()).split(u'/');
    return text[0].toDouble() / text[1].toDouble();
}

} // namespace

class TestLayerMigration : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void publishedRows_data()
    {
        QTest::addColumn<int>("layers");
        QTest::addColumn<std::vector<double>>("speeds");
        QTest::addColumn<std::vector<double>>("figures"); // before, after, moved, throughputs, bound
        QTest::addColumn<std::vector<int>>("partition");
        using Reals = std::vector<double>;
        using Wholes = std::vector<int>;
        QTest::newRow("a third of stage 2 lost")
            << 32 << Reals {1, 1, 2.0 / 3, 1} << Reals {12, 9, 2, 8 / 12.0, 8 / 9.0, 11 / 12.0}
            << Wholes {8, 9, 6, 9};
        QTest::newRow("half of stage 1 lost")
            << 32 << Reals {1, 0.5, 1, 1} << Reals {16, 10, 3, 0.5, 0.8, 0.875} << Wholes {9, 5, 10, 8};
        QTest::newRow("a sixth of stage 2 lost")
            << 24 << Reals {1, 1, 5.0 / 6, 1} << Reals {7.2, 7, 1, 6 / 7.2, 6 / 7.0, 23 / 24.0}
            << Wholes {6, 6, 5, 7};
    }
    void publishedRows()
    {
        QFETCH(int, layers);
        QFETCH(std::vector<double>, speeds);
        QFETCH(std::vector<double>, figures);
        QFETCH(std::vector<int>, partition);
        const auto found = migrateLayers(equalLayers(layers, speeds));
        QVERIFY(found);
        QVERIFY(found->partition == partition);
        const double got[] = {found->before, found->after, static_cast<double>(found->layersMoved),
            found->throughputBefore, found->throughputAfter, found->bound};
        for (std::size_t i = 0; i < figures.size(); ++i)
            QVERIFY2(std::abs(got[i] - figures[i]) < 1e-9, qPrintable(QString::number(i)));
    }

    void referenceRows()
    {
        QFile file(QStringLiteral(RANKLOOM_REFERENCE_DATA "/serving/oracles.json"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("no reference data");
        const auto rows = nlohmann::json::parse(file.readAll().toStdString())["layer_migration"];
        QVERIFY(!rows.empty());
        for (const auto& row : rows) {
            QCOMPARE(row["use"].get<std::string>(), std::string("test"));
            std::vector<double> speeds;
            for (const auto& speed : row["stage_speed"])
                speeds.push_back(speedOf(speed));
            const auto found = migrateLayers(equalLayers(row["layers"].get<int>(), speeds));
            QVERIFY(found);
            const double tolerance = row["tol"].get<double>();
            const auto near = [&](double value, const char* key) {
                return std::abs(value - row[key].get<double>()) <= tolerance;
            };
            QVERIFY(near(found->before, "no_migration_stage_time"));
            QVERIFY(near(found->throughputBefore, "no_migration_throughput"));
            QVERIFY(near(found->after, "minimax_stage_time"));
            QVERIFY(near(found->throughputAfter, "throughput"));
            QVERIFY(near(found->bound, "ideal_bound"));
            QCOMPARE(found->layersMoved, row["layers_moved"].get<int>());
            QVERIFY(found->partition == row["partition"].get<std::vector<int>>());
        }
    }

    void everyPartitionIsNoBetter()
    {
        QVERIFY(rc::check("the dynamic programme finds the least of all partitions", [] {
            const MigrationProblem p = randomProblem(pick(0, 1) == 1);
            const Best best = enumerated(p);
            const auto found = migrateLayers(p);
            RC_ASSERT(found.has_value() == !best.partition.empty());
            if (!found)
                return;
            RC_ASSERT(std::abs(found->after - best.bottleneck) < 1e-9);
            RC_ASSERT(found->partition == best.partition);
            RC_ASSERT((p.layerBytes.empty() ? found->layersMoved : found->bytesMoved) == best.moved);
        }));
    }

    void properties()
    {
        QVERIFY(rc::check("after is at most before; scaled times change nothing", [] {
            MigrationProblem p = randomProblem(false);
            RC_PRE(std::ranges::all_of(p.layersPerStage, [](int n) { return n > 0; }));
            const auto found = migrateLayers(p);
            RC_ASSERT(found.has_value());
            RC_ASSERT(found->after <= found->before * (1 + 1e-12));
            RC_ASSERT(found->throughputAfter <= found->bound * (1 + 1e-12) || !p.stageTimes.empty());
            const double factor = pick(2, 50) / 7.0;
            for (double& time : p.layerTimes)
                time *= factor;
            for (double& time : p.stageTimes)
                time *= factor;
            RC_ASSERT(migrateLayers(p)->partition == found->partition);
        }));
        QVERIFY(rc::check("more memory never makes it worse", [] {
            MigrationProblem p = randomProblem(true);
            const auto tight = migrateLayers(p);
            for (double& cap : p.stageCaps)
                cap += pick(0, 5);
            const auto wide = migrateLayers(p);
            RC_ASSERT(!tight || (wide && wide->after <= tight->after * (1 + 1e-12)));
        }));
        QVERIFY(rc::check("equal speeds and an even split move nothing", [] {
            const int stages = pick(1, 8);
            const auto found = migrateLayers(equalLayers(stages * pick(1, 8),
                std::vector<double>(static_cast<std::size_t>(stages), pick(1, 3) / 3.0)));
            RC_ASSERT(found && found->layersMoved == 0);
        }));
    }

    void capsThatNothingKeepsAreRefusedWithWhatWouldDo()
    {
        MigrationProblem p = equalLayers(8, {1, 1});
        p.stageCaps = {3, 4};
        const auto refused = migrateLayers(p);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::IllegalPlan);
        const double growth = capGrowthNeeded(p);
        QVERIFY(growth > 1);
        for (double& cap : p.stageCaps)
            cap *= growth;
        QVERIFY(migrateLayers(p));
        QVERIFY(!migrateLayers(equalLayers(2, {1, 1, 1})));
        QVERIFY(!migrateLayers(equalLayers(4, {1, 0})));
    }
};

QTEST_GUILESS_MAIN(TestLayerMigration)
#include "tst_layer_migration.moc"
