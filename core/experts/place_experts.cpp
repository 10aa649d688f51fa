// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/place_experts.h"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "core/base/random.h"
#include "core/experts/balance.h"
#include "core/experts/chain_program.h"
#include "core/experts/cut_bound.h"
#include "core/experts/eplb.h"
#include "core/experts/grouping.h"
#include "core/experts/least_tail.h"

namespace rankloom {

namespace {

tl::unexpected<Error> unsupported(PlacementMethod method, std::string_view what, std::string remedy)
{
    return fail(
        ErrorCode::Unsupported, fmt::format("The method {} {}", nameOf(method), what), {}, std::move(remedy));
}

bool allowsReplicas(PlacementMethod method)
{
    return method == PlacementMethod::Eplb || method == PlacementMethod::Balance
        || method == PlacementMethod::Rankloom;
}

Result<void> check(const PlacementProblem& problem, const PlacementOptions& options)
{
    const PlacementMethod method = options.method;
    const bool replicas = problem.slotCount > problem.experts;
    if (replicas && !allowsReplicas(method))
        return unsupported(
            method, "places every expert once", "Leave the slots out, or choose eplb, balance or rankloom.");
    if (!replicas && problem.experts % problem.devices != 0)
        return fail(ErrorCode::BadValue,
            fmt::format("{} experts cannot be shared by {} devices", problem.experts, problem.devices), {},
            "Choose a divisor, or more slots.");
    if (options.balanceCap && (method != PlacementMethod::Rankloom || replicas))
        return unsupported(
            method, "takes no balance cap here", "A cap belongs to the method rankloom without replicas.");
    if (options.balanceCap && !(*options.balanceCap >= 1))
        return fail(ErrorCode::BadValue, "The balance cap is below 1", {}, "1.05 allows 5 % above the mean.");
    const bool needsTransitions = method == PlacementMethod::ExFlow || method == PlacementMethod::MoeTuner
        || (method == PlacementMethod::Rankloom && !replicas);
    if (needsTransitions && problem.transitions.empty() && problem.layers > 1)
        return unsupported(method, "needs transitions between layers", "Give a trace with picks per token.");
    if (method == PlacementMethod::Coactivation && problem.coactivation.empty())
        return unsupported(method, "needs picks per token", "Give a trace instead of counts.");
    return {};
}

/// Experts in the given order, the same number on every device: device of every expert of one layer.
void deal(const PlacementProblem& problem, int layer, const std::vector<int>& order, DeviceOfExpert& device)
{
    const int perDevice = problem.experts / problem.devices;
    for (std::size_t i = 0; i < order.size(); ++i)
        device[problem.at(layer, order[i])] = static_cast<int>(i) / perDevice;
}

DeviceOfExpert dealt(const PlacementProblem& problem, PlacementMethod method, std::uint64_t seed)
{
    Random random(seed);
    DeviceOfExpert device(problem.load.size());
    std::vector<int> order(static_cast<std::size_t>(problem.experts));
    for (int l = 0; l < problem.layers; ++l) {
        std::iota(order.begin(), order.end(), 0);
        if (method == PlacementMethod::RoundRobin)
            std::ranges::stable_sort(
                order, [&](int a, int b) { return a % problem.devices < b % problem.devices; });
        if (method == PlacementMethod::Random)
            for (int i = problem.experts - 1; i > 0; --i)
                std::swap(
                    order[static_cast<std::size_t>(i)], order[static_cast<std::size_t>(random.below(i + 1))]);
        deal(problem, l, order, device);
    }
    return device;
}

/// Contiguous also where experts do not divide: slot s of a layer begins with expert s, replicas follow.
SlotPlacement present(const PlacementProblem& problem)
{
    SlotPlacement out {problem.slotCount, problem.devices, {}};
    for (int l = 0; l < problem.layers; ++l)
        for (int s = 0; s < problem.slotCount; ++s)
            out.expert.push_back(s % problem.experts);
    return out;
}

DeviceOfExpert balanced(const PlacementProblem& problem, const std::stop_token& stop)
{
    DeviceOfExpert device;
    for (int l = 0; l < problem.layers; ++l) {
        const BalancedLayer layer = balanceLayer(problem.layerLoad(l), problem.devices, stop);
        device.insert(device.end(), layer.device.begin(), layer.device.end());
    }
    return device;
}

/// Transitions between the groups of neighbouring layers.
std::vector<std::int64_t> groupTransitions(const PlacementProblem& problem, const DeviceOfExpert& group)
{
    const auto devices = static_cast<std::size_t>(problem.devices);
    std::vector<std::int64_t> out(static_cast<std::size_t>(problem.layers - 1) * devices * devices, 0);
    for (int l = 0; l + 1 < problem.layers; ++l)
        for (int i = 0; i < problem.experts; ++i)
            for (int j = 0; j < problem.experts; ++j) {
                const auto from =
                    static_cast<std::size_t>(l) * devices + static_cast<std::size_t>(group[problem.at(l, i)]);
                out[from * devices + static_cast<std::size_t>(group[problem.at(l + 1, j)])] +=
                    problem.pairs(l)[i * problem.experts + j];
            }
    return out;
}

class Placing {
public:
    Placing(const PlacementProblem& problem, const PlacementOptions& options, std::stop_token stop)
        : m_problem(problem), m_options(options), m_stop(std::move(stop))
    {
    }

    Result<PlacementResult> run()
    {
        if (Result<void> placed = place(); !placed)
            return tl::unexpected<Error>(placed.error());
        m_out.stopped = m_stop.stop_requested();
        m_out.before = placementFigures(m_problem, present(m_problem));
        m_out.figures = placementFigures(m_problem, m_out.placement);
        if (m_problem.slotCount == m_problem.experts)
            m_out.cutLowerBound = cutLowerBound(m_problem, m_stop);
        return std::move(m_out);
    }

private:
    Result<void> place()
    {
        switch (m_options.method) {
        case PlacementMethod::Contiguous:
        case PlacementMethod::Random:
        case PlacementMethod::RoundRobin:
            m_out.placement = placementOf(m_problem, dealt(m_problem, m_options.method, m_options.seed));
            return {};
        case PlacementMethod::Eplb:
            return placeEplb();
        case PlacementMethod::Balance:
            placeBalanced();
            return {};
        case PlacementMethod::Coactivation:
            m_out.placement = placementOf(m_problem,
                grouped(keepCoactivation(
                    m_problem, dealt(m_problem, PlacementMethod::Contiguous, m_options.seed), search())));
            relabelDevices(m_problem, m_out.placement);
            return {};
        case PlacementMethod::MoeTuner:
            return placeMoeTuner();
        case PlacementMethod::ExFlow:
            placeLeastCut();
            return {};
        case PlacementMethod::Rankloom:
            if (m_problem.slotCount > m_problem.experts)
                placeBalanced();
            else
                placeLeastCut();
            return {};
        }
        return {};
    }

    Result<void> placeEplb()
    {
        Result<SlotPlacement> placed = placeByEplb(m_problem, m_options.groups);
        if (!placed)
            return tl::unexpected<Error>(placed.error());
        m_out.placement = std::move(*placed);
        return {};
    }

    void placeBalanced()
    {
        m_out.placement = placeReplicas(m_problem);
        balanceSlots(m_problem, m_out.placement, m_stop);
        relabelDevices(m_problem, m_out.placement);
    }

    Result<void> placeMoeTuner()
    {
        DeviceOfExpert device = balanced(m_problem, m_stop);
        const std::vector<std::int64_t> transitions = groupTransitions(m_problem, device);
        const std::optional<TailResult> tail = leastTail(
            {m_problem.devices, m_problem.layers, m_problem.nodes, m_options.bandwidthWithin, transitions});
        if (!tail)
            return unsupported(m_options.method,
                fmt::format("cannot name {} devices in {} nodes exactly", m_problem.devices, m_problem.nodes),
                "One node of at most 30 devices, or two nodes of at most 10 in all.");
        for (int l = 0; l < m_problem.layers; ++l)
            for (int e = 0; e < m_problem.experts; ++e) {
                int& at = device[m_problem.at(l, e)];
                at = tail->device[static_cast<std::size_t>(l) * static_cast<std::size_t>(m_problem.devices)
                    + static_cast<std::size_t>(at)];
            }
        m_out.placement = placementOf(m_problem, device);
        return {};
    }

    void placeLeastCut()
    {
        if (const auto exact = exactLeastCut(m_problem, m_options.balanceCap, m_stop)) {
            m_out.optimal = true;
            m_out.placement = placementOf(m_problem, *exact);
            return;
        }
        const DeviceOfExpert start = m_options.balanceCap
            ? balanced(m_problem, m_stop)
            : dealt(m_problem, PlacementMethod::Contiguous, m_options.seed);
        SlotPlacement named = placementOf(m_problem, start);
        relabelDevices(m_problem, named);
        const DeviceOfExpert device =
            grouped(keepTransitions(m_problem, devicesOf(m_problem, named), search()));
        m_out.placement = placementOf(m_problem, device);
        relabelDevices(m_problem, m_out.placement);
    }

    GroupingSearch search() const
    {
        GroupingSearch out;
        out.balanceCap = m_options.balanceCap;
        out.seed = m_options.seed;
        out.moves = m_options.moves;
        out.stop = m_stop;
        out.report = [this](double fraction, double best) {
            if (m_options.progress != nullptr)
                m_options.progress->setFraction(fraction);
            if (m_options.best)
                m_options.best(best);
        };
        return out;
    }

    DeviceOfExpert grouped(GroupingResult result)
    {
        m_out.moves = result.moves;
        return std::move(result.device);
    }

    const PlacementProblem& m_problem;
    const PlacementOptions& m_options;
    std::stop_token m_stop;
    PlacementResult m_out;
};

} // namespace

const char* nameOf(PlacementMethod method)
{
    switch (method) {
    case PlacementMethod::Contiguous:
        return "contiguous";
    case PlacementMethod::Random:
        return "random";
    case PlacementMethod::RoundRobin:
        return "round-robin";
    case PlacementMethod::Eplb:
        return "eplb";
    case PlacementMethod::Balance:
        return "balance";
    case PlacementMethod::ExFlow:
        return "exflow";
    case PlacementMethod::Coactivation:
        return "coactivation";
    case PlacementMethod::MoeTuner:
        return "moetuner";
    case PlacementMethod::Rankloom:
        return "rankloom";
    }
    return "";
}

std::vector<PlacementMethod> placementMethods()
{
    using enum PlacementMethod;
    return {Contiguous, Random, RoundRobin, Eplb, Balance, ExFlow, Coactivation, MoeTuner, Rankloom};
}

Result<PlacementResult> placeExperts(
    const PlacementProblem& problem, const PlacementOptions& options, std::stop_token stop)
{
    if (Result<void> fine = checkPlacementProblem(problem); !fine)
        return tl::unexpected<Error>(fine.error());
    if (Result<void> fine = check(problem, options); !fine)
        return tl::unexpected<Error>(fine.error());
    return Placing(problem, options, std::move(stop)).run();
}

} // namespace rankloom
