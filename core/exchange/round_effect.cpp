// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/round_effect.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <fmt/format.h>

#include "core/exchange/readers.h"

namespace rankloom {

namespace {

constexpr int kMostSearched = 48;

double valueOf(const LinkMeasurement& links, int from, int to)
{
    return links.values[static_cast<std::size_t>(from) * links.names.size() + static_cast<std::size_t>(to)];
}

/// Mean of all measured links.
double meanOf(const LinkMeasurement& links)
{
    double sum = 0;
    double count = 0;
    for (const double value : links.values)
        if (std::isfinite(value)) {
            sum += value;
            ++count;
        }
    return count > 0 ? sum / count : 0;
}

/// The measured links of one round: how many, and the sum of their distances from the mean.
struct Round {
    double sum = 0;
    double count = 0;

    [[nodiscard]] double mean() const { return count > 0 ? sum / count : 0; }
};

Round roundOf(const LinkMeasurement& links, const std::vector<int>& ring, double mean, int round)
{
    const auto n = static_cast<int>(ring.size());
    Round out;
    for (int place = 0; place < n; ++place) {
        const double value = valueOf(links, ring[static_cast<std::size_t>(place)],
            ring[static_cast<std::size_t>((place + round) % n)]);
        if (std::isfinite(value)) {
            out.sum += value - mean;
            ++out.count;
        }
    }
    return out;
}

/// Sum of squares between rounds; the total does not depend on the ring.
double betweenRounds(const LinkMeasurement& links, const std::vector<int>& ring, double mean)
{
    double result = 0;
    for (int round = 1; round < static_cast<int>(ring.size()); ++round) {
        const Round r = roundOf(links, ring, mean, round);
        result += r.sum * r.mean();
    }
    return result;
}

/// The share of the squares between rounds that changes sign with the direction.
double directedShare(const LinkMeasurement& links, const std::vector<int>& ring, double mean)
{
    const auto n = static_cast<int>(ring.size());
    double directed = 0;
    double all = 0;
    for (int round = 1; round < n; ++round) {
        const double there = roundOf(links, ring, mean, round).mean();
        const double back = roundOf(links, ring, mean, n - round).mean();
        directed += (there - back) * (there - back) / 4;
        all += there * there;
    }
    return all > 0 ? directed / all : 0;
}

/// The best ring that one move or one swap away can give; the same ring when none is better.
std::vector<int> bestNeighbour(
    const LinkMeasurement& links, const std::vector<int>& ring, double mean, double& best)
{
    std::vector<int> result = ring;
    const auto consider = [&](std::vector<int> candidate) {
        const double value = betweenRounds(links, candidate, mean);
        if (value > best * (1 + 1e-9)) {
            best = value;
            result = std::move(candidate);
        }
    };
    for (std::size_t i = 0; i < ring.size(); ++i)
        for (std::size_t j = 0; j < ring.size(); ++j) {
            if (i == j)
                continue;
            std::vector<int> moved = ring;
            moved.erase(moved.begin() + static_cast<std::ptrdiff_t>(i));
            moved.insert(moved.begin() + static_cast<std::ptrdiff_t>(j), ring[i]);
            consider(std::move(moved));
            if (i < j) {
                std::vector<int> swapped = ring;
                std::swap(swapped[i], swapped[j]);
                consider(std::move(swapped));
            }
        }
    return result;
}

} // namespace

RoundEffect findRoundEffect(const LinkMeasurement& links)
{
    RoundEffect effect;
    effect.ring.resize(links.names.size());
    std::iota(effect.ring.begin(), effect.ring.end(), 0);
    const double mean = meanOf(links);
    double total = 0;
    for (const double value : links.values)
        if (std::isfinite(value))
            total += (value - mean) * (value - mean);
    // Equal links up to rounding have no differences to explain.
    if (links.size() < 3 || total <= 1e-18 * mean * mean)
        return effect;
    double best = betweenRounds(links, effect.ring, mean);
    for (bool improved = links.size() <= kMostSearched; improved;) {
        std::vector<int> next = bestNeighbour(links, effect.ring, mean, best);
        improved = next != effect.ring;
        effect.ring = std::move(next);
    }
    std::rotate(effect.ring.begin(), std::find(effect.ring.begin(), effect.ring.end(), 0), effect.ring.end());
    effect.explained = best / total;
    effect.directed = directedShare(links, effect.ring, mean);
    return effect;
}

void warnAboutRounds(Reading& reading, const std::string& file, const LinkMeasurement& links)
{
    constexpr int fewest = 6;
    if (links.size() < fewest)
        return;
    const RoundEffect effect = findRoundEffect(links);
    if (effect.artefact())
        warn(reading, file, 0, "round-effect",
            Phrase::of(
                "The round of the measurement explains {:.0f} % of the differences between links: what "
                "looks like fast and slow links is the order in which they were measured",
                100 * effect.explained));
}

} // namespace rankloom
