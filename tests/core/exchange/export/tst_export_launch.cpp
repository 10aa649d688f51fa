// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <QTest>

#include "core/compare/as_written.h"
#include "core/evaluate/evaluate.h"
#include "core/exchange/export/export.h"
#include "core/exchange/reading.h"
#include "core/exchange/syntax/toml.h"
#include "core/plan/check.h"
#include "tests/core/exchange/export/export_samples.h"
#include "tests/core/plan/launcher_rules.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

struct Site {
    const char* device;
    int capability;
};
constexpr Site kSites[] = {{"h100-sxm-80gb", 90}, {"a100-sxm-80gb", 80}, {"v100-sxm-32gb", 70},
    {"b200-sxm-180gb", 100}, {"t4-pcie-16gb", 75}};
constexpr const char* kModels[] = {"llama-3-8b", "mixtral-8x7b", "deepseek-v2-lite", "deepseek-v3",
    "gpt-oss-20b", "gpt2-xl", "olmoe-1b-7b", "gpt-neox-20b", "llama-3.1-8b", "gemma-2b", "qwen3-30b-a3b"};

std::string joined(const std::vector<std::string>& lines)
{
    std::string out;
    for (const std::string& line : lines)
        out += line + "; ";
    return out;
}

Result<ExportText> judged(ExportTarget target, const Project& project, const Plan& plan)
{
    return exportPlan(target, project, plan, nullptr, judgeWritten);
}

std::string told(const Diagnostics& diagnostics)
{
    std::string out;
    for (const Diagnostic& one : diagnostics)
        out += one.message.english() + '\n';
    return out;
}

bool holds(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

/// 70B with half of its activations in host memory, in a pipeline: what launchers express differently.
Project big(Plan& plan)
{
    Project project = projectOf("llama-3-70b", 4);
    plan = plainPlan();
    plan.workload = {8192, 1, 64};
    plan.layout.tp = 8;
    plan.layout.pp = 4;
    plan.memory.offload.target = OffloadTarget::Host;
    plan.memory.offload.fraction = 0.9;
    return project;
}

} // namespace

class TestExportLaunch : public QObject {
    Q_OBJECT

    /// No refusal of any plan, on any device; `refusalsOf` takes the file apart.
    template <class Refusals> static void nothingIsRefused(ExportTarget target, Refusals refusalsOf)
    {
        int tried = 0;
        const bool held = rc::check([&] {
            const char* model =
                *rc::gen::elementOf(std::vector<const char*>(std::begin(kModels), std::end(kModels)));
            const Site site = *rc::gen::elementOf(std::vector<Site>(std::begin(kSites), std::end(kSites)));
            const Project project = projectOf(model, 4, 8, site.device);
            Plan plan = anyLegalPlan(project);
            plan.workload.sequenceLength = 1024;
            if (hasErrors(check(project, plan)))
                return;
            const Result<ExportText> file = exportPlan(target, project, plan);
            if (!file && file.error().code == ErrorCode::Unsupported)
                return;
            RC_ASSERT(file.has_value());
            ++tried;
            const std::vector<std::string> refusals =
                refusalsOf(file->text, LaunchSite {project.cluster->devices(), site.capability});
            if (!refusals.empty())
                RC_FAIL(joined(refusals) + '\n' + file->text);
            // What is written is a plan that can be, too.
            if (hasErrors(check(project, *file->written)))
                RC_FAIL(told(check(project, *file->written)) + file->text);
        });
        QVERIFY(held);
        QVERIFY2(tried > 15, std::to_string(tried).c_str());
    }

private Q_SLOTS:
    void megatronStarts()
    {
        nothingIsRefused(ExportTarget::Megatron,
            [](const std::string& text, LaunchSite site) { return MegatronLaunch(text, site).refusals(); });
    }
    void torchTitanStarts()
    {
        nothingIsRefused(ExportTarget::TorchTitan, [](const std::string& text, LaunchSite site) {
            return torchTitanRefusals(*parseToml(text), site);
        });
    }
    void deepSpeedStarts()
    {
        nothingIsRefused(ExportTarget::DeepSpeed, [](const std::string& text, LaunchSite) {
            return deepSpeedRefusals(nlohmann::json::parse(text));
        });
    }

    /// The rules themselves: what used to be written is refused by them.
    void theRulesRefuse()
    {
        const std::string mla = "    --multi-latent-attention\n    --bf16\n    --num-attention-heads 16\n"
                                "    --hidden-size 2048\n    --num-layers 27\n    --micro-batch-size 1\n"
                                "    --global-batch-size 8\n    --seq-length 128\n"
                                "    --max-position-embeddings 128\n    --attention-backend ";
        QVERIFY(MegatronLaunch(mla + "auto\n", {1, 80}).refusals().empty());
        QVERIFY(!MegatronLaunch(mla + "flash\n", {1, 80}).refusals().empty());
    }

    void latentAttentionNamesNoFlash()
    {
        for (const char* device : {"a100-sxm-40gb", "h100-sxm-80gb", "b200-sxm-180gb", "mi300x-192gb"}) {
            const Project project = projectOf("deepseek-v2-lite", 2, 8, device);
            const std::string script = exportPlan(ExportTarget::Megatron, project, plainPlan())->text;
            QVERIFY2(holds(script, "--attention-backend auto"), script.c_str());
            const std::string yaml = exportPlan(ExportTarget::MegatronBridge, project, plainPlan())->text;
            QVERIFY2(holds(yaml, "attention_backend: auto"), yaml.c_str());
            QVERIFY2(holds(yaml, "layernorm_epsilon: 1.0e-06"), yaml.c_str());
        }
        const Project dense = projectOf("llama-3-8b", 2);
        QVERIFY(
            holds(exportPlan(ExportTarget::Megatron, dense, plainPlan())->text, "--attention-backend flash"));
    }

    /// Grouped or not, with a capacity, beside shared experts: written, read back the same, and told where
    /// Megatron-LM has no such thing.
    void expertsRunAsWritten()
    {
        const Project project = projectOf("deepseek-v2-lite", 1);
        Plan plan = plainPlan();
        plan.layout.ep = 8;
        plan.layout.etp = 1;
        plan.execution.expertCapacity = 1.25;
        plan.communication.overlapShared = true;
        const auto script = [&] { return exportPlan(ExportTarget::Megatron, project, plan).value(); };
        const auto readBack = [&] {
            return std::get<PlanSettings>(parseFile(script().text, "run.sh").value().values.front()).plan;
        };
        QVERIFY(holds(script().text, "--moe-grouped-gemm\n"));
        QVERIFY(holds(script().text, "--moe-expert-capacity-factor 1.25\n"));
        QVERIFY(holds(script().text, "--moe-pad-expert-input-to-capacity\n"));
        QVERIFY(holds(script().text, "--moe-shared-expert-overlap\n"));
        QVERIFY(readBack().execution.expertCapacity == 1.25 && readBack().execution.groupedExperts);
        QVERIFY(readBack().communication.overlapShared);
        QVERIFY(holds(script().text, "--moe-permute-fusion\n") && readBack().execution.fusedPermutation);
        plan.execution.groupedExperts = plan.execution.fusedPermutation = false;
        QVERIFY(!holds(script().text, "--moe-grouped-gemm"));
        QVERIFY(!readBack().execution.groupedExperts && !readBack().execution.fusedPermutation);
        plan.communication.expertDispatch = ExpertDispatch::Deduplicated;
        QVERIFY(!holds(script().text, "capacity") && !holds(script().text, "--moe-shared-expert-overlap"));
        QVERIFY(holds(told(script().omissions), "drops and pads no tokens that travel by DeepEP"));
        QVERIFY(holds(told(script().omissions), "beside an exchange by all-to-all alone"));
        // Without padding the capacity is the most that an expert takes: it matters where it is less.
        const auto loadOf = [](const std::string& arguments) {
            const auto read =
                parseFile("--tensor-model-parallel-size 1 --num-experts 8 " + arguments, "run.sh");
            const Plan of = read ? std::get<PlanSettings>(read->values.front()).plan : Plan {};
            return of.execution.expertCapacity > 0 ? -1 : of.memory.expertLoadFactor;
        };
        QCOMPARE(loadOf("--moe-expert-capacity-factor 1.5"), 1.5);
        QCOMPARE(loadOf("--moe-expert-capacity-factor 1.5 --moe-router-force-load-balancing"), 1.0);
        QCOMPARE(loadOf("--moe-router-force-load-balancing"), 1.0);
    }

    /// By kernels of their own where the plan has it, or where Megatron-LM has no fused one.
    void rotaryPositionsAsWritten()
    {
        Plan plan = plainPlan();
        const auto script = [&plan](const char* model) {
            return exportPlan(ExportTarget::Megatron, projectOf(model, 1), plan)->text;
        };
        const auto fusedIn = [](const std::string& text) {
            return std::get<PlanSettings>(parseFile(text, "run.sh")->values.front())
                .plan.execution.fusedRotary;
        };
        for (const char* model : {"llama-3-8b", "gpt-oss-20b", "deepseek-v2-lite"})
            QVERIFY2(!holds(script(model), "--no-rope-fusion"), model);
        QVERIFY(holds(script("moonlight-16b-a3b"), "--rope-type rope\n"));
        QVERIFY(holds(script("moonlight-16b-a3b"), "--no-rope-fusion\n"));
        QVERIFY(fusedIn(script("llama-3-8b")));
        plan.execution.fusedRotary = false;
        QVERIFY(holds(script("llama-3-8b"), "--no-rope-fusion\n"));
        QVERIFY(!fusedIn(script("llama-3-8b")));
        const std::string yaml =
            exportPlan(ExportTarget::MegatronBridge, projectOf("llama-3-8b", 1), plan)->text;
        QVERIFY2(holds(yaml, "apply_rope_fusion: false"), yaml.c_str());
    }

    // --- what the model needs ---

    void theModelsDetailsAreWritten_data()
    {
        QTest::addColumn<QByteArray>("model");
        QTest::addColumn<QByteArrayList>("lines");
        QTest::newRow("llama 3") << QByteArray("llama-3-8b")
                                 << QByteArrayList {"--rotary-base 500000\n", "--norm-epsilon 1e-05\n"};
        QTest::newRow("llama 3.1") << QByteArray("llama-3.1-8b")
                                   << QByteArrayList {"--use-rope-scaling\n", "--rope-scaling-factor 8\n"};
        QTest::newRow("deepseek v3") << QByteArray("deepseek-v3")
                                     << QByteArrayList {"--qk-layernorm\n", "--rotary-base 10000\n",
                                            "--rotary-scaling-factor 40\n", "--mscale-all-dim 1\n",
                                            "--moe-router-score-function sigmoid\n",
                                            "--moe-router-enable-expert-bias\n",
                                            "--moe-router-topk-scaling-factor 2.5\n",
                                            "--moe-router-num-groups 8\n", "--moe-router-group-topk 4\n",
                                            "--norm-epsilon 1e-06\n",
                                            "--moe-shared-expert-intermediate-size 2048\n",
                                            "--mtp-num-layers 1\n", "--q-lora-rank 1536\n"};
        QTest::newRow("deepseek v2 lite")
            << QByteArray("deepseek-v2-lite")
            << QByteArrayList {"--moe-router-pre-softmax\n", "--moe-router-score-function softmax\n",
                   "--mscale 0.707\n", "--qk-layernorm\n"};
        QTest::newRow("mixtral") << QByteArray("mixtral-8x7b")
                                 << QByteArrayList {"--rotary-base 1000000\n", "--norm-epsilon 1e-05\n"};
        QTest::newRow("gpt-neox") << QByteArray("gpt-neox-20b") << QByteArrayList {"--rotary-percent 0.25\n"};
        QTest::newRow("gpt-oss") << QByteArray("gpt-oss-20b")
                                 << QByteArrayList {"--position-embedding-type yarn\n", "--quick-geglu\n",
                                        "--rotary-base 150000\n", "--softmax-type learnable\n",
                                        "--window-size 127,0\n", "--window-attn-skip-freq 2\n"};
        QTest::newRow("qwen3") << QByteArray("qwen3-30b-a3b")
                               << QByteArrayList {"--qk-layernorm\n", "--rotary-base 1000000\n"};
    }
    void theModelsDetailsAreWritten()
    {
        QFETCH(QByteArray, model);
        QFETCH(QByteArrayList, lines);
        const Project project = projectOf(model.constData(), 8);
        Plan plan = plainPlan();
        plan.workload.sequenceLength = 1024;
        plan.layout.etp = project.model->moe ? 1 : 0;
        const Result<ExportText> file = exportPlan(ExportTarget::Megatron, project, plan);
        QVERIFY2(file.has_value(), file ? "" : file.error().text().c_str());
        for (const QByteArray& line : lines)
            QVERIFY2(holds(file->text, line.constData()), (line + file->text.c_str()).constData());
        QVERIFY2(!holds(file->text, "Not known of"), file->text.c_str());
        QCOMPARE(holds(file->text, "--moe-router-pre-softmax\n"), model == "deepseek-v2-lite");
    }

    /// Which layers have windows: all, all but every N-th, or a list of them; none where none has one.
    void windowsAreWritten()
    {
        Project project = projectOf("llama-3-8b", 8);
        const Plan plan = plainPlan();
        const auto textFor = [&](ExportTarget target, auto windowed) {
            AttentionWindow window {4096, {}};
            for (int l = 0; l < 32; ++l)
                window.layerIsWindowed.push_back(windowed(l));
            project.model.change().window = window;
            return exportPlan(target, project, plan).value().text;
        };
        const auto all = [](int) { return true; };
        const auto third = [](int l) { return l % 3 != 2; };
        const auto last = [](int l) { return l >= 30; };
        const std::string every = textFor(ExportTarget::Megatron, all);
        QVERIFY2(holds(every, "--window-size 4095,0\n"), every.c_str());
        QVERIFY2(!holds(every, "--window-attn-skip-freq"), every.c_str());
        const std::string most = textFor(ExportTarget::Megatron, third);
        QVERIFY2(holds(most, "--window-attn-skip-freq 3\n"), most.c_str());
        const std::string two = textFor(ExportTarget::Megatron, last);
        QVERIFY2(holds(two, "--window-attn-skip-freq '([0]*30+[1]*2)'\n"), two.c_str());
        const std::string none = textFor(ExportTarget::Megatron, [](int) { return false; });
        QVERIFY2(!holds(none, "--window"), none.c_str());
        const std::string bridge = textFor(ExportTarget::MegatronBridge, third);
        QVERIFY2(holds(bridge, "window_size: [4095,0]\n"), bridge.c_str());
        QVERIFY2(holds(bridge, "window_attn_skip_freq: 3\n"), bridge.c_str());
        const std::string listed = textFor(ExportTarget::MegatronBridge, last);
        QVERIFY2(holds(listed, "window_attn_skip_freq: [0, 0, 0, "), listed.c_str());
    }

    void whatIsNotKnownIsNamed()
    {
        Project project = projectOf("deepseek-v3", 2);
        project.model.change().details = {};
        const Result<ExportText> file = exportPlan(ExportTarget::Megatron, project, plainPlan());
        QVERIFY(file.has_value());
        for (const char* name : {"--rotary-base", "--norm-epsilon", "--moe-router-score-function",
                 "--moe-router-enable-expert-bias"}) {
            QVERIFY2(holds(told(file->omissions), name), name);
            QVERIFY2(!holds(file->text, (std::string("\n    ") + name + ' ').c_str()), name);
        }
        QVERIFY(holds(file->text, "# - Not known of deepseek-v3 and not part of the plan"));
    }

    /// What Megatron-LM computes otherwise is named: it would train another model.
    void otherModelsAreNamed()
    {
        for (const char* model : {"gpt-neox-20b", "gemma-2b", "phi-2", "phi-3.5-moe", "kimi-k2"}) {
            Plan plan = plainPlan();
            plan.workload.sequenceLength = 1024;
            const Result<ExportText> file = exportPlan(ExportTarget::Megatron, projectOf(model, 4), plan);
            QVERIFY2(file.has_value(), model);
            QVERIFY2(std::ranges::any_of(
                         file->omissions, [](const Diagnostic& d) { return d.where.pointer == "/model"; }),
                model);
        }
        for (const char* model : {"llama-3-8b", "mixtral-8x7b", "qwen3-8b", "deepseek-v3", "gpt2"}) {
            Plan plan = plainPlan();
            plan.workload.sequenceLength = 1024;
            const Result<ExportText> file = exportPlan(ExportTarget::Megatron, projectOf(model, 4), plan);
            QVERIFY2(file && file->omissions.empty(), (model + told(file->omissions)).c_str());
        }
    }

    // --- what was written, evaluated ---

    void offloadIsWrittenWhereItHasAPlace()
    {
        Plan plan;
        const Project project = big(plan);
        const std::string pipeline = exportPlan(ExportTarget::Megatron, project, plan)->text;
        QVERIFY2(holds(pipeline, "--fine-grained-activation-offloading\n"), pipeline.c_str());
        QVERIFY(holds(pipeline, "--offload-modules attn_norm qkv_linear core_attn attn_proj mlp_norm\n"));
        QVERIFY(holds(pipeline, "export NVTE_CPU_OFFLOAD_V1=1\n"));
        QVERIFY(holds(pipeline, "needs Megatron-Core 0.16"));
        plan.layout.pp = 1;
        const std::string whole = exportPlan(ExportTarget::Megatron, project, plan)->text;
        QVERIFY2(holds(whole, "--cpu-offloading-num-layers 72\n"), whole.c_str());
        const std::string yaml = exportPlan(ExportTarget::MegatronBridge, project, plan)->text;
        QVERIFY(holds(yaml, "  cpu_offloading: true\n") && holds(yaml, "  cpu_offloading_num_layers: 72\n"));
        const std::string nemo = exportPlan(ExportTarget::Nemo1, project, plan)->text;
        QVERIFY2(holds(nemo, "  cpu_offloading: true\n"), nemo.c_str());
        plan.memory.offload = {};
        plan.memory.offload.optimizerFraction = 0.5;
        const std::string optimizer = exportPlan(ExportTarget::Megatron, project, plan)->text;
        QVERIFY(holds(optimizer, "--optimizer-cpu-offload\n")
            && holds(optimizer, "--use-precision-aware-optimizer\n"));
    }

    /// Figures of the verdict are those of evaluating the written plan.
    void theVerdictIsTheEvaluation()
    {
        Plan plan;
        const Project project = big(plan);
        for (const ExportTarget target : {ExportTarget::TorchTitan, ExportTarget::Nanotron,
                 ExportTarget::Megatron, ExportTarget::DeepSpeed}) {
            const Result<ExportText> file = judged(target, project, plan);
            QVERIFY2(file && file->written, file ? "" : file.error().text().c_str());
            const Evaluation before = *evaluate(project, plan);
            const Evaluation after = *evaluate(project, *file->written);
            const std::string words = told(file->consequences);
            QVERIFY2(holds(words, after.memory.fits ? "As written here" : "it does not fit"), words.c_str());
            QVERIFY(after.memory.stages[0].device > before.memory.stages[0].device);
            for (const Diagnostic& consequence : file->consequences)
                if (target != ExportTarget::DeepSpeed)
                    QVERIFY2(holds(file->text, consequence.message.c_str()), file->text.c_str());
        }
    }

    void withoutOffloadItDoesNotFit()
    {
        Plan plan;
        const Project project = big(plan);
        plan.workload.microBatchSize = 2;
        const Evaluation planned = *evaluate(project, plan);
        QVERIFY(planned.memory.fits);
        const Result<ExportText> file = judged(ExportTarget::TorchTitan, project, plan);
        QVERIFY(file.has_value());
        QVERIFY2(hasErrors(file->consequences), told(file->consequences).c_str());
        QVERIFY(holds(file->text, "# CAUTION: As written here stage 0 needs "));
        QVERIFY(holds(file->text, ": it does not fit"));
    }

    void otherSchedulesTellTheirStep()
    {
        Plan plan = plainPlan();
        const Project project = projectOf("llama-3-8b", 4);
        plan.workload.globalBatchSize = 64;
        plan.layout.tp = 2;
        plan.layout.pp = 4;
        plan.schedule.kind = ScheduleKind::ZbH1;
        const Result<ExportText> file = judged(ExportTarget::Megatron, project, plan);
        QVERIFY(file.has_value());
        QCOMPARE(file->written->schedule.kind, ScheduleKind::OneFOneB);
        QVERIFY2(holds(told(file->consequences), "As written here a step takes "),
            told(file->consequences).c_str());
        plan.schedule.kind = ScheduleKind::OneFOneB;
        QVERIFY(judged(ExportTarget::Megatron, project, plan)->consequences.empty());
    }

    /// Files that start no training say nothing of it.
    void placesAndServersAreNotJudged()
    {
        Plan plan;
        const Project project = big(plan);
        for (const ExportTarget target : {ExportTarget::RankFile, ExportTarget::HostFile, ExportTarget::Slurm,
                 ExportTarget::Vllm, ExportTarget::SgLang, ExportTarget::TrtLlm, ExportTarget::RankMap}) {
            const Result<ExportText> file = judged(target, project, plan);
            QVERIFY(file && !file->written && file->consequences.empty());
        }
    }

    void everyTargetJudgesAnyPlan()
    {
        const Project dense = projectOf("llama-3-8b", 4);
        const Project sparse = projectOf("mixtral-8x7b", 4);
        QVERIFY(rc::check([&] {
            const Project& project = *rc::gen::arbitrary<bool>() ? dense : sparse;
            const Plan plan = anyLegalPlan(project);
            if (hasErrors(check(project, plan)))
                return;
            for (const ExportTargetInfo& info : exportTargets()) {
                const Result<ExportText> file = judged(info.target, project, plan);
                if (!file || info.needsTimeline || !file->written)
                    continue;
                // What cannot be at all is said loudest.
                RC_ASSERT(!hasErrors(check(project, *file->written)) || hasErrors(file->consequences));
                RC_ASSERT(*file->written != plan || file->consequences.empty());
            }
        }));
    }

    /// A slot of Open MPI is a core, which the file must say.
    void rankFilesSayWhatASlotIs()
    {
        Plan plan;
        const Project project = big(plan);
        QVERIFY(holds(exportPlan(ExportTarget::RankFile, project, plan)->text, "# - A slot is a CPU core"));
    }
};

QTEST_APPLESS_MAIN(TestExportLaunch)
#include "tst_export_launch.moc"
