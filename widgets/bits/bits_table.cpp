// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/bits/bits_table.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

struct BitsText {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::BitsText)
};

/// What a person chose, where it is of this model's shape.
std::vector<int> chosenBits(const ExpertWidths& kept, const BitsTable& table)
{
    std::vector<int> bits;
    const auto wide = [&](const std::vector<int>& layer) { return std::ssize(layer) == table.experts; };
    if (std::ssize(kept) == table.layers && std::ranges::all_of(kept, wide))
        for (const std::vector<int>& layer : kept)
            bits.insert(bits.end(), layer.begin(), layer.end());
    return bits;
}

QString exactWidth(double width) { return widthWords(static_cast<int>(width)); }

QString cellNote(const BitsTable& table, HeatCell cell)
{
    const std::size_t expert = table.index(cell.row, cell.column);
    const int width = table.bits[expert];
    QStringList lines {
        BitsText::tr("Takes %1 (%2)")
            .arg(formatBytes(table.held(width).value()), exactBytes(table.held(width).value())),
        table.measured ? BitsText::tr("Gets %1 of the layer's picks").arg(formatPercent(table.share[expert]))
                       : BitsText::tr("Gets %1 of the layer's picks (no trace: every expert as often)")
                             .arg(formatPercent(table.share[expert]))};
    lines << (table.quality->proxy ? BitsText::tr("Worth %1 of all its planes (proxy: share of the rounding "
                                                  "error, not accuracy)")
                                   : BitsText::tr("Worth %1 of all its planes"))
                 .arg(formatPercent(table.worth(expert, width)));
    if (width == 0)
        lines << BitsText::tr("Its base is loaded when a token picks it");
    return lines.join(u'\n');
}

QString bitsFindings(const BitsTable& table)
{
    const QString kept = formatBytes(table.kept().value());
    const QString budget = formatBytes(table.budget.value());
    QString text = table.kept() > table.budget
        ? BitsText::tr("%1 kept, more than the budget of %2.").arg(kept, budget)
        : BitsText::tr("%1 of %2 kept.").arg(kept, budget);
    text +=
        u' ' + BitsText::tr("%1 bits a pick on average.").arg(QLocale().toString(table.meanBits(), 'f', 2));
    text += u' '
        + (table.byHand                ? BitsText::tr("Set by hand.")
                : table.quality->proxy ? BitsText::tr("Chosen by worth, which is a proxy.")
                                       : BitsText::tr("Chosen by worth."));
    return text;
}

} // namespace

Bytes BitsTable::kept() const
{
    Bytes sum;
    for (const int width : bits)
        sum += held(width);
    return sum;
}

double BitsTable::meanBits() const
{
    double sum = 0;
    for (std::size_t e = 0; e < bits.size(); ++e)
        sum += share[e] / layers * std::max(format.baseBits, bits[e]);
    return sum;
}

double BitsTable::worth(std::size_t expert, int width) const
{
    double all = 0;
    double own = 0;
    for (int p = 0; p < format.planes; ++p) {
        const double value = quality->of(expert, p, format.planes);
        all += value;
        own += p < width - format.baseBits + 1 ? value : 0;
    }
    return all > 0 ? own / all : 0;
}

std::vector<int> BitsTable::widths() const
{
    std::vector<int> all {0};
    for (int held = 1; held <= format.planes; ++held)
        all.push_back(format.bitsOf(held));
    return all;
}

BitsTable bitsTable(const Project& project, const Plan& plan, const BitChoice* choice)
{
    const BitSettings settings = bitSettingsOf(plan);
    BitsTable table;
    const ModelSpec& model = *project.model;
    const Result<ExpertDemand> demand = expertDemand(model, *project.routing);
    if (!demand || !checkBitFormat(settings.format) || settings.budget.value() <= 0)
        return table;
    table.layers = demand->layers;
    table.experts = demand->experts;
    table.format = settings.format;
    table.bytes = expertBytes(expertWeights(model), settings.format);
    table.budget = settings.budget;
    table.byHand = !settings.kept->empty();
    table.measured = demand->measured;
    table.share = demand->share;
    const Result<PlaneQuality> worth = qualityOf(plan, model);
    table.quality = std::make_shared<const PlaneQuality>(worth ? *worth : proxyQuality(settings.format));
    table.modelLayers = layersWithExperts(model);
    if (table.byHand)
        table.bits = chosenBits(*settings.kept, table);
    else if (choice != nullptr && choice->planes.size() == table.share.size())
        for (const std::uint8_t held : choice->planes)
            table.bits.push_back(settings.format.bitsOf(held));
    return table;
}

std::vector<int> layersWithExperts(const ModelSpec& model)
{
    std::vector<int> layers;
    for (int l = 0; l < model.layers; ++l)
        if (model.isMoe(l))
            layers.push_back(l);
    return layers;
}

QString widthWords(int width)
{
    // The singular has its own text, so that English needs no catalogue.
    return width == 0 ? BitsText::tr("not kept")
        : width == 1  ? BitsText::tr("1 bit")
                      : BitsText::tr("%n bits", nullptr, width);
}

HeatmapData bitsHeatmap(const std::shared_ptr<const BitsTable>& table)
{
    HeatmapData data;
    if (!table || table->empty())
        return data;
    data.rows = table->layers;
    data.columns = table->experts;
    data.title = BitsText::tr("Bits of experts in memory");
    data.subtitle = bitsFindings(*table);
    data.rowTitle = BitsText::tr("Layer");
    data.columnTitle = BitsText::tr("Expert");
    data.valueName = BitsText::tr("In memory");
    data.freeAspect = true;
    data.values.assign(table->bits.begin(), table->bits.end());
    for (const int layer : table->modelLayers)
        data.rowLabels << QString::number(layer);
    data.low = 0;
    data.high = table->format.mostBits();
    data.format = [](double width) { return QLocale().toString(static_cast<int>(width)); };
    data.formatExact = exactWidth;
    for (const int width : table->widths())
        data.levels.push_back({static_cast<double>(width), widthWords(width)});
    data.note = [table](HeatCell cell) { return cellNote(*table, cell); };
    return data;
}

} // namespace rankloom::ui
