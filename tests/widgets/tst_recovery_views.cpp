// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The table and pictures of ways to go on after a failure.
#include <cmath>
#include <map>
#include <memory>

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <fmt/format.h>

#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "tests/widgets/test_pictures.h"
#include "widgets/recovery/communicators_view.h"
#include "widgets/recovery/failures_panel.h"
#include "widgets/recovery/layers_view.h"
#include "widgets/recovery/over_time_views.h"
#include "widgets/recovery/policy_table.h"
#include "widgets/recovery/recovery_panel.h"
#include "widgets/recovery/recovery_time_view.h"
#include "widgets/recovery/replay_panel.h"
#include "widgets/recovery/replay_view.h"
#include "widgets/recovery/throughput_view.h"
#include "widgets/recovery/timeouts_form.h"
#include "widgets/theme.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

struct Sample {
    Sample()
    {
        project.model = modelPreset("llama-3-8b").value();
        project.cluster = makeCluster(16, 8, devicePreset("h100-sxm-80gb").value());
        plan.workload = {4096, 2, 128};
        plan.layout.tp = 8;
        plan.layout.pp = 4;
    }
    [[nodiscard]] ShownRecoveries losing(int node) const
    {
        const FailureMarks marks {markOf(WhatIf::Part::Node, node, 0)};
        const Result<Recoveries> all = replanAll(project, plan, lostDevices(project.cluster, marks));
        RANKLOOM_ASSERT(all.has_value());
        return std::make_shared<const Recoveries>(*all);
    }
    Project project;
    Plan plan;
};

int indexOf(RecoveryPolicy policy) { return static_cast<int>(policy); }

} // namespace

class TestRecoveryViews : public QObject {
    Q_OBJECT

    Sample m_sample;

private Q_SLOTS:
    void everyCellIsTold()
    {
        const ShownRecoveries all = m_sample.losing(5);
        const PolicyTable table(all);
        QCOMPARE(table.rowCount(), 8);
        QCOMPARE(table.columnCount(), static_cast<int>(PolicyTable::ColumnCount));
        for (int row = 0; row < table.rowCount(); ++row)
            for (int column = 0; column < PolicyTable::Why; ++column) {
                QVERIFY(!table.index(row, column).data().toString().isEmpty());
                QVERIFY(!table.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
            }
        const Recovery& drop = all->policies[static_cast<std::size_t>(RecoveryPolicy::Drop)];
        const int row = indexOf(RecoveryPolicy::Drop);
        QCOMPARE(
            table.index(row, PolicyTable::Throughput).data(Qt::EditRole).toDouble(), drop.throughputRatio);
        QCOMPARE(table.index(row, PolicyTable::Recovers).data(Qt::EditRole).toDouble(), drop.seconds.total());
        // A word beside the sign: the batch is another one.
        const QString computation = table.index(row, PolicyTable::Computation).data().toString();
        QVERIFY2(computation.startsWith(u'✗') && computation.contains(QStringLiteral("batch")),
            qPrintable(computation));
    }

    void panelKeepsTheChoice()
    {
        RecoveryPanel panel;
        QSignalSpy chosen(&panel, &RecoveryPanel::chosenChanged);
        panel.setRecoveries(m_sample.losing(5));
        QCOMPARE(panel.chosen(),
            static_cast<int>(panel.recoveries()->best() - panel.recoveries()->policies.data()));
        panel.choose(indexOf(RecoveryPolicy::Restart));
        QCOMPARE(chosen.last().front().toInt(), indexOf(RecoveryPolicy::Restart));
        panel.setStale(true);
        panel.setRecoveries(m_sample.losing(6)); // something else fails: the same policy is looked at
        QCOMPARE(panel.chosen(), indexOf(RecoveryPolicy::Restart));
        for (const QLabel* words : panel.findChildren<QLabel*>())
            QVERIFY(words->isEnabled()); // what is new is not dimmed
        QSignalSpy adopted(&panel, &RecoveryPanel::adoptRequested);
        panel.setStale(true);
        QTest::keyClick(&panel.table(), Qt::Key_Return);
        QCOMPARE(adopted.size(), 0); // of older figures nothing is adopted
        panel.setStale(false);
        QTest::keyClick(&panel.table(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(adopted.size(), 1);
        QCOMPARE(adopted.last().at(1).value<AdoptAs>(), AdoptAs::ThisPlan);
    }

    void timeIsChosenByKeysAndClicks()
    {
        RecoveryTimeView view;
        view.resize(400, 320);
        QVERIFY(view.isEmpty());
        view.setRecoveries(m_sample.losing(5));
        QVERIFY(!view.isEmpty());
        view.setChosen(indexOf(RecoveryPolicy::Restart));
        QSignalSpy chosen(&view, &RecoveryTimeView::chosenByPerson);
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(chosen.last().front().toInt(), indexOf(RecoveryPolicy::Drop));
        for (int y = 0; y < view.height(); ++y)
            if (view.policyAt({200, double(y)}) == indexOf(RecoveryPolicy::Resize)) {
                QVERIFY(!view.tipAt({200, double(y)}).text.isEmpty());
                QTest::mouseClick(&view, Qt::LeftButton, {}, {200, y});
                break;
            }
        QCOMPARE(chosen.last().front().toInt(), indexOf(RecoveryPolicy::Resize));
        const auto table = view.createTable();
        QCOMPARE(table->rowCount(), 8);
        // The parts add up.
        for (int row = 0; row < table->rowCount(); ++row) {
            double sum = 0;
            for (int column = 1; column < 6; ++column)
                sum += table->index(row, column).data(Qt::EditRole).toDouble();
            QVERIFY(std::abs(sum - table->index(row, 6).data(Qt::EditRole).toDouble()) < 1e-9 * sum);
        }
    }

    void throughputHasTheOthersAsGhosts()
    {
        ThroughputView view;
        view.resize(600, 300);
        const ShownRecoveries all = m_sample.losing(5);
        view.setRecoveries(all, indexOf(RecoveryPolicy::Resize));
        QVERIFY(view.chosen() >= 0);
        QCOMPARE(view.policyOf(view.chosen()), indexOf(RecoveryPolicy::Resize));
        QVERIFY(view.count() >= 6); // a restart goes on beyond the picture
        view.setRecoveries(all, indexOf(RecoveryPolicy::Restart));
        QCOMPARE(view.policyOf(view.chosen()), indexOf(RecoveryPolicy::Restart));
    }

    void layersThatMoveAreToldAndDrawn()
    {
        LayersView view;
        view.resize(700, 320);
        const ShownRecoveries all = m_sample.losing(5);
        view.setRecoveries(all, indexOf(RecoveryPolicy::Resize));
        QCOMPARE(view.createTable()->rowCount(), 0);
        const QImage before = view.grab().toImage();
        view.setRecoveries(all, indexOf(RecoveryPolicy::Migrate));
        const Recovery& migrate = all->policies[static_cast<std::size_t>(RecoveryPolicy::Migrate)];
        QVERIFY(!migrate.moves.empty());
        QCOMPARE(view.createTable()->rowCount(), static_cast<int>(migrate.moves.size()));
        QVERIFY(view.grab().toImage() != before);
        view.setRecoveries(all, indexOf(RecoveryPolicy::Templates));
        QVERIFY2(view.description().contains(QStringLiteral("cuts weak replicas")),
            qPrintable(view.description()));
        view.setRecoveries(all, indexOf(RecoveryPolicy::Migrate));
        // What the stages say is what the policy says.
        double bytes = 0;
        for (const StageMove& move : migrate.moves)
            bytes += move.bytes;
        QVERIFY(bytes > 0 && bytes <= migrate.movedBytes * (1 + 1e-12));
        QSignalSpy selected(&view, &PictureView::selected);
        QTest::mouseClick(&view, Qt::LeftButton, {}, {400, 60});
        QCOMPARE(selected.size(), 1);
    }

    void connectionsThatGoAndComeAreToldAndDrawn()
    {
        CommunicatorsView view;
        view.resize(700, 320);
        QVERIFY(view.isEmpty());
        const ShownRecoveries all = m_sample.losing(5); // stage 1 of replica 1
        view.setRecoveries(all, indexOf(RecoveryPolicy::Resize));
        QVERIFY(!view.isEmpty());
        const Recovery& r = all->policies[static_cast<std::size_t>(RecoveryPolicy::Resize)];
        const auto table = view.createTable();
        QCOMPARE(table->rowCount(), static_cast<int>(r.edges.size()));
        std::map<QString, int> connections;
        for (int row = 0; row < table->rowCount(); ++row)
            connections[table->index(row, 0).data().toString()] += table->index(row, 6).data().toInt();
        QCOMPARE(connections[QStringLiteral("goes")], r.linksRemoved);
        QCOMPARE(connections[QStringLiteral("comes")], r.linksAdded);
        QVERIFY(connections[QStringLiteral("stays")] > 0);
        QVERIFY2(
            view.description().contains(QString::number(r.linksRemoved)), qPrintable(view.description()));
        const QImage resized = view.grab().toImage();
        view.setRecoveries(all, indexOf(RecoveryPolicy::Redundant));
        QVERIFY(view.grab().toImage() != resized);
        view.setRecoveries(all, indexOf(RecoveryPolicy::Restart));
        QVERIFY(view.isEmpty());
    }

    void timeoutsAreJudgedAsTheyAreTyped()
    {
        TimeoutsForm form;
        const auto box = [&](const char* name) {
            for (QDoubleSpinBox* one : form.findChildren<QDoubleSpinBox*>())
                if (one->accessibleName() == QLatin1String(name))
                    return one;
            return static_cast<QDoubleSpinBox*>(nullptr);
        };
        const auto saves = form.findChildren<QPushButton*>();
        QCOMPARE(saves.size(), 2);
        QVERIFY(!saves.front()->isEnabled());
        form.setTimes(10, 50);
        QVERIFY(saves.front()->isEnabled());
        QVERIFY(form.judgement().startsWith(u'✓'));
        QVERIFY(!form.timeouts().processGroup);
        // What is chosen stands in the fields.
        QCOMPARE(box("Process group")->text(), QStringLiteral("chosen: 120 s"));
        box("Process group")->setValue(250); // those after it are chosen to be longer
        QVERIFY(form.timeouts().processGroup == 250.0);
        QVERIFY2(form.judgement().startsWith(u'✓'), qPrintable(form.judgement()));
        QCOMPARE(box("Training")->text(), QStringLiteral("chosen: 375 s"));
        box("Initialisation")->setValue(250);
        box("Training")->setValue(240);
        QVERIFY2(form.judgement().contains(QStringLiteral("process group")), qPrintable(form.judgement()));
        box("Training")->setValue(300);
        QVERIFY(form.judgement().contains(QStringLiteral("initialisation")));
        box("Initialisation")->setValue(400);
        QVERIFY2(form.judgement().startsWith(u'✓'), qPrintable(form.judgement()));
        form.setTimes(260, 50); // a step takes longer
        QVERIFY(!form.judgement().startsWith(u'✓'));
        QSignalSpy saved(&form, &TimeoutsForm::saveRequested);
        saves.back()->click();
        QCOMPARE(saved.size(), 1);
    }

    void clocksComeFromAFile()
    {
        const QString name = QStringLiteral("clocks.csv");
        FailuresPanel panel;
        panel.setCluster(m_sample.project.cluster.pointer());
        QVERIFY(panel.assumptions().settings.clocks.points.empty());
        QSignalSpy edited(&panel, &FailuresPanel::assumptionsEdited);
        panel.takeClocks(
            name, readClockTable("clock,speed,watts\nwaiting,,120\n0.6,0.6,300\n1,1,700\n1.3,1.2,950\n"));
        QCOMPARE(edited.size(), 1);
        const RecoverySettings settings = panel.assumptions().settings;
        QCOMPARE(settings.clocks.points.size(), std::size_t {3});
        QCOMPARE(settings.highestFrequency, 1.2);
        QCOMPARE(settings.lowestFrequency, 0.6);
        QVERIFY2(panel.clocks().contains(QStringLiteral("700")), qPrintable(panel.clocks()));
        panel.takeClocks(name, readClockTable("1,1\n"));
        QVERIFY(panel.clocks().startsWith(u'✕'));
        QCOMPARE(panel.assumptions().settings.clocks.points.size(), std::size_t {3}); // the last one stays
    }

    void sparesAndCheckpointsAreCurves()
    {
        RecoverySettings settings;
        settings.mtbfNode = 30 * 86400.0;
        LookAhead ask;
        ask.horizon = 30 * 86400.0;
        const auto ahead = lookAhead(m_sample.project, m_sample.plan, settings, {}, ask);
        QVERIFY(ahead.has_value());
        const auto shown = std::make_shared<const OverTime>(*ahead);
        SparesView spares;
        spares.setOverTime(shown, RecoveryPolicy::Drop);
        const std::vector<SparePoint>& points =
            std::ranges::find_if(shown->policies, [](const OverTime::OfPolicy& one) {
                return one.fleet.policy == RecoveryPolicy::Drop;
            })->spares;
        for (const SparePoint& point : points)
            QVERIFY(point.perNode <= points[static_cast<std::size_t>(spares.best())].perNode);
        QCOMPARE(spares.createTable()->rowCount(), static_cast<int>(points.size()));
        CheckpointsView checkpoints;
        checkpoints.setOverTime(shown, 3600);
        QVERIFY(checkpoints.count() > 10);
        // No interval of the curve loses less than the optimum, to the order of the formula.
        const CheckpointOptimum& optimum = shown->checkpoints;
        for (const CheckpointOptimum::Point& point : optimum.curve) {
            QCOMPARE(point.lostShare, optimum.lostShare(point.interval));
            QVERIFY(point.lostShare >= optimum.lostShare(optimum.daly) * (1 - 1e-3));
        }
        FleetView fleet;
        fleet.setOverTime(shown, RecoveryPolicy::Drop);
        QVERIFY(!fleet.isEmpty());
        QVERIFY(fleet.description().contains(QStringLiteral("goodput")));
    }

    /// Whatever the pictures say of a trace follows from the runs themselves.
    void tracesAreReplayed()
    {
        const std::string text = [this] {
            std::string out;
            for (int node = 0; node < m_sample.project.cluster->nodes; ++node)
                out += fmt::format("0,add,n{}\n", node);
            return out + "600000,remove,n0\n600000,remove,n0\n1800000,add,n0\n3600000,add,late\n";
        }();
        const Result<PreemptionTrace> trace = readPreemptions(text);
        QVERIFY(trace.has_value());
        const auto fleets = fleetsOf(m_sample.project, m_sample.plan, {}, {}, 1);
        QVERIFY(fleets.has_value());
        auto replay = std::make_shared<TraceReplay>();
        replay->name = QStringLiteral("spot.csv");
        replay->horizon = 3600;
        replay->samplesPerSecond = 10;
        replay->oddLines = trace->diagnostics.size();
        for (const FleetPolicy& fleet : *fleets)
            replay->policies.push_back({fleet, replayPreemptions(fleet, *trace, 0)});
        ReplayPanel panel(new ReplayView);
        ReplayView& view = panel.view();
        QVERIFY(view.isEmpty());
        view.setPlaying(true); // there is nothing to play
        QVERIFY(!view.isPlaying());
        QSignalSpy moments(&view, &ReplayView::momentChanged);
        view.setReplay(replay, RecoveryPolicy::Drop);
        const FleetRun& run = replay->of(RecoveryPolicy::Drop)->run;
        QVERIFY(run.nodesLost == 1 && !run.points.empty());
        QCOMPARE(view.count(), static_cast<int>(run.points.size()));
        QCOMPARE(view.createTable()->rowCount(), view.count());
        QCOMPARE(panel.words(), view.description());
        QVERIFY2(view.description().contains(QStringLiteral("spot.csv")), qPrintable(view.description()));
        QVERIFY2(view.description().contains(QStringLiteral("1 line")), qPrintable(view.description()));
        for (const TraceReplay::OfPolicy& one : replay->policies)
            QVERIFY(one.run.goodput <= replay->best()->run.goodput);
        // The work up to the end is the goodput of the run.
        double work = 0;
        double from = 0;
        double throughput = 1;
        for (const FleetPoint& point : run.points) {
            work += throughput * (point.seconds - from);
            from = point.seconds;
            throughput = point.throughput;
        }
        work += throughput * (replay->horizon - from);
        const FleetPolicy& drop = replay->of(RecoveryPolicy::Drop)->fleet;
        const double writing = drop.writeSeconds / (drop.checkpointInterval + drop.writeSeconds);
        QVERIFY(std::abs(work / replay->horizon * (1 - writing) - run.goodput) < 1e-9);
        view.setChosen(view.count() - 1);
        const double last = run.points.back().seconds;
        work -= run.points.back().throughput * (replay->horizon - last);
        const QString done = formatCount(work * (1 - writing) * replay->samplesPerSecond);
        QVERIFY2(view.moment().contains(done + QStringLiteral(" samples done")), qPrintable(view.moment()));
        view.setChosen(-1);
        // Playing goes through all moments and ends.
        moments.clear();
        QTest::keyClick(&view, Qt::Key_Space);
        QVERIFY(view.isPlaying());
        QCOMPARE(view.chosen(), 0);
        QCOMPARE(panel.words(), view.moment());
        QTRY_VERIFY_WITH_TIMEOUT(!view.isPlaying(), 30000);
        QCOMPARE(view.chosen(), view.count() - 1);
        QCOMPARE(moments.size(), static_cast<qsizetype>(view.count()));
        view.setReplay(nullptr, RecoveryPolicy::Drop);
        QVERIFY(view.isEmpty() && panel.words().isEmpty());
        panel.setProblem(QStringLiteral("No such file"));
        QCOMPARE(panel.words(), QStringLiteral("No such file"));
    }

    /// The slider asks once it rests; the box and the slider are one number.
    void theSliderLooksForTheWorst()
    {
        FailuresPanel panel;
        panel.setCluster(m_sample.project.cluster.pointer());
        auto* slider = panel.findChild<QSlider*>();
        QVERIFY(slider);
        QCOMPARE(slider->maximum(), m_sample.project.cluster->nodes);
        QSignalSpy asked(&panel, &FailuresPanel::worstRequested);
        slider->setValue(2);
        QCOMPARE(asked.size(), 0);
        QTRY_COMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().toInt(), 2);
        for (QSpinBox* box : panel.findChildren<QSpinBox*>())
            if (box->accessibleName() == QStringLiteral("Nodes lost at once")) {
                QCOMPARE(box->value(), 2);
                box->setValue(1);
                QCOMPARE(slider->value(), 1);
            }
        // Typing asks by the button: no rest of the slider is waited for.
        for (const QTimer* timer : panel.findChildren<QTimer*>())
            QVERIFY(!timer->isActive());
        QCOMPARE(asked.size(), 1);
    }

    void assumptionsBeginAsTheCores()
    {
        FailuresPanel panel;
        panel.setCluster(m_sample.project.cluster.pointer());
        QSignalSpy edited(&panel, &FailuresPanel::assumptionsEdited);
        const RecoveryAssumptions first = panel.assumptions();
        QCOMPARE(first.settings.detectSeconds, RecoverySettings().detectSeconds);
        QCOMPARE(edited.size(), 0);
    }

    /// What a person assumes comes back, clocks included; of another project nothing stays.
    void assumptionsComeBack()
    {
        FailuresPanel panel;
        panel.setCluster(m_sample.project.cluster.pointer());
        QVERIFY(panel.state().isEmpty());
        const RecoveryAssumptions first = panel.assumptions();
        for (auto* box : panel.findChildren<QDoubleSpinBox*>())
            if (box->isEnabled() && box->accessibleName() == QLatin1String("Power"))
                box->setValue(350.5);
        for (auto* box : panel.findChildren<QCheckBox*>())
            box->toggle();
        panel.takeClocks(QStringLiteral("h100.csv"),
            readClockTable("clock,speed,watts\nwaiting,,120\n0.6,0.6,300\n1,1,700\n1.3,1.2,950\n"));
        const QByteArray kept = panel.state();
        const RecoveryAssumptions assumed = panel.assumptions();
        QVERIFY(assumed.settings.boardWatts == 350.5 && !(assumed.settings.clocks == first.settings.clocks));

        FailuresPanel later;
        later.setCluster(m_sample.project.cluster.pointer());
        QSignalSpy edited(&later, &FailuresPanel::assumptionsEdited);
        later.setState(kept);
        QCOMPARE(edited.size(), 1);
        QCOMPARE(later.state(), kept);
        const RecoveryAssumptions again = later.assumptions();
        QCOMPARE(again.settings.boardWatts, 350.5);
        QVERIFY(again.settings.clocks == assumed.settings.clocks);
        QCOMPARE(again.settings.streamsBySample, assumed.settings.streamsBySample);
        QVERIFY(later.clocks().startsWith(QLatin1String("h100.csv")));
        later.setState(kept);
        QCOMPARE(edited.size(), 1);
        for (const char* other : {"", "{]", "[1, 2]", "{\"boardWatts\": \"much\", \"clocks\": 7}"}) {
            later.setState(kept);
            later.setState(other);
            const bool wrong = QByteArray(other).startsWith("{\"");
            QCOMPARE(later.assumptions().settings.boardWatts, wrong ? 0.0 : first.settings.boardWatts);
            QVERIFY(later.assumptions().settings.clocks.points.empty());
        }
        QVERIFY(later.state().isEmpty());
    }
};

QTEST_MAIN(TestRecoveryViews)
#include "tst_recovery_views.moc"
