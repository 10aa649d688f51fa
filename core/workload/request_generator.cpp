// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/request_generator.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "core/base/cells.h"
#include "core/base/random.h"
#include "core/base/text.h"

namespace rankloom {

namespace {

constexpr NamedValue<LengthsKind> kLengthsKinds[] = {
    {LengthsKind::Fixed, "fixed"},
    {LengthsKind::Uniform, "uniform"},
    {LengthsKind::Zipf, "zipf"},
};
constexpr NamedValue<ArrivalsKind> kArrivalsKinds[] = {
    {ArrivalsKind::Static, "static"},
    {ArrivalsKind::Interval, "interval"},
    {ArrivalsKind::Poisson, "poisson"},
    {ArrivalsKind::Gamma, "gamma"},
    {ArrivalsKind::Closed, "closed"},
};

constexpr double kMostTheta = 16;
constexpr double kMostSeconds = 1e9; ///< between requests, and by rates the inverse
constexpr double kMostVariation = 100;
constexpr double kMostUsers = 1 << 20;
/// Numbers of arrivals are drawn apart from those of lengths.
constexpr std::uint64_t kArrivalStream = 0x5bd1e995a1d3c7f1ULL;

/// Reads the numbers behind a kind: all of them, in their ranges, and no others.
class SpecificationReader {
public:
    explicit SpecificationReader(std::string_view text) : m_parts(cells(text, ':')) { }

    [[nodiscard]] std::string_view kind() const { return m_parts.front(); }
    double number(double least, double most)
    {
        const std::optional<double> value =
            m_next < m_parts.size() ? parseDouble(trimmed(m_parts[m_next])) : std::nullopt;
        ++m_next;
        m_good = m_good && value && *value >= least && *value <= most;
        return m_good ? *value : least;
    }
    std::int64_t tokens()
    {
        const double value = number(1, static_cast<double>(kMostRequestTokens));
        m_good = m_good && value == std::floor(value);
        return static_cast<std::int64_t>(value);
    }
    void refuse() { m_good = false; }
    [[nodiscard]] bool more() const { return m_next < m_parts.size(); }
    [[nodiscard]] bool good() const { return m_good && m_next == m_parts.size(); }

private:
    std::vector<std::string_view> m_parts;
    std::size_t m_next = 1;
    bool m_good = true;
};

ServingRequest splitRequest(std::int64_t total, double promptPerOutput)
{
    const auto share = static_cast<std::int64_t>(static_cast<double>(total) / (1 + promptPerOutput));
    const std::int64_t output = std::clamp<std::int64_t>(share, 1, std::max<std::int64_t>(1, total - 1));
    ServingRequest request;
    request.output = static_cast<std::int32_t>(output);
    request.prompt = static_cast<std::int32_t>(std::max<std::int64_t>(1, total - output));
    return request;
}

/// Totals between two bounds, drawn from the cumulated weights of their ranks.
class ZipfTotals {
public:
    explicit ZipfTotals(const RequestLengths& lengths) : m_least(lengths.least)
    {
        const auto ranks = static_cast<std::size_t>(lengths.most - lengths.least + 1);
        m_cumulated.reserve(ranks);
        double sum = 0;
        for (std::size_t k = 1; k <= ranks; ++k) {
            sum += std::pow(static_cast<double>(k), -lengths.theta);
            m_cumulated.push_back(sum);
        }
    }
    std::int64_t draw(Random& random) const
    {
        const double at = random.unit() * m_cumulated.back();
        const auto rank = std::ranges::upper_bound(m_cumulated, at) - m_cumulated.begin();
        return m_least + std::min<std::int64_t>(rank, std::ssize(m_cumulated) - 1);
    }

private:
    std::int64_t m_least;
    std::vector<double> m_cumulated;
};

double exponential(Random& random) { return -std::log1p(-random.unit()); }

double normal(Random& random)
{
    const double radius = std::sqrt(2 * exponential(random));
    return radius * std::cos(2 * std::numbers::pi * random.unit());
}

/// Marsaglia and Tsang, ACM TOMS 26, 2000; shapes below 1 by their boost.
double gammaDistributed(Random& random, double shape)
{
    if (shape < 1) {
        const double boost = std::pow(1 - random.unit(), 1 / shape);
        return boost * gammaDistributed(random, shape + 1);
    }
    const double d = shape - 1.0 / 3;
    const double c = 1 / std::sqrt(9 * d);
    for (;;) {
        const double x = normal(random);
        const double root = 1 + c * x;
        if (root <= 0)
            continue;
        const double v = root * root * root;
        if (std::log(1 - random.unit()) < x * x / 2 + d - d * v + d * std::log(v))
            return d * v;
    }
}

double intervalBefore(const RequestArrivals& arrivals, Random& random)
{
    switch (arrivals.kind) {
    case ArrivalsKind::Static:
    case ArrivalsKind::Closed:
        return 0;
    case ArrivalsKind::Interval:
        return arrivals.interval;
    case ArrivalsKind::Poisson:
        return exponential(random) / arrivals.rate;
    case ArrivalsKind::Gamma:
        break;
    }
    const double square = arrivals.variation * arrivals.variation;
    // Below this the intervals are alike to a millionth.
    return square < 1e-12 ? 1 / arrivals.rate : gammaDistributed(random, 1 / square) * square / arrivals.rate;
}

} // namespace

template <> std::span<const NamedValue<LengthsKind>> namedValues() { return kLengthsKinds; }
template <> std::span<const NamedValue<ArrivalsKind>> namedValues() { return kArrivalsKinds; }

Result<RequestLengths> parseRequestLengths(std::string_view text)
{
    SpecificationReader reader(text);
    RequestLengths lengths;
    const std::optional<LengthsKind> kind = fromName<LengthsKind>(reader.kind());
    lengths.kind = kind.value_or(LengthsKind::Fixed);
    if (kind == LengthsKind::Fixed) {
        lengths.prompt = reader.tokens();
        lengths.output = reader.tokens();
    } else if (kind) {
        if (kind == LengthsKind::Zipf)
            lengths.theta = reader.number(0, kMostTheta);
        lengths.least = reader.tokens();
        lengths.most = reader.tokens();
        lengths.promptPerOutput = reader.number(0, static_cast<double>(kMostRequestTokens));
        constexpr std::int64_t mostRanks = 1 << 22;
        if (lengths.least < 2 || lengths.least > lengths.most
            || (kind == LengthsKind::Zipf && lengths.most - lengths.least >= mostRanks))
            reader.refuse();
    }
    if (kind && reader.good())
        return lengths;
    return fail(ErrorCode::BadValue,
        Phrase::of("found \"{}\", where lengths of requests are expected", std::string(text.substr(0, 80))),
        {},
        Phrase::of("Write fixed:P:D, uniform:a:b:PD or zipf:theta:min:max:PD, in tokens; PD is prompt by "
                   "output."));
}

Result<RequestArrivals> parseRequestArrivals(std::string_view text)
{
    SpecificationReader reader(text);
    RequestArrivals arrivals;
    const std::optional<ArrivalsKind> kind = fromName<ArrivalsKind>(reader.kind());
    arrivals.kind = kind.value_or(ArrivalsKind::Static);
    if (kind == ArrivalsKind::Interval)
        arrivals.interval = reader.number(0, kMostSeconds);
    if (kind == ArrivalsKind::Poisson || kind == ArrivalsKind::Gamma)
        arrivals.rate = reader.number(1 / kMostSeconds, kMostSeconds);
    if (kind == ArrivalsKind::Gamma)
        arrivals.variation = reader.number(0, kMostVariation);
    if (kind == ArrivalsKind::Closed) {
        const double users = reader.number(1, kMostUsers);
        if (users != std::floor(users))
            reader.refuse();
        arrivals.users = static_cast<int>(users);
        arrivals.think = reader.more() ? reader.number(0, kMostSeconds) : 0;
    }
    if (kind && reader.good())
        return arrivals;
    return fail(ErrorCode::BadValue,
        Phrase::of("found \"{}\", where arrivals of requests are expected", std::string(text.substr(0, 80))),
        {},
        Phrase::of(
            "Write static, interval:s, poisson:qps, gamma:qps:cv or closed:users:think, in seconds and "
            "requests a second."));
}

std::string textOf(const RequestLengths& lengths)
{
    if (lengths.kind == LengthsKind::Fixed)
        return fmt::format("fixed:{}:{}", lengths.prompt, lengths.output);
    const std::string theta =
        lengths.kind == LengthsKind::Zipf ? shortestText(lengths.theta) + ":" : std::string();
    return fmt::format("{}:{}{}:{}:{}", nameOf(lengths.kind), theta, lengths.least, lengths.most,
        shortestText(lengths.promptPerOutput));
}

std::string textOf(const RequestArrivals& arrivals)
{
    switch (arrivals.kind) {
    case ArrivalsKind::Static:
        return "static";
    case ArrivalsKind::Interval:
        return "interval:" + shortestText(arrivals.interval);
    case ArrivalsKind::Poisson:
        return "poisson:" + shortestText(arrivals.rate);
    case ArrivalsKind::Closed:
        return fmt::format("closed:{}", arrivals.users)
            + (arrivals.think > 0 ? ":" + shortestText(arrivals.think) : std::string());
    case ArrivalsKind::Gamma:
        break;
    }
    return fmt::format("gamma:{}:{}", shortestText(arrivals.rate), shortestText(arrivals.variation));
}

ServingRequests generateRequests(
    const RequestLengths& lengths, const RequestArrivals& arrivals, std::int64_t count, std::uint64_t seed)
{
    Random random(seed);
    ServingRequests requests;
    requests.reserve(static_cast<std::size_t>(count));
    const auto width = static_cast<std::uint32_t>(lengths.most - lengths.least + 1);
    std::optional<ZipfTotals> zipf;
    if (lengths.kind == LengthsKind::Zipf)
        zipf.emplace(lengths);
    for (std::int64_t i = 0; i < count; ++i) {
        if (lengths.kind == LengthsKind::Fixed)
            requests.push_back(
                {{}, static_cast<std::int32_t>(lengths.prompt), static_cast<std::int32_t>(lengths.output)});
        else
            requests.push_back(splitRequest(
                zipf ? zipf->draw(random) : lengths.least + random.below(width), lengths.promptPerOutput));
    }
    generateArrivals(requests, arrivals, seed);
    return requests;
}

void generateArrivals(ServingRequests& requests, const RequestArrivals& arrivals, std::uint64_t seed)
{
    Random random(seed ^ kArrivalStream);
    double at = 0; // s
    bool first = true;
    for (ServingRequest& request : requests) {
        // A rhythm begins with its first beat, a random process with an interval.
        if (!first || arrivals.kind != ArrivalsKind::Interval)
            at += intervalBefore(arrivals, random);
        first = false;
        request.arrival = toNanoseconds(Seconds(at));
    }
}

} // namespace rankloom
