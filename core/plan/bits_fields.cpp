// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/plan/field_rows.h"
#include "core/plan/plan_fields.h"

namespace rankloom::detail {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

constexpr int kMostWidth = 16; ///< bits of a weight

ordered_json writeWidths(const Plan& plan)
{
    return plan.bits.kept->empty() ? ordered_json("best") : ordered_json(*plan.bits.kept);
}

void readWidths(JsonObject& section, std::string_view key, Plan& plan, JsonFindings& findings)
{
    const json* widths = section.member(key);
    if (widths == nullptr)
        return;
    plan.bits.kept = {};
    if (*widths == "best")
        return;
    const std::string pointer = section.pointerTo(key);
    if (!widths->is_array() || widths->size() > limits::kMostLayers) {
        findings.refuseValue(pointer, *widths, Phrase::of("\"best\" or an array per layer with experts"));
        return;
    }
    ExpertWidths& kept = plan.bits.kept.change();
    for (std::size_t l = 0; l < widths->size() && !findings.error; ++l) {
        const json& layer = (*widths)[l];
        const std::string layerPointer = pointer + pointerStep(l);
        if (!layer.is_array() || layer.empty()) {
            findings.refuseValue(layerPointer, layer, Phrase::of("an array, bits per expert"));
            return;
        }
        kept.emplace_back();
        for (std::size_t e = 0; e < layer.size() && !findings.error; ++e)
            kept.back().push_back(
                integerOf(layer[e], 0, kMostWidth, layerPointer + pointerStep(e), findings));
    }
}

constexpr PlanField kBitsFields[] = {
    {"/experts/bits/budgetBytes", Phrase::word("memory for planes of experts"), Phrase::word("Bit budget"),
        Phrase::word(
            "Experts in few bits (D²MoE, arXiv 2504.15299): memory of one GPU for planes of experts; "
            "what does not fit is loaded when a token asks for it. 0: experts are not cut into "
            "planes."),
        Decimal {[](Plan& p) -> double& { return p.bits.budgetBytes; }, 0, kMostBytes, ShownAs::Gibibytes, 1},
        Phrase::word("not cut into planes"), true},
    {"/experts/bits/baseBits", Phrase::word("bits of the base"), Phrase::word("Base bits"),
        Phrase::word("Bits a weight of the lowest plane, which has a scale and a zero point a group."),
        Integer {[](Plan& p) -> int& { return p.bits.baseBits; }, 1, kMostWidth}, kNoWords, true},
    {"/experts/bits/planes", Phrase::word("planes of experts"), Phrase::word("Planes"),
        Phrase::word("How many widths there are: the base, and planes of one bit a weight on it."),
        Integer {[](Plan& p) -> int& { return p.bits.planes; }, 1, kMostWidth}, kNoWords, true},
    {"/experts/bits/groupSize", Phrase::word("weights that share a scale"), Phrase::word("Group size"),
        Phrase::word("Weights that share a scale: smaller groups are closer to the weights and take more "
                     "bytes."),
        Integer {[](Plan& p) -> int& { return p.bits.groupSize; }, 1, 1 << 20}, kNoWords, true},
    {"/experts/bits/order", Phrase::word("order of loading planes"), Phrase::word("Order of loading"),
        Phrase::word("Which plane of a layer is loaded next. Hottest bit first: of the next planes of the "
                     "experts the one that most tokens want."),
        choice([](auto& p) -> auto& { return p.bits.order; }), kNoWords, true},
    {"/experts/bits/asked", Phrase::word("planes that tokens ask for"), Phrase::word("Tokens ask for"),
        Phrase::word(
            "Which planes of an expert a token computes with. Those in memory: what is kept, and the "
            "base of an expert of which nothing is. All of the first pick: dual routing by rank, the "
            "base of the other picks."),
        choice([](auto& p) -> auto& { return p.bits.asked; }), kNoWords, true},
    {"/experts/bits/source", Phrase::word("where planes are loaded from"), Phrase::word("Loaded from"),
        Phrase::word("Where planes are that are not in the GPU's memory. As usual: host memory, or drives "
                     "where host and GPU share one memory."),
        choice([](auto& p) -> auto& { return p.bits.source; }), kNoWords, true},
    {"/experts/bits/batch", Phrase::word("sequences decoded at once"), Phrase::word("Sequences"),
        Phrase::word(
            "Sequences that are decoded at once: a plane that several of them ask for is loaded once."),
        Integer {[](Plan& p) -> int& { return p.bits.batch; }, 1, 4096}, kNoWords, true},
    {"/experts/bits/prefetch", Phrase::word("layers that experts are known ahead"),
        Phrase::word("Known ahead"),
        Phrase::word("So many layers ahead it is known which experts are picked, so that their planes can be "
                     "loaded. 0: when the router of the layer has run."),
        Integer {[](Plan& p) -> int& { return p.bits.prefetch; }, 0, 64}, kNoWords, true},
    {"/experts/bits/kept", Phrase::word("bits of experts"), Phrase::word("Bits of experts"),
        Phrase::word("Bits of each expert that stay in memory."), Other {writeWidths, readWidths}, kNoWords,
        true},
};

} // namespace

std::span<const PlanField> bitsFields() { return kBitsFields; }

} // namespace rankloom::detail
