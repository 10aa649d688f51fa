// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/place_experts.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

#include <fmt/format.h>

#include "core/base/random.h"
#include "core/experts/problem/search_budget.h"
#include "core/experts/solvers/balance.h"
#include "core/experts/solvers/chain_program.h"
#include "core/experts/solvers/chain_search.h"
#include "core/experts/solvers/cut_bound.h"
#include "core/experts/solvers/eplb.h"
#include "core/experts/solvers/fan_out_search.h"
#include "core/experts/solvers/grouping.h"
#include "core/experts/solvers/model_replicas.h"
#include "core/experts/solvers/slot_growth.h"
#include "core/experts/solvers/slot_search.h"

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
    const bool needsTransitions = method == PlacementMethod::ExFlow || method == PlacementMethod::MoeTuner;
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

/// A slot search judges a change in about the time in which the search along the layers judges eight.
constexpr std::int64_t kPerSlotMove = 8;
/// A first look at what no cap would give, as part of all moves, and how far above the cap it may be.
constexpr std::int64_t kLook = 20;
constexpr double kNearCap = 1.25;
/// Fewest devices per token: of the moves, what pairs of picks get, and then the tokens, where a move has
/// more to count. On DeepSeek-V2-Lite's 16,701 tokens more moves on pairs give nothing, and the default
/// number ends within five seconds.
constexpr double kPairsPart = 0.04;
constexpr double kTokensPart = 0.5;
/// Above any load of a device over the mean.
constexpr double kNoCap = 1e9;
/// Sums of shares in another order differ by less.
constexpr double kRounding = 1e-9;

/// A part of the whole, for progress that never goes back.
struct Phase {
    double from = 0;
    double to = 1;

    [[nodiscard]] double at(double fraction) const { return from + (to - from) * std::min(1.0, fraction); }
    [[nodiscard]] Phase part(double first, double last) const { return {at(first), at(last)}; }
};

class Placing {
public:
    Placing(const PlacementProblem& problem, const PlacementOptions& options, std::stop_token stop)
        : m_problem(problem)
        , m_options(options)
        , m_stop(std::move(stop))
        , m_present(options.present ? *options.present : contiguousPlacement(problem))
        , m_end(SearchBudget::Clock::now() + durationOf(options.time))
    {
    }

    Result<PlacementResult> run()
    {
        bound();
        begin();
        if (Result<void> placed = place(); !placed)
            return tl::unexpected<Error>(placed.error());
        return finished();
    }

    PlacementFront runFront(int points, const std::function<void(const PlacementResult&)>& found)
    {
        bound();
        begin();
        const SearchBudget whole = m_budget;
        const PlacementResult blank = m_out;
        std::vector<PlacementResult> all;
        const auto placeWith = [&](double cap, const SlotPlacement* start) {
            m_out = blank;
            const auto done = static_cast<double>(all.size());
            m_phase = {done / points, (done + 1) / points};
            // Of a time what is left is dealt out anew, of moves the whole.
            m_budget = whole.share(1 / (whole.timed() ? points - done : points));
            placeLeastCost(cap, start);
            all.push_back(finished());
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
    static SearchBudget::Clock::duration durationOf(Seconds time)
    {
        return std::chrono::duration_cast<SearchBudget::Clock::duration>(
            std::chrono::duration<double>(time.value()));
    }

    /// What bounds took of the time is gone, but not more than a small part of it.
    void begin()
    {
        if (m_options.time.value() > 0)
            m_budget = SearchBudget::until(
                std::max(m_end, SearchBudget::Clock::now() + durationOf(m_options.time * kSearchedPart)));
    }

    void bound()
    {
        m_out.loadLowerBound = balanceLowerBound(m_problem);
        if (m_options.bounds && !m_problem.transitions.empty())
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
        const std::optional<DeviceOfExpert> device =
            placeByMoeTuner(m_problem, m_options.bandwidthWithin, m_stop);
        if (!device)
            return unsupported(m_options.method,
                Phrase::of("cannot name {} devices in {} nodes exactly", m_problem.devices,
                    m_options.bandwidthWithin == 1 ? 1 : m_problem.nodes),
                Phrase::of("At most 30 devices with equal bandwidths, or two nodes of at most 10 in all."));
        m_out.moeTuner = moeTunerObjectives(m_problem, *device, m_options.bandwidthWithin);
        if (m_present.expert.size() == m_problem.load.size())
            m_out.moeTunerBefore =
                moeTunerObjectives(m_problem, devicesOf(m_problem, m_present), m_options.bandwidthWithin);
        m_out.placement = placementOf(m_problem, *device);
        return {};
    }

    /// Under the cap where balancing gets there: by the quicker way if it does.
    DeviceOfExpert startUnder(double cap) const
    {
        SlotPlacement light = leastLoad(m_problem, m_stop);
        if (std::ranges::max(layerPeaks(m_problem, light)) > cap)
            light = leastLoadOnce(m_problem, m_stop);
        return devicesOf(m_problem, light);
    }

    /// Pairs are a cheap guide to what all picks of a token want.
    void placeFewestDevices()
    {
        const DeviceOfExpert start = m_options.balanceCap
            ? startUnder(*m_options.balanceCap)
            : dealt(m_problem, PlacementMethod::Contiguous, m_options.seed);
        GroupingSearch search = this->search();
        search.balanceCap = m_options.balanceCap;
        GroupingResult pairs {start, 0, 0};
        if (!m_problem.coactivation.empty()) {
            m_phase.to = kPairsPart;
            search.budget = m_budget.share(kPairsPart);
            pairs = keepCoactivation(m_problem, start, search);
            m_phase = {kPairsPart, 1};
        }
        search.budget = m_budget.share(m_budget.timed() ? 1 : kTokensPart);
        GroupingResult tokens = keepTokensTogether(m_problem, pairs.device, search);
        tokens.moves += pairs.moves;
        m_out.placement = placementOf(m_problem, grouped(std::move(tokens)));
        relabelDevices(m_problem, m_out.placement);
    }

    /// Least traffic under a cap; `start`, where given, keeps a tighter one.
    void placeLeastCost(double cap, const SlotPlacement* start)
    {
        const std::optional<double> limit = cap < kNoCap ? std::optional(cap) : std::nullopt;
        // Without transitions there is nothing to win but balance.
        if (m_problem.transitions.empty() && m_problem.layers > 1) {
            if (m_options.mostMoved)
                placeSlots(1, start);
            else
                placeBalanced();
            return;
        }
        if (hasReplicas()) {
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
                leastCost(limit, start != nullptr ? *start : contiguousPlacement(m_problem), m_budget);
        } else if (start != nullptr) {
            m_out.placement = leastCost(limit, *start, m_budget);
        } else {
            placeUnderCap(cap);
        }
    }

    /// Where the cap hardly binds, the search that does not know it may find less, and keep it: a first look
    /// tells. A number of moves counts for each of the two searches, a time for both.
    void placeUnderCap(double cap)
    {
        const SearchBudget whole = m_budget;
        const Phase phase = m_phase;
        const SlotPlacement light = leastLoadOnce(m_problem, m_stop);
        m_trial = true;
        m_phase = phase.part(0, 1.0 / kLook);
        const SlotPlacement look =
            leastCost(std::nullopt, contiguousPlacement(m_problem), whole.share(1.0 / kLook));
        m_trial = false;
        const bool near = std::ranges::max(layerPeaks(m_problem, look)) <= cap * kNearCap;
        m_phase = phase.part(1.0 / kLook, near ? 0.5 : 1);
        m_out.placement = leastCost(cap, light, whole.timed() ? whole.share(near ? 0.5 : 1) : whole);
        if (!near || m_stop.stop_requested())
            return;
        m_trial = true;
        m_phase = phase.part(0.5, 1);
        const SlotPlacement free =
            leastCost(std::nullopt, contiguousPlacement(m_problem), whole.timed() ? whole.share(1) : whole);
        m_trial = false;
        const std::vector<double> most = mostPeaks(cap, layerPeaks(m_problem, light));
        const std::vector<double> peaks = layerPeaks(m_problem, free);
        const bool keepsCap = std::ranges::equal(peaks, most, std::ranges::less_equal());
        const PlacementFigures found = placementFigures(m_problem, free);
        if (!keepsCap || found.cost >= placementFigures(m_problem, m_out.placement).cost)
            return;
        m_out.placement = free;
        if (m_options.best)
            m_options.best(found.transitions * static_cast<double>(m_problem.highestPrice()) - found.cost);
    }

    /// The cap, or what balancing reaches where that is more.
    static std::vector<double> mostPeaks(double cap, std::vector<double> most)
    {
        for (double& peak : most)
            peak = std::max(peak, cap) + kRounding;
        return most;
    }

    /// Without replicas, by the search along the layers.
    SlotPlacement leastCost(std::optional<double> cap, SlotPlacement start, const SearchBudget& budget)
    {
        relabelDevices(m_problem, start);
        GroupingSearch how = search();
        how.balanceCap = cap;
        how.budget = budget;
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
        how.budget = m_problem.transitions.empty() ? SearchBudget::ofMoves(1)
            : m_budget.timed()                     ? m_budget
                                                   : m_budget.share(1.0 / kPerSlotMove);
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
                m_options.progress->setFraction(
                    Phase {m_options.progressFrom, m_options.progressTo}.at(m_phase.at(fraction)));
            if (m_options.best && !m_trial)
                m_options.best(best);
        };
    }

    GroupingSearch search() const
    {
        GroupingSearch out;
        out.seed = m_options.seed;
        out.budget = m_budget;
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
    SearchBudget::Clock::time_point m_end;
    SearchBudget m_budget = SearchBudget::ofMoves(m_options.moves); ///< of one placement
    Phase m_phase; ///< the search that goes on, among all
    bool m_trial = false; ///< searches without the cap: what it finds may be no result
    PlacementResult m_out;
};

} // namespace

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
