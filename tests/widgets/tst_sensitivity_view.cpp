// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include "tests/widgets/test_pictures.h"
#include "widgets/search/sensitivity_view.h"
#include "widgets/theme.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

std::shared_ptr<const SensitivityReport> sampleReport()
{
    SensitivityReport report;
    report.step = Seconds(2);
    const auto add = [&report](const char* label, double change, bool fits) {
        SettingChange setting;
        setting.label = label;
        setting.step = report.step + Seconds(change);
        setting.stepChange = Seconds(change);
        setting.peakChange = Bytes(kGiB);
        setting.fits = fits;
        report.changes.push_back(setting);
    };
    add("TP 2", -0.3, true);
    add("PP 4", 0.1, false);
    add("Recompute full", 9, true); // cut: it must not squeeze the others
    return std::make_shared<const SensitivityReport>(std::move(report));
}

} // namespace

class TestSensitivityView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tornadoLooksOnClickAndAdoptsOnReturn()
    {
        SensitivityView view;
        view.resize(600, 300);
        view.show();
        view.setReport(sampleReport());
        QSignalSpy looked(&view, &SensitivityView::looked);
        QSignalSpy applied(&view, &SensitivityView::applied);
        const auto click = [&view](int change) {
            QTest::mouseClick(view.table().viewport(), Qt::LeftButton, {}, view.rowOf(change).center());
        };
        click(1);
        QCOMPARE(looked.size(), 1);
        QCOMPARE(looked.at(0).at(0).toInt(), 1);
        QCOMPARE(applied.size(), 0);
        click(1); // the other views may show something else by now
        QCOMPARE(looked.size(), 2);
        QTest::keyClick(&view.table(), Qt::Key_End);
        QCOMPARE(looked.size(), 3);
        QTest::keyClick(&view.table(), Qt::Key_Return);
        QTest::keyClick(&view.table(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(applied.size(), 2);
        QCOMPARE(applied.at(0), (QVariantList {2, QVariant::fromValue(AdoptAs::NewPlan)}));
        QCOMPARE(applied.at(1), (QVariantList {2, QVariant::fromValue(AdoptAs::ThisPlan)}));
        view.setStale(true);
        QTest::keyClick(&view.table(), Qt::Key_Return);
        click(1);
        QCOMPARE(applied.size(), 2); // a change of an older plan would undo newer ones
        QCOMPARE(looked.size(), 3);
        QCOMPARE(view.createTable()->rowCount(), 3);
        QTest::keyClick(&view.table(), Qt::Key_C, Qt::ControlModifier); // all of it, not one cell
        QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 4);
    }

    /// Sorted by another column the signals still name the change.
    void tornadoSorts()
    {
        SensitivityView view;
        view.resize(600, 300);
        view.show();
        auto report = std::make_shared<SensitivityReport>(*sampleReport());
        for (std::size_t i = 0; i < report->changes.size(); ++i)
            report->changes[i].peakChange = Bytes(-kGiB * static_cast<double>(i));
        view.setReport(report);
        QAbstractItemModel& model = *view.table().model();
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("TP 2")); // as it is told
        view.table().sortByColumn(4, Qt::AscendingOrder);
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Recompute full"));
        QSignalSpy looked(&view, &SensitivityView::looked);
        QTest::mouseClick(
            view.table().viewport(), Qt::LeftButton, {}, view.table().visualRect(model.index(0, 0)).center());
        QCOMPARE(looked.back().front().toInt(), 2);
    }

    /// However narrow, two labels never look alike and no figure loses its sign: cut text would change them.
    void tornadoCutsNothing()
    {
        auto report = std::make_shared<SensitivityReport>(*sampleReport());
        report->changes[0].label = "Schedule zero-bubble H1 with a long name";
        report->changes[1].label = "Schedule zero-bubble H2 with a long name";
        for (const int width : {300, 420, 900}) {
            SensitivityView view;
            view.setReport(report);
            view.resize(width, 300);
            view.show();
            QVERIFY(QTest::qWaitForWindowExposed(&view));
            QCoreApplication::processEvents();
            QVERIFY(view.rowOf(2).right() <= view.table().viewport()->width());
            const auto row = [&view](int index) {
                return view.table().viewport()->grab(view.rowOf(index)).toImage();
            };
            // The same change but for the last letters of the label: another picture.
            auto same = std::make_shared<SensitivityReport>(*report);
            same->changes[1] = same->changes[0];
            same->changes[1].label = report->changes[1].label;
            view.setReport(same);
            QVERIFY(row(0) != row(1));
            // The sign alone makes a difference, in the column of memory, too.
            same = std::make_shared<SensitivityReport>(*same);
            same->changes[1] = same->changes[0];
            same->changes[1].peakChange = Bytes(-same->changes[0].peakChange.value());
            view.setReport(same);
            QVERIFY(row(0) != row(1));
        }
    }

    /// One setting that would make the step ten times as long does not take the room of all others.
    void tornadoIsNotCrushedByOutliers()
    {
        auto report = std::make_shared<SensitivityReport>(*sampleReport());
        report->step = Seconds(100);
        report->changes[2].stepChange = Seconds(45);
        report->changes.push_back(report->changes[2]);
        SensitivityView view;
        view.resize(900, 300);
        view.show();
        view.setReport(report);
        QCoreApplication::processEvents();
        // The gain of 0.3 s fills its half of the axis: some 200 px, not 2.
        const QImage row = view.table().viewport()->grab(view.rowOf(0)).toImage();
        const QRgb bar = categoryColor(0, groundOf(view.palette())).rgb();
        int pixels = 0;
        for (int x = 0; x < row.width(); ++x)
            pixels += row.pixel(x, row.height() / 2) == bar ? 1 : 0;
        QVERIFY2(pixels > 60, qPrintable(QString::number(pixels)));
    }
    void pictures()
    {
        for (const bool dark : {false, true}) {
            SensitivityView tornado;
            tornado.setPalette(themePalette(dark ? Ground::Dark : Ground::Light));
            tornado.setReport(sampleReport());
            sample::keep(renderPicture(tornado),
                dark ? QStringLiteral("sensitivity-dark") : QStringLiteral("sensitivity-light"));
            QVERIFY(sample::colors(renderPicture(tornado)) > 4);
        }
    }
};

QTEST_MAIN(TestSensitivityView)
#include "tst_sensitivity_view.moc"
