// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>

#include "core/experts/assignment.h"
#include "core/experts/placement.h"

namespace rankloom {

namespace {

/// Where the picks of every expert of a layer go: (device, share) per copy.
struct Copy {
    int device = 0;
    double share = 0;
};

std::vector<std::vector<Copy>> copiesOf(const PlacementProblem& problem, std::span<const int> layer)
{
    std::vector<std::vector<Copy>> copies(static_cast<std::size_t>(problem.experts));
    const int perDevice = static_cast<int>(layer.size()) / problem.devices;
    for (std::size_t s = 0; s < layer.size(); ++s)
        copies[static_cast<std::size_t>(layer[s])].push_back({static_cast<int>(s) / perDevice, 0});
    for (std::vector<Copy>& of : copies)
        for (Copy& copy : of)
            copy.share = 1.0 / static_cast<double>(of.size());
    return copies;
}

double layerMaxOverMean(
    const PlacementProblem& problem, int layer, const std::vector<std::vector<Copy>>& copies)
{
    std::vector<double> device(static_cast<std::size_t>(problem.devices), 0);
    double total = 0;
    for (int e = 0; e < problem.experts; ++e) {
        const double load = static_cast<double>(problem.load[problem.at(layer, e)]);
        total += load;
        for (const Copy& copy : copies[static_cast<std::size_t>(e)])
            device[static_cast<std::size_t>(copy.device)] += load * copy.share;
    }
    return total > 0 ? *std::ranges::max_element(device) * problem.devices / total : 1;
}

/// Devices of a layer that hold an expert twice.
int duplicatesOf(std::span<const int> layer, int perDevice)
{
    int found = 0;
    for (auto at = layer.begin(); at != layer.end(); at += perDevice) {
        std::vector<int> held(at, at + perDevice);
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

} // namespace

PlacementFigures placementFigures(const PlacementProblem& problem, const SlotPlacement& placement)
{
    PlacementFigures out;
    const int perNode = problem.devices / problem.nodes;
    std::vector<std::vector<Copy>> before;
    double sum = 0;
    for (int l = 0; l < problem.layers; ++l) {
        std::vector<std::vector<Copy>> copies = copiesOf(problem, placement.layer(l));
        out.maxOverMean.push_back(layerMaxOverMean(problem, l, copies));
        sum += out.maxOverMean.back();
        out.duplicates += duplicatesOf(placement.layer(l), placement.perDevice());
        if (l > 0 && !problem.transitions.empty()) {
            const std::vector<double> mass = deviceMass(problem, l - 1, before, copies);
            for (int g = 0; g < problem.devices; ++g)
                for (int h = 0; h < problem.devices; ++h) {
                    const double value = mass[static_cast<std::size_t>(g * problem.devices + h)];
                    out.transitions += value;
                    out.cut += g != h ? value : 0;
                    out.nodeCut += g / perNode != h / perNode ? value : 0;
                }
        }
        before = std::move(copies);
    }
    out.meanMaxOverMean = sum / problem.layers;
    const auto worst = std::ranges::max_element(out.maxOverMean);
    out.worstMaxOverMean = *worst;
    out.worstLayer = static_cast<int>(worst - out.maxOverMean.begin());
    return out;
}

void relabelDevices(const PlacementProblem& problem, SlotPlacement& placement)
{
    if (problem.transitions.empty())
        return;
    const auto perDevice = static_cast<std::size_t>(placement.perDevice());
    for (int l = 1; l < problem.layers; ++l) {
        const std::vector<double> mass = deviceMass(
            problem, l - 1, copiesOf(problem, placement.layer(l - 1)), copiesOf(problem, placement.layer(l)));
        const std::vector<int> successor = bestAssignment<double>(mass, problem.devices);
        const std::vector<int> old(placement.layer(l).begin(), placement.layer(l).end());
        for (std::size_t g = 0; g < successor.size(); ++g) {
            const auto first =
                old.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(successor[g]) * perDevice);
            std::copy_n(
                first, perDevice, placement.layer(l).begin() + static_cast<std::ptrdiff_t>(g * perDevice));
        }
    }
}

} // namespace rankloom
