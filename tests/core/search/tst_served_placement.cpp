// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Placement of ranks that serve: by the time per output token.
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include <QTest>

#include "core/base/progress.h"
#include "core/base/random.h"
#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/search/rank_placement.h"
#include "core/search/served_objective.h"
#include "core/serving/served_step.h"

using namespace rankloom;

namespace {

LinkMatrix randomMatrix(int size, std::uint64_t seed)
{
    Random random(seed);
    LinkMatrix links;
    links.size = size;
    for (int i = 0; i < size * size; ++i) {
        links.bandwidth.push_back(5e9 + 45e9 * random.unit());
        links.latency.push_back(5e-6 + 10e-6 * random.unit());
    }
    return links;
}

Project measured(const char* model, int nodes, std::uint64_t seed)
{
    Project p;
    p.model = modelPreset(model).value();
    p.cluster = makeCluster(nodes, 8, devicePreset("h100-sxm-80gb").value());
    p.cluster.change().links.setNodeMatrix(randomMatrix(nodes, seed));
    return p;
}

Plan serving(int tp, int pp, int ep = 1)
{
    Plan p;
    p.workload.kind = WorkKind::Serving;
    p.layout.tp = tp;
    p.layout.pp = pp;
    p.layout.ep = ep;
    p.layout.etp = ep > 1 ? 1 : 0;
    p.serving.requests.count = 400;
    return p;
}

std::vector<int> nodeOrder(const std::vector<int>& nodes)
{
    std::vector<int> devices;
    for (const int node : nodes)
        for (int slot = 0; slot < 8; ++slot)
            devices.push_back(node * 8 + slot);
    return devices;
}

double tokenTime(const Project& project, Plan plan, const std::vector<int>& devices)
{
    plan.deviceOfRank = devices;
    return servedLoad(project, plan).value().goal().value();
}

struct Case {
    const char* model;
    int nodes;
    Plan plan;
};

std::vector<Case> cases()
{
    Plan pools = serving(8, 2);
    pools.serving.decode = {16, 8, 2, 1, 0};
    return {{"llama-3-70b", 4, serving(16, 1)}, {"llama-3-70b", 4, serving(8, 4)},
        {"llama-3-70b", 4, serving(8, 2)}, {"deepseek-v2-lite", 4, serving(1, 1, 16)},
        {"mixtral-8x7b", 4, serving(4, 2)}, {"llama-3-70b", 4, pools}};
}

} // namespace

class TestServedPlacement : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Replicas do the same: which of them has the slow links is no matter, and it is never overlooked.
    void theSlowestReplicaCounts()
    {
        Project project = measured("llama-3-70b", 4, 1);
        LinkMatrix links;
        links.size = 4;
        links.bandwidth.assign(16, 50e9);
        links.latency.assign(16, 5e-6);
        const auto slow = [&](int a, int b) {
            LinkMatrix one = links;
            one.bandwidth[one.index(a, b)] = one.bandwidth[one.index(b, a)] = 2e9;
            Project with = project;
            with.cluster.change().links.setNodeMatrix(one);
            return with;
        };
        // Tensor groups over two nodes each, then stages that send from one node to another.
        QCOMPARE(tokenTime(slow(2, 3), serving(16, 1), {}), tokenTime(slow(0, 1), serving(16, 1), {}));
        const double sends = tokenTime(slow(0, 2), serving(8, 2), {});
        QCOMPARE(tokenTime(slow(1, 3), serving(8, 2), {}), sends);
        QVERIFY(tokenTime(slow(0, 1), serving(8, 2), {}) < sends);
        // A tensor group that reaches over the slow link, or none.
        QVERIFY(tokenTime(slow(0, 2), serving(16, 1), {}) < 0.9 * tokenTime(slow(0, 1), serving(16, 1), {}));
    }

    void theStartCostsWhatTheClosedFormSays()
    {
        for (const Case& c : cases()) {
            const Project project = measured(c.model, c.nodes, 3);
            const ServedLoad load = servedLoad(project, c.plan).value();
            const double real = load.goal().value();
            for (const int block : {8, 1}) {
                const ServedObjective objective(load, block);
                QVERIFY2(std::abs(objective.cost().value() - real) <= 1e-6 * real,
                    qPrintable(QStringLiteral("%1: %2, not %3")
                                   .arg(QLatin1String(c.model))
                                   .arg(objective.cost().value())
                                   .arg(real)));
                QVERIFY(objective.linkPart().value() > 0 && objective.linkPart() < objective.cost());
                QVERIFY(objective.bound() <= objective.cost());
            }
            // By the step that the window shows, too, which judges memory by the same requests.
            const ServedStep step = servedStep(project, c.plan).value();
            const double first = step.forecast.timeToFirstToken.value();
            const double shared =
                c.plan.serving.decode.devices == 0 ? 0 : first / static_cast<double>(load.mean.output);
            QVERIFY(std::abs(step.forecast.timePerToken.value() + shared - real) <= 1e-9 * real);
            QCOMPARE(load.system.tightest().memory.requests, step.memory.requests);
            QCOMPARE(load.system.tightest().memory.longest, step.memory.longest);
        }
    }

    /// Moves are priced as the closed form prices the plan that they make, nearly; and are taken back whole.
    void movesAreThoseOfTheClosedForm()
    {
        for (const Case& c : cases()) {
            const Project project = measured(c.model, c.nodes, 5);
            const ServedLoad load = servedLoad(project, c.plan).value();
            ServedObjective objective(load, 8);
            const double start = objective.cost().value();
            std::vector<int> nodes(static_cast<std::size_t>(c.nodes));
            std::iota(nodes.begin(), nodes.end(), 0);
            do {
                std::vector<PlacementChange> changes;
                for (int i = 0; i < c.nodes; ++i)
                    changes.push_back({i, nodes[static_cast<std::size_t>(i)]});
                const double priced = objective.propose(changes).value();
                objective.reject();
                QCOMPARE(objective.cost().value(), start);
                const double real = tokenTime(project, c.plan, nodeOrder(nodes));
                QVERIFY2(std::abs(priced - real) < 0.05 * real,
                    qPrintable(
                        QStringLiteral("%1: %2, not %3").arg(QLatin1String(c.model)).arg(priced).arg(real)));
            } while (std::ranges::next_permutation(nodes).found);
            objective.propose(std::vector<PlacementChange> {{0, 1}, {1, 0}});
            const double moved = objective.cost().value();
            objective.accept();
            ServedObjective again(load, 8);
            std::vector<int> units = objective.units();
            again.assign(units);
            QVERIFY(std::abs(again.cost().value() - moved) <= 1e-12 * moved);
        }
    }

    /// Of all orders of the nodes the closed form's best, as nearly as it is priced.
    void theBestOrderIsFound()
    {
        for (const Case& c : cases()) {
            const Project project = measured(c.model, c.nodes, 7);
            RankPlacementOptions options;
            options.moves = 20'000;
            Progress progress;
            options.progress = &progress;
            const auto found = placeRanks(project, c.plan, options);
            QVERIFY(found.has_value());
            double best = tokenTime(project, c.plan, {});
            const double start = best;
            QCOMPARE(found->before.step.value(), start);
            std::vector<int> nodes(static_cast<std::size_t>(c.nodes));
            std::iota(nodes.begin(), nodes.end(), 0);
            do
                best = std::min(best, tokenTime(project, c.plan, nodeOrder(nodes)));
            while (std::ranges::next_permutation(nodes).found);
            QVERIFY(found->after.step.value() <= start);
            QVERIFY(found->after.step.value() <= best * 1.01);
            QCOMPARE(found->after.step.value(), tokenTime(project, c.plan, found->deviceOfRank));
            std::vector<int> devices = found->deviceOfRank;
            std::ranges::sort(devices);
            QCOMPARE(devices, nodeOrder({0, 1, 2, 3}));
        }
    }

    void neverWorseAndRepeatable()
    {
        for (std::uint64_t seed = 1; seed <= 5; ++seed)
            for (const Case& c : cases()) {
                const Project project = measured(c.model, c.nodes, seed);
                RankPlacementOptions options;
                options.moves = 2'000;
                options.seed = seed;
                const auto found = placeRanks(project, c.plan, options);
                QVERIFY(found.has_value());
                QVERIFY(found->after.step <= found->before.step);
                QVERIFY(*found->after.timePerToken <= *found->before.timePerToken);
                QVERIFY(found->costAfter <= found->costBefore);
                QCOMPARE(placeRanks(project, c.plan, options)->deviceOfRank, found->deviceOfRank);
                Plan locked = c.plan;
                locked.lockedRanks = {0, 9};
                const auto kept = placeRanks(project, locked, options);
                QVERIFY(kept.has_value());
                QCOMPARE(kept->deviceOfRank[0], 0);
                QCOMPARE(kept->deviceOfRank[9], 9);
            }
    }

    /// Fast links join a large node with a small one, which cannot hold the stage that would move there.
    void whatHoldsNoRequestIsNotTaken()
    {
        Project project = measured("llama-3.1-405b", 4, 1);
        project.cluster.change().setDeviceOfNodes(std::array {0, 1}, devicePreset("h200-sxm-141gb").value());
        project.cluster.change().setDeviceOfNodes(std::array {2, 3}, devicePreset("v100-sxm-32gb").value());
        LinkMatrix links;
        links.size = 4;
        links.bandwidth.assign(16, 1e7); // beside them the links inside the small nodes count little
        links.latency.assign(16, 50e-6);
        for (const auto& [a, b] : {std::pair {0, 1}, {2, 3}})
            links.bandwidth[links.index(a, b)] = links.bandwidth[links.index(b, a)] = 50e9;
        project.cluster.change().links.setNodeMatrix(links);
        Plan plan = serving(8, 2);
        plan.stages.layersPerStage = {116, 10};
        // Faster by its links.
        ServedObjective objective(servedLoad(project, plan).value(), 8);
        const Seconds start = objective.cost();
        QVERIFY(objective.propose(std::vector<PlacementChange> {{1, 2}, {2, 1}}) < start);
        Plan moved = plan;
        moved.deviceOfRank = nodeOrder({0, 2, 1, 3});
        QCOMPARE(servedLoad(project, moved).error().code, ErrorCode::IllegalPlan);
        const auto found = placeRanks(project, plan, {});
        QVERIFY2(found.has_value(), found ? "" : found.error().text().c_str());
        QCOMPARE(found->deviceOfRank, nodeOrder({0, 1, 2, 3}));
        QCOMPARE(found->gain().value(), 0.0);
    }

    /// What a training step is placed by says nothing of requests, and the other way round.
    void goalsBelongToTheWork()
    {
        const Project project = measured("llama-3-70b", 4, 1);
        RankPlacementOptions options;
        options.goal = PlacementGoal::Pipette;
        auto refused = placeRanks(project, serving(8, 2), options);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unsupported);
        options.goal = PlacementGoal::Token;
        Plan training = serving(8, 2);
        training.workload = {4096, 1, 64};
        refused = placeRanks(project, training, options);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unsupported);
        // A plan that holds not one request has no token to be placed by.
        const Project large = measured("llama-3-70b", 1, 1);
        refused = placeRanks(large, serving(1, 1), {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::IllegalPlan);
    }

    void aStopKeepsTheBest()
    {
        std::stop_source stop;
        stop.request_stop();
        RankPlacementOptions options;
        options.stop = stop.get_token();
        const Project project = measured("llama-3-70b", 4, 1);
        const auto found = placeRanks(project, serving(16, 1), options);
        QVERIFY(found.has_value());
        QVERIFY(found->stopped);
        QVERIFY(found->after.step <= found->before.step);
    }
};

QTEST_APPLESS_MAIN(TestServedPlacement)
#include "tst_served_placement.moc"
