// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/layout_choice.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <utility>

#include <fmt/format.h>

#include "core/plan/check.h"
#include "core/plan/compression.h"
#include "core/plan/rank_grid.h"
#include "core/plan/stage_split.h"

namespace rankloom {

std::vector<int> divisors(int number, const DegreeRange& range)
{
    std::vector<int> out;
    for (int d = 1; d <= number / d; ++d) {
        if (number % d != 0)
            continue;
        for (const int divisor : {d, number / d})
            if (range.allows(divisor))
                out.push_back(divisor);
    }
    std::ranges::sort(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

namespace {

/// Whether every group of a kind lies inside one node, ranks placed linearly.
bool insideNodes(const Cluster& cluster, const Layout& layout, GroupKind kind, int span)
{
    if (layout.order == kDefaultAxisOrder)
        return cluster.devicesPerNode % span == 0 || cluster.nodes == 1;
    for (const std::vector<int>& group : RankGrid(layout).groups(kind))
        for (const int rank : group)
            if (rank / cluster.devicesPerNode != group.front() / cluster.devicesPerNode)
                return false;
    return true;
}

struct NodeRule {
    bool WithinNode::*wanted;
    GroupKind kind;
    const char* code;
    const char* name;
};
constexpr NodeRule kNodeRules[] = {
    {&WithinNode::tensor, GroupKind::Tensor, "tp-within-node", "tensor"},
    {&WithinNode::context, GroupKind::Context, "cp-within-node", "context"},
    {&WithinNode::expert, GroupKind::Expert, "ep-within-node", "expert"},
    {&WithinNode::data, GroupKind::DataContext, "dp-within-node", "data"},
    {&WithinNode::pipeline, GroupKind::Pipeline, "pp-within-node", "pipeline"},
};

/// The ranks that a group of a kind reaches over in the default order.
int spanOf(GroupKind kind, const DegreeChoice& d)
{
    switch (kind) {
    case GroupKind::Tensor:
        return d.tp;
    case GroupKind::Context:
        return d.cp > 1 ? d.tp * d.cp : 1;
    case GroupKind::Expert:
        return d.ep > 1 ? d.etp * d.ep : 1;
    case GroupKind::Pipeline:
        return d.pp > 1 ? d.tp * d.cp * d.dp * d.pp : 1;
    default:
        return d.dp > 1 ? d.tp * d.cp * d.dp : d.cp > 1 ? d.tp * d.cp : 1;
    }
}

class DegreeEnumerator {
public:
    DegreeEnumerator(
        const Project& project, const Plan& base, const SearchSpace& space, const Refusal& refuse)
        : m_project(project), m_space(space), m_refuse(refuse), m_plan(base)
    {
    }

    std::vector<DegreeChoice> all()
    {
        const int devices = m_project.cluster->devices();
        for (const int tp : divisors(devices, m_space.tp))
            for (const int cp : divisors(devices / tp, m_space.cp))
                for (const int pp : divisors(devices / tp / cp, m_space.pp)) {
                    const int dp = devices / tp / cp / pp;
                    if (m_space.dp.allows(dp))
                        addExperts({tp, cp, pp, dp, 1, tp, 1});
                }
        std::ranges::sort(m_found);
        return std::move(m_found);
    }

private:
    void addExperts(DegreeChoice degrees)
    {
        const auto& moe = m_project.model->moe;
        if (!moe) {
            if (m_space.ep.allows(1))
                addMicrobatches(degrees);
            return;
        }
        const int block = degrees.tp * degrees.cp * degrees.dp;
        for (const int ep : divisors(moe->experts, m_space.ep)) {
            if (block % ep != 0)
                continue;
            for (const int etp :
                divisors(std::gcd(block / ep, m_project.cluster->devicesPerNode), m_space.etp)) {
                degrees.ep = ep;
                degrees.etp = etp;
                addMicrobatches(degrees);
            }
        }
    }

    void addMicrobatches(DegreeChoice degrees)
    {
        // The first refusal of the degrees themselves is enough: with a batch that divides, or with the
        // smallest microbatch to tell that none does.
        const int batch = m_plan.workload.globalBatchSize;
        const bool divides = batch % degrees.dp == 0;
        const std::vector<int> sizes =
            divides ? divisors(batch / degrees.dp, m_space.microBatchSize) : std::vector<int> {1};
        bool first = true;
        for (const int size : sizes) {
            degrees.microBatchSize = size;
            if (first && !legal(degrees))
                return;
            first = false;
            m_found.push_back(degrees);
        }
    }

    /// Nothing in the layout rules depends on a microbatch size that divides.
    bool legal(const DegreeChoice& degrees)
    {
        applyDegrees(degrees, m_plan);
        if (const auto broken = brokenRule(m_project, m_plan, RuleTopic::Layout)) {
            m_refuse(broken->code, [&broken] { return broken->reason; });
            return false;
        }
        if (m_space.withinNode == WithinNode {})
            return true;
        const Layout layout = resolved(m_plan.layout, m_project.cluster->devices());
        for (const NodeRule& rule : kNodeRules)
            if (m_space.withinNode.*rule.wanted
                && !insideNodes(m_project.cluster, layout, rule.kind, spanOf(rule.kind, degrees))) {
                m_refuse(
                    rule.code, [&rule] { return Phrase::of("A {} group would leave its node.", rule.name); });
                return false;
            }
        return true;
    }

    const Project& m_project;
    const SearchSpace& m_space;
    const Refusal& m_refuse;
    Plan m_plan;
    std::vector<DegreeChoice> m_found;
};

/// Chunks per rank worth trying for a schedule.
std::vector<int> chunkCounts(const SearchSpace& space, ScheduleKind kind, int layers, int pp)
{
    switch (stagePlacement(kind)) {
    case StagePlacement::VShape:
        return space.vpp.allows(2) ? std::vector<int> {2} : std::vector<int> {};
    case StagePlacement::Linear:
    case StagePlacement::Bidirectional:
        return space.vpp.allows(1) ? std::vector<int> {1} : std::vector<int> {};
    case StagePlacement::Looped:
        break;
    }
    std::vector<int> counts;
    int longest = 0;
    for (int v = 1; v * pp <= layers; ++v) {
        const int chunk = (layers + v * pp - 1) / (v * pp);
        const bool listed = !space.vpp.only.empty();
        if (v > 1 && space.vpp.allows(v) && (listed || chunk != longest))
            counts.push_back(v);
        longest = chunk;
    }
    return counts;
}

/// The degree that alone leaves nothing; empty where only several together do.
Phrase impossibleDegree(const Project& project, const Plan& plan, const SearchSpace& space)
{
    const int devices = project.cluster->devices();
    const std::pair<const char*, const DegreeRange*> dense[] = {
        {"TP", &space.tp}, {"CP", &space.cp}, {"PP", &space.pp}, {"DP", &space.dp}};
    for (const auto& [name, range] : dense)
        if (divisors(devices, *range).empty())
            return Phrase::of("{}: no value that is allowed divides the {} devices.", name, devices);
    const auto& moe = project.model->moe;
    if (!moe && !space.ep.allows(1))
        return Phrase::of("EP: the model has no experts, only 1 is possible.");
    if (moe && divisors(moe->experts, space.ep).empty())
        return Phrase::of("EP: no value that is allowed divides the {} experts.", moe->experts);
    if (divisors(plan.workload.globalBatchSize, space.microBatchSize).empty())
        return Phrase::of("Microbatch: no size that is allowed divides the global batch of {}.",
            plan.workload.globalBatchSize);
    return {};
}

/// Of every number of devices that is searched; one that the cluster does not have leaves nothing.
DegreeSurvey surveyBudgets(const Project& project, const Plan& base, const SearchSpace& space)
{
    SearchSpace whole = space;
    whole.devices.clear();
    DegreeSurvey all;
    Project part = project;
    for (const int devices : space.devices) {
        Result<Cluster> cluster = firstDevices(project.cluster, devices);
        if (!cluster)
            return {0, cluster.error().phrase()};
        part.cluster = std::move(*cluster);
        DegreeSurvey one = surveyDegrees(part, base, whole);
        all.combinations += one.combinations;
        if (all.reason.empty())
            all.reason = std::move(one.reason);
    }
    if (all.combinations > 0)
        all.reason = {};
    return all;
}

} // namespace

Plan withoutPlacements(Plan plan)
{
    plan.deviceOfRank.clear();
    plan.lockedRanks.clear();
    plan.experts = {};
    plan.stages.layersPerStage.clear();
    plan.stages.mtpLayersPerStage.clear();
    plan.schedule.groupSize = 0;
    plan.communication.compression.stages.clear();
    return plan;
}

void applyDegrees(const DegreeChoice& degrees, Plan& plan)
{
    Layout& layout = plan.layout;
    layout.tp = degrees.tp;
    layout.cp = degrees.cp;
    layout.pp = degrees.pp;
    layout.dp = degrees.dp;
    layout.ep = degrees.ep;
    layout.etp = degrees.etp == degrees.tp ? 0 : degrees.etp;
    layout.vpp = 1;
    plan.workload.microBatchSize = degrees.microBatchSize;
}

void applyPipeline(const PipelineChoice& pipeline, const SearchSpace& space, Plan& plan)
{
    plan.layout.vpp = pipeline.vpp;
    plan.schedule.kind = space.schedules[pipeline.schedule];
    plan.stages.vocabulary = space.vocabularies[pipeline.vocabulary];
}

Plan planOf(const Plan& base, const SearchSpace& space, const LayoutChoice& choice)
{
    Plan plan = withoutPlacements(base);
    applyDegrees(choice.degrees, plan);
    applyPipeline(choice.pipeline, space, plan);
    plan.memory.recompute = space.recomputes[choice.recompute];
    plan.memory.sharding = space.shardings[choice.sharding];
    plan.memory.offload.target = space.offloads[choice.offload];
    plan.communication.compression =
        compressionChoices(plan.communication.compression, space.compression)[choice.compression];
    return plan;
}

std::vector<std::uint8_t> distinctCompressions(
    const Project& project, const Plan& plan, const std::vector<Compression>& choices)
{
    if (choices.size() == 1)
        return {0};
    const Layout& layout = plan.layout;
    const bool tied = splitsTiedEmbedding(project.model, plan, layout.pp);
    Plan lossy = plan;
    lossy.communication.compression.kind = CompressionKind::PowerSgd;
    const bool replicas = layout.dp * layout.cp > 1 && compressibleGradients(lossy);
    std::vector<std::uint8_t> out;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const Compression& one = choices[i];
        if ((!one.pipelineBackward || layout.pp > 1) && (!one.dataParallel || replicas)
            && (!one.embeddingSync || tied))
            out.push_back(static_cast<std::uint8_t>(i));
    }
    return out;
}

std::vector<DegreeChoice> enumerateDegrees(
    const Project& project, const Plan& base, const SearchSpace& space, const Refusal& refuse)
{
    return DegreeEnumerator(project, base, space, refuse).all();
}

DegreeSurvey surveyDegrees(const Project& project, const Plan& base, const SearchSpace& space)
{
    if (!space.devices.empty())
        return surveyBudgets(project, base, space);
    std::map<std::string, std::pair<std::int64_t, Phrase>> refused; // by code: how many, one of them
    const Refusal count = [&refused](const std::string& code, const std::function<Phrase()>& reason) {
        auto& [times, example] = refused[code];
        if (times++ == 0)
            example = reason();
    };
    DegreeSurvey survey;
    survey.combinations = std::ssize(enumerateDegrees(project, withoutPlacements(base), space, count));
    if (survey.combinations > 0)
        return survey;
    survey.reason = impossibleDegree(project, base, space);
    if (!survey.reason.empty())
        return survey;
    if (refused.empty()) {
        survey.reason =
            Phrase::of("No combination of these degrees uses all {} devices and divides the batch of {}.",
                project.cluster->devices(), base.workload.globalBatchSize);
        return survey;
    }
    const auto most = std::ranges::max_element(refused, {}, [](const auto& one) { return one.second.first; });
    survey.reason = most->second.second;
    return survey;
}

std::vector<PipelineChoice> enumeratePipelines(const Project& project, const Plan& base,
    const SearchSpace& space, const DegreeChoice& degrees, const Refusal& refuse)
{
    Plan plan = base;
    applyDegrees(degrees, plan);
    std::vector<PipelineChoice> found;
    for (std::size_t k = 0; k < space.schedules.size(); ++k)
        for (const int vpp : chunkCounts(space, space.schedules[k], project.model->layers, degrees.pp))
            for (std::size_t v = 0; v < space.vocabularies.size(); ++v) {
                const PipelineChoice choice {vpp, static_cast<std::uint8_t>(k), static_cast<std::uint8_t>(v)};
                applyPipeline(choice, space, plan);
                if (const char* code = scheduleRefusal(project, plan)) {
                    refuse(code, [&] { return brokenRule(project, plan, RuleTopic::Schedule)->reason; });
                    continue;
                }
                if (const auto broken = brokenRule(project, plan, RuleTopic::Schedule)) {
                    refuse(broken->code, [&broken] { return broken->reason; });
                    continue;
                }
                found.push_back(choice);
                if (degrees.pp == 1)
                    return found;
            }
    return found;
}

std::vector<std::uint8_t> distinctShardings(const SearchSpace& space, const DegreeChoice& degrees)
{
    std::vector<std::uint8_t> out;
    const bool alone =
        degrees.dp * degrees.cp == 1 && degrees.tp * degrees.cp * degrees.dp == degrees.ep * degrees.etp;
    for (std::size_t i = 0; i < space.shardings.size(); ++i)
        out.push_back(static_cast<std::uint8_t>(i));
    if (alone && !out.empty())
        out.resize(1);
    return out;
}

} // namespace rankloom
