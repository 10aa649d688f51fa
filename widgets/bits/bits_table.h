// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <QString>

#include "core/bits/plan_bits.h"
#include "widgets/heatmap/heatmap_data.h"

namespace rankloom::ui {

/// How many bits of which expert stay in memory, with all that is told of one. Follows from project, plan and
/// the choice without laying anything out: there in the frame of an edit.
struct BitsTable {
    int layers = 0; ///< with experts
    int experts = 0;
    BitFormat format;
    ExpertBytes bytes;
    Bytes budget {};
    bool byHand = false; ///< the plan says the bits; otherwise those that are worth most
    bool measured = false; ///< routing by a trace
    std::vector<int> bits; ///< [layers][experts], 0 = not kept; empty: not known
    std::vector<double> share; ///< [layers][experts], of the picks of the layer
    std::shared_ptr<const PlaneQuality> quality;
    std::vector<int> modelLayers; ///< by row

    [[nodiscard]] bool empty() const { return bits.empty(); }
    [[nodiscard]] std::size_t index(int layer, int expert) const
    {
        return static_cast<std::size_t>(layer) * static_cast<std::size_t>(experts)
            + static_cast<std::size_t>(expert);
    }
    [[nodiscard]] Bytes held(int width) const
    {
        return bytes.held(width == 0 ? 0 : width - format.baseBits + 1);
    }
    [[nodiscard]] Bytes kept() const;
    /// Of a pick, as it is served: at least the base.
    [[nodiscard]] double meanBits() const;
    /// Share of what all planes of an expert are worth.
    [[nodiscard]] double worth(std::size_t expert, int width) const;
    [[nodiscard]] bool hasWidth(int width) const
    {
        return width == 0 || (width >= format.baseBits && width <= format.mostBits());
    }
    /// 0 and all widths of the format.
    [[nodiscard]] std::vector<int> widths() const;
};

/// Without bits where the plan leaves them to a choice and there is none of it (`choice` may be null), or
/// where the model has no experts.
BitsTable bitsTable(const Project& project, const Plan& plan, const BitChoice* choice);

/// By row of experts, the number of its layer in the model.
std::vector<int> layersWithExperts(const ModelSpec& model);

/// "3 bits", "not kept".
QString widthWords(int width);
/// One cell per expert, coloured by its bits.
HeatmapData bitsHeatmap(const std::shared_ptr<const BitsTable>& table);

} // namespace rankloom::ui
