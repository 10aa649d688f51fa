// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages of a talk say, of any plans that are set side by side.
#include <algorithm>
#include <map>
#include <tuple>

#include <rapidcheck.h>

#include <QRegularExpression>
#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/model/hf_config.h"
#include "widgets/comparison/comparison_words.h"
#include "widgets/presentation/talk_words.h"

using namespace rankloom;
using namespace rankloom::ui;
namespace words = rankloom::ui::comparison_words;

namespace {

/// What plans are about, the same one for the same words.
std::shared_ptr<const Project> about(const char* model, int nodes, const char* device)
{
    static std::map<std::tuple<std::string, int, std::string>, std::shared_ptr<const Project>> made;
    std::shared_ptr<const Project>& project = made[{model, nodes, device}];
    if (!project) {
        Project p;
        p.model = modelPreset(model).value();
        p.cluster = makeCluster(nodes, 8, devicePreset(device).value());
        project = std::make_shared<const Project>(std::move(p));
    }
    return project;
}

ComparedPlan compared(
    const std::string& name, const std::shared_ptr<const Project>& project, const Plan& plan)
{
    return {name, project, std::make_shared<const Plan>(plan), evaluate(*project, plan).value()};
}

/// Likely alike in most: some fit, some do not, some are not possible, a few serve.
ComparedPlan anyPlan(int number)
{
    const auto one = [](auto... values) { return *rc::gen::element(values...); };
    const auto project = about(one("llama-3-8b", "llama-3-8b", "llama-3-8b", "gemma-2b"), one(2, 2, 2, 4),
        one("h100-sxm-80gb", "h100-sxm-80gb", "a100-sxm-40gb"));
    Plan plan;
    plan.workload = {one(4096, 4096, 8192), 1, one(64, 64, 64, 128, 96)};
    plan.layout.tp = one(1, 2, 4, 8, 8, 3);
    plan.layout.pp = one(1, 2, 4);
    if (one(false, false, true)) {
        plan.communication.compression.kind = CompressionKind::PowerSgd;
        plan.communication.compression.dataParallel = true;
    }
    if (one(0, 0, 0, 0, 1) == 1) {
        plan.workload.kind = WorkKind::Serving;
        plan.serving.requests.lengths = {LengthsKind::Fixed, 512, 16};
        plan.serving.requests.count = 8;
    }
    return compared("plan " + std::to_string(number), project, plan);
}

ComparisonData anyTalk()
{
    std::vector<ComparedPlan> plans;
    const int count = *rc::gen::inRange(2, 6);
    for (int i = 0; i < count; ++i)
        plans.push_back(anyPlan(i + 1));
    const int baseline = *rc::gen::inRange(0, count);
    return makeComparisonData(std::move(plans), baseline);
}

/// The plan that a sentence is about: the first that it names.
int namedIn(const ComparisonData& data, const TalkWords& talk, const QString& sentence)
{
    int found = -1;
    qsizetype first = sentence.size();
    for (int i = 0; i < data.count(); ++i)
        if (const qsizetype at = sentence.indexOf(u'“' + talk.name(i) + u'”'); at >= 0 && at < first) {
            first = at;
            found = i;
        }
    return found;
}

bool fits(const ComparisonData& data, int plan)
{
    return data.comparison.plans[static_cast<std::size_t>(plan)].fits;
}

/// Of plans that train or, where none does, of all: that no one which could be taken instead is better.
void isBestByOwnCount(const ComparisonData& data, int best, bool onlyFitting,
    const std::function<double(const ComparedPlan&)>& cost)
{
    const ComparedPlan& chosen = data.plans[static_cast<std::size_t>(best)];
    for (int i = 0; i < data.count(); ++i) {
        const ComparedPlan& plan = data.plans[static_cast<std::size_t>(i)];
        if (plan.serves() || !plan.evaluation.valid || (onlyFitting && !fits(data, i)))
            continue;
        RC_ASSERT(cost(chosen) <= cost(plan) * (1 + 1e-9));
    }
}

bool anyTrains(const ComparisonData& data) { return !std::ranges::all_of(data.plans, &ComparedPlan::serves); }

void speedHolds(const ComparisonData& data, const TalkWords& talk, const QString& sentence)
{
    const bool step = sentence.contains(QStringLiteral("shortest step"));
    const bool rate = sentence.contains(QStringLiteral("most tokens per second"));
    if (!step && !rate)
        return;
    const int best = namedIn(data, talk, sentence);
    RC_ASSERT(best >= 0);
    isBestByOwnCount(data, best, fits(data, best), [step](const ComparedPlan& plan) {
        return step ? plan.evaluation.time.step.value() : 1 / plan.evaluation.time.tokensPerSecond;
    });
    // A shorter step is faster only where it does as much.
    const auto tokens = [](const ComparedPlan& plan) {
        return static_cast<double>(plan.plan->workload.globalBatchSize) * plan.plan->workload.sequenceLength;
    };
    for (const ComparedPlan& plan : data.plans)
        RC_ASSERT(!step || plan.serves() || !plan.evaluation.valid
            || tokens(plan) == tokens(data.plans[static_cast<std::size_t>(best)]));
}

void factsHold(const ComparisonData& data, const TalkWords& talk)
{
    const auto facts = talk.facts();
    RC_ASSERT(facts.size() == 3U);
    for (int i = 0; i < data.count(); ++i) {
        const ComparedPlan& plan = data.plans[static_cast<std::size_t>(i)];
        const QString model = QString::fromStdString(plan.project->model->name);
        const QString own[] = {model, words::cluster(*plan.project), words::workload(plan)};
        for (std::size_t at = 0; at < 3; ++at) {
            const QString& told = facts[at].second;
            if (told.contains(QStringLiteral("not the same in all")))
                continue;
            // It is what all have, or stands behind the plan's name.
            const QStringList lines = told.split(u'\n');
            const bool holds = std::ranges::any_of(lines, [&](const QString& line) {
                return line.contains(own[at])
                    && (lines.size() == 1 || line.contains(u'“' + words::planName(data, i) + u'”'));
            });
            RC_ASSERT(holds);
        }
        const QString subject = talk.subject();
        RC_ASSERT(subject.contains(QStringLiteral("several models")) || subject.contains(model));
        RC_ASSERT(subject.contains(QStringLiteral("several clusters"))
            || subject.contains(words::cluster(*plan.project)));
        const QString question = talk.headline(PresentationPage::Question);
        RC_ASSERT(!question.contains(QStringLiteral("serve")) || (plan.serves() && question.contains(model)));
        RC_ASSERT(
            !question.contains(QStringLiteral("train")) || (!plan.serves() && question.contains(model)));
    }
}

void memoryHolds(const ComparisonData& data, const TalkWords& talk, const QString& sentence)
{
    int told = 0;
    int fitting = 0;
    for (int i = 0; i < data.count(); ++i)
        if (anyTrains(data) != data.plans[static_cast<std::size_t>(i)].serves()) {
            ++told;
            fitting += fits(data, i) ? 1 : 0;
        }
    if (sentence.contains(QStringLiteral("All fit")))
        RC_ASSERT(fitting == told);
    if (sentence.contains(QStringLiteral("None fits")))
        RC_ASSERT(fitting == 0);
    if (sentence.contains(QStringLiteral("leaves most room, "))) {
        const int best = namedIn(data, talk, sentence);
        RC_ASSERT(best >= 0 && fits(data, best));
        for (int i = 0; i < data.count(); ++i)
            if (data.fullest(i) && fits(data, i))
                RC_ASSERT(data.fullest(i)->headroom() <= data.fullest(best)->headroom());
    }
}

void onlyHolds(const ComparisonData& data, const TalkWords& talk, const QString& sentence)
{
    if (!sentence.contains(QStringLiteral("Only “")))
        return;
    const int named = namedIn(data, talk, sentence);
    RC_ASSERT(named >= 0);
    const bool said = !sentence.contains(QStringLiteral("does not fit"));
    RC_ASSERT(fits(data, named) == said);
    for (int i = 0; i < data.count(); ++i)
        if (i != named && anyTrains(data) != data.plans[static_cast<std::size_t>(i)].serves())
            RC_ASSERT(!fits(data, i));
}

void recommendationHolds(const ComparisonData& data, const TalkWords& talk)
{
    const QString sentence = talk.headline(PresentationPage::Recommendation);
    const Recommendation& advice = data.comparison.recommendation;
    if (!sentence.startsWith(QStringLiteral("Take")))
        return;
    const int taken = namedIn(data, talk, sentence);
    RC_ASSERT(taken == advice.plan);
    RC_ASSERT(fits(data, taken));
    const QString cluster = words::cluster(*data.plans[static_cast<std::size_t>(taken)].project);
    const QStringList reasons = talk.reasons();
    for (const ComparedPlan& plan : data.plans)
        if (words::cluster(*plan.project) != cluster) { // another budget
            RC_ASSERT(sentence.contains(cluster));
            RC_ASSERT(reasons.join(u' ').contains(QStringLiteral("With ") + words::cluster(*plan.project)));
            RC_ASSERT(reasons.join(u' ').contains(QStringLiteral("A GPU does most in")));
        }
    for (const BudgetChoice& budget : advice.budgets)
        for (int i = 0; budget.plan >= 0 && i < data.count(); ++i) {
            const ComparedPlan& plan = data.plans[static_cast<std::size_t>(i)];
            const ComparedPlan& best = data.plans[static_cast<std::size_t>(budget.plan)];
            const ComparedColumn& column = data.comparison.plans[static_cast<std::size_t>(i)];
            const ComparedColumn& told = data.comparison.plans[static_cast<std::size_t>(budget.plan)];
            // A faster plan is passed over only where it fits less surely.
            if (words::cluster(*plan.project).toStdString() == budget.cluster && column.fitsAtWorst)
                RC_ASSERT(
                    plan.evaluation.time.tokensPerSecond <= best.evaluation.time.tokensPerSecond * (1 + 1e-9)
                    || !told.fitsAtWorst || column.fit < told.fit);
        }
}

} // namespace

class TestTalk : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Whatever plans are chosen: what a page says holds for each of them.
    void everyPageHoldsForEveryPlan()
    {
        QVERIFY(rc::check("talk", [] {
            const ComparisonData data = anyTalk();
            const TalkWords talk(data);
            const std::vector<PresentationPage> pages = talk.pages();
            RC_ASSERT(pages.front() == PresentationPage::Question);
            RC_ASSERT(pages.back() == PresentationPage::Recommendation);
            factsHold(data, talk);
            for (const PresentationPage page : pages) {
                const QString sentence = talk.headline(page);
                RC_ASSERT(!sentence.isEmpty());
                static const QRegularExpression place(QStringLiteral("%\\d"));
                RC_ASSERT(!sentence.contains(place)); // all are filled
                onlyHolds(data, talk, sentence);
                speedHolds(data, talk, sentence);
                if (sentence.contains(QStringLiteral("do not differ")))
                    RC_ASSERT(page == PresentationPage::Timeline || page == PresentationPage::Cost);
            }
            if (std::ranges::find(pages, PresentationPage::Memory) != pages.end())
                memoryHolds(data, talk, talk.headline(PresentationPage::Memory));
            recommendationHolds(data, talk);
            // Those that lose digits are named, no others.
            for (int i = 0; i < data.count(); ++i)
                RC_ASSERT(talk.lossyPlans().contains(u'“' + words::planName(data, i) + u'”')
                    == !data.comparison.plans[static_cast<std::size_t>(i)].lossy.empty());
        }));
    }

    /// Pages that would be empty are none.
    void plansThatServeHaveNoStep()
    {
        const auto project = about("llama-3-8b", 1, "h100-sxm-80gb");
        Plan serving;
        serving.layout.tp = 1;
        serving.workload.kind = WorkKind::Serving;
        serving.serving.requests.lengths = {LengthsKind::Fixed, 512, 16};
        serving.serving.requests.count = 8;
        Plan wider = serving;
        wider.layout.tp = 4;
        const ComparisonData data =
            makeComparisonData({compared("one", project, serving), compared("four", project, wider)}, 0);
        const TalkWords talk(data);
        const std::vector<PresentationPage> wanted {PresentationPage::Question, PresentationPage::Options,
            PresentationPage::Cost, PresentationPage::Recommendation};
        QVERIFY(talk.pages() == wanted);
        QCOMPARE(talk.title(PresentationPage::Cost), QStringLiteral("Latency and throughput"));
        QVERIFY(talk.headline(PresentationPage::Cost).contains(QStringLiteral("its tokens fastest")));
        QCOMPARE(talk.headline(PresentationPage::Recommendation),
            QStringLiteral("It depends on the latencies that are asked for"));
    }

    /// Three batches of one model: none of them is everybody's, and no step is the shortest.
    void unlikeBatchesAreNamed()
    {
        const auto project = about("llama-3-8b", 2, "h100-sxm-80gb");
        Plan plan;
        plan.workload = {4096, 1, 768};
        plan.layout.tp = 8;
        Plan larger = plan;
        larger.workload.globalBatchSize = 1024;
        const ComparisonData data =
            makeComparisonData({compared("a", project, plan), compared("b", project, larger)}, 0);
        const TalkWords talk(data);
        const QString work = talk.facts()[2].second;
        QVERIFY2(work.contains(QStringLiteral("“a”: 768 sequences")), qPrintable(work));
        QVERIFY2(work.contains(QStringLiteral("“b”: 1,024 sequences")), qPrintable(work));
        const QString speed = talk.headline(PresentationPage::Timeline);
        QVERIFY2(speed.contains(QStringLiteral("trains most tokens per second")), qPrintable(speed));
    }
};

QTEST_MAIN(TestTalk)
#include "tst_talk.moc"
