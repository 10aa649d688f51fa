// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include "core/base/text.h"
#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/exchange/export/export.h"
#include "core/exchange/reading.h"
#include "core/exchange/syntax/toml.h"
#include "core/exchange/syntax/yaml_values.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "core/plan/plan_field.h"
#include "core/plan/plan_json.h"
#include "core/plan/rank_grid.h"
#include "core/plan/shard_groups.h"
#include "core/plan/stage_split.h"
#include "tests/core/exchange/exchange_samples.h"
#include "tests/core/exchange/export/export_samples.h"

using namespace rankloom;
using namespace rankloom::test;
using nlohmann::json;

namespace {

/// Whole nodes placed in the order 3, 1, 4, 2 of their names, as the reference files have it.
Project fourNodes(Plan& plan)
{
    Project project = projectOf("llama-3-8b", 4);
    project.cluster.change().nodeNames = {"gpu001", "gpu002", "gpu003", "gpu004"};
    plan.layout.tp = 8;
    plan.layout.pp = 4;
    for (const int node : {2, 0, 3, 1})
        for (int slot = 0; slot < 8; ++slot)
            plan.deviceOfRank.push_back(node * 8 + slot);
    return project;
}

std::string bodyOf(const std::string& text)
{
    std::string out;
    for (const QString& line : QString::fromStdString(text).split(u'\n'))
        if (!line.startsWith(u'#') && !line.isEmpty())
            out += line.toStdString() + '\n';
    return out;
}

} // namespace

class TestExport : public QObject {
    Q_OBJECT

    /// The plan that a file is said to express is the one that its reader finds in it.
    static void readsAsWritten(
        ExportTarget target, const Project& project, const ExportText& file, const Plan& back)
    {
        RC_ASSERT(file.written.has_value());
        // In other files, in the model's code, or of the estimate alone; a file is of its own program.
        std::vector<std::string> elsewhere {"/placement", "/execution/framework"};
        if (target == ExportTarget::DeepSpeed)
            elsewhere.insert(elsewhere.end(),
                {"/layout", "/memory/recompute", "/memory/offload/target", "/memory/offload/fraction",
                    "/stages/layersPerStage", "/memory/sharding"});
        if (target == ExportTarget::TorchTitan)
            elsewhere.emplace_back("/memory/recompute");
        if (target == ExportTarget::TorchTitan && file.text.find("schedule.csv") != std::string::npos)
            elsewhere.insert(elsewhere.end(), {"/schedule", "/layout/vpp", "/stages"});
        std::vector<std::string> differences;
        collect(json::parse(writePlan(normalised(project, *file.written))),
            json::parse(writePlan(normalised(project, back))), {}, differences);
        for (const std::string& pointer : differences)
            if (std::ranges::none_of(
                    elsewhere, [&](const std::string& above) { return pointer.starts_with(above); }))
                RC_FAIL(pointer + " is not as written\n" + file.text);
    }

    /// Writes a plan, reads it back, and lets every difference be one that the file itself names.
    static void roundTrip(ExportTarget target, const Project& project, const Plan& plan)
    {
        const Result<ExportText> file = exportPlan(target, project, plan);
        if (!file && file.error().code == ErrorCode::Unsupported)
            return; // the launcher would refuse any form of it
        RC_ASSERT(file.has_value());
        const Result<Reading> reading = parseFile(file->text, "file");
        if (!reading)
            RC_FAIL(reading.error().text() + '\n' + file->text);
        Plan present; // whose workload is kept where the file states none
        present.workload = plan.workload;
        const Result<CompletedPlan> back =
            completePlan(std::get<PlanSettings>(reading->values.front()), project, &present);
        if (!back)
            RC_FAIL(back.error().text() + '\n' + file->text);
        std::vector<std::string> differences;
        collect(json::parse(writePlan(normalised(project, plan))),
            json::parse(writePlan(normalised(project, back->plan))), {}, differences);
        // A split needs the number of stages, a part of the data-parallel ranks their number.
        const auto isBehind = [](const std::string& pointer, const std::string& above) {
            return pointer == "/stages/layersPerStage" ? above == "/layout/pp" || above == "/layout/vpp"
                    || above.starts_with("/schedule") || above == "/stages/vocabulary"
                                                       : pointer == "/memory/sharding/secondaryWeights"
                    && (above == "/layout/tp" || above == "/layout/cp" || above == "/layout/pp");
        };
        const auto named = [&](const std::string& pointer) {
            return std::ranges::any_of(file->omissions, [&](const Diagnostic& omission) {
                return pointer.starts_with(omission.where.pointer)
                    || isBehind(pointer, omission.where.pointer);
            });
        };
        for (const std::string& pointer : differences)
            if (!named(pointer) && pointer != "/execution/framework")
                RC_FAIL(pointer + " is lost without a word\n" + file->text);
        RC_ASSERT(back->plan.execution.framework != Framework::None);
        readsAsWritten(target, project, *file, back->plan);
        // What the file does not express says so in the file.
        RC_ASSERT(file->omissions.empty() == (file->text.find("Not expressed here:") == std::string::npos));
    }

    static void roundTrips(ExportTarget target)
    {
        const Project dense = projectOf("llama-3-8b", 4);
        const Project sparse = projectOf("mixtral-8x7b", 4);
        int tried = 0;
        const bool held = rc::check([&] {
            const Project& project = *rc::gen::arbitrary<bool>() ? dense : sparse;
            const Plan plan = anyLegalPlan(project);
            if (hasErrors(check(project, plan)))
                return;
            ++tried;
            roundTrip(target, project, plan);
        });
        QVERIFY(held);
        QVERIFY2(tried > 20, std::to_string(tried).c_str());
    }

    static void compareWithSample(ExportTarget target, const char* sample)
    {
        const std::string expected =
            samples::contentOf(samples::formatsFolder() + "export/" + QString::fromLatin1(sample));
        if (expected.empty())
            QSKIP("The folder of reference data is not there");
        Plan plan = plainPlan();
        const Project project = fourNodes(plan);
        const Result<ExportText> file = exportPlan(target, project, plan);
        QVERIFY(file.has_value());
        QCOMPARE(QString::fromStdString(bodyOf(file->text)), QString::fromStdString(bodyOf(expected)));
    }

private Q_SLOTS:
    void everyTargetTakesUsualPlans()
    {
        for (const char* model : {"llama-3-70b", "deepseek-v3", "gpt-oss-20b", "gpt2"}) {
            const Project project = projectOf(model, 4);
            Plan plan = plainPlan();
            plan.workload.sequenceLength = 1024;
            plan.layout.tp = project.model->heads % 8 == 0 ? 8 : 1;
            plan.layout.pp = 2;
            if (project.model->moe)
                plan.layout.etp = 1;
            const Result<Evaluation> evaluation = evaluate(project, plan);
            QVERIFY(evaluation && evaluation->valid);
            std::set<std::string_view> names;
            for (const ExportTargetInfo& info : exportTargets()) {
                QVERIFY2(names.insert(info.name).second, std::string(info.name).c_str());
                const Result<ExportText> file =
                    exportPlan(info.target, project, plan, evaluation->timeline.get());
                const bool experts =
                    info.target >= ExportTarget::SgLangExperts && info.target <= ExportTarget::ExpertsCsv;
                if (experts && !project.model->moe) {
                    QVERIFY(!file && !file.error().message.empty());
                    continue;
                }
                if (info.target == ExportTarget::Nemo1 && project.model->layers % plan.layout.pp != 0) {
                    QVERIFY(!file && file.error().message.find("do not divide") != std::string::npos);
                    continue;
                }
                QVERIFY2(file.has_value(), file ? "" : file.error().text().c_str());
                QVERIFY(file->text.ends_with('\n'));
                QCOMPARE(
                    exportPlan(info.target, project, plan, evaluation->timeline.get())->text, file->text);
            }
        }
    }

    /// Whatever a name holds, no terminal obeys it, no spreadsheet runs it, and YAML stays YAML.
    void namesAreOnlyText()
    {
        const std::string name = "=cmd|' /C x'!A0 \x1B]0;t\x07\r\x7F\xC2\x85\xC2\x9B\u202E\u2028#: [";
        for (const char* model : {"llama-3-8b", "qwen3-30b-a3b"}) {
            Project project = projectOf(model, 2);
            project.model.change().name = name;
            project.cluster.change().nodeNames = {name + "1", name + "2"};
            Plan plan = plainPlan();
            plan.name = name;
            for (const ExportTargetInfo& info : exportTargets()) {
                const Result<ExportText> file = exportPlan(info.target, project, plan);
                if (!file || info.target == ExportTarget::Json)
                    continue; // no host name, or a document of ours
                QVERIFY2(file->text == withoutControls(file->text), std::string(info.name).c_str());
                if (info.fileName.ends_with(".yaml"))
                    QVERIFY2(parseYaml(TextLines::prepare(file->text, "x").value(), "x"), file->text.c_str());
                if (info.target == ExportTarget::RankMap)
                    QVERIFY2(file->text.find("'=cmd|") != std::string::npos, file->text.c_str());
            }
        }
    }

    void illegalPlansAreRefused()
    {
        Plan plan = plainPlan();
        plan.layout.tp = 3;
        const Project project = projectOf("llama-3-8b", 4);
        for (const ExportTargetInfo& info : exportTargets()) {
            const Result<ExportText> file = exportPlan(info.target, project, plan);
            QCOMPARE(file.has_value(), info.target == ExportTarget::Json);
            if (!file)
                QVERIFY(file.error().code == ErrorCode::IllegalPlan && !file.error().remedy.empty());
        }
    }

    /// Every target either takes a plan with any of its switches the other way, or refuses it.
    void everySwitchCanBeExported()
    {
        for (const char* device : {"h100-sxm-80gb", "gb200-nvl-186gb"}) {
            const Project project = projectOf("mixtral-8x7b", 4, 8, device);
            for (const Precision precision : {Precision::Bf16Mixed, Precision::Fp8Mixed})
                for (const PlanField& field : planFields()) {
                    Plan plan = plainPlan();
                    plan.layout.tp = plan.layout.pp = 2;
                    plan.memory.precision = precision;
                    const auto* const toggle = std::get_if<PlanField::Toggle>(&field.value);
                    if (toggle == nullptr)
                        continue;
                    toggle->of(plan) = !toggle->of(plan);
                    if (hasErrors(check(project, plan)))
                        continue;
                    for (const ExportTargetInfo& info : exportTargets()) {
                        const Result<ExportText> file = exportPlan(info.target, project, plan);
                        QVERIFY2(file ? !file->text.empty() : !file.error().message.english().empty(),
                            std::string(field.pointer).c_str());
                    }
                }
        }
    }

    /// Of what 8 bits are used for beside products of weights each program takes what it has a setting for,
    /// where it has one.
    void eightBitsStandWhereProgramsLookForThem()
    {
        Plan plan = plainPlan();
        plan.layout.tp = 8;
        plan.memory.precision = Precision::Fp8Mixed;
        plan.memory.fp8Attention = plan.memory.fp8OutputLayer = true;
        const auto written = [&plan](ExportTarget target, const char* device) {
            return exportPlan(target, projectOf("llama-3-8b", 1, 8, device), plan).value();
        };
        const auto loses = [](const ExportText& file, const char* pointer) {
            return std::ranges::any_of(
                file.omissions, [&](const Diagnostic& lost) { return lost.where.pointer == pointer; });
        };
        const ExportText bridge = written(ExportTarget::MegatronBridge, "gb200-nvl-186gb");
        QVERIFY(bridge.text.find("mixed_precision:\n  bf16: true\n  fp8: e4m3\n  fp8_recipe: mxfp8\n"
                                 "  fp8_dot_product_attention: true\n")
            != std::string::npos);
        QVERIFY(bridge.text.find("  fp8_output_proj: true\n") != std::string::npos);
        QVERIFY(!loses(bridge, "/memory/fp8Attention") && !loses(bridge, "/memory/fp8OutputLayer"));
        const ExportText megatron = written(ExportTarget::Megatron, "gb200-nvl-186gb");
        QVERIFY(megatron.text.find("--fp8-output-proj") != std::string::npos);
        QVERIFY(loses(megatron, "/memory/fp8Attention") && !loses(megatron, "/memory/fp8OutputLayer"));
        // MX scaling, without which Megatron-Core refuses the output layer, needs Blackwell.
        const ExportText hopper = written(ExportTarget::Megatron, "h100-sxm-80gb");
        QVERIFY(bodyOf(hopper.text).find("--fp8-output-proj") == std::string::npos);
        QVERIFY(loses(hopper, "/memory/fp8OutputLayer"));
        for (const ExportText* file : {&bridge, &megatron}) {
            const Result<Reading> reading = parseFile(file->text, "file");
            QVERIFY(reading.has_value());
            const Plan back = completePlan(std::get<PlanSettings>(reading->values.front()),
                projectOf("llama-3-8b", 1, 8, "gb200-nvl-186gb"))
                                  ->plan;
            QVERIFY(back.memory.precision == Precision::Fp8Mixed && back.memory.fp8OutputLayer);
            QCOMPARE(back.memory.fp8Attention, file == &bridge);
        }
    }

    void megatronRoundTrip() { roundTrips(ExportTarget::Megatron); }
    void deepSpeedRoundTrip() { roundTrips(ExportTarget::DeepSpeed); }
    /// What no launcher can say of nodes of unlike devices is said once, by each that starts a program.
    void launchersSayWhatUnlikeNodesShare()
    {
        Plan plan;
        Project project = fourNodes(plan);
        const auto told = [&](ExportTarget target) {
            const Result<ExportText> text = exportPlan(target, project, plan);
            return text && std::ranges::any_of(text->omissions, [](const Diagnostic& omission) {
                return omission.where.pointer == "/cluster/otherNodes";
            });
        };
        const std::array launched {ExportTarget::Megatron, ExportTarget::MegatronBridge,
            ExportTarget::TorchTitan, ExportTarget::Nanotron};
        for (const ExportTarget target : launched)
            QVERIFY(!told(target));
        project.cluster.change().setDeviceOfNodes(std::array {3}, *devicePreset("a100-sxm-80gb"));
        for (const ExportTarget target : launched)
            QVERIFY(told(target));
        QVERIFY(!told(ExportTarget::HostFile));
    }

    void torchTitanRoundTrip() { roundTrips(ExportTarget::TorchTitan); }

    /// Every flag is one of Megatron-LM's parser (megatron/training/arguments.py of August 2026).
    void megatronFlagsExist()
    {
        static const std::set<std::string> flags {"--num-layers", "--hidden-size", "--ffn-hidden-size",
            "--num-attention-heads", "--max-position-embeddings", "--position-embedding-type",
            "--normalization", "--swiglu", "--disable-bias-linear", "--add-qkv-bias",
            "--untie-embeddings-and-output-weights", "--vocab-size", "--make-vocab-size-divisible-by",
            "--mtp-num-layers", "--multi-latent-attention", "--q-lora-rank", "--kv-lora-rank",
            "--qk-head-dim", "--qk-pos-emb-head-dim", "--v-head-dim", "--group-query-attention",
            "--num-query-groups", "--kv-channels", "--qk-layernorm", "--softmax-type", "--attention-backend",
            "--attention-dropout", "--hidden-dropout", "--num-experts", "--moe-router-topk",
            "--moe-ffn-hidden-size", "--moe-layer-freq", "--moe-shared-expert-intermediate-size",
            "--moe-shared-expert-gate", "--moe-router-enable-expert-bias", "--moe-grouped-gemm",
            "--moe-permute-fusion", "--moe-expert-capacity-factor", "--moe-pad-expert-input-to-capacity",
            "--moe-shared-expert-overlap", "--moe-token-dispatcher-type", "--moe-enable-deepep",
            "--seq-length", "--micro-batch-size", "--global-batch-size", "--bf16", "--fp16", "--fp8-format",
            "--optimizer", "--use-precision-aware-optimizer", "--exp-avg-dtype", "--exp-avg-sq-dtype",
            "--optimizer-cpu-offload", "--optimizer-offload-fraction", "--grad-reduce-in-bf16",
            "--cross-entropy-loss-fusion", "--recompute-granularity", "--recompute-method",
            "--recompute-num-layers", "--recompute-modules", "--tensor-model-parallel-size",
            "--pipeline-model-parallel-size", "--pipeline-model-parallel-layout",
            "--num-virtual-stages-per-pipeline-rank", "--context-parallel-size", "--cp-comm-type",
            "--expert-model-parallel-size", "--expert-tensor-parallel-size", "--sequence-parallel",
            "--use-tp-pp-dp-mapping", "--no-overlap-p2p-communication",
            "--microbatch-group-size-per-virtual-pipeline-stage", "--use-distributed-optimizer",
            "--num-distributed-optimizer-instances", "--use-megatron-fsdp",
            "--data-parallel-sharding-strategy", "--ckpt-format", "--overlap-grad-reduce",
            "--overlap-param-gather", "--tp-comm-overlap", "--overlap-moe-expert-parallel-comm", "--nnodes",
            "--nproc_per_node", "--node_rank", "--master_addr", "--master_port", "--norm-epsilon",
            "--rotary-base", "--rotary-percent", "--rope-type", "--no-rope-fusion", "--use-rope-scaling",
            "--rope-scaling-factor", "--rotary-seq-len-interpolation-factor", "--rotary-scaling-factor",
            "--mscale", "--mscale-all-dim", "--yarn-original-max-position-embeddings", "--yarn-beta-fast",
            "--yarn-beta-slow", "--no-yarn-correction-range-round-to-int", "--quick-geglu", "--squared-relu",
            "--glu-linear-offset", "--activation-func-clamp-value", "--moe-router-score-function",
            "--moe-router-pre-softmax", "--moe-router-topk-scaling-factor", "--moe-router-num-groups",
            "--moe-router-group-topk", "--fp8-recipe", "--fp8-output-proj", "--fp8-param-gather",
            "--accumulate-allreduce-grads-in-fp32", "--cpu-offloading-num-layers",
            "--fine-grained-activation-offloading", "--offload-modules", "--activation-offload-fraction"};
        static const QRegularExpression flag(QStringLiteral("(?<![\\w-])--[a-z][\\w-]*"));
        const Project sparse = projectOf("deepseek-v3", 4);
        const Project dense = projectOf("gpt2-xl", 4);
        QVERIFY(rc::check([&] {
            const Project& project = *rc::gen::arbitrary<bool>() ? dense : sparse;
            const Plan plan = anyLegalPlan(project);
            if (hasErrors(check(project, plan)))
                return;
            const Result<ExportText> file = exportPlan(ExportTarget::Megatron, project, plan);
            if (!file)
                RC_DISCARD("refused");
            const std::string body = bodyOf(file->text);
            for (auto it = flag.globalMatch(QString::fromStdString(body)); it.hasNext();)
                if (const std::string name = it.next().captured().toStdString(); flags.count(name) == 0)
                    RC_FAIL(name);
        }));
    }

    void nodeOrderIsThatOfTheSamples_data()
    {
        QTest::addColumn<int>("target");
        QTest::addColumn<QByteArray>("sample");
        const auto row = [](ExportTarget target, const char* sample) {
            QTest::newRow(sample) << static_cast<int>(target) << QByteArray(sample);
        };
        row(ExportTarget::RankFile, "openmpi_rankfile");
        row(ExportTarget::HostFile, "openmpi_hostfile");
        row(ExportTarget::HydraHostFile, "mpich_hydra_hostfile");
        row(ExportTarget::RankOrder, "MPICH_RANK_ORDER");
    }
    void nodeOrderIsThatOfTheSamples()
    {
        QFETCH(int, target);
        QFETCH(QByteArray, sample);
        compareWithSample(static_cast<ExportTarget>(target), sample.constData());
    }

    void slurmAndTorchrunKeepTheOrder()
    {
        Plan plan = plainPlan();
        const Project project = fourNodes(plan);
        const std::string slurm = exportPlan(ExportTarget::Slurm, project, plan)->text;
        QVERIFY(slurm.find("#SBATCH --nodelist=gpu[001-004]\n") != std::string::npos);
        const std::size_t hosts = slurm.find("<<'HOSTS'\n") + 10;
        QCOMPARE(slurm.substr(hosts, 4 * 7), "gpu003\ngpu001\ngpu004\ngpu002\n"); // a launcher each
        const std::string torchrun = exportPlan(ExportTarget::Torchrun, project, plan)->text;
        QVERIFY(torchrun.find("ssh gpu003 torchrun --nnodes 4 --nproc_per_node 8 --node_rank 0 "
                              "--master_addr gpu003 ")
            != std::string::npos);
        QVERIFY(torchrun.find("ssh gpu002 torchrun --nnodes 4 --nproc_per_node 8 --node_rank 3 ")
            != std::string::npos);
    }

    /// Grammar of Open MPI's rank files: a line per rank, "rank N=host slot=S"; every rank once, no place
    /// twice.
    void rankFilesAreSound()
    {
        static const QRegularExpression line(QStringLiteral("^rank (\\d+)=([A-Za-z0-9._-]+) slot=(\\d+)$"));
        Plan plan = plainPlan();
        const Project project = fourNodes(plan);
        std::rotate(plan.deviceOfRank.begin(), plan.deviceOfRank.begin() + 3,
            plan.deviceOfRank.end()); // no whole nodes any more
        const Result<ExportText> file = exportPlan(ExportTarget::RankFile, project, plan);
        QVERIFY(file.has_value());
        std::set<QString> places;
        int next = 0;
        for (const QString& text :
            QString::fromStdString(bodyOf(file->text)).split(u'\n', Qt::SkipEmptyParts)) {
            const QRegularExpressionMatch match = line.match(text);
            QVERIFY2(match.hasMatch(), qPrintable(text));
            QCOMPARE(match.captured(1).toInt(), next);
            const int device = plan.deviceOfRank[static_cast<std::size_t>(next++)];
            QCOMPARE(match.captured(2).toStdString(), project.cluster->nodeName(device / 8));
            QCOMPARE(match.captured(3).toInt(), device % 8);
            QVERIFY(places.insert(match.captured(2) + u' ' + match.captured(3)).second);
        }
        QCOMPARE(next, 32);
        // A list of nodes cannot say it, and says so.
        const Result<ExportText> hosts = exportPlan(ExportTarget::HostFile, project, plan);
        QVERIFY(!hosts && hosts.error().code == ErrorCode::Unsupported);
        QVERIFY(exportPlan(ExportTarget::RankOrder, project, plan).has_value());
    }

    void strangeNamesOfNodesAreRefused()
    {
        Plan plan = plainPlan();
        Project project = fourNodes(plan);
        project.cluster.change().nodeNames[1] = "x; rm -rf ~";
        for (const ExportTarget target : {ExportTarget::RankFile, ExportTarget::HostFile, ExportTarget::Slurm,
                 ExportTarget::Torchrun, ExportTarget::RankOrder})
            QVERIFY(!exportPlan(target, project, plan));
        project.cluster.change().nodeNames[1] = "gpu001";
        QVERIFY(!exportPlan(ExportTarget::RankFile, project, plan));
    }

    /// A name chosen by a stranger stays inside its comment or its quotes.
    void namesDoNotEscape()
    {
        Plan plan = plainPlan();
        Project project = projectOf("llama-3-8b", 4);
        plan.name = "x\n$(touch /tmp/x) \"'`";
        project.model.change().name = "y\nz";
        for (const ExportTargetInfo& info : exportTargets()) {
            const Result<ExportText> file = exportPlan(info.target, project, plan);
            if (!file || info.target == ExportTarget::Json)
                continue;
            for (const QString& line : QString::fromStdString(file->text).split(u'\n'))
                if (line.contains(QLatin1String("touch")))
                    QVERIFY2(line.startsWith(u'#') || line.contains(u'"'), qPrintable(line));
            QVERIFY(file->text.find("\nz") == std::string::npos);
        }
    }

    void productsAreTheWorld()
    {
        const Project project = projectOf("llama-3-70b", 8);
        Plan plan = plainPlan();
        plan.layout.tp = 4;
        plan.layout.cp = 2;
        plan.layout.pp = 2;
        plan.memory.sharding.weights = plan.memory.sharding.gradients =
            plan.memory.sharding.optimizer = {ShardExtent::Kind::Degree, 4};
        const json deepSpeed = json::parse(exportPlan(ExportTarget::DeepSpeed, project, plan)->text);
        QCOMPARE(deepSpeed["train_batch_size"].get<int>(),
            deepSpeed["train_micro_batch_size_per_gpu"].get<int>()
                * deepSpeed["gradient_accumulation_steps"].get<int>() * 4);
        QCOMPARE(deepSpeed["zero_optimization"]["mics_shard_size"].get<int>(), 4);
        const Result<json> toml = parseToml(exportPlan(ExportTarget::TorchTitan, project, plan)->text);
        QVERIFY(toml.has_value());
        const json& p = (*toml)["parallelism"];
        QCOMPARE(p["data_parallel_shard_degree"].get<int>(), 2); // times cp 2
        QCOMPARE(p["data_parallel_replicate_degree"].get<int>() * p["data_parallel_shard_degree"].get<int>()
                * p["tensor_parallel_degree"].get<int>() * p["context_parallel_degree"].get<int>()
                * p["pipeline_parallel_degree"].get<int>(),
            64);
    }

    /// Own readers elsewhere: Python's for TOML and JSON, PyYAML, bash for scripts.
    void otherReadersTakeThem_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QStringList>("command");
        const QString parse = QStringLiteral("import sys, %1 as m; m.%2; sys.exit(0)");
        for (const char* name : {"megatron-bridge", "nemo1", "nanotron", "accelerate"})
            QTest::newRow(name) << QByteArray(name)
                                << QStringList {"python3", "-c", parse.arg("yaml", "safe_load(sys.stdin)")};
        QTest::newRow("torchtitan") << QByteArray(
            "torchtitan") << QStringList {"python3", "-c", parse.arg("tomllib", "loads(sys.stdin.read())")};
        for (const char* name : {"megatron", "torchtitan-flags", "vllm", "sglang", "slurm", "torchrun"})
            QTest::newRow(name) << QByteArray(name) << QStringList {"bash", "-n"};
        for (const char* name : {"deepspeed", "sglang-experts", "chrome-trace", "json"})
            QTest::newRow(name) << QByteArray(name)
                                << QStringList {"python3", "-c", parse.arg("json", "load(sys.stdin)")};
    }
    void otherReadersTakeThem()
    {
        QFETCH(QByteArray, target);
        QFETCH(QStringList, command);
        const Project project = projectOf("mixtral-8x7b", 4);
        Plan plan = plainPlan();
        plan.name = "a \"b\" 'c' $d `e` \n: #";
        plan.layout.tp = 4;
        plan.layout.pp = 2;
        plan.layout.ep = 4;
        plan.layout.etp = 1;
        plan.stages.layersPerStage = {15, 17};
        const auto info = std::ranges::find(exportTargets(), target.toStdString(), &ExportTargetInfo::name);
        const Result<Evaluation> evaluation = evaluate(project, plan);
        QVERIFY(evaluation && evaluation->valid);
        const Result<ExportText> file = exportPlan(info->target, project, plan, evaluation->timeline.get());
        QVERIFY2(file.has_value(), file ? "" : file.error().text().c_str());
        QProcess process;
        process.start(command.takeFirst(), command);
        if (!process.waitForStarted())
            QSKIP("The other reader is not installed");
        process.write(QByteArray::fromStdString(file->text));
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        const QByteArray errors = process.readAllStandardError();
        if (errors.contains("ModuleNotFoundError"))
            QSKIP("The other reader is not installed");
        QVERIFY2(process.exitCode() == 0, errors + file->text.c_str());
    }

    void expertLocationsAreComplete()
    {
        const Project project = projectOf("mixtral-8x7b", 1);
        Plan plan = plainPlan();
        plan.layout.ep = 4;
        plan.layout.etp = 1;
        plan.layout.tp = 1;
        std::vector<std::vector<int>> layer;
        for (int e = 0; e < 8; ++e)
            layer.push_back({3 - e % 4});
        for (const int member : {0, 1, 2, 3})
            layer[static_cast<std::size_t>(member)].push_back(member); // a replica each, on another member
        plan.experts.change().devices.assign(32, layer);
        const Result<ExportText> file = exportPlan(ExportTarget::SgLangExperts, project, plan);
        QVERIFY2(file.has_value(), file ? "" : file.error().text().c_str());
        const json rows = json::parse(file->text)["physical_to_logical_map"];
        QCOMPARE(rows.size(), std::size_t {32});
        for (const json& row : rows) {
            QCOMPARE(row.size(), std::size_t {12});
            std::set<int> logical(row.begin(), row.end());
            QCOMPARE(logical.size(), std::size_t {8});
            for (int p = 0; p < 12; ++p) {
                const std::vector<int>& members = layer[row[static_cast<std::size_t>(p)].get<std::size_t>()];
                QVERIFY(std::ranges::find(members, p / 3) != members.end());
            }
        }
        plan.experts.change().devices[5][0] = {0, 1}; // member 1 holds one more now
        QVERIFY(!exportPlan(ExportTarget::SgLangExperts, project, plan));
    }

    /// The order that leaves as a file is the order that the timeline shows.
    void scheduleFilesComeBack()
    {
        const Project project = projectOf("llama-3-8b", 1);
        for (const ScheduleKind kind : {ScheduleKind::OneFOneB, ScheduleKind::ZbH1, ScheduleKind::ZbV}) {
            Plan plan = plainPlan();
            plan.workload.globalBatchSize = 16;
            plan.layout.tp = 2;
            plan.layout.pp = 4;
            plan.schedule.kind = kind;
            const Result<Evaluation> first = evaluate(project, plan);
            const Result<ExportText> file =
                exportPlan(ExportTarget::ScheduleCsv, project, plan, first->timeline.get());
            QVERIFY2(file.has_value(), file ? "" : file.error().text().c_str());
            QVERIFY(file->text.starts_with("0F0,"));
            QCOMPARE(std::ranges::count(file->text, '\n'), 4);
        }
    }
};

QTEST_APPLESS_MAIN(TestExport)
#include "tst_export.moc"
