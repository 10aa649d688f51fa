// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/check.h"

#include <algorithm>
#include <limits>
#include <set>

#include <fmt/format.h>

#include "core/model/hf_families.h"
#include "core/plan/broken_rules.h"
#include "core/plan/degrees.h"
#include "core/plan/legal_cures.h"
#include "core/plan/rank_grid.h"
#include "core/plan/rules.h"
#include "core/plan/what_if.h"

namespace rankloom {

namespace {

const DegreeInfo& infoOf(Degree degree)
{
    return *std::ranges::find(degreeInfos(), degree, &DegreeInfo::degree);
}

/// The largest value of a degree that could ever be legal.
int naturalLimit(const Project& project, const Plan& plan, Degree degree)
{
    const ModelSpec& model = project.model;
    const int devices = project.cluster->devices();
    switch (degree) {
    case Degree::Tp:
        return std::min(devices, model.heads);
    case Degree::Cp:
        return std::min(devices, plan.workload.sequenceLength / 2);
    case Degree::Pp:
        return std::min(devices, model.layers);
    case Degree::Vpp:
        return model.layers / std::max(1, plan.layout.pp);
    case Degree::Ep:
        return model.moe ? std::min(devices, model.moe->experts) : 1;
    case Degree::Etp:
        return model.moe ? std::min({devices, project.cluster->devicesPerNode, model.moe->expertFfn}) : 1;
    case Degree::MicroBatchSize:
        break;
    }
    return plan.workload.globalBatchSize;
}

/// The number of the model or workload that a degree divides.
int dividedFigure(const Project& project, const Plan& plan, Degree degree)
{
    const ModelSpec& model = project.model;
    switch (degree) {
    case Degree::Tp:
        return model.heads;
    case Degree::Cp:
        return plan.workload.sequenceLength;
    case Degree::Pp:
        return model.layers;
    case Degree::Vpp:
        return model.layers / std::max(1, plan.layout.pp);
    case Degree::Ep:
        return model.moe ? model.moe->experts : 1;
    case Degree::Etp:
        return model.moe ? model.moe->expertFfn : 1;
    case Degree::MicroBatchSize:
        break;
    }
    return plan.workload.globalBatchSize;
}

void addDivisors(std::set<int>& values, int figure, int limit)
{
    for (int d = 1; static_cast<std::int64_t>(d) * d <= figure; ++d) {
        if (figure % d != 0)
            continue;
        for (const int divisor : {d, figure / d})
            if (divisor <= limit)
                values.insert(divisor);
    }
}

std::set<int> candidates(const Project& project, const Plan& plan, Degree degree)
{
    const int limit = std::max(1, naturalLimit(project, plan, degree));
    std::set<int> values;
    // Sequence lengths and batches have divisors by the hundred; only those that also divide the cluster, or
    // are small, are worth a line in a menu.
    constexpr int kSmall = 16;
    constexpr int kLargestOfFigure = 256;
    for (int small = 1; small <= std::min(limit, kSmall); ++small)
        values.insert(small);
    addDivisors(values, dividedFigure(project, plan, degree), std::min(limit, kLargestOfFigure));
    if (degree != Degree::Vpp && degree != Degree::MicroBatchSize)
        addDivisors(values, project.cluster->devices(), limit);
    if (const int current = degreeValue(plan, degree); current > 0)
        values.insert(current);
    return values;
}

/// Why a plan is illegal by what depends on one of its degrees, dp following; empty when it is not.
Phrase refusal(const Project& project, const Plan& plan, Degree degree)
{
    const Facts facts(project, plan);
    Findings findings;
    addLayoutFindings(facts, findings);
    addScheduleFindings(facts, findings);
    if (degree == Degree::Ep)
        addExpertFindings(facts, findings);
    for (const Finding& finding : findings)
        if (finding.severity == Severity::Error && (finding.degrees & setOf(degree)) != 0)
            return finding.reason;
    return {};
}

bool usable(const Project& project, const Plan& plan)
{
    const Layout& l = plan.layout;
    const Workload& workload = plan.workload;
    return project.model->layers > 0 && project.cluster->devices() > 0 && l.tp > 0 && l.cp > 0 && l.pp > 0
        && l.vpp > 0 && l.ep > 0 && l.etp >= 0 && l.dp >= 0 && workload.sequenceLength > 0
        && workload.microBatchSize > 0 && workload.globalBatchSize > 0;
}

/// Global batches that are looked at on either side of the present one.
constexpr int kMostBatches = 256;

/// The global batch on one side (`direction` -1 or 1) that is nearest to the present one and that layout and
/// schedule can share out: a multiple of microbatch x DP, and of as many of these as the schedule asks for.
/// 0 where there is none nearby.
int nearestBatch(const Project& project, const Plan& plan, int direction)
{
    const Workload& work = plan.workload;
    const std::int64_t unit =
        static_cast<std::int64_t>(work.microBatchSize) * resolved(plan.layout, project.cluster->devices()).dp;
    if (unit <= 0)
        return 0;

    // From the multiple beside the present batch on, which is none itself or one that the schedule refuses.
    const std::int64_t below = (work.globalBatchSize - 1) / unit * unit;
    const std::int64_t above = (work.globalBatchSize / unit + 1) * unit;
    Plan trial = plan;
    for (int step = 0; step < kMostBatches; ++step) {
        const std::int64_t batch = direction < 0 ? below - step * unit : above + step * unit;
        if (batch < 1 || batch > std::numeric_limits<int>::max())
            return 0;
        trial.workload.globalBatchSize = static_cast<int>(batch);
        if (refusal(project, trial, Degree::MicroBatchSize).empty())
            return trial.workload.globalBatchSize;
    }
    return 0;
}

/// The legal global batches next to the present one, below first.
void suggestBatch(const Project& project, const Plan& plan, std::vector<Suggestion>& out)
{
    // Shares have a rule of their own; whoever serves has requests, not batches.
    if (!plan.replicas->shares.empty() || plan.workload.kind == WorkKind::Serving)
        return;
    for (const int direction : {-1, 1})
        if (const int batch = nearestBatch(project, plan, direction); batch > 0)
            out.push_back({"/workload/globalBatchSize", std::to_string(batch),
                Phrase::of("Set the global batch to {}", batch)});
}

/// The legal values next to the present one, below first. Tensor parallelism stays inside a node, or as wide
/// as it is: beyond, every layer waits for the network.
void suggestDegree(const Project& project, const Plan& plan, Degree degree, std::vector<Suggestion>& out)
{
    const int current = degreeValue(plan, degree);
    const int widest = degree == Degree::Tp ? std::max(current, project.cluster->devicesPerNode)
                                            : std::numeric_limits<int>::max();
    int below = 0;
    int above = 0;
    for (const DegreeOption& option : degreeOptions(project, plan, degree)) {
        if (!option.legal || option.value == current || option.value > widest)
            continue;
        if (option.value < current)
            below = option.value;
        else if (above == 0)
            above = option.value;
    }
    const DegreeInfo& info = infoOf(degree);
    for (const int value : {below, above})
        if (value > 0)
            out.push_back(
                {info.pointer, std::to_string(value), Phrase::of("Set {} to {}", info.label, value)});
}

/// What might cure errors that depend on these degrees: the batch first, which moves no rank.
void suggestValues(const Project& project, const Plan& plan, DegreeSet degrees, std::vector<Suggestion>& out)
{
    if (!isEffective(project, plan)) {
        const Effective e = effective(project, plan);
        return suggestValues(e.project, e.plan, degrees, out);
    }
    if ((degrees & setOf(Degree::MicroBatchSize)) != 0)
        suggestBatch(project, plan, out);
    for (const DegreeInfo& info : degreeInfos())
        if ((degrees & setOf(info.degree)) != 0)
            suggestDegree(project, plan, info.degree, out);
}

/// All rules. `project` and `plan` are effective; placement and locks are looked at as they were given.
Findings effectiveFindings(
    const Project& project, const Plan& plan, const Project& given, const Plan& givenPlan)
{
    const Facts facts(project, plan);
    Findings findings;
    addLayoutFindings(facts, findings);
    addScheduleFindings(facts, findings);
    addFigureFindings(project.cluster, findings);
    addReplicaFindings(project, facts, findings);
    addMemoryFindings(facts, findings);
    addCommunicationFindings(facts, findings);
    addRankFindings(given.cluster, givenPlan, facts, findings);
    addExpertFindings(facts, findings);
    return findings;
}

/// What is not there at all, or not a number of anything: nothing else can be said then.
Diagnostics missing(const Project& project)
{
    Diagnostics out;
    if (project.model->layers <= 0)
        out.push_back({Severity::Error, "model-missing",
            Phrase::of("There is no model yet: choose a preset or import one."), Place {{}, 0, 0, "/model"}});
    if (project.cluster->devices() <= 0)
        out.push_back({Severity::Error, "cluster-missing",
            Phrase::of("There is no cluster yet: give the number of nodes and a device type."),
            Place {{}, 0, 0, "/cluster"}});
    if (out.empty())
        out.push_back({Severity::Error, "degree-not-positive",
            Phrase::of("Every degree, batch size and the sequence length must be at least 1."),
            Place {{}, 0, 0, "/layout"}});
    return out;
}

std::optional<BrokenRule> firstError(Findings& findings)
{
    for (Finding& finding : findings)
        if (finding.severity == Severity::Error)
            return BrokenRule {std::move(finding.code), Phrase::sentence(std::move(finding.reason))};
    return std::nullopt;
}

} // namespace

Findings findingsOf(const Project& project, const Plan& plan)
{
    if (isEffective(project, plan))
        return effectiveFindings(project, plan, project, plan);
    Findings findings;
    addWhatIfFindings(project.cluster, plan, findings);
    if (!findings.empty())
        return findings;
    const Effective e = effective(project, plan);
    return effectiveFindings(e.project, e.plan, project, plan);
}

std::vector<Suggestion> curesOf(const Project& project, const Plan& plan, Finding finding)
{
    suggestValues(project, plan, finding.degrees, finding.suggestions);
    return std::move(finding.suggestions);
}

int degreeValue(const Plan& plan, Degree degree)
{
    const DegreeInfo& info = infoOf(degree);
    return info.field != nullptr ? plan.layout.*info.field : plan.workload.microBatchSize;
}

void setDegree(Plan& plan, Degree degree, int value)
{
    const DegreeInfo& info = infoOf(degree);
    (info.field != nullptr ? plan.layout.*info.field : plan.workload.microBatchSize) = value;
}

Diagnostics check(const Project& project, const Plan& plan)
{
    if (!usable(project, plan))
        return missing(project);
    Findings findings = findingsOf(project, plan);
    if (Phrase left = approximationOf(project.model->family); !left.empty())
        findings.push_back({Severity::Hint, "model-approximate", std::move(left), "/model", 0});
    std::ranges::stable_sort(findings, std::greater<>(), &Finding::severity);
    Diagnostics out;
    for (Finding& finding : findings) {
        if (finding.severity == Severity::Error)
            finding.suggestions = curesOf(project, plan, finding);
        out.push_back({finding.severity, std::move(finding.code), Phrase::sentence(std::move(finding.reason)),
            Place {{}, 0, 0, std::move(finding.pointer)}, std::move(finding.arguments),
            std::move(finding.suggestions)});
    }
    keepLegalCures(project, plan, out);
    return out;
}

std::optional<BrokenRule> brokenRule(const Project& project, const Plan& plan, RuleTopic topic)
{
    if (!usable(project, plan)) {
        const Diagnostics out = missing(project);
        return BrokenRule {out.front().code, out.front().message};
    }
    Findings findings;
    if (topic == RuleTopic::All && !isEffective(project, plan)) {
        findings = findingsOf(project, plan);
        return firstError(findings);
    }
    const Facts facts(project, plan);
    if (topic == RuleTopic::Layout || topic == RuleTopic::All)
        addLayoutFindings(facts, findings);
    if (topic == RuleTopic::Schedule || topic == RuleTopic::All)
        addScheduleFindings(facts, findings);
    if (topic == RuleTopic::Memory || topic == RuleTopic::All)
        addMemoryFindings(facts, findings);
    if (topic == RuleTopic::All) {
        addFigureFindings(project.cluster, findings);
        addReplicaFindings(project, facts, findings);
        addCommunicationFindings(facts, findings);
        addRankFindings(project.cluster, plan, facts, findings);
        addExpertFindings(facts, findings);
    }
    return firstError(findings);
}

const char* scheduleRefusal(const Project& project, const Plan& plan)
{
    return usable(project, plan) ? scheduleRefusal(Facts(project, plan)) : nullptr;
}

std::vector<BrokenRule> brokenRules(const Project& project, const Plan& plan)
{
    std::vector<BrokenRule> broken;
    if (!usable(project, plan)) {
        for (Diagnostic& d : missing(project))
            broken.push_back({std::move(d.code), std::move(d.message)});
        return broken;
    }
    for (Finding& finding : findingsOf(project, plan))
        if (finding.severity == Severity::Error)
            broken.push_back({std::move(finding.code), Phrase::sentence(std::move(finding.reason))});
    return broken;
}

std::vector<DegreeOption> degreeOptions(
    const Project& project, const Plan& plan, Degree degree, const std::stop_token& stop)
{
    if (!usable(project, plan))
        return {};
    if (!isEffective(project, plan)) {
        const Effective e = effective(project, plan);
        return degreeOptions(e.project, e.plan, degree, stop);
    }
    std::vector<DegreeOption> options;
    Plan trial = plan;
    trial.layout.dp = 0;
    for (const int value : candidates(project, plan, degree)) {
        if (stop.stop_requested())
            return {};
        setDegree(trial, degree, value);
        Phrase reason = refusal(project, trial, degree);
        options.push_back({value, reason.empty(), std::move(reason)});
    }
    return options;
}

} // namespace rankloom
