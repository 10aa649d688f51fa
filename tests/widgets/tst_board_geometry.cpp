// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>
#include <numeric>

#include <rapidcheck.h>

#include <QTest>

#include "widgets/board/board_data.h"
#include "widgets/board/board_geometry.h"
#include "widgets/board/board_moves.h"
#include "widgets/board/board_network.h"
#include "widgets/board/board_painter.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

/// Some ranks on distinct devices out of more devices.
Placement somePlacement(int devices, int ranks, unsigned seed)
{
    Placement all(static_cast<std::size_t>(devices));
    std::iota(all.begin(), all.end(), 0);
    for (std::size_t i = all.size(); i > 1; --i) {
        seed = seed * 1664525U + 1013904223U;
        std::swap(all[i - 1], all[(seed >> 8U) % i]);
    }
    all.resize(static_cast<std::size_t>(ranks));
    return all;
}

bool noDeviceTwice(Placement placement, int devices)
{
    std::sort(placement.begin(), placement.end());
    return std::adjacent_find(placement.begin(), placement.end()) == placement.end()
        && (placement.empty() || (placement.front() >= 0 && placement.back() < devices));
}

Plan planOf(int tp, int pp, int ep)
{
    Plan plan;
    plan.layout.tp = tp;
    plan.layout.pp = pp;
    plan.layout.ep = ep;
    return plan;
}

Cluster clusterOf(int nodes, int devicesPerNode)
{
    Cluster cluster;
    cluster.nodes = nodes;
    cluster.devicesPerNode = devicesPerNode;
    return cluster;
}

} // namespace

class TestBoardGeometry : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void slotsLieInTheirCards()
    {
        QVERIFY(rc::check("every slot is inside its card, below the header, and is hit at its centre", [] {
            const int nodes = *rc::gen::inRange(1, 60);
            const int perNode = *rc::gen::inRange(1, 20);
            const BoardGeometry board(
                nodes, perNode, QSizeF(*rc::gen::inRange(200, 2000), *rc::gen::inRange(200, 2000)));
            const QRectF whole({0, 0}, board.size());
            for (int device = 0; device < board.devices(); ++device) {
                const int node = device / perNode;
                const QRectF slot = board.slot(device);
                RC_ASSERT(board.card(node).contains(slot));
                RC_ASSERT(!board.header(node).intersects(slot.adjusted(0, 1, 0, 0)));
                RC_ASSERT(whole.contains(slot));
                RC_ASSERT(board.deviceAt(slot.center()) == device);
                RC_ASSERT(board.nodeAt(slot.center()) == node);
                RC_ASSERT(board.headerAt(board.header(node).center()) == node);
            }
        }));
    }

    void cardsDoNotOverlap()
    {
        const BoardGeometry board(23, 8, {1200, 700});
        for (int a = 0; a < 23; ++a)
            for (int b = a + 1; b < 23; ++b)
                QVERIFY(!board.card(a).intersects(board.card(b)));
    }

    void visibleNodesEqualBruteForce()
    {
        QVERIFY(rc::check("nodesIn() finds the cards that touch an area", [] {
            const BoardGeometry board(*rc::gen::inRange(1, 80), 8, {900, 500});
            const QRectF area(*rc::gen::inRange(-100, 3000), *rc::gen::inRange(-100, 3000),
                *rc::gen::inRange(1, 900), *rc::gen::inRange(1, 900));
            std::vector<int> expected;
            for (int node = 0; node < board.nodes(); ++node)
                if (board.card(node).intersects(area))
                    expected.push_back(node);
            RC_ASSERT(board.nodesIn(area) == expected);
        }));
    }

    void gapsAreNotSlots()
    {
        const BoardGeometry board(4, 8, {800, 600});
        QCOMPARE(board.deviceAt(board.slot(0).topRight() + QPointF(BoardGeometry::kGap / 2, 5)), -1);
        QCOMPARE(board.deviceAt({-5, -5}), -1);
        QCOMPARE(board.nodeAt(QPointF(board.size().width() + 50, 20)), -1);
    }

    void neighboursCrossCards()
    {
        const BoardGeometry board(4, 8, {500, 500}); // 2 × 2 cards of 4 × 2 slots
        QCOMPARE(board.columns(), 2);
        QCOMPARE(board.neighbour(0, BoardDirection::Right), 1);
        QCOMPARE(board.neighbour(3, BoardDirection::Right), 8);
        QCOMPARE(board.neighbour(8, BoardDirection::Left), 3);
        QCOMPARE(board.neighbour(4, BoardDirection::Down), 16);
        QCOMPARE(board.neighbour(0, BoardDirection::Up), 0);
        QCOMPARE(board.neighbour(11, BoardDirection::Right), 11);
        QCOMPARE(board.neighbour(31, BoardDirection::Down), 31);
    }

    void zoomKeepsThePointUnderTheCursor()
    {
        BoardViewport viewport;
        viewport.fit({1000, 500}, {0, 0, 800, 600});
        const QPointF cursor(300, 200);
        const QPointF before = viewport.toBoard(cursor);
        viewport.zoomAt(cursor, 1.7);
        QVERIFY((viewport.toBoard(cursor) - before).manhattanLength() < 1e-9);
        viewport.zoomAt(cursor, 1e9);
        QCOMPARE(viewport.zoom, BoardViewport::kMaximumZoom);
    }

    void movesStayPlacements()
    {
        QVERIFY(rc::check("no move puts two ranks on one device", [] {
            const int perNode = *rc::gen::inRange(1, 9);
            const int nodes = *rc::gen::inRange(1, 9);
            const int devices = nodes * perNode;
            const int ranks = *rc::gen::inRange(1, devices + 1);
            const Placement start = somePlacement(devices, ranks, *rc::gen::arbitrary<unsigned>());
            const int rank = *rc::gen::inRange(0, ranks);
            const int device = *rc::gen::inRange(0, devices);
            const Placement placed = placeRank(start, rank, device);
            RC_ASSERT(noDeviceTwice(placed, devices));
            RC_ASSERT(placed[static_cast<std::size_t>(rank)] == device);
            const int a = *rc::gen::inRange(0, nodes);
            const int b = *rc::gen::inRange(0, nodes);
            const Placement swapped = swapNodes(start, perNode, a, b);
            RC_ASSERT(noDeviceTwice(swapped, devices));
            RC_ASSERT(swapNodes(swapped, perNode, a, b) == start);
            const Placement shifted = shiftRank(start, rank, start[static_cast<std::size_t>(ranks - 1)]);
            RC_ASSERT(noDeviceTwice(shifted, devices));
            RC_ASSERT(shifted[static_cast<std::size_t>(rank)] == start[static_cast<std::size_t>(ranks - 1)]);
            std::vector<int> several;
            for (int r = 0; r < ranks; r += 2)
                several.push_back(r);
            if (const auto moved = moveRanks(start, devices, several, 0, device)) {
                RC_ASSERT(noDeviceTwice(*moved, devices));
                RC_ASSERT((*moved)[0] == device);
            }
        }));
    }

    void insertionShiftsTheRanksBetween()
    {
        QCOMPARE(shiftRank({0, 1, 2, 3}, 0, 2), (Placement {2, 0, 1, 3}));
        QCOMPARE(shiftRank({0, 1, 2, 3}, 3, 1), (Placement {0, 2, 3, 1}));
    }

    void groupMoveKeepsDistances()
    {
        const std::vector<int> pair {0, 1};
        QCOMPARE(moveRanks({0, 1, 2, 3}, 6, pair, 0, 2).value(), (Placement {2, 3, 0, 1}));
        QCOMPARE(moveRanks({0, 1, 2, 3}, 6, pair, 0, 1).value(), (Placement {1, 2, 0, 3}));
        QVERIFY(!moveRanks({0, 1, 2, 3}, 6, pair, 0, 5));
    }

    void groupsEqualTheRankGrid()
    {
        const Plan plan = planOf(2, 2, 2);
        const Cluster cluster = clusterOf(4, 4);
        const BoardData data = makeBoardData(cluster, plan);
        QCOMPARE(data.ranks(), 16);
        const RankGrid grid(resolved(plan.layout, 16));
        for (int kind = 0; kind < kGroupKindCount; ++kind)
            for (int rank = 0; rank < 16; ++rank)
                QCOMPARE(groupMembers(data, static_cast<GroupKind>(kind), rank),
                    grid.groupOf(static_cast<GroupKind>(kind), rank));
        QCOMPARE(groupNumbers(data, BoardColor::Tensor)[5], 2);
        QCOMPARE(groupNumbers(data, BoardColor::Stage)[15], 1);
    }

    /// Racks are counted as they come; the rate of a node is the middle one of its links.
    void theNetworkTellsRacksAndRates()
    {
        Cluster cluster = clusterOf(6, 4);
        QVERIFY(boardNetwork(cluster).rackOfNode.empty());
        QVERIFY(!boardNetwork(cluster).ratesDiffer());
        const auto figure = [](double gigabytes) {
            return LinkFigure {BytesPerSecond(gigabytes * 1e9), Seconds(5e-6)};
        };
        cluster.links = LinkTable(6, 4, figure(300), figure(10));
        cluster.links.setNetworkTiers({{"leaf switches", figure(40), 1, {7, 7, 7, 2, 2, -1}}});
        cluster.links.setTier(LinkLevel::NodePair, figure(10));
        const BoardNetwork network = boardNetwork(cluster);
        QCOMPARE(network.level, QStringLiteral("leaf switches"));
        QCOMPARE(network.rackOfNode, (std::vector<int> {0, 0, 0, 1, 1, -1}));
        QCOMPARE(network.racks, 2);
        // Of the five links of node 0 two are of the rack: 10 10 10 40 40.
        QCOMPARE(network.rateOfNode, std::vector<double>(6, 10e9));
        cluster.links.setNetworkTiers({{"leaf switches", figure(40), 1, {7, 7, 7, 7, 2, 2}}});
        QCOMPARE(
            boardNetwork(cluster).rateOfNode, (std::vector<double> {40e9, 40e9, 40e9, 40e9, 10e9, 10e9}));
        QVERIFY(boardNetwork(cluster).ratesDiffer());
        // A rank has the colour and the word of the rack it stands in.
        const auto data = std::make_shared<const BoardData>(makeBoardData(cluster, planOf(4, 1, 1)));
        const BoardScene racks(
            data, BoardColor::Rack, std::make_shared<const BoardNetwork>(boardNetwork(cluster)));
        QCOMPARE(racks.labelOf(0), QStringLiteral("R0"));
        QCOMPARE(racks.labelOf(23), QStringLiteral("R1"));
        QCOMPARE(racks.colorOf(0, Ground::Light), racks.colorOf(15, Ground::Light));
        QVERIFY(racks.colorOf(0, Ground::Light) != racks.colorOf(23, Ground::Light));
        const BoardScene rates(
            data, BoardColor::Links, std::make_shared<const BoardNetwork>(boardNetwork(cluster)));
        QCOMPARE(rates.labelOf(0), QStringLiteral("40"));
        QCOMPARE(rates.labelOf(23), QStringLiteral("10"));
        QVERIFY(rates.colorOf(0, Ground::Light) != rates.colorOf(23, Ground::Light));
        QCOMPARE(BoardScene(data, BoardColor::Rack).labelOf(0), QStringLiteral("?")); // nobody knows
        Cluster large = clusterOf(2000, 8);
        large.links = LinkTable(2000, 8, figure(300), figure(10));
        QCOMPARE(boardNetwork(large).rateOfNode.size(), std::size_t {2000});
    }

    void devicesAreNamedInSeveralWays()
    {
        BoardData data = makeBoardData(clusterOf(4, 8), planOf(8, 1, 1));
        data.nodeNames = {"a", "b", "gpu-c", "d"};
        QCOMPARE(parseDevice(data, QStringLiteral("12")), 12);
        QCOMPARE(parseDevice(data, QStringLiteral(" gpu-c:3 ")), 19);
        QCOMPARE(parseDevice(data, QStringLiteral("3:0")), 24);
        for (const char* bad : {"32", "-1", "", "a:8", "x:1", "a:"})
            QCOMPARE(parseDevice(data, QString::fromLatin1(bad)), -1);
    }

    /// What a recovery has left without work is not drawn as if it were alive, whenever the plan is opened.
    void nodesWithoutWorkAreMarked()
    {
        Plan plan = planOf(8, 1, 1);
        plan.replicas.change().shares = {{{2}, 0, 0, {}}};
        const BoardData data = makeBoardData(clusterOf(4, 8), plan);
        QCOMPARE(data.useOf(2), NodeUse::Idle);
        QCOMPARE(data.useOf(1), NodeUse::Usable);
        QVERIFY(!nodeUseWord(NodeUse::Idle).isEmpty());
        QCOMPARE(data.ranks(), 32); // its ranks are still there
    }

    void degreesThatDoNotFitGiveNoRanks()
    {
        const BoardData data = makeBoardData(clusterOf(3, 8), planOf(16, 1, 1));
        QCOMPARE(data.ranks(), 0);
        QCOMPARE(data.devices(), 24);
    }
};

QTEST_APPLESS_MAIN(TestBoardGeometry)
#include "tst_board_geometry.moc"
