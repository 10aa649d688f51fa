// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>
#include <utility>

#include "core/experts/problem/assignment.h"
#include "core/experts/problem/placement.h"

namespace rankloom {

namespace {

/// Where the picks of every expert of a layer go: (device, share) per copy.
struct Copy {
    int device = 0;
    double share = 0;
};

std::vector<std::vector<Copy>> copiesOf(
    const PlacementProblem& problem, const SlotPlacement& placement, int layer)
{
    std::vector<std::vector<Copy>> copies(static_cast<std::size_t>(problem.experts));
    for (int g = 0; g < problem.devices; ++g)
        for (const int e : placement.on(layer, g))
            copies[static_cast<std::size_t>(e)].push_back({g, 0});
    for (std::vector<Copy>& of : copies)
        for (Copy& copy : of)
            copy.share = 1.0 / static_cast<double>(of.size());
    return copies;
}

double maxOverMeanOf(const PlacementProblem& problem, std::span<const std::int64_t> load,
    const std::vector<std::vector<Copy>>& copies)
{
    std::vector<double> device(static_cast<std::size_t>(problem.devices), 0);
    double total = 0;
    for (std::size_t e = 0; e < load.size(); ++e) {
        const double picks = static_cast<double>(load[e]);
        total += picks;
        for (const Copy& copy : copies[e])
            device[static_cast<std::size_t>(copy.device)] += picks * copy.share;
    }
    return total > 0 ? *std::ranges::max_element(device) * problem.devices / total : 1;
}

/// Devices of a layer that hold an expert twice.
int duplicatesOf(const SlotPlacement& placement, int layer)
{
    int found = 0;
    for (int g = 0; g < placement.devices; ++g) {
        const std::span<const int> on = placement.on(layer, g);
        std::vector<int> held(on.begin(), on.end());
        std::ranges::sort(held);
        found += std::ranges::adjacent_find(held) != held.end() ? 1 : 0;
    }
    return found;
}

/// mass[g·G + h]: transitions from device g of `layer` to device h of the next one.
std::vector<double> deviceMass(const PlacementProblem& problem, int layer,
    const std::vector<std::vector<Copy>>& from, const std::vector<std::vector<Copy>>& to)
{
    const auto devices = static_cast<std::size_t>(problem.devices);
    std::vector<double> mass(devices * devices, 0);
    const std::int64_t* count = problem.pairs(layer);
    for (const std::vector<Copy>& i : from)
        for (const std::vector<Copy>& j : to) {
            const double value = static_cast<double>(*count++);
            if (value == 0)
                continue;
            for (const Copy& a : i)
                for (const Copy& b : j)
                    mass[static_cast<std::size_t>(a.device) * devices + static_cast<std::size_t>(b.device)] +=
                        value * a.share * b.share;
        }
    return mass;
}

/// Names of the devices of every layer while they are exchanged to save priced transitions.
class NameSearch {
public:
    NameSearch(const PlacementProblem& problem, const SlotPlacement& placement)
        : m_problem(problem), m_devices(static_cast<std::size_t>(problem.devices))
    {
        for (int l = 0; l + 1 < problem.layers; ++l)
            m_mass.push_back(
                deviceMass(problem, l, copiesOf(problem, placement, l), copiesOf(problem, placement, l + 1)));
        for (std::size_t i = 1; i < placement.first.size(); ++i)
            m_slots.push_back(placement.first[i] - placement.first[i - 1]);
        std::vector<int> same(m_devices);
        std::iota(same.begin(), same.end(), 0);
        m_name.assign(static_cast<std::size_t>(problem.layers), same);
    }

    /// The group called `name` in the layer before goes with the group that shares most with it.
    void nameByAssignment()
    {
        for (std::size_t l = 0; l < m_mass.size(); ++l) {
            const std::vector<int> successor = bestAssignment<double>(nameable(l), m_problem.devices);
            for (std::size_t g = 0; g < m_devices; ++g)
                m_name[l + 1][static_cast<std::size_t>(successor[g])] = m_name[l][g];
        }
    }

    void descend()
    {
        for (bool improved = true; improved;) {
            improved = false;
            for (std::size_t l = 0; l < m_name.size(); ++l)
                for (std::size_t g = 0; g < m_devices; ++g)
                    for (std::size_t h = g + 1; h < m_devices; ++h)
                        improved = exchange(l, g, h) || improved;
        }
    }

    double cost() const
    {
        double sum = 0;
        for (std::size_t l = 0; l < m_name.size(); ++l)
            for (std::size_t g = 0; l < m_mass.size() && g < m_devices; ++g)
                sum += costAfter(l, g);
        return sum;
    }

    const std::vector<std::vector<int>>& names() const { return m_name; }

private:
    std::size_t slotsOf(std::size_t l, std::size_t g) const { return m_slots[l * m_devices + g]; }

    /// What groups of layer l share with those of the next one; less than any other choice for a group of
    /// another size than the one that has the name now.
    std::vector<double> nameable(std::size_t l) const
    {
        std::vector<double> mass = m_mass[l];
        const double never = -1 - std::accumulate(mass.begin(), mass.end(), 0.0);
        for (std::size_t g = 0; g < m_devices; ++g)
            for (std::size_t h = 0; h < m_devices; ++h)
                if (slotsOf(l + 1, h) != slotsOf(l + 1, static_cast<std::size_t>(m_name[l][g])))
                    mass[g * m_devices + h] = never;
        return mass;
    }

    /// Of the transitions of group g of layer l to the next layer.
    double costAfter(std::size_t l, std::size_t g) const
    {
        double sum = 0;
        for (std::size_t h = 0; h < m_devices; ++h)
            sum += m_mass[l][g * m_devices + h] * m_problem.priceOf(m_name[l][g], m_name[l + 1][h]);
        return sum;
    }
    double costBefore(std::size_t l, std::size_t g) const
    {
        double sum = 0;
        for (std::size_t h = 0; h < m_devices; ++h)
            sum += m_mass[l - 1][h * m_devices + g] * m_problem.priceOf(m_name[l - 1][h], m_name[l][g]);
        return sum;
    }
    double costAround(std::size_t l, std::size_t g) const
    {
        return (l < m_mass.size() ? costAfter(l, g) : 0) + (l > 0 ? costBefore(l, g) : 0);
    }

    bool exchange(std::size_t l, std::size_t g, std::size_t h)
    {
        if (slotsOf(l, g) != slotsOf(l, h))
            return false;
        const double before = costAround(l, g) + costAround(l, h);
        std::swap(m_name[l][g], m_name[l][h]);
        // Smaller differences are rounding noise of shares.
        if (costAround(l, g) + costAround(l, h) < before * (1 - 1e-12))
            return true;
        std::swap(m_name[l][g], m_name[l][h]);
        return false;
    }

    const PlacementProblem& m_problem;
    std::size_t m_devices;
    std::vector<std::vector<double>> m_mass; ///< [boundary], between groups by their first names
    std::vector<std::size_t> m_slots; ///< [layer][group]
    std::vector<std::vector<int>> m_name; ///< [layer][group]
};

} // namespace

PlacementFigures placementFigures(const PlacementProblem& problem, const SlotPlacement& placement)
{
    PlacementFigures out;
    const int perNode = problem.devices / problem.nodes;
    std::vector<std::vector<Copy>> before;
    double sum = 0;
    std::vector<double> windows(static_cast<std::size_t>(std::max(1, problem.windows())), 0);
    for (int l = 0; l < problem.layers; ++l) {
        std::vector<std::vector<Copy>> copies = copiesOf(problem, placement, l);
        out.maxOverMean.push_back(maxOverMeanOf(problem, problem.layerLoad(l), copies));
        sum += out.maxOverMean.back();
        const auto balanced = problem.balancedLoads(l);
        for (std::size_t w = 0; w < balanced.size(); ++w)
            windows[w] += maxOverMeanOf(problem, balanced[w], copies) / problem.layers;
        out.duplicates += duplicatesOf(placement, l);
        if (l > 0 && !problem.transitions.empty()) {
            const std::vector<double> mass = deviceMass(problem, l - 1, before, copies);
            for (int g = 0; g < problem.devices; ++g)
                for (int h = 0; h < problem.devices; ++h) {
                    const double value = mass[static_cast<std::size_t>(g * problem.devices + h)];
                    out.transitions += value;
                    out.cut += g != h ? value : 0;
                    out.cost += value * problem.priceOf(g, h);
                    out.nodeCut += g / perNode != h / perNode ? value : 0;
                }
        }
        before = std::move(copies);
    }
    out.replicas = std::ssize(placement.expert) - std::int64_t {problem.layers} * problem.experts;
    out.mostOnDevice = std::ranges::max(placement.heldByDevice());
    out.meanMaxOverMean = sum / problem.layers;
    out.windowMaxOverMean =
        std::accumulate(windows.begin(), windows.end(), 0.0) / static_cast<double>(windows.size());
    out.worstWindowMaxOverMean = *std::ranges::max_element(windows);
    const auto worst = std::ranges::max_element(out.maxOverMean);
    out.worstMaxOverMean = *worst;
    out.worstLayer = static_cast<int>(worst - out.maxOverMean.begin());
    return out;
}

std::vector<double> layerPeaks(const PlacementProblem& problem, const SlotPlacement& placement)
{
    std::vector<double> peaks;
    for (int l = 0; l < problem.layers; ++l) {
        const std::vector<std::vector<Copy>> copies = copiesOf(problem, placement, l);
        const auto loads = problem.balancedLoads(l);
        double sum = 0;
        for (const std::span<const std::int64_t> load : loads)
            sum += maxOverMeanOf(problem, load, copies);
        peaks.push_back(sum / static_cast<double>(loads.size()));
    }
    return peaks;
}

void relabelDevices(const PlacementProblem& problem, SlotPlacement& placement)
{
    if (problem.transitions.empty())
        return;
    NameSearch search(problem, placement);
    NameSearch afresh = search;
    afresh.nameByAssignment();
    if (!problem.price.empty()) {
        search.descend();
        afresh.descend();
    }
    // Without prices the assignment is exact; with them either start may end lower.
    const NameSearch& best = problem.price.empty() || afresh.cost() < search.cost() ? afresh : search;
    const SlotPlacement old = placement;
    for (int l = 0; l < problem.layers; ++l)
        for (int g = 0; g < problem.devices; ++g) {
            const int name = best.names()[static_cast<std::size_t>(l)][static_cast<std::size_t>(g)];
            std::ranges::copy(old.on(l, g), placement.on(l, name).begin());
        }
}

} // namespace rankloom
