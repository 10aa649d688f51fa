// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/section_rows.h"

#include <QCoreApplication>

#include "core/plan/plan_field.h"
#include "widgets/inspector/enum_words.h"
#include "widgets/inspector/inspector_section.h"

namespace rankloom::ui {

namespace {

/// Well-known ways to shard as the four fields that they are.
std::vector<ChoiceOption<Sharding>> shardingPresets()
{
    using Kind = ShardExtent::Kind;
    constexpr ShardExtent none {};
    constexpr ShardExtent all {Kind::DataParallel, 1};
    constexpr ShardExtent node {Kind::Node, 1};
    constexpr ShardExtent pair {Kind::DevicePair, 1};
    return {
        {{none, none, none, none}, Rows::tr("DDP: everything on every rank")},
        {{none, none, all, none}, Rows::tr("ZeRO-1, distributed optimizer")},
        {{none, all, all, none}, Rows::tr("ZeRO-2")},
        {{all, all, all, none}, Rows::tr("ZeRO-3, FSDP")},
        {{node, node, node, none}, Rows::tr("HSDP: within each node")},
        {{all, all, all, node}, Rows::tr("ZeRO++ hpZ: second copy per node")},
        {{pair, node, all, none}, Rows::tr("Three levels: pair, node, all")},
    };
}

void addSharding(InspectorSection& section)
{
    section.addPlanChoice(
        {Rows::tr("Sharding"), QStringLiteral("/memory/sharding"),
            Rows::tr(
                "Which states are cut over the N data-parallel ranks; sets the four rows below. With Ψ "
                "parameters per rank, Adam and 16-bit weights: DDP keeps (2 + γ + 12)·Ψ bytes, ZeRO-1 "
                "(2 + γ)·Ψ + 12·Ψ/N, ZeRO-2 2·Ψ + (γ + 12)·Ψ/N, ZeRO-3 (2 + γ + 12)·Ψ/N; γ = 4 or 2 bytes "
                "of gradient. HSDP, hpZ and three levels keep gathering on fast links.")},
        [] { return shardingPresets(); }, [](auto& plan) -> auto& { return plan.memory.sharding; });
    for (const char* states :
        {"/memory/sharding/weights", "/memory/sharding/gradients", "/memory/sharding/optimizer"})
        section.addField(states);
    section.enableWhile(
        section.addField("/memory/sharding/secondaryWeights"),
        [](const InspectorInputs& in) {
            const Sharding& sharding = in.plan->memory.sharding;
            return sharding.weights.kind != ShardExtent::Kind::None
                || sharding.secondaryWeights.kind != ShardExtent::Kind::None;
        },
        Rows::tr("A second copy needs sharded weights"));
    section.enableWhile(
        section.addField("/memory/gatheredBlocks"),
        [](const InspectorInputs& in) {
            return in.plan->memory.sharding.weights.kind != ShardExtent::Kind::None;
        },
        Rows::tr("Layers are gathered where weights are sharded"));
}

} // namespace

void addMemoryRows(InspectorSection& section)
{
    section.addField("/memory/precision");
    section.addField("/memory/optimizer");
    section.addField("/memory/gradients");
    section.addField("/memory/crossEntropy");
    addSharding(section);
}

namespace {

void addPlainRow(InspectorSection& section, const PlanField& field)
{
    if (std::holds_alternative<PlanField::Decimal>(field.value))
        section.addConstant(field.pointer.data());
    else if (std::holds_alternative<PlanField::Toggle>(field.value)
        || std::holds_alternative<PlanField::Integer>(field.value)
        || std::holds_alternative<PlanField::Choice>(field.value))
        section.addField(field.pointer.data());
}

} // namespace

void addServingRows(InspectorSection& section)
{
    for (const PlanField& field : planFields())
        if (field.pointer.starts_with("/serving/"))
            addPlainRow(section, field);
}

void addRemainingRows(InspectorSection& section, const std::set<std::string_view>& shown)
{
    for (const PlanField& field : planFields())
        if (!shown.contains(field.pointer))
            addPlainRow(section, field);
}

} // namespace rankloom::ui
