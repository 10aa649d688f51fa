// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/link_noise.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <tuple>

#include "core/measure/link_session.h"
#include "core/measure/potentials.h"
#include "core/measure/round_effect.h"

namespace rankloom {

namespace {

constexpr double kLargeMessage = 1 << 20; ///< bytes; below, latency and protocols rule

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
    std::vector<PotentialSolver::Edge> pairs;
    std::vector<double> differences;
    for (int a = 0; a < links.size; ++a)
        for (int b = a + 1; b < links.size; ++b)
            if (const double d = links.bandwidth[links.index(a, b)] - links.bandwidth[links.index(b, a)];
                std::isfinite(d)) {
                pairs.emplace_back(a, b);
                differences.push_back(d);
            }
    if (std::ranges::all_of(differences, [](double d) { return d == 0; }))
        return std::nullopt;
    const PotentialSolver hosts(links.size, std::move(pairs));
    if (hosts.freedom() < 1)
        return std::nullopt;
    // A difference has the variance of two measurements.
    return std::sqrt(hosts.solve(differences).squares / hosts.freedom() / 2);
}

/// The figures of one pair of hosts over all sessions.
struct Repeats {
    double count = 0;
    double sum = 0;
    double squares = 0;
};

void addSpread(const Repeats& repeats, double& squares, double& freedom)
{
    if (repeats.count < 2)
        return;
    const double mean = repeats.sum / repeats.count;
    squares += std::max(0.0, repeats.squares / (mean * mean) - repeats.count);
    freedom += repeats.count - 1;
}

/// Adds what repeated sessions of one kind say: sum of squared relative deviations, and degrees of freedom.
void addSpread(const std::vector<const LinkMeasurement*>& sessions, double& squares, double& freedom)
{
    if (sessions.size() < 2)
        return;
    std::map<std::string, std::size_t> host;
    for (const LinkMeasurement* session : sessions)
        for (const std::string& name : session->names)
            host.emplace(name, host.size());
    std::map<std::size_t, Repeats> pairs;
    for (const LinkMeasurement* session : sessions) {
        const std::size_t n = session->names.size();
        std::vector<std::size_t> number;
        for (const std::string& name : session->names)
            number.push_back(host.at(name));
        for (std::size_t a = 0; a < n; ++a)
            for (std::size_t b = 0; b < n; ++b)
                if (const double v = session->values[a * n + b]; a != b && std::isfinite(v) && v > 0) {
                    Repeats& pair = pairs[number[a] * host.size() + number[b]];
                    ++pair.count;
                    pair.sum += v;
                    pair.squares += v * v;
                }
    }
    for (const auto& [key, pair] : pairs)
        addSpread(pair, squares, freedom);
}

/// The same for figures with a name: those of one name repeat each other.
using Figures = std::map<std::tuple<std::string, std::string, double>, Repeats>;

void addFigure(Figures& figures, std::string what, std::string where, double size, double value)
{
    if (!(value > 0) || !std::isfinite(value))
        return;
    Repeats& repeats = figures[{std::move(what), std::move(where), size}];
    ++repeats.count;
    repeats.sum += value;
    repeats.squares += value * value;
}

void addPair(Figures& figures, const PairMeasurement& pair)
{
    if (pair.quantity != LinkQuantity::Bandwidth || pair.collective || pair.hosts.size() != 2
        || pair.rows.empty())
        return;
    const auto largest = std::ranges::max_element(pair.rows, {}, &SizeFigure::sizeBytes);
    addFigure(figures, pair.tool + ' ' + pair.test, pair.hosts[0] + ' ' + pair.hosts[1], largest->sizeBytes,
        largest->value);
}

void addCollective(Figures& figures, const CollectiveMeasurement& run)
{
    std::vector<std::string> hosts = run.hosts;
    std::ranges::sort(hosts);
    std::string where = std::to_string(run.ranks);
    for (const std::string& host : hosts)
        where += ' ' + host;
    std::map<double, double> last; // of a size that a file repeats the last counts
    for (const CollectiveRow& row : run.rows)
        if (row.sizeBytes >= kLargeMessage)
            last[row.sizeBytes] = row.busBandwidth;
    for (const auto& [size, bandwidth] : last)
        addFigure(figures, run.operation + ' ' + run.part, where, size, bandwidth);
}

/// Pooled relative deviation between sessions; nothing where no link was measured twice.
std::optional<double> sessionNoise(const LinkSessions& sessions)
{
    std::map<std::tuple<std::string, std::string, double>, std::vector<const LinkMeasurement*>> kinds;
    for (const LinkMeasurement& session : sessions.matrices)
        if (isSession(session))
            kinds[{session.tool, session.part, session.messageBytes}].push_back(&session);
    double squares = 0;
    double freedom = 0;
    for (const auto& [kind, same] : kinds)
        addSpread(same, squares, freedom);
    Figures figures;
    for (const PairMeasurement& pair : sessions.pairs)
        addPair(figures, pair);
    for (const CollectiveMeasurement& run : sessions.collectives)
        addCollective(figures, run);
    for (const auto& [name, repeats] : figures)
        addSpread(repeats, squares, freedom);
    return freedom > 0 ? std::optional(std::sqrt(squares / freedom)) : std::nullopt;
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
    case NoiseSource::Sessions:
        return "sessions";
    }
    return "unknown";
}

LinkNoise linkNoise(const LinkTable& links)
{
    LinkNoise noise;
    const LinkMatrix& matrix = links.nodeMatrix();
    if (matrix.size < 3)
        return noise;
    const LinkMeasurement measurement = measurementOf(matrix);
    const Spread spread = spreadOf(measurement.values);
    if (spread.mean <= 0)
        return noise;
    const RoundEffect effect = findRoundEffect(measurement);
    if (effect.significant)
        noise.roundEffect = effect.explained;
    if (effect.artefact()) {
        noise.source = NoiseSource::RoundEffect;
        noise.relative = spread.deviation / spread.mean;
        return noise;
    }
    LinkMatrix cleaned = matrix;
    cleaned.bandwidth = withoutRounds(measurement, effect).values;
    if (const std::optional<double> deviation = directionNoise(cleaned)) {
        noise.source = NoiseSource::Directions;
        noise.relative = *deviation / spread.mean;
    }
    return noise;
}

LinkNoise linkNoise(const LinkTable& links, const LinkSessions& sessions)
{
    LinkNoise noise = linkNoise(links);
    if (noise.source == NoiseSource::RoundEffect)
        return noise;
    if (const std::optional<double> deviation = sessionNoise(sessions)) {
        noise.source = NoiseSource::Sessions;
        noise.relative = deviation;
    }
    return noise;
}

} // namespace rankloom
