// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/expert_demand.h"

#include <algorithm>
#include <cmath>

namespace rankloom {

namespace {

/// Experts of about the same popularity, of all layers of a trace.
struct PopularityClass {
    double share = 0; ///< of the experts
    double picked = 0; ///< probability that a token picks one of them, mean
};

constexpr int kPopularityClasses = 48;
constexpr double kClassesPerOctave = 4;

} // namespace

template <typename LeftAlone> void AskedExperts::tabulate(const LeftAlone& leftAlone)
{
    for (std::size_t i = 0; i < m_touched.size(); ++i)
        m_touched[i] = std::clamp(1 - leftAlone(std::exp2(static_cast<double>(i))), 0.0, 1.0);
}

AskedExperts AskedExperts::drawn(double experts, double topK, double variation)
{
    AskedExperts out;
    out.m_mean = std::min(1.0, topK / std::max(1.0, experts));
    const double mean = out.m_mean;
    // A token picks k different ones: no distribution of the mean k / E varies more than all or nothing does.
    const double most = mean < 1 ? std::sqrt((1 - mean) / mean) : 0;
    out.m_variation = std::clamp(variation, 0.0, 0.9 * most);
    if (out.m_variation <= 0) {
        const double log = mean < 1 ? std::log1p(-mean) : -1e300;
        out.tabulate([log](double tokens) { return std::exp(tokens * log); });
        return out;
    }
    // variance = mean (1 - mean) / (α + β + 1)
    const double sum = (1 - mean) / (mean * out.m_variation * out.m_variation) - 1;
    const double beta = sum * (1 - mean);
    const double constant = std::lgamma(sum) - std::lgamma(beta);
    out.tabulate([=](double tokens) {
        return std::exp(std::lgamma(beta + tokens) - std::lgamma(sum + tokens) + constant);
    });
    return out;
}

AskedExperts AskedExperts::traced(const RoutingStatistics& routing, double topK)
{
    AskedExperts out;
    const double experts = routing.experts;
    out.m_mean = std::min(1.0, topK / std::max(1.0, experts));
    std::array<PopularityClass, kPopularityClasses> classes {};
    double squares = 0;
    double counted = 0;
    for (int layer = 0; layer < routing.layers; ++layer) {
        double all = 0;
        for (int e = 0; e < routing.experts; ++e)
            all += static_cast<double>(routing.load[routing.loadIndex(layer, e)]);
        if (all <= 0)
            continue;
        for (int e = 0; e < routing.experts; ++e) {
            const double share = static_cast<double>(routing.load[routing.loadIndex(layer, e)]) / all;
            const double picked = std::min(1.0, topK * share);
            // From the most asked for, a quarter of an octave each; the last holds those of no account.
            const double place = picked > 0 ? -std::log2(picked) * kClassesPerOctave : kPopularityClasses;
            PopularityClass& into =
                classes[static_cast<std::size_t>(std::min<double>(place, kPopularityClasses - 1))];
            into.share += 1;
            into.picked += picked;
            squares += picked * picked;
            counted += 1;
        }
    }
    if (counted <= 0)
        return drawn(experts, topK, 0);
    for (PopularityClass& one : classes)
        if (one.share > 0) {
            one.picked /= one.share;
            one.share /= counted;
        }
    out.m_variation = std::sqrt(std::max(0.0, squares / counted / (out.m_mean * out.m_mean) - 1));
    out.tabulate([&classes](double tokens) {
        double left = 0;
        for (const PopularityClass& one : classes)
            if (one.share > 0)
                left += one.share * (one.picked < 1 ? std::exp(tokens * std::log1p(-one.picked)) : 0.0);
        return left;
    });
    return out;
}

double AskedExperts::touchedShare(double tokens) const
{
    if (tokens <= 0)
        return 0;
    if (tokens <= 1)
        return m_mean * tokens;
    const int below = std::min(std::ilogb(tokens), static_cast<int>(m_touched.size()) - 2);
    const auto at = static_cast<std::size_t>(below);
    const double from = std::ldexp(1.0, below);
    const double share = std::min(1.0, (tokens - from) / from);
    // Between powers of two what is left alone falls as an exponential does.
    const double low = 1 - m_touched[at];
    const double high = 1 - m_touched[at + 1];
    return low <= 0 || high <= 0 ? m_touched[at] + (m_touched[at + 1] - m_touched[at]) * share
                                 : 1 - low * std::pow(high / low, share);
}

} // namespace rankloom
