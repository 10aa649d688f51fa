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

ordered_json writeWorth(const Plan& plan)
{
    const PlaneWorth& worth = *plan.bits.worth;
    return worth.empty()        ? ordered_json("proxy")
        : worth.experts.empty() ? ordered_json(worth.planes)
                                : ordered_json(worth.experts);
}

/// Values of the planes of an expert.
std::vector<double> readValues(const json& values, const std::string& pointer, JsonFindings& findings)
{
    std::vector<double> out;
    if (!values.is_array() || values.empty() || values.size() > kMostWidth) {
        findings.refuseValue(pointer, values, Phrase::of("an array, a number a plane"));
        return out;
    }
    for (std::size_t p = 0; p < values.size() && !findings.error; ++p) {
        const double value = values[p].is_number() ? values[p].get<double>() : -1;
        if (!(value >= 0 && value <= PlaneWorth::kMost))
            findings.refuseValue(pointer + pointerStep(p), values[p], Phrase::of("a number from 0 to 10¹²"));
        out.push_back(value);
    }
    return out;
}

void readWorth(JsonObject& section, std::string_view key, Plan& plan, JsonFindings& findings)
{
    const json* given = section.member(key);
    if (given == nullptr)
        return;
    plan.bits.worth = {};
    if (*given == "proxy")
        return;
    const std::string pointer = section.pointerTo(key);
    if (!given->is_array() || given->empty() || given->size() > limits::kMostLayers) {
        findings.refuseValue(pointer, *given,
            Phrase::of("\"proxy\", a number a plane, or these per layer with experts and expert"));
        return;
    }
    PlaneWorth& worth = plan.bits.worth.change();
    if (!given->front().is_array()) {
        worth.planes = readValues(*given, pointer, findings);
        return;
    }
    for (std::size_t l = 0; l < given->size() && !findings.error; ++l) {
        const json& layer = (*given)[l];
        const std::string layerPointer = pointer + pointerStep(l);
        if (!layer.is_array() || layer.empty()) {
            findings.refuseValue(layerPointer, layer, Phrase::of("an array, planes per expert"));
            return;
        }
        worth.experts.emplace_back();
        for (std::size_t e = 0; e < layer.size() && !findings.error; ++e)
            worth.experts.back().push_back(readValues(layer[e], layerPointer + pointerStep(e), findings));
    }
}

constexpr double kMostWatts = 1e5;
constexpr double kMostBytesPerSecond = 1e15;

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
    {"/experts/bits/floorBits", Phrase::word("least bits of an expert"), Phrase::word("At least"),
        Phrase::word("Bits that every expert keeps in memory. 0: the base where all of them fit, else none."),
        Integer {[](Plan& p) -> int& { return p.bits.floorBits; }, 0, kMostWidth}, Phrase::word("by budget"),
        true},
    {"/experts/bits/ceilingBits", Phrase::word("most bits of an expert"), Phrase::word("At most"),
        Phrase::word("Bits that an expert keeps in memory. 0: all of its planes."),
        Integer {[](Plan& p) -> int& { return p.bits.ceilingBits; }, 0, kMostWidth},
        Phrase::word("all planes"), true},
    {"/experts/bits/pinned", Phrase::word("kept planes never leave"), Phrase::word("Kept planes stay"),
        Phrase::word("Planes that are chosen stay in memory for good. Otherwise only the budget rule keeps "
                     "planes: they leave layer by layer, highest bit first, when others need the memory."),
        Toggle {[](Plan& p) -> bool& { return p.bits.pinned; }}, kNoWords, true},
    {"/experts/bits/loadBytesPerSecond", Phrase::word("rate at which planes are loaded"),
        Phrase::word("Rate of loading"),
        Phrase::word("Bytes a second at which planes come into memory, by your own measurement (dd, for "
                     "one). 0: what fio or nvbandwidth measured, where their files were imported, else what "
                     "is usual for the device."),
        Decimal {[](Plan& p) -> double& { return p.bits.loadBytesPerSecond; }, 0, kMostBytesPerSecond,
            ShownAs::GigabytesPerSecond, 0.5},
        Phrase::word("as the device has it"), true},
    {"/experts/bits/power/computeWatts", Phrase::word("power of computing"), Phrase::word("Power, computing"),
        Phrase::word("Watts of the GPU while it computes, beside those at any time. With any of the three "
                     "powers the energy of a token is shown."),
        Decimal {
            [](Plan& p) -> double& { return p.bits.power.computing; }, 0, kMostWatts, ShownAs::Number, 5},
        Phrase::word("unknown"), true},
    {"/experts/bits/power/loadWatts", Phrase::word("power of loading"), Phrase::word("Power, loading"),
        Phrase::word("Watts of the machine while planes are loaded, beside those at any time."),
        Decimal {[](Plan& p) -> double& { return p.bits.power.loading; }, 0, kMostWatts, ShownAs::Number, 5},
        Phrase::word("unknown"), true},
    {"/experts/bits/power/idleWatts", Phrase::word("power at any time"), Phrase::word("Power, always"),
        Phrase::word("Watts of the machine at any time, whatever it does."),
        Decimal {[](Plan& p) -> double& { return p.bits.power.always; }, 0, kMostWatts, ShownAs::Number, 5},
        Phrase::word("unknown"), true},
    {"/experts/bits/worth", Phrase::word("what planes are worth"), Phrase::word("Worth of planes"),
        Phrase::word("What each plane adds to those below it, in any unit: of all experts alike, or of each. "
                     "Without, a proxy: the share of the rounding error that it takes away."),
        Other {writeWorth, readWorth}, kNoWords, true},
};

} // namespace

std::span<const PlanField> bitsFields() { return kBitsFields; }

} // namespace rankloom::detail
