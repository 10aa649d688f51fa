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
constexpr std::size_t kMostWindows = 64;

tl::unexpected<Error> refuse(ErrorCode code, Phrase message, Phrase remedy)
{
    return fail(code, std::move(message), {}, std::move(remedy));
}

Result<void> checkSizes(const PlacementProblem& p)
{
    if (p.layers < 1 || p.experts < 1 || p.devices < 1 || p.nodes < 1)
        return refuse(ErrorCode::BadValue,
            Phrase::of("{} layers of {} experts on {} devices in {} nodes cannot be placed", p.layers,
                p.experts, p.devices, p.nodes),
            Phrase::of("All four must be at least 1."));
    if (p.layers > kMost || p.experts > kMost || p.devices > kMost)
        return refuse(ErrorCode::TooLarge,
            Phrase::of("{} layers, {} experts and {} devices are too many", p.layers, p.experts, p.devices),
            Phrase::of("At most {} of each.", kMost));
    if (p.slotCount < p.experts || p.slotCount % p.devices != 0)
        return refuse(ErrorCode::BadValue,
            Phrase::of(
                "{} slots for {} experts cannot be shared by {} devices", p.slotCount, p.experts, p.devices),
            Phrase::of("Slots must be a multiple of the devices, and at least one for every expert."));
    if (p.slotCount / p.devices > p.experts)
        return refuse(ErrorCode::BadValue,
            Phrase::of(
                "{} slots on a device hold one of {} experts twice", p.slotCount / p.devices, p.experts),
            Phrase::of("Ask for fewer slots."));
    if (p.devices % p.nodes != 0)
        return refuse(ErrorCode::BadValue,
            Phrase::of("{} devices cannot be shared by {} nodes", p.devices, p.nodes),
            Phrase::of("Every node has equally many devices."));
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
        return refuse(ErrorCode::BadValue, Phrase::of("The prices are no symmetric matrix of 0 to 1,000"),
            Phrase::of("Give one price per pair of devices, 0 on the diagonal."));
    return {};
}

bool picksFit(const PlacementProblem& p)
{
    if (p.picks.empty())
        return true;
    return p.topK > 0
        && p.picks.size() % (static_cast<std::size_t>(p.topK) * static_cast<std::size_t>(p.layers)) == 0
        && *std::ranges::max_element(p.picks) < p.experts;
}

} // namespace

std::int64_t PlacementProblem::highestPrice() const
{
    return price.empty() ? 1 : std::max(1, *std::ranges::max_element(price));
}

std::vector<std::span<const std::int64_t>> PlacementProblem::balancedLoads(int layer) const
{
    if (windowLoad.empty())
        return {layerLoad(layer)};
    std::vector<std::span<const std::int64_t>> out;
    for (std::size_t first = at(layer, 0); first < windowLoad.size(); first += load.size())
        out.push_back(std::span(windowLoad).subspan(first, static_cast<std::size_t>(experts)));
    return out;
}

std::vector<BalancedPicks> balancedPicks(const PlacementProblem& problem)
{
    const std::vector<std::int64_t>& picks = problem.windowLoad.empty() ? problem.load : problem.windowLoad;
    std::vector<BalancedPicks> out;
    for (std::size_t first = 0; first < picks.size(); first += problem.load.size()) {
        BalancedPicks& window = out.emplace_back();
        window.picks = picks.data() + first;
        for (int l = 0; l < problem.layers; ++l) {
            const std::int64_t* row = window.picks + problem.at(l, 0);
            const auto total =
                static_cast<double>(std::accumulate(row, row + problem.experts, std::int64_t {0}));
            window.overMean.push_back(total > 0 ? problem.devices / total : 0);
        }
    }
    return out;
}

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
            Phrase::of("{} loads and {} transitions do not belong to {} layers of {} experts", p.load.size(),
                p.transitions.size(), p.layers, p.experts),
            Phrase::of("Load is [layers, experts], transitions are [layers - 1, experts, experts]."));
    if (!picksFit(p))
        return refuse(ErrorCode::Contradiction,
            Phrase::of("The picks of tokens do not belong to these layers and experts"),
            Phrase::of("Picks are [layers, tokens, top-k], expert numbers from 0."));
    if (p.windowLoad.size() % loads != 0 || p.windowLoad.size() / loads > kMostWindows)
        return refuse(ErrorCode::Contradiction,
            Phrase::of("{} loads of windows do not belong to {} layers of {} experts", p.windowLoad.size(),
                p.layers, p.experts),
            Phrase::of("They are [windows, layers, experts], at most {} windows.", kMostWindows));
    if (Result<void> prices = checkPrices(p); !prices)
        return prices;
    const auto highest = static_cast<double>(p.highestPrice());
    for (const auto* counts : {&p.load, &p.transitions, &p.coactivation, &p.windowLoad}) {
        double total = 0;
        for (const std::int64_t count : *counts) {
            if (count < 0)
                return refuse(
                    ErrorCode::BadValue, Phrase::of("A count is negative"), Phrase::of("Counts start at 0."));
            total += static_cast<double>(count);
        }
        // Sums over two boundaries must stay exact in 64 bits.
        if (total * highest > 1e18)
            return refuse(ErrorCode::TooLarge,
                Phrase::of("The counts, times the highest price, add up to more than 10^18"),
                Phrase::of("Divide them by a constant."));
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

SlotPlacement contiguousPlacement(const PlacementProblem& problem)
{
    SlotPlacement out {problem.slotCount, problem.devices, {}};
    for (int l = 0; l < problem.layers; ++l)
        for (int s = 0; s < problem.slotCount; ++s)
            out.expert.push_back(s % problem.experts);
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

int movedCopies(const SlotPlacement& from, const SlotPlacement& to)
{
    int moved = 0;
    const int layers = static_cast<int>(to.expert.size()) / to.slotCount;
    for (int l = 0; l < layers; ++l)
        for (int g = 0; g < to.devices; ++g) {
            const auto of = [l, g](const SlotPlacement& placement) {
                const auto each = static_cast<std::size_t>(placement.perDevice());
                return placement.layer(l).subspan(static_cast<std::size_t>(g) * each, each);
            };
            const std::span<const int> held = of(from);
            for (const int e : of(to))
                moved += std::ranges::find(held, e) == held.end() ? 1 : 0;
        }
    return moved;
}

Result<void> checkPlacement(const PlacementProblem& problem, const SlotPlacement& placement)
{
    const auto slots = static_cast<std::size_t>(problem.slotCount);
    if (placement.slotCount != problem.slotCount || placement.devices != problem.devices
        || placement.expert.size() != slots * static_cast<std::size_t>(problem.layers))
        return refuse(ErrorCode::BadValue,
            Phrase::of("The placement has {} slots on {} devices in each of {} layers, not {} on {} in {}",
                placement.slotCount, placement.devices,
                placement.slotCount > 0 ? static_cast<int>(placement.expert.size()) / placement.slotCount : 0,
                problem.slotCount, problem.devices, problem.layers),
            Phrase::of("Choose a placement of the same model on the same devices."));
    const auto each = static_cast<std::size_t>(placement.perDevice());
    for (int l = 0; l < problem.layers; ++l) {
        std::vector<std::size_t> seenAt(static_cast<std::size_t>(problem.experts), 0); // device + 1
        for (std::size_t s = 0; s < slots; ++s) {
            const int e = placement.layer(l)[s];
            if (e < 0 || e >= problem.experts)
                return refuse(ErrorCode::BadValue,
                    Phrase::of("Layer {} places expert {}; there are {}", l, e, problem.experts),
                    Phrase::of("Choose a placement of the same model."));
            std::size_t& seen = seenAt[static_cast<std::size_t>(e)];
            if (seen == s / each + 1)
                return refuse(ErrorCode::BadValue,
                    Phrase::of("Layer {} holds expert {} twice on device {}", l, e, s / each),
                    Phrase::of("Give the second slot another expert."));
            seen = s / each + 1;
        }
        if (const auto none = std::ranges::find(seenAt, std::size_t {0}); none != seenAt.end())
            return refuse(ErrorCode::BadValue,
                Phrase::of("Layer {} has no slot for expert {}", l, none - seenAt.begin()),
                Phrase::of("Choose a complete placement."));
    }
    return {};
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
