// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bits/plan_bits.h"

#include <algorithm>
#include <cmath>

#include "core/bits/kept_planes.h"
#include "core/bits/plane_channel.h"
#include "core/model/key_value_cache.h"
#include "core/model/layer_parameters.h"
#include "core/model/parameters.h"

namespace rankloom {

namespace {

constexpr int kCurvePoints = 24;
constexpr double kWeightBytes = 2; ///< of what is no routed expert
const Bytes kMore(2 * kGiB);

/// All that a plan of bits is made from, and the figures that every step of it needs.
class BitPlanner {
public:
    BitPlanner(const Project& project, const Plan& plan, const BitSettings& settings)
        : m_project(project), m_plan(plan), m_settings(settings)
    {
    }

    Result<BitsReport> report(const PlaneQuality& quality, const RoutingStatistics& test)
    {
        if (Result<void> chosen = choose(quality); !chosen)
            return tl::unexpected<Error>(std::move(chosen.error()));
        m_report.score = score(m_kept->problem(), m_demand, m_report.choice.planes);
        if (!test.empty()) {
            const Result<ExpertDemand> demand = expertDemand(*m_project.model, test);
            if (!demand)
                return tl::unexpected<Error>(demand.error());
            BitProblem problem = m_kept->problem();
            problem.value = planeValues(*demand, quality, m_settings.format.planes);
            m_report.test = score(problem, *demand, m_report.choice.planes);
        }
        layOutSteps();
        drawCurve();
        return std::move(m_report);
    }

    Result<BitRun> run(const PlaneQuality& quality)
    {
        if (Result<void> chosen = choose(quality); !chosen)
            return tl::unexpected<Error>(std::move(chosen.error()));
        return std::move(m_report.run);
    }

private:
    /// What stays, and what steps are laid out by.
    Result<void> choose(const PlaneQuality& quality)
    {
        if (Result<void> ready = prepare(quality); !ready)
            return ready;
        Result<BitChoice> choice = m_kept->choose();
        if (!choice)
            return tl::unexpected<Error>(std::move(choice.error()));
        m_report.choice = std::move(*choice);
        BitRun& run = m_report.run;
        run = {m_demand.layers, m_demand.experts, m_settings.format, m_report.bytes,
            static_cast<double>(m_weights.matrices), m_report.machine, m_before, m_behind, m_settings.budget,
            m_report.choice.planes, m_settings.order, m_settings.prefetch};
        if (!m_settings.pin)
            std::ranges::fill(run.pinned, std::uint8_t {0});
        return {};
    }

    Result<void> prepare(const PlaneQuality& quality)
    {
        if (Result<void> legal = checkBitFormat(m_settings.format); !legal)
            return legal;
        const ModelSpec& model = *m_project.model;
        Result<ExpertDemand> demand = expertDemand(model, *m_project.routing);
        if (!demand)
            return tl::unexpected<Error>(std::move(demand.error()));
        m_demand = std::move(*demand);
        if (seen() && (m_settings.seen->layers != m_demand.layers || m_settings.seen->topK != m_demand.topK))
            return fail(ErrorCode::Contradiction,
                Phrase::of("The tokens pick {} experts in {} layers, those of {} pick {} in {}",
                    m_settings.seen->topK, m_settings.seen->layers, model.name, m_demand.topK,
                    m_demand.layers),
                {}, Phrase::of("Give tokens of this model."));
        if (seen())
            m_demand = demandOf(*m_settings.seen, std::move(m_demand));
        m_wanted = wantedPlanes();
        m_weights = expertWeights(model);
        m_report.settings = m_settings;
        if (m_settings.context <= 0)
            m_report.settings.context = m_plan.workload.sequenceLength;
        m_report.model = model.name;
        m_report.device = m_project.cluster->device;
        m_report.layers = m_demand.layers;
        m_report.experts = m_demand.experts;
        m_report.bytes = expertBytes(m_weights, m_settings.format);
        m_report.measured = m_demand.measured;
        m_report.proxy = quality.proxy;
        if (Result<void> known = findMachine(); !known)
            return known;
        priceOthers();
        Result<KeptPlanes> kept = KeptPlanes::of(m_settings, m_demand, m_report.bytes, quality);
        if (!kept)
            return tl::unexpected<Error>(std::move(kept.error()));
        m_kept.emplace(std::move(*kept));
        m_report.reserved = m_kept->reserved();
        return {};
    }

    [[nodiscard]] bool seen() const { return m_settings.hasSeen(); }
    /// Shares of the picks that were seen to want at least each plane.
    [[nodiscard]] std::vector<double> wantedPlanes() const
    {
        std::vector<double> wanted(static_cast<std::size_t>(m_settings.format.planes));
        for (const AskedBits::Pick& pick : m_settings.seen->picks)
            for (std::size_t p = 0; p < pick.planes; ++p)
                ++wanted[p];
        for (double& share : wanted)
            share /= static_cast<double>(m_settings.seen->picks.size());
        return wanted;
    }

    Result<void> findMachine()
    {
        const DeviceSpec& device = m_project.cluster->device;
        BitMachine& machine = m_report.machine;
        machine.memory = device.memoryBandwidth * device.memoryEfficiency;
        machine.compute = device.peakBf16 * device.computeEfficiency;
        const Result<PlaneChannel> channel = planeChannel(m_project.cluster, m_settings);
        if (!channel)
            return tl::unexpected<Error>(channel.error());
        machine.load = channel->rate;
        m_report.fromDrives = channel->fromDrives;
        return {};
    }

    /// Weights and time of what is no routed expert: read once a step, with the keys and values of all
    /// sequences.
    void priceOthers()
    {
        const ModelSpec& model = *m_project.model;
        const ParameterCounts counts = countParameters(model);
        const double batch = m_settings.batch;
        m_report.keysAndValues = kvCacheBytes(model, m_report.settings.context) * batch;
        const Bytes cachePerLayer = m_report.keysAndValues / static_cast<double>(model.layers);
        const auto timeOf = [&](double parameters, Bytes cache) {
            const Seconds read = (Bytes(kWeightBytes * parameters) + cache) / m_report.machine.memory;
            return std::max(read, Flops(2 * parameters * batch) / m_report.machine.compute);
        };
        Seconds before;
        for (int l = 0; l < model.layers; ++l) {
            const LayerParameters layer = layerParameters(model, l);
            const auto other = static_cast<double>(layer.total() - layer.experts.total());
            m_report.others += Bytes(kWeightBytes * other);
            before += timeOf(other, cachePerLayer);
            if (!model.isMoe(l))
                continue;
            m_before.push_back(toNanoseconds(before));
            before = Seconds();
        }
        const auto head = static_cast<double>(model.vocabulary) * model.hidden;
        m_behind = toNanoseconds(before + timeOf(head, Bytes()));
        m_report.others +=
            Bytes(kWeightBytes * static_cast<double>(counts.embedding + counts.head + counts.finalNorm));
    }

    [[nodiscard]] BitScore score(
        const BitProblem& problem, const ExpertDemand& demand, const std::vector<std::uint8_t>& planes) const
    {
        BitScore out;
        for (std::size_t e = 0; e < planes.size(); ++e) {
            const double picks = demand.share[e] / demand.layers;
            out.baseShare += planes[e] > 0 ? picks : 0;
            out.meanBits += picks * m_settings.format.bitsOf(std::max<int>(1, planes[e]));
        }
        const double all = valueOfPlanes(problem,
            std::vector<std::uint8_t>(planes.size(), static_cast<std::uint8_t>(problem.format.planes)));
        out.value = all > 0 ? valueOfPlanes(problem, planes) / all : 1;
        return out;
    }

    void layOutSteps()
    {
        const StepChoice choice {
            m_settings.asked, m_settings.format.planes, m_settings.batch, m_settings.steps, m_settings.seed};
        m_report.lanes = layOut(m_report.run,
            seen() ? askedSteps(*m_settings.seen, m_demand, choice)
                   : drawSteps(m_demand, *m_project.routing, m_report.choice.planes, choice));
        countSteps();
    }

    /// What comes after the first step, which fills the memory; a single one counts as it is.
    void countSteps()
    {
        const BitLanes& lanes = m_report.lanes;
        const std::int64_t from = m_settings.steps > 1 ? lanes.stepEnds.front() : 0;
        const std::int64_t steps = std::max(1, m_settings.steps - 1);
        m_report.counted = steps * m_settings.batch;
        const auto tokens = static_cast<double>(m_report.counted);
        const double seconds = toSeconds(Nanoseconds(lanes.end() - from)).value();
        Bytes loaded;
        std::int64_t loading = 0;
        for (const BitSlice& load : lanes.loads)
            if (load.start >= from) {
                loaded += m_report.bytes.ofPlane(load.plane);
                loading += load.end - load.start;
            }
        std::int64_t waiting = 0;
        for (const BitBubble& bubble : lanes.bubbles)
            if (bubble.of.start >= from)
                waiting += bubble.of.end - bubble.of.start;
        m_report.loadedPerToken = loaded / tokens;
        m_report.tokensPerSecond = tokens / seconds;
        m_report.waitingShare = toSeconds(Nanoseconds(waiting)).value() / seconds;
        if (m_settings.power.isKnown())
            m_report.joulesPerToken =
                (m_settings.power.always * seconds
                    + m_settings.power.loading * toSeconds(Nanoseconds(loading)).value()
                    + m_settings.power.computing * (seconds - toSeconds(Nanoseconds(waiting)).value()))
                / tokens;
    }

    /// Planes of a pick that are not kept, in bytes, and what all of a step's picks compute.
    [[nodiscard]] Bytes missing(std::uint8_t kept) const
    {
        const int planes = m_settings.format.planes;
        if (seen())
            return wantedAbove(kept);
        const auto above = [&](int asked) {
            return asked > kept ? m_report.bytes.held(asked) - m_report.bytes.held(kept) : Bytes();
        };
        switch (m_settings.asked) {
        case PlanesAsked::Kept:
            return above(1);
        case PlanesAsked::All:
            return above(planes);
        case PlanesAsked::Dual: // one pick of a token asks for all
            break;
        }
        const double first = 1.0 / m_demand.topK;
        return above(planes) * first + above(1) * (1 - first);
    }

    /// Expected, of a pick as they were seen.
    [[nodiscard]] Bytes wantedAbove(int kept) const
    {
        Bytes sum;
        for (int p = kept; p < m_settings.format.planes; ++p)
            sum += m_report.bytes.ofPlane(p) * m_wanted[static_cast<std::size_t>(p)];
        return sum;
    }

    [[nodiscard]] Bytes asked(std::uint8_t kept) const
    {
        if (seen())
            return wantedAbove(0);
        return m_report.bytes.held(
            m_settings.asked == PlanesAsked::All ? m_settings.format.planes : std::max<int>(1, kept));
    }

    [[nodiscard]] BudgetPoint pointAt(Bytes budget)
    {
        BudgetPoint out;
        out.budget = budget;
        const Result<BitChoice> choice = m_kept->greedyAt(budget);
        if (!choice)
            return out;
        const BitScore score = this->score(m_kept->problem(), m_demand, choice->planes);
        out.kept = choice->kept;
        out.value = score.value;
        out.meanBits = score.meanBits;
        Bytes loaded;
        Bytes read;
        const double batch = m_settings.batch;
        for (std::size_t e = 0; e < choice->planes.size(); ++e) {
            loaded += missing(choice->planes[e]) * m_picked[e];
            read += asked(choice->planes[e]) * m_picked[e];
        }
        Nanoseconds others = m_behind;
        for (const Nanoseconds time : m_before)
            others += time;
        const Seconds computing = toSeconds(others) + read / m_report.machine.memory;
        out.loadedPerToken = loaded / batch;
        out.mostTokensPerSecond = batch / std::max(computing, loaded / m_report.machine.load).value();
        return out;
    }

    void drawCurve()
    {
        const Bytes most = m_report.bytes.nested * static_cast<double>(m_demand.share.size());
        const Bytes least = m_kept->fixedFloor() > 0
            ? m_report.bytes.held(m_kept->problem().floor) * static_cast<double>(m_demand.share.size())
            : m_report.bytes.base;
        for (const double share : m_demand.share)
            m_picked.push_back(1 - std::pow(1 - std::min(1.0, share * m_demand.topK), m_settings.batch));
        std::vector<double> budgets {m_settings.budget.value()};
        for (int i = 0; i <= kCurvePoints; ++i)
            budgets.push_back(
                std::round(least.value() + (most - least).value() * i / static_cast<double>(kCurvePoints)));
        std::ranges::sort(budgets);
        budgets.erase(std::unique(budgets.begin(), budgets.end()), budgets.end());
        for (const double budget : budgets)
            m_report.curve.push_back(pointAt(Bytes(budget)));
        m_report.more = pointAt(m_settings.budget + kMore);
    }

    const Project& m_project;
    const Plan& m_plan;
    const BitSettings& m_settings;
    ExpertDemand m_demand;
    ExpertWeights m_weights;
    std::optional<KeptPlanes> m_kept;
    std::vector<double> m_picked; ///< [layers][experts]: that any of the tokens of a step picks it
    std::vector<double> m_wanted; ///< by plane: share of the picks that were seen to want it
    std::vector<Nanoseconds> m_before;
    Nanoseconds m_behind {};
    BitsReport m_report;
};

} // namespace

Result<BitsReport> planBits(const Project& project, const Plan& plan, const BitSettings& settings,
    const PlaneQuality& quality, const RoutingStatistics& test)
{
    return BitPlanner(project, plan, settings).report(quality, test);
}

Result<BitRun> bitRun(
    const Project& project, const Plan& plan, const BitSettings& settings, const PlaneQuality& quality)
{
    return BitPlanner(project, plan, settings).run(quality);
}

Result<BitsReport> planBits(const Project& project, const Plan& plan)
{
    const BitSettings settings = bitSettingsOf(plan);
    if (Result<void> legal = checkBitFormat(settings.format); !legal)
        return tl::unexpected<Error>(std::move(legal.error()));
    const Result<PlaneQuality> quality = qualityOf(plan, *project.model);
    if (!quality)
        return tl::unexpected<Error>(quality.error());
    return planBits(project, plan, settings, *quality);
}

} // namespace rankloom
