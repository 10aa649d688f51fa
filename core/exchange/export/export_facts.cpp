// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/export/export_facts.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/plan/framework.h"
#include "core/plan/plan_json.h"

namespace rankloom {

using nlohmann::json;

namespace {

constexpr std::string_view kEstimateConstants[] = {
    "dummyWeightGradients", "probabilitiesAfterExperts", "logitBytes", "expertLoadFactor", "gatheredBlocks"};

/// Pointers of constants that describe a training program instead of steering it.
bool isEstimateConstant(std::string_view pointer)
{
    if (pointer.starts_with("/memory/offload/nvme"))
        return true;
    if (!pointer.starts_with("/memory/"))
        return false;
    return std::ranges::find(kEstimateConstants, pointer.substr(8)) != std::end(kEstimateConstants);
}

/// Whether `pointer` is `above` or lies below it.
bool isWithin(std::string_view pointer, std::string_view above)
{
    return pointer.starts_with(above)
        && (pointer.size() == above.size() || pointer[above.size()] == '/' || above.empty());
}

struct Leaf {
    std::string pointer;
    json value;
};

/// Values of a document; an array is one value.
void collectLeaves(const json& value, const std::string& pointer, std::vector<Leaf>& leaves)
{
    if (!value.is_object()) {
        leaves.push_back({pointer, value});
        return;
    }
    for (const auto& [key, member] : value.items())
        collectLeaves(member, pointer + '/' + key, leaves);
}

std::vector<Leaf> leavesOf(const Plan& plan)
{
    std::vector<Leaf> leaves;
    collectLeaves(jsonOrDiscarded(writePlan(plan)), {}, leaves);
    return leaves;
}

std::string shortValue(const json& value)
{
    constexpr std::size_t most = 40;
    if (value.is_string() && value.get_ref<const std::string&>().size() <= most)
        return value.get<std::string>();
    const std::string text = value.dump(-1, ' ', true);
    return text.size() <= most ? text : std::string(value.is_array() ? "an own list" : "an own text");
}

/// One program runs on all devices: what the oldest can.
int lowestCapability(const Cluster& cluster)
{
    int lowest = cluster.device.computeCapability;
    for (const DeviceSpec& other : cluster.otherDevices)
        lowest = std::min(lowest, other.computeCapability);
    return lowest;
}

} // namespace

PlanFacts::PlanFacts(const Project& p, const Plan& chosen)
    : project(p)
    , plan(chosen)
    , layout(resolved(chosen.layout, p.cluster->devices()))
    , stages(splitStages(p, chosen))
    , chunks(chunksPerRank(chosen.schedule.kind, chosen.layout.vpp))
    , shardGroup(layout.dp * layout.cp)
    , shards(planShards(p, chosen, layout).dense)
    , work(chosen.workload)
    , microbatches(microbatchesOf(work, layout))
    , capability(lowestCapability(p.cluster))
{
}

namespace {

/// The framework whose defaults hold where a file of the target says nothing.
Framework startedBy(ExportTarget target)
{
    switch (target) {
    case ExportTarget::DeepSpeed:
        return Framework::DeepSpeed;
    case ExportTarget::TorchTitan:
    case ExportTarget::TorchTitanFlags:
        return Framework::Torchtitan;
    default:
        return Framework::None; // says all, or is no training program
    }
}

} // namespace

Omissions::Omissions(const PlanFacts& facts, ExportTarget target)
    : m_facts(facts)
    , m_target(infoOf(target).title)
    , m_covered {"/name", "/workload"}
    , m_written(facts.plan)
    , m_defaults(withFramework(Plan(), startedBy(target)))
    , m_startsDefaults(startedBy(target) != Framework::None)
{
    m_defaults.execution.framework = facts.plan.execution.framework;
}

void Omissions::covers(std::initializer_list<const char*> pointers)
{
    m_covered.insert(m_covered.end(), pointers.begin(), pointers.end());
}

void Omissions::add(std::string pointer, Phrase message, Severity severity)
{
    m_covered.push_back(pointer);
    // Two servers in one file say the same once.
    if (std::ranges::any_of(m_diagnostics,
            [&](const Diagnostic& told) { return told.where.pointer == pointer && told.message == message; }))
        return;
    m_diagnostics.push_back(
        {severity, "not-expressed", std::move(message), Place {{}, 0, 0, std::move(pointer)}});
}

void Omissions::lose(std::string pointer, Phrase message)
{
    m_lost.push_back(pointer);
    add(std::move(pointer), std::move(message));
}

/// Gives the settings at `pointers` of the written plan the values they have in a plan that says nothing.
void Omissions::forget(const std::vector<std::string>& pointers)
{
    if (pointers.empty())
        return;
    json document = jsonOrDiscarded(writePlan(m_written));
    const json defaults = jsonOrDiscarded(writePlan(m_defaults));
    for (const std::string& text : pointers) {
        const json::json_pointer pointer(text);
        if (defaults.contains(pointer))
            document[pointer] = defaults.at(pointer);
        else if (document.contains(pointer))
            document.at(pointer.parent_pointer()).erase(pointer.back());
    }
    Result<Plan> forgotten = readPlan(compactText(document));
    RANKLOOM_ASSERT(forgotten.has_value());
    m_written = std::move(*forgotten);
}

/// Files state over how many ranks is sharded. An extent that follows the links would be another degree where
/// the file has another order of ranks.
void Omissions::writeDegrees()
{
    const Layout layout = resolved(m_written.layout, m_facts.project.cluster->devices());
    const int group = layout.dp * layout.cp;
    if (group != m_facts.shardGroup)
        return;
    const Sharding& given = m_facts.plan.memory.sharding;
    Sharding& written = m_written.memory.sharding;
    const ShardDegrees now = planShards(m_facts.project, m_written, layout).dense;
    const auto keep = [group](ShardExtent& extent, const ShardExtent& was, int degree, int wanted) {
        if (extent == was && degree != wanted)
            extent = wanted == 1  ? ShardExtent()
                : wanted == group ? ShardExtent {ShardExtent::Kind::DataParallel, 1}
                                  : ShardExtent {ShardExtent::Kind::Degree, wanted};
    };
    keep(written.weights, given.weights, now.weights, m_facts.shards.weights);
    keep(written.gradients, given.gradients, now.gradients, m_facts.shards.gradients);
    keep(written.optimizer, given.optimizer, now.optimizer, m_facts.shards.optimizer);
}

bool Omissions::isCovered(std::string_view pointer) const
{
    return std::ranges::any_of(
        m_covered, [pointer](const std::string& covered) { return isWithin(pointer, covered); });
}

Diagnostics Omissions::finish()
{
    forget(std::exchange(m_lost, {}));
    const std::vector<Leaf> defaults = leavesOf(m_defaults);
    std::string constants;
    for (const Leaf& leaf : leavesOf(m_facts.plan)) {
        const auto same = std::ranges::find(defaults, leaf.pointer, &Leaf::pointer);
        if (isCovered(leaf.pointer) || (same != defaults.end() && same->value == leaf.value))
            continue;
        if (isEstimateConstant(leaf.pointer)) {
            constants += (constants.empty() ? "" : ", ") + leaf.pointer.substr(leaf.pointer.rfind('/') + 1);
            if (m_startsDefaults)
                m_lost.push_back(leaf.pointer);
        } else
            lose(leaf.pointer,
                Phrase::of(
                    "{} = {} has no place in {}.", leaf.pointer.substr(1), shortValue(leaf.value), m_target));
    }
    forget(std::exchange(m_lost, {}));
    writeDegrees();
    if (!constants.empty())
        m_diagnostics.push_back({Severity::Hint, "not-expressed",
            Phrase::of("Constants of the memory estimate stay with the plan: {}.", constants),
            Place {{}, 0, 0, "/memory"}});
    return std::move(m_diagnostics);
}

void omitPlacement(const PlanFacts& facts, Omissions& omissions)
{
    if (!facts.plan.deviceOfRank.empty())
        omissions.add("/placement/ranks",
            Phrase::of(
                "The placement of ranks on GPUs leaves the program as node order: export a rank file, a host "
                "file, "
                "Slurm or torchrun commands too."));
    if (!facts.plan.experts->contiguous())
        omissions.lose("/experts/placement",
            Phrase::of("Experts are laid out contiguously here; only SGLang takes a placement of experts."));
}

std::string commentText(std::string_view text)
{
    std::string out = withoutControls(text);
    std::ranges::replace_if(
        out, [](char c) { return c == '\n' || c == '\t'; }, ' ');
    return out;
}

std::string shellWord(std::string_view text)
{
    const bool plain = !text.empty() && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || std::string_view("_-./:,=+@%").find(c) != std::string_view::npos;
    });
    if (plain)
        return std::string(text);
    std::string out = "'";
    for (const char c : text)
        out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + "'";
}

std::string jsonString(std::string_view text) { return withoutControls(compactText(json(text))); }

std::string exportHeader(
    const PlanFacts& facts, ExportTarget target, const ExportText& told, std::string_view mark)
{
    const Layout& l = facts.layout;
    std::string name = commentText(facts.plan.name);
    std::string text = fmt::format("{}{}: {} by Rankloom {}\n", mark, name.empty() ? "Plan" : name,
        infoOf(target).title, RANKLOOM_VERSION);
    text += fmt::format("{}{} on {} nodes x {} GPUs: TP {} x CP {} x PP {} x DP {}", mark,
        commentText(facts.project.model->name), facts.project.cluster->nodes,
        facts.project.cluster->devicesPerNode, l.tp, l.cp, l.pp, l.dp);
    if (facts.project.model->moe)
        text += fmt::format(", EP {} x ETP {}", l.ep, l.etp);
    if (facts.chunks > 1)
        text += fmt::format(", {} chunks", facts.chunks);
    text += '\n';
    if (!told.omissions.empty())
        text += fmt::format("{}Not expressed here:\n", mark);
    for (const Diagnostic& omission : told.omissions)
        text += fmt::format("{}- {}\n", mark, commentText(omission.message.english()));
    for (const Diagnostic& consequence : told.consequences)
        text += fmt::format("{}{}{}\n", mark, consequence.severity == Severity::Error ? "CAUTION: " : "",
            commentText(consequence.message.english()));
    return text;
}

} // namespace rankloom
