// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <string>

#include "core/exchange/rates/service_results.h"

using namespace rankloom;

namespace {

const char* const kBench = R"({"date": "20260301-101500", "backend": "vllm", "model_id": "own/model",
  "num_prompts": 80, "request_rate": "inf", "max_concurrency": 8, "duration": 40.0, "completed": 80,
  "total_input_tokens": 81920, "total_output_tokens": 20480, "request_throughput": 2.0,
  "mean_ttft_ms": 125.5, "median_ttft_ms": 110.0, "mean_tpot_ms": 15.25, "p99_tpot_ms": 17.0})";

const char* const kAiperf = R"({"request_throughput": {"unit": "requests/sec", "avg": 3.5},
  "time_to_first_token": {"unit": "ms", "avg": 210.0, "p50": 190.0},
  "inter_token_latency": {"unit": "us", "avg": 18500.0},
  "output_sequence_length": {"unit": "tokens", "avg": 256.4},
  "request_count": {"unit": "requests", "avg": 100.0}, "total_isl": {"unit": "tokens", "avg": 102400.0},
  "was_cancelled": false,
  "input_config": {"endpoint": {"model_names": ["own/model"]}, "loadgen": {"concurrency": 16}}})";

std::string inferenceX(const std::string& more)
{
    return R"({"hw": "h200", "conc": 32, "model": "own/model", "framework": "sglang", "precision": "fp8", "tp": 8,
      "ep": 8, "dp_attention": "true", "isl": 1024, "osl": 1024, "mean_ttft": 0.25, "mean_tpot": 0.0125)"
        + more + "}";
}

bool near(double a, double b) { return std::abs(a - b) <= 1e-9 * std::abs(b); }

std::string errorOf(const std::string& text)
{
    const auto results = readServiceResults(text, "results.json");
    return results ? std::string() : results.error().text();
}

} // namespace

/// What load generators write: units, means and what each run states of itself.
class TestServiceResults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void vllmBench()
    {
        const auto results = readServiceResults(kBench, "bench.json");
        QVERIFY2(results.has_value(), results ? "" : results.error().text().c_str());
        QCOMPARE(results->tool, std::string("vllm bench serve"));
        QCOMPARE(results->runs.size(), std::size_t {1});
        const MeasuredService& run = results->runs.front();
        QVERIFY(near(run.timeToFirstToken.value(), 0.1255) && near(run.timePerToken.value(), 0.01525));
        QCOMPARE(run.prompt, 1024);
        QCOMPARE(run.output, 256);
        QCOMPARE(run.concurrency, 8);
        QCOMPARE(run.requestsPerSecond, 2.0);
        QCOMPARE(run.model, std::string("own/model"));
    }

    void oneALine()
    {
        std::string line = kBench;
        std::erase(line, '\n');
        const auto results = readServiceResults(line + "\n" + line + "\n", "bench.jsonl");
        QVERIFY2(results.has_value(), results ? "" : results.error().text().c_str());
        QCOMPARE(results->runs.size(), std::size_t {2});
        const std::string broken = errorOf(line + "\n{\"mean_ttft_ms\": ");
        QVERIFY2(!broken.empty(), broken.c_str());
    }

    void aiperf()
    {
        const auto results = readServiceResults(kAiperf, "profile_export_aiperf.json");
        QVERIFY2(results.has_value(), results ? "" : results.error().text().c_str());
        QCOMPARE(results->tool, std::string("aiperf"));
        const MeasuredService& run = results->runs.front();
        QVERIFY(near(run.timeToFirstToken.value(), 0.21) && near(run.timePerToken.value(), 0.0185));
        QCOMPARE(run.prompt, 1024); // of the sum, where there is no distribution
        QCOMPARE(run.output, 256);
        QCOMPARE(run.concurrency, 16);
        std::string cancelled = kAiperf;
        cancelled.replace(cancelled.find("false"), 5, "true");
        QVERIFY(errorOf(cancelled).find("cancelled") != std::string::npos);
    }

    void inferenceXLists()
    {
        const auto results = readServiceResults("[" + inferenceX("") + "," + inferenceX(R"(, "disagg": true)")
                + "," + inferenceX(R"(, "spec_decoding": "mtp")") + R"(, {"hw": "h200"}])",
            "agg.json");
        QVERIFY2(results.has_value(), results ? "" : results.error().text().c_str());
        QCOMPARE(results->tool, std::string("inferencex"));
        QCOMPARE(results->runs.size(), std::size_t {3});
        QCOMPARE(results->skipped.size(), std::size_t {1});
        const MeasuredService& run = results->runs.front();
        QVERIFY(
            near(run.timeToFirstToken.value(), 0.25) && near(run.timePerToken.value(), 0.0125)); // seconds
        QVERIFY(run.tp == 8 && run.ep == 8 && run.attentionReplicated && !run.pools && !run.speculative);
        QVERIFY(results->runs[1].pools && results->runs[2].speculative);
    }

    void saysWhatIsMissing()
    {
        QVERIFY(errorOf("{}").find("load generator") != std::string::npos);
        QVERIFY(!errorOf("").empty() && !errorOf("[]").empty() && !errorOf("[1, 2]").empty());
        std::string text = kBench;
        text.replace(text.find("15.25"), 5, "-1.00");
        QVERIFY(errorOf(text).find("time to the first token") != std::string::npos);
        text = kBench;
        text.replace(text.find("81920"), 5, "00000");
        QVERIFY(!errorOf(text).empty()); // 00000 is no number of JSON
        text.replace(text.find("00000"), 5, "    0");
        QVERIFY(errorOf(text).find("lengths") != std::string::npos);
        text = inferenceX("");
        text.replace(text.find("\"isl\": 1024, "), 13, "");
        QVERIFY(errorOf(text).find("lengths") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestServiceResults)
#include "tst_service_results.moc"
