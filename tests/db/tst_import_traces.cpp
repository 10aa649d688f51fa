// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>

#include <QTest>
#include <rapidcheck.h>

#include "core/measure/apply_links.h"
#include "core/routing/routing_counter.h"
#include "db/project_file.h"
#include "tests/db/fault_vfs.h"
#include "tests/db/import_test.h"
#include "tests/db/project_test.h"

using namespace rankloom;
using namespace rankloom::test;
using db::ProjectFile;

class TestImportTraces : public test::ProjectTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { setUp(); }

    void traceIsCountedAndCanBeCountedAgain()
    {
        imported("trace.csv", traceCsv(5000, 7));
        const RoutingStatistics counted = m_file->loadProject()->routing;
        QCOMPARE(counted.tokens, std::int64_t {5000});
        QCOMPARE(counted.layers, 2);
        QCOMPARE(counted.experts, 4);
        // Straight through the counter, without a project.
        RoutingCounter counter;
        counter.beginFile();
        Progress progress;
        QVERIFY(readTrace(m_folder->file("trace.csv"), FileFormat::RouterTraceCsv,
            [&](const RoutingBatch& batch) { return counter.add(batch); }, progress, {}));
        QVERIFY(counter.finish().value() == counted);
        QCOMPARE(m_file->info()->traceRows, std::int64_t {10000});
        QVERIFY(m_file->recountRouting(progress, {}));
        QVERIFY(m_file->loadProject()->routing == counted);
        QVERIFY(m_file->check().value().empty());
        QCOMPARE(m_file->sql("SELECT sum(picks) FROM expert_load").value()[1][0], std::string("20000"));
    }

    void filesOfSeveralRanksAreOneTrace()
    {
        writeText(m_folder->file("rank0.csv"), traceCsv(300, 1));
        writeText(m_folder->file("rank1.csv"), traceCsv(200, 2));
        const auto outcome = import(*m_file, {m_folder->file("rank0.csv"), m_folder->file("rank1.csv")});
        QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().text().c_str());
        QCOMPARE(outcome->rows, std::int64_t {1000});
        const RoutingStatistics both = m_file->loadProject()->routing;
        QCOMPARE(both.tokens, std::int64_t {500});
        Progress progress;
        QVERIFY(m_file->recountRouting(progress, {}));
        QVERIFY(m_file->loadProject()->routing == both);
    }

    /// A trace that cannot be of the project's model is refused and changes nothing.
    void tracesOfOtherModelsAreRefused()
    {
        const auto refusal = [&](const std::function<void(ModelSpec&)>& change) {
            ModelSpec model = sampleModel();
            change(model);
            if (!m_file->storeModel({1, {}, model, {}, {}}))
                return std::string("not stored");
            writeText(m_folder->file("trace.csv"), traceCsv(1000, 3));
            const auto outcome = import(*m_file, {m_folder->file("trace.csv")});
            return outcome ? std::string() : outcome.error().text();
        };
        QVERIFY(
            refusal([](ModelSpec& model) { model.moe->experts = 3; }).find("4 experts") != std::string::npos);
        QVERIFY(refusal([](ModelSpec& model) { model.moe->experts = 64; }).find("64") != std::string::npos);
        QVERIFY(refusal([](ModelSpec& model) { model.moe->topK = 1; }).find("pick 2 experts")
            != std::string::npos);
        QVERIFY(refusal([](ModelSpec& model) {
            model.moe->layerIsMoe = {false, false, true};
        }).find("--map-layers")
            != std::string::npos);
        QVERIFY(m_file->loadProject()->routing == sampleProject().routing); // as before
        QCOMPARE(m_file->info()->measurements.size(), std::size_t {0});
        // The person says which layer is this model's.
        ReadingHints hints;
        hints.firstLayer = hints.lastLayer = 2;
        const auto mapped = import(*m_file, {m_folder->file("trace.csv")}, hints);
        QVERIFY2(mapped.has_value(), mapped ? "" : mapped.error().text().c_str());
        QCOMPARE(m_file->loadProject()->routing->modelLayers, std::vector<int> {2});
        QVERIFY2(mapped->summary.find("1 of 1 layers") != std::string::npos, mapped->summary.c_str());
    }

    void partialTracesSayWhatTheyCover()
    {
        ReadingHints hints;
        hints.firstLayer = hints.lastLayer = 1;
        writeText(m_folder->file("trace.csv"), traceCsv(1000, 3));
        const auto outcome = import(*m_file, {m_folder->file("trace.csv")}, hints);
        QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().text().c_str());
        QVERIFY(has(outcome->diagnostics, "layers-missing"));
        QVERIFY2(outcome->summary.find("1 of 2 layers") != std::string::npos, outcome->summary.c_str());
    }

    void severalTracesSayWhichCounts()
    {
        writeText(m_folder->file("one.csv"), traceCsv(1000, 3));
        writeText(m_folder->file("two.csv"), traceCsv(1000, 4));
        const auto first = import(*m_file, {m_folder->file("one.csv")});
        QVERIFY(first && !has(first->diagnostics, "newest-trace-counts"));
        const auto second = import(*m_file, {m_folder->file("two.csv")});
        QVERIFY(second && has(second->diagnostics, "newest-trace-counts"));
    }

    /// As many layers as are counted are read back: a sound project is never called damaged.
    void manyLayersComeBack()
    {
        const int layers = 1025;
        ModelSpec model = sampleModel();
        model.layers = layers;
        model.moe->layerIsMoe.assign(layers, true);
        QVERIFY(m_file->storeModel({1, {}, model, {}, {}}));
        std::string text = "layer,expert,count\n";
        for (int layer = 0; layer < layers; ++layer)
            for (int expert = 0; expert < 4; ++expert)
                text += std::to_string(layer) + "," + std::to_string(expert) + ","
                    + std::to_string(100 + expert) + "\n";
        imported("load.csv", text);
        const auto project = m_file->loadProject();
        QVERIFY2(project.has_value(), project ? "" : project.error().text().c_str());
        QCOMPARE(project->routing->layers, layers);
        QVERIFY(m_file->check().value().empty());
    }
};

QTEST_APPLESS_MAIN(TestImportTraces)
#include "tst_import_traces.moc"
