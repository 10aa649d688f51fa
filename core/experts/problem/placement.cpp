// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/problem/placement.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include <fmt/format.h>

#include "core/experts/problem/assignment.h"

namespace rankloom {

namespace {

constexpr int kMost = 4096;
constexpr std::size_t kMostWindows = 64;

tl::unexpected<Error> refuse(ErrorCode code, Phrase message, Phrase remedy)
{
    return fail(code, std::move(message), {}, std::move(remedy));
}

Result<void> checkLimit(const PlacementProblem& p)
{
    if (p.slotCount != p.experts)
        return refuse(ErrorCode::Contradiction,
            Phrase::of("Replicas are limited over the whole model, and {} slots are asked of every layer",
                p.slotCount),
            Phrase::of("Leave out either."));
    if (p.modelLimit->total < 0 || p.modelLimit->perDevice < 0)
        return refuse(
            ErrorCode::BadValue, Phrase::of("A limit of replicas is negative"), Phrase::of("0 allows none."));
    if (p.experts < p.devices)
        return refuse(ErrorCode::BadValue,
            Phrase::of("{} experts leave some of {} devices without one", p.experts, p.devices),
            Phrase::of("Give slots of every layer instead of a limit for the whole model."));
    return {};
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
    if (p.devices % p.nodes != 0)
        return refuse(ErrorCode::BadValue,
            Phrase::of("{} devices cannot be shared by {} nodes", p.devices, p.nodes),
            Phrase::of("Every node has equally many devices."));
    if (p.modelLimit)
        return checkLimit(p);
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

std::int64_t PlacementProblem::mostOnDevice() const
{
    const std::int64_t all = std::int64_t {layers} * experts;
    return modelLimit ? std::min(all, (all + devices - 1) / devices + modelLimit->perDevice)
                      : std::int64_t {layers} * (slotCount / devices);
}

std::int64_t PlacementProblem::mostReplicas() const
{
    const std::int64_t all = std::int64_t {layers} * experts;
    return modelLimit
        ? std::min({std::int64_t {modelLimit->total}, devices * mostOnDevice() - all, all * (devices - 1)})
        : std::int64_t {layers} * (slotCount - experts);
}

std::int64_t PlacementProblem::mostReplicasOfLayer() const
{
    return modelLimit ? std::min(mostReplicas(), std::int64_t {experts} * (devices - 1))
                      : slotCount - experts;
}

int PlacementProblem::mostOnDeviceOfLayer() const
{
    if (!modelLimit)
        return slotCount / devices;
    const std::int64_t least = experts / devices;
    return static_cast<int>(std::min({std::int64_t {experts},
        experts + mostReplicasOfLayer() - (devices - 1) * least, mostOnDevice() - (layers - 1) * least}));
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

SlotPlacement::SlotPlacement(int slotCount, int deviceCount, const std::vector<int>& experts)
    : devices(deviceCount)
{
    const auto slots = static_cast<std::size_t>(slotCount);
    for (std::size_t from = 0; from < experts.size(); from += slots)
        addLayer(std::span(experts).subspan(from, slots));
}

void SlotPlacement::add(std::span<const int> experts)
{
    expert.insert(expert.end(), experts.begin(), experts.end());
    first.push_back(expert.size());
}

void SlotPlacement::addLayer(std::span<const int> experts)
{
    const std::size_t each = experts.size() / static_cast<std::size_t>(devices);
    RANKLOOM_ASSERT(each * static_cast<std::size_t>(devices) == experts.size());
    for (std::size_t from = 0; from < experts.size(); from += each)
        add(experts.subspan(from, each));
}

std::optional<int> SlotPlacement::perDevice() const
{
    if (first.size() < 2)
        return std::nullopt;
    for (std::size_t i = 1; i < first.size(); ++i)
        if (first[i] != i * first[1])
            return std::nullopt;
    return static_cast<int>(first[1]);
}

std::vector<std::int64_t> SlotPlacement::heldByDevice() const
{
    std::vector<std::int64_t> held(static_cast<std::size_t>(devices), 0);
    for (int l = 0; l < layers(); ++l)
        for (int g = 0; g < devices; ++g)
            held[static_cast<std::size_t>(g)] += std::ssize(on(l, g));
    return held;
}

SlotPlacement placementOf(const PlacementProblem& problem, const DeviceOfExpert& device)
{
    SlotPlacement out(problem.devices);
    std::vector<std::vector<int>> held(static_cast<std::size_t>(problem.devices));
    for (int l = 0; l < problem.layers; ++l) {
        for (int e = 0; e < problem.experts; ++e)
            held[static_cast<std::size_t>(device[problem.at(l, e)])].push_back(e);
        for (std::vector<int>& experts : held) {
            out.add(experts);
            experts.clear();
        }
    }
    return out;
}

SlotPlacement contiguousPlacement(const PlacementProblem& problem)
{
    SlotPlacement out(problem.devices);
    std::vector<int> slots(static_cast<std::size_t>(problem.slotCount));
    for (std::size_t s = 0; s < slots.size(); ++s)
        slots[s] = static_cast<int>(s) % problem.experts;
    const int each = problem.slotCount / problem.devices;
    const int more = problem.slotCount % problem.devices;
    for (int l = 0; l < problem.layers; ++l)
        for (int g = 0; g < problem.devices; ++g)
            out.add(std::span(slots).subspan(static_cast<std::size_t>(g * each + std::min(g, more)),
                static_cast<std::size_t>(each + (g < more ? 1 : 0))));
    return out;
}

DeviceOfExpert devicesOf(const PlacementProblem& problem, const SlotPlacement& placement)
{
    DeviceOfExpert device(problem.load.size());
    RANKLOOM_ASSERT(placement.expert.size() == device.size());
    for (int l = 0; l < problem.layers; ++l)
        for (int g = 0; g < problem.devices; ++g)
            for (const int e : placement.on(l, g))
                device[problem.at(l, e)] = g;
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
    for (int l = 0; l < to.layers(); ++l)
        for (int g = 0; g < to.devices; ++g) {
            const std::span<const int> held = from.on(l, g);
            for (const int e : to.on(l, g))
                moved += std::ranges::find(held, e) == held.end() ? 1 : 0;
        }
    return moved;
}

namespace {

/// Every expert has a slot in the layer, none two on a device.
Result<void> checkLayer(const PlacementProblem& problem, const SlotPlacement& placement, int l)
{
    std::vector<int> seenAt(static_cast<std::size_t>(problem.experts), -1);
    for (int g = 0; g < problem.devices; ++g)
        for (const int e : placement.on(l, g)) {
            if (e < 0 || e >= problem.experts)
                return refuse(ErrorCode::BadValue,
                    Phrase::of("Layer {} places expert {}; there are {}", l, e, problem.experts),
                    Phrase::of("Choose a placement of the same model."));
            if (std::exchange(seenAt[static_cast<std::size_t>(e)], g) == g)
                return refuse(ErrorCode::BadValue,
                    Phrase::of("Layer {} holds expert {} twice on device {}", l, e, g),
                    Phrase::of("Give the second slot another expert."));
        }
    if (const auto none = std::ranges::find(seenAt, -1); none != seenAt.end())
        return refuse(ErrorCode::BadValue,
            Phrase::of("Layer {} has no slot for expert {}", l, none - seenAt.begin()),
            Phrase::of("Choose a complete placement."));
    return {};
}

Result<void> checkSlots(const PlacementProblem& problem, const SlotPlacement& placement)
{
    if (!problem.modelLimit) {
        const int each = problem.slotCount / problem.devices;
        if (placement.perDevice() != each)
            return refuse(ErrorCode::BadValue,
                Phrase::of("The placement does not hold {} experts on every device of every layer", each),
                Phrase::of("Choose a placement with the same replicas."));
        return {};
    }
    const std::int64_t replicas =
        std::ssize(placement.expert) - std::int64_t {problem.layers} * problem.experts;
    if (replicas > problem.mostReplicas())
        return refuse(ErrorCode::BadValue,
            Phrase::of("The placement holds {} copies beyond one of every expert, {} are allowed", replicas,
                problem.mostReplicas()),
            Phrase::of("Allow more replicas, or choose a placement with fewer."));
    const std::vector<std::int64_t> held = placement.heldByDevice();
    if (const auto most = std::ranges::max_element(held); *most > problem.mostOnDevice())
        return refuse(ErrorCode::BadValue,
            Phrase::of("The placement holds {} experts on device {}, {} are allowed", *most,
                most - held.begin(), problem.mostOnDevice()),
            Phrase::of("Allow more replicas, or choose a placement with fewer."));
    return {};
}

} // namespace

Result<void> checkHeldExperts(const PlacementProblem& problem, const SlotPlacement& placement)
{
    if (placement.devices != problem.devices || placement.layers() != problem.layers)
        return refuse(ErrorCode::BadValue,
            Phrase::of("The placement is of {} layers on {} devices, not of {} on {}", placement.layers(),
                placement.devices, problem.layers, problem.devices),
            Phrase::of("Choose a placement of the same model on the same devices."));
    for (int l = 0; l < problem.layers; ++l)
        if (Result<void> layer = checkLayer(problem, placement, l); !layer)
            return layer;
    return {};
}

Result<void> checkPlacement(const PlacementProblem& problem, const SlotPlacement& placement)
{
    if (Result<void> held = checkHeldExperts(problem, placement); !held)
        return held;
    return checkSlots(problem, placement);
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

double randomFanOut(int experts, int devices, int topK)
{
    // C(E-c, k) / C(E, k): none of the k distinct picks is among the c experts of a device.
    const int perDevice = experts / devices;
    double none = 1;
    for (int i = 0; i < topK; ++i)
        none *= std::max(0.0, static_cast<double>(experts - perDevice - i)) / (experts - i);
    return devices * (1 - none);
}

} // namespace rankloom
