// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <sstream>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <QTest>

#include "core/schedule/chrome_trace.h"
#include "core/schedule/pass_order_csv.h"
#include "core/schedule/sensitivity.h"
#include "core/schedule/simulation_output.h"

using namespace rankloom;
using nlohmann::json;

namespace {

/// A schedule and its times in units.
struct Request {
    ScheduleProblem problem;
    std::vector<double> forward {1};
    std::vector<double> backwardInput {1};
    double backwardWeight = 1;
    double hop = 0;
    double barrier = 0;
    double vocabularyForward = 0;
    double overlappedPair = 0;
    PointToPointMode pointToPoint = PointToPointMode::Asynchronous;
};

struct Simulation {
    PassOrder order;
    PassDurations durations;
    Timeline timeline;
};

Request request(ScheduleKind kind, int stages, int microbatches)
{
    Request r;
    r.problem.kind = kind;
    r.problem.devices = stages;
    r.problem.microbatches = microbatches;
    r.problem.chunks = defaultChunks(kind);
    return r;
}

std::int64_t ticks(double units) { return std::llround(units * static_cast<double>(kTicksPerUnit)); }

std::vector<std::int64_t> ticks(const std::vector<double>& units, std::size_t count)
{
    std::vector<std::int64_t> result;
    for (std::size_t i = 0; i < count; ++i)
        result.push_back(ticks(units[i % units.size()]));
    return result;
}

Simulation run(const Request& r)
{
    Simulation s;
    const auto devices = static_cast<std::size_t>(r.problem.devices);
    const std::size_t stages = devices * static_cast<std::size_t>(r.problem.chunks);
    s.durations.forward = ticks(r.forward, stages);
    s.durations.backwardInput = ticks(r.backwardInput, stages);
    s.durations.backwardWeight.assign(stages, ticks(r.backwardWeight));
    s.durations.hopForward.assign(stages - 1, ticks(r.hop));
    s.durations.hopBackward = s.durations.hopForward;
    s.durations.vocabularyForward.assign(devices, ticks(r.vocabularyForward));
    s.durations.barrier = ticks(r.barrier);
    s.durations.overlappedPair = ticks(r.overlappedPair);
    s.durations.pointToPoint = r.pointToPoint;
    s.order = generateOrder(r.problem, s.durations).value();
    s.timeline = simulate(s.order, s.durations).value();
    return s;
}

json documentOf(const Request& r)
{
    const Simulation s = run(r);
    return json::parse(writeSimulationJson(s.order, s.durations, s.timeline));
}

/// A custom order of the sizes of a request, with unit times.
Simulation runCustom(const std::string& csv, int stages, int microbatches, int chunks)
{
    Request r = request(ScheduleKind::Custom, stages, microbatches);
    r.problem.chunks = chunks;
    r.problem.customOrder = csv;
    return run(r);
}

std::string textOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string messageOf(const std::string& csv)
{
    const auto read = readPassOrder(csv, "order.csv");
    return read ? std::string() : read.error().text();
}

bool contains(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

/// The simulate document, its CSV and trace, custom orders, and what would shrink a step.
class TestSimulation : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void unitsKeepTheirDecimals()
    {
        QCOMPARE(unitsText(36'200'000'000), std::string("36.2"));
        QCOMPARE(unitsText(33'000'000'000), std::string("33"));
        QCOMPARE(unitsText(1), std::string("0.000000001"));
        QCOMPARE(unitsText(0), std::string("0"));
    }

    void documentFollowsTheContract()
    {
        Request r = request(ScheduleKind::OneFOneB, 4, 8);
        r.hop = 0.1;
        r.pointToPoint = PointToPointMode::Blocking;
        const json blocking = documentOf(r);
        QCOMPARE(blocking.at("makespan").get<double>(), 36.2);

        r = request(ScheduleKind::ZbH1, 4, 8);
        const json document = documentOf(r);
        QCOMPARE(document.at("format").get<std::string>(), std::string("rankloom-simulation"));
        QCOMPARE(document.at("version").get<int>(), 1);
        QCOMPARE(document.at("makespan").get<int>(), 27);
        QCOMPARE(document.at("perStage").size(), std::size_t {4});
        QCOMPARE(document.at("perStage").at(0).at("peakInFlightChunks").get<int>(), 4);
        QCOMPARE(document.at("perStage").at(3).at("peakInFlightChunks").get<int>(), 1);
        QCOMPARE(document.at("perStage").at(3).at("peakInFlightChunksUntilWeightGradient").get<int>(), 4);
        double idle = 0;
        for (const json& bubble : document.at("bubbles"))
            idle += bubble.at("end").get<double>() - bubble.at("start").get<double>();
        QCOMPARE(idle, 4.0 * 3);
        QVERIFY(!document.at("criticalPath").empty());
        const std::string order = document.at("perStage").at(0).at("order");
        QVERIFY2(order.rfind("0F0,0F1,0F2,0F3,0I0,0W0", 0) == 0, order.c_str());
    }

    void waitsNameThePassTheyWaitFor()
    {
        // Two stages, one microbatch: stage 0 waits for the backward of stage 1.
        const json document = documentOf(request(ScheduleKind::OneFOneB, 2, 1));
        bool found = false;
        for (const json& bubble : document.at("bubbles"))
            if (bubble.at("cause") == "waits-for-pass") {
                found = true;
                QCOMPARE(bubble.at("stage").get<int>(), 0);
                QCOMPARE(bubble.at("start").get<int>(), 1);
                QCOMPARE(bubble.at("end").get<int>(), 4);
                const json stageOne = {{"stage", 1}, {"pass", "B"}, {"microbatch", 0}, {"chunk", 0}};
                QVERIFY(bubble.at("of") == stageOne);
            }
        QVERIFY(found);
    }

    void aSlowerNeighbourIsImbalance()
    {
        Request r = request(ScheduleKind::OneFOneB, 2, 4);
        r.forward = {1, 2};
        const auto simulation = run(r);
        std::map<BubbleCause, std::int64_t> idle;
        for (const Bubble& bubble : simulation.timeline.lanes[0].bubbles)
            idle[bubble.cause] += bubble.end - bubble.start;
        // The backward before every wait is as long as its own; nothing else than F differs.
        QVERIFY(idle[BubbleCause::WaitsForPass] > 0);
        r.backwardInput = {1, 3};
        const auto uneven = run(r);
        idle.clear();
        for (const Bubble& bubble : uneven.timeline.lanes[0].bubbles)
            idle[bubble.cause] += bubble.end - bubble.start;
        QCOMPARE(idle[BubbleCause::Imbalance], 4 * 2 * kTicksPerUnit);
    }

    void csvHasARowPerPassAndBubble()
    {
        const auto simulation = run(request(ScheduleKind::OneFOneB, 2, 2));
        const std::string csv = writeTimelineCsv(simulation.timeline);
        std::size_t rows = 1;
        for (const Lane& lane : simulation.timeline.lanes)
            rows += lane.slices.size() + lane.bubbles.size();
        QCOMPARE(static_cast<std::size_t>(std::count(csv.begin(), csv.end(), '\n')), rows);
        QVERIFY(contains(csv, "\n1,pass,F,1,0,0,1000000000,2000000000,,,,,\n"));
        std::istringstream lines(csv);
        for (std::string line; std::getline(lines, line);)
            QCOMPARE(std::count(line.begin(), line.end(), ','), std::ptrdiff_t {12});
        QVERIFY(contains(writeSimulationText(simulation.order, simulation.durations, simulation.timeline),
            "What would shrink"));
    }

    void traceHasPairedArrows()
    {
        const auto simulation = run(request(ScheduleKind::Interleaved, 2, 4));
        const auto text = writeChromeTrace(simulation.order, simulation.durations, simulation.timeline);
        QVERIFY(text.has_value());
        const json trace = json::parse(*text);
        std::map<int, int> starts;
        std::map<int, int> ends;
        std::map<int, double> clock;
        double last = 0;
        for (const json& event : trace.at("traceEvents")) {
            if (event.at("ph") == "s")
                ++starts[event.at("id").get<int>()];
            if (event.at("ph") == "f")
                ++ends[event.at("id").get<int>()];
            if (event.at("ph") != "X")
                continue;
            double& end = clock[event.at("pid").get<int>()];
            QVERIFY(event.at("ts").get<double>() >= end);
            end = event.at("ts").get<double>() + event.at("dur").get<double>();
            last = std::max(last, end);
        }
        QCOMPARE(last, static_cast<double>(simulation.timeline.makespan) / 1000);
        QVERIFY(starts == ends);
        // Three boundaries of four stages, forward and backward, four microbatches, all between devices.
        QCOMPARE(starts.size(), std::size_t {3 * 2 * 4});
        QVERIFY(json::accept(writeChromeTrace(simulation.timeline)));
    }

    void customOrderRunsLikeTheGeneratedOne()
    {
        const auto generated = run(request(ScheduleKind::ZbV, 3, 6));
        const Simulation custom = runCustom(writePassOrder(generated.order), 3, 6, 2);
        QCOMPARE(custom.order.chunks, 2);
        QVERIFY(custom.timeline == generated.timeline);
        ScheduleProblem other;
        other.kind = ScheduleKind::Custom;
        other.devices = 4;
        other.microbatches = 6;
        other.customOrder = writePassOrder(generated.order);
        QCOMPARE(generateOrder(other, {}).error().code, ErrorCode::IllegalPlan);
    }

    void customOrderProblemsHaveAPlace()
    {
        QVERIFY(contains(messageOf("0F0,0X0\n"), "order.csv:1:5: \"0X0\" is not a pass"));
        QVERIFY(contains(messageOf(""), "empty"));
        QVERIFY(contains(messageOf("0F0,0F0,0B0"), "0F0 occurs twice"));
        QVERIFY(contains(messageOf("0B0,0F0"), "stands before the pass it needs"));
        QVERIFY(contains(messageOf("0F0,0I0"), "misses a weight gradient"));
        QVERIFY(contains(
            messageOf("0F0,0B0,1F0\n1B0"), "order.csv:2:1: stage 1 microbatch 0 runs on ranks 0 and 1"));
        QVERIFY(contains(messageOf("0F0,0B0,0F9999999"), "need 10000000 forwards"));
        QVERIFY(contains(messageOf("1F0,1B0"), "stage 0"));
    }

    void lettersOf2024AreTranslated()
    {
        const auto read = readPassOrder(" 0F0, 0B0 ,,0W0\r\n1F0,1BW0\r\n\n");
        QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
        QCOMPARE(writePassOrder(read->order), std::string("0F0,0I0,0W0\n1F0,1B0\n"));
        QCOMPARE(read->diagnostics.size(), std::size_t {1});
        QCOMPARE(read->diagnostics[0].code, std::string("old-pass-letters"));
    }

    void publishedFilesRead()
    {
        const std::string folder = RANKLOOM_REFERENCE_DATA "/formats/pipeline_schedule_csv/";
        if (textOf(folder + "05_own_1f1b_4rank_6mb.csv").empty())
            QSKIP("The folder of reference files is missing");
        struct File {
            const char* name;
            int ranks;
            int stages;
            int microbatches;
        };
        for (const File& file : {File {"01_torchtitan_custom_2rank_4stage_8mb.csv", 2, 4, 8},
                 File {"04_pytorch_zb1p_2rank_comms.csv", 2, 4, 8},
                 File {"05_own_1f1b_4rank_6mb.csv", 4, 4, 6}}) {
            const auto read = readPassOrder(textOf(folder + file.name), file.name);
            QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
            QCOMPARE(read->order.devices, file.ranks);
            QCOMPARE(read->order.devices * read->order.chunks, file.stages);
            QCOMPARE(read->order.microbatches, file.microbatches);
            const auto simulation =
                runCustom(writePassOrder(read->order), file.ranks, file.microbatches, read->order.chunks);
            QVERIFY(simulation.timeline.makespan > 0);
        }
    }

    /// A heavy stage carries the step; shortening another one by as much saves less.
    void theHeavyStageIsTheLever()
    {
        Request r = request(ScheduleKind::OneFOneB, 4, 8);
        r.forward = {1, 1, 1, 3};
        r.backwardInput = {1, 1, 1, 5};
        const auto simulation = run(r);
        const auto levers =
            whatWouldShrink(simulation.order, simulation.durations, simulation.timeline).value();
        QCOMPARE(levers.front().lever, (Lever {LeverKind::Stage, 3}));
        // 8 microbatches of 3 + 5 + 1 on the last stage, all of them on the path.
        QCOMPARE(levers.front().onPath, 8 * 9 * kTicksPerUnit);
        QCOMPARE(levers.front().passes, std::int64_t {16});
        QCOMPARE(levers.front().saved, 8 * 9 * kTicksPerUnit / 10);
    }

    /// The levers share the makespan out without rest; scaling one never gains more than its share, and
    /// lengthening it never costs less (a makespan is convex in the times).
    void leversShareTheMakespan()
    {
        QVERIFY(rc::check("levers add up; savings stay within the share", [] {
            const int stages = *rc::gen::element(2, 4, 6);
            Request r = request(
                *rc::gen::element(ScheduleKind::OneFOneB, ScheduleKind::GPipe, ScheduleKind::Interleaved,
                    ScheduleKind::ZbH1, ScheduleKind::ZbV, ScheduleKind::VHalf, ScheduleKind::DualPipe),
                stages, 2 * stages + 2 * *rc::gen::inRange(0, 3) * stages);
            if (r.problem.kind == ScheduleKind::OneFOneB)
                r.problem.vocabulary = *rc::gen::element(
                    VocabularyLayout::None, VocabularyLayout::Vocab1, VocabularyLayout::Interlaced);
            const auto time = [] { return static_cast<double>(*rc::gen::inRange(0, 50)) / 10; };
            r.forward = {time(), time()};
            r.backwardInput = {time(), time(), time()};
            r.backwardWeight = time();
            r.hop = time();
            r.barrier = time();
            r.vocabularyForward = time();
            r.overlappedPair = time();
            const auto simulation = run(r);
            const auto levers =
                pathSensitivities(simulation.order, simulation.durations, simulation.timeline);
            std::int64_t sum = 0;
            for (const Sensitivity& lever : levers)
                sum += lever.onPath;
            RC_ASSERT(sum == simulation.timeline.makespan);
            for (const Sensitivity& lever : levers) {
                const auto shorter =
                    simulate(simulation.order, scaled(simulation.durations, lever.lever, 0.5)).value();
                RC_ASSERT(2 * (simulation.timeline.makespan - shorter.makespan) <= lever.onPath);
                const auto longer =
                    simulate(simulation.order, scaled(simulation.durations, lever.lever, 2)).value();
                RC_ASSERT(longer.makespan - simulation.timeline.makespan >= lever.onPath);
            }
        }));
    }
};

QTEST_APPLESS_MAIN(TestSimulation)
#include "tst_simulation.moc"
