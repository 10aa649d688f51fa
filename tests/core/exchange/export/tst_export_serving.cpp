// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/exchange/export/export.h"
#include "core/model/hf_config.h"

using namespace rankloom;

namespace {

Project project(const char* model)
{
    Project out;
    out.model = modelPreset(model).value();
    out.cluster = makeCluster(1, 8, devicePreset("h100-sxm-80gb").value());
    return out;
}

Plan serving()
{
    Plan plan;
    plan.workload.kind = WorkKind::Serving;
    plan.layout.tp = 4;
    plan.layout.pp = 2;
    plan.layout.dp = 1;
    plan.serving.tokenBudget = 1024;
    plan.serving.maxBatch = 64;
    plan.serving.memoryUtilization = 0.85;
    plan.serving.weights = WeightFormat::Fp8;
    plan.serving.keyValueElementBytes = 1;
    plan.serving.blockTokens = 32;
    plan.serving.requests.lengths = {LengthsKind::Fixed, 3000, 96};
    return plan;
}

bool holds(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

bool omits(const ExportText& file, std::string_view pointer)
{
    return std::ranges::any_of(file.omissions,
        [&](const Diagnostic& d) { return d.where.pointer == pointer && d.severity != Severity::Hint; });
}

} // namespace

class TestExportServing : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void vllmGetsWhatServes()
    {
        const ExportText file = exportPlan(ExportTarget::Vllm, project("llama-3-70b"), serving()).value();
        for (const char* words :
            {"--tensor-parallel-size 4", "--pipeline-parallel-size 2", "--max-model-len 3096",
                "--max-num-batched-tokens 1024", "--max-num-seqs 64", "--gpu-memory-utilization 0.85",
                "--block-size 32", "--kv-cache-dtype fp8", "--quantization fp8"})
            QVERIFY2(holds(file.text, words), words);
        for (const Diagnostic& omission : file.omissions)
            QVERIFY2(omission.severity == Severity::Hint, omission.message.english().c_str());
    }

    /// Launchers write a batch, also of a plan that has requests instead.
    void batchesBeyondAllDocumentsAreRefused()
    {
        Plan plan = serving();
        plan.layout = {};
        plan.workload.globalBatchSize = 1 << 30;
        for (const int microBatch : {1 << 28, 1 << 30, 3}) {
            plan.workload.microBatchSize = microBatch;
            for (const ExportTargetInfo& info : exportTargets()) {
                if (info.needsTimeline || info.target == ExportTarget::Json)
                    continue;
                const Result<ExportText> file = exportPlan(info.target, project("llama-3-8b"), plan);
                const bool bound = microBatch == 3; // 8 replicas of 3 share a batch below 2^30
                if (!file && !bound)
                    QVERIFY2(holds(file.error().text(), "sequences at once"), file.error().text().c_str());
                QVERIFY2(bound || !file, std::string(info.name).c_str());
            }
        }
    }

    /// Two servers in one script, each in its own layout, with what hands keys and values over.
    void poolsAreTwoServers()
    {
        Plan plan = serving();
        plan.layout = {};
        plan.layout.tp = 4;
        plan.serving.decode = {4, 2, 2, 1, 32};
        const ExportText vllm = exportPlan(ExportTarget::Vllm, project("llama-3-70b"), plan).value();
        for (const char* words :
            {"prompts)", "tokens)", "--tensor-parallel-size 4", "--tensor-parallel-size 2",
                "--pipeline-parallel-size 2", "--max-num-seqs 64", "--max-num-seqs 32", "NixlConnector"})
            QVERIFY2(holds(vllm.text, words), words);
        QVERIFY(!omits(vllm, "/serving/decode"));
        const ExportText sglang = exportPlan(ExportTarget::SgLang, project("llama-3-70b"), plan).value();
        for (const char* words : {"--disaggregation-mode prefill", "--disaggregation-mode decode"})
            QVERIFY2(holds(sglang.text, words), words);
        QVERIFY(
            omits(exportPlan(ExportTarget::TrtLlm, project("llama-3-70b"), plan).value(), "/serving/decode"));
    }

    void sglangGetsWhatServes()
    {
        const ExportText file = exportPlan(ExportTarget::SgLang, project("llama-3-70b"), serving()).value();
        for (const char* words : {"--chunked-prefill-size 1024", "--enable-mixed-chunk",
                 "--max-running-requests 64", "--mem-fraction-static 0.85", "--page-size 32",
                 "--kv-cache-dtype fp8_e4m3", "--context-length 3096"})
            QVERIFY2(holds(file.text, words), words);
        Plan first = serving();
        first.serving.scheduler = SchedulerKind::Vllm;
        QVERIFY(holds(exportPlan(ExportTarget::SgLang, project("llama-3-70b"), first)->text,
            "--chunked-prefill-size -1 \\\n    --max-prefill-tokens 1024"));
        // Pieces that get smaller: SGLang's formula, on pipelines alone.
        first.serving.scheduler = SchedulerKind::SarathiDynamic;
        const ExportText dynamic = exportPlan(ExportTarget::SgLang, project("llama-3-70b"), first).value();
        QVERIFY(holds(dynamic.text, "--chunked-prefill-size 1024 \\\n    --enable-dynamic-chunking"));
        QVERIFY(!holds(dynamic.text, "--enable-mixed-chunk"));
        first.layout.pp = 1;
        first.layout.dp = 2;
        const ExportText single = exportPlan(ExportTarget::SgLang, project("llama-3-70b"), first).value();
        QVERIFY(!holds(single.text, "--enable-dynamic-chunking"));
    }

    void tensorRtGetsWhatServes()
    {
        const ExportText file = exportPlan(ExportTarget::TrtLlm, project("llama-3-70b"), serving()).value();
        for (const char* words : {"--tp_size 4", "--pp_size 2", "--max_batch_size 64",
                 "--max_num_tokens 1024", "--max_seq_len 3096", "  dtype: fp8\n", "  tokens_per_block: 32\n"})
            QVERIFY2(holds(file.text, words), words);
        QVERIFY(omits(file, "/serving/weights")); // a checkpoint has its format
        // 15 % of the device stay free, and more than half of the rest is cache.
        const std::string key = "free_gpu_memory_fraction: ";
        const double share = std::stod(file.text.substr(file.text.find(key) + key.size()));
        QVERIFY(share > 0.5 && share < 0.85);
    }

    void whatNoServerHasIsSaid()
    {
        Plan plan = serving();
        plan.serving.scheduler = SchedulerKind::Orca;
        plan.serving.keyValueElementBytes = 0.5;
        plan.serving.goals.timeToFirstToken = 1;
        for (const ExportTarget target : {ExportTarget::Vllm, ExportTarget::SgLang, ExportTarget::TrtLlm}) {
            const ExportText file = exportPlan(target, project("llama-3-70b"), plan).value();
            QVERIFY(omits(file, "/serving/scheduler"));
            QVERIFY(omits(file, "/serving/keyValueElementBytes"));
            QVERIFY(std::ranges::any_of(file.omissions,
                [](const Diagnostic& d) { return d.where.pointer == "/serving/ttftGoalSeconds"; }));
        }
        // A training program serves nobody.
        QVERIFY(omits(
            exportPlan(ExportTarget::Megatron, project("llama-3-70b"), plan).value(), "/workload/kind"));
    }

    /// What a training batch would have to be is nothing to a plan that serves.
    void replicasNeedNoBatchToShare()
    {
        Plan plan = serving();
        plan.layout.pp = 1;
        plan.layout.dp = 0;
        plan.workload.globalBatchSize = 1;
        QVERIFY(holds(exportPlan(ExportTarget::Vllm, project("llama-3-8b"), plan).value().text,
            "--data-parallel-size 2"));
    }

    void trainingPlansSayNothingOfServing()
    {
        Plan plan = serving();
        plan.workload.kind = WorkKind::Training;
        plan.serving = {};
        plan.workload.globalBatchSize = 8;
        for (const ExportTarget target : {ExportTarget::Vllm, ExportTarget::SgLang, ExportTarget::TrtLlm}) {
            const std::string text = exportPlan(target, project("llama-3-70b"), plan)->text;
            for (const char* words :
                {"--max-num-batched-tokens", "--chunked-prefill-size", "--max_num_tokens"})
                QVERIFY2(!holds(text, words), words);
        }
    }
};

QTEST_APPLESS_MAIN(TestExportServing)
#include "tst_export_serving.moc"
