// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>

#include <QTest>

#include "core/compare/import_changes.h"
#include "core/measure/cluster_changes.h"

using namespace rankloom;

namespace {

std::shared_ptr<const ModelInput> modelInput(std::int64_t id, const char* name)
{
    ModelInput input;
    input.id = id;
    input.model.change().name = name;
    return std::make_shared<const ModelInput>(std::move(input));
}

std::shared_ptr<const ClusterInput> clusterInput(std::int64_t id, int nodes)
{
    ClusterInput input;
    input.id = id;
    DeviceSpec device;
    device.name = "X1";
    input.cluster = makeCluster(nodes, 8, device);
    return std::make_shared<const ClusterInput>(std::move(input));
}

Scenario scenario(std::int64_t id, const char* name, std::int64_t cluster)
{
    Scenario made;
    made.id = id;
    made.name = name;
    made.cluster = cluster;
    return made;
}

/// Two plans on one cluster, a third on another; the first is on screen.
ProjectState threePlans()
{
    ProjectState state;
    state.inputs.models = {modelInput(1, "m")};
    state.inputs.clusters = {clusterInput(1, 2), clusterInput(2, 2)};
    state.scenarios = {scenario(1, "a", 1), scenario(2, "b", 1), scenario(3, "c", 2)};
    state.current = 1;
    return state;
}

std::vector<std::string> english(const std::vector<Phrase>& phrases)
{
    std::vector<std::string> texts;
    for (const Phrase& phrase : phrases)
        texts.push_back(phrase.english());
    return texts;
}

using Lines = std::vector<std::string>;

} // namespace

class TestImportChanges : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingChangesNothing()
    {
        const ProjectState state = threePlans();
        const ImportChanges changes = importChanges(state, state);
        QVERIFY(changes.lines.empty() && changes.otherPlans.empty() && !changes.newPlan);
        QCOMPARE(changes.before, &state.scenarios[0]);
    }

    void otherPlansOfTheClusterAreNamed()
    {
        const ProjectState before = threePlans();
        ProjectState after = before;
        after.inputs.clusters[0] = clusterInput(1, 4);
        const ImportChanges changes = importChanges(before, after);
        QCOMPARE(changes.otherPlans, Lines {"b"});
        QCOMPARE(english(changes.lines), Lines {"the cluster: 4 nodes of 8 devices instead of 2 of 8"});
        QCOMPARE(changes.after, &after.scenarios[0]);
    }

    void whatIsNewIsTold()
    {
        const ProjectState before = threePlans();
        ProjectState after = before;
        after.inputs.clusters.push_back(clusterInput(3, 5));
        after.scenarios.push_back(scenario(4, "d", 3));
        const ImportChanges changes = importChanges(before, after);
        QVERIFY(changes.newPlan);
        QCOMPARE(changes.after, &after.scenarios[3]);
        QCOMPARE(
            english(changes.lines), (Lines {"a cluster more: 5 × 8 X1", "a plan more, beside the others"}));
    }

    void cellsAreCountedWhereTheyDiffer()
    {
        constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
        Cluster before = clusterInput(1, 2)->cluster;
        before.links.setNodeMatrix({2, {kNone, 1e9, 2e9, kNone}, {}});
        Cluster after = before;
        QVERIFY(clusterChanges(before, after).empty());
        after.links.setNodeMatrix({2, {kNone, 1e9, 3e9, kNone}, {kNone, 1e-6, 1e-6, kNone}});
        QCOMPARE(english(clusterChanges(before, after)),
            (Lines {"1 measured bandwidths between nodes", "2 measured latencies between nodes"}));
    }
};

QTEST_APPLESS_MAIN(TestImportChanges)
#include "tst_import_changes.moc"
