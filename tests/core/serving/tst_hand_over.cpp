// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include <QTest>

#include <rapidcheck.h>

#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/model/key_value_cache.h"
#include "core/serving/served_step.h"
#include "core/serving/serving_system.h"
#include "tests/core/serving/any_requests.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

class SeenHandOvers final : public ServingObserver {
public:
    void batch(const ServedBatch& batch) override
    {
        batches.batch(batch);
        formed.push_back(batch.formed.value());
    }
    void preempted(int replica, std::int32_t request, Nanoseconds when) override
    {
        batches.preempted(replica, request, when);
        preemptedOn.insert(request);
    }
    void handsOver(const HandOver& handOver) override { handOvers.push_back(handOver); }

    SeenBatches batches;
    std::vector<std::int64_t> formed;
    std::vector<HandOver> handOvers;
    std::set<int> preemptedOn;
};

struct PooledCase {
    ServingSetup setup;
    ServingRequests requests;
};

PooledCase anyPools()
{
    PooledCase out;
    out.setup.choice.scheduler = *rc::gen::element(SchedulerKind::Orca, SchedulerKind::Vllm,
        SchedulerKind::VllmMixed, SchedulerKind::Sarathi, SchedulerKind::SarathiDynamic);
    out.setup.stages = *rc::gen::inRange(1, 4);
    out.setup.replicas = *rc::gen::inRange(1, 4);
    out.setup.choice.routing = *rc::gen::element(
        RequestRouting::RoundRobin, RequestRouting::LeastOutstanding, RequestRouting::Random);
    out.setup.choice.maxBatch = *rc::gen::inRange(1, 20);
    out.setup.choice.tokenBudget = *rc::gen::inRange(8, 200);
    DecodeSetup decode;
    decode.stages = *rc::gen::inRange(1, 4);
    decode.replicas = *rc::gen::inRange(1, 4);
    decode.maxBatch = *rc::gen::inRange(1, 20);
    decode.times = std::make_shared<TestTimes>([](int stage, const BatchLoad& load) {
        return 20 + 3 * stage + load.prefillTokens + 2 * load.decodes + load.whole.decodeKeys / 16;
    });
    decode.paths.receivers = decode.replicas;
    for (int i = 0; i < out.setup.replicas * decode.replicas; ++i) {
        HandOverPath path;
        path.latency = Seconds(*rc::gen::inRange(0, 500) * 1e-9);
        path.perToken = Seconds(*rc::gen::inRange(0, 40) * 1e-9);
        path.bytesPerToken = Bytes(64);
        decode.paths.paths.push_back(path);
    }
    std::int64_t blocks = 0;
    out.requests = anyRequests(blocks);
    out.setup.blocks = blocks + *rc::gen::inRange(0, 20);
    decode.blocks = blocks + *rc::gen::inRange(0, 20);
    out.setup.decode = std::move(decode);
    return out;
}

Project pooledProject(const char* model, int devices)
{
    Project project;
    project.model = modelPreset(model).value();
    project.cluster = makeCluster(1, devices, devicePreset("h100-sxm-80gb").value());
    return project;
}

/// One path of the first replicas: prompts in TP x PP on the first devices, decodes on the last.
HandOverPath pathOf(const char* model, Layout prompts, const DecodePool& decodes, int devices)
{
    const Project project = pooledProject(model, devices);
    Plan plan;
    plan.layout = prompts;
    plan.layout.dp = 0;
    plan.serving.decode = decodes;
    return handOverPaths(servedPlan(project, plan).value(), decodingPlan(project, plan).value()).path(0, 0);
}

} // namespace

/// Disaggregated serving: keys and values on their way between two pools.
class TestHandOver : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// By hand: batches of 10 ns, 5 ns and 1 ns a token on the way.
    void oneRequest()
    {
        ServingSetup setup = setupOf(SchedulerKind::Sarathi, 100);
        setup.decode = DecodeSetup {1, 1, 100, 8, std::make_shared<TestTimes>(7), {}};
        HandOverPath path;
        path.latency = Seconds(5e-9);
        path.perToken = Seconds(1e-9);
        setup.decode->paths.paths = {path};
        const ServingSimulation run =
            simulateServing(setup, TestTimes(10), ServingRequests {requestAt(0, 30, 3)}).value();
        QCOMPARE(run.requests[0].firstToken.value(), 10);
        QCOMPARE(run.requests[0].handedOver.value(), 10 + 5 + 30);
        QCOMPARE(run.requests[0].end.value(), 45 + 7 + 7);
        QCOMPARE(run.requests[0].worstGap.value(), 35 + 7);
        QCOMPARE(run.requests[0].decodeReplica, 1);
        QCOMPARE(run.handOver->requests, 1);
        // Whoever asks for one token stays.
        const ServingSimulation alone =
            simulateServing(setup, TestTimes(10), ServingRequests {requestAt(0, 30, 1)}).value();
        QCOMPARE(alone.requests[0].end.value(), 10);
        QCOMPARE(alone.handOver->requests, 0);
    }

    /// The second waits until the decode pool has room: one block for each.
    void roomIsWaitedFor()
    {
        ServingSetup setup = setupOf(SchedulerKind::Sarathi, 100);
        setup.decode = DecodeSetup {1, 1, 1, 8, std::make_shared<TestTimes>(7), {}};
        setup.decode->paths.paths = {{}};
        const ServingSimulation run =
            simulateServing(setup, TestTimes(10), ServingRequests {requestAt(0, 4, 3), requestAt(0, 4, 3)})
                .value();
        QCOMPARE(run.requests[0].end.value(), 10 + 1 + 7 + 7);
        QCOMPARE(run.requests[1].handedOver.value(), 25 + 1);
        QCOMPARE(run.requests[1].end.value(), 26 + 7 + 7);
    }

    void tokensAndBlocksAreKept()
    {
        QVERIFY(rc::check("every request is handed over once, gets its tokens, every block comes back", [] {
            const PooledCase given = anyPools();
            const TestTimes times([](int stage, const BatchLoad& load) {
                return 50 + 7 * stage + 3 * load.prefillTokens + 2 * load.decodes;
            });
            SeenHandOvers seen;
            const Result<ServingSimulation> run = simulateServing(given.setup, times, given.requests, &seen);
            RC_ASSERT(run.has_value());
            RC_ASSERT(run->served == std::ssize(given.requests));
            std::map<int, HandOver> handOverOf;
            for (const HandOver& h : seen.handOvers) {
                RC_ASSERT(handOverOf.emplace(h.request, h).second);
                RC_ASSERT(h.tokens == given.requests[static_cast<std::size_t>(h.request)].prompt);
                RC_ASSERT(h.ready == run->requests[static_cast<std::size_t>(h.request)].firstToken);
                RC_ASSERT(h.ready <= h.start);
                const HandOverPath& path =
                    given.setup.decode->paths.path(h.from, h.to - given.setup.replicas);
                const std::int64_t duration = toNanoseconds(path.of(h.tokens, 0)).value();
                RC_ASSERT((h.end - h.start).value() == std::max<std::int64_t>(1, duration));
                RC_ASSERT(h.end == run->requests[static_cast<std::size_t>(h.request)].handedOver);
            }
            std::int64_t handed = 0;
            std::map<int, std::int64_t> tokens;
            for (std::size_t b = 0; b < seen.batches.batches.size(); ++b) {
                const SeenBatch& batch = seen.batches.batches[b];
                const bool generates = given.setup.generates(batch.replica);
                RC_ASSERT(generates || batch.decodes.empty());
                for (const int request : batch.decodes) {
                    ++tokens[request];
                    RC_ASSERT(handOverOf.at(request).to == batch.replica);
                    RC_ASSERT(handOverOf.at(request).end.value() <= seen.formed[b]);
                }
                for (const auto& [request, count] : batch.prompts)
                    RC_ASSERT(!generates || seen.preemptedOn.contains(request));
            }
            for (std::size_t i = 0; i < given.requests.size(); ++i) {
                const ServingRequest& request = given.requests[i];
                const RequestOutcome& outcome = run->requests[i];
                handed += request.output > 1 ? 1 : 0;
                RC_ASSERT(handOverOf.contains(static_cast<int>(i)) == (request.output > 1));
                RC_ASSERT(outcome.firstToken <= outcome.end);
                if (!seen.preemptedOn.contains(static_cast<int>(i)))
                    RC_ASSERT(tokens[static_cast<int>(i)] == request.output - 1);
            }
            RC_ASSERT(run->handOver->requests == handed);
            for (std::size_t r = 0; r < run->replicas.size(); ++r) {
                RC_ASSERT(run->replicas[r].blocksLeft == 0);
                RC_ASSERT(run->replicas[r].mostBlocks <= given.setup.blocksOf(static_cast<int>(r)));
            }
            // Neither end is at two hand-overs at once.
            for (std::size_t a = 0; a < seen.handOvers.size(); ++a)
                for (std::size_t b = a + 1; b < seen.handOvers.size(); ++b) {
                    const HandOver& one = seen.handOvers[a];
                    const HandOver& two = seen.handOvers[b];
                    if (one.from == two.from || one.to == two.to)
                        RC_ASSERT(one.end <= two.start || two.end <= one.start);
                }
            const Result<ServingSimulation> again = simulateServing(given.setup, times, given.requests);
            RC_ASSERT(again->end == run->end);
            RC_ASSERT(again->handOver->waiting == run->handOver->waiting);
        }));
    }

    /// 131,072 bytes of a token of Llama-3.1-8B in 16 bits; the busiest port decides.
    void pathsByTheirPorts()
    {
        const double bandwidth = pooledProject("llama-3.1-8b", 8).cluster->links.link(0, 1).bandwidth.value();
        constexpr double token = 131'072;
        Layout tp1;
        Layout tp2;
        tp2.tp = 2;
        Layout pp2;
        pp2.pp = 2;
        const auto check = [&](const Layout& from, const DecodePool& to, int devices, double ports) {
            const HandOverPath path = pathOf("llama-3.1-8b", from, to, devices);
            QCOMPARE(path.bytesPerToken.value(), token);
            QCOMPARE(path.perToken.value(), token / ports / bandwidth);
        };
        check(tp1, {1, 1, 1, 1, 0}, 2, 1);
        check(tp2, {2, 2, 1, 1, 0}, 4, 2); // each device its heads
        check(tp1, {2, 2, 1, 1, 0}, 3, 1); // one sends all
        check(pp2, {1, 1, 1, 1, 0}, 3, 1); // one gets all
        check(pp2, {2, 1, 2, 1, 0}, 4, 2); // each stage its layers
    }

    /// A latent vector is whole on every device: each receiver gets all of it, senders take turns.
    void latentVectorsGoToEverybody()
    {
        Layout tp2;
        tp2.tp = 2;
        const HandOverPath path = pathOf("deepseek-v2-lite", tp2, {4, 4, 1, 1, 0}, 6);
        const double token = keyValueBytesPerToken(modelPreset("deepseek-v2-lite").value(), 1, 2).value();
        const double bandwidth =
            pooledProject("deepseek-v2-lite", 6).cluster->links.link(0, 1).bandwidth.value();
        QCOMPARE(path.bytesPerToken.value(), 4 * token);
        QCOMPARE(path.perToken.value(), 2 * token / bandwidth);
    }

    /// So is an indexer's key, which goes with it: what is handed over, what a stage keeps and what is said
    /// of the model are one figure.
    void indexersGoWithTheirCache()
    {
        const ModelSpec model = modelPreset("deepseek-v3.2").value();
        const double token = keyValueBytesPerToken(model, 8, 2).value();
        Plan plan;
        plan.layout.tp = 8;
        plan.layout.dp = 0;
        QCOMPARE(pathOf("deepseek-v3.2", plan.layout, {8, 8, 1, 1, 0}, 16).bytesPerToken.value(), 8 * token);
        const Result<ServedPlan> served = servedPlan(pooledProject("deepseek-v3.2", 8), plan);
        QCOMPARE(served->stages.front().keyValuePerToken.value(), token);
    }

    /// What is shown of a token's time is all of it, on one pool and on two.
    void partsOfATokenAddUp()
    {
        const Project project = pooledProject("llama-3.1-8b", 8);
        Plan plan;
        plan.workload.kind = WorkKind::Serving;
        plan.layout.tp = 2;
        plan.layout.pp = 2;
        plan.layout.dp = 0;
        for (const int decodes : {0, 4}) {
            plan.serving.decode.devices = decodes;
            const ServedStep step = servedStep(project, plan).value();
            QVERIFY(step.memory.fits());
            double sum = 0;
            for (const ServedStepPart& part : step.parts)
                sum += part.time.value();
            QVERIFY(std::abs(sum - step.forecast.timePerToken.value()) < 1e-9);
        }
    }

    void poolsHaveTheirOwnDevicesAndMemory()
    {
        const Project project = pooledProject("llama-3.1-8b", 8);
        Plan plan;
        plan.layout.tp = 2;
        plan.layout.dp = 0;
        plan.serving.decode = {4, 1, 2, 1, 16};
        const ServingSystem system = servingSystem(project, plan, {2048, 1920}).value();
        QCOMPARE(system.prompts.plan.devices, (std::vector<int> {0, 1, 2, 3}));
        QCOMPARE(system.decodes->plan.devices, (std::vector<int> {4, 5, 6, 7}));
        QCOMPARE(system.prompts.plan.replicas, 2);
        QCOMPARE(system.decodes->plan.replicas, 2);
        QCOMPARE(system.setup.decode->stages, 2);
        QCOMPARE(system.setup.decode->maxBatch, 16);
        // A stage of two holds half of the layers.
        QCOMPARE(system.decodes->memory.keyValuePerToken.value(), 131'072.0 / 2);
        QCOMPARE(system.prompts.memory.tokens, std::int64_t(1920));
        plan.serving.scheduler = SchedulerKind::Fusion;
        QCOMPARE(servingSystem(project, plan, {2048, 1920}).error().code, ErrorCode::Unsupported);
        plan.serving.scheduler = SchedulerKind::Sarathi;
        plan.serving.decode.devices = 8;
        QCOMPARE(servingSystem(project, plan, {2048, 1920}).error().where.pointer,
            std::string("/serving/decode/devices"));
        plan.serving.decode.devices = 3;
        plan.serving.decode.tp = 3;
        QCOMPARE(servingSystem(project, plan, {2048, 1920}).error().code, ErrorCode::IllegalPlan);
    }
};

QTEST_APPLESS_MAIN(TestHandOver)
#include "tst_hand_over.moc"
