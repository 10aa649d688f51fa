// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/link_noise.h"

#include <cmath>
#include <limits>

#include "core/exchange/round_effect.h"

namespace rankloom {

namespace {

constexpr int kFewestNodes = 6; ///< fewer have too few rounds to tell a pattern from chance

struct Spread {
    double mean = 0;
    double deviation = 0;
};

Spread spreadOf(const std::vector<double>& values)
{
    double count = 0;
    double sum = 0;
    for (const double value : values)
        if (std::isfinite(value)) {
            ++count;
            sum += value;
        }
    Spread spread;
    if (count < 2)
        return spread;
    spread.mean = sum / count;
    double squares = 0;
    for (const double value : values)
        if (std::isfinite(value))
            squares += (value - spread.mean) * (value - spread.mean);
    spread.deviation = std::sqrt(squares / (count - 1));
    return spread;
}

/// Pooled deviation of one measurement, from the differences d[i][j] = b[i][j] - b[j][i] after the best
/// d = h[i] - h[j]. Nothing where directions were not measured apart.
std::optional<double> directionNoise(const LinkMatrix& links)
{
    const int n = links.size;
    std::vector<double> host(static_cast<std::size_t>(n), 0.0);
    std::vector<double> pairsOf(host.size(), 0.0);
    const auto difference = [&](int a, int b) {
        return links.bandwidth[links.index(a, b)] - links.bandwidth[links.index(b, a)];
    };
    double pairs = 0;
    bool apart = false;
    for (int a = 0; a < n; ++a)
        for (int b = 0; b < n; ++b)
            if (a != b && std::isfinite(difference(a, b))) {
                host[static_cast<std::size_t>(a)] += difference(a, b);
                ++pairsOf[static_cast<std::size_t>(a)];
                pairs += a < b ? 1 : 0;
                apart = apart || difference(a, b) != 0;
            }
    const double freedom = pairs - (n - 1);
    if (!apart || freedom < 1)
        return std::nullopt;
    // Least squares over complete pairs; with gaps nearly so.
    for (std::size_t a = 0; a < host.size(); ++a)
        host[a] = pairsOf[a] > 0 ? host[a] / (pairsOf[a] + 1) : 0;
    double squares = 0;
    for (int a = 0; a < n; ++a)
        for (int b = a + 1; b < n; ++b)
            if (const double d = difference(a, b); std::isfinite(d)) {
                const double rest =
                    d - (host[static_cast<std::size_t>(a)] - host[static_cast<std::size_t>(b)]);
                squares += rest * rest;
            }
    return std::sqrt(squares / freedom / 2); // a difference has the variance of two measurements
}

} // namespace

const char* toString(NoiseSource source)
{
    switch (source) {
    case NoiseSource::Unknown:
        return "unknown";
    case NoiseSource::RoundEffect:
        return "round-effect";
    case NoiseSource::Directions:
        return "directions";
    }
    return "unknown";
}

LinkNoise linkNoise(const LinkTable& links)
{
    LinkNoise noise;
    const LinkMatrix& matrix = links.nodeMatrix();
    if (matrix.size < 3)
        return noise;
    LinkMeasurement measurement;
    measurement.names.resize(static_cast<std::size_t>(matrix.size));
    measurement.values = matrix.bandwidth;
    for (int node = 0; node < matrix.size; ++node)
        measurement.values[matrix.index(node, node)] = std::numeric_limits<double>::quiet_NaN();
    const Spread spread = spreadOf(measurement.values);
    if (spread.mean <= 0)
        return noise;
    if (matrix.size >= kFewestNodes) {
        const RoundEffect effect = findRoundEffect(measurement);
        if (effect.artefact()) {
            noise.roundEffect = effect.explained;
            noise.source = NoiseSource::RoundEffect;
            noise.relative = spread.deviation / spread.mean;
            return noise;
        }
    }
    LinkMatrix cleaned = matrix;
    cleaned.bandwidth = measurement.values;
    if (const std::optional<double> deviation = directionNoise(cleaned)) {
        noise.source = NoiseSource::Directions;
        noise.relative = *deviation / spread.mean;
    }
    return noise;
}

} // namespace rankloom
