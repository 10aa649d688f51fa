// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/place_experts.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

#include <fmt/format.h>

#include "core/base/random.h"
#include "core/experts/balance.h"
#include "core/experts/chain_program.h"
#include "core/experts/cut_bound.h"
#include "core/experts/eplb.h"
#include "core/experts/fan_out_search.h"
#include "core/experts/grouping.h"
#include "core/experts/least_tail.h"
#include "core/experts/model_replicas.h"
#include "core/experts/slot_growth.h"
#include "core/experts/slot_search.h"

namespace rankloom {

namespace {

tl::unexpected<Error> unsupported(PlacementMethod method, const Phrase& what, Phrase remedy)
{
    return fail(
        ErrorCode::Unsupported, Phrase::of("The method {} {}", nameOf(method), what), {}, std::move(remedy));
}

/// Layers times devices times experts of a search over slots: what it holds for each takes ten bytes.
constexpr double kMostCells = 1e9 / 4;

bool allowsReplicas(PlacementMethod method)
{
    return method == PlacementMethod::Eplb || method == PlacementMethod::Balance
        || method == PlacementMethod::Rankloom;
}

Result<void> check(const PlacementProblem& problem, const PlacementOptions& options)
{
    const PlacementMethod method = options.method;
    const bool replicas = !problem.eachOnce();
    if (replicas && !allowsReplicas(method))
        return unsupported(method, Phrase::of("places every expert once, equally many on a device"),
            Phrase::of("Leave the slots and replicas out, or choose eplb, balance or rankloom."));
    const bool capped =
        method == PlacementMethod::Rankloom || (method == PlacementMethod::FanOut && !replicas);
    if (options.balanceCap && !capped)
        return unsupported(method, Phrase::of("takes no balance cap here"),
            Phrase::of("A cap belongs to the method rankloom, and to fan-out without replicas."));
    if (options.balanceCap && !(*options.balanceCap >= 1))
        return fail(ErrorCode::BadValue, Phrase::of("The balance cap is below 1"), {},
            Phrase::of("1.05 allows 5 % above the mean."));
    if (options.mostMoved && method != PlacementMethod::Rankloom && method != PlacementMethod::Balance)
        return unsupported(method, Phrase::of("places all experts afresh"),
            Phrase::of("Choose rankloom or balance, or leave out the limit of copies moved."));
    if (options.mostMoved && *options.mostMoved < 0)
        return fail(ErrorCode::BadValue, Phrase::of("The limit of copies moved is negative"), {},
            Phrase::of("0 moves none."));
    if (options.present)
        if (Result<void> fits = options.mostMoved ? checkPlacement(problem, *options.present)
                                                  : checkHeldExperts(problem, *options.present);
            !fits)
            return fits;
    const double cells = static_cast<double>(problem.layers) * problem.devices * problem.experts;
    if ((options.mostMoved || (replicas && method == PlacementMethod::Rankloom)) && cells > kMostCells)
        return fail(ErrorCode::TooLarge,
            Phrase::of("{} layers of {} experts on {} devices are too many for a search over slots",
                problem.layers, problem.experts, problem.devices),
            {}, Phrase::of("Place fewer layers at a time."));
    const bool needsTransitions = method == PlacementMethod::ExFlow || method == PlacementMethod::MoeTuner
        || (method == PlacementMethod::Rankloom && !replicas);
    if (needsTransitions && problem.transitions.empty() && problem.layers > 1)
        return unsupported(method, Phrase::of("needs transitions between layers"),
            Phrase::of("Give a trace with picks per token."));
    if (method == PlacementMethod::FanOut && problem.picks.empty())
        return unsupported(
            method, Phrase::of("needs the tokens of a trace"), Phrase::of("Give a trace instead of counts."));
    if (method == PlacementMethod::Coactivation && problem.coactivation.empty())
        return unsupported(
            method, Phrase::of("needs picks per token"), Phrase::of("Give a trace instead of counts."));
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

DeviceOfExpert balanced(const PlacementProblem& problem, const std::stop_token& stop)
{
    DeviceOfExpert device;
    for (int l = 0; l < problem.layers; ++l) {
        const BalancedLayer layer = balanceLayer(problem.layerLoad(l), problem.devices, stop);
        device.insert(device.end(), layer.device.begin(), layer.device.end());
    }
    return device;
}

SlotPlacement leastLoad(const PlacementProblem& problem, const std::stop_token& stop)
{
    if (problem.modelLimit && !problem.eachOnce())
        return leastLoadOverModel(problem, stop);
    SlotPlacement placement = placeReplicas(problem);
    balanceSlots(problem, placement, stop);
    return placement;
}

/// Without replicas: of two ways to balance a layer the lighter one, for each.
SlotPlacement leastLoadOnce(const PlacementProblem& problem, const std::stop_token& stop)
{
    SlotPlacement placement = leastLoad(problem, stop);
    const SlotPlacement other = placementOf(problem, balanced(problem, stop));
    const std::vector<double> peaks = layerPeaks(problem, placement);
    const std::vector<double> otherPeaks = layerPeaks(problem, other);
    for (int l = 0; l < problem.layers; ++l)
        if (otherPeaks[static_cast<std::size_t>(l)] < peaks[static_cast<std::size_t>(l)])
            std::ranges::copy(other.layer(l), placement.layer(l).begin());
    return placement;
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

/// A slot search judges a change in about the time in which the search along the layers judges eight.
constexpr std::int64_t kPerSlotMove = 8;
/// A first look at what no cap would give, as part of all moves, and how far above the cap it may be.
constexpr std::int64_t kLook = 20;
constexpr double kNearCap = 1.1;
/// Above any load of a device over the mean.
constexpr double kNoCap = 1e9;
/// Sums of shares in another order differ by less.
constexpr double kRounding = 1e-9;

class Placing {
public:
    Placing(const PlacementProblem& problem, const PlacementOptions& options, std::stop_token stop)
        : m_problem(problem)
        , m_options(options)
        , m_stop(std::move(stop))
        , m_present(options.present ? *options.present : contiguousPlacement(problem))
    {
    }

    Result<PlacementResult> run()
    {
        if (Result<void> placed = place(); !placed)
            return tl::unexpected<Error>(placed.error());
        bound();
        return finished();
    }

    PlacementFront runFront(int points, const std::function<void(const PlacementResult&)>& found)
    {
        bound();
        m_share = 1.0 / points;
        m_moves = m_options.moves / points;
        const PlacementResult blank = m_out;
        std::vector<PlacementResult> all;
        const auto placeWith = [&](double cap, const SlotPlacement* start) {
            m_out = blank;
            placeLeastCost(cap, start);
            all.push_back(finished());
            m_done += m_share;
            if (found)
                found(all.back());
        };
        placeWith(kNoCap, nullptr);
        const std::vector<double> peaks = layerPeaks(m_problem, all.front().placement);
        const double loosest = *std::ranges::max_element(peaks);
        for (int i = 0; i + 1 < points && !m_stop.stop_requested(); ++i) {
            // Traffic falls steeply where the cap is tight: most caps are there.
            const double part = static_cast<double>(i) / (points - 1);
            const SlotPlacement start = all.back().placement;
            placeWith(1 + (loosest - 1) * part * part, i > 0 ? &start : nullptr);
        }
        return {notDominated(std::move(all)), m_stop.stop_requested()};
    }

private:
    void bound()
    {
        m_out.loadLowerBound = balanceLowerBound(m_problem);
        if (!m_problem.transitions.empty())
            m_out.cutLowerBound = cutLowerBound(m_problem, m_stop);
        if (m_out.cutLowerBound)
            m_out.costLowerBound = costLowerBound(m_problem, *m_out.cutLowerBound, m_stop);
    }

    PlacementResult finished()
    {
        m_out.stopped = m_stop.stop_requested();
        m_out.before = placementFigures(m_problem, m_present);
        m_out.figures = placementFigures(m_problem, m_out.placement);
        m_out.moved = movedCopies(m_present, m_out.placement);
        return std::move(m_out);
    }

    static std::vector<PlacementResult> notDominated(std::vector<PlacementResult> all)
    {
        std::ranges::stable_sort(all, [](const PlacementResult& a, const PlacementResult& b) {
            return std::pair(a.figures.windowMaxOverMean, a.figures.cost)
                < std::pair(b.figures.windowMaxOverMean, b.figures.cost);
        });
        std::vector<PlacementResult> front;
        for (PlacementResult& point : all)
            if (front.empty() || point.figures.cost < front.back().figures.cost)
                front.push_back(std::move(point));
        return front;
    }

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
        case PlacementMethod::FanOut:
            placeFewestDevices();
            return {};
        case PlacementMethod::MoeTuner:
            return placeMoeTuner();
        case PlacementMethod::ExFlow:
            placeLeastCost(kNoCap, nullptr);
            return {};
        case PlacementMethod::Rankloom:
            placeLeastCost(
                m_options.balanceCap ? *m_options.balanceCap : (hasReplicas() ? 1 : kNoCap), nullptr);
            return {};
        }
        return {};
    }

    bool hasReplicas() const { return !m_problem.eachOnce(); }

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
        if (m_options.mostMoved) {
            placeSlots(1, nullptr);
            return;
        }
        m_out.placement = lightest();
    }

    Result<void> placeMoeTuner()
    {
        DeviceOfExpert device = balanced(m_problem, m_stop);
        const std::vector<std::int64_t> transitions = groupTransitions(m_problem, device);
        // With one bandwidth nodes make no difference, and names are exact for more devices.
        const int nodes = m_options.bandwidthWithin == 1 ? 1 : m_problem.nodes;
        const std::optional<TailResult> tail =
            leastTail({m_problem.devices, m_problem.layers, nodes, m_options.bandwidthWithin, transitions});
        if (!tail)
            return unsupported(m_options.method,
                Phrase::of("cannot name {} devices in {} nodes exactly", m_problem.devices, nodes),
                Phrase::of("At most 30 devices with equal bandwidths, or two nodes of at most 10 in all."));
        for (int l = 0; l < m_problem.layers; ++l)
            for (int e = 0; e < m_problem.experts; ++e) {
                int& at = device[m_problem.at(l, e)];
                at = tail->device[static_cast<std::size_t>(l) * static_cast<std::size_t>(m_problem.devices)
                    + static_cast<std::size_t>(at)];
            }
        m_out.placement = placementOf(m_problem, device);
        return {};
    }

    void placeFewestDevices()
    {
        const DeviceOfExpert start = m_options.balanceCap
            ? balanced(m_problem, m_stop)
            : dealt(m_problem, PlacementMethod::Contiguous, m_options.seed);
        // Pairs are a cheap guide to what all picks of a token want. Judging an exchange on all tokens takes
        // about as long as kPairsPerToken of pairs.
        constexpr std::int64_t kPairsPerToken = 5;
        GroupingSearch search = this->search();
        search.balanceCap = m_options.balanceCap;
        search.moves /= 2;
        GroupingResult pairs {start, 0, 0};
        if (!m_problem.coactivation.empty())
            pairs = keepCoactivation(m_problem, start, search);
        search.moves /= kPairsPerToken;
        GroupingResult tokens = keepTokensTogether(m_problem, pairs.device, search);
        tokens.moves += pairs.moves;
        m_out.placement = placementOf(m_problem, grouped(std::move(tokens)));
        relabelDevices(m_problem, m_out.placement);
    }

    /// Least traffic under a cap; `start`, where given, keeps a tighter one.
    void placeLeastCost(double cap, const SlotPlacement* start)
    {
        const std::optional<double> limit = cap < kNoCap ? std::optional(cap) : std::nullopt;
        if (hasReplicas()) {
            // Without transitions there is nothing to win but balance.
            if (m_problem.transitions.empty() && !m_options.mostMoved)
                placeBalanced();
            else
                placeSlots(cap, start);
            return;
        }
        const DeviceOfExpert present =
            m_options.mostMoved ? devicesOf(m_problem, m_present) : DeviceOfExpert {};
        if (const auto exact = exactLeastCut(m_problem, {limit, m_options.mostMoved, &present}, m_stop)) {
            m_out.optimal = true;
            m_out.placement = placementOf(m_problem, *exact);
        } else if (m_options.mostMoved) {
            placeSlots(cap, start);
        } else if (!limit) {
            m_out.placement =
                leastCost(limit, start != nullptr ? *start : contiguousPlacement(m_problem), m_moves);
        } else if (start != nullptr) {
            m_out.placement = leastCost(limit, *start, m_moves);
        } else {
            placeUnderCap(cap);
        }
    }

    void placeUnderCap(double cap)
    {
        const SlotPlacement light = leastLoadOnce(m_problem, m_stop);
        m_out.placement = leastCost(cap, light, m_moves);
        // Where the cap hardly binds, the search that does not know it may find less, and keep it.
        m_trial = true;
        const std::optional<SlotPlacement> free = withoutCap(cap);
        m_trial = false;
        if (!free)
            return;
        const std::vector<double> most = mostPeaks(cap, layerPeaks(m_problem, light));
        const std::vector<double> peaks = layerPeaks(m_problem, *free);
        const bool keepsCap = std::ranges::equal(peaks, most, std::ranges::less_equal());
        const PlacementFigures found = placementFigures(m_problem, *free);
        if (!keepsCap || found.cost >= placementFigures(m_problem, m_out.placement).cost)
            return;
        m_out.placement = *free;
        if (m_options.best)
            m_options.best(found.transitions * static_cast<double>(m_problem.highestPrice()) - found.cost);
    }

    /// Nothing where a first look goes far beyond the cap.
    std::optional<SlotPlacement> withoutCap(double cap)
    {
        const SlotPlacement look = leastCost(std::nullopt, contiguousPlacement(m_problem), m_moves / kLook);
        if (std::ranges::max(layerPeaks(m_problem, look)) > cap * kNearCap)
            return std::nullopt;
        return leastCost(std::nullopt, contiguousPlacement(m_problem), m_moves);
    }

    /// The cap, or what balancing reaches where that is more.
    static std::vector<double> mostPeaks(double cap, std::vector<double> most)
    {
        for (double& peak : most)
            peak = std::max(peak, cap) + kRounding;
        return most;
    }

    /// Without replicas, by the search along the layers.
    SlotPlacement leastCost(std::optional<double> cap, SlotPlacement start, std::int64_t moves)
    {
        relabelDevices(m_problem, start);
        GroupingSearch how = search();
        how.balanceCap = cap;
        how.moves = moves;
        SlotPlacement found =
            placementOf(m_problem, grouped(keepTransitions(m_problem, devicesOf(m_problem, start), how)));
        relabelDevices(m_problem, found);
        return found;
    }

    /// The least load, devices renamed.
    const SlotPlacement& lightest()
    {
        if (!m_lightest) {
            m_lightest = leastLoad(m_problem, m_stop);
            relabelDevices(m_problem, *m_lightest);
        }
        return *m_lightest;
    }

    /// With replicas or few moves, by the search over slots.
    void placeSlots(double cap, const SlotPlacement* start)
    {
        const SlotPlacement& light = lightest();
        SlotSearch how;
        std::vector<double> peaks = layerPeaks(m_problem, light);
        if (m_options.mostMoved) {
            how.present = &m_present;
            // Replicas of the whole model may be in other layers, heavier at present in these.
            if (m_problem.modelLimit)
                std::ranges::transform(
                    peaks, layerPeaks(m_problem, m_present), peaks.begin(), std::ranges::min);
        }
        if (cap < kNoCap)
            how.mostPeak = mostPeaks(cap, std::move(peaks));
        how.mostMoved = m_options.mostMoved;
        how.seed = m_options.seed;
        how.moves = m_problem.transitions.empty() ? 0 : m_moves / kPerSlotMove;
        how.stop = m_stop;
        how.report = reporter();
        if (start == nullptr)
            start = m_options.mostMoved ? &m_present : &light;
        SlotSearchResult result = m_options.mostMoved && m_problem.modelLimit
            ? searchWithFurtherCopies(m_problem, *start, how)
            : searchSlots(m_problem, *start, how);
        m_out.moves += result.moves;
        m_out.placement = std::move(result.placement);
        if (!m_options.mostMoved)
            relabelDevices(m_problem, m_out.placement);
    }

    std::function<void(double, double)> reporter() const
    {
        return [this](double fraction, double best) {
            if (m_options.progress != nullptr)
                m_options.progress->setFraction(m_done + m_share * fraction);
            if (m_options.best && !m_trial)
                m_options.best(best);
        };
    }

    GroupingSearch search() const
    {
        GroupingSearch out;
        out.seed = m_options.seed;
        out.moves = m_options.moves;
        out.stop = m_stop;
        out.report = reporter();
        return out;
    }

    DeviceOfExpert grouped(GroupingResult result)
    {
        m_out.moves += result.moves;
        return std::move(result.device);
    }

    const PlacementProblem& m_problem;
    const PlacementOptions& m_options;
    std::stop_token m_stop;
    SlotPlacement m_present;
    std::optional<SlotPlacement> m_lightest; ///< once it was needed
    std::int64_t m_moves = m_options.moves; ///< of one search
    double m_done = 0; ///< of all searches, and the share of one
    double m_share = 1;
    bool m_trial = false; ///< searches without the cap: what it finds may be no result
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
    case PlacementMethod::FanOut:
        return "fan-out";
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
    return {Contiguous, Random, RoundRobin, Eplb, Balance, ExFlow, Coactivation, FanOut, MoeTuner, Rankloom};
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

Result<PlacementFront> placementFront(const PlacementProblem& problem, const PlacementOptions& options,
    int points, std::stop_token stop, const std::function<void(const PlacementResult&)>& found)
{
    if (Result<void> fine = checkPlacementProblem(problem); !fine)
        return tl::unexpected<Error>(fine.error());
    PlacementOptions each = options;
    each.method = PlacementMethod::Rankloom;
    each.balanceCap.reset();
    if (Result<void> fine = check(problem, each); !fine)
        return tl::unexpected<Error>(fine.error());
    if (problem.transitions.empty())
        return unsupported(each.method,
            Phrase::of("needs transitions between layers to weigh them against load"),
            Phrase::of("Give a trace with picks per token."));
    if (points < 2 || points > 64)
        return fail(ErrorCode::BadValue, Phrase::of("A front of {} points", points), {},
            Phrase::of("Ask for 2 to 64 points."));
    return Placing(problem, each, std::move(stop)).runFront(points, found);
}

} // namespace rankloom
