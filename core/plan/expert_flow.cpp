// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/expert_flow.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

#include "core/base/error.h"

namespace rankloom {

namespace {

/// Ways to pick 0, 1, … k of some experts, each weighted with its popularity: an elementary symmetric
/// polynomial per number of picks.
using Picks = std::vector<double>;

Picks withExpert(Picks picks, double weight)
{
    for (std::size_t n = picks.size() - 1; n > 0; --n)
        picks[n] += weight * picks[n - 1];
    return picks;
}

Picks together(const Picks& a, const Picks& b)
{
    Picks out(a.size(), 0.0);
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; i + j < out.size(); ++j)
            out[i + j] += a[i] * b[j];
    return out;
}

/// Probability that a token picks none of a group's experts, for every group: all k picks from the others.
std::vector<double> missed(const std::vector<Picks>& groups, int topK)
{
    Picks none(static_cast<std::size_t>(topK) + 1, 0.0);
    none[0] = 1;
    std::vector<Picks> behind(groups.size() + 1, none);
    for (std::size_t g = groups.size(); g-- > 0;)
        behind[g] = together(groups[g], behind[g + 1]);
    const double all = behind[0].back();
    std::vector<double> out;
    Picks before = none;
    for (std::size_t g = 0; g < groups.size(); ++g) {
        out.push_back(all > 0 ? std::clamp(together(before, behind[g + 1]).back() / all, 0.0, 1.0) : 0);
        before = together(before, groups[g]);
    }
    return out;
}

int countOf(std::span<const int> groups)
{
    return groups.empty() ? 1 : *std::max_element(groups.begin(), groups.end()) + 1;
}

std::vector<int> everyMember(int members)
{
    std::vector<int> out(static_cast<std::size_t>(members));
    std::iota(out.begin(), out.end(), 0);
    return out;
}

} // namespace

double ExpertFlow::moved() const
{
    double sum = 0;
    const auto n = static_cast<std::size_t>(members);
    for (std::size_t from = 0; from < n; ++from)
        for (std::size_t to = 0; to < n; ++to)
            if (from != to)
                sum += dispatch[from * n + to] + combine[from * n + to];
    return sum;
}

ExpertFlows::ExpertFlows(const RoutingStatistics& routing, const ExpertPlacement& placement,
    ExpertDispatch dispatch, int experts, int topK, int members)
    : m_routing(routing)
    , m_placement(placement)
    , m_dispatch(dispatch)
    , m_experts(experts)
    , m_topK(std::min(topK, experts))
    , m_members(members)
    , m_measured(!routing.empty() && routing.experts == experts && members > 1)
{
    RANKLOOM_ASSERT(members > 0 && topK > 0);
}

ExpertFlows::Holders ExpertFlows::holders(int row) const
{
    Holders out;
    out.first.reserve(static_cast<std::size_t>(m_experts) + 1);
    const int perMember = std::max(1, m_experts / m_members);
    const bool contiguous =
        m_placement.contiguous() || row >= static_cast<int>(m_placement.devices.size()) || !m_measured;
    for (int e = 0; e < m_experts; ++e) {
        out.first.push_back(static_cast<int>(out.member.size()));
        if (contiguous) {
            out.member.push_back(std::min(e / perMember, m_members - 1));
            continue;
        }
        const auto& of = m_placement.devices[static_cast<std::size_t>(row)][static_cast<std::size_t>(e)];
        out.member.insert(out.member.end(), of.begin(), of.end());
    }
    out.first.push_back(static_cast<int>(out.member.size()));
    return out;
}

/// Share of a layer's picks that every member serves.
std::vector<double> ExpertFlows::pickShares(int row) const
{
    const auto members = static_cast<std::size_t>(m_members);
    std::vector<double> share(members, 0.0);
    if (m_measured) {
        const Holders held = holders(row);
        for (int e = 0; e < m_experts; ++e) {
            const int begin = held.first[static_cast<std::size_t>(e)];
            const int end = held.first[static_cast<std::size_t>(e) + 1];
            for (int i = begin; i < end; ++i)
                share[static_cast<std::size_t>(held.member[static_cast<std::size_t>(i)])] +=
                    static_cast<double>(m_routing.load[m_routing.loadIndex(row, e)]) / (end - begin);
        }
    }
    const double sum = std::accumulate(share.begin(), share.end(), 0.0);
    for (double& value : share)
        value = sum > 0 ? value / sum : 1.0 / m_members;
    return share;
}

std::vector<double> ExpertFlows::touchedBySample(
    int row, std::span<const int> groupOfMember, int groups) const
{
    const Holders held = holders(row);
    const std::span<const std::uint16_t> picks = m_routing.samplePicks(row);
    std::vector<std::int64_t> seen(static_cast<std::size_t>(groups), -1);
    std::vector<std::int64_t> tokens(static_cast<std::size_t>(groups), 0);
    for (std::int64_t t = 0; t < m_routing.sample.tokens; ++t)
        for (int i = 0; i < m_routing.topK; ++i) {
            const int expert = picks[static_cast<std::size_t>(t * m_routing.topK + i)];
            const auto group =
                static_cast<std::size_t>(groupOfMember[static_cast<std::size_t>(held.of(expert, t))]);
            if (seen[group] != t) {
                seen[group] = t;
                ++tokens[group];
            }
        }
    std::vector<double> out;
    out.reserve(tokens.size());
    for (const std::int64_t count : tokens)
        out.push_back(static_cast<double>(count) / static_cast<double>(m_routing.sample.tokens));
    return out;
}

std::vector<double> ExpertFlows::touchedByLoad(int row, std::span<const int> groupOfMember, int groups) const
{
    Picks none(static_cast<std::size_t>(m_topK) + 1, 0.0);
    none[0] = 1;
    std::vector<Picks> ofGroup(static_cast<std::size_t>(groups), none);
    const Holders held = holders(row);
    double total = 0;
    for (int e = 0; m_measured && e < m_experts; ++e)
        total += static_cast<double>(m_routing.load[m_routing.loadIndex(row, e)]);
    for (int e = 0; e < m_experts; ++e) {
        // The odds of a pick reproduce its probability; their scale cancels out.
        const double chance = total > 0
            ? static_cast<double>(m_routing.load[m_routing.loadIndex(row, e)]) / total * m_topK
            : static_cast<double>(m_topK) / m_experts;
        constexpr double kSurest = 0.999;
        const double odds = std::min(chance, kSurest) / (1 - std::min(chance, kSurest));
        const int begin = held.first[static_cast<std::size_t>(e)];
        const int end = held.first[static_cast<std::size_t>(e) + 1];
        for (int i = begin; i < end; ++i) {
            Picks& group = ofGroup[static_cast<std::size_t>(
                groupOfMember[static_cast<std::size_t>(held.member[static_cast<std::size_t>(i)])])];
            group = withExpert(std::move(group), odds / (end - begin) / m_topK);
        }
    }
    std::vector<double> out = missed(ofGroup, m_topK);
    for (double& value : out)
        value = 1 - value;
    return out;
}

/// Share of the tokens that need each group.
std::vector<double> ExpertFlows::touched(int row, std::span<const int> groupOfMember, int groups) const
{
    return sampled() ? touchedBySample(row, groupOfMember, groups)
                     : touchedByLoad(row, groupOfMember, groups);
}

double ExpertFlows::distinct(int row, std::span<const int> groupOfMember) const
{
    const std::vector<double> share = touched(row, groupOfMember, countOf(groupOfMember));
    return std::accumulate(share.begin(), share.end(), 0.0);
}

/// The member with most of a token's picks, of equal ones number (token mod ties).
std::vector<int> ExpertFlows::waitingMembers(int row) const
{
    const Holders held = holders(row);
    const std::span<const std::uint16_t> picks = m_routing.samplePicks(row);
    std::vector<int> count(static_cast<std::size_t>(m_members), 0);
    std::vector<int> best;
    std::vector<int> out;
    out.reserve(static_cast<std::size_t>(m_routing.sample.tokens));
    for (std::int64_t t = 0; t < m_routing.sample.tokens; ++t) {
        const auto mine = picks.subspan(
            static_cast<std::size_t>(t * m_routing.topK), static_cast<std::size_t>(m_routing.topK));
        int most = 0;
        for (const std::uint16_t expert : mine)
            most = std::max(most, ++count[static_cast<std::size_t>(held.of(expert, t))]);
        best.clear();
        for (const std::uint16_t expert : mine) {
            int& of = count[static_cast<std::size_t>(held.of(expert, t))];
            if (of == most)
                best.push_back(held.of(expert, t));
            of = 0;
        }
        out.push_back(best[static_cast<std::size_t>(t % static_cast<std::int64_t>(best.size()))]);
    }
    return out;
}

void ExpertFlows::addCoherentBySample(int row, ExpertFlow& flow) const
{
    const auto n = static_cast<std::size_t>(m_members);
    const Holders held = holders(row);
    const std::span<const std::uint16_t> picks = m_routing.samplePicks(row);
    const std::vector<int> before = row > 0 ? waitingMembers(row - 1) : std::vector<int> {};
    const std::vector<int> after = waitingMembers(row);
    const double token = 1.0 / static_cast<double>(m_routing.sample.tokens);
    std::vector<std::int64_t> seen(n, -1);
    for (std::int64_t t = 0; t < m_routing.sample.tokens; ++t) {
        const auto next = static_cast<std::size_t>(after[static_cast<std::size_t>(t)]);
        flow.waiting[next] += token * m_members;
        for (int i = 0; i < m_routing.topK; ++i) {
            const int expert = picks[static_cast<std::size_t>(t * m_routing.topK + i)];
            const auto member = static_cast<std::size_t>(held.of(expert, t));
            if (seen[member] == t)
                continue;
            seen[member] = t;
            flow.combine[member * n + next] += token;
            if (row > 0)
                flow.dispatch[static_cast<std::size_t>(before[static_cast<std::size_t>(t)]) * n + member] +=
                    token;
            else
                for (std::size_t home = 0; home < n; ++home)
                    flow.dispatch[home * n + member] += token / m_members;
        }
    }
}

/// Layers taken as independent: a token waits on a member as often as its experts are picked.
void ExpertFlows::addCoherentByLoad(int row, ExpertFlow& flow) const
{
    const auto n = static_cast<std::size_t>(m_members);
    const std::vector<double> touch = touchedByLoad(row, everyMember(m_members), m_members);
    const std::vector<double> before =
        row > 0 ? pickShares(row - 1) : std::vector<double>(n, 1.0 / m_members);
    const std::vector<double> after = pickShares(row);
    const double distinct = std::accumulate(touch.begin(), touch.end(), 0.0);
    double away = 0;
    for (std::size_t to = 0; to < n; ++to) {
        flow.waiting[to] = after[to] * m_members;
        away += after[to] * (distinct - touch[to]);
    }
    for (std::size_t from = 0; from < n; ++from)
        for (std::size_t to = 0; to < n; ++to) {
            flow.dispatch[from * n + to] = before[from] * touch[to];
            // Of a token's members one keeps it, the others send their part there.
            flow.combine[from * n + to] =
                from == to || away <= 0 ? 0 : touch[from] * after[to] * std::max(0.0, distinct - 1) / away;
        }
}

ExpertFlow ExpertFlows::of(int row) const
{
    const auto n = static_cast<std::size_t>(m_members);
    ExpertFlow flow;
    flow.members = m_members;
    flow.dispatch.assign(n * n, 0.0);
    flow.combine.assign(n * n, 0.0);
    if (m_dispatch == ExpertDispatch::ContextCoherent && m_members > 1) {
        flow.waiting.assign(n, 0.0);
        if (sampled())
            addCoherentBySample(row, flow);
        else
            addCoherentByLoad(row, flow);
        return flow;
    }
    flow.waiting.assign(n, 1.0);
    std::vector<double> to =
        deduplicates(m_dispatch) ? touched(row, everyMember(m_members), m_members) : pickShares(row);
    const double vectors = deduplicates(m_dispatch) ? 1.0 : m_topK;
    for (std::size_t home = 0; home < n; ++home)
        for (std::size_t member = 0; member < n; ++member) {
            flow.dispatch[home * n + member] = vectors * to[member] / m_members;
            flow.combine[member * n + home] = vectors * to[member] / m_members;
        }
    return flow;
}

} // namespace rankloom
