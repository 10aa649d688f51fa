// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What follows from where experts are: devices per token, traffic, time of the exchange, cost of moving.
#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <vector>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <QFile>
#include <QTest>

#include "core/base/random.h"
#include "core/cluster/collectives.h"
#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/expert_change.h"
#include "core/evaluate/expert_traffic.h"
#include "core/experts/problem/token_travel.h"
#include "core/memory/static_bytes.h"
#include "core/model/layer_parameters.h"
#include "core/plan/check.h"
#include "core/plan/expert_flow.h"
#include "core/plan/plan_json.h"
#include "core/routing/routing_counter.h"
#include "core/timing/layer_time.h"
#include "core/timing/timing.h"
#include "tests/core/routing/routing_samples.h"

using namespace rankloom;
using namespace rankloom::test;
using nlohmann::json;

namespace {

ExpertPlacement randomPlacement(std::uint64_t seed, int layers, int experts, int members)
{
    Random random(seed);
    ExpertPlacement placement;
    for (int l = 0; l < layers; ++l) {
        auto& layer = placement.devices.emplace_back();
        for (int e = 0; e < experts; ++e) {
            std::set<int> holders {random.below(members)};
            if (random.below(4) == 0)
                holders.insert(random.below(members));
            layer.emplace_back(holders.begin(), holders.end());
        }
    }
    return placement;
}

int memberOf(const ExpertPlacement& placement, int layer, int expert, int token)
{
    const auto& holders =
        placement.devices[static_cast<std::size_t>(layer)][static_cast<std::size_t>(expert)];
    return holders[static_cast<std::size_t>(token) % holders.size()];
}

double sumOf(const std::vector<double>& values) { return std::accumulate(values.begin(), values.end(), 0.0); }

/// OLMoE on two nodes of four devices, EP 8.
Project moeProject(RoutingStatistics routing)
{
    Project project;
    const json document {{"format", "rankloom-plan"}, {"version", 1}, {"model", {{"preset", "olmoe-1b-7b"}}},
        {"cluster", {{"nodes", 2}, {"devicesPerNode", 4}, {"device", "h100-sxm-80gb"}}}};
    project = readPlanDocument(document.dump()).value().project;
    project.routing = std::move(routing);
    return project;
}

Plan moePlan()
{
    Plan plan;
    plan.workload = {4096, 1, 64};
    plan.layout.ep = 8;
    return plan;
}

Seconds exchangeOf(const Project& project, const Plan& plan)
{
    const PassTimes times = timePasses(LaidOut(project, plan));
    return times.stages.front().inForward.expert + times.stages.front().inBackward.expert;
}

/// Ports of every device, written down plainly: seconds of the busiest, latency once.
double busiestPort(const LinkTable& links, const std::vector<double>& bytes, int n)
{
    double longest = 0;
    for (int d = 0; d < n; ++d)
        for (const bool sends : {true, false})
            for (const LinkLevel level : {LinkLevel::DevicePair, LinkLevel::NodePair}) {
                double busy = 0;
                double latency = 0;
                for (int peer = 0; peer < n; ++peer) {
                    const int from = sends ? d : peer;
                    const int to = sends ? peer : d;
                    if (from == to)
                        continue;
                    latency = std::max(latency, links.link(from, to).latency.value());
                    if (links.level(from, to) == level)
                        busy += bytes[static_cast<std::size_t>(from * n + to)]
                            / links.link(from, to).bandwidth.value();
                }
                longest = std::max(longest, busy + latency);
            }
    return longest;
}

/// Token vectors that generating one token per sequence sends between devices, over all layers of a group of
/// `devices` with `tokens` each (ExFlow, arXiv 2401.08383): 2·G·N·L·p·k with dispatch and combine,
/// G·N·(L·p' + G) context-coherent, where the last term gathers the new tokens once. `share`, `movedShare`:
/// of the picks, what leaves the device.
double dispatchCombineVectors(int devices, double tokens, int layers, int topK, double share)
{
    return 2.0 * devices * tokens * layers * topK * share;
}

double contextCoherentVectors(int devices, double tokens, int layers, double movedShare)
{
    return devices * tokens * (layers * movedShare + devices);
}

} // namespace

class TestExpertConsequences : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void flowsMatchTokensFollowedOneByOne()
    {
        QVERIFY(rc::check("flows are those of every token", [] {
            const int layers = *rc::gen::inRange(1, 4);
            const int members = *rc::gen::inRange(2, 6);
            const int experts = *rc::gen::inRange(4, 12);
            const int topK = *rc::gen::inRange(1, 4);
            const int tokens = *rc::gen::inRange(1, 30);
            const auto seed = *rc::gen::inRange<std::uint64_t>(0, 1'000'000);
            const auto picks = randomPicks(seed, layers, tokens, topK, experts);
            const RoutingStatistics routing = counted(picks, topK, experts);
            const ExpertPlacement placement = randomPlacement(seed, layers, experts, members);
            RC_ASSERT(routing.sample.tokens == tokens);
            const auto n = static_cast<std::size_t>(members);
            for (const ExpertDispatch dispatch :
                {ExpertDispatch::Deduplicated, ExpertDispatch::ContextCoherent}) {
                const ExpertFlows flows(routing, placement, dispatch, experts, topK, members);
                std::vector<int> at(static_cast<std::size_t>(tokens), -1); // -1 = its rank
                for (int l = 0; l < layers; ++l) {
                    std::vector<double> there(n * n, 0.0);
                    std::vector<double> onward(n * n, 0.0);
                    for (int t = 0; t < tokens; ++t) {
                        std::vector<int> order; // members of the picks, in their order
                        for (int i = 0; i < topK; ++i)
                            order.push_back(memberOf(placement, l,
                                picks[static_cast<std::size_t>(l)][static_cast<std::size_t>(t * topK + i)],
                                t));
                        const std::set<int> touched(order.begin(), order.end());
                        const auto times = [&](int m) { return std::ranges::count(order, m); };
                        std::ptrdiff_t most = 0;
                        for (const int m : touched)
                            most = std::max(most, times(m));
                        std::set<int> seen;
                        std::vector<int> tied;
                        for (const int m : order)
                            if (times(m) == most && seen.insert(m).second)
                                tied.push_back(m);
                        const int next = tied[static_cast<std::size_t>(t) % tied.size()];
                        int& now = at[static_cast<std::size_t>(t)];
                        const bool coherent = dispatch == ExpertDispatch::ContextCoherent;
                        for (const int m : touched)
                            for (int home = 0; home < members; ++home) {
                                const double share = now < 0 ? 1.0 / members : (home == now ? 1.0 : 0.0);
                                there[static_cast<std::size_t>(home) * n + static_cast<std::size_t>(m)] +=
                                    share / tokens;
                                const double back = coherent ? (home == next ? 1.0 : 0.0) : share;
                                onward[static_cast<std::size_t>(m) * n + static_cast<std::size_t>(home)] +=
                                    back / tokens;
                            }
                        if (coherent)
                            now = next;
                    }
                    const ExpertFlow flow = flows.of(l);
                    for (std::size_t i = 0; i < n * n; ++i) {
                        RC_ASSERT(nearOrBelowOne(flow.dispatch[i], there[i]));
                        RC_ASSERT(nearOrBelowOne(flow.combine[i], onward[i]));
                    }
                    RC_ASSERT(nearOrBelowOne(sumOf(flow.waiting), members));
                }
            }
            const ExpertFlows copies(routing, placement, ExpertDispatch::AllToAll, experts, topK, members);
            for (int l = 0; l < layers; ++l)
                RC_ASSERT(nearOrBelowOne(copies.of(l).moved(), 2.0 * topK * (1 - 1.0 / members)));
        }));
    }

    /// Two all-to-alls against one and the gathering of new tokens (ExFlow).
    void contextCoherentCountsAsPublished()
    {
        const json all = oracles();
        if (all.is_null())
            QSKIP("No reference data: vectors are not compared.");
        const json& example = all["comm_count"]["example"];
        const double pairs = dispatchCombineVectors(
            example["G"], example["N"].get<double>(), example["L"], 1, example["p"].get<double>());
        const double coherent = contextCoherentVectors(
            example["G"], example["N"].get<double>(), example["L"], example["p_star"].get<double>());
        QVERIFY(nearOrBelowOne(pairs, example["baseline"].get<double>()));
        QVERIFY(nearOrBelowOne(coherent, example["exflow"].get<double>()));
        QVERIFY(nearOrBelowOne(coherent / pairs, example["ratio"].get<double>()));
        // The flows of uniform routing agree with p = 1 - 1/G, layer by layer; with more picks each further
        // member costs one vector of combine.
        const RoutingStatistics none;
        const ExpertPlacement contiguous;
        const int devices = example["G"];
        for (const int topK : {1, 2, 6}) {
            const ExpertFlows usual(none, contiguous, ExpertDispatch::AllToAll, 64, topK, devices);
            const ExpertFlows stays(none, contiguous, ExpertDispatch::ContextCoherent, 64, topK, devices);
            const double members = randomFanOut(64, devices, topK);
            const double away = 1 - 1.0 / devices;
            QVERIFY(nearOrBelowOne(usual.of(1).moved(), dispatchCombineVectors(1, 1, 1, topK, away)));
            QVERIFY(nearOrBelowOne(stays.of(1).moved(), members * away + members - 1));
        }
        const ExpertFlows one(none, contiguous, ExpertDispatch::ContextCoherent, 64, 1, devices);
        QVERIFY(nearOrBelowOne(one.of(1).moved() + devices / 32.0,
            contextCoherentVectors(devices, 1.0 / devices, 32, 0.875) / 32));
    }

    void pairwiseExchangeFillsTheBusiestPort()
    {
        QVERIFY(rc::check("an exchange takes as long as its busiest port", [] {
            LinkTable links(
                2, 4, {BytesPerSecond(4e11), Seconds(2e-6)}, {BytesPerSecond(5e10), Seconds(6e-6)});
            LinkMatrix matrix {2, {0, 3e10, 6e10, 0}, {}};
            links.setNodeMatrix(matrix);
            Random random(*rc::gen::inRange<std::uint64_t>(0, 1'000'000));
            std::vector<double> bytes(64);
            for (double& value : bytes)
                value = 1 + random.below(1'000'000);
            const std::vector<int> devices {0, 1, 2, 3, 4, 5, 6, 7};
            const CollectiveCost cost = PairwiseExchange(links, devices).cost(bytes);
            RC_ASSERT(nearOrBelowOne(cost.time.value() * 1e6, busiestPort(links, bytes, 8) * 1e6));
            RC_ASSERT(cost.slowestFrom != cost.slowestTo);
            const double even = Communicator(links, devices).allToAll(Bytes(8e6)).time.value();
            RC_ASSERT(nearOrBelowOne(even * 1e6, busiestPort(links, std::vector<double>(64, 1e6), 8) * 1e6));
        }));
    }

    /// The exchange of a plan is that of its traffic matrices over its links: hot experts behind a slow link
    /// cost more than elsewhere, and the evaluation says how much.
    void placementDecidesTheTimeOfTheExchange()
    {
        RoutingStatistics routing;
        routing.layers = 16;
        routing.experts = 64;
        routing.topK = 8;
        for (int l = 0; l < routing.layers; ++l)
            for (int e = 0; e < routing.experts; ++e)
                routing.load.push_back(e % 8 == 0 ? 900 : 100 + e);
        Project project = moeProject(routing);
        LinkMatrix slow {8, std::vector<double>(64, std::nan("")), {}};
        for (int d = 0; d < 7; ++d) { // device 7 hangs on a bad cable, inwards
            slow.bandwidth[slow.index(d, 7)] = 1e10;
        }
        project.cluster.change().links.setDeviceMatrix(slow);
        const Plan contiguous = moePlan();
        Plan hot = contiguous;
        for (int l = 0; l < 16; ++l) {
            auto& layer = hot.experts.change().devices.emplace_back();
            for (int e = 0; e < 64; ++e) // the popular ones all together on device 7
                layer.push_back({e % 8 == 0 ? 7 : (e + e / 8) % 7});
        }
        Seconds before;
        for (const Plan& plan : {contiguous, hot}) {
            const Layout layout = resolved(plan.layout, 8);
            const LayerTimer timer(project, plan, layout);
            const ExpertFlows flows(project.routing, plan.experts, ExpertDispatch::AllToAll, 64, 8, 8);
            const double vector = timer.dispatchTokens() * 8 * project.model->hidden * timer.elementBytes();
            double expected = 0;
            for (int l = 0; l < 16; ++l) {
                const ExpertFlow flow = flows.of(l);
                for (const std::vector<double>& vectors : {flow.dispatch, flow.combine}) {
                    std::vector<double> bytes;
                    for (const double v : vectors)
                        bytes.push_back(v * vector);
                    expected += 2 * busiestPort(project.cluster->links, bytes, 8); // forward and backward
                }
            }
            const Seconds time = exchangeOf(project, plan);
            QVERIFY(nearOrBelowOne(time.value() * 1e3, expected * 1e3));
            QVERIFY(time > before);
            before = time;
            // The traffic of a step is the same matrix, over all microbatches.
            const ExpertTraffic traffic = expertTraffic(project, plan);
            QCOMPARE(traffic.devices, (std::vector<int> {0, 1, 2, 3, 4, 5, 6, 7}));
            const double microbatches = 64.0 / 8;
            QVERIFY(nearOrBelowOne(sumOf(traffic.bytes), microbatches * vector * 16 * 4 * 8));
            QVERIFY(
                nearOrBelowOne(traffic.moved().value(), microbatches * vector * 16 * 4 * 8 * (1 - 1.0 / 8)));
            QVERIFY(
                nearOrBelowOne(traffic.perLevel[0].value() + traffic.moved().value(), sumOf(traffic.bytes)));
            // Seven peers of eight are elsewhere, four of them on the other node.
            QVERIFY(nearOrBelowOne(traffic.perLevel[2] / traffic.moved(), 4.0 / 7, 1e-6));
        }
        const Evaluation cold = evaluate(project, contiguous).value();
        const Evaluation warm = evaluate(project, hot).value();
        QVERIFY(cold.valid && warm.valid);
        QVERIFY(warm.time.step > cold.time.step);
        QVERIFY(warm.time.breakdown.expertParallel > cold.time.breakdown.expertParallel);
        QVERIFY(warm.experts.loadMaxOverMean > cold.experts.loadMaxOverMean);
        QVERIFY(warm.memory.stages[0].activations > cold.memory.stages[0].activations);
    }

    /// Even load measured is as good as no trace.
    void evenLoadCostsWhatNoTraceCosts()
    {
        RoutingStatistics routing;
        routing.layers = 16;
        routing.experts = 64;
        routing.topK = 8;
        routing.load.assign(16 * 64, 50);
        for (const ExpertDispatch dispatch :
            {ExpertDispatch::AllToAll, ExpertDispatch::Deduplicated, ExpertDispatch::ContextCoherent}) {
            Plan plan = moePlan();
            plan.communication.expertDispatch = dispatch;
            const Seconds traced = exchangeOf(moeProject(routing), plan);
            const Seconds none = exchangeOf(moeProject({}), plan);
            QVERIFY(none > Seconds(0));
            QVERIFY(nearOrBelowOne(traced.value() * 1e3, none.value() * 1e3));
        }
    }

    void dispatchIsADecisionOfThePlan()
    {
        const Project project = moeProject({});
        Plan plan = moePlan();
        const Evaluation usual = evaluate(project, plan).value();
        plan.communication.expertDispatch = ExpertDispatch::Deduplicated;
        QCOMPARE(readPlan(writePlan(plan)).value(), plan);
        const Evaluation fewer = evaluate(project, plan).value();
        QVERIFY(fewer.time.step < usual.time.step);
        plan.communication.expertDispatch = ExpertDispatch::ContextCoherent;
        QCOMPARE(readPlan(writePlan(plan)).value(), plan);
        const Evaluation coherent = evaluate(project, plan).value();
        QVERIFY(coherent.valid);
        QCOMPARE(coherent.diagnostics.front().code, std::string("context-coherent-training"));
        // Keys and values of eight ranks are kept instead of one's.
        QVERIFY(coherent.memory.stages[0].activations > usual.memory.stages[0].activations);
        const auto gathers = std::ranges::count(
            coherent.traffic, std::string("all-gather + reduce-scatter"), &TrafficReport::collective);
        QCOMPARE(gathers, 1);
        plan.layout.ep = 1;
        const Diagnostics found = check(project, plan);
        QVERIFY(std::ranges::any_of(
            found, [](const Diagnostic& d) { return d.code == "dispatch-without-group"; }));
        QVERIFY(!hasErrors(found));
    }

    /// A plan that looks at tokens takes them along: the document alone gives the same figures.
    void documentsCarryWhatTheEvaluationNeeds()
    {
        const auto picks = randomPicks(5, 16, 100, 8, 64);
        const Project project = moeProject(counted(picks, 8, 64));
        Plan plan = moePlan();
        for (const ExpertDispatch dispatch :
            {ExpertDispatch::AllToAll, ExpertDispatch::Deduplicated, ExpertDispatch::ContextCoherent}) {
            plan.communication.expertDispatch = dispatch;
            const std::string text = writePlanDocument(project, plan);
            QCOMPARE(text.find("sampledPicks") != std::string::npos, dispatch != ExpertDispatch::AllToAll);
            const PlanDocument read = readPlanDocument(text).value();
            QCOMPARE(evaluate(read.project, read.plan).value().time.step.value(),
                evaluate(project, plan).value().time.step.value());
        }
        std::string text = writePlanDocument(project, plan);
        const std::size_t at = text.find("sampledPicks");
        text.replace(text.find_first_of("0123456789", at), 1, "99");
        const auto refused = readPlanDocument(text);
        QVERIFY(!refused && refused.error().where.pointer.starts_with("/routing/sampledPicks/0"));
    }

    void movingExpertsCostsTheirBytes()
    {
        const Project project = moeProject({});
        const Plan plan = moePlan();
        Plan moved = plan;
        for (int l = 0; l < 16; ++l) {
            auto& layer = moved.experts.change().devices.emplace_back();
            for (int e = 0; e < 64; ++e)
                layer.push_back({e / 8});
        }
        // Nothing is moved by writing the same placement down.
        const ExpertChange same = expertChange(project, plan, moved, Seconds(2), Seconds(1)).value();
        QCOMPARE(same.moved, 0);
        QCOMPARE(same.copies, 16 * 64);
        QCOMPARE(same.seconds, Seconds(0));
        QCOMPARE(verdictOf(same), std::string("Nothing moves."));
        // Expert 0 of layer 3 to device 5, and another copy of expert 9 (device 1) to device 2.
        moved.experts.change().devices[3][0] = {5};
        moved.experts.change().devices[3][9] = {1, 2};
        const ExpertChange two = expertChange(project, plan, moved, Seconds(1), Seconds(0.9)).value();
        QCOMPARE(two.moved, 2);
        QCOMPARE(two.copies, 16 * 64 + 1);
        const auto parameters = static_cast<double>(moeLayerParameters(project.model).oneExpert);
        const BytesPerParameter bytes = bytesPerParameter(plan.memory);
        QVERIFY(nearOrBelowOne(two.weights.value(), 2 * parameters * bytes.weight));
        QVERIFY(nearOrBelowOne(two.optimizer.value(), 2 * parameters * bytes.optimizer));
        const double one = parameters * (bytes.weight + bytes.optimizer);
        QVERIFY(nearOrBelowOne(two.mostReceived.value(), one));
        const LinkFigure link = project.cluster->links.tier(LinkLevel::NodePair);
        QVERIFY(nearOrBelowOne(two.seconds.value(), one / link.bandwidth.value() + link.latency.value()));
        QCOMPARE(*two.paysAfterSteps, std::ceil(two.seconds.value() / 0.1));
        QVERIFY(verdictOf(two).starts_with("Worth it: pays after "));
        QVERIFY(verdictOf(expertChange(project, plan, moved, Seconds(1), Seconds(1.1)).value())
                    .starts_with("Not worth it: the step takes "));
        // Rounding is no gain, and no loss.
        for (const double after : {1 - 1e-8, 1.0, 1 + 1e-8}) {
            const ExpertChange equal = expertChange(project, plan, moved, Seconds(1), Seconds(after)).value();
            QVERIFY(!equal.paysAfterSteps);
            QVERIFY(verdictOf(equal).starts_with("Not worth it: the step takes as long as before"));
        }
        // More than experts would have to move.
        Plan other = moved;
        other.layout.tp = 2;
        QVERIFY(!expertChange(project, plan, other, Seconds(1), Seconds(1)));
    }
};

QTEST_APPLESS_MAIN(TestExpertConsequences)
#include "tst_expert_consequences.moc"
