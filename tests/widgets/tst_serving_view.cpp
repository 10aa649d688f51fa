// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QAction>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/serving/served_step.h"
#include "core/serving/serving_picture.h"
#include "core/workload/request_generator.h"
#include "tests/widgets/test_pictures.h"
#include "widgets/picture_bytes.h"
#include "widgets/serving/latency_view.h"
#include "widgets/serving/pareto_view.h"
#include "widgets/serving/serving_memory_view.h"
#include "widgets/serving/serving_tables.h"
#include "widgets/serving/serving_text.h"
#include "widgets/serving/serving_view.h"
#include "widgets/theme.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

/// 10 µs a prompt token, 200 µs a decode, 2 ms in any case.
class PlainTimes : public BatchTimes {
public:
    [[nodiscard]] Nanoseconds of(int stage, const BatchLoad& load) const override
    {
        return Nanoseconds(
            2'000'000 + 100'000 * stage + 10'000 * load.prefillTokens + 200'000 * load.decodes);
    }
};

struct Case {
    SchedulerKind scheduler = SchedulerKind::Sarathi;
    int stages = 2;
    int replicas = 1;
    std::int64_t blocks = 2000;
    std::int64_t count = 60;
    double rate = 20;
    std::int64_t prompt = 900;
    std::int64_t output = 40;
};

ServingRun runOf(const Case& given, const QString& name = QStringLiteral("Sarathi"))
{
    ServingSetup setup;
    setup.choice.scheduler = given.scheduler;
    setup.stages = given.stages;
    setup.replicas = given.replicas;
    setup.blocks = given.blocks;
    RequestLengths lengths;
    lengths.prompt = given.prompt;
    lengths.output = given.output;
    RequestArrivals arrivals;
    arrivals.kind = ArrivalsKind::Poisson;
    arrivals.rate = given.rate;
    const PlainTimes times;
    auto picture = servingPicture(setup, times, generateRequests(lengths, arrivals, given.count, 1));
    RANKLOOM_ASSERT(picture.has_value());
    return {name, std::make_shared<const ServingIndex>(*picture)};
}

/// One replica computes prompts, two generate; hand-overs take 2 µs a token.
ServingRun pooledRun(std::int64_t count, double rate)
{
    ServingSetup setup;
    setup.stages = 2;
    setup.blocks = 2000;
    DecodeSetup decode;
    decode.replicas = 2;
    decode.blocks = 2000;
    decode.maxBatch = 64;
    decode.times = std::make_shared<const PlainTimes>();
    decode.paths.receivers = 2;
    for (int to = 0; to < 2; ++to) {
        HandOverPath path;
        path.perToken = Seconds(2e-6);
        path.bytesPerToken = Bytes(1e5);
        path.from = 1;
        path.to = 8 + to;
        decode.paths.paths.push_back(path);
    }
    setup.decode = decode;
    RequestLengths lengths;
    lengths.prompt = 900;
    lengths.output = 40;
    RequestArrivals arrivals;
    arrivals.kind = ArrivalsKind::Poisson;
    arrivals.rate = rate;
    auto picture = servingPicture(setup, PlainTimes(), generateRequests(lengths, arrivals, count, 1));
    RANKLOOM_ASSERT(picture.has_value());
    return {QStringLiteral("Sarathi"), std::make_shared<const ServingIndex>(*picture)};
}

class OpenLatency : public LatencyView {
public:
    using LatencyView::chart;
    using LatencyView::LatencyView;
    using LatencyView::textOf;
};

} // namespace

class TestServingView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void sharesAddUp();
    void rowsHoldEachRequestOnce();
    void nothingIsAnEmptyState();
    void batchesAndGapsAreHit();
    void everyBatchAndRequestIsToldByKeys();
    void aPieceMarksWhoReadsItAgain();
    void playWalksBatchByBatch();
    void twoSchedulersShareOneAxis();
    void pressureShowsPreemptions();
    void handOversHaveALane();
    void manyHandOversTellShares();
    void memoryOfServingAddsUp();
    void pictureAndTable();
    void quantilesAreThoseOfTheRequests();
    void theDifferenceIsOneOfShares();
    void theGoalIsNotWhatIsReached();
    void foldedLanesTellShares();
    void theFrontIsTakenByActivation();
    void manyRequestsArePainted();
    void darkAndLight();

private:
    std::unique_ptr<ServingView> makeView(std::vector<ServingRun> runs, QSize size = {1000, 620})
    {
        auto view = std::make_unique<ServingView>();
        view->resize(size);
        view->setRuns(std::move(runs));
        return view;
    }
    /// A place in the middle of a batch of a lane that is at least so wide.
    static QPointF placeOf(const ServingView& view, int lane, std::size_t span)
    {
        const ServedSpan& own = view.scene().runs.front().index->lane(0, lane).lane().spans[span];
        const QRectF area = view.places().sections.front().lane(lane);
        return {area.left() + view.mapping().toX(own.start + (own.end - own.start) / 2), area.top() + 2};
    }
};

void TestServingView::init() { applyTheme(*qApp, ThemeMode::Light); }

void TestServingView::sharesAddUp()
{
    const ServingRun run = runOf({.stages = 3});
    for (int lane = 0; lane < 3; ++lane) {
        const ServedLaneIndex& index = run.index->lane(0, lane);
        const std::int64_t from = index.lane().spans.front().start;
        const std::int64_t to = index.lane().spans.back().end;
        const std::int64_t middle = from + (to - from) / 3;
        double all = 0;
        for (const ServedShares& shares : {index.between(from, middle), index.between(middle, to)}) {
            all += shares.prompts + shares.decodes;
            for (const double gap : shares.gaps)
                all += gap;
        }
        // Between its first and last batch a lane runs or stands still.
        QVERIFY(std::abs(all - static_cast<double>(to - from)) < 1);
        // Looked for one after another, or each by itself; also where nothing is.
        for (const int parts : {7, 300, 20'000}) {
            std::vector<std::int64_t> times;
            for (int i = 0; i <= parts; ++i)
                times.push_back(from - 1'000'000 + i * ((to - from + 2'000'000) / parts));
            const std::vector<ServedShares> together = index.betweenAll(times);
            for (std::size_t i = 0; i + 1 < times.size(); ++i) {
                const ServedShares alone = index.between(times[i], times[i + 1]);
                QVERIFY(std::abs(together[i].prompts - alone.prompts) < 1
                    && std::abs(together[i].decodes - alone.decodes) < 1);
                for (std::size_t cause = 0; cause < alone.gaps.size(); ++cause)
                    QVERIFY(std::abs(together[i].gaps[cause] - alone.gaps[cause]) < 1);
            }
        }
    }
}

void TestServingView::rowsHoldEachRequestOnce()
{
    const ServingRun run = runOf({.replicas = 2, .count = 200, .rate = 200});
    std::vector<int> seen(200, 0);
    for (int replica = 0; replica < 2; ++replica)
        for (const auto& row : run.index->rows(replica))
            for (std::size_t i = 0; i < row.size(); ++i) {
                ++seen[static_cast<std::size_t>(row[i].request)];
                QVERIFY(i == 0 || row[i - 1].end <= row[i].start);
            }
    QCOMPARE(std::ranges::count(seen, 1), 200);
}

void TestServingView::nothingIsAnEmptyState()
{
    ServingView view;
    view.resize(600, 400);
    QVERIFY(view.isEmpty());
    QVERIFY(view.description().contains(QStringLiteral("Nothing was served")));
    QVERIFY(!view.grab().isNull());
    QTest::keyClick(&view, Qt::Key_Space);
    QTest::keyClick(&view, Qt::Key_Return);
    QVERIFY(!view.isPlaying());
    QVERIFY(view.createTable() != nullptr);
}

void TestServingView::batchesAndGapsAreHit()
{
    const auto view = makeView({runOf({})});
    const auto& lane = view->scene().runs.front().index->lane(0, 1).lane();
    view->zoomToInterval(lane.spans[4].start, lane.spans[12].end);
    const ServingHit hit = view->hitTest(placeOf(*view, 1, 6));
    QCOMPARE(hit.what, ServingHit::What::Batch);
    QCOMPARE(hit.lane, 1);
    QCOMPARE(hit.index, 6);
    QVERIFY(view->textOf(hit).contains(QStringLiteral("#tok")));
    QVERIFY(!view->tipAt(placeOf(*view, 1, 6)).text.isEmpty());
    view->showLongestBubble();
    QCOMPARE(view->cursor().what, ServingHit::What::Gap);
    QVERIFY(view->textOf(view->cursor()).contains(QStringLiteral("PB")));
}

void TestServingView::everyBatchAndRequestIsToldByKeys()
{
    const auto view = makeView({runOf({})});
    QTest::keyClick(view.get(), Qt::Key_Return);
    QCOMPARE(view->cursor().what, ServingHit::What::Batch);
    const ServingHit first = view->cursor();
    QTest::keyClick(view.get(), Qt::Key_Right);
    QCOMPARE(view->cursor().from, first.to);
    QTest::keyClick(view.get(), Qt::Key_Left);
    QCOMPARE(view->cursor(), first);
    QTest::keyClick(view.get(), Qt::Key_Down);
    QCOMPARE(view->cursor().lane, 1);
    QTest::keyClick(view.get(), Qt::Key_Down);
    QCOMPARE(view->cursor().what, ServingHit::What::Request);
    QVERIFY(view->textOf(view->cursor()).contains(QStringLiteral("first token after")));
    QTest::keyClick(view.get(), Qt::Key_Up);
    QCOMPARE(view->cursor().what, ServingHit::What::Batch);
    QTest::keyClick(view.get(), Qt::Key_Escape);
    QCOMPARE(view->cursor().what, ServingHit::What::Nothing);
    const double before = view->mapping().nsPerPixel;
    QTest::keyClick(view.get(), Qt::Key_Plus);
    QVERIFY(view->mapping().nsPerPixel < before);
    QTest::keyClick(view.get(), Qt::Key_Home);
    QCOMPARE(view->mapping().nsPerPixel, before);
}

void TestServingView::aPieceMarksWhoReadsItAgain()
{
    const auto view = makeView({runOf({})});
    const ServingPicture& picture = view->scene().runs.front().index->picture();
    const std::int32_t piece = picture.piecesOf(5).front();
    const PicturedBatch& batch =
        picture.batches[static_cast<std::size_t>(picture.pieces[static_cast<std::size_t>(piece)].batch)];
    view->zoomToInterval(picture.startOf(batch) - 20'000'000, picture.endOf(batch) + 200'000'000);
    QVERIFY(picture.rereadsOf(piece).size() >= 40); // at least once for each token behind the first
    const QImage before = view->grab().toImage();
    const QPointF place = placeOf(*view, 0, static_cast<std::size_t>(batch.place));
    QMouseEvent move(QEvent::MouseMove, place, view->mapToGlobal(place), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(view.get(), &move);
    QVERIFY(view->tipAt(placeOf(*view, 0, static_cast<std::size_t>(batch.place)))
                .text.contains(QStringLiteral("read again by")));
    sample::keep(view->grab().toImage(), QStringLiteral("serving-rereads"));
    QVERIFY(sample::difference(before, view->grab().toImage()) > 0);
}

void TestServingView::playWalksBatchByBatch()
{
    const auto view = makeView({runOf({})});
    QSignalSpy playing(view.get(), &ServingView::playingChanged);
    QSignalSpy moved(view.get(), &ServingView::cursorChanged);
    view->setPlaying(true);
    QVERIFY(view->isPlaying());
    const std::int32_t from = view->cursor().index;
    QTRY_VERIFY(view->cursor().index > from);
    view->setPlaying(false);
    QCOMPARE(playing.count(), 2);
    QVERIFY(moved.count() >= 2);
}

void TestServingView::twoSchedulersShareOneAxis()
{
    const auto view =
        makeView({runOf({}), runOf({.scheduler = SchedulerKind::Vllm}, QStringLiteral("vLLM"))});
    QCOMPARE(view->places().sections.size(), std::size_t {2});
    QVERIFY(view->places().sections[0].requests.bottom() <= view->places().sections[1].caption.top());
    sample::keep(view->grab().toImage(), QStringLiteral("serving-two"));
    QVERIFY(view->description().contains(QStringLiteral("vLLM")));
    const auto below = view->hitTest(view->places().sections[1].cache.center());
    QCOMPARE(below.what, ServingHit::What::Cache);
    QCOMPARE(below.run, 1);
}

void TestServingView::pressureShowsPreemptions()
{
    const auto view = makeView({runOf({.blocks = 130, .rate = 200, .output = 200})});
    const ServingPicture& picture = view->scene().runs.front().index->picture();
    QVERIFY(picture.simulation.preemptions > 0);
    QCOMPARE(static_cast<std::int64_t>(view->scene().runs.front().index->preemptions(0).size()),
        picture.simulation.preemptions);
    sample::keep(view->grab().toImage(), QStringLiteral("serving-pressure"));
    const auto preempted = std::ranges::find_if(
        picture.simulation.requests, [](const RequestOutcome& outcome) { return outcome.preemptions > 0; });
    const auto request = static_cast<std::int32_t>(preempted - picture.simulation.requests.begin());
    QVERIFY(serving_text::request(picture, {}, request).contains(QStringLiteral("preempted")));
}

void TestServingView::handOversHaveALane()
{
    QVERIFY(makeView({runOf({})})->places().sections.front().handOvers.isEmpty());
    const auto view = makeView({pooledRun(30, 20)}, {1400, 620});
    sample::keep(view->grab().toImage(), QStringLiteral("serving-pools"));
    const ServingIndex& index = *view->scene().runs.front().index;
    const ServingPicture& picture = index.picture();
    QCOMPARE(picture.handOvers.size(), std::size_t {30});
    // Each is in the lane of the replica it goes to, once, and is found where it is drawn.
    std::vector<int> seen(30, 0);
    for (int replica = 0; replica < view->replicas(); ++replica) {
        view->setReplica(replica);
        const ServedTransferIndex* lane = index.transfers(replica);
        QVERIFY(lane != nullptr);
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < lane->transfers().size(); ++i) {
            const ServedTransfer& own = lane->transfers()[i];
            const HandOver& handOver = picture.handOvers[static_cast<std::size_t>(own.handOver)];
            QCOMPARE(handOver.to, 1 + replica);
            QCOMPARE(own.end - own.start, 1'800'000);
            sum += own.end - own.start;
            ++seen[static_cast<std::size_t>(handOver.request)];
            view->zoomToInterval(own.start - 4'000'000, own.end + 4'000'000);
            const QRectF area = view->places().sections.front().handOvers;
            const QPointF middle(
                area.left() + view->mapping().toX((own.start + own.end) / 2), area.center().y());
            const ServingHit hit = view->hitTest(middle);
            QCOMPARE(hit.what, ServingHit::What::HandOver);
            QCOMPARE(hit.index, static_cast<std::int32_t>(i));
            const QString text = view->textOf(hit);
            QVERIFY2(text.contains(QStringLiteral("request %1").arg(handOver.request)), qUtf8Printable(text));
            QVERIFY2(text.contains(QStringLiteral("GPU 1 → %1").arg(8 + replica)), qUtf8Printable(text));
        }
        QCOMPARE(lane->busyBetween(0, index.end()), sum);
    }
    QVERIFY(std::ranges::all_of(seen, [](int times) { return times == 1; }));
    // By keys: below the lanes of stages, above the requests; its table is that of hand-overs.
    view->setReplica(0);
    view->fitAll();
    view->stepBatch(1);
    for (int lane = 0; lane < index.lanesPerReplica(); ++lane)
        QTest::keyClick(view.get(), Qt::Key_Down);
    QCOMPARE(view->cursor().what, ServingHit::What::HandOver);
    const std::int32_t from = view->cursor().index;
    QTest::keyClick(view.get(), Qt::Key_Right);
    QCOMPARE(view->cursor().index, from + 1);
    const auto table = view->createTable();
    const QAbstractItemModelTester tester(table.get());
    QCOMPARE(table->rowCount(), 30);
    QVERIFY(tableText(*table, u'\t').contains(QStringLiteral("GPU 1 → 9")));
    QTest::keyClick(view.get(), Qt::Key_Down);
    QCOMPARE(view->cursor().what, ServingHit::What::Request);
    QTest::keyClick(view.get(), Qt::Key_Up);
    QCOMPARE(view->cursor().what, ServingHit::What::HandOver);
}

void TestServingView::manyHandOversTellShares()
{
    const auto view = makeView({pooledRun(4000, 60)});
    const QRectF area = view->places().sections.front().handOvers;
    const ServingHit hit = view->hitTest(area.center());
    QCOMPARE(hit.what, ServingHit::What::Folded);
    QVERIFY(view->textOf(hit).contains(QStringLiteral("Zoom in")));
    sample::keep(view->grab().toImage(), QStringLiteral("serving-pools-folded"));
}

void TestServingView::memoryOfServingAddsUp()
{
    Project project;
    project.model = modelPreset("llama-3.1-70b").value();
    project.cluster = makeCluster(1, 8, devicePreset("h100-sxm-80gb").value());
    Plan plan;
    plan.workload.kind = WorkKind::Serving;
    plan.layout.tp = 2;
    plan.layout.pp = 2;
    plan.layout.dp = 0;
    plan.serving.requests.lengths = {LengthsKind::Uniform, 0, 0, 1000, 3000, 0, 4};
    ServingMemoryView view;
    view.resize(320, 500);
    QVERIFY(view.isEmpty());
    const auto show = [&] {
        Result<ServedStep> step = servedStep(project, plan);
        RANKLOOM_ASSERT(step.has_value());
        view.setStep(std::make_shared<const ServedStep>(std::move(*step)));
    };
    show();
    QCOMPARE(view.bars().size(), std::size_t {2});
    for (const ServingMemoryView::Bar& bar : view.bars()) {
        Bytes sum {};
        for (const ServedPart part : kServedParts)
            sum += bytesOf(bar.memory, part);
        QVERIFY(std::abs(sum / bar.memory.usable - 1) < 1e-9);
    }
    QVERIFY2(view.description().contains(QStringLiteral("the mean, fit at once")),
        qUtf8Printable(view.description()));
    sample::keep(view.grab().toImage(), QStringLiteral("serving-memory"));
    QTest::keyClick(&view, Qt::Key_Home);
    QCOMPARE(view.selection().stage, 0);
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(view.selection().stage, 1);
    const auto table = view.createTable();
    const QAbstractItemModelTester tester(table.get());
    QCOMPARE(table->rowCount(), 2);
    // Two pools stand side by side; a plan without room says what is missing.
    plan.serving.decode = {4, 4, 1, 1, 0};
    show();
    QCOMPARE(view.bars().size(), std::size_t {3});
    QVERIFY(view.bars().back().decodes && !view.bars().front().decodes);
    plan.serving.decode = {};
    plan.layout.tp = 1;
    plan.layout.pp = 1;
    show();
    QVERIFY2(view.description().contains(QStringLiteral("lacks")), qUtf8Printable(view.description()));
    applyTheme(*qApp, ThemeMode::Dark);
    sample::keep(view.grab().toImage(), QStringLiteral("serving-memory-dark"));
    QVERIFY(QSvgRenderer(pictureSvg(view)).isValid());
}

void TestServingView::pictureAndTable()
{
    const auto view = makeView({runOf({})});
    view->setTargets({Seconds(0.2), Seconds(0.02), 0.9});
    const QImage image = renderPicture(*view, 1);
    sample::keep(image, QStringLiteral("serving"));
    QVERIFY(sample::colors(image) > 10);
    QVERIFY(QSvgRenderer(pictureSvg(*view)).isValid());
    const auto batches = view->createTable();
    const QAbstractItemModelTester tester(batches.get());
    QCOMPARE(
        batches->rowCount(), static_cast<int>(view->scene().runs.front().index->picture().batches.size()));
    const auto requests = requestTable(view->scene().runs.front().index);
    QCOMPARE(requests->rowCount(), 60);
    QVERIFY(!tableText(*requests, u'\t').isEmpty());
}

void TestServingView::quantilesAreThoseOfTheRequests()
{
    const ServingRun run = runOf({.count = 1000, .rate = 100});
    std::vector<std::int64_t> times;
    const ServingPicture& picture = run.index->picture();
    for (std::size_t r = 0; r < picture.requests.size(); ++r)
        times.push_back(timeToFirstToken(picture.requests[r], picture.simulation.requests[r]).value());
    const LatencyFigures figures = latencyFigures(times);
    const auto& quantiles = run.index->quantiles(ServingMeasure::FirstToken);
    QCOMPARE(static_cast<int>(quantiles.size()), kServingQuantiles + 1);
    QCOMPARE(quantiles.back(), figures.most.value());
    QVERIFY(std::ranges::is_sorted(quantiles));
    const double middle = quantiles[kServingQuantiles / 2];
    QVERIFY(std::abs(middle - figures.p50.value()) <= 0.02 * middle);
}

void TestServingView::theDifferenceIsOneOfShares()
{
    OpenLatency view(ServingMeasure::FirstToken);
    view.resize(420, 260);
    QVERIFY(view.isEmpty());
    view.setTarget(Seconds(0.2), 0.9);
    view.setRuns({runOf({}), runOf({.scheduler = SchedulerKind::Orca}, QStringLiteral("Orca"))});
    QVERIFY(!view.isEmpty());
    QCOMPARE(view.chart().series.size(), std::size_t {4}); // what is asked, the difference, two curves
    for (const QPointF& point : view.chart().series[1].points)
        QVERIFY(point.y() >= -1 && point.y() <= 1);
    QVERIFY(view.textOf(100).contains(QStringLiteral("Orca")));
    QVERIFY(view.description().contains(QStringLiteral("99 %")));
    sample::keep(view.grab().toImage(), QStringLiteral("latency-two"));
}

/// The share that is asked for is named as a goal, beside the one that is reached.
void TestServingView::theGoalIsNotWhatIsReached()
{
    OpenLatency view(ServingMeasure::FirstToken);
    view.resize(420, 260);
    const ServingRun run = runOf({.count = 400, .rate = 200});
    const std::vector<double>& times = run.index->quantiles(ServingMeasure::FirstToken);
    const double bound = times[kServingQuantiles * 3 / 10];
    view.setTarget(Seconds(bound), 0.99);
    view.setRuns({run});
    const std::vector<ChartNote>& notes = view.chart().notes;
    QCOMPARE(notes.size(), std::size_t {2});
    QVERIFY2(notes[0].text.contains(QStringLiteral("goal")) && notes[0].text.contains(QStringLiteral("99")),
        qPrintable(notes[0].text));
    QVERIFY2(
        notes[1].text.contains(QStringLiteral("within")) && !notes[1].text.contains(QStringLiteral("99")),
        qPrintable(notes[1].text));
    QVERIFY(std::abs(notes[1].at.y() - 0.3) < 0.1);
    QVERIFY2(view.description().contains(QStringLiteral("reached: 3")), qPrintable(view.description()));
}

void TestServingView::foldedLanesTellShares()
{
    const auto view = makeView({runOf({.count = 2000, .rate = 50})});
    const QRectF lane = view->places().sections.front().lane(0);
    const ServingHit hit = view->hitTest({lane.left() + lane.width() / 2, lane.center().y()});
    QCOMPARE(hit.what, ServingHit::What::Folded);
    QVERIFY(view->textOf(hit).contains(QStringLiteral("Zoom in")));
    const auto& spans = view->scene().runs.front().index->lane(0, 0).lane().spans;
    view->zoomToInterval(spans[100].start, spans[110].end);
    QCOMPARE(view->hitTest(placeOf(*view, 0, 105)).what, ServingHit::What::Batch);
}

void TestServingView::theFrontIsTakenByActivation()
{
    class OpenPareto : public ParetoView {
    public:
        using ParetoView::textOf;
    };
    OpenPareto view;
    view.resize(400, 260);
    QVERIFY(view.isEmpty());
    auto result = std::make_shared<ServingSearchResult>();
    for (const int tp : {2, 8}) {
        ServingLayout layout;
        layout.plan.layout.tp = tp;
        layout.forecast.timePerToken = Seconds(0.05 / tp);
        result->layouts.push_back(std::move(layout));
    }
    result->front = {{0, 64, 900, 40}, {1, 4, 300, 160}};
    view.setResult(result);
    QCOMPARE(view.count(), 2);
    QVERIFY(view.textOf(1).contains(QStringLiteral("TP 8")));
    QVERIFY(view.description().contains(QStringLiteral("TP 2")));
    int taken = 0;
    connect(&view, &ParetoView::planWanted, this, [&taken](const Plan& plan) { taken = plan.layout.tp; });
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_End);
    QTest::keyClick(&view, Qt::Key_Return);
    QCOMPARE(taken, 8);
    const auto table = view.createTable();
    const QAbstractItemModelTester tester(table.get());
    QCOMPARE(table->rowCount(), 2);
}

void TestServingView::manyRequestsArePainted()
{
    const ServingRun run =
        runOf({.stages = 4, .blocks = 20000, .count = 100'000, .rate = 400, .prompt = 200, .output = 8});
    const auto view = makeView({run}, {1280, 640});
    QVERIFY(!view->grab().isNull());
    for (int step = 0; step < 12; ++step) {
        QTest::keyClick(view.get(), step % 4 == 3 ? Qt::Key_D : Qt::Key_Plus);
        QVERIFY(!view->grab().isNull());
    }
    sample::keep(view->grab().toImage(), QStringLiteral("serving-many"));
}

void TestServingView::darkAndLight()
{
    const ServingRun run = runOf({});
    const QImage light = makeView({run})->grab().toImage();
    applyTheme(*qApp, ThemeMode::Dark);
    const QImage dark = makeView({run})->grab().toImage();
    sample::keep(dark, QStringLiteral("serving-dark"));
    QVERIFY(sample::difference(light, dark) > 0.5);
}

QTEST_MAIN(TestServingView)
#include "tst_serving_view.moc"
