// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is edited in whatever order, while figures of older plans arrive at any moment: nothing is read
// against another plan, nothing throws, and Qt has nothing to warn of.
#include <algorithm>
#include <array>
#include <variant>
#include <vector>

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>
#include <QUndoStack>

#include "app/document/editor.h"
#include "app/window/controls/bits_control.h"
#include "app/window/controls/board_control.h"
#include "app/window/controls/recover_control.h"
#include "app/window/shell/dock_layout.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/views.h"
#include "core/base/random.h"
#include "core/plan/plan_field.h"
#include "core/plan/what_if.h"
#include "tests/gui/expert_panel_test.h"
#include "tests/gui/guarded_main.h"
#include "tests/gui/window_test.h"
#include "widgets/background.h"
#include "widgets/board/board_view.h"
#include "widgets/diagnoses_view.h"
#include "widgets/heatmap/links_view.h"
#include "widgets/recovery/recovery_panel.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

constexpr int kEdits = 2'000;

PlanDocument read(const std::string& text)
{
    Result<PlanDocument> document = readPlanDocument(text);
    RANKLOOM_ASSERT(document.has_value());
    return std::move(*document);
}

/// A plan on two nodes of eight GPUs.
PlanDocument planOf(const char* name, const char* model, const char* rest)
{
    return read(std::string(R"({"format": "rankloom-plan", "version": 1, "name": ")") + name
        + R"(", "model": {"preset": ")" + model
        + R"("}, "cluster": {"nodes": 2, "devicesPerNode": 8, "device": "h100-sxm-80gb"}, )" + rest + "}");
}

constexpr const char* kTraining =
    R"("workload": {"kind": "training", "sequenceLength": 2048, "microBatchSize": 1, "globalBatchSize": 32}, )";
constexpr const char* kServing = R"("workload": {"kind": "serving"}, "serving": {"requests": 20}, )";

/// One of every kind: dense and with experts, of one stage and of many, that trains, serves, serves by two
/// pools, and keeps experts in few bits.
std::vector<PlanDocument> plansOfEveryKind()
{
    const std::string training = kTraining;
    const std::string serving = kServing;
    const auto with = [](const std::string& work, const char* layout) { return work + layout; };
    return {planOf("one stage", "llama-3-8b", with(training, R"("layout": {"tp": 8})").c_str()),
        planOf("many stages", "llama-3-8b",
            with(training,
                R"("layout": {"tp": 1, "pp": 8, "vpp": 2}, "schedule": {"kind": "interleaved-1f1b"})")
                .c_str()),
        planOf("served", "llama-3-8b", with(serving, R"("layout": {"tp": 4})").c_str()),
        planOf("served in stages", "llama-3-8b", with(serving, R"("layout": {"tp": 2, "pp": 4})").c_str()),
        planOf("served by two pools", "llama-3-8b",
            with(R"("workload": {"kind": "serving"},
                "serving": {"requests": 20, "decode": {"devices": 8, "tp": 4, "pp": 2}}, )",
                R"("layout": {"tp": 4})")
                .c_str()),
        planOf("experts served", "mixtral-8x7b",
            with(serving, R"("layout": {"tp": 2, "pp": 2, "ep": 2, "etp": 1})").c_str())};
}

} // namespace

class TestRandomEdits : public test::WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup() { tearDown(); }
    void everyOrderOfEditsIsSurvived_data();
    void everyOrderOfEditsIsSurvived();

private:
    Views& views() { return m_window->views(); }
    int one(int count) { return m_random.below(count); }
    template <class T, std::size_t n> T any(const std::array<T, n>& values)
    {
        return values[m_random.below(static_cast<std::uint32_t>(n))];
    }
    void adoptARecovery();
    void step();
    void changeDegrees();
    void changeAField();
    void changeWork();
    void changeCluster();
    void placeRanks();
    void chooseAPlan();
    void lookElsewhere();
    void failSomething();
    void takeASuggestion();
    void letWorkLand();

    Random m_random {0};
    QStringList m_failures;
};

void TestRandomEdits::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin)")));
    m_failures.clear();
    connect(&Failures::all(), &Failures::happened, this, [this](const Error& error, const QString& work) {
        m_failures << work + u' ' + QString::fromStdString(error.text());
    });

    const std::string layout = R"("layout": {"tp": 4, "pp": 1, "ep": 4, "etp": 1})";
    setUp(planOf("experts", "mixtral-8x7b", (kTraining + layout).c_str()), {1280, 720});
    QFile trace(path("trace.csv"));
    QVERIFY(trace.open(QIODevice::WriteOnly));
    trace.write(QByteArray::fromStdString(test::traceText(100, 0)));
    trace.close();
    m_window->files().importPaths({trace.fileName()});
    QTRY_VERIFY(!document().project()->routing->empty());
    document().duplicateScenario();
    views().bitsControl->setBudget(Bytes(32 * kGiB));
    for (const PlanDocument& plan : plansOfEveryKind())
        document().addDocument(plan);
    adoptARecovery();
}

/// Goes on without a node, in a plan of its own.
void TestRandomEdits::adoptARecovery()
{
    document().switchScenario(document().state().scenarios[3]->id); // of many stages
    m_window->panels().enter(Perspective::Recover);
    views().recoverControl->setMarks({markOf(WhatIf::Part::Node, 1, 0)});
    QTRY_VERIFY_WITH_TIMEOUT(!views().recoverControl->isBusy() && views().recovery->recoveries(), 60'000);
    const std::size_t before = document().state().scenarios.size();
    const auto& policies = views().recovery->recoveries()->policies;
    for (std::size_t policy = 0; policy < policies.size() && document().state().scenarios.size() == before;
         ++policy)
        Q_EMIT views().recovery->adoptRequested(static_cast<int>(policy), AdoptAs::NewPlan);
    QCOMPARE(document().state().scenarios.size(), before + 1);
}

void TestRandomEdits::changeDegrees()
{
    constexpr std::array<int, 5> degrees {1, 2, 4, 8, 16};
    Plan plan = *document().plan();
    Layout& layout = plan.layout;
    layout.dp = 0;
    switch (one(6)) {
    case 0:
        layout.tp = any(degrees);
        break;
    case 1:
        layout.cp = any<int, 2>({1, 2});
        break;
    case 2:
        layout.ep = any<int, 4>({1, 2, 4, 8});
        break;
    case 3:
        layout.vpp = any<int, 3>({1, 2, 4});
        break;
    default:
        layout.pp = any(degrees);
    }
    if (plan.workload.kind == WorkKind::Serving && one(3) == 0) {
        plan.serving.decode.devices = any<int, 4>({0, 4, 8, 12});
        plan.serving.decode.pp = any<int, 3>({1, 2, 4});
    }
    views().editor().changePlan(std::move(plan), QStringLiteral("degrees"));
}

/// Any setting that there is.
void TestRandomEdits::changeAField()
{
    const std::vector<PlanField>& fields = planFields();
    const PlanField& field = fields[m_random.below(static_cast<std::uint32_t>(fields.size()))];
    Plan plan = *document().plan();
    if (const auto* toggle = std::get_if<PlanField::Toggle>(&field.value)) {
        toggle->of(plan) = !toggle->of(plan);
    } else if (const auto* integer = std::get_if<PlanField::Integer>(&field.value)) {
        constexpr int kLargest = 64; // what takes long to simulate tells nothing more
        const int value = one(2) == 0 ? integer->of(plan) * 2 : one(9);
        integer->of(plan) = std::clamp(std::min(value, kLargest), integer->least, integer->most);
    } else if (const auto* choice = std::get_if<PlanField::Choice>(&field.value)) {
        choice->set(plan, one(static_cast<int>(choice->names().size())));
    } else if (const auto* decimal = std::get_if<PlanField::Decimal>(&field.value)) {
        decimal->of(plan) =
            std::clamp(decimal->of(plan) * any<double, 2>({0.5, 2}), decimal->least, decimal->most);
    }
    views().editor().changePlan(std::move(plan),
        QString::fromUtf8(field.pointer.data(), static_cast<qsizetype>(field.pointer.size())));
}

void TestRandomEdits::changeWork()
{
    Plan plan = *document().plan();
    const bool serves = plan.workload.kind == WorkKind::Serving;
    plan.workload.kind = serves ? WorkKind::Training : WorkKind::Serving;
    plan.serving.requests.count = 20;
    views().editor().changePlan(std::move(plan), QStringLiteral("work"));
}

void TestRandomEdits::changeCluster()
{
    Project project = *document().project();
    const Cluster& cluster = project.cluster;
    int nodes = cluster.nodes;
    int devices = cluster.devicesPerNode;
    switch (one(3)) {
    case 0:
        nodes = any<int, 4>({1, 2, 3, 4});
        break;
    case 1:
        devices = any<int, 2>({4, 8});
        break;
    default:
        Q_EMIT views().board->outageRequested(
            one(nodes), any<NodeUse, 3>({NodeUse::Usable, NodeUse::Broken, NodeUse::Draining}));
        return;
    }
    project.cluster = reshaped(cluster, nodes, devices, cluster.device);
    views().editor().changeProject(std::move(project), QStringLiteral("cluster"));
}

void TestRandomEdits::placeRanks()
{
    const Plan plan = *document().plan();
    const int ranks = static_cast<int>(devicesOfRanks(document().project()->cluster, plan).size());
    if (ranks < 2)
        return;
    WhatIf slow;
    slow.part = WhatIf::Part::Node;
    slow.first = one(document().project()->cluster->nodes);
    slow.bandwidth = 0.5;
    switch (one(5)) {
    case 0:
        Q_EMIT views().board->previewRequested(one(ranks), one(ranks));
        break;
    case 1:
        Q_EMIT views().board->lockRequested({one(ranks)});
        break;
    case 2:
        views().boardControl->supposeAbout(slow);
        break;
    case 3:
        views().boardControl->dropWhatIfs();
        break;
    default:
        Q_EMIT views().board->swapRequested(one(ranks), one(ranks));
    }
}

void TestRandomEdits::chooseAPlan()
{
    const auto& scenarios = document().state().scenarios;
    const std::int64_t id = scenarios[m_random.below(static_cast<std::uint32_t>(scenarios.size()))]->id;
    constexpr std::size_t kMost = 12;
    if (one(8) == 0 && scenarios.size() < kMost)
        document().duplicateScenario();
    else if (one(8) == 0 && scenarios.size() > kMost - 3)
        document().removeScenario(id);
    else
        document().switchScenario(id);
}

void TestRandomEdits::lookElsewhere()
{
    constexpr std::array perspectives {Perspective::Plan, Perspective::Cluster, Perspective::Experts,
        Perspective::Search, Perspective::Compare, Perspective::Recover, Perspective::Serve,
        Perspective::Bits};
    m_window->panels().enter(any(perspectives));
    views().links->setQuantity(static_cast<rankloom::ui::LinkQuantity>(one(4)));
    Selection selection;
    selection.stage = one(4);
    selection.rank = one(16);
    views().setSelection(selection);
}

void TestRandomEdits::failSomething()
{
    const std::size_t plans = document().state().scenarios.size();
    const auto& all = views().recovery->recoveries();
    if (all && one(2) == 0 && plans < 12)
        Q_EMIT views().recovery->adoptRequested(
            one(static_cast<int>(all->policies.size())), AdoptAs::NewPlan);
    else if (one(2) == 0)
        views().recoverControl->setMarks({});
    else
        views().recoverControl->setMarks(
            {markOf(WhatIf::Part::Node, one(document().project()->cluster->nodes), 0)});
}

void TestRandomEdits::takeASuggestion()
{
    const Diagnostics diagnostics = views().diagnoses->diagnostics();
    for (const Diagnostic& diagnostic : diagnostics)
        if (!diagnostic.suggestions.empty() && one(2) == 0)
            return Q_EMIT views().diagnoses->fixRequested(diagnostic.suggestions.front());
}

/// Now and then nothing is waited for, or only a part, so that figures land at any moment of later edits.
void TestRandomEdits::letWorkLand()
{
    const int rounds = one(4);
    for (int round = 0; round < rounds; ++round)
        QCoreApplication::processEvents();
    if (one(10) != 0)
        return;
    constexpr int kPatience = 200; // milliseconds; figures of some plans never come
    QElapsedTimer waited;
    waited.start();
    while (document().isStale() && waited.elapsed() < kPatience)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
}

void TestRandomEdits::step()
{
    QUndoStack& history = document().undoStack();
    switch (one(16)) {
    case 0:
    case 1:
    case 2:
    case 3:
        return changeDegrees();
    case 4:
    case 5:
        return changeAField();
    case 6:
        return changeWork();
    case 7:
        return changeCluster();
    case 8:
        return placeRanks();
    case 9:
    case 10:
        return chooseAPlan();
    case 11:
        return lookElsewhere();
    case 12:
        return failSomething();
    case 13:
        return takeASuggestion();
    case 14:
        return one(2) == 0 ? history.redo() : history.undo();
    default:
        for (int back = one(5); back > 0; --back)
            history.undo();
    }
}

void TestRandomEdits::everyOrderOfEditsIsSurvived_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::newRow("one") << quint64 {20261128};
    QTest::newRow("two") << quint64 {4711};
}

void TestRandomEdits::everyOrderOfEditsIsSurvived()
{
    QFETCH(quint64, seed);
    m_random = Random(seed);
    for (int edit = 0; edit < kEdits / 2; ++edit) {
        step();
        letWorkLand();
        QVERIFY2(m_failures.isEmpty(),
            qPrintable(QStringLiteral("edit %1: %2").arg(edit).arg(m_failures.join(u'\n'))));
    }
    QVERIFY(document().store()->drain().has_value());
}

int main(int argc, char** argv) { return test::guardedMain<TestRandomEdits>(argc, argv); }
#include "tst_random_edits.moc"
