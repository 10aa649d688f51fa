// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/export/export_megatron.h"

#include <algorithm>

#include <fmt/format.h>

namespace rankloom {

namespace {

/// Transformer Engine's context parallelism is in its fused kernels, which need 16 bits and sm80.
Result<void> hasContextAttention(const PlanFacts& facts)
{
    if (facts.layout.cp == 1)
        return {};
    if (facts.plan.memory.precision == Precision::Fp32)
        return fail(ErrorCode::Unsupported,
            Phrase::of("Transformer Engine has no context parallelism in fp32: no attention would start"),
            Place {{}, 0, 0, "/memory/precision"}, Phrase::of("Train in bf16, or set CP to 1."));
    if (facts.capability > 0 && facts.capability < 80)
        return fail(ErrorCode::Unsupported,
            Phrase::of("Transformer Engine has no context parallelism on {}: no attention would start",
                facts.project.cluster->device.title),
            Place {{}, 0, 0, "/layout/cp"}, Phrase::of("Set CP to 1."));
    return {};
}

/// Experts beside tensor parallelism get sequence parallelism, which must divide.
Result<void> hasDividingSequence(const PlanFacts& facts)
{
    const Layout& layout = facts.layout;
    if (layout.sequenceParallel || !facts.project.model->moe
        || facts.work.sequenceLength / layout.cp % layout.tp == 0)
        return {};
    return fail(ErrorCode::Unsupported,
        Phrase::of("Megatron-LM trains experts beside tensor parallelism only with sequence parallelism, and "
                   "{} tokens per context rank do not divide by TP {}",
            facts.work.sequenceLength / layout.cp, layout.tp),
        Place {{}, 0, 0, "/layout/tp"}, Phrase::of("Choose a sequence length that divides."));
}

Result<void> hasOptimizer(const PlanFacts& facts)
{
    if (facts.plan.memory.optimizer != OptimizerKind::Muon
        || facts.plan.memory.precision != Precision::Fp16Mixed)
        return {};
    return fail(ErrorCode::Unsupported, Phrase::of("Megatron-LM has no Muon with fp16"),
        Place {{}, 0, 0, "/memory/optimizer"}, Phrase::of("Train in bf16, or with Adam."));
}

void tellUnknown(const PlanFacts& facts, const MegatronArguments& arguments, Omissions& omissions)
{
    if (!arguments.unknown().empty())
        omissions.add("/model",
            Phrase::of("Not known of {} and not part of the plan: {}. Append them.",
                facts.project.model->name, joined(arguments.unknown(), Phrase::of("; "))));
}

std::string argumentLine(const MegatronFlag& flag)
{
    std::string line = "    " + flag.name;
    for (const std::string& value : flag.values)
        line += ' ' + shellWord(value);
    return line + '\n';
}

/// What is not part of a plan, and which versions know the rest.
std::string remarks(const MegatronArguments& arguments)
{
    std::string text =
        "# Data, tokenizer, learning rate and checkpoints are not part of a plan: append them.\n";
    for (const auto& [version, name] : arguments.versions())
        text += fmt::format("# {} needs {}.\n", name, version);
    return text + '\n';
}

} // namespace

bool MegatronArguments::has(std::string_view name) const
{
    return std::ranges::any_of(m_groups, [name](const MegatronFlags& group) {
        return std::ranges::find(group.flags, name, &MegatronFlag::name) != group.flags.end();
    });
}

Result<MegatronArguments> megatronArguments(const PlanFacts& facts, Omissions& omissions)
{
    for (const Result<void>& sound :
        {hasContextAttention(facts), hasDividingSequence(facts), hasOptimizer(facts)})
        if (!sound)
            return tl::unexpected<Error>(sound.error());
    MegatronArguments out;
    out.begin("MODEL_ARGS");
    writeMegatronModel(facts, out, omissions);
    out.begin("TRAINING_ARGS");
    out.flag("--seq-length", facts.work.sequenceLength);
    out.flag("--micro-batch-size", facts.work.microBatchSize);
    out.flag("--global-batch-size", facts.work.globalBatchSize);
    writeMegatronMemory(facts, out, omissions);
    out.begin("PARALLEL_ARGS");
    writeMegatronParallelism(facts, out, omissions);
    writeMegatronOffload(facts, out, omissions);
    tellUnknown(facts, out, omissions);
    omitPlacement(facts, omissions);
    return out;
}

Result<std::string> megatronScript(const PlanFacts& facts, Omissions& omissions)
{
    const Result<MegatronArguments> arguments = megatronArguments(facts, omissions);
    if (!arguments)
        return tl::unexpected<Error>(arguments.error());
    std::string text = remarks(*arguments);
    for (const auto& [name, value] : arguments->environment())
        text += fmt::format("export {}={}\n", name, value);
    if (!arguments->environment().empty())
        text += '\n';
    for (const MegatronFlags& group : arguments->groups()) {
        text += group.title + "=(\n";
        for (const MegatronFlag& flag : group.flags)
            text += argumentLine(flag);
        text += ")\n\n";
    }
    std::string program = "pretrain_gpt.py";
    for (const MegatronFlags& group : arguments->groups())
        program += fmt::format(" \"${{{}[@]}}\"", group.title);
    program += " \"$@\"\n";
    return text
        + fmt::format(
            "# Started once per node. A process that has its RANK already was started for one GPU.\n"
            "if [ -n \"${{RANK:-}}\" ]; then\n    exec python {}fi\n"
            "torchrun --nnodes {} --nproc_per_node {} --node_rank \"${{NODE_RANK:-${{SLURM_NODEID:-0}}}}\" "
            "\\\n"
            "    --master_addr \"${{MASTER_ADDR:-localhost}}\" --master_port \"${{MASTER_PORT:-6000}}\" \\\n"
            "    {}",
            program, facts.project.cluster->nodes, facts.project.cluster->devicesPerNode, program);
}

} // namespace rankloom
