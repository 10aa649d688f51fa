// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bits/step_planes.h"

#include <algorithm>
#include <cmath>

namespace rankloom {

PlaneTraffic& PlaneTraffic::operator+=(const PlaneTraffic& other)
{
    loaded += other.loaded;
    wanted += other.wanted;
    resident += other.resident;
    loading += other.loading;
    waiting += other.waiting;
    return *this;
}

PlaneTraffic operator*(double factor, PlaneTraffic traffic)
{
    traffic.loaded = traffic.loaded * factor;
    traffic.wanted *= factor;
    traffic.resident *= factor;
    traffic.loading = traffic.loading * factor;
    traffic.waiting = traffic.waiting * factor;
    return traffic;
}

namespace {

constexpr int kExactTokens = 32; ///< a row each
/// Beyond, rows lie a quarter of an octave apart: between them shares of touched experts bend by less than
/// 0.4 % of themselves.
constexpr double kRowsPerOctave = 4;
constexpr double kMostTokens = 1 << 17; ///< every expert is touched by so many; work grows in proportion

/// The layers with experts among these, as rows of the demand.
LayerSpan rowsOf(const ModelSpec& model, LayerSpan layers)
{
    LayerSpan rows;
    for (int l = 0; l < layers.first + layers.count; ++l)
        if (model.isMoe(l))
            ++(l < layers.first ? rows.first : rows.count);
    return rows;
}

ExpertDemand partOf(const ExpertDemand& demand, LayerSpan rows)
{
    ExpertDemand part = demand;
    part.layers = rows.count;
    const auto begin = demand.share.begin() + std::ptrdiff_t {rows.first} * demand.experts;
    part.share.assign(begin, begin + std::ptrdiff_t {rows.count} * demand.experts);
    return part;
}

ExpertWidths partOf(const ExpertWidths& kept, LayerSpan rows)
{
    const auto begin = kept.begin() + rows.first;
    return {begin, begin + rows.count};
}

/// Of a table with so many values a row, if it has any.
void keepRows(std::vector<double>& table, LayerSpan rows, std::ptrdiff_t each)
{
    if (table.empty())
        return;
    const auto begin = table.begin() + rows.first * each;
    table = std::vector<double>(begin, begin + rows.count * each);
}

} // namespace

double StagePlanes::wantedByToken(std::size_t expert, int plane) const
{
    const double picked = std::min(demand.share[expert] * demand.topK, 1 - 1e-12);
    if (!wantedOfPicks.empty())
        return picked
            * wantedOfPicks[expert * static_cast<std::size_t>(settings.format.planes)
                + static_cast<std::size_t>(plane)];
    switch (settings.asked) {
    case PlanesAsked::Kept:
        return plane < std::max<int>(1, choice.planes[expert]) ? picked : 0;
    case PlanesAsked::All:
        return picked;
    case PlanesAsked::Dual: // one pick of a token asks for all
        break;
    }
    return plane == 0 ? picked : picked / demand.topK;
}

Result<std::shared_ptr<const StagePlanes>> stagePlanes(
    const Project& project, const Plan& plan, LayerSpan layers, int slices, const AskedBits* seen)
{
    const ModelSpec& model = *project.model;
    auto out = std::make_shared<StagePlanes>();
    out->settings = bitSettingsOf(plan);
    out->settings.exact = false; // a search asks for many plans, and what the best adds is not in a step
    if (Result<void> legal = checkBitFormat(out->settings.format); !legal)
        return tl::unexpected<Error>(std::move(legal.error()));
    Result<ExpertDemand> demand =
        expertDemand(model, plan.countTrace ? *project.routing : RoutingStatistics {});
    if (!demand)
        return tl::unexpected<Error>(std::move(demand.error()));
    if (seen != nullptr) {
        out->settings.seen = Shared<AskedBits>(*seen);
        out->wantedOfPicks = wantedShares(*seen, demand->experts, out->settings.format.planes);
        demand = demandOf(*seen, std::move(*demand));
    }
    const LayerSpan rows = rowsOf(model, layers);
    if (rows.count == 0)
        return std::shared_ptr<const StagePlanes>();
    const std::ptrdiff_t each = std::ptrdiff_t {demand->experts} * out->settings.format.planes;
    keepRows(out->wantedOfPicks, rows, each);
    out->demand = partOf(*demand, rows);
    // A person's choice of another shape is told by the choice itself.
    if (std::ssize(*out->settings.kept) == demand->layers)
        out->settings.kept = Shared<ExpertWidths>(partOf(*out->settings.kept, rows));
    const Result<PlaneChannel> channel = planeChannel(project.cluster, out->settings);
    if (!channel)
        return tl::unexpected<Error>(channel.error());
    out->channel = *channel;
    ExpertWeights weights = expertWeights(model);
    weights.matrices = (weights.matrices + slices - 1) / slices;
    out->weights = static_cast<double>(weights.matrices);
    out->bytes = expertBytes(weights, out->settings.format);
    Result<PlaneQuality> quality = qualityOf(plan, model);
    if (!quality)
        return tl::unexpected<Error>(std::move(quality.error()));
    keepRows(quality->values, rows, each);
    Result<KeptPlanes> kept = KeptPlanes::of(out->settings, out->demand, out->bytes, *quality);
    if (!kept)
        return tl::unexpected<Error>(std::move(kept.error()));
    Result<BitChoice> choice = kept->choose();
    if (!choice)
        return tl::unexpected<Error>(std::move(choice.error()));
    out->choice = std::move(*choice);
    out->budget =
        std::min(out->settings.budget, out->bytes.nested * static_cast<double>(out->demand.share.size()));
    return std::shared_ptr<const StagePlanes>(std::move(out));
}

/// How likely planes are wanted; logarithms once, not a row each.
class StepPlanes::Wants {
public:
    explicit Wants(const StagePlanes& stage) : m_planes(stage.settings.format.planes)
    {
        for (std::size_t expert = 0; expert < stage.demand.share.size(); ++expert)
            for (int p = 0; p < m_planes; ++p) {
                m_byToken.push_back(stage.wantedByToken(expert, p));
                m_logOfNot.push_back(std::log1p(-m_byToken.back()));
            }
    }
    [[nodiscard]] double byToken(std::size_t expert, int plane) const { return m_byToken[at(expert, plane)]; }
    /// By any of so many tokens.
    [[nodiscard]] double by(double tokens, std::size_t expert, int plane) const
    {
        return -std::expm1(tokens * m_logOfNot[at(expert, plane)]);
    }

private:
    [[nodiscard]] std::size_t at(std::size_t expert, int plane) const
    {
        return expert * static_cast<std::size_t>(m_planes) + static_cast<std::size_t>(plane);
    }

    int m_planes;
    std::vector<double> m_byToken; ///< [layers][experts][planes]
    std::vector<double> m_logOfNot; ///< of the probability that one token does not want it
};

StepPlanes::StepPlanes(const StagePlanes& stage, const BitMachine& machine)
    : m_prefetch(stage.settings.prefetch), m_room((stage.budget - stage.choice.kept) / machine.load)
{
    const Wants wants(stage);
    for (int tokens = 1; tokens < kExactTokens; ++tokens)
        m_rows.push_back(rowOf(stage, wants, machine, tokens));
    for (int i = 0; m_rows.back().tokens < kMostTokens; ++i)
        m_rows.push_back(
            rowOf(stage, wants, machine, std::round(kExactTokens * std::exp2(i / kRowsPerOctave))));
}

/// Of the planes that do not stay but are wanted, the share that steps before have left in memory. The memory
/// beside the kept ones, less what one layer works with, is full of planes that were wanted once; they are
/// wanted again as often as any other.
double StepPlanes::foundShare(const StagePlanes& stage, const Wants& wants, double tokens)
{
    const ExpertDemand& demand = stage.demand;
    double wantedBytes = 0;
    double againBytes = 0;
    for (std::size_t expert = 0; expert < demand.share.size(); ++expert)
        for (int p = stage.choice.planes[expert]; p < stage.settings.format.planes; ++p) {
            const double wanted = wants.by(tokens, expert, p);
            wantedBytes += wanted * stage.bytes.ofPlane(p).value();
            againBytes += wanted * wanted * stage.bytes.ofPlane(p).value();
        }
    if (wantedBytes <= 0)
        return 0;
    const double room = (stage.budget - stage.choice.kept).value() - wantedBytes / demand.layers;
    return std::clamp(room * againBytes / (wantedBytes * wantedBytes), 0.0, 1.0);
}

StepPlanes::Row StepPlanes::rowOf(
    const StagePlanes& stage, const Wants& wants, const BitMachine& machine, double tokens)
{
    const ExpertDemand& demand = stage.demand;
    Row row;
    row.tokens = tokens;
    const double left = 1 - foundShare(stage, wants, tokens);
    row.layers.resize(static_cast<std::size_t>(demand.layers));
    std::size_t expert = 0;
    for (Layer& layer : row.layers) {
        Bytes loaded;
        double none = 1; // probability
        double planes = 0;
        for (int e = 0; e < demand.experts; ++e, ++expert) {
            const int kept = stage.choice.planes[expert];
            for (int p = 0; p < stage.settings.format.planes; ++p) {
                const double each = wants.byToken(expert, p);
                if (each <= 0)
                    break;
                const double wanted = wants.by(tokens, expert, p);
                const Bytes bytes = stage.bytes.ofPlane(p);
                planes += wanted;
                layer.compute += std::max((bytes * wanted / machine.memory).value(),
                    2 * stage.weights * tokens * each / machine.compute.value());
                if (p < kept) {
                    row.cost.traffic.resident += wanted;
                    continue;
                }
                row.cost.traffic.resident += wanted * (1 - left);
                loaded += bytes * wanted * left;
                if (p == kept) // whoever wants one above wants this one, too
                    none *= 1 - wanted * left;
            }
        }
        row.cost.traffic.wanted += planes;
        row.cost.traffic.loaded += loaded;
        row.cost.computing += Seconds(layer.compute);
        layer.load = (loaded / machine.load).value();
        row.cost.traffic.loading += Seconds(layer.load);
        layer.any = 1 - none;
        layer.last = planes > 0 ? layer.compute / planes : 0;
        if (layer.any > 0)
            row.cost.traffic.waiting +=
                Seconds(layer.any * std::max(0.0, layer.load / layer.any + layer.last - layer.compute));
    }
    return row;
}

StepPlanes::Cost StepPlanes::of(double tokens, Seconds before) const
{
    if (tokens <= 0)
        return {};
    const double within = std::clamp(tokens, m_rows.front().tokens, m_rows.back().tokens);
    const auto above = std::ranges::lower_bound(m_rows, within, {}, &Row::tokens);
    const Row& high = *above;
    const Row& low = above == m_rows.begin() ? high : *(above - 1);
    const double part = &low == &high ? 0 : (within - low.tokens) / (high.tokens - low.tokens);
    Cost cost;
    cost.computing = low.cost.computing * (1 - part) + high.cost.computing * part;
    cost.traffic = (1 - part) * low.cost.traffic;
    cost.traffic += part * high.cost.traffic;
    if (m_prefetch > 0)
        cost.traffic.waiting = waitingAhead(low, high, part, before.value());
    if (tokens > within) {
        // All is loaded already; what is computed longer hides what was waited for.
        const Seconds longer = cost.computing * (tokens / within - 1);
        cost.computing += longer;
        cost.traffic.waiting = std::max(Seconds(), cost.traffic.waiting - longer);
    }
    return cost;
}

/// Layer by layer: the channel starts when the experts are known and there is room, and computing waits for
/// it. What is loaded once in a while waits once in a while.
Seconds StepPlanes::waitingAhead(const Row& low, const Row& high, double part, double before) const
{
    const std::size_t count = low.layers.size();
    const auto ahead = static_cast<std::size_t>(m_prefetch);
    std::vector<double> known(count); // when the router of the layer has run
    std::vector<double> done(count); // when its experts have computed
    double channel = 0;
    double now = 0;
    double waiting = 0;
    for (std::size_t l = 0; l < count; ++l) {
        const auto mean = [&](double Layer::*figure) {
            return low.layers[l].*figure * (1 - part) + high.layers[l].*figure * part;
        };
        now += before;
        known[l] = now;
        const double compute = mean(&Layer::compute);
        const double any = mean(&Layer::any);
        if (any > 0) {
            const double load = mean(&Layer::load);
            // So many layers' loads are in memory at once; what those before left must have computed.
            const double rooms = std::floor(m_room.value() / load);
            double start = std::max(channel, l >= ahead ? known[l - ahead] : 0);
            if (rooms < 1)
                start = std::max(start, known[l]);
            else if (rooms <= static_cast<double>(l))
                start = std::max(start, done[l - static_cast<std::size_t>(rooms)]);
            channel = start + load;
            const double late = start + load / any + mean(&Layer::last) - now - compute;
            const double wait = any * std::max(0.0, late);
            waiting += wait;
            now += wait;
        }
        now += compute;
        done[l] = now;
    }
    return Seconds(waiting);
}

} // namespace rankloom
