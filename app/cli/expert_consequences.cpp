// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/expert_consequences.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/evaluation_json.h"
#include "core/exchange/maps/expert_map.h"
#include "core/plan/plan_json.h"

namespace rankloom::cli {

using nlohmann::ordered_json;

namespace {

constexpr std::array kLevels {LinkLevel::Device, LinkLevel::DevicePair, LinkLevel::NodePair};

Result<PlanConsequences> consequencesOf(const Project& project, const Plan& plan, std::stop_token stop)
{
    const Result<Evaluation> evaluation = evaluate(project, plan, std::move(stop));
    if (!evaluation)
        return tl::unexpected<Error>(evaluation.error());
    if (!evaluation->valid)
        return fail(ErrorCode::IllegalPlan,
            evaluation->diagnostics.empty() ? "The plan is illegal" : evaluation->diagnostics.front().message,
            {}, "See: rankloom-cli evaluate.");
    return PlanConsequences {evaluation->time.step, evaluation->memory.fits, expertTraffic(project, plan)};
}

ordered_json trafficJson(const ExpertTraffic& traffic)
{
    ordered_json out {{"devices", traffic.devices}};
    const std::size_t n = traffic.devices.size();
    ordered_json rows = ordered_json::array();
    for (std::size_t from = 0; from < n; ++from) {
        ordered_json row = ordered_json::array();
        for (std::size_t to = 0; to < n; ++to)
            row.push_back(std::llround(traffic.bytes[from * n + to]));
        rows.push_back(std::move(row));
    }
    out["bytesPerStep"] = std::move(rows);
    for (const LinkLevel level : kLevels)
        out["bytesPerLevel"][toString(level)] =
            std::llround(traffic.perLevel[static_cast<std::size_t>(level)].value());
    out["bytesPerLayer"] = ordered_json::array();
    for (const Bytes bytes : traffic.perLayer)
        out["bytesPerLayer"].push_back(std::llround(bytes.value()));
    return out;
}

ordered_json planJson(const PlanConsequences& plan)
{
    return {{"stepSeconds", plan.step.value()}, {"fits", plan.fits}, {"traffic", trafficJson(plan.traffic)}};
}

std::string share(double part, double whole) { return whole > 0 ? percent(part / whole) : "0 %"; }

using Columns = std::vector<std::string>;

/// One row per figure, one column per placement.
void addTravelRows(TextTable& table, const std::vector<const TokenTravel*>& travels)
{
    const auto row = [&](const char* name, auto value) {
        Columns cells {name};
        for (const TokenTravel* travel : travels)
            cells.push_back(value(*travel));
        table.add(std::move(cells));
    };
    if (!travels.front()->fanOut.empty()) {
        row("devices per token", [](const TokenTravel& t) { return fmt::format("{:.3f}", t.meanFanOut); });
        row("nodes per token", [](const TokenTravel& t) { return fmt::format("{:.3f}", t.meanNodeFanOut); });
    }
    if (travels.front()->hops.empty())
        return;
    row("hops: on the device", [](const TokenTravel& t) { return share(t.allHops.stay, t.allHops.total()); });
    row("hops: within the node",
        [](const TokenTravel& t) { return share(t.allHops.withinNode, t.allHops.total()); });
    row("hops: between nodes",
        [](const TokenTravel& t) { return share(t.allHops.betweenNodes, t.allHops.total()); });
}

/// How the devices per token came about.
std::string basisText(const TokenTravel& travel)
{
    if (travel.fanOut.empty())
        return {};
    return fmt::format("Devices per token {}; a random placement has {:.3f}, and {:.3f} nodes.\n",
        travel.exact            ? std::string("are counted on all tokens")
            : travel.tokens > 0 ? fmt::format("are counted on {} tokens of the trace", travel.tokens)
                                : std::string("are estimated from the load: picks taken as independent"),
        travel.randomFanOut, travel.randomNodeFanOut);
}

std::string trafficText(const PlanConsequences& before, const PlanConsequences& after)
{
    TextTable table({"", ">before", ">after"});
    table.add({"step", humanSeconds(before.step.value()), humanSeconds(after.step.value())});
    table.add({"fits", before.fits ? "yes" : "no", after.fits ? "yes" : "no"});
    constexpr std::array kNames {"bytes that stay on a device", "bytes within a node", "bytes between nodes"};
    for (const LinkLevel level : kLevels) {
        const auto l = static_cast<std::size_t>(level);
        table.add({kNames[l], humanBytes(before.traffic.perLevel[l].value()),
            humanBytes(after.traffic.perLevel[l].value())});
    }
    const auto busiest = [](const ExpertTraffic& traffic) {
        if (traffic.busiestFrom < 0)
            return std::string("none");
        const auto device = [&](int member) { return traffic.devices[static_cast<std::size_t>(member)]; };
        return fmt::format("{} -> {}, {}", device(traffic.busiestFrom), device(traffic.busiestTo),
            humanBytes(traffic.between(traffic.busiestFrom, traffic.busiestTo).value()));
    };
    table.add({"busiest pair of devices", busiest(before.traffic), busiest(after.traffic)});
    return "\nA training step; bytes of the expert-parallel group of rank 0\n" + table.text();
}

} // namespace

std::vector<int> nodesInRuns(int devices, int nodes)
{
    std::vector<int> out;
    for (int d = 0; d < devices; ++d)
        out.push_back(d / std::max(1, devices / nodes));
    return out;
}

Result<void> addPlanConsequences(
    const PlanInput& input, const ExpertPlacement& placement, ExpertConsequences& out, std::stop_token stop)
{
    Plan proposed = input.plan;
    proposed.experts = placement;
    Result<PlanConsequences> before = consequencesOf(input.project, input.plan, stop);
    if (!before)
        return tl::unexpected<Error>(std::move(before.error()));
    Result<PlanConsequences> after = consequencesOf(input.project, proposed, stop);
    if (!after)
        return tl::unexpected<Error>(std::move(after.error()));
    const Result<ExpertChange> change =
        expertChange(input.project, input.plan, proposed, before->step, after->step);
    if (!change)
        return tl::unexpected<Error>(change.error());
    out.planBefore = std::move(*before);
    out.planAfter = std::move(*after);
    out.change = *change;
    return {};
}

ordered_json travelJson(const TokenTravel& travel)
{
    ordered_json out;
    if (!travel.fanOut.empty()) {
        out["devicesPerToken"] = travel.meanFanOut;
        out["nodesPerToken"] = travel.meanNodeFanOut;
        out["devicesPerTokenPerLayer"] = travel.fanOut;
        out["nodesPerTokenPerLayer"] = travel.nodeFanOut;
        out["devicesPerTokenAtRandom"] = travel.randomFanOut;
        out["nodesPerTokenAtRandom"] = travel.randomNodeFanOut;
        out["countedTokens"] = travel.tokens;
        out["exact"] = travel.exact;
    }
    if (travel.hops.empty())
        return out;
    const auto hops = [](const TokenTravel::Hops& of) {
        return ordered_json {
            {"stay", of.stay}, {"withinNode", of.withinNode}, {"betweenNodes", of.betweenNodes}};
    };
    out["hops"] = hops(travel.allHops);
    out["hopsPerLayer"] = ordered_json::array();
    for (const TokenTravel::Hops& of : travel.hops)
        out["hopsPerLayer"].push_back(hops(of));
    return out;
}

void addConsequencesJson(const ExpertConsequences& consequences, ordered_json& out)
{
    if (consequences.before)
        out["before"]["tokens"] = travelJson(*consequences.before);
    if (consequences.after)
        out["after"]["tokens"] = travelJson(*consequences.after);
    if (consequences.planBefore)
        out["before"]["plan"] = planJson(*consequences.planBefore);
    if (consequences.planAfter)
        out["after"]["plan"] = planJson(*consequences.planAfter);
    if (consequences.change)
        out["change"] = expertChangeJson(*consequences.change);
}

std::string travelText(const TokenTravel& travel)
{
    TextTable table({"contiguous placement", ">mean"});
    addTravelRows(table, {&travel});
    return table.empty() ? std::string() : "\n" + table.text() + basisText(travel);
}

std::string consequencesText(const ExpertConsequences& consequences)
{
    std::string out;
    if (consequences.before && consequences.after) {
        TextTable table({"", ">before", ">after"});
        addTravelRows(table, {&*consequences.before, &*consequences.after});
        if (!table.empty())
            out += "\n" + table.text() + basisText(*consequences.after);
    }
    if (consequences.planBefore && consequences.planAfter)
        out += trafficText(*consequences.planBefore, *consequences.planAfter);
    if (consequences.change)
        out += fmt::format("\n{}\n{} of {} expert copies move, a device receives up to {}.\n",
            verdictOf(*consequences.change), consequences.change->moved, consequences.change->copies,
            humanBytes(consequences.change->mostReceived.value()));
    return out;
}

Result<std::string> exportedPlacement(const std::string& target, const PlanInput& input)
{
    if (target == "json" && input.project.model->hidden > 0)
        return writePlanDocument(input.project, input.plan);
    using Writer = Result<std::string> (*)(const Project&, const Plan&);
    constexpr std::array<std::pair<std::string_view, Writer>, 4> kWriters {
        {{"sglang-experts", writeSglangExperts}, {"vllm-expert-map", writeVllmExpertMap},
            {"trtllm-eplb", writeTrtllmEplb}, {"experts-csv", writeExpertsCsv}}};
    for (const auto& [name, write] : kWriters)
        if (name == target)
            return write(input.project, input.plan);
    return fail(ErrorCode::BadValue, fmt::format("an expert placement cannot be written as \"{}\"", target),
        {}, "Choose sglang-experts, vllm-expert-map, trtllm-eplb, experts-csv, or with --plan also json.");
}

PlanInput bareModel(int layers, int experts, int topK, const std::vector<int>& modelLayers, int devices)
{
    PlanInput out;
    ModelSpec& model = out.project.model.change();
    constexpr int kMostLayers = 4096; // a file may call a layer anything
    const bool named = !modelLayers.empty() && modelLayers.front() >= 0 && modelLayers.back() < kMostLayers;
    model.layers = named ? modelLayers.back() + 1 : layers;
    MixtureOfExperts& moe = model.moe.emplace();
    moe.experts = experts;
    moe.topK = topK;
    moe.layerIsMoe.assign(static_cast<std::size_t>(model.layers), !named);
    for (const int layer : modelLayers)
        if (named)
            moe.layerIsMoe[static_cast<std::size_t>(layer)] = true;
    out.plan.layout.ep = devices;
    return out;
}

} // namespace rankloom::cli
