// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QAccessibleInterface>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include "core/base/quantity.h"
#include "core/cluster/device_presets.h"
#include "core/cluster/node_kinds.h"
#include "widgets/board/board_painter.h"
#include "widgets/board/board_view.h"

using namespace rankloom;
using namespace rankloom::ui;

class TestBoardView : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<BoardView> m_view;

    static BoardData board(int nodes, int tp, int pp)
    {
        Cluster cluster;
        cluster.nodes = nodes;
        cluster.devicesPerNode = 8;
        Plan plan;
        plan.layout.tp = tp;
        plan.layout.pp = pp;
        return makeBoardData(cluster, plan);
    }

    [[nodiscard]] QPoint at(int device) const
    {
        return m_view->viewport().toScreen(m_view->geometryOfBoard().slot(device)).center().toPoint();
    }
    [[nodiscard]] QPoint headerOf(int node) const
    {
        return m_view->viewport().toScreen(m_view->geometryOfBoard().header(node)).center().toPoint();
    }
    void move(QPoint to, Qt::MouseButtons buttons = Qt::LeftButton)
    {
        QMouseEvent event(
            QEvent::MouseMove, to, m_view->mapToGlobal(to), Qt::NoButton, buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(m_view.get(), &event);
    }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::mousePress(m_view.get(), Qt::LeftButton, modifiers, from);
        move((from + to) / 2);
        move(to);
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, modifiers, to);
    }

private Q_SLOTS:
    /// In a narrow window buttons go to a menu; none is cut.
    void narrowStripCutsNothing()
    {
        BoardView view;
        view.setFont(QFont(view.font().family(), 2 * view.font().pointSize()));
        for (const int width : {1200, 500, 330}) {
            view.resize(width, 400);
            view.show();
            QVERIFY(QTest::qWaitForWindowExposed(&view));
            QToolButton* more = nullptr;
            const QList<QToolButton*> buttons = view.findChildren<QToolButton*>();
            int shown = 0;
            for (QToolButton* button : buttons) {
                if (button->accessibleName() == QLatin1String("More"))
                    more = button;
                if (!button->isVisible())
                    continue;
                ++shown;
                QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
                QVERIFY(button->mapTo(&view, QPoint(button->width(), 0)).x() <= width);
            }
            QVERIFY(more);
            Q_EMIT more->menu()->aboutToShow();
            QCOMPARE(shown + (more->isVisible() ? more->menu()->actions().size() - 1 : 0), 5);
        }
    }

    /// Names of nodes follow the text size of the program.
    void namesOfNodesFollowTheTextSize()
    {
        BoardView view;
        view.resize(900, 600);
        view.setData(board(4, 4, 2));
        const auto header = [&view] { return view.geometryOfBoard().header(0).height(); };
        const double before = header();
        QFont large = view.font();
        large.setPointSizeF(2 * large.pointSizeF());
        view.setFont(large);
        QVERIFY2(header() > 1.3 * before, qPrintable(QStringLiteral("%1 %2").arg(before).arg(header())));
    }

    void init()
    {
        m_view = std::make_unique<BoardView>();
        m_view->resize(900, 600);
        m_view->setData(board(4, 4, 4));
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->setFocus();
    }
    void cleanup() { m_view.reset(); }

    void dragSwapsTwoRanks()
    {
        QSignalSpy swaps(m_view.get(), &BoardView::swapRequested);
        QSignalSpy previews(m_view.get(), &BoardView::previewRequested);
        drag(at(3), at(17));
        QCOMPARE(swaps.count(), 1);
        QCOMPARE(swaps[0][0].toInt(), 3);
        QCOMPARE(swaps[0][1].toInt(), 17);
        QVERIFY(previews.count() >= 1);
        QCOMPARE(previews.last()[1].toInt(), 17);
        QVERIFY(!m_view->carrying());
        // The view does not change the plan by itself.
        QCOMPARE(m_view->data().deviceOf(3), 3);
    }

    void dragToAnEmptySlotMoves()
    {
        BoardData data = board(4, 4, 2);
        data.coordinates.resize(16);
        data.deviceOfRank.resize(16);
        m_view->setData(data);
        QSignalSpy moves(m_view.get(), &BoardView::moveRequested);
        drag(at(0), at(20));
        QCOMPARE(moves.count(), 1);
        QCOMPARE(moves[0][0].toInt(), 0);
        QCOMPARE(moves[0][1].toInt(), 20);
    }

    void dropBesideTheBoardDoesNothing()
    {
        QSignalSpy swaps(m_view.get(), &BoardView::swapRequested);
        drag(at(0), QPoint(2, 590));
        drag(at(0), at(0) + QPoint(12, 0));
        QCOMPARE(swaps.count(), 0);
    }

    void escapeCancelsADrag()
    {
        QSignalSpy swaps(m_view.get(), &BoardView::swapRequested);
        QTest::mousePress(m_view.get(), Qt::LeftButton, Qt::NoModifier, at(0));
        move(at(9));
        QVERIFY(m_view->carrying());
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QVERIFY(!m_view->carrying());
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, Qt::NoModifier, at(9));
        QCOMPARE(swaps.count(), 0);
    }

    void freshFiguresDoNotEndADrag()
    {
        QTest::mousePress(m_view.get(), Qt::LeftButton, Qt::NoModifier, at(0));
        move(at(9));
        BoardData data = m_view->data();
        data.headroomBytes.assign(32, 1e9);
        m_view->setData(data);
        QVERIFY(m_view->carrying());
        data.coordinates.resize(16);
        data.deviceOfRank.resize(16);
        data.headroomBytes.resize(16);
        m_view->setData(data);
        QVERIFY(!m_view->carrying());
    }

    /// Whatever would move a locked rank, or a rank to a node that is kept free, says so and does nothing.
    void locksAndUnusableNodesRefuseDrops()
    {
        BoardData data = board(4, 4, 2);
        data.lockedRanks = {3, 17};
        m_view->setData(data);
        const QSignalSpy swaps(m_view.get(), &BoardView::swapRequested);
        const QSignalSpy placements(m_view.get(), &BoardView::placementRequested);
        const QSignalSpy nodes(m_view.get(), &BoardView::nodeSwapRequested);
        drag(at(3), at(9)); // itself
        drag(at(9), at(17)); // whom it would displace
        drag(at(2), at(5), Qt::ShiftModifier); // who would shift
        drag(headerOf(0), headerOf(1)); // who lives there
        m_view->setPicked({2, 3});
        drag(at(2), at(12));
        m_view->setPicked({});
        QCOMPARE(swaps.count() + placements.count() + nodes.count(), 0);
        drag(at(9), at(10));
        QCOMPARE(swaps.count(), 1);

        Cluster cluster = makeCluster(4, 8, DeviceSpec {});
        cluster.setOutage(2, UnavailableNode {2, Outage::Draining, "fan"});
        Plan plan;
        plan.layout.tp = 4;
        plan.layout.pp = 2;
        plan.layout.etp = 1;
        data = makeBoardData(cluster, plan);
        QCOMPARE(data.ranks(), 24);
        QCOMPARE(data.deviceOf(16), 24); // over the node that is kept free
        QVERIFY(data.useOf(2) == NodeUse::Draining);
        m_view->setData(data);
        const QSignalSpy moves(m_view.get(), &BoardView::moveRequested);
        drag(at(3), at(17));
        drag(headerOf(0), headerOf(2));
        QCOMPARE(moves.count() + nodes.count(), 0);
        drag(headerOf(0), headerOf(3));
        QCOMPARE(nodes.count(), 1);
    }

    /// Nodes of another kind have a word that tells them from the others, and a line around them, also where
    /// there is no colour and no room for words.
    void kindsOfNodesAreToldApart()
    {
        Cluster cluster = makeCluster(4, 8, *devicePreset("a100-sxm-40gb"));
        Plan plan;
        plan.layout.tp = 8;
        QVERIFY(makeBoardData(cluster, plan).kindWords.empty());
        const auto kind = [&](int node, const char* device) {
            NodeKind one = usualNode(makeCluster(1, 1, *devicePreset(device)));
            one.nodes = {node};
            return one;
        };
        const auto words = [&] { return makeBoardData(cluster, plan).kindWords; };
        setNodeKind(cluster, kind(1, "h100-sxm-80gb"));
        QCOMPARE(words(), (std::vector<std::string> {"A100", "H100"}));
        setNodeKind(cluster, kind(2, "a100-sxm-80gb"));
        QCOMPARE(words(), (std::vector<std::string> {"A100 39.6 GiB", "H100 79.1 GiB", "A100 79.1 GiB"}));
        NodeKind slow = kind(3, "a100-sxm-40gb");
        slow.links.network.bandwidth = BytesPerSecond(1e9);
        setNodeKind(cluster, slow);
        QCOMPARE(words().size(), std::size_t {4});
        QVERIFY(words()[3].find("1.00 GB/s") != std::string::npos);
        QCOMPARE(makeBoardData(cluster, plan).kindOfNode, (std::vector<int> {0, 1, 2, 3}));
        // In shades of grey, much too small for text: each kind looks of its own.
        const BoardGeometry geometry(4, 8, {400, 400});
        BoardViewport viewport;
        viewport.zoom = 0.2;
        const auto cardOf = [&](int node, int shown) {
            BoardData data = makeBoardData(cluster, plan);
            data.kindOfNode[static_cast<std::size_t>(node)] = shown;
            QImage image(400, 400, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintBoard(painter, BoardScene(std::make_shared<const BoardData>(data), BoardColor::Stage),
                geometry, viewport, image.rect(), QPalette());
            painter.end();
            return image.copy(viewport.toScreen(geometry.card(node)).toAlignedRect())
                .convertToFormat(QImage::Format_Grayscale8);
        };
        for (int a = 0; a < 4; ++a)
            for (int b = 0; b < a; ++b)
                QVERIFY(cardOf(1, a) != cardOf(1, b));
    }

    /// A note on a node that is kept free: E opens a line, Return and leaving keep it, Escape does not; it is
    /// in the tooltips.
    void notesOnNodes()
    {
        Cluster cluster = makeCluster(4, 8, DeviceSpec {});
        cluster.setOutage(2, UnavailableNode {2, Outage::Draining, "fan"});
        Plan plan;
        plan.layout.tp = 4;
        plan.layout.etp = 1;
        m_view->setCluster(std::make_shared<const Cluster>(cluster));
        m_view->setData(makeBoardData(cluster, plan));
        const QSignalSpy notes(m_view.get(), &BoardView::noteRequested);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, Qt::NoModifier, at(1));
        QTest::keyClick(m_view.get(), Qt::Key_E); // it can be used: nothing to note
        QVERIFY(m_view->findChild<QLineEdit*>(QStringLiteral("boardNote")) == nullptr);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, Qt::NoModifier, at(17));
        const auto open = [this] {
            QTest::keyClick(m_view.get(), Qt::Key_E);
            return m_view->findChild<QLineEdit*>(QStringLiteral("boardNote"));
        };
        const auto close = [] { QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); };
        QLineEdit* line = open();
        QVERIFY(line);
        QCOMPARE(line->text(), QStringLiteral("fan"));
        QTest::keyClicks(line, QStringLiteral("fan 3, ticket 77"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(notes.count(), 1);
        QCOMPARE(notes[0][0].toInt(), 2);
        QCOMPARE(notes[0][1].toString(), QStringLiteral("fan 3, ticket 77"));
        close();
        line = open();
        line->setText(QStringLiteral("no"));
        QTest::keyClick(line, Qt::Key_Escape);
        QCOMPARE(notes.count(), 1);
        close();
        line = open();
        line->setText(QStringLiteral("kept"));
        m_view->setFocus();
        QCOMPARE(notes.count(), 2);
        close();
        line = open();
        QTest::keyClick(line, Qt::Key_Return); // as it was
        QCOMPARE(notes.count(), 2);
    }

    void keysLockAndUnlock()
    {
        using Ranks = std::vector<int>;
        QSignalSpy locks(m_view.get(), &BoardView::lockRequested);
        QSignalSpy unlocks(m_view.get(), &BoardView::unlockRequested);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, Qt::NoModifier, at(9));
        QTest::keyClick(m_view.get(), Qt::Key_L);
        QCOMPARE(locks.count(), 1);
        QCOMPARE(locks[0][0].value<Ranks>(), Ranks {9});
        BoardData data = m_view->data();
        data.lockedRanks = {9};
        m_view->setData(data);
        QTest::keyClick(m_view.get(), Qt::Key_L);
        QCOMPARE(unlocks.count(), 1);
        QCOMPARE(unlocks[0][0].value<Ranks>(), Ranks {9});
        QTest::keyClick(m_view.get(), Qt::Key_L, Qt::ShiftModifier);
        QCOMPARE(locks[1][0].value<Ranks>(), (Ranks {8, 9, 10, 11, 12, 13, 14, 15}));
        m_view->setPicked({1, 30});
        QTest::keyClick(m_view.get(), Qt::Key_L);
        QCOMPARE(locks[2][0].value<Ranks>(), (Ranks {1, 30}));
        QCOMPARE(unlocks.count(), 1);
    }

    /// A node in hand is priced as a tile is.
    void nodesArePricedWhileTheyHover()
    {
        const QSignalSpy previews(m_view.get(), &BoardView::placementPreviewRequested);
        QTest::mousePress(m_view.get(), Qt::LeftButton, Qt::NoModifier, headerOf(0));
        move(headerOf(2));
        QCOMPARE(previews.last()[1].toInt(), 16);
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, Qt::NoModifier, headerOf(2));
    }

    void headerDragSwapsNodes()
    {
        QSignalSpy swaps(m_view.get(), &BoardView::nodeSwapRequested);
        drag(headerOf(0), at(25));
        QCOMPARE(swaps.count(), 1);
        QCOMPARE(swaps[0][0].toInt(), 0);
        QCOMPARE(swaps[0][1].toInt(), 3);
    }

    void shiftDragInserts()
    {
        Placement after;
        connect(m_view.get(), &BoardView::placementRequested, this,
            [&](const std::vector<int>& placement) { after = placement; });
        drag(at(0), at(2), Qt::ShiftModifier);
        QCOMPARE(after.size(), std::size_t {32});
        QCOMPARE(
            (std::vector<int> {after[0], after[1], after[2], after[3]}), (std::vector<int> {2, 0, 1, 3}));
    }

    void pickedRanksMoveTogether()
    {
        Placement after;
        connect(m_view.get(), &BoardView::placementRequested, this,
            [&](const std::vector<int>& placement) { after = placement; });
        QTest::mouseClick(m_view.get(), Qt::LeftButton, Qt::ControlModifier, at(0));
        QTest::mouseClick(m_view.get(), Qt::LeftButton, Qt::ControlModifier, at(1));
        QCOMPARE(m_view->picked(), (std::vector<int> {0, 1}));
        drag(at(0), at(8));
        QCOMPARE(after.size(), std::size_t {32});
        QCOMPARE(
            (std::vector<int> {after[0], after[1], after[8], after[9]}), (std::vector<int> {8, 9, 0, 1}));
    }

    void everyDragHasAKeyboardWay()
    {
        QSignalSpy swaps(m_view.get(), &BoardView::swapRequested);
        QSignalSpy previews(m_view.get(), &BoardView::previewRequested);
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        QTest::keyClick(m_view.get(), Qt::Key_Space);
        QVERIFY(m_view->carrying());
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QCOMPARE(previews.count(), 2);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(swaps.count(), 1);
        QCOMPARE(swaps[0][0].toInt(), 0);
        QCOMPARE(swaps[0][1].toInt(), 5);

        QSignalSpy nodes(m_view.get(), &BoardView::nodeSwapRequested);
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        QTest::keyClick(m_view.get(), Qt::Key_N);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QTest::keyClick(m_view.get(), Qt::Key_Space);
        QCOMPARE(nodes.count(), 1);
        QCOMPARE(nodes[0][1].toInt(), 1);

        QTest::keyClick(m_view.get(), Qt::Key_Space);
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QVERIFY(!m_view->carrying());
    }

    void goalCanBeTyped()
    {
        QSignalSpy swaps(m_view.get(), &BoardView::swapRequested);
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        QTest::keyClick(m_view.get(), Qt::Key_M);
        auto* goal = m_view->findChild<QLineEdit*>(QStringLiteral("boardGoal"));
        QVERIFY(goal != nullptr);
        QVERIFY(!goal->accessibleName().isEmpty());
        QTest::keyClicks(goal, QStringLiteral("node9:1"));
        QTest::keyClick(goal, Qt::Key_Return);
        QCOMPARE(swaps.count(), 0); // There is no such node: the field stays.
        goal->setText(QStringLiteral("node3:2"));
        QTest::keyClick(goal, Qt::Key_Return);
        QCOMPARE(swaps.count(), 1);
        QCOMPARE(swaps[0][1].toInt(), 26);
    }

    void clickSelectsAndIsLinked()
    {
        QSignalSpy chosen(m_view.get(), &PictureView::selected);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, Qt::NoModifier, at(13));
        QCOMPARE(chosen.count(), 1);
        const Selection& selection = m_view->selection();
        QCOMPARE(selection.rank, 13);
        QCOMPARE(selection.device, 13);
        QCOMPARE(selection.node, 1);
        QCOMPARE(selection.stage, 1);
        Selection other;
        other.rank = 2;
        m_view->setSelection(other);
        QCOMPARE(chosen.count(), 1);
    }

    void wheelZoomsAtTheCursor()
    {
        const QPointF cursor = at(9);
        const QPointF before = m_view->viewport().toBoard(cursor);
        const double zoom = m_view->viewport().zoom;
        QWheelEvent wheel(cursor, m_view->mapToGlobal(cursor), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
            Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_view.get(), &wheel);
        QVERIFY(m_view->viewport().zoom > zoom);
        QVERIFY((m_view->viewport().toBoard(cursor) - before).manhattanLength() < 1e-6);
        QTest::keyClick(m_view.get(), Qt::Key_0);
        QCOMPARE(m_view->viewport().zoom, zoom);
    }

    void focusIsKeptOnScreen()
    {
        for (int i = 0; i < 12; ++i)
            QTest::keyClick(m_view.get(), Qt::Key_Plus);
        QTest::keyClick(m_view.get(), Qt::Key_End);
        QVERIFY(m_view->rect().contains(at(31)));
        QCOMPARE(m_view->focusDevice(), 31);
    }

    void previewIsPaintedOverTheSlot()
    {
        QTest::mousePress(m_view.get(), Qt::LeftButton, Qt::NoModifier, at(0));
        move(at(9));
        const QImage before = m_view->grab().toImage();
        m_view->setPreview(9, -0.0018, 0.2 * kGiB);
        QVERIFY(m_view->grab().toImage() != before);
        QVERIFY(m_view->previewWords().startsWith(QStringLiteral("▼ step −1.80 ms")));
        // What nobody could measure is no gain.
        for (const double nothing : {0.0, -1e-9, 1e-9}) {
            m_view->setPreview(9, nothing, 0);
            QCOMPARE(m_view->previewWords(), QStringLiteral("step as before, headroom as before"));
        }
        // Where tiles carry no names, the target is named.
        m_view->setPreview(9, 0.002, 0);
        QVERIFY(!m_view->previewWords().contains(u':'));
        for (int i = 0; i < 12; ++i)
            QTest::keyClick(m_view.get(), Qt::Key_Minus);
        if (m_view->viewport().zoom * BoardGeometry::kSlot < 26)
            QVERIFY2(
                m_view->previewWords().contains(QStringLiteral(":1  ▲")), qPrintable(m_view->previewWords()));
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QVERIFY(m_view->previewWords().isEmpty());
    }

    void colourChangesPictureAndBox()
    {
        const QImage before = m_view->grab().toImage();
        m_view->setColorBy(BoardColor::Tensor);
        QVERIFY(m_view->grab().toImage() != before);
        QCOMPARE(m_view->findChild<QComboBox*>()->currentIndex(), static_cast<int>(BoardColor::Tensor));
        m_view->setColorBy(BoardColor::Headroom); // unknown headroom must paint, too
        QVERIFY(!m_view->grab().isNull());
    }

    void tableHoldsEveryDevice()
    {
        const auto table = m_view->createTable();
        const QAbstractItemModelTester tester(
            table.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(table->rowCount(), 32);
        QCOMPARE(table->index(9, 3).data().toInt(), 9);
        QCOMPARE(table->index(9, 7).data().toInt(), 1);
    }

    void screenReadersHearTheCursor()
    {
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(m_view.get());
        QVERIFY(interface != nullptr);
        QCOMPARE(interface->text(QAccessible::Name), QStringLiteral("Placement board"));
        QVERIFY(interface->text(QAccessible::Description).contains(QStringLiteral("32 ranks")));
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QVERIFY(interface->text(QAccessible::Value).contains(QStringLiteral("rank 1")));
        for (const QToolButton* button : m_view->findChildren<QToolButton*>())
            QVERIFY(!button->accessibleName().isEmpty());
        for (const QComboBox* box : m_view->findChildren<QComboBox*>())
            QVERIFY(!box->accessibleName().isEmpty());
    }

    void menuHasUniqueMnemonics()
    {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, at(3), m_view->mapToGlobal(at(3)));
        QCoreApplication::sendEvent(m_view.get(), &event);
        auto* menu = m_view->findChild<QMenu*>();
        QVERIFY(menu != nullptr);
        QStringList seen;
        for (const QAction* action : menu->actions()) {
            const qsizetype at = action->text().indexOf(u'&');
            if (at < 0)
                continue;
            const QString letter = action->text().mid(at + 1, 1).toLower();
            QVERIFY2(!seen.contains(letter), qPrintable(action->text()));
            seen << letter;
        }
        QVERIFY(seen.size() >= 8);
        menu->close();
    }

    void emptyBoardSaysWhatToDo()
    {
        m_view->setData({});
        QVERIFY(!m_view->grab().isNull());
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QVERIFY(m_view->description().contains(QStringLiteral("No cluster yet")));
        QCOMPARE(m_view->createTable()->rowCount(), 0);
    }

    void thousandNodesArePainted()
    {
        m_view->setData(board(1000, 8, 4));
        QVERIFY(!m_view->grab().isNull());
        move(at(4321), Qt::NoButton);
        QVERIFY(!m_view->grab().isNull());
        QCOMPARE(renderPicture(*m_view, 1).size(), m_view->pictureSize());
    }
};

QTEST_MAIN(TestBoardView)
#include "tst_board_view.moc"
