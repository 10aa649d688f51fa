// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>
#include <vector>

#include <rapidcheck.h>

#include <QTest>

#include "core/cluster/cluster.h"
#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "core/plan/pipeline_layout.h"
#include "core/plan/plan_json.h"

using namespace rankloom;

namespace {

std::vector<int> sizes(
    std::initializer_list<int> first, int repeated, int times, std::initializer_list<int> last)
{
    std::vector<int> out(first);
    out.insert(out.end(), static_cast<std::size_t>(times), repeated);
    out.insert(out.end(), last);
    return out;
}

PipelineLayout anyLayout()
{
    PipelineLayout layout;
    layout.layersPerStage = *rc::gen::nonEmpty(rc::gen::container<std::vector<int>>(
        rc::gen::weightedElement<int>({{5, 2}, {3, 1}, {2, 0}, {2, 4}, {1, 37}})));
    layout.mtpLayersPerStage.assign(layout.layersPerStage.size(), 0);
    const auto last = std::find_if(
        layout.layersPerStage.rbegin(), layout.layersPerStage.rend(), [](int n) { return n > 0; });
    const auto least = static_cast<std::size_t>(layout.layersPerStage.rend() - last);
    const std::size_t stage = *rc::gen::inRange(least > 0 ? least - 1 : 0, layout.layersPerStage.size());
    layout.mtpLayersPerStage[stage] = *rc::gen::element(0, 0, 1, 2, 5);
    return layout;
}

/// A plan of DeepSeek-V3's shape on few devices, small enough to evaluate at once.
Project smallProject(int layers)
{
    Project project;
    project.model = *modelPreset("deepseek-v3");
    project.model.change().layers = layers;
    project.model.change().moe->layerIsMoe.resize(static_cast<std::size_t>(layers));
    project.cluster = makeCluster(4, 8, *devicePreset("h100-sxm-80gb"));
    return project;
}

Plan smallPlan(int vpp = 1)
{
    Plan plan;
    plan.workload = {4096, 1, 64};
    plan.layout = {.tp = 1, .pp = 4, .vpp = vpp, .ep = 8, .etp = 1};
    return plan;
}

} // namespace

class TestPipelineLayout : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Examples of the argument's own documentation, and of its list form.
    void documentedExamplesAreRead()
    {
        const auto deepSeek = parsePipelineLayout("Et*3|(tt|)*29,m|L");
        QVERIFY(deepSeek.has_value());
        QCOMPARE(deepSeek->layersPerStage, sizes({3}, 2, 29, {0, 0}));
        QCOMPARE(deepSeek->mtpLayersPerStage, sizes({}, 0, 30, {1, 0}));
        const auto plain = parsePipelineLayout("E|(t|)*3,m|m||L");
        QVERIFY(!plain.has_value()); // on two stages: Megatron-LM refuses it, too
        const auto group = parsePipelineLayout("Et(ttt|tt|)*2,L");
        QVERIFY(group.has_value());
        QCOMPARE(group->layersPerStage, (std::vector<int> {4, 2, 3, 2, 0}));
        const auto list = parsePipelineLayout(R"([["embedding", "decoder"], [' Decoder'.strip()]])");
        QVERIFY(!list.has_value());
        const auto python = parsePipelineLayout("[['embedding','decoder'],[],['decoder','mtp','loss']]");
        QVERIFY(python.has_value());
        QCOMPARE(python->layersPerStage, (std::vector<int> {1, 0, 1}));
        QCOMPARE(python->mtpLayersPerStage, (std::vector<int> {0, 0, 1}));
    }

    void refusalsNameTheCharacter_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char* name, const char* text, int column, const char* part) {
            QTest::newRow(name) << QByteArray(text) << column << QByteArray(part);
        };
        row("empty", "", 1, "empty");
        row("commas only", ",,", 3, "empty");
        row("letter", "Et|tx|L", 5, "found \"x\"");
        row("lower case", "et|tL", 1, "found \"e\"");
        row("blank", "E t|L", 2, "byte 0x20");
        row("byte", "E\xfft|L", 2, "byte 0xff");
        row("no embedding", "tt|tL", 1, "embedding (E) is missing");
        row("stage first", "|Et|tL", 1, "embedding (E) is missing");
        row("embedding twice", "Et|EtL", 4, "embedding (E) has something in front");
        row("embedding late", "EE", 2, "embedding (E) has something in front");
        row("no loss", "Et|tt", 6, "loss (L) is missing");
        row("after loss", "Et|tL|", 6, "loss (L) has something behind");
        row("loss twice", "EtLL", 4, "loss (L) has something behind");
        row("decoder behind mtp", "Et|mt|L", 5, "behind a layer m");
        row("mtp on two", "Et|m|mL", 6, "on two stages");
        row("star first", "*3", 1, "nothing in front");
        row("star twice", "Et*2*3L", 5, "nothing in front");
        row("no number", "Et*L", 4, "number of 1 or more");
        row("comma in number", "Et*1,2L", 6, "found \"2\"");
        row("zero", "Et*0L", 4, "number of 1 or more");
        row("open", "E(t|", 2, "never closed");
        row("close", "Et)|L", 3, "never opened");
        row("nested", "E((t|)*2|)*2L", 3, "inside parentheses");
        row("bare group", "E(tt|)L", 6, "no repetition");
        row("empty group", "E()*3L", 3, "hold nothing");
        row("huge", "Et*99999999999999999999L", 24, "more than 100000");
        row("huge groups", "E(t*1000|)*1000L", 16, "more than 100000");
    }
    void refusalsNameTheCharacter()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, column);
        QFETCH(const QByteArray, part);
        const auto layout = parsePipelineLayout(text.toStdString());
        QVERIFY(!layout.has_value());
        const std::string words = layout.error().text();
        QVERIFY2(words.find(part.toStdString()) != std::string::npos, words.c_str());
        QCOMPARE(layout.error().where.line, std::int64_t {1});
        QCOMPARE(layout.error().where.column, std::int64_t {column});
    }

    void listRefusalsNameTheElement()
    {
        const auto encoder = parsePipelineLayout(R"([["embedding"],["encoder"],["loss"]])");
        QVERIFY(!encoder.has_value());
        QCOMPARE(encoder.error().where.pointer, std::string("/1/0"));
        const auto order = parsePipelineLayout(R"([["embedding","loss"],["decoder"]])");
        QVERIFY(!order.has_value());
        QCOMPARE(order.error().where.pointer, std::string("/1"));
        QVERIFY(!parsePipelineLayout("[1]").has_value());
        QVERIFY(!parsePipelineLayout("[[").has_value());
        QVERIFY(!parsePipelineLayout("[]").has_value());
    }

    void writingAndReadingAgree()
    {
        QVERIFY(rc::check("parse(write(x)) = x", [] {
            const PipelineLayout layout = anyLayout();
            const std::string text = pipelineLayoutText(layout);
            const auto again = parsePipelineLayout(text);
            RC_ASSERT(again.has_value());
            RC_ASSERT(*again == layout);
            RC_ASSERT(pipelineLayoutText(*again) == text);
        }));
        QCOMPARE(pipelineLayoutText({sizes({3}, 2, 29, {0, 0}), sizes({}, 0, 30, {1, 0})}),
            std::string("Et*3|(tt|)*29m|L").replace(1, 3, "ttt"));
    }

    void mutationsAreAnsweredWithWords()
    {
        QVERIFY(rc::check("any text is a layout or a refusal with words", [] {
            const auto text = *rc::gen::container<std::string>(
                rc::gen::element('E', 't', 'm', 'L', '|', '(', ')', '*', ',', '2', '9', '[', '"', ' '));
            const auto layout = parsePipelineLayout(text);
            if (layout) {
                const auto again = parsePipelineLayout(pipelineLayoutText(*layout));
                RC_ASSERT(again.has_value() && *again == *layout);
            } else {
                RC_ASSERT(!layout.error().message.empty());
            }
        }));
    }

    /// The document's spelling: round trip, agreement with layersPerStage, and the chunks it implies.
    void documentHoldsALayout()
    {
        const auto plan = readPlan(
            R"({"layout":{"pp":4},"schedule":{"kind":"interleaved-1f1b"},"stages":{"layout":"Et|(tt|)*6,mL"}})");
        QVERIFY2(plan.has_value(), plan ? "" : plan.error().text().c_str());
        QCOMPARE(plan->layout.vpp, 2);
        QCOMPARE(plan->stages.layersPerStage, sizes({1}, 2, 6, {0}));
        QCOMPARE(plan->stages.mtpLayersPerStage, sizes({}, 0, 7, {1}));
        const auto again = readPlan(writePlan(*plan));
        QVERIFY(again.has_value());
        QCOMPARE(*again, *plan);
        const auto same = readPlan(
            R"({"layout":{"pp":2},"stages":{"layersPerStage":[1,2],"layout":[["embedding","decoder"],["decoder","decoder","loss"]]}})");
        QVERIFY(same.has_value());
        const auto refused = [](const char* json, const char* pointer, ErrorCode code) {
            const auto other = readPlan(json);
            QVERIFY(!other.has_value());
            QCOMPARE(other.error().where.pointer, std::string(pointer));
            QVERIFY2(other.error().code == code, other.error().text().c_str());
        };
        refused(R"({"stages":{"layersPerStage":[2,2],"layout":"Et|tttL"}})", "/stages/layout",
            ErrorCode::Contradiction);
        refused(R"({"stages":{"layout":"Et|tttLL"}})", "/stages/layout", ErrorCode::BadValue);
        refused(R"({"stages":{"layout":[["embedding"],["x"]]}})", "/stages/layout/1/0", ErrorCode::BadValue);
        refused(R"({"stages":{"layout":4}})", "/stages/layout", ErrorCode::BadValue);
        refused(
            R"({"layout":{"pp":2,"vpp":2},"schedule":{"kind":"interleaved-1f1b"},"stages":{"layout":"Et|tttL"}})",
            "/stages/layout", ErrorCode::Contradiction);
    }

    void aLayoutReplacesWhatWasThere()
    {
        Plan plan;
        plan.layout.pp = 2;
        plan.stages.layersPerStage = {2, 2};
        const auto changed = withValue(plan, "/stages/layout", "\"Et|tttL\"");
        QVERIFY2(changed.has_value(), changed ? "" : changed.error().text().c_str());
        QCOMPARE(changed->stages.layersPerStage, (std::vector<int> {1, 3}));
    }

    void misplacedMtpLayersAreReported_data()
    {
        QTest::addColumn<QByteArray>("layout");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("fine") << QByteArray("Ettt|tttt|m|L") << QByteArray();
        QTest::newRow("fine, on the last") << QByteArray("Ettt|tt|tt|mL") << QByteArray();
        QTest::newRow("none") << QByteArray("Ettt|tt|tt|L") << QByteArray("mtp-split-has-other-sum");
        QTest::newRow("two") << QByteArray("Ettt|tt|tt|mmL") << QByteArray("mtp-split-has-other-sum");
    }
    void misplacedMtpLayersAreReported()
    {
        QFETCH(const QByteArray, layout);
        QFETCH(const QByteArray, code);
        const Project project = smallProject(7);
        Plan plan = smallPlan();
        plan = *withValue(plan, "/stages/layout", '"' + layout.toStdString() + '"');
        const Diagnostics found = check(project, plan);
        if (code.isEmpty()) {
            QVERIFY2(!hasErrors(found), found.empty() ? "" : found.front().message.c_str());
            return;
        }
        QVERIFY(std::ranges::any_of(
            found, [&code](const Diagnostic& d) { return d.code == code.toStdString(); }));
    }

    void mtpRulesLookAtPlaces()
    {
        const Project project = smallProject(8);
        const auto codeOf = [&](std::vector<int> layers, std::vector<int> mtp, int vpp) {
            Plan plan = smallPlan(vpp);
            if (vpp > 1)
                plan.schedule.kind = ScheduleKind::Interleaved;
            plan.stages.layersPerStage = std::move(layers);
            plan.stages.mtpLayersPerStage = std::move(mtp);
            for (const Diagnostic& d : check(project, plan))
                if (d.severity == Severity::Error)
                    return d.code;
            return std::string();
        };
        QCOMPARE(codeOf({}, {0, 0, 0, 1}, 1), std::string());
        QCOMPARE(codeOf({}, {0, 0, 1, 0}, 1), std::string("mtp-before-layers"));
        QCOMPARE(codeOf({2, 2, 2, 2}, {0, 1, 0, 0}, 1), std::string("mtp-before-layers"));
        QCOMPARE(codeOf({4, 4, 0, 0}, {0, 0, 1, 0}, 1), std::string());
        QCOMPARE(codeOf({4, 4, 0, 0}, {0, 1}, 1), std::string("mtp-split-has-other-count"));
        QCOMPARE(codeOf({4, 4, 0, 0, 0, 0, 0, 0}, {0, 0, 1, 0, 0, 0, 0, 0}, 2),
            std::string("mtp-not-on-last-chunk"));
    }

    /// Stages with nothing but the embedding, the loss or multi-token prediction are evaluated like others.
    void bareStagesAreEvaluated()
    {
        const Project project = smallProject(6);
        Plan plan = smallPlan();
        const auto evaluated = [&](const char* layout) {
            const Plan changed = *withValue(plan, "/stages/layout", std::string("\"") + layout + '"');
            Result<Evaluation> evaluation = evaluate(project, changed);
            return evaluation ? *evaluation : Evaluation {};
        };
        const Evaluation bare = evaluated("E|ttt|tttm|L");
        QVERIFY(bare.valid);
        const double h = project.model->hidden;
        const double vocabulary = 129280.0 * h;
        const auto parameters = [&bare](std::size_t stage) { return bare.memory.stages[stage].parameters; };
        QCOMPARE(parameters(0), vocabulary);
        QCOMPARE(parameters(3), vocabulary + h);
        QVERIFY(bare.memory.stages[0].activations < bare.memory.stages[1].activations);
        for (const StageMemory& stage : bare.memory.stages)
            QVERIFY(std::isfinite(stage.device.value()) && stage.workspace.value() > 0);
        QVERIFY(bare.time.step.value() > 0);
        // The layers of the multi-token prediction and its copy of the embedding move, the logits stay.
        const Evaluation apart = evaluated("E|ttt|ttt|mL");
        QVERIFY(apart.valid);
        const double moved = apart.memory.stages[3].parameters - parameters(3);
        QCOMPARE(moved, parameters(2) - apart.memory.stages[2].parameters);
        QVERIFY(moved > vocabulary);
        const Evaluation loss = evaluated("Ettt|tt|tm|L");
        QVERIFY(loss.valid && loss.memory.stages[3].moment == PeakMoment::Loss);
        // An interleaved rank whose last chunk has no decoder layer.
        plan.schedule.kind = ScheduleKind::Interleaved;
        const Evaluation chunks = evaluated("E|t|t|t|t|t|tm|L");
        QVERIFY(chunks.valid);
        QCOMPARE(chunks.memory.stages[3].parameters > vocabulary, true);
    }
};

QTEST_APPLESS_MAIN(TestPipelineLayout)
#include "tst_pipeline_layout.moc"
