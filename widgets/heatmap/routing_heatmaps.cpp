// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/routing_heatmaps.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

#include "core/routing/affinity.h"
#include "core/routing/routing_counter.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

struct RoutingText {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::RoutingText)
};

/// The layer's number in the model when the trace tells it.
int modelLayer(const RoutingStatistics& routing, int row)
{
    const auto index = static_cast<std::size_t>(row);
    return index < routing.modelLayers.size() ? routing.modelLayers[index] : row;
}

QString factorText(double value)
{
    const int decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
    return QLocale().toString(value, 'f', decimals) + u'×';
}

QString wholeText(double value) { return QLocale().toString(static_cast<qlonglong>(std::llround(value))); }

std::vector<double> counts(const std::vector<std::int64_t>& all, std::size_t start, std::size_t count)
{
    std::vector<double> values(count);
    for (std::size_t i = 0; i < count; ++i)
        values[i] = static_cast<double>(all[start + i]);
    return values;
}

void fillLift(HeatmapData& data, const RoutingStatistics& routing, int matrix)
{
    data.values = lift(routing, matrix);
    // Where an expert was never picked nothing is expected and nothing observed: there is no ratio.
    for (int i = 0; i < data.rows; ++i)
        for (int j = 0; j < data.columns; ++j)
            if (routing.load[routing.loadIndex(matrix, i)] == 0
                || routing.load[routing.loadIndex(matrix + 1, j)] == 0)
                data.values[data.index(i, j)] = NAN;
    data.scale = HeatScale::DivergingRatio;
    data.centre = 1;
    data.interest = HeatInterest::Deviation;
    // Single picks of rare experts make huge factors; the colours stay with what changes a decision.
    data.low = 1.0 / 8;
    data.high = 8;
    data.format = factorText;
    data.formatExact = factorText; // a ratio of counts has no more digits to tell
}

} // namespace

QStringList affinityQuantityNames()
{
    return {RoutingText::tr("Conditional probability"), RoutingText::tr("Lift"),
        RoutingText::tr("Pairs of picks"), RoutingText::tr("Co-activation")};
}

int affinityMatrices(const RoutingStatistics& routing, AffinityQuantity quantity)
{
    if (quantity == AffinityQuantity::Coactivation)
        return routing.coactivation.empty() ? 0 : routing.layers;
    return routing.transitions.empty() ? 0 : std::max(routing.layers - 1, 0);
}

QString affinityName(const RoutingStatistics& routing, AffinityQuantity quantity, int matrix)
{
    if (quantity == AffinityQuantity::Coactivation)
        return RoutingText::tr("Layer %1").arg(modelLayer(routing, matrix));
    return RoutingText::tr("Layer %1 → %2")
        .arg(modelLayer(routing, matrix))
        .arg(modelLayer(routing, matrix + 1));
}

QString affinityShortName(const RoutingStatistics& routing, AffinityQuantity quantity, int matrix)
{
    const QString layer = QString::number(modelLayer(routing, matrix));
    if (quantity == AffinityQuantity::Coactivation)
        return layer;
    return layer + QStringLiteral("→") + QString::number(modelLayer(routing, matrix + 1));
}

HeatmapData affinityHeatmap(const RoutingStatistics& routing, AffinityQuantity quantity, int matrix)
{
    HeatmapData data;
    const auto cells = static_cast<std::size_t>(routing.experts) * static_cast<std::size_t>(routing.experts);
    data.valueName = affinityQuantityNames()[static_cast<int>(quantity)];
    data.title = affinityName(routing, quantity, matrix) + QStringLiteral(": ") + data.valueName;
    data.rows = data.columns = routing.experts;
    data.rowTitle = RoutingText::tr("Expert of layer %1").arg(modelLayer(routing, matrix));
    data.columnTitle =
        RoutingText::tr("Expert of layer %1")
            .arg(modelLayer(routing, quantity == AffinityQuantity::Coactivation ? matrix : matrix + 1));
    data.format = formatCount;
    data.formatExact = wholeText;
    switch (quantity) {
    case AffinityQuantity::Conditional:
        data.values = conditionalProbability(routing, matrix);
        data.low = 0;
        data.format = formatPercent;
        data.formatExact = formatPercent;
        break;
    case AffinityQuantity::Lift:
        fillLift(data, routing, matrix);
        break;
    case AffinityQuantity::Count:
        data.values = counts(routing.transitions, static_cast<std::size_t>(matrix) * cells, cells);
        data.low = 0;
        break;
    case AffinityQuantity::Coactivation:
        data.values = counts(routing.coactivation, static_cast<std::size_t>(matrix) * cells, cells);
        data.low = 0;
        data.quality.assign(cells, CellQuality::Measured);
        for (int i = 0; i < data.rows; ++i) {
            data.values[data.index(i, i)] = NAN;
            data.quality[data.index(i, i)] = CellQuality::NotApplicable;
        }
        break;
    }
    return data;
}

QStringList loadQuantityNames()
{
    return {RoutingText::tr("Share of the layer"), RoutingText::tr("Load over mean")};
}

HeatmapData loadHeatmap(const RoutingStatistics& routing, LoadQuantity quantity)
{
    HeatmapData data;
    data.rows = routing.layers;
    data.columns = routing.experts;
    data.valueName = loadQuantityNames()[static_cast<int>(quantity)];
    data.title = RoutingText::tr("Load of experts: %1").arg(QLocale().toLower(data.valueName));
    data.rowTitle = RoutingText::tr("Layer");
    data.columnTitle = RoutingText::tr("Expert");
    data.freeAspect = true;
    data.low = 0;
    data.format = quantity == LoadQuantity::ShareOfLayer ? formatPercent : factorText;
    int worstLayer = -1;
    int worstExpert = 0;
    double worst = 0;
    for (int layer = 0; layer < routing.layers; ++layer) {
        data.rowLabels << QString::number(modelLayer(routing, layer));
        double sum = 0;
        for (int expert = 0; expert < routing.experts; ++expert)
            sum += static_cast<double>(routing.load[routing.loadIndex(layer, expert)]);
        for (int expert = 0; expert < routing.experts; ++expert) {
            const double share =
                sum > 0 ? static_cast<double>(routing.load[routing.loadIndex(layer, expert)]) / sum : NAN;
            data.values.push_back(quantity == LoadQuantity::ShareOfLayer ? share : share * routing.experts);
            if (share * routing.experts > worst) {
                worst = share * routing.experts;
                worstLayer = layer;
                worstExpert = expert;
            }
        }
    }
    if (worstLayer >= 0)
        data.subtitle = RoutingText::tr("Hottest: expert %1 of layer %2 with %3 of the picks, %4 the mean.")
                            .arg(worstExpert)
                            .arg(modelLayer(routing, worstLayer))
                            .arg(formatPercent(worst / routing.experts), factorText(worst));
    return data;
}

} // namespace rankloom::ui
