// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/layout_searcher.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include "core/base/parallel.h"
#include "core/evaluate/evaluate.h"
#include "core/search/simplicity.h"

namespace rankloom {

namespace {

/// Degrees that are priced before the best layouts known so far are simulated.
constexpr std::size_t kDegreesPerRound = 32;
/// Layouts that are simulated before the order is looked at again.
constexpr std::size_t kBatch = 32;
/// Of the very first batch, simulated before an answer is shown; each slice after it is twice as large.
constexpr std::size_t kFirstSlice = 4;
constexpr double kPricedFrom = 0.1; ///< of the progress, when the first layouts are priced
/// Layouts per row, on average, behind which the ranking ends with fewer rows than were asked for.
constexpr std::size_t kMostPerRow = 20;
constexpr std::size_t kMostAlike = 20; ///< near-equal layouts that are handed out with a row
constexpr Seconds kNever {std::numeric_limits<double>::infinity()};

bool boundBefore(const LayoutCandidate& a, const LayoutCandidate& b)
{
    if (a.bound != b.bound)
        return a.bound < b.bound;
    if (a.headroom != b.headroom)
        return a.headroom > b.headroom;
    return a.choice < b.choice;
}

bool faster(const SimulatedLayout& a, const SimulatedLayout& b)
{
    if (a.step != b.step)
        return a.step < b.step;
    if (a.headroom != b.headroom)
        return a.headroom > b.headroom;
    return a.choice < b.choice;
}

template <class Reason> void reject(SearchCounts& counts, const std::string& code, const Reason& example)
{
    RejectedLayouts& mine = counts.rejected[code];
    if (mine.count++ == 0)
        mine.example = example();
}

bool fitOnDevices(const MemoryReport& memory)
{
    return std::ranges::all_of(
        memory.stages, [](const StageMemory& stage) { return stage.device <= stage.capacity; });
}

Phrase narrowFit(const MemoryReport& memory)
{
    const StageMemory& stage = *std::ranges::max_element(
        memory.stages, {}, [](const StageMemory& s) { return (s.deviceHigh() - s.capacity).value(); });
    return Phrase::of("Stage {} needs {}, but up to {} of {} by its band.", stage.stage, stage.device,
        stage.deviceHigh(), stage.capacity);
}

} // namespace

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

LayoutSearcher::LayoutSearcher(
    const Project& project, const Plan& plan, const SearchSpace& space, const SearchOptions& options)
    : m_project(project)
    , m_base(plan)
    , m_space(space)
    , m_options(options)
    , m_threads(threadCount(options.threads))
    , m_links(bestLinks(project.cluster))
    , m_top(static_cast<std::size_t>(std::max(1, options.top)))
    , m_roomResolution(project.cluster->device.memory * kRoomResolution)
    , m_start(std::chrono::steady_clock::now())
{
    m_rows.limit = kNever;
    for (int t = 0; t < m_threads; ++t)
        m_pricers.push_back(std::make_unique<LayoutPricer>(m_project, m_base, m_space, m_links));
}

SearchResult LayoutSearcher::search()
{
    phase(Phrase::word("Enumerating layouts"));
    const std::vector<DegreeChoice> degrees = sortedDegrees();
    phase(Phrase::word("Estimating layouts"));
    for (std::size_t first = 0; first < degrees.size() && !stopping(); first += kDegreesPerRound) {
        priceRound(degrees, first, std::min(first + kDegreesPerRound, degrees.size()));
        report(kPricedFrom + 0.6 * static_cast<double>(first) / static_cast<double>(degrees.size()));
    }
    phase(Phrase::word("Simulating the best"));
    const bool proven = simulateBest() && !stopping();
    phase(Phrase::word("Completing the Pareto front"));
    simulateFront();
    SearchResult found = result();
    found.proven = proven;
    return found;
}

void LayoutSearcher::phase(PhraseWord name)
{
    m_phase = name;
    showPhase();
}

void LayoutSearcher::showPhase() const
{
    if (m_options.progress == nullptr)
        return;
    if (m_simulated.empty())
        m_options.progress->setPhase(m_phase);
    else
        m_options.progress->setPhase(Phrase::of("{}, {} so far", m_phase, m_simulated.front().step));
}

Seconds LayoutSearcher::elapsed() const
{
    return Seconds(std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count());
}

/// Degrees with their bounds, most promising first.
std::vector<DegreeChoice> LayoutSearcher::sortedDegrees()
{
    const std::vector<DegreeChoice> all = enumerateDegrees(m_project, withoutPlacements(m_base), m_space,
        [this](const std::string& code, const auto& reason) { reject(m_counts, code, reason); });
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

Seconds LayoutSearcher::limit() const
{
    if (!m_options.prune || m_simulated.empty())
        return kNever;
    return std::max(m_rows.limit, m_simulated.front().step * m_options.frontReach);
}

/// Whether a layout may still be on the front, or as good as one on it: nothing simulated is faster and as
/// roomy.
bool LayoutSearcher::frontNeeds(const LayoutCandidate& c) const
{
    if (m_simulated.empty())
        return true;
    if (c.bound > m_simulated.front().step * m_options.frontReach)
        return false;
    const Bytes enough = c.headroom - m_roomResolution;
    const auto beats = [&](std::size_t i) {
        const SimulatedLayout& s = m_simulated[i];
        return s.step * (1 + kEqualStep) < c.bound && s.headroom >= enough;
    };
    return std::ranges::none_of(m_front, beats);
}

void LayoutSearcher::priceRound(const std::vector<DegreeChoice>& degrees, std::size_t first, std::size_t end)
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
    const std::vector<LayoutCandidate> batch = takeBatch(std::max(kBatch, nothingKnown ? 2 * m_top : 0),
        [this](const LayoutCandidate& c) { return ranks(c); });
    std::size_t slice = nothingKnown ? kFirstSlice : batch.size();
    for (std::size_t done = 0; done < batch.size(); slice *= 2) {
        const std::size_t count = std::min(slice, batch.size() - done);
        simulate(std::span(batch).subspan(done, count));
        done += count;
        if (nothingKnown)
            report(kPricedFrom);
    }
    std::erase_if(m_waiting, [this](const LayoutCandidate& c) { return !matters(c); });
}

void LayoutSearcher::priceDegrees(LayoutPricer& pricer, const DegreeChoice& degrees, DegreesResult& out)
{
    pricer.setDegrees(degrees);
    const std::vector<PipelineChoice> pipelines = enumeratePipelines(m_project, pricer.plan(), m_space,
        degrees, [&](const std::string& code, const auto& reason) { reject(out.counts, code, reason); });
    const std::vector<std::uint8_t> shardings = distinctShardings(m_space, degrees);
    for (std::size_t r = 0; r < m_space.recomputes.size(); ++r) {
        pricer.setRecompute(static_cast<std::uint8_t>(r));
        for (const PipelineChoice& pipeline : pipelines) {
            if (stopping())
                return;
            pricer.setPipeline(pipeline);
            for (const std::uint8_t sharding : shardings) {
                pricer.setSharding(sharding);
                for (const std::uint8_t compression : pricer.compressions()) {
                    pricer.setCompression(compression);
                    priceOffloads(pricer,
                        {degrees, pipeline, static_cast<std::uint8_t>(r), sharding, 0, compression}, out);
                }
            }
        }
    }
}

void LayoutSearcher::priceOffloads(LayoutPricer& pricer, LayoutChoice choice, DegreesResult& out) const
{
    bool fitsWithout = false;
    for (const bool offloads : {false, true})
        for (std::size_t o = 0; o < m_space.offloads.size(); ++o) {
            if ((m_space.offloads[o] != OffloadTarget::None) != offloads)
                continue;
            choice.offload = static_cast<std::uint8_t>(o);
            pricer.setOffload(choice.offload);
            const bool fits = priceLayout(
                pricer, choice, fitsWithout ? LayoutWorth::RoomAlone : LayoutWorth::StepAndRoom, out);
            fitsWithout = fitsWithout || (fits && !offloads);
        }
}

bool LayoutSearcher::priceLayout(
    LayoutPricer& pricer, const LayoutChoice& choice, LayoutWorth worth, DegreesResult& out) const
{
    if (const Unsayable what = unsayable(m_space.runsOn, m_project, pricer.plan());
        what != Unsayable::Nothing) {
        reject(out.counts, "runs-on", [&] { return unsayableText(m_space.runsOn, what, pricer.plan()); });
        return false;
    }
    ++out.counts.priced;
    // Most layouts of a large model are too large whatever is recomputed. The first is priced as an example.
    const auto tooLarge = out.counts.rejected.find("memory");
    if (tooLarge != out.counts.rejected.end()
        && pricer.roomAtMost() < std::max(m_space.leastHeadroom, Bytes(0))) {
        ++tooLarge->second.count;
        return false;
    }
    const MemoryReport memory = pricer.memory();
    const StageMemory& peak = memory.stages[static_cast<std::size_t>(memory.peakStage)];
    if (!memory.fits && fitOnDevices(memory)) {
        reject(out.counts, "host-memory", [&] {
            return Phrase::of("Node {} needs {} of host memory, and has {}.", memory.host.node,
                memory.host.needed, memory.host.capacity);
        });
        return false;
    }
    if (!memory.fits || peak.headroom() < m_space.leastHeadroom) {
        reject(out.counts, "memory", [&] {
            return Phrase::of(
                "Stage {} needs {} of {}.", peak.stage, peak.device, peak.capacity - m_space.leastHeadroom);
        });
        return false;
    }
    if (!memory.fitsAtWorst && !m_space.acceptNarrowFit) {
        reject(out.counts, "memory-band", [&] { return narrowFit(memory); });
        return false;
    }
    ++out.counts.fitting;
    const LayoutCandidate candidate {
        choice, pricer.bound(memory), peak.headroom(), memory.fitsAtWorst, worth};
    if (matters(candidate))
        out.kept.push_back(candidate);
    return true;
}

/// The first waiting candidates, by bound, that `wanted` accepts.
template <class Wanted>
std::vector<LayoutCandidate> LayoutSearcher::takeBatch(std::size_t most, const Wanted& wanted)
{
    std::vector<LayoutCandidate> batch;
    std::vector<LayoutCandidate> left;
    left.reserve(m_waiting.size());
    for (const LayoutCandidate& c : m_waiting) {
        if (batch.size() < most && wanted(c))
            batch.push_back(c);
        else
            left.push_back(c);
    }
    m_waiting = std::move(left);
    return batch;
}

void LayoutSearcher::simulate(std::span<const LayoutCandidate> batch)
{
    std::vector<Seconds> steps(batch.size(), kNever);
    forEachParallel(batch.size(), m_threads, m_options.stop, [&](std::size_t thread, std::size_t i) {
        LayoutPricer& pricer = *m_pricers[thread];
        pricer.set(batch[i].choice);
        steps[i] = stepOfChoice(pricer, batch[i].choice);
    });
    for (std::size_t i = 0; i < batch.size(); ++i) {
        ++m_counts.simulated;
        if (steps[i] < kNever)
            m_simulated.push_back({batch[i], steps[i]});
    }
    sortOut();
}

/// What follows from the simulated layouts.
void LayoutSearcher::sortOut()
{
    std::ranges::sort(m_simulated, faster);
    m_front.clear();
    m_ranked.clear();
    std::vector<Seconds> steps;
    for (std::size_t i = 0; i < m_simulated.size(); ++i) {
        if (m_front.empty() || m_simulated[i].headroom > m_simulated[m_front.back()].headroom)
            m_front.push_back(i);
        if (m_simulated[i].worth == LayoutWorth::RoomAlone)
            continue;
        m_ranked.push_back(i);
        steps.push_back(m_simulated[i].step);
    }
    m_rows = nearEqualRows(steps, m_top, m_top * kMostPerRow);
}

/// Infinite where the schedule cannot be built.
Seconds LayoutSearcher::stepOfChoice(LayoutPricer& pricer, const LayoutChoice& choice) const
{
    if (pricer.exact()) {
        const Result<Seconds> step = pricer.simulated(pricer.memory());
        return step ? *step : kNever;
    }
    const Result<Evaluation> evaluation =
        evaluateLegal(m_project, planOf(m_base, m_space, choice), m_options.stop);
    return evaluation && evaluation->valid ? evaluation->time.step : kNever;
}

/// Simulates, best bound first, until no bound reaches the last row. False when the limit of simulations came
/// first.
bool LayoutSearcher::simulateBest()
{
    while (!stopping()) {
        if (m_counts.simulated >= m_options.mostSimulated)
            return std::ranges::none_of(m_waiting, [this](const LayoutCandidate& c) { return ranks(c); });
        const std::vector<LayoutCandidate> batch =
            takeBatch(kBatch, [this](const LayoutCandidate& c) { return ranks(c); });
        if (batch.empty())
            return true;
        simulate(batch);
        report(0.7 + 0.2 * progressOf(m_counts.simulated));
    }
    return false;
}

void LayoutSearcher::simulateFront()
{
    while (!stopping() && m_counts.simulated < m_options.mostSimulated) {
        std::erase_if(m_waiting, [this](const LayoutCandidate& c) { return !frontNeeds(c); });
        if (m_waiting.empty())
            return;
        simulate(takeBatch(kBatch, [](const LayoutCandidate&) { return true; }));
        report(0.9 + 0.1 * progressOf(m_counts.simulated));
    }
}

double LayoutSearcher::progressOf(std::int64_t simulated) const
{
    const double all = static_cast<double>(simulated) + static_cast<double>(m_waiting.size());
    return all > 0 ? static_cast<double>(simulated) / all : 1;
}

void LayoutSearcher::report(double fraction)
{
    if (m_options.progress)
        m_options.progress->setFraction(fraction);
    showPhase();
    if (!m_options.onBest || m_ranked.empty())
        return;
    const std::vector<Fold> first = rowFolds(1);
    const LayoutChoice& choice = m_simulated[first.front().shown].choice;
    if (choice == m_reported)
        return;
    m_reported = choice;
    SearchSnapshot snapshot;
    snapshot.best = foundAll(first);
    snapshot.counts = m_counts;
    snapshot.fraction = fraction;
    snapshot.elapsed = elapsed();
    snapshot.left = snapshot.elapsed * ((1 - fraction) / std::max(fraction, 0.01));
    m_options.onBest(snapshot);
}

LayoutSearcher::Fold LayoutSearcher::fold(std::vector<std::size_t> nearEqual) const
{
    std::vector<std::pair<Simplicity, std::size_t>> keyed;
    keyed.reserve(nearEqual.size());
    for (const std::size_t i : nearEqual)
        keyed.emplace_back(simplicity(planOf(m_base, m_space, m_simulated[i].choice)), i);
    std::ranges::sort(keyed);
    Fold out {keyed.front().second, {}};
    for (std::size_t i = 1; i < keyed.size(); ++i)
        out.alike.push_back(keyed[i].second);
    return out;
}

std::vector<LayoutSearcher::Fold> LayoutSearcher::rowFolds(std::size_t most) const
{
    std::vector<Fold> out;
    for (const NearEqual& row : m_rows.rows) {
        if (out.size() == most)
            break;
        const auto begin = m_ranked.begin();
        out.push_back(fold(
            {begin + static_cast<std::ptrdiff_t>(row.first), begin + static_cast<std::ptrdiff_t>(row.end)}));
    }
    return out;
}

/// For each layout of the front the simplest that is as fast and as roomy; each roomier than those before it
/// by more than the resolution.
std::vector<LayoutSearcher::Fold> LayoutSearcher::frontFolds() const
{
    std::vector<Fold> out;
    for (const std::size_t p : m_front) {
        const SimulatedLayout& corner = m_simulated[p];
        if (corner.step > m_simulated.front().step * m_options.frontReach)
            break;
        if (!out.empty() && corner.headroom <= m_simulated[out.back().shown].headroom + m_roomResolution)
            continue;
        std::vector<std::size_t> nearEqual;
        for (std::size_t i = 0; i < m_simulated.size(); ++i) {
            const SimulatedLayout& s = m_simulated[i];
            if (s.step > corner.step * (1 + kEqualStep))
                break;
            if (s.headroom >= corner.headroom)
                nearEqual.push_back(i);
        }
        out.push_back(fold(std::move(nearEqual)));
    }
    return out;
}

FoundLayout LayoutSearcher::found(const Fold& fold) const
{
    const auto bare = [this](std::size_t i) {
        const SimulatedLayout& simulated = m_simulated[i];
        FoundLayout out;
        out.plan = planOf(m_base, m_space, simulated.choice);
        out.devices = m_project.cluster->devices();
        out.bound = simulated.bound;
        out.time.step = simulated.step;
        out.peak = m_project.cluster->device.memory - simulated.headroom;
        out.headroom = simulated.headroom;
        out.fitsAtWorst = simulated.fitsAtWorst;
        return out;
    };
    FoundLayout out = bare(fold.shown);
    if (const Result<Evaluation> evaluation = evaluateLegal(m_project, out.plan))
        out.setFigures(m_project, *evaluation);
    out.alikeCount = static_cast<std::int64_t>(fold.alike.size());
    for (std::size_t i = 0; i < std::min(fold.alike.size(), kMostAlike); ++i) {
        FoundLayout other = bare(fold.alike[i]);
        // The same work on the same devices: rates go with the step time.
        const double speed = out.time.step / other.time.step;
        other.time.tokensPerSecond = out.time.tokensPerSecond * speed;
        other.time.modelFlopsUtilization = out.time.modelFlopsUtilization * speed;
        out.alike.push_back(std::move(other));
    }
    return out;
}

std::vector<FoundLayout> LayoutSearcher::foundAll(const std::vector<Fold>& folds) const
{
    std::vector<FoundLayout> out(folds.size());
    forEachParallel(
        folds.size(), m_threads, {}, [&](std::size_t, std::size_t i) { out[i] = found(folds[i]); });
    return out;
}

SearchResult LayoutSearcher::result() const
{
    SearchResult out;
    out.counts = m_counts;
    out.stopped = stopping();
    const std::vector<Fold> rows = rowFolds(m_top);
    const std::vector<Fold> front = frontFolds();
    out.ranked = foundAll(rows);
    out.front = foundAll(front);
    for (FoundLayout& layout : out.front)
        layout.onFront = true;
    for (std::size_t i = 0; i < rows.size(); ++i)
        out.ranked[i].onFront =
            std::ranges::any_of(front, [&](const Fold& f) { return f.shown == rows[i].shown; });
    out.elapsed = elapsed();
    return out;
}

} // namespace rankloom
