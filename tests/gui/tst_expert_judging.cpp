// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What experts are placed by and judged on: unseen tokens, tasks, spans of time, links.
#include <QLocale>

#include "core/experts/plan_experts.h"
#include "tests/gui/expert_panel_test.h"
#include "widgets/board/placement_curve.h"
#include "widgets/experts/trade_off_view.h"

using namespace rankloom;
using namespace rankloom::ui;
using rankloom::test::skewed;

namespace {

SlotPlacement balanced(const PlacementProblem& problem)
{
    PlacementOptions options;
    options.method = PlacementMethod::Balance;
    return placeExperts(problem, options)->placement;
}

} // namespace

class TestExpertJudging : public test::ExpertPanelTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void unseenTokensJudge();
    void everyTaskIsBalanced();
    void shortTraceIsSaid();
    void otherTraceIsSaid();
    void linksArePriced();
    void courseIsExplained();
    void frontShowsUnseenTokens();
    void bestOfSeveralIsTaken();
};

/// What the form asks for at first: several ways are tried, and the one with the shortest step on unseen
/// tokens is taken, and named.
void TestExpertJudging::bestOfSeveralIsTaken()
{
    openFile({{"chat", 4000}});
    m_panel->findChild<QComboBox*>(QStringLiteral("experts.method"))->setCurrentIndex(0);
    setMoves(100'000);
    run();
    const QString verdict = m_panel->verdict();
    QVERIFY2(verdict.contains(QStringLiteral("Taken, for the shortest step on unseen tokens")),
        qPrintable(verdict));
    QVERIFY2(verdict.contains(QStringLiteral("balance")) && verdict.contains(QStringLiteral("traffic")),
        qPrintable(verdict));
    // None of the ways alone is faster on unseen tokens.
    const std::shared_ptr<const Plan> plan = m_document->plan();
    Project unseen = *m_document->project();
    unseen.routing = counted(TraceSplit::Part::Test);
    const auto stepOf = [&](const ExpertPlacement& experts) {
        Plan with = *plan;
        with.experts = experts;
        return evaluate(unseen, with)->time.step;
    };
    const Seconds taken = stepOf(plan->experts);
    const PlacementProblem train = placementProblem(counted(TraceSplit::Part::Train), 4);
    QVERIFY(taken <= stepOf(expertPlacementOf(train, balanced(train))));
    QVERIFY(taken <= stepOf({}));
}

/// What a placement was made for flatters it; that is shown, and the other tokens beside it.
void TestExpertJudging::unseenTokensJudge()
{
    openFile({{"chat", 4000}});
    choose(PlacementMethod::Balance);
    run();
    PlacementProblem train = placementProblem(counted(TraceSplit::Part::Train), 4);
    PlacementProblem test = placementProblem(counted(TraceSplit::Part::Test), 4);
    const auto line = [&](const SlotPlacement& before, const SlotPlacement& after) {
        const auto load = [](const PlacementProblem& problem, const SlotPlacement& slots) -> QString {
            return QLocale().toString(placementFigures(problem, slots).meanMaxOverMean, 'f', 3) + u'×';
        };
        return QStringLiteral("Fullest GPU: seen %1 → %2, unseen %3 → %4.")
            .arg(load(train, before), load(train, after), load(test, before), load(test, after));
    };
    const SlotPlacement found = balanced(train);
    const QString wanted = line(contiguousPlacement(train), found);
    QVERIFY2(m_panel->verdict().contains(wanted), qPrintable(wanted + u'\n' + m_panel->verdict()));
    QVERIFY(placementFigures(test, found).meanMaxOverMean > placementFigures(train, found).meanMaxOverMean);
    QCOMPARE(commands(), 1);
    QVERIFY(isPlaced(expertPlacementOf(train, found), "train "));
    // All tokens, when that is asked for.
    m_document->undoStack().undo();
    chooseItem("experts.judge", QStringLiteral("The same tokens"));
    run();
    QVERIFY2(!m_panel->verdict().contains(QStringLiteral("unseen")), qPrintable(m_panel->verdict()));
    PlacementProblem all = placementProblem(m_document->project()->routing, 4);
    QVERIFY(isPlaced(expertPlacementOf(all, balanced(all)), "part="));
}

void TestExpertJudging::everyTaskIsBalanced()
{
    openFile({{"chat", 3000}, {"code", 1500}});
    choose(PlacementMethod::Balance);
    chooseItem("experts.robust", QStringLiteral("Each task"));
    run();
    const std::vector<RoutingStatistics> seen {
        counted(TraceSplit::Part::Train, "chat"), counted(TraceSplit::Part::Train, "code")};
    const std::vector<RoutingStatistics> unseen {
        counted(TraceSplit::Part::Test, "chat"), counted(TraceSplit::Part::Test, "code")};
    PlacementProblem train = placementProblem(together(seen), 4);
    PlacementProblem test = placementProblem(together(unseen), 4);
    QVERIFY(addWindows(train, seen) && addWindows(test, unseen));
    const SlotPlacement found = balanced(train);
    QVERIFY(isPlaced(expertPlacementOf(train, found), "train "));
    const auto load = [](const PlacementProblem& problem, const SlotPlacement& slots) -> QString {
        return QLocale().toString(placementFigures(problem, slots).windowMaxOverMean, 'f', 3) + u'×';
    };
    const SlotPlacement before = contiguousPlacement(train);
    const QString wanted =
        QStringLiteral("Part by part: seen %1 → %2, unseen %3 → %4.")
            .arg(load(train, before), load(train, found), load(test, before), load(test, found));
    QVERIFY2(m_panel->verdict().contains(wanted), qPrintable(wanted + u'\n' + m_panel->verdict()));
    // Spans of time are there as well; methods that know neither do not offer them.
    m_document->undoStack().undo();
    chooseItem("experts.robust", QStringLiteral("Each of 8 spans of time"));
    run();
    QVERIFY(m_panel->verdict().contains(QStringLiteral("In the worst part: seen")));
    choose(PlacementMethod::Eplb);
    QVERIFY(!m_panel->findChild<QComboBox*>(QStringLiteral("experts.robust"))->isEnabled());
}

void TestExpertJudging::shortTraceIsSaid()
{
    openFile({{"chat", 200}}); // one block
    choose(PlacementMethod::Balance);
    run();
    QVERIFY2(m_panel->verdict().contains(QStringLiteral("Judged on the tokens it was made for")),
        qPrintable(m_panel->verdict()));
    QVERIFY(!m_panel->verdict().contains(QStringLiteral("seen ")));
    QVERIFY(!placement().contiguous());
}

/// After an undone import the file holds a newer trace than the one on screen.
void TestExpertJudging::otherTraceIsSaid()
{
    openFile({{"chat", 2000}});
    Project other = *m_document->project();
    other.routing = skewed();
    m_document->changeProject(other, QStringLiteral("another trace"));
    choose(PlacementMethod::Balance);
    run();
    QVERIFY2(m_panel->verdict().contains(QStringLiteral("not the ones that are counted now")),
        qPrintable(m_panel->verdict()));
    PlacementProblem problem = placementProblem(skewed(), 4);
    QVERIFY(isPlaced(expertPlacementOf(problem, balanced(problem)), "part="));
}

/// Two GPUs of a group in each of two nodes: what goes between nodes costs more.
void TestExpertJudging::linksArePriced()
{
    open(skewed());
    Plan plan = *m_document->plan();
    plan.deviceOfRank.resize(32);
    const ExpertGroup group = expertGroup(*m_document->project(), plan);
    for (int rank = 0; rank < 32; ++rank)
        plan.deviceOfRank[static_cast<std::size_t>(rank)] = rank;
    // The last two members change places with GPUs of the next node.
    for (const int member : {2, 3})
        std::swap(plan.deviceOfRank[static_cast<std::size_t>(group.rank[static_cast<std::size_t>(member)])],
            plan.deviceOfRank[static_cast<std::size_t>(8 + member)]);
    m_document->changePlan(plan, QStringLiteral("two nodes"));
    const ExpertGroup apart = expertGroup(*m_document->project(), *m_document->plan());
    QCOMPARE(apart.equalNodes(), 2);
    choose(PlacementMethod::ExFlow);
    run();
    QVERIFY(!m_panel->verdict().contains(QStringLiteral("Traffic by links")));
    const auto nodeCut = [&] {
        PlacementProblem problem = placementProblem(skewed(), 4, 2);
        return placementFigures(problem, slotPlacementOf(problem, placement())).nodeCut;
    };
    if (button("experts.use")->isVisible())
        QTest::mouseClick(button("experts.use"), Qt::LeftButton);
    const double alike = nodeCut();
    m_document->changePlan(plan, QStringLiteral("back"));
    chooseItem("experts.links", QStringLiteral("As assumed"));
    run();
    QVERIFY2(m_panel->verdict().contains(QStringLiteral("Traffic by links")), qPrintable(m_panel->verdict()));
    QCOMPARE(m_panel->curve().data().quantity, QStringLiteral("Traffic by the links"));
    if (button("experts.use")->isVisible())
        QTest::mouseClick(button("experts.use"), Qt::LeftButton);
    QVERIFY(nodeCut() <= alike);
    // MoETuner: equal bandwidths, or two of them.
    choose(PlacementMethod::MoeTuner);
    for (const char* links : {"All alike", "Nodes apart", "As assumed"}) {
        chooseItem("experts.links", QString::fromLatin1(links));
        QCOMPARE(m_panel->findChild<QDoubleSpinBox*>(QStringLiteral("experts.within"))->isEnabled(),
            QLatin1String(links) == QLatin1String("Nodes apart"));
        run();
        QVERIFY2(m_panel->verdict().contains(QStringLiteral("Fullest GPU")), qPrintable(m_panel->verdict()));
    }
}

/// Never "No search yet" beside a result.
void TestExpertJudging::courseIsExplained()
{
    open(skewed());
    const QString before = m_panel->curve().description();
    QVERIFY(before.contains(QStringLiteral("No search yet")));
    for (const PlacementMethod method : placementMethods()) {
        choose(method);
        run();
        const PlacementCurve& curve = m_panel->curve();
        QVERIFY2(!curve.description().contains(QStringLiteral("No search yet")), nameOf(method));
        if (!drawsCourse(method))
            QVERIFY2(curve.description().contains(QStringLiteral("course to draw"))
                    || curve.description().contains(QStringLiteral("could be drawn")),
                qPrintable(curve.description()));
    }
}

void TestExpertJudging::frontShowsUnseenTokens()
{
    openFile({{"chat", 3000}});
    m_panel->findChild<QComboBox*>(QStringLiteral("experts.method"))->setCurrentIndex(2);
    setMoves(100'000);
    run();
    TradeOffView& front = m_panel->front();
    QVERIFY(front.count() >= 1);
    QVERIFY2(front.description().contains(QStringLiteral("unseen")), qPrintable(front.description()));
    const auto table = front.createTable();
    QCOMPARE(table->columnCount(), 4);
    QVERIFY(table->headerData(2, Qt::Horizontal).toString().contains(QStringLiteral("unseen")));
    QVERIFY(table->index(0, 2).data(Qt::EditRole).toDouble() > 1);
    QVERIFY(m_panel->verdict().contains(QStringLiteral("unseen")));
    QVERIFY(!renderPicture(front).isNull());
}

QTEST_MAIN(TestExpertJudging)
#include "tst_expert_judging.moc"
