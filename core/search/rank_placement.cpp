// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/rank_placement.h"

#include <algorithm>
#include <memory>
#include <numeric>

#include <fmt/format.h>

#include "core/evaluate/evaluate.h"
#include "core/plan/check.h"
#include "core/plan/rank_grid.h"
#include "core/plan/what_if.h"
#include "core/search/node_objective.h"
#include "core/search/served_objective.h"
#include "core/search/step_objective.h"

namespace rankloom {

namespace {

/// Share of the budget for whole nodes where smaller blocks follow.
constexpr double kNodeShare = 0.5;

std::vector<int> linearOr(const std::vector<int>& deviceOfRank, int devices)
{
    if (!deviceOfRank.empty())
        return deviceOfRank;
    std::vector<int> linear(static_cast<std::size_t>(devices));
    std::iota(linear.begin(), linear.end(), 0);
    return linear;
}

Result<void> checkLocks(const Project& project, const RankPlacementOptions& options)
{
    const auto outside = [](const std::vector<int>& list, int count, const char* what) -> Result<void> {
        for (const int value : list)
            if (value < 0 || value >= count)
                return fail(ErrorCode::BadValue,
                    Phrase::of(
                        "there is no {} {} to lock: there are {}, counted from 0", what, value, count));
        return {};
    };
    if (Result<void> ranks = outside(options.lockedRanks, project.cluster->devices(), "rank"); !ranks)
        return ranks;
    return outside(options.lockedNodes, project.cluster->nodes, "node");
}

class Placer {
public:
    Placer(const Project& project, const Plan& plan, const RankPlacementOptions& options)
        : m_project(project)
        , m_options(options)
        , m_plan(plan)
        , m_layout(resolved(plan.layout, project.cluster->devices()))
    {
        m_plan.deviceOfRank = linearOr(plan.deviceOfRank, project.cluster->devices());
        m_start = m_plan.deviceOfRank;
        if (m_options.moves <= 0 && m_options.time.value() <= 0)
            m_options.moves = kDefaultMoves;
    }

    Result<RankPlacementResult> place()
    {
        const bool byNodes =
            m_options.goal == PlacementGoal::Pipette || m_options.goal == PlacementGoal::AllRings;
        if (Result<void> done = byNodes ? placeByNodes() : placeByBlocks(); !done)
            return tl::unexpected<Error>(std::move(done.error()));
        return std::move(m_result);
    }

    /// Costs of a placement by all objectives; nodes by their blocks of ranks.
    [[nodiscard]] Result<PlacementCosts> costs(const std::vector<int>& deviceOfRank) const
    {
        Plan plan = m_plan;
        plan.deviceOfRank = deviceOfRank;
        if (m_options.goal == PlacementGoal::Token)
            return servedCosts(plan);
        const Result<Evaluation> evaluation = evaluate(m_project, plan);
        if (!evaluation)
            return tl::unexpected<Error>(evaluation.error());
        PlacementCosts costs;
        costs.step = evaluation->time.step;
        costs.stepEstimate = StepObjective(m_project, plan, m_project.cluster->devicesPerNode).cost();
        for (const RingScope scope : {RingScope::FirstStage, RingScope::AllStages}) {
            Result<NodeView> view = nodeView(deviceOfRank);
            if (!view)
                break;
            NodeObjective objective(std::move(view->problem), scope);
            objective.assign(view->units);
            (scope == RingScope::FirstStage ? costs.pipette : costs.allRings) = objective.cost();
        }
        return costs;
    }

private:
    [[nodiscard]] Result<PlacementCosts> servedCosts(const Plan& plan) const
    {
        const Result<ServedLoad> load = servedLoad(m_project, plan);
        if (!load)
            return tl::unexpected<Error>(load.error());
        PlacementCosts costs;
        costs.step = costs.stepEstimate = load->goal();
        costs.timePerToken = load->forecast.timePerToken;
        costs.timeToFirstToken = load->forecast.timeToFirstToken;
        return costs;
    }

    /// From where the plan has its ranks. Positions are the blocks of devices that they are on.
    [[nodiscard]] Result<std::unique_ptr<PlacementObjective>> objective(int block) const
    {
        if (m_options.goal != PlacementGoal::Token)
            return std::make_unique<StepObjective>(m_project, m_plan, block);
        const Result<ServedLoad> load = servedLoad(m_project, m_plan);
        if (!load)
            return tl::unexpected<Error>(load.error());
        return std::make_unique<ServedObjective>(*load, block);
    }

    struct NodeView {
        NodeProblem problem;
        std::vector<int> blocks; ///< of ranks, per position
        std::vector<int> units; ///< nodes, per position
    };

    /// The placement as nodes on Pipette's grid. Errors: Unsupported, also where a node's worth of ranks is
    /// spread over nodes.
    [[nodiscard]] Result<NodeView> nodeView(const std::vector<int>& deviceOfRank) const
    {
        Result<NodeProblem> problem = nodeProblem(m_project, m_plan);
        if (!problem)
            return tl::unexpected<Error>(std::move(problem.error()));
        Result<std::vector<int>> blocks = nodeBlocks(m_project, m_plan);
        if (!blocks)
            return tl::unexpected<Error>(std::move(blocks.error()));
        NodeView view {std::move(*problem), std::move(*blocks), {}};
        const int size = m_project.cluster->devicesPerNode;
        for (const int block : view.blocks) {
            const int node = deviceOfRank[static_cast<std::size_t>(block * size)] / size;
            for (int rank = block * size; rank < (block + 1) * size; ++rank)
                if (deviceOfRank[static_cast<std::size_t>(rank)] / size != node)
                    return fail(ErrorCode::Unsupported,
                        Phrase::of(
                            "Pipette's objective moves whole nodes, but the ranks of one are spread over "
                            "several"),
                        {{}, 0, 0, "/placement/ranks"}, Phrase::of("Start from the linear placement."));
            view.units.push_back(node);
        }
        return view;
    }

    [[nodiscard]] AnnealOptions budget(double share, const AnnealResult& used) const
    {
        AnnealOptions out;
        out.seed = m_options.seed;
        out.stop = m_options.stop;
        out.progress = m_options.progress;
        if (m_options.moves > 0)
            out.moves = std::max<std::int64_t>(
                1, static_cast<std::int64_t>(static_cast<double>(m_options.moves - m_annealed) * share));
        if (m_options.time.value() > 0)
            out.time = Seconds(std::max(1e-3, (m_options.time - used.elapsed).value() * share));
        if (m_options.onBest)
            out.onBest = [this, used](SearchBest best) {
                best.moves += used.moves;
                best.elapsed += used.elapsed;
                best.cost += m_offset;
                m_options.onBest(best);
            };
        return out;
    }

    void search(PlacementObjective& objective, const std::vector<bool>& frozen, double share)
    {
        const AnnealResult used {{}, {}, m_result.moves, m_result.elapsed, false};
        if (m_result.stopped || (m_options.moves > 0 && m_annealed >= m_options.moves))
            return;
        AnnealOptions options = budget(share, used);
        options.progressFrom = m_done;
        options.progressTo = m_done = m_done + (1 - m_done) * share;
        options.frozen = frozen;
        std::optional<AnnealResult> found = tryAll(objective, options);
        m_result.exact = found.has_value();
        if (!found) {
            found = anneal(objective, options);
            m_annealed += found->moves;
        }
        m_result.moves += found->moves;
        m_result.elapsed += found->elapsed;
        m_result.stopped = found->stopped || m_options.stop.stop_requested();
    }

    /// What is known before the first move; the bound, where there is one, is set already.
    void begin(const PlacementObjective& objective)
    {
        m_result.costBefore = objective.cost();
        if (m_options.linkNoise)
            m_result.noise = objective.linkPart() * *m_options.linkNoise;
        if (m_options.onStart)
            m_options.onStart(m_result);
    }

    Result<void> placeByNodes()
    {
        Result<NodeView> view = nodeView(m_start);
        if (!view)
            return tl::unexpected<Error>(std::move(view.error()));
        const int size = m_project.cluster->devicesPerNode;
        std::vector<bool> frozen(view->units.size(), false);
        for (std::size_t p = 0; p < frozen.size(); ++p) {
            frozen[p] = std::ranges::count(m_options.lockedNodes, view->units[p]) > 0;
            for (const int rank : m_options.lockedRanks)
                frozen[p] = frozen[p] || rank / size == view->blocks[p];
        }
        NodeObjective objective(std::move(view->problem),
            m_options.goal == PlacementGoal::Pipette ? RingScope::FirstStage : RingScope::AllStages);
        objective.assign(view->units);
        m_result.bound = objective.bound();
        begin(objective);
        search(objective, frozen, 1);
        m_result.costAfter = objective.cost();
        m_result.deviceOfRank = m_start;
        for (std::size_t p = 0; p < frozen.size(); ++p)
            for (int rank = view->blocks[p] * size; rank < (view->blocks[p] + 1) * size; ++rank) {
                int& device = m_result.deviceOfRank[static_cast<std::size_t>(rank)];
                device = objective.units()[p] * size + device % size;
            }
        return {};
    }

    /// Positions that stay: those with a locked rank or on a locked node.
    [[nodiscard]] std::vector<bool> frozenBlocks(int block) const
    {
        std::vector<bool> frozen(static_cast<std::size_t>(m_project.cluster->devices() / block), false);
        for (const int rank : m_options.lockedRanks)
            frozen[static_cast<std::size_t>(m_plan.deviceOfRank[static_cast<std::size_t>(rank)] / block)] =
                true;
        for (std::size_t position = 0; position < frozen.size(); ++position) {
            const int node = static_cast<int>(position) * block / m_project.cluster->devicesPerNode;
            if (std::ranges::count(m_options.lockedNodes, node) > 0)
                frozen[position] = true;
        }
        return frozen;
    }

    /// Takes over where an objective has its positions.
    void move(const PlacementObjective& objective, int block)
    {
        for (int& device : m_plan.deviceOfRank)
            device = objective.units()[static_cast<std::size_t>(device / block)] * block + device % block;
    }

    [[nodiscard]] bool isServedApart() const
    {
        return m_options.goal == PlacementGoal::Token && isDisaggregated(m_plan);
    }

    /// Tensor groups by ranks; of pools those of both, the ranks of the second behind those of the first.
    [[nodiscard]] std::vector<std::vector<int>> tensorGroups() const
    {
        if (!isServedApart())
            return RankGrid(m_layout).groups(GroupKind::Tensor);
        std::vector<std::vector<int>> all;
        const int generate = m_plan.serving.decode.devices;
        const int first = static_cast<int>(m_start.size()) - generate;
        Layout prompts = m_plan.layout;
        prompts.dp = 0;
        const auto add = [&all](const Layout& layout, int devices, int from) {
            for (std::vector<int> group : RankGrid(resolved(layout, devices)).groups(GroupKind::Tensor)) {
                for (int& rank : group)
                    rank += from;
                all.push_back(std::move(group));
            }
        };
        add(prompts, first, 0);
        add(decodingLayout(m_plan).layout, generate, first);
        return all;
    }

    /// Devices that move together below a node; 0 = nothing does.
    [[nodiscard]] int smallBlock() const
    {
        const int perNode = m_project.cluster->devicesPerNode;
        if (m_options.unlockTensor)
            return perNode > 1 ? 1 : 0;
        int tp = m_layout.tp;
        if (isServedApart())
            tp = std::max(tp, m_plan.serving.decode.tp);
        if (tp >= perNode || perNode % tp != 0)
            return 0;
        for (const std::vector<int>& group : tensorGroups())
            for (const int rank : group)
                if (m_start[static_cast<std::size_t>(rank)] / tp
                    != m_start[static_cast<std::size_t>(group.front())] / tp)
                    return 0;
        return tp;
    }

    Result<void> placeByBlocks()
    {
        const int small = smallBlock();
        {
            const int whole = m_project.cluster->devicesPerNode;
            Result<std::unique_ptr<PlacementObjective>> nodes = objective(whole);
            if (!nodes)
                return tl::unexpected<Error>(std::move(nodes.error()));
            if (small == 0)
                m_result.bound = (*nodes)->bound();
            begin(**nodes);
            search(**nodes, frozenBlocks(whole), small > 0 ? kNodeShare : 1);
            m_result.costAfter = (*nodes)->cost();
            move(**nodes, whole);
        }
        if (small > 0 && !m_result.stopped) {
            m_result.exact = false;
            Result<std::unique_ptr<PlacementObjective>> blocks = objective(small);
            if (!blocks)
                return tl::unexpected<Error>(std::move(blocks.error()));
            m_offset = m_result.costAfter - (*blocks)->cost();
            search(**blocks, frozenBlocks(small), 1);
            m_result.costAfter = (*blocks)->cost() + m_offset;
            move(**blocks, small);
        }
        m_result.deviceOfRank = m_plan.deviceOfRank;
        return {};
    }

    const Project& m_project;
    RankPlacementOptions m_options;
    Plan m_plan;
    Layout m_layout;
    std::vector<int> m_start;
    Seconds m_offset {}; ///< of the goal's cost over the present objective's
    std::int64_t m_annealed = 0; ///< moves of the budget that are spent
    double m_done = 0; ///< of the progress, when the present search ends
    RankPlacementResult m_result;
};

} // namespace

const char* toString(PlacementGoal goal)
{
    switch (goal) {
    case PlacementGoal::Step:
        return "step";
    case PlacementGoal::Token:
        return "token";
    case PlacementGoal::Pipette:
        return "pipette";
    case PlacementGoal::AllRings:
        return "all-rings";
    }
    return "step";
}

Seconds RankPlacementResult::provenGain() const
{
    Seconds proven = gain();
    Seconds sessions {};
    int count = 0;
    for (const PlacementTrial& trial : trials) {
        if (trial.kind == LinkTrial::Kind::RoundsRemoved) {
            proven = std::min(proven, trial.gain());
        } else {
            sessions += trial.gain();
            ++count;
        }
    }
    return count > 0 ? std::min(proven, sessions / count) : proven;
}

namespace {

Project withLinks(Project project, const LinkMatrix& nodes)
{
    project.cluster.change().links.setNodeMatrix(nodes);
    return project;
}

/// The cost of a placement by the goal of the options, by other links. Errors: those of Placer::costs().
Result<Seconds> costOn(const Project& project, const Plan& plan, const RankPlacementOptions& options,
    const std::vector<int>& deviceOfRank)
{
    const Result<PlacementCosts> costs = Placer(project, plan, options).costs(deviceOfRank);
    if (!costs)
        return tl::unexpected<Error>(costs.error());
    switch (options.goal) {
    case PlacementGoal::Step:
    case PlacementGoal::Token:
        break;
    case PlacementGoal::Pipette:
        return costs->pipette.value_or(Seconds(0));
    case PlacementGoal::AllRings:
        return costs->allRings.value_or(Seconds(0));
    }
    return costs->stepEstimate;
}

Result<void> tryOnTrials(const Project& project, const Plan& plan, const RankPlacementOptions& options,
    const std::vector<int>& start, RankPlacementResult& result)
{
    for (const LinkTrial& trial : options.trials) {
        const Project other = withLinks(project, trial.nodes);
        const Result<Seconds> before = costOn(other, plan, options, start);
        if (!before)
            return tl::unexpected<Error>(before.error());
        const Result<Seconds> after = costOn(other, plan, options, result.deviceOfRank);
        if (!after)
            return tl::unexpected<Error>(after.error());
        result.trials.push_back({trial.kind, trial.name, *before, *after});
    }
    return {};
}

/// Places on the nodes that can be used, under the what-ifs of the plan, and numbers the devices as given.
Result<RankPlacementResult> placeEffective(
    const Project& project, const Plan& plan, RankPlacementOptions options)
{
    if (options.goal != PlacementGoal::Token) // rules of training; serving has its own
        if (const auto broken = brokenRule(project, plan))
            return fail(ErrorCode::IllegalPlan, broken->reason);
    const Effective e = effective(project, plan);
    const std::vector<int> nodes = usableNodes(project.cluster, plan.whatIf);
    std::vector<int> lockedNodes;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        if (std::ranges::count(options.lockedNodes, nodes[i]) > 0)
            lockedNodes.push_back(static_cast<int>(i));
    options.lockedNodes = std::move(lockedNodes);
    for (LinkTrial& trial : options.trials)
        trial.nodes = effective(withLinks(project, trial.nodes), plan).project.cluster->links.nodeMatrix();
    Result<RankPlacementResult> result = placeRanks(e.project, e.plan, options);
    if (result)
        for (int& device : result->deviceOfRank)
            device = e.devices[static_cast<std::size_t>(device)];
    return result;
}

} // namespace

namespace {

Result<void> checkLegal(const Project& project, const Plan& plan, const std::stop_token& stop)
{
    const Result<Evaluation> start = evaluate(project, plan, stop);
    if (!start)
        return tl::unexpected<Error>(start.error());
    if (!start->valid) {
        for (const Diagnostic& diagnostic : start->diagnostics)
            if (diagnostic.severity == Severity::Error)
                return fail(ErrorCode::IllegalPlan, diagnostic.message, diagnostic.where,
                    Phrase::of("Cure the plan first: see evaluate."));
        return fail(ErrorCode::IllegalPlan, Phrase::of("the plan cannot be evaluated"));
    }
    return {};
}

bool isSlower(const PlacementCosts& one, const PlacementCosts& other)
{
    return one.step > other.step
        || (one.timePerToken && other.timePerToken && *one.timePerToken > *other.timePerToken);
}

/// What a plan can be placed by: one that serves takes no training steps.
Result<PlacementGoal> goalOf(const Plan& plan, PlacementGoal asked)
{
    const bool serves = plan.workload.kind == WorkKind::Serving;
    if (serves && asked == PlacementGoal::Step)
        return PlacementGoal::Token;
    if (serves == (asked == PlacementGoal::Token))
        return asked;
    return fail(ErrorCode::Unsupported,
        serves ? Phrase::of("Pipette's cost is that of a training step, and the plan serves requests")
               : Phrase::of("the time per output token is that of a plan that serves requests"),
        {{}, 0, 0, "/workload/kind"});
}

} // namespace

Result<RankPlacementResult> placeRanks(
    const Project& project, const Plan& plan, const RankPlacementOptions& given)
{
    RankPlacementOptions options = given;
    const Result<PlacementGoal> goal = goalOf(plan, given.goal);
    if (!goal)
        return tl::unexpected<Error>(goal.error());
    options.goal = *goal;
    options.lockedRanks.insert(options.lockedRanks.end(), plan.lockedRanks.begin(), plan.lockedRanks.end());
    if (Result<void> locks = checkLocks(project, options); !locks)
        return tl::unexpected<Error>(std::move(locks.error()));
    if (!isEffective(project, plan))
        return placeEffective(project, plan, std::move(options));
    if (options.goal != PlacementGoal::Token)
        if (Result<void> legal = checkLegal(project, plan, options.stop); !legal)
            return tl::unexpected<Error>(std::move(legal.error()));
    Placer placer(project, plan, options);
    const std::vector<int> linear = linearOr(plan.deviceOfRank, project.cluster->devices());
    const Result<PlacementCosts> before = placer.costs(linear);
    if (!before)
        return tl::unexpected<Error>(before.error());
    Result<RankPlacementResult> result = placer.place();
    if (!result)
        return result;
    result->before = *before;
    const Result<PlacementCosts> after = placer.costs(result->deviceOfRank);
    // What was found may hold no request where nodes are of several kinds.
    if (!after && (options.goal != PlacementGoal::Token || after.error().code != ErrorCode::IllegalPlan))
        return tl::unexpected<Error>(after.error());
    result->after = after ? *after : *before;
    // An objective ranks nearly, not exactly, as what it stands for does.
    const bool stands = options.goal == PlacementGoal::Step || options.goal == PlacementGoal::Token;
    if (!after || (stands && isSlower(*after, *before))) {
        result->deviceOfRank = linear;
        result->after = result->before;
        result->costAfter = result->costBefore;
    }
    if (Result<void> tried = tryOnTrials(project, plan, options, linear, *result); !tried)
        return tl::unexpected<Error>(std::move(tried.error()));
    return result;
}

} // namespace rankloom
