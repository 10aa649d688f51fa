// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "widgets/experts/expert_board.h"
#include "widgets/experts/expert_devices_view.h"
#include "widgets/experts/expert_heatmaps.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

/// `members` GPUs, four to a node; expert 3 of layer 1 is the hottest.
ExpertsData experts(int layers, int count, int members)
{
    auto routing = std::make_shared<RoutingStatistics>();
    routing->layers = layers;
    routing->experts = count;
    routing->topK = 2;
    routing->tokens = 1000;
    for (int i = 0; i < layers * count; ++i)
        routing->load.push_back(10 + i * 7 % 13);
    routing->load[routing->loadIndex(1, 3)] = 200;
    for (int i = 0; i < (layers - 1) * count * count; ++i)
        routing->transitions.push_back(i * 5 % 11);
    for (int layer = 0; layer < layers; ++layer)
        routing->modelLayers.push_back(layer + 1);
    ExpertsData data;
    data.placement = std::make_shared<const ExpertPlacement>(writtenOut({}, layers, count, members));
    data.routing = std::move(routing);
    data.members = members;
    data.devicesPerNode = 4;
    ExpertGroup group;
    for (int member = 0; member < members; ++member) {
        group.rank.push_back(member);
        group.device.push_back(member);
        group.node.push_back(member / 4);
        if (member % 4 == 0)
            data.nodeNames.push_back(QStringLiteral("node%1").arg(member / 4));
    }
    data.groups = {group};
    data.groupOfLayer.assign(static_cast<std::size_t>(layers), 0);
    return data;
}

} // namespace

class TestExpertBoard : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<ExpertSwap>(); }
    void tilesAreInsideAndApart();
    void hottestAndWorstAreFound();
    void draggedTileIsExchanged();
    void dropOnADeviceChoosesThePartner();
    void keysDoTheSame();
    void escapeAndEmptyPlacesChangeNothing();
    void previewIsShown();
    void replicasAreNotDoubled();
    void sidesShareTheirColours();
    void trafficIsShownByDeviceAndNode();
    void tablesAreComplete();
    void emptyDataSaysWhatCouldBeHere();
};

void TestExpertBoard::tilesAreInsideAndApart()
{
    for (const auto& [count, members] : {std::pair {8, 4}, {64, 8}, {256, 32}, {256, 64}}) {
        const ExpertsData data = experts(2, count, members);
        const QRectF area(0, 0, 760, 420);
        const ExpertTiles tiles(data, 1, area);
        QCOMPARE(static_cast<int>(tiles.tiles.size()), count);
        QCOMPARE(static_cast<int>(tiles.boxes.size()), members);
        for (std::size_t i = 0; i < tiles.tiles.size(); ++i) {
            const ExpertTiles::Tile& tile = tiles.tiles[i];
            QVERIFY(area.contains(tile.area));
            QVERIFY(tiles.boxes[static_cast<std::size_t>(tile.member)].area.contains(tile.area));
            QCOMPARE(tiles.tileAt(tile.area.center()), static_cast<int>(i));
            QCOMPARE(tiles.memberAt(tile.area.center()), tile.member);
            if (i > 0)
                QVERIFY(!tile.area.intersects(tiles.tiles[i - 1].area));
        }
        // Every tile can be reached: right and left are inverse where there is a neighbour beside.
        const int right = tiles.neighbour(0, BoardDirection::Right);
        const int below = tiles.neighbour(0, BoardDirection::Down);
        QVERIFY(right != 0 || below != 0);
        if (right != 0)
            QCOMPARE(tiles.neighbour(right, BoardDirection::Left), 0);
    }
}

void TestExpertBoard::hottestAndWorstAreFound()
{
    ExpertBoard board;
    board.resize(700, 400);
    board.setData(experts(3, 8, 4));
    QCOMPARE(board.layer(), 0);
    QSignalSpy selected(&board, &PictureView::selected);
    QTest::keyClick(&board, Qt::Key_H);
    QCOMPARE(board.layer(), 1);
    QCOMPARE(board.selection().expert, 3);
    QCOMPARE(board.tiles().tiles[static_cast<std::size_t>(board.focusTile())].expert, 3);
    QTest::keyClick(&board, Qt::Key_PageUp);
    QCOMPARE(board.layer(), 0);
    QTest::keyClick(&board, Qt::Key_W);
    QCOMPARE(board.layer(), 1);
    QCOMPARE(selected.count(), 2);
    QVERIFY(board.description().contains(QStringLiteral("layer 2"))); // as the trace numbers it
}

void TestExpertBoard::draggedTileIsExchanged()
{
    ExpertBoard board;
    board.resize(700, 400);
    board.setData(experts(3, 8, 4));
    board.showLayer(1);
    board.show();
    QSignalSpy exchanges(&board, &ExpertBoard::exchangeRequested);
    QSignalSpy previews(&board, &ExpertBoard::previewRequested);
    const auto centre = [&](int expert) {
        return board.tiles()
            .tiles[static_cast<std::size_t>(board.tiles().tileOf(expert, -1))]
            .area.center()
            .toPoint();
    };
    QTest::mousePress(&board, Qt::LeftButton, {}, centre(3));
    QTest::mouseMove(&board, centre(3) + QPoint(15, 15));
    QTest::mouseMove(&board, centre(4));
    QVERIFY(board.carrying());
    QCOMPARE(previews.count(), 1);
    QVERIFY(board.consequence().contains(QStringLiteral("fullest GPU")));
    QVERIFY(board.consequence().contains(QStringLiteral("changes of GPU")));
    QTest::mouseRelease(&board, Qt::LeftButton, {}, centre(4));
    QVERIFY(!board.carrying());
    QCOMPARE(exchanges.count(), 1);
    QCOMPARE(exchanges.front().front().value<ExpertSwap>(), (ExpertSwap {1, 3, 1, 4, 2}));
}

void TestExpertBoard::dropOnADeviceChoosesThePartner()
{
    ExpertBoard board;
    board.resize(700, 400);
    board.setData(experts(3, 8, 4));
    board.showLayer(1);
    board.show();
    QSignalSpy exchanges(&board, &ExpertBoard::exchangeRequested);
    const QPoint from =
        board.tiles().tiles[static_cast<std::size_t>(board.tiles().tileOf(3, -1))].area.center().toPoint();
    const QPoint header = board.tiles().boxes[0].header.center().toPoint();
    QTest::mousePress(&board, Qt::LeftButton, {}, from);
    QTest::mouseMove(&board, from + QPoint(15, 15));
    QTest::mouseMove(&board, header);
    QTest::mouseRelease(&board, Qt::LeftButton, {}, header);
    QCOMPARE(exchanges.count(), 1);
    const auto done = exchanges.front().front().value<ExpertSwap>();
    QCOMPARE(done.memberB, 0);
    // Of experts 0 and 1 the one that leaves the fuller of both GPUs least loaded.
    double best = 1e9;
    int partner = -1;
    for (const int expert : {0, 1}) {
        ExpertSwap exchange = done;
        exchange.expertB = expert;
        const LayerEffect effect = layerEffect(
            *board.data().routing, exchanged(*board.data().placement, exchange), board.data().members, 1);
        if (effect.maxOverMean < best) {
            best = effect.maxOverMean;
            partner = expert;
        }
    }
    QCOMPARE(done.expertB, partner);
}

void TestExpertBoard::keysDoTheSame()
{
    ExpertBoard board;
    board.resize(700, 400);
    board.setData(experts(3, 8, 4));
    QSignalSpy exchanges(&board, &ExpertBoard::exchangeRequested);
    QTest::keyClick(&board, Qt::Key_Home);
    QTest::keyClick(&board, Qt::Key_Space);
    QVERIFY(board.carrying());
    QTest::keyClick(&board, Qt::Key_End);
    QTest::keyClick(&board, Qt::Key_Space);
    QCOMPARE(exchanges.count(), 1);
    QCOMPARE(exchanges.front().front().value<ExpertSwap>(), (ExpertSwap {0, 0, 0, 7, 3}));
}

void TestExpertBoard::escapeAndEmptyPlacesChangeNothing()
{
    ExpertBoard board;
    board.resize(700, 400);
    board.setData(experts(3, 8, 4));
    QSignalSpy exchanges(&board, &ExpertBoard::exchangeRequested);
    QTest::keyClick(&board, Qt::Key_Space);
    QTest::keyClick(&board, Qt::Key_End);
    QTest::keyClick(&board, Qt::Key_Escape);
    QVERIFY(!board.carrying());
    // Onto its own GPU nothing moves.
    QTest::keyClick(&board, Qt::Key_Home);
    QTest::keyClick(&board, Qt::Key_Space);
    QVERIFY(board.consequence().isEmpty());
    QTest::keyClick(&board, Qt::Key_Space);
    QCOMPARE(exchanges.count(), 0);
}

void TestExpertBoard::previewIsShown()
{
    ExpertBoard board;
    board.resize(700, 400);
    board.setData(experts(3, 8, 4));
    QTest::keyClick(&board, Qt::Key_Space);
    QTest::keyClick(&board, Qt::Key_End);
    board.setPreview({0, 1, 0, 7, 3}, -0.002); // of another exchange
    QVERIFY(!board.consequence().contains(QStringLiteral("step")));
    board.setPreview({0, 0, 0, 7, 3}, -0.002);
    QVERIFY(board.consequence().contains(QStringLiteral("step")));
    QVERIFY(board.consequence().contains(QStringLiteral("−")));
}

void TestExpertBoard::replicasAreNotDoubled()
{
    ExpertsData data = experts(2, 8, 4);
    ExpertPlacement placement = *data.placement;
    placement.devices[0][0] = {0, 3};
    data.placement = std::make_shared<const ExpertPlacement>(placement);
    ExpertBoard board;
    board.resize(700, 400);
    board.setData(data);
    QCOMPARE(static_cast<int>(board.tiles().tiles.size()), 9);
    QSignalSpy exchanges(&board, &ExpertBoard::exchangeRequested);
    QTest::keyClick(&board, Qt::Key_Home); // expert 0 on the first GPU
    QTest::keyClick(&board, Qt::Key_Space);
    QTest::keyClick(&board, Qt::Key_End); // the last GPU holds it already
    QVERIFY(board.consequence().isEmpty());
    QTest::keyClick(&board, Qt::Key_Space);
    QCOMPARE(exchanges.count(), 0);
}

void TestExpertBoard::sidesShareTheirColours()
{
    ExpertDevicesView view;
    view.resize(900, 400);
    const ExpertsData before = experts(3, 8, 4);
    ExpertsData after = before;
    view.setSides({QStringLiteral("Before"), before}, {QStringLiteral("Now"), after});
    QVERIFY(!view.comparing()); // the same
    after.placement = std::make_shared<const ExpertPlacement>(exchanged(*before.placement, {1, 3, 1, 4, 2}));
    view.setSides({QStringLiteral("Before"), before}, {QStringLiteral("Now"), after});
    QVERIFY(view.comparing());
    QVERIFY(view.before().scene().range == view.after().scene().range);
    const std::vector<double> loads = after.memberLoads(1);
    for (int member = 0; member < 4; ++member)
        QCOMPARE(view.after().data().value(1, member), loads[static_cast<std::size_t>(member)]);
    // A balanced layer is one everywhere, and the mean of all is.
    double sum = 0;
    for (const double load : loads)
        sum += load;
    QCOMPARE(sum, 4.0);
    view.findWorstLayer();
    QCOMPARE(view.selection().layer, 1);
}

void TestExpertBoard::trafficIsShownByDeviceAndNode()
{
    // Two nodes of four; each of the eight GPUs sends 1 GB to the next and keeps 5 GB, the last one 3 GB.
    auto cluster = std::make_shared<Cluster>(makeCluster(2, 4, {}));
    auto traffic = std::make_shared<ExpertTraffic>();
    traffic->bytes.assign(64, 0.0);
    for (std::size_t from = 0; from < 8; ++from) {
        traffic->devices.push_back(static_cast<int>(from));
        traffic->bytes[from * 8 + from] = 5e9;
        traffic->bytes[from * 8 + (from + 1) % 8] = from == 7 ? 3e9 : 1e9;
    }
    traffic->perLevel = {Bytes(40e9), Bytes(6e9), Bytes(4e9)};
    traffic->busiestFrom = 7;
    traffic->busiestTo = 0;
    traffic->busiest = Seconds(0.06);
    ExpertDevicesView view;
    view.resize(900, 400);
    QVERIFY(!view.findWorstLink()); // not known yet
    view.setSides({}, {QStringLiteral("Now"), experts(3, 8, 8)});
    view.setTraffic(cluster, {}, {traffic});
    QVERIFY(view.findWorstLink());
    QCOMPARE(view.quantity(), ExpertDevicesQuantity::Traffic);
    const HeatmapData& devices = view.after().data();
    QCOMPARE(devices.rows, 8);
    QCOMPARE(devices.value(7, 0), 3e9);
    QCOMPARE(devices.qualityAt(2, 2), CellQuality::NotApplicable);
    QVERIFY(view.after().cursorCell() == (HeatCell {7, 0}));
    QCOMPARE(view.selection().device, 7);
    QVERIFY(view.after().cellText({7, 0}).contains(QStringLiteral("Between nodes")));
    QVERIFY(view.after().cellText({0, 1}).contains(QStringLiteral("Within the node")));
    QVERIFY(devices.subtitle.contains(QStringLiteral("Busiest")));
    view.setQuantity(ExpertDevicesQuantity::NodeTraffic);
    const HeatmapData& nodes = view.after().data();
    QCOMPARE(nodes.rows, 2);
    QCOMPARE(nodes.value(0, 1), 1e9);
    QCOMPARE(nodes.value(1, 0), 3e9);
    QCOMPARE(view.createTable()->rowCount(), 4);
    // New experts: the last traffic stays until the new one is known.
    view.setSides({}, {QStringLiteral("Now"), experts(3, 8, 8)});
    QCOMPARE(view.after().data().rows, 2);
    view.setQuantity(ExpertDevicesQuantity::Load);
    QTest::keyClick(&view, Qt::Key_L);
    QCOMPARE(view.quantity(), ExpertDevicesQuantity::Traffic);
    QTest::keyClick(&view, Qt::Key_W);
    QCOMPARE(view.quantity(), ExpertDevicesQuantity::Load);
}

void TestExpertBoard::tablesAreComplete()
{
    ExpertBoard board;
    board.resize(700, 400);
    board.setData(experts(3, 8, 4));
    const auto tiles = board.createTable();
    const QAbstractItemModelTester tester(tiles.get());
    QCOMPARE(tiles->rowCount(), 8);
    ExpertDevicesView view;
    view.setSides({}, {QStringLiteral("Now"), experts(3, 8, 4)});
    QCOMPARE(view.createTable()->rowCount(), 12);
    QCOMPARE(view.createTable()->columnCount(), 3);
    QVERIFY(!renderPicture(board).isNull());
    QVERIFY(!renderPicture(view).isNull());
}

void TestExpertBoard::emptyDataSaysWhatCouldBeHere()
{
    ExpertBoard board;
    ExpertsData nothing;
    nothing.missing = QStringLiteral("Drop a routing trace.");
    board.setData(nothing);
    board.resize(700, 400);
    QVERIFY(board.description().contains(QStringLiteral("trace")));
    QTest::keyClick(&board, Qt::Key_Space);
    QTest::keyClick(&board, Qt::Key_H);
    QVERIFY(!board.carrying());
    QCOMPARE(board.createTable()->rowCount(), 0);
    ExpertDevicesView view;
    view.resize(700, 400);
    view.findWorstLayer();
    QVERIFY(!renderPicture(view).isNull());
}

QTEST_MAIN(TestExpertBoard)
#include "tst_expert_board.moc"
