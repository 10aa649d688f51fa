// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/layout_search.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>
#include <numeric>
#include <optional>
#include <span>

#include <fmt/format.h>

#include "core/base/parallel.h"
#include "core/base/text.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/check.h"
#include "core/plan/what_if.h"
#include "core/search/layout_pricer.h"

namespace rankloom {

namespace {

/// Degrees that are priced before the best layouts known so far are simulated.
constexpr std::size_t kDegreesPerRound = 32;
/// Layouts that are simulated before the order is looked at again.
constexpr std::size_t kBatch = 32;
/// Of the very first batch, simulated before an answer is shown; each slice after it is twice as large.
constexpr std::size_t kFirstSlice = 4;
constexpr double kPricedFrom = 0.1; ///< of the progress, when the first layouts are priced
constexpr double kRoomResolution = 0.01; ///< of the device's memory, for the Pareto front
constexpr Seconds kNever {std::numeric_limits<double>::infinity()};

/// A layout that fits, by its lower bound.
struct Candidate {
    LayoutChoice choice;
    Seconds bound {};
    Bytes headroom {};
};
bool boundBefore(const Candidate& a, const Candidate& b)
{
    if (a.bound != b.bound)
        return a.bound < b.bound;
    if (a.headroom != b.headroom)
        return a.headroom > b.headroom;
    return a.choice < b.choice;
}

struct Simulated {
    LayoutChoice choice;
    Seconds bound {};
    Bytes headroom {};
    Seconds step {};
};
bool faster(const Simulated& a, const Simulated& b)
{
    if (a.step != b.step)
        return a.step < b.step;
    if (a.headroom != b.headroom)
        return a.headroom > b.headroom;
    return a.choice < b.choice;
}

/// What one set of degrees came to.
struct DegreesResult {
    std::vector<Candidate> kept;
    SearchCounts counts;
};

void addCounts(SearchCounts& to, const SearchCounts& more)
{
    to.degrees += more.degrees;
    to.skipped += more.skipped;
    to.priced += more.priced;
    to.fitting += more.fitting;
    to.simulated += more.simulated;
    for (const auto& [code, rejected] : more.rejected) {
        RejectedLayouts& mine = to.rejected[code];
        if (mine.count == 0)
            mine.example = rejected.example;
        mine.count += rejected.count;
    }
}

void reject(SearchCounts& counts, const std::string& code, const std::string& example)
{
    RejectedLayouts& mine = counts.rejected[code];
    if (mine.count++ == 0)
        mine.example = example;
}

/// The search of one cluster.
class Searcher {
public:
    Searcher(const Project& project, const Plan& plan, const SearchSpace& space, const SearchOptions& options)
        : m_project(project)
        , m_base(plan)
        , m_space(space)
        , m_options(options)
        , m_threads(threadCount(options.threads))
        , m_links(bestLinks(project.cluster))
        , m_top(static_cast<std::size_t>(std::max(1, options.top)))
        , m_start(std::chrono::steady_clock::now())
    {
        for (int t = 0; t < m_threads; ++t)
            m_pricers.push_back(std::make_unique<LayoutPricer>(m_project, m_base, m_space, m_links));
    }

    SearchResult search()
    {
        phase(Phrase::word("Enumerating layouts"));
        const std::vector<DegreeChoice> degrees = sortedDegrees();
        phase(Phrase::word("Pricing layouts"));
        for (std::size_t first = 0; first < degrees.size() && !stopping(); first += kDegreesPerRound) {
            priceRound(degrees, first, std::min(first + kDegreesPerRound, degrees.size()));
            report(kPricedFrom + 0.6 * static_cast<double>(first) / static_cast<double>(degrees.size()));
        }
        phase(Phrase::word("Simulating the best"));
        const bool proven = simulateBest() && !stopping();
        phase(Phrase::word("Completing the Pareto front"));
        simulateFront();
        return result(proven);
    }

private:
    [[nodiscard]] bool stopping() const { return m_options.stop.stop_requested(); }
    void phase(PhraseWord name)
    {
        m_phase = name;
        showPhase();
    }
    void showPhase() const
    {
        if (m_options.progress == nullptr)
            return;
        if (m_simulated.empty())
            m_options.progress->setPhase(m_phase);
        else
            m_options.progress->setPhase(Phrase::of("{}, {} so far", m_phase, m_simulated.front().step));
    }
    [[nodiscard]] Seconds elapsed() const
    {
        return Seconds(std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count());
    }

    /// Degrees with their bounds, most promising first.
    std::vector<DegreeChoice> sortedDegrees()
    {
        const std::vector<DegreeChoice> all = enumerateDegrees(m_project, withoutPlacements(m_base), m_space,
            [this](const std::string& code, const Phrase& reason) { reject(m_counts, code, reason); });
        m_counts.degrees = static_cast<std::int64_t>(all.size());
        std::vector<Seconds> bounds(all.size(), kNever);
        forEachParallel(all.size(), m_threads, m_options.stop, [&](std::size_t thread, std::size_t i) {
            m_pricers[thread]->setDegrees(all[i]);
            bounds[i] = m_pricers[thread]->degreesBound();
        });
        std::vector<std::size_t> order(all.size());
        std::iota(order.begin(), order.end(), std::size_t {0});
        std::ranges::stable_sort(order, {}, [&](std::size_t i) { return bounds[i]; });
        std::vector<DegreeChoice> out;
        for (const std::size_t i : order) {
            out.push_back(all[i]);
            m_degreeBounds.push_back(bounds[i]);
        }
        return out;
    }

    /// The slowest step that still matters: among the best, or near enough to them for the front.
    [[nodiscard]] Seconds limit() const
    {
        if (!m_options.prune || m_simulated.empty())
            return kNever;
        return std::max(lastOfTop(), m_simulated.front().step * m_options.frontReach);
    }
    /// Step time that a layout must reach to be ranked.
    [[nodiscard]] Seconds lastOfTop() const
    {
        return m_simulated.size() < m_top ? kNever : m_simulated[m_top - 1].step;
    }

    /// Whether a layout may still be on the front: nothing simulated is as fast and as roomy.
    [[nodiscard]] bool frontNeeds(const Candidate& c) const
    {
        if (m_simulated.empty())
            return true;
        if (c.bound > m_simulated.front().step * m_options.frontReach)
            return false;
        const Bytes enough = c.headroom - m_project.cluster.device.memory * kRoomResolution;
        return std::ranges::none_of(
            m_front, [&](const Simulated& s) { return s.step <= c.bound && s.headroom >= enough; });
    }
    [[nodiscard]] bool matters(const Candidate& c) const
    {
        return !m_options.prune || c.bound <= lastOfTop() || frontNeeds(c);
    }

    void priceRound(const std::vector<DegreeChoice>& degrees, std::size_t first, std::size_t end)
    {
        std::vector<DegreesResult> results(end - first);
        forEachParallel(end - first, m_threads, m_options.stop, [&](std::size_t thread, std::size_t i) {
            if (m_degreeBounds[first + i] > limit())
                ++results[i].counts.skipped;
            else
                priceDegrees(*m_pricers[thread], degrees[first + i], results[i]);
        });
        for (DegreesResult& result : results) {
            addCounts(m_counts, result.counts);
            m_waiting.insert(m_waiting.end(), result.kept.begin(), result.kept.end());
        }
        std::ranges::sort(m_waiting, boundBefore);
        // A first batch of those with the best bounds: it tells what the others must reach.
        const bool nothingKnown = m_simulated.empty();
        const std::vector<Candidate> batch = takeBatch(std::max(kBatch, nothingKnown ? 2 * m_top : 0),
            [this](const Candidate& c) { return c.bound <= lastOfTop(); });
        std::size_t slice = nothingKnown ? kFirstSlice : batch.size();
        for (std::size_t done = 0; done < batch.size(); slice *= 2) {
            const std::size_t count = std::min(slice, batch.size() - done);
            simulate(std::span(batch).subspan(done, count));
            done += count;
            if (nothingKnown)
                report(kPricedFrom);
        }
        std::erase_if(m_waiting, [this](const Candidate& c) { return !matters(c); });
    }

    void priceDegrees(LayoutPricer& pricer, const DegreeChoice& degrees, DegreesResult& out)
    {
        pricer.setDegrees(degrees);
        const std::vector<PipelineChoice> pipelines =
            enumeratePipelines(m_project, pricer.plan(), m_space, degrees,
                [&](const std::string& code, const Phrase& reason) { reject(out.counts, code, reason); });
        const std::vector<std::uint8_t> shardings = distinctShardings(m_space, degrees);
        for (std::size_t r = 0; r < m_space.recomputes.size(); ++r) {
            pricer.setRecompute(static_cast<std::uint8_t>(r));
            for (const PipelineChoice& pipeline : pipelines) {
                if (stopping())
                    return;
                pricer.setPipeline(pipeline);
                for (const std::uint8_t sharding : shardings) {
                    pricer.setSharding(sharding);
                    for (std::size_t o = 0; o < m_space.offloads.size(); ++o) {
                        pricer.setOffload(static_cast<std::uint8_t>(o));
                        priceLayout(pricer,
                            {degrees, pipeline, static_cast<std::uint8_t>(r), sharding,
                                static_cast<std::uint8_t>(o)},
                            out);
                    }
                }
            }
        }
    }

    void priceLayout(LayoutPricer& pricer, const LayoutChoice& choice, DegreesResult& out) const
    {
        ++out.counts.priced;
        // Most layouts of a large model are too large whatever is recomputed. The first is priced as an
        // example.
        const auto tooLarge = out.counts.rejected.find("memory");
        if (tooLarge != out.counts.rejected.end()
            && pricer.roomAtMost() < std::max(m_space.leastHeadroom, Bytes(0))) {
            ++tooLarge->second.count;
            return;
        }
        const MemoryReport memory = pricer.memory();
        const StageMemory& peak = memory.stages[static_cast<std::size_t>(memory.peakStage)];
        if (!memory.fits || peak.headroom() < m_space.leastHeadroom) {
            RejectedLayouts& rejected = out.counts.rejected["memory"];
            if (rejected.count++ == 0)
                rejected.example = Phrase::of("Stage {} needs {} of {}.", peak.stage, peak.device,
                    peak.capacity - m_space.leastHeadroom);
            return;
        }
        if (!memory.fitsAtWorst && !m_space.acceptNarrowFit) {
            RejectedLayouts& rejected = out.counts.rejected["memory-band"];
            if (rejected.count++ == 0)
                rejected.example = narrowFit(memory);
            return;
        }
        ++out.counts.fitting;
        const Candidate candidate {choice, pricer.bound(memory), peak.headroom()};
        if (matters(candidate))
            out.kept.push_back(candidate);
    }

    static Phrase narrowFit(const MemoryReport& memory)
    {
        const StageMemory& stage = *std::ranges::max_element(
            memory.stages, {}, [](const StageMemory& s) { return (s.deviceHigh() - s.capacity).value(); });
        return Phrase::of("Stage {} needs {}, but up to {} of {} by its band.", stage.stage, stage.device,
            stage.deviceHigh(), stage.capacity);
    }

    /// The first waiting candidates, by bound, that `wanted` accepts.
    template <class Wanted> std::vector<Candidate> takeBatch(std::size_t most, const Wanted& wanted)
    {
        std::vector<Candidate> batch;
        std::vector<Candidate> left;
        left.reserve(m_waiting.size());
        for (const Candidate& c : m_waiting) {
            if (batch.size() < most && wanted(c))
                batch.push_back(c);
            else
                left.push_back(c);
        }
        m_waiting = std::move(left);
        return batch;
    }

    void simulate(std::span<const Candidate> batch)
    {
        std::vector<Seconds> steps(batch.size(), kNever);
        forEachParallel(batch.size(), m_threads, m_options.stop, [&](std::size_t thread, std::size_t i) {
            LayoutPricer& pricer = *m_pricers[thread];
            pricer.set(batch[i].choice);
            steps[i] = stepOfChoice(pricer, batch[i].choice);
        });
        for (std::size_t i = 0; i < batch.size(); ++i) {
            const Candidate& c = batch[i];
            ++m_counts.simulated;
            if (steps[i] < kNever)
                m_simulated.push_back({c.choice, c.bound, c.headroom, steps[i]});
        }
        std::ranges::sort(m_simulated, faster);
        m_front.clear();
        for (const Simulated& s : m_simulated)
            if (m_front.empty() || s.headroom > m_front.back().headroom)
                m_front.push_back(s);
    }

    /// Infinite where the schedule cannot be built.
    Seconds stepOfChoice(LayoutPricer& pricer, const LayoutChoice& choice) const
    {
        if (pricer.exact()) {
            const Result<Seconds> step = pricer.simulated(pricer.memory());
            return step ? *step : kNever;
        }
        const Result<Evaluation> evaluation =
            evaluateLegal(m_project, planOf(m_base, m_space, choice), m_options.stop);
        return evaluation && evaluation->valid ? evaluation->time.step : kNever;
    }

    /// Simulates, best bound first, until no bound is below the last of the best. False when the limit of
    /// simulations came first.
    bool simulateBest()
    {
        while (!stopping()) {
            if (m_waiting.empty() || m_waiting.front().bound > lastOfTop())
                return true;
            if (m_counts.simulated >= m_options.mostSimulated)
                return false;
            simulate(takeBatch(kBatch, [this](const Candidate& c) { return c.bound <= lastOfTop(); }));
            report(0.7 + 0.2 * progressOf(m_counts.simulated));
        }
        return false;
    }

    void simulateFront()
    {
        while (!stopping() && m_counts.simulated < m_options.mostSimulated) {
            std::erase_if(m_waiting, [this](const Candidate& c) { return !frontNeeds(c); });
            if (m_waiting.empty())
                return;
            simulate(takeBatch(kBatch, [](const Candidate&) { return true; }));
            report(0.9 + 0.1 * progressOf(m_counts.simulated));
        }
    }
    [[nodiscard]] double progressOf(std::int64_t simulated) const
    {
        const double all = static_cast<double>(simulated) + static_cast<double>(m_waiting.size());
        return all > 0 ? static_cast<double>(simulated) / all : 1;
    }

    [[nodiscard]] FoundLayout found(const Simulated& simulated) const
    {
        FoundLayout out;
        out.plan = planOf(m_base, m_space, simulated.choice);
        out.devices = m_project.cluster.devices();
        out.bound = simulated.bound;
        if (const Result<Evaluation> evaluation = evaluateLegal(m_project, out.plan)) {
            const MemoryReport& memory = evaluation->memory;
            const StageMemory& peak = memory.stages[static_cast<std::size_t>(memory.peakStage)];
            out.time = evaluation->time;
            out.peak = peak.device;
            out.headroom = peak.headroom();
            out.fitsAtWorst = memory.fitsAtWorst;
            out.peakStage = memory.peakStage;
        }
        return out;
    }

    std::vector<FoundLayout> foundAll(const std::vector<Simulated>& chosen) const
    {
        std::vector<FoundLayout> out(chosen.size());
        forEachParallel(
            chosen.size(), m_threads, {}, [&](std::size_t, std::size_t i) { out[i] = found(chosen[i]); });
        return out;
    }

    void report(double fraction)
    {
        if (m_options.progress)
            m_options.progress->setFraction(fraction);
        showPhase();
        if (!m_options.onBest || m_simulated.empty() || m_simulated.front().choice == m_reported)
            return;
        m_reported = m_simulated.front().choice;
        SearchSnapshot snapshot;
        snapshot.best = foundAll({m_simulated.front()});
        snapshot.counts = m_counts;
        snapshot.fraction = fraction;
        snapshot.elapsed = elapsed();
        snapshot.left = snapshot.elapsed * ((1 - fraction) / std::max(fraction, 0.01));
        m_options.onBest(snapshot);
    }

    SearchResult result(bool proven)
    {
        SearchResult out;
        out.counts = m_counts;
        out.proven = proven;
        out.stopped = stopping();
        std::vector<Simulated> top = m_simulated;
        if (top.size() > m_top)
            top.resize(m_top);
        std::vector<Simulated> front;
        const Bytes resolution = m_project.cluster.device.memory * kRoomResolution;
        for (const Simulated& s : m_front) {
            if (s.step > m_simulated.front().step * m_options.frontReach)
                break;
            if (front.empty() || s.headroom > front.back().headroom + resolution)
                front.push_back(s);
        }
        out.ranked = foundAll(top);
        out.front = foundAll(front);
        for (FoundLayout& layout : out.front)
            layout.onFront = true;
        for (std::size_t i = 0; i < top.size(); ++i)
            out.ranked[i].onFront =
                std::ranges::any_of(front, [&](const Simulated& s) { return s.choice == top[i].choice; });
        out.elapsed = elapsed();
        return out;
    }

    const Project& m_project;
    const Plan& m_base;
    const SearchSpace& m_space;
    const SearchOptions& m_options;
    int m_threads = 1;
    BestLinks m_links;
    std::size_t m_top = 1;
    std::chrono::steady_clock::time_point m_start;
    std::vector<std::unique_ptr<LayoutPricer>> m_pricers; ///< one per thread
    std::vector<Seconds> m_degreeBounds;
    std::vector<Candidate> m_waiting; ///< by bound
    std::vector<Simulated> m_simulated; ///< fastest first
    std::vector<Simulated> m_front; ///< fastest first, each roomier than those before it
    LayoutChoice m_reported;
    Phrase m_phase;
    SearchCounts m_counts;
};

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
    const int world = e.project.cluster.devices();
    if (world == 0)
        return fail(ErrorCode::BadValue, Phrase::of("No node of the cluster is left to place ranks on."));
    if (!plan.whatIf.empty() && std::ranges::any_of(space.devices, [world](int n) { return n != world; }))
        return fail(ErrorCode::BadValue, Phrase::of("A search over part of the cluster knows no what-ifs."),
            Place {{}, 0, 0, "/whatIf"}, Phrase::of("Drop the what-ifs, or the numbers of devices."));
    const auto suppose = [&plan](std::vector<FoundLayout>& layouts) {
        for (FoundLayout& layout : layouts)
            layout.plan.whatIf = plan.whatIf;
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
    if (!isEffective(project, plan))
        return searchEffective(project, plan, space, options);
    std::vector<int> budgets = space.devices;
    if (budgets.empty())
        budgets.push_back(project.cluster.devices());
    std::optional<SearchResult> all;
    for (const int devices : budgets) {
        Result<Cluster> cluster = firstDevices(project.cluster, devices);
        if (!cluster)
            return tl::unexpected<Error>(std::move(cluster.error()));
        Project part = project;
        part.cluster = std::move(*cluster);
        SearchResult found = Searcher(part, plan, space, options).search();
        if (all)
            append(*all, std::move(found));
        else
            all = std::move(found);
    }
    std::ranges::stable_sort(all->ranked, {}, [](const FoundLayout& layout) { return layout.time.step; });
    return std::move(*all);
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
