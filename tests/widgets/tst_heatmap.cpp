// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <random>

#include <rapidcheck.h>

#include <QTest>

#include "core/base/random.h"
#include "core/cluster/cluster.h"
#include "widgets/heatmap/heat_pyramid.h"
#include "widgets/heatmap/heatmap_geometry.h"
#include "widgets/heatmap/heatmap_painter.h"
#include "widgets/heatmap/link_heatmap.h"
#include "widgets/heatmap/routing_heatmaps.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

HeatmapData matrix(int rows, int columns, std::vector<double> values)
{
    HeatmapData data;
    data.rows = rows;
    data.columns = columns;
    data.values = std::move(values);
    return data;
}

int pixel(const QImage& image, int row, int column) { return image.constScanLine(row)[column]; }

Cluster cluster(int nodes)
{
    Cluster made;
    made.nodes = nodes;
    made.devicesPerNode = 2;
    made.links = LinkTable(nodes, 2, {BytesPerSecond(3e11), Seconds(2e-6), LinkOrigin::Assumed},
        {BytesPerSecond(2.5e10), Seconds(6e-6), LinkOrigin::Assumed});
    return made;
}

LinkMatrix evenLinks(int nodes)
{
    LinkMatrix links;
    links.size = nodes;
    for (int i = 0; i < nodes * nodes; ++i)
        links.bandwidth.push_back(2e10 + 1e8 * (i % 7));
    return links;
}

RoutingStatistics routing()
{
    RoutingStatistics made;
    made.layers = 2;
    made.experts = 2;
    made.topK = 1;
    made.tokens = 10;
    made.modelLayers = {3, 4};
    made.load = {8, 2, 5, 5};
    made.transitions = {5, 3, 0, 2};
    made.coactivation = {0, 1, 1, 0, 0, 0, 0, 0};
    return made;
}

} // namespace

class TestHeatmap : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rangesAndSharesAreInverse()
    {
        QVERIFY(rc::check("value(share(v)) = v inside the range", [] {
            const double low = *rc::gen::inRange(1, 1000) / 10.0;
            const double high = low + *rc::gen::inRange(1, 1000) / 10.0;
            const HeatScale scale = *rc::gen::element(HeatScale::Linear, HeatScale::Logarithmic);
            const HeatRange range {scale, low, high};
            const double value = low + (high - low) * *rc::gen::inRange(0, 101) / 100.0;
            RC_ASSERT(std::abs(range.value(range.share(value)) - value) < 1e-9 * high);
            RC_ASSERT(range.share(low - 1) == 0.0 && range.share(high + 1) == 1.0);
        }));
    }

    void divergingScalesAreCentred()
    {
        HeatmapData data = matrix(1, 3, {-1, 0, 4});
        data.scale = HeatScale::Diverging;
        QCOMPARE(rangeOf(data).share(0), 0.5);
        QCOMPARE(rangeOf(data).low, -4.0);
        data = matrix(1, 3, {0.5, 1, 8});
        data.scale = HeatScale::DivergingRatio;
        data.centre = 1;
        QCOMPARE(rangeOf(data).share(1), 0.5);
        QCOMPARE(rangeOf(data).low, 1.0 / 8);
    }

    void constantAndEmptyMatricesHaveARange()
    {
        for (const auto scale :
            {HeatScale::Linear, HeatScale::Logarithmic, HeatScale::Diverging, HeatScale::DivergingRatio}) {
            for (const std::vector<double>& values :
                {std::vector<double> {5, 5}, std::vector<double> {0, 0}, std::vector<double> {NAN, NAN}}) {
                HeatmapData data = matrix(1, 2, values);
                data.scale = scale;
                data.centre = 1;
                const HeatRange range = rangeOf(data);
                QVERIFY(range.low < range.high && std::isfinite(range.low) && std::isfinite(range.high));
                QVERIFY(legendTicks(range, 5).size() <= 12);
                QVERIFY(legendTicks(range, 1).size() >= 2);
            }
        }
    }

    /// Every pooled pixel equals the best of the cells under it, at every level and for odd sizes.
    void extremePoolingKeepsTheHottestCell()
    {
        QVERIFY(rc::check("pooled extreme = extreme of the block", [] {
            const int rows = *rc::gen::inRange(1, 20);
            const int columns = *rc::gen::inRange(1, 20);
            const bool low = *rc::gen::arbitrary<bool>();
            HeatmapData data = matrix(rows, columns, {});
            for (int i = 0; i < rows * columns; ++i) {
                const int value = *rc::gen::inRange(-1, 255);
                data.values.push_back(value < 0 ? NAN : static_cast<double>(value));
            }
            data.interest = low ? HeatInterest::Low : HeatInterest::High;
            const HeatRange range {HeatScale::Linear, 0, 254};
            const HeatPyramid pyramid(data, range);
            for (int level = 0; level < pyramid.levels(); ++level) {
                const QImage& image = pyramid.image(level, HeatPooling::Extreme);
                const int side = 1 << level;
                for (int y = 0; y < image.height(); ++y) {
                    for (int x = 0; x < image.width(); ++x) {
                        int best = 0;
                        for (int row = y * side; row < std::min((y + 1) * side, rows); ++row)
                            for (int column = x * side; column < std::min((x + 1) * side, columns);
                                 ++column) {
                                const int index = heatIndex(data.value(row, column), range);
                                if (index != 0)
                                    best = best == 0 ? index
                                        : low        ? std::min(best, index)
                                                     : std::max(best, index);
                            }
                        RC_ASSERT(pixel(image, y, x) == best);
                    }
                }
            }
        }));
    }

    void meanPoolingAverages()
    {
        HeatmapData data = matrix(2, 3, {0, 254, NAN, 100, NAN, NAN});
        const HeatPyramid pyramid(data, {HeatScale::Linear, 0, 254});
        const QImage& image = pyramid.image(1, HeatPooling::Mean);
        QCOMPARE(image.size(), QSize(2, 1));
        QCOMPARE(pixel(image, 0, 0), 1 + 118); // mean of 0, 254 and 100
        QCOMPARE(pixel(image, 0, 1), 0); // nothing there
        QCOMPARE(pixel(pyramid.image(2, HeatPooling::Mean), 0, 0), 1 + 118);
    }

    void deviationPoolingKeepsBothSides()
    {
        HeatmapData data = matrix(2, 2, {0, 1, -9, 2});
        data.scale = HeatScale::Diverging;
        data.interest = HeatInterest::Deviation;
        const HeatPyramid pyramid(data, rangeOf(data));
        QCOMPARE(pixel(pyramid.image(1, HeatPooling::Extreme), 0, 0), 1);
        QCOMPARE(hottestCell(data), (HeatCell {1, 0}));
    }

    void palettesAreOnlyColourTables()
    {
        HeatmapData data = matrix(1, 3, {0, 1, NAN});
        const HeatPyramid pyramid(data, rangeOf(data));
        const QRgb missing = qRgb(1, 2, 3);
        for (const ColorMap map : {ColorMap::Cividis, ColorMap::Viridis, ColorMap::Magma, ColorMap::Grey}) {
            const QImage& picture = pyramid.colored(0, HeatPooling::Extreme, heatColors(map, missing));
            QCOMPARE(picture.pixel(0, 0) | 0xFF000000U, colorTable(map).front() | 0xFF000000U);
            QCOMPARE(picture.pixel(1, 0) | 0xFF000000U, colorTable(map).back() | 0xFF000000U);
            QCOMPARE(picture.pixel(2, 0), missing);
        }
    }

    void scenesCountWhatTheLegendSays()
    {
        HeatmapData data = matrix(2, 3, {0, 10, NAN, NAN, 5, 20});
        data.quality = {CellQuality::Measured, CellQuality::Assumed, CellQuality::NotApplicable,
            CellQuality::Missing, CellQuality::Measured, CellQuality::Measured};
        data.high = 12;
        const HeatmapScene scene(std::make_shared<const HeatmapData>(data));
        QCOMPARE(scene.assumed, 1);
        QCOMPARE(scene.missing, 1);
        QVERIFY(scene.clippedHigh && !scene.clippedLow);
        int cells = 0;
        for (const int count : scene.bins)
            cells += count;
        QCOMPARE(cells, 4);
        QCOMPARE(scene.bins.front(), 1);
        QCOMPARE(scene.bins.back(), 1);
    }

    void geometryHitsWhatItDraws()
    {
        QVERIFY(rc::check("cellAt(centre of cell) = cell, at every zoom", [] {
            HeatmapGeometry geometry;
            geometry.rows = *rc::gen::inRange(1, 60);
            geometry.columns = *rc::gen::inRange(1, 60);
            geometry.ratio = *rc::gen::element(1.0, 1.5, 2.0);
            geometry.plot = QRectF(40, 30, *rc::gen::inRange(100, 900), *rc::gen::inRange(100, 900));
            geometry.freeAspect = *rc::gen::arbitrary<bool>();
            geometry.fit();
            RC_ASSERT(geometry.plot.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(geometry.matrix()));
            const int row = *rc::gen::inRange(0, geometry.rows);
            const int column = *rc::gen::inRange(0, geometry.columns);
            geometry.zoomAt(geometry.cellRect(row, column).center(), *rc::gen::inRange(0, 6));
            geometry.showCell({row, column});
            const QPointF centre = geometry.cellRect(row, column).center();
            if (geometry.plot.contains(centre))
                RC_ASSERT(geometry.cellAt(centre) == (HeatCell {row, column}));
            const double pixels = geometry.cell.width() * geometry.ratio;
            RC_ASSERT(pixels < 1 || std::abs(pixels - std::round(pixels)) < 1e-9);
        }));
    }

    void zoomStepsAreWholePixels()
    {
        QCOMPARE(nextCellSize(1, 1), 2.0);
        QCOMPARE(nextCellSize(2, -1), 1.0);
        QCOMPARE(nextCellSize(5, 1), 6.0);
        QCOMPARE(nextCellSize(5, -1), 4.0);
        QCOMPARE(nextCellSize(0.5, 2), 2.0);
        QCOMPARE(nextCellSize(128, 1), 128.0);
        QCOMPARE(labelStep(10, 45), 5);
        QCOMPARE(labelStep(50, 45), 1);
    }

    void ticksAreRound()
    {
        QCOMPARE(legendTicks({HeatScale::Linear, 0, 0.17}, 4),
            (std::vector<double> {0, 0.05, 0.1, 0.15000000000000002}));
        QCOMPARE(legendTicks({HeatScale::DivergingRatio, 0.125, 8}, 6),
            (std::vector<double> {0.125, 0.25, 0.5, 1, 2, 4, 8}));
        // Where one round number lies within, the ends tell the scale.
        QCOMPARE(legendTicks({HeatScale::Linear, 0.9, 1.2}, 1), (std::vector<double> {0.9, 1.2}));
        QCOMPARE(legendTicks({HeatScale::DivergingRatio, 0.8, 1.25}, 3), (std::vector<double> {0.8, 1.25}));
    }

    /// What a plan sends, with the busiest pair named and those marked that are busy for most of the step.
    void trafficIsShownBetweenNodes()
    {
        Cluster made = makeCluster(3, 2, DeviceSpec {});
        made.nodeNames = {"a", "b", "c"};
        LinkTraffic traffic;
        traffic.size = 3;
        traffic.bytes = {8e9, 1e9, 0, 2e9, 8e9, 0, 0, 0, 8e9};
        traffic.busy = {0.1, 0.3, 0, 0.6, 0.1, 0, 0, 0, 0.1};
        const HeatmapData sent = trafficHeatmap(made, traffic, LinkQuantity::Traffic);
        QCOMPARE(sent.value(1, 0), 2e9);
        QVERIFY(sent.subtitle.contains(QStringLiteral("b → a")));
        const HeatmapData busy = trafficHeatmap(made, traffic, LinkQuantity::Busy);
        QCOMPARE(busy.value(0, 1), 0.3);
        QCOMPARE(busy.marks.size(), std::size_t {1});
        QVERIFY((busy.marks.front().cell == HeatCell {1, 0}));
        QVERIFY(trafficHeatmap(made, LinkTraffic {}, LinkQuantity::Busy).empty());
    }

    void linksTellInferredFromAssumed()
    {
        Cluster made = makeCluster(3, 2, DeviceSpec {});
        made.links.setTier(LinkLevel::NodePair, {BytesPerSecond(1e10), Seconds(1e-6), LinkOrigin::Inferred});
        const HeatmapData data = linkHeatmap(made, LinkQuantity::Bandwidth, LinkScope::Nodes);
        QCOMPARE(data.qualityAt(0, 1), CellQuality::Inferred);
    }

    void linksTellMeasuredFromAssumed()
    {
        Cluster made = cluster(4);
        HeatmapData data = linkHeatmap(made, LinkQuantity::Bandwidth, LinkScope::Nodes);
        QCOMPARE(data.qualityAt(0, 1), CellQuality::Assumed);
        QCOMPARE(data.qualityAt(2, 2), CellQuality::NotApplicable);
        QVERIFY(data.subtitle.contains(QStringLiteral("Nothing measured")));
        LinkMatrix links = evenLinks(4);
        links.bandwidth[links.index(1, 2)] = NAN;
        made.links.setNodeMatrix(links);
        data = linkHeatmap(made, LinkQuantity::Bandwidth, LinkScope::Nodes);
        QCOMPARE(data.qualityAt(0, 1), CellQuality::Measured);
        QCOMPARE(data.qualityAt(1, 2), CellQuality::Assumed);
        QCOMPARE(data.value(1, 2), 2.5e10);
        QVERIFY(data.marks.empty());
        // Bandwidth was measured, latency was not.
        data = linkHeatmap(made, LinkQuantity::Latency, LinkScope::Nodes);
        QCOMPARE(data.qualityAt(0, 1), CellQuality::Assumed);
        QCOMPARE(data.value(0, 1), 6e-6);
    }

    void slowAndLopsidedLinksAreMarked()
    {
        Cluster made = cluster(8);
        LinkMatrix links = evenLinks(8);
        links.bandwidth[links.index(5, 2)] = 4e9;
        made.links.setNodeMatrix(links);
        made.nodeNames = {"a", "b", "c", "d", "e", "f", "g", "h"};
        const HeatmapData data = linkHeatmap(made, LinkQuantity::Bandwidth, LinkScope::Nodes);
        QCOMPARE(data.marks.size(), std::size_t {1});
        QCOMPARE(data.marks[0].cell, (HeatCell {5, 2}));
        QCOMPARE(hottestCell(data), (HeatCell {5, 2}));
        QVERIFY(data.subtitle.contains(QStringLiteral("f → c")));
        const HeatmapData devices = linkHeatmap(made, LinkQuantity::Bandwidth, LinkScope::Devices);
        QCOMPARE(devices.rows, 16);
        QCOMPARE(devices.marks.size(), std::size_t {4});
        QCOMPARE(devices.value(0, 1), 3e11);
    }

    void manyNodesAreShownInGroups()
    {
        QVERIFY(nodeGroups(cluster(8), 8).empty());
        Cluster made = cluster(10);
        NodeGroups groups = nodeGroups(made, 4); // consecutive ones
        QCOMPARE(groups.groupOf, (std::vector<int> {0, 0, 0, 1, 1, 1, 2, 2, 2, 3}));
        QCOMPARE(groups.size, (std::vector<int> {3, 3, 3, 1}));
        made.links.setNetworkTiers({{"leaf", {}, 0, {7, 7, 5, 5, 9, 9, 3, 3, 1, 1}},
            {"spine", {}, 0, {2, 2, 2, 2, 0, 0, 0, -1, 0, -1}}});
        groups = nodeGroups(made, 4); // five leaves are too many
        QCOMPARE(groups.groupOf, (std::vector<int> {0, 0, 0, 0, 1, 1, 1, 2, 1, 3}));
        QCOMPARE(groups.first, (std::vector<int> {0, 4, 7, 9}));
        QCOMPARE(nodeGroups(made, 5).count(), 5);
    }

    /// The shortcut over nodes that are alike finds what looking at every link does.
    void groupsShowTheirWorstLink()
    {
        Random random(5);
        for (int trial = 0; trial < 200; ++trial) {
            const int nodes = 6 + random.below(20);
            Cluster made = cluster(nodes);
            std::vector<NetworkTier> tiers(static_cast<std::size_t>(random.below(3)));
            for (NetworkTier& tier : tiers) {
                tier.figure = {BytesPerSecond(1e9 * (1 + random.below(50))), Seconds(1e-6), {}};
                for (int node = 0; node < nodes; ++node)
                    tier.groupOf.push_back(random.below(5) - 1);
            }
            made.links.setNetworkTiers(tiers);
            LinkShares shares;
            for (int node = 0; node < nodes && random.below(2) == 0; ++node)
                shares.ofNode.resize(static_cast<std::size_t>(nodes), 1);
            for (double& share : shares.ofNode)
                share = random.below(4) == 0 ? 0.5 : 1;
            if (random.below(2) == 0)
                shares.ofPair = {{0, 3, 0.1, 2}, {3, 0, 0.2, 3}};
            made.links.setShares(shares);
            if (random.below(3) == 0) {
                LinkMatrix links = evenLinks(nodes);
                links.bandwidth[links.index(4, 1)] = NAN;
                made.links.setNodeMatrix(links);
            }
            const NodeGroups groups = nodeGroups(made, 5);
            QVERIFY(groups.count() <= 5);
            const int last = groups.count() - 1;
            const NodeGroups inside = groupsWithin(made, groups, {0, last}, 4);
            QVERIFY(inside.count() <= 4);
            QVERIFY(inside.areNodes() || inside.count() > (last == 0 ? 1 : 2)); // never where it was
            for (int node = 0; node < nodes; ++node) {
                const int outer = groups.groupOf[static_cast<std::size_t>(node)];
                QCOMPARE(inside.groupOf[static_cast<std::size_t>(node)] >= 0, outer == 0 || outer == last);
            }
            const NodeGroups single = groupsWithin(made, groups, {0, last}, nodes);
            QVERIFY(single.areNodes());
            const HeatmapData one = groupHeatmap(made, single, LinkQuantity::Bandwidth);
            for (int from = 0; from < one.rows; ++from)
                for (int to = 0; to < one.rows; ++to)
                    if (from != to)
                        QCOMPARE(one.value(from, to),
                            made.links
                                .nodeLink(single.first[static_cast<std::size_t>(from)],
                                    single.first[static_cast<std::size_t>(to)])
                                .bandwidth.value());
            for (const LinkQuantity quantity : {LinkQuantity::Bandwidth, LinkQuantity::Latency}) {
                const bool bandwidth = quantity == LinkQuantity::Bandwidth;
                const HeatmapData data = groupHeatmap(made, groups, quantity);
                std::vector<double> worst(data.values.size(), NAN);
                for (int from = 0; from < nodes; ++from)
                    for (int to = 0; to < nodes; ++to) {
                        const LinkFigure link = made.links.nodeLink(from, to);
                        const double value = bandwidth ? link.bandwidth.value() : link.latency.value();
                        double& cell = worst[data.index(groups.groupOf[static_cast<std::size_t>(from)],
                            groups.groupOf[static_cast<std::size_t>(to)])];
                        if (from != to && (std::isnan(cell) || (bandwidth ? value < cell : value > cell)))
                            cell = value;
                    }
                for (std::size_t i = 0; i < worst.size(); ++i)
                    QVERIFY2(
                        worst[i] == data.values[i] || (std::isnan(worst[i]) && std::isnan(data.values[i])),
                        qPrintable(QStringLiteral("trial %1").arg(trial)));
            }
        }
    }

    void affinityFollowsTheCounts()
    {
        const RoutingStatistics made = routing();
        QCOMPARE(affinityMatrices(made, AffinityQuantity::Lift), 1);
        QCOMPARE(affinityMatrices(made, AffinityQuantity::Coactivation), 2);
        HeatmapData data = affinityHeatmap(made, AffinityQuantity::Conditional, 0);
        QCOMPARE(data.value(0, 0), 5.0 / 8);
        QCOMPARE(data.value(1, 1), 1.0);
        QVERIFY(data.title.contains(QStringLiteral("3 → 4")));
        data = affinityHeatmap(made, AffinityQuantity::Lift, 0);
        QCOMPARE(data.value(0, 0), 5.0 * 10 / (8 * 5)); // observed over expected
        QCOMPARE(rangeOf(data).share(1), 0.5);
        data = affinityHeatmap(made, AffinityQuantity::Count, 0);
        QCOMPARE(data.value(0, 1), 3.0);
        data = affinityHeatmap(made, AffinityQuantity::Coactivation, 0);
        QCOMPARE(data.value(0, 1), 1.0);
        QCOMPARE(data.qualityAt(0, 0), CellQuality::NotApplicable);
    }

    void loadIsAShareOrAFactor()
    {
        RoutingStatistics made = routing();
        HeatmapData data = loadHeatmap(made, LoadQuantity::ShareOfLayer);
        QCOMPARE(data.value(0, 0), 0.8);
        data = loadHeatmap(made, LoadQuantity::OverMean);
        QCOMPARE(data.value(0, 0), 1.6);
        QCOMPARE(data.rowLabel(1), QStringLiteral("4"));
        made.load = {0, 0, 5, 5};
        QCOMPARE(loadHeatmap(made, LoadQuantity::OverMean).qualityAt(0, 0), CellQuality::Missing);
    }
};

QTEST_APPLESS_MAIN(TestHeatmap)
#include "tst_heatmap.moc"
