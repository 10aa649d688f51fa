// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Traces in a project: tags, parts, counts without tokens, expert maps.
#include <QTest>

#include "db/project_file.h"
#include "tests/db/project_test.h"

using namespace rankloom;
using namespace rankloom::test;
using db::ProjectFile;

namespace {

/// Tokens pick experts `first` and `first` + 1 of 4 in layers 1 and 2.
std::string traceText(int tokens, int first)
{
    std::string text = "token,layer,e0,e1\n";
    for (int t = 0; t < tokens; ++t)
        for (int layer = 1; layer < 3; ++layer)
            text += std::to_string(t) + "," + std::to_string(layer) + "," + std::to_string(first) + ","
                + std::to_string((first + 1) % 4) + "\n";
    return text;
}

/// Experts 0 and 1 until token `change`, then 2 and 3.
std::string changingText(int tokens, int change)
{
    std::string text = "token,layer,e0,e1\n";
    for (int t = 0; t < tokens; ++t)
        for (int layer = 1; layer < 3; ++layer)
            text += std::to_string(t) + "," + std::to_string(layer) + (t < change ? ",0,1\n" : ",2,3\n");
    return text;
}

} // namespace

class TestTraceFilter : public test::ProjectTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { setUp(); }

    void tagsChooseTraces()
    {
        imported("a.csv", traceText(600, 3), {{"task", "intent"}, {"part", "prefill"}});
        imported("b.csv", traceText(400, 2), {{"task", "summary"}, {"part", "prefill"}});
        QCOMPARE(m_file->loadProject()->routing->tokens, std::int64_t {400}); // the newest is the current one
        QCOMPARE(counted({{}, {{"task", "intent"}}})->tokens, std::int64_t {600});
        const auto both = counted({{}, {{"part", "prefill"}}});
        QCOMPARE(both->tokens, std::int64_t {1000});
        QCOMPARE(both->load, (std::vector<std::int64_t> {600, 0, 400, 1000, 600, 0, 400, 1000}));
        // The second trace comes later in time than the first.
        QCOMPARE(both->windows.count, 4);
        QCOMPARE(both->windows.load[0], std::int64_t {256});
        QCOMPARE(both->windows.load[static_cast<std::size_t>(3 * 8 + 2)], std::int64_t {1000 - 768});
        QVERIFY(!counted({{}, {{"task", "intent"}, {"part", "decode"}}}));
        QCOMPARE(
            m_file->sql("SELECT tags FROM traces").value()[2][0], std::string("task=summary, part=prefill"));
        QCOMPARE(m_file->info()->measurements[0].tags.size(), std::size_t {2});
    }

    void partsAddUpAndAreStored()
    {
        imported("a.csv", traceText(5000, 1), {});
        TraceFilter filter;
        filter.split.part = TraceSplit::Part::Train;
        Progress progress;
        QVERIFY(m_file->recountRouting(progress, {}, filter));
        const std::int64_t train = m_file->loadProject()->routing->tokens;
        filter.split.part = TraceSplit::Part::Test;
        QCOMPARE(train + counted(filter)->tokens, std::int64_t {5000});
        QVERIFY(train > 2000 && train < 5000);
        QVERIFY(QString::fromStdString(m_file->sql("SELECT part FROM routing").value()[1][0])
                    .startsWith("train 0.7"));
        QVERIFY(m_file->check().value().empty());
        QVERIFY(m_file->recountRouting(progress, {}));
        QCOMPARE(m_file->loadProject()->routing->tokens, std::int64_t {5000});
    }

    void countsAreKeptAndCountedAgain()
    {
        imported("load.csv", "layer,expert,count\n1,0,5\n1,1,3\n2,2,8\n", {{"task", "counts"}});
        const RoutingStatistics routing = m_file->loadProject()->routing;
        QCOMPARE(routing.load, (std::vector<std::int64_t> {5, 3, 0, 0, 0, 0, 8, 0}));
        QVERIFY(routing.transitions.empty());
        QCOMPARE(routing.topK, 2); // of the model
        QCOMPARE(routing.tokens, std::int64_t {4});
        QVERIFY(m_file->check().value().empty());
        QCOMPARE(m_file->info()->traceRows, std::int64_t {2});
        Progress progress;
        QVERIFY(m_file->recountRouting(progress, {}));
        QVERIFY(m_file->loadProject()->routing == routing);
        // Without a model nobody knows the picks of a token.
        QVERIFY(m_file->storeModel({1, {}, ModelSpec {}, {}, {}}));
        QVERIFY(m_file->recountRouting(progress, {}));
        QCOMPARE(m_file->loadProject()->routing->topK, 0);
        QVERIFY(m_file->check().value().empty());
    }

    /// Two halves share no token, and are of each trace by itself.
    void timeIsOfEveryTrace()
    {
        imported("a.csv", changingText(1000, 600), {{"part", "prefill"}});
        const auto half = [&](double from, double to) {
            return counted({{}, {{"part", "prefill"}}, {from, to}});
        };
        const auto early = half(0, 0.5);
        const auto late = half(0.5, 1);
        QCOMPARE(early->tokens, std::int64_t {500});
        QCOMPARE(early->load, (std::vector<std::int64_t> {500, 500, 0, 0, 500, 500, 0, 0}));
        QCOMPARE(late->load, (std::vector<std::int64_t> {100, 100, 400, 400, 100, 100, 400, 400}));
        QCOMPARE(late->tokens, std::int64_t {500});
        // Transitions are those of these tokens too, and time begins where they begin.
        QCOMPARE(late->transitions[late->pairIndex(0, 2, 3)], std::int64_t {400});
        QCOMPARE(late->windows.count, 2);
        QCOMPARE(late->windows.load[0], std::int64_t {100});
        imported("b.csv", changingText(200, 100), {{"part", "prefill"}});
        QCOMPARE(half(0, 0.5)->load, (std::vector<std::int64_t> {600, 600, 0, 0, 600, 600, 0, 0}));
        QCOMPARE(half(0.5, 1)->tokens, std::int64_t {600});
        for (const auto& [from, to] : {std::pair {0.5, 0.5}, {0.6, 0.5}, {-0.1, 1.0}, {0.0, 1.1}})
            QVERIFY(!half(from, to).has_value());
    }

    /// A token is in the same part of a split whatever the span of time.
    void timeDoesNotChangeTheSplit()
    {
        imported("a.csv", changingText(6000, 3000), {});
        const auto tokens = [&](TraceSplit::Part part, double from, double to) {
            TraceFilter filter;
            filter.split.part = part;
            filter.time = {from, to};
            return counted(filter)->tokens;
        };
        using enum TraceSplit::Part;
        for (const TraceSplit::Part part : {Train, Test})
            QCOMPARE(
                tokens(part, 0, 0.35) + tokens(part, 0.35, 0.8) + tokens(part, 0.8, 1), tokens(part, 0, 1));
        QCOMPARE(tokens(Train, 0.1, 0.9) + tokens(Test, 0.1, 0.9), std::int64_t {4800});
    }

    void countsHaveTimeToo()
    {
        // Two steps of counts of four experts in two layers.
        std::string header = "{'descr': '<i8', 'fortran_order': False, 'shape': (2, 2, 4), }";
        header.resize(118, ' ');
        std::string npy = std::string("\x93NUMPY\x01\x00\x76\x00", 10) + header;
        for (const std::int64_t count : {5, 0, 0, 0, 5, 0, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0})
            npy.append(reinterpret_cast<const char*>(&count), sizeof(count));
        imported("counts.npy", npy, {});
        TraceFilter filter;
        filter.time = {0.5, 1};
        QCOMPARE(counted(filter)->load, (std::vector<std::int64_t> {0, 7, 0, 0, 0, 7, 0, 0}));
    }

    void filterIsKept()
    {
        imported("a.csv", traceText(2000, 1), {{"task", "intent"}, {"note", "a; b=c"}});
        QVERIFY(m_file->counted().value() == TraceFilter());
        TraceFilter filter;
        filter.split = {TraceSplit::Part::Test, 0.35, 7, 64};
        filter.tags = {{"task", "intent"}, {"note", "a; b"}};
        filter.time = {0.125, 0.75};
        QVERIFY(m_file->storeRouting({1, {}, {}, m_file->loadProject()->routing, filter}));
        QVERIFY(m_file->counted().value() == filter);
        QCOMPARE(m_file->info()->counted,
            std::string("test 0.35, seed 7, blocks of 64; time 0.125-0.75; task=intent; note=a; b"));
        QVERIFY(m_file->storeRouting({1, {}, {}, {}, {}}));
        QVERIFY(m_file->counted().value() == TraceFilter());
    }

    void tagsCanBeChangedLater()
    {
        imported("a.csv", traceText(600, 3), {{"task", "intent"}});
        const auto traces = [&] { return m_file->info()->measurements; };
        QCOMPARE(m_file->info()->counted, std::string());
        const std::int64_t id = traces().back().id;
        QCOMPARE(traces().back().traceRows, std::int64_t {1200});
        QVERIFY(m_file->storeTags(id, {{"task", "summary"}, {"part", "decode"}}));
        QVERIFY(traces().back().tags == (std::vector<TraceTag> {{"task", "summary"}, {"part", "decode"}}));
        QVERIFY(!counted({{}, {{"task", "intent"}}}).has_value());
        QCOMPARE(counted({{}, {{"part", "decode"}}})->tokens, std::int64_t {600});
        Progress progress;
        QVERIFY(m_file->recountRouting(progress, {}, {{}, {{"part", "decode"}}}));
        QCOMPARE(m_file->info()->counted, std::string("part=decode"));
        // Refused whole.
        QVERIFY(!m_file->storeTags(id, {{"a", "b"}, {"", "c"}}));
        QVERIFY(!m_file->storeTags(id, {{"a", std::string(300, 'x')}}));
        QVERIFY(!m_file->storeTags(id, std::vector<TraceTag>(33, {"a", "b"})));
        QVERIFY(!m_file->storeTags(id + 100, {}));
        QCOMPARE(traces().back().tags.size(), std::size_t {2});
        QVERIFY(m_file->storeTags(id, {}));
        QVERIFY(traces().back().tags.empty());
        QVERIFY(m_file->check().value().empty());
    }

    void countsAndTokensAreNotOneTrace()
    {
        write("a.csv", traceText(10, 0));
        write("b.csv", "layer,expert,count\n1,0,5\n");
        Progress progress;
        const auto outcome = m_file->importFiles(
            {m_folder->file("a.csv"), m_folder->file("b.csv")}, FileFormat::Unknown, {}, progress, {});
        QVERIFY(!outcome && outcome.error().code == ErrorCode::Contradiction);
        QVERIFY(m_file->loadProject().value() == sampleProject());
    }

    void expertMapsBecomeAScenario()
    {
        Plan plan = samplePlan();
        plan.layout.ep = 2;
        plan.experts = {};
        const std::int64_t id = m_file->addScenario({0, "two", "", plan}).value();
        QVERIFY(m_file->setCurrentScenario(id));
        imported(
            "map.json", R"({"physical_to_logical_map": [[0, 1, 2, 3], [3, 1, 2, 0], [0, 2, 1, 3]]})", {});
        const auto scenarios = m_file->loadScenarios().value();
        QCOMPARE(scenarios.back().name, std::string("two, experts of SGLang"));
        QCOMPARE(scenarios.back().plan.experts->devices,
            (std::vector<std::vector<std::vector<int>>> {{{1}, {0}, {1}, {0}}, {{0}, {1}, {0}, {1}}}));
        QCOMPARE(m_file->currentScenario().value(), id);
    }

private:
    void write(const std::string& name, const std::string& text) { writeText(m_folder->file(name), text); }
    void imported(const std::string& name, const std::string& text, const std::vector<TraceTag>& tags)
    {
        ReadingHints hints;
        hints.tags = tags;
        ProjectTest::imported(name, text, hints);
    }
    Result<RoutingStatistics> counted(const TraceFilter& filter)
    {
        Progress progress;
        return m_file->countRouting(filter, progress, {});
    }
};

QTEST_APPLESS_MAIN(TestTraceFilter)
#include "tst_trace_filter.moc"
