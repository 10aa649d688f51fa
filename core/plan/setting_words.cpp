// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/setting_words.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace rankloom {

namespace {

struct Label {
    std::string_view pointer;
    PhraseWord text;
};
constexpr Label kLabels[] = {
    {"/model", Phrase::word("model")},
    {"/cluster/nodes", Phrase::word("nodes")},
    {"/cluster/devicesPerNode", Phrase::word("devices per node")},
    {"/cluster/device", Phrase::word("device")},
    {"/cluster/nodeNames", Phrase::word("names of the nodes")},
    {"/cluster/unavailableNodes", Phrase::word("broken nodes")},
    {"/cluster/links", Phrase::word("links")},
    {"/cluster/host/memoryBytes", Phrase::word("host memory of a node")},
    {"/cluster/host/devicesPerLink", Phrase::word("devices that share a link to the host")},
    {"/workload/kind", Phrase::word("kind of work")},
    {"/workload/sequenceLength", Phrase::word("sequence length")},
    {"/workload/microBatchSize", Phrase::word("microbatch size")},
    {"/workload/globalBatchSize", Phrase::word("global batch size")},
    {"/routing", Phrase::word("routing trace")},
    {"/layout/tp", Phrase::word("TP")},
    {"/layout/cp", Phrase::word("CP")},
    {"/layout/pp", Phrase::word("PP")},
    {"/layout/vpp", Phrase::word("VPP")},
    {"/layout/ep", Phrase::word("EP")},
    {"/layout/etp", Phrase::word("ETP")},
    {"/layout/dp", Phrase::word("DP")},
    {"/layout/sequenceParallel", Phrase::word("sequence parallelism")},
    {"/layout/order", Phrase::word("rank order")},
    {"/stages/layersPerStage", Phrase::word("layers per stage")},
    {"/stages/mtpLayersPerStage", Phrase::word("multi-token-prediction layers per stage")},
    {"/stages/layout", Phrase::word("pipeline layout")},
    {"/stages/vocabulary", Phrase::word("vocabulary")},
    {"/schedule/kind", Phrase::word("schedule")},
    {"/schedule/pointToPoint", Phrase::word("transfers")},
    {"/schedule/groupSize", Phrase::word("microbatches of a group")},
    {"/schedule/memoryLimitMicrobatches", Phrase::word("memory limit of the schedule")},
    {"/schedule/order", Phrase::word("pass order")},
    {"/memory/precision", Phrase::word("precision")},
    {"/memory/optimizer", Phrase::word("optimizer")},
    {"/memory/gradients", Phrase::word("gradient type")},
    {"/memory/crossEntropy", Phrase::word("cross entropy")},
    {"/memory/vocabularyDivisor", Phrase::word("vocabulary divisor")},
    {"/memory/sharding/weights", Phrase::word("weight sharding")},
    {"/memory/sharding/gradients", Phrase::word("gradient sharding")},
    {"/memory/sharding/optimizer", Phrase::word("optimizer sharding")},
    {"/memory/sharding/secondaryWeights", Phrase::word("second copy of the weights")},
    {"/memory/recompute/mode", Phrase::word("recomputation")},
    {"/memory/recompute/modules", Phrase::word("recomputed modules")},
    {"/memory/recompute/layers", Phrase::word("recomputed layers")},
    {"/memory/offload/target", Phrase::word("offload")},
    {"/memory/offload/fraction", Phrase::word("offloaded share")},
    {"/memory/offload/optimizerFraction", Phrase::word("optimizer on host")},
    {"/memory/offload/nvmeWriteBytesPerSecond", Phrase::word("write rate of the drives")},
    {"/memory/offload/nvmeReadBytesPerSecond", Phrase::word("read rate of the drives")},
    {"/memory/offload/nvmeEnduranceBytes", Phrase::word("endurance of the drives")},
    {"/memory/flashAttention", Phrase::word("flash attention")},
    {"/memory/dropout", Phrase::word("dropout")},
    {"/memory/dummyWeightGradients", Phrase::word("dummy gradients")},
    {"/memory/fusedActivation", Phrase::word("fused activation")},
    {"/memory/gradientBuckets", Phrase::word("gradient buckets")},
    {"/memory/gatherBuffers", Phrase::word("gather buffers")},
    {"/memory/heldCollectiveInputs", Phrase::word("held inputs of collectives")},
    {"/memory/contextAllToAll", Phrase::word("CP by all-to-all")},
    {"/memory/probabilitiesAfterExperts", Phrase::word("late scaling by the router")},
    {"/memory/logitBytes", Phrase::word("bytes per logit")},
    {"/memory/expertLoadFactor", Phrase::word("load of the fullest expert rank")},
    {"/memory/expertLoadSpread", Phrase::word("spread of that load")},
    {"/memory/gatheredBlocks", Phrase::word("gathered layers")},
    {"/memory/fragmentation", Phrase::word("fragmentation")},
    {"/memory/fragmentationLow", Phrase::word("fragmentation, at least")},
    {"/memory/fragmentationHigh", Phrase::word("fragmentation, at most")},
    {"/memory/additiveBytes", Phrase::word("framework constant")},
    {"/memory/contextBytes", Phrase::word("device context")},
    {"/memory/communicatorBytes", Phrase::word("bytes per communicator")},
    {"/communication/compression/kind", Phrase::word("compression")},
    {"/communication/compression/rank", Phrase::word("compression rank")},
    {"/communication/compression/targets", Phrase::word("compressed traffic")},
    {"/communication/compression/stages", Phrase::word("compressed stages")},
    {"/communication/overlap/dp", Phrase::word("overlap of data parallelism")},
    {"/communication/overlap/tp", Phrase::word("overlap of tensor parallelism")},
    {"/communication/overlap/ep", Phrase::word("overlap of expert parallelism")},
    {"/communication/expertDispatch", Phrase::word("dispatch to experts")},
    {"/communication/bucketBytes", Phrase::word("largest data-parallel message")},
    {"/placement/ranks", Phrase::word("rank placement")},
    {"/placement/locked", Phrase::word("locked ranks")},
    {"/experts/placement", Phrase::word("expert placement")},
    {"/experts/fittedOn", Phrase::word("tokens that the experts were placed by")},
    {"/experts/trace", Phrase::word("routing trace counted")},
    {"/whatIf", Phrase::word("what-if")},
};

const Label* labelOf(std::string_view pointer)
{
    return std::ranges::find(kLabels, pointer, &Label::pointer);
}

} // namespace

bool hasSettingLabel(std::string_view pointer) { return labelOf(pointer) != std::end(kLabels); }

Phrase settingLabel(std::string_view pointer)
{
    if (const Label* label = labelOf(pointer); label != std::end(kLabels))
        return label->text;
    return pointer.substr(pointer.rfind('/') + 1);
}

std::pair<int, int> documentPlace(std::string_view pointer)
{
    constexpr std::string_view sections[] = {"/model", "/cluster", "/workload", "/routing", "/layout",
        "/stages", "/schedule", "/memory", "/communication", "/placement", "/experts"};
    const auto* const place = std::ranges::find(sections, pointer.substr(0, pointer.find('/', 1)));
    return {static_cast<int>(place - std::begin(sections)),
        static_cast<int>(labelOf(pointer) - std::begin(kLabels))};
}

Phrase settingWords(ScheduleKind kind)
{
    switch (kind) {
    case ScheduleKind::OneFOneB:
        return Phrase::of("1F1B");
    case ScheduleKind::GPipe:
        return Phrase::of("GPipe");
    case ScheduleKind::Interleaved:
        return Phrase::of("Interleaved 1F1B");
    case ScheduleKind::ZbH1:
        return Phrase::of("Zero bubble H1");
    case ScheduleKind::ZbH2:
        return Phrase::of("Zero bubble H2");
    case ScheduleKind::ZbAutomatic:
        return Phrase::of("Zero bubble, automatic");
    case ScheduleKind::ZbV:
        return Phrase::of("Zero bubble V");
    case ScheduleKind::ZbVAutomatic:
        return Phrase::of("Zero bubble V, automatic");
    case ScheduleKind::VHalf:
        return Phrase::of("V-Half");
    case ScheduleKind::VMin:
        return Phrase::of("V-Min");
    case ScheduleKind::OneFOneBV:
        return Phrase::of("1F1B-V");
    case ScheduleKind::DualPipe:
        return Phrase::of("DualPipe");
    case ScheduleKind::DualPipeV:
        return Phrase::of("DualPipe-V");
    case ScheduleKind::Chimera:
        return Phrase::of("Chimera");
    case ScheduleKind::LoopedBfs:
        return Phrase::of("Looped breadth-first");
    case ScheduleKind::Custom:
        return Phrase::of("Custom order");
    }
    return {};
}

Phrase settingWords(VocabularyLayout layout)
{
    switch (layout) {
    case VocabularyLayout::None:
        return Phrase::of("On the first and last stage");
    case VocabularyLayout::Redistributed:
        return Phrase::of("Fewer layers on those stages");
    case VocabularyLayout::Vocab1:
        return Phrase::of("Vocab-1: over all stages, one barrier");
    case VocabularyLayout::Vocab2:
        return Phrase::of("Vocab-2: over all stages, two barriers");
    case VocabularyLayout::Interlaced:
        return Phrase::of("Interlaced over all stages");
    }
    return {};
}

Phrase settingWords(Precision precision)
{
    switch (precision) {
    case Precision::Bf16Mixed:
        return Phrase::of("BF16 mixed");
    case Precision::Fp16Mixed:
        return Phrase::of("FP16 mixed");
    case Precision::Fp8Mixed:
        return Phrase::of("FP8 mixed");
    case Precision::Fp32:
        return Phrase::of("FP32");
    }
    return {};
}

Phrase settingWords(OptimizerKind optimizer)
{
    switch (optimizer) {
    case OptimizerKind::Adam:
        return Phrase::of("Adam");
    case OptimizerKind::AdamBf16Moments:
        return Phrase::of("Adam, BF16 moments");
    case OptimizerKind::AdamFp8Moments:
        return Phrase::of("Adam, FP8 moments");
    case OptimizerKind::Muon:
        return Phrase::of("Muon");
    case OptimizerKind::Sgd:
        return Phrase::of("SGD");
    }
    return {};
}

Phrase settingWords(GradientType type)
{
    switch (type) {
    case GradientType::Fp32:
        return Phrase::of("FP32");
    case GradientType::Bf16:
        return Phrase::of("BF16");
    }
    return {};
}

Phrase settingWords(RecomputeMode mode)
{
    switch (mode) {
    case RecomputeMode::None:
        return Phrase::of("Nothing");
    case RecomputeMode::Selective:
        return Phrase::of("Selected modules");
    case RecomputeMode::FullUniform:
        return Phrase::of("Everything, in groups of layers");
    case RecomputeMode::FullBlock:
        return Phrase::of("The first layers of a stage");
    }
    return {};
}

Phrase settingWords(OffloadTarget target)
{
    switch (target) {
    case OffloadTarget::None:
        return Phrase::of("Nowhere");
    case OffloadTarget::Host:
        return Phrase::of("To host memory");
    case OffloadTarget::Nvme:
        return Phrase::of("To NVMe");
    }
    return {};
}

Phrase settingWords(PointToPointMode mode)
{
    switch (mode) {
    case PointToPointMode::Asynchronous:
        return Phrase::of("Asynchronous");
    case PointToPointMode::Blocking:
        return Phrase::of("Blocking");
    }
    return {};
}

Phrase settingWords(CrossEntropy kind)
{
    switch (kind) {
    case CrossEntropy::Fused:
        return Phrase::of("Fused");
    case CrossEntropy::Unfused:
        return Phrase::of("Unfused");
    case CrossEntropy::Eager:
        return Phrase::of("Eager");
    }
    return {};
}

Phrase settingWords(CompressionKind kind)
{
    switch (kind) {
    case CompressionKind::None:
        return Phrase::of("None");
    case CompressionKind::PowerSgd:
        return Phrase::of("PowerSGD");
    }
    return {};
}

Phrase settingWords(ExpertDispatch dispatch)
{
    switch (dispatch) {
    case ExpertDispatch::AllToAll:
        return Phrase::of("All-to-all, a copy per pick");
    case ExpertDispatch::Deduplicated:
        return Phrase::of("Deduplicated, a copy per GPU");
    case ExpertDispatch::ContextCoherent:
        return Phrase::of("Context-coherent, tokens stay");
    }
    return {};
}

Phrase settingWords(const ShardExtent& extent)
{
    switch (extent.kind) {
    case ShardExtent::Kind::None:
        return Phrase::of("Not sharded");
    case ShardExtent::Kind::DataParallel:
        return Phrase::of("Over all data-parallel ranks");
    case ShardExtent::Kind::Degree:
        return Phrase::of("Over groups of {}", extent.degree);
    case ShardExtent::Kind::DevicePair:
        return Phrase::of("Over directly linked GPUs");
    case ShardExtent::Kind::Node:
        return Phrase::of("Over the ranks of a node");
    case ShardExtent::Kind::All:
        return Phrase::of("Over all GPUs");
    }
    return {};
}

Phrase moduleWords(std::string_view module)
{
    constexpr std::pair<std::string_view, PhraseWord> names[] = {
        {"core_attn", Phrase::word("attention core")},
        {"layernorm", Phrase::word("norms")},
        {"mlp", Phrase::word("dense MLP")},
        {"moe_act", Phrase::word("expert activation")},
        {"moe", Phrase::word("experts")},
        {"mla_up_proj", Phrase::word("latent up-projection")},
    };
    for (const auto& [name, words] : names)
        if (module == name)
            return words;
    return module;
}

} // namespace rankloom
