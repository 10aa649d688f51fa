// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/plan_name.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/compare/plan_differences.h"
#include "core/plan/left_out.h"
#include "core/plan/rank_grid.h"
#include "core/plan/what_if.h"

namespace rankloom {

namespace {

Layout layoutOf(const NamedPlan& plan)
{
    return resolved(plan.plan->layout, worldSize(plan.project->cluster, *plan.plan));
}

/// "TP4 CP2 PP4x4 EP8": degrees of one are left out, but TP, which is always told.
std::string degreesOf(const NamedPlan& plan)
{
    const Layout layout = layoutOf(plan);
    if (layout.tp == 1 && layout.cp == 1 && layout.pp == 1 && layout.ep == 1)
        return fmt::format("DP{}", layout.dp);
    std::string out = fmt::format("TP{}", layout.tp);
    if (layout.cp > 1)
        out += fmt::format(" CP{}", layout.cp);
    if (layout.pp > 1)
        out += fmt::format(" PP{}", layout.pp);
    if (layout.pp > 1 && layout.vpp > 1)
        out += fmt::format("x{}", layout.vpp);
    if (layout.ep > 1)
        out += fmt::format(" EP{}", layout.ep);
    return out;
}

/// The degrees, and the nodes that the plan does without.
Phrase baseOf(const NamedPlan& plan)
{
    const Phrase leftOut = leftOutWords(plan.project->cluster, *plan.plan);
    return leftOut.empty() ? Phrase(degreesOf(plan)) : Phrase::of("{}, {}", degreesOf(plan), leftOut);
}

/// Whether such a token is true: "TP4", "PP4x4", "DP8". None where it is none.
std::optional<bool> holds(std::string_view token, const Layout& layout)
{
    const std::pair<std::string_view, int> degrees[] = {{"TP", layout.tp}, {"CP", layout.cp},
        {"PP", layout.pp}, {"VPP", layout.vpp}, {"EP", layout.ep}, {"ETP", layout.etp}, {"DP", layout.dp}};
    for (const auto& [name, degree] : degrees) {
        if (!token.starts_with(name))
            continue;
        std::string_view rest = token.substr(name.size());
        bool chunks = true;
        if (const std::size_t by = rest.find('x'); name == "PP" && by != std::string_view::npos) {
            const auto chunk = parseInteger(rest.substr(by + 1));
            if (!chunk)
                return std::nullopt;
            chunks = *chunk == layout.vpp;
            rest = rest.substr(0, by);
        }
        if (const auto value = parseInteger(rest))
            return chunks && *value == degree;
    }
    return std::nullopt;
}

bool isDegree(std::string_view pointer)
{
    constexpr std::string_view degrees[] = {
        "/layout/tp", "/layout/cp", "/layout/pp", "/layout/vpp", "/layout/ep", "/layout/dp"};
    return std::ranges::find(degrees, pointer) != std::end(degrees);
}

/// A setting as a part of a name.
Phrase partOf(const std::string& pointer, const Phrase& words, const std::string& value)
{
    if (pointer == "/workload/microBatchSize")
        return Phrase::of("MBS {}", words);
    if (pointer == "/workload/globalBatchSize")
        return Phrase::of("GBS {}", words);
    if (pointer == "/workload/sequenceLength")
        return Phrase::of("sequence {}", words);
    if (pointer == "/layout/etp")
        return Phrase::of("ETP {}", words);
    if (pointer == "/memory/recompute/mode" && value == "\"none\"")
        return Phrase::of("no recomputation");
    if (pointer == "/memory/offload/target" && value == "\"none\"")
        return Phrase::of("no offload");
    // These say by themselves what they are of.
    if (pointer == "/schedule/kind" || pointer == "/memory/precision" || pointer == "/cluster/device"
        || pointer == "/model")
        return words;
    if (pointer == "/cluster/nodes")
        return Phrase::of("{} nodes", words);
    if (pointer == "/whatIf")
        return value == "[]" ? Phrase::of("no what-ifs") : Phrase::of("what-if {}", words);
    return Phrase::of("{}: {}", settingLabel(pointer), words);
}

/// What the settings of a plan are, as parts of names, by their pointers.
using Parts = std::map<std::string, Phrase>;

/// Parts of the group's plans for every setting in which they differ, in the order they are told.
struct Features {
    std::vector<std::string> pointers;
    std::vector<Parts> parts; ///< one per plan
};

Features featuresOf(std::span<const NamedPlan> plans)
{
    Features out;
    out.parts.resize(plans.size());
    const NamedPlan& first = plans.front();
    for (std::size_t i = 1; i < plans.size(); ++i)
        for (const PlanDifference& d :
            planDifferences(*first.project, *first.plan, *plans[i].project, *plans[i].plan)) {
            if (isDegree(d.pointer) || d.alike)
                continue;
            if (std::ranges::find(out.pointers, d.pointer) == out.pointers.end())
                out.pointers.push_back(d.pointer);
            out.parts.front()[d.pointer] = partOf(d.pointer, d.from, d.fromValue);
            out.parts[i][d.pointer] = partOf(d.pointer, d.to, d.toValue);
        }
    for (std::size_t i = 1; i < plans.size(); ++i)
        for (const auto& [pointer, part] : out.parts.front())
            out.parts[i].try_emplace(pointer, part); // where it does not differ from the first
    std::ranges::stable_sort(
        out.pointers, {}, [](const std::string& pointer) { return documentPlace(pointer); });
    return out;
}

/// Adds to the names of the members (places in `features.parts`) what tells them apart, beginning with the
/// setting at `next`.
void tellApart(const std::vector<std::size_t>& members, const Features& features, std::size_t next,
    std::vector<Phrase>& names)
{
    if (members.size() < 2)
        return;
    for (; next < features.pointers.size(); ++next) {
        std::vector<std::pair<Phrase, std::vector<std::size_t>>> kinds;
        for (const std::size_t member : members) {
            const Phrase& part = features.parts[member].at(features.pointers[next]);
            auto known = std::ranges::find(kinds, part, &decltype(kinds)::value_type::first);
            if (known == kinds.end())
                known = kinds.insert(kinds.end(), {part, {}});
            known->second.push_back(member);
        }
        if (kinds.size() < 2)
            continue;
        for (const auto& [part, alike] : kinds) {
            for (const std::size_t member : alike)
                names[member] = Phrase::of("{}, {}", names[member], part);
            tellApart(alike, features, next + 1, names);
        }
        return;
    }
}

/// Equal names are counted from the second on.
void count(std::vector<Phrase>& names)
{
    std::map<std::string, int> seen;
    for (Phrase& name : names)
        if (const int number = ++seen[name.english()]; number > 1)
            name = Phrase::of("{} ({})", name, number);
}

/// "TP4 PP4 (2)" without its number; the number or 0.
int takeNumber(std::string_view& name)
{
    const std::size_t open = name.rfind(" (");
    if (open == std::string_view::npos || !name.ends_with(')'))
        return 0;
    const auto number = parseInteger(name.substr(open + 2, name.size() - open - 3));
    if (!number || *number < 2 || *number > 9999)
        return 0;
    name = name.substr(0, open);
    return static_cast<int>(*number);
}

/// Whether all words are degrees, and those of this plan.
bool areDegrees(std::string_view words, const Layout& layout)
{
    while (!words.empty()) {
        const std::string_view token = words.substr(0, words.find(' '));
        if (!holds(token, layout).value_or(false))
            return false;
        words.remove_prefix(std::min(words.size(), token.size() + 1));
    }
    return true;
}

} // namespace

std::vector<Phrase> planNames(std::span<const NamedPlan> plans)
{
    std::vector<Phrase> names;
    std::map<std::string, std::vector<std::size_t>> alike;
    for (std::size_t i = 0; i < plans.size(); ++i) {
        names.push_back(baseOf(plans[i]));
        alike[names.back().english()].push_back(i);
    }
    for (const auto& [degrees, places] : alike) {
        if (places.size() < 2)
            continue;
        std::vector<NamedPlan> group;
        std::vector<std::size_t> members;
        for (const std::size_t place : places) {
            members.push_back(group.size());
            group.push_back(plans[place]);
        }
        std::vector<Phrase> told(group.size(), names[places.front()]);
        tellApart(members, featuresOf(group), 0, told);
        for (std::size_t i = 0; i < places.size(); ++i)
            names[places[i]] = told[i];
    }
    count(names);
    return names;
}

Phrase planName(const Project& project, const Plan& plan) { return baseOf({&project, &plan}); }

std::optional<Phrase> automaticName(const NamedPlan& plan, const std::string& name)
{
    std::string_view rest = name;
    const int number = takeNumber(rest);
    const std::string_view degrees = rest.substr(0, rest.find(", "));
    if (degrees.empty() || !areDegrees(degrees, layoutOf(plan)))
        return std::nullopt;
    Phrase out = degrees;
    rest.remove_prefix(std::min(rest.size(), degrees.size() + 2));
    if (const Phrase leftOut = leftOutWords(plan.project->cluster, *plan.plan);
        !leftOut.empty() && rest.starts_with(leftOut.english())) {
        out = Phrase::of("{}, {}", out, leftOut);
        rest.remove_prefix(std::min(rest.size(), leftOut.english().size() + 2));
    }
    if (!rest.empty()) {
        const std::vector<PlanDifference> settings = planSettings(*plan.project, *plan.plan);
        while (!rest.empty()) {
            Phrase found;
            for (const PlanDifference& setting : settings) {
                const Phrase part = partOf(setting.pointer, setting.to, setting.toValue);
                // The longest: "a, b" goes before "a".
                if (rest.starts_with(part.english()) && part.english().size() > found.english().size()
                    && (rest.size() == part.english().size()
                        || rest.substr(part.english().size()).starts_with(", ")))
                    found = part;
            }
            if (found.empty())
                return std::nullopt;
            rest.remove_prefix(std::min(rest.size(), found.english().size() + 2));
            out = Phrase::of("{}, {}", out, found);
        }
    }
    return number > 0 ? Phrase::of("{} ({})", out, number) : out;
}

Phrase shownName(const NamedPlan& plan, const std::string& name)
{
    if (std::optional<Phrase> automatic = automaticName(plan, name))
        return std::move(*automatic);
    return name;
}

} // namespace rankloom
