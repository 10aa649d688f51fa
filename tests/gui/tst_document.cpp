// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>

#include <QSignalSpy>
#include <QTest>

#include "app/document/document.h"
#include "app/document/plan_words.h"
#include "core/compare/plan_name.h"
#include "core/evaluate/evaluate.h"
#include "tests/gui/gui_sample.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

/// A store that remembers the last state and can be made to fail.
class MemoryStore : public ProjectStore {
public:
    explicit MemoryStore(DocumentState& kept) : m_kept(kept) { }
    void store(const DocumentState& before, const DocumentState& after, const QString& /*change*/) override
    {
        QVERIFY(before == m_kept); // commands arrive in order, none is lost
        m_kept = after;
    }
    Result<void> drain() override { return {}; }
    void retry() override { }
    [[nodiscard]] Kept kept() const override { return Kept::All; }
    void expectStored(Inputs) override { }
    [[nodiscard]] QString path() const override { return {}; }

private:
    DocumentState& m_kept;
};

DocumentState sampleState()
{
    const PlanDocument sample = test::samplePlan();
    DocumentState state;
    state.inputs = test::inputsOf(sample.project);
    state = state.with({1, sample.plan.name, "", sample.plan});
    state.current = 1;
    return state;
}

Plan withTp(Plan plan, int tp)
{
    plan.layout.tp = tp;
    return plan;
}

} // namespace

class TestDocument : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup() { m_document.reset(); }
    void undoOfEverythingIsTheStart();
    void burstsMergeIntoOneCommand();
    void aBurstThatReturnsLeavesNothing();
    void differentFieldsDoNotMerge();
    void plansAreNamedByWhatTheyAre();
    void theLastScenarioStays();
    void notesAndOrderAreCommands();
    void aSmallerClusterDropsThePlacement();
    void suggestionsAreCommands();
    void newestJobWins();
    void lastFiguresStayWhileStale();
    void namesOfChanges();

private:
    void setTp(int tp, const QString& field = {})
    {
        m_document->changePlan(
            withTp(*m_document->plan(), tp), QStringLiteral("Set TP to %1").arg(tp), field);
    }

    DocumentState m_kept;
    std::unique_ptr<Document> m_document;
};

void TestDocument::init()
{
    m_document = std::make_unique<Document>(evaluate);
    m_kept = sampleState();
    m_document->open(m_kept, std::make_unique<MemoryStore>(m_kept));
}

void TestDocument::undoOfEverythingIsTheStart()
{
    const DocumentState start = m_document->state();
    setTp(8);
    m_document->duplicateScenario();
    setTp(2);
    Plan longer = *m_document->plan();
    longer.workload.sequenceLength = 8192;
    m_document->changePlan(longer, QStringLiteral("Set sequence length"));
    Project larger = *m_document->project();
    larger.cluster = makeCluster(8, 8, larger.cluster->device);
    m_document->changeProject(larger, QStringLiteral("Set nodes to 8"));
    m_document->renameScenario(2, QStringLiteral("Other"));
    m_document->switchScenario(1);
    m_document->removeScenario(2);
    const DocumentState end = m_document->state();
    QCOMPARE(m_document->undoStack().count(), 8);
    while (m_document->undoStack().canUndo()) {
        m_document->undoStack().undo();
        QVERIFY(m_kept == m_document->state());
    }
    QVERIFY(m_document->state() == start);
    while (m_document->undoStack().canRedo()) {
        m_document->undoStack().redo();
        QVERIFY(m_kept == m_document->state());
    }
    QVERIFY(m_document->state() == end);
}

void TestDocument::burstsMergeIntoOneCommand()
{
    setTp(8, QStringLiteral("/layout/tp"));
    setTp(2, QStringLiteral("/layout/tp"));
    setTp(1, QStringLiteral("/layout/tp"));
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Set TP to 1"));
    m_document->undoStack().undo();
    QCOMPARE(m_document->plan()->layout.tp, 4);
    m_document->undoStack().redo();
    QCOMPARE(m_document->plan()->layout.tp, 1);
    // After a second it is another intention.
    setTp(2, QStringLiteral("/layout/tp"));
    m_document->setClock([] { return std::chrono::steady_clock::now() + std::chrono::seconds(1); });
    setTp(8, QStringLiteral("/layout/tp"));
    QCOMPARE(m_document->undoStack().count(), 3);
}

void TestDocument::aBurstThatReturnsLeavesNothing()
{
    setTp(8, QStringLiteral("/layout/tp"));
    setTp(4, QStringLiteral("/layout/tp"));
    QCOMPARE(m_document->undoStack().count(), 0);
    QCOMPARE(m_document->plan()->layout.tp, 4);
}

void TestDocument::differentFieldsDoNotMerge()
{
    setTp(8, QStringLiteral("/layout/tp"));
    Plan deeper = *m_document->plan();
    deeper.layout.pp = 4;
    m_document->changePlan(deeper, QStringLiteral("Set PP to 4"), QStringLiteral("/layout/pp"));
    QCOMPARE(m_document->undoStack().count(), 2);
}

void TestDocument::plansAreNamedByWhatTheyAre()
{
    const std::string given = m_document->state().scenario(1)->name;
    m_document->duplicateScenario();
    QCOMPARE(m_document->state().scenarios.size(), 2U);
    QCOMPARE(m_document->state().current, 2);
    const auto name = [this](std::int64_t id) {
        const ScenarioPointer scenario = m_document->state().scenario(id);
        return scenario->name == scenario->plan.name ? scenario->name : std::string("two names");
    };
    const auto degrees = [this](std::int64_t id) {
        return planName(*m_document->project(), m_document->state().scenario(id)->plan).english();
    };
    const std::string first = name(1);
    // It says what it is, and follows its edits.
    setTp(8);
    QCOMPARE(name(2), degrees(2));
    QVERIFY(name(2).starts_with("TP8"));
    setTp(2);
    QVERIFY(name(2).starts_with("TP2"));
    QCOMPARE(name(1), first);
    // What the degrees do not tell is added, to both where both are the program's.
    m_document->duplicateScenario();
    QCOMPARE(name(3), degrees(2) + " (2)");
    Plan other = *m_document->plan();
    other.workload.microBatchSize = 2;
    m_document->changePlan(other, QStringLiteral("Set microbatch size to 2"));
    QCOMPARE(name(3), degrees(3) + ", MBS 2");
    QCOMPARE(name(2), degrees(2) + ", MBS 1");
    m_document->removeScenario(3);
    QCOMPARE(name(2), degrees(2));
    // A name of a person stays, until they take it away.
    m_document->switchScenario(2);
    m_document->renameScenario(2, QStringLiteral("Wide"));
    setTp(8);
    QCOMPARE(name(2), std::string("Wide"));
    m_document->renameScenario(2, QString());
    QCOMPARE(name(2), degrees(2));
    while (m_document->undoStack().canUndo())
        m_document->undoStack().undo();
    QCOMPARE(name(1), given);
}

void TestDocument::theLastScenarioStays()
{
    m_document->removeScenario(1);
    QCOMPARE(m_document->state().scenarios.size(), 1U);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestDocument::notesAndOrderAreCommands()
{
    const auto order = [this] {
        QList<qint64> ids;
        for (const ScenarioPointer& scenario : m_document->state().scenarios)
            ids << scenario->id;
        return ids;
    };
    m_document->duplicateScenario();
    m_document->duplicateScenario();
    QTRY_VERIFY(!m_document->isStale());
    const DocumentState start = m_document->state();
    const int commands = m_document->undoStack().count();
    QSignalSpy plans(m_document.get(), &Document::planChanged);
    m_document->noteScenario(3, QStringLiteral("one\ntwo"));
    QCOMPARE(m_document->state().scenario(3)->note, std::string("one\ntwo"));
    m_document->noteScenario(3, QStringLiteral("one\ntwo"));
    m_document->moveScenario(3, 0);
    QCOMPARE(order(), (QList<qint64> {3, 1, 2}));
    m_document->moveScenario(3, -5);
    m_document->moveScenario(1, 99);
    QCOMPARE(order(), (QList<qint64> {3, 2, 1}));
    QCOMPARE(m_document->undoStack().count(), commands + 3);
    QCOMPARE(plans.count(), 0); // the same plan is on screen
    QVERIFY(!m_document->isStale());
    QVERIFY(m_kept == m_document->state());
    m_document->duplicateScenario();
    QCOMPARE(order(), (QList<qint64> {3, 2, 1, 4}));
    // A file lists by position and id: the same order.
    for (std::size_t i = 1; i < m_kept.scenarios.size(); ++i) {
        const Scenario& above = *m_kept.scenarios[i - 1];
        const Scenario& below = *m_kept.scenarios[i];
        QVERIFY(std::pair(above.position, above.id) < std::pair(below.position, below.id));
    }
    for (int i = 0; i < 4; ++i)
        m_document->undoStack().undo();
    QVERIFY(m_document->state() == start);
}

void TestDocument::aSmallerClusterDropsThePlacement()
{
    Plan swapped = *m_document->plan();
    for (int device = 31; device >= 0; --device)
        swapped.deviceOfRank.push_back(device);
    m_document->changePlan(swapped, QStringLiteral("Reverse"));
    Project smaller = *m_document->project();
    smaller.cluster = makeCluster(2, 8, smaller.cluster->device);
    m_document->changeProject(smaller, QStringLiteral("Set nodes to 2"));
    QVERIFY(m_document->plan()->deviceOfRank.empty());
    m_document->undoStack().undo();
    QCOMPARE(m_document->plan()->deviceOfRank.size(), 32U);
    QCOMPARE(m_document->project()->cluster->nodes, 4);
}

void TestDocument::suggestionsAreCommands()
{
    QVERIFY(m_document->applySuggestion({"/layout/tp", "8", "Set TP to 8"}).has_value());
    QCOMPARE(m_document->plan()->layout.tp, 8);
    QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Set TP to 8"));
    QVERIFY(!m_document->applySuggestion({"/layout/tp", "\"x\"", ""}).has_value());
    // The workload belongs to the plan: another one keeps its own.
    m_document->duplicateScenario();
    QVERIFY(m_document->applySuggestion({"/workload/globalBatchSize", "96", "Set it to 96"}).has_value());
    QCOMPARE(m_document->plan()->workload.globalBatchSize, 96);
    QCOMPARE(m_document->state().scenarios.front()->plan.workload.globalBatchSize, 64);
    m_document->undoStack().undo();
    QCOMPARE(m_document->plan()->workload.globalBatchSize, 64);
    QVERIFY(!m_document->applySuggestion({"/workload/globalBatchSize", "0", ""}).has_value());
}

void TestDocument::newestJobWins()
{
    std::atomic<int> started = 0;
    std::atomic<int> stopped = 0;
    EvaluationRunner runner(
        [&](const Project&, const Plan& plan, std::stop_token stop) -> Result<Evaluation> {
            ++started;
            // Old jobs would run for ever; only being told to stop ends them.
            while (plan.layout.tp != 8 && !stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            if (stop.stop_requested()) {
                ++stopped;
                return fail(ErrorCode::Cancelled, "stopped");
            }
            Evaluation evaluation;
            evaluation.valid = true;
            evaluation.parameters.total = plan.layout.tp;
            return evaluation;
        });
    QSignalSpy failures(&runner, &EvaluationRunner::failed);
    std::vector<std::int64_t> results;
    connect(&runner, &EvaluationRunner::finished, this,
        [&results](const std::shared_ptr<const Figures>& figures) {
            results.push_back(figures->evaluation->parameters.total);
        });
    const auto project = m_document->project();
    const Plan base = *m_document->plan();
    runner.submit(project, std::make_shared<const Plan>(withTp(base, 1)));
    QTRY_COMPARE(started.load(), 1);
    runner.submit(project, std::make_shared<const Plan>(withTp(base, 2)));
    runner.submit(project, std::make_shared<const Plan>(withTp(base, 8)));
    QVERIFY(runner.isBusy());
    QTRY_VERIFY(!runner.isBusy());
    QCOMPARE(results, std::vector<std::int64_t> {8});
    QCOMPARE(failures.count(), 0);
    QVERIFY(stopped.load() >= 1);
}

void TestDocument::lastFiguresStayWhileStale()
{
    QTRY_VERIFY(m_document->trueFigures());
    const auto first = m_document->figures();
    setTp(8);
    QVERIFY(m_document->isStale());
    QCOMPARE(m_document->figures(), first);
    QTRY_VERIFY(!m_document->isStale());
    QVERIFY(m_document->figures() != first);
}

void TestDocument::namesOfChanges()
{
    const Plan base = test::samplePlan().plan;
    Plan other = base;
    other.layout.tp = 8;
    QCOMPARE(changeName(base, other), QStringLiteral("Set TP to 8"));
    other.layout.pp = 4;
    QCOMPARE(changeName(base, other), QStringLiteral("Change TP, PP"));
    other.communication.overlapDp = false;
    other.memory.gatheredBlocks = 3;
    QCOMPARE(changeName(base, other), QStringLiteral("Change TP, PP and 2 more"));
}

QTEST_MAIN(TestDocument)
#include "tst_document.moc"
