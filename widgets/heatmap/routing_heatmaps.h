// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/routing/routing.h"
#include "widgets/heatmap/heatmap_data.h"

namespace rankloom::ui {

/// What an affinity heatmap shows: of a pair of consecutive layers (the first three), or within one layer.
enum class AffinityQuantity : std::uint8_t { Conditional, Lift, Count, Coactivation };
QStringList affinityQuantityNames();
/// Matrices there are of a quantity: layers - 1 pairs, or layers; 0 without the counts.
int affinityMatrices(const RoutingStatistics& routing, AffinityQuantity quantity);
/// Experts × experts. Conditional: p(j of the next layer | i). Lift: observed over expected if layers were
/// independent, experts that were never picked are missing. Count: pairs of picks of one token. Coactivation:
/// tokens that pick both; the diagonal is not applicable.
HeatmapData affinityHeatmap(const RoutingStatistics& routing, AffinityQuantity quantity, int matrix);
/// "Layer 3 → 4", "Layer 3", in the numbers of the trace.
QString affinityName(const RoutingStatistics& routing, AffinityQuantity quantity, int matrix);
/// The numbers alone: "3" or "3→4".
QString affinityShortName(const RoutingStatistics& routing, AffinityQuantity quantity, int matrix);

enum class LoadQuantity : std::uint8_t { ShareOfLayer, OverMean };
QStringList loadQuantityNames();
/// MoE layers × experts: share of the layer's picks, or load over the mean load of the layer (1 = balanced).
/// Layers without picks are missing. The subtitle names the worst layer.
HeatmapData loadHeatmap(const RoutingStatistics& routing, LoadQuantity quantity);

} // namespace rankloom::ui
