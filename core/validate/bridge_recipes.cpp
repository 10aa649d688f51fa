// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/bridge_recipes.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/base/text.h"
#include "core/plan/pipeline_layout.h"
#include "core/validate/timing_case.h"

namespace rankloom {

namespace {

enum class Graphs : std::uint8_t { None, Parts, Step };

/// What computes in 8 bits where the precision does: fp8_dot_product_attention, fp8_output_proj
/// (Megatron-Bridge 067f987d src/megatron/bridge/perf_recipes).
enum class EightBits : std::uint8_t { Products, WithAttention, WithOutputLayer, WithBoth };

/// The first that applies counts. Newest releases first.
struct Recipe {
    std::string_view model; ///< how its name starts, without case, blanks and punctuation
    std::string_view systems; ///< each between blanks; empty = any
    std::string_view since; ///< first release
    bool fp8Only = false;
    Graphs graphs = Graphs::None;
    ExpertDispatch dispatch = ExpertDispatch::AllToAll;
    std::string_view recomputed {}; ///< modules, each between blanks
    bool overlapsExchange = false;
    EightBits eightBits = EightBits::Products;
};
constexpr auto kAll = ExpertDispatch::AllToAll;
constexpr auto kDeep = ExpertDispatch::Deduplicated;
constexpr auto kHybrid = ExpertDispatch::Fused;
constexpr std::array kRecipes {
    Recipe {"deepseekv3", " gb300 ", "26.06", true, Graphs::Step, kHybrid, "", true, EightBits::WithBoth},
    Recipe {"deepseekv3", " gb200 ", "26.06", true, Graphs::Step, kHybrid, "mla_up_proj", true,
        EightBits::WithOutputLayer},
    Recipe {"deepseekv3", " b300 ", "26.06", false, Graphs::Parts, kHybrid, "mla_up_proj"},
    Recipe {"deepseekv3", " b200 ", "26.04.01", true, Graphs::Parts, kDeep, "mla_up_proj mlp", true},
    Recipe {"deepseekv3", " gb200 ", "26.04", true, Graphs::Parts, kHybrid, "mlp"},
    Recipe {"deepseekv3", " gb300 ", "26.02", true, Graphs::None, kHybrid, "mla_up_proj"},
    Recipe {"deepseekv3", " gb300 ", "", false, Graphs::Parts, kHybrid, "moe_act"},
    Recipe {"deepseekv3", " gb200 ", "", false, Graphs::Parts, kHybrid, "mla_up_proj"},
    Recipe {"deepseekv3", " b200 b300 ", "26.02", false, Graphs::None, kHybrid, "mla_up_proj"},
    Recipe {"deepseekv3", " b200 b300 ", "", false, Graphs::None, kAll, "mla_up_proj"},
    Recipe {"deepseekv3", " h100 ", "26.02", false, Graphs::None, kHybrid, "mla_up_proj mlp"},
    Recipe {"deepseekv3", " h100 ", "", false, Graphs::None, kDeep, "mla_up_proj mlp", true},
    Recipe {"kimik2", "", "", false, Graphs::None, kHybrid, "mla_up_proj"},
    Recipe {
        "gptoss120b", " gb200 gb300 ", "26.06", true, Graphs::Step, kHybrid, "", true, EightBits::WithBoth},
    Recipe {"gptoss120b", " b300 ", "26.02.01", false, Graphs::Parts, kHybrid},
    Recipe {"gptoss120b", " gb300 b300 ", "", false, Graphs::Parts, kAll},
    Recipe {"gptoss120b", " b200 ", "26.04", false, Graphs::None, kHybrid, "layernorm moe_act"},
    Recipe {"gptoss120b", "", "", false, Graphs::None, kAll, "layernorm moe_act"},
    Recipe {"qwen3235b", " gb200 gb300 ", "26.06", true, Graphs::Step, kHybrid, "", true,
        EightBits::WithAttention},
    Recipe {"qwen3235b", " gb200 gb300 ", "", false, Graphs::Parts, kHybrid},
    Recipe {"qwen3235b", " b300 ", "26.06", false, Graphs::None, kHybrid},
    Recipe {"qwen3235b", " b300 ", "26.04", false, Graphs::None, kAll},
    Recipe {"qwen3235b", " b300 ", "26.02", false, Graphs::None, kAll, "", true},
    Recipe {"qwen3235b", " b200 ", "", false, Graphs::None, kAll},
    Recipe {"qwen3235b", " h100 ", "", false, Graphs::None, kAll, "", true},
    Recipe {"qwen330b", " gb200 gb300 b300 ", "26.06", true, Graphs::Step, kHybrid, "", false,
        EightBits::WithAttention},
    Recipe {"qwen330b", " b200 ", "26.02.01", false, Graphs::Parts, kHybrid},
    Recipe {"qwen330b", " b200 ", "", false, Graphs::None, kAll},
    Recipe {"qwen330b", " h100 ", "26.02.01", false, Graphs::None, kHybrid},
    Recipe {"qwen330b", " h100 ", "26.02", false, Graphs::None, kDeep},
    Recipe {"qwen330b", " h100 ", "", false, Graphs::None, kAll, "", true},
    Recipe {"qwen330b", "", "", false, Graphs::Parts, kHybrid},
};

bool applies(const Recipe& recipe, const BridgeRow& row, const std::string& model, const std::string& system)
{
    return model.starts_with(recipe.model) && row.release >= recipe.since
        && (recipe.systems.empty() || recipe.systems.find(' ' + system + ' ') != std::string_view::npos)
        && (!recipe.fp8Only || row.precision == Precision::Fp8Mixed);
}

std::vector<RecomputeModule> modulesOf(std::string_view text)
{
    std::vector<RecomputeModule> out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (const auto module = fromName<RecomputeModule>(text.substr(0, end)))
            out.push_back(*module);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

/// DeepSeek-V3 with multi-token prediction in 16 stages; in the others layers are counted.
Result<void> setStages(const ModelSpec& model, std::string_view name, Plan& plan)
{
    const int stages = plan.layout.pp * plan.layout.vpp;
    if (name.starts_with("deepseekv3") && stages == 16 && model.mtpLayers == 1) {
        auto layout = parsePipelineLayout("Et*4|(t*4|)*14tmL");
        if (!layout)
            return tl::unexpected<Error>(layout.error());
        setLayers(std::move(*layout), plan.stages);
        return {};
    }
    Result<std::vector<int>> split = countedSplit(model, stages);
    if (!split)
        return tl::unexpected<Error>(std::move(split.error()));
    plan.stages.layersPerStage = std::move(*split);
    return {};
}

std::string plainName(std::string_view text)
{
    std::string out = lowerCase(text);
    std::erase_if(out, [](char c) { return !((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')); });
    return out;
}

/// Llama 3 70B on GB300 (scripts/performance/configs/llama/llama3_workload_base_configs.py): with FSDP the
/// activations of 20 of its 80 layers leave; in a pipeline, the block scales of MX, ranks hold five chunks
/// and take sequences one by one. A table that prints whole stages and two sequences prints what has no room.
void applyLlama70Recipe(Plan& plan)
{
    if (plan.layout.pp == 1) {
        plan.memory.offload.target = OffloadTarget::Host;
        plan.memory.offload.fraction = 20.0 / 80;
    } else if (plan.layout.vpp == 1) {
        plan.layout.vpp = 5;
        plan.schedule.kind = ScheduleKind::Interleaved;
        plan.workload.microBatchSize = 1;
    }
}

} // namespace

Result<void> applyBridgeRecipe(const BridgeRow& row, const ModelSpec& model, Plan& plan)
{
    const std::string name = plainName(row.model);
    std::string system = lowerCase(row.system);
    if (system.starts_with("dgx-"))
        system.erase(0, 4);
    plan.memory.gradients = GradientType::Bf16;
    if (name == "llama370b" && system == "gb300")
        applyLlama70Recipe(plan);
    if (model.moe) {
        plan.memory.expertLoadFactor = 1;
        const auto* const recipe = std::ranges::find_if(
            kRecipes, [&](const Recipe& known) { return applies(known, row, name, system); });
        if (recipe == kRecipes.end())
            return fail(ErrorCode::Unsupported, "what its recipe recomputes and overlaps is not known");
        plan.execution.cudaGraphs = recipe->graphs != Graphs::None;
        if (recipe->graphs == Graphs::Step)
            plan.execution.graphExtent = GraphExtent::WholeStep;
        plan.memory.fp8Attention =
            recipe->eightBits == EightBits::WithAttention || recipe->eightBits == EightBits::WithBoth;
        plan.memory.fp8OutputLayer =
            recipe->eightBits == EightBits::WithOutputLayer || recipe->eightBits == EightBits::WithBoth;
        plan.communication.expertDispatch = recipe->dispatch;
        plan.communication.overlapEp = recipe->overlapsExchange;
        // The default of its models with shared experts; other dispatches and overlaps turn it off
        // (src/megatron/bridge/models/deepseek, training/flex_dispatcher_backend.py).
        plan.communication.overlapShared =
            model.moe->sharedFfn > 0 && recipe->dispatch == kAll && !recipe->overlapsExchange;
        if (!recipe->recomputed.empty())
            plan.memory.recompute = {RecomputeMode::Selective, modulesOf(recipe->recomputed), 1};
    }
    return setStages(model, name, plan);
}

} // namespace rankloom
