// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/placement.h"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "core/experts/assignment.h"

namespace rankloom {

namespace {

constexpr int kMost = 4096;

tl::unexpected<Error> refuse(ErrorCode code, std::string message, std::string remedy)
{
    return fail(code, std::move(message), {}, std::move(remedy));
}

Result<void> checkSizes(const PlacementProblem& p)
{
    if (p.layers < 1 || p.experts < 1 || p.devices < 1 || p.nodes < 1)
        return refuse(ErrorCode::BadValue,
            fmt::format("{} layers of {} experts on {} devices in {} nodes cannot be placed", p.layers,
                p.experts, p.devices, p.nodes),
            "All four must be at least 1.");
    if (p.layers > kMost || p.experts > kMost || p.devices > kMost)
        return refuse(ErrorCode::TooLarge,
            fmt::format("{} layers, {} experts and {} devices are too many", p.layers, p.experts, p.devices),
            fmt::format("At most {} of each.", kMost));
    if (p.slotCount < p.experts || p.slotCount % p.devices != 0)
        return refuse(ErrorCode::BadValue,
            fmt::format(
                "{} slots for {} experts cannot be shared by {} devices", p.slotCount, p.experts, p.devices),
            "Slots must be a multiple of the devices, and at least one for every expert.");
    if (p.slotCount / p.devices > p.experts)
        return refuse(ErrorCode::BadValue,
            fmt::format(
                "{} slots on a device hold one of {} experts twice", p.slotCount / p.devices, p.experts),
            "Ask for fewer slots.");
    if (p.devices % p.nodes != 0)
        return refuse(ErrorCode::BadValue,
            fmt::format("{} devices cannot be shared by {} nodes", p.devices, p.nodes),
            "Every node has equally many devices.");
    return {};
}

Result<void> checkPrices(const PlacementProblem& p)
{
    const auto devices = static_cast<std::size_t>(p.devices);
    bool fine = p.price.empty() || p.price.size() == devices * devices;
    for (int g = 0; fine && !p.price.empty() && g < p.devices; ++g)
        for (int h = 0; h < p.devices; ++h) {
            const int price = p.priceOf(g, h);
            fine = fine && price >= 0 && price <= 1000 && price == p.priceOf(h, g) && (g != h || price == 0);
        }
    if (!fine)
        return refuse(ErrorCode::BadValue, "The prices are no symmetric matrix of 0 to 1,000",
            "Give one price per pair of devices, 0 on the diagonal.");
    return {};
}

} // namespace

Result<void> checkPlacementProblem(const PlacementProblem& p)
{
    if (Result<void> sizes = checkSizes(p); !sizes)
        return sizes;
    const auto experts = static_cast<std::size_t>(p.experts);
    const std::size_t loads = static_cast<std::size_t>(p.layers) * experts;
    const std::size_t pairs = (loads - experts) * experts;
    const bool pairsFit = p.transitions.empty() || p.transitions.size() == pairs;
    const bool coactivationFits = p.coactivation.empty() || p.coactivation.size() == loads * experts;
    if (p.load.size() != loads || !pairsFit || !coactivationFits)
        return refuse(ErrorCode::Contradiction,
            fmt::format("{} loads and {} transitions do not belong to {} layers of {} experts", p.load.size(),
                p.transitions.size(), p.layers, p.experts),
            "Load is [layers, experts], transitions are [layers - 1, experts, experts].");
    if (Result<void> prices = checkPrices(p); !prices)
        return prices;
    const double highest = p.price.empty() ? 1 : std::max(1, *std::ranges::max_element(p.price));
    for (const auto* counts : {&p.load, &p.transitions, &p.coactivation}) {
        double total = 0;
        for (const std::int64_t count : *counts) {
            if (count < 0)
                return refuse(ErrorCode::BadValue, "A count is negative", "Counts start at 0.");
            total += static_cast<double>(count);
        }
        // Sums over two boundaries must stay exact in 64 bits.
        if (total * highest > 1e18)
            return refuse(ErrorCode::TooLarge,
                "The counts, times the highest price, add up to more than 10^18",
                "Divide them by a constant.");
    }
    return {};
}

SlotPlacement placementOf(const PlacementProblem& problem, const DeviceOfExpert& device)
{
    SlotPlacement out;
    out.slotCount = problem.experts;
    out.devices = problem.devices;
    out.expert.resize(device.size());
    const auto perDevice = static_cast<std::size_t>(problem.experts / problem.devices);
    for (int l = 0; l < problem.layers; ++l) {
        std::vector<std::size_t> filled(static_cast<std::size_t>(problem.devices), 0);
        for (int e = 0; e < problem.experts; ++e) {
            const auto g = static_cast<std::size_t>(device[problem.at(l, e)]);
            RANKLOOM_ASSERT(filled[g] < perDevice);
            out.layer(l)[g * perDevice + filled[g]++] = e;
        }
    }
    return out;
}

DeviceOfExpert devicesOf(const PlacementProblem& problem, const SlotPlacement& placement)
{
    RANKLOOM_ASSERT(placement.slotCount == problem.experts);
    DeviceOfExpert device(placement.expert.size());
    for (int l = 0; l < problem.layers; ++l)
        for (int s = 0; s < placement.slotCount; ++s)
            device[problem.at(l, placement.layer(l)[static_cast<std::size_t>(s)])] =
                s / placement.perDevice();
    return device;
}

std::int64_t cutOf(const PlacementProblem& problem, const DeviceOfExpert& device)
{
    std::int64_t cut = 0;
    for (int l = 0; l + 1 < problem.layers; ++l) {
        const std::int64_t* row = problem.pairs(l);
        for (int i = 0; i < problem.experts; ++i, row += problem.experts)
            for (int j = 0; j < problem.experts; ++j)
                if (device[problem.at(l, i)] != device[problem.at(l + 1, j)])
                    cut += row[j];
    }
    return cut;
}

std::int64_t fanOut(std::span<const std::int32_t> picks, int topK, std::span<const int> device, int devices)
{
    std::vector<std::size_t> seenBy(static_cast<std::size_t>(devices), 0);
    std::int64_t distinct = 0;
    const auto k = static_cast<std::size_t>(topK);
    for (std::size_t token = 0; token < picks.size() / k; ++token) {
        for (std::size_t r = 0; r < k; ++r) {
            const auto expert = static_cast<std::size_t>(picks[token * k + r]);
            std::size_t& seen = seenBy[static_cast<std::size_t>(device[expert])];
            distinct += seen != token + 1 ? 1 : 0;
            seen = token + 1;
        }
    }
    return distinct;
}

double randomCutShare(int devices) { return 1.0 - 1.0 / devices; }

double randomFanOut(int experts, int devices, int topK)
{
    // C(E-c, k) / C(E, k): none of the k distinct picks is among the c experts of a device.
    const int perDevice = experts / devices;
    double none = 1;
    for (int i = 0; i < topK; ++i)
        none *= std::max(0.0, static_cast<double>(experts - perDevice - i)) / (experts - i);
    return devices * (1 - none);
}

double balanceLowerBound(const PlacementProblem& problem, int layer)
{
    const std::span<const std::int64_t> load = problem.layerLoad(layer);
    const double total = static_cast<double>(std::accumulate(load.begin(), load.end(), std::int64_t {0}));
    if (total <= 0)
        return 1;
    const int copies = std::min(problem.devices, problem.slotCount - problem.experts + 1);
    const double hottest = static_cast<double>(*std::ranges::max_element(load)) / copies;
    return std::max(1.0, hottest * problem.devices / total);
}

} // namespace rankloom
