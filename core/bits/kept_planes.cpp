// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bits/kept_planes.h"

#include <algorithm>

namespace rankloom {

namespace {

/// Number of planes of a width. Errors: BadValue.
Result<int> planesOf(const BitFormat& format, int bits)
{
    if (bits == 0)
        return 0;
    if (bits < format.baseBits || bits > format.mostBits())
        return fail(ErrorCode::BadValue, Phrase::of("Experts cannot have {} bits", bits), {},
            Phrase::of("Give {} to {}, or 0 for none.", format.baseBits, format.mostBits()));
    return bits - format.baseBits + 1;
}

bool allHaveBase(const ExpertWidths& kept)
{
    return std::ranges::all_of(kept, [](const std::vector<int>& layer) {
        return std::ranges::all_of(layer, [](int bits) { return bits > 0; });
    });
}

} // namespace

BitSettings bitSettingsOf(const Plan& plan)
{
    const ExpertBits& bits = plan.bits;
    BitSettings settings;
    settings.format = {bits.baseBits, bits.planes, bits.groupSize};
    settings.budget = Bytes(bits.budgetBytes);
    settings.order = bits.order;
    settings.kept = bits.kept;
    settings.asked = bits.asked;
    settings.batch = bits.batch;
    settings.prefetch = bits.prefetch;
    settings.source = bits.source;
    if (bits.floorBits > 0)
        settings.floorBits = bits.floorBits;
    if (bits.ceilingBits > 0)
        settings.ceilingBits = bits.ceilingBits;
    settings.pin = bits.pinned;
    settings.load = BytesPerSecond(bits.loadBytesPerSecond);
    settings.power = bits.power;
    return settings;
}

std::vector<double> planeValues(const ExpertDemand& demand, const PlaneQuality& quality, int planes)
{
    std::vector<double> out;
    out.reserve(demand.share.size() * static_cast<std::size_t>(planes));
    for (std::size_t e = 0; e < demand.share.size(); ++e)
        for (int p = 0; p < planes; ++p)
            out.push_back(demand.share[e] / demand.layers * quality.of(e, p, planes));
    return out;
}

Result<KeptPlanes> KeptPlanes::of(const BitSettings& settings, const ExpertDemand& demand,
    const ExpertBytes& bytes, const PlaneQuality& quality)
{
    KeptPlanes out(settings);
    const int planes = settings.format.planes;
    out.m_topK = demand.topK;
    out.m_problem = {demand.layers, demand.experts, settings.format, bytes, {}, 0, planes,
        planeValues(demand, quality, planes)};
    if (Result<void> found = out.findLimits(); !found)
        return tl::unexpected<Error>(std::move(found.error()));
    return out;
}

/// Floor, ceiling, and what of the budget is left free for planes that come and go.
Result<void> KeptPlanes::findLimits()
{
    if (m_settings.budget < m_problem.bytes.base)
        return fail(ErrorCode::BadValue,
            Phrase::of("The budget of {} does not hold the base of one expert, {}", m_settings.budget,
                m_problem.bytes.base),
            {}, Phrase::of("Raise the budget."));
    if (m_settings.ceilingBits) {
        const Result<int> ceiling = planesOf(m_settings.format, *m_settings.ceilingBits);
        if (!ceiling)
            return tl::unexpected<Error>(ceiling.error());
        m_problem.ceiling = *ceiling;
    }
    if (m_settings.floorBits) {
        const Result<int> floor = planesOf(m_settings.format, *m_settings.floorBits);
        if (!floor)
            return tl::unexpected<Error>(floor.error());
        m_fixedFloor = *floor;
    }
    // What a person chose needs no floor; where every expert has its base, nothing comes and goes.
    if (!m_settings.kept->empty())
        m_fixedFloor = allHaveBase(*m_settings.kept) ? 1 : 0;
    const Limits limits = limitsAt(m_settings.budget);
    m_problem.floor = limits.floor;
    m_reserved = limits.reserved;
    m_problem.budget = m_settings.budget - m_reserved;
    return {};
}

/// Where not all that is asked for stays: room for what one layer asks for, a quarter of the budget at most,
/// and one base at least. Without a floor of the person's, all bases stay where they fit beside it.
KeptPlanes::Limits KeptPlanes::limitsAt(Bytes budget) const
{
    const auto count = static_cast<double>(m_problem.index(m_problem.layers, 0));
    const ExpertBytes& bytes = m_problem.bytes;
    const bool keptIsAll = m_settings.asksForKept();
    const int most = keptIsAll ? 1 : m_settings.format.planes;
    Bytes room;
    if (bytes.held(most) * count > budget || m_problem.ceiling < most) {
        const int picked = std::min(m_problem.experts, m_topK * m_settings.batch);
        room = std::max(bytes.base, std::min(bytes.held(most) * static_cast<double>(picked), budget * 0.25));
    }
    if (m_fixedFloor)
        return {*m_fixedFloor, keptIsAll && *m_fixedFloor > 0 ? Bytes() : room};
    const bool fit = m_problem.ceiling > 0 && bytes.base * count + room <= budget;
    return {fit ? 1 : 0, keptIsAll && fit ? Bytes() : room};
}

/// Floors are two at most: what a budget leaves no room for, and what it does.
const GreedyBits& KeptPlanes::greedyWith(int floor)
{
    const auto known = m_greedy.find(floor);
    if (known != m_greedy.end())
        return known->second;
    BitProblem problem = m_problem;
    problem.floor = floor;
    return m_greedy.emplace(floor, GreedyBits(std::move(problem))).first->second;
}

Result<BitChoice> KeptPlanes::greedyAt(Bytes budget)
{
    const Limits limits = limitsAt(budget);
    return greedyWith(limits.floor).at(budget - limits.reserved);
}

/// What a person chose, as it is.
Result<BitChoice> KeptPlanes::chosen()
{
    const ExpertWidths& kept = *m_settings.kept;
    const auto wide = [&](const std::vector<int>& layer) { return std::ssize(layer) == m_problem.experts; };
    if (std::ssize(kept) != m_problem.layers || !std::ranges::all_of(kept, wide))
        return fail(ErrorCode::Contradiction,
            Phrase::of(
                "The bits of experts are not those of {} layers of {}", m_problem.layers, m_problem.experts),
            {{}, 0, 0, "/experts/bits/kept"}, Phrase::of("Choose them again, or \"best\"."));
    BitChoice choice;
    for (const std::vector<int>& layer : kept)
        for (const int bits : layer) {
            const Result<int> planes = planesOf(m_settings.format, bits);
            if (!planes)
                return tl::unexpected<Error>(planes.error());
            choice.planes.push_back(static_cast<std::uint8_t>(*planes));
            choice.kept += m_problem.bytes.held(*planes);
        }
    if (choice.kept > m_problem.budget)
        return fail(ErrorCode::BadValue,
            Phrase::of("The experts that stay take {}, more than the {} that the budget leaves for them",
                choice.kept, m_problem.budget),
            {{}, 0, 0, "/experts/bits/kept"}, Phrase::of("Raise the budget, or lower some bits."));
    choice.value = valueOfPlanes(m_problem, choice.planes);
    // The fractional bound: that of the table would not be there in the frame of an edit.
    const Result<BitChoice> best = greedyWith(m_problem.floor).at(m_problem.budget);
    choice.bound = best ? std::max(best->bound, choice.value) : choice.value;
    choice.proven = choice.value >= choice.bound * (1 - 1e-12);
    return choice;
}

Result<BitChoice> KeptPlanes::choose()
{
    if (!m_settings.kept->empty())
        return chosen();
    return m_settings.exact ? bestBits(m_problem) : greedyBits(m_problem);
}

} // namespace rankloom
