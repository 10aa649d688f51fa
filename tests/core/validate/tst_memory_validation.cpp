// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <string>

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/base/csv_table.h"
#include "core/validate/validation.h"
#include "tests/core/validate/stated_rows.h"

using namespace rankloom;

namespace {

const std::string kTitanHeader =
    "model,gpus,gpu,parallel,local_batch,seq,activation_ckpt,techniques,measured_max_reserved_gib,source\n";

} // namespace

class TestMemoryValidation : public QObject {
    Q_OBJECT

    Result<ValidationReport> m_report = validateMemory(std::string(RANKLOOM_REFERENCE_DATA) + "/memory");

    const ValidationTable* table(const std::string& file, const std::string& quantity) const
    {
        for (const ValidationTable& t : m_report->tables)
            if (t.file == file && t.quantity == quantity)
                return &t;
        return nullptr;
    }

private Q_SLOTS:
    void referenceTablesAreMet_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("quantity");
        QTest::addColumn<int>("rows");
        QTest::addColumn<double>("mean");
        QTest::addColumn<double>("worst");
        const auto row = [](const char* file, const char* quantity, int rows, double mean, double worst) {
            QTest::addRow("%s %s", file, quantity) << file << quantity << rows << mean << worst;
        };
        // Formula values and counts: equal but for the digits the sources print.
        row("hf_param_counts.csv", "parameters", 28, 0, 0);
        row("hf_param_counts.csv", "activeParameters", 28, 0, 0);
        row("korthikanti_2205.05198_reference.csv", "blockStaticBytes", 4, 1e-9, 1e-9);
        row("korthikanti_2205.05198_reference.csv", "blockActivationBytes", 8, 1e-9, 1e-9);
        row("deepspeed_oracles.json", "deviceBytes", 70, 0, 0);
        row("deepspeed_oracles.json", "hostBytes", 70, 0, 0);
        // Estimates of tools that agree among themselves to 0.1 %.
        row("oracles.json", "staticBytes", 30, 0.1, 0.1);
        // SimuMax counts the log-sum-exp as two bytes less per head.
        row("oracles.json", "activationBytes", 60, 0.2, 2);
        row("simumax_recompute_oracles.json", "activationBytesLessThanWithoutRecompute", 14, 0.5, 2);
        // Measured: the targets the project set itself.
        row("simumax_b200_measured.csv", "allocatedBytes", 30, 0.6, 1.5);
        row("simumax_b200_measured.csv", "heaviestStage", 9, 0, 0);
        row("simumax_b200_measured.csv", "reservedInBand", 30, 0, 0);
        row("megatron_golden_memory.csv", "staticBytes", 8, 6, 6);
        row("megatron_golden_memory.csv", "allocatedBytes", 8, 3, 6);
        row("torchtitan_measured.csv", "reservedBytes", 9, 7, 10);
        row("ultrascale_playbook_memory.csv", "staticBytes", 300, 0.5, 2);
        row("ultrascale_playbook_memory.csv", "activationBytes", 100, 0.5, 0.5);
        row("simumax_b200_measured.csv", "fits", 30, 0, 0);
        row("megatron_golden_memory.csv", "fits", 8, 0, 0);
        // Recipes known to run: none may be called out of memory.
        row("nemo_perf_feasible_configs.csv", "fits", 117, 0, 0);
    }
    void referenceTablesAreMet()
    {
        if (!m_report)
            QSKIP("The reference measurements are not here.");
        QFETCH(QString, file);
        QFETCH(QString, quantity);
        QFETCH(int, rows);
        QFETCH(double, mean);
        QFETCH(double, worst);
        const ValidationTable* found = table(file.toStdString(), quantity.toStdString());
        QVERIFY(found != nullptr);
        const ValidationStatistics s = statistics(*found);
        QVERIFY2(
            static_cast<int>(found->rows.size()) >= rows, qPrintable(QString::number(found->rows.size())));
        if (found->verdicts) {
            QCOMPARE(s.agreeing, found->rows.size());
            return;
        }
        QVERIFY2(
            *s.meanAbsoluteErrorPercent <= mean, qPrintable(QString::number(*s.meanAbsoluteErrorPercent)));
        QVERIFY2(std::abs(*s.worstPercent) <= worst,
            qPrintable(QString("%1 %2").arg(*s.worstPercent).arg(s.worstRow.c_str())));
    }

    /// 85 % of the small runs within 60 MiB of formula and constant: what the measurements scatter by.
    void smallRunsAreMetWithinTheirScatter()
    {
        if (!m_report)
            QSKIP("The reference measurements are not here.");
        const ValidationTable* found = table("megatron_golden_memory.csv", "smallStaticWithin60MiB");
        QVERIFY(found != nullptr && found->rows.size() > 300);
        QVERIFY(static_cast<double>(statistics(*found).agreeing)
            >= 0.85 * static_cast<double>(found->rows.size()));
    }

    /// What the validator says of a row, evaluate says of the plan that it prints.
    void rowsArePlansThatSayTheSame_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("quantity");
        QTest::addColumn<int>("stride");
        const auto table = [](const char* folder, const char* file, const char* quantity, int stride) {
            QTest::newRow(file) << folder << file << quantity << stride;
        };
        table("/memory", "simumax_b200_measured.csv", "reservedBytes", 1);
        table("/memory", "megatron_golden_memory.csv", "allocatedBytes", 1);
        table("/memory", "torchtitan_measured.csv", "reservedBytes", 1);
        table("/memory", "nemo_perf_feasible_configs.csv", "fits", 3);
        table("/timing", "nanotron_h100.csv", "firstRankBytes", 17);
        table("/timing", "bloom_a100.csv", "deviceBytes", 1);
    }
    void rowsArePlansThatSayTheSame()
    {
        if (!m_report)
            QSKIP("The reference measurements are not here.");
        QFETCH(QString, folder);
        QFETCH(QString, file);
        QFETCH(QString, quantity);
        QFETCH(int, stride);
        const std::string path = RANKLOOM_REFERENCE_DATA + folder.toStdString();
        const auto report = validateMemory(path);
        const auto found = std::ranges::find_if(report->tables, [&](const ValidationTable& t) {
            return t.file == file.toStdString() && t.quantity == quantity.toStdString();
        });
        QVERIFY(found != report->tables.end() && !found->rows.empty());
        for (std::size_t i = 0; i < found->rows.size(); i += static_cast<std::size_t>(stride)) {
            const ValidationRow& row = found->rows[i];
            const auto evaluation = evaluationOf(memoryCase(path, found->file + ": " + row.id));
            QVERIFY2(evaluation.has_value(), evaluation ? "" : evaluation.error().text().c_str());
            QVERIFY2(figureOf(*found, *evaluation) == row.estimated, row.id.c_str());
        }
    }

    /// Every degree that a row names is in its plan, and none is left out: 405 B over 512 devices, of which
    /// FSDP takes eight, tensor and pipeline parallelism eight each.
    void degreesOfShardedRunsAreRead()
    {
        const OwnTable own(memoryCase, "torchtitan_measured.csv",
            kTitanHeader
                + "llama3.1-405b,512,H100-96GB,FSDP8 TP8 PP8,32,8192,full AC,compile+Float8+AsyncTP "
                  "1F1B,82.5,"
                  "llama3_h100_202412_torchtitan.md Table 5\n"
                  "llama3.1-405b,512,H100-96GB,FSDP8 TP8 PP8,32,8192,full AC,compile+Interleaved 1F1B,72.7,"
                  "llama3_h100_202412_torchtitan.md Table 5\n"
                  "llama3.1-70b,256,H100-96GB,\"FSDP 32, TP 8\",16,8192,full AC,2D + AsyncTP,67.6,t\n"
                  "llama3.1-8b,64,H100,HSDP8 DP4 TP2,1,8192,full AC,HSDP,40,t\n");
        const auto straight = own.row("AsyncTP 1F1B");
        QVERIFY2(straight.has_value(), straight ? "" : straight.error().text().c_str());
        const Layout& layout = straight->plan.layout;
        QVERIFY(layout.tp == 8 && layout.pp == 8 && layout.dp == 8 && layout.vpp == 1);
        QVERIFY(straight->plan.communication.overlapTp);
        // As many microbatches as there are ranks of the pipeline.
        QCOMPARE(straight->plan.workload.microBatchSize, 4);
        QCOMPARE(straight->plan.workload.globalBatchSize, 256);
        QVERIFY(straight->plan.memory.sharding.gradients.kind == ShardExtent::Kind::None);
        QVERIFY(straight->project.cluster->devices() == 512);
        QCOMPARE(own.row("Interleaved")->plan.layout.vpp, 2);
        QVERIFY(own.row("Interleaved")->plan.schedule.kind == ScheduleKind::Interleaved);
        QCOMPARE(own.row("TP 8")->plan.layout.dp, 32);
        const Plan hybrid = own.row("HSDP8")->plan;
        QCOMPARE(hybrid.layout.dp, 32);
        QCOMPARE(hybrid.memory.sharding.weights.degree, 8);

        const auto report = validateMemory(own.folder());
        QCOMPARE(report->tables.front().rows.size(), std::size_t {4});
        // Read as FSDP alone the first one took 2,500 GiB.
        for (std::size_t i = 0; i < 3; ++i) {
            const ValidationRow& row = report->tables.front().rows[i];
            QVERIFY2(std::abs(row.estimated / row.measured - 1) < 0.5, row.id.c_str());
        }
    }

    /// A word that is not known skips its row and is named, here as in every table.
    void unknownWordsSkipTheirRow()
    {
        const OwnTable own(memoryCase, "torchtitan_measured.csv",
            kTitanHeader
                + "llama3.1-8b,8,H100,FSDP8 XP2,1,8192,full AC,FSDP,40,a\n"
                  "llama3.1-8b,8,H100,FSDP8,1,8192,full AC,FSDP+teleport,40,b\n"
                  "llama3.1-8b,16,H100,FSDP8 TP1,1,8192,full AC,FSDP,40,c\n"
                  "llama3.1-8b,8,H100,FSDP8,1,8192,some AC,FSDP,40,d\n"
                  "llama3.1-8b,8,H100,FSDP TP,1,8192,full AC,FSDP,40,e\n");
        QVERIFY(own.refusalOf("XP2").contains("\"xp2\" is not known"));
        QVERIFY(own.refusalOf("teleport").contains("teleport"));
        QVERIFY(own.refusalOf("TP1").contains("8 devices"));
        QVERIFY(own.refusalOf("some AC").contains("some"));
        QVERIFY(own.refusalOf("FSDP TP").contains("without its degree"));
        QVERIFY(validateMemory(own.folder())->tables.front().rows.empty());

        const std::string header = "test,golden_id,model_class,world_size,num_layers,hidden_size,num_"
                                   "attention_heads,seq_length,bf16,";
        const OwnTable golden(memoryCase, "megatron_golden_memory.csv",
            header
                + "moe_latent_size,recompute_granularity,moon\n"
                  "a,1,gpt_dense,1,2,256,4,512,1,64,,\n"
                  "b,1,gpt_dense,1,2,256,4,512,1,,somewhat,\n"
                  "c,1,gpt_dense,1,2,256,4,512,1,,,full\n");
        QVERIFY(golden.refusalOf("a 1").contains("moe_latent_size"));
        QVERIFY(golden.refusalOf("b 1").contains("somewhat"));
        QVERIFY(golden.row("c 1").has_value());
        QVERIFY(validateMemory(golden.folder())->tables.front().note.find("\"moon\"") != std::string::npos);
    }

    /// Products in four bits are not modelled: their recipes are not called fitting by the bytes of others.
    void recipesInFourBitsAreSkipped()
    {
        const OwnTable own(memoryCase, "nemo_perf_feasible_configs.csv",
            "release,section,model,system,hbm_gb_per_gpu,num_gpus,precision,global_batch,micro_batch,seq,tp,"
            "pp,cp,"
            "vpp,ep,fsdp\n"
            "26.02,Pre-Training,LLAMA3_8B,DGX-B200,180,8,NVFP4,128,2,8192,1,1,1,n/a,1,0\n"
            "26.02,Pre-Training,LLAMA3_8B,DGX-GB200,192,8,MXFP8,128,2,8192,1,1,1,n/a,1,0\n");
        QVERIFY(own.refusalOf("NVFP4").contains("NVFP4"));
        const auto stated = own.row("MXFP8");
        QVERIFY(stated && stated->project.cluster->device.name == "gb200-nvl-186gb");
        QVERIFY(stated->plan.execution.framework == Framework::NemoPerformance);
    }

    void everyColumnOfTheReferenceIsKnown()
    {
        if (!m_report)
            QSKIP("The reference measurements are not here.");
        for (const ValidationTable& t : m_report->tables)
            QVERIFY2(t.note.find("columns that are not known") == std::string::npos, t.note.c_str());
    }

    void everySkippedRowHasAReason()
    {
        if (!m_report)
            QSKIP("The reference measurements are not here.");
        for (const ValidationTable& t : m_report->tables)
            for (const ValidationSkip& skip : t.skipped)
                QVERIFY2(!skip.reason.empty(), skip.id.c_str());
    }

    /// Memory beside measured step times: one additive constant meets Megatron-DeepSpeed's devices to 8 %;
    /// nanotron's are met to 7 % where it is known whether the host ran ahead of the device, which its
    /// settings do not tell; no run that finished is refused.
    void stepTablesAreMet()
    {
        const auto steps = validateMemory(std::string(RANKLOOM_REFERENCE_DATA) + "/timing");
        if (!steps)
            QSKIP("The reference measurements are not here.");
        const auto errorOf = [&](const char* file, const char* quantity) {
            for (const ValidationTable& t : steps->tables)
                if (t.file == file && t.quantity == quantity && !t.rows.empty())
                    return *statistics(t).meanAbsoluteErrorPercent;
            return 1e9;
        };
        QVERIFY(errorOf("bloom_a100.csv", "deviceBytesCalibrated") <= 8);
        for (const ValidationTable& t : steps->tables)
            if (t.verdicts)
                QCOMPARE(statistics(t).agreeing, t.rows.size());
        QVERIFY(errorOf("nanotron_h100.csv", "firstRankBytesNearerEnd") <= 7);
        QEXPECT_FAIL("", "whether the host ran ahead of the device is not in the settings", Continue);
        QVERIFY(errorOf("nanotron_h100.csv", "firstRankBytes") <= 7);
    }

    void statisticsAreWhatTheySay()
    {
        ValidationTable t {"f.csv", "allocatedBytes"};
        t.compare("a", 100, 101);
        t.compare("b", 200, 190);
        t.compare("c", 400, 400);
        const ValidationStatistics s = statistics(t);
        QCOMPARE(*s.meanAbsoluteErrorPercent, 2.0);
        QCOMPARE(*s.biasPercent, (1.0 - 5.0) / 3);
        QCOMPARE(*s.worstPercent, -5.0);
        QCOMPARE(s.worstRow, std::string("b"));
        QCOMPARE(*s.spearman, 1.0);
        t.rows[2].estimated = 1;
        QCOMPARE(*statistics(t).spearman, -0.5);
    }

    void whatIsNotDefinedIsNotThere()
    {
        QVERIFY(!statistics(ValidationTable {}).meanAbsoluteErrorPercent);
        ValidationTable t {"f.csv", "allocatedBytes"};
        t.compare("a", 100, 101);
        QVERIFY(statistics(t).meanAbsoluteErrorPercent && !statistics(t).spearman);
        t.compare("b", 100, 102); // no order among equals
        QVERIFY(!statistics(t).spearman);
        t.verdicts = true;
        QVERIFY(!statistics(t).meanAbsoluteErrorPercent && !statistics(t).worstPercent);
        QCOMPARE(statistics(t).agreeing, std::size_t {0});
        ValidationReport report;
        report.tables.push_back(t);
        const auto json = nlohmann::json::parse(writeValidationJson(report));
        QVERIFY(!json["tables"][0].contains("spearman") && json["tables"][0]["agreeing"] == 0);
        QVERIFY(writeValidationText(report).find("0 of 2 rows agree") != std::string::npos);
    }

    void reportIsWrittenAsTheContractSays()
    {
        ValidationReport report;
        report.tables.push_back({"f.csv", "allocatedBytes"});
        report.tables[0].compare("a", 100, 101);
        report.tables[0].skip("b", "not known");
        const auto json = nlohmann::json::parse(writeValidationJson(report));
        QCOMPARE(json["format"].get<std::string>(), std::string("rankloom-validation"));
        QCOMPARE(json["version"].get<int>(), 1);
        QCOMPARE(json["tables"][0]["rows"][0]["estimated"].get<double>(), 101.0);
        QCOMPARE(json["tables"][0]["skipped"][0]["reason"].get<std::string>(), std::string("not known"));
        QCOMPARE(json["tables"][0]["worstPercent"].get<double>(), 1.0);
        const std::string text = writeValidationText(report);
        QVERIFY(text.find("1 skipped: not known") != std::string::npos);
    }

    void ownRunsInThePublicLayout()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("simumax_b200_measured.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("case,model,layers,tp,cp,pp,ep,dp,seq,mbs,num_microbatches,measured_max_alloc_gib\n"
                   "\"ours, first\",llama-3-70b,12,2,1,1,1,4,4096,1,4,60.68\n"
                   "other,no-such-model,12,2,1,1,1,4,4096,1,4,60.68\n");
        file.close();
        const auto report = validateMemory(folder.path().toStdString());
        QVERIFY(report);
        QCOMPARE(report->tables[0].rows.size(), std::size_t {1});
        QCOMPARE(report->tables[0].rows[0].id, std::string("ours, first"));
        QCOMPARE(report->tables[0].skipped.size(), std::size_t {1});
    }

    /// Runs that failed for lack of memory, and one of the same plan that finished on a larger device.
    void ownFailedRunsInThePublicLayout()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("simumax_b200_measured.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("case,model,layers,tp,cp,pp,ep,dp,seq,mbs,num_microbatches,oom,device_gib\n"
                   "failed,llama-3-70b,12,1,1,1,1,8,4096,1,4,1,80\n"
                   "finished,llama-3-70b,12,1,1,1,1,8,4096,1,4,,180\n"
                   "in the band,llama-3-70b,12,2,1,1,1,4,4096,1,4,1,66\n");
        file.close();
        const auto report = validateMemory(folder.path().toStdString());
        QVERIFY(report);
        const auto rows = [&](const char* quantity) {
            for (const ValidationTable& t : report->tables)
                if (t.quantity == quantity)
                    return t.rows;
            return std::vector<ValidationRow> {};
        };
        QCOMPARE(rows("outOfMemory").size(), std::size_t {2});
        for (const ValidationRow& row : rows("outOfMemory"))
            QVERIFY2(row.estimated == 1, row.id.c_str());
        QCOMPARE(rows("fits").size(), std::size_t {1});
        QCOMPARE(rows("fits")[0].estimated, 1.0);
    }

    void foldersWithoutMeasurementsAreRefused()
    {
        QTemporaryDir folder;
        const auto report = validateMemory(folder.path().toStdString());
        QVERIFY(!report);
        QCOMPARE(report.error().code, ErrorCode::FileNotFound);
    }

    void damagedTablesAreRefused()
    {
        QVERIFY(!CsvTable::parse("a,b\n\"open", "x.csv"));
        const auto wide = CsvTable::parse("a,b\n1,2,3\n", "x.csv");
        QVERIFY(!wide && wide.error().where.line == 2);
        const auto table = CsvTable::parse("\xEF\xBB\xBF"
                                           "a,b\r\n1,\"x \"\"y\"\"\"\r\n",
            "x.csv");
        QVERIFY(table);
        QCOMPARE(table->integer(0, "a", 0), 1);
        QCOMPARE(std::string(table->cell(0, "b")), std::string("x \"y\""));
        QCOMPARE(table->integer(0, "missing", 7), 7);
    }
};

QTEST_APPLESS_MAIN(TestMemoryValidation)
#include "tst_memory_validation.moc"
