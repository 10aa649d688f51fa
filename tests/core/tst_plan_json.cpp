// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>

#include <rapidcheck.h>

#include <QTest>

#include "core/base/json.h"
#include "core/plan/plan_json.h"

using namespace rankloom;

namespace {

template <class Enum> Enum anyOf()
{
    const auto named = namedValues<Enum>();
    return named[*rc::gen::inRange<std::size_t>(0, named.size())].value;
}

double anyDouble(int most) { return *rc::gen::inRange(0, most) / 7.0; }

/// Any text: control characters, quotes and beyond ASCII included.
std::string anyText()
{
    std::string out;
    for (const int c : *rc::gen::container<std::vector<int>>(rc::gen::inRange(1, 127)))
        out += static_cast<char>(c);
    return out + *rc::gen::element(std::string(), std::string("模型 Grüße"));
}

std::vector<int> anyIntegers(int most)
{
    return *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, most));
}

ShardExtent anyExtent()
{
    using Kind = ShardExtent::Kind;
    const Kind kind = *rc::gen::element(
        Kind::None, Kind::DataParallel, Kind::Degree, Kind::DevicePair, Kind::Node, Kind::All);
    return {kind, kind == Kind::Degree ? *rc::gen::inRange(1, 64) : 1};
}

MemoryChoice anyMemory()
{
    MemoryChoice memory;
    memory.precision = anyOf<Precision>();
    memory.optimizer = anyOf<OptimizerKind>();
    memory.gradients = anyOf<GradientType>();
    memory.crossEntropy = anyOf<CrossEntropy>();
    memory.vocabularyDivisor = *rc::gen::inRange(1, 512);
    memory.sharding = {anyExtent(), anyExtent(), anyExtent(), anyExtent()};
    memory.recompute.mode = anyOf<RecomputeMode>();
    memory.recompute.modules = *rc::gen::container<std::vector<std::string>>(
        rc::gen::element(std::string("core_attn"), std::string("moe"), std::string("mla_up_proj")));
    memory.recompute.layers = *rc::gen::inRange(1, 100);
    memory.offload = {anyOf<OffloadTarget>(), anyDouble(7), anyDouble(7)};
    memory.fragmentation = 1 + anyDouble(7);
    memory.additiveBytes = anyDouble(1 << 30);
    memory.contextBytes = anyDouble(1 << 30);
    memory.communicatorBytes = anyDouble(1 << 30);
    return memory;
}

ExpertPlacement anyExperts()
{
    ExpertPlacement experts;
    const int layers = *rc::gen::inRange(0, 4);
    for (int l = 0; l < layers; ++l) {
        std::vector<std::vector<int>> row;
        const int count = *rc::gen::inRange(1, 6);
        for (int e = 0; e < count; ++e)
            row.push_back(*rc::gen::nonEmpty(rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 8))));
        experts.devices.push_back(row);
    }
    return experts;
}

Plan anyPlan()
{
    Plan plan;
    plan.name = anyText();
    const auto degree = [] { return *rc::gen::inRange(1, 64); };
    plan.layout.tp = degree();
    plan.layout.cp = degree();
    plan.layout.pp = degree();
    plan.layout.vpp = degree();
    plan.layout.ep = degree();
    plan.layout.etp = *rc::gen::inRange(0, 8);
    plan.layout.dp = *rc::gen::inRange(0, 8);
    plan.layout.sequenceParallel = *rc::gen::arbitrary<bool>();
    for (int swaps = 0; swaps < 4; ++swaps)
        std::swap(plan.layout.order[*rc::gen::inRange<std::size_t>(0, 5)],
            plan.layout.order[*rc::gen::inRange<std::size_t>(0, 5)]);
    plan.stages = {anyIntegers(100), anyOf<VocabularyLayout>()};
    plan.schedule = {anyOf<ScheduleKind>(), anyOf<PointToPointMode>(), *rc::gen::inRange(0, 64),
        anyDouble(100), anyText()};
    plan.memory = anyMemory();
    plan.communication.compression = {anyOf<CompressionKind>(), *rc::gen::inRange(1, 64),
        *rc::gen::arbitrary<bool>(), *rc::gen::arbitrary<bool>(), *rc::gen::arbitrary<bool>(),
        anyIntegers(16)};
    plan.communication.overlapDp = *rc::gen::arbitrary<bool>();
    plan.communication.overlapTp = *rc::gen::arbitrary<bool>();
    plan.communication.overlapEp = *rc::gen::arbitrary<bool>();
    plan.deviceOfRank = anyIntegers(64);
    plan.experts = anyExperts();
    return plan;
}

} // namespace

class TestPlanJson : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readingWhatWasWrittenGivesTheSamePlan()
    {
        QVERIFY(rc::check("readPlan(writePlan(x)) == x, byte for byte when written again", [] {
            const Plan plan = anyPlan();
            const std::string text = writePlan(plan);
            const Result<Plan> back = readPlan(text);
            RC_ASSERT(back.has_value());
            RC_ASSERT(*back == plan);
            RC_ASSERT(writePlan(*back) == text);
        }));
    }

    void anEmptyObjectIsTheDefaultPlan()
    {
        const Result<Plan> plan = readPlan("{}");
        QVERIFY(plan.has_value());
        QCOMPARE(*plan, Plan());
    }

    void refusalsNamePlaceAndRemedy_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("pointer");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char* name, const char* json, const char* pointer, const char* part) {
            QTest::newRow(name) << QByteArray(json) << QByteArray(pointer) << QByteArray(part);
        };
        row("word", R"({"layout":{"tp":"eight"}})", "/layout/tp", "the string \"eight\"");
        row("fraction", R"({"layout":{"tp":2.5}})", "/layout/tp", "the number 2.5");
        row("negative", R"({"layout":{"pp":-4}})", "/layout/pp", "integer from 1 to");
        row("zero", R"({"layout":{"pp":0}})", "/layout/pp", "integer from 1 to");
        row("array", R"({"layout":[]})", "/layout", "an array of 0");
        row("order", R"({"layout":{"order":"tp-tp-ep-dp-pp"}})", "/layout/order", "tp-cp-ep-dp-pp");
        row("schedule", R"({"schedule":{"kind":"zb-h3"}})", "/schedule/kind", "Did you mean \"zb-h1\"");
        row("module", R"({"memory":{"recompute":{"modules":["mlpp"]}}})", "/memory/recompute/modules/0",
            "core_attn");
        row("extent", R"({"memory":{"sharding":{"optimizer":"rack"}}})", "/memory/sharding/optimizer",
            "group size");
        row("target", R"({"communication":{"compression":{"targets":[1]}}})",
            "/communication/compression/targets/0", "a string");
        row("replica", R"({"experts":{"placement":[[0,[]]]}})", "/experts/placement/0/1", "no device");
        row("rank", R"({"placement":{"ranks":[0,-1]}})", "/placement/ranks/1", "-1");
        row("huge", R"({"memory":{"contextBytes":1e300}})", "/memory/contextBytes", "1e+300");
        row("duplicate", R"({"layout":{"tp":1,"tp":2}})", "/layout/tp", "twice");
    }
    void refusalsNamePlaceAndRemedy()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QByteArray, pointer);
        QFETCH(const QByteArray, part);
        const Result<Plan> plan = readPlan(json.toStdString());
        QVERIFY(!plan.has_value());
        QCOMPARE(plan.error().where.pointer, pointer.toStdString());
        QVERIFY2(
            plan.error().text().find(part.toStdString()) != std::string::npos, plan.error().text().c_str());
    }

    void hostileTextIsRefused_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("empty") << QByteArray() << QByteArray("empty");
        QTest::newRow("cut") << QByteArray(R"({"layout": {"tp": 2)") << QByteArray("cut off");
        QTest::newRow("binary") << QByteArray("\x7f"
                                              "ELF\0\0",
            6) << QByteArray("binary");
        QTest::newRow("utf-16") << QByteArray("\xff\xfe{\0}\0", 6) << QByteArray("UTF-16");
        QTest::newRow("latin-1") << QByteArray("{\"name\":\"Gr\xfc\xdf"
                                               "e\"}")
                                 << QByteArray("UTF-8");
        QTest::newRow("nan") << QByteArray(R"({"layout":{"tp":NaN}})") << QByteArray("JSON");
        QTest::newRow("overflow") << QByteArray(R"({"layout":{"tp":1e999}})") << QByteArray("JSON");
        QTest::newRow("deep") << QByteArray(1'000'000, '[') << QByteArray("deeper than 64");
        QTest::newRow("deep object") << QByteArray("{\"a\":").repeated(100'000) << QByteArray("deeper");
        QTest::newRow("not an object") << QByteArray("[1]") << QByteArray("an object");
    }
    void hostileTextIsRefused()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QByteArray, part);
        const Result<Plan> plan = readPlan(json.toStdString());
        QVERIFY(!plan.has_value());
        QVERIFY2(
            plan.error().text().find(part.toStdString()) != std::string::npos, plan.error().text().c_str());
    }

    void syntaxErrorsHaveLineAndColumn()
    {
        const Result<Plan> plan = readPlan("{\n  \"layout\": {\"tp\": 2,}\n}\n");
        QVERIFY(!plan.has_value());
        QCOMPARE(plan.error().code, ErrorCode::BadSyntax);
        QCOMPARE(plan.error().where.line, std::int64_t {2});
        QCOMPARE(plan.error().where.column, std::int64_t {22});
    }
};

QTEST_APPLESS_MAIN(TestPlanJson)
#include "tst_plan_json.moc"
