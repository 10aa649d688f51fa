// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/plan_differences.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/plan/plan_json.h"
#include "core/plan/rank_grid.h"
#include "core/plan/what_if.h"

namespace rankloom {

using nlohmann::ordered_json;

namespace {

constexpr std::size_t kLongestWord = 48; ///< bytes of a text value that are shown
constexpr std::size_t kMostEntries = 16; ///< of an array that are shown

struct Label {
    std::string_view pointer;
    std::string_view text;
};
// People's names of the fields; fields that are not listed keep their own name.
constexpr Label kLabels[] = {
    {"/model/preset", "model"},
    {"/cluster/nodes", "nodes"},
    {"/cluster/devicesPerNode", "devices per node"},
    {"/cluster/device", "device"},
    {"/cluster/links/measured/bandwidth", "measured links"},
    {"/workload/sequenceLength", "sequence length"},
    {"/workload/microBatchSize", "microbatch size"},
    {"/workload/globalBatchSize", "global batch size"},
    {"/layout/tp", "TP"},
    {"/layout/cp", "CP"},
    {"/layout/pp", "PP"},
    {"/layout/vpp", "VPP"},
    {"/layout/ep", "EP"},
    {"/layout/etp", "ETP"},
    {"/layout/dp", "DP"},
    {"/layout/sequenceParallel", "sequence parallelism"},
    {"/layout/order", "axis order"},
    {"/stages/layersPerStage", "layers per stage"},
    {"/stages/vocabulary", "vocabulary"},
    {"/schedule/kind", "schedule"},
    {"/memory/precision", "precision"},
    {"/memory/optimizer", "optimizer"},
    {"/memory/sharding/weights", "weight sharding"},
    {"/memory/sharding/gradients", "gradient sharding"},
    {"/memory/sharding/optimizer", "optimizer sharding"},
    {"/memory/recompute/mode", "recomputation"},
    {"/memory/offload/target", "offload"},
    {"/memory/gradients", "gradient type"},
    {"/memory/crossEntropy", "cross entropy"},
    {"/memory/sharding/secondaryWeights", "second copy of the weights"},
    {"/memory/gatheredBlocks", "gathered layers"},
    {"/memory/recompute/modules", "recomputed modules"},
    {"/memory/recompute/layers", "recomputed layers"},
    {"/memory/offload/fraction", "offloaded share"},
    {"/memory/offload/optimizerFraction", "optimizer on host"},
    {"/memory/flashAttention", "flash attention"},
    {"/memory/dropout", "dropout"},
    {"/memory/expertLoadFactor", "load of the fullest expert rank"},
    {"/memory/fragmentation", "fragmentation"},
    {"/memory/additiveBytes", "framework constant"},
    {"/memory/contextBytes", "device context"},
    {"/memory/communicatorBytes", "bytes per communicator"},
    {"/experts/trace", "routing trace counted"},
    {"/communication/compression/kind", "compression"},
    {"/communication/compression/rank", "compression rank"},
    {"/communication/overlap/dp", "overlap of data parallelism"},
    {"/communication/overlap/tp", "overlap of tensor parallelism"},
    {"/communication/overlap/ep", "overlap of expert parallelism"},
    {"/communication/expertDispatch", "dispatch to experts"},
    {"/communication/bucketBytes", "largest data-parallel message"},
    {"/placement/ranks", "rank placement"},
    {"/placement/locked", "locked ranks"},
    {"/experts/placement", "expert placement"},
    {"/whatIf", "what-if"},
};

std::string labelOf(const std::string& pointer)
{
    for (const Label& label : kLabels)
        if (pointer == label.pointer)
            return std::string(label.text);
    return pointer.substr(pointer.rfind('/') + 1);
}

/// Fields in document order.
using Leaves = std::vector<std::pair<std::string, ordered_json>>;

void collect(const ordered_json& value, const std::string& pointer, Leaves& leaves)
{
    if (!value.is_object()) {
        leaves.emplace_back(pointer, value);
        return;
    }
    for (const auto& [key, member] : value.items())
        collect(member, pointer + pointerStep(key), leaves);
}

const ordered_json* find(const Leaves& leaves, const std::string& pointer)
{
    const auto it = std::ranges::find(leaves, pointer, &Leaves::value_type::first);
    return it == leaves.end() ? nullptr : &it->second;
}

/// Not longer than `most` bytes, cut between characters.
std::string shortened(std::string text, std::size_t most)
{
    if (text.size() <= most)
        return text;
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80)
        --most;
    return text.substr(0, most) + "…";
}

/// "device 12, speed 0.7": the members of an object without structure.
std::string memberWords(const ordered_json& object)
{
    std::string out;
    for (const auto& [key, member] : object.items()) {
        out += (out.empty() ? "" : ", ") + key;
        if (!member.is_boolean())
            out += ' ' + member.dump();
    }
    return out;
}

/// What is supposed, part by part.
std::string whatIfWords(const ordered_json& list)
{
    std::string out;
    for (const ordered_json& one : list)
        out += (out.empty() ? "" : "; ") + memberWords(one);
    return out.empty() ? "none" : shortened(std::move(out), 2 * kLongestWord);
}

std::string arrayWords(const ordered_json& value)
{
    if (value.empty())
        return "default";
    if (value.size() > kMostEntries
        || std::ranges::any_of(value, [](const ordered_json& entry) { return entry.is_structured(); }))
        return fmt::format("a list of {}", value.size());
    std::string out;
    for (const ordered_json& entry : value)
        out += (out.empty() ? "" : ", ") + (entry.is_string() ? entry.get<std::string>() : entry.dump());
    return shortened(std::move(out), kLongestWord);
}

std::string wordsOf(const ordered_json& value)
{
    if (value.is_boolean())
        return value.get<bool>() ? "on" : "off";
    if (value.is_number_integer())
        return fmt::format("{}", value.get<std::int64_t>());
    if (value.is_number())
        return fmt::format("{:.6g}", value.get<double>());
    if (value.is_array())
        return arrayWords(value);
    return value.is_string() ? shortened(value.get<std::string>(), kLongestWord) : std::string();
}

std::vector<PlanDifference> differencesOf(const std::string& fromText, const std::string& toText)
{
    Leaves from;
    Leaves to;
    collect(ordered_json::parse(fromText), {}, from);
    collect(ordered_json::parse(toText), {}, to);
    std::vector<PlanDifference> out;
    const auto add = [&out](
                         const std::string& pointer, const ordered_json* before, const ordered_json* after) {
        const auto words = [&pointer](const ordered_json* value) {
            return value == nullptr    ? std::string()
                : pointer == "/whatIf" ? whatIfWords(*value)
                                       : wordsOf(*value);
        };
        PlanDifference d {pointer, labelOf(pointer), words(before), words(after),
            before ? before->dump() : "null", after ? after->dump() : "null"};
        if (d.from == d.to)
            d.to = "another";
        out.push_back(std::move(d));
    };
    for (const auto& [pointer, value] : from) {
        const ordered_json* after = find(to, pointer);
        if (!after || *after != value)
            add(pointer, &value, after);
    }
    for (const auto& [pointer, value] : to)
        if (!find(from, pointer))
            add(pointer, nullptr, &value);
    std::erase_if(
        out, [](const PlanDifference& d) { return d.pointer == "/name" || d.pointer == "/projectName"; });
    return out;
}

} // namespace

std::vector<PlanDifference> planDifferences(const Plan& from, const Plan& to)
{
    return differencesOf(writePlan(from), writePlan(to));
}

std::vector<PlanDifference> planDifferences(
    const Project& fromProject, const Plan& from, const Project& toProject, const Plan& to)
{
    const auto text = [](const Project& project, Plan plan) {
        plan.layout = resolved(plan.layout, worldSize(project.cluster, plan));
        return writePlanDocument(project, plan);
    };
    std::vector<PlanDifference> out = differencesOf(text(fromProject, from), text(toProject, to));
    if (!fromProject.model.moe && !toProject.model.moe)
        std::erase_if(out, [](const PlanDifference& d) { return d.pointer == "/layout/etp"; });
    return out;
}

std::pair<int, int> documentPlace(const std::string& pointer)
{
    constexpr std::string_view sections[] = {"/model", "/cluster", "/workload", "/layout", "/stages",
        "/schedule", "/memory", "/communication", "/placement", "/experts"};
    const std::string_view section = std::string_view(pointer).substr(0, pointer.find('/', 1));
    const auto* const place = std::ranges::find(sections, section);
    const auto* const label = std::ranges::find(kLabels, std::string_view(pointer), &Label::pointer);
    return {static_cast<int>(place - std::begin(sections)), static_cast<int>(label - std::begin(kLabels))};
}

std::string differenceName(const std::vector<PlanDifference>& differences)
{
    constexpr std::size_t kShown = 2;
    std::vector<std::string> parts;
    for (const PlanDifference& d : differences) {
        if (d.pointer == "/layout/dp" && differences.size() > 1)
            continue;
        const bool list = d.toValue.starts_with('[') || d.fromValue.starts_with('[');
        if (d.pointer == "/whatIf")
            parts.push_back(d.to == "none" ? "no what-ifs" : "what-if " + d.to);
        else if (list || d.to.empty())
            parts.push_back("other " + d.label);
        else if (d.from.empty())
            parts.push_back(fmt::format("{} {}", d.label, d.to));
        else
            parts.push_back(fmt::format("{} {} instead of {}", d.label, d.to, d.from));
    }
    if (parts.size() <= kShown)
        return fmt::format("{}", fmt::join(parts, ", "));
    return fmt::format("{}, {} and {} more", parts[0], parts[1], parts.size() - kShown);
}

} // namespace rankloom
