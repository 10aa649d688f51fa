// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/setting_words.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/plan/calibration_fields.h"
#include "core/plan/plan_field.h"

namespace rankloom {

namespace {

struct Label {
    std::string_view pointer;
    PhraseWord text;
};
/// Parts of the project, which documents have, too.
constexpr Label kProjectLabels[] = {
    {"/model", Phrase::word("model")},
    {"/cluster/nodes", Phrase::word("nodes")},
    {"/cluster/devicesPerNode", Phrase::word("devices per node")},
    {"/cluster/device", Phrase::word("device")},
    {"/cluster/otherNodes", Phrase::word("nodes of other devices")},
    {"/cluster/nodeNames", Phrase::word("names of the nodes")},
    {"/cluster/unavailableNodes", Phrase::word("broken nodes")},
    {"/cluster/links", Phrase::word("links")},
    {"/cluster/host/memoryBytes", Phrase::word("host memory of a node")},
    {"/cluster/host/devicesPerLink", Phrase::word("devices that share a link to the host")},
    {"/cluster/host/driveReadBytesPerSecond", Phrase::word("read rate of the drives")},
    {"/cluster/host/driveWriteBytesPerSecond", Phrase::word("write rate of the drives")},
    {"/cluster/host/driveEnduranceBytes", Phrase::word("endurance of the drives")},
    {"/routing", Phrase::word("routing trace")},
    {"/calibration/source", Phrase::word("source of the measured constants")},
};

const Label* projectLabel(std::string_view pointer)
{
    return std::ranges::find(kProjectLabels, pointer, &Label::pointer);
}

} // namespace

bool hasSettingLabel(std::string_view pointer)
{
    return planField(pointer) != nullptr || calibrationField(pointer) != nullptr
        || projectLabel(pointer) != std::end(kProjectLabels);
}

Phrase settingLabel(std::string_view pointer)
{
    if (const PlanField* field = planField(pointer))
        return field->label;
    if (const CalibrationField* field = calibrationField(pointer))
        return field->label;
    if (const Label* label = projectLabel(pointer); label != std::end(kProjectLabels))
        return label->text;
    return pointer.substr(pointer.rfind('/') + 1);
}

std::pair<int, int> documentPlace(std::string_view pointer)
{
    constexpr std::string_view sections[] = {"/model", "/cluster", "/calibration", "/execution", "/workload",
        "/routing", "/layout", "/stages", "/schedule", "/memory", "/communication", "/placement", "/experts"};
    const auto* const place = std::ranges::find(sections, pointer.substr(0, pointer.find('/', 1)));
    const PlanField* field = planField(pointer);
    const CalibrationField* constant = calibrationField(pointer);
    const auto row = field != nullptr ? field - planFields().data()
        : constant != nullptr         ? constant - calibrationFields().data()
                                      : projectLabel(pointer) - kProjectLabels;
    return {static_cast<int>(place - std::begin(sections)), static_cast<int>(row)};
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

Phrase settingWords(MasterWeights where)
{
    switch (where) {
    case MasterWeights::Optimizer:
        return Phrase::of("In the optimizer");
    case MasterWeights::Weights:
        return Phrase::of("The weights themselves");
    case MasterWeights::None:
        return Phrase::of("Nowhere: pure 16 bits");
    }
    return {};
}

Phrase settingWords(OptimizerStep step)
{
    switch (step) {
    case OptimizerStep::Fused:
        return Phrase::of("Fused");
    case OptimizerStep::ForEach:
        return Phrase::of("Operator by operator");
    case OptimizerStep::InBackward:
        return Phrase::of("In the backward pass");
    }
    return {};
}

Phrase settingWords(Kernels kernels)
{
    switch (kernels) {
    case Kernels::Fused:
        return Phrase::of("Fused");
    case Kernels::Compiled:
        return Phrase::of("Compiled");
    case Kernels::Eager:
        return Phrase::of("Eager");
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
    case RecomputeMode::Operators:
        return Phrase::of("All but attention and every second product");
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

Phrase settingWords(OptimizerStart start)
{
    switch (start) {
    case OptimizerStart::GlobalNorm:
        return Phrase::of("After the norm");
    case OptimizerStart::PostValidation:
        return Phrase::of("Post-validation");
    }
    return {};
}

Phrase settingWords(GraphExtent extent)
{
    switch (extent) {
    case GraphExtent::Attention:
        return Phrase::of("Attention alone");
    case GraphExtent::AllButExperts:
        return Phrase::of("All but routed experts");
    case GraphExtent::WholeStep:
        return Phrase::of("The whole step");
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
    case CrossEntropy::VocabularyParallel:
        return Phrase::of("Vocabulary-parallel");
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
    case CompressionKind::TopK:
        return Phrase::of("Top-k");
    case CompressionKind::Quantised:
        return Phrase::of("Quantised");
    }
    return {};
}

Phrase settingWords(CompressedLinks links)
{
    switch (links) {
    case CompressedLinks::All:
        return Phrase::of("All");
    case CompressedLinks::BetweenNodes:
        return Phrase::of("Between nodes");
    }
    return {};
}

Phrase settingWords(HandoverWay way)
{
    switch (way) {
    case HandoverWay::Microbatches:
        return Phrase::of("Microbatches to peers in turn");
    case HandoverWay::Sequences:
        return Phrase::of("Larger microbatches of peers");
    case HandoverWay::StageBefore:
        return Phrase::of("The stage before");
    }
    return {};
}

Phrase settingWords(Framework framework)
{
    switch (framework) {
    case Framework::None:
        break;
    case Framework::MegatronCore:
        return "Megatron-Core";
    case Framework::MegatronEarly:
        return Phrase::word("Megatron-LM, early");
    case Framework::MegatronDeepSpeed:
        return "Megatron-DeepSpeed";
    case Framework::Nemo:
        return "NeMo, Megatron-Bridge";
    case Framework::NemoPerformance:
        return Phrase::word("Megatron-Bridge, performance recipes");
    case Framework::Nanotron:
        return "nanotron";
    case Framework::Torchtitan:
        return Phrase::word("torchtitan, compiled");
    case Framework::TorchtitanEager:
        return Phrase::word("torchtitan, eager");
    case Framework::Fsdp:
        return Phrase::word("PyTorch FSDP, eager");
    case Framework::FsdpEager2023:
        return Phrase::word("PyTorch FSDP, eager, 2023");
    case Framework::Fsdp2Compiled:
        return Phrase::word("PyTorch FSDP2, compiled");
    case Framework::DeepSpeed:
        return "DeepSpeed ZeRO";
    case Framework::InternEvo:
        return "InternEvo";
    case Framework::MaxText:
        return "MaxText";
    }
    return Phrase::word("not stated");
}

Phrase settingWords(ExpertDispatch dispatch)
{
    switch (dispatch) {
    case ExpertDispatch::AllToAll:
        return Phrase::of("All-to-all, a copy per pick");
    case ExpertDispatch::Deduplicated:
        return Phrase::of("Deduplicated, a copy per GPU");
    case ExpertDispatch::Fused:
        return Phrase::of("Deduplicated and sorted on the way");
    case ExpertDispatch::ContextCoherent:
        return Phrase::of("Context-coherent, tokens stay");
    }
    return {};
}

Phrase settingWords(PlaneOrder order)
{
    switch (order) {
    case PlaneOrder::HottestBit:
        return Phrase::of("Hottest bit first");
    case PlaneOrder::Expert:
        return Phrase::of("Expert after expert");
    case PlaneOrder::Largest:
        return Phrase::of("Largest plane first");
    case PlaneOrder::Exact:
        return Phrase::of("Least time");
    }
    return {};
}

Phrase settingWords(PlanesAsked asked)
{
    switch (asked) {
    case PlanesAsked::Kept:
        return Phrase::of("Those in memory");
    case PlanesAsked::All:
        return Phrase::of("All");
    case PlanesAsked::Dual:
        return Phrase::of("All of the first pick");
    }
    return {};
}

Phrase settingWords(PlaneSource source)
{
    switch (source) {
    case PlaneSource::Usual:
        return Phrase::of("As usual with this device");
    case PlaneSource::Host:
        return Phrase::of("Host memory");
    case PlaneSource::Drives:
        return Phrase::of("Drives");
    }
    return {};
}

Phrase settingWords(WorkKind kind)
{
    return kind == WorkKind::Training ? Phrase::of("Training") : Phrase::of("Serving");
}

Phrase settingWords(SchedulerKind scheduler)
{
    switch (scheduler) {
    case SchedulerKind::FasterTransformer:
        return Phrase::of("Whole batches (FasterTransformer)");
    case SchedulerKind::Orca:
        return Phrase::of("Every iteration anew (Orca)");
    case SchedulerKind::Vllm:
        return Phrase::of("Prompts first (vLLM v0)");
    case SchedulerKind::VllmMixed:
        return Phrase::of("One budget of tokens (vLLM)");
    case SchedulerKind::LightLlm:
        return Phrase::of("Prompts now and then (LightLLM)");
    case SchedulerKind::Sarathi:
        return Phrase::of("Prompts in pieces (Sarathi)");
    case SchedulerKind::SarathiDynamic:
        return Phrase::of("Prompts in shrinking pieces (Sarathi)");
    case SchedulerKind::Fusion:
        return Phrase::of("Temporal fusion (Flover)");
    }
    return {};
}

Phrase settingWords(WeightFormat format)
{
    switch (format) {
    case WeightFormat::Bf16:
        return Phrase::of("BF16");
    case WeightFormat::Fp8:
        return Phrase::of("FP8");
    case WeightFormat::Fp4:
        return Phrase::of("FP4");
    }
    return {};
}

Phrase settingWords(RequestRouting routing)
{
    switch (routing) {
    case RequestRouting::RoundRobin:
        return Phrase::of("In turn");
    case RequestRouting::LeastOutstanding:
        return Phrase::of("To the least busy");
    case RequestRouting::Random:
        return Phrase::of("At random");
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

Phrase settingWords(RecomputeModule module)
{
    switch (module) {
    case RecomputeModule::CoreAttention:
        return Phrase::of("attention core");
    case RecomputeModule::LayerNorm:
        return Phrase::of("norms");
    case RecomputeModule::Mlp:
        return Phrase::of("dense MLP");
    case RecomputeModule::MoeActivation:
        return Phrase::of("expert activation");
    case RecomputeModule::Moe:
        return Phrase::of("experts");
    case RecomputeModule::LatentUpProjection:
        break;
    }
    return Phrase::of("latent up-projection");
}

} // namespace rankloom
