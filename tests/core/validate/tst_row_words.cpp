// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>
#include <vector>

#include <QTest>

#include "tests/core/validate/stated_rows.h"

using namespace rankloom;

namespace {

constexpr const char* kPublishedHeader =
    "id,source,model,device,gpus,precision,seq,mbs,gbs,tp,pp,vpp,cp,ep,etp,dp,recompute,dispatcher,overlap,"
    "step_s,note,complete\n";

/// A dense run on 64 H100 with these words.
std::string denseRow(const char* id, const char* recompute, const char* overlap)
{
    return std::string(id) + ",s,Llama3-70B,H100,64,bf16,8192,1,128,4,4,5,1,1,1,4," + recompute + ",,\""
        + overlap + "\",9.0,,1\n";
}

/// A mixture on 64 H100.
std::string mixtureRow(const char* id, const char* dispatcher, const char* overlap, const char* note = "")
{
    return std::string(id) + ",s,Mixtral-8x7B,H100,64,bf16,4096,1,256,1,4,8,1,8,1,16,none,\"" + dispatcher
        + "\",\"" + overlap + "\",9.0," + note + ",1\n";
}

} // namespace

/// What rows of tables of runs say in words and columns, and what becomes of what they do not.
class TestRowWords : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A row that no plan can state is skipped with the reason that is true of it; none is taken for another.
    void rowsOfOtherModelsAreSkipped()
    {
        const OwnTable own(timingCase, "simumax_b200.csv",
            "case,model,layers,tp,cp,pp,ep,dp,seq,micro_batch,num_microbatches,measured_iter_ms\n"
            "v2,deepseekv2,4,1,1,1,8,8,4096,1,4,400\n"
            "v3,deepseekv3,4,1,1,1,8,8,4096,1,4,400\n"
            "other,no-such-model,4,1,1,1,8,8,4096,1,4,400\n");
        const auto report = validateTiming(own.folder());
        QVERIFY(report.has_value());
        const ValidationTable& table = report->tables.front();
        QCOMPARE(table.rows.size(), std::size_t {2});
        QVERIFY(table.rows[1].estimated > 1.2 * table.rows[0].estimated); // V3 is the larger model
        QCOMPARE(table.skipped.size(), std::size_t {1});
        QVERIFY(table.skipped[0].reason.find("no-such-model") != std::string::npos);
    }

    /// Published runs in the layout of moe_training.csv and dense_large.csv: cut models, rates instead of
    /// times, what is not stated, and what cannot be stated.
    void publishedRunsAreRead()
    {
        const OwnTable own(timingCase, "moe_training.csv",
            "id,model,device,gpus,precision,seq,mbs,gbs,tp,pp,vpp,cp,ep,etp,dp,recompute,dispatcher,"
            "overlap,mtp,"
            "tokens_per_s_per_gpu,tflops_per_gpu,step_s,flops_definition,note,complete\n"
            "a-1,Grok-1 314B cut to 4 layers,H100,16,bf16,4096,1,64,4,1,1,1,4,,4,,,,0,,,2.0,,,1\n"
            "a-2,Mixtral-8x7B,H100,16,fp8,4096,1,64,2,1,1,1,8,1,8,none,deepep,none cuda_graph,0,,400,,"
            "Megatron-LM: 3x,forced balance,1\n"
            "a-3,DeepSeek-V3-671B,GB200,256,mxfp8,4096,1,2048,1,8,4,1,32,1,32,mlp "
            "moe_act,hybridep,none,0,4000,,,,"
            "layout Et|(tt|)*30L,1\n"
            "a-4,Mixtral-8x7B,H100,16,nvfp4,4096,1,64,2,1,1,1,8,1,8,none,,,0,,,2.0,,,1\n"
            "a-5,Qwen3-Next-80B-A3B,H100,16,bf16,4096,1,64,2,1,1,1,8,1,8,none,,,0,,,2.0,,,1\n"
            "a-6,Mixtral-8x7B,H100,16,bf16,4096,1,64,2,1,1,1,8,1,8,none,,,0,,400,,6N,,1\n"
            "a-7,Mixtral-8x7B,H100,16,bf16,4096,1,64,2,1,1,1,8,1,8,shared_experts,,,0,,,2.0,,,1\n"
            "a-8,Mixtral-8x7B,H100,16,bf16,4096,1,64,2,1,1,1,8,1,8,none,,,0,,,2.0,,,0\n");
        const auto report = validateTiming(own.folder());
        QVERIFY(report.has_value());
        const ValidationTable& table = report->tables.front();
        QCOMPARE(table.rows.size(), std::size_t {3});
        // 82.9 GFLOP a token by Megatron-LM's count (README of the data).
        const double counted = 64.0 * 4096 * 82.9e9 / (16 * 400e12);
        QVERIFY(std::abs(table.rows[1].measured / counted - 1) < 0.01);
        QVERIFY(std::abs(table.rows[2].measured / (2048.0 * 4096 / (4000 * 256)) - 1) < 1e-9);
        const auto stated = own.row("a-3");
        QVERIFY(stated && stated->plan.stages.layersPerStage.size() == 32
            && stated->project.model->mtpLayers == 0);
        QVERIFY(stated->project.cluster->devicesPerNode == 64);
        QVERIFY(own.row("a-1")->project.model->layers == 4);
        QVERIFY(own.row("a-2")->plan.execution.cudaGraphs);
        QCOMPARE(table.skipped.size(), std::size_t {5});
        for (const char* reason : {"NVFP4", "linear attention", "formula", "shared_experts", "in full"}) {
            const bool said = std::ranges::any_of(table.skipped, [&](const ValidationSkip& skip) {
                return QString::fromStdString(skip.reason)
                    .contains(QLatin1String(reason), Qt::CaseInsensitive);
            });
            QVERIFY2(said, reason);
        }
    }

    /// What dgxc-benchmarking's launchers do with experts, by model and release; bars that add up carry what
    /// was fused before.
    void launchersOfPublishedRunsAreStated()
    {
        const OwnTable own(timingCase, "moe_training.csv",
            "id,source,model,device,gpus,precision,seq,mbs,gbs,tp,pp,vpp,cp,ep,etp,dp,dispatcher,overlap,"
            "mtp,step_s,note,complete\n"
            "dgxc-1,d@v24.11.1 r,Grok-1 314B cut to 4 layers,H100,16,bf16,4096,1,64,4,1,1,1,4,,4,,,0,2.0,,1\n"
            "dgxc-2,d@v25.05.05 r,Grok-1 314B,GB200,128,bf16,8192,1,256,4,1,1,1,8,4,32,,,0,7.0,,1\n"
            "dgxc-3,d@v25.05.05 r,DeepSeek-V3-671B,GB200,128,bf16,4096,1,1024,2,4,1,1,32,1,16,,,,34.0,,1\n"
            "dgxc-4,d@v25.12 r,Qwen3-30B-A3B,H100,8,bf16,4096,1,64,1,1,1,1,8,1,8,,,0,4.0,,1\n"
            "primus-1,p,DeepSeek-V2-Lite-16B,MI355X,8,bf16,4096,1,64,1,1,1,1,8,1,8,deepep,sync free,0,4.0,"
            "cumulative bars,1\n"
            "primus-2,p,DeepSeek-V2-Lite-16B,MI355X,8,bf16,4096,1,64,1,1,1,1,8,1,8,deepep,numa,0,4.0,"
            "cumulative bars,1\n"
            "primus-3,p,DeepSeek-V2-Lite-16B,MI355X,8,bf16,4096,1,64,1,1,1,1,8,1,8,deepep,numa,0,4.0,,1\n"
            "automodel-1,a,Llama3-70B,H100,64,bf16,8192,1,128,1,1,1,2,1,1,32,,fsdp2 over 32,,18.9,,1\n");
        const auto planOf = [&own](const char* row) { return own.planOf(row); };
        const Plan early = planOf("dgxc-1");
        QVERIFY(early.execution.expertCapacity == 1 && !early.execution.groupedExperts);
        QVERIFY(!early.execution.cudaGraphs && !early.communication.overlapTp);
        const Plan grok = planOf("dgxc-2");
        QVERIFY(grok.execution.cudaGraphs && grok.execution.graphExtent == GraphExtent::WholeStep);
        QVERIFY(grok.communication.overlapTp && !grok.communication.overlapShared);
        const Plan deepseek = planOf("dgxc-3");
        QVERIFY(deepseek.execution.groupedExperts && deepseek.communication.overlapShared);
        QVERIFY((deepseek.stages.layersPerStage == std::vector {15, 16, 16, 14}));
        QVERIFY((deepseek.stages.mtpLayersPerStage == std::vector {0, 0, 0, 1}));
        QVERIFY(!deepseek.execution.fusedRotary && grok.execution.fusedRotary);
        QCOMPARE(planOf("dgxc-4").execution.expertCapacity, 0.0);
        QVERIFY(planOf("automodel-1").memory.recompute.mode == RecomputeMode::FullUniform);
        QVERIFY(planOf("primus-1").execution.fusedPermutation);
        QVERIFY(planOf("primus-2").execution.fusedPermutation);
        QVERIFY(!planOf("primus-3").execution.fusedPermutation);
    }

    /// What a run overlapped, recorded and sharded stands in words, and they are in its plan.
    void wordsOfARowAreInItsPlan()
    {
        const OwnTable own(timingCase, "dense_large.csv",
            kPublishedHeader
                + denseRow(
                    "mlperf-1", "none", "tp_comm_overlap, overlap_grad_reduce, full iteration CUDA graph")
                + denseRow("mlperf-2", "none", "no tp overlap, CUDA graphs off")
                + denseRow("own-3", "full uniform 2", "cuda_graph(attn, mlp), userbuffers")
                + denseRow("own-4", "\"full, block 3 layers\"", "without dp overlap")
                + denseRow("own-5", "full", "no overlap")
                + denseRow("own-6", "core_attn+layernorm", "p2p off")
                + denseRow("own-7", "selective (mlp)", "zero-1")
                + "own-8,s,Llama3-8B,H100,64,bf16,8192,1,128,1,1,1,1,1,1,64,none,,HSDP,9.0,,1\n"
                  "own-9,s,Llama3-8B,H100,64,bf16,8192,1,128,1,1,1,1,1,1,64,none,,FSDP8 x DP,9.0,,1\n"
                  "own-10,s,Llama3-8B,H100,64,bf16,8192,1,128,1,1,1,1,1,1,64,none,,\"FSDP2, "
                  "compile\",9.0,,1\n");
        const Plan whole = own.planOf("mlperf-1");
        QVERIFY(whole.execution.framework == Framework::NemoPerformance && whole.communication.overlapTp);
        QVERIFY(whole.execution.cudaGraphs && whole.execution.graphExtent == GraphExtent::WholeStep);
        QVERIFY(!own.planOf("mlperf-2").communication.overlapTp);
        QVERIFY(!own.planOf("mlperf-2").execution.cudaGraphs);
        const Plan parts = own.planOf("own-3");
        QVERIFY(parts.execution.cudaGraphs && parts.execution.graphExtent == GraphExtent::AllButExperts);
        QVERIFY(parts.communication.overlapTp);
        QVERIFY((parts.memory.recompute == Recompute {RecomputeMode::FullUniform, {}, 2}));
        QVERIFY((own.planOf("own-4").memory.recompute == Recompute {RecomputeMode::FullBlock, {}, 3}));
        QVERIFY(!own.planOf("own-4").communication.overlapDp);
        QVERIFY((own.planOf("own-5").memory.recompute == Recompute {RecomputeMode::FullUniform, {}, 1}));
        QVERIFY(!own.planOf("own-5").communication.overlapDp);
        const std::vector modules {RecomputeModule::CoreAttention, RecomputeModule::LayerNorm};
        QVERIFY(own.planOf("own-6").memory.recompute.modules == modules);
        QVERIFY(own.planOf("own-6").schedule.pointToPoint == PointToPointMode::Blocking);
        QVERIFY(own.planOf("own-7").memory.recompute.modules == std::vector {RecomputeModule::Mlp});
        QVERIFY(own.planOf("own-7").memory.sharding.optimizer.kind == ShardExtent::Kind::DataParallel);
        QVERIFY(own.planOf("own-7").memory.sharding.weights.kind == ShardExtent::Kind::None);
        QVERIFY(own.planOf("own-8").memory.sharding.weights.kind == ShardExtent::Kind::Node);
        QCOMPARE(own.planOf("own-9").memory.sharding.weights.degree, 8);
        // The second version of FSDP, over all ranks: not FSDP of two.
        QVERIFY(own.planOf("own-10").memory.sharding.weights.kind == ShardExtent::Kind::All);
    }

    void exchangesOfARowAreInItsPlan()
    {
        const OwnTable own(timingCase, "moe_training.csv",
            kPublishedHeader + mixtureRow("own-1", "flex", "moe_shared_expert_overlap")
                + mixtureRow(
                    "own-2", "DeepSeek custom all-to-all (= DeepEP)", "ep_a2a, cuda_graph(attn,moe_router)")
                + mixtureRow("own-3", "flex (HybridEP)", "1F1B", "token drop capacity factor 1.5")
                + mixtureRow("own-4", "alltoall", "", "no CUDA graphs"));
        QVERIFY(own.planOf("own-1").communication.expertDispatch == ExpertDispatch::Deduplicated);
        QVERIFY(own.planOf("own-1").communication.overlapShared);
        QVERIFY(!own.planOf("own-1").communication.overlapEp); // of shared experts alone
        const Plan graphs = own.planOf("own-2");
        QVERIFY(graphs.communication.expertDispatch == ExpertDispatch::Deduplicated);
        QVERIFY(graphs.communication.overlapEp && graphs.execution.cudaGraphs);
        QVERIFY(graphs.execution.graphExtent == GraphExtent::AllButExperts);
        QVERIFY(own.planOf("own-3").communication.expertDispatch == ExpertDispatch::Fused);
        QCOMPARE(own.planOf("own-3").execution.expertCapacity, 1.5);
        QVERIFY(own.planOf("own-3").schedule.kind == ScheduleKind::Interleaved); // of eight chunks
        QVERIFY(!own.planOf("own-4").execution.cudaGraphs);
    }

    /// Columns that tables of one's own may have beside the published ones.
    void furtherColumnsAreRead()
    {
        const OwnTable own(timingCase, "dense_large.csv",
            "id,source,model,device,gpus,precision,seq,mbs,gbs,tp,pp,vpp,cp,ep,etp,dp,framework,recompute,"
            "sharding,graphs,sequence_parallel,step_s,complete\n"
            "own-1,s,Llama3-70B,H100,64,bf16,8192,1,128,4,4,5,1,1,1,4,megatron-core,none,zero 1,attn "
            "mlp,0,9.0,1\n"
            "own-2,s,Llama3-8B,H100,64,bf16,8192,1,128,1,1,1,1,1,1,64,fsdp,none,fsdp 8,0,,9.0,1\n"
            "own-3,s,Llama3-8B,H100,64,bf16,8192,1,128,1,1,1,1,1,1,64,homemade,none,,,,9.0,1\n"
            "own-4,s,Llama3-8B,H100,64,bf16,8192,1,128,1,1,1,1,1,1,64,fsdp,none,,,maybe,9.0,1\n");
        const Plan first = own.planOf("own-1");
        QVERIFY(first.execution.framework == Framework::MegatronCore && !first.layout.sequenceParallel);
        QVERIFY(first.execution.cudaGraphs && first.execution.graphExtent == GraphExtent::AllButExperts);
        const Plan second = own.planOf("own-2");
        QVERIFY(second.execution.framework == Framework::Fsdp && !second.layout.sequenceParallel);
        QCOMPARE(second.memory.sharding.weights.degree, 8);
        QVERIFY(own.refusalOf("own-3").contains("homemade"));
        QVERIFY(own.refusalOf("own-4").contains("maybe"));
    }

    /// A row with a word that is not known, or that no plan can say, is skipped, and the word is named.
    void unknownWordsSkipTheirRow_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("word");
        const auto dense = [](const char* name, const char* recompute, const char* overlap,
                               const char* word) {
            QTest::newRow(name) << QString::fromStdString(denseRow("own-1", recompute, overlap)) << word;
        };
        const auto mixture = [](const char* name, const char* dispatcher, const char* overlap,
                                 const char* word) {
            QTest::newRow(name) << QString::fromStdString(mixtureRow("own-1", dispatcher, overlap)) << word;
        };
        dense("overlap", "none", "tp overlap, warp drive", "warp");
        dense("denied nothing", "none", "tp overlap, no", "no");
        dense("graphs of a part", "none", "cuda_graph(attn)", "part of a layer");
        dense("sharding", "none", "FSDP+DP", "how often");
        dense("ZeRO", "none", "ZeRO", "stage");
        dense("no traffic", "none", "fake communication backend", "not real");
        dense("module", "gate_proj", "", "gate");
        dense("shared experts", "shared_experts", "", "shared_experts");
        dense("some layers", "full 12 layers", "", "12 layers");
        dense("block of none", "block", "", "how many");
        mixture("gathered tokens", "allgather", "", "gathered");
        mixture("nothing moves", "none", "", "nothing is said");
        mixture("dispatcher", "carrier pigeon", "", "carrier");
        QTest::newRow("number") << "own-1,s,Llama3-70B,H100,64,bf16,8192,1,2k,4,4,5,1,1,1,4,,,,9.0,,1\n"
                                << "2k";
        QTest::newRow("half a rank")
            << "own-1,s,Llama3-70B,H100,64,bf16,8192,1,128,4,4.5,5,1,1,1,4,,,,9.0,,1\n"
            << "4.5";
        QTest::newRow("remark")
            << "own-1,s,Llama3-70B (64 experts),H100,64,bf16,8192,1,128,4,4,5,1,1,1,4,,,,9.0,,1\n"
            << "64 experts";
    }
    void unknownWordsSkipTheirRow()
    {
        QFETCH(QString, row);
        QFETCH(QString, word);
        const OwnTable own(timingCase, "dense_large.csv", kPublishedHeader + row.toStdString());
        const QString why = own.refusalOf("own-1");
        QVERIFY2(why.contains(word), qPrintable(why));
        const auto report = validateTiming(own.folder());
        QVERIFY(report && report->tables.front().rows.empty());
        QVERIFY(report->tables.front().skipped.size() == 1);
    }

    /// Columns that nobody reads, and known words that no plan has a setting for, are said.
    void whatIsNotReadIsSaid()
    {
        const OwnTable own(timingCase, "dense_large.csv",
            "id,source,model,device,gpus,precision,seq,mbs,gbs,tp,pp,vpp,cp,ep,etp,dp,recompute,overlap,"
            "step_s,complete,moon\n"
            "own-1,s,Llama3-8B,H100,64,bf16,8192,1,128,1,1,1,1,1,1,64,none,\"FSDP2, compile\",9.0,1,full\n");
        const auto report = validateTiming(own.folder());
        QVERIFY(report.has_value());
        const QString note = QString::fromStdString(report->tables.front().note);
        QVERIFY2(note.contains("\"moon\"") && note.contains("1 rows say \"compile\""), qPrintable(note));
    }

    /// Two variants in one row: the degrees of the first, not those that stand for "not said".
    void theFirstOfTwoVariantsIsRead()
    {
        const OwnTable own(timingCase, "megatron_bridge.csv",
            "release,kind,model,system,gpus,precision,global_batch,micro_batch,seq,tp,pp,cp,vpp,ep,fsdp,"
            "tokens_per_s_per_gpu\n"
            "25.11,Pre-Training,LLAMA3.1_405B,DGX-H100,256,BF16,256,1,8192,8,4 (8),1,4 (2),1,0,60\n"
            "25.11,Pre-Training,Qwen3_30B_a3B (tokendrop),DGX-H100,8,BF16,512,1,4096,1,1,1,n/a,8,0,6000\n");
        const Layout layout = own.planOf("LLAMA3.1_405B").layout;
        QCOMPARE(layout.pp, 4);
        QCOMPARE(layout.vpp, 4);
        QCOMPARE(own.planOf("Qwen3").execution.expertCapacity, 1.0);
    }
};

QTEST_APPLESS_MAIN(TestRowWords)
#include "tst_row_words.moc"
