// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QTest>
#include <rapidcheck.h>

#include "core/exchange/open_questions.h"
#include "core/measure/network_tiers.h"
#include "db/project_file.h"
#include "tests/db/import_test.h"
#include "tests/db/project_test.h"

using namespace rankloom;
using namespace rankloom::test;
using db::ProjectFile;

namespace {

constexpr const char* kOsu = "# OSU MPI Bandwidth Test v5.9\n# Size      Bandwidth (MB/s)\n"
                             "1   1.5\n2   3.0\n4194304   12000.5\n";

} // namespace

/// What an import would do, and what somebody says where a file leaves it open.
class TestImportAnswers : public test::ProjectTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { setUp(); }

    /// What is tried out is what an import then does, and leaves nothing behind: for every kind of file.
    void aForecastIsWhatAnImportDoes_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("changes");
        QTest::newRow("links") << "links.csv" << QByteArray(kLinksCsv) << true;
        QTest::newRow("hosts") << "hosts" << QByteArray("a slots=2\nb slots=2\n") << true;
        QTest::newRow("no links") << "pairs.txt"
                                  << QByteArray(
                                         "# OSU MPI Bandwidth Test v5.9\n# Size      Bandwidth (MB/s)\n"
                                         "1   1.5\n2   3.0\n4194304   12000.5\n")
                                  << false;
        QTest::newRow("model") << "config.json" << QByteArray(R"({"model_type": "llama", "hidden_size": 64,
            "intermediate_size": 128, "num_hidden_layers": 2, "num_attention_heads": 4,
            "num_key_value_heads": 2, "vocab_size": 100, "max_position_embeddings": 512})")
                               << true;
        QTest::newRow("plan") << "plan.json"
                              << QByteArray(R"({"format": "rankloom-plan", "version": 1, "name": "wide",
            "layout": {"tp": 2, "pp": 1}})")
                              << true;
        QTest::newRow("drives") << "fio.json"
                                << QByteArray(R"({"fio version": "fio-3.33", "jobs": [{"groupid": 0,
            "job options": {"rw": "read", "bs": "1M"}, "read": {"bw_bytes": 3210000000}}]})")
                                << true;
        QTest::newRow("trace") << "trace.csv" << QByteArray::fromStdString(traceCsv(400, 3)) << true;
    }
    void aForecastIsWhatAnImportDoes()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, text);
        QFETCH(const bool, changes);
        const std::string path = m_folder->file(name.toStdString());
        writeText(path, text.toStdString());
        const auto state = [this] {
            Inputs inputs = m_file->loadInputs().value();
            for (MeasurementInfo& measurement : inputs.measurements)
                measurement.importedUtc.clear(); // a second may pass
            return std::pair(inputs, m_file->loadScenarios().value());
        };
        const auto same = [](const auto& a, const auto& b) {
            const auto equal = [](const auto& x, const auto& y) { return *x == *y; };
            return std::ranges::equal(a.first.models, b.first.models, equal)
                && std::ranges::equal(a.first.clusters, b.first.clusters, equal)
                && a.first.measurements == b.first.measurements && a.second == b.second;
        };
        const auto before = state();
        Progress progress;
        auto forecast = m_file->forecastImport({path}, FileFormat::Unknown, {}, progress, {});
        QVERIFY2(forecast.has_value(), forecast ? "" : forecast.error().text().c_str());
        QVERIFY(same(state(), before));
        QVERIFY(m_file->check().value().empty());
        QCOMPARE(m_file->sql("SELECT count(*) FROM measurement").value()[1][0], std::string("0"));

        const auto outcome = import(*m_file, {path});
        QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().text().c_str());
        const auto after = state();
        for (MeasurementInfo& measurement : forecast->after.inputs.measurements)
            measurement.importedUtc.clear();
        QVERIFY(same(std::pair(forecast->after.inputs, forecast->after.scenarios), after));
        QVERIFY(same(std::pair(forecast->before.inputs, forecast->before.scenarios), before));
        QCOMPARE(forecast->outcome.summary, outcome->summary);
        const auto equal = [](const auto& x, const auto& y) { return *x == *y; };
        QCOMPARE(!std::ranges::equal(before.first.models, after.first.models, equal)
                || !std::ranges::equal(before.first.clusters, after.first.clusters, equal)
                || before.second != after.second,
            changes);
    }

    /// Drives belong to the cluster, so that every plan on it has them, copies from the host to the device.
    void measuredRatesOfStorageAreTaken()
    {
        const std::string fio = R"({"fio version": "fio-3.33", "jobs": [{"groupid": 0,
            "job options": {"rw": "read", "bs": "1M", "filename": "/home/somebody/x"},
            "read": {"bw_bytes": 3210000000}}]})";
        writeText(m_folder->file("fio.json"), fio);
        QVERIFY(m_file->addScenario({0, "second", {}, samplePlan()}).has_value());
        const ProjectFile::ImportOutcome outcome = import(*m_file, {m_folder->file("fio.json")}).value();
        QCOMPARE(outcome.format, FileFormat::Fio);
        QVERIFY(std::ranges::any_of(
            outcome.diagnostics, [](const Diagnostic& found) { return found.code == "drive-rate"; }));
        const db::ProjectInfo info = m_file->info().value();
        QCOMPARE(info.measurements.size(), std::size_t {1});
        const auto scenarios = m_file->loadScenarios();
        for (const Scenario& scenario : *scenarios)
            QCOMPARE(m_file->loadProject(scenario)->cluster->host.drives.read,
                std::optional(BytesPerSecond(3.21e9)));
        const std::string kept = m_file->sql("SELECT text FROM measurement_text").value()[1][0];
        QVERIFY(kept.find("somebody") == std::string::npos);
        writeText(m_folder->file("copies.txt"),
            "nvbandwidth Version: v0.8\n\nRunning host_to_device_memcpy_ce.\n"
            "memcpy CE CPU(row) -> GPU(column) bandwidth (GB/s)\n 0 1\n 0 24.50 24.25\n\n"
            "SUM host_to_device_memcpy_ce 48.75\n");
        QVERIFY(import(*m_file, {m_folder->file("copies.txt")}).has_value());
        QCOMPARE(m_file->loadProject()->cluster->device.hostLink.value(), 24.25e9);
    }

    /// A host file of another shape: nothing changes in silence, and the cluster becomes what it says where
    /// somebody wants that, for one plan or for all.
    void aClusterBecomesTheNodesOfAFile()
    {
        const std::string path = m_folder->file("hosts");
        writeText(path, "gpu-a01 slots=4\nnew1 slots=4\nnew2 slots=4\n");
        Scenario other = m_file->loadScenarios().value().front();
        other.id = 0;
        other.plan.deviceOfRank = {3, 2, 1, 0};
        const std::int64_t otherId = m_file->addScenario(other).value();
        const Inputs before = m_file->loadInputs().value();

        ReadingHints hints;
        hints.askFirst = true;
        const auto refused = import(*m_file, {path}, hints);
        QVERIFY(!refused);
        QCOMPARE(refused.error().arguments, std::vector<std::string> {kQuestionsOpen});
        hints.cluster = ClusterAnswer::Keep;
        QVERIFY(import(*m_file, {path}, hints).has_value());
        QVERIFY(*m_file->loadInputs()->clusters.front() == *before.clusters.front());
        const auto unasked = import(*m_file, {path});
        QCOMPARE(unasked->openCluster->nodes, 3);
        QCOMPARE(unasked->openCluster->devicesPerNode, 4);

        const auto preview = m_file->previewImport(path, FileFormat::Unknown, {});
        QVERIFY(preview->cluster && preview->cluster->needed);
        hints.cluster = ClusterAnswer::ThisPlan;
        QVERIFY(import(*m_file, {path}, hints).has_value());
        const Inputs own = m_file->loadInputs().value();
        QCOMPARE(own.clusters.size(), std::size_t {2});
        QVERIFY(*own.clusters.front() == *before.clusters.front());
        const Cluster& made = own.clusters.back()->cluster;
        QCOMPARE(made.nodes, 3);
        QCOMPARE(made.devicesPerNode, 4);
        QCOMPARE(made.nodeNames, (std::vector<std::string> {"gpu-a01", "new1", "new2"}));
        QCOMPARE(made.links.tier(LinkLevel::NodePair),
            before.clusters.front()->cluster->links.tier(LinkLevel::NodePair));
        QCOMPARE(made.links.networkTiers().front().groupOf, (std::vector<std::int32_t> {0, -1, -1}));
        auto scenarios = m_file->loadScenarios().value();
        QCOMPARE(scenarios[0].cluster, own.clusters.back()->id);
        QCOMPARE(scenarios[1].id, otherId);
        QCOMPARE(scenarios[1].cluster, other.cluster);
        QCOMPARE(scenarios[1].plan.deviceOfRank.size(), std::size_t {4});
        QVERIFY(m_file->check().value().empty());

        // The other one, for all that refer to its cluster: a placement on devices that are gone goes.
        QVERIFY(m_file->setCurrentScenario(otherId).has_value());
        hints.cluster = ClusterAnswer::AllPlans;
        QVERIFY(import(*m_file, {path}, hints).has_value());
        QCOMPARE(m_file->loadInputs()->clusters.size(), std::size_t {2});
        QCOMPARE(m_file->loadProject()->cluster->nodes, 3);
        QVERIFY(m_file->loadScenarios()->at(1).plan.deviceOfRank.empty());
        QVERIFY(m_file->check().value().empty());
    }

    /// Whatever the shapes: what was measured between nodes that are in both stays with their names.
    void figuresStayWithTheirNodes()
    {
        rc::check([] {
            const int nodes = *rc::gen::inRange(1, 7);
            Cluster cluster = makeCluster(nodes, 2, sampleDevice());
            LinkMatrix matrix;
            matrix.size = nodes;
            for (int i = 0; i < nodes * nodes; ++i)
                matrix.bandwidth.push_back(i % (nodes + 1) == 0 ? NAN : 1e9 + i);
            cluster.links.setNodeMatrix(matrix);
            for (int node = 0; node < nodes; ++node)
                cluster.nodeNames.push_back("n" + std::to_string(node));
            const auto order = *rc::gen::unique<std::vector<int>>(rc::gen::inRange(0, 12));
            RC_PRE(!order.empty());
            ClusterOffer offer {static_cast<int>(order.size()), 2, {}, true};
            for (const int node : order)
                offer.names.push_back("n" + std::to_string(node));
            const Cluster made = asOffered(cluster, offer);
            RC_ASSERT(made.nodeNames == offer.names);
            for (int a = 0; a < made.nodes; ++a)
                for (int b = 0; b < made.nodes; ++b) {
                    const int from = order[static_cast<std::size_t>(a)];
                    const int to = order[static_cast<std::size_t>(b)];
                    if (a != b && from < nodes && to < nodes)
                        RC_ASSERT(made.links.nodeLink(a, b) == cluster.links.nodeLink(from, to));
                    else if (a != b)
                        RC_ASSERT(made.links.nodeLink(a, b) == cluster.links.tier(LinkLevel::NodePair));
                }
        });
    }

    /// A measurement of two processes that names no hosts: somebody says between which nodes, or for which
    /// level, and the file keeps the answer.
    void aPlaceIsSaidOfAMeasurement()
    {
        const std::string path = m_folder->file("osu.txt");
        writeText(path, kOsu);
        ReadingHints hints;
        hints.askFirst = true;
        QCOMPARE(import(*m_file, {path}, hints).error().arguments, std::vector<std::string> {kQuestionsOpen});
        QVERIFY(import(*m_file, {path})->openPlace);
        QVERIFY(m_file->loadProject() == sampleProject());
        const auto preview = m_file->previewImport(path, FileFormat::Unknown, {});
        QVERIFY(preview->place && preview->place->pair);
        QCOMPARE(preview->place->levels.size(), std::size_t {3}); // in a node, under the leaf, farther apart

        for (const auto& [nodes, level] :
            {std::pair<std::vector<std::string>, const char*> {{"gpu-a01", "x"}, ""}, {{"gpu-a01"}, ""},
                {{"gpu-a01", "gpu-a01"}, ""}, {{}, "spine"}}) {
            hints.between = {nodes, level, 0, false};
            QCOMPARE(import(*m_file, {path}, hints).error().code, ErrorCode::BadValue);
        }
        const auto links = [this] { return m_file->loadProject()->cluster->links; };
        hints.between = {{"gpu-a01", "gpü-b02"}, {}, 0, false};
        QVERIFY(import(*m_file, {path}, hints).has_value());
        QCOMPARE(links().nodeLink(0, 1).bandwidth.value(), 12000.5e6);
        QCOMPARE(m_file->linkSessions()->pairs.size(), std::size_t {1});
        for (const std::string level : {"device-pair", "node-pair", "a leaf “π” switch"}) {
            hints.between = {{}, level, 0, false};
            QVERIFY(import(*m_file, {path}, hints).has_value());
            QCOMPARE(figureOfLevel(links(), level)->bandwidth.value(), 12000.5e6);
            QCOMPARE(figureOfLevel(links(), level)->origin, LinkOrigin::Inferred);
        }
        // Removing another measurement derives the links again: the answer is not forgotten.
        hints.between = {{}, "device-pair", 0, false};
        QVERIFY(import(*m_file, {path}, hints).has_value());
        writeText(m_folder->file("links.csv"), kLinksCsv);
        QVERIFY(import(*m_file, {m_folder->file("links.csv")}).has_value());
        const std::int64_t newest = m_file->info()->measurements.back().id;
        QVERIFY(m_file->removeMeasurement(newest).has_value());
        QCOMPARE(links().tier(LinkLevel::DevicePair).bandwidth.value(), 12000.5e6);
        QVERIFY(m_file->check().value().empty());
    }

private:
};

QTEST_APPLESS_MAIN(TestImportAnswers)
#include "tst_import_answers.moc"
