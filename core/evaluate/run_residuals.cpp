// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/run_residuals.h"

#include <algorithm>
#include <cmath>
#include <set>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/resource.h"
#include "core/cluster/device_generation.h"
#include "core/plan/pipeline_layout.h"
#include "core/plan/rank_grid.h"

namespace rankloom {

TrustValues trustValues(const Project& project, const Plan& plan)
{
    const Layout layout = resolved(plan.layout, project.cluster->devices());
    return {project.cluster->devices(), layout.tp, layout.cp, layout.pp, layout.ep,
        plan.workload.sequenceLength, plan.workload.microBatchSize};
}

std::string_view familyOf(Framework framework)
{
    switch (framework) {
    case Framework::MegatronCore:
    case Framework::Nemo:
    case Framework::NemoPerformance:
        return "megatron";
    case Framework::MegatronEarly:
    case Framework::MegatronDeepSpeed:
    case Framework::DeepSpeed:
        return "deepspeed";
    case Framework::Torchtitan:
    case Framework::TorchtitanEager:
    case Framework::Fsdp:
    case Framework::FsdpEager2023:
    case Framework::Fsdp2Compiled:
        return "fsdp";
    case Framework::Nanotron:
    case Framework::InternEvo:
    case Framework::MaxText:
    case Framework::None:
        return "other";
    }
    return "other";
}

namespace {

/// "Hopper"; of nodes of several "Turing + Volta".
std::string generationsOf(const Cluster& cluster)
{
    std::set<std::string_view> names;
    for (std::size_t kind = 0; kind < cluster.kinds(); ++kind)
        names.insert(titleOf(cluster.deviceOfKind(kind).generation));
    std::string out;
    for (const std::string_view name : names)
        out += (out.empty() ? "" : " + ") + std::string(name);
    return out;
}

} // namespace

RunKind runKind(const Project& project, const Plan& plan)
{
    return {std::string(familyOf(plan.execution.framework)), project.model->moe.has_value(),
        generationsOf(project.cluster), plan.memory.precision == Precision::Fp8Mixed,
        project.cluster->nodes > 1};
}

namespace {

constexpr std::array kLikenessNames {"layout", "cluster", "model"};

RunGroup groupOf(const nlohmann::json& json)
{
    RunGroup group;
    group.source = json.at("source");
    group.models = json.at("models");
    group.kind = {json.at("family"), json.at("experts"), json.at("generation"), json.at("eightBit"),
        json.at("acrossNodes")};
    group.runs = json.at("runs");
    group.residuals = json.at("residuals").get<std::vector<double>>();
    for (std::size_t f = 0; f < kTrustFields.size(); ++f) {
        const nlohmann::json& range = json.at(std::string(kTrustFields[f]));
        group.least[f] = range.at(0);
        group.most[f] = range.at(1);
    }
    return group;
}

PairGroup pairsOf(const nlohmann::json& json)
{
    PairGroup group;
    group.source = json.at("source");
    const auto* const name =
        std::ranges::find(kLikenessNames, json.at("likeness").get_ref<const std::string&>());
    group.likeness = static_cast<PairLikeness>(name - kLikenessNames.begin());
    group.vendors = json.at("vendors");
    group.experts = json.at("experts");
    group.differences = json.at("differences").get<std::vector<double>>();
    return group;
}

/// The file is ours and compiled in.
ResidualTable embeddedTable(std::string_view name)
{
    const auto text = resource(name);
    return text ? parseResidualTable(*text) : ResidualTable {};
}

} // namespace

const char* toString(PairLikeness likeness) { return kLikenessNames[static_cast<std::size_t>(likeness)]; }

ResidualTable parseResidualTable(std::string_view json)
{
    const nlohmann::json document = jsonOrDiscarded(json);
    ResidualTable table;
    table.outsideGrowth = document.at("outsideGrowth");
    for (const nlohmann::json& group : document.at("groups"))
        table.groups.push_back(groupOf(group));
    for (const nlohmann::json& group : document.at("pairs"))
        table.pairs.push_back(pairsOf(group));
    return table;
}

const ResidualTable& stepResiduals()
{
    static const ResidualTable table = embeddedTable("trust/step-times.json");
    return table;
}

const ResidualTable& memoryResiduals()
{
    static const ResidualTable table = embeddedTable("trust/memory.json");
    return table;
}

namespace {

bool matches(const RunKind& a, const RunKind& b, KindMatch match)
{
    switch (match) {
    case KindMatch::Whole:
        return a == b;
    case KindMatch::AnyNodes:
        return a.eightBit == b.eightBit && matches(a, b, KindMatch::AnyPrecision);
    case KindMatch::AnyPrecision:
        return a.generation == b.generation && matches(a, b, KindMatch::AnyGeneration);
    case KindMatch::AnyGeneration:
        return a.family == b.family && matches(a, b, KindMatch::AnyProgram);
    case KindMatch::AnyFamily:
        return isVendors(a.family) == isVendors(b.family) && matches(a, b, KindMatch::AnyProgram);
    case KindMatch::AnyProgram:
        return a.experts == b.experts;
    case KindMatch::AnyModel:
        return isVendors(a.family) == isVendors(b.family);
    case KindMatch::Anything:
        return true;
    }
    return true;
}

LikeRuns runsMatching(const ResidualTable& table, const RunKind& kind, KindMatch match)
{
    LikeRuns like;
    like.kind = kind;
    like.match = match;
    std::set<std::string_view> sources;
    for (const RunGroup& group : table.groups) {
        if (!matches(group.kind, kind, match))
            continue;
        for (std::size_t f = 0; f < kTrustFields.size(); ++f) {
            like.least[f] = like.runs == 0 ? group.least[f] : std::min(like.least[f], group.least[f]);
            like.most[f] = like.runs == 0 ? group.most[f] : std::max(like.most[f], group.most[f]);
        }
        like.runs += group.runs;
        like.generationSeen = like.generationSeen || group.kind.generation == kind.generation;
        like.residuals.insert(like.residuals.end(), group.residuals.begin(), group.residuals.end());
        sources.insert(group.source);
    }
    like.sources = static_cast<int>(sources.size());
    return like;
}

} // namespace

LikeRuns runsLike(const ResidualTable& table, const RunKind& kind)
{
    LikeRuns like;
    for (const KindMatch match :
        {KindMatch::Whole, KindMatch::AnyNodes, KindMatch::AnyPrecision, KindMatch::AnyGeneration,
            KindMatch::AnyFamily, KindMatch::AnyProgram, KindMatch::AnyModel, KindMatch::Anything}) {
        like = runsMatching(table, kind, match);
        if (like.residuals.size() >= kFewestResiduals && like.sources >= static_cast<int>(kFewestSources))
            break;
    }
    std::ranges::sort(like.residuals);
    return like;
}

Phrase LikeRuns::words() const
{
    std::vector<Phrase> shared;
    if (match < KindMatch::AnyModel)
        shared.push_back(kind.experts ? Phrase::of("mixture of experts") : Phrase::of("dense model"));
    if (match < KindMatch::AnyPrecision)
        shared.push_back(kind.eightBit ? Phrase::of("8 bits") : Phrase::of("16 bits"));
    if (match < KindMatch::AnyGeneration)
        shared.emplace_back(kind.generation);
    if (match < KindMatch::AnyFamily)
        shared.push_back(kind.family == "megatron" ? Phrase::of("Megatron-Core or NeMo")
                : kind.family == "deepspeed"       ? Phrase::of("DeepSpeed or older Megatrons")
                : kind.family == "fsdp"            ? Phrase::of("PyTorch FSDP")
                                                   : Phrase::of("programs without a preset of their own"));
    else if (match == KindMatch::AnyFamily || match == KindMatch::AnyModel)
        shared.push_back(isVendors(kind.family) ? Phrase::of("programs that vendors tune")
                                                : Phrase::of("programs that no vendor tunes"));
    if (match < KindMatch::AnyNodes)
        shared.push_back(kind.acrossNodes ? Phrase::of("several nodes") : Phrase::of("one node"));
    return shared.empty() ? Phrase::of("of every kind") : joined(shared, Phrase::of(", "));
}

std::pair<double, double> conformalRange(const std::vector<double>& residuals, double share)
{
    // A hair against the rounding of (n + 1) a / 2 where that is whole.
    constexpr double kHair = 1e-9;
    const auto count = static_cast<double>(residuals.size());
    const double tail = (count + 1) * (1 - share) / 2;
    const double low = std::clamp(std::floor(tail + kHair), 1.0, count);
    const double high = std::clamp(std::ceil(count + 1 - tail - kHair), 1.0, count);
    return {residuals[static_cast<std::size_t>(low) - 1], residuals[static_cast<std::size_t>(high) - 1]};
}

double conformalShare(const std::vector<double>& residuals, double most)
{
    const auto within = std::ranges::upper_bound(residuals, most) - residuals.begin();
    return static_cast<double>(within) / static_cast<double>(residuals.size() + 1);
}

PairLikeness likenessOf(const Project& a, const Project& b)
{
    if (!(a.model == b.model))
        return PairLikeness::Model;
    const bool same =
        a.cluster->devices() == b.cluster->devices() && generationsOf(a.cluster) == generationsOf(b.cluster);
    return same ? PairLikeness::Layout : PairLikeness::Cluster;
}

double probabilityOfLead(const ResidualTable& table, PairLikeness likeness, const RunKind& kind, double lead)
{
    std::vector<double> differences;
    for (const bool anyProgram : {false, true}) {
        differences.clear();
        std::set<std::string_view> sources;
        for (const PairGroup& group : table.pairs) {
            if (group.likeness != likeness || group.experts != kind.experts
                || (!anyProgram && group.vendors != isVendors(kind.family)))
                continue;
            differences.insert(differences.end(), group.differences.begin(), group.differences.end());
            sources.insert(group.source);
        }
        if (differences.size() >= kFewestResiduals && sources.size() >= kFewestSources)
            break;
    }
    if (differences.empty())
        return 0.5;
    std::ranges::sort(differences);
    // Which of two runs erred more is as often the one as the other.
    const double size = std::abs(std::log(lead));
    const double half = 0.5 * conformalShare(differences, size);
    return lead >= 1 ? 0.5 + half : 0.5 - half;
}

} // namespace rankloom
