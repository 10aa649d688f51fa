// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Experts in few bits as pictures: lanes, map, curve, memory.
#include <algorithm>
#include <memory>
#include <set>

#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "widgets/bits/bit_timeline.h"
#include "widgets/bits/bits_map_view.h"
#include "widgets/bits/bits_table.h"
#include "widgets/bits/budget_bar_view.h"
#include "widgets/bits/budget_curve_view.h"
#include "widgets/timeline/timeline_table.h"
#include "widgets/timeline/timeline_view.h"
#include "widgets/timeline/timeline_words.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

struct Sample {
    Project project;
    Plan plan;
    std::shared_ptr<const BitsReport> report;
};

Sample sample(const char* model, double gib, int batch = 1, int prefetch = 0)
{
    Sample out;
    out.project.model = *modelPreset(model);
    out.project.cluster = makeCluster(1, 1, *devicePreset("rtx4090-24gb"));
    out.plan.workload.sequenceLength = 1024;
    out.plan.bits.budgetBytes = gib * kGiB;
    out.plan.bits.batch = batch;
    out.plan.bits.prefetch = prefetch;
    const BitSettings settings = bitSettingsOf(out.plan);
    const Result<BitsReport> report =
        planBits(out.project, out.plan, settings, proxyQuality(settings.format));
    if (!report)
        throw std::runtime_error("no plan of bits");
    out.report = std::make_shared<const BitsReport>(*report);
    return out;
}

} // namespace

class TestBitViews : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Nothing of the time is missing on either lane, and nothing is there twice.
    void bothLanesAreFull_data()
    {
        QTest::addColumn<double>("budget");
        QTest::addColumn<int>("batch");
        QTest::addColumn<int>("prefetch");
        QTest::newRow("tight") << 0.5 << 1 << 0;
        QTest::newRow("several") << 1.0 << 8 << 0;
        QTest::newRow("ahead") << 1.0 << 1 << 2;
        QTest::newRow("all") << 8.0 << 1 << 0;
    }
    void bothLanesAreFull()
    {
        QFETCH(double, budget);
        QFETCH(int, batch);
        QFETCH(int, prefetch);
        const Sample made = sample("olmoe-1b-7b", budget, batch, prefetch);
        const BitTimeline lanes = bitTimeline(made.report, layersWithExperts(*made.project.model));
        const Timeline& timeline = lanes.index->timeline();
        QCOMPARE(timeline.lanes.size(), std::size_t {2});
        QCOMPARE(timeline.makespan, made.report->lanes.end());
        for (const Lane& lane : timeline.lanes) {
            std::vector<std::pair<std::int64_t, std::int64_t>> all;
            for (const Slice& slice : lane.slices)
                all.emplace_back(slice.start, slice.end);
            for (const Bubble& bubble : lane.bubbles)
                all.emplace_back(bubble.start, bubble.end);
            std::ranges::sort(all);
            std::int64_t at = 0;
            for (const auto& [start, end] : all) {
                QCOMPARE(start, at);
                QVERIFY(end > start);
                at = end;
            }
            QCOMPARE(at, timeline.makespan);
            QVERIFY(std::ranges::is_sorted(lane.bubbles, {}, &Bubble::start));
        }
        std::int64_t waiting = 0;
        for (const Bubble& bubble : timeline.lanes[1].bubbles)
            waiting += bubble.end - bubble.start;
        QCOMPARE(waiting, made.report->lanes.waiting());
        for (const Bubble& bubble : timeline.lanes[1].bubbles) {
            QVERIFY(bubble.ofSlice >= 0);
            QCOMPARE(timeline.lanes[0].slices[static_cast<std::size_t>(bubble.ofSlice)].end, bubble.end);
        }
        QCOMPARE(lanes.stepStarts.size(), made.report->lanes.stepEnds.size());
    }

    /// The curve is what planes hold, never above the budget, at its highest what the lanes say.
    void theCurveStaysBelowTheBudget()
    {
        const Sample made = sample("olmoe-1b-7b", 1.0);
        const BitTimeline lanes = bitTimeline(made.report, {});
        QCOMPARE(lanes.memory.size(), std::size_t {1});
        const LaneMemory& memory = lanes.memory.front();
        QCOMPARE(memory.capacityBytes.value(), kGiB);
        double most = memory.staticBytes.value();
        for (const ActivationStep& step : lanes.index->timeline().lanes[0].activations) {
            QVERIFY(step.alive >= 0);
            most = std::max(most, memory.at(step.alive).value());
        }
        // Counted in KiB: half of one off.
        QVERIFY(most <= kGiB + 512);
        QVERIFY(std::abs(most - made.report->lanes.mostHeld.value()) <= 512);
    }

    void waitsSayTheirCause()
    {
        const Sample made = sample("deepseek-v2-lite", 2.0);
        const BitTimeline lanes = bitTimeline(made.report, layersWithExperts(*made.project.model));
        const Timeline& timeline = lanes.index->timeline();
        const Bubble& bubble = timeline.lanes[1].bubbles.front();
        const BitSlice& load = made.report->lanes.loads[static_cast<std::size_t>(bubble.ofSlice)];
        const QString text = lanes.index->words()->bubble(1, bubble);
        // The first layer of the model is dense: rows are one less than layers.
        for (const QString& word : {QStringLiteral("waits"), QStringLiteral("expert %1").arg(load.expert),
                 QStringLiteral("layer %1").arg(load.layer + 1)})
            QVERIFY2(text.contains(word), qPrintable(text));
        TimelineTable table(lanes.index);
        QCOMPARE(
            table.headerData(TimelineTable::MicrobatchColumn, Qt::Horizontal, Qt::DisplayRole).toString(),
            QStringLiteral("Expert"));
        bool found = false;
        for (int row = 0; row < table.rowCount() && !found; ++row)
            found = table.index(row, TimelineTable::WaitsForColumn).data().toString() == text;
        QVERIFY(found);
        const auto [from, to] = layerInStep(*made.report, 3, 2);
        QVERIFY(from >= made.report->lanes.stepEnds[1] && to <= made.report->lanes.stepEnds[2] && from < to);
    }

    void aChosenExpertIsFoundInTheLanes()
    {
        const Sample made = sample("olmoe-1b-7b", 1.0);
        const BitTimeline lanes = bitTimeline(made.report, {});
        TimelineView view;
        view.resize(800, 300);
        view.setLaneMemory(lanes.memory);
        view.setTimeline(lanes.index->shared(), lanes.index);
        const Slice& load = lanes.index->timeline().lanes[0].slices.front();
        const Selection chosen = lanes.index->words()->selectionOf(load);
        QCOMPARE(chosen.layer, static_cast<int>(load.stage));
        QVERIFY(chosen.stage < 0 && chosen.microbatch < 0);
        const std::vector<std::int32_t> numbers = lanes.index->words()->related(chosen);
        QVERIFY(std::ranges::find(numbers, load.microbatch) != numbers.end());
        view.setSelection(chosen);
        QVERIFY(!view.grab().isNull());
        QVERIFY(view.description().contains(QStringLiteral("tokens/s")));
    }

    /// What follows an edit in its frame: the map anew, its memory, and the figures behind it. With
    /// assertions and 48 layers of 128 experts.
    void anEditIsThereInAFrame()
    {
        Sample made = sample("qwen3-30b-a3b", 6.0);
        BitsTable table = bitsTable(made.project, made.plan, &made.report->choice);
        ExpertWidths kept;
        for (int l = 0; l < table.layers; ++l)
            kept.emplace_back(table.bits.begin() + std::ptrdiff_t {l} * table.experts,
                table.bits.begin() + std::ptrdiff_t {l + 1} * table.experts);
        kept[7][9] = 0;
        made.plan.bits.kept = Shared<ExpertWidths>(kept);
        BitsMapView map;
        BudgetBarView bar;
        map.resize(560, 600);
        map.setTable(std::make_shared<const BitsTable>(table));
        QVERIFY(!map.grab().isNull());
        QElapsedTimer timer;
        timer.start();
        const auto edited = std::make_shared<const BitsTable>(bitsTable(made.project, made.plan, nullptr));
        map.setTable(edited);
        bar.setData(made.report, edited);
        const double tableMs = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
        QVERIFY(!map.grab().isNull());
        const double paintedMs = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
        timer.restart();
        const BitSettings settings = bitSettingsOf(made.plan);
        const Result<BitsReport> report =
            planBits(made.project, made.plan, settings, proxyQuality(settings.format));
        QVERIFY(report.has_value());
        const double planMs = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
        const BitTimeline lanes = bitTimeline(std::make_shared<const BitsReport>(*report), {});
        const double lanesMs = static_cast<double>(timer.nsecsElapsed()) * 1e-6 - planMs;
        qInfo("map and memory %.2f ms, painted %.2f ms; in the background: plan %.2f ms, lanes %.2f ms",
            tableMs, paintedMs, planMs, lanesMs);
        QCOMPARE(edited->bits[edited->index(7, 9)], 0);
        QVERIFY(edited->byHand);
    }

    void digitsAreLegible()
    {
        const Sample made = sample("mixtral-8x7b", 8.0);
        BitsMapView map;
        map.resize(500, 700);
        map.setTable(
            std::make_shared<const BitsTable>(bitsTable(made.project, made.plan, &made.report->choice)));
        QCOMPARE(map.data().levels.size(), std::size_t {4}); // not kept, 2, 3, 4 bits
        // A cell is not of one colour: its number stands in it.
        const QImage image = map.grab().toImage();
        const QRect cell = map.geometryOfCells().cellRect(3, 2).toAlignedRect().adjusted(2, 2, -2, -2);
        std::set<QRgb> colors;
        for (int y = cell.top(); y <= cell.bottom(); ++y)
            for (int x = cell.left(); x <= cell.right(); ++x)
                colors.insert(image.pixel(x, y));
        QVERIFY(colors.size() > 1);
    }
};

QTEST_MAIN(TestBitViews)
#include "tst_bit_views.moc"
