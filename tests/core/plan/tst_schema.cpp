// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include <QTest>

#include "core/base/resource.h"
#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/plan/plan_json.h"
#include "core/plan/plan_schema.h"
#include "core/schedule/timeline.h"

using namespace rankloom;
using nlohmann::json;

namespace {

json schema(const std::string& name)
{
    if (name == "plan")
        return json::parse(planSchema());
    const auto text = resource("schema/" + name + ".schema.json");
    return text ? json::parse(*text) : json();
}

/// The schema of a value, a reference followed and a default taken along.
json followed(const json& root, json node)
{
    if (node.contains("$ref")) {
        json target = root.at(json::json_pointer(node.at("$ref").get<std::string>().substr(1)));
        if (node.contains("default"))
            target["default"] = node.at("default");
        return target;
    }
    return node;
}

/// Pointers of the members of `value` that the schema does not describe, or gives another default.
void compareDefaults(const json& root, const json& node, const json& value, const std::string& pointer,
    std::vector<std::string>& wrong)
{
    for (const auto& [key, member] : value.items()) {
        const std::string at = pointer + "/" + key;
        if (!node.contains("properties") || !node.at("properties").contains(key)) {
            wrong.push_back(at + " is not described");
            continue;
        }
        const json described = followed(root, node.at("properties").at(key));
        if (member.is_object())
            compareDefaults(root, described, member, at, wrong);
        else if (!described.contains("default"))
            wrong.push_back(at + " has no default");
        else if (described.at("default") != member)
            wrong.push_back(at + " defaults to " + member.dump());
    }
}

template <class Enum> json namesOf()
{
    json names = json::array();
    for (const NamedValue<Enum>& named : namedValues<Enum>())
        names.push_back(named.name);
    return names;
}

} // namespace

class TestSchema : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySchemaIsThere()
    {
        for (const char* name :
            {"plan", "evaluation", "simulation", "model", "validation", "expert-placement", "rank-placement",
                "search", "sensitivity", "comparison", "migration", "recovery", "compression"}) {
            const json document = schema(name);
            QVERIFY2(document.is_object(), name);
            QVERIFY(document.at("$schema") == "https://json-schema.org/draft/2020-12/schema");
            QVERIFY(document.at("properties").at("format").at("const") == "rankloom-" + std::string(name));
        }
    }

    void defaultsAreTheProgramsDefaults()
    {
        const json root = schema("plan");
        std::vector<std::string> wrong;
        compareDefaults(root, root, json::parse(writePlan(Plan())), {}, wrong);
        std::string all;
        for (const std::string& line : wrong)
            all += line + "; ";
        QVERIFY2(wrong.empty(), all.c_str());
    }

    /// Every field that the program writes is described, also the rare ones.
    void everyWrittenFieldIsDescribed()
    {
        Project project;
        project.model = *modelPreset("deepseek-v2-lite");
        project.model.change().name = "not a preset";
        project.model.change().sparse = SparseAttention {2048, 64, 128};
        project.cluster = makeCluster(2, 2, *devicePreset("h100-sxm-80gb"));
        project.cluster.change().device.name = "not a preset";
        project.cluster.change().nodeNames = {"a", "b"};
        Plan plan;
        plan.layout.dp = 1;
        plan.layout.etp = 1;
        plan.schedule.customOrder = "0F0";
        const json root = schema("plan");
        const json& properties = root.at("properties");
        const json document = json::parse(writePlanDocument(project, plan));
        const auto described = [&root](const json& node, const json& value) {
            for (const auto& [key, member] : value.items())
                if (!followed(root, node).at("properties").contains(key))
                    return key;
            return std::string();
        };
        QCOMPARE(described(root, document), std::string());
        for (const char* part : {"model", "cluster", "workload", "layout", "schedule"})
            QCOMPARE(described(properties.at(part), document.at(part)), std::string());
        const json& definitions = root.at("$defs");
        const json& spec = document.at("model").at("spec");
        QCOMPARE(described(definitions.at("modelSpec"), spec), std::string());
        for (const char* part : {"mla", "sparseAttention", "moe", "details"})
            QCOMPARE(described(definitions.at("modelSpec").at("properties").at(part), spec.at(part)),
                std::string());
        QCOMPARE(described(definitions.at("device"), document.at("cluster").at("device")), std::string());
    }

    void namesAreTheProgramsNames()
    {
        const json properties = schema("plan").at("properties");
        const auto legal = [&properties](const char* section, const char* key) {
            return properties.at(section).at("properties").at(key).at("enum");
        };
        QVERIFY(legal("schedule", "kind") == namesOf<ScheduleKind>());
        QVERIFY(legal("schedule", "pointToPoint") == namesOf<PointToPointMode>());
        QVERIFY(legal("stages", "vocabulary") == namesOf<VocabularyLayout>());
        QVERIFY(legal("memory", "precision") == namesOf<Precision>());
        QVERIFY(legal("memory", "optimizer") == namesOf<OptimizerKind>());
        QVERIFY(legal("memory", "gradients") == namesOf<GradientType>());
        QVERIFY(legal("memory", "crossEntropy") == namesOf<CrossEntropy>());
        const json& memory = properties.at("memory").at("properties");
        QVERIFY(memory.at("recompute").at("properties").at("mode").at("enum") == namesOf<RecomputeMode>());
        QVERIFY(memory.at("offload").at("properties").at("target").at("enum") == namesOf<OffloadTarget>());
        const json& compression = properties.at("communication").at("properties").at("compression");
        QVERIFY(compression.at("properties").at("kind").at("enum") == namesOf<CompressionKind>());
        QVERIFY(schema("simulation").at("properties").at("schedule").at("enum") == namesOf<ScheduleKind>());
        json letters = json::array();
        for (int kind = 0; kind < kPassKindCount; ++kind)
            letters.push_back(letterOf(static_cast<PassKind>(kind)));
        const json lane =
            schema("evaluation").at("$defs").at("timeline").at("properties").at("lanes").at("items");
        QVERIFY(
            lane.at("properties").at("slices").at("items").at("properties").at("pass").at("enum") == letters);
    }
};

QTEST_APPLESS_MAIN(TestSchema)
#include "tst_schema.moc"
