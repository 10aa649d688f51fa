// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/plan_differences.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/plan/calibration_fields.h"
#include "core/plan/plan_json.h"
#include "core/plan/rank_grid.h"
#include "core/plan/what_if.h"

namespace rankloom {

using nlohmann::ordered_json;

namespace {

/// Objects that are told as one thing: nobody decides about the parts of a model one by one.
constexpr std::array<std::string_view, 4> kWholes {"/model", "/cluster/device", "/cluster/links", "/routing"};

/// Fields in document order.
using Leaves = std::vector<std::pair<std::string, ordered_json>>;

/// A plan with its document taken apart.
struct Side {
    const Project* project;
    const Plan& plan;
    Leaves leaves;
};

void collect(const ordered_json& value, const std::string& pointer, Leaves& leaves)
{
    if (!value.is_object() || std::ranges::find(kWholes, pointer) != kWholes.end()) {
        leaves.emplace_back(pointer, value);
        return;
    }
    for (const auto& [key, member] : value.items())
        collect(member, pointer + pointerStep(key), leaves);
}

Side sideOf(const Project* project, const Plan& plan, const std::string& document)
{
    Side side {project, plan, {}};
    collect(orderedJsonOrDiscarded(document), {}, side.leaves);
    return side;
}

const ordered_json* find(const Leaves& leaves, const std::string& pointer)
{
    const auto it = std::ranges::find(leaves, pointer, &Leaves::value_type::first);
    return it == leaves.end() ? nullptr : &it->second;
}

PlanDifference difference(const std::string& pointer, const Side& from, const Side& to)
{
    const auto value = [&pointer](const Side& side) {
        const ordered_json* found = find(side.leaves, pointer);
        return found ? *found : ordered_json();
    };
    const ordered_json before = value(from);
    const ordered_json after = value(to);
    PlanDifference out {pointer, settingLabel(pointer),
        settingWords(pointer, before, from.project, from.plan),
        settingWords(pointer, after, to.project, to.plan), compactText(before), compactText(after), false};
    out.alike = out.from == out.to;
    if (out.alike)
        out.to = out.from.empty() ? Phrase::of("another") : Phrase::of("{} (another)", out.to);
    return out;
}

std::vector<PlanDifference> differencesOf(const Side& from, const Side& to)
{
    std::vector<PlanDifference> out;
    for (const auto& [pointer, value] : from.leaves) {
        const ordered_json* after = find(to.leaves, pointer);
        if (!after || *after != value)
            out.push_back(difference(pointer, from, to));
    }
    for (const auto& [pointer, value] : to.leaves)
        if (!find(from.leaves, pointer))
            out.push_back(difference(pointer, from, to));
    std::erase_if(
        out, [](const PlanDifference& d) { return d.pointer == "/name" || d.pointer == "/projectName"; });
    return out;
}

bool equalInputs(const Project& a, const Project& b)
{
    return &a == &b
        || (a.model == b.model && a.cluster == b.cluster && a.routing == b.routing
            && a.calibration == b.calibration);
}

} // namespace

std::vector<PlanDifference> planDifferences(const Plan& from, const Plan& to)
{
    return differencesOf(sideOf(nullptr, from, writePlan(from)), sideOf(nullptr, to, writePlan(to)));
}

std::vector<PlanDifference> planDifferences(
    const Project& fromProject, const Plan& from, const Project& toProject, const Plan& to)
{
    // The documents of large clusters hold megabytes of links: they are written only where they differ.
    const bool equal = equalInputs(fromProject, toProject);
    const auto text = [equal](const Project& project, Plan plan) {
        plan.layout = resolved(plan.layout, worldSize(project.cluster, plan));
        return equal ? writePlan(plan) : writePlanDocument(project, plan);
    };
    std::vector<PlanDifference> out = differencesOf(
        sideOf(&fromProject, from, text(fromProject, from)), sideOf(&toProject, to, text(toProject, to)));
    if (!fromProject.model->moe && !toProject.model->moe)
        std::erase_if(out, [](const PlanDifference& d) { return d.pointer == "/layout/etp"; });
    return out;
}

std::vector<PlanDifference> planSettings(const Project& project, const Plan& plan)
{
    Side side = sideOf(&project, plan, writePlan(plan));
    const Cluster& cluster = project.cluster;
    // What the plan is about, without the bulk of it: words of wholes do not read their values.
    side.leaves.insert(side.leaves.end(),
        {{"/model", project.model->name}, {"/cluster/nodes", cluster.nodes},
            {"/cluster/devicesPerNode", cluster.devicesPerNode}, {"/cluster/device", cluster.device.name},
            {"/cluster/nodeNames",
                cluster.nodeNames.empty() ? ordered_json() : ordered_json(cluster.nodeNames)},
            {"/cluster/unavailableNodes", ordered_json()}, {"/cluster/links", ordered_json()},
            {"/routing", ordered_json()}});
    collect(calibrationJson(project.calibration), "/calibration", side.leaves);
    constexpr std::array<std::string_view, 4> kFrame {"/$schema", "/format", "/version", "/name"};
    std::vector<PlanDifference> out;
    for (const auto& [pointer, value] : side.leaves)
        if (std::ranges::find(kFrame, pointer) == kFrame.end())
            out.push_back({pointer, settingLabel(pointer), {}, settingWords(pointer, value, &project, plan),
                "null", compactText(value), false});
    // Fields that are left out of the document say something, too.
    for (const char* absent : {"/layout/etp", "/stages/mtpLayersPerStage"})
        if (!find(side.leaves, absent))
            out.push_back({absent, settingLabel(absent), {},
                settingWords(absent, ordered_json(), &project, plan), "null", "null", false});
    return out;
}

Phrase differenceName(const std::vector<PlanDifference>& differences)
{
    constexpr std::size_t kShown = 2;
    std::vector<Phrase> parts;
    for (const PlanDifference& d : differences) {
        if (d.pointer == "/layout/dp" && differences.size() > 1)
            continue;
        const bool list = d.toValue.starts_with('[') || d.fromValue.starts_with('[');
        if (d.pointer == "/whatIf")
            parts.push_back(d.toValue == "[]" ? Phrase::of("no what-ifs") : Phrase::of("what-if {}", d.to));
        else if (list || d.to.empty())
            parts.push_back(Phrase::of("other {}", d.label));
        else if (d.from.empty())
            parts.push_back(Phrase::of("{} {}", d.label, d.to));
        else
            parts.push_back(Phrase::of("{} {} instead of {}", d.label, d.to, d.from));
    }
    if (parts.size() <= kShown)
        return joined(parts, ", ");
    return Phrase::of("{}, {} and {} more", parts[0], parts[1], parts.size() - kShown);
}

} // namespace rankloom
