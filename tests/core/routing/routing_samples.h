// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

#include <nlohmann/json.hpp>

#include <QFile>

#include "core/base/random.h"
#include "core/routing/routing_counter.h"

namespace rankloom::test {

inline QString expertsFolder() { return QStringLiteral(RANKLOOM_REFERENCE_DATA "/experts/"); }

inline nlohmann::json oracles()
{
    QFile file(expertsFolder() + "oracles.json");
    return file.open(QIODevice::ReadOnly) ? nlohmann::json::parse(file.readAll().toStdString())
                                          : nlohmann::json();
}

inline bool nearOrBelowOne(double a, double b, double tolerance = 1e-9)
{
    return std::abs(a - b) <= tolerance * std::max({1.0, std::abs(a), std::abs(b)});
}

/// picks[layer][token·topK + i], as the counter sees them layer by layer.
inline RoutingStatistics counted(const std::vector<std::vector<std::int32_t>>& picks, int topK, int experts)
{
    RoutingCounter counter(experts);
    counter.beginFile();
    for (std::size_t l = 0; l < picks.size(); ++l)
        if (!counter.add({static_cast<int>(l), topK, 0, picks[l]}))
            return {};
    return counter.finish().value();
}

/// Distinct experts of random tokens; low numbers are popular.
inline std::vector<std::vector<std::int32_t>> randomPicks(
    std::uint64_t seed, int layers, int tokens, int topK, int experts)
{
    Random random(seed);
    std::vector<std::vector<std::int32_t>> out(static_cast<std::size_t>(layers));
    for (auto& layer : out)
        for (int t = 0; t < tokens; ++t) {
            std::set<std::int32_t> mine;
            while (static_cast<int>(mine.size()) < topK)
                mine.insert(std::min(random.below(experts), random.below(experts)));
            layer.insert(layer.end(), mine.begin(), mine.end());
        }
    return out;
}

} // namespace rankloom::test
