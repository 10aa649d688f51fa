// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/layout_search.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "core/evaluate/evaluate.h"
#include "core/plan/check.h"
#include "core/plan/what_if.h"
#include "core/search/batch_shares.h"
#include "core/search/layout_searcher.h"
#include "core/search/mean_devices.h"
#include "core/search/uneven_layers.h"

namespace rankloom {

namespace {

Result<void> checkSpace(const SearchSpace& space)
{
    if (space.schedules.empty() || space.vocabularies.empty() || space.recomputes.empty()
        || space.shardings.empty() || space.offloads.empty())
        return fail(ErrorCode::BadValue,
            Phrase::of("The search space is empty: every kind of choice needs at least one member."), {},
            Phrase::of("Start from the default space."));
    for (const std::size_t size : {space.schedules.size(), space.vocabularies.size(), space.recomputes.size(),
             space.shardings.size(), space.offloads.size()})
        if (size > 200)
            return fail(ErrorCode::TooLarge, Phrase::of("A kind of choice has more than 200 members."));
    return {};
}

void append(SearchResult& to, SearchResult&& more)
{
    for (auto member : {&SearchResult::ranked, &SearchResult::front})
        (to.*member)
            .insert((to.*member).end(), std::make_move_iterator((more.*member).begin()),
                std::make_move_iterator((more.*member).end()));
    addCounts(to.counts, more.counts);
    to.proven = to.proven && more.proven;
    to.stopped = to.stopped || more.stopped;
    to.elapsed += more.elapsed;
}

/// Searches under the what-ifs of the plan, on the nodes that can be used; what is found is supposed the
/// same.
Result<SearchResult> searchEffective(
    const Project& project, const Plan& plan, const SearchSpace& space, const SearchOptions& options)
{
    const Effective e = effective(project, plan);
    const int world = e.project.cluster->devices();
    if (world == 0)
        return fail(ErrorCode::BadValue, Phrase::of("No node of the cluster is left to place ranks on."));
    if (!plan.whatIf.empty() && std::ranges::any_of(space.devices, [world](int n) { return n != world; }))
        return fail(ErrorCode::BadValue, Phrase::of("A search over part of the cluster knows no what-ifs."),
            Place {{}, 0, 0, "/whatIf"}, Phrase::of("Drop the what-ifs, or the numbers of devices."));
    const auto suppose = [&plan](std::vector<FoundLayout>& layouts) {
        for (FoundLayout& layout : layouts) {
            layout.plan.whatIf = plan.whatIf;
            layout.plan.execution = plan.execution;
            for (FoundLayout& other : layout.alike) {
                other.plan.whatIf = plan.whatIf;
                other.plan.execution = plan.execution;
            }
        }
    };
    SearchOptions inner = options;
    if (options.onBest)
        inner.onBest = [&](SearchSnapshot snapshot) {
            suppose(snapshot.best);
            options.onBest(snapshot);
        };
    Result<SearchResult> result = searchLayouts(e.project, e.plan, space, inner);
    if (result) {
        suppose(result->ranked);
        suppose(result->front);
    }
    return result;
}

Seconds foundStep(const FoundLayout& layout) { return layout.time.step; }

/// Cuts layers and shares batches as unlike devices and layers ask for; the front is that of all that is
/// found behind that.
void fitUnlikeDevices(
    const Project& project, const SearchSpace& space, SearchResult& found, const SearchOptions& options)
{
    if (!project.cluster->mixed() && !project.model->measured)
        return;
    std::vector<FoundLayout> all = std::move(found.ranked);
    const auto ranked = std::ssize(all);
    for (FoundLayout& layout : found.front)
        if (std::ranges::find(all, layout.plan, &FoundLayout::plan) == all.end())
            all.push_back(std::move(layout));
    cutUnevenly(project, space, all, options.stop);
    shareBatches(project, space, all, options.stop);
    std::ranges::stable_sort(all, {}, foundStep); // what was slow with equal shares may be the fastest now
    found.ranked.assign(all.begin(), all.begin() + ranked);
    found.front.clear();
    const Bytes resolution = project.cluster->device.memory * kRoomResolution;
    for (FoundLayout& layout : all) {
        if (!found.front.empty() && layout.time.step > found.front.front().time.step * options.frontReach)
            break;
        if (found.front.empty() || layout.headroom > found.front.back().headroom + resolution)
            found.front.push_back(std::move(layout));
    }
    for (FoundLayout& layout : found.front)
        layout.onFront = true;
    for (FoundLayout& layout : found.ranked)
        layout.onFront = std::ranges::find(found.front, layout.plan, &FoundLayout::plan) != found.front.end();
}

/// Why no layout meets the constraints, whatever its memory: the degree that alone is impossible, or what was
/// refused most.
tl::unexpected<Error> impossible(
    const Project& project, const Plan& plan, const SearchSpace& space, const SearchCounts& counts)
{
    SearchSpace whole = space; // the project is one of the parts already
    whole.devices.clear();
    Phrase reason = surveyDegrees(project, plan, whole).reason;
    if (reason.empty() && !counts.rejected.empty())
        reason = std::ranges::max_element(counts.rejected, {}, [](const auto& r) {
            return r.second.count;
        })->second.example;
    if (reason.empty())
        reason = Phrase::of("No schedule that is allowed can run with any degrees that are allowed.");
    return fail(ErrorCode::BadValue, std::move(reason), Place {{}, 0, 0, "/degrees"},
        Phrase::of("No layout meets these constraints, whatever its memory: allow other values."));
}

} // namespace

Result<SearchResult> searchLayouts(
    const Project& project, const Plan& plan, const SearchSpace& space, const SearchOptions& options)
{
    if (Result<void> sound = checkSpace(space); !sound)
        return tl::unexpected<Error>(std::move(sound.error()));
    Plan bare; // its errors can only be those of the inputs
    bare.workload = plan.workload;
    if (const auto broken = brokenRule(project, bare); broken
        && (broken->code == "model-missing" || broken->code == "cluster-missing"
            || broken->code == "degree-not-positive"))
        return fail(ErrorCode::BadValue, broken->reason);
    if (!plan.replicas->alike() || !plan.execution.stageClocks.empty()) {
        Plan alike = plan; // other layouts have other replicas and stages
        alike.replicas = {};
        alike.execution.stageClocks.clear();
        return searchLayouts(project, alike, space, options);
    }
    if (!isEffective(project, plan))
        return searchEffective(project, plan, space, options);
    std::vector<int> budgets = space.devices;
    if (budgets.empty())
        budgets.push_back(project.cluster->devices());
    std::optional<SearchResult> all;
    Project part = project;
    for (const int devices : budgets) {
        Result<Cluster> cluster = firstDevices(project.cluster, devices);
        if (!cluster)
            return tl::unexpected<Error>(std::move(cluster.error()));
        part.cluster = std::move(*cluster);
        SearchResult found = LayoutSearcher(part, plan, space, options).search();
        addLayoutsOfMeanDevices(part, plan, space, options, found);
        fitUnlikeDevices(part, space, found, options);
        if (all)
            append(*all, std::move(found));
        else
            all = std::move(found);
    }
    if (!all->stopped && all->counts.priced == 0 && all->counts.skipped == 0)
        return impossible(part, plan, space, all->counts);
    std::ranges::stable_sort(all->ranked, {}, foundStep);
    all->ranked.resize(
        std::min(all->ranked.size(), budgets.size() * static_cast<std::size_t>(std::max(1, options.top))));
    return std::move(*all);
}

void FoundLayout::setFigures(const Project& project, const Evaluation& evaluation)
{
    const StageMemory& fullest = *evaluation.memory.fullest();
    time = evaluation.time;
    peak = fullest.device;
    headroom = fullest.headroom();
    peakStage = evaluation.memory.peakStage;
    fitsAtWorst = evaluation.memory.fitsAtWorst;
    fitProbability = memoryTrust(project, plan, evaluation.memory).probability;
}

std::optional<Evaluation> evaluateFitting(const Project& project, const Plan& plan)
{
    if (brokenRule(project, plan))
        return {};
    Result<Evaluation> evaluation = evaluateLegal(project, plan);
    if (!evaluation || !evaluation->valid || !evaluation->memory.fits)
        return {};
    return std::move(*evaluation);
}

Project projectOf(const Project& project, const FoundLayout& layout)
{
    Project out = project;
    if (layout.devices != worldSize(project.cluster, layout.plan))
        if (Result<Cluster> cluster = firstDevices(project.cluster, layout.devices))
            out.cluster = std::move(*cluster);
    return out;
}

} // namespace rankloom
