// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/field_rows.h"
#include "core/plan/framework.h"
#include "core/plan/plan_fields.h"

namespace rankloom::detail {

namespace {

/// As an enumeration, but that choosing one brings its defaults.
constexpr Choice frameworkChoice()
{
    Choice row = choice([](auto& p) -> auto& { return p.execution.framework; });
    row.set = [](Plan& plan, int index) {
        const Framework framework = namedValues<Framework>()[static_cast<std::size_t>(index)].value;
        if (framework != plan.execution.framework)
            plan = withFramework(std::move(plan), framework);
    };
    return row;
}

constexpr PlanField kFields[] = {
    {"/execution/framework", Phrase::word("framework"), Phrase::word("Framework"),
        Phrase::word("The training program. Choosing it sets what it does by default in memory and "
                     "communication; every field can still be changed. What its kernels sustain on a GPU "
                     "counts in the step time."),
        frameworkChoice()},
    {"/execution/cudaGraphs", Phrase::word("CUDA graphs"), Phrase::word("CUDA graphs"),
        Phrase::word(
            "Kernels are recorded once and replayed, so that the host no longer limits small layers."),
        Toggle {[](Plan& p) -> bool& { return p.execution.cudaGraphs; }}},
    {"/execution/graphExtent", Phrase::word("extent of CUDA graphs"), Phrase::word("Graphs hold"),
        Phrase::word(
            "Graphs of all but the routed experts leave these to the host, which waits for the number of "
            "tokens of each. Graphs of the whole step need kernels that read these numbers on the GPU."),
        choice([](auto& p) -> auto& { return p.execution.graphExtent; })},
    {"/execution/kernels", Phrase::word("kernels between products"), Phrase::word("Other kernels"),
        Phrase::word("What makes the passes between matrix products. Fused: kernels written for them "
                     "(Transformer Engine). Compiled: chains of operators as one kernel (torch.compile). "
                     "Eager: a kernel for each operator, norms in FP32 with an FP32 copy of their input."),
        choice([](auto& p) -> auto& { return p.execution.kernels; })},
    {"/execution/fusedRotary", Phrase::word("fused rotary positions"), Phrase::word("Fused rotary positions"),
        Phrase::word("One kernel turns queries, another one keys. Off: a dozen kernels each, seven times the "
                     "traffic (Megatron-Core without apply_rope_fusion). Of models whose YaRN multiplies "
                     "queries and keys (gpt-oss), and of latent attention without YaRN, it is counted as "
                     "off: no fused kernel does that."),
        Toggle {[](Plan& p) -> bool& { return p.execution.fusedRotary; }}, kNoWords, true},
    {"/execution/optimizerStart", Phrase::word("optimizer start"), Phrase::word("Optimizer starts"),
        Phrase::word(
            "When the norm of all gradients is known, every stage waits for the last one. Post-validation "
            "starts with the gradients of its own stage and checks the norm while the next step begins, so "
            "that the step repeats every longest stage. A step that has to be clipped is undone and done "
            "again (arXiv 2401.10241)."),
        choice([](auto& p) -> auto& { return p.execution.optimizerStart; })},
    {"/execution/optimizerStep", Phrase::word("optimizer step"), Phrase::word("Optimizer step"),
        Phrase::word(
            "Fused: one kernel a parameter. Operator by operator: PyTorch's “foreach”, whose intermediates "
            "take 8 bytes a parameter at once, which may be the fullest moment of a step. In the backward "
            "pass: each parameter when its gradient is there, which is freed at once; without accumulation "
            "over microbatches."),
        choice([](auto& p) -> auto& { return p.execution.optimizerStep; })},
    {"/execution/expandableSegments", Phrase::word("expandable segments"),
        Phrase::word("Expandable segments"),
        Phrase::word("PyTorch's allocator grows its segments page by page "
                     "(PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True), so that little is reserved and "
                     "not used."),
        Toggle {[](Plan& p) -> bool& { return p.execution.expandableSegments; }}, kNoWords, true},
    {"/execution/powerLimitWatts", Phrase::word("power limit"), Phrase::word("Power limit"),
        Phrase::word("Watts that a GPU may draw. Below what its board may, products run at a lower clock; "
                     "memory and links do not."),
        Decimal {
            [](Plan& p) -> double& { return p.execution.powerLimitWatts; }, 0, 100000, ShownAs::Number, 50},
        Phrase::word("as the board"), true},
};

} // namespace

std::span<const PlanField> executionFields() { return kFields; }

} // namespace rankloom::detail
