// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_json.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/plan/pipeline_layout.h"
#include "core/plan/plan_fields.h"
#include "core/plan/stage_split.h"

namespace rankloom {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

constexpr int kMostLayers = 100'000;
constexpr int kMostMicrobatches = 1 << 24;
constexpr double kMostBytes = 1e15;
constexpr double kMostDriveBytes = 1e21; ///< written in the life of all drives of a device

const std::vector<std::string>& recomputeModules()
{
    static const std::vector<std::string> modules {
        "core_attn", "layernorm", "mlp", "moe_act", "moe", "mla_up_proj"};
    return modules;
}

// --- layout ---

std::string orderText(const AxisOrder& order)
{
    std::string out;
    for (const Axis axis : order) {
        out += out.empty() ? "" : "-";
        out += nameOf(axis);
    }
    return out;
}

/// A permutation of the five axes, or nothing.
std::optional<AxisOrder> parseOrder(std::string_view text)
{
    AxisOrder order {};
    unsigned seen = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto dash = text.find('-');
        const auto axis = fromName<Axis>(text.substr(0, dash));
        if (!axis || (dash == std::string_view::npos) != (i + 1 == order.size()))
            return std::nullopt;
        order[i] = *axis;
        seen |= 1U << static_cast<unsigned>(*axis);
        if (dash != std::string_view::npos)
            text.remove_prefix(dash + 1);
    }
    return seen == (1U << kAxisCount) - 1 ? std::optional(order) : std::nullopt;
}

ordered_json layoutJson(const Layout& layout)
{
    ordered_json out;
    out["tp"] = layout.tp;
    out["cp"] = layout.cp;
    out["pp"] = layout.pp;
    out["vpp"] = layout.vpp;
    out["ep"] = layout.ep;
    if (layout.etp != 0)
        out["etp"] = layout.etp; // left out = as tp
    if (layout.dp != 0)
        out["dp"] = layout.dp; // left out = what the cluster leaves over
    out["sequenceParallel"] = layout.sequenceParallel;
    out["order"] = orderText(layout.order);
    return out;
}

Layout readLayout(JsonObject object, JsonFindings& findings)
{
    Layout layout;
    layout.tp = object.integer("tp", layout.tp, 1, kMostDevices);
    layout.cp = object.integer("cp", layout.cp, 1, kMostDevices);
    layout.pp = object.integer("pp", layout.pp, 1, kMostDevices);
    layout.vpp = object.integer("vpp", layout.vpp, 1, kMostLayers);
    layout.ep = object.integer("ep", layout.ep, 1, kMostDevices);
    layout.etp = object.integer("etp", layout.etp, 0, kMostDevices);
    layout.dp = object.integer("dp", layout.dp, 0, kMostDevices);
    layout.sequenceParallel = object.boolean("sequenceParallel", layout.sequenceParallel);
    const std::string order = object.text("order", orderText(layout.order));
    if (const auto parsed = parseOrder(order))
        layout.order = *parsed;
    else
        findings.refuse(ErrorCode::BadValue, object.pointerTo("order"),
            Phrase::of("found the string \"{}\", where the five axes tp, cp, ep, dp and pp joined by "
                       "hyphens are expected, fastest-varying first",
                order),
            Phrase::of("Megatron's orders are \"tp-cp-ep-dp-pp\" and \"tp-cp-ep-pp-dp\"."));
    object.finish();
    return layout;
}

// --- stages and schedule ---

ordered_json stagesJson(const StageSplit& stages)
{
    ordered_json out;
    out["layersPerStage"] = stages.layersPerStage;
    if (!stages.mtpLayersPerStage.empty())
        out["mtpLayersPerStage"] = stages.mtpLayersPerStage; // left out = on the last stage
    out["vocabulary"] = nameOf(stages.vocabulary);
    return out;
}

/// The value of "layout": Megatron's text, or its list form.
Result<PipelineLayout> layoutOf(const json& value, const std::string& pointer)
{
    if (!value.is_string())
        return readPipelineLayout(value, pointer);
    Result<PipelineLayout> layout = parsePipelineLayout(value.get_ref<const std::string&>());
    if (!layout) {
        Error& error = layout.error();
        if (error.where.column > 0)
            error.message += Phrase::of(", at character {}", error.where.column);
        error.where = Place {{}, 0, 0, pointer};
    }
    return layout;
}

/// Another spelling of the same numbers; where both are there they have to agree.
void applyPipelineLayout(JsonObject& object, StageSplit& stages, JsonFindings& findings)
{
    const json* value = object.member("layout");
    if (value == nullptr || findings.error)
        return;
    Result<PipelineLayout> layout = layoutOf(*value, object.pointerTo("layout"));
    if (!layout) {
        findings.error = std::move(layout.error());
        return;
    }
    const auto unite = [&](const char* name, std::vector<int>& given, std::vector<int>& named) {
        if (!given.empty() && given != named && !findings.error) {
            const auto [a, b] = std::ranges::mismatch(named, given);
            const bool counts = given.size() != named.size();
            findings.refuse(ErrorCode::Contradiction, object.pointerTo("layout"),
                counts
                    ? Phrase::of("the layout has {} stages, {} has {}", named.size(), name, given.size())
                    : Phrase::of("the layout has {} on stage {}, {} has {}", *a, a - named.begin(), name, *b),
                Phrase::of("Leave {} out.", name));
        }
        given = std::move(named);
    };
    unite("layersPerStage", stages.layersPerStage, layout->layersPerStage);
    unite("mtpLayersPerStage", stages.mtpLayersPerStage, layout->mtpLayersPerStage);
}

StageSplit readStages(JsonObject object, JsonFindings& findings)
{
    StageSplit stages;
    stages.layersPerStage = object.integers("layersPerStage", 0, kMostLayers);
    stages.mtpLayersPerStage = object.integers("mtpLayersPerStage", 0, kMostLayers);
    applyPipelineLayout(object, stages, findings);
    stages.vocabulary = readEnum(object, "vocabulary", stages.vocabulary);
    object.finish();
    return stages;
}

ordered_json scheduleJson(const ScheduleChoice& schedule)
{
    ordered_json out;
    out["kind"] = nameOf(schedule.kind);
    out["pointToPoint"] = nameOf(schedule.pointToPoint);
    out["groupSize"] = schedule.groupSize;
    out["memoryLimitMicrobatches"] = schedule.memoryLimitMicrobatches;
    if (!schedule.customOrder.empty())
        out["order"] = schedule.customOrder;
    return out;
}

ScheduleChoice readSchedule(JsonObject object)
{
    ScheduleChoice schedule;
    schedule.kind = readEnum(object, "kind", schedule.kind);
    schedule.pointToPoint = readEnum(object, "pointToPoint", schedule.pointToPoint);
    schedule.groupSize = object.integer("groupSize", schedule.groupSize, 0, kMostMicrobatches);
    schedule.memoryLimitMicrobatches =
        object.number("memoryLimitMicrobatches", schedule.memoryLimitMicrobatches, 0, kMostMicrobatches);
    schedule.customOrder = object.text("order", {});
    object.finish();
    return schedule;
}

/// A layout says the chunks of a rank: another number contradicts it. check() tells what does not divide.
void countChunks(Plan& plan, JsonFindings& findings)
{
    const int stages = static_cast<int>(plan.stages.layersPerStage.size());
    const int pp = plan.layout.pp;
    const int chunks = chunksPerRank(plan.schedule.kind, plan.layout.vpp);
    if (findings.error || stages == 0 || stages % pp != 0)
        return;
    const bool looped = stagePlacement(plan.schedule.kind) == StagePlacement::Looped;
    if (looped && plan.layout.vpp == 1)
        plan.layout.vpp = stages / pp;
    else if (stages == pp && chunks > 1)
        findings.refuse(ErrorCode::Contradiction, "/stages/layout",
            Phrase::of("the layout has {} stages, one per pipeline rank, while each rank has {} chunks",
                stages, chunks),
            Phrase::of("Separate the chunks of every rank by |."));
}

// --- memory ---

struct NamedExtent {
    ShardExtent::Kind kind;
    const char* name;
};
constexpr NamedExtent kExtents[] = {
    {ShardExtent::Kind::None, "none"},
    {ShardExtent::Kind::DataParallel, "dp"},
    {ShardExtent::Kind::DevicePair, "device-pair"},
    {ShardExtent::Kind::Node, "node"},
    {ShardExtent::Kind::All, "all"},
};

ordered_json extentJson(const ShardExtent& extent)
{
    for (const NamedExtent& named : kExtents)
        if (named.kind == extent.kind)
            return named.name;
    return extent.degree;
}

ShardExtent readExtent(JsonObject& object, std::string_view key, ShardExtent fallback, JsonFindings& findings)
{
    const json* value = object.member(key);
    if (value == nullptr)
        return fallback;
    if (value->is_number())
        return {
            ShardExtent::Kind::Degree, integerOf(*value, 1, kMostDevices, object.pointerTo(key), findings)};
    for (const NamedExtent& named : kExtents)
        if (value->is_string() && value->get_ref<const std::string&>() == named.name)
            return {named.kind, 1};
    findings.refuseValue(object.pointerTo(key), *value,
        Phrase::of("\"none\", \"dp\", \"device-pair\", \"node\", \"all\" or a group size"));
    return fallback;
}

ordered_json memoryJson(const MemoryChoice& memory)
{
    ordered_json out;
    out["precision"] = nameOf(memory.precision);
    out["optimizer"] = nameOf(memory.optimizer);
    out["gradients"] = nameOf(memory.gradients);
    out["crossEntropy"] = nameOf(memory.crossEntropy);
    out["vocabularyDivisor"] = memory.vocabularyDivisor;
    ordered_json& sharding = out["sharding"];
    sharding["weights"] = extentJson(memory.sharding.weights);
    sharding["gradients"] = extentJson(memory.sharding.gradients);
    sharding["optimizer"] = extentJson(memory.sharding.optimizer);
    sharding["secondaryWeights"] = extentJson(memory.sharding.secondaryWeights);
    ordered_json& recompute = out["recompute"];
    recompute["mode"] = nameOf(memory.recompute.mode);
    recompute["modules"] = memory.recompute.modules;
    recompute["layers"] = memory.recompute.layers;
    ordered_json& offload = out["offload"];
    offload["target"] = nameOf(memory.offload.target);
    offload["fraction"] = memory.offload.fraction;
    offload["optimizerFraction"] = memory.offload.optimizerFraction;
    offload["nvmeWriteBytesPerSecond"] = memory.offload.nvmeWriteBytesPerSecond;
    offload["nvmeReadBytesPerSecond"] = memory.offload.nvmeReadBytesPerSecond;
    offload["nvmeEnduranceBytes"] = memory.offload.nvmeEnduranceBytes;
    out["flashAttention"] = memory.flashAttention;
    out["dropout"] = memory.dropout;
    out["dummyWeightGradients"] = memory.dummyWeightGradients;
    out["fusedActivation"] = memory.fusedActivation;
    out["gradientBuckets"] = memory.gradientBuckets;
    out["gatherBuffers"] = memory.gatherBuffers;
    out["heldCollectiveInputs"] = memory.heldCollectiveInputs;
    out["contextAllToAll"] = memory.contextAllToAll;
    out["probabilitiesAfterExperts"] = memory.probabilitiesAfterExperts;
    out["logitBytes"] = memory.logitBytes;
    out["expertLoadFactor"] = memory.expertLoadFactor;
    out["expertLoadSpread"] = memory.expertLoadSpread;
    out["gatheredBlocks"] = memory.gatheredBlocks;
    out["fragmentation"] = memory.fragmentation;
    out["fragmentationLow"] = memory.fragmentationLow;
    out["fragmentationHigh"] = memory.fragmentationHigh;
    out["additiveBytes"] = memory.additiveBytes;
    out["contextBytes"] = memory.contextBytes;
    out["communicatorBytes"] = memory.communicatorBytes;
    return out;
}

Sharding readSharding(JsonObject object, JsonFindings& findings)
{
    Sharding sharding;
    sharding.weights = readExtent(object, "weights", sharding.weights, findings);
    sharding.gradients = readExtent(object, "gradients", sharding.gradients, findings);
    sharding.optimizer = readExtent(object, "optimizer", sharding.optimizer, findings);
    sharding.secondaryWeights = readExtent(object, "secondaryWeights", sharding.secondaryWeights, findings);
    object.finish();
    return sharding;
}

Recompute readRecompute(JsonObject object, JsonFindings& findings)
{
    Recompute recompute;
    recompute.mode = readEnum(object, "mode", recompute.mode);
    recompute.modules = object.texts("modules");
    for (std::size_t i = 0; i < recompute.modules.size(); ++i)
        if (std::ranges::find(recomputeModules(), recompute.modules[i]) == recomputeModules().end())
            findings.refuseValue(object.pointerTo("modules") + pointerStep(i), recompute.modules[i],
                Phrase::of("one of core_attn, layernorm, mlp, moe_act, moe, mla_up_proj"));
    recompute.layers = object.integer("layers", recompute.layers, 1, kMostLayers);
    object.finish();
    return recompute;
}

Offload readOffload(JsonObject object)
{
    Offload offload;
    offload.target = readEnum(object, "target", offload.target);
    offload.fraction = object.number("fraction", offload.fraction, 0, 1);
    offload.optimizerFraction = object.number("optimizerFraction", offload.optimizerFraction, 0, 1);
    const auto drive = [&object](const char* key, double fallback) {
        return object.number(key, fallback, 1, kMostDriveBytes);
    };
    offload.nvmeWriteBytesPerSecond = drive("nvmeWriteBytesPerSecond", offload.nvmeWriteBytesPerSecond);
    offload.nvmeReadBytesPerSecond = drive("nvmeReadBytesPerSecond", offload.nvmeReadBytesPerSecond);
    offload.nvmeEnduranceBytes = drive("nvmeEnduranceBytes", offload.nvmeEnduranceBytes);
    object.finish();
    return offload;
}

MemoryChoice readMemory(JsonObject object, JsonFindings& findings)
{
    MemoryChoice memory;
    memory.precision = readEnum(object, "precision", memory.precision);
    memory.optimizer = readEnum(object, "optimizer", memory.optimizer);
    memory.gradients = readEnum(object, "gradients", memory.gradients);
    memory.crossEntropy = readEnum(object, "crossEntropy", memory.crossEntropy);
    memory.vocabularyDivisor = object.integer("vocabularyDivisor", memory.vocabularyDivisor, 1, 1 << 20);
    memory.sharding = readSharding(object.object("sharding"), findings);
    memory.recompute = readRecompute(object.object("recompute"), findings);
    memory.offload = readOffload(object.object("offload"));
    memory.flashAttention = object.boolean("flashAttention", memory.flashAttention);
    memory.dropout = object.boolean("dropout", memory.dropout);
    memory.dummyWeightGradients = object.boolean("dummyWeightGradients", memory.dummyWeightGradients);
    memory.fusedActivation = object.boolean("fusedActivation", memory.fusedActivation);
    memory.gradientBuckets = object.boolean("gradientBuckets", memory.gradientBuckets);
    memory.gatherBuffers = object.integer("gatherBuffers", memory.gatherBuffers, 0, 16);
    memory.heldCollectiveInputs = object.number("heldCollectiveInputs", memory.heldCollectiveInputs, 0, 16);
    memory.contextAllToAll = object.boolean("contextAllToAll", memory.contextAllToAll);
    memory.probabilitiesAfterExperts =
        object.boolean("probabilitiesAfterExperts", memory.probabilitiesAfterExperts);
    memory.logitBytes = object.number("logitBytes", memory.logitBytes, 0, 64);
    memory.expertLoadFactor = object.number("expertLoadFactor", memory.expertLoadFactor, 0, 1024);
    memory.expertLoadSpread = object.number("expertLoadSpread", memory.expertLoadSpread, 0, 1024);
    memory.gatheredBlocks = object.integer("gatheredBlocks", memory.gatheredBlocks, 0, kMostLayers);
    memory.fragmentationLow = object.number("fragmentationLow", memory.fragmentationLow, 1, 10);
    memory.fragmentationHigh = object.number("fragmentationHigh", memory.fragmentationHigh, 1, 10);
    memory.fragmentation = object.number("fragmentation", memory.fragmentation, 1, 10);
    memory.additiveBytes = object.number("additiveBytes", memory.additiveBytes, 0, kMostBytes);
    memory.contextBytes = object.number("contextBytes", memory.contextBytes, 0, kMostBytes);
    memory.communicatorBytes = object.number("communicatorBytes", memory.communicatorBytes, 0, kMostBytes);
    object.finish();
    return memory;
}

// --- communication ---

struct CompressionTarget {
    bool Compression::*field;
    const char* name;
};
constexpr CompressionTarget kCompressionTargets[] = {
    {&Compression::dataParallel, "data-parallel"},
    {&Compression::pipelineBackward, "pipeline-backward"},
    {&Compression::embeddingSync, "embedding-sync"},
};

ordered_json communicationJson(const Communication& communication)
{
    const Compression& compression = communication.compression;
    ordered_json out;
    ordered_json& target = out["compression"];
    target["kind"] = nameOf(compression.kind);
    target["rank"] = compression.rank;
    target["targets"] = ordered_json::array();
    for (const CompressionTarget& named : kCompressionTargets)
        if (compression.*named.field)
            target["targets"].push_back(named.name);
    target["stages"] = compression.stages;
    ordered_json& overlap = out["overlap"];
    overlap["dp"] = communication.overlapDp;
    overlap["tp"] = communication.overlapTp;
    overlap["ep"] = communication.overlapEp;
    out["expertDispatch"] = nameOf(communication.expertDispatch);
    out["bucketBytes"] = communication.bucketBytes;
    return out;
}

Compression readCompression(JsonObject object, JsonFindings& findings)
{
    Compression compression;
    compression.kind = readEnum(object, "kind", compression.kind);
    compression.rank = object.integer("rank", compression.rank, 1, 1 << 16);
    if (object.has("targets")) {
        const std::vector<std::string> targets = object.texts("targets");
        for (const CompressionTarget& named : kCompressionTargets)
            compression.*named.field = false;
        for (std::size_t i = 0; i < targets.size(); ++i) {
            const auto* const known = std::ranges::find(kCompressionTargets, targets[i],
                [](const CompressionTarget& named) { return std::string(named.name); });
            if (known == std::end(kCompressionTargets))
                findings.refuseValue(object.pointerTo("targets") + pointerStep(i), targets[i],
                    Phrase::of("\"data-parallel\", \"pipeline-backward\" or \"embedding-sync\""));
            else
                compression.*known->field = true;
        }
    }
    compression.stages = object.integers("stages", 0, kMostDevices);
    object.finish();
    return compression;
}

Communication readCommunication(JsonObject object, JsonFindings& findings)
{
    Communication communication;
    communication.compression = readCompression(object.object("compression"), findings);
    JsonObject overlap = object.object("overlap");
    communication.overlapDp = overlap.boolean("dp", communication.overlapDp);
    communication.overlapTp = overlap.boolean("tp", communication.overlapTp);
    communication.overlapEp = overlap.boolean("ep", communication.overlapEp);
    overlap.finish();
    communication.expertDispatch = readEnum(object, "expertDispatch", communication.expertDispatch);
    communication.bucketBytes = object.number("bucketBytes", communication.bucketBytes, 0, 1e15);
    // Smaller ones would make more messages than there are nanoseconds in a year.
    constexpr double kLeastBucket = 1024;
    if (!findings.error && communication.bucketBytes > 0 && communication.bucketBytes < kLeastBucket)
        findings.refuseValue(object.pointerTo("bucketBytes"), json(communication.bucketBytes),
            Phrase::of("0 or at least 1024 bytes"));
    object.finish();
    return communication;
}

// --- placement ---

void readPlacement(JsonObject object, Plan& plan, JsonFindings& findings)
{
    const json* ranks = object.member("ranks");
    if (ranks != nullptr && ranks->is_array())
        plan.deviceOfRank = object.integers("ranks", 0, kMostDevices - 1);
    else if (ranks != nullptr && *ranks != "linear")
        findings.refuseValue(
            object.pointerTo("ranks"), *ranks, Phrase::of("\"linear\" or an array, device index per rank"));
    plan.lockedRanks = object.integers("locked", 0, kMostDevices - 1);
    std::vector<int>& locked = plan.lockedRanks;
    std::ranges::sort(locked);
    locked.erase(std::unique(locked.begin(), locked.end()), locked.end());
    object.finish();
}

ordered_json expertsJson(const ExpertPlacement& experts)
{
    if (experts.contiguous())
        return "contiguous";
    ordered_json out = ordered_json::array();
    for (const auto& layer : experts.devices) {
        ordered_json row = ordered_json::array();
        for (const std::vector<int>& replicas : layer)
            row.push_back(replicas.size() == 1 ? ordered_json(replicas.front()) : ordered_json(replicas));
        out.push_back(std::move(row));
    }
    return out;
}

/// One expert: a member of the expert-parallel group, or several that hold replicas.
std::vector<int> readReplicas(const json& value, const std::string& pointer, JsonFindings& findings)
{
    if (!value.is_array())
        return {integerOf(value, 0, kMostDevices - 1, pointer, findings)};
    if (value.empty())
        findings.refuse(ErrorCode::BadValue, pointer, Phrase::of("this expert is on no device"),
            Phrase::of("Name at least one member of the expert-parallel group."));
    std::vector<int> replicas;
    for (std::size_t i = 0; i < value.size() && !findings.error; ++i)
        replicas.push_back(integerOf(value[i], 0, kMostDevices - 1, pointer + pointerStep(i), findings));
    return replicas;
}

ExpertPlacement readExperts(JsonObject object, bool& countTrace, JsonFindings& findings)
{
    const json* placement = object.member("placement");
    countTrace = object.boolean("trace", countTrace);
    ExpertPlacement experts;
    std::string fittedOn = object.text("fittedOn", {});
    object.finish();
    if (placement == nullptr || *placement == "contiguous")
        return experts;
    experts.fittedOn = std::move(fittedOn);
    const std::string pointer = object.pointerTo("placement");
    if (!placement->is_array()) {
        findings.refuseValue(pointer, *placement, Phrase::of("\"contiguous\" or an array per MoE layer"));
        return experts;
    }
    for (std::size_t l = 0; l < placement->size() && !findings.error; ++l) {
        const json& layer = (*placement)[l];
        const std::string layerPointer = pointer + pointerStep(l);
        if (!layer.is_array() || layer.empty())
            findings.refuseValue(layerPointer, layer, Phrase::of("an array, device index per expert"));
        std::vector<std::vector<int>> row;
        for (std::size_t e = 0; e < layer.size() && !findings.error; ++e)
            row.push_back(readReplicas(layer[e], layerPointer + pointerStep(e), findings));
        experts.devices.push_back(std::move(row));
    }
    return experts;
}

} // namespace

void writePlanFields(ordered_json& document, const Plan& plan)
{
    document["workload"] = workloadJson(plan.workload);
    document["layout"] = layoutJson(plan.layout);
    document["stages"] = stagesJson(plan.stages);
    document["schedule"] = scheduleJson(plan.schedule);
    document["memory"] = memoryJson(plan.memory);
    document["communication"] = communicationJson(plan.communication);
    document["placement"]["ranks"] =
        plan.deviceOfRank.empty() ? ordered_json("linear") : ordered_json(plan.deviceOfRank);
    document["placement"]["locked"] = plan.lockedRanks;
    document["experts"]["placement"] = expertsJson(plan.experts);
    if (!plan.countTrace)
        document["experts"]["trace"] = false;
    if (!plan.experts.fittedOn.empty())
        document["experts"]["fittedOn"] = plan.experts.fittedOn;
    document["whatIf"] = whatIfListJson(plan.whatIf);
}

Plan readPlanFields(JsonObject& document, JsonFindings& findings, const Workload& absent)
{
    Plan plan;
    plan.name = document.text("name", {});
    plan.workload = readWorkload(document.object("workload"), absent);
    plan.layout = readLayout(document.object("layout"), findings);
    JsonObject stages = document.object("stages");
    const bool named = stages.has("layout");
    plan.stages = readStages(std::move(stages), findings);
    plan.schedule = readSchedule(document.object("schedule"));
    if (named)
        countChunks(plan, findings);
    plan.memory = readMemory(document.object("memory"), findings);
    plan.communication = readCommunication(document.object("communication"), findings);
    readPlacement(document.object("placement"), plan, findings);
    plan.experts = readExperts(document.object("experts"), plan.countTrace, findings);
    plan.whatIf = readWhatIfs(document, findings);
    return plan;
}

std::string writePlan(const Plan& plan)
{
    ordered_json document;
    document["name"] = plan.name;
    writePlanFields(document, plan);
    return jsonText(document);
}

static Result<Plan> readPlan(std::string_view text, const Workload& absent, JsonFindings& findings)
{
    const Result<json> parsed = parseJson(text);
    if (!parsed)
        return tl::unexpected<Error>(parsed.error());
    JsonObject document(&*parsed, {}, findings);
    Plan plan = readPlanFields(document, findings, absent);
    document.finish();
    if (findings.error)
        return tl::unexpected<Error>(std::move(*findings.error));
    return plan;
}

Result<Plan> readPlan(std::string_view text, const Workload& absent)
{
    JsonFindings findings;
    return readPlan(text, absent, findings);
}

Result<Plan> readKnownPlan(std::string_view text, const Workload& absent)
{
    JsonFindings findings;
    Result<Plan> plan = readPlan(text, absent, findings);
    for (const Diagnostic& found : findings.diagnostics)
        if (plan && found.code == "unknown-field")
            return fail(ErrorCode::BadValue, found.message, found.where);
    return plan;
}

} // namespace rankloom
