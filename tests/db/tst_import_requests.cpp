// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Traces of requests and measurements of served deployments in a project: they come out as they went in, bad
// ones get words, and nothing of the project is lost.
#include <algorithm>
#include <random>

#include <QTest>
#include <SQLiteCpp/Database.h>
#include <fmt/format.h>
#include <rapidcheck.h>

#include "core/cluster/device_presets.h"
#include "core/exchange/traces/request_trace.h"
#include "core/model/hf_config.h"
#include "core/serving/planned_requests.h"
#include "core/serving/project_rates.h"
#include "core/serving/service_fit.h"
#include "core/serving/serving_system.h"
#include "db/project_file.h"
#include "db/repair.h"
#include "tests/db/fault_vfs.h"
#include "tests/db/import_test.h"
#include "tests/db/project_test.h"

using namespace rankloom;
using namespace rankloom::test;
using db::ProjectFile;

namespace {

const char* const kHeader = "arrived_at,num_prefill_tokens,num_decode_tokens\n";

std::string traceOf(int count, unsigned seed)
{
    std::mt19937 random(seed);
    std::string text = kHeader;
    for (int i = 0; i < count; ++i)
        text += fmt::format("{}.{:06},{},{}\n", random() % 5000, random() % 1'000'000, 1 + random() % 90'000,
            1 + random() % 700);
    return text;
}

ServingRequests readAlone(const std::string& text)
{
    Progress progress;
    TraceSource source = TraceSource::ofMemory(text, progress);
    return readRequests(source).value().requests;
}

Project servedProject()
{
    Project project;
    project.name = "served";
    project.model = modelPreset("llama-3.1-8b").value();
    project.cluster = makeCluster(1, 2, devicePreset("h100-sxm-80gb").value());
    return project;
}

Plan servedPlanOfTwo()
{
    Plan plan;
    plan.name = "two";
    plan.workload.kind = WorkKind::Serving;
    plan.layout.tp = 2;
    plan.layout.dp = 1;
    return plan;
}

/// What vLLM's benchmark would write of a server with these rates.
std::string benchOf(const ServedPlan& plan, const ServingRates& rates)
{
    std::string text;
    for (const int concurrency : {1, 4, 16, 64})
        for (const int prompt : {256, 2048}) {
            MeasuredService run;
            run.prompt = prompt;
            run.output = 256;
            run.concurrency = concurrency;
            const ServingForecast found = forecastService(plan, rates, run);
            text += fmt::format(
                R"({{"backend": "vllm", "model_id": "llama-3.1-8b", "api_key": "hidden", "completed": 10,)"
                R"( "total_input_tokens": {}, "total_output_tokens": 2560, "request_throughput": 1.5,)"
                R"( "max_concurrency": {}, "mean_ttft_ms": {}, "mean_tpot_ms": {}}})",
                10 * prompt, concurrency, found.timeToFirstToken.value() * 1e3,
                found.timePerToken.value() * 1e3);
            text += '\n';
        }
    return text;
}

} // namespace

class TestImportRequests : public test::ProjectTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { setUp(servedProject(), servedPlanOfTwo()); }

    void requestsComeOutAsTheyWentIn()
    {
        // More than two rows of the table, in disorder.
        const std::string text = traceOf(150'000, 3);
        const auto outcome = tryImport("trace.csv", text);
        QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().text().c_str());
        QCOMPARE(outcome->format, FileFormat::RequestTrace);
        QCOMPARE(outcome->requestTrace, std::string("trace.csv"));
        QVERIFY(has(outcome->diagnostics, "requests-not-sorted"));
        const Inputs inputs = m_file->loadInputs().value();
        QCOMPARE(inputs.requestTraces.size(), std::size_t {1});
        QVERIFY(inputs.requestTraces[0]->requests == readAlone(text));
        QVERIFY(inputs.requestTraces[0]->hasTimes);
        QCOMPARE(inputs.measurements[0].requestTrace, std::string("trace.csv"));
        QCOMPARE(inputs.measurements[0].traceRows, std::int64_t {0});
        QVERIFY(m_file->check().value().empty());
        QCOMPARE(m_file->sql("SELECT requests FROM request_traces").value()[1][0], std::string("150000"));
    }

    void anyRequestsComeOutAsTheyWentIn()
    {
        QVERIFY(rc::check([this] {
            std::string text = kHeader;
            const auto rows = *rc::gen::container<std::vector<std::tuple<int, int, int>>>(
                rc::gen::tuple(rc::gen::inRange(0, 2'000'000'000), rc::gen::inRange(1, 1 << 28),
                    rc::gen::inRange(1, 1 << 28)));
            RC_PRE(!rows.empty());
            for (const auto& [at, prompt, output] : rows)
                text += fmt::format("{},{},{}\n", at, prompt, output);
            const auto outcome = tryImport("any.csv", text);
            RC_ASSERT(outcome.has_value());
            const Inputs inputs = m_file->loadInputs().value();
            RC_ASSERT(inputs.requestTraces.back()->requests == readAlone(text));
            RC_ASSERT(m_file->removeMeasurement(outcome->measurement).has_value());
        }));
    }

    /// A plan is served the trace that it names; others are named alone.
    void aPlanGetsTheTraceThatItNames()
    {
        QVERIFY(tryImport("one.csv", traceOf(100, 1)));
        QVERIFY(tryImport("two.csv", traceOf(50, 2)));
        Scenario scenario = m_file->loadScenarios().value().front();
        scenario.plan.serving.requests.trace.name = "two.csv";
        QVERIFY(m_file->storeScenario(scenario));
        const Project project = m_file->loadProject().value();
        QCOMPARE(project.requestTraces.size(), std::size_t {2});
        QVERIFY(project.requestTraces[0]->requests.empty());
        QCOMPARE(project.requestTraces[1]->requests.size(), std::size_t {50});
        const auto planned = PlannedRequests::of(project, scenario.plan.serving.requests);
        QVERIFY(planned && planned->all().size() == 50);
    }

    void namesAreOneOfAKind()
    {
        QVERIFY(tryImport("t.csv", traceOf(10, 1)));
        const auto second = tryImport("t.csv", traceOf(10, 2));
        QCOMPARE(second->requestTrace, std::string("t.csv (2)"));
        QVERIFY(has(second->diagnostics, "another-trace-of-this-name"));
        // The same file again takes the place of the older import, and its name.
        const auto again = tryImport("t.csv", traceOf(10, 1));
        QCOMPARE(again->requestTrace, std::string("t.csv"));
        QVERIFY(has(again->diagnostics, "imported-again"));
        QCOMPARE(m_file->loadInputs()->requestTraces.size(), std::size_t {2});
    }

    /// Killed at many places of an import of more than one row of the table: the project opens, is sound, and
    /// has the whole trace or none of it.
    void killedAnywhereTheTraceIsWholeOrNotThere()
    {
        constexpr int count = 70'000;
        writeText(m_folder->file("t.csv"), traceOf(count, 5));
        int without = 0;
        int with = 0;
        bool killed = true;
        // Every change at the beginning and many of those while rows are written; the last run is not killed.
        for (int change = 1; killed; change += change < 25 ? 1 : 29) {
            killed = isImportKilledAt(change, "t.csv");
            const Result<ProjectFile> file = ProjectFile::open(copyPath());
            QVERIFY2(file.has_value(), file ? "" : file.error().text().c_str());
            QVERIFY(file->check().value().empty());
            QVERIFY(file->loadProject().value().model == servedProject().model);
            const Inputs inputs = file->loadInputs().value();
            QCOMPARE(inputs.measurements.size(), inputs.requestTraces.size());
            for (const Shared<RecordedRequests>& trace : inputs.requestTraces)
                QCOMPARE(static_cast<int>(trace->requests.size()), count);
            (inputs.requestTraces.empty() ? without : with) += 1;
        }
        qInfo("killed at %d places: %d times without the trace, %d times with it", without + with - 1,
            without, with);
        QVERIFY(without > 25 && with >= 1);
    }

    void whatIsTakenBackComesBack()
    {
        const auto outcome = tryImport("t.csv", traceOf(10, 1));
        const Inputs with = m_file->loadInputs().value();
        QVERIFY(m_file->markRemoved(outcome->measurement));
        QVERIFY(m_file->loadInputs()->requestTraces.empty());
        QVERIFY(m_file->bringBack(with.measurements.front()));
        QVERIFY(m_file->loadInputs()->requestTraces == with.requestTraces);
        QVERIFY(m_file->removeMeasurement(outcome->measurement));
        QVERIFY(m_file->loadInputs()->requestTraces.empty());
    }

    void badTracesGetWordsAndChangeNothing_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        const QString header = QString::fromLatin1(kHeader);
        QTest::newRow("negative prompt") << header + QStringLiteral("0,5,5\n1,-5,5\n") << 3;
        QTest::newRow("negative output") << header + QStringLiteral("0,5,-1\n") << 2;
        QTest::newRow("no number") << header + QStringLiteral("0,5,5\n1,many,5\n") << 3;
        QTest::newRow("no time") << header + QStringLiteral("0,5,5\nlater,5,5\n") << 3;
        QTest::newRow("short row") << header + QStringLiteral("0,5,5\n1,5\n") << 3;
        QTest::newRow("longer than any context") << header + QStringLiteral("0,999999999999,5\n") << 2;
        QTest::newRow("header alone") << header << 0;
        QTest::newRow("failed calls alone") << header + QStringLiteral("0,5,0\n1,0,5\n") << 0;
    }
    void badTracesGetWordsAndChangeNothing()
    {
        QFETCH(const QString, text);
        QFETCH(const int, line);
        QVERIFY(tryImport("good.csv", traceOf(20, 1)));
        const Inputs before = m_file->loadInputs().value();
        const auto outcome = tryImport("bad.csv", text.toStdString());
        QVERIFY(!outcome);
        QVERIFY(!outcome.error().message.empty());
        QCOMPARE(static_cast<int>(outcome.error().where.line), line);
        const Inputs after = m_file->loadInputs().value();
        QVERIFY(after.requestTraces == before.requestTraces && after.measurements == before.measurements);
        QVERIFY(m_file->check().value().empty());
    }

    void strangeTracesAreTakenAndSaid()
    {
        std::string text = kHeader;
        for (int i = 0; i < 5000; ++i)
            text += "12.5,100,10\n";
        const auto burst = tryImport("burst.csv", text);
        QVERIFY(burst && has(burst->diagnostics, "requests-at-one-instant"));
        const auto longer = tryImport("long.csv", std::string(kHeader) + "0,200000,10\n1,10,10\n");
        QVERIFY(longer && has(longer->diagnostics, "request-beyond-context"));
        const auto failed = tryImport("failed.csv", std::string(kHeader) + "0,5,0\n1,5,5\n");
        QVERIFY(failed && has(failed->diagnostics, "request-without-output"));
        const auto still = tryImport("still.csv", "num_prefill_tokens,num_decode_tokens\n5,5\n6,6\n");
        QVERIFY(still && has(still->diagnostics, "requests-without-times"));
        QVERIFY(!m_file->loadInputs()->requestTraces.back()->hasTimes);
    }

    void aStoppedImportLeavesNothing()
    {
        writeText(m_folder->file("t.csv"), traceOf(200'000, 5));
        Progress progress;
        std::stop_source stop;
        stop.request_stop();
        const auto outcome = m_file->importFiles(
            {m_folder->file("t.csv")}, FileFormat::Unknown, {}, progress, stop.get_token());
        QCOMPARE(outcome.error().code, ErrorCode::Cancelled);
        QVERIFY(m_file->loadInputs()->requestTraces.empty());
        QCOMPARE(m_file->sql("SELECT count(*) FROM request_chunk").value()[1][0], std::string("0"));
    }

    /// Chunks outlive the row that names them, and a damaged chunk costs its requests alone.
    void repairKeepsWhatThereIs()
    {
        QVERIFY(tryImport("t.csv", traceOf(150'000, 9)));
        m_file.reset();
        {
            SQLite::Database database(m_folder->file("p.rankloom"), SQLite::OPEN_READWRITE);
            database.exec(
                "DELETE FROM request_trace; UPDATE request_chunk SET prompts = x'00' WHERE chunk = 1");
        }
        const auto report = db::repairCopy(m_folder->file("p.rankloom"), m_folder->file("r.rankloom"));
        QVERIFY2(report.has_value(), report ? "" : report.error().text().c_str());
        const ProjectFile file = std::move(*ProjectFile::open(m_folder->file("r.rankloom")));
        QVERIFY(file.check().value().empty());
        const Inputs inputs = file.loadInputs().value();
        QCOMPARE(inputs.requestTraces.size(), std::size_t {1});
        QCOMPARE(inputs.requestTraces[0]->requests.size(), std::size_t {150'000 - 65'536});
    }

    /// Rates of a server come back from what its benchmark wrote, and price the plan from then on.
    void ratesAreFittedToResults()
    {
        const Project project = m_file->loadProject().value();
        const ServedPlan plan = servedPlan(project, servedPlanOfTwo()).value();
        const ServingRates shipped = servingRates(project);
        ServingRates real = shipped;
        real.memory = 0.55;
        real.step = Seconds(2e-3);
        const auto outcome = tryImport("bench.jsonl", benchOf(plan, real));
        QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().text().c_str());
        QVERIFY(has(outcome->diagnostics, "rates-fitted"));
        const Project after = m_file->loadProject().value();
        QCOMPARE(after.servingCalibrations.size(), std::size_t {1});
        QCOMPARE(after.servingCalibrations[0]->device, std::string("h100-sxm-80gb"));
        QCOMPARE(after.servingCalibrations[0]->points.size(), std::size_t {16});
        for (const ServedPoint& point : after.servingCalibrations[0]->points)
            QVERIFY(std::abs(point.estimated / point.measured - 1) < 0.1);
        QVERIFY(servingRates(after).memory < shipped.memory);
        const auto system = servingSystem(after, servedPlanOfTwo(), {1024, 512, 512});
        QVERIFY(system && system->rates == servingRates(after));
        // What is kept holds neither keys nor names beside the figures.
        QVERIFY(m_file->sql("SELECT CAST(content AS TEXT) FROM measurement").value()[1][0].find("hidden")
            == std::string::npos);
        QVERIFY(m_file->check().value().empty());
        // Taken back, they are those that are shipped.
        QVERIFY(m_file->removeMeasurement(outcome->measurement));
        QVERIFY(servingRates(m_file->loadProject().value()) == shipped);
    }

    /// A figure of a fit that a person sets says so; a fit that takes its place says so, too.
    void figuresSetByHandAreNotReplacedSilently()
    {
        const Project project = m_file->loadProject().value();
        const ServedPlan plan = servedPlan(project, servedPlanOfTwo()).value();
        ServingRates real = servingRates(project);
        real.step = Seconds(2e-3);
        const auto first = tryImport("bench.jsonl", benchOf(plan, real));
        QVERIFY(first.has_value());
        QVERIFY(!has(first->diagnostics, "rates-by-hand-replaced"));
        Project edited = m_file->loadProject().value();
        const std::string fitted = edited.servingCalibrations[0]->source;
        const ServingRateFigure& figure = servingRateFigures().front();
        setServingRate(edited, figure, figure.get(servingRates(edited)) / 2);
        QCOMPARE(edited.servingCalibrations[0]->source, sourceByHand(fitted));
        QVERIFY(edited.servingCalibrations[0]->points.empty());
        QCOMPARE(originOfRates(edited), RatesOrigin::Fitted);
        QVERIFY(m_file->storeServingCalibrations(edited.servingCalibrations));
        real.step = Seconds(3e-3);
        const auto second = tryImport("more.jsonl", benchOf(plan, real));
        QVERIFY(second.has_value());
        QVERIFY(has(second->diagnostics, "rates-by-hand-replaced"));
        const Project after = m_file->loadProject().value();
        QVERIFY(!isByHand(after.servingCalibrations[0]->source));
        QVERIFY(losesFiguresByHand(edited.servingCalibrations, after.servingCalibrations));
        QVERIFY(!losesFiguresByHand(after.servingCalibrations, {}));
    }

    /// Importing fits a file together with those that the project has, and the preview says so before.
    void previewsSayWhatImportsGive()
    {
        const Project project = m_file->loadProject().value();
        const ServedPlan plan = servedPlan(project, servedPlanOfTwo()).value();
        ServingRates first = servingRates(project);
        first.step = Seconds(2e-3);
        ServingRates second = first;
        second.step = Seconds(6e-3);
        QVERIFY(tryImport("first.jsonl", benchOf(plan, first)));
        const auto previewOf = [this](const std::string& name, const std::string& text) {
            writeText(m_folder->file(name), text);
            return m_file->previewImport(m_folder->file(name), FileFormat::Unknown, {});
        };
        const auto preview = previewOf("second.jsonl", benchOf(plan, second));
        QVERIFY(preview.has_value());
        const auto outcome = tryImport("second.jsonl", benchOf(plan, second));
        QVERIFY(outcome.has_value());
        const ServingCalibration fitted = *m_file->loadProject()->servingCalibrations[0];
        QCOMPARE(fitted.points.size(), std::size_t {32});
        QCOMPARE(preview->kernels.size(), fitted.points.size());
        for (std::size_t i = 0; i < fitted.points.size(); ++i) {
            QCOMPARE(preview->kernels[i].measured.value(), fitted.points[i].measured);
            QCOMPARE(preview->kernels[i].fitted.value(), fitted.points[i].estimated);
        }
        const auto told = [](const Diagnostics& all) {
            return std::ranges::find(all, "rates-fitted", &Diagnostic::code)->message;
        };
        QVERIFY(has(preview->diagnostics, "rates-fitted"));
        QCOMPARE(told(preview->diagnostics).english(), told(outcome->diagnostics).english());
        // The same file once more replaces what it gave.
        const auto again = previewOf("second.jsonl", benchOf(plan, second));
        QCOMPARE(again->kernels.size(), fitted.points.size());
        // And of a deployment that is not the plan's the preview says why nothing will be fitted.
        const auto other = previewOf("other.json",
            R"({"hw": "h100", "framework": "vllm", "precision": "fp8", "tp": 8, "conc": 4, "isl": 512,)"
            R"( "osl": 128, "mean_ttft": 0.1, "mean_tpot": 0.01})");
        QVERIFY(has(other->diagnostics, "run-of-another-deployment"));
    }

    /// Rates belong to a device: what others have stays when a file is taken back, and files of another
    /// cluster are not fitted with it.
    void ratesOfOtherDevicesStay()
    {
        ServingCalibration other;
        other.device = "a100-sxm-80gb";
        other.source = "measured elsewhere";
        QVERIFY(m_file->storeServingCalibrations({Shared<ServingCalibration>(other)}));
        const Project project = m_file->loadProject().value();
        const ServedPlan plan = servedPlan(project, servedPlanOfTwo()).value();
        ServingRates real = servingRates(project);
        real.step = Seconds(2e-3);
        const auto outcome = tryImport("bench.jsonl", benchOf(plan, real));
        QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().text().c_str());
        QCOMPARE(m_file->loadProject()->servingCalibrations.size(), std::size_t {2});
        QVERIFY(m_file->removeMeasurement(outcome->measurement));
        const auto left = m_file->loadProject()->servingCalibrations;
        QCOMPARE(left.size(), std::size_t {1});
        QCOMPARE(left[0]->device, other.device);
    }

    /// A row may speak of a thousand million decodes: that takes no longer than of one.
    void hugeBatchesAreReadAtOnce()
    {
        const auto outcome = tryImport("huge.csv",
            "batch_num_prefill_tokens,batch_num_decode_tokens,batch_execution_time\n"
            "0,1000000000,1\n0,999999999,1\n");
        QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().text().c_str());
    }

    void resultsOfAnotherDeploymentAreKeptAndSaid()
    {
        const std::string other =
            R"({"hw": "h100", "framework": "vllm", "precision": "fp8", "tp": 8, "conc": 4, "isl": 512,)"
            R"( "osl": 128, "mean_ttft": 0.1, "mean_tpot": 0.01})";
        const auto outcome = tryImport("other.json", other);
        QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().text().c_str());
        QVERIFY(has(outcome->diagnostics, "rates-not-fitted"));
        QVERIFY(m_file->loadProject()->servingCalibrations.empty());
        QCOMPARE(m_file->info()->measurements.size(), std::size_t {1});
    }

    /// Rates are of one deployment: runs of another model than the plan's are left out, here as by `calibrate
    /// serving`, and a kept file of such runs keeps nobody else's from being fitted.
    void runsOfAnotherModelAreLeftOut()
    {
        const ServedPlan plan = servedPlan(m_file->loadProject().value(), servedPlanOfTwo()).value();
        const std::string bench = benchOf(plan, servingRates(m_file->loadProject().value()));
        std::string other = bench;
        for (std::size_t at = 0; (at = other.find("llama-3.1-8b", at)) != std::string::npos;)
            other.replace(at, 12, "Other-model!");
        const auto outcome = tryImport("one.jsonl", other);
        QVERIFY(!has(outcome->diagnostics, "rates-fitted"));
        const auto refused = std::ranges::find(outcome->diagnostics, "rates-not-fitted", &Diagnostic::code);
        QVERIFY(refused != outcome->diagnostics.end());
        QVERIFY2(refused->message.find("another model, Other-model!") != std::string::npos,
            refused->message.english().c_str());
        const Diagnostics both = tryImport("two.jsonl", bench)->diagnostics;
        QVERIFY(has(both, "rates-fitted"));
        QVERIFY(has(both, "run-of-another-deployment"));
        std::string unnamed = bench;
        for (std::size_t at = 0;
             (at = unnamed.find(R"("model_id": "llama-3.1-8b", )", at)) != std::string::npos;)
            unnamed.erase(at, 28);
        QVERIFY(has(tryImport("three.jsonl", unnamed)->diagnostics, "runs-name-no-model"));
    }

    void batchTimesAreFittedToo()
    {
        std::string table = "batch_num_prefill_tokens,batch_num_decode_tokens,batch_execution_time\n";
        for (const int tokens : {128, 512, 1024, 2048})
            table += fmt::format(
                "{},0,{}\n0,{},{}\n", tokens, 0.01 + 4e-5 * tokens, tokens / 32, 0.012 + 1e-4 * tokens / 32);
        const auto outcome = tryImport("batches.csv", table);
        QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().text().c_str());
        QCOMPARE(outcome->format, FileFormat::BatchTimes);
        QVERIFY(has(outcome->diagnostics, "rates-fitted"));
        QCOMPARE(m_file->loadProject()->servingCalibrations[0]->points.size(), std::size_t {8});
    }
};

QTEST_APPLESS_MAIN(TestImportRequests)
#include "tst_import_requests.moc"
