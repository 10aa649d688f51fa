// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/experts/experts_data.h"

#include <algorithm>

#include <QLocale>

namespace rankloom::ui {

int ExpertsData::modelLayer(int layer) const
{
    const auto index = static_cast<std::size_t>(layer);
    return index < routing->modelLayers.size() ? routing->modelLayers[index] : layer;
}

const ExpertGroup& ExpertsData::group(int layer) const
{
    const auto index = static_cast<std::size_t>(layer);
    return groups[static_cast<std::size_t>(index < groupOfLayer.size() ? groupOfLayer[index] : 0)];
}

QString ExpertsData::nodeName(int node) const
{
    const auto index = static_cast<std::size_t>(node);
    return index < nodeNames.size() ? nodeNames[index] : QString::number(node);
}

QString ExpertsData::deviceName(int layer, int member) const
{
    const auto index = static_cast<std::size_t>(member);
    const ExpertGroup& of = group(layer);
    return nodeName(of.node[index]) + QLatin1Char(':') + QString::number(of.device[index] % devicesPerNode);
}

double ExpertsData::meanLoad(int layer) const
{
    double sum = 0;
    for (int expert = 0; expert < routing->experts; ++expert)
        sum += load(layer, expert);
    return sum / members;
}

std::vector<double> ExpertsData::memberLoads(int layer) const
{
    std::vector<double> loads(static_cast<std::size_t>(members), 0.0);
    for (int expert = 0; expert < routing->experts; ++expert) {
        const std::vector<int>& held = holders(layer, expert);
        for (const int member : held)
            loads[static_cast<std::size_t>(member)] += load(layer, expert) / static_cast<double>(held.size());
    }
    const double mean = meanLoad(layer);
    for (double& one : loads)
        one = mean > 0 ? one / mean : 1;
    return loads;
}

QString factorText(double factor, int decimals) { return QLocale().toString(factor, 'f', decimals) + u'×'; }

ExpertAt hottestExpert(const RoutingStatistics& routing)
{
    ExpertAt hottest;
    double most = 0;
    for (int layer = 0; layer < routing.layers; ++layer) {
        const auto first = routing.load.begin() + static_cast<std::ptrdiff_t>(routing.loadIndex(layer, 0));
        const auto last = first + routing.experts;
        double sum = 0;
        for (auto at = first; at != last; ++at)
            sum += static_cast<double>(*at);
        const auto top = std::max_element(first, last);
        if (sum > 0 && static_cast<double>(*top) / sum > most) {
            most = static_cast<double>(*top) / sum;
            hottest = {layer, static_cast<int>(top - first)};
        }
    }
    return hottest;
}

int worstLayer(const ExpertsData& data)
{
    int worst = -1;
    double most = 0;
    for (int layer = 0; layer < data.layers(); ++layer) {
        const double here = std::ranges::max(data.memberLoads(layer));
        if (here > most) {
            most = here;
            worst = layer;
        }
    }
    return worst;
}

} // namespace rankloom::ui
