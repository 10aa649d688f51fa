// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>

#include <nlohmann/json.hpp>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/exchange/reading.h"
#include "core/exchange/syntax/shell_words.h"
#include "core/exchange/syntax/toml.h"
#include "core/model/hf_config.h"
#include "tests/core/exchange/exchange_samples.h"

using namespace rankloom;
using nlohmann::json;

namespace {

Project projectOf(const char* model, int nodes)
{
    Project project;
    project.model = *modelPreset(model);
    project.cluster = makeCluster(nodes, 8, *devicePreset("h100-sxm-80gb"));
    return project;
}

Result<CompletedPlan> planOf(const std::string& text, const Project& project = {})
{
    const Result<Reading> reading = parseFile(text, "file");
    if (!reading)
        return tl::unexpected<Error>(reading.error());
    return completePlan(std::get<PlanSettings>(reading->values.front()), project);
}

Plan megatron(const std::string& arguments, const Project& project = {})
{
    const Result<CompletedPlan> plan = planOf("--tensor-model-parallel-size 1 " + arguments, project);
    return plan ? plan->plan : Plan();
}

std::string refusal(const std::string& text, const Project& project = {})
{
    const Result<CompletedPlan> plan = planOf(text, project);
    return plan ? std::string() : plan.error().text();
}

std::string joined(const ShellCommand& command)
{
    std::string text;
    for (const ShellWord& word : command)
        text += (text.empty() ? "" : "|") + word.text + (word.open ? "?" : "");
    return text;
}

std::string sample(const char* name)
{
    return samples::contentOf(samples::formatsFolder() + "export/" + QString::fromLatin1(name));
}

} // namespace

class TestPlanSettings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void shellsAreUnderstood_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("last"); ///< words of the last command
        const auto row = [](const char* script, const char* last) {
            QTest::newRow(script) << QString::fromUtf8(script) << QString::fromUtf8(last);
        };
        row("a b  c", "a|b|c");
        row("a 'b c' \"d e\" f\\ g", "a|b c|d e|f g");
        row("a \\\n  b", "a|b");
        row("a \\\r\n  b\r\n", "a|b");
        row("a # b c\n", "a");
        row("a#b", "a#b");
        row("N=8; a $N ${N} \"$N\" '$N' x${N}y", "a|8|8|8|$N|x8y");
        row("export N=8\na $N", "a|8");
        row("N=\"--x 1 --y\"\na $N 2", "a|--x|1|--y|2");
        row("N=\"--x 1\"\na \"$N\"", "a|--x 1");
        row("A=(--x 1\n # no\n --y '2 3')\na \"${A[@]}\" z", "a|--x|1|--y|2 3|z");
        row("A=(1)\nA+=(2)\na ${A[@]}", "a|1|2");
        row("A=x\nA+=y\na $A", "a|xy");
        row("a ${N:-7} ${M-8}", "a|7|8");
        row("N=1\na ${N:-7}", "a|1");
        row("a $UNKNOWN ${UNKNOWN}x", "a|$UNKNOWN?|${UNKNOWN}x?");
        row("a $(date --x 1) b", "a|$(date --x 1)?|b");
        row("a $((2*(3+4))) b", "a|14|b");
        row("N=4; M=$((N*2)); a $(($N * ${M} / 2 - 1))", "a|15");
        row("a $((N*2)) $((1/0))", "a|$((N*2))?|$((1/0))?");
        // What is unknown in a variable leaves its other words as they are.
        row("A=\"--x $(date +%s) --y 2\"\na $A", "a|--x|$(date +%s)?|--y|2");
        row("A=(\"--x 1\" --y)\na ${A[@]}", "a|--x|1|--y");
        row("A=(\"b c\" d)\na \"${A[@]}\"", "a|b c|d");
        row("a ${N:-\"7\"} ${M:-${N:-8}}x", "a|7|${M:-${N:-8}}x?");
        row("N=3\na ${1:-$N} ${2:-\"${N}\"}", "a|3|3");
        row("D=${D:-\"${PWD}/$(date)\"}\na \"b\"", "a|b");
        row("N=4\nsrun -n 8 bash -c \"run --x $N --y \\$RANK\"", "srun|-n|8|bash|-c");
        row("a $(b <<'E'\nit's (open\nE\n) c", "a|$(b <<'E'\nit's (open\nE\n)?|c");
        row("a\n[ --x = y ]\necho \"b --x 2\"", "a");
        row("A=\"--x 1\"\necho $A", "--x|1");
        row("case $1 in --help) a --x 1;; esac", "a|--x|1");
        row("a `date x` b", "a|`date x`?|b");
        row("a; b && c", "c");
        row("a <<EOF\n--x 'never ends\nEOF\nb", "b");
        row("UNUSED=(--x 1)\na", "--x|1");
        row("a \"\" ''", "a||");
        row("if [ $X ]; then a --x 1; fi", "a|--x|1");
    }
    void shellsAreUnderstood()
    {
        QFETCH(QString, script);
        QFETCH(QString, last);
        const Result<std::vector<ShellCommand>> commands = shellCommands(script.toStdString(), "file");
        QVERIFY2(commands.has_value(), commands ? "" : commands.error().text().c_str());
        QVERIFY(!commands->empty());
        QCOMPARE(QString::fromStdString(joined(commands->back())), last);
    }

    void shellsThatNeverEndAreRefused()
    {
        for (const char* script : {"a 'b", "x\na \"b", "a $(b", "A=(1 2", "a ${N", "a `b", "eval \"a 'b\"\nc",
                 "bash -c \"a `b\"\n"}) {
            const Result<std::vector<ShellCommand>> commands = shellCommands(script, "file");
            QVERIFY2(!commands, script);
            QVERIFY(commands.error().where.line > 0);
        }
        // Every variable twice the one before: 2^40 words if nobody stopped it.
        std::string script = "V0='--x 1 '\n";
        for (int i = 1; i <= 40; ++i)
            script += "V" + std::to_string(i) + "=\"$V" + std::to_string(i - 1) + "$V" + std::to_string(i - 1)
                + "\"\n";
        QVERIFY(!shellCommands(script + "a $V40", "file"));
        QVERIFY(!shellCommands(std::string(2U << 20, 'x'), "file"));
    }

    void linesAreThoseOfTheFile()
    {
        const Result<Reading> reading = parseFile(
            "A=(\n  --tensor-model-parallel-size 8\n\n  --lr 1\n)\nrun \"${A[@]}\" \\\n  --own-flag x\n",
            "f");
        QVERIFY(reading.has_value());
        QCOMPARE(reading->diagnostics.size(), std::size_t {2});
        QCOMPARE(reading->diagnostics[0].where.line, 4);
        QCOMPARE(reading->diagnostics[1].where.line, 7);
    }

    void megatronSamples()
    {
        const std::string llama = sample("megatron_llama3_70b_64gpu.sh");
        if (llama.empty())
            QSKIP("The folder of reference data is not there");
        QCOMPARE(recognise(llama, ""), FileFormat::MegatronArguments);
        const Result<CompletedPlan> plan = planOf(llama, projectOf("llama-3-70b", 8));
        QVERIFY2(plan.has_value(), plan ? "" : plan.error().text().c_str());
        QCOMPARE(plan->plan.layout.tp, 8);
        QCOMPARE(plan->plan.layout.pp, 4);
        QCOMPARE(plan->plan.layout.vpp, 5);
        QVERIFY(plan->plan.schedule.kind == ScheduleKind::Interleaved);
        QVERIFY(plan->plan.memory.recompute.modules == std::vector {RecomputeModule::CoreAttention});
        const Result<CompletedPlan> deep =
            planOf(sample("megatron_deepseek_v3_1024gpu.sh"), projectOf("deepseek-v3", 128));
        QVERIFY2(deep.has_value(), deep ? "" : deep.error().text().c_str());
        QCOMPARE(deep->plan.layout.ep, 64);
        QCOMPARE(deep->plan.layout.vpp, 2);
        QCOMPARE(deep->plan.stages.layersPerStage.size(), std::size_t {32});
        QCOMPARE(deep->plan.stages.layersPerStage.front(), 3);
        // Both are what is as even as possible anyway: 15, six times 16, 15.
        const Result<CompletedPlan> uneven = planOf(sample("megatron_uneven_stages.args"));
        QVERIFY(uneven && uneven->plan.stages.layersPerStage.empty() && uneven->plan.layout.pp == 8);
        const Result<CompletedPlan> counted = planOf(sample("megatron_account_embedding.args"));
        QVERIFY(counted && counted->plan.stages.layersPerStage.empty());
        const Plan other =
            megatron("--num-layers 32 --pipeline-model-parallel-size 4 --decoder-last-pipeline-num-layers 5");
        QVERIFY(other.stages.layersPerStage == (std::vector<int> {9, 9, 9, 5}));
        // Another model's settings do not fit this project.
        QVERIFY(planOf(llama, projectOf("llama-3-8b", 8)).error().code == ErrorCode::Contradiction);
    }

    void deepSpeedSamples()
    {
        const std::string text = sample("deepspeed_zeropp.json");
        if (text.empty())
            QSKIP("The folder of reference data is not there");
        QCOMPARE(recognise(text, ""), FileFormat::DeepSpeedJson);
        const Result<CompletedPlan> plan = planOf(text);
        QVERIFY2(plan.has_value(), plan ? "" : plan.error().text().c_str());
        QVERIFY(plan->plan.memory.sharding.weights.kind == ShardExtent::Kind::DataParallel);
        QCOMPARE(plan->plan.memory.sharding.secondaryWeights.degree, 8);
        const Result<CompletedPlan> mics = planOf(sample("deepspeed_mics_offload.json"));
        QCOMPARE(mics->plan.memory.sharding.weights.degree, 16);
        QCOMPARE(mics->plan.memory.offload.optimizerFraction, 1.0);
        QVERIFY(planOf(sample("real/deepspeed_sp_alst.json")).has_value());
    }

    void torchTitanSamples()
    {
        const std::string text = sample("torchtitan_old.toml");
        if (text.empty())
            QSKIP("The folder of reference data is not there");
        QCOMPARE(recognise(text, ""), FileFormat::TorchTitanToml);
        const Result<CompletedPlan> plan = planOf(text, projectOf("llama-3-70b", 8));
        QVERIFY2(plan.has_value(), plan ? "" : plan.error().text().c_str());
        QCOMPARE(plan->plan.layout.dp, 2);
        QVERIFY(plan->plan.schedule.kind == ScheduleKind::Interleaved);
        for (const char* real :
            {"real/torchtitan_deepseek_v3_671b.toml", "real/torchtitan_llama3_405b.toml"}) {
            const Result<Reading> reading = parseFile(sample(real), real);
            QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        }
        const Result<CompletedPlan> large =
            planOf(sample("real/torchtitan_llama3_405b.toml"), projectOf("llama-3.1-405b", 16));
        QVERIFY(large->plan.memory.precision == Precision::Fp8Mixed);
        QVERIFY(large->plan.memory.recompute.mode == RecomputeMode::FullUniform);
        QVERIFY(large->plan.communication.overlapTp);
    }

    void megatronMeanings()
    {
        const Project project = projectOf("llama-3-70b", 8);
        QCOMPARE(megatron("--num-layers=80 --pipeline-model-parallel-size 4 "
                          "--num-layers-per-virtual-pipeline-stage 5")
                     .layout.vpp,
            4);
        QVERIFY(megatron("--bf16 --fp8-format hybrid").memory.precision == Precision::Fp8Mixed);
        QVERIFY(megatron("").memory.precision == Precision::Fp32);
        QVERIFY(megatron("").memory.dropout);
        QVERIFY(!megatron("--attention-dropout 0").memory.dropout);
        // Experts and graphs of them.
        const auto dispatch = [](const char* arguments) {
            return megatron(arguments).communication.expertDispatch;
        };
        QVERIFY(dispatch("--moe-token-dispatcher-type alltoall") == ExpertDispatch::AllToAll);
        QVERIFY(dispatch("--moe-token-dispatcher-type flex") == ExpertDispatch::Deduplicated);
        QVERIFY(dispatch("--moe-token-dispatcher-type flex --moe-flex-dispatcher-backend hybridep")
            == ExpertDispatch::Fused);
        QVERIFY(!megatron("--cuda-graph-impl none").execution.cudaGraphs);
        QVERIFY(megatron("--cuda-graph-impl transformer_engine").execution.cudaGraphs);
        QVERIFY(megatron("--enable-cuda-graph").execution.cudaGraphs);
        const auto graphsHold = [](const char* scope) {
            return megatron(std::string("--cuda-graph-impl local --cuda-graph-scope ") + scope)
                .execution.graphExtent;
        };
        QVERIFY(graphsHold("full_iteration") == GraphExtent::WholeStep);
        QVERIFY(graphsHold("attn moe_router") == GraphExtent::AllButExperts);
        QVERIFY(megatron("--bf16 --fp8-format hybrid --fp8-dot-product-attention").memory.fp8Attention);
        QVERIFY(!megatron("--bf16 --fp8-format hybrid").memory.fp8Attention);
        QVERIFY(megatron("--bf16 --fp8-format hybrid --fp8-output-proj").memory.fp8OutputLayer);
        QCOMPARE(megatron("--moe-router-force-load-balancing").memory.expertLoadFactor, 1.0);
        QVERIFY(megatron("--recompute-activations").memory.recompute.modules
            == std::vector {RecomputeModule::CoreAttention});
        QVERIFY(megatron("--recompute-granularity full --recompute-method block --recompute-num-layers 3")
                    .memory.recompute
            == (Recompute {RecomputeMode::FullBlock, {}, 3}));
        QVERIFY(megatron("--use-distributed-optimizer --num-distributed-optimizer-instances 8", project)
                    .memory.sharding.optimizer
            == (ShardExtent {ShardExtent::Kind::Degree, 8}));
        QVERIFY(megatron("--use-tp-pp-dp-mapping").layout.order[3] == Axis::Pipeline);
        QVERIFY(
            megatron("--use-megatron-fsdp").memory.sharding.weights.kind == ShardExtent::Kind::DataParallel);
        QVERIFY(megatron("--use-precision-aware-optimizer --exp-avg-dtype bf16 --exp-avg-sq-dtype bf16")
                    .memory.optimizer
            == OptimizerKind::AdamBf16Moments);
    }

    void wrongValuesAreRefused()
    {
        const std::string tp = "--tensor-model-parallel-size ";
        QVERIFY(refusal(tp + "eight").find("file:1") != std::string::npos);
        QVERIFY(!refusal(tp + "0").empty());
        QVERIFY(!refusal(tp + "99999999999999999999").empty());
        QVERIFY(!refusal(tp).empty());
        QVERIFY(!refusal(tp + "1 --optimizer lbfgs").empty());
        QVERIFY(!refusal(tp + "1 --pipeline-model-parallel-layout 'Et|tL' --pipeline-model-parallel-size 4")
                     .empty());
        QVERIFY(!refusal(tp
            + "1 --num-layers 3 --pipeline-model-parallel-layout 'Et|tL' "
              "--pipeline-model-parallel-size 2")
                     .empty());
        QVERIFY(!refusal(tp + "1 --pipeline-model-parallel-layout 'Et|xL' --pipeline-model-parallel-size 2")
                     .empty());
        QVERIFY(!refusal(R"({"zero_optimization": {"stage": 4}})").empty());
        QVERIFY(!refusal(R"({"zero_optimization": {"stage": 2, "mics_shard_size": 8}})").empty());
        QVERIFY(!refusal(
            R"({"zero_optimization": {"stage": 3, "mics_shard_size": 8, "zero_hpz_partition_size": 8}})")
                     .empty());
        QVERIFY(!refusal(R"({"train_batch_size": 10, "train_micro_batch_size_per_gpu": 4,
            "gradient_accumulation_steps": 2})")
                     .empty());
        QVERIFY(!refusal("[parallelism]\ntensor_parallel_degree = \"8\"\n").empty());
        QVERIFY(!refusal("[parallelism]\ndata_parallel_shard_degree = 0\n").empty());
        QVERIFY(!refusal("[parallelism]\npipeline_parallel_degree = 2\n"
                         "module_fqns_per_model_part = [['layers.1'], ['layers.0']]\n")
                     .empty());
    }

    void openValuesAreItemised()
    {
        const Result<Reading> reading =
            parseFile("run --micro-batch-size $M --pipeline-model-parallel-size 2 --lr 1", "f");
        QVERIFY(reading.has_value());
        QVERIFY(samples::hasCode(*reading, "value-unknown"));
        QVERIFY(samples::hasCode(*reading, "no-part-of-a-plan"));
        const Result<Reading> again =
            parseFile("--tensor-model-parallel-size 2\n--tensor-model-parallel-size 4\n", "f");
        QVERIFY(samples::hasCode(*again, "argument-repeated"));
        QCOMPARE(std::get<PlanSettings>(again->values.front()).plan.layout.tp, 4);
    }

    /// A degree that only the running shell knows would make another plan: 1 is not what it is.
    void openDegreesAreRefused()
    {
        for (const std::string name : {"tensor-model", "pipeline-model", "context", "expert-model"}) {
            const auto reading =
                parseFile("run --num-layers 8 \\\n --hidden-size 64 --num-attention-heads 4 \\\n"
                          "  --"
                        + name + "-parallel-size ${12}\n",
                    "f");
            QVERIFY(!reading.has_value());
            QCOMPARE(reading.error().where.line, std::int64_t {3});
            QVERIFY2(
                reading.error().text().find("${12}") != std::string::npos, reading.error().text().c_str());
        }
    }

    /// A script as those of BLOOM: arguments in a variable that also holds what only a shell knows.
    void scriptsInVariablesAreRead()
    {
        const auto reading =
            parseFile("GPUS_PER_NODE=8\nNUM_NODES=$SLURM_NNODES\nTP=4\n"
                      "LAUNCHER=\"python -m torch.distributed.run --nnodes $NUM_NODES "
                      "--nproc_per_node $GPUS_PER_NODE\"\n"
                      "export CMD=\" \\\n  `pwd`/pretrain.py \\\n"
                      "  --tensor-model-parallel-size $TP \\\n"
                      "  --pipeline-model-parallel-size $((TP * 3)) \\\n"
                      "  --micro-batch-size 2 --save $OUT/x \\\n  \"\n"
                      "echo $CMD\n"
                      "srun --jobid $ID bash -c \"$LAUNCHER --node_rank \\$PROC $CMD\" | tee log\n",
                "f");
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        const auto& settings = std::get<PlanSettings>(reading->values.front());
        QCOMPARE(settings.plan.layout.tp, 4);
        QCOMPARE(settings.plan.layout.pp, 12);
        QCOMPARE(settings.microBatchSize, 2);
        QCOMPARE(settings.worldSize, 0); // the nodes are Slurm's
    }

    /// Arguments as the keys of a YAML file, whose switches have values.
    void yamlOfArgumentsIsRead()
    {
        const auto reading = parseFile("ENV_VARS:\n  CUDA_DEVICE_MAX_CONNECTIONS: 1\nMODEL_ARGS:\n"
                                       "  --num-layers: 12\n  --tensor-model-parallel-size: 2\n"
                                       "  --pipeline-model-parallel-size: 4 # stages\n"
                                       "  --sequence-parallel: true\n  --use-distributed-optimizer: false\n"
                                       "  --micro-batch-size: 4\n  --bf16: true\n",
            "model_config.yaml");
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        const auto& settings = std::get<PlanSettings>(reading->values.front());
        QCOMPARE(settings.plan.layout.tp, 2);
        QCOMPARE(settings.plan.layout.pp, 4);
        QVERIFY(settings.plan.layout.sequenceParallel);
        QVERIFY(settings.plan.memory.sharding.optimizer == ShardExtent());
        QCOMPARE(settings.plan.memory.precision, Precision::Bf16Mixed);
        QCOMPARE(settings.microBatchSize, 4);
        QCOMPARE(settings.layers, 12);
        const auto merged = parseFile("BASE: &BASE\n  --num-layers: 12\nMODEL_ARGS:\n  <<: *BASE\n"
                                      "  --tensor-model-parallel-size: 4\n",
            "model_config.yaml");
        QCOMPARE(std::get<PlanSettings>(merged->values.front()).plan.layout.tp, 4);
        const auto stages = parseFile("MODEL_ARGS:\n  --pipeline-model-parallel-size: 2\n"
                                      "  --pipeline-model-parallel-layout: Et*3|(tt|)*2t,L\n",
            "model_config.yaml");
        QVERIFY2(stages.has_value(), stages ? "" : stages.error().text().c_str());
        QCOMPARE(std::get<PlanSettings>(stages->values.front()).layers, 8);
        QCOMPARE(std::get<PlanSettings>(stages->values.front()).plan.layout.vpp, 2);
    }

    /// Blocks fill a stage past its share of the work: those of a model whose output layer counts as four
    /// layers leave the last two of eight stages without any.
    void nanotronDealsLayersByWork()
    {
        const std::string text = "parallelism:\n  dp: 2\n  pp: 8\n  tp: 1\n  pp_engine: 1f1b\n"
                                 "  tp_mode: ALL_REDUCE\ntokens:\n  sequence_length: 4096\n"
                                 "  micro_batch_size: 2\n  batch_accumulation_per_replica: 16\n"
                                 "optimizer:\n  zero_stage: 0\n  accumulate_grad_in_fp32: true\n";
        QCOMPARE(recognise(text, ""), FileFormat::NanotronYaml);
        Project project = projectOf("llama-3.2-1b", 2);
        project.model.change().vocabulary = 131072;
        project.model.change().kvHeads = project.model->heads;
        const Result<CompletedPlan> read = planOf(text, project);
        QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
        const Plan& plan = read->plan;
        QVERIFY(plan.stages.layersPerStage == (std::vector<int> {3, 3, 2, 3, 2, 3, 0, 0}));
        QVERIFY(plan.execution.framework == Framework::Nanotron);
        QVERIFY(!plan.layout.sequenceParallel);
        QCOMPARE(plan.workload.globalBatchSize, 64);
        QVERIFY(plan.communication.overlapDp && plan.memory.sharding.optimizer == ShardExtent());
        QVERIFY(plan.memory.gradientBuckets && plan.memory.gradients == GradientType::Fp32);
    }

    void nemoFilesOfBothGenerations()
    {
        const Plan bridge = planOf("model:\n  tensor_model_parallel_size: 2\n  cuda_graph_impl: local\n"
                                   "  recompute_granularity: selective\n  recompute_modules: [moe_act]\n"
                                   "  moe_token_dispatcher_type: flex\nddp:\n"
                                   "  grad_reduce_in_fp32: false\nmixed_precision: bf16_with_mxfp8_mixed\n")
                                ->plan;
        QVERIFY(bridge.execution.framework == Framework::Nemo && bridge.execution.cudaGraphs);
        QVERIFY(bridge.memory.precision == Precision::Fp8Mixed);
        QVERIFY(bridge.memory.gradients == GradientType::Bf16);
        QVERIFY(bridge.memory.recompute.modules == std::vector {RecomputeModule::MoeActivation});
        QVERIFY(bridge.communication.expertDispatch == ExpertDispatch::Deduplicated);
        QVERIFY(bridge.communication.overlapTp);
        QVERIFY(!bridge.memory.fp8Attention && !bridge.memory.fp8OutputLayer);
        // A section instead of a recipe's name; what neither says of gradients is summed in fp32.
        const Plan section =
            planOf("model:\n  tensor_model_parallel_size: 2\n  fp8_output_proj: true\nmixed_precision:\n"
                   "  bf16: true\n  fp8: e4m3\n  fp8_recipe: mxfp8\n  fp8_dot_product_attention: true\n")
                ->plan;
        QVERIFY(section.memory.precision == Precision::Fp8Mixed);
        QVERIFY(section.memory.fp8Attention && section.memory.fp8OutputLayer);
        QVERIFY(section.memory.gradients == GradientType::Fp32);
        const Plan half = planOf("model:\n  tensor_model_parallel_size: 2\nmixed_precision:\n"
                                 "  fp16: true\n  fp8: null\n  grad_reduce_in_fp32: false\n")
                              ->plan;
        QVERIFY(half.memory.precision == Precision::Fp16Mixed);
        QVERIFY(half.memory.gradients == GradientType::Bf16);
        const Plan first = planOf("trainer:\n  precision: 16-mixed\nmodel:\n"
                                  "  tensor_model_parallel_size: 2\n  pipeline_model_parallel_size: 2\n"
                                  "  activations_checkpoint_granularity: full\n"
                                  "  activations_checkpoint_method: block\n"
                                  "  activations_checkpoint_num_layers: 3\n  sequence_parallel: false\n"
                                  "  optim:\n    name: fused_adam\n    overlap_grad_sync: false\n")
                               ->plan;
        QVERIFY(first.memory.precision == Precision::Fp16Mixed);
        QVERIFY(
            first.memory.recompute.mode == RecomputeMode::FullBlock && first.memory.recompute.layers == 3);
        QVERIFY(first.memory.sharding.optimizer == ShardExtent() && !first.communication.overlapDp);
        QVERIFY(!first.layout.sequenceParallel);
        QVERIFY(refusal("model:\n  tensor_model_parallel_size: 0\n").find("tensor_model_parallel_size")
            != std::string::npos);
    }

    /// What is honoured is not called unknown; the switches of older versions mean the same.
    /// Files of a program start from its own defaults and say the rest (DeepSpeed's get_data_types and
    /// bf16_optimizer, torchtitan's pipelines of FSDP2).
    void programsStartFromTheirDefaults()
    {
        const auto deepSpeed = [](int stage, const char* more) {
            const std::string text = fmt::format(R"({{"train_micro_batch_size_per_gpu": 1,
                "gradient_accumulation_steps": 2, "bf16": {{"enabled": true}},
                "zero_optimization": {{"stage": {}}}{}}})",
                stage, more);
            return planOf(text)->plan;
        };
        const Plan three = deepSpeed(3, "");
        QVERIFY(three.execution.framework == Framework::DeepSpeed);
        QVERIFY(three.memory.crossEntropy == CrossEntropy::Unfused);
        QVERIFY(!three.memory.dummyWeightGradients);
        QVERIFY(three.memory.gradients == GradientType::Bf16);
        QVERIFY(!three.memory.gradientBuckets);
        QVERIFY(deepSpeed(1, "").memory.gradients == GradientType::Bf16);
        QVERIFY(!deepSpeed(1, "").communication.reduceInFp32);
        QVERIFY(deepSpeed(1, R"(, "communication_data_type": "fp32")").communication.reduceInFp32);
        const Plan sums = deepSpeed(1, R"(, "data_types": {"grad_accum_dtype": "fp32"})");
        QVERIFY(sums.memory.gradients == GradientType::Fp32);
        QVERIFY(sums.memory.gradientBuckets);
        // ZeRO++ quantises both, or what is not estimated is said.
        const auto zeroPlusPlus = [](const char* flags) {
            return planOf(fmt::format(R"({{"train_micro_batch_size_per_gpu": 1,
                "gradient_accumulation_steps": 2, "bf16": {{"enabled": true}},
                "zero_optimization": {{"stage": 3, {}}}}})",
                flags));
        };
        const auto both = zeroPlusPlus(R"("zero_quantized_weights": true, "zero_quantized_gradients": true)");
        QVERIFY(both->plan.communication.compression.kind == CompressionKind::Quantised);
        QVERIFY(both->plan.communication.compression.dataParallel);
        QVERIFY(both->plan.communication.compression.lossy());
        QCOMPARE(both->plan.communication.compression.bits, 4);
        QCOMPARE(both->plan.communication.compression.bitsOfWeights(), 8);
        QVERIFY(both->diagnostics.empty());
        const auto weights = zeroPlusPlus(R"("zero_quantized_weights": true)");
        QCOMPARE(weights->plan.communication.compression.bits, 16);
        QCOMPARE(weights->plan.communication.compression.bitsOfWeights(), 8);
        const auto gradients = zeroPlusPlus(R"("zero_quantized_gradients": true)");
        QCOMPARE(gradients->plan.communication.compression.bits, 4);
        QCOMPARE(gradients->plan.communication.compression.bitsOfWeights(), 16);
        const Plan none = deepSpeed(0, "");
        QVERIFY(none.memory.gradients == GradientType::Fp32);
        QVERIFY(none.memory.gradientBuckets);

        const auto titan = [](int pp) {
            const std::string text = fmt::format("[model]\nname = \"llama3\"\nflavor = \"70B\"\n[training]\n"
                                                 "local_batch_size = 4\nseq_len = 4096\n[parallelism]\n"
                                                 "pipeline_parallel_degree = {}\n"
                                                 "data_parallel_shard_degree = -1\n",
                pp);
            return planOf(text, projectOf("llama-3-70b", 8))->plan;
        };
        QVERIFY(titan(1).memory.crossEntropy == CrossEntropy::Unfused);
        QVERIFY(!titan(1).memory.dummyWeightGradients);
        QCOMPARE(titan(1).memory.vocabularyDivisor, 1);
        QVERIFY(titan(1).memory.sharding.gradients == titan(1).memory.sharding.optimizer);
        QVERIFY(titan(2).memory.sharding.gradients == ShardExtent());
        QVERIFY(titan(2).memory.sharding.weights == ShardExtent());
        QVERIFY(titan(2).memory.sharding.optimizer == titan(1).memory.sharding.optimizer);
    }

    void offloadOfDeepSpeedIsRead()
    {
        for (const char* offload :
            {R"("offload_optimizer": {"device": "cpu", "pin_memory": true})", R"("cpu_offload": true)"}) {
            const auto reading =
                parseFile(R"({"zero_optimization": {"stage": 3, )" + std::string(offload) + "}}", "ds.json");
            QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
            QCOMPARE(
                std::get<PlanSettings>(reading->values.front()).plan.memory.offload.optimizerFraction, 1.0);
            QVERIFY2(reading->diagnostics.empty(), offload);
        }
        const auto none = parseFile(
            R"({"zero_optimization": {"stage": 2, "offload_optimizer": {"device": "none"}}})", "ds.json");
        QCOMPARE(std::get<PlanSettings>(none->values.front()).plan.memory.offload.optimizerFraction, 0.0);
        const auto split = parseFile(
            R"({"zero_optimization": {"stage": 1}, "tensor_parallel": {"autotp_size": 4}, "sequence_parallel_size": 2})",
            "ds.json");
        QCOMPARE(std::get<PlanSettings>(split->values.front()).plan.layout.tp, 4);
        QCOMPARE(std::get<PlanSettings>(split->values.front()).plan.layout.cp, 2);
        QVERIFY(std::get<PlanSettings>(split->values.front()).plan.memory.contextAllToAll);
        const auto older = parseFile("[training]\ntensor_parallel_degree = 8\n", "train.toml");
        QVERIFY(!older.has_value());
        QVERIFY(older.error().text().find("older torchtitan") != std::string::npos);
    }

    /// Of several branches the last one counts, and the reader says so.
    void branchesAreItemised()
    {
        const std::string script =
            "TP=1\nif [ $SIZE = 8B ]; then\n  TP=2\nelif [ $SIZE = 70B ]; then\n  TP=8\nfi\n"
            "run --tensor-model-parallel-size $TP --pipeline-model-parallel-size 2\n";
        const auto reading = parseFile(script, "f");
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        QVERIFY(samples::hasCode(*reading, "value-conditional"));
        QCOMPARE(std::get<PlanSettings>(reading->values.front()).plan.layout.tp, 8);
        const auto plain = parseFile("TP=1\nTP=2\nrun --tensor-model-parallel-size $TP\n", "f");
        QVERIFY(!samples::hasCode(*plain, "value-conditional"));
    }

    void tomlIsRead()
    {
        const Result<json> value =
            parseToml("# c\na = 1\n\"b c\".d = 'x\\y' # d\n[t]\nf = -1_000.5e1\n"
                      "[t.u]\nlist = [1, [2, 3,], # c\n {k = true}]\n[[v]]\nn = 0xFF\n"
                      "[v.w]\nx = 1\n[[v]]\nn = \"\"\"\nlong\\\n   er \"\" \\u00e9\"\"\"\n"
                      "when = 1979-05-27 07:32:00Z\n[v.w]\nx = 2\n");
        QVERIFY2(value.has_value(), value ? "" : value.error().text().c_str());
        const json first {{"n", 255}, {"w", {{"x", 1}}}};
        const json second {{"n", "longer \"\" \u00e9"}, {"when", "1979-05-27 07:32:00Z"}, {"w", {{"x", 2}}}};
        const json list = json::array({1, json::array({2, 3}), json {{"k", true}}});
        const json expected {{"a", 1}, {"b c", {{"d", "x\\y"}}},
            {"t", {{"f", -10005.0}, {"u", {{"list", list}}}}}, {"v", json::array({first, second})}};
        QCOMPARE(QString::fromStdString(value->dump()), QString::fromStdString(expected.dump()));
    }

    void wrongTomlIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"a", "a =", "a = 1 b = 2", "a = 1\na = 2", "[t]\n[t]", "[t", "[[t]",
                 "a = 01", "a = 1__0", "a = _1", "a = 1.", "a = .5", "a = \"x", "a = 'x\ny'", "a = \"\\q\"",
                 "a = \"\\ud800\"", "a = [1, 2", "a = {b = 1", "a = {}\n[a]", "a = {}\na.b = 1",
                 "a.b = 1\n[a]", "a = 1\na.b = 2", "a = [1]\n[[a]]", "[[a]]\n[a]", "= 1", "a = tru", "a = 0x",
                 "a = +0x1", "a = nan", "a = \"\x01\"", "a = 1e", "\xff = 1"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void wrongTomlIsRefused()
    {
        QFETCH(QString, text);
        const Result<json> value = parseToml(text.toLatin1().toStdString());
        QVERIFY2(!value, value ? value->dump().c_str() : "");
        QVERIFY(!value.error().message.empty());
    }

    void deepTomlIsRefused()
    {
        std::string dotted;
        for (int i = 0; i < 200'000; ++i)
            dotted += "a.";
        QVERIFY(!parseToml(dotted + "a = 1"));
        QVERIFY(!parseToml('[' + dotted + "a]"));
        QVERIFY(!parseToml("a = " + std::string(200'000, '[')));
        QVERIFY(!parseToml("a = " + std::string(2U << 20, ' ')));
    }
};

QTEST_APPLESS_MAIN(TestPlanSettings)
#include "tst_plan_settings.moc"
