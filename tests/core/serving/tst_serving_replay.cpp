// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include <nlohmann/json.hpp>

#include "core/base/whole_file.h"
#include "core/model/hf_config.h"
#include "core/model/key_value_cache.h"
#include "core/serving/replay.h"

using namespace rankloom;

namespace {

BatchStage row(std::int64_t batch, int stage, std::int64_t start, std::int64_t duration, std::int64_t prefill)
{
    BatchStage out;
    out.batch = batch;
    out.stage = stage;
    if (stage == 0)
        out.start = Nanoseconds(start);
    out.duration = Nanoseconds(duration);
    out.tokens = prefill + 1;
    out.prefillTokens = prefill;
    return out;
}

std::string dataPath(const char* file) { return std::string(RANKLOOM_REFERENCE_DATA "/serving/") + file; }

} // namespace

/// Batches of a pipeline replayed, and what requests keep in memory.
class TestServingReplay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stagesFollowEachOther()
    {
        // On stage 1: batch 1 waits for stage 0, batch 2 as well, batch 3 for itself to arrive.
        const Result<Replay> replay =
            replayStages({row(0, 0, 0, 10, 5), row(0, 1, 0, 4, 5), row(1, 0, 10, 20, 8), row(1, 1, 0, 4, 8),
                row(2, 0, 30, 6, 0), row(2, 1, 0, 1, 0), row(3, 0, 3000, 5, 0), row(3, 1, 0, 5, 0)});
        QVERIFY2(replay.has_value(), replay ? "" : replay.error().text().c_str());
        std::vector<std::int64_t> starts;
        for (const ReplayedStage& r : replay->rows)
            starts.push_back(r.start.value());
        QCOMPARE(starts, (std::vector<std::int64_t> {0, 10, 10, 30, 30, 36, 3000, 3005}));
        QCOMPARE(replay->rows[3].cause, std::optional(ServingGap::UnequalPrefills));
        QCOMPARE(replay->rows[5].cause, std::optional(ServingGap::PrefillBesideDecode));
        QCOMPARE(replay->rows[7].cause, std::optional(ServingGap::NoWork));
        QCOMPARE(replay->bubbles, (ServingGapTimes {16, 2, 0, 2964 + 2968}));
        QCOMPARE(replay->makespan.value(), 3010);
        QVERIFY(std::abs(replay->idleShare - (1 - 55.0 / (2 * 3010))) < 1e-12);
    }

    void decodesOfUnequalLengthAreTheirOwnCause()
    {
        const Result<Replay> replay = replayStages(
            {row(0, 0, 0, 10, 0), row(0, 1, 0, 10, 0), row(1, 0, 10, 15, 0), row(1, 1, 0, 15, 0)});
        QVERIFY(replay.has_value());
        QCOMPARE(replay->bubbles, (ServingGapTimes {0, 0, 5, 0}));
    }

    void whatCannotBeIsRefused()
    {
        QVERIFY(!replayStages({}));
        QCOMPARE(replayStages({row(0, 0, 0, 1, 0), row(0, 0, 0, 1, 0)}).error().code, ErrorCode::BadValue);
        QCOMPARE(replayStages({row(0, 0, 0, 1, 0), row(1, 0, 1, 1, 0), row(1, 1, 1, 1, 0)}).error().code,
            ErrorCode::BadValue);
        QCOMPARE(
            replayStages({row(0, 0, 0, 9000, 0), row(1, 0, 1, 1, 0)}).error().code, ErrorCode::Contradiction);
        const char* table = "batch_id,stage,start_us,dur_us,num_tokens,num_prefill_tokens\n0,0,0,-3,1,1\n";
        const auto negative = readBatchStages(table, "t.csv");
        QVERIFY(!negative);
        QCOMPARE(negative.error().where.line, 2);
        QVERIFY(!readBatchStages("batch_id,stage\n0,0\n", "t.csv"));
        QVERIFY(!readBatchStages(
            "batch_id,stage,start_us,dur_us,num_tokens,num_prefill_tokens\n0,0,,3,1,1\n", "t.csv"));
    }

    void simulatedSchedulesAreMetExactly_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<double>("idle");
        QTest::newRow("vllm") << "vidur_gantt/zipf_vllm_pp2.csv" << 0.2622;
        QTest::newRow("sarathi") << "vidur_gantt/zipf_sarathi_pp2_first500.csv" << 0.0084;
    }
    /// Every start of every row, to the rounding of the table.
    void simulatedSchedulesAreMetExactly()
    {
        QFETCH(QString, file);
        QFETCH(double, idle);
        const auto text = readWholeFile(dataPath(file.toUtf8().constData()), std::size_t {1} << 24U);
        if (!text)
            QSKIP("no reference data");
        auto rows = readBatchStages(*text, "gantt");
        QVERIFY(rows.has_value());
        const Result<Replay> replay = replayStages(std::move(*rows));
        QVERIFY(replay.has_value());
        for (std::size_t i = 0; i < replay->rows.size(); ++i)
            QVERIFY(std::abs(replay->rows[i].start.value() - replay->given[i].start->value()) <= 2);
        QVERIFY(replay->deviation->value() <= 2);
        QVERIFY(std::abs(replay->idleShare - idle) < 1e-4);
    }

    void keysAndValuesOfTheTable()
    {
        const auto text = readWholeFile(dataPath("oracles.json"), std::size_t {1} << 24U);
        if (!text)
            QSKIP("no reference data");
        const std::map<std::string, std::string> presets {{"Llama-2-7B", "llama-2-7b"},
            {"Llama-2-13B / LLaMA-13B", "llama-2-13b"}, {"GPT-3 175B", "gpt3-175b"},
            {"Llama-2-70B", "llama-2-70b"}, {"Mixtral-8x7B", "mixtral-8x7b"},
            {"Llama-3.1-8B", "llama-3.1-8b"}, {"Llama-3.1-70B", "llama-3.1-70b"}, {"Qwen3-32B", "qwen3-32b"},
            {"gpt-oss-120b (no sliding-window discount)", "gpt-oss-120b"}, {"Qwen3-30B-A3B", "qwen3-30b-a3b"},
            {"Qwen3-235B-A22B", "qwen3-235b-a22b"}, {"DeepSeek-V3", "deepseek-v3"},
            {"DeepSeek-R1", "deepseek-v3"}};
        int compared = 0;
        const nlohmann::json oracles = nlohmann::json::parse(*text);
        for (const nlohmann::json& entry : oracles["kv_cache"]) {
            const auto preset = presets.find(entry["id"].get<std::string>());
            if (preset == presets.end())
                continue;
            const Result<ModelSpec> model = modelPreset(preset->second);
            QVERIFY(model.has_value());
            QCOMPARE(keyValueBytesPerToken(*model, 1, 2).value(), entry["bytes_per_token"].get<double>());
            QCOMPARE(keyValueBytesPerToken(*model, 8, 2).value(),
                entry["per_gpu_bytes_per_token_tp8"].get<double>());
            ++compared;
        }
        QCOMPARE(compared, 13);
    }

    void windowsKeepTheirTokens()
    {
        const Result<ModelSpec> model = modelPreset("gpt-oss-120b");
        QVERIFY(model.has_value());
        std::int64_t kept = 0;
        for (int layer = 0; layer < model->layers; ++layer)
            kept += keptTokens(*model, layer, 1000);
        QCOMPARE(kept, 18 * 1000 + 18 * 128);
    }
};

QTEST_GUILESS_MAIN(TestServingReplay)
#include "tst_serving_replay.moc"
