// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/problem/link_prices.h"

#include <algorithm>
#include <cmath>

#include "core/base/at.h"
#include "core/base/matrix.h"

namespace rankloom {

namespace {

constexpr int kDearest = 1000;

/// Of seconds per byte, [device][device].
LinkPrices pricesOf(const Matrix<double>& seconds)
{
    LinkPrices out;
    const double most = seconds.size() > 0 ? std::max(0.0, seconds.maxCoeff()) : 0;
    out.secondsPerByte = most / kDearest;
    for (Eigen::Index g = 0; g < seconds.rows(); ++g)
        for (Eigen::Index h = 0; h < seconds.cols(); ++h)
            out.price.push_back(g == h ? 0
                    : most <= 0
                    ? 1
                    : std::max(1, static_cast<int>(std::lround(seconds(g, h) / most * kDearest))));
    return out;
}

} // namespace

LinkPrices linkPrices(const LinkTable& links, std::span<const int> devices)
{
    const auto perByte = [&links](int from, int to) {
        const double bandwidth = links.link(from, to).bandwidth.value();
        return bandwidth > 0 ? 1 / bandwidth : 0;
    };
    const auto count = std::ssize(devices);
    return pricesOf(Matrix<double>::NullaryExpr(count, count, [&](Eigen::Index from, Eigen::Index to) {
        const int g = devices[at(from)];
        const int h = devices[at(to)];
        return g == h ? 0.0 : (perByte(g, h) + perByte(h, g)) / 2;
    }));
}

LinkPrices nodePrices(int devices, int nodes, double within)
{
    const int perNode = devices / nodes;
    LinkPrices out =
        pricesOf(Matrix<double>::NullaryExpr(devices, devices, [&](Eigen::Index g, Eigen::Index h) {
            return g == h ? 0.0 : g / perNode == h / perNode ? 1 / within : 1.0;
        }));
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
