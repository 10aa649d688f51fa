// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/plan/field_rows.h"
#include "core/plan/pipeline_layout.h"
#include "core/plan/plan_fields.h"
#include "core/plan/sizes.h"

namespace rankloom::detail {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

constexpr int kMostMicrobatches = 1 << 24;

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

ordered_json writeOrder(const Plan& plan) { return orderText(plan.layout.order); }

void readOrder(JsonObject& section, std::string_view key, Plan& plan, JsonFindings& findings)
{
    const std::string order = section.text(key, orderText(plan.layout.order));
    if (const auto parsed = parseOrder(order))
        plan.layout.order = *parsed;
    else
        findings.refuse(ErrorCode::BadValue, section.pointerTo(key),
            Phrase::of("found the string \"{}\", where the five axes tp, cp, ep, dp and pp joined by "
                       "hyphens are expected, fastest-varying first",
                order),
            Phrase::of("Megatron's orders are \"tp-cp-ep-dp-pp\" and \"tp-cp-ep-pp-dp\"."));
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
void readPipelineLayoutField(JsonObject& object, std::string_view key, Plan& plan, JsonFindings& findings)
{
    StageSplit& stages = plan.stages;
    const json* value = object.member(key);
    if (value == nullptr || findings.error)
        return;
    Result<PipelineLayout> layout = layoutOf(*value, object.pointerTo(key));
    if (!layout) {
        findings.error = std::move(layout.error());
        return;
    }
    const auto unite = [&](const char* name, std::vector<int>& given, std::vector<int>& named) {
        if (!given.empty() && given != named && !findings.error) {
            const auto [a, b] = std::ranges::mismatch(named, given);
            const bool counts = given.size() != named.size();
            findings.refuse(ErrorCode::Contradiction, object.pointerTo(key),
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

constexpr PlanField kLayoutFields[] = {
    {"/workload/kind", Phrase::word("kind of work"), Phrase::word("Kind of work"),
        Phrase::word("What the cluster does: it trains the model, or answers requests with it."),
        choice([](auto& p) -> auto& { return p.workload.kind; })},
    {"/workload/sequenceLength", Phrase::word("sequence length"), Phrase::word("Sequence length"),
        Phrase::word("Tokens per sequence s. Activations grow with s, attention FLOPs with s²."),
        Integer {[](Plan& p) -> int& { return p.workload.sequenceLength; }, 1, kMostTokens}},
    {"/workload/microBatchSize", Phrase::word("microbatch size"), Phrase::word("Microbatch"),
        Phrase::word("<b>Sequences per microbatch.</b> Activations grow with it; the number of microbatches "
                     "m = global batch / (DP · microbatch) falls, so the bubble grows."),
        Integer {[](Plan& p) -> int& { return p.workload.microBatchSize; }, 1, kMostTokens}},
    {"/workload/globalBatchSize", Phrase::word("global batch size"), Phrase::word("Global batch"),
        Phrase::word("Sequences per optimizer step. Microbatches m = batch / (DP · microbatch)."),
        Integer {[](Plan& p) -> int& { return p.workload.globalBatchSize; }, 1, kMostTokens}},
    {"/layout/tp", Phrase::word("TP"), Phrase::word("TP"),
        Phrase::word("<b>Tensor parallelism.</b> Every matrix is cut into TP parts: weights and FLOPs per "
                     "GPU fall by 1/TP; each layer adds all-reduces of 2·b·s·h bytes over the TP group."),
        Integer {[](Plan& p) -> int& { return p.layout.tp; }, 1, kMostDevices}},
    {"/layout/cp", Phrase::word("CP"), Phrase::word("CP"),
        Phrase::word("<b>Context parallelism.</b> The sequence is cut into CP parts: activations fall by "
                     "1/CP; keys and values travel around the CP group in every attention layer."),
        Integer {[](Plan& p) -> int& { return p.layout.cp; }, 1, kMostDevices}},
    {"/layout/pp", Phrase::word("PP"), Phrase::word("PP"),
        Phrase::word("<b>Pipeline parallelism.</b> Layers are spread over PP stages. The idle share of 1F1B "
                     "is (PP − 1) / (m + PP − 1) with m microbatches."),
        Integer {[](Plan& p) -> int& { return p.layout.pp; }, 1, kMostDevices}},
    {"/layout/vpp", Phrase::word("VPP"), Phrase::word("VPP"),
        Phrase::word("<b>Virtual stages.</b> Each pipeline rank holds VPP chunks of the model: the bubble "
                     "falls by 1/VPP, boundary transfers grow by VPP."),
        Integer {[](Plan& p) -> int& { return p.layout.vpp; }, 1, kMostLayers}},
    {"/layout/ep", Phrase::word("EP"), Phrase::word("EP"),
        Phrase::word("<b>Expert parallelism.</b> The experts of a layer are spread over EP GPUs: expert "
                     "weights per GPU fall by 1/EP; tokens travel by two all-to-alls per layer and pass."),
        Integer {[](Plan& p) -> int& { return p.layout.ep; }, 1, kMostDevices}},
    {"/layout/etp", Phrase::word("ETP"), Phrase::word("ETP"),
        Phrase::word("<b>Tensor parallelism inside an expert.</b> Follows TP unless set."),
        Integer {[](Plan& p) -> int& { return p.layout.etp; }, 0, kMostDevices}, Phrase::word("as TP"), true},
    {"/layout/dp", Phrase::word("DP"), Phrase::word("DP"),
        Phrase::word("<b>Data parallelism</b> follows: DP = GPUs / (TP · CP · PP)."),
        Integer {[](Plan& p) -> int& { return p.layout.dp; }, 0, kMostDevices}, kNoWords, true},
    {"/layout/sequenceParallel", Phrase::word("sequence parallelism"), Phrase::word("Sequence parallel"),
        Phrase::word("Norms and dropouts are cut along the sequence over the TP group: their saved "
                     "activations fall by 1/TP at no extra traffic."),
        Toggle {[](Plan& p) -> bool& { return p.layout.sequenceParallel; }}},
    {"/layout/order", Phrase::word("rank order"), Phrase::word("Rank order"),
        Phrase::word("Which axis ranks are counted along first: groups of the first axes are neighbours, "
                     "within a node where they fit. Megatron's --use-tp-pp-dp-mapping is tp-cp-ep-pp-dp."),
        Other {writeOrder, readOrder}},
    {"/stages/layersPerStage", Phrase::word("layers per stage"), Phrase::word("Layers per stage"),
        Phrase::word("Decoder layers of each stage, in order. Empty: as even as possible. The slowest stage "
                     "sets the pace of the pipeline: step ≈ (m + p − 1) · max(F + B)."),
        Integers {[](Plan& p) -> std::vector<int>& { return p.stages.layersPerStage; }, 0, kMostLayers}},
    {"/stages/mtpLayersPerStage", Phrase::word("multi-token-prediction layers per stage"),
        Phrase::word("Multi-token-prediction layers per stage"),
        Phrase::word("Multi-token-prediction layers of each virtual stage. Empty: all on the last one."),
        Integers {[](Plan& p) -> std::vector<int>& { return p.stages.mtpLayersPerStage; }, 0, kMostLayers},
        kNoWords, true},
    {"/stages/layout", Phrase::word("pipeline layout"), Phrase::word("Pipeline layout"),
        Phrase::word("The stages as Megatron's --pipeline-model-parallel-layout: E embedding, t decoder "
                     "layer, m multi-token-prediction layer, L loss, | next stage; x*n and (…)*n repeat. "
                     "With more stages than PP the rest are virtual stages."),
        Other {nullptr, readPipelineLayoutField}},
    {"/stages/vocabulary", Phrase::word("vocabulary"), Phrase::word("Vocabulary"),
        Phrase::word("Where the input and output vocabulary layers run. They make the first and last stage "
                     "heavier: logits of b·s·V and 2·b·s·h·V FLOPs forward (arXiv 2411.05288)."),
        choice([](auto& p) -> auto& { return p.stages.vocabulary; })},
    {"/schedule/kind", Phrase::word("schedule"), Phrase::word("Schedule"),
        Phrase::word("The order of forward and backward passes on each stage. It decides the bubble and how "
                     "many microbatches are in flight: up to PP for 1F1B, all m for GPipe."),
        choice([](auto& p) -> auto& { return p.schedule.kind; })},
    {"/schedule/pointToPoint", Phrase::word("transfers"), Phrase::word("Transfers"),
        Phrase::word("Whether a stage computes on while it sends to its neighbour."),
        choice([](auto& p) -> auto& { return p.schedule.pointToPoint; })},
    {"/schedule/groupSize", Phrase::word("microbatches of a group"), Phrase::word("Group size"),
        Phrase::word("<b>Interleaved: microbatches per group</b> before a rank changes to its next chunk. As "
                     "many as there are stages unless set; more hide transfers and hold more: 2(PP − 1 − d) "
                     "+ (VPP − 1)·group + 1 chunk activations on rank d."),
        Integer {[](Plan& p) -> int& { return p.schedule.groupSize; }, 0, kMostMicrobatches},
        Phrase::word("as PP")},
    {"/schedule/memoryLimitMicrobatches", Phrase::word("memory limit of the schedule"),
        Phrase::word("Memory limit"),
        Phrase::word(
            "<b>Zero-bubble, automatic: microbatches in flight</b> that a stage may hold. PP is what 1F1B "
            "holds on its first stage; 2·PP removes nearly every bubble where all passes take equally long."),
        Decimal {[](Plan& p) -> double& { return p.schedule.memoryLimitMicrobatches; }, 0, kMostMicrobatches,
            ShownAs::InFlight, 1},
        Phrase::word("as PP")},
    {"/schedule/order", Phrase::word("pass order"), Phrase::word("Pass order"),
        Phrase::word(
            "The order of passes on each stage as PyTorch's pipelining CSV: one row per stage, cells such as "
            "0F3, 0I3, 0W3, 0B3. A custom order is checked as a whole before it is taken."),
        Text {[](const Plan& p) -> const std::string& { return p.schedule.customOrder; },
            [](Plan& p, std::string order) { p.schedule.customOrder = std::move(order); }},
        kNoWords, true},
};

} // namespace

std::span<const PlanField> layoutFields() { return kLayoutFields; }

} // namespace rankloom::detail
