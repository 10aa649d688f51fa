// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bits/bit_choice.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>

namespace rankloom {

/// Planes of an expert that are kept together or not at all.
struct GreedyBits::Parcel {
    std::size_t expert = 0;
    int planes = 0; ///< kept with it
    double value = 0;
    double bytes = 0;

    [[nodiscard]] double density() const { return value / bytes; }
};

namespace {

using Parcel = GreedyBits::Parcel;

constexpr std::int64_t kMostCells = 64 << 20; ///< of the table: a byte each

/// An expert's planes above the floor in parcels of falling density: the upper hull of value over bytes.
void addParcels(const BitProblem& problem, std::size_t expert, std::vector<Parcel>& parcels)
{
    const auto begin = static_cast<std::ptrdiff_t>(parcels.size());
    for (int p = problem.floor; p < problem.ceiling; ++p) {
        parcels.push_back({expert, p + 1, problem.valueOf(expert, p), problem.bytes.ofPlane(p).value()});
        while (std::ssize(parcels) > begin + 1
            && parcels.back().density() > parcels[parcels.size() - 2].density()) {
            const Parcel last = parcels.back();
            parcels.pop_back();
            Parcel& joined = parcels.back();
            joined = {expert, last.planes, joined.value + last.value, joined.bytes + last.bytes};
        }
    }
}

struct Greedy {
    BitChoice choice;
    double price = 0; ///< value a byte of the first parcel that did not fit; 0 = all did
};

/// Of all experts above the floor, what is worth most a byte first.
std::vector<Parcel> parcelsOf(const BitProblem& problem)
{
    std::vector<Parcel> parcels;
    for (int e = 0; e < problem.experts; ++e)
        for (int l = 0; l < problem.layers; ++l)
            addParcels(problem, problem.index(l, e), parcels);
    // Stable: of equals the lower expert, then the lower layer, so that all layers keep about as many.
    std::ranges::stable_sort(
        parcels, [](const Parcel& a, const Parcel& b) { return a.density() > b.density(); });
    return parcels;
}

Greedy greedy(const BitProblem& problem, const std::vector<Parcel>& parcels, Bytes budget)
{
    const std::size_t count = problem.index(problem.layers, 0);
    Greedy out;
    BitChoice& choice = out.choice;
    choice.planes.assign(count, static_cast<std::uint8_t>(problem.floor));
    choice.kept = problem.bytes.held(problem.floor) * static_cast<double>(count);
    choice.value = valueOfPlanes(problem, choice.planes);
    std::vector<bool> left(count, false);
    double room = (budget - choice.kept).value();
    choice.bound = choice.value;
    double fractional = room;
    for (const Parcel& parcel : parcels) {
        if (fractional > 0) {
            choice.bound += parcel.value * std::min(1.0, fractional / parcel.bytes);
            if (parcel.bytes > fractional)
                out.price = parcel.density();
            fractional -= parcel.bytes;
        }
        if (left[parcel.expert])
            continue;
        if (parcel.bytes > room) {
            left[parcel.expert] = true;
            if (out.price <= 0) // what fits exactly leaves nothing, and the next parcel has a price, too
                out.price = parcel.density();
            continue;
        }
        room -= parcel.bytes;
        choice.value += parcel.value;
        choice.kept += Bytes(parcel.bytes);
        choice.planes[parcel.expert] = static_cast<std::uint8_t>(parcel.planes);
    }
    choice.proven = choice.value >= choice.bound * (1 - 1e-12);
    return out;
}

Result<void> checkFloor(const BitProblem& problem, Bytes budget)
{
    RANKLOOM_ASSERT(problem.value.size()
        == problem.index(problem.layers, 0) * static_cast<std::size_t>(problem.format.planes));
    if (problem.floor > problem.ceiling)
        return fail(ErrorCode::BadValue,
            Phrase::of("The least bits of an expert, {}, are more than the most, {}",
                problem.format.bitsOf(problem.floor), problem.format.bitsOf(problem.ceiling)),
            {}, Phrase::of("Lower the floor or raise the ceiling."));
    const Bytes least =
        problem.bytes.held(problem.floor) * static_cast<double>(problem.index(problem.layers, 0));
    if (least > budget)
        return fail(ErrorCode::BadValue,
            Phrase::of("All experts with {} bits take {}, more than the budget of {}",
                problem.format.bitsOf(problem.floor), least, budget),
            {}, Phrase::of("Raise the budget, or lower the floor."));
    return {};
}

/// What an expert may keep in a choice that is worth most.
struct Doubt {
    std::size_t expert = 0;
    std::vector<int> planes; ///< rising
};

/// The choices of an expert that no bound excludes: with the price of a byte, giving up so much of the best
/// fractional value may not bring it below what was found.
std::vector<int> possible(const BitProblem& problem, std::size_t expert, double price, double slack)
{
    std::vector<double> gain;
    double value = 0;
    double bytes = 0;
    for (int p = problem.floor; p <= problem.ceiling; ++p) {
        gain.push_back(value - price * bytes);
        if (p < problem.ceiling) {
            value += problem.valueOf(expert, p);
            bytes += problem.bytes.ofPlane(p).value();
        }
    }
    const double best = *std::ranges::max_element(gain);
    std::vector<int> out;
    for (std::size_t i = 0; i < gain.size(); ++i)
        if (best - gain[i] <= slack)
            out.push_back(problem.floor + static_cast<int>(i));
    return out;
}

/// The table over bytes for the experts in doubt, each of which keeps its fewest planes already.
class Table {
public:
    Table(const BitProblem& problem, const std::vector<Doubt>& doubts, std::int64_t unit)
        : m_problem(problem), m_doubts(doubts), m_unit(unit)
    {
    }

    /// Adds to `planes` what is worth most in so many units.
    void choose(std::int64_t room, std::vector<std::uint8_t>& planes)
    {
        const auto width = static_cast<std::size_t>(room) + 1;
        std::vector<double> best(width, 0);
        std::vector<std::uint8_t> taken(m_doubts.size() * width);
        for (std::size_t d = 0; d < m_doubts.size(); ++d) {
            const Doubt& doubt = m_doubts[d];
            for (std::size_t w = width; w-- > 0;) {
                double most = best[w];
                for (std::size_t option = 1; option < doubt.planes.size(); ++option) {
                    const auto [value, weight] = more(doubt, option);
                    if (weight <= w && best[w - weight] + value > most) {
                        most = best[w - weight] + value;
                        taken[d * width + w] = static_cast<std::uint8_t>(option);
                    }
                }
                best[w] = most;
            }
        }
        std::size_t w = width - 1;
        for (std::size_t d = m_doubts.size(); d-- > 0;) {
            const std::uint8_t option = taken[d * width + w];
            planes[m_doubts[d].expert] = static_cast<std::uint8_t>(m_doubts[d].planes[option]);
            if (option > 0)
                w -= more(m_doubts[d], option).second;
        }
    }

private:
    /// Value and units above the fewest planes.
    [[nodiscard]] std::pair<double, std::size_t> more(const Doubt& doubt, std::size_t option) const
    {
        double value = 0;
        for (int p = doubt.planes.front(); p < doubt.planes[option]; ++p)
            value += m_problem.valueOf(doubt.expert, p);
        const Bytes bytes =
            m_problem.bytes.held(doubt.planes[option]) - m_problem.bytes.held(doubt.planes.front());
        return {value, static_cast<std::size_t>(static_cast<std::int64_t>(bytes.value()) / m_unit)};
    }

    const BitProblem& m_problem;
    const std::vector<Doubt>& m_doubts;
    std::int64_t m_unit;
};

} // namespace

double valueOfPlanes(const BitProblem& problem, const std::vector<std::uint8_t>& planes)
{
    double value = 0;
    for (std::size_t e = 0; e < planes.size(); ++e)
        for (int p = 0; p < planes[e]; ++p)
            value += problem.valueOf(e, p);
    return value;
}

Result<BitChoice> greedyBits(const BitProblem& problem)
{
    if (Result<void> legal = checkFloor(problem, problem.budget); !legal)
        return tl::unexpected<Error>(std::move(legal.error()));
    return greedy(problem, parcelsOf(problem), problem.budget).choice;
}

struct GreedyBits::Sorted {
    BitProblem problem;
    std::vector<Parcel> parcels;
};

GreedyBits::GreedyBits(BitProblem problem)
{
    std::vector<Parcel> parcels = parcelsOf(problem);
    m_sorted = std::make_shared<const Sorted>(Sorted {std::move(problem), std::move(parcels)});
}

Result<BitChoice> GreedyBits::at(Bytes budget) const
{
    if (Result<void> legal = checkFloor(m_sorted->problem, budget); !legal)
        return tl::unexpected<Error>(std::move(legal.error()));
    return greedy(m_sorted->problem, m_sorted->parcels, budget).choice;
}

Result<BitChoice> bestBits(const BitProblem& problem)
{
    if (Result<void> legal = checkFloor(problem, problem.budget); !legal)
        return tl::unexpected<Error>(std::move(legal.error()));
    const std::int64_t unit = std::gcd(static_cast<std::int64_t>(problem.bytes.base.value()),
        static_cast<std::int64_t>(problem.bytes.plane.value()));
    // What is less than a unit holds nothing, and would only loosen the bound.
    const double floors =
        (problem.bytes.held(problem.floor) * static_cast<double>(problem.index(problem.layers, 0))).value();
    const double whole =
        std::floor((problem.budget.value() - floors) / static_cast<double>(unit)) * static_cast<double>(unit);
    Greedy first = greedy(problem, parcelsOf(problem), Bytes(floors + whole));
    BitChoice& choice = first.choice;
    if (choice.proven)
        return choice;
    // A little more than the difference: rounding must not exclude what was found.
    const double slack = (choice.bound - choice.value) + 1e-9 * choice.bound;
    std::vector<std::uint8_t> planes(choice.planes.size());
    std::vector<Doubt> doubts;
    double least = 0;
    double most = 0;
    for (std::size_t e = 0; e < planes.size(); ++e) {
        std::vector<int> options = possible(problem, e, first.price, slack);
        planes[e] = static_cast<std::uint8_t>(options.front());
        least += problem.bytes.held(options.front()).value();
        if (options.size() < 2)
            continue;
        most += (problem.bytes.held(options.back()) - problem.bytes.held(options.front())).value();
        doubts.push_back({e, std::move(options)});
    }
    const double room = std::min(problem.budget.value() - least, most);
    const auto units = static_cast<std::int64_t>(room / static_cast<double>(unit));
    if (room < 0 || std::ssize(doubts) * (units + 1) > kMostCells)
        return choice;
    Table(problem, doubts, unit).choose(units, planes);
    const double value = valueOfPlanes(problem, planes);
    if (value > choice.value) {
        choice.value = value;
        choice.planes = std::move(planes);
        choice.kept = Bytes();
        for (const std::uint8_t held : choice.planes)
            choice.kept += problem.bytes.held(held);
    }
    choice.bound = choice.value;
    choice.proven = true;
    return choice;
}

} // namespace rankloom
