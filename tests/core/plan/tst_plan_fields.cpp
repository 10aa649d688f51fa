// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every field of a plan acts on what its row here says, or a diagnosis names it.
#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/model/hf_config.h"
#include "core/plan/calibration_fields.h"
#include "core/plan/check.h"
#include "core/plan/plan_json.h"

using namespace rankloom;
using nlohmann::json;

namespace {

/// What a field acts on.
enum Acts : unsigned {
    kNothing = 0, ///< of an evaluation: searches look at it
    kMemory = 1,
    kTime = 2,
    kBoth = kMemory | kTime,
    kSaid = 4, ///< a diagnosis says that it is not honoured (in what is missing)
};

struct Field {
    std::string pointer;
    std::string value; ///< another legal one
    unsigned acts = kBoth;
    std::string base {}; ///< JSON merge patch that makes a plan in which the field has a meaning
    const char* model = "deepseek-v2-lite";
};

Project projectOf(const char* model)
{
    Project project;
    project.model = *modelPreset(model);
    project.cluster = makeCluster(4, 8, *devicePreset("h100-sxm-80gb"));
    return project;
}

/// TP 2, CP 2, PP 2, EP 4 on 32 devices.
constexpr const char* kBase = R"({
  "layout": {"tp": 2, "cp": 2, "pp": 2, "ep": 4},
  "workload": {"sequenceLength": 4096, "microBatchSize": 8, "globalBatchSize": 256}})";

std::vector<Field> fields()
{
    const std::string interleaved =
        R"({"layout":{"vpp":2,"pp":4,"cp":1},"schedule":{"kind":"interleaved-1f1b"}})";
    const std::string selective = R"({"memory":{"recompute":{"mode":"selective","modules":["core_attn"]}}})";
    const std::string host = R"({"memory":{"offload":{"target":"host"}}})";
    const std::string nvme = R"({"memory":{"offload":{"target":"nvme","fraction":1}}})";
    const std::string sharded =
        R"({"memory":{"sharding":{"weights":"dp","gradients":"dp","optimizer":"dp"}}})";
    const std::string whole =
        R"({"layout":{"pp":4,"cp":1,"tp":2},"memory":{"sharding":{"weights":"none","gradients":"none"}}})";
    const auto compressed = [&whole](const char* kind) {
        return whole + R"(|{"communication":{"compression":{"kind":")" + kind
            + R"(","targets":["data-parallel","pipeline-backward"]}}})";
    };
    const std::string powersgd = compressed("powersgd");
    const std::string topk = compressed("topk");
    const std::string quantised = compressed("quantised");
    return {
        {"/execution/framework", "\"nanotron\""},
        {"/execution/cudaGraphs", "true", kTime, R"({"workload":{"microBatchSize":1}})"},
        {"/execution/graphExtent", "\"whole-step\"", kTime,
            R"({"workload":{"microBatchSize":1},"execution":{"cudaGraphs":true}})"},
        {"/execution/graphExtent", "\"attention\"", kTime,
            R"({"workload":{"microBatchSize":1},"execution":{"cudaGraphs":true}})"},
        {"/execution/kernels", "\"eager\""},
        {"/execution/kernels", "\"compiled\"", kTime, R"({"memory":{"crossEntropy":"vocabulary-parallel"}})"},
        {"/execution/fusedRotary", "false", kTime},
        {"/execution/optimizerStep", "\"foreach\"", kTime},
        {"/execution/optimizerStep", "\"in-backward\"", kMemory,
            R"({"layout":{"pp":1},"workload":{"globalBatchSize":64}})"},
        {"/execution/expandableSegments", "true", kMemory},
        {"/execution/powerLimitWatts", "400", kTime},
        {"/execution/optimizerStart", "\"post-validation\"", kTime,
            R"({"layout":{"pp":4,"cp":1},"schedule":{"kind":"zb-v"}})"},
        {"/workload/sequenceLength", "8192"},
        {"/workload/microBatchSize", "1"},
        {"/workload/globalBatchSize", "128", kTime},
        {"/layout/tp", "4"},
        {"/layout/cp", "1"},
        {"/layout/pp", "4"},
        {"/layout/vpp", "3", kBoth, interleaved},
        {"/layout/ep", "8"},
        {"/layout/etp", "1"},
        {"/layout/dp", "2", kSaid},
        {"/layout/sequenceParallel", "false"},
        {"/layout/order", "\"tp-cp-ep-pp-dp\"", kTime, R"({"layout":{"ep":2,"etp":2}})"},
        {"/stages/layersPerStage", "[12,15]", kBoth},
        {"/stages/mtpLayersPerStage", "[0,0,1,0]", kSaid, R"({"layout":{"pp":4}})", "deepseek-v3"},
        {"/stages/vocabulary", "\"vocab-2\""},
        {"/schedule/kind", "\"gpipe\""},
        {"/schedule/kind", "\"zb-h2\""},
        {"/schedule/pointToPoint", "\"blocking\"", kTime},
        {"/schedule/groupSize", "8", kBoth, interleaved},
        {"/schedule/memoryLimitMicrobatches", "8", kBoth,
            R"({"layout":{"pp":4,"cp":1},"schedule":{"kind":"zb-automatic"}})"},
        {"/schedule/order", "\"0F0,0F1,0B0,0B1\\n1F0,1B0,1F1,1B1\"", kSaid},
        {"/memory/precision", "\"fp8-mixed\""},
        {"/memory/optimizer", "\"adam-bf16-moments\""},
        {"/memory/optimizer", "\"adam-fp8-moments\""},
        {"/memory/optimizer", "\"sgd\""},
        {"/memory/optimizer", "\"muon\""},
        {"/memory/gradients", "\"bf16\""},
        {"/memory/masterWeights", "\"weights\""},
        {"/memory/masterWeights", "\"none\""},
        {"/memory/fp8Weights", "false", kBoth, R"({"memory":{"precision":"fp8-mixed"}})"},
        {"/memory/lossChunks", "4", kBoth, R"({"layout":{"pp":1},"memory":{"logitBytes":16}})"},
        {"/memory/crossEntropy", "\"unfused\"", kBoth, R"({"layout":{"pp":1}})"},
        {"/memory/crossEntropy", "\"vocabulary-parallel\"", kBoth, R"({"layout":{"pp":1}})"},
        {"/memory/vocabularyDivisor", "8192"},
        {"/memory/sharding/weights", "\"dp\""},
        {"/memory/sharding/gradients", "\"dp\""},
        {"/memory/sharding/optimizer", "\"none\""},
        {"/memory/sharding/secondaryWeights", "\"node\"", kBoth,
            sharded + "|" + R"({"layout":{"tp":1,"cp":1,"pp":1}})"},
        {"/memory/recompute/mode", "\"full-uniform\""},
        {"/memory/recompute/mode", "\"operators\""},
        {"/memory/recompute/modules", R"(["layernorm"])", kBoth, selective},
        {"/memory/recompute/modules", R"(["core_attn","mlp"])", kBoth, selective},
        {"/memory/recompute/modules", R"(["core_attn","moe"])", kBoth, selective},
        {"/memory/recompute/modules", R"(["core_attn","moe_act"])", kBoth, selective},
        {"/memory/recompute/modules", R"(["core_attn","mla_up_proj"])", kBoth, selective},
        {"/memory/recompute/layers", "3", kBoth, R"({"memory":{"recompute":{"mode":"full-block"}}})"},
        {"/memory/offload/target", "\"host\"", kBoth, R"({"memory":{"offload":{"fraction":1}}})"},
        {"/memory/offload/fraction", "1", kBoth, host},
        {"/memory/offload/optimizerFraction", "1"},
        {"/memory/flashAttention", "false"},
        {"/memory/fp8Attention", "true", kSaid,
            R"({"memory":{"precision":"fp8-mixed"}})"}, // on Blackwell: kTime
        {"/memory/fp8OutputLayer", "true", kBoth,
            R"({"layout":{"pp":1},"memory":{"precision":"fp8-mixed","logitBytes":16}})"},
        {"/memory/dropout", "true"},
        {"/memory/dummyWeightGradients", "false", kMemory},
        {"/memory/fusedActivation", "false"},
        {"/memory/gradientBuckets", "true", kMemory},
        {"/memory/gatherBuffers", "2", kMemory},
        {"/memory/heldCollectiveInputs", "2", kMemory},
        {"/memory/contextAllToAll", "true"},
        {"/memory/probabilitiesAfterExperts", "true", kMemory},
        {"/memory/logitBytes", "16", kBoth, R"({"layout":{"pp":1}})"},
        {"/memory/expertLoadFactor", "2"},
        {"/memory/gatheredBlocks", "4", kMemory, sharded},
        {"/communication/compression/kind", "\"powersgd\"", kBoth, whole},
        {"/communication/compression/rank", "8", kBoth, powersgd},
        {"/communication/compression/dataParallelRank", "64", kBoth, powersgd},
        {"/communication/compression/bits", "4", kBoth, quantised},
        {"/communication/compression/weightBits", "4", kTime, quantised},
        {"/communication/compression/blockSize", "64", kBoth, quantised},
        {"/communication/compression/keptShare", "0.1", kBoth, topk},
        {"/communication/compression/targets", "[\"pipeline-backward\"]", kBoth, powersgd},
        {"/communication/compression/epilogueOnly", "false", kTime, powersgd},
        {"/communication/compression/links", "\"node-pair\"", kTime,
            powersgd + R"(|{"layout":{"order":"tp-cp-ep-pp-dp","ep":1}})"},
        {"/communication/compression/errorFeedback", "false", kBoth | kSaid, powersgd},
        {"/communication/compression/stages", "[1]", kBoth, powersgd},
        {"/communication/compression/criticalStages", "true", kTime, powersgd},
        {"/communication/compression/costFactor", "10", kTime, powersgd},
        {"/communication/compression/decompressionFactor", "10", kTime, powersgd},
        {"/communication/overlap/dp", "false", kTime},
        {"/communication/overlap/gather", "false", kTime},
        {"/communication/overlap/tp", "true", kTime},
        {"/communication/overlap/tpShare", "0.5", kTime, R"({"communication":{"overlap":{"tp":true}}})"},
        {"/communication/overlap/ep", "true", kTime},
        {"/communication/overlap/sharedExperts", "true", kTime},
        {"/communication/expertDispatch", "\"deduplicated\"", kTime},
        {"/communication/bucketBytes", "1e6", kTime},
        {"/communication/reduceInFp32", "true", kTime, R"({"memory":{"gradients":"bf16"}})"},
        {"/placement/ranks", "reversed", kTime},
        {"/placement/locked", "[0,1]", kNothing},
        {"/experts/placement", "crowded", kMemory | kSaid},
        {"/experts/capacityFactor", "2"},
        {"/experts/grouped", "false"},
        {"/experts/fusedPermutation", "false", kTime},
        // Of decoding on one device, which core/bits lays out: nothing of a training step.
        {"/experts/bits/budgetBytes", "8e9", kNothing},
        {"/experts/bits/baseBits", "3", kNothing},
        {"/experts/bits/planes", "2", kNothing},
        {"/experts/bits/groupSize", "64", kNothing},
        {"/experts/bits/order", "\"exact\"", kNothing},
        {"/experts/bits/asked", "\"dual\"", kNothing},
        {"/experts/bits/source", "\"nvme\"", kNothing},
        {"/experts/bits/batch", "4", kNothing},
        {"/experts/bits/prefetch", "2", kNothing},
        {"/experts/bits/kept", "[[2,3]]", kNothing},
        {"/experts/bits/floorBits", "2", kNothing},
        {"/experts/bits/ceilingBits", "3", kNothing},
        {"/experts/bits/pinned", "false", kNothing},
        {"/experts/bits/loadBytesPerSecond", "3e9", kNothing},
        {"/experts/bits/power/computeWatts", "300", kNothing},
        {"/experts/bits/power/loadWatts", "20", kNothing},
        {"/experts/bits/power/idleWatts", "60", kNothing},
        {"/experts/bits/worth", "[0.9,0.1]", kNothing},
        {"/workload/kind", "\"serving\"", kSaid},
        // Of answering requests, which core/serving simulates: nothing of a training step.
        {"/serving/scheduler", "\"orca\"", kNothing},
        {"/serving/tokenBudget", "1024", kNothing},
        {"/serving/maxBatch", "8", kNothing},
        {"/serving/compaction", "false", kNothing},
        {"/serving/routing", "\"random\"", kNothing},
        {"/serving/seed", "2", kNothing},
        {"/serving/weights", "\"fp8\"", kNothing},
        {"/serving/keyValueElementBytes", "1", kNothing},
        {"/serving/blockTokens", "32", kNothing},
        {"/serving/memoryUtilization", "0.8", kNothing},
        {"/serving/prefixHitShare", "0.5", kNothing},
        {"/serving/lengths", "\"uniform:512:1024:4\"", kNothing},
        {"/serving/arrivals", "\"gamma:3:0.5\"", kNothing},
        {"/serving/requests", "10", kNothing},
        {"/serving/requestSeed", "7", kNothing},
        {"/serving/trace", "\"code\"", kNothing},
        {"/serving/traceTimes", "false", kNothing},
        {"/serving/traceTimeScale", "0.5", kNothing},
        {"/serving/tracePromptScale", "2", kNothing},
        {"/serving/traceOutputScale", "2", kNothing},
        {"/serving/traceMostTokens", "4096", kNothing},
        {"/serving/decode/devices", "16", kNothing},
        {"/serving/decode/tp", "2", kNothing},
        {"/serving/decode/pp", "2", kNothing},
        {"/serving/decode/ep", "2", kNothing},
        {"/serving/decode/maxBatch", "8", kNothing},
        {"/serving/ttftGoalSeconds", "0.5", kNothing},
        {"/serving/tpotGoalSeconds", "0.05", kNothing},
        {"/execution/stageClocks", "[0.9,1]", kTime},
        {"/replicas/shares", R"([{"replicas":[0],"microbatches":4,"microBatchSize":16}])", kBoth,
            R"({"layout":{"ep":1}})"},
        {"/replicas/handovers", R"([{"replica":0,"stage":0}])", kBoth, R"({"layout":{"ep":1}})"},
        {"/replicas/redundantStages", "true"},
        {"/whatIf", R"([{"level":"node-pair","bandwidth":0.5}])", kTime},
    };
}

/// Pointers of everything that a plan document says of a plan.
void leaves(const json& value, const std::string& pointer, std::set<std::string>& out)
{
    if (!value.is_object()) {
        out.insert(pointer);
        return;
    }
    for (const auto& [key, member] : value.items())
        leaves(member, pointer + "/" + key, out);
}

Plan planOf(const Field& field)
{
    json document = json::parse(writePlan(Plan()));
    document.merge_patch(json::parse(kBase));
    std::string_view patches = field.base;
    while (!patches.empty()) {
        const auto bar = patches.find('|');
        document.merge_patch(json::parse(patches.substr(0, bar)));
        patches = bar == std::string_view::npos ? std::string_view {} : patches.substr(bar + 1);
    }
    return *readPlan(document.dump());
}

/// Nothing as it is by default, so that documents have all of it.
ServingChoice otherServing()
{
    return {SchedulerKind::Orca, 1, 1, false, RequestRouting::Random, 2, WeightFormat::Fp8, 1, 1, 0.5, 0.5,
        {{LengthsKind::Uniform}, {ArrivalsKind::Static}, 2, 2, {"code", false, {2, 2, 2, 2}}}, {1, 1},
        {2, 2, 2, 2, 2}};
}

/// A value that a JSON text would be too long for.
std::string valueOf(const Field& field, const Project& project)
{
    json value = json::array();
    if (field.value == "reversed") {
        for (int device = project.cluster->devices() - 1; device >= 0; --device)
            value.push_back(device % 2 == 0 ? device / 2 : 31 - device / 2);
        return value.dump();
    }
    if (field.value == "crowded") { // half of the experts on one of four members
        for (int layer = 0; layer < project.model->moeLayers(); ++layer) {
            json row = json::array();
            for (int expert = 0; expert < project.model->moe->experts; ++expert)
                row.push_back(expert % 2 == 0 ? 0 : expert % 4);
            value.push_back(row);
        }
        return value.dump();
    }
    return field.value;
}

bool memoryDiffers(const Evaluation& a, const Evaluation& b)
{
    return !(a.memory == b.memory) || a.offload.enduranceDays != b.offload.enduranceDays
        || a.offload.awayAtPeak != b.offload.awayAtPeak;
}

bool timeDiffers(const Evaluation& a, const Evaluation& b)
{
    return !(a.time == b.time) || !(a.traffic == b.traffic);
}

/// Whether a diagnosis of `then` that `before` does not have, or a warning of both, is about the field.
bool said(const Evaluation& then, const std::string& pointer)
{
    return std::ranges::any_of(then.diagnostics, [&](const Diagnostic& d) {
        return !d.where.pointer.empty()
            && (pointer.starts_with(d.where.pointer) || d.where.pointer.starts_with(pointer));
    });
}

} // namespace

class TestPlanFields : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The table above has every field of the document, and no other.
    void everyFieldHasARow()
    {
        std::set<std::string> known;
        for (const Field& field : fields())
            known.insert(field.pointer);
        std::set<std::string> written;
        Plan plan;
        plan.layout.etp = 1;
        plan.layout.dp = 1;
        plan.schedule.customOrder = "0F0";
        plan.stages.mtpLayersPerStage = {1};
        plan.serving = otherServing();
        plan.bits = {1e9, 4, 1, 32, PlaneOrder::Expert, PlanesAsked::All, PlaneSource::Host, 2, 1,
            ExpertWidths {{4}}, 4, 5, false, 3e9, {300, 20, 60}, PlaneWorth {{1.0}, {}}};
        plan.replicas = ReplicaChoice {{{{0}, 1, 1, {1}}}, {{0, 0, HandoverWay::Microbatches, 1}}, true};
        plan.execution.stageClocks = {1};
        plan.execution.expertCapacity = 1;
        plan.execution.groupedExperts = plan.execution.fusedPermutation = plan.execution.fusedRotary = false;
        plan.execution.kernels = Kernels::Eager;
        plan.execution.optimizerStep = OptimizerStep::ForEach;
        plan.execution.expandableSegments = true;
        plan.execution.powerLimitWatts = 400;
        plan.memory.masterWeights = MasterWeights::Weights;
        plan.memory.fp8Weights = false;
        plan.memory.lossChunks = 2;
        plan.communication.overlapGather = false;
        plan.communication.tensorShare = 0.5;
        plan.communication.overlapShared = true;
        leaves(json::parse(writePlan(plan)), {}, written);
        written.erase("/name");
        for (const char* input : {"/model", "/cluster", "/routing"})
            std::erase_if(written, [input](const std::string& p) { return p.starts_with(input); });
        for (const std::string& pointer : written)
            QVERIFY2(known.contains(pointer), pointer.c_str());
        for (const std::string& pointer : known)
            QVERIFY2(written.contains(pointer), pointer.c_str());
    }

    /// Each measured constant moves the memory, and no time.
    void everyConstantActsOnMemory()
    {
        const Project project = projectOf(fields().front().model);
        const Plan plan = planOf(fields().front());
        const Evaluation before = *evaluate(project, plan);
        for (const CalibrationField& constant : calibrationFields()) {
            Project measured = project;
            double& value = measured.calibration.change().*constant.of;
            value = value == 1.025 ? 1.0 : 1.05 * value;
            const Evaluation after = *evaluate(measured, plan);
            QVERIFY2(memoryDiffers(before, after), constant.pointer.data());
            QVERIFY2(!timeDiffers(before, after), constant.pointer.data());
        }
    }

    void actsOnWhatItSays_data()
    {
        QTest::addColumn<int>("index");
        const std::vector<Field> all = fields();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow((all[i].pointer + " = " + all[i].value).c_str()) << static_cast<int>(i);
    }
    void actsOnWhatItSays()
    {
        QFETCH(int, index);
        const Field field = fields()[static_cast<std::size_t>(index)];
        const Project project = projectOf(field.model);
        const Plan plan = planOf(field);
        const Evaluation before = *evaluate(project, plan);
        QVERIFY2(before.valid, before.valid ? "" : before.diagnostics.front().message.c_str());
        const auto changed = withValue(plan, field.pointer, valueOf(field, project));
        QVERIFY2(changed.has_value(), changed ? "" : changed.error().text().c_str());
        const Evaluation then = *evaluate(project, *changed);
        if ((field.acts & kSaid) != 0) {
            QVERIFY(said(then, field.pointer));
            if (field.acts == kSaid)
                return;
        }
        QVERIFY2(then.valid, then.valid ? "" : then.diagnostics.front().message.c_str());
        QCOMPARE(memoryDiffers(before, then), (field.acts & kMemory) != 0);
        QCOMPARE(timeDiffers(before, then), (field.acts & kTime) != 0);
    }
};

QTEST_GUILESS_MAIN(TestPlanFields)
#include "tst_plan_fields.moc"
