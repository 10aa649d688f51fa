// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/problem/link_prices.h"

#include <algorithm>
#include <cmath>

namespace rankloom {

namespace {

constexpr int kDearest = 1000;

/// Of seconds per byte, [devices][devices].
LinkPrices pricesOf(const std::vector<double>& seconds, std::size_t devices)
{
    LinkPrices out;
    double most = 0;
    for (const double value : seconds)
        most = std::max(most, value);
    out.secondsPerByte = most / kDearest;
    for (std::size_t g = 0; g < devices; ++g)
        for (std::size_t h = 0; h < devices; ++h)
            out.price.push_back(g == h || most <= 0
                    ? (g == h ? 0 : 1)
                    : std::max(1, static_cast<int>(std::lround(seconds[g * devices + h] / most * kDearest))));
    return out;
}

} // namespace

LinkPrices linkPrices(const LinkTable& links, std::span<const int> devices)
{
    const auto perByte = [&links](int from, int to) {
        const double bandwidth = links.link(from, to).bandwidth.value();
        return bandwidth > 0 ? 1 / bandwidth : 0;
    };
    std::vector<double> seconds;
    for (const int g : devices)
        for (const int h : devices)
            seconds.push_back(g == h ? 0 : (perByte(g, h) + perByte(h, g)) / 2);
    return pricesOf(seconds, devices.size());
}

LinkPrices nodePrices(int devices, int nodes, double within)
{
    const int perNode = devices / nodes;
    std::vector<double> seconds;
    for (int g = 0; g < devices; ++g)
        for (int h = 0; h < devices; ++h)
            seconds.push_back(g == h ? 0 : g / perNode == h / perNode ? 1 / within : 1);
    LinkPrices out = pricesOf(seconds, static_cast<std::size_t>(devices));
    out.secondsPerByte = 0;
    return out;
}

double bandwidthWithin(std::span<const int> price, std::span<const int> node)
{
    struct Mean {
        double sum = 0;
        double pairs = 0;
    };
    Mean within;
    Mean between;
    for (std::size_t g = 0; g < node.size(); ++g)
        for (std::size_t h = 0; h < node.size(); ++h) {
            if (g == h)
                continue;
            Mean& mean = node[g] == node[h] ? within : between;
            mean.sum += price[g * node.size() + h];
            mean.pairs += 1;
        }
    if (within.pairs == 0 || between.pairs == 0 || within.sum <= 0)
        return 1;
    return std::max(1.0, between.sum / between.pairs / (within.sum / within.pairs));
}

} // namespace rankloom
