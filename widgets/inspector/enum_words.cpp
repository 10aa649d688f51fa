// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/enum_words.h"

#include <QCoreApplication>
#include <QLocale>

#include "core/search/search_space.h"

namespace rankloom::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Words)
};

} // namespace

QString wordsOf(ScheduleKind kind)
{
    switch (kind) {
    case ScheduleKind::OneFOneB:
        return Words::tr("1F1B");
    case ScheduleKind::GPipe:
        return Words::tr("GPipe");
    case ScheduleKind::Interleaved:
        return Words::tr("Interleaved 1F1B");
    case ScheduleKind::ZbH1:
        return Words::tr("Zero bubble H1");
    case ScheduleKind::ZbH2:
        return Words::tr("Zero bubble H2");
    case ScheduleKind::ZbAutomatic:
        return Words::tr("Zero bubble, automatic");
    case ScheduleKind::ZbV:
        return Words::tr("Zero bubble V");
    case ScheduleKind::ZbVAutomatic:
        return Words::tr("Zero bubble V, automatic");
    case ScheduleKind::VHalf:
        return Words::tr("V-Half");
    case ScheduleKind::VMin:
        return Words::tr("V-Min");
    case ScheduleKind::OneFOneBV:
        return Words::tr("1F1B-V");
    case ScheduleKind::DualPipe:
        return Words::tr("DualPipe");
    case ScheduleKind::DualPipeV:
        return Words::tr("DualPipe-V");
    case ScheduleKind::Chimera:
        return Words::tr("Chimera");
    case ScheduleKind::LoopedBfs:
        return Words::tr("Looped breadth-first");
    case ScheduleKind::Custom:
        return Words::tr("Custom order");
    }
    return {};
}

QString wordsOf(VocabularyLayout layout)
{
    switch (layout) {
    case VocabularyLayout::None:
        return Words::tr("On the first and last stage");
    case VocabularyLayout::Redistributed:
        return Words::tr("Fewer layers on those stages");
    case VocabularyLayout::Vocab1:
        return Words::tr("Vocab-1: over all stages, one barrier");
    case VocabularyLayout::Vocab2:
        return Words::tr("Vocab-2: over all stages, two barriers");
    case VocabularyLayout::Interlaced:
        return Words::tr("Interlaced over all stages");
    }
    return {};
}

QString wordsOf(Precision precision)
{
    switch (precision) {
    case Precision::Bf16Mixed:
        return Words::tr("BF16 mixed");
    case Precision::Fp16Mixed:
        return Words::tr("FP16 mixed");
    case Precision::Fp8Mixed:
        return Words::tr("FP8 mixed");
    case Precision::Fp32:
        return Words::tr("FP32");
    }
    return {};
}

QString wordsOf(OptimizerKind optimizer)
{
    switch (optimizer) {
    case OptimizerKind::Adam:
        return Words::tr("Adam");
    case OptimizerKind::AdamBf16Moments:
        return Words::tr("Adam, BF16 moments");
    case OptimizerKind::AdamFp8Moments:
        return Words::tr("Adam, FP8 moments");
    case OptimizerKind::Muon:
        return Words::tr("Muon");
    case OptimizerKind::Sgd:
        return Words::tr("SGD");
    }
    return {};
}

QString wordsOf(GradientType type)
{
    switch (type) {
    case GradientType::Fp32:
        return Words::tr("FP32");
    case GradientType::Bf16:
        return Words::tr("BF16");
    }
    return {};
}

QString wordsOf(RecomputeMode mode)
{
    switch (mode) {
    case RecomputeMode::None:
        return Words::tr("Nothing");
    case RecomputeMode::Selective:
        return Words::tr("Selected modules");
    case RecomputeMode::FullUniform:
        return Words::tr("Everything, in groups of layers");
    case RecomputeMode::FullBlock:
        return Words::tr("The first layers of a stage");
    }
    return {};
}

QString wordsOf(OffloadTarget target)
{
    switch (target) {
    case OffloadTarget::None:
        return Words::tr("Nowhere");
    case OffloadTarget::Host:
        return Words::tr("To host memory");
    case OffloadTarget::Nvme:
        return Words::tr("To NVMe");
    }
    return {};
}

QString wordsOf(PointToPointMode mode)
{
    switch (mode) {
    case PointToPointMode::Asynchronous:
        return Words::tr("Asynchronous");
    case PointToPointMode::Blocking:
        return Words::tr("Blocking");
    }
    return {};
}

QString wordsOf(CrossEntropy kind)
{
    switch (kind) {
    case CrossEntropy::Fused:
        return Words::tr("Fused");
    case CrossEntropy::Unfused:
        return Words::tr("Unfused");
    case CrossEntropy::Eager:
        return Words::tr("Eager");
    }
    return {};
}

QString wordsOf(CompressionKind kind)
{
    switch (kind) {
    case CompressionKind::None:
        return Words::tr("None");
    case CompressionKind::PowerSgd:
        return Words::tr("PowerSGD");
    }
    return {};
}

QString wordsOf(ExpertDispatch dispatch)
{
    switch (dispatch) {
    case ExpertDispatch::AllToAll:
        return Words::tr("All-to-all, a copy per pick");
    case ExpertDispatch::Deduplicated:
        return Words::tr("Deduplicated, a copy per GPU");
    case ExpertDispatch::ContextCoherent:
        return Words::tr("Context-coherent, tokens stay");
    }
    return {};
}

QString wordsOf(const ShardExtent& extent)
{
    switch (extent.kind) {
    case ShardExtent::Kind::None:
        return Words::tr("Not sharded");
    case ShardExtent::Kind::DataParallel:
        return Words::tr("Over all data-parallel ranks");
    case ShardExtent::Kind::Degree:
        return Words::tr("Over groups of %1").arg(QLocale().toString(extent.degree));
    case ShardExtent::Kind::DevicePair:
        return Words::tr("Over directly linked GPUs");
    case ShardExtent::Kind::Node:
        return Words::tr("Over the ranks of a node");
    case ShardExtent::Kind::All:
        return Words::tr("Over all GPUs");
    }
    return {};
}

QString wordsOf(const Recompute& recompute)
{
    if (recompute.mode == RecomputeMode::Selective)
        return QString::fromStdString(nameOf(recompute));
    return recompute.layers == 1
        ? wordsOf(recompute.mode)
        : QStringLiteral("%1 (%2)").arg(wordsOf(recompute.mode), QLocale().toString(recompute.layers));
}

QString wordsOf(const Sharding& sharding)
{
    return QString::fromStdString(nameOf(sharding)).replace(QStringLiteral("zero-"), QStringLiteral("ZeRO-"));
}

} // namespace rankloom::ui
