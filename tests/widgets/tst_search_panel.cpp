// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include "core/plan/plan_json.h"
#include "tests/gui/gui_sample.h"
#include "tests/widgets/test_pictures.h"
#include "widgets/search/layout_scatter.h"
#include "widgets/search/search_panel.h"
#include "widgets/search/sensitivity_view.h"
#include "widgets/theme.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

FoundLayout found(int tp, double step, double headroomGiB, bool onFront)
{
    FoundLayout layout;
    layout.plan.layout.tp = tp;
    layout.plan.layout.dp = 32 / tp;
    layout.time.step = Seconds(step);
    layout.time.breakdown.compute = Seconds(1);
    layout.time.breakdown.bubble = Seconds(step - 1);
    layout.headroom = Bytes(headroomGiB * kGiB);
    layout.peak = Bytes((80 - headroomGiB) * kGiB);
    layout.onFront = onFront;
    return layout;
}

FoundLayouts sampleLayouts()
{
    return std::make_shared<const std::vector<FoundLayout>>(std::vector {found(2, 1.10, 4, true),
        found(4, 1.15, 3, false), found(8, 1.30, 20, true), found(1, 1.40, 10, false)});
}

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

class TestSearchPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void spaceFollowsTheFields()
    {
        SearchPanel panel;
        const PlanDocument sample = test::samplePlan();
        const auto edits = panel.findChildren<QLineEdit*>();
        const auto edit = [&](const QString& name) {
            for (QLineEdit* one : edits)
                if (one->accessibleName() == name)
                    return one;
            return static_cast<QLineEdit*>(nullptr);
        };
        QLineEdit* tp = edit(QStringLiteral("Tensor parallelism"));
        QLineEdit* pp = edit(QStringLiteral("Pipeline parallelism"));
        QVERIFY(tp && pp);
        tp->setText(QStringLiteral("2, 4"));
        pp->setText(QStringLiteral("1..8"));
        panel.findChild<QDoubleSpinBox*>()->setValue(2.5);
        const Result<SearchSpace> space = panel.space(sample.project, sample.plan);
        QVERIFY(space.has_value());
        QCOMPARE(space->tp.only, (std::vector<int> {2, 4}));
        QCOMPARE(space->pp.most, 8);
        QVERIFY(space->ep.free());
        QVERIFY(space->withinNode.tensor);
        QCOMPARE(space->leastHeadroom.value(), 2.5 * kGiB);
        QVERIFY(space->schedules.size() < defaultSearchSpace(sample.project, sample.plan).schedules.size());

        tp->setText(QStringLiteral("eight"));
        QVERIFY(!panel.space(sample.project, sample.plan).has_value());
        QVERIFY2(panel.status().contains(QStringLiteral("TP")), qPrintable(panel.status()));
        for (QPushButton* button : panel.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Sea&rch"))
                QVERIFY(!button->isEnabled());
    }

    void tableAndPictureChooseTogether()
    {
        SearchPanel panel;
        panel.resize(1100, 420);
        panel.show();
        panel.setLayouts(sampleLayouts());
        QSignalSpy adopted(&panel, &SearchPanel::adoptRequested);
        LayoutScatter& scatter = panel.scatter();
        QCOMPARE(panel.table().model()->rowCount(), 4);
        QCOMPARE(scatter.chosen(), 0);
        QTest::mouseClick(&scatter, Qt::LeftButton, {}, scatter.pointOf(2).toPoint());
        QCOMPARE(scatter.chosen(), 2);
        QCOMPARE(panel.table().currentIndex().row(), 2);
        QTest::keyClick(&panel.table(), Qt::Key_Return);
        QTest::keyClick(&panel.table(), Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClick(&scatter, Qt::Key_Home);
        QTest::keyClick(&scatter, Qt::Key_Up); // along the front
        QCOMPARE(scatter.chosen(), 2);
        QTest::keyClick(&scatter, Qt::Key_Right);
        QTest::keyClick(&scatter, Qt::Key_Return);
        QCOMPARE(adopted.size(), 3);
        QCOMPARE(adopted.at(0), (QVariantList {2, true}));
        QCOMPARE(adopted.at(1), (QVariantList {2, false}));
        QCOMPARE(adopted.at(2), (QVariantList {3, true}));
        panel.setAdoptable(false);
        QTest::keyClick(&panel.table(), Qt::Key_Return);
        QCOMPARE(adopted.size(), 3);
    }

    void filterAndOrder()
    {
        SearchPanel panel;
        panel.setLayouts(sampleLayouts());
        auto* model = panel.table().model();
        for (QLineEdit* edit : panel.findChildren<QLineEdit*>())
            if (edit->accessibleName() == QStringLiteral("Filter of the layouts"))
                edit->setText(QStringLiteral("tp 2, dp 16"));
        QCOMPARE(model->rowCount(), 1);
        for (QLineEdit* edit : panel.findChildren<QLineEdit*>())
            edit->clear();
        panel.table().sortByColumn(LayoutTable::Headroom, Qt::DescendingOrder);
        QCOMPARE(model->index(0, LayoutTable::Rank).data(Qt::EditRole).toInt(), 3);
        const QString why = model->index(0, LayoutTable::Why).data().toString();
        QVERIFY2(why.contains(QStringLiteral("more bubble")), qPrintable(why));
        QVERIFY(model->index(0, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("1.3")));
    }

    void rankedAndFrontHasEachOnce()
    {
        SearchResult result;
        result.ranked = {(*sampleLayouts())[0], (*sampleLayouts())[1]};
        result.front = {(*sampleLayouts())[0], (*sampleLayouts())[2]};
        const std::vector<FoundLayout> all = rankedAndFront(result);
        QCOMPARE(all.size(), std::size_t {3});
        QVERIFY(std::ranges::is_sorted(all, {}, [](const FoundLayout& l) { return l.time.step; }));
    }

    void tornadoAppliesOnClickAndReturn()
    {
        SensitivityView view;
        view.resize(600, 300);
        view.setReport(sampleReport());
        QSignalSpy applied(&view, &SensitivityView::applied);
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.rowOf(1).center().toPoint());
        QTest::keyClick(&view, Qt::Key_End);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(applied.size(), 2);
        QCOMPARE(applied.at(0).at(0).toInt(), 1);
        QCOMPARE(applied.at(1).at(0).toInt(), 2);
        view.setStale(true);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(applied.size(), 2); // a change of an older plan would undo newer ones
        QCOMPARE(view.createTable()->rowCount(), 3);
    }

    void pictures()
    {
        for (const bool dark : {false, true}) {
            const QString mode = dark ? QStringLiteral("-dark") : QStringLiteral("-light");
            LayoutScatter scatter;
            scatter.setPalette(themePalette(dark));
            QVERIFY(!scatter.description().isEmpty());
            scatter.setLayouts(sampleLayouts());
            scatter.setPresent(LayoutScatter::Present {1.35, -kGiB});
            sample::keep(renderPicture(scatter), QStringLiteral("search") + mode);
            QVERIFY(sample::colors(renderPicture(scatter)) > 4);
            SensitivityView tornado;
            tornado.setPalette(themePalette(dark));
            tornado.setReport(sampleReport());
            sample::keep(renderPicture(tornado), QStringLiteral("sensitivity") + mode);
            QVERIFY(sample::colors(renderPicture(tornado)) > 4);
        }
    }
};

QTEST_MAIN(TestSearchPanel)
#include "tst_search_panel.moc"
