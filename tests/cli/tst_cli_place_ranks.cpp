// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <vector>

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_program.h"

using namespace rankloom::test;
using nlohmann::json;

namespace {

/// Six nodes in a line: the further apart the slower. As they stand, the pipelines and rings cross it.
QByteArray plan()
{
    json links = json::array();
    const int line[] = {0, 3, 1, 4, 2, 5};
    for (const int a : line) {
        json row = json::array();
        for (const int b : line)
            row.push_back(a == b ? 0.0 : 30e9 / std::abs(a - b));
        links.push_back(row);
    }
    const json document {{"format", "rankloom-plan"}, {"version", 1}, {"model", {{"preset", "llama-3-8b"}}},
        {"cluster",
            {{"nodes", 6}, {"devicesPerNode", 8}, {"device", "h100-sxm-80gb"},
                {"links", {{"measured", {{"rows", 6}, {"unit", "bytes/s"}, {"bandwidth", links}}}}}}},
        {"workload", {{"sequenceLength", 4096}, {"globalBatchSize", 96}}},
        {"layout", {{"tp", 8}, {"pp", 2}}}};
    return QByteArray::fromStdString(document.dump());
}

json documentOf(const Outcome& outcome) { return json::parse(outcome.out.toStdString(), nullptr, false); }

} // namespace

class TestCliPlaceRanks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Sixteen nodes measured in rounds, every one faster than the one before, and nothing else: no placement
    /// gains, whatever its cost by these links says, and the command tells why.
    void theOrderOfMeasurementIsNoGain()
    {
        json links = json::array();
        for (int a = 0; a < 16; ++a) {
            json row = json::array();
            for (int b = 0; b < 16; ++b)
                row.push_back(a == b ? 0.0 : 16e9 + 2e8 * ((b - a + 16) % 16) + 1e7 * ((a * 7 + b * 3) % 5));
            links.push_back(row);
        }
        json document = json::parse(plan().toStdString());
        document["cluster"]["nodes"] = 16;
        document["cluster"]["links"]["measured"] = {{"rows", 16}, {"unit", "bytes/s"}, {"bandwidth", links}};
        document["workload"]["globalBatchSize"] = 64;
        document["layout"]["pp"] = 8;
        const QByteArray text = QByteArray::fromStdString(document.dump());
        const QStringList command {QStringLiteral("place"), QStringLiteral("ranks"), QStringLiteral("-"),
            QStringLiteral("--objective"), QStringLiteral("pipette"), QStringLiteral("--moves"),
            QStringLiteral("100000")};
        const Outcome told = cli(command, text);
        QVERIFY2(told.status == 0, told.err.constData());
        QVERIFY2(told.out.contains("order of measurement"), told.out.constData());
        QVERIFY2(told.out.contains("level 1 %"), told.out.constData());
        QVERIFY2(
            told.out.contains("NO GAIN") && !told.out.contains("beyond the noise"), told.out.constData());
        const json found = documentOf(cli(command + QStringList {QStringLiteral("--json")}, text));
        QVERIFY(found["noise"]["roundEffect"].get<double>() > 0.9);
        QVERIFY(!found["noise"]["roundEffectTest"].get<std::string>().empty());
        QCOMPARE(found["noise"]["insideNoise"].get<bool>(), true);
        QCOMPARE(found["trials"].size(), std::size_t {1});
        QCOMPARE(found["trials"][0]["links"].get<std::string>(), std::string("rounds-removed"));
        QVERIFY(found["provenGainSeconds"].get<double>() < 0.2 * found["costSeconds"]["gain"].get<double>());
    }

    void theDocumentHasCostsAndPlacement()
    {
        for (const QString& objective : {QStringLiteral("step"), QStringLiteral("pipette")}) {
            const Outcome outcome =
                cli({QStringLiteral("place"), QStringLiteral("ranks"), QStringLiteral("-"),
                        QStringLiteral("--objective"), objective, QStringLiteral("--seed"),
                        QStringLiteral("3"), QStringLiteral("--json")},
                    plan());
            QVERIFY2(outcome.status == 0, outcome.err.constData());
            const json document = documentOf(outcome);
            QCOMPARE(document["format"].get<std::string>(), std::string("rankloom-rank-placement"));
            QCOMPARE(document["objective"].get<std::string>(), objective.toStdString());
            const json& cost = document["costSeconds"];
            QVERIFY(cost["after"].get<double>() < cost["before"].get<double>());
            QVERIFY(cost["bound"].get<double>() <= cost["after"].get<double>());
            QVERIFY(document["exact"].get<bool>());
            QVERIFY(document["movesPerSecond"].get<double>() > 0);
            QVERIFY(document["before"].contains("pipetteSeconds"));
            auto placement = document["placement"].get<std::vector<int>>();
            std::ranges::sort(placement);
            QCOMPARE(placement.size(), std::size_t {48});
            for (int device = 0; device < 48; ++device)
                QCOMPARE(placement[static_cast<std::size_t>(device)], device);
        }
    }

    /// The written plan costs what was promised.
    void theWrittenPlanIsThePlacedOne()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("placed.json"));
        const Outcome placed = cli({QStringLiteral("place"), QStringLiteral("ranks"), QStringLiteral("-"),
                                       QStringLiteral("-o"), file, QStringLiteral("--json")},
            plan());
        QVERIFY2(placed.status == 0, placed.err.constData());
        const Outcome evaluated = cli({QStringLiteral("evaluate"), file, QStringLiteral("--json")}, {});
        QVERIFY2(evaluated.status == 0, evaluated.err.constData());
        QCOMPARE(documentOf(evaluated)["time"]["stepSeconds"].get<double>(),
            documentOf(placed)["after"]["stepSeconds"].get<double>());
    }

    /// Locks of the plan hold, a node that is kept free gets no rank, and what is supposed is what is priced.
    void locksOutagesAndWhatIfsCount()
    {
        json document = json::parse(plan().toStdString());
        document["placement"]["locked"] = {5, 20};
        const QByteArray locked = QByteArray::fromStdString(document.dump());
        const auto place = [&](const QStringList& more) {
            return cli(
                QStringList {QStringLiteral("place"), QStringLiteral("ranks"), QStringLiteral("--json")}
                    + more + QStringList {QStringLiteral("-")},
                locked);
        };
        const Outcome held = place({});
        QVERIFY2(held.status == 0, held.err.constData());
        const auto placement = documentOf(held)["placement"].get<std::vector<int>>();
        QCOMPARE(placement[5], 5);
        QCOMPARE(placement[20], 20);
        const Outcome freed = place({QStringLiteral("--without-node"), QStringLiteral("1:draining"),
            QStringLiteral("--without-node"), QStringLiteral("4")});
        QVERIFY2(freed.status == 0, freed.err.constData());
        const auto around = documentOf(freed)["placement"].get<std::vector<int>>();
        QCOMPARE(around.size(), std::size_t {32});
        for (const int device : around)
            QVERIFY(device / 8 != 1 && device / 8 != 4);
        const Outcome slow = place({QStringLiteral("--degrade"), QStringLiteral("node:2:bandwidth=0.1")});
        QVERIFY(documentOf(slow)["before"]["stepSeconds"].get<double>()
            > documentOf(held)["before"]["stepSeconds"].get<double>());
        const Outcome wrong = place({QStringLiteral("--degrade"), QStringLiteral("node:9:bandwidth=0.1")});
        QCOMPARE(wrong.status, 2);
        QVERIFY(wrong.err.contains("node:9:bandwidth=0.1"));
    }

    void aGainInsideTheNoiseIsCalledNone()
    {
        const auto with = [](const char* noise) {
            return cli({QStringLiteral("place"), QStringLiteral("ranks"), QStringLiteral("-"),
                           QStringLiteral("--noise"), QString::fromLatin1(noise)},
                plan());
        };
        QVERIFY(with("100").out.contains("NO GAIN"));
        QVERIFY(!with("0").out.contains("NO GAIN"));
        QVERIFY(with("0").out.contains("Gain "));
    }

    void refusalsGoToStandardError()
    {
        const QStringList base {QStringLiteral("place"), QStringLiteral("ranks"), QStringLiteral("-")};
        for (const QStringList& more : {QStringList {QStringLiteral("--lock-rank"), QStringLiteral("48")},
                 QStringList {QStringLiteral("--objective"), QStringLiteral("luck")},
                 QStringList {QStringLiteral("--moves"), QStringLiteral("-3")}}) {
            const Outcome outcome = cli(base + more, plan());
            QCOMPARE(outcome.status, 2);
            QVERIFY(outcome.out.isEmpty());
            QVERIFY(!outcome.err.isEmpty());
        }
    }
};

QTEST_APPLESS_MAIN(TestCliPlaceRanks)
#include "tst_cli_place_ranks.moc"
