// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractTableModel>
#include <QSignalSpy>
#include <QTest>

#include "core/evaluate/evaluation.h"
#include "widgets/table_dialog.h"
#include "widgets/timeline/step_bar.h"

using namespace rankloom;
using namespace rankloom::ui;

class TestStepBar : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The parts stand side by side, as wide as they are long; their figures are told longest first, and as a
    /// table; a click or Return asks for a part.
    void theBarTellsWhereTheStepGoes()
    {
        TimeReport time;
        time.step = Seconds(10);
        time.breakdown.compute = Seconds(2);
        time.breakdown.tensorParallel = Seconds(5);
        time.breakdown.bubble = Seconds(3);
        QWidget window;
        StepBar bar(&window);
        bar.resize(606, 24);
        bar.setTime(time);
        const QStringList lines = bar.details().split(u'\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY2(lines[0].startsWith(QStringLiteral("tensor parallel 5.00 s, 50")), qPrintable(lines[0]));
        QCOMPARE(bar.accessibleDescription(), bar.details());
        QCOMPARE(bar.partAt(100), QStringLiteral("compute"));
        QCOMPARE(bar.partAt(130), QStringLiteral("tensor parallel"));
        QCOMPARE(bar.partAt(600), QStringLiteral("bubble: waits for other stages"));
        const auto table = bar.createTable();
        QCOMPARE(table->rowCount(), 3);
        QCOMPARE(table->index(1, 1).data(Qt::EditRole).toDouble(), 5.0);
        QSignalSpy chosen(&bar, &StepBar::partChosen);
        QTest::mouseClick(&bar, Qt::LeftButton, {}, {130, 8});
        QCOMPARE(chosen.takeFirst().front().toByteArray(), QByteArray("tensorParallel"));
        QTest::keyClick(&bar, Qt::Key_Right);
        QTest::keyClick(&bar, Qt::Key_Return);
        QCOMPARE(chosen.takeFirst().front().toByteArray(), QByteArray("bubble"));
        QTest::keyClick(&bar, Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(window.findChildren<TableDialog*>().size(), 1);
        // What the parts were is seen for a moment, where they changed.
        QVERIFY(!bar.isGhostShown());
        bar.setTime(time);
        QVERIFY(!bar.isGhostShown());
        time.breakdown.bubble = Seconds(2);
        bar.setTime(time);
        QVERIFY(bar.isGhostShown());
        bar.setTime({});
        QVERIFY(!bar.isGhostShown());
        QVERIFY(bar.details().isEmpty() && bar.partAt(100).isEmpty());
        QTest::mouseClick(&bar, Qt::LeftButton, {}, {130, 8});
        QVERIFY(chosen.isEmpty());
    }
};

QTEST_MAIN(TestStepBar)
#include "tst_step_bar.moc"
